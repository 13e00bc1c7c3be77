### Meister der Renaissance auf Deutsch.
###
### Gezähltes erhält $amount: „1 Münze“, „2 Münzen“. Wo ein Wort ohne seine Zahl stehen muss, wird nach
### dem Schlüssel des Arguments gewählt ($resource-key), oder es dienen bare-* und plural-resource.
###
### Alles spricht mit „du“, Schaltflächen im Imperativ („Kaufe …“). Gezähltes steht im Nominativ oder
### Akkusativ: Nach „mit“, „von“ und „aus“ stimmte die Mehrzahl nicht.
###
### Wörter dieses Spiels:
###   resource          Ressource: Münze, Stein, Diener, Schild (Mehrzahl: Schilde)
###   Faith Point       Glaubenspunkt, auf der Glaubensleiste; ein Feld der Leiste: Feld
###   Victory Points    Siegpunkte, kurz SP
###   Market, marble    Markt, Murmel; row, column: Reihe, Spalte; slide: Rutsche
###   Warehouse         Lager, mit Depots
###   Strongbox         Truhe
###   supply            Vorrat: Lager und Truhe zusammen
###   Development Card  Entwicklungskarte, mit Stufe 1 bis 3
###   grid              Auslage
###   slot              Fach, Kartenfach
###   Leader            Anführer; in hand, played, discarded: auf der Hand, ausgespielt, abgeworfen
###   production power  Produktion; die ohne Karte: Grundproduktion
###   main action       Hauptaktion; turn: Zug
###   discard           abwerfen; store: lagern
###   Pope’s Favour     Papstgunst; die Plättchen: Gunstplättchen
###   Vatican Report    Vatikanbericht
###   Solo Action token Aktionsplättchen; Black Cross: das Schwarze Kreuz
###   seat              Platz

game-masters = Meister der Renaissance
about-masters = Hol dir Ressourcen vom Markt, kaufe Karten, baue deine Produktion aus und gewinne die Gunst des Papstes: In Florenz geht es um Ruhm und Ansehen.
course-masters = Reihum geht ihr auf den Markt, kauft eine Karte oder lasst produzieren; die siebte Karte oder das Ende der Glaubensleiste bringt die letzte Runde.
length-masters = Bis jemand am Ziel ist
    .help = siebte Karte oder letztes Glaubensfeld

option-discard = Abwerfen
    .help = Ob du am Markt nur abwerfen darfst, was du gerade genommen hast, oder auch Ressourcen aus deinen normalen Depots.
option-discard-taken = Nur Genommenes
option-discard-any = Auch Gelagertes

## Ressourcen

resource-coin = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
resource-stone = { $amount ->
    [one] { $amount } Stein
   *[other] { $amount } Steine
}
resource-servant = { $amount } Diener
resource-shield = { $amount ->
    [one] { $amount } Schild
   *[other] { $amount } Schilde
}

good-coin = { resource-coin }
good-stone = { resource-stone }
good-servant = { resource-servant }
good-shield = { resource-shield }
good-faith = { $amount ->
    [one] { $amount } Glaubenspunkt
   *[other] { $amount } Glaubenspunkte
}

bare-coin = Münze
bare-stone = Stein
bare-servant = Diener
bare-shield = Schild
bare-faith = Glaube

# Braucht $resource-key des Satzes, in dem es steht.
plural-resource = { $resource-key ->
    [coin] Münzen
    [stone] Steine
    [servant] Diener
   *[shield] Schilde
}
units-paid = { $units ->
    [one] { $resource }
   *[other] { $units } { plural-resource }
}
rest-paid = { $rest ->
    [one] { $resource }
   *[other] { $rest } { plural-resource }
}
warehouse-paid = { $warehouse ->
    [one] { $resource }
   *[other] { $warehouse } { plural-resource }
}
strongbox-paid = { $strongbox ->
    [one] { $resource }
   *[other] { $strongbox } { plural-resource }
}

## Karten, Stapel und Anführer

colour-green = grün
colour-blue = blau
colour-yellow = gelb
colour-purple = violett

# Braucht $amount und $colour-key des Satzes, in dem es steht.
cards-of-colour = { $amount ->
    [one] { $colour-key ->
        [green] { $amount } grüne Karte
        [blue] { $amount } blaue Karte
        [yellow] { $amount } gelbe Karte
       *[purple] { $amount } violette Karte
    }
   *[other] { $colour-key ->
        [green] { $amount } grüne Karten
        [blue] { $amount } blaue Karten
        [yellow] { $amount } gelbe Karten
       *[purple] { $amount } violette Karten
    }
}

deck-green-1 = grün, Stufe 1
deck-green-2 = grün, Stufe 2
deck-green-3 = grün, Stufe 3
deck-blue-1 = blau, Stufe 1
deck-blue-2 = blau, Stufe 2
deck-blue-3 = blau, Stufe 3
deck-yellow-1 = gelb, Stufe 1
deck-yellow-2 = gelb, Stufe 2
deck-yellow-3 = gelb, Stufe 3
deck-purple-1 = violett, Stufe 1
deck-purple-2 = violett, Stufe 2
deck-purple-3 = violett, Stufe 3

card-G1a = Kräuterbeet
card-G1b = Obstgarten
card-G1c = Schafstall
card-G1d = Weinberg
card-G2a = Imkerei
card-G2b = Terrassen
card-G2c = Mühlbach
card-G2d = Wassermühle
card-G3a = Berghof
card-G3b = Landgut
card-G3c = Lustgarten
card-G3d = Neuland
card-B1a = Opferstock
card-B1b = Notar
card-B1c = Wechseltisch
card-B1d = Pfandhaus
card-B2a = Singschule
card-B2b = Zunfthaus
card-B2c = Börse
card-B2d = Mitgiftkasse
card-B3a = Bankhaus
card-B3b = Kauffahrer
card-B3c = Münzstätte
card-B3d = Zollhaus
card-Y1a = Ziegelofen
card-Y1b = Schlagbaum
card-Y1c = Steinmetze
card-Y1d = Schmiede
card-Y2a = Glashütte
card-Y2b = Gießerei
card-Y2c = Ziegelei
card-Y2d = Werft
card-Y3a = Dombauhütte
card-Y3b = Arsenal
card-Y3c = Loggia
card-Y3d = Stadtmauer
card-P1a = Bildstock
card-P1b = Fechtschule
card-P1c = Armenhaus
card-P1d = Pilgerhaus
card-P2a = Schreibstube
card-P2b = Söldnertrupp
card-P2c = Spital
card-P2d = Abtei
card-P3a = Akademie
card-P3b = Botschaft
card-P3c = Kathedrale
card-P3d = Herzogshof

leader-L01 = Hofmeister Lapo
leader-L02 = Plattner Ruggero
leader-L03 = Fuhrmann Nanni
leader-L04 = Maklerin Piera
leader-L05 = Bice vom Steinbruch
leader-L06 = Wirtin Ghita
leader-L07 = Burgvogt Ugo
leader-L08 = Kassierer Ciapo
leader-L09 = Ausrufer Vanni
leader-L10 = Hauptmann Corso
leader-L11 = Maurermeister Duccio
leader-L12 = Münzer Neri
leader-L13 = Schmied Sandro
leader-L14 = Hausherrin Oretta
leader-L15 = Bildhauer Tano
leader-L16 = Bankherrin Dianora

standing-in-hand = auf der Hand
standing-played = ausgespielt
standing-discarded = abgeworfen

token-T1 = Gutsverwalter
token-T2 = Bankier
token-T3 = Baumeister
token-T4 = Kaplan
token-T5 = Kardinal
token-T6 = Legat
token-T7 = Kanzler

## Der Markt

marble-yellow = { $amount } gelbe
marble-grey = { $amount } graue
marble-purple = { $amount } violette
marble-blue = { $amount } blaue
marble-white = { $amount } weiße
marble-red = { $amount } rote

line-row-1 = Reihe 1
line-row-2 = Reihe 2
line-row-3 = Reihe 3
line-column-1 = Spalte 1
line-column-2 = Spalte 2
line-column-3 = Spalte 3
line-column-4 = Spalte 4

place-row-1-column-1 = Reihe 1, Spalte 1
place-row-1-column-2 = Reihe 1, Spalte 2
place-row-1-column-3 = Reihe 1, Spalte 3
place-row-1-column-4 = Reihe 1, Spalte 4
place-row-2-column-1 = Reihe 2, Spalte 1
place-row-2-column-2 = Reihe 2, Spalte 2
place-row-2-column-3 = Reihe 2, Spalte 3
place-row-2-column-4 = Reihe 2, Spalte 4
place-row-3-column-1 = Reihe 3, Spalte 1
place-row-3-column-2 = Reihe 3, Spalte 2
place-row-3-column-3 = Reihe 3, Spalte 3
place-row-3-column-4 = Reihe 3, Spalte 4
place-slide = die Rutsche

## Die Gunstplättchen

favour-inactive = inaktiv
favour-face_up = aufgedeckt
favour-removed = entfernt

# Was ein Plättchen wert ist. Braucht $section des Satzes, in dem es steht.
favour-worth = { $section ->
    [1] 2
    [2] 3
   *[3] 4
}

## Was man tun kann

action-keep = Behalte { $first } und { $second }
    .help = Diese beiden Anführer bleiben verdeckt auf deiner Hand, bis du sie ausspielst oder abwirfst. Die anderen beiden, die du erhalten hast, sind endgültig aus dem Spiel.
action-choose = { $resource-key ->
    [coin] Münze
    [stone] Stein
    [servant] Diener
   *[shield] Schild
}
    .help = Du wählst { $resource }.
    .told = { $seat } wählt { $resource }.
action-market-row = Nimm Reihe { $row }: { $gives-key ->
    [none] { $whites ->
        [0] nichts
       *[other] { $whites } nach Wahl
    }
   *[other] { $gives }{ $whites ->
        [0] { "" }
       *[other] , dazu { $whites } nach Wahl
    }
}
    .help = Deine Hauptaktion: Nimm, was die Murmeln in Reihe { $row } zeigen; dann schiebt die Murmel von der Rutsche die Reihe um eine Stelle nach links. Gelb gibt 1 Münze, Grau 1 Stein, Violett 1 Diener, Blau 1 Schild, Rot 1 Glaubenspunkt; Weiß gibt nichts, außer ein ausgespielter Anführer von dir ändert das.
action-market-column = Nimm Spalte { $column }: { $gives-key ->
    [none] { $whites ->
        [0] nichts
       *[other] { $whites } nach Wahl
    }
   *[other] { $gives }{ $whites ->
        [0] { "" }
       *[other] , dazu { $whites } nach Wahl
    }
}
    .help = Deine Hauptaktion: Nimm, was die Murmeln in Spalte { $column } zeigen; dann schiebt die Murmel von der Rutsche die Spalte um eine Stelle nach oben. Gelb gibt 1 Münze, Grau 1 Stein, Violett 1 Diener, Blau 1 Schild, Rot 1 Glaubenspunkt; Weiß gibt nichts, außer ein ausgespielter Anführer von dir ändert das.
action-store = Lagere { $resource }
    .help = { $resource } kommt in dein Lager; wenn nötig, wird dort für dich umgeräumt.
action-discard = Wirf { $resource } ab
    .help = Du verzichtest auf { $resource }, auch wenn Platz dafür wäre. { $seats ->
        [1] Für jede abgeworfene Ressource rückt das Schwarze Kreuz vor, sobald alles untergebracht ist.
       *[other] Für jede abgeworfene Ressource erhalten alle anderen je 1 Glaubenspunkt, sobald alles untergebracht ist.
    }
action-buy = Kaufe „{ $card }“ für { $cost } (Fach { $slot })
    .help = Deine Hauptaktion: Zahle { $cost } und lege „{ $card }“ obenauf in Fach { $slot }; deine 7. Karte löst das Spielende aus. Nur die oberste Karte eines Fachs kann produzieren, doch überdeckte Karten behalten ihre Siegpunkte und zählen weiter für deine Anführer.
    .told = { $seat } kauft „{ $card }“ für { $cost }.
action-pay = { $units ->
    [0] Zahle { rest-paid } aus der Truhe
   *[other] { $rest ->
        [0] Zahle { units-paid } aus dem Lager
       *[other] Zahle { units-paid } aus dem Lager und { $rest } aus der Truhe
    }
}
    .help = Was du aus dem Lager nimmst, schafft Platz für den Markt; was du aus der Truhe nimmst, lässt sich nur durch Produktion ersetzen. Depots von Anführern zählen zum Lager.
action-produce = Produziere
    .help = Deine Hauptaktion: Nutze beliebig viele deiner Produktionen, jede einmal. Erst zahlst du alles, dann erhältst du alles; keine Produktion kann also eine andere speisen. Was du produzierst, kommt in die Truhe.
    .told = { $seat } lässt produzieren.
action-use-basic = Grundproduktion: 2 beliebige Ressourcen → 1 Ressource
    .help = Mach aus zwei Ressourcen deiner Wahl, gleich oder verschieden, eine Ressource deiner Wahl. Glaubenspunkte gibt es so nicht.
    .told = { $seat } nutzt die Grundproduktion.
action-use-slot = Fach { $slot }: { $pay } → { $gain }
    .help = Nutze die oberste Karte in Fach { $slot }: Zahle { $pay }, erhalte { $gain }. Produktionen werden der Reihe nach angeboten (Grundproduktion, Fächer 1 bis 3, Anführer); was du übergehst, kommt in diesem Zug nicht wieder.
    .told = { $seat } nutzt Fach { $slot }: { $pay } → { $gain }.
action-use-leader = Nutze { $card }
    .help = Zahle 1 Ressource der Art, die dein Anführer verlangt; erhalte 1 Ressource deiner Wahl, die in die Truhe kommt, und 1 Glaubenspunkt.
    .told = { $seat } nutzt { $card }.
action-powers-done = Fertig: zahlen und produzieren
    .help = Keine weitere Produktion. Du zahlst jetzt für alles, was du gewählt hast, und erhältst dann alles auf einmal.
    .told = { $seat } nutzt keine weitere Produktion.
action-play-leader = Spiele { $card } aus
    .help = Du erfüllst die Bedingung: Der Anführer kommt offen neben dein Tableau und wirkt bis zum Ende des Spiels. Das kostet nichts, verbraucht deine Hauptaktion nicht und bringt dir seine Siegpunkte.
action-discard-leader = Wirf { $card } für 1 Glaubenspunkt ab
    .help = Der Anführer verlässt ungesehen das Spiel, und du rückst auf der Glaubensleiste 1 Feld vor, was einen Vatikanbericht auslösen kann. Deine Hauptaktion verbrauchst du damit nicht, aber du verlierst die Fähigkeit und die Siegpunkte des Anführers.
action-end-turn = Beende deinen Zug
    .help = { $seats ->
        [1] Jetzt deckt Lorenzo ein Plättchen auf. Anführer auf deiner Hand können warten.
       *[other] Jetzt geht es reihum weiter. Anführer auf deiner Hand können warten.
    }
    .told = { $seat } beendet den Zug.
action-discard-stored = Wirf { $resource } aus dem Lager ab
    .help = { $resource } verlässt deine normalen Depots, etwa um Platz für das eben Genommene zu schaffen. { $seats ->
        [1] Das zählt wie jeder andere Abwurf: Am Ende rückt dafür das Schwarze Kreuz vor.
       *[other] Das zählt wie jeder andere Abwurf: Alle anderen erhalten am Ende je 1 Glaubenspunkt dafür.
    }
action-buy-without = Kaufe „{ $card }“ für { $cost } (Fach { $slot }), Rabatt abgelehnt: { $refused }
    .help = Deine Hauptaktion wie mit dem Rabatt, nur zahlst du mehr: { $refused }. Das kann sich lohnen: Was dein Lager verlässt, schafft Platz für den Markt.
    .told = { $seat } kauft „{ $card }“ ohne Rabatt für { $cost }.

## Was der Zufall tut

action-turn = Decke „{ $card }“ auf
action-marble = { $place-key ->
    [slide] { a-marble } auf { $place }
   *[other] { a-marble } in { $place }
}
action-deal = { $leader } geht an Platz { $seat }
action-token = Decke das Plättchen „{ $token }“ auf

# Braucht $marble-key des Satzes, in dem es steht.
a-marble = { $marble-key ->
    [yellow] Gelbe Murmel
    [grey] Graue Murmel
    [purple] Violette Murmel
    [blue] Blaue Murmel
    [white] Weiße Murmel
   *[red] Rote Murmel
}

## Was gefragt wird

ask-turn-up = Die nächste Karte wird aufgedeckt ({ $deck }).
ask-fill-market = { $place-key ->
    [slide] Die letzte Murmel kommt auf { $place }.
   *[other] Eine Murmel kommt in { $place }.
}
ask-deal = { $to } erhält eine Anführerkarte.
ask-keep-leaders = Welche zwei Anführer behältst du?
ask-starting-goods = { $left ->
    [one] Mit welcher Ressource beginnst du?
   *[other] Mit welchen Ressourcen beginnst du? (noch { $left } zu wählen)
}
ask-act = Du bist am Zug: Was tust du?
ask-choose-white = { $whites ->
    [one] Eine weiße Murmel: Welche Ressource gibt sie dir?
   *[other] { $whites } weiße Murmeln: Welche Ressource gibt dir die nächste?
}
ask-store-goods = { $discarded ->
    [0] Noch zu verteilen: { $taken }. Lagern oder abwerfen?
    [one] Noch zu verteilen: { $taken } (bisher 1 Ressource abgeworfen). Lagern oder abwerfen?
   *[other] Noch zu verteilen: { $taken } (bisher { $discarded } Ressourcen abgeworfen). Lagern oder abwerfen?
}
ask-pay = Zu zahlen: { $due }. Wie viel nimmst du aus dem Lager?
ask-choose-powers = { $used-key ->
    [none] Welche Produktion nutzt du?
   *[other] Noch eine Produktion? Bisher zahlst du { $pays } und erhältst { $gains }.
}
ask-basic-power-first-input = Grundproduktion: Welche Ressource zahlst du zuerst? Von zwei Arten nenne die, die zuerst kommt: Münze, Stein, Diener, Schild.
ask-basic-power-second-input = Grundproduktion: Was zahlst du außer { $first }?
ask-basic-power-output = Grundproduktion: Du zahlst { basic-inputs }. Welche Ressource erhältst du?

# Braucht $first, $second und ihre Schlüssel aus dem Satz, in dem es steht.
basic-inputs = { $first-key ->
    [coin] { $second-key ->
        [coin] 2 Münzen
       *[other] { $first } und { $second }
    }
    [stone] { $second-key ->
        [stone] 2 Steine
       *[other] { $first } und { $second }
    }
    [servant] { $second-key ->
        [servant] 2 Diener
       *[other] { $first } und { $second }
    }
   *[shield] { $second-key ->
        [shield] 2 Schilde
       *[other] { $first } und { $second }
    }
}

ask-leader-power-output = Produktion des Anführers: Welche Ressource erhältst du neben 1 Glaubenspunkt?
ask-finish-turn = Noch etwas, bevor dein Zug endet?
ask-draw-token = Lorenzo deckt ein Aktionsplättchen auf.

## Was geschehen ist

event-card-turned = Neu in der Auslage: „{ $card }“.
# Keine Zeile wert: Die Murmeln sieht man auf dem Spielplan.
event-marble-laid = { " " }
# Nur wer die Karte erhält, liest eine Zeile.
event-leader-dealt = { $leader-key ->
    [hidden] { " " }
   *[other] { $seat } erhält { $leader }.
}
    .you = { $leader-key ->
        [hidden] { " " }
       *[other] Du erhältst { $leader }.
    }
event-leaders-kept = { $first-key ->
    [hidden] { $seat } behält zwei Anführer.
   *[other] { $seat } behält { $first } und { $second }.
}
    .you = { $first-key ->
        [hidden] Du behältst zwei Anführer.
       *[other] Du behältst { $first } und { $second }.
    }
event-resource-chosen = { $seat } beginnt mit { $resource }.
    .you = Du beginnst mit { $resource }.
event-turn-began = { $seat } ist am Zug.
event-line-taken = { $seat } nimmt { $line } vom Markt.
    .you = Du nimmst { $line } vom Markt.
event-white-changed = { $count ->
    [one] { $seat }: Eine weiße Murmel gibt { $resource }.
   *[other] { $seat }: { $count } weiße Murmeln geben je { $resource }.
}
    .you = { $count ->
        [one] Eine weiße Murmel gibt dir { $resource }.
       *[other] { $count } weiße Murmeln geben dir je { $resource }.
    }
event-stored = { $seat } lagert { $resource }.
    .you = Du lagerst { $resource }.
event-discarded = { $seat } wirft { $resource } ab.
    .you = Du wirfst { $resource } ab.
event-faith-moved = { $steps ->
    [one] { $seat } erhält 1 Glaubenspunkt und steht auf Feld { $space }.
   *[other] { $seat } erhält { $steps } Glaubenspunkte und steht auf Feld { $space }.
}
    .you = { $steps ->
        [one] Du erhältst 1 Glaubenspunkt und stehst auf Feld { $space }.
       *[other] Du erhältst { $steps } Glaubenspunkte und stehst auf Feld { $space }.
    }
event-report-held = Der { $section }. Vatikanbericht findet statt.
event-favour-decided = { $favour-key ->
    [face_up] { $seat } deckt Gunstplättchen { $section } auf ({ favour-worth } SP).
   *[removed] { $seat } verliert Gunstplättchen { $section }.
}
    .you = { $favour-key ->
        [face_up] Du deckst Gunstplättchen { $section } auf ({ favour-worth } SP).
       *[removed] Du verlierst Gunstplättchen { $section }.
    }
event-paid = { $warehouse ->
    [0] { $seat } zahlt { strongbox-paid } aus der Truhe.
   *[other] { $strongbox ->
        [0] { $seat } zahlt { warehouse-paid } aus dem Lager.
       *[other] { $seat } zahlt { warehouse-paid } aus dem Lager und { $strongbox } aus der Truhe.
    }
}
    .you = { $warehouse ->
        [0] Du zahlst { strongbox-paid } aus der Truhe.
       *[other] { $strongbox ->
            [0] Du zahlst { warehouse-paid } aus dem Lager.
           *[other] Du zahlst { warehouse-paid } aus dem Lager und { $strongbox } aus der Truhe.
        }
    }
event-card-bought = { $seat } kauft „{ $card }“ (Fach { $slot }).
    .you = Du kaufst „{ $card }“ (Fach { $slot }).
event-produced = { $seat } produziert { $goods }.
    .you = Du produzierst { $goods }.
event-leader-played = { $seat } spielt { $leader } aus.
    .you = Du spielst { $leader } aus.
event-leader-discarded = { $leader-key ->
    [hidden] { $seat } wirft einen Anführer ab.
   *[other] { $seat } wirft { $leader } ab.
}
    .you = { $leader-key ->
        [hidden] Du wirfst einen Anführer ab.
       *[other] Du wirfst { $leader } ab.
    }
event-last-round = Das Spielende ist ausgelöst: Schluss ist, sobald der letzte Platz seinen Zug beendet hat.
event-token-revealed = Lorenzo deckt ein Plättchen auf: { $token }.
event-card-removed = Aus der Auslage verschwindet „{ $card }“.
event-cross-moved = { $steps ->
    [one] Das Schwarze Kreuz rückt 1 Feld vor und steht auf Feld { $space }.
   *[other] Das Schwarze Kreuz rückt { $steps } Felder vor und steht auf Feld { $space }.
}
event-game-over = Das Spiel ist zu Ende.
event-discarded-stored = { $seat } wirft { $resource } aus dem Lager ab.
    .you = Du wirfst { $resource } aus dem Lager ab.
event-discount-refused = { $seat } zahlt ohne { $leader }.
    .you = Du zahlst ohne { $leader }.

## Die Wertung

score-cards = Entwicklungskarten
score-faith = Glaubensleiste
score-favours = Gunstplättchen
score-leaders = Anführer
score-resources = Ressourcen (1 SP je 5)
tie-resources-left = Übrige Ressourcen
ended-by-faith = Du hast das Ende der Glaubensleiste erreicht.
ended-by-cards = Du hast deine siebte Entwicklungskarte gekauft.
ended-by-cross = Lorenzos Schwarzes Kreuz war vor dir am Ende der Glaubensleiste.
ended-by-colour = In der Auslage liegt keine { $colour }e Entwicklungskarte mehr.

## Was auf einer Karte steht

# Das Kürzel steht in Notation und Aufzeichnungen.
card = { $card }
card-kind = Entwicklungskarte { $card-key }: { $colour }, Stufe { $level }, { $points } SP
card-cost = Kosten: { $cost }
card-production = Produktion: { $pay } → { $gain }

leader = { $leader }
leader-kind = Anführerkarte { $leader-key }: { $points } SP
needs-cards = { $level ->
    [0] Benötigt { cards-of-colour }
   *[other] Benötigt { cards-of-colour } der Stufe { $level }
}
needs-supply = Benötigt { $resource } im Vorrat
effect-discount = Entwicklungskarten kosten dich { $good } weniger, wenn sie welche kosten
effect-depot = Zusätzliches Depot für { $good }
effect-convert = Jede weiße Murmel gibt dir { $good }
effect-production = Produktion: { $pay } → 1 beliebige Ressource und { $gain }

token = { $token }
token-kind = Aktionsplättchen { $token-key }
token-cards = { $colour-key ->
    [green] 2 grüne Karten verlassen die Auslage, niedrigste Stufe zuerst
    [blue] 2 blaue Karten verlassen die Auslage, niedrigste Stufe zuerst
    [yellow] 2 gelbe Karten verlassen die Auslage, niedrigste Stufe zuerst
   *[purple] 2 violette Karten verlassen die Auslage, niedrigste Stufe zuerst
}
token-cross = { $steps ->
    [one] Das Schwarze Kreuz rückt 1 Feld vor
   *[other] Das Schwarze Kreuz rückt { $steps } Felder vor
}
token-shuffle = { token-cross }, dann werden alle Plättchen neu gemischt

## Der Spielplan

board-market = Markt
board-slide = Rutsche
board-cards = Entwicklungskarten
board-faith = Glaubensleiste
board-warehouse = Lager
board-strongbox = Truhe
board-slots = Kartenfächer
board-leaders = Anführer
board-favours = Papstgunst
board-points = Siegpunkte
board-empty = leer
board-black-cross = Schwarzes Kreuz
board-tokens-left = Plättchen übrig
board-level = Stufe
board-depot = Depot
board-in-hand = auf der Hand
board-played = ausgespielt
board-discarded = abgeworfen
board-rejected = aus dem Spiel
board-you = du

## Eine Karte eines Stapels, wie der Zufall sie aufdeckt

missing = Noch nötig: { $goods }
no-slot-takes = Keines deiner Fächer nimmt jetzt Stufe { $level } auf

# Was man in einem Zug tut, als Überschriften langer Listen.
do-market = Markt
    .help = Nimm eine Reihe oder Spalte
do-buy = Kaufen
    .help = Eine Karte für eines deiner Fächer
do-produce = Produzieren
    .help = Verwandle deine Ressourcen
do-leaders = Anführer
    .help = Einen ausspielen oder abwerfen
do-end = Zug beenden
    .help = Damit endet dein Zug
