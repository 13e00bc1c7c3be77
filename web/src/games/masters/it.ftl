### Il tavolo di Maestri del Rinascimento in italiano.

## I riquadri del telefono

masters-short-title = Maestri
masters-pane-market = Mercato
masters-pane-cards = Carte
masters-pane-mine = Plancia

## Risorse e colori

masters-coin = moneta
masters-stone = pietra
masters-servant = servitore
masters-shield = scudo
masters-faith = fede
masters-so-many = { $good ->
    [coin] { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    }
    [stone] { $amount ->
        [one] 1 pietra
       *[other] { $amount } pietre
    }
    [servant] { $amount ->
        [one] 1 servitore
       *[other] { $amount } servitori
    }
   *[shield] { $amount ->
        [one] 1 scudo
       *[other] { $amount } scudi
    }
}
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
masters-slide = Biglia nello scivolo
masters-marble-white = biglia bianca
masters-marble-blue = biglia blu
masters-marble-grey = biglia grigia
masters-marble-yellow = biglia gialla
masters-marble-purple = biglia viola
masters-marble-red = biglia rossa
masters-line-gives = dà
masters-nothing = niente
masters-line-brings = Dà { $goods }.
masters-line-over = Senza deposito, da scartare: { $goods }.
masters-line-whites = { $count ->
    [one] Per 1 biglia bianca scegli tu.
   *[other] Per { $count } biglie bianche scegli tu.
}
masters-line-nothing = Le biglie bianche non danno nulla.
masters-buy-pays = Paghi { $goods }; la carta va nello spazio { $slot }.
masters-buy-free = Non costa nulla; la carta va nello spazio { $slot }.
masters-buy-either = Scegli una risorsa segnata per pagarla dal Forziere.
masters-buy-covers = Copre { $card }, che non produce più.
masters-buy-last = { $ends ->
    [won] È la tua settima carta: con questa vinci.
    [now] È la tua settima carta: la partita finisce con questo turno.
   *[round] È la tua settima carta: comincia l’ultimo round.
}
masters-about-finish-turn = { $undo ->
    [yes] { $leaders ->
        [none] Fino ad allora puoi annullare il turno.
        [discard] Fino ad allora puoi annullare il turno o scartare un Leader.
       *[play] Fino ad allora puoi annullare il turno, o giocare o scartare un Leader.
    }
   *[no] { $leaders ->
        [none] Non resta nulla da fare: il tuo turno finisce da solo.
        [discard] Puoi ancora scartare un Leader. Non si può più annullare nulla.
       *[play] Puoi ancora giocare o scartare un Leader. Non si può più annullare nulla.
    }
}
masters-last-turn = È cominciato l’ultimo round: questo è il tuo ultimo turno.
masters-held = Da sistemare
masters-shelf = Dal Mercato
masters-shelf-fits = { $fit } di { $count } a posto
masters-holding = { $name } le sistema
masters-store = Deposita
masters-start-with = nel tuo Magazzino:
masters-becomes = diventa

## Carte sviluppo

masters-cards = Carte Sviluppo
masters-saved = { $amount } sulla carta, { $saved } in meno con i tuoi Leader
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
masters-report-title = Rapporto in Vaticano { $section }
masters-report-when = { $solo ->
    [yes] Si tiene appena tu o la Croce Nera raggiungete lo spazio { $space }. Se in quel momento sei sullo spazio { $first } o oltre, tieni la tessera Favore Papale ({ masters-points }); altrimenti la perdi.
   *[no] Si tiene appena qualcuno raggiunge lo spazio { $space }. Chi in quel momento è sullo spazio { $first } o oltre tiene la sua tessera Favore Papale ({ masters-points }); tutti gli altri la perdono.
}
masters-report-ends = Con questo comincia l’ultimo round.
masters-report-held = Si è già tenuto. Chi era sullo spazio { $first } o oltre ha tenuto la tessera Favore Papale ({ masters-points }).
masters-report-came = { $you ->
    [yes] { $kept ->
        [yes] Hai tenuto la tua tessera.
       *[no] Hai perso la tua tessera.
    }
   *[no] { $kept ->
        [yes] { $name } ha tenuto la tessera.
       *[no] { $name } ha perso la tessera.
    }
}
masters-report-off = { $who ->
    [you] Ti
    [cross] Alla Croce Nera
   *[other] A { $name }
} { $steps ->
    [one] manca 1 passo.
   *[other] mancano { $steps } passi.
}
masters-report-mine = { $lacking ->
    [0] Sei abbastanza avanti per tenere la tua tessera.
    [one] Ti manca ancora 1 passo per tenere la tua tessera.
   *[other] Ti mancano ancora { $lacking } passi per tenere la tua tessera.
}
masters-report-near = { $who ->
    [you] Sei
    [cross] La Croce Nera è
   *[other] { $name } è
} a { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} dal Rapporto in Vaticano { $section }{ $ends ->
    [yes] {" "}e dall’ultimo round
   *[no] {""}
}: { $safe ->
    [yes] sei abbastanza avanti per la tua tessera.
   *[no] tieni la tua tessera{ $ends ->
        [yes] {""}
       *[no] {" "}({ masters-points })
    } solo dallo spazio { $first } in poi.
}
masters-report-called = Si tiene il Rapporto in Vaticano { $section }{ $ends ->
    [now] , e la partita finisce con questo turno.
    [round] , e comincia l’ultimo round.
   *[no] .
}
masters-faith-of = { $name } { $from } → { $to }
masters-black-cross = Croce Nera
masters-last-round = Ultimo round
masters-lorenzo = Lorenzo il Magnifico
masters-tokens-left = { $count ->
    [one] resta 1 segnalino
   *[other] restano { $count } segnalini
}
masters-reshuffled = rimescolati

## La plancia di un giocatore

masters-warehouse = Magazzino
masters-depot = Deposito da { $size }
masters-leader-depot = Leader
masters-strongbox = Forziere
masters-pay = Da dove pagare
masters-pay-now = da pagare ora
masters-production = Produzione
masters-produce = Produci
masters-faith-moves = { $gain ->
    [0] Fede { $from } → { $to }.
    [one] Fede { $from } → { $to }: 1 punto in più.
   *[other] Fede { $from } → { $to }: { $gain } punti in più.
}
masters-basic-open = { $pay ->
    [0] Due risorse per una: scegli che cosa ottieni.
   *[other] Due risorse per una: scegli che cosa paghi e che cosa ottieni.
}
masters-leader-open = Scegli che cosa dà il potere del tuo Leader.
masters-switch-how = I poteri si accendono e si spengono, in qualsiasi ordine
masters-produced-goes = Quello che ottieni va nel Forziere e non serve a pagare in questo turno.
masters-which-powers = Quali poteri usi?
masters-sum-pay = Paghi
masters-sum-get = e ottieni
masters-pay-two = paghi 2
masters-get-one = ottieni 1
masters-short = { $good ->
    [coin] { $amount ->
        [one] manca 1 moneta
       *[other] mancano { $amount } monete
    }
    [stone] { $amount ->
        [one] manca 1 pietra
       *[other] mancano { $amount } pietre
    }
    [servant] { $amount ->
        [one] manca 1 servitore
       *[other] mancano { $amount } servitori
    }
    [shield] { $amount ->
        [one] manca 1 scudo
       *[other] mancano { $amount } scudi
    }
   *[any] { $amount ->
        [one] manca 1 risorsa
       *[other] mancano { $amount } risorse
    }
}
masters-pay-strongbox = { $good ->
    [coin] Paga una moneta dal Forziere
    [stone] Paga una pietra dal Forziere
    [servant] Paga un servitore dal Forziere
   *[shield] Paga uno scudo dal Forziere
}
masters-pay-warehouse = { $good ->
    [coin] Paga una moneta dal Magazzino
    [stone] Paga una pietra dal Magazzino
    [servant] Paga un servitore dal Magazzino
   *[shield] Paga uno scudo dal Magazzino
}
masters-owned = { $count ->
    [one] 1 carta su 7
   *[other] { $count } carte su 7
}
masters-basic = due qualsiasi per una
masters-slot = Spazio { $slot }
masters-slot-takes = per una carta di livello { $level }
masters-leaders = Leader
masters-leaders-hand = Leader in mano
masters-needs = richiede
masters-leader-may = Si può giocare ora
masters-leader-hand = { $you ->
    [yes] Nella tua mano
   *[no] In mano
}
masters-leader-not-yet = Non ancora
masters-drop = scarta
masters-leader-hidden = Leader in mano
masters-leader-played = Giocato
masters-leader-discarded = Scartato

## Preparazione

masters-keep-title = Tieni due dei tuoi quattro Leader
masters-keep-wait = I tuoi Leader
masters-keep-count = { $count } di 2 scelti
masters-keep-sum = In tutto { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Per giocarli servono: { $needs }.
masters-need-cards = { $amount ->
    [one] 1 carta { $colour ->
        [green] verde
        [blue] blu
        [yellow] gialla
       *[purple] viola
    }
   *[other] { $amount } carte { $colour ->
        [green] verdi
        [blue] blu
        [yellow] gialle
       *[purple] viola
    }
}{ $level ->
    [0] { "" }
   *[other] { " " }di livello { $level }
}

## Mettere via ciò che si è preso

masters-store-all = { $count ->
    [one] Mettila via
   *[other] Metti via tutte e { $count }
}
masters-store-most = Metti via { $count }, lascia { $left }
masters-store-none = Lascia { $left }
masters-store-price = { $solo ->
    [yes] Ciò che lasci{ $gone ->
        [0] {""}
       *[other] {" "}({ $gone } già via)
    } fa avanzare la Croce Nera di { $count ->
        [one] 1 spazio.
       *[other] { $count } spazi.
    }
   *[no] Ciò che lasci{ $gone ->
        [0] {""}
       *[other] {" "}({ $gone } già via)
    } dà a ciascuno degli altri { $count ->
        [one] 1 Punto Fede.
       *[other] { $count } Punti Fede.
    }
}
masters-store-fits = Tutto trova posto.
masters-store-moves = Riordinato: { $moves }.
masters-store-moved = { $good ->
    [coin] monete
    [stone] pietre
    [servant] servitori
   *[shield] scudi
} nel deposito { $depot }
masters-by-hand = A mano
masters-at-once = Tutto insieme
masters-storing-by-hand = Metti via a mano
masters-by-hand-how = { $pointer ->
    [coarse] Trascina, o tocca che cosa e poi dove;
   *[fine] Trascina, o clicca che cosa e poi dove;
} i depositi possono scambiarsi.
masters-where-to = { $good ->
    [coin] La moneta: in quale deposito?
    [stone] La pietra: in quale deposito?
    [servant] Il servitore: in quale deposito?
   *[shield] Lo scudo: in quale deposito?
}
masters-no-depot = restano fuori:
masters-seal = { $depot }º
masters-seal-left = via
masters-do-buy-not = Niente che tu possa pagare
masters-do-produce-not = Servono due risorse
masters-do-leaders-not = Nessuno in mano

# Come il registro chiama i beni dopo un numero: lì si mostrano come icone
masters-told-coin = moneta|monete
masters-told-stone = pietra|pietre
masters-told-servant = servitore|servitori
masters-told-shield = scudo|scudi
masters-told-faith = Punto Fede|Punti Fede
masters-told-vp = Punto Vittoria|Punti Vittoria|PV
