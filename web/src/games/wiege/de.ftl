### Der Spieltisch von Die Wiege der Renaissance auf Deutsch. Die Wortliste steht im Katalog des Spiels.

## Ansichten auf dem Telefon

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
wiege-open-to-all = { $seats ->
    [2] offen für beide
   *[other] offen für alle, höchstens zwei
}
wiege-border-with = Grenze zu { $name }
wiege-border-of = zwischen { $one } und { $other }
wiege-closed = gerade nicht für dich
wiege-position = Platz { $number }
wiege-vacant = Hier liegt kein Ereignis mehr
wiege-which-piece = Was du setzt

## Auslage und Stapel

wiege-display = Auslage
wiege-evaluation = { $done } von { $all } Wertungen
wiege-evaluation-long = { $done } von { $all } Wertungen sind vorbei
wiege-evaluations-left = Noch { $left } oder mehr Wertungen
wiege-evaluations-left-long = { $left ->
    [one] Es folgt mindestens 1 Wertung und eine mehr für jedes Ereignis, das zurückkehrt
   *[other] Es folgen mindestens { $left } Wertungen und eine mehr für jedes Ereignis, das zurückkehrt
}
wiege-slot-empty = leer
wiege-deck = Nachziehstapel
wiege-cards-left = Karten
wiege-events-left = Ereignisse
wiege-discarded = Ablage
wiege-discards = { $count ->
    [one] 1 Karte in der Ablage
   *[other] { $count } Karten in der Ablage
}

## Der Bereich eines Spielers

wiege-reserve = Vorrat
wiege-stones-of = { $count ->
    [one] 1 Stein von { $name }
   *[other] { $count } Steine von { $name }
}
wiege-no-stones = keine Steine
wiege-genius-home = Genie im Vorrat
wiege-genius-away = Genie auf einem Ereignis
wiege-culture = Kultur
wiege-column = { $symbol }: { $count }
wiege-column-open = Offene Spalte: Sie zählt auch für { $other }.
wiege-hand = Hand
wiege-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
wiege-hand-empty = Keine Karten auf der Hand.
wiege-in-hand = Hand
wiege-in-pile = Stapel
wiege-pile-of = { $count ->
    [0] keine Personen im Stapel
    [one] Stapel aus 1 Person
   *[other] Stapel aus { $count } Personen
}
wiege-points = Steine
wiege-team-points = Steine beider Partner
wiege-your-team = Dein Team
wiege-their-team = Das andere Team
wiege-stones-word = { $count ->
    [one] Stein
   *[other] Steine
}

## Wertungen

wiege-duel-title = Duell: { $event }
wiege-duel-about = Das letzte rote Feld ist besetzt. { $name } und { $other } schicken ihre Personen; das höhere Ergebnis bekommt die Steine.
wiege-duel-how = Eine Karte aus der Hand muss eines dieser Symbole tragen. Karten aus dem Stapel zählen immer.
wiege-duel-alone-title = Personen: { $event }
wiege-duel-alone-about = Das letzte rote Feld ist besetzt, und sonst ist niemand hier. Eine Person von { $name }, gleich mit welchem Wert, bekommt die Steine.
wiege-culture-title = Kultur: { $event }
wiege-culture-about = Das letzte blaue Feld ist besetzt. Erst nennt { $name }, dann { $other } ein Symbol; wer mehr davon zeigt, gewinnt die Differenz.
wiege-culture-how = Beide nennen eines dieser Symbole: dasselbe oder ein anderes.
wiege-culture-alone-title = Kultur: { $event }
wiege-culture-alone-about = Das letzte blaue Feld ist besetzt, und sonst ist niemand hier. { $name } bekommt für jedes gezeigte Symbol einen Stein.
wiege-culture-alone-how = Jeder erhaltene Stein kostet eine Karte der Spalte, von oben.
wiege-keep-how = Eine dieser Karten kommt zurück auf die Hand. Die anderen werden abgeworfen.
wiege-at-stake = { $count ->
    [one] es geht um 1 Stein
   *[other] es geht um { $count } Steine
}
wiege-score = Ergebnis { $score }
wiege-to-reveal = deckt auf oder passt
wiege-to-play = darf eine Karte spielen
wiege-passed = hat gepasst
wiege-keeps-one = nimmt eine Karte zurück
wiege-pays = { $count ->
    [one] zahlt 1 Stein
   *[other] zahlt { $count } Steine
}
wiege-has-left = { $hand } auf der Hand, { $pile } im Stapel
wiege-nothing-revealed = nichts aufgedeckt
wiege-nothing-played = keine Karte gespielt
wiege-cards-gone = schon abgeworfen
wiege-twins = { $count ->
    [2] ein Paar
   *[other] gleiche Werte
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
wiege-to-name = nennt ein Symbol
wiege-names-next = nennt danach
wiege-named = nennt { $symbol }
wiege-took-part = ist beteiligt
wiege-no-cards = keine Karten
wiege-payers = Die Steine kommen von
wiege-on-events = { $count } auf Ereignissen
wiege-compares = { $ahead ->
    [1] { $count } mehr
    [0] gleich viele
   *[-1] { $count } weniger
}
wiege-debt = { $count ->
    [one] { $name } zahlt { $to } 1 Stein.
   *[other] { $name } zahlt { $to } { $count } Steine, einen nach dem anderen.
}
wiege-won = { $stones ->
    [0] { $name } gewinnt, aber es ist nichts zu holen
    [one] { $name } gewinnt 1 Stein
   *[other] { $name } gewinnt { $stones } Steine
}
wiege-tied = Gleichstand zwischen { $name } und { $other }

## Überschriften der Aktionsliste, nach Verb

wiege-do-place = Setzen
wiege-do-place-line = Einen Stein oder ein Genie auf ein Ereignis
wiege-do-lift = Versetzen
wiege-do-lift-line = Eine Figur nehmen und woanders setzen
wiege-do-draw = Ziehen
wiege-do-draw-line = Karten auf die Hand
wiege-do-play = Ausspielen
wiege-do-play-line = Eine Karte aus der Hand
wiege-do-rotate = Drehen
wiege-do-rotate-line = Eine Drehkarte auf einer Spalte
wiege-do-exchange = Tauschen
wiege-do-exchange-line = Steine mit jemandem
wiege-do-reveal = Aufdecken
wiege-do-reveal-line = Eine Karte im Duell
wiege-do-stop = Genug
wiege-do-stop-line = Ohne dies weiter
