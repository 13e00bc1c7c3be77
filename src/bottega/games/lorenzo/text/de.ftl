### Lorenzo der Prächtige auf Deutsch.
###
### Gezähltes erhält $amount: „1 Münze“, „2 Münzen“. Wo ein Argument nichts oder verdeckt sein kann, wird
### nach seinem Schlüssel gewählt: $card-key, $leader-key.
###
### Alles spricht mit „du“, Schaltflächen im Imperativ („Behalte …“). Gezähltes steht im Nominativ oder
### Akkusativ („für 2 Steine“): Nach „mit“ und „von“ stimmte die Mehrzahl nicht. Titel von Karten stehen im
### Satz in „…“, damit immer der Nominativ passt.
###
### Wörter dieses Spiels:
###   family member     Familienmitglied; place: einsetzen
###   tower, floor      Turm, Etage
###   card types        Territorium, Charakter, Gebäude, Wagnis; der Spielplan kürzt sie mit T, C, G, W ab
###   action space      Aktionsfeld, Feld
###   value             Wert, Aktionswert
###   servant           Diener; spend: abgeben
###   wood, stone, coin Holz, Stein (Mehrzahl: Steine), Münze; zusammen: Ressourcen im Vorrat
###   points            Militärpunkte, Glaubenspunkte, Siegpunkte (kurz SP)
###   Council Palace    Ratspalast; Council Privilege: Ratsprivileg, kurz Privileg
###   Market            Markt
###   harvest           Ernte, ernten; production: Produktion, produzieren; exchange: tauschen
###   bonus tile        Bonusplättchen
###   bonus action      Bonusaktion, im Satz: die Aktion „Äbtissin“
###   Leader            Anführer; play, activate, discard: ausspielen, aktivieren, abwerfen
###   Vatican Report    Vatikanbericht; support: unterstützen
###   excommunication   Exkommunikation
###   period, round     Zeitabschnitt, Runde; turn: Zug; turn order: Zugreihenfolge
###   orange            orangefarben, denn das lässt sich beugen
###   seat              Platz

game-lorenzo = Lorenzo der Prächtige
about-lorenzo = Schicke deine Familie ins Florenz der Renaissance: Nimm Karten aus vier Türmen, lass Ländereien und Gebäude für dich arbeiten und stell dich gut mit der Kirche.
course-lorenzo = Sechs Runden mit je vier Einsätzen; nach jeder zweiten fragt die Kirche nach deinem Glauben.
length-lorenzo = Sechs Runden
    .help = nach jeder zweiten ein Vatikanbericht

option-mode = Regeln
    .help = Erweitert: Vier Anführer werden reihum gewählt, und die Bonusplättchen sind verschieden. Einfach: keine Anführer, und alle haben das gleiche Bonusplättchen.
option-mode-advanced = Erweitert
option-mode-basic = Einfach
option-bonus-tile = Bonusplättchen
    .help = Ob die Exkommunikationen I-1 bis I-4 auch von dem, was das Bonusplättchen gibt, 1 wegnehmen, wie bei Karten und Aktionsfeldern.
option-bonus-tile-source = Ist eine Quelle
option-bonus-tile-no-source = Keine Quelle

## Güter

good-coin = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
good-wood = { $amount } Holz
good-stone = { $amount ->
    [one] { $amount } Stein
   *[other] { $amount } Steine
}
good-servant = { $amount } Diener
good-military = { $amount ->
    [one] { $amount } Militärpunkt
   *[other] { $amount } Militärpunkte
}
good-faith = { $amount ->
    [one] { $amount } Glaubenspunkt
   *[other] { $amount } Glaubenspunkte
}
good-vp = { $amount ->
    [one] { $amount } Siegpunkt
   *[other] { $amount } Siegpunkte
}
good-privilege = { $amount ->
    [one] { $amount } Ratsprivileg
   *[other] { $amount } Ratsprivilegien
}

bare-coin = Münze
bare-wood = Holz
bare-stone = Stein
bare-servant = Diener
bare-military = Militär
bare-faith = Glaube
bare-vp = Siegpunkte
bare-privilege = Privileg

## Was Effekte zählen

thing-territory = { $amount ->
    [one] Territorium
   *[other] { $amount } Territorien
}
thing-character = { $amount ->
    [one] Charakter
   *[other] { $amount } Charaktere
}
thing-building = { $amount ->
    [one] Gebäude
   *[other] { $amount } Gebäude
}
thing-venture = { $amount ->
    [one] Wagnis
   *[other] { $amount } Wagnisse
}
thing-military = { $amount ->
    [one] Militärpunkt
   *[other] { $amount } Militärpunkte
}
thing-resource = { $amount ->
    [one] Ressource im Vorrat
   *[other] { $amount } Ressourcen im Vorrat
}
thing-material = { $amount ->
    [one] Holz oder Stein in den aufgedruckten Kosten deiner Gebäude
   *[other] { $amount } Holz und Steine in den aufgedruckten Kosten deiner Gebäude
}
thing-vp = { $amount ->
    [one] Siegpunkt
   *[other] { $amount } Siegpunkte
}

type-territory = Territorium
type-character = Charakter
type-building = Gebäude
type-venture = Wagnis

kind-territory = für Territorien
kind-character = für Charaktere
kind-building = für Gebäude
kind-venture = für Wagnisse
kind-harvest = für Ernten
kind-production = für Produktionen

whose-coloured = farbige Familienmitglieder
whose-one-coloured = ein farbiges Familienmitglied
whose-neutral = das neutrale Familienmitglied

## Familienmitglieder und Felder

member-white = weiß
member-black = schwarz
member-orange = orangefarben
member-neutral = neutral

die-white = weiß
die-black = schwarz
die-orange = orangefarben

space-territory-1 = Territorienturm, Etage 1
space-territory-2 = Territorienturm, Etage 2
space-territory-3 = Territorienturm, Etage 3
space-territory-4 = Territorienturm, Etage 4
space-character-1 = Charakterturm, Etage 1
space-character-2 = Charakterturm, Etage 2
space-character-3 = Charakterturm, Etage 3
space-character-4 = Charakterturm, Etage 4
space-building-1 = Gebäudeturm, Etage 1
space-building-2 = Gebäudeturm, Etage 2
space-building-3 = Gebäudeturm, Etage 3
space-building-4 = Gebäudeturm, Etage 4
space-venture-1 = Wagnisturm, Etage 1
space-venture-2 = Wagnisturm, Etage 2
space-venture-3 = Wagnisturm, Etage 3
space-venture-4 = Wagnisturm, Etage 4
space-harvest = Ernte
space-large-harvest = Großes Erntefeld
space-production = Produktion
space-large-production = Großes Produktionsfeld
space-market-1 = Markt: 5 Münzen
space-market-2 = Markt: 5 Diener
space-market-3 = Markt: 3 Militärpunkte und 2 Münzen
space-market-4 = Markt: 2 verschiedene Privilegien
space-palace = Ratspalast

privilege-materials = 1 Holz und 1 Stein
privilege-servants = 2 Diener
privilege-coins = 2 Münzen
privilege-military = 2 Militärpunkte
privilege-faith = 1 Glaubenspunkt

cost-military = Militärpunkte
cost-resources = Ressourcen
material-wood = Holz
material-stone = Stein
choice-nothing = nichts
choice-first = der erste Tausch
choice-second = der zweite Tausch
answer-yes = ja
answer-no = nein

## Karten, Anführer und Plättchen

card-commercial-hub = Handelsposten
card-woods = Wald
card-village = Dorf
card-gravel-pit = Kiesgrube
card-forest = Forst
card-monastery = Kloster
card-citadel = Zitadelle
card-city = Stadt
card-gold-mine = Goldmine
card-mountain-town = Bergdorf
card-mining-town = Bergbaustadt
card-rock-pit = Steinbruch
card-estate = Landgut
card-hermitage = Einsiedelei
card-manor-house = Herrenhaus
card-dukedom = Herzogtum
card-trading-town = Handelsstadt
card-farm = Bauernhof
card-colony = Kolonie
card-marble-pit = Marmorbruch
card-province = Provinz
card-sanctuary = Heiligtum
card-castle = Burg
card-fortified-town = Festungsstadt
card-mint = Münzstätte
card-tax-office = Steueramt
card-triumphal-arch = Triumphbogen
card-theater = Theater
card-carpenters-shop = Tischlerei
card-stonemasons-shop = Steinmetzerei
card-chapel = Kapelle
card-residence = Residenz
card-marketplace = Marktplatz
card-treasury = Schatzkammer
card-painters-guild = Malergilde
card-sculptors-guild = Bildhauergilde
card-stonemasons-guild = Steinmetzgilde
card-baptistery = Taufkapelle
card-barracks = Kaserne
card-stronghold = Bollwerk
card-bank = Bank
card-fair = Jahrmarkt
card-garden = Garten
card-fortress = Festung
card-palace = Palast
card-church = Kirche
card-military-academy = Militärakademie
card-cathedral = Kathedrale
card-warlord = Kriegsherr
card-stonemason = Steinmetz
card-dame = Dame
card-knight = Ritter
card-farmer = Landwirt
card-artisan = Handwerker
card-preacher = Prediger
card-abbess = Äbtissin
card-captain = Hauptmann
card-architect = Architekt
card-patron = Mäzen
card-hero = Held
card-peasant = Bauer
card-scholar = Gelehrter
card-papal-messenger = Bote des Papstes
card-royal-messenger = Bote des Königs
card-noble = Edelmann
card-governor = Statthalter
card-paramour = Kurtisane
card-herald = Herold
card-cardinal = Kardinal
card-bishop = Bischof
card-general = General
card-ambassador = Botschafter
card-hiring-recruits = Rekruten anwerben
card-repairing-the-church = Kirche ausbessern
card-building-the-walls = Mauern errichten
card-raising-a-statue = Statue aufstellen
card-military-campaign = Feldzug
card-hosting-panhandlers = Bettler beherbergen
card-fighting-heresies = Ketzerei bekämpfen
card-support-to-the-bishop = Dem Bischof beistehen
card-hiring-soldiers = Soldaten anwerben
card-repairing-the-abbey = Abtei ausbessern
card-building-the-bastions = Bastionen errichten
card-support-to-the-king = Dem König beistehen
card-improving-the-canals = Kanäle ausbauen
card-hosting-foreigners = Fremde beherbergen
card-crusade = Kreuzzug
card-support-to-the-cardinal = Dem Kardinal beistehen
card-hiring-mercenaries = Söldner anwerben
card-repairing-the-cathedral = Kathedrale ausbessern
card-building-the-towers = Türme errichten
card-promoting-sacred-art = Sakralkunst fördern
card-military-conquest = Eroberung
card-improving-the-roads = Straßen ausbauen
card-sacred-war = Heiliger Krieg
card-support-to-the-pope = Dem Papst beistehen

leader-francesco-sforza = Francesco Sforza
leader-ludovico-ariosto = Ludovico Ariosto
leader-filippo-brunelleschi = Filippo Brunelleschi
leader-sigismondo-malatesta = Sigismondo Malatesta
leader-girolamo-savonarola = Girolamo Savonarola
leader-michelangelo-buonarroti = Michelangelo Buonarroti
leader-giovanni-dalle-bande-nere = Giovanni dalle Bande Nere
leader-leonardo-da-vinci = Leonardo da Vinci
leader-sandro-botticelli = Sandro Botticelli
leader-ludovico-il-moro = Ludovico il Moro
leader-lucrezia-borgia = Lucrezia Borgia
leader-federico-da-montefeltro = Federico da Montefeltro
leader-lorenzo-de-medici = Lorenzo de’ Medici
leader-sisto-iv = Sisto IV
leader-cesare-borgia = Cesare Borgia
leader-santa-rita = Santa Rita
leader-cosimo-de-medici = Cosimo de’ Medici
leader-bartolomeo-colleoni = Bartolomeo Colleoni
leader-ludovico-iii-gonzaga = Ludovico III Gonzaga
leader-pico-della-mirandola = Pico della Mirandola

source-abbess = { card-abbess }
source-captain = { card-captain }
source-architect = { card-architect }
source-patron = { card-patron }
source-hero = { card-hero }
source-cardinal = { card-cardinal }
source-bishop = { card-bishop }
source-ambassador = { card-ambassador }
source-improving-the-canals = { card-improving-the-canals }
source-repairing-the-cathedral = { card-repairing-the-cathedral }
source-improving-the-roads = { card-improving-the-roads }
source-francesco-sforza = { leader-francesco-sforza }
source-leonardo-da-vinci = { leader-leonardo-da-vinci }

tile-I-1 = I-1 (je Quelle 1 Militärpunkt weniger)
tile-I-2 = I-2 (je Quelle 1 Münze weniger)
tile-I-3 = I-3 (je Quelle 1 Diener weniger)
tile-I-4 = I-4 (je Quelle 1 Holz und 1 Stein weniger)
tile-I-5 = I-5 (Ernten −3)
tile-I-6 = I-6 (Produktionen −3)
tile-I-7 = I-7 (farbige Familienmitglieder −1)
tile-II-1 = II-1 (Territorien −4)
tile-II-2 = II-2 (Gebäude −4)
tile-II-3 = II-3 (Charaktere −4)
tile-II-4 = II-4 (Wagnisse −4)
tile-II-5 = II-5 (kein Markt)
tile-II-6 = II-6 (2 Diener für jedes +1)
tile-II-7 = II-7 (erster Zug nach allen anderen oder gar nicht)
tile-III-1 = III-1 (keine Punkte für Charaktere)
tile-III-2 = III-2 (keine Punkte für Wagnisse)
tile-III-3 = III-3 (keine Punkte für Territorien)
tile-III-4 = III-4 (−1 SP je 5 SP)
tile-III-5 = III-5 (−1 SP je Militärpunkt)
tile-III-6 = III-6 (−1 SP je Holz und Stein in Gebäudekosten)
tile-III-7 = III-7 (−1 SP je Ressource)

bonus-tile-standard = Bonusplättchen Standard
bonus-tile-adv-1 = Bonusplättchen 1
bonus-tile-adv-2 = Bonusplättchen 2
bonus-tile-adv-3 = Bonusplättchen 3
bonus-tile-adv-4 = Bonusplättchen 4

## Was man tun kann

action-tile = { $tile }: Ernte { $harvest }; Produktion { $production }
    .help = Das erhältst du das ganze Spiel lang bei jeder deiner Ernten und Produktionen ab Wert 1.
action-draft = Behalte { $leader }
    .help = Der Anführer kommt auf deine Hand, ungesehen von den anderen. Der Rest geht nach rechts weiter.
action-play = Spiele { $leader } aus
    .help = Du besitzt, was der Anführer verlangt; gezahlt wird nichts. Die Fähigkeit gehört von nun an dir, was immer du später verlierst.
action-discard = Wirf { $leader } für ein Privileg ab
    .help = Der Anführer verlässt das Spiel, und du erhältst 1 Ratsprivileg. Das zählt nicht als Einsetzen.
action-activate = { $copied-key ->
    [none] Aktiviere { $leader }
   *[other] Aktiviere { $leader } (als { $copied })
}
    .help = Du nutzt diese Fähigkeit einmal in dieser Runde. Das zählt nicht als Einsetzen.
action-copy = Kopiere { $leader }
    .help = Lorenzo de’ Medici hat für den Rest des Spiels die Fähigkeit von { $leader }. Das lässt sich nicht mehr ändern.
member-offered = { $member-key ->
    [white] Weißes Familienmitglied, Wert { $value }
    [black] Schwarzes Familienmitglied, Wert { $value }
    [orange] Orangefarbenes Familienmitglied, Wert { $value }
   *[neutral] Neutrales Familienmitglied, Wert { $value }
}
# Wer nur auf ein einziges Feld gehen kann, steht dort, sobald er eingesetzt ist.
action-member = { $space-key ->
    [none] { member-offered }
   *[other] { member-offered }: { action-space }
}
    .help = Der Wert zählt noch ohne Diener und ohne Boni für die Art der Aktion.
    .told = { $member-key ->
        [white] { $seat } nimmt das weiße Familienmitglied, Wert { $value }.
        [black] { $seat } nimmt das schwarze Familienmitglied, Wert { $value }.
        [orange] { $seat } nimmt das orangefarbene Familienmitglied, Wert { $value }.
       *[neutral] { $seat } nimmt das neutrale Familienmitglied, Wert { $value }.
    }
action-space = { $card-key ->
    [none] { $space }
   *[other] { $card }{ $cost-key ->
        [none] { $fee ->
            [0] { "" }
           *[other] { " " }für 3 Münzen (besetzter Turm)
        }
       *[other] { " " }für { $cost }{ $instead-key ->
            [none] { "" }
           *[other] { " " }oder { $instead }
        }{ $fee ->
            [0] { "" }
           *[other] , dazu 3 Münzen
        }
    }
}
    .help = { $card-key ->
    [none] { "" }
   *[other] { $space }.{ " " }
}{ $servants ->
    [0] Wert { $value } ohne Diener.
    [one] Wert { $value } mit 1 Diener.
   *[other] Wert { $value } mit { $servants } Dienern.
}{ $gain-key ->
    [none] { "" }
   *[other] { " " }Du erhältst { $gain }.
}{ $exchanges ->
    [0] { "" }
    [one] { " " }1 Gebäude kann tauschen.
   *[other] { " " }{ $exchanges } Gebäude können tauschen.
}{ $then-key ->
    [none] { "" }
   *[other] { " " }Danach darfst du die Aktion „{ $then }“ nutzen.
}
    .told = { $card-key ->
        [none] { $seat } wählt ein Feld ({ $space }).
       *[other] { $seat } entscheidet sich für „{ $card }“.
    }
action-servants = { $servants ->
    [0] Ohne Diener: Wert { $value }
    [one] 1 Diener: Wert { $value }
   *[other] { $servants } Diener: Wert { $value }
}
    .help = { $gain-key ->
    [none] Diener gibst du vor der Aktion ab; sie kommen nicht zurück.
   *[other] Du erhältst { $gain }.
}{ $exchanges ->
    [0] { "" }
    [one] { " " }1 Gebäude kann tauschen.
   *[other] { " " }{ $exchanges } Gebäude können tauschen.
}{ $then-key ->
    [none] { "" }
   *[other] { " " }Danach darfst du die Aktion „{ $then }“ nutzen.
}
    .told = { $servants ->
        [0] { $seat } gibt keine Diener ab.
       *[other] { $seat } gibt { $servants } Diener ab.
    }
action-cost = { $cost-key ->
    [none] Zahle nichts
   *[other] Zahle { $cost }
}
    .help = „{ $card }“ kostet Militärpunkte oder Ressourcen: eins von beiden, ganz wie du willst.
    .told = { $cost-key ->
        [none] { $seat } zahlt nichts.
       *[other] { $seat } zahlt { $cost }.
    }
action-discount = { $material-key ->
    [wood] 1 Holz weniger
   *[stone] 1 Stein weniger
}
    .help = Der Steinmetz spart dir 1 Holz oder 1 Stein bei „{ $card }“. Es bleibt zu zahlen: { $cost }.
    .told = { $material-key ->
        [wood] { $seat } spart 1 Holz.
       *[stone] { $seat } spart 1 Stein.
    }
action-privilege = { $goods-key ->
    [none] Nichts: Eine Exkommunikation nimmt dir alles
   *[other] { $goods }
}
    .help = Das erhältst du für ein Ratsprivileg. Mehrere Privilegien aus einem Effekt müssen alle verschieden sein.
    .told = { $goods-key ->
        [none] { $seat } erhält für ein Privileg nichts.
       *[other] { $seat } nimmt für ein Privileg { $goods }.
    }
action-exchange = { $choice-key ->
    [nothing] { $card }: kein Tausch
   *[other] { $card }: { $pay } → { $gain }
}
    .help = Alles wird aus dem gezahlt, was du vorher hattest; was Gebäude produzieren, kommt erst, wenn jeder Tausch gewählt ist.
    .told = { $choice-key ->
        [nothing] { $seat } verzichtet auf den Tausch („{ $card }“).
       *[other] { $seat } tauscht { $pay } gegen { $gain } („{ $card }“).
    }
action-support = { $answer-key ->
    [yes] Unterstütze die Kirche: { $points } SP, Glaube zurück auf 0
   *[no] { $faith ->
        [0] Keine Unterstützung: Strafe { $tile }
       *[other] Keine Unterstützung: { $faith } SP, aber Strafe { $tile }
    }
}
    .help = Mit deiner Unterstützung wertest du deinen Glauben und beginnst wieder bei 0. Ohne sie behältst du den Glauben und bist bis zum Ende des Spiels exkommuniziert; in der letzten Runde wird der Glaube trotzdem gewertet.
action-decline = Verzichte auf die Aktion „{ $source }“
    .help = Eine Bonusaktion ist ein Angebot. Wenn du verzichtest, ist sie verloren.
action-end-turn = Beende deinen Zug
    .help = Damit endet dein Zug. Anführer auf deiner Hand oder im Spiel können warten.
    .told = { $seat } beendet den Zug.
action-lose-placement = Verzichte auf das Einsetzen
    .help = { $placeable ->
    [0] Keines deiner Familienmitglieder lässt sich irgendwo einsetzen. Damit endet dein Zug.
   *[other] Den ausgefallenen Zug musst du nicht nachholen. Du setzt niemanden ein, und damit endet dein Zug.
}

## Was der Zufall tut

action-reveal = Decke { $tile } auf
action-place = An { $place }. Stelle: Platz { $seat }
action-deal = { $leader } geht an Platz { $seat }
action-lay = Lege „{ $card }“ aus
action-roll = { $die-key ->
    [white] Weißer Würfel: { $pips }
    [black] Schwarzer Würfel: { $pips }
   *[orange] Orangefarbener Würfel: { $pips }
}

## Was gefragt wird

ask-draw-tile = Die Exkommunikation für den { $period }. Zeitabschnitt wird gezogen.
ask-draw-order = Wer steht an { $place }. Stelle der Zugreihenfolge?
ask-choose-tile = Welches Bonusplättchen nimmst du?
ask-deal = { $to } erhält einen Anführer.
ask-draft-leader = Welchen Anführer behältst du? Die anderen gehen nach rechts weiter.
ask-draw-card = Eine Karte wird ausgelegt: { $floor }.
ask-roll = { $die-key ->
    [white] Der weiße Würfel wird geworfen.
    [black] Der schwarze Würfel wird geworfen.
   *[orange] Der orangefarbene Würfel wird geworfen.
}
ask-act = { $placeable ->
    [0] Du bist am Zug, kannst aber niemanden einsetzen.
   *[other] Du bist am Zug: Wen setzt du ein?
}
ask-choose-space = { $member-key ->
    [white] Wo setzt du dein weißes Familienmitglied ein?
    [black] Wo setzt du dein schwarzes Familienmitglied ein?
    [orange] Wo setzt du dein orangefarbenes Familienmitglied ein?
   *[neutral] Wo setzt du dein neutrales Familienmitglied ein?
}
ask-spend-servants = { $spent ->
    [0] { $space } – wie viele Diener gibst du ab?
   *[other] { $space } – { $spent } Diener schon abgegeben. Wie viele noch?
}
ask-choose-cost = { $floor }: Wie zahlst du?
ask-choose-discount = { $floor }: Was sparst du?
ask-choose-privilege = { $left ->
    [one] Was nimmst du für dein Privileg?
   *[other] { $left } Privilegien, alle verschieden: Was nimmst du für das nächste?
}
ask-choose-exchange = Produktion mit Wert { $value }: Was tauscht dieses Gebäude?
ask-bonus-tower = { $source }: Welche Karte nimmst du?
ask-bonus-servants = { $spent ->
    [0] { $source }, { $floor }: Wie viele Diener gibst du ab?
   *[other] { $source }, { $floor }: { $spent } Diener schon abgegeben. Wie viele noch?
}
ask-bonus-work = { $spent ->
    [0] { $source }: Wie viele Diener gibst du für diese Aktion ab?
   *[other] { $source }: { $spent } Diener schon abgegeben. Wie viele noch?
}
ask-copy-ability = Wessen Fähigkeit kopiert Lorenzo de’ Medici?
ask-strengthen = Federico da Montefeltro: Welches Familienmitglied hat in dieser Runde Wert { $value }?
ask-finish-turn = Noch etwas, bevor dein Zug endet?
ask-show-support = Unterstützt du die Kirche?
ask-make-up = Du holst den ausgefallenen Zug nach: Welches Familienmitglied setzt du ein, wenn überhaupt eines?

## Was geschehen ist

event-tile-drawn = Exkommunikation in diesem Spiel: { $tile }.
event-order-drawn = { $seat } steht an { $place }. Stelle der Zugreihenfolge.
    .you = Du stehst an { $place }. Stelle der Zugreihenfolge.
event-bonus-tile-taken = { $seat } nimmt: { $tile }.
    .you = Du nimmst: { $tile }.
# Nur wer den Anführer erhält, liest eine Zeile.
event-leader-dealt = { $leader-key ->
    [hidden] { " " }
   *[other] { $seat } erhält { $leader }.
}
    .you = { $leader-key ->
        [hidden] { " " }
       *[other] Du erhältst { $leader }.
    }
event-leader-drafted = { $leader-key ->
    [hidden] { $seat } behält einen Anführer.
   *[other] { $seat } behält { $leader }.
}
    .you = { $leader-key ->
        [hidden] Du behältst einen Anführer.
       *[other] Du behältst { $leader }.
    }
event-leaders-passed = Die übrigen Anführer gehen nach rechts weiter.
event-round-began = Runde { $round } beginnt.
# Keine Zeile wert: Die Karten sieht man auf dem Spielplan.
event-card-laid = { " " }
event-die-cast = { $die-key ->
    [white] Der weiße Würfel zeigt { $pips }.
    [black] Der schwarze Würfel zeigt { $pips }.
   *[orange] Der orangefarbene Würfel zeigt { $pips }.
}
event-turn-skipped = { $seat } lässt den ersten Zug dieser Runde aus.
    .you = Du lässt den ersten Zug dieser Runde aus.
event-turn-began = { $seat } ist am Zug.
event-placed = { $seat } setzt das { $member-key ->
    [white] weiße
    [black] schwarze
    [orange] orangefarbene
   *[neutral] neutrale
} Familienmitglied { $servants ->
    [0] ein
    [one] mit 1 Diener ein
   *[other] mit { $servants } Dienern ein
} – { $space }.
    .you = Du setzt das { $member-key ->
        [white] weiße
        [black] schwarze
        [orange] orangefarbene
       *[neutral] neutrale
    } Familienmitglied { $servants ->
        [0] ein
        [one] mit 1 Diener ein
       *[other] mit { $servants } Dienern ein
    } – { $space }.
event-bonus-used = { $floor-key ->
    [none] { $servants ->
        [0] { $seat } nutzt die Aktion „{ $source }“.
        [one] { $seat } nutzt die Aktion „{ $source }“ mit 1 Diener.
       *[other] { $seat } nutzt die Aktion „{ $source }“ mit { $servants } Dienern.
    }
   *[other] { $servants ->
        [0] { $seat } nutzt die Aktion „{ $source }“ – { $floor }.
        [one] { $seat } nutzt die Aktion „{ $source }“ mit 1 Diener – { $floor }.
       *[other] { $seat } nutzt die Aktion „{ $source }“ mit { $servants } Dienern – { $floor }.
    }
}
    .you = { $floor-key ->
        [none] { $servants ->
            [0] Du nutzt die Aktion „{ $source }“.
            [one] Du nutzt die Aktion „{ $source }“ mit 1 Diener.
           *[other] Du nutzt die Aktion „{ $source }“ mit { $servants } Dienern.
        }
       *[other] { $servants ->
            [0] Du nutzt die Aktion „{ $source }“ – { $floor }.
            [one] Du nutzt die Aktion „{ $source }“ mit 1 Diener – { $floor }.
           *[other] Du nutzt die Aktion „{ $source }“ mit { $servants } Dienern – { $floor }.
        }
    }
event-fee-paid = { $seat } zahlt { $coins } Münzen für den besetzten Turm.
    .you = Du zahlst { $coins } Münzen für den besetzten Turm.
event-card-taken = { $cost-key ->
    [none] { $seat } nimmt „{ $card }“.
   *[other] { $seat } nimmt „{ $card }“ für { $cost }.
}
    .you = { $cost-key ->
        [none] Du nimmst „{ $card }“.
       *[other] Du nimmst „{ $card }“ für { $cost }.
    }
event-gained = { $goods-key ->
    [none] { " " }
   *[other] { $seat } erhält { $goods }.
}
    .you = { $goods-key ->
        [none] { " " }
       *[other] Du erhältst { $goods }.
    }
event-harvested = { $seat } erntet mit Wert { $value }.
    .you = Du erntest mit Wert { $value }.
event-produced = { $seat } produziert mit Wert { $value }.
    .you = Du produzierst mit Wert { $value }.
event-exchanged = { $seat } tauscht { $paid } ein ({ $card }).
    .you = Du tauschst { $paid } ein ({ $card }).
# Aus Verzicht, oder weil sie unmöglich ist: Das Ereignis sagt nicht, was davon.
event-declined = { $seat } führt die Aktion „{ $source }“ nicht aus.
    .you = Die Aktion „{ $source }“ entfällt.
event-placement-lost = { $seat } kann kein Familienmitglied einsetzen.
    .you = Du kannst kein Familienmitglied einsetzen.
event-leader-played = { $seat } spielt { $leader } aus.
    .you = Du spielst { $leader } aus.
event-leader-discarded = { $seat } wirft { $leader } ab.
    .you = Du wirfst { $leader } ab.
event-leader-activated = { $seat } aktiviert { $leader }.
    .you = Du aktivierst { $leader }.
event-ability-copied = { $seat }: Lorenzo de’ Medici kopiert { $leader }.
    .you = Dein Lorenzo de’ Medici kopiert { $leader }.
event-strengthened = { $seat }: Der Würfel des { $member-key ->
    [white] weißen
    [black] schwarzen
    [orange] orangefarbenen
   *[neutral] neutralen
} Familienmitglieds zählt in dieser Runde als 6.
    .you = Der Würfel deines { $member-key ->
        [white] weißen
        [black] schwarzen
        [orange] orangefarbenen
       *[neutral] neutralen
    } Familienmitglieds zählt in dieser Runde als 6.
event-report-held = Der Vatikanbericht des { $period }. Zeitabschnitts findet statt.
event-supported = { $points ->
    [one] { $seat } unterstützt die Kirche und erhält 1 Siegpunkt.
   *[other] { $seat } unterstützt die Kirche und erhält { $points } Siegpunkte.
}
    .you = { $points ->
        [one] Du unterstützt die Kirche und erhältst 1 Siegpunkt.
       *[other] Du unterstützt die Kirche und erhältst { $points } Siegpunkte.
    }
event-excommunicated = { $seat } wird exkommuniziert: { $tile }.
    .you = Du wirst exkommuniziert: { $tile }.
event-faith-scored = { $points ->
    [one] { $seat } erhält 1 Siegpunkt für Glauben.
   *[other] { $seat } erhält { $points } Siegpunkte für Glauben.
}
    .you = { $points ->
        [one] Du erhältst 1 Siegpunkt für Glauben.
       *[other] Du erhältst { $points } Siegpunkte für Glauben.
    }
event-order-changed = { $third-key ->
    [nature] Neue Zugreihenfolge: { $first }, { $second }.
   *[other] { $fourth-key ->
        [nature] Neue Zugreihenfolge: { $first }, { $second }, { $third }.
       *[other] Neue Zugreihenfolge: { $first }, { $second }, { $third }, { $fourth }.
    }
}
event-game-over = Das Spiel ist zu Ende.
event-placement-left = { $seat } verzichtet darauf, den ausgefallenen Zug nachzuholen.
    .you = Du verzichtest darauf, den ausgefallenen Zug nachzuholen.

## Die Wertung

score-vp = Gesammelte Siegpunkte
score-lost-points = Exkommunikation III-4 (ein Fünftel verloren)
score-territories = Territorien
score-characters = Charaktere
score-ventures = Wagnisse
score-military = Militärische Stärke
score-resources = Ressourcen (1 SP je 5)
score-forfeits = Durch Exkommunikation verloren
tie-turn-order = Platz in der Zugreihenfolge

## Was auf einer Karte steht

card = { $card }
card-kind = { $type-key ->
    [territory] Territorium, Zeitabschnitt { $period }
    [character] Charakter, Zeitabschnitt { $period }
    [building] Gebäude, Zeitabschnitt { $period }
   *[venture] Wagnis, Zeitabschnitt { $period }
}
card-cost = Kosten: { $cost }
card-cost-military = Kosten: { $cost } (mindestens { $needed } nötig)
card-at-once = Sofort:
card-harvest = Bei Ernten ab Wert { $value }:
card-production = Bei Produktionen ab Wert { $value }:
card-lasting = Von da an:
card-points = { $points } SP am Ende

leader = { $leader }
leader-once = Einmal je Runde:
leader-lasting = Bis zum Ende des Spiels:
needs-supply = Benötigt { $good }
needs-cards = { $type-key ->
    [none] Benötigt { $amount } Karten derselben Art
   *[other] Benötigt { $type }
}

tile = Exkommunikation { $tile }
bonus-tile = { $tile }
bonus-tile-harvest = Ernte: { $goods }
bonus-tile-production = Produktion: { $goods }

effect-gain = Erhalte { $goods }
effect-per = Erhalte { $goods } je { $thing }
effect-act = { $action-key ->
    [none] Nimm mit Wert { $value } eine Karte beliebiger Art
    [harvest] Ernte mit Wert { $value }
    [production] Produziere mit Wert { $value }
   *[other] { $less-key ->
        [none] Nimm mit Wert { $value } { card-taken }
       *[other] Nimm mit Wert { $value } { card-taken }, { $action-key ->
            [character] der
           *[other] das
        } { $less } weniger kostet
    }
}
card-taken = { $action-key ->
    [territory] ein { type-territory }
    [character] einen { type-character }
    [building] ein { type-building }
   *[venture] ein { type-venture }
}
effect-exchange = Du darfst { $pay } gegen { $gain } tauschen
effect-or-exchange = oder { $pay } gegen { $gain } tauschen
effect-raise = { $amount-sign-key ->
    [minus] Dein Aktionswert { $action } ist um { $amount } niedriger
   *[plus] Dein Aktionswert { $action } ist um { $amount } höher
}
effect-discount = { $on-key ->
    [none] Karten, die Münzen kosten, kosten { $good } weniger
    [territory] Territorien kosten { $good } weniger
    [character] Charaktere kosten { $good } weniger
    [building] Gebäude kosten { $good } weniger
   *[venture] Wagnisse kosten { $good } weniger
}
effect-either-discount = { $on-key ->
    [territory] Territorien kosten nach deiner Wahl { $one } oder { $other } weniger
    [character] Charaktere kosten nach deiner Wahl { $one } oder { $other } weniger
    [building] Gebäude kosten nach deiner Wahl { $one } oder { $other } weniger
   *[venture] Wagnisse kosten nach deiner Wahl { $one } oder { $other } weniger
}
effect-worth = { $becomes ->
    [0] { member-stronger }
   *[other] { member-worth }
}
member-worth = { $whose-key ->
    [neutral] Das neutrale Familienmitglied hat Wert { $becomes }
    [coloured] Farbige Familienmitglieder haben Wert { $becomes }, egal was die Würfel zeigen
   *[other] Ein noch nicht eingesetztes farbiges Familienmitglied hat in dieser Runde Wert { $becomes }
}
member-stronger = { $more-sign-key ->
    [minus] { $whose-key ->
        [neutral] Das neutrale Familienmitglied zählt { $more } weniger
       *[other] Farbige Familienmitglieder zählen bei jedem Einsatz { $more } weniger
    }
   *[plus] { $whose-key ->
        [neutral] Das neutrale Familienmitglied zählt { $more } mehr
       *[other] Farbige Familienmitglieder zählen { $more } mehr
    }
}
effect-tax = Jedes Aktionsfeld und jede Karte mit solchen Gütern gibt dir { $goods } weniger
effect-unscored = { $type-key ->
    [territory] Territorien geben am Ende keine Punkte
    [character] Charaktere geben am Ende keine Punkte
   *[venture] Wagnisse geben am Ende keine Punkte
}
effect-forfeit = { $thing-key ->
    [vp] Vor der Endwertung verlierst du 1 SP je { $thing }
   *[other] Am Ende verlierst du 1 SP je { $thing }
}

effect-rule = { $rule }
rule-no-floor-bonus = Kein Bonus auf der dritten und vierten Etage der Türme
rule-occupied-spaces = Du darfst auch auf besetzten Aktionsfeldern einsetzen
rule-no-tower-fee = Du zahlst nie die 3 Münzen für einen besetzten Turm
rule-no-military-need = Deine Territorien brauchen keine Militärpunkte
rule-copy-leader = Hat die Fähigkeit eines Anführers, den jemand anders im Spiel hat
rule-double-immediate = Holz, Steine, Münzen und Diener, die Karten sofort geben, erhältst du doppelt
rule-support-bonus = 5 SP mehr, wann immer du die Kirche unterstützt
rule-no-market = Du darfst nicht auf dem Markt einsetzen
rule-dear-servants = Jedes +1 kostet dich 2 Diener
rule-skip-first-turn = In jeder Runde entfällt dein erster Zug; du darfst ihn am Ende der Runde nachholen

## Was nicht geht, und warum

refused-closed = Dieses Feld ist erst bei mehr Spielern offen
refused-market = Deine Exkommunikation sperrt dir den Markt
refused-taken = Hier steht schon ein Familienmitglied
refused-full = Du hast schon 6 Karten dieser Art
refused-colour = Hier steht schon ein farbiges Familienmitglied von dir
refused-value = Nötig ist Wert { $needed }; mit all deinen Dienern kommst du auf { $value }
refused-fee = Dir fehlen die 3 Münzen für einen besetzten Turm
refused-military = Nötig sind { $needed } Militärpunkte
refused-cost = Noch nötig: { $goods }
refused-copy = Niemand sonst hat einen Anführer im Spiel
refused-servants = Du brauchst deine Diener für die Kosten der Karte

## Der Spielplan

board-territory = Territorien
board-character = Charaktere
board-building = Gebäude
board-venture = Wagnisse
board-spaces = Florenz
board-church = Kirche
board-round = Runde
board-order = Zugreihenfolge
board-members = Familie zu Hause
board-in-hand = Anführer auf der Hand
board-draft = Anführer zur Wahl
board-no-floor-bonus = kein Etagenbonus
board-signs = ⚡ sofort · ∞ dauerhaft · ⚑ am Ende
board-more-signs = (3) ab Wert 3 · ↻ Bonusaktion · 1× einmal je Runde

# Was man in einem Zug tut, als Überschriften langer Listen.
do-member = Einsetzen
    .help = Ein Familienmitglied auf ein Feld setzen
do-space = Felder
    .help = Wohin das Familienmitglied geht
do-servants = Diener
    .help = Jeder erhöht den Wert um 1
do-leaders = Anführer
    .help = Ausspielen, abwerfen oder nutzen
do-decline = Verzichten
    .help = Die Aktion verfällt
do-end = Zug beenden
    .help = Damit endet dein Zug
