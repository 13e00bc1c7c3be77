### Der Spieltisch von Lorenzo der Prächtige auf Deutsch. Die Wortliste steht im Katalog des Spiels.

## Ansichten auf dem Telefon

lorenzo-short-title = Lorenzo
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
lorenzo-rule-no-tower-fee = nie 3 Münzen im Turm
lorenzo-rule-no-military-need = Territorien ohne Militär
lorenzo-rule-copy-leader = kopiert eine Fähigkeit
lorenzo-rule-double-immediate = Ressourcen der Karten doppelt
lorenzo-rule-support-bonus = Unterstützen gibt +5
lorenzo-rule-no-market = kein Markt
lorenzo-rule-dear-servants = zwei Diener für +1
lorenzo-rule-skip-first-turn = erster Zug nach allen anderen

## Die Türme

lorenzo-towers = Türme
lorenzo-which-tower = Welcher Turm
lorenzo-territory-tower = Territorien
lorenzo-character-tower = Charaktere
lorenzo-building-tower = Gebäude
lorenzo-venture-tower = Wagnisse
lorenzo-empty = leer
lorenzo-taken = genommen
lorenzo-fee = { $count } Münzen mehr: Der Turm ist besetzt
lorenzo-occupied = besetzt
lorenzo-unoccupied = noch leer
lorenzo-servants-needed = braucht { $count } Diener

## Die anderen Felder

lorenzo-council = Rat
lorenzo-dice = Würfel der Runde
lorenzo-round = Runde { $round } von { $rounds }
lorenzo-order = Zugreihenfolge
lorenzo-market = Markt
lorenzo-harvest = Ernte
lorenzo-production = Produktion
lorenzo-closed = Erst bei mehr Spielern
lorenzo-space-palace = Ratspalast
lorenzo-space-harvest = Ernte
lorenzo-space-large-harvest = Großes Erntefeld: Wert { $sign }, Platz für alle
lorenzo-space-production = Produktion
lorenzo-space-large-production = Großes Produktionsfeld: Wert { $sign }, Platz für alle
lorenzo-space-market-1 = Markt: Münzen
lorenzo-space-market-2 = Markt: Diener
lorenzo-space-market-3 = Markt: Militärpunkte und Münzen
lorenzo-space-market-4 = Markt: Privilegien

## Die Kirche

lorenzo-church = Kirche
lorenzo-next-report = Bericht nach Runde { $round }: { $faith } Glauben
lorenzo-excommunications = Exkommunikationen
lorenzo-military-points = die Stärksten { $first } Punkte, die Zweiten { $second }

## Das Tableau eines Spielers

lorenzo-family = Familienmitglieder
lorenzo-away = eingesetzt
lorenzo-put-back = Zurücknehmen: { $member }
lorenzo-instead = Stattdessen { $member }, Wert { $value }
lorenzo-card-count = { $count }/{ $most }
lorenzo-slot = Platz { $slot }
lorenzo-bonus-tile = Bonusplättchen
lorenzo-at-end = am Ende
lorenzo-points-now = Wäre das Spiel jetzt zu Ende: { $total } Punkte
lorenzo-points-end = Am Ende des Spiels: { $total } Punkte
lorenzo-points-track = schon gewertet: { $points }
lorenzo-points-of = { $kind }: { $points }
lorenzo-points-faith = Glaube, zählt spätestens nach Runde 6, mit oder ohne Unterstützung der Kirche: { $points }
lorenzo-about-score-vp = Gesammelte Siegpunkte sind die aus dem Spiel selbst: für Glauben bei den Vatikanberichten und durch Gebäude, Karten und Anführer.
lorenzo-points-rest = Militär, Ressourcen und Exkommunikationen: { $points }
lorenzo-vp-end = Siegpunkte am Ende
lorenzo-leaders = Anführer
lorenzo-leaders-played = Anführer im Spiel
lorenzo-drop = abwerfen
lorenzo-leaders-hidden = { $count } Anführer auf der Hand
lorenzo-leader-played = im Spiel
lorenzo-leader-spent = in dieser Runde genutzt
lorenzo-once = einmal je Runde
lorenzo-alike = derselben Art
lorenzo-requires = benötigt

## Was gefragt ist

lorenzo-ask-bonus = Bonusaktion
lorenzo-ask-pay = Zahlen
lorenzo-ask-privilege = Privileg
lorenzo-ask-exchange = Tausch
lorenzo-ask-copy = Eine Fähigkeit kopieren
lorenzo-ask-report = Vatikanbericht
lorenzo-ask-stuck = Kein Familienmitglied kann eingesetzt werden
lorenzo-no-exchange = kein Tausch
lorenzo-value = Wert
lorenzo-exchanges = Tauschmöglichkeiten
lorenzo-lapses = für „{ $name }“ ist dann keine Aktion möglich
lorenzo-then = dann { $name }
lorenzo-do = Abgeben
lorenzo-privilege-count = { $count } von { $most }
lorenzo-privilege-gone = schon gewählt
lorenzo-taxed = eine Exkommunikation nimmt 1
lorenzo-bonus-tower = ohne Familienmitglied
lorenzo-stuck = Vorher darfst du noch Anführer nutzen.
lorenzo-support = Unterstützen
lorenzo-no-support = Nicht unterstützen
lorenzo-lasts = bis zum Ende der Partie
lorenzo-idle = noch wirkt nichts

## Ein Einsatz in einem Zug

lorenzo-how-act = { $pointer ->
    [coarse] Tippe ein Feld oder ein Mitglied an.
   *[fine] Wähle ein Feld oder ein Familienmitglied, in beliebiger Reihenfolge.
}
lorenzo-how-make-up = { lorenzo-how-act }
lorenzo-how-finish-turn = Es bleiben nur noch deine Anführer: Nutze sie, oder beende den Zug.
lorenzo-ends-alone = Nur fragen, wenn ein Anführer nutzbar ist
lorenzo-ends-alone-how = Ist dies an, endet dein Zug { $seconds } Sekunden nach dem Einsetzen, wenn du keinen Anführer ausspielen oder aktivieren kannst; bis dahin kannst du es zurücknehmen. Ob du einen Anführer abwirfst, wirst du dann nicht gefragt. Es hört auf, sobald du noch einmal darauf drückst.
lorenzo-in-towers = Türme
lorenzo-in-towers-line = Welche Karte du nimmst
lorenzo-with = mit
lorenzo-with-whom = Wen du einsetzt
lorenzo-with-not = { $member }: kann nicht auf das gewählte Feld
lorenzo-act-card = „{ $card }“ nehmen
lorenzo-act-harvest = Ernten
lorenzo-act-production = Produzieren
lorenzo-act-market = Auf den Markt
lorenzo-act-palace = In den Palast
lorenzo-act-for = { $act } mit { $count ->
    [one] 1 Diener
   *[other] { $count } Dienern
}
lorenzo-plan-card = „{ $card }“ mit { $whom }
lorenzo-plan-harvest = Ernte mit { $whom }: { $sum }
lorenzo-plan-production = Produktion mit { $whom }: { $sum }
lorenzo-plan-market = Markt mit { $whom }
lorenzo-plan-palace = Ratspalast mit { $whom }
lorenzo-spend = Diener für diese Aktion
lorenzo-servants = Diener
lorenzo-servants-all = { $count } Diener
lorenzo-more = { $count ->
    [one] Ein Diener mehr: auch { $names }.
   *[other] { $count } Diener mehr: auch { $names }.
}
lorenzo-exchange-count = { $count ->
    [one] dann 1 Tausch zu wählen
   *[other] dann { $count } Tauschaktionen zu wählen
}
lorenzo-whom-white = dem weißen Familienmitglied
lorenzo-whom-black = dem schwarzen Familienmitglied
lorenzo-whom-orange = dem orangefarbenen Familienmitglied
lorenzo-whom-neutral = dem neutralen Familienmitglied

## Vorbereitung

lorenzo-bonus-tiles = Bonusplättchen
lorenzo-tile-order = gewählt in dieser Reihenfolge
lorenzo-draft = Behalte einen dieser Anführer
lorenzo-draft-wait = Deine Anführer
lorenzo-draft-count = { $count } von { $most } behalten
lorenzo-leaving = geht nach rechts
lorenzo-kept = behalten

# Wie die Chronik Güter nach einer Zahl nennt: dort stehen dafür Zeichen
lorenzo-told-coin = Münze|Münzen
lorenzo-told-wood = Holz
lorenzo-told-stone = Stein|Steine
lorenzo-told-servant = Diener
lorenzo-told-military = Militärpunkt|Militärpunkte
lorenzo-told-faith = Glaubenspunkt|Glaubenspunkte
lorenzo-told-vp = Siegpunkt|Siegpunkte|SP
lorenzo-told-privilege = Ratsprivileg|Ratsprivilegien
