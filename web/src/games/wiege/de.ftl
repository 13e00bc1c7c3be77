### Der Spieltisch von Die Wiege der Renaissance auf Deutsch. Die Wortliste steht im Katalog des Spiels.

## Ansichten auf dem Telefon

wiege-short-title = Die Wiege
wiege-pane-table = Tisch
wiege-pane-cards = Karten
wiege-pane-mine = Meins

## Symbole, Steine, Zeichen

wiege-science = Wissenschaft
wiege-architecture = Architektur
wiege-finance = Finanzen
wiege-exploration = Entdeckungen
wiege-religion = Religion
wiege-stone = Stein
wiege-genius = Genie
wiege-mark-blue = Geniezeichen, blau
wiege-mark-red = Geniezeichen, rot
wiege-rotation = lässt sich drehen
wiege-either = eins von beiden
wiege-any-event = jedes Ereignis

## Ereignisse

wiege-height = { $count ->
    [one] Stapel aus 1 Ereignis
   *[other] Stapel aus { $count } Ereignissen
}
wiege-spaces = Felder und Straßen
wiege-space = { $colour ->
    [blue] blaues Feld { $number }, leer
   *[red] rotes Feld { $number }, leer
}
wiege-space-with = { $colour ->
    [blue] blaues Feld { $number }
   *[red] rotes Feld { $number }
}, { $man ->
    [genius] das Genie von { $name }
   *[stone] ein Stein von { $name }
}
wiege-numbers = Die Nummern sind die Namen der Felder: So heißen sie im Verlauf und bei den Aktionen.
wiege-last-blue = Ist das letzte blaue Feld besetzt, wird Kultur gewertet: Ihr nennt je ein Symbol, und wer mehr davon zeigt, gewinnt die Differenz in Steinen.
wiege-last-red = Ist das letzte rote Feld besetzt, werden Personen gewertet: Das höhere Ergebnis gewinnt { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}.
wiege-mark-brings = Oben in seiner Spalte bringt es eine Karte der Auslage, wenn dein Genie auf ein { $colour ->
    [blue] blaues
   *[red] rotes
} Feld kommt und keine Wertung auslöst.
wiege-open-to-all = { $seats ->
    [2] offen für beide
   *[other] offen für alle, höchstens zwei
}
wiege-border-with = Grenze zu { $name }
wiege-border-of = zwischen { $one } und { $other }
wiege-closed = gerade nichts für dich
wiege-position = Platz { $number }
wiege-vacant = Hier liegt kein Ereignis mehr
wiege-leaves = Nichts mehr zu setzen: { $man ->
    [stone] Dein Stein
   *[genius] Dein Genie
} verlässt „{ $event }“.
wiege-which-piece = Was du setzt

## Auslage und Stapel

wiege-display = Auslage
wiege-evaluation = { $done } von { $all } Wertungen
wiege-evaluation-long = { $done } von { $all } Wertungen sind vorbei
wiege-evaluations-left = { $left ->
    [0] Keine Wertung mehr
    [one] Noch mindestens 1 Wertung
   *[other] Noch mindestens { $left } Wertungen
}
wiege-evaluations-left-long = { $left ->
    [0] Alle Wertungen sind vorbei
    [one] Es folgt mindestens 1 Wertung und eine mehr für jedes Ereignis, das zurückkehrt
   *[other] Es folgen mindestens { $left } Wertungen und eine mehr für jedes Ereignis, das zurückkehrt
}
wiege-slot-empty = leer
wiege-deck = Nachziehstapel
wiege-cards-left = Karten
wiege-events-left = Ereignisse
wiege-discarded = Ablage
wiege-discards = { $count ->
    [one] 1 Karte in der Ablage
   *[other] { $count } Karten in der Ablage
}

## Der Bereich eines Spielers

wiege-reserve = Vorrat
wiege-stones-of = { $count ->
    [one] 1 Stein von { $name }
   *[other] { $count } Steine von { $name }
}
wiege-no-stones = keine Steine
wiege-genius-home = Genie im Vorrat
wiege-genius-away = Genie auf einem Ereignis
wiege-culture = Kultur
wiege-column = { $symbol }: { $count }
wiege-column-open = Offene Spalte: Sie zählt auch für { $other }.
wiege-hand = Hand
wiege-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
wiege-hand-empty = Keine Karten auf der Hand.
wiege-alike = { $count } gleichwertige Karten: { $names }. Jede wird einzeln gespielt, diese zuerst.
wiege-in-hand = Hand
wiege-in-pile = Stapel
wiege-pile-of = { $count ->
    [0] keine Personen im Stapel
    [one] 1 Person im Stapel
   *[other] { $count } Personen im Stapel
}
wiege-points = Steine
wiege-team-points = Steine beider Partner
wiege-your-team = Dein Team
wiege-their-team = Das andere Team
wiege-wins-with = { $you ->
    [yes] Du gewinnst mit
   *[no] { $name } gewinnt mit
} { $points ->
    [one] { $points } Stein
   *[other] { $points } Steinen
}
wiege-win-with = { $name } gewinnen mit { $points ->
    [one] { $points } Stein
   *[other] { $points } Steinen
}
wiege-ahead-of = { $points ->
    [one] { $points } Stein
   *[other] { $points } Steine
} vor { $you ->
    [yes] dir
   *[no] { $name }
}
wiege-stones-word = { $count ->
    [one] Stein
   *[other] Steine
}

## Wertungen

wiege-last-evaluation = { $title } · beendet das Spiel
wiege-duel-title = Personenwertung: { $event }
wiege-duel-about = Das letzte rote Feld ist besetzt. { $you ->
    [yes] Du und { $other } schickt eure Personen
   *[no] { $other_you ->
        [yes] Du und { $name } schickt eure Personen
       *[no] { $name } und { $other } schicken ihre Personen
    }
}; wer das höhere Ergebnis hat, bekommt die Steine.
wiege-duel-how = Eine Karte aus der Hand muss eines dieser Symbole tragen. Karten aus dem Stapel zählen immer.
wiege-duel-alone-title = Personenwertung: { $event }
wiege-duel-alone-about = { $you ->
    [yes] Das letzte rote Feld ist besetzt, und sonst ist niemand hier. Mit einer deiner Personen, gleich welchen Werts, bekommst du die Steine.
   *[no] Das letzte rote Feld ist besetzt, und sonst ist niemand hier. Mit einer Person, gleich welchen Werts, bekommt { $name } die Steine.
}
wiege-culture-title = Kulturwertung: { $event }
wiege-culture-about = Das letzte blaue Feld ist besetzt. { $you ->
    [yes] Erst nennst du, dann { $other } ein Symbol
   *[no] { $other_you ->
        [yes] Erst nennt { $name }, dann du ein Symbol
       *[no] Erst nennt { $name }, dann { $other } ein Symbol
    }
}; wer mehr davon zeigt, gewinnt die Differenz.
wiege-culture-how = Beide nennen eines dieser Symbole: dasselbe oder ein anderes.
wiege-culture-alone-title = Kulturwertung: { $event }
wiege-culture-alone-about = { $you ->
    [yes] Das letzte blaue Feld ist besetzt, und sonst ist niemand hier. Du bekommst für jedes gezeigte Symbol einen Stein.
   *[no] Das letzte blaue Feld ist besetzt, und sonst ist niemand hier. { $name } bekommt für jedes gezeigte Symbol einen Stein.
}
wiege-culture-alone-how = Jeder erhaltene Stein kostet eine Karte der Spalte, von oben.
wiege-keep-how = Eine dieser Karten kommt zurück auf die Hand. Die anderen werden abgeworfen.
wiege-at-stake = { $count ->
    [one] es geht um 1 Stein
   *[other] es geht um { $count } Steine
}
wiege-score = Ergebnis { $score }
wiege-to-reveal = { $you ->
    [yes] deckst auf oder passt
   *[no] deckt auf oder passt
}
wiege-to-play = { $you ->
    [yes] darfst eine Karte spielen
   *[no] darf eine Karte spielen
}
wiege-passed = { $you ->
    [yes] hast gepasst
   *[no] hat gepasst
}
wiege-keeps-one = { $you ->
    [yes] nimmst eine Karte zurück
   *[no] nimmt eine Karte zurück
}
wiege-pays = { $you ->
    [yes] zahlst { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
   *[no] zahlt { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
}
wiege-paid = { $you ->
    [yes] hast { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } gezahlt
   *[no] hat { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } gezahlt
}
wiege-has-left = { $hand } auf der Hand, { $pile } im Stapel
wiege-nothing-revealed = nichts aufgedeckt
wiege-nothing-played = keine Karte gespielt
wiege-cards-gone = schon abgeworfen
wiege-twins = { $count ->
    [2] +2 für ein Paar
   *[other] +{ $count } für gleiche Werte
}
wiege-you = Du
wiege-place-next = nächste
wiege-place-answer = Antwort
wiege-duel-stands = Bisher { $own } zu { $other }
wiege-duel-would = { $card }: { $own } zu { $other }
wiege-your-characters = Deine Personen
wiege-no-characters = Du hast keine Person, die du hier spielen kannst.
wiege-from-hand = aus der Hand
wiege-from-pile = aus dem Stapel
wiege-makes = ergibt { $score }
wiege-no-use = { $symbol }: hier nicht
wiege-to-name = { $you ->
    [yes] nennst ein Symbol
   *[no] nennt ein Symbol
}
wiege-names-next = { $you ->
    [yes] nennst danach
   *[no] nennt danach
}
wiege-named = { $you ->
    [yes] nennst { $symbol }
   *[no] nennt { $symbol }
}
wiege-took-part = { $you ->
    [yes] bist beteiligt
   *[no] ist beteiligt
}
wiege-no-cards = keine Karten
wiege-payers = Die Steine kommen von
wiege-on-events = { $count } auf Ereignissen
wiege-compares = { $ahead ->
    [1] { $count } mehr
    [0] gleich viele
   *[-1] { $count } weniger
}
wiege-debt = { $you ->
    [yes] Du zahlst { $to }
   *[no] { $to_you ->
        [yes] { $name } zahlt dir
       *[no] { $name } zahlt { $to }
    }
} { $count ->
    [one] 1 Stein.
   *[other] { $count } Steine, einen nach dem anderen.
}
wiege-before = zuvor: { $text }
wiege-begins = Die Wertung beginnt.
wiege-duel-over = Das Duell ist entschieden.
wiege-culture-over = Der Vergleich ist entschieden.
wiege-alone-over = Die Wertung ist vorbei.
wiege-back = Zurück zur Wertung
wiege-continue = Weiter
wiege-won = { $you ->
    [yes] { $stones ->
        [0] Du hast gewonnen, aber es war nichts zu holen
        [one] Du hast 1 Stein gewonnen
       *[other] Du hast { $stones } Steine gewonnen
    }
   *[no] { $stones ->
        [0] { $name } hat gewonnen, aber es war nichts zu holen
        [one] { $name } hat 1 Stein gewonnen
       *[other] { $name } hat { $stones } Steine gewonnen
    }
}
wiege-won-none = { $you ->
    [yes] Du zeigst keins davon: Es gab nichts zu holen
   *[no] { $name } zeigt keins davon: Es gab nichts zu holen
}
wiege-tied = { $you ->
    [yes] Gleichstand zwischen dir und { $other }: Niemand gewann Steine
   *[no] Gleichstand zwischen { $name } und { $other }: Niemand gewann Steine
}
wiege-won-from = { $stones ->
    [one] Du hast { $other } 1 Stein abgenommen
   *[other] Du hast { $other } { $stones } Steine abgenommen
}
wiege-lost = { $stones ->
    [0] { $name } hat gewonnen, aber du hattest keinen Stein zu zahlen
    [one] Du hast 1 Stein an { $name } verloren
   *[other] Du hast { $stones } Steine an { $name } verloren
}
wiege-collected = { $name } hat { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
} eingesammelt, davon { $paid } von dir
wiege-news = Eben, „{ $event }“: { $text }.
wiege-round-word = Runde
