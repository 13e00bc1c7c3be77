### La plancia di Lorenzo il Magnifico in italiano.

## Panes of a phone

lorenzo-short-title = Lorenzo
lorenzo-pane-towers = Torri
lorenzo-pane-spaces = Spazi
lorenzo-pane-mine = Plancia

## Goods, cards and members

lorenzo-coin = moneta
lorenzo-wood = legno
lorenzo-stone = pietra
lorenzo-servant = servitore
lorenzo-military = militare
lorenzo-faith = fede
lorenzo-vp = Punti Vittoria
lorenzo-privilege = Privilegio
lorenzo-any = qualsiasi
lorenzo-territory = territorio
lorenzo-character = personaggio
lorenzo-building = edificio
lorenzo-venture = impresa
lorenzo-member = familiare { $member }
lorenzo-member-white = bianco
lorenzo-member-black = nero
lorenzo-member-orange = arancione
lorenzo-member-neutral = neutro
lorenzo-per = per
lorenzo-or = o
lorenzo-of = (min. { $needed })
lorenzo-end = fine
lorenzo-action = azione: { $kind }
lorenzo-rule-no-floor-bonus = niente bonus dei piani
lorenzo-rule-occupied-spaces = entra dove c’è già qualcuno
lorenzo-rule-no-tower-fee = mai 3 monete nelle torri
lorenzo-rule-no-military-need = senza Punti Militari
lorenzo-rule-copy-leader = copia un’abilità
lorenzo-rule-double-immediate = risorse delle carte doppie
lorenzo-rule-support-bonus = 5 in più se sostieni
lorenzo-rule-no-market = niente Mercato
lorenzo-rule-dear-servants = due servitori per +1
lorenzo-rule-skip-first-turn = primo turno dopo tutti gli altri

## The towers

lorenzo-towers = Torri
lorenzo-which-tower = Quale torre
lorenzo-territory-tower = Territori
lorenzo-character-tower = Personaggi
lorenzo-building-tower = Edifici
lorenzo-venture-tower = Imprese
lorenzo-empty = vuoto
lorenzo-taken = presa
lorenzo-fee = { $count } monete in più: la torre è occupata
lorenzo-occupied = occupata
lorenzo-unoccupied = ingresso libero
lorenzo-servants-needed = { $count ->
    [one] serve 1 servitore
   *[other] servono { $count } servitori
}

## The other spaces

lorenzo-council = Consiglio
lorenzo-dice = Dadi del round
lorenzo-round = round { $round } di { $rounds }
lorenzo-order = Ordine di Turno
lorenzo-market = Mercato
lorenzo-harvest = Raccolto
lorenzo-production = Produzione
lorenzo-closed = Per più giocatori
lorenzo-space-palace = Palazzo del Consiglio
lorenzo-space-harvest = Raccolto
lorenzo-space-large-harvest = Spazio grande del raccolto: valore { $sign }, posto per tutti
lorenzo-space-production = Produzione
lorenzo-space-large-production = Spazio grande della produzione: valore { $sign }, posto per tutti
lorenzo-space-market-1 = Mercato: monete
lorenzo-space-market-2 = Mercato: servitori
lorenzo-space-market-3 = Mercato: Punti Militari e monete
lorenzo-space-market-4 = Mercato: Privilegi

## The Church

lorenzo-church = Chiesa
lorenzo-next-report = Rapporto dopo il round { $round }: fede { $faith }
lorenzo-excommunications = scomuniche
lorenzo-military-points = ai più forti { $first } punti, ai secondi { $second }

## A player’s board

lorenzo-family = Familiari
lorenzo-away = piazzato
lorenzo-put-back = Rimetti a posto il { $member }
lorenzo-instead = Prendi invece il { $member }, valore { $value }
lorenzo-card-count = { $count }/{ $most }
lorenzo-slot = spazio { $slot }
lorenzo-bonus-tile = tessera bonus
lorenzo-at-end = alla fine
lorenzo-points-now = Se la partita finisse ora: { $total } punti
lorenzo-points-end = A fine partita: { $total } punti
lorenzo-points-track = già segnati: { $points }
lorenzo-points-of = { $kind }: { $points }
lorenzo-points-faith = fede, conteggiata al più tardi dopo il round 6, anche senza sostenere la Chiesa: { $points }
lorenzo-about-score-vp = I Punti Vittoria guadagnati sono quelli raccolti in partita: con la fede, ai Rapporti in Vaticano, e con edifici, carte e leader.
lorenzo-points-rest = forza militare, risorse e scomuniche: { $points }
lorenzo-vp-end = Punti Vittoria alla fine
lorenzo-leaders = Leader
lorenzo-leaders-played = Leader in gioco
lorenzo-drop = scarta
lorenzo-leaders-hidden = { $count } Leader in mano
lorenzo-leader-played = in gioco
lorenzo-leader-spent = già usato in questo round
lorenzo-once = una volta per round
lorenzo-alike = dello stesso tipo
lorenzo-requires = richiede

## What is asked

lorenzo-ask-bonus = Azione bonus
lorenzo-ask-pay = Paga
lorenzo-ask-privilege = Privilegio
lorenzo-ask-exchange = Scambio
lorenzo-ask-copy = Copia un’abilità
lorenzo-ask-report = Rapporto in Vaticano
lorenzo-ask-stuck = Non puoi piazzare nessun familiare
lorenzo-no-exchange = nessuno scambio
lorenzo-value = valore
lorenzo-exchanges = scambi da scegliere
lorenzo-lapses = poi nessuna azione di { $name } è possibile
lorenzo-then = poi { $name }
lorenzo-do = Impiega
lorenzo-privilege-count = { $count } di { $most }
lorenzo-privilege-gone = già scelto
lorenzo-taxed = una scomunica toglie 1
lorenzo-bonus-tower = senza piazzare un familiare
lorenzo-stuck = Prima puoi ancora usare i Leader.
lorenzo-support = Sostegno
lorenzo-no-support = Nessun sostegno
lorenzo-lasts = per il resto della partita
lorenzo-idle = non dà ancora niente

## Un piazzamento, tutto insieme

lorenzo-how-act = { $pointer ->
    [coarse] Tocca uno spazio o un familiare.
   *[fine] Scegli uno spazio o un familiare, nell’ordine che vuoi.
}
lorenzo-how-make-up = { lorenzo-how-act }
lorenzo-how-finish-turn = Restano solo i tuoi Leader: usali, o termina il turno.
lorenzo-ends-alone = Chiedi solo se un Leader è utilizzabile
lorenzo-ends-alone-how = Finché è attivo, il tuo turno finisce { $seconds } secondi dopo il piazzamento se nessun Leader si può giocare o usare, senza chiederti se ne scarti uno; fino ad allora puoi annullare. Smette se lo premi di nuovo.
lorenzo-in-towers = Torri
lorenzo-in-towers-line = Quale carta prendi
lorenzo-with = con
lorenzo-with-whom = Chi piazzi
lorenzo-with-not = { $member }: non può andare nello spazio scelto
lorenzo-act-card = Prendi «{ $card }»
lorenzo-act-harvest = Raccogli
lorenzo-act-production = Produci
lorenzo-act-market = Vai al Mercato
lorenzo-act-palace = Vai al Palazzo
lorenzo-act-for = { $act } con { $count ->
    [one] 1 servitore
   *[other] { $count } servitori
}
lorenzo-plan-card = «{ $card }» con { $whom }
lorenzo-plan-harvest = Raccolto con { $whom }: { $sum }
lorenzo-plan-production = Produzione con { $whom }: { $sum }
lorenzo-plan-market = Mercato con { $whom }
lorenzo-plan-palace = Palazzo del Consiglio con { $whom }
lorenzo-spend = Servitori per questa azione
lorenzo-servants = { $count ->
    [one] servitore
   *[other] servitori
}
lorenzo-servants-all = { $count } servitori
lorenzo-more = { $count ->
    [one] Un servitore in più attiva { $names }.
   *[other] { $count } servitori in più attivano { $names }.
}
lorenzo-exchange-count = { $count ->
    [one] poi 1 scambio da scegliere
   *[other] poi { $count } scambi da scegliere
}
lorenzo-whom-white = il familiare bianco
lorenzo-whom-black = il familiare nero
lorenzo-whom-orange = il familiare arancione
lorenzo-whom-neutral = il familiare neutro

## Setting up

lorenzo-bonus-tiles = Tessere bonus
lorenzo-tile-order = si sceglie in quest’ordine
lorenzo-draft = Tieni uno di questi Leader
lorenzo-draft-wait = I tuoi Leader
lorenzo-draft-count = { $count } di { $most } tenuti
lorenzo-leaving = va alla tua destra
lorenzo-kept = tenuto

# Come il registro chiama i beni dopo un numero: lì si mostrano come icone
lorenzo-told-coin = moneta|monete
lorenzo-told-wood = legno|legni
lorenzo-told-stone = pietra|pietre
lorenzo-told-servant = servitore|servitori
lorenzo-told-military = Punto Militare|Punti Militari
lorenzo-told-faith = Punto Fede|Punti Fede
lorenzo-told-vp = Punto Vittoria|Punti Vittoria|PV
lorenzo-told-privilege = Privilegio del Consiglio|Privilegi del Consiglio
