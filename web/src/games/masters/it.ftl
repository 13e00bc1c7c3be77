### Il tavolo di Maestri del Rinascimento in italiano.

## I riquadri del telefono

masters-pane-market = Mercato
masters-pane-cards = Carte
masters-pane-mine = Plancia

## Risorse e colori

masters-coin = moneta
masters-stone = pietra
masters-servant = servitore
masters-shield = scudo
masters-faith = fede
masters-any = una risorsa a scelta
masters-green = verde
masters-blue = blu
masters-yellow = giallo
masters-purple = viola
masters-level = livello { $level }
masters-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

## Il mercato

masters-market = Mercato
masters-tray = Biglie in tre righe e quattro colonne
masters-spare = la biglia in più entra dallo scivolo
masters-slide = Biglia sullo scivolo
masters-marble-white = biglia bianca
masters-marble-blue = biglia blu
masters-marble-grey = biglia grigia
masters-marble-yellow = biglia gialla
masters-marble-purple = biglia viola
masters-marble-red = biglia rossa
masters-line-gives = dà
masters-nothing = niente
masters-held = Da sistemare
masters-holding = { $name } le sistema
masters-store = Deposita
masters-discard = Scarta
masters-start-with = nel tuo Magazzino:
masters-becomes = diventa

## Carte sviluppo

masters-cards = Carte Sviluppo
masters-saved = { $amount } sulla carta, { $saved } in meno con i tuoi leader
masters-cost = costo
masters-affordable = { $count ->
    [0] nessuna acquistabile ora
    [one] una acquistabile ora
   *[other] { $count } acquistabili ora
}
masters-cards-left = { $count ->
    [one] ultima carta del mazzetto
   *[other] { $count } carte nel mazzetto
}
masters-deck-empty = Colore { $colour }, livello { $level }: carte finite
masters-into = nello spazio
masters-price = prezzo

## Il tracciato fede

masters-track = Tracciato Fede
masters-favours = Tessere Favore Papale
masters-favour-won = { $own ->
    [no] presa
   *[other] tua
}
masters-favour-lost = persa
masters-favour-ahead = da decidere
masters-black-cross = Croce Nera
masters-last-round = Ultimo round
masters-lorenzo = Lorenzo il Magnifico
masters-tokens-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
masters-reshuffled = rimescolati

## La plancia di un giocatore

masters-warehouse = Magazzino
masters-depot = Deposito da { $size }
masters-leader-depot = leader
masters-strongbox = Forziere
masters-pay = Da dove pagare
masters-pay-now = da pagare ora
masters-production = Produzione
masters-produce = Produci
masters-done = Fatto
masters-sum = Finora
masters-owned = { $count } carte su 7
masters-basic = due qualsiasi per una
masters-slot = Spazio { $slot }
masters-slot-takes = per una carta di livello { $level }
masters-leaders = Leader
masters-leaders-hand = leader in mano
masters-needs = richiede
masters-leader-may = Si può giocare ora
masters-leader-hand = Nella tua mano
masters-leader-not-yet = Non ancora
masters-leader-hidden = Leader in mano
masters-leader-played = Giocato
masters-leader-discarded = Scartato

## Preparazione

masters-keep-title = Tieni due dei tuoi quattro leader
masters-keep-wait = I tuoi leader
masters-keep-count = { $count } di 2 scelti
masters-keep = Tieni questi due

## Titoli dell’elenco delle azioni, per verbo

masters-store-all = Metti via tutte e { $count }
masters-store-most = Metti via { $count }, lascia { $left }
masters-do-market = Mercato
masters-do-market-line = Prendi una riga o una colonna
masters-do-buy = Acquista
masters-do-buy-line = Una carta per le tue colonne
masters-do-buy-not = Niente che tu possa pagare
masters-do-produce = Produci
masters-do-produce-line = Trasforma le tue risorse
masters-do-produce-not = Servono due risorse
masters-do-leaders = Leader
masters-do-leaders-line = Giocane o scartane uno
masters-do-leaders-not = Nessuno in mano
masters-do-end = Fine del turno
masters-do-end-line = Non fai altro
