### Der Spieltisch von Fürsten der Renaissance auf Deutsch. Die Wortliste steht im Katalog des Spiels.

## Ansichten auf dem Telefon

princes-pane-cities = Städte
princes-pane-supply = Vorrat
princes-pane-mine = Haus

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

princes-worth = so viel wäre ein Plättchen jetzt am Ende wert
princes-worth-is = Endete das Spiel jetzt, wäre jedes Plättchen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
princes-status-is = Status { $status }
princes-no-artist = kein Künstler
princes-bid-from = ab
princes-owned-by = Gehört { $name }
princes-used = In diesem Jahrzehnt schon genutzt

## Die Karte

princes-map = Italien
princes-wars = Kriege
princes-wars-fought = { $count } von { $most } Kriegen dieses Jahrzehnts geführt
princes-war-how = Für einen Krieg wähle erst, wer angreift, dann wen.
princes-against = { $city } greift an: Wähle, wen.
princes-attacks = { $city } greift an
princes-let-attack = { $city } angreifen lassen
princes-choose-city = Wähle eine Stadt.
princes-home-of = Heimat der Familie { $family }
princes-war-pay = { $gold } Gold Sold warten hier auf das Ende des Jahrzehnts.
princes-war-pay-short = Sold
princes-deck = { $count } Plättchen im Stapel, { $discards } abgeworfen

## Ereignisse und Truppen

princes-events = Ereignisse im Jahrzehnt { $decade } von { $decades }
princes-events-end = noch { $count }
princes-last-event = beendet das Jahrzehnt
princes-next-decade = Das nächste Jahrzehnt bringt
princes-event-gone = vergeben
princes-bid-in = Gebot
princes-troops = Truppen
princes-left = noch { $count }
princes-att = Ang.
princes-def = Vert.

## Ein Haus

princes-income = Einkommen
princes-home = Sold in { $home }
princes-victories = Siege
princes-trade-with = Einen Handel anbieten
princes-tiles = Stadtplättchen
princes-tiles-of = { $tiles } von { $most }, { $cities } von { $cities_most } Städten
princes-no-tiles = Noch keine Stadtplättchen
princes-own-troops = Truppen
princes-no-troops = Noch keine Truppen: Nur wer welche hat, kann Condottiere werden
princes-hand-of = { $count } von { $most }
princes-no-hand = Keine Verratsplättchen
princes-when-bribe-troop = In einem Krieg, in dem du kämpfst
princes-when-bribe-cardinal = Wenn du für den Papst zahlst
princes-when-block-bid = In einer Auktion, wenn du an der Reihe bist
princes-when-steal-influence = In deinem Zug
princes-when-raid-gold = In deinem Zug
princes-when-veto = Wenn ein Krieg erklärt wird
princes-when-start-war = Am Ende deines Zugs
princes-now-bribe-troop = Jetzt: eine Truppe wählen
princes-now-bribe-cardinal = Jetzt: zählt als 3 Einfluss
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
princes-auction-leads = { $name } führt mit { $bid } { $good ->
    [gold] Gold
   *[influence] Einfluss
}.
princes-hire-title = { $city } sucht einen Condottiere
princes-hire-open = Noch hat niemand geboten. Nur wer Truppen hat, darf bieten.
princes-lot-city = { $city }, Status { $status }
princes-lot-attacker = Angriff
princes-lot-defender = Verteidigung
princes-lot-attacker-of = { $city } greift { $other } an
princes-lot-defender-of = { $city } verteidigt sich gegen { $other }
princes-army-pays = Bringt am Ende des Jahrzehnts { $gold } Gold, wer auch siegt
princes-passed = gepasst
princes-out = raus
princes-leads = führt
princes-blocked = darf nicht bieten
princes-your-bid = Dein Gebot
princes-you-hold = Du hast
princes-after = nach einem Gebot von { $bid }
princes-short = { $short } mehr, als du hast: Den Rest zahlen Banken oder Kardinäle
princes-discount = { $discount } weniger zu zahlen
princes-least = mindestens
princes-most = höchstens
princes-bid = { $bid } bieten
princes-cannot-bid = Du kannst jetzt nicht bieten.
princes-pope-won = { $name } ersteigert den Papst
princes-pay-pope = Du schuldest { $due } Einfluss.
princes-cardinals-pay = Jeder bestochene Kardinal zahlt 3 davon.
princes-waits-pay-pope = Zahlen bestochene Kardinäle?

## Krieg

princes-war-title = { $attacker } greift { $defender } an
princes-declared = { $name } erklärt den Krieg.
princes-allied = { $name } hilft als Papst { $city }.
princes-vetoed = { $name } legt Veto gegen diesen Krieg ein.
princes-waits-war-offer = Kommt zuerst ein Angebot?
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
princes-hired = bietet { $bid }, zahlt { $paid }
princes-earns = bekommt { $gold } Gold
princes-no-condottiere = Noch kein Condottiere
princes-nobody-fights = Niemand
princes-flat = Die Stadt kämpft allein mit { $strength }.
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
princes-end-drawn = Unentschieden: Nichts ändert sich.
princes-end-limits = Keine der beiden Städte kann noch steigen oder fallen.
princes-takes-marker = { $name } erhält einen Siegmarker
princes-continue = Weiter

## Handel

princes-offer-title = Ein Angebot an { $other }
princes-offer-of = { $name } macht { $other } ein Angebot
princes-offer-to-you = { $name } macht dir ein Angebot
princes-gives = { $name } gibt
princes-you-give = Du gibst
princes-afterwards = danach
princes-nothing = nichts
princes-of = von { $most }
princes-offer-drop = Doch nicht
princes-offer-make = Angebot machen
princes-offer-waits = { $name } überlegt.
princes-accept = Annehmen
princes-decline = Ablehnen

## Überschriften der Aktionsliste, nach Verb

princes-do-troop = Truppe
princes-do-troop-line = Ein Plättchen kaufen oder abgeben
princes-do-treachery = Verrat
princes-do-treachery-line = Ein verdecktes Plättchen kaufen
princes-do-auction = Auktion
princes-do-auction-line = Ein Plättchen, Ereignis oder der Papst
princes-do-war = Krieg
princes-do-war-line = Eine Stadt greift eine andere an
princes-do-free = Außerdem
princes-do-free-line = Kostet keine Aktion
princes-do-trade = Handel
princes-do-trade-line = Frei: Gold oder Einfluss anbieten
princes-do-pass = Passen
princes-do-pass-line = Nichts tun

## Wie eine Frage beantwortet wird, wo nichts einen Ring trägt

princes-how-bid = Das Kästchen zeigt, was du bieten kannst; oder verlass die Auktion.
princes-how-bribe = Wähle die Zeile einer Truppe, oder lass es sein.
princes-how-give-gold = Stell das Angebot auf dem Blatt zusammen.
princes-how-give-influence = Stell das Angebot auf dem Blatt zusammen.
princes-how-ask-gold = Stell das Angebot auf dem Blatt zusammen.
princes-how-ask-influence = Stell das Angebot auf dem Blatt zusammen.

princes-round-word = Jahrzehnt
