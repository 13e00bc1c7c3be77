### Il tavolo di Die Wiege der Renaissance in italiano.

## I riquadri del telefono

wiege-short-title = Die Wiege
wiege-pane-table = Tavolo
wiege-pane-cards = Carte
wiege-pane-mine = Le mie

## Simboli, pezzi, segni

wiege-science = scienza
wiege-architecture = architettura
wiege-finance = finanza
wiege-exploration = esplorazioni
wiege-religion = religione
wiege-stone = pietra
wiege-genius = genio
wiege-mark-blue = segno Genio, blu
wiege-mark-red = segno Genio, rosso
wiege-rotation = si può girare
wiege-either = uno dei due
wiege-any-event = ogni evento

## Eventi

wiege-height = { $count ->
    [one] 1 evento in questa posizione
   *[other] { $count } eventi uno sull’altro
}
wiege-spaces = Spazi e strade
wiege-space = { $colour ->
    [blue] spazio blu { $number }, vuoto
   *[red] spazio rosso { $number }, vuoto
}
wiege-space-with = { $colour ->
    [blue] spazio blu { $number }
   *[red] spazio rosso { $number }
}, { $man ->
    [genius] il genio di { $name }
   *[stone] una pietra di { $name }
}
wiege-numbers = I numeri sono i nomi degli spazi: così li chiamano la cronaca e le azioni.
wiege-last-blue = Quando il suo ultimo spazio blu è coperto si confronta la cultura: ognuno nomina un simbolo, e chi ne mostra di più vince la differenza in pietre.
wiege-last-red = Quando il suo ultimo spazio rosso è coperto si confrontano i personaggi: il punteggio più alto vince { $count ->
    [one] 1 pietra
   *[other] { $count } pietre
}.
wiege-mark-brings = In cima alla sua colonna porta una carta del banco quando il tuo genio arriva su uno spazio { $colour ->
    [blue] blu
   *[red] rosso
} e non fa scattare una valutazione.
wiege-open-to-all = { $seats ->
    [2] aperto a entrambi
   *[other] aperto a tutti, al massimo in due
}
wiege-border-with = confine con { $name }
wiege-border-of = tra { $one } e { $other }
wiege-closed = per ora chiuso per te
wiege-position = pos. { $number }
wiege-vacant = Qui non ci sono più eventi
wiege-leaves = Non resta altro da piazzare: { $man ->
    [stone] la tua pietra
   *[genius] il tuo genio
} lascia «{ $event }».
wiege-which-piece = Quale pezzo piazzare

## Il banco e i mazzi

wiege-display = Carte sul banco
wiege-evaluation = Valutazioni: { $done } su { $all }
wiege-evaluation-long = Valutazioni concluse: { $done } su { $all }
wiege-evaluations-left = { $left ->
    [0] Nessuna valutazione rimasta
    [one] Ancora almeno 1 valutazione
   *[other] Ancora almeno { $left } valutazioni
}
wiege-evaluations-left-long = { $left ->
    [0] Tutte le valutazioni sono finite
    [one] Manca almeno 1 valutazione, e una in più per ogni evento che torna
   *[other] Mancano almeno { $left } valutazioni, e una in più per ogni evento che torna
}
wiege-slot-empty = vuoto
wiege-deck = Mazzo delle carte
wiege-cards-left = carte
wiege-events-left = eventi
wiege-discarded = scarti
wiege-discards = { $count ->
    [one] 1 carta negli scarti
   *[other] { $count } carte negli scarti
}

## Il posto di un giocatore

wiege-reserve = Riserva
wiege-stones-of = { $count ->
    [one] 1 pietra di { $name }
   *[other] { $count } pietre di { $name }
}
wiege-no-stones = nessuna pietra
wiege-genius-home = Genio nella riserva
wiege-genius-away = Genio su un evento
wiege-culture = Cultura
wiege-column = { $symbol }: { $count }
wiege-column-open = Colonna aperta: conta anche come { $other }.
wiege-hand = Mano
wiege-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
wiege-hand-empty = Nessuna carta in mano.
wiege-alike = { $count } carte che valgono lo stesso: { $names }. Si giocano una alla volta, prima questa.
wiege-in-hand = in mano
wiege-in-pile = nella pila
wiege-pile-of = { $count ->
    [0] nessun personaggio nella pila
    [one] pila di 1 personaggio
   *[other] pila di { $count } personaggi
}
wiege-points = Pietre
wiege-team-points = Pietre dei due compagni
wiege-your-team = La tua squadra
wiege-their-team = L’altra squadra
wiege-wins-with = { $you ->
    [yes] Hai vinto con
   *[no] { $name } vince con
} { $points ->
    [one] { $points } pietra
   *[other] { $points } pietre
}
wiege-win-with = { $name } vincono con { $points ->
    [one] { $points } pietra
   *[other] { $points } pietre
}
wiege-ahead-of = { $points ->
    [one] { $points } pietra
   *[other] { $points } pietre
} in più di { $you ->
    [yes] te
   *[no] { $name }
}
wiege-stones-word = { $count ->
    [one] pietra
   *[other] pietre
}

## Valutazioni

wiege-last-evaluation = { $title } · chiude la partita
wiege-duel-title = Valutazione Personaggi: { $event }
wiege-duel-about = L’ultimo spazio rosso è coperto. { $you ->
    [yes] Tu e { $other } mandate i vostri personaggi
   *[no] { $other_you ->
        [yes] Tu e { $name } mandate i vostri personaggi
       *[no] { $name } e { $other } mandano i loro personaggi
    }
}; chi ha il punteggio più alto prende le pietre.
wiege-duel-how = Una carta dalla mano deve avere uno di questi simboli. Le carte della pila valgono sempre.
wiege-duel-alone-title = Valutazione Personaggi: { $event }
wiege-duel-alone-about = { $you ->
    [yes] L’ultimo spazio rosso è coperto e qui ci sei solo tu. Un tuo personaggio, di qualsiasi valore, raccoglie le pietre.
   *[no] L’ultimo spazio rosso è coperto e qui non c’è nessun altro. Un personaggio di { $name }, di qualsiasi valore, raccoglie le pietre.
}
wiege-culture-title = Valutazione Cultura: { $event }
wiege-culture-about = L’ultimo spazio blu è coperto. { $you ->
    [yes] Prima tu, poi { $other }: ognuno nomina un simbolo
   *[no] { $other_you ->
        [yes] Prima { $name }, poi tu: ognuno nomina un simbolo
       *[no] Prima { $name }, poi { $other }: ognuno nomina un simbolo
    }
}; chi ne mostra di più vince la differenza.
wiege-culture-how = Ognuno nomina uno di questi simboli: lo stesso o un altro.
wiege-culture-alone-title = Valutazione Cultura: { $event }
wiege-culture-alone-about = { $you ->
    [yes] L’ultimo spazio blu è coperto e qui ci sei solo tu. Raccogli una pietra per ogni simbolo mostrato.
   *[no] L’ultimo spazio blu è coperto e qui non c’è nessun altro. { $name } raccoglie una pietra per ogni simbolo mostrato.
}
wiege-culture-alone-how = Ogni pietra ricevuta consuma una carta della colonna, a partire dalla cima.
wiege-keep-how = Una di queste carte torna in mano. Le altre vengono scartate.
wiege-at-stake = { $count ->
    [one] 1 pietra in palio
   *[other] { $count } pietre in palio
}
wiege-score = Punteggio { $score }
wiege-to-reveal = { $you ->
    [yes] devi rivelare o passare
   *[no] deve rivelare o passare
}
wiege-to-play = { $you ->
    [yes] puoi giocare una carta
   *[no] può giocare una carta
}
wiege-passed = { $you ->
    [yes] hai passato
   *[no] ha passato
}
wiege-keeps-one = { $you ->
    [yes] riprendi una carta
   *[no] riprende una carta
}
wiege-pays = { $you ->
    [yes] paghi { $count ->
        [one] 1 pietra
       *[other] { $count } pietre
    }
   *[no] paga { $count ->
        [one] 1 pietra
       *[other] { $count } pietre
    }
}
wiege-paid = { $you ->
    [yes] hai pagato { $count ->
        [one] 1 pietra
       *[other] { $count } pietre
    }
   *[no] ha pagato { $count ->
        [one] 1 pietra
       *[other] { $count } pietre
    }
}
wiege-has-left = { $hand } in mano, { $pile } nella pila
wiege-nothing-revealed = nessuna carta rivelata
wiege-nothing-played = nessuna carta giocata
wiege-cards-gone = già scartate
wiege-twins = { $count ->
    [2] +2 per la coppia
   *[other] +{ $count } per valori uguali
}
wiege-you = Tu
wiege-place-next = prossima
wiege-place-answer = risposta
wiege-duel-stands = Finora { $own } a { $other }
wiege-duel-would = { $card }: { $own } a { $other }
wiege-your-characters = I tuoi personaggi
wiege-no-characters = Non hai personaggi da giocare qui.
wiege-from-hand = dalla mano
wiege-from-pile = dalla pila
wiege-makes = arriva a { $score }
wiege-no-use = qui niente { $symbol }
wiege-to-name = { $you ->
    [yes] devi nominare un simbolo
   *[no] deve nominare un simbolo
}
wiege-names-next = { $you ->
    [yes] nomini dopo
   *[no] nomina dopo
}
wiege-named = { $you ->
    [yes] nomini { $symbol }
   *[no] nomina { $symbol }
}
wiege-took-part = { $you ->
    [yes] partecipi
   *[no] partecipa
}
wiege-no-cards = nessuna carta
wiege-payers = Le pietre vengono da
wiege-on-events = { $count ->
    [one] 1 sugli eventi
   *[other] { $count } sugli eventi
}
wiege-compares = { $ahead ->
    [1] { $count } in più
    [0] pari
   *[-1] { $count } in meno
}
wiege-debt = { $you ->
    [yes] Paghi a { $to }
   *[no] { $to_you ->
        [yes] { $name } ti paga
       *[no] { $name } paga a { $to }
    }
} { $count ->
    [one] 1 pietra.
   *[other] { $count } pietre, una dopo l’altra.
}
wiege-before = prima: { $text }
wiege-begins = La valutazione comincia.
wiege-duel-over = Il duello è finito.
wiege-culture-over = Il confronto è finito.
wiege-alone-over = La valutazione è finita.
wiege-back = Torna alla valutazione
wiege-continue = Avanti
wiege-won = { $you ->
    [yes] { $stones ->
        [0] Hai vinto, ma non c’era niente da prendere
        [one] Hai vinto 1 pietra
       *[other] Hai vinto { $stones } pietre
    }
   *[no] { $stones ->
        [0] { $name } ha vinto, ma non c’era niente da prendere
        [one] { $name } ha vinto 1 pietra
       *[other] { $name } ha vinto { $stones } pietre
    }
}
wiege-won-none = { $you ->
    [yes] Non ne mostri nessuno: non c’era nulla da raccogliere
   *[no] { $name } non ne mostra nessuno: non c’era nulla da raccogliere
}
wiege-tied = { $you ->
    [yes] Parità fra te e { $other }: nessuno ha vinto pietre
   *[no] Parità fra { $name } e { $other }: nessuno ha vinto pietre
}
wiege-won-from = { $stones ->
    [one] Hai vinto 1 pietra, pagata da { $other }
   *[other] Hai vinto { $stones } pietre, pagate da { $other }
}
wiege-lost = { $stones ->
    [0] { $name } ha vinto, ma non avevi pietre da pagare
    [one] Hai perso 1 pietra: l’hai pagata a { $name }
   *[other] Hai perso { $stones } pietre: le hai pagate a { $name }
}
wiege-collected = { $name } ha raccolto { $stones ->
    [one] 1 pietra
   *[other] { $stones } pietre
}; { $paid ->
    [one] 1 l’hai pagata tu
   *[other] { $paid } le hai pagate tu
}
wiege-news = Poco fa, «{ $event }»: { $text }.
wiege-round-word = giro
