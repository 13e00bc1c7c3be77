### Maestri del Rinascimento in italiano.
###
### Le cose contate ricevono $amount: "1 moneta", "2 monete". Dove il nome deve stare senza numero
### si seleziona sulla chiave dell’argomento ($resource-key), o si usano bare-* e plural-resource.
###
### Parole di questo gioco:
###   resource          risorsa: moneta, pietra, servitore, scudo
###   Faith Point       Punto Fede, sul Tracciato Fede; Victory Points: Punti Vittoria, PV
###   Market, marble    Mercato, biglia; riga, colonna, scivolo
###   Warehouse         Magazzino, con depositi; Strongbox: Forziere; supply: riserva
###   Development Card  Carta Sviluppo, di livello 1, 2 o 3; slot: spazio; grid: griglia
###   Leader            Leader, Carta Leader; giocare, scartare
###   production power  potere di produzione; basic power: potere base
###   turn, round       turno (di un giocatore), round (un turno per ciascuno)
###   Pope’s Favour     Favore Papale; Vatican Report: Rapporto in Vaticano
###   Solo Action token segnalino Azione; Black Cross: Croce Nera
###   board             Plancia (di un giocatore), tabellone (di tutti)

game-masters = Maestri del Rinascimento
about-masters = Raccogli risorse al Mercato, acquista carte, fai crescere la tua produzione e guadagnati il favore del Papa: cittadini di Firenze in gara per la fama.
course-masters = A turno si va al Mercato, si acquista una carta o si attiva la produzione; la settima carta, o la fine del Tracciato Fede, porta all’ultimo round.
length-masters = Finché qualcuno non ci arriva
    .help = la settima carta o l’ultimo spazio Fede

option-discard = Scarti
    .help = Se al Mercato puoi scartare solo ciò che hai appena preso o anche le risorse dei tuoi depositi normali.
option-discard-taken = Solo risorse prese
option-discard-any = Anche dal Magazzino

## Risorse

resource-coin = { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
}
resource-stone = { $amount ->
    [one] { $amount } pietra
   *[other] { $amount } pietre
}
resource-servant = { $amount ->
    [one] { $amount } servitore
   *[other] { $amount } servitori
}
resource-shield = { $amount ->
    [one] { $amount } scudo
   *[other] { $amount } scudi
}

good-coin = { resource-coin }
good-stone = { resource-stone }
good-servant = { resource-servant }
good-shield = { resource-shield }
good-faith = { $amount ->
    [one] { $amount } Punto Fede
   *[other] { $amount } Punti Fede
}

bare-coin = moneta
bare-stone = pietra
bare-servant = servitore
bare-shield = scudo
bare-faith = fede

# Richiede $resource-key della frase in cui si trova.
plural-resource = { $resource-key ->
    [coin] monete
    [stone] pietre
    [servant] servitori
   *[shield] scudi
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

## Carte, mazzetti e Leader

colour-green = verde
colour-blue = blu
colour-yellow = gialla
colour-purple = viola

# Richiede $amount e $colour-key della frase in cui si trova.
cards-of-colour = { $amount ->
    [one] { $colour-key ->
        [green] { $amount } carta verde
        [blue] { $amount } carta blu
        [yellow] { $amount } carta gialla
       *[purple] { $amount } carta viola
    }
   *[other] { $colour-key ->
        [green] { $amount } carte verdi
        [blue] { $amount } carte blu
        [yellow] { $amount } carte gialle
       *[purple] { $amount } carte viola
    }
}

deck-green-1 = verde, livello 1
deck-green-2 = verde, livello 2
deck-green-3 = verde, livello 3
deck-blue-1 = blu, livello 1
deck-blue-2 = blu, livello 2
deck-blue-3 = blu, livello 3
deck-yellow-1 = gialla, livello 1
deck-yellow-2 = gialla, livello 2
deck-yellow-3 = gialla, livello 3
deck-purple-1 = viola, livello 1
deck-purple-2 = viola, livello 2
deck-purple-3 = viola, livello 3

card-G1a = Orto d’erbe
card-G1b = Frutteto
card-G1c = Ovile
card-G1d = Vigna
card-G2a = Arnie
card-G2b = Terrazze
card-G2c = Gora
card-G2d = Mulino
card-G3a = Podere
card-G3b = Gran tenuta
card-G3c = Giardino
card-G3d = Bonifica
card-B1a = Ceppo
card-B1b = Notaio
card-B1c = Cambio
card-B1d = Banco pegni
card-B2a = Cantoria
card-B2b = Corporazione
card-B2c = Mercanzia
card-B2d = Monte doti
card-B3a = Banca
card-B3b = Galee
card-B3c = Zecca
card-B3d = Dogana
card-Y1a = Fornace
card-Y1b = Gabella
card-Y1c = Scalpellini
card-Y1d = Fucina
card-Y2a = Vetreria
card-Y2b = Fonderia
card-Y2c = Mattonaia
card-Y2d = Cantiere
card-Y3a = Opera Duomo
card-Y3b = Arsenale
card-Y3c = Loggia
card-Y3d = Mura
card-P1a = Tabernacolo
card-P1b = Sala d’armi
card-P1c = Ospizio
card-P1d = Foresteria
card-P2a = Scriptorium
card-P2b = Masnada
card-P2c = Spedale
card-P2d = Badia
card-P3a = Accademia
card-P3b = Ambasceria
card-P3c = Cattedrale
card-P3d = Corte ducale

leader-L01 = Lapo il maggiordomo
leader-L02 = Ruggero l’armaiolo
leader-L03 = Nanni il carrettiere
leader-L04 = Piera la sensale
leader-L05 = Bice della cava
leader-L06 = Ghita della locanda
leader-L07 = Ugo il castellano
leader-L08 = Ser Ciapo il cassiere
leader-L09 = Vanni il banditore
leader-L10 = Corso il capitano
leader-L11 = Mastro Duccio il muratore
leader-L12 = Neri lo zecchiere
leader-L13 = Sandro il fabbro
leader-L14 = Donna Oretta la massaia
leader-L15 = Tano lo scultore
leader-L16 = Dianora la banchiera

standing-in-hand = in mano
standing-played = giocato
standing-discarded = scartato

token-T1 = Fattore
token-T2 = Banchiere
token-T3 = Capomastro
token-T4 = Cappellano
token-T5 = Cardinale
token-T6 = Legato
token-T7 = Cancelliere

## Il Mercato

marble-yellow = { $amount ->
    [one] { $amount } gialla
   *[other] { $amount } gialle
}
marble-grey = { $amount ->
    [one] { $amount } grigia
   *[other] { $amount } grigie
}
marble-purple = { $amount } viola
marble-blue = { $amount } blu
marble-white = { $amount ->
    [one] { $amount } bianca
   *[other] { $amount } bianche
}
marble-red = { $amount ->
    [one] { $amount } rossa
   *[other] { $amount } rosse
}

line-row-1 = riga 1
line-row-2 = riga 2
line-row-3 = riga 3
line-column-1 = colonna 1
line-column-2 = colonna 2
line-column-3 = colonna 3
line-column-4 = colonna 4

place-row-1-column-1 = riga 1, colonna 1
place-row-1-column-2 = riga 1, colonna 2
place-row-1-column-3 = riga 1, colonna 3
place-row-1-column-4 = riga 1, colonna 4
place-row-2-column-1 = riga 2, colonna 1
place-row-2-column-2 = riga 2, colonna 2
place-row-2-column-3 = riga 2, colonna 3
place-row-2-column-4 = riga 2, colonna 4
place-row-3-column-1 = riga 3, colonna 1
place-row-3-column-2 = riga 3, colonna 2
place-row-3-column-3 = riga 3, colonna 3
place-row-3-column-4 = riga 3, colonna 4
place-slide = lo scivolo

## Le tessere Favore Papale

favour-inactive = non attiva
favour-face_up = a faccia in su
favour-removed = rimossa

# Quanto vale una tessera. Richiede $section della frase in cui si trova.
favour-worth = { $section ->
    [1] 2
    [2] 3
   *[3] 4
}

## Che cosa può fare un giocatore

action-keep = Tieni { $first } e { $second }
    .help = Queste due Carte Leader restano segrete nella tua mano finché non le giochi o le scarti. Le altre due che hai ricevuto escono definitivamente dal gioco.
action-choose = { $resource-key ->
    [coin] Moneta
    [stone] Pietra
    [servant] Servitore
   *[shield] Scudo
}
    .help = Scegli { $resource }.
    .told = { $seat } sceglie { $resource }.
action-market-row = Prendi la riga { $row }: { $gives-key ->
    [none] { $whites ->
        [0] niente
       *[other] { $whites } a scelta
    }
   *[other] { $gives }{ $whites ->
        [0] { "" }
       *[other] , più { $whites } a scelta
    }
}
    .help = La tua azione principale: prendi ciò che mostrano le biglie della riga { $row }, poi la biglia dello scivolo spinge la riga di un posto a sinistra. La gialla è una moneta, la grigia una pietra, la viola un servitore, la blu uno scudo, la rossa 1 Punto Fede; la bianca non dà nulla, a meno che un Leader che hai giocato non la trasformi.
action-market-column = Prendi la colonna { $column }: { $gives-key ->
    [none] { $whites ->
        [0] niente
       *[other] { $whites } a scelta
    }
   *[other] { $gives }{ $whites ->
        [0] { "" }
       *[other] , più { $whites } a scelta
    }
}
    .help = La tua azione principale: prendi ciò che mostrano le biglie della colonna { $column }, poi la biglia dello scivolo spinge la colonna di un posto in su. La gialla è una moneta, la grigia una pietra, la viola un servitore, la blu uno scudo, la rossa 1 Punto Fede; la bianca non dà nulla, a meno che un Leader che hai giocato non la trasformi.
action-store = Metti in Magazzino { $resource }
    .help = { $resource } va nel tuo Magazzino; se serve, i depositi vengono riordinati per te.
action-discard = Scarta { $resource }
    .help = Rinunci a { $resource }, anche se ci sarebbe posto. { $seats ->
        [1] Per ogni risorsa scartata la Croce Nera avanza, dopo che hai sistemato tutte le biglie.
       *[other] Ogni risorsa scartata dà 1 Punto Fede a ciascun altro giocatore, dopo che hai sistemato tutte le biglie.
    }
action-buy = Acquista «{ $card }» per { $cost }, spazio { $slot }
    .help = La tua azione principale: paga { $cost } e metti «{ $card }» in cima allo spazio { $slot }; la tua settima carta fa scattare la fine della partita. Solo la carta in cima può produrre, ma una carta coperta conserva i suoi Punti Vittoria e vale ancora per i requisiti dei Leader.
    .told = { $seat } acquista «{ $card }» per { $cost }.
action-pay = { $units ->
    [0] Paga { rest-paid } dal Forziere
   *[other] { $rest ->
        [0] Paga { units-paid } dal Magazzino
       *[other] Paga { units-paid } dal Magazzino e { $rest } dal Forziere
    }
}
    .help = Ciò che prendi dal Magazzino libera posto per il Mercato; ciò che prendi dal Forziere torna solo con la produzione. I depositi dei Leader contano come Magazzino.
action-produce = Attiva la produzione
    .help = La tua azione principale: usa i poteri di produzione che vuoi, ciascuno una volta. Si paga tutto prima di ricevere qualcosa, quindi un potere non può alimentarne un altro; ciò che produci va nel Forziere.
    .told = { $seat } attiva la produzione.
action-use-basic = Potere base: 2 risorse qualsiasi → 1 risorsa
    .help = Trasforma due risorse a tua scelta, uguali o diverse, in una risorsa a tua scelta. Non può dare Punti Fede.
    .told = { $seat } usa il potere base.
action-use-slot = Spazio { $slot }: { $pay } → { $gain }
    .help = Usa la carta in cima allo spazio { $slot }: paghi { $pay } e ricevi { $gain }. I poteri sono proposti in ordine (base, spazi da 1 a 3, Leader) e quelli che salti non tornano in questo turno.
    .told = { $seat } usa lo spazio { $slot }: { $pay } → { $gain }.
action-use-leader = Usa { $card }
    .help = Paga 1 risorsa del tipo richiesto dal Leader; ricevi 1 risorsa a tua scelta, che va nel Forziere, e 1 Punto Fede.
    .told = { $seat } usa { $card }.
action-powers-done = Fatto: paga e produci
    .help = Nessun altro potere. Ora paghi tutto ciò che hai scelto, poi ricevi tutto insieme.
    .told = { $seat } non usa altri poteri.
action-play-leader = Gioca { $card }
    .help = Soddisfi il requisito: il Leader va a faccia in su accanto alla tua Plancia e vale per il resto della partita. Non costa nulla, non consuma la tua azione principale e porta i suoi Punti Vittoria.
action-discard-leader = Scarta { $card } per 1 Punto Fede
    .help = Il Leader esce dal gioco senza essere mostrato e tu avanzi di 1 spazio sul Tracciato Fede, il che può far scattare un Rapporto in Vaticano. Non consuma la tua azione principale, ma perdi l’abilità e i Punti Vittoria del Leader.
action-end-turn = Termina il turno
    .help = { $seats ->
        [1] Ora Lorenzo rivela un segnalino. Le Carte Leader che hai in mano possono aspettare.
       *[other] Ora tocca al prossimo giocatore. Le Carte Leader che hai in mano possono aspettare.
    }
    .told = { $seat } termina il turno.
action-discard-stored = Scarta { $resource } dal Magazzino
    .help = { $resource } esce dai tuoi depositi normali, per esempio per far posto a ciò che hai appena preso. { $seats ->
        [1] Vale come ogni altro scarto: alla fine avanza la Croce Nera.
       *[other] Vale come ogni altro scarto: alla fine ciascun altro giocatore riceve 1 Punto Fede.
    }
action-buy-without = Acquista «{ $card }» per { $cost }, spazio { $slot } (sconto rifiutato: { $refused })
    .help = La tua azione principale, come con lo sconto, solo che paghi in più: { $refused }. Può convenire: ciò che esce dal Magazzino libera posto per il Mercato.
    .told = { $seat } acquista «{ $card }» senza sconto per { $cost }.

## Che cosa fa il caso

action-turn = Si scopre «{ $card }»
action-marble = { $place-key ->
    [slide] { a-marble } nello scivolo
   *[other] { a-marble } in { $place }
}
action-deal = { $leader } al posto { $seat }
action-token = Si rivela il segnalino { $token }

# Richiede $marble-key della frase in cui si trova.
a-marble = { $marble-key ->
    [yellow] Biglia gialla
    [grey] Biglia grigia
    [purple] Biglia viola
    [blue] Biglia blu
    [white] Biglia bianca
   *[red] Biglia rossa
}

## Che cosa si chiede

ask-turn-up = Si scopre la prossima carta ({ $deck }).
ask-fill-market = { $place-key ->
    [slide] L’ultima biglia va nello scivolo.
   *[other] Si mette una biglia in { $place }.
}
ask-deal = { $to } riceve una Carta Leader.
ask-keep-leaders = Quali due Carte Leader tieni?
ask-starting-goods = { $left ->
    [one] Con quale risorsa inizi?
   *[other] Con quali risorse inizi? ({ $left } da scegliere)
}
ask-act = Tocca a te: che cosa fai?
ask-choose-white = { $whites ->
    [one] Una biglia bianca: quale risorsa ti dà?
   *[other] { $whites } biglie bianche: quale risorsa ti dà la prossima?
}
ask-store-goods = { $discarded ->
    [0] Da sistemare: { $taken }. Tieni o scarti?
    [one] Da sistemare: { $taken } (finora 1 risorsa scartata). Tieni o scarti?
   *[other] Da sistemare: { $taken } (finora { $discarded } risorse scartate). Tieni o scarti?
}
ask-pay = Devi pagare { $due }. Quanto prendi dal Magazzino?
ask-choose-powers = { $used-key ->
    [none] Quale potere di produzione usi?
   *[other] Un altro potere? Finora paghi { $pays } e ricevi { $gains }.
}
ask-basic-power-first-input = Potere base: quale risorsa paghi per prima? Di due tipi nomina quello che viene prima in quest’ordine: moneta, pietra, servitore, scudo.
ask-basic-power-second-input = Potere base: che cosa paghi oltre a { $first }?
ask-basic-power-output = Potere base: paghi { basic-inputs }. Quale risorsa ricevi?

# Ha bisogno di $first, $second e delle loro chiavi dalla frase in cui sta.
basic-inputs = { $first-key ->
    [coin] { $second-key ->
        [coin] 2 monete
       *[other] { $first } e { $second }
    }
    [stone] { $second-key ->
        [stone] 2 pietre
       *[other] { $first } e { $second }
    }
    [servant] { $second-key ->
        [servant] 2 servitori
       *[other] { $first } e { $second }
    }
   *[shield] { $second-key ->
        [shield] 2 scudi
       *[other] { $first } e { $second }
    }
}

ask-leader-power-output = Potere del Leader: quale risorsa ricevi insieme a 1 Punto Fede?
ask-finish-turn = Vuoi fare altro prima di finire il turno?
ask-draw-token = Lorenzo rivela un segnalino Azione.

## Che cosa è successo

event-card-turned = Nuova nella griglia: «{ $card }».
# Non merita una riga: le biglie si vedono sulla plancia.
event-marble-laid = { " " }
# Solo chi riceve la carta legge una riga.
event-leader-dealt = { $leader-key ->
    [hidden] { " " }
   *[other] { $seat } riceve { $leader }.
}
    .you = { $leader-key ->
        [hidden] { " " }
       *[other] Ricevi { $leader }.
    }
event-leaders-kept = { $first-key ->
    [hidden] { $seat } tiene due Carte Leader.
   *[other] { $seat } tiene { $first } e { $second }.
}
    .you = { $first-key ->
        [hidden] Tieni due Carte Leader.
       *[other] Tieni { $first } e { $second }.
    }
event-resource-chosen = { $seat } inizia con { $resource }.
    .you = Inizi con { $resource }.
event-turn-began = { $seat } inizia il turno.
event-line-taken = { $seat } prende la { $line } del Mercato.
    .you = Prendi la { $line } del Mercato.
event-white-changed = { $count ->
    [one] { $seat }: una biglia bianca vale { $resource }.
   *[other] { $seat }: { $count } biglie bianche valgono { $resource } ciascuna.
}
    .you = { $count ->
        [one] Tu: una biglia bianca vale { $resource }.
       *[other] Tu: { $count } biglie bianche valgono { $resource } ciascuna.
    }
event-stored = { $seat } mette in Magazzino { $resource }.
    .you = Metti in Magazzino { $resource }.
event-discarded = { $seat } scarta { $resource }.
    .you = Scarti { $resource }.
event-faith-moved = { $steps ->
    [one] { $seat } riceve 1 Punto Fede ed è sullo spazio { $space }.
   *[other] { $seat } riceve { $steps } Punti Fede ed è sullo spazio { $space }.
}
    .you = { $steps ->
        [one] Ricevi 1 Punto Fede e sei sullo spazio { $space }.
       *[other] Ricevi { $steps } Punti Fede e sei sullo spazio { $space }.
    }
event-report-held = Si tiene il Rapporto in Vaticano { $section }.
event-favour-decided = { $favour-key ->
    [face_up] { $seat } gira a faccia in su la tessera Favore Papale { $section } ({ favour-worth } PV).
   *[removed] { $seat } perde la tessera Favore Papale { $section }.
}
    .you = { $favour-key ->
        [face_up] Giri a faccia in su la tessera Favore Papale { $section } ({ favour-worth } PV).
       *[removed] Perdi la tessera Favore Papale { $section }.
    }
event-paid = { $warehouse ->
    [0] { $seat } paga { strongbox-paid } dal Forziere.
   *[other] { $strongbox ->
        [0] { $seat } paga { warehouse-paid } dal Magazzino.
       *[other] { $seat } paga { warehouse-paid } dal Magazzino e { $strongbox } dal Forziere.
    }
}
    .you = { $warehouse ->
        [0] Paghi { strongbox-paid } dal Forziere.
       *[other] { $strongbox ->
            [0] Paghi { warehouse-paid } dal Magazzino.
           *[other] Paghi { warehouse-paid } dal Magazzino e { $strongbox } dal Forziere.
        }
    }
event-card-bought = { $seat } acquista «{ $card }», spazio { $slot }.
    .you = Acquisti «{ $card }», spazio { $slot }.
event-produced = { $seat } produce { $goods }.
    .you = Produci { $goods }.
event-leader-played = { $seat } gioca { $leader }.
    .you = Giochi { $leader }.
event-leader-discarded = { $leader-key ->
    [hidden] { $seat } scarta una Carta Leader.
   *[other] { $seat } scarta { $leader }.
}
    .you = { $leader-key ->
        [hidden] Scarti una Carta Leader.
       *[other] Scarti { $leader }.
    }
event-last-round = Scatta la fine della partita: si gioca fino al turno dell’ultimo posto compreso.
event-token-revealed = Lorenzo rivela un segnalino: { $token }.
event-card-removed = Dalla griglia esce «{ $card }».
event-cross-moved = { $steps ->
    [one] La Croce Nera avanza di 1 ed è sullo spazio { $space }.
   *[other] La Croce Nera avanza di { $steps } ed è sullo spazio { $space }.
}
event-game-over = La partita è finita.
event-discarded-stored = { $seat } scarta { $resource } dal Magazzino.
    .you = Scarti { $resource } dal Magazzino.
event-discount-refused = { $seat } paga senza { $leader }.
    .you = Paghi senza { $leader }.

## Il punteggio

score-cards = Carte Sviluppo
score-faith = Tracciato Fede
score-favours = Tessere Favore Papale
score-leaders = Carte Leader
score-resources = Risorse (1 PV ogni 5)
tie-resources-left = Risorse rimaste
ended-by-faith = Hai raggiunto la fine del Tracciato Fede.
ended-by-cards = Hai acquistato la settima Carta Sviluppo.
ended-by-cross = La Croce Nera di Lorenzo è arrivata prima di te in fondo al Tracciato Fede.
ended-by-colour = Nella griglia non resta nessuna Carta Sviluppo { $colour }.

## Che cosa c’è su una carta

# La sigla è quella della notazione e delle registrazioni.
card = { $card }
card-kind = Carta Sviluppo { $card-key }: { $colour }, livello { $level }, { $points } PV
card-cost = Costo: { $cost }
card-production = Produzione: { $pay } → { $gain }

leader = { $leader }
leader-kind = Carta Leader { $leader-key }: { $points } PV
needs-cards = { $level ->
    [0] Richiede { cards-of-colour }
   *[other] Richiede { cards-of-colour } di livello { $level }
}
needs-supply = Richiede { $resource } nella tua riserva
effect-discount = Le Carte Sviluppo ti costano { $good } in meno, se ne richiedono
effect-depot = Deposito in più con posto per { $good }
effect-convert = Ogni biglia bianca ti dà { $good }
effect-production = Produzione: { $pay } → 1 risorsa a scelta e { $gain }

token = { $token }
token-kind = Segnalino Azione { $token-key }
token-cards = { $colour-key ->
    [green] 2 carte verdi lasciano la griglia, dal livello più basso
    [blue] 2 carte blu lasciano la griglia, dal livello più basso
    [yellow] 2 carte gialle lasciano la griglia, dal livello più basso
   *[purple] 2 carte viola lasciano la griglia, dal livello più basso
}
token-cross = { $steps ->
    [one] La Croce Nera avanza di 1 spazio
   *[other] La Croce Nera avanza di { $steps } spazi
}
token-shuffle = { token-cross }, poi si rimescolano tutti i segnalini

## La plancia

board-market = Mercato
board-slide = Scivolo
board-cards = Carte Sviluppo
board-faith = Tracciato Fede
board-warehouse = Magazzino
board-strongbox = Forziere
board-slots = Spazi carte
board-leaders = Carte Leader
board-favours = Favore Papale
board-points = Punti Vittoria
board-empty = vuoto
board-black-cross = Croce Nera
board-tokens-left = Segnalini rimasti
board-level = Livello
board-depot = Deposito
board-in-hand = in mano
board-played = giocato
board-discarded = scartato
board-rejected = fuori dal gioco
board-you = tu

## Una carta di un mazzetto, come il caso la scopre

missing = Ancora da ottenere: { $goods }
no-slot-takes = Nessuno dei tuoi spazi accetta ora il livello { $level }

# What one does in a turn, as the headings of long lists of choices.
do-market = Mercato
    .help = Prendi una riga o una colonna
do-buy = Acquista
    .help = Una carta per uno dei tuoi spazi
do-produce = Produci
    .help = Trasforma le tue risorse
do-leaders = Leader
    .help = Giocane o scartane uno
do-end = Termina il turno
    .help = Il tuo turno finisce qui
