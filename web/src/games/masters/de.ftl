### Der Spieltisch von Meister der Renaissance auf Deutsch. Die Wortliste steht im Katalog des Spiels.

## Ansichten auf dem Telefon

masters-short-title = Meister
masters-pane-market = Markt
masters-pane-cards = Karten
masters-pane-mine = Tableau

## Ressourcen und Farben

masters-coin = Münze
masters-stone = Stein
masters-servant = Diener
masters-shield = Schild
masters-faith = Glaube
masters-so-many = { $good ->
    [coin] { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
    [stone] { $amount ->
        [one] 1 Stein
       *[other] { $amount } Steine
    }
    [servant] { $amount ->
        [one] 1 Diener
       *[other] { $amount } Diener
    }
   *[shield] { $amount ->
        [one] 1 Schild
       *[other] { $amount } Schilde
    }
}
masters-any = beliebige Ressource
masters-green = grün
masters-blue = blau
masters-yellow = gelb
masters-purple = violett
masters-level = Stufe { $level }
masters-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Der Markt

masters-market = Markt
masters-tray = Murmeln in drei Reihen und vier Spalten
masters-spare = freie Murmel rückt nach
masters-slide = Murmel auf der Rutsche
masters-marble-white = weiße Murmel
masters-marble-blue = blaue Murmel
masters-marble-grey = graue Murmel
masters-marble-yellow = gelbe Murmel
masters-marble-purple = violette Murmel
masters-marble-red = rote Murmel
masters-line-gives = gibt
masters-nothing = nichts
masters-line-brings = Gibt { $goods }.
masters-line-over = Ohne Depot, also abzuwerfen: { $goods }.
masters-line-whites = { $count ->
    [one] Bei 1 weißen Murmel wählst du.
   *[other] Bei { $count } weißen Murmeln wählst du.
}
masters-line-nothing = Weiße Murmeln geben nichts.
masters-buy-pays = Kostet { $goods }; die Karte kommt in Fach { $slot }.
masters-buy-free = Kostet nichts; die Karte kommt in Fach { $slot }.
masters-buy-either = Wähle eine markierte Ressource, um sie aus der Truhe zu zahlen.
masters-buy-covers = Sie überdeckt „{ $card }“: Diese Karte produziert dann nicht mehr.
masters-buy-last = { $ends ->
    [won] Es ist deine 7. Karte: Damit gewinnst du.
    [now] Es ist deine 7. Karte: Mit diesem Zug endet die Partie.
   *[round] Es ist deine 7. Karte: Damit beginnt die letzte Runde.
}
masters-about-finish-turn = { $undo ->
    [yes] { $leaders ->
        [none] Bis dahin kannst du den Zug zurücknehmen.
        [discard] Bis dahin kannst du den Zug zurücknehmen oder einen Anführer abwerfen.
       *[play] Bis dahin kannst du den Zug zurücknehmen oder einen Anführer ausspielen oder abwerfen.
    }
   *[no] { $leaders ->
        [none] Es ist nichts mehr zu tun: Dein Zug endet von selbst.
        [discard] Du kannst noch einen Anführer abwerfen. Zurücknehmen lässt sich nichts mehr.
       *[play] Du kannst noch einen Anführer ausspielen oder abwerfen. Zurücknehmen lässt sich nichts mehr.
    }
}
masters-last-turn = Die letzte Runde hat begonnen: Das ist dein letzter Zug.
masters-held = Noch zu verteilen
masters-shelf = Vom Markt
masters-shelf-fits = { $fit } von { $count } verteilt
masters-holding = { $name } verteilt dies
masters-store = Lagern
masters-start-with = in dein Lager:
masters-becomes = wird zu

## Entwicklungskarten

masters-cards = Entwicklungskarten
masters-saved = { $amount } laut Karte, { $saved } weniger durch deine Anführer
masters-cost = Kosten
masters-affordable = { $count ->
    [0] jetzt keine bezahlbar
    [one] jetzt eine bezahlbar
   *[other] jetzt { $count } bezahlbar
}
masters-cards-left = { $count ->
    [one] letzte Karte des Stapels
   *[other] { $count } Karten im Stapel
}
masters-deck-empty = { $colour }, Stufe { $level }: keine Karten mehr
masters-into = in Fach
masters-price = Preis

## Die Glaubensleiste

masters-track = Glaubensleiste
masters-favours = Gunstplättchen
masters-favour-won = { $own ->
    [no] erhalten
   *[other] deins
}
masters-favour-lost = verloren
masters-favour-ahead = offen
masters-report-title = { $section }. Vatikanbericht
masters-report-when = { $solo ->
    [yes] Er findet statt, sobald du oder das Schwarze Kreuz Feld { $space } erreicht. Stehst du dann auf Feld { $first } oder weiter, behältst du das Gunstplättchen ({ masters-points }); sonst verlierst du es.
   *[no] Er findet statt, sobald jemand Feld { $space } erreicht. Wer dann auf Feld { $first } oder weiter steht, behält sein Gunstplättchen ({ masters-points }); alle anderen verlieren es.
}
masters-report-ends = Damit beginnt die letzte Runde.
masters-report-held = Er hat stattgefunden. Wer auf Feld { $first } oder weiter stand, hat das Gunstplättchen behalten ({ masters-points }).
masters-report-came = { $you ->
    [yes] { $kept ->
        [yes] Du hast dein Plättchen behalten.
       *[no] Du hast dein Plättchen verloren.
    }
   *[no] { $kept ->
        [yes] { $name } hat das Plättchen behalten.
       *[no] { $name } hat das Plättchen verloren.
    }
}
masters-report-off = { $who ->
    [you] Du bist
    [cross] Das Schwarze Kreuz ist
   *[other] { $name } ist
} noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} entfernt.
masters-report-mine = { $lacking ->
    [0] Du stehst weit genug, um dein Plättchen zu behalten.
    [one] Dir fehlt noch 1 Schritt, um dein Plättchen zu behalten.
   *[other] Dir fehlen noch { $lacking } Schritte, um dein Plättchen zu behalten.
}
masters-report-near = { $who ->
    [you] Du bist
    [cross] Das Schwarze Kreuz ist
   *[other] { $name } ist
} { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} vor dem { $section }. Vatikanbericht{ $ends ->
    [yes] {" "}(letzte Runde)
   *[no] {""}
}: { $safe ->
    [yes] Du stehst weit genug vorn für dein Plättchen.
   *[no] Dein Plättchen{ $ends ->
        [yes] {""}
       *[no] {" "}({ masters-points })
    } behältst du erst ab Feld { $first }.
}
masters-report-called = Der { $section }. Vatikanbericht findet statt{ $ends ->
    [now] , und mit diesem Zug endet die Partie.
    [round] , und die letzte Runde beginnt.
   *[no] .
}
masters-faith-of = { $name } { $from } → { $to }
masters-black-cross = Schwarzes Kreuz
masters-last-round = Letzte Runde
masters-lorenzo = Lorenzo der Prächtige
masters-tokens-left = noch { $count } Plättchen
masters-reshuffled = neu gemischt

## Das Tableau eines Spielers

masters-warehouse = Lager
masters-depot = Depot für { $size }
masters-leader-depot = Anführer
masters-strongbox = Truhe
masters-pay = Woraus du zahlst
masters-pay-now = jetzt zu zahlen
masters-production = Produktion
masters-produce = Produzieren
masters-faith-moves = { $gain ->
    [0] Glaube { $from } → { $to }.
    [one] Glaube { $from } → { $to }: 1 Punkt mehr.
   *[other] Glaube { $from } → { $to }: { $gain } Punkte mehr.
}
masters-basic-open = { $pay ->
    [0] Zwei gegen eine: Wähle, was du bekommst.
   *[other] Zwei gegen eine: Wähle, was du zahlst und was du bekommst.
}
masters-leader-open = Wähle, was die Fähigkeit deines Anführers gibt.
masters-switch-how = Schalte Produktionen ein und aus, in beliebiger Reihenfolge
masters-produced-goes = Was du bekommst, kommt in die Truhe; zahlen kannst du damit erst später.
masters-which-powers = Was produzierst du?
masters-sum-pay = Zahle
masters-sum-get = und erhalte
masters-pay-two = zahle 2
masters-get-one = erhalte 1
masters-short = { $good ->
    [coin] { $amount ->
        [one] 1 Münze fehlt
       *[other] { $amount } Münzen fehlen
    }
    [stone] { $amount ->
        [one] 1 Stein fehlt
       *[other] { $amount } Steine fehlen
    }
    [servant] { $amount ->
        [one] 1 Diener fehlt
       *[other] { $amount } Diener fehlen
    }
    [shield] { $amount ->
        [one] 1 Schild fehlt
       *[other] { $amount } Schilde fehlen
    }
   *[any] { $amount ->
        [one] 1 Ressource fehlt
       *[other] { $amount } Ressourcen fehlen
    }
}
masters-pay-strongbox = { $good ->
    [coin] Eine Münze aus der Truhe zahlen
    [stone] Einen Stein aus der Truhe zahlen
    [servant] Einen Diener aus der Truhe zahlen
   *[shield] Einen Schild aus der Truhe zahlen
}
masters-pay-warehouse = { $good ->
    [coin] Eine Münze aus dem Lager zahlen
    [stone] Einen Stein aus dem Lager zahlen
    [servant] Einen Diener aus dem Lager zahlen
   *[shield] Einen Schild aus dem Lager zahlen
}
masters-owned = { $count } von 7 Karten
masters-basic = zwei beliebige gegen eine
masters-slot = Fach { $slot }
masters-slot-takes = für eine Karte der Stufe { $level }
masters-leaders = Anführer
masters-leaders-hand = Anführer auf der Hand
masters-needs = benötigt
masters-leader-may = Jetzt ausspielbar
masters-leader-hand = { $you ->
    [yes] Auf deiner Hand
   *[no] Auf der Hand
}
masters-leader-not-yet = Noch nicht
masters-drop = abwerfen
masters-leader-hidden = Anführer auf der Hand
masters-leader-played = Ausgespielt
masters-leader-discarded = Abgeworfen

## Vorbereitung

masters-keep-title = Behalte zwei deiner vier Anführer
masters-keep-wait = Deine Anführer
masters-keep-count = { $count } von 2 gewählt
masters-keep-sum = Zusammen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Zum Ausspielen nötig: { $needs }.
masters-need-cards = { $amount } { $colour ->
    [green] grüne
    [blue] blaue
    [yellow] gelbe
   *[purple] violette
} { $amount ->
    [one] Karte
   *[other] Karten
}{ $level ->
    [0] { "" }
   *[other] { " " }der Stufe { $level }
}

## Einlagern, was man genommen hat

masters-store-all = { $count ->
    [one] Einlagern
   *[other] Alle { $count } einlagern
}
masters-store-most = { $count } einlagern, { $left } abwerfen
masters-store-none = { $left } abwerfen
masters-store-price = { $solo ->
    [yes] Für das, was du abwirfst{ $gone ->
        [0] {""}
       *[other] {" "}({ $gone } schon vorher)
    }, rückt das Schwarze Kreuz { $count ->
        [one] 1 Feld vor.
       *[other] { $count } Felder vor.
    }
   *[no] Was du abwirfst{ $gone ->
        [0] {""}
       *[other] {" "}({ $gone } schon vorher)
    }, bringt allen anderen je { $count ->
        [one] 1 Glaubenspunkt.
       *[other] { $count } Glaubenspunkte.
    }
}
masters-store-fits = Alles findet ein Depot.
masters-store-moves = Umgeräumt: { $moves }.
masters-store-moved = { $good ->
    [coin] Münzen
    [stone] Steine
    [servant] Diener
   *[shield] Schilde
} in Depot { $depot }
masters-by-hand = Von Hand
masters-at-once = Alles auf einmal
masters-storing-by-hand = Von Hand einlagern
masters-by-hand-how = { $pointer ->
    [coarse] Ziehen, oder erst Ressource, dann Depot antippen;
   *[fine] Ziehen, oder erst Ressource, dann Depot anklicken;
} Depots lassen sich tauschen.
masters-where-to = { $good ->
    [coin] Die Münze: in welches Depot?
    [stone] Der Stein: in welches Depot?
    [servant] Der Diener: in welches Depot?
   *[shield] Der Schild: in welches Depot?
}
masters-no-depot = übrig:
masters-seal = { $depot }.
masters-seal-left = übrig
masters-do-buy-not = Nichts, was du bezahlen kannst
masters-do-produce-not = Zwei Ressourcen sind nötig
masters-do-leaders-not = Keiner auf der Hand

# Wie die Chronik Güter nach einer Zahl nennt: dort stehen dafür Zeichen
masters-told-coin = Münze|Münzen
masters-told-stone = Stein|Steine
masters-told-servant = Diener
masters-told-shield = Schild|Schilde
masters-told-faith = Glaubenspunkt|Glaubenspunkte
masters-told-vp = Siegpunkt|Siegpunkte|SP
