### Il tabellone di Principi del Rinascimento in italiano.

## Le parti su un telefono

princes-short-title = Principi
princes-pane-cities = Città
princes-pane-supply = Riserva
princes-pane-mine = Casa
princes-means = Che cosa ha { $name }

## Città, borghi, beni e truppe

princes-venice = Venezia
princes-milan = Milano
princes-florence = Firenze
princes-rome = Roma
princes-naples = Napoli
princes-perugia = Perugia
princes-bologna = Bologna
princes-ferrara = Ferrara
princes-mantua = Mantova
princes-rimini = Rimini
princes-urbino = Urbino
princes-gold = oro
princes-influence = influenza
princes-vp = punti
princes-cavalry = Cavalleria
princes-infantry = Fanteria
princes-pikes = Picchieri
princes-crossbow = Balestrieri
princes-artillery = Artiglieria
princes-fort = Fortezza
princes-any-troop = una truppa qualsiasi
princes-artist = artista
princes-pope = Papa
princes-treachery = Tradimento
princes-merchant = mercante
princes-per-merchant = per ogni mercante
princes-status = prestigio
princes-hand-limit = tessere tradimento in mano
princes-less-condottiere = per diventare condottiere
princes-less-artist = per gli artisti
princes-less-pope = per il Papa
princes-power-bank = una volta per decennio: cambio
princes-power-steal = una volta per decennio: furto
princes-steals = Ruba
princes-power-draw = una volta per decennio: pesca una tessera tradimento
princes-power-reroll = una volta per decennio: rilancia i dadi
princes-power-veto = una volta per decennio: veto

## Tessere città, in breve

princes-tile-il-doge = Il Doge
princes-tile-venetian-merchant = Mercante
princes-tile-milanese-merchant = Mercante
princes-tile-florentine-merchant = Mercante
princes-tile-neapolitan-merchant = Mercante
princes-tile-genoese-crossbow = Genovesi
princes-tile-swiss-mercenaries = Svizzeri
princes-tile-armourer = Armaiolo
princes-tile-ludovico-sforza = L. Sforza
princes-tile-caterina-sforza = C. Sforza
princes-tile-lorenzo-medici = Lorenzo
princes-tile-giovanni-medici = Giovanni
princes-tile-bank = Banca
princes-tile-roderigo-borgia = R. Borgia
princes-tile-cesare-borgia = C. Borgia
princes-tile-lucrezia-borgia = L. Borgia
princes-tile-della-rovere = Della Rovere
princes-tile-orsini = Orsini
princes-tile-colonna = Colonna
princes-tile-ferrante-of-aragon = Ferrante
princes-tile-alfonso-of-aragon = Alfonso
princes-tile-federico-of-aragon = Federico
princes-tile-spanish-infantry = Spagnoli

## Una città

princes-worth = vale una tessera, se la partita finisse ora
princes-worth-is = Ogni tessera varrebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
} se la partita finisse ora.
princes-status-is = Prestigio { $status }
princes-no-artist = nessun artista
princes-bid-from = da
princes-owned-by = È di { $name }
princes-used = Già usata in questo decennio

## La carta

princes-map = Italia
princes-pope-and-treachery = Papa e tradimento
princes-wars = Guerre
princes-wars-fought = { $count } guerre su { $most } in questo decennio
princes-war-how = Guerra: scegli chi attacca, poi contro chi.
princes-against = { $city } attacca: scegli contro chi.
princes-attacks = { $city } attacca
princes-let-attack = Fai attaccare { $city }
princes-choose-defender = { $pointer ->
    [coarse] Ora tocca la città contro cui marcia; tocca di nuovo chi attacca per annullare.
   *[fine] Ora clicca la città contro cui marcia; clicca di nuovo chi attacca per annullare.
}
princes-choose-city = Scegli una città.
princes-home-of = Città d’origine della famiglia { $family }
princes-war-pay = Paga di guerra fino alla fine del decennio: { $gold ->
    [one] 1 pezzo d’oro.
   *[other] { $gold } pezzi d’oro.
}
princes-war-pay-short = paga di guerra
princes-deck = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} nel mazzo, { $discards ->
    [one] 1 scartata
   *[other] { $discards } scartate
}

## Eventi e truppe

princes-events = Eventi del decennio { $decade } di { $decades }
princes-events-end = ne restano { $count }
princes-last-event = { $final ->
    [yes] chiude la partita
   *[no] chiude il decennio
}
princes-decade-over = Il decennio { $decade } è finito
princes-decade-over-how = Tutti riscuotono la rendita e la paga delle guerre. Il Papa torna libero, e ciò che si usa una volta per decennio si può usare di nuovo.
princes-last-decade-over-how = Tutti riscuotono la rendita e la paga delle guerre. Il Papa resta dov’è.
princes-decade-begins = Comincia il decennio { $decade }.
princes-last-decade-begins = Comincia il decennio { $decade }: l’ultimo.
princes-decade-brings = Porta { $events }.
princes-points-counted = Era l’ultimo decennio: ora si contano i punti.
princes-gold-in-the-end = Oro alla fine
princes-influence-in-the-end = Influenza alla fine
princes-auction-last = L’ultimo evento: con quest’asta finisce { $final ->
    [yes] la partita.
   *[no] il decennio.
}
princes-decade-who = Chi
princes-next-decade = Il prossimo decennio porta
princes-event-gone = assegnato
princes-bid-in = offerte
princes-troops = Truppe
princes-left = ne restano { $count }
princes-att = att
princes-def = dif

## Una casa

princes-income = Rendita
princes-income-how = Alla fine del decennio; { $gold ->
    [one] 1 pezzo d’oro
   *[other] { $gold } pezzi d’oro
} e { $influence ->
    [one] 1 punto influenza
   *[other] { $influence } punti influenza
} dalla famiglia, il resto da tessere e truppe.
princes-home = Paga a { $home }
princes-victories = vittorie
princes-trade-with = Proponi uno scambio a
princes-points-now = Se la partita finisse ora: { $total } punti
princes-points-end = A fine partita: { $total } punti
princes-points-of-tiles = { $city }, { $count } × { $each }: { $points }
princes-points-most-gold = più oro di tutti: { $points }
princes-points-second-gold = secondo per oro: { $points }
princes-points-most-influence = più influenza di tutti: { $points }
princes-points-pope = il Papa: { $points }
princes-points-victories = vittorie in guerra: { $points }
princes-points-artists = artisti e mercanti: { $points }
princes-tiles = Tessere città
princes-tiles-of = tessere { $tiles }/{ $most }, città { $cities }/{ $cities_most }
princes-no-tiles = Ancora nessuna tessera città
princes-own-troops = Truppe
princes-no-troops = Ancora nessuna truppa: senza, non si può fare il condottiere
princes-hand-of = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} su { $most }
princes-no-hand = Nessuna tessera tradimento
princes-when-bribe-troop = In una guerra in cui combatti
princes-when-bribe-cardinal = Quando paghi il Papa
princes-when-block-bid = In un’asta, quando tocca a te
princes-when-steal-influence = Nel tuo turno
princes-when-raid-gold = Nel tuo turno
princes-when-veto = Quando si dichiara una guerra
princes-when-start-war = Alla fine del tuo turno
princes-now-bribe-troop = Ora: scegli una truppa
princes-now-bribe-cardinal = Ora: vale 3 punti influenza
princes-now-block-bid = Ora: blocca un rivale
princes-now-steal-influence = Ora: prendi 2 a un rivale
princes-now-raid-gold = Ora: prendi 3 a un rivale
princes-now-veto = Ora: niente guerra
princes-now-start-war = Ora: scegli due città

## Preparazione

princes-families = Le famiglie

## L’asta

princes-auction-title = All’asta: { $lot }
princes-auction-open = Nessuna offerta ancora. La più alta vince e paga subito.
princes-auction-leads = { $you ->
    [yes] Sei in testa con
   *[no] { $name } è in testa con
} { $good ->
    [gold] { $bid ->
        [one] 1 pezzo d’oro
       *[other] { $bid } pezzi d’oro
    }
   *[influence] { $bid ->
        [one] 1 punto influenza
       *[other] { $bid } punti influenza
    }
}.
princes-hire-open = Nessuna offerta ancora. Offre solo chi ha truppe.
princes-lot-city = { $city }, prestigio { $status }
princes-passed = { $you ->
    [yes] hai lasciato l’asta
   *[no] ha lasciato l’asta
}
princes-barred = { $bar ->
    [gold] troppo poco oro
    [influence] troppo poca influenza
   *[blocked] non può offrire
}
princes-out = fuori
princes-leads = in testa
princes-blocked = { $you ->
    [yes] non puoi offrire
   *[no] non può offrire
}
princes-your-bid = La tua offerta
princes-discount = Il tuo sconto: { $discount }.
princes-bid = Offri { $bid }
princes-amounts-bid = Offri { $amount }
princes-bid-says = Offri { $bid }: paghi { $paid } { $good ->
    [gold] { $paid ->
        [one] pezzo d’oro
       *[other] pezzi d’oro
    }
   *[influence] { $paid ->
        [one] punto influenza
       *[other] punti influenza
    }
} e te ne { $left ->
    [one] resta 1
   *[other] restano { $left }
}.
princes-bid-says-short = Offri { $bid }: { $short } in più di quanto hai. { $cardinals ->
    [0] { $banks ->
        [one] La tua banca cambia per questo { $changed } { $good ->
            [gold] punti influenza
           *[influence] pezzi d’oro
        } e per questo decennio è usata.
       *[other] Le tue banche cambiano per questo { $changed } { $good ->
            [gold] punti influenza
           *[influence] pezzi d’oro
        } e per questo decennio sono usate.
    }
   *[other] Pagano cardinali corrotti o banche: scegli tu, se vinci.
}
princes-bid-opens = È l’offerta minima per aprire.
princes-bid-opens-with = Si apre con almeno { $least }.
princes-bid-beats = { $more } in più di { $name }.
princes-bid-reach = Puoi arrivare a { $most }.
princes-bid-most = È il massimo che puoi offrire.
princes-block = Blocca un rivale
princes-block-whom = Chi blocchi?
princes-block-means = Chi è bloccato non può offrire al prossimo turno d’offerta e deve lasciare l’asta. Tu offri dopo.
princes-pass-for-good = Lascia l’asta
princes-standings = Prestigio delle città, punti di una tessera
princes-points = { $points ->
    [one] 1 pt.
   *[other] { $points } pt.
}
princes-cannot-bid = Ora non puoi offrire.
princes-pope-won = { $you ->
    [yes] Ti aggiudichi il Papa
   *[no] { $name } si aggiudica il Papa
}
princes-pay-pope = Devi { $due ->
    [one] 1 punto influenza.
   *[other] { $due } punti influenza.
}
princes-cardinals-pay = Ogni cardinale corrotto ne paga 3.
princes-waits-pay-pope = Pagano cardinali corrotti?

## La guerra

princes-war-title = { $attacker } attacca { $defender }
princes-ask-veto = Poni il veto a questa guerra?
princes-veto-with = { $means ->
    [lorenzo] Veto: Lorenzo
   *[tile] Veto: tessera
}
princes-ask-holy-league = Da che parte sta la tua Lega Santa?
princes-ask-bribe = Corrompi una truppa?
princes-ask-reroll = Rilanci entrambi i dadi?
princes-ask-counter-attack = Contrattacchi?
princes-counter-odds = Il tuo { $counter } contro { $guard }, più un dado a testa: vittoria al { $share } %. Se fallisce la guerra finisce in parità, come senza contrattacco: non ti costa niente.
princes-ask-war-offer = Fai un’offerta prima che la guerra prosegua?
princes-back-auction = Torna all’asta
princes-back-war = Torna alla guerra
princes-back-offer = Torna all’offerta
princes-back-decade = Torna al decennio
princes-war-over = La guerra è finita.
princes-war-won = { $winner } batte { $loser }.
princes-status-by = { $city } { $by }
princes-who-attacks = Chi attacca per { $attacker }?
princes-who-defends = Chi difende { $defender }?
princes-stages = Fasi della guerra
princes-stage-declared = Dichiarata
princes-stage-veto = Veto
princes-stage-condottieri = Condottieri
princes-stage-offers = Offerte
princes-stage-league = Lega
princes-stage-bribes = Corruzione
princes-stage-dice = Dadi
princes-even = pari
princes-even-with = Parità { $who }
princes-margin = { $city } +{ $margin }
princes-margin-with = { $margin } { $who }
princes-with = con { $you ->
    [yes] te
   *[no] { $name }
}
princes-fights = contro { $you ->
    [yes] te
   *[no] { $name }
}
princes-as-it-stands = come stanno le cose, senza corruzione; ogni parte aggiunge un dado
princes-if-citizens = se { $city } è difesa solo dai cittadini; ogni parte aggiunge un dado
princes-citizens-attack = { $city } attacca con i suoi cittadini; ogni parte aggiunge un dado
princes-city-attacks = { $city } attacca
princes-city-strikes-back = Se fallisce, { $city } contrattacca
princes-no-change = non cambia nulla
princes-odds = Probabilità con un dado per parte, senza corruzione
princes-bids-in-influence = Offerte in influenza
princes-legend-attack = Attacco, difesa e margine contro { $strength } di { $rival }, senza corruzione
princes-legend-defence = Difesa, contrattacco e margine contro { $strength } di { $rival }, senza corruzione
princes-legend-margin = L’ultimo numero: il margine contro { $rival } ({ $strength })
princes-has-no-troops = { $you ->
    [yes] sei senza truppe
   *[no] è senza truppe
}
princes-leads-city = { $you ->
    [yes] guidi { $city }
   *[no] guida { $city }
}
princes-you = Tu
princes-you-if = Tu, se vinci
princes-they-if = { $name }, se vince
princes-would-pay = costa { $paid ->
    [one] 1 punto influenza
   *[other] { $paid } punti influenza
}
princes-would-lead = offerta più alta: { $bid ->
    [one] 1 punto influenza
   *[other] { $bid } punti influenza
}
princes-would-outbid = solo oltre { $bid ->
    [one] 1 punto influenza
   *[other] { $bid } punti influenza
}
princes-would-earn = frutta { $gold } oro
princes-if-wins = vince
princes-if-loses = perde
princes-you-own = { $count ->
    [0] qui non possiedi nulla
    [one] possiedi 1 tessera
   *[other] possiedi { $count } tessere
}
princes-league-of = { $name }, Lega Santa
princes-league-would-add = Le truppe del Papa aggiungerebbero { $attack } / { $defence }.
princes-league-if = se il Papa
princes-league-attack = attacco
princes-league-counter = contrattacco
princes-league-out = resta fuori
princes-league-joins = aiuta { $city }
princes-declared = { $you ->
    [yes] Dichiari la guerra.
   *[no] { $name } dichiara la guerra.
}
princes-allied = { $you ->
    [yes] Ti allei con { $city } come Papa.
   *[no] { $name } si allea con { $city } come Papa.
}
princes-vetoed = { $you ->
    [yes] Poni il veto.
   *[no] { $name } pone il veto.
}
princes-waits-war-offer = Prima c’è un’offerta?
princes-waits-veto = C’è un veto?
princes-waits-holy-league = Il Papa si schiera?
princes-waits-bribe = Qualcuno corrompe truppe?
princes-waits-reroll = Si rilanciano i dadi?
princes-waits-counter-attack = Il difensore contrattacca?
princes-league-adds = Le tue truppe aggiungerebbero { $attack } in attacco e { $defence } in difesa.
princes-bribes-held = { $count ->
    [one] Hai 1 tessera «Corrompere truppe»: scegli una truppa, e non vale niente in questa guerra.
   *[other] Hai { $count } tessere «Corrompere truppe»: scegli una truppa, e non vale niente in questa guerra.
}
princes-no-means = Non hai tessere per questo. Ti viene chiesto lo stesso, così nessuno lo sa.
princes-side-attacker = attacca · prestigio { $status }
princes-side-defender = difende · prestigio { $status }
princes-hired = { $you ->
    [yes] offri { $bid }, paghi { $paid }
   *[no] offre { $bid }, paga { $paid }
}
princes-earns = { $you ->
    [yes] guadagni
   *[no] guadagna
} { $gold ->
    [one] 1 pezzo d’oro
   *[other] { $gold } pezzi d’oro
}
princes-no-condottiere = Ancora nessun condottiere
princes-nobody-fights = Nessuno
princes-flat = La città combatte da sola con { $strength }.
princes-citizens = Cittadini
princes-strength = forza
princes-bribed = corrotta
princes-together = In tutto
princes-round-attack = scontro 1 · attacco
princes-round-counter = scontro 2 · contrattacco
princes-tie = Pari
princes-ahead = { $city } è in vantaggio
princes-wins = Vince { $city }
princes-wins-twice = Vince { $city }, con forza doppia
princes-die = uscito { $pips }
princes-die-waits = non ancora tirato
princes-end-vetoed = Niente guerra
princes-end-held = { $city } non contrattacca: parità, non cambia nulla.
princes-end-drawn = Parità: non cambia nulla.
princes-end-limits = Nessuna delle due città può salire o scendere oltre.
princes-takes-marker = { $you ->
    [yes] Prendi un indicatore di vittoria
   *[no] { $name } prende un indicatore di vittoria
}
princes-continue = Avanti

## Lo scambio

princes-offer-title = Un’offerta a { $other }
princes-offer-of = { $name } fa un’offerta a { $other }
princes-offer-to-you = { $name } ti fa un’offerta
princes-gives = { $name } dà
princes-you-give = Tu dai
princes-afterwards = dopo
princes-nothing = niente
princes-offer-drop = Lascia stare
princes-offer-make = Fai l’offerta
princes-your-offer = La tua offerta a { $name }
princes-or-to = oppure a
princes-give = dai
princes-get = ricevi
princes-none = niente
princes-give-amount = dai { $amount }
princes-get-amount = ricevi { $amount }
princes-then-hold = poi tu { $mine }, { $name } { $theirs }
princes-amount-of = { $amount } { $good ->
    [gold] { $amount ->
        [one] pezzo d’oro
       *[other] pezzi d’oro
    }
   *[influence] { $amount ->
        [one] punto influenza
       *[other] punti influenza
    }
}
princes-offer-empty = Che cosa offri?
princes-offer-how = A sinistra dai, a destra ricevi.
princes-offer-says = Dai { $given } e ricevi { $asked }.
princes-offer-binds = { $name } può rifiutare. Le promesse non vincolano nessuno.
princes-offer-to-you-says = { $name } ti dà { $given } e riceve { $asked }. Accetti?
princes-offer-free = Uno scambio non consuma la tua azione.
princes-offer-back = { $name } ci sta pensando. Fino alla risposta puoi ritirarla.
princes-no-offer = Nessuna offerta
princes-offer-first = Prima fai un’offerta
princes-offer-waits = { $name } ci pensa.
princes-no-offers = Il turno finisce da solo
princes-no-offers-how = Finché è attivo, il tuo turno finisce { $seconds } secondi dopo l’azione, senza chiederti di offerte; fino ad allora puoi annullarla. Se lo premi di nuovo, ti viene chiesto ancora; un turno in cui fai un’offerta continua.
princes-accept = Accetta
princes-decline = Rifiuta

## Perché qualcosa ora non si può fare, e come si fa

princes-do-troop-not = nulla da comprare
princes-do-auction-not = non puoi aprirne
princes-do-war-how = { $pointer ->
    [coarse] Tocca prima la città che attacca, poi quella contro cui marcia.
   *[fine] Clicca prima la città che attacca, poi quella contro cui marcia.
}
princes-do-war-not = { $most } guerre già fatte
princes-do-trade-not = offerte finite
princes-do-pass-not = qualcuno deve agire

princes-no-gold = poco oro
princes-no-influence = poca influenza
princes-count-troops = { $count ->
    [one] 1 tipo
   *[other] { $count } tipi
}, { $price } oro
princes-count-discard = solo scartare
princes-count-treachery = { $gold } oro, { $influence } infl.
princes-count-auction = { $count } a scelta
princes-count-wars = ancora { $left } su { $most }
princes-count-free = non costa l’azione
princes-count-trade = senza azione
princes-count-pass = non far nulla
princes-count-end = non fai altro

## Come si risponde dove niente ha l’anello

princes-how-bribe = Scegli la riga di una truppa, o lascia stare.
princes-about-end-turn = Hai fatto la tua azione. Quel che resta non ne costa.

princes-round-word = decennio

# Come il registro chiama i beni dopo un numero: lì si mostrano come icone
princes-told-gold = pezzo d’oro|pezzi d’oro
princes-told-influence = punto influenza|punti influenza
princes-told-vp = Punto Vittoria|Punti Vittoria|PV
