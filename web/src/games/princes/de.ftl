### Der Spieltisch von Fürsten der Renaissance auf Deutsch. Die Wortliste steht im Katalog des Spiels.

## Ansichten auf dem Telefon

princes-short-title = Fürsten
princes-pane-cities = Städte
princes-pane-supply = Vorrat
princes-pane-mine = Haus
princes-means = Was { $name } hat

## Städte, Güter und Truppen

princes-venice = Venedig
princes-milan = Mailand
princes-florence = Florenz
princes-rome = Rom
princes-naples = Neapel
princes-perugia = Perugia
princes-bologna = Bologna
princes-ferrara = Ferrara
princes-mantua = Mantua
princes-rimini = Rimini
princes-urbino = Urbino
princes-gold = Gold
princes-influence = Einfluss
princes-vp = Punkte
princes-cavalry = Kavallerie
princes-infantry = Infanterie
princes-pikes = Pikeniere
princes-crossbow = Armbrüste
princes-artillery = Artillerie
princes-fort = Festung
princes-any-troop = beliebige Truppe
princes-artist = Künstler
princes-pope = Papst
princes-treachery = Verrat
princes-merchant = Händler
princes-per-merchant = je Händler
princes-status = Status
princes-hand-limit = Verratsplättchen auf der Hand
princes-less-condottiere = um Condottiere zu werden
princes-less-artist = für Künstler
princes-less-pope = für den Papst
princes-power-bank = einmal im Jahrzehnt: tauschen
princes-power-steal = einmal im Jahrzehnt: stehlen
princes-steals = Stiehl
princes-power-draw = einmal im Jahrzehnt: ein Verratsplättchen ziehen
princes-power-reroll = einmal im Jahrzehnt: neu würfeln
princes-power-veto = einmal im Jahrzehnt: Veto einlegen

## Stadtplättchen, in Kürze

princes-tile-il-doge = Der Doge
princes-tile-venetian-merchant = Händler
princes-tile-milanese-merchant = Händler
princes-tile-florentine-merchant = Händler
princes-tile-neapolitan-merchant = Händler
princes-tile-genoese-crossbow = Genueser
princes-tile-swiss-mercenaries = Schweizer
princes-tile-armourer = Waffenschmied
princes-tile-ludovico-sforza = L. Sforza
princes-tile-caterina-sforza = C. Sforza
princes-tile-lorenzo-medici = Lorenzo
princes-tile-giovanni-medici = Giovanni
princes-tile-bank = Bank
princes-tile-roderigo-borgia = R. Borgia
princes-tile-cesare-borgia = C. Borgia
princes-tile-lucrezia-borgia = L. Borgia
princes-tile-della-rovere = Della Rovere
princes-tile-orsini = Orsini
princes-tile-colonna = Colonna
princes-tile-ferrante-of-aragon = Ferrante
princes-tile-alfonso-of-aragon = Alfonso
princes-tile-federico-of-aragon = Federico
princes-tile-spanish-infantry = Spanier

## Eine Stadt

princes-worth = so viel wäre ein Plättchen wert, wenn das Spiel jetzt endete
princes-worth-is = Endete das Spiel jetzt, wäre jedes Plättchen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
princes-status-is = Status { $status }
princes-no-artist = kein Künstler
princes-bid-from = ab
princes-owned-by = Gehört { $name }
princes-used = In diesem Jahrzehnt schon genutzt

## Die Karte

princes-map = Italien
princes-pope-and-treachery = Papst und Verrat
princes-wars = Kriege
princes-wars-fought = { $count } von { $most } Kriegen dieses Jahrzehnts geführt
princes-war-how = Für einen Krieg wähle erst, wer angreift, dann wen.
princes-against = { $city } greift an: Wähle, wen.
princes-attacks = { $city } greift an
princes-let-attack = { $city } angreifen lassen
princes-choose-defender = { $pointer ->
    [coarse] Tippe jetzt ihr Ziel an, oder noch einmal die erste Stadt, um sie loszulassen.
   *[fine] Klicke jetzt ihr Ziel an, oder noch einmal die erste Stadt, um sie loszulassen.
}
princes-choose-city = Wähle eine Stadt.
princes-home-of = Heimat der Familie { $family }
princes-war-pay = Hier warten { $gold } Gold Sold auf das Ende des Jahrzehnts.
princes-war-pay-short = Sold
princes-deck = { $count } Plättchen im Stapel, { $discards } abgeworfen

## Ereignisse und Truppen

princes-events = Ereignisse im Jahrzehnt { $decade } von { $decades }
princes-events-end = noch { $count }
princes-last-event = { $final ->
    [yes] beendet die Partie
   *[no] beendet das Jahrzehnt
}
princes-decade-over = Jahrzehnt { $decade } ist vorbei
princes-decade-over-how = Alle bekommen ihr Einkommen und ihren Sold aus den Kriegen. Der Papst ist wieder frei, und was einmal im Jahrzehnt geht, geht wieder.
princes-last-decade-over-how = Alle bekommen ihr Einkommen und ihren Sold aus den Kriegen. Der Papst bleibt, wo er ist.
princes-decade-begins = Jahrzehnt { $decade } beginnt.
princes-last-decade-begins = Jahrzehnt { $decade } beginnt: das letzte.
princes-decade-brings = Es bringt { $events }.
princes-points-counted = Das war das letzte Jahrzehnt: Jetzt werden die Punkte gezählt.
princes-gold-in-the-end = Gold am Ende
princes-influence-in-the-end = Einfluss am Ende
princes-auction-last = Das letzte Ereignis: Mit dieser Auktion endet { $final ->
    [yes] die Partie.
   *[no] das Jahrzehnt.
}
princes-decade-who = Wer
princes-next-decade = Das nächste Jahrzehnt bringt
princes-event-gone = vergeben
princes-bid-in = Gebot
princes-troops = Truppen
princes-left = noch { $count }
princes-att = Ang.
princes-def = Vert.

## Ein Haus

princes-income = Einkommen
princes-income-how = Am Ende des Jahrzehnts; { $gold } Gold und { $influence } Einfluss davon von der Familie, der Rest von Plättchen und Truppen.
princes-home = Sold in { $home }
princes-victories = Siege
princes-trade-with = Einen Handel anbieten
princes-points-now = Wäre das Spiel jetzt zu Ende: { $total } Punkte
princes-points-end = Am Ende des Spiels: { $total } Punkte
princes-points-of-tiles = { $city }, { $count } × { $each }: { $points }
princes-points-most-gold = am meisten Gold: { $points }
princes-points-second-gold = am zweitmeisten Gold: { $points }
princes-points-most-influence = am meisten Einfluss: { $points }
princes-points-pope = Papst: { $points }
princes-points-victories = Siege im Krieg: { $points }
princes-points-artists = Künstler und Händler: { $points }
princes-tiles = Stadtplättchen
princes-tiles-of = Plättchen { $tiles }/{ $most }, Städte { $cities }/{ $cities_most }
princes-no-tiles = Noch keine Stadtplättchen
princes-own-troops = Truppen
princes-no-troops = Noch keine Truppen: Nur wer welche hat, kann Condottiere werden
princes-hand-of = { $count } von { $most } Plättchen
princes-no-hand = Keine Verratsplättchen
princes-when-bribe-troop = In einem Krieg, in dem du kämpfst
princes-when-bribe-cardinal = Wenn du für den Papst zahlst
princes-when-block-bid = In einer Auktion, wenn du an der Reihe bist
princes-when-steal-influence = In deinem Zug
princes-when-raid-gold = In deinem Zug
princes-when-veto = Wenn ein Krieg erklärt wird
princes-when-start-war = Am Ende deines Zugs
princes-now-bribe-troop = Jetzt: eine Truppe wählen
princes-now-bribe-cardinal = Jetzt: zählt als 3 Einfluss
princes-now-block-bid = Jetzt: jemanden blockieren
princes-now-steal-influence = Jetzt: jemandem 2 nehmen
princes-now-raid-gold = Jetzt: jemandem 3 nehmen
princes-now-veto = Jetzt: kein Krieg
princes-now-start-war = Jetzt: zwei Städte wählen

## Vorbereitung

princes-families = Die Familien

## Die Auktion

princes-auction-title = Versteigert wird: { $lot }
princes-auction-open = Noch hat niemand geboten. Das höchste Gebot gewinnt und wird sofort bezahlt.
princes-auction-leads = { $you ->
    [yes] Du führst mit
   *[no] { $name } führt mit
} { $bid } { $good ->
    [gold] Gold
   *[influence] Einfluss
}.
princes-hire-open = Noch hat niemand geboten. Nur wer Truppen hat, darf bieten.
princes-lot-city = { $city }, Status { $status }
princes-passed = ausgestiegen
princes-barred = { $bar ->
    [gold] zu wenig Gold
    [influence] zu wenig Einfluss
   *[blocked] darf nicht bieten
}
princes-out = raus
princes-leads = führt
princes-blocked = { $you ->
    [yes] darfst nicht bieten
   *[no] darf nicht bieten
}
princes-your-bid = Dein Gebot
princes-discount = Dein Nachlass: { $discount }.
princes-bid = { $bid } bieten
princes-amounts-bid = { $amount } bieten
princes-bid-says = { $bid } bieten: Du zahlst { $paid } { $good ->
    [gold] Gold
   *[influence] Einfluss
} und behältst { $left }.
princes-bid-says-short = { $bid } bieten: { $short } mehr, als du hast. { $cardinals ->
    [0] { $banks ->
        [one] Deine Bank tauscht dafür { $changed } { $good ->
            [gold] Einfluss
           *[influence] Gold
        } und ist in diesem Jahrzehnt verbraucht.
       *[other] Deine Banken tauschen dafür { $changed } { $good ->
            [gold] Einfluss
           *[influence] Gold
        } und sind in diesem Jahrzehnt verbraucht.
    }
   *[other] Das zahlen bestochene Kardinäle oder Banken: Du wählst, wenn du gewinnst.
}
princes-bid-opens = Das niedrigste Eröffnungsgebot.
princes-bid-opens-with = Eröffnet wird mit mindestens { $least }.
princes-bid-beats = { $more } mehr als { $name }.
princes-bid-reach = Du kannst bis { $most } gehen.
princes-bid-most = Mehr kannst du nicht bieten.
princes-block = Jemanden blockieren
princes-block-whom = Wen blockierst du?
princes-block-means = Wer blockiert ist, kann beim nächsten Mal nicht bieten und muss aussteigen. Du bietest danach.
princes-pass-for-good = Aussteigen
princes-standings = Status der Städte, Punkte je Plättchen
princes-points = { $points ->
    [one] 1 Pkt.
   *[other] { $points } Pkt.
}
princes-cannot-bid = Du kannst jetzt nicht bieten.
princes-pope-won = { $you ->
    [yes] Du ersteigerst den Papst
   *[no] { $name } ersteigert den Papst
}
princes-pay-pope = Du schuldest { $due } Einfluss.
princes-cardinals-pay = Jeder bestochene Kardinal zahlt 3 davon.
princes-waits-pay-pope = Zahlen bestochene Kardinäle?

## Krieg

princes-war-title = { $attacker } greift { $defender } an
princes-ask-veto = Legst du Veto gegen diesen Krieg ein?
princes-veto-with = { $means ->
    [lorenzo] Veto: Lorenzo
   *[tile] Veto: Plättchen
}
princes-ask-holy-league = Welcher Seite hilft deine Heilige Liga?
princes-ask-bribe = Bestichst du eine Truppe?
princes-ask-reroll = Lässt du beide Würfel neu werfen?
princes-ask-counter-attack = Schlägst du zurück?
princes-counter-odds = Deine { $counter } gegen { $guard }, dazu je ein Würfel: Sieg zu { $share } %. Misslingt es, endet der Krieg unentschieden wie ohne Gegenangriff: Es kostet dich nichts.
princes-ask-war-offer = Machst du ein Angebot, bevor der Krieg weitergeht?
princes-back-auction = Zurück zur Auktion
princes-back-war = Zurück zum Krieg
princes-back-offer = Zurück zum Angebot
princes-back-decade = Zurück zum Jahrzehnt
princes-war-over = Der Krieg ist vorbei.
princes-war-won = { $winner } besiegt { $loser }.
princes-status-by = { $city } { $by }
princes-who-attacks = Wer greift für { $attacker } an?
princes-who-defends = Wer verteidigt { $defender }?
princes-stages = Abschnitte des Krieges
princes-stage-declared = Erklärt
princes-stage-veto = Veto
princes-stage-condottieri = Condottieri
princes-stage-offers = Angebote
princes-stage-league = Liga
princes-stage-bribes = Bestechung
princes-stage-dice = Würfel
princes-even = gleich
princes-even-with = Gleichstand { $who }
princes-margin = { $city } +{ $margin }
princes-margin-with = { $margin } { $who }
princes-with = mit { $you ->
    [yes] dir
   *[no] { $name }
}
princes-fights = gegen { $you ->
    [yes] dich
   *[no] { $name }
}
princes-as-it-stands = so, wie es steht, ohne Bestechung; jede Seite würfelt dazu
princes-if-citizens = falls nur die Bürger { $city } verteidigen; jede Seite würfelt dazu
princes-citizens-attack = { $city } greift mit den Bürgern an; jede Seite würfelt dazu
princes-city-attacks = { $city } greift an
princes-city-strikes-back = Misslingt das, schlägt { $city } zurück
princes-no-change = nichts ändert sich
princes-odds = Aussichten mit einem Würfel je Seite, ohne Bestechung
princes-bids-in-influence = Gebote in Einfluss
princes-legend-attack = Angriff, Verteidigung und Abstand zu { $strength } von { $rival }, ohne Bestechung
princes-legend-defence = Verteidigung, Gegenangriff und Abstand zu { $strength } von { $rival }, ohne Bestechung
princes-legend-margin = Die letzte Zahl: Abstand zu { $rival } ({ $strength })
princes-has-no-troops = { $you ->
    [yes] hast keine Truppen
   *[no] hat keine Truppen
}
princes-leads-city = { $you ->
    [yes] führst { $city }
   *[no] führt { $city }
}
princes-you = Du
princes-you-if = Du, bei Zuschlag
princes-they-if = { $name }, bei Zuschlag
princes-would-pay = kostet { $paid } Einfluss
princes-would-lead = höchstes Gebot: { $bid } Einfluss
princes-would-outbid = nur über { $bid } Einfluss
princes-would-earn = bringt { $gold } Gold
princes-if-wins = Sieg
princes-if-loses = Niederlage
princes-you-own = { $count ->
    [0] du hast hier nichts
    [one] du hast 1 Plättchen
   *[other] du hast { $count } Plättchen
}
princes-league-of = { $name }, Heilige Liga
princes-league-would-add = Die Truppen des Papstes brächten { $attack } / { $defence }.
princes-league-if = falls der Papst
princes-league-attack = Angriff
princes-league-counter = Gegenangriff
princes-league-out = fernbleibt
princes-league-joins = { $city } hilft
princes-declared = { $you ->
    [yes] Du erklärst den Krieg.
   *[no] { $name } erklärt den Krieg.
}
princes-allied = { $you ->
    [yes] Du hilfst als Papst { $city }.
   *[no] { $name } hilft als Papst { $city }.
}
princes-vetoed = { $you ->
    [yes] Du legst Veto gegen diesen Krieg ein.
   *[no] { $name } legt Veto gegen diesen Krieg ein.
}
princes-waits-war-offer = Kommt vorher noch ein Angebot?
princes-waits-veto = Gibt es ein Veto?
princes-waits-holy-league = Hilft der Papst einer Seite?
princes-waits-bribe = Wird jemand bestochen?
princes-waits-reroll = Wird neu gewürfelt?
princes-waits-counter-attack = Kommt es zum Gegenangriff?
princes-league-adds = Deine Truppen brächten { $attack } im Angriff und { $defence } in der Verteidigung.
princes-bribes-held = { $count ->
    [one] Du hast 1 Plättchen „Truppe bestechen“: Wähle eine Truppe, und sie zählt in diesem Krieg nicht.
   *[other] Du hast { $count } Plättchen „Truppe bestechen“: Wähle eine Truppe, und sie zählt in diesem Krieg nicht.
}
princes-no-means = Du hast kein passendes Plättchen. Gefragt wirst du trotzdem, damit es niemand merkt.
princes-side-attacker = greift an · Status { $status }
princes-side-defender = verteidigt · Status { $status }
princes-hired = { $you ->
    [yes] bietest { $bid }, zahlst { $paid }
   *[no] bietet { $bid }, zahlt { $paid }
}
princes-earns = { $you ->
    [yes] bekommst { $gold } Gold
   *[no] bekommt { $gold } Gold
}
princes-no-condottiere = Noch kein Condottiere
princes-nobody-fights = Niemand
princes-flat = Die Stadt kämpft aus eigener Kraft mit { $strength }.
princes-citizens = Bürger
princes-strength = Stärke
princes-bribed = bestochen
princes-together = Zusammen
princes-round-attack = Runde 1 · Angriff
princes-round-counter = Runde 2 · Gegenangriff
princes-tie = Gleichstand
princes-ahead = { $city } liegt vorn
princes-wins = { $city } siegt
princes-wins-twice = { $city } siegt mit doppelter Stärke
princes-die = { $pips } gewürfelt
princes-die-waits = noch nicht gewürfelt
princes-end-vetoed = Kein Krieg
princes-end-held = { $city } verzichtet auf den Gegenangriff: unentschieden, nichts ändert sich.
princes-end-drawn = Unentschieden: Nichts ändert sich.
princes-end-limits = Keine der beiden Städte kann noch steigen oder fallen.
princes-takes-marker = { $you ->
    [yes] Du erhältst einen Siegmarker
   *[no] { $name } erhält einen Siegmarker
}
princes-continue = Weiter

## Handel

princes-offer-title = Ein Angebot an { $other }
princes-offer-of = { $name } macht { $other } ein Angebot
princes-offer-to-you = { $name } macht dir ein Angebot
princes-gives = { $name } gibt
princes-you-give = Du gibst
princes-afterwards = danach
princes-nothing = nichts
princes-offer-drop = Zurück
princes-offer-make = Angebot machen
princes-your-offer = Dein Angebot an { $name }
princes-or-to = oder an
princes-give = geben
princes-get = nehmen
princes-none = nichts
princes-give-amount = du gibst { $amount }
princes-get-amount = du nimmst { $amount }
princes-then-hold = danach du { $mine }, { $name } { $theirs }
princes-amount-of = { $amount } { $good ->
    [gold] Gold
   *[influence] Einfluss
}
princes-offer-empty = Was bietest du an?
princes-offer-how = Links gibst du, rechts bekommst du.
princes-offer-says = Du gibst { $given } und bekommst { $asked }.
princes-offer-binds = { $name } kann ablehnen. Versprechen binden niemanden.
princes-offer-to-you-says = { $name } gibt dir { $given } und bekommt { $asked }. Nimmst du an?
princes-offer-free = Ein Handel verbraucht deine Aktion nicht.
princes-offer-back = { $name } überlegt. Bis zur Antwort kannst du es zurücknehmen.
princes-no-offer = Kein Angebot
princes-offer-first = Erst ein Angebot machen
princes-offer-waits = { $name } überlegt.
princes-no-offers = Zug endet von selbst
princes-no-offers-how = Ist dies an, endet dein Zug { $seconds } Sekunden nach deiner Aktion, ohne dass du nach Angeboten gefragt wirst; bis dahin kannst du sie zurücknehmen. Drückst du noch einmal darauf, wirst du wieder gefragt; ein Zug, in dem du ein Angebot machst, geht weiter.
princes-accept = Annehmen
princes-decline = Ablehnen

## Warum etwas gerade nicht geht, und wie man es macht

princes-do-troop-not = nichts zu kaufen
princes-do-auction-not = kein Gebot möglich
princes-do-war-how = { $pointer ->
    [coarse] Tippe erst die Stadt an, die angreift, dann ihr Ziel.
   *[fine] Klicke erst die Stadt an, die angreift, dann ihr Ziel.
}
princes-do-war-not = { $most ->
    [3] drei Kriege geführt
    [4] vier Kriege geführt
    [5] fünf Kriege geführt
   *[other] { $most } Kriege geführt
}
princes-do-trade-not = kein Angebot mehr
princes-do-pass-not = jemand muss etwas tun

princes-no-gold = zu wenig Gold
princes-no-influence = zu wenig Einfluss
princes-count-troops = { $count ->
    [one] 1 Art
   *[other] { $count } Arten
}, { $price } Gold
princes-count-discard = nur abwerfen
princes-count-treachery = { $gold } Gold, { $influence } Einfluss
princes-count-auction = { $count } zur Auswahl
princes-count-wars = noch { $left } von { $most }
princes-count-free = ohne Aktion
princes-count-trade = ohne Aktion
princes-count-pass = nichts tun
princes-count-end = nichts weiter

## Wie eine Frage beantwortet wird, wo nichts einen Ring trägt

princes-how-bribe = Wähle die Zeile einer Truppe, oder lass es sein.
princes-about-end-turn = Deine Aktion ist getan. Was noch geht, kostet keine.

princes-round-word = Jahrzehnt

# Wie die Chronik Güter nach einer Zahl nennt: dort stehen dafür Zeichen
princes-told-gold = Gold
princes-told-influence = Einfluss
princes-told-vp = Siegpunkt|Siegpunkte|SP
