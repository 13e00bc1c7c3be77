### Der Spieltisch von Meister der Renaissance auf Deutsch. Die Wortliste steht im Katalog des Spiels.

## Ansichten auf dem Telefon

masters-pane-market = Markt
masters-pane-cards = Karten
masters-pane-mine = Tableau

## Ressourcen und Farben

masters-coin = Münze
masters-stone = Stein
masters-servant = Diener
masters-shield = Schild
masters-faith = Glaube
masters-any = beliebige Ressource
masters-green = grün
masters-blue = blau
masters-yellow = gelb
masters-purple = violett
masters-level = Stufe { $level }
masters-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
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
masters-held = Noch zu verteilen
masters-holding = { $name } verteilt dies
masters-store = Lagern
masters-discard = Abwerfen
masters-start-with = in dein Lager:
masters-becomes = wird zu

## Entwicklungskarten

masters-cards = Entwicklungskarten
masters-saved = { $amount } laut Karte, { $saved } weniger durch deine Anführer
masters-cost = Kosten
masters-affordable = { $count ->
    [0] jetzt keine zu kaufen
    [one] jetzt eine zu kaufen
   *[other] jetzt { $count } zu kaufen
}
masters-cards-left = { $count ->
    [one] letzte Karte des Stapels
   *[other] { $count } Karten im Stapel
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
masters-black-cross = Schwarzes Kreuz
masters-last-round = Letzte Runde
masters-lorenzo = Lorenzo il Magnifico
masters-tokens-left = noch { $count }
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
masters-done = Fertig
masters-sum = Bisher
masters-owned = { $count } von 7 Karten
masters-basic = zwei beliebige für eine
masters-slot = Fach { $slot }
masters-slot-takes = nimmt eine Karte der Stufe { $level }
masters-leaders = Anführer
masters-leaders-hand = Anführer auf der Hand
masters-needs = benötigt
masters-leader-may = Jetzt ausspielbar
masters-leader-hand = Auf deiner Hand
masters-leader-not-yet = Noch nicht
masters-leader-hidden = Anführer auf der Hand
masters-leader-played = Ausgespielt
masters-leader-discarded = Abgeworfen

## Vorbereitung

masters-keep-title = Behalte zwei deiner vier Anführer
masters-keep-wait = Deine Anführer
masters-keep-count = { $count } von 2 gewählt
masters-keep = Diese beiden behalten

## Überschriften der Aktionsliste, nach Verb

masters-store-all = Alle { $count } einlagern
masters-store-most = { $count } einlagern, { $left } abgeben
masters-do-market = Markt
masters-do-market-line = Nimm eine Reihe oder Spalte
masters-do-buy = Kaufen
masters-do-buy-line = Eine Karte für deine Ablagen
masters-do-buy-not = Nichts, was du bezahlen kannst
masters-do-produce = Produzieren
masters-do-produce-line = Verwandle deine Waren
masters-do-produce-not = Zwei Waren sind nötig
masters-do-leaders = Anführer
masters-do-leaders-line = Einen ausspielen oder abwerfen
masters-do-leaders-not = Keine auf der Hand
masters-do-end = Zug beenden
masters-do-end-line = Nichts weiter tun
