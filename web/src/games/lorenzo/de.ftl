### Der Spieltisch von Lorenzo der Prächtige auf Deutsch. Die Wortliste steht im Katalog des Spiels.

## Ansichten auf dem Telefon

lorenzo-pane-towers = Türme
lorenzo-pane-spaces = Felder
lorenzo-pane-mine = Tableau

## Güter, Karten und Familienmitglieder

lorenzo-coin = Münze
lorenzo-wood = Holz
lorenzo-stone = Stein
lorenzo-servant = Diener
lorenzo-military = Militär
lorenzo-faith = Glaube
lorenzo-vp = Siegpunkte
lorenzo-privilege = Privileg
lorenzo-any = beliebig
lorenzo-territory = Territorium
lorenzo-character = Charakter
lorenzo-building = Gebäude
lorenzo-venture = Wagnis
lorenzo-member = Familienmitglied, { $member }
lorenzo-member-white = weiß
lorenzo-member-black = schwarz
lorenzo-member-orange = orangefarben
lorenzo-member-neutral = neutral
lorenzo-per = je
lorenzo-or = oder
lorenzo-of = von { $needed }
lorenzo-end = Ende
lorenzo-action = Aktion: { $kind }
lorenzo-rule-no-floor-bonus = kein Etagenbonus
lorenzo-rule-occupied-spaces = auch auf besetzte Felder
lorenzo-rule-no-tower-fee = nie 3 Münzen im Turm
lorenzo-rule-no-military-need = Territorien ohne Militär
lorenzo-rule-copy-leader = kopiert eine Fähigkeit
lorenzo-rule-double-immediate = Güter der Karten doppelt
lorenzo-rule-support-bonus = Unterstützen gibt +5
lorenzo-rule-no-market = kein Markt
lorenzo-rule-dear-servants = zwei Diener für +1
lorenzo-rule-skip-first-turn = erster Zug zuletzt

## Die Türme

lorenzo-towers = Türme
lorenzo-which-tower = Welcher Turm
lorenzo-territory-tower = Territorien
lorenzo-character-tower = Charaktere
lorenzo-building-tower = Gebäude
lorenzo-venture-tower = Wagnisse
lorenzo-short-territory = Land
lorenzo-short-character = Leute
lorenzo-short-building = Bauten
lorenzo-short-venture = Wagnis
lorenzo-taken = genommen
lorenzo-occupied = besetzt
lorenzo-unoccupied = noch frei
lorenzo-servants-needed = kostet { $count } Diener

## Die anderen Felder

lorenzo-council = Rat
lorenzo-dice = Würfel der Runde
lorenzo-round = Runde { $round } von { $rounds }
lorenzo-order = Zugreihenfolge
lorenzo-market = Markt
lorenzo-harvest = Ernte
lorenzo-production = Produktion
lorenzo-closed = Nur bei mehr Spielern
lorenzo-space-palace = Ratspalast
lorenzo-space-harvest = Ernte
lorenzo-space-large-harvest = Großes Erntefeld: Wert { $sign }, Platz für alle
lorenzo-space-production = Produktion
lorenzo-space-large-production = Großes Produktionsfeld: Wert { $sign }, Platz für alle
lorenzo-space-market-1 = Markt: Münzen
lorenzo-space-market-2 = Markt: Diener
lorenzo-space-market-3 = Markt: Militär und Münzen
lorenzo-space-market-4 = Markt: Privilegien

## Die Kirche

lorenzo-church = Kirche
lorenzo-next-report = Bericht nach Runde { $round }: { $faith } Glaube
lorenzo-excommunications = Exkommunikationen
lorenzo-military-points = Stärkste { $first } Punkte, Zweite { $second }

## Das Tableau eines Spielers

lorenzo-family = Familienmitglieder
lorenzo-away = eingesetzt
lorenzo-put-back = Nimm zurück: { $member }
lorenzo-instead = Nimm stattdessen: { $member }, Wert { $value }
lorenzo-card-count = { $count }/{ $most }
lorenzo-slot = Platz { $slot }
lorenzo-bonus-tile = Bonusplättchen
lorenzo-at-end = am Ende
lorenzo-vp-end = Siegpunkte am Ende
lorenzo-leaders = Anführer
lorenzo-leaders-played = Anführer im Spiel
lorenzo-leaders-hidden = { $count } Anführer auf der Hand
lorenzo-leader-played = im Spiel
lorenzo-leader-spent = in dieser Runde genutzt
lorenzo-once = einmal je Runde
lorenzo-requires = benötigt

## Was gefragt ist

lorenzo-ask-bonus = Bonusaktion
lorenzo-ask-pay = Zahlen
lorenzo-ask-privilege = Privileg
lorenzo-ask-exchange = Tausch
lorenzo-ask-copy = Eine Fähigkeit kopieren
lorenzo-ask-report = Vatikanbericht
lorenzo-ask-stuck = Kein Familienmitglied kann eingesetzt werden
lorenzo-decline = Verzichten
lorenzo-lose-placement = Verzichten
lorenzo-no-exchange = kein Tausch
lorenzo-value = Wert
lorenzo-exchanges = Tauschmöglichkeiten
lorenzo-then = dann { $name }
lorenzo-do = Bestätigen
lorenzo-privilege-count = { $count } von { $most }
lorenzo-privilege-gone = schon gewählt
lorenzo-taxed = eine Exkommunikation nimmt 1
lorenzo-bonus-tower = ohne Familienmitglied
lorenzo-stuck = Vorher darfst du noch Anführer nutzen.
lorenzo-support = Unterstützen
lorenzo-no-support = Nicht unterstützen
lorenzo-idle = noch wirkt nichts

## Ein Einsatz in einem Zug

lorenzo-how-act = { $pointer ->
    [coarse] Tippe ein Feld oder ein Familienmitglied an, in beliebiger Reihenfolge.
   *[fine] Wähle ein Feld oder ein Familienmitglied, in beliebiger Reihenfolge.
}
lorenzo-how-make-up = { lorenzo-how-act }
lorenzo-with = mit
lorenzo-with-whom = Wen du einsetzt
lorenzo-with-not = { $member }: kann nicht auf das gewählte Feld
lorenzo-act-card = „{ $card }“ nehmen
lorenzo-act-harvest = Ernten
lorenzo-act-production = Produzieren
lorenzo-act-market = Auf den Markt
lorenzo-act-palace = In den Palast
lorenzo-act-for = { $act } für { $count } Diener
lorenzo-plan-card = „{ $card }“ mit { $whom }
lorenzo-plan-harvest = Ernte mit { $whom }: { $sum }
lorenzo-plan-production = Produktion mit { $whom }: { $sum }
lorenzo-plan-market = Markt mit { $whom }
lorenzo-plan-palace = Ratspalast mit { $whom }
lorenzo-spend = Diener für diese Aktion
lorenzo-servants = Diener
lorenzo-servants-all = { $count } Diener
lorenzo-more = { $count ->
    [one] Ein Diener mehr: auch { $names }.
   *[other] { $count } Diener mehr: auch { $names }.
}
lorenzo-exchange-count = { $count ->
    [one] dann 1 Tausch zu wählen
   *[other] dann { $count } Tausche zu wählen
}
lorenzo-whom-white = dem weißen
lorenzo-whom-black = dem schwarzen
lorenzo-whom-orange = dem orangen
lorenzo-whom-neutral = dem neutralen

## Vorbereitung

lorenzo-bonus-tiles = Bonusplättchen
lorenzo-tile-order = gewählt in dieser Reihenfolge
lorenzo-draft = Behalte einen dieser Anführer
lorenzo-draft-wait = Deine Anführer
lorenzo-draft-count = { $count } von { $most } behalten
lorenzo-leaving = geht nach rechts
lorenzo-kept = behalten

## Überschriften der Aktionsliste, nach Verb

lorenzo-do-member = Einsetzen
lorenzo-do-member-line = Ein Familienmitglied auf ein Feld
lorenzo-do-space = Felder
lorenzo-do-space-line = Wohin das Mitglied geht
lorenzo-do-servants = Diener
lorenzo-do-servants-line = Jeder erhöht die Aktion um 1
lorenzo-do-leaders = Anführer
lorenzo-do-leaders-line = Ausspielen, abwerfen oder nutzen
lorenzo-do-decline = Verzichten
lorenzo-do-decline-line = Ohne dies weiter
lorenzo-do-end = Zug beenden
lorenzo-do-end-line = Nichts weiter tun
