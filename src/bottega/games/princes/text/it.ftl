### Princes of the Renaissance in italiano.
###
### Le cose contate ricevono $amount: "3 pezzi d’oro". Dove un argomento può essere niente o nascosto
### si seleziona sulla sua chiave: $treachery-key. $moment-key dice a quale domanda si offre la scelta.
###
### Parole di questo gioco:
###   decade            decennio; round: round; turn: turno; bidding turn: turno d’offerta
###   gold, influence   pezzi d’oro, punti influenza
###   troops            cavalleria, fanteria, picchieri, balestrieri, artiglieria, fortezza
###   city tile         tessera città; event: evento; treachery tile: tessera tradimento
###   status            prestigio; box: casella; income: rendita; war pay: paga di guerra
###   put up, win       mettere all’asta, aggiudicarsi; bid: offerta; trade offer: offerta di scambio
###   war               dichiarare, attaccare, contrattaccare; draw: parità; die: dado
###   bribe, block      corrompere, bloccare; Holy League: Lega Santa
###   victory marker    indicatore di vittoria
###   I nomi delle tessere tradimento stanno fra «…» dentro una frase.

game-princes = Principi del Rinascimento
about-princes = Guida una famiglia di condottieri per tre decenni di guerre: contendi all’asta le grandi città, combatti per chi paga, proteggi gli artisti e tradisci al momento giusto.
course-princes = Tre decenni, un’azione per turno; un decennio finisce quando il suo quarto evento è stato messo all’asta.
length-princes = Tre decenni
    .help = ognuno finisce col quarto evento

option-trade = Scambi
    .help = Quando si possono offrire oro e influenza: chi è di turno due volte per turno, mai, oppure tutti, anche prima dei turni, durante le aste e in guerra.
option-trade-turn = Nel turno
option-trade-off = Nessuno
option-trade-full = Sempre

## Beni

good-gold = { $amount ->
    [one] { $amount } pezzo d’oro
   *[other] { $amount } pezzi d’oro
}
good-influence = { $amount ->
    [one] { $amount } punto influenza
   *[other] { $amount } punti influenza
}
good-vp = { $amount ->
    [one] { $amount } Punto Vittoria
   *[other] { $amount } Punti Vittoria
}

left-you = { $left ->
    [one] te ne resta 1
   *[other] te ne restano { $left }
}
left-paying = { $short ->
    [0] { left-you }
   *[other] { $short } da banche
}

# Dentro le righe della cronaca.
bid-price = { $good-key ->
    [gold] { $bid ->
        [one] 1 pezzo d’oro
       *[other] { $bid } pezzi d’oro
    }
   *[influence] { $bid ->
        [one] 1 punto influenza
       *[other] { $bid } punti influenza
    }
}
least-price = { $good-key ->
    [gold] { $least ->
        [one] 1 pezzo d’oro
       *[other] { $least } pezzi d’oro
    }
   *[influence] { $least ->
        [one] 1 punto influenza
       *[other] { $least } punti influenza
    }
}
stolen-goods = { $good-key ->
    [gold] { $amount ->
        [one] 1 pezzo d’oro
       *[other] { $amount } pezzi d’oro
    }
   *[influence] { $amount ->
        [one] 1 punto influenza
       *[other] { $amount } punti influenza
    }
}

gold-count = { $gold ->
    [one] 1 pezzo d’oro
   *[other] { $gold } pezzi d’oro
}
influence-count = { $influence ->
    [one] 1 punto influenza
   *[other] { $influence } punti influenza
}
war-pay-count = { $war_pay ->
    [one] 1 pezzo d’oro
   *[other] { $war_pay } pezzi d’oro
}

# Le due parti di un’offerta.
given-gold = { $give_gold ->
    [one] 1 pezzo d’oro
   *[other] { $give_gold } pezzi d’oro
}
given-influence = { $give_influence ->
    [one] 1 punto influenza
   *[other] { $give_influence } punti influenza
}
asked-gold = { $ask_gold ->
    [one] 1 pezzo d’oro
   *[other] { $ask_gold } pezzi d’oro
}
asked-influence = { $ask_influence ->
    [one] 1 punto influenza
   *[other] { $ask_influence } punti influenza
}
offer-given = { $give_gold ->
    [0] { $give_influence ->
        [0] niente
       *[other] { given-influence }
    }
   *[other] { $give_influence ->
        [0] { given-gold }
       *[other] { given-gold } e { given-influence }
    }
}
offer-asked = { $ask_gold ->
    [0] { $ask_influence ->
        [0] niente
       *[other] { asked-influence }
    }
   *[other] { $ask_influence ->
        [0] { asked-gold }
       *[other] { asked-gold } e { asked-influence }
    }
}

# Che cosa fa una tessera evento per chi la vince.
event-does = { $effect-key ->
    [points] La tessera vale { $goods } alla fine.
    [merchant] Ogni tessera mercante di chi vince vale { $goods } in più.
    [rise] Chi vince alza di { $levels } il prestigio di una città.
   *[fall] Chi vince può abbassare di { $levels } il prestigio di una città.
}

exchange-gold-to-influence = 3 pezzi d’oro in 3 punti influenza
exchange-influence-to-gold = 3 punti influenza in 3 pezzi d’oro

## Città, famiglie, truppe

city-venice = Venezia
city-milan = Milano
city-florence = Firenze
city-rome = Roma
city-naples = Napoli

family-baglioni = Baglioni
family-bentivoglio = Bentivoglio
family-este = d’Este
family-gonzaga = Gonzaga
family-malatesta = Malatesta
family-montefeltro = Montefeltro

home-perugia = Perugia
home-bologna = Bologna
home-ferrara = Ferrara
home-mantua = Mantova
home-rimini = Rimini
home-urbino = Urbino

troop-cavalry = cavalleria
troop-infantry = fanteria
troop-pikes = picchieri
troop-crossbow = balestrieri
troop-artillery = artiglieria
troop-fort = fortezza
the-troop = { $troop-key ->
    [cavalry] la cavalleria
    [infantry] la fanteria
    [pikes] i picchieri
    [crossbow] i balestrieri
    [artillery] l’artiglieria
   *[fort] la fortezza
}

side-attacker = attacco
side-defender = difesa

won-condottiere = condottiere
won-artist = artista
won-pope = Papa
thing-merchant-tile = tessera mercante

## Tessere città

tile-il-doge = Il Doge
tile-venetian-merchant-1 = Mercante veneziano 1
tile-venetian-merchant-2 = Mercante veneziano 2
tile-venetian-merchant-3 = Mercante veneziano 3
tile-venetian-merchant-4 = Mercante veneziano 4
tile-venetian-merchant-5 = Mercante veneziano 5
tile-milanese-merchant = Mercante milanese
tile-genoese-crossbow = Balestrieri genovesi
tile-swiss-mercenaries = Mercenari svizzeri
tile-armourer = Armaiolo
tile-ludovico-sforza = Ludovico Sforza
tile-caterina-sforza = Caterina Sforza
tile-lorenzo-medici = Lorenzo de’ Medici
tile-giovanni-medici = Giovanni de’ Medici
tile-bank-1 = Banca 1
tile-bank-2 = Banca 2
tile-florentine-merchant-1 = Mercante fiorentino 1
tile-florentine-merchant-2 = Mercante fiorentino 2
tile-roderigo-borgia = Rodrigo Borgia
tile-cesare-borgia = Cesare Borgia
tile-lucrezia-borgia = Lucrezia Borgia
tile-della-rovere = Della Rovere
tile-orsini = Famiglia Orsini
tile-colonna = Famiglia Colonna
tile-ferrante-of-aragon = Ferrante d’Aragona
tile-alfonso-of-aragon = Alfonso d’Aragona
tile-spanish-infantry = Fanteria spagnola
tile-federico-of-aragon = Federico d’Aragona
tile-neapolitan-merchant-1 = Mercante napoletano 1
tile-neapolitan-merchant-2 = Mercante napoletano 2

## Tessere evento

event-tile-gozzoli = Gozzoli
event-tile-piero-della-francesca = Piero della Francesca
event-tile-verrocchio = Verrocchio
event-tile-merchant-1 = Mercante I
event-tile-botticelli = Botticelli
event-tile-mantegna = Mantegna
event-tile-bellini = Bellini
event-tile-merchant-2 = Mercante II
event-tile-leonardo = Leonardo
event-tile-michelangelo = Michelangelo
event-tile-bramante = Bramante
event-tile-french-invasion = Invasione francese

## Tessere tradimento

treachery-bribe-troop = Corrompere truppe
treachery-bribe-cardinal = Corrompere un cardinale
treachery-block-bid = Bloccare un’offerta
treachery-steal-influence = Rubare influenza
treachery-raid-gold = Razziare un carico d’oro
treachery-veto = Veto
treachery-start-war = Iniziare una guerra

office-pope = Papa

## Che cosa va all’asta, nel mezzo di una frase

lot-il-doge = il Doge
lot-venetian-merchant-1 = il { tile-venetian-merchant-1 }
lot-venetian-merchant-2 = il { tile-venetian-merchant-2 }
lot-venetian-merchant-3 = il { tile-venetian-merchant-3 }
lot-venetian-merchant-4 = il { tile-venetian-merchant-4 }
lot-venetian-merchant-5 = il { tile-venetian-merchant-5 }
lot-milanese-merchant = il { tile-milanese-merchant }
lot-genoese-crossbow = i { tile-genoese-crossbow }
lot-swiss-mercenaries = i { tile-swiss-mercenaries }
lot-armourer = l’{ tile-armourer }
lot-ludovico-sforza = { tile-ludovico-sforza }
lot-caterina-sforza = { tile-caterina-sforza }
lot-lorenzo-medici = { tile-lorenzo-medici }
lot-giovanni-medici = { tile-giovanni-medici }
lot-bank-1 = la { tile-bank-1 }
lot-bank-2 = la { tile-bank-2 }
lot-florentine-merchant-1 = il { tile-florentine-merchant-1 }
lot-florentine-merchant-2 = il { tile-florentine-merchant-2 }
lot-roderigo-borgia = { tile-roderigo-borgia }
lot-cesare-borgia = { tile-cesare-borgia }
lot-lucrezia-borgia = { tile-lucrezia-borgia }
lot-della-rovere = i { tile-della-rovere }
lot-orsini = la famiglia Orsini
lot-colonna = la famiglia Colonna
lot-ferrante-of-aragon = { tile-ferrante-of-aragon }
lot-alfonso-of-aragon = { tile-alfonso-of-aragon }
lot-spanish-infantry = la { tile-spanish-infantry }
lot-federico-of-aragon = { tile-federico-of-aragon }
lot-neapolitan-merchant-1 = il { tile-neapolitan-merchant-1 }
lot-neapolitan-merchant-2 = il { tile-neapolitan-merchant-2 }
lot-gozzoli = { event-tile-gozzoli }
lot-piero-della-francesca = { event-tile-piero-della-francesca }
lot-verrocchio = { event-tile-verrocchio }
lot-merchant-1 = il { event-tile-merchant-1 }
lot-botticelli = { event-tile-botticelli }
lot-mantegna = { event-tile-mantegna }
lot-bellini = { event-tile-bellini }
lot-merchant-2 = il { event-tile-merchant-2 }
lot-leonardo = { event-tile-leonardo }
lot-michelangelo = { event-tile-michelangelo }
lot-bramante = { event-tile-bramante }
lot-french-invasion = l’{ event-tile-french-invasion }
lot-pope = il Papa
lot-attacker = il comando dell’attacco
lot-defender = il comando della difesa

## Che cosa può fare un giocatore

action-pass = { $moment-key ->
    [turn] Passa
    [end] Termina il turno
    [bid] Lascia l’asta
    [place] Nessuna invasione
    [alfonso] Non ora
    [veto] Nessun veto
    [league] Resta neutrale
    [bribe] Nessun’altra truppa corrotta
    [reroll] Lascia i dadi come sono
    [counter] Nessun contrattacco
    [reply] Rifiuta l’offerta
   *[offer] Nessuna offerta
}
    .help = { $moment-key ->
    [turn] Ora non fai niente, e continui a giocare nei round successivi.
    [end] Il tuo turno è finito e tocca al giocatore seguente.
    [bid] Lasci quest’asta e non puoi rientrare.
    [place] La tessera esce dal gioco e nessuna città ne soffre.
    [alfonso] Potrai usare Alfonso più avanti in questo decennio, in un tuo turno.
    [veto] Per quanto dipende da te, la guerra si fa.
    [league] Il Papa non prende le parti di nessuno, e in questa guerra non puoi corrompere truppe.
    [bribe] In questa guerra non giochi altre tessere per corrompere truppe.
    [reroll] Il lancio vale così com’è. Ludovico Sforza può aspettare.
    [counter] La guerra finisce in parità e non cambia niente.
    [reply] Niente cambia di mano.
    [parley] La guerra prosegue senza una tua offerta.
   *[offer] Il turno comincia senza una tua offerta.
}
    .told = { $moment-key ->
        [turn] { $seat } passa.
        [end] { $seat } termina il turno.
        [bid] { $seat } lascia l’asta.
        [place] { $seat } non manda i francesi da nessuna parte.
        [alfonso] { $seat } tiene Alfonso per dopo.
        [veto] { $seat } non pone il veto.
        [league] { $seat } resta fuori dalla guerra.
        [bribe] { $seat } non corrompe altre truppe.
        [reroll] { $seat } lascia i dadi come sono.
        [counter] { $seat } non contrattacca.
        [reply] { $seat } rifiuta l’offerta.
       *[offer] { $seat } non fa offerte.
    }
action-confirm = { $moment-key ->
    [reroll] Rilancia entrambi i dadi
    [counter] Contrattacca: { $counter } contro { $guard }
   *[reply] { $give_gold ->
        [0] { $give_influence ->
            [0] Dai { offer-asked } in cambio di niente
           *[other] Accetta { offer-given } in cambio di { offer-asked }
        }
       *[other] Accetta { offer-given } in cambio di { offer-asked }
    }
}
    .help = { $moment-key ->
    [reroll] Ludovico Sforza, una volta in questo decennio. Vale il secondo lancio. Senza dadi è { $round ->
        [1] { $attack } contro { $defence }.
       *[other] { $counter } contro { $guard }.
    }
    [counter] Forze senza i dadi. Solo un totale più alto vince la guerra; ogni altro esito è una parità, come senza: non costa niente.
   *[reply] Lo scambio avviene subito. Poi hai { $left }.
}
action-family = { $family } di { $home }
    .help = { $income } ogni decennio. { $ability-key ->
    [condottiere] Ogni volta che diventi condottiere paghi { $more ->
        [one] 1 punto
       *[other] { $more } punti
    } influenza in meno.
    [artist] Ogni artista ti costa { $more } in meno, in oro o in influenza.
    [room] { effect-room }.
   *[arms] +{ $more } per { the-troop }, in attacco e in difesa.
} La paga di guerra aspetta a { $home }.
action-buy-troop = Compra { the-troop } per { $cost }
    .help = Attacco { $attack }, difesa { $defence }. Poi hai { $left }. Al massimo una per tipo; le truppe non si perdono mai in guerra.
action-discard-troop = { $refund-key ->
    [none] Scarta { the-troop } (nessun rimborso)
   *[other] Scarta { the-troop } per { $refund }
}
    .help = La tessera torna alla riserva. È la tua azione di questo turno.
action-buy-treachery = Compra una tessera tradimento per { $cost }
    .help = Peschi la prima tessera; nessun altro la vede. Ne hai { $held } su { $limit }{ $full ->
    [0] .
   *[other] , quindi poi ne scarti una.
}
action-auction-tile = Metti all’asta { $lot }, da { $least }
    .help = Una tessera di { $city }, il cui prestigio è { $status }. Devi aprire con almeno { $least }; puoi pagare al massimo { $capacity }. { $others ->
    [0] Nessun altro può possedere questa tessera.
    [one] Può offrire un altro giocatore.
   *[other] Possono offrire altri { $others } giocatori.
}
action-auction-event = Metti all’asta { $lot }, si paga in { $currency-key ->
    [gold] oro
   *[influence] influenza
}
    .help = { event-does } Apri tu, anche con 0, e puoi arrivare a { $capacity }.{ $open ->
    [one] { " " }Con quest’asta finisce il decennio.
   *[other] { "" }
}
action-auction-pope = Metti all’asta il Papa, si paga in influenza
    .help = Fino alla fine del decennio chi lo tiene può formare una Lega Santa; alle rendite dà { $income }, a fine partita { $points }. Apri tu, anche con 0, e puoi arrivare a { $capacity }.
action-war = Attacca { $defender } con { $attacker }
    .help = { $attacker } pagherebbe al suo condottiere { $attacker_pay }, { $defender } { $defender_pay }. È la guerra { $wars } di { $limit } in questo decennio, anche in caso di veto.
action-start-war = Gioca «Iniziare una guerra»: { $attacker } attacca { $defender }
    .help = { $attacker } pagherebbe al suo condottiere { $attacker_pay }, { $defender } { $defender_pay }. Questa guerra non conta per il limite.
action-steal-influence = Ruba { $goods } a { $other }
    .help = Giochi «Rubare influenza». { $other } ha { $held }.
action-raid-gold = Razzia { $goods } a { $other }
    .help = Giochi «Razziare un carico d’oro». { $other } ha { $held }; la paga nella città d’origine è al sicuro.
action-lucrezia = Lucrezia Borgia prende { $goods } a { $other }
    .help = Una volta in questo decennio. { $other } ha { $held }.
action-alfonso = Alfonso d’Aragona: pesca una tessera tradimento
    .help = Una volta in questo decennio, senza pagare e senza usare la tua azione. Ne hai { $held } su { $limit }{ $full ->
    [0] .
   *[other] , quindi poi ne scarti una.
}
action-bank = { $tile }: cambia { $exchange }
    .help = Una volta in questo decennio. Poi hai { $left }.
action-block = Blocca l’offerta di { $other }
    .help = Al prossimo turno d’offerta in quest’asta { $other } non può offrire, e quindi la lascia, se non è vinta prima.
action-amount = { $moment-key ->
    [bid] { $short ->
        [0] { $discount ->
            [0] Offri { $price } ({ left-you })
           *[other] Offri { $price }, paghi { $paid } ({ left-you })
        }
       *[other] Offri { $price } ({ $short } da { $sale-key ->
            [pope] cardinali o banche
           *[other] banche
        })
    }
    [cardinals] { $amount ->
        [0] Nessun cardinale: paghi { $paid } ({ left-paying })
        [one] 1 cardinale corrotto: paghi { $paid } ({ left-paying })
       *[other] { $amount } cardinali corrotti: paghi { $paid } ({ left-paying })
    }
    [give] { $amount ->
        [0] Non dai { $good-key ->
            [gold] oro
           *[influence] influenza
        }
       *[other] Dai { $price } ({ left-you })
    }
   *[ask] { $amount ->
        [0] Non chiedi { $good-key ->
            [gold] oro
           *[influence] influenza
        }
       *[other] Chiedi { $price } ({ $left ->
            [one] a { $other } ne resta 1
           *[other] a { $other } ne restano { $left }
        })
    }
}
    .help = { $moment-key ->
    [bid] Puoi arrivare a { $capacity }. { $sale-key ->
        [tile] Alla fine la tessera vale quanto { $city }.
        [event] { event-does }
        [pope] Il Papa è tuo fino alla fine del decennio.
       *[army] { $city } paga al suo condottiere { $pay }. { $rival-key ->
            [unknown] Senza dadi il tuo attacco è { $attack }, la tua difesa { $guard }.
            [city] Senza dadi la tua difesa è { $defence } e il tuo contrattacco { $counter }, contro { $attack }.
           *[condottiere] Senza dadi è { $attack } contro la tua difesa { $defence }, e in un contrattacco il tuo { $counter } contro { $guard }.
        }
    }
    [cardinals] Ogni tessera «Corrompere un cardinale» vale { $worth }; non si dà resto. Ciò che manca lo pagano le banche.
    [give] { $amount ->
        [0] Non ne dai.
       *[other] { $other } ne riceve altrettanto se accetta l’offerta.
    }
   *[ask] { $amount ->
        [0] Non ne chiedi.
       *[other] Ne ricevi altrettanto se { $other } accetta.
    }
}
    .told = { $moment-key ->
        [bid] { $seat } offre { $price }.
        [cardinals] { $amount ->
            [0] { $seat } paga senza cardinali corrotti.
            [one] { $seat } paga con 1 cardinale corrotto.
           *[other] { $seat } paga con { $amount } cardinali corrotti.
        }
        [give] { $amount ->
            [0] { $good-key ->
                [gold] { $seat } non offre oro.
               *[influence] { $seat } non offre influenza.
            }
           *[other] { $seat } offre { $price }.
        }
       *[ask] { $amount ->
            [0] { $good-key ->
                [gold] { $seat } non chiede oro.
               *[influence] { $seat } non chiede influenza.
            }
           *[other] { $seat } chiede { $price }.
        }
    }
action-discard-treachery = Scarta «{ $treachery }»
    .help = Va scoperta fra gli scarti, dove tutti la vedono.
action-city = { $effect-key ->
    [rise] { $event } va a { $city }: prestigio { $status } → { $becomes }
   *[fall] Invadi { $city }: prestigio { $status } → { $becomes }
}
    .help = { $effect-key ->
    [rise] L’artista resta nella città e alla fine decide le parità in suo favore. Nessuna città sale oltre { $limit }.
   *[fall] La tessera esce dal gioco. Nessuna città scende sotto { $limit }.
}
action-veto = { $means-key ->
    [tile] Poni il veto con una tessera
   *[lorenzo] Lorenzo de’ Medici pone il veto
}
    .help = { $means-key ->
    [tile] { $attacker } e { $defender } non combattono e non cambia niente. La tessera è spesa.
   *[lorenzo] { $attacker } e { $defender } non combattono e non cambia niente. Una volta in questo decennio.
}
action-league = { $side-key ->
    [attacker] Unisciti a { $attacker }: attacco { $attack } contro { $defence }
   *[defender] Unisciti a { $defender }: difesa { $defence } contro { $attack }
}
    .help = Le tue truppe valgono quanto vi è stampato, senza bonus, senza paga e senza indicatore. In un contrattacco sarebbe { $counter } per { $defender } contro { $guard } per { $attacker }, tutto senza dadi.
action-bribe = { $own ->
    [0] Corrompi { the-troop } di { $victim }
   *[other] Corrompi le tue stesse truppe: { $troop }
}
    .help = La tessera è spesa. Senza dadi l’attacco è poi { $attack } contro { $defence }, un contrattacco { $counter } contro { $guard }.
action-trade = Fai un’offerta a { $other }
    .help = Cambiano di mano solo oro e influenza. { $other } ha { $held }, e può rifiutare.
    .told = { $seat } prepara un’offerta per { $other }.

## Che cosa fa il caso

action-chooser = La prima scelta tocca a { $who }
action-first = Comincia { $who }
action-draw = Si pesca «{ $treachery }»
action-roll = { $side-key ->
    [attacker] Città attaccante: { $pips }
   *[defender] Città in difesa: { $pips }
}

## Che cosa si chiede

ask-draw-chooser = A chi tocca la prima scelta della famiglia?
ask-pick-family = Quale famiglia guidi?
ask-draw-first = A chi tocca il primo turno?
ask-make-offer = Sta per toccare a { $to }. Fai un’offerta?
ask-war-offer = { $attacker } contro { $defender }: fai un’offerta prima che la guerra prosegua?
ask-turn = Tocca a te: che cosa fai?
ask-end-turn = Vuoi fare altro prima di finire il turno?
ask-draw-treachery = { $to } pesca una tessera tradimento.
ask-discard = Hai troppe tessere tradimento: quale scarti?
ask-bid = { $high-key ->
    [none] Quanto offri per { $lot }?
   *[other] Si offre { $high } per { $lot }. Offri di più?
}
ask-pay-pope = Il Papa ti costa { $due ->
    [one] 1 punto influenza
   *[other] { $due } punti influenza
}. Quanti cardinali corrotti pagano?
ask-place-event = { $event }: quale città scegli?
ask-alfonso-now = Alfonso d’Aragona è tuo: peschi subito una tessera tradimento?
ask-veto = { $attacker } attacca { $defender }: poni il veto alla guerra?
ask-holy-league = { $attacker } attacca { $defender }: il Papa si schiera?
ask-bribe = { $attacker } attacca { $defender }: corrompi qualche truppa?
ask-roll = { $side-key ->
    [attacker] Si lancia il dado della città attaccante.
   *[defender] Si lancia il dado della città in difesa.
}
ask-reroll = { $round ->
    [1] Attacco { $attacker_total }, difesa { $defender_total }: Ludovico Sforza rilancia i dadi?
   *[other] Contrattacco { $defender_total }, difesa { $attacker_total }: Ludovico Sforza rilancia i dadi?
}
ask-counter-attack = L’attacco è fallito, { $attacker_total } contro { $defender_total }. Contrattacchi?
ask-give-gold = Quanto oro offri a { $to }?
ask-give-influence = Quanta influenza offri a { $to }?
ask-ask-gold = La tua offerta: { offer-given }. Quanto oro chiedi a { $to }?
ask-ask-influence = La tua offerta: { offer-given }. Quanta influenza chiedi a { $to }?
ask-reply = { $give_gold ->
    [0] { $give_influence ->
        [0] { $offerer } ti chiede { offer-asked } e non offre niente. Accetti?
       *[other] { $offerer } offre { offer-given } in cambio di { offer-asked }. Accetti?
    }
   *[other] { $offerer } offre { offer-given } in cambio di { offer-asked }. Accetti?
}

## Che cosa è successo

event-chooser-drawn = La prima scelta della famiglia tocca per sorteggio a { $seat }, poi agli altri in senso orario.
    .you = La prima scelta della famiglia tocca per sorteggio a te, poi agli altri in senso orario.
event-family-taken = { $seat } guida la famiglia { $family }.
    .you = Guidi la famiglia { $family }.
event-first-drawn = Il primo turno tocca per sorteggio a { $seat }, poi si prosegue in senso orario.
    .you = Il primo turno tocca per sorteggio a te, poi si prosegue in senso orario.
event-decade-began = Comincia il decennio { $decade }.
event-turn-began = Tocca a { $seat }.
event-turn-passed = { $seat } passa.
    .you = Passi.
event-troop-bought = { $seat } compra { the-troop } per { gold-count }.
    .you = Compri { the-troop } per { gold-count }.
event-troop-discarded = { $gold ->
    [0] { $seat } scarta { the-troop }.
   *[other] { $seat } scarta { the-troop } per { gold-count }.
}
    .you = { $gold ->
        [0] Scarti { the-troop }.
       *[other] Scarti { the-troop } per { gold-count }.
    }
event-treachery-bought = { $seat } compra una tessera tradimento per { gold-count } e { influence-count }.
    .you = Compri una tessera tradimento per { gold-count } e { influence-count }.
event-deck-shuffled = { $count ->
    [one] L’unica tessera tradimento scartata è il nuovo mazzo.
   *[other] Si mescolano { $count } tessere tradimento scartate in un nuovo mazzo.
}
event-treachery-drawn = { $treachery-key ->
    [hidden] { $seat } pesca una tessera tradimento.
   *[other] { $seat } pesca «{ $treachery }».
}
    .you = { $treachery-key ->
        [hidden] Peschi una tessera tradimento.
       *[other] Peschi «{ $treachery }».
    }
event-treachery-discarded = { $seat } scarta «{ $treachery }».
    .you = Scarti «{ $treachery }».
event-treachery-played = { $seat } gioca «{ $treachery }».
    .you = Giochi «{ $treachery }».
event-power-used = { $seat } usa { $tile }.
    .you = Usi { $tile }.
event-stolen = { $victim-key ->
    [you] { $seat } ti prende { stolen-goods }.
   *[other] { $seat } prende { stolen-goods } a { $victim }.
}
    .you = Prendi { stolen-goods } a { $victim }.
event-exchanged = { $seat } cambia { $exchange }.
    .you = Cambi { $exchange }.
event-put-up = { $lot-key ->
    [attacker] Chi guida l’attacco? Apre { $seat }, da { least-price }.
    [defender] Chi guida la difesa? Apre { $seat }, da { least-price }.
   *[other] { $seat } mette all’asta { $lot }, da { least-price }.
}
    .you = { $lot-key ->
        [attacker] Chi guida l’attacco? Apri tu, da { least-price }.
        [defender] Chi guida la difesa? Apri tu, da { least-price }.
       *[other] Metti all’asta { $lot }, da { least-price }.
    }
event-blocked = { $victim-key ->
    [you] { $seat } ti blocca: la prossima volta non puoi offrire.
   *[other] { $seat } blocca { $victim }, che la prossima volta non può offrire.
}
    .you = Blocchi { $victim }, che la prossima volta non può offrire.
event-bid-made = { $seat } offre { bid-price } per { $lot }.
    .you = Offri { bid-price } per { $lot }.
event-bid-passed = { $bar-key ->
    [gold] { $seat } non può offrire per { $lot }: troppo poco oro.
    [influence] { $seat } non può offrire per { $lot }: troppo pochi punti influenza.
    [blocked] { $seat } deve lasciare l’asta per { $lot }: non può offrire.
   *[none] { $seat } lascia l’asta per { $lot }.
}
    .you = { $bar-key ->
        [gold] Non puoi offrire per { $lot }: troppo poco oro.
        [influence] Non puoi offrire per { $lot }: troppo pochi punti influenza.
        [blocked] Devi lasciare l’asta per { $lot }: non puoi offrire.
       *[none] Lasci l’asta per { $lot }.
    }
event-lot-won = { MINUS($bid, $paid) ->
    [0] { $seat } si aggiudica { $lot } per { bid-price }.
   *[other] { $seat } si aggiudica { $lot } con { bid-price } e paga { $paid }.
}
    .you = { MINUS($bid, $paid) ->
        [0] Ti aggiudichi { $lot } per { bid-price }.
       *[other] Ti aggiudichi { $lot } con { bid-price } e paghi { $paid }.
    }
event-lot-unsold = { $lot-key ->
    [attacker] Nessuno guida l’attacco.
    [defender] Nessuno guida la difesa.
   *[other] Nessuno vuole { $lot }.
}
event-artist-placed = { $seat } manda { $artist } a { $city }.
    .you = Mandi { $artist } a { $city }.
event-french-invaded = { $seat } manda i francesi a { $city }.
    .you = Mandi i francesi a { $city }.
event-french-stayed = { $seat } tiene i francesi fuori dall’Italia.
    .you = Tieni i francesi fuori dall’Italia.
event-status-changed = { $city } ora ha prestigio { $status }.
event-war-declared = { $seat } dichiara guerra: { $attacker } attacca { $defender }.
    .you = Dichiari guerra: { $attacker } attacca { $defender }.
event-war-vetoed = { $means-key ->
    [tile] { $seat } pone il veto alla guerra di { $attacker } contro { $defender }.
   *[lorenzo] { $seat } pone il veto alla guerra di { $attacker } contro { $defender } con Lorenzo de’ Medici.
}
    .you = { $means-key ->
        [tile] Poni il veto alla guerra di { $attacker } contro { $defender }.
       *[lorenzo] Poni il veto alla guerra di { $attacker } contro { $defender } con Lorenzo de’ Medici.
    }
event-war-unfought = Nessuno combatte per { $attacker } né per { $defender }: la guerra non si fa.
event-condottiere-paid = { $side-key ->
    [attacker] { $seat } guida l’attacco per { $city }: { gold-count }, da riscuotere a fine decennio.
   *[defender] { $seat } difende { $city }: { gold-count }, da riscuotere a fine decennio.
}
    .you = { $side-key ->
        [attacker] Guidi l’attacco per { $city }: { gold-count }, da riscuotere a fine decennio.
       *[defender] Difendi { $city }: { gold-count }, da riscuotere a fine decennio.
    }
event-league-joined = { $seat } si unisce a { $city } in una Lega Santa.
    .you = Ti unisci a { $city } in una Lega Santa.
event-league-declined = { $seat } tiene il Papa fuori da questa guerra.
    .you = Tieni il Papa fuori da questa guerra.
event-troop-bribed = { $victim-key ->
    [you] { $seat } ti corrompe { the-troop }.
   *[other] { $seat } corrompe { the-troop } di { $victim }.
}
    .you = Corrompi { the-troop } di { $victim }.
event-army-drawn-up = { $city } ha ora { $attack } in attacco e { $defence } in difesa.
# Il combattimento riporta entrambi i dadi. MINUS toglie il secondo numero dal primo.
event-die-cast = { "" }
attacker-die = { MINUS($attacker_total, $attack) }
defender-die = { MINUS($defender_total, $defence) }
event-round-fought = { $round ->
    [1] Attacco con i dadi: { $attacker } { $attack } + { attacker-die } = { $attacker_total }, { $defender } { $defence } + { defender-die } = { $defender_total }.
   *[other] Contrattacco con i dadi: { $defender } { $defence } + { defender-die } = { $defender_total }, { $attacker } { $attack } + { attacker-die } = { $attacker_total }.
}
event-countered = { $seat-key ->
    [nature] { $city } contrattacca da sola.
   *[other] { $seat } contrattacca per { $city }.
}
    .you = { $seat-key ->
        [nature] { $city } contrattacca da sola.
       *[other] Contrattacchi per { $city }.
    }
event-counter-declined = { $seat } non contrattacca per { $city }.
    .you = Non contrattacchi per { $city }.
beaten = { $status ->
    [1] { $winner } batte { $loser }
   *[other] { $winner } batte { $loser } con almeno il doppio della forza
}
event-war-won = { $seat-key ->
    [nature] { beaten }, da sola.
   *[other] { beaten }, e { $seat } prende un indicatore di vittoria.
}
    .you = { $seat-key ->
        [nature] { beaten }, da sola.
       *[other] { beaten }, e tu prendi un indicatore di vittoria.
    }
event-war-drawn = La guerra di { $attacker } contro { $defender } finisce in parità.
event-offer-made = { $give_gold ->
    [0] { $give_influence ->
        [0] { $seat } { asks-whom } { offer-asked } e non offre niente.
       *[other] { $seat } { offers-whom } { offer-given } in cambio di { offer-asked }.
    }
   *[other] { $seat } { offers-whom } { offer-given } in cambio di { offer-asked }.
}
    .you = { $give_gold ->
        [0] { $give_influence ->
            [0] Chiedi a { $to } { offer-asked } e non offri niente.
           *[other] Offri a { $to } { offer-given } in cambio di { offer-asked }.
        }
       *[other] Offri a { $to } { offer-given } in cambio di { offer-asked }.
    }
asks-whom = { $to-key ->
    [you] ti chiede
   *[other] chiede a { $to }
}
offers-whom = { $to-key ->
    [you] ti offre
   *[other] offre a { $to }
}
event-offer-accepted = { $offerer-key ->
    [you] { $seat } accetta la tua offerta.
   *[other] { $seat } accetta l’offerta di { $offerer }.
}
    .you = Accetti l’offerta di { $offerer }.
event-offer-declined = { $offerer-key ->
    [you] { $seat } rifiuta la tua offerta.
   *[other] { $seat } rifiuta l’offerta di { $offerer }.
}
    .you = Rifiuti l’offerta di { $offerer }.
event-decade-ended = Il decennio { $decade } è finito.
event-income = { $war_pay ->
    [0] { $seat } riceve { gold-count } e { influence-count }.
   *[other] { $seat } riceve { gold-count }, { war-pay-count } di paga di guerra e { influence-count }.
}
    .you = { $war_pay ->
        [0] Ricevi { gold-count } e { influence-count }.
       *[other] Ricevi { gold-count }, { war-pay-count } di paga di guerra e { influence-count }.
    }
event-game-over = La partita è finita.

## Il punteggio

score-cities = Tessere città
score-artists = Artisti
score-merchants = Mercanti
score-pope = Il Papa
score-gold = Classifica dell’oro
score-influence = Più influenza
score-victories = Vittorie in guerra

## Che cosa c’è su una tessera

family = { $family }
family-home = Famiglia di { $home }
tile = { $tile }
tile-kind = Tessera città: { $city }
event-tile = { $event }
event-kind = Evento del decennio { $decade }, si paga in { $currency-key ->
    [gold] oro
   *[influence] influenza
}
event-artist = Artista del decennio { $decade }, si paga in { $currency-key ->
    [gold] oro
   *[influence] influenza
}
troop = { $troop-key ->
    [cavalry] Cavalleria
    [infantry] Fanteria
    [pikes] Picchieri
    [crossbow] Balestrieri
    [artillery] Artiglieria
   *[fort] Fortezza
}
troop-kind = Truppa, { $count } tessere
troop-cost = Costo: { $cost }
troop-fights = Attacco { $attack }, difesa { $defence }
treachery = { $treachery }
treachery-kind = Tradimento, { $count } tessere su { $all }
office = Il Papa
office-kind = Si tiene fino alla fine del decennio
office-league = Lega Santa: nelle guerre altrui le tue truppe possono schierarsi
income = { $goods-key ->
    [none] Nessuna rendita
   *[other] Rendita: { $goods }
}
once-a-decade = Una volta per decennio:

when-bribe-troop = In guerra, da un condottiere o dal Papa alleato, prima dei dadi:
when-bribe-cardinal = Quando paghi il Papa:
when-block-bid = Al tuo turno d’offerta, prima di offrire o passare:
when-steal-influence = Nel tuo turno, fuori da aste e guerre:
when-raid-gold = Nel tuo turno, fuori da aste e guerre:
when-veto = Quando è stata dichiarata una guerra:
when-start-war = Alla fine del tuo turno:

effect-gain = { $goods } a fine partita
effect-per = { $goods } per ogni tua { $thing }: l’oro a ogni rendita, i punti alla fine
effect-status = { $change-sign-key ->
    [minus] Abbassa di { $change } il prestigio di una città a tua scelta, o di nessuna; esce dal gioco
   *[plus] Alza di { $change } il prestigio di una città a tua scelta e vi resta
}
effect-discount = { $on-key ->
    [condottiere] Paghi { $good } in meno ogni volta che diventi condottiere
    [artist] Paghi { $amount } in meno per ogni artista, in oro o in influenza
   *[pope] Paghi { $good } in meno per il Papa
}
effect-arms = { $troop-key ->
    [none] Difesa +{ $defence } se almeno una delle tue truppe non è corrotta
   *[other] { $attack ->
        [0] Per { the-troop }: difesa +{ $defence }
       *[other] Per { the-troop }: attacco +{ $attack }, difesa +{ $defence }
    }
}
effect-room = { $more ->
    [one] Puoi tenere 1 tessera tradimento in più
   *[other] Puoi tenere { $more } tessere tradimento in più
}
effect-steal = Prendi { $good } a un altro giocatore
effect-take = { $tiles ->
    [one] Peschi una tessera tradimento senza pagare
   *[other] Peschi { $tiles } tessere tradimento senza pagare
}
effect-pays = Vale { $good }
effect-exchange = Cambia { $pay } in { $gain }
effect-or-exchange = oppure { $pay } in { $gain }

effect-rule = { $rule }
rule-merchant = Conta per gli eventi mercante
rule-reroll = Rilanci entrambi i dadi di una guerra
rule-veto = Annulli una guerra dichiarata
rule-start-war = Una guerra in più, oltre il limite
rule-block-bid = Un altro giocatore non può offrire al suo prossimo turno d’offerta
rule-bribe-troop = Una truppa non vale niente in questa guerra

# Quali valori non sono del regolamento; il segno è spiegato nella pagina delle regole.
marked = † { $what } (vedi † nelle regole)

figure-name = nome
figure-city = città
figure-home = città d’origine
figure-decade = decennio
figure-currency = valuta
figure-number = numero di tessere
figure-cost = costo
figure-attack = attacco
figure-defence = difesa
figure-income = rendita
figure-ability = abilità
figure-effect = effetto

history-baglioni = Perugia ubbidiva loro senza mai chiamarli signori. Nel 1500 una festa di nozze finì con i cugini che si uccidevano fra loro.
history-bentivoglio = Giovanni Bentivoglio tenne Bologna per più di quarant’anni, finché papa Giulio II non arrivò con un esercito.
history-este = I duchi di Ferrara amavano i poeti, la musica e i cannoni; Alfonso d’Este fondeva i suoi di persona.
history-gonzaga = I marchesi di Mantova combattevano per chi pagava, e le pareti di casa le fecero dipingere a Mantegna.
history-malatesta = Sigismondo di Rimini combatté per tutti e litigò con tutti; un papa lo condannò all’inferno da vivo.
history-montefeltro = Di Federico, duca di Urbino, si diceva che non avesse mai perso una guerra; con la paga si fece una biblioteca.

history-il-doge = Eletto a vita, vestito d’oro, e senza il permesso di aprire una lettera da solo: il capo della Repubblica di Venezia.
history-venetian-merchant = Pepe, seta e vetro passano da Rialto, e un po’ di tutto vi resta.
history-milanese-merchant = Panni e acciaio lombardi passavano le Alpi, e tornavano come argento.
history-genoese-crossbow = I tiratori più richiesti del tempo. La stessa Genova fu spesso sotto Milano.
history-swiss-mercenaries = Quadrati di contadini con lunghe picche, davanti ai quali i cavalieri d’Europa impararono a voltarsi.
history-armourer = Le botteghe di Milano vestirono d’acciaio, su misura, mezza nobiltà d’Europa.
history-ludovico-sforza = Detto il Moro: duca di Milano, signore di Leonardo, e l’uomo che invitò i francesi.
history-caterina-sforza = Signora di Forlì, tenne la rocca contro gli assassini del marito e, più tardi, contro Cesare Borgia.
history-lorenzo-medici = Il Magnifico: banchiere, poeta, e per anni colui che tenne in equilibrio le potenze d’Italia.
history-giovanni-medici = Figlio di Lorenzo, cardinale a tredici anni e più tardi papa Leone X.
history-bank = Con filiali da Londra a Napoli, i banchieri di Firenze spostavano denaro senza spostare monete.
history-florentine-merchant = La lana inglese arrivava grezza e ripartiva come il miglior panno d’Italia.
history-roderigo-borgia = Un cardinale spagnolo che nel 1492 si procurò il papato a forza di patti, come Alessandro VI.
history-cesare-borgia = Cardinale, poi capitano: si ritagliò uno stato in Romagna, e Machiavelli prese appunti.
history-lucrezia-borgia = Sposata tre volte per le alleanze di famiglia, e alla fine stimata duchessa di Ferrara.
history-della-rovere = Una modesta casa ligure che diede alla Chiesa Sisto IV e Giulio II.
history-orsini = Baroni romani i cui figli diventavano capitani o cardinali, e i cui nemici si chiamavano Colonna.
history-colonna = Baroni romani le cui torri guardavano quelle degli Orsini, in pace e in guerra.
history-ferrante-of-aragon = Re di Napoli per 36 anni; le sue prigioni erano temute quanto la sua diplomazia.
history-alfonso-of-aragon = Riprese Otranto ai turchi, ma fu re di Napoli per un anno soltanto: arrivavano i francesi.
history-spanish-infantry = Sbarcarono in aiuto dei re di Napoli, e rimasero duecento anni.
history-federico-of-aragon = L’ultimo re della sua casa a Napoli, cacciato da due re più grandi insieme.
history-neapolitan-merchant = Grano, olio e vino del Sud, caricati sulle galee degli altri.

history-gozzoli = Dipinse i Medici nel corteo dei Magi, intorno alle pareti della loro cappella.
history-piero-della-francesca = Pittore di una luce ferma, che scrisse anche un libro sulla prospettiva.
history-verrocchio = Scultore e orafo, con Leonardo come allievo e un capitano di bronzo a cavallo per congedo.
history-merchant = In questi anni i commerci fioriscono, e ci guadagna chi ha mercanti.
history-botticelli = Sue sono la Primavera e la Venere; da vecchio dipinse come se il giudizio fosse vicino.
history-mantegna = Pittore di corte a Mantova, dove aprì un soffitto sul cielo.
history-bellini = Il maestro veneziano del colore, e di quelli che poi lo superarono.
history-leonardo = Venne a Milano come suonatore di lira, e le lasciò il Cenacolo.
history-michelangelo = Non aveva ancora 25 anni quando scolpì a Roma la Pietà.
history-bramante = Costruì a Milano, passò a Roma, e vi cominciò la nuova San Pietro.
history-french-invasion = Nel 1494 Carlo VIII attraversò l’Italia intera per reclamare Napoli. L’equilibrio non tornò più.
history-pope = Capo della Chiesa, signore di uno stato italiano, e mai lontano dalla prossima lega.

## Che cosa non si può fare, e perché

refused-owned = La tessera è di { $owner }
refused-tiles = Possiedi già { $most } tessere città
refused-cities = Possiedi già tessere di altre { $most } città
refused-least = L’offerta minima è { $least }; puoi pagare { $capacity }
refused-have-troop = Possiedi già una truppa di questo tipo
refused-no-troop = Non ci sono più tessere di questo tipo
refused-cost = Costa { $cost }; ne hai { $held }
refused-pope = In questo decennio il Papa è di { $owner }
refused-wars = Tutte le { $limit } guerre di questo decennio sono già state iniziate
refused-passing = Tutti hanno passato per { $rounds } round di fila: ora bisogna agire
refused-blocked = La tua offerta è bloccata per questo turno
refused-must-open = Hai indetto tu l’asta, quindi devi fare la prima offerta
refused-must-pay = Devi poter pagare la tua offerta di { $bid }
refused-must-bid = { $offerer } deve poter aprire l’asta
refused-used = Già usata in questo decennio
refused-bank = Non hai né { $gold } né { $influence } da cambiare
refused-last-event = Con l’ultimo evento all’asta le banche servono solo a pagarlo
refused-nobody = Non c’è nessuno contro cui giocarla
refused-bribe-troop = Solo in una guerra in cui combatti, prima dei dadi
refused-bribe-cardinal = Solo quando paghi il Papa
refused-block-bid = Solo al tuo turno d’offerta in un’asta
refused-steal-influence = Solo nel tuo turno, fuori da aste e guerre
refused-raid-gold = Solo nel tuo turno, fuori da aste e guerre
refused-veto = Solo quando ti si chiede un veto, dopo che è stata dichiarata una guerra
refused-start-war = Solo alla fine del tuo turno, dopo l’azione

## Il tabellone

board-decade = Decennio
board-nobody = nessuno
board-wars = Guerre
board-pope = Papa
board-supply = Riserva
board-deck = coperte
board-discards = scartate
board-goods = ● oro · ◆ influenza · ★ Punti Vittoria
board-signs = ⚖ mercante · ▤ tessera tradimento · ⚑ vittoria · ✎ artista · 1× una volta per decennio, ↺ usata · ✘ bloccato o corrotto
board-auction = Asta
board-highest-bid = Offerta più alta
board-war = Guerra
board-reroll = nuovo lancio

# What one does in a turn, as the headings of long lists of choices.
do-troop = Truppa
    .help = Compra o scarta una truppa
do-treachery = Tradimento
    .help = Compra una tessera coperta
do-auction = Asta
    .help = Una tessera, un evento o il Papa
do-war = Guerra
    .help = Una città ne attacca un’altra
do-free = Gioca una tessera
    .help = Non costa l’azione
do-trade = Scambio
    .help = Non costa azioni: offri oro o influenza
do-pass = Passa
    .help = Non fai nulla

# Valori che altre edizioni possono stampare diversamente.
edition-city = Città
edition-gold = Oro ogni decennio
edition-influence = Influenza ogni decennio
edition-merchant = Mercante
edition-number = Numero di tessere
edition-cost = Costo in oro
edition-attack = Attacco
edition-defence = Difesa
edition-decade = Decennio
edition-currency = Si paga in
edition-points = Punti
edition-status = Prestigio di una città
edition-gold-for-each-merchant = Oro per ogni mercante
edition-points-for-each-merchant = Punti per ogni mercante
edition-wars-a-decade-with-6-players = Guerre per decennio con 6 giocatori
edition-lowest-bid-for-a-condottiere = Offerta minima per un condottiere
edition-refund-of-a-discarded-troop-in-percent = Rimborso di una truppa scartata, in percentuale
edition-points-of-the-third-city = Punti della terza città
edition-points-of-the-fourth-city = Punti della quarta città
edition-points-of-the-fifth-city = Punti della quinta città
edition-good-gold = oro
edition-good-influence = influenza
