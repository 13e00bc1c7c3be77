### Lorenzo il Magnifico in italiano.
###
### Le cose contate ricevono $amount: "1 moneta", "2 monete". Dove un argomento può essere niente o
### nascosto si seleziona sulla sua chiave: $card-key, $leader-key.
###
### Parole di questo gioco:
###   family member     familiare; place: piazzare
###   tower, floor      torre, piano; action space: spazio azione
###   card types        territorio, personaggio, edificio, impresa
###   wood, stone, coin legno, pietra, moneta; servant: servitore
###   points            Punti Militari, Punti Fede, Punti Vittoria (PV)
###   Council Privilege Privilegio del Consiglio; Council Palace: Palazzo del Consiglio
###   harvest           raccolto; production: produzione; exchange: scambio
###   bonus tile        tessera bonus; bonus action: azione bonus
###   turn, round       turno (di un giocatore), round (uno dei sei); turn order: Ordine di Turno
###   excommunication   scomunica; Vatican Report: Rapporto in Vaticano; support: sostenere

game-lorenzo = Lorenzo il Magnifico
about-lorenzo = Manda i tuoi familiari nella Firenze rinascimentale: prendi carte da quattro torri, fai lavorare terre ed edifici e tieniti buona la Chiesa.
course-lorenzo = Sei round di quattro piazzamenti ciascuno; ogni due round la Chiesa chiede conto della tua fede.
length-lorenzo = Sei round
    .help = ogni due, il Rapporto in Vaticano

option-mode = Regole
    .help = Avanzate: si scelgono a turno quattro Leader e le tessere bonus sono diverse. Base: niente Leader, e la tessera bonus è uguale per tutti.
option-mode-advanced = Avanzate
option-mode-basic = Base
option-bonus-tile = Tessera bonus
    .help = Dice se le scomuniche da I-1 a I-4 tolgono 1 anche a ciò che dà la tessera bonus, come alle carte e agli spazi azione.
option-bonus-tile-source = È una fonte
option-bonus-tile-no-source = Non è una fonte

## Beni

good-coin = { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
}
good-wood = { $amount ->
    [one] { $amount } legno
   *[other] { $amount } legni
}
good-stone = { $amount ->
    [one] { $amount } pietra
   *[other] { $amount } pietre
}
good-servant = { $amount ->
    [one] { $amount } servitore
   *[other] { $amount } servitori
}
good-military = { $amount ->
    [one] { $amount } Punto Militare
   *[other] { $amount } Punti Militari
}
good-faith = { $amount ->
    [one] { $amount } Punto Fede
   *[other] { $amount } Punti Fede
}
good-vp = { $amount ->
    [one] { $amount } Punto Vittoria
   *[other] { $amount } Punti Vittoria
}
good-privilege = { $amount ->
    [one] { $amount } Privilegio del Consiglio
   *[other] { $amount } Privilegi del Consiglio
}

bare-coin = moneta
bare-wood = legno
bare-stone = pietra
bare-servant = servitore
bare-military = militare
bare-faith = fede
bare-vp = Punti Vittoria
bare-privilege = Privilegio

## Ciò che gli effetti contano

thing-territory = { $amount ->
    [one] territorio
   *[other] { $amount } territori
}
thing-character = { $amount ->
    [one] personaggio
   *[other] { $amount } personaggi
}
thing-building = { $amount ->
    [one] edificio
   *[other] { $amount } edifici
}
thing-venture = { $amount ->
    [one] impresa
   *[other] { $amount } imprese
}
thing-military = { $amount ->
    [one] Punto Militare
   *[other] { $amount } Punti Militari
}
thing-resource = { $amount ->
    [one] risorsa posseduta
   *[other] { $amount } risorse possedute
}
thing-material = { $amount ->
    [one] legno o pietra nei costi dei tuoi edifici
   *[other] { $amount } legni e pietre nei costi dei tuoi edifici
}
thing-vp = { $amount ->
    [one] Punto Vittoria
   *[other] { $amount } Punti Vittoria
}

type-territory = territorio
type-character = personaggio
type-building = edificio
type-venture = impresa

kind-territory = per prendere un territorio
kind-character = per prendere un personaggio
kind-building = per prendere un edificio
kind-venture = per prendere un’impresa
kind-harvest = di raccolto
kind-production = di produzione

whose-coloured = familiari colorati
whose-one-coloured = un familiare colorato
whose-neutral = il familiare neutro

## Familiari e spazi

member-white = bianco
member-black = nero
member-orange = arancione
member-neutral = neutro

die-white = bianco
die-black = nero
die-orange = arancione

space-territory-1 = Torre dei Territori, piano 1
space-territory-2 = Torre dei Territori, piano 2
space-territory-3 = Torre dei Territori, piano 3
space-territory-4 = Torre dei Territori, piano 4
space-character-1 = Torre dei Personaggi, piano 1
space-character-2 = Torre dei Personaggi, piano 2
space-character-3 = Torre dei Personaggi, piano 3
space-character-4 = Torre dei Personaggi, piano 4
space-building-1 = Torre degli Edifici, piano 1
space-building-2 = Torre degli Edifici, piano 2
space-building-3 = Torre degli Edifici, piano 3
space-building-4 = Torre degli Edifici, piano 4
space-venture-1 = Torre delle Imprese, piano 1
space-venture-2 = Torre delle Imprese, piano 2
space-venture-3 = Torre delle Imprese, piano 3
space-venture-4 = Torre delle Imprese, piano 4
space-harvest = Raccolto
space-large-harvest = Spazio grande del raccolto
space-production = Produzione
space-large-production = Spazio grande della produzione
space-market-1 = Mercato: 5 monete
space-market-2 = Mercato: 5 servitori
space-market-3 = Mercato: 3 Punti Militari e 2 monete
space-market-4 = Mercato: 2 Privilegi diversi
space-palace = Palazzo del Consiglio

privilege-materials = 1 legno e 1 pietra
privilege-servants = 2 servitori
privilege-coins = 2 monete
privilege-military = 2 Punti Militari
privilege-faith = 1 Punto Fede

cost-military = Punti Militari
cost-resources = risorse
material-wood = legno
material-stone = pietra
choice-nothing = nessuno scambio
choice-first = il primo scambio
choice-second = il secondo scambio
answer-yes = sì
answer-no = no

## Carte, Leader e tessere

card-commercial-hub = Avamposto Commerciale
card-woods = Bosco
card-village = Borgo
card-gravel-pit = Cava di Ghiaia
card-forest = Foresta
card-monastery = Monastero
card-citadel = Rocca
card-city = Città
card-gold-mine = Miniera d’Oro
card-mountain-town = Villaggio Montano
card-mining-town = Villaggio Minerario
card-rock-pit = Cava di Pietra
card-estate = Possedimento
card-hermitage = Eremo
card-manor-house = Maniero
card-dukedom = Ducato
card-trading-town = Città Mercantile
card-farm = Tenuta
card-colony = Colonia
card-marble-pit = Cava di Marmo
card-province = Provincia
card-sanctuary = Santuario
card-castle = Castello
card-fortified-town = Città Fortificata
card-mint = Zecca
card-tax-office = Esattoria
card-triumphal-arch = Arco di Trionfo
card-theater = Teatro
card-carpenters-shop = Falegnameria
card-stonemasons-shop = Tagliapietre
card-chapel = Cappella
card-residence = Residenza
card-marketplace = Mercato
card-treasury = Tesoreria
card-painters-guild = Gilda dei Pittori
card-sculptors-guild = Gilda degli Scultori
card-stonemasons-guild = Gilda dei Costruttori
card-baptistery = Battistero
card-barracks = Caserma
card-stronghold = Fortezza
card-bank = Banca
card-fair = Fiera
card-garden = Giardino
card-fortress = Castelletto
card-palace = Palazzo
card-church = Basilica
card-military-academy = Accademia Militare
card-cathedral = Cattedrale
card-warlord = Condottiero
card-stonemason = Costruttore
card-dame = Dama
card-knight = Cavaliere
card-farmer = Contadino
card-artisan = Artigiano
card-preacher = Predicatore
card-abbess = Badessa
card-captain = Capitano
card-architect = Architetto
card-patron = Mecenate
card-hero = Eroe
card-peasant = Fattore
card-scholar = Studioso
card-papal-messenger = Messo Papale
card-royal-messenger = Messo Reale
card-noble = Nobile
card-governor = Governatore
card-paramour = Cortigiana
card-herald = Araldo
card-cardinal = Cardinale
card-bishop = Vescovo
card-general = Generale
card-ambassador = Ambasciatore
card-hiring-recruits = Ingaggiare Reclute
card-repairing-the-church = Riparare la Chiesa
card-building-the-walls = Costruire le Mura
card-raising-a-statue = Innalzare una Statua
card-military-campaign = Campagna Militare
card-hosting-panhandlers = Ospitare i Mendicanti
card-fighting-heresies = Combattere le Eresie
card-support-to-the-bishop = Sostegno al Vescovo
card-hiring-soldiers = Ingaggiare Soldati
card-repairing-the-abbey = Riparare l’Abbazia
card-building-the-bastions = Costruire i Bastioni
card-support-to-the-king = Supporto al Re
card-improving-the-canals = Scavare Canalizzazioni
card-hosting-foreigners = Accogliere gli Stranieri
card-crusade = Crociata
card-support-to-the-cardinal = Sostegno al Cardinale
card-hiring-mercenaries = Ingaggiare Mercenari
card-repairing-the-cathedral = Riparare la Cattedrale
card-building-the-towers = Costruire le Torri
card-promoting-sacred-art = Commissionare Arte Sacra
card-military-conquest = Conquista Militare
card-improving-the-roads = Migliorare le Strade
card-sacred-war = Guerra Santa
card-support-to-the-pope = Sostegno al Papa

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

source-abbess = «{ card-abbess }»
source-captain = «{ card-captain }»
source-architect = «{ card-architect }»
source-patron = «{ card-patron }»
source-hero = «{ card-hero }»
source-cardinal = «{ card-cardinal }»
source-bishop = «{ card-bishop }»
source-ambassador = «{ card-ambassador }»
source-improving-the-canals = «{ card-improving-the-canals }»
source-repairing-the-cathedral = «{ card-repairing-the-cathedral }»
source-improving-the-roads = «{ card-improving-the-roads }»
source-francesco-sforza = { leader-francesco-sforza }
source-leonardo-da-vinci = { leader-leonardo-da-vinci }

tile-I-1 = I-1 (1 Punto Militare in meno da ogni fonte)
tile-I-2 = I-2 (1 moneta in meno da ogni fonte)
tile-I-3 = I-3 (1 servitore in meno da ogni fonte)
tile-I-4 = I-4 (1 legno e 1 pietra in meno da ogni fonte)
tile-I-5 = I-5 (raccolti −3)
tile-I-6 = I-6 (produzioni −3)
tile-I-7 = I-7 (familiari colorati −1)
tile-II-1 = II-1 (territori −4)
tile-II-2 = II-2 (edifici −4)
tile-II-3 = II-3 (personaggi −4)
tile-II-4 = II-4 (imprese −4)
tile-II-5 = II-5 (niente Mercato)
tile-II-6 = II-6 (2 servitori per ogni +1)
tile-II-7 = II-7 (primo turno dopo tutti gli altri, o mai)
tile-III-1 = III-1 (personaggi senza punti)
tile-III-2 = III-2 (imprese senza punti)
tile-III-3 = III-3 (territori senza punti)
tile-III-4 = III-4 (1 PV perso ogni 5 PV)
tile-III-5 = III-5 (1 PV perso per ogni Punto Militare)
tile-III-6 = III-6 (1 PV perso per ogni legno e pietra nei costi degli edifici)
tile-III-7 = III-7 (1 PV perso per ogni risorsa)

bonus-tile-standard = Tessera bonus standard
bonus-tile-adv-1 = Tessera bonus 1
bonus-tile-adv-2 = Tessera bonus 2
bonus-tile-adv-3 = Tessera bonus 3
bonus-tile-adv-4 = Tessera bonus 4

## Che cosa può fare un giocatore

action-tile = { $tile }: raccolto { $harvest }; produzione { $production }
    .help = Ne ricevi i beni a ogni tuo raccolto e a ogni tua produzione di valore 1 o più, per tutta la partita.
action-draft = Tieni { $leader }
    .help = Il Leader entra nella tua mano, nascosto agli altri. Il resto va al giocatore alla tua destra.
action-play = Gioca { $leader }
    .help = Possiedi ciò che il Leader richiede; non si paga niente. Da ora l’abilità è tua, qualunque cosa tu perda in seguito.
action-discard = Scarta { $leader } per un Privilegio
    .help = Il Leader esce dal gioco e ricevi 1 Privilegio del Consiglio. Non consuma il tuo piazzamento.
action-activate = { $copied-key ->
    [none] Attiva { $leader }
   *[other] Attiva { $leader } (come { $copied })
}
    .help = Usi questa abilità una volta in questo round. Non consuma il tuo piazzamento.
action-copy = Copia { $leader }
    .help = Lorenzo de’ Medici ha l’abilità di { $leader } per il resto della partita. Non si può più cambiare.
member-offered = { $member-key ->
    [white] Familiare bianco, valore { $value }
    [black] Familiare nero, valore { $value }
    [orange] Familiare arancione, valore { $value }
   *[neutral] Familiare neutro, valore { $value }
}
# Where a member can go to one space only, it goes there as soon as it is placed.
action-member = { $space-key ->
    [none] { member-offered }
   *[other] { member-offered }: { action-space }
}
    .help = Il valore vale prima dei servitori e prima dei bonus per il tipo di azione.
    .told = { $seat } prende il familiare { $member }, valore { $value }.
action-space = { $card-key ->
    [none] { $space }
   *[other] { $card }{ $cost-key ->
        [none] { $fee ->
            [0] { "" }
           *[other] { " " }per 3 monete (torre occupata)
        }
       *[other] { " " }per { $cost }{ $instead-key ->
            [none] { "" }
           *[other] { " " }o { $instead }
        }{ $fee ->
            [0] { "" }
           *[other] , più 3 monete
        }
    }
}
    .help = { $card-key ->
    [none] { "" }
   *[other] { $space }.{ " " }
}{ $servants ->
    [0] Valore { $value } senza servitori.
    [one] Valore { $value } con 1 servitore.
   *[other] Valore { $value } con { $servants } servitori.
}{ $gain-key ->
    [none] { "" }
   *[other] { " " }Ricevi { $gain }.
}{ $exchanges ->
    [0] { "" }
    [one] { " " }1 edificio può scambiare.
   *[other] { " " }{ $exchanges } edifici possono scambiare.
}{ $then-key ->
    [none] { "" }
   *[other] { " " }Poi puoi usare l’azione di { $then }.
}
    .told = { $card-key ->
        [none] { $seat } sceglie uno spazio ({ $space }).
       *[other] { $seat } sceglie «{ $card }».
    }
action-servants = { $servants ->
    [0] Nessun servitore: valore { $value }
    [one] 1 servitore: valore { $value }
   *[other] { $servants } servitori: valore { $value }
}
    .help = { $gain-key ->
    [none] I servitori sono spesi prima dell’azione e non tornano.
   *[other] Ricevi { $gain }.
}{ $exchanges ->
    [0] { "" }
    [one] { " " }1 edificio può scambiare.
   *[other] { " " }{ $exchanges } edifici possono scambiare.
}{ $then-key ->
    [none] { "" }
   *[other] { " " }Poi puoi usare l’azione di { $then }.
}
    .told = { $servants ->
        [0] { $seat } non spende servitori.
        [one] { $seat } spende 1 servitore.
       *[other] { $seat } spende { $servants } servitori.
    }
action-cost = { $cost-key ->
    [none] Non paghi niente
   *[other] Paga { $cost }
}
    .help = «{ $card }» si paga in Punti Militari oppure in risorse: scegli tu.
    .told = { $cost-key ->
        [none] { $seat } non paga niente.
       *[other] { $seat } paga { $cost }.
    }
action-discount = { $material-key ->
    [wood] 1 legno in meno
   *[stone] 1 pietra in meno
}
    .help = Il Costruttore ti fa risparmiare 1 legno o 1 pietra su «{ $card }». Resta da pagare: { $cost }.
    .told = { $material-key ->
        [wood] { $seat } risparmia 1 legno.
       *[stone] { $seat } risparmia 1 pietra.
    }
action-privilege = { $goods-key ->
    [none] Niente: una scomunica toglie tutto
   *[other] { $goods }
}
    .help = Cambi così un Privilegio del Consiglio. I Privilegi dati dallo stesso effetto devono essere tutti diversi.
    .told = { $goods-key ->
        [none] { $seat } non riceve nulla per un Privilegio.
       *[other] { $seat } cambia un Privilegio in { $goods }.
    }
action-exchange = { $choice-key ->
    [nothing] { $card }: nessuno scambio
   *[other] { $card }: { $pay } → { $gain }
}
    .help = Tutto si paga con ciò che avevi prima; quello che gli edifici producono arriva quando tutti gli scambi sono scelti.
    .told = { $choice-key ->
        [nothing] { $seat } rinuncia allo scambio («{ $card }»).
       *[other] { $seat } scambia { $pay } con { $gain } («{ $card }»).
    }
action-support = { $answer-key ->
    [yes] Sostieni la Chiesa: { $points } PV, fede di nuovo a 0
   *[no] { $faith ->
        [0] Nessun sostegno: subisci { $tile }
       *[other] Nessun sostegno: { $faith } PV, ma subisci { $tile }
    }
}
    .help = Con il tuo sostegno incassi la tua fede e riparti da 0. Senza, conservi la fede e resti sotto scomunica fino alla fine della partita; nell’ultimo round la fede si incassa lo stesso.
action-decline = Rinuncia all’azione di { $source }
    .help = Un’azione bonus è un’offerta. Se rinunci è persa.
action-end-turn = Termina il turno
    .help = Il tuo turno finisce qui. I Leader in mano o in gioco possono aspettare.
    .told = { $seat } termina il turno.
action-lose-placement = Rinuncia al piazzamento
    .help = { $placeable ->
    [0] Nessuno dei tuoi familiari può essere piazzato. Il tuo turno finisce qui.
   *[other] Il turno saltato si può anche non recuperare. Non piazzi nessuno e il tuo turno finisce qui.
}

## Che cosa fa il caso

action-reveal = Rivela { $tile }
action-place = Posto { $place } per il giocatore { $seat }
action-deal = { $leader } al giocatore { $seat }
action-lay = Si scopre «{ $card }»
action-roll = { $die-key ->
    [white] Dado bianco: { $pips }
    [black] Dado nero: { $pips }
   *[orange] Dado arancione: { $pips }
}

## Che cosa si chiede

ask-draw-tile = Si pesca la scomunica del { $period }º periodo.
ask-draw-order = Chi è al { $place ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
} posto nell’Ordine di Turno?
ask-choose-tile = Quale tessera bonus prendi?
ask-deal = { $to } riceve una Carta Leader.
ask-draft-leader = Quale Leader tieni? Gli altri passano alla tua destra.
ask-draw-card = Si scopre una carta: { $floor }.
ask-roll = { $die-key ->
    [white] Si lancia il dado bianco.
    [black] Si lancia il dado nero.
   *[orange] Si lancia il dado arancione.
}
ask-act = { $placeable ->
    [0] Tocca a te, ma non puoi piazzare nessun familiare.
   *[other] Tocca a te: chi piazzi?
}
ask-choose-space = Dove piazzi il familiare { $member }?
ask-spend-servants = { $spent ->
    [0] { $space }: quanti servitori spendi?
   *[other] { $space }: { $spent } servitori già spesi. Quanti altri?
}
ask-choose-cost = { $floor }: come paghi?
ask-choose-discount = { $floor }: che cosa risparmi?
ask-choose-privilege = { $left ->
    [one] In che cosa cambi il tuo Privilegio?
   *[other] { $left } Privilegi, tutti diversi: in che cosa cambi il prossimo?
}
ask-choose-exchange = Produzione di valore { $value }: che cosa scambia questo edificio?
ask-bonus-tower = Azione di { $source }: quale carta prendi?
ask-bonus-servants = { $spent ->
    [0] Azione di { $source }, { $floor }: quanti servitori spendi?
   *[other] Azione di { $source }, { $floor }: { $spent } servitori già spesi. Quanti altri?
}
ask-bonus-work = { $spent ->
    [0] Azione di { $source }: quanti servitori spendi per questa azione?
   *[other] Azione di { $source }: { $spent } servitori già spesi. Quanti altri?
}
ask-copy-ability = Di chi copia l’abilità Lorenzo de’ Medici?
ask-strengthen = Federico da Montefeltro: quale familiare vale { $value } in questo round?
ask-finish-turn = Vuoi fare altro prima di finire il turno?
ask-show-support = Sostieni la Chiesa?
ask-make-up = Recuperi il turno saltato: quale familiare piazzi, se ne piazzi uno?

## Che cosa è successo

event-tile-drawn = La scomunica di questa partita: { $tile }.
event-order-drawn = { $seat } è al { $place ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
} posto nell’Ordine di Turno.
    .you = Sei al { $place ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
       *[other] quinto
    } posto nell’Ordine di Turno.
event-bonus-tile-taken = { $seat } prende «{ $tile }».
    .you = Prendi «{ $tile }».
# Solo chi riceve il Leader ha una riga.
event-leader-dealt = { $leader-key ->
    [hidden] { " " }
   *[other] { $seat } riceve { $leader }.
}
    .you = { $leader-key ->
        [hidden] { " " }
       *[other] Ricevi { $leader }.
    }
event-leader-drafted = { $leader-key ->
    [hidden] { $seat } tiene una Carta Leader.
   *[other] { $seat } tiene { $leader }.
}
    .you = { $leader-key ->
        [hidden] Tieni una Carta Leader.
       *[other] Tieni { $leader }.
    }
event-leaders-passed = Le altre Carte Leader passano a destra.
event-round-began = Comincia il round { $round }.
# Non vale una riga: le carte si vedono sul tabellone.
event-card-laid = { " " }
event-die-cast = { $die-key ->
    [white] Il dado bianco mostra { $pips }.
    [black] Il dado nero mostra { $pips }.
   *[orange] Il dado arancione mostra { $pips }.
}
event-turn-skipped = { $seat } salta il primo turno di questo round.
    .you = Salti il primo turno di questo round.
event-turn-began = Tocca a { $seat }.
event-placed = { $servants ->
    [0] { $seat } piazza il familiare { $member }. { $space }.
    [one] { $seat } piazza il familiare { $member } con 1 servitore. { $space }.
   *[other] { $seat } piazza il familiare { $member } con { $servants } servitori. { $space }.
}
    .you = { $servants ->
        [0] Piazzi il familiare { $member }. { $space }.
        [one] Piazzi il familiare { $member } con 1 servitore. { $space }.
       *[other] Piazzi il familiare { $member } con { $servants } servitori. { $space }.
    }
event-bonus-used = { $floor-key ->
    [none] { $servants ->
        [0] { $seat } usa l’azione di { $source }.
        [one] { $seat } usa l’azione di { $source } con 1 servitore.
       *[other] { $seat } usa l’azione di { $source } con { $servants } servitori.
    }
   *[other] { $servants ->
        [0] { $seat } usa l’azione di { $source }. { $floor }.
        [one] { $seat } usa l’azione di { $source } con 1 servitore. { $floor }.
       *[other] { $seat } usa l’azione di { $source } con { $servants } servitori. { $floor }.
    }
}
    .you = { $floor-key ->
        [none] { $servants ->
            [0] Usi l’azione di { $source }.
            [one] Usi l’azione di { $source } con 1 servitore.
           *[other] Usi l’azione di { $source } con { $servants } servitori.
        }
       *[other] { $servants ->
            [0] Usi l’azione di { $source }. { $floor }.
            [one] Usi l’azione di { $source } con 1 servitore. { $floor }.
           *[other] Usi l’azione di { $source } con { $servants } servitori. { $floor }.
        }
    }
event-fee-paid = { $seat } paga { $coins } monete per la torre occupata.
    .you = Paghi { $coins } monete per la torre occupata.
event-card-taken = { $cost-key ->
    [none] { $seat } prende «{ $card }».
   *[other] { $seat } prende «{ $card }» per { $cost }.
}
    .you = { $cost-key ->
        [none] Prendi «{ $card }».
       *[other] Prendi «{ $card }» per { $cost }.
    }
event-gained = { $goods-key ->
    [none] { " " }
   *[other] { $seat } riceve { $goods }.
}
    .you = { $goods-key ->
        [none] { " " }
       *[other] Ricevi { $goods }.
    }
event-harvested = { $seat } fa un raccolto di valore { $value }.
    .you = Fai un raccolto di valore { $value }.
event-produced = { $seat } fa una produzione di valore { $value }.
    .you = Fai una produzione di valore { $value }.
event-exchanged = { $seat } scambia { $paid } («{ $card }»).
    .you = Scambi { $paid } («{ $card }»).
# Per rinuncia, o perché è impossibile: l’evento non dice quale.
event-declined = { $seat } non compie l’azione di { $source }.
    .you = L’azione di { $source } non ha luogo.
event-placement-lost = { $seat } non può piazzare nessun familiare.
    .you = Non puoi piazzare nessun familiare.
event-leader-played = { $seat } gioca { $leader }.
    .you = Giochi { $leader }.
event-leader-discarded = { $seat } scarta { $leader }.
    .you = Scarti { $leader }.
event-leader-activated = { $seat } attiva { $leader }.
    .you = Attivi { $leader }.
event-ability-copied = { $seat }: Lorenzo de’ Medici copia { $leader }.
    .you = Tu: Lorenzo de’ Medici copia { $leader }.
event-strengthened = { $seat }: il dado del familiare { $member } vale 6 in questo round.
    .you = Tu: il dado del familiare { $member } vale 6 in questo round.
event-report-held = Si tiene il Rapporto in Vaticano del { $period }º periodo.
event-supported = { $points ->
    [one] { $seat } sostiene la Chiesa e guadagna 1 Punto Vittoria.
   *[other] { $seat } sostiene la Chiesa e guadagna { $points } Punti Vittoria.
}
    .you = { $points ->
        [one] Sostieni la Chiesa e guadagni 1 Punto Vittoria.
       *[other] Sostieni la Chiesa e guadagni { $points } Punti Vittoria.
    }
event-excommunicated = { $seat } subisce la scomunica: { $tile }.
    .you = Subisci la scomunica: { $tile }.
event-faith-scored = { $points ->
    [one] { $seat } guadagna 1 Punto Vittoria per la fede.
   *[other] { $seat } guadagna { $points } Punti Vittoria per la fede.
}
    .you = { $points ->
        [one] Guadagni 1 Punto Vittoria per la fede.
       *[other] Guadagni { $points } Punti Vittoria per la fede.
    }
event-order-changed = { $third-key ->
    [nature] Nuovo Ordine di Turno: { $first }, { $second }.
   *[other] { $fourth-key ->
        [nature] Nuovo Ordine di Turno: { $first }, { $second }, { $third }.
       *[other] Nuovo Ordine di Turno: { $first }, { $second }, { $third }, { $fourth }.
    }
}
event-game-over = La partita è finita.
event-placement-left = { $seat } rinuncia a recuperare il turno saltato.
    .you = Rinunci a recuperare il turno saltato.

## Il punteggio

score-vp = Punti Vittoria guadagnati
score-lost-points = Scomunica III-4 (un quinto perso)
score-territories = Territori conquistati
score-characters = Personaggi influenzati
score-ventures = Imprese compiute
score-military = Forza militare
score-resources = Risorse (1 PV ogni 5)
score-forfeits = Persi per le scomuniche
tie-turn-order = Posto nell’Ordine di Turno

## Che cosa c’è su una carta

card = { $card }
card-kind = { $type-key ->
    [territory] Territorio, periodo { $period }
    [character] Personaggio, periodo { $period }
    [building] Edificio, periodo { $period }
   *[venture] Impresa, periodo { $period }
}
card-cost = Costo: { $cost }
card-cost-military = Costo: { $cost }, avendone almeno { $needed }
card-at-once = Subito:
card-harvest = Nei raccolti di valore { $value } o più:
card-production = Nelle produzioni di valore { $value } o più:
card-lasting = Da quel momento:
card-points = { $points } PV alla fine

leader = { $leader }
leader-once = Una volta per round:
leader-lasting = Per tutta la partita:
needs-supply = Richiede { $good }
needs-cards = { $type-key ->
    [none] Richiede { $amount } carte dello stesso tipo
   *[other] Richiede { $type }
}

tile = Scomunica { $tile }
bonus-tile = { $tile }
bonus-tile-harvest = Raccolto: { $goods }
bonus-tile-production = Produzione: { $goods }

effect-gain = Ricevi { $goods }
effect-per = { $every ->
    [one] Ricevi { $goods } per ogni { $thing }
   *[other] Ricevi { $goods } ogni { $thing }
}
effect-act = { $action-key ->
    [none] Prendi una carta di qualsiasi tipo con valore { $value }
    [harvest] Fai un raccolto di valore { $value }
    [production] Fai una produzione di valore { $value }
   *[other] { $less-key ->
        [none] Prendi { card-taken } con valore { $value }
       *[other] Prendi { card-taken } con valore { $value }, con uno sconto di { $less }
    }
}
card-taken = { $action-key ->
    [territory] un { type-territory }
    [character] un { type-character }
    [building] un { type-building }
   *[venture] un’{ type-venture }
}
effect-exchange = Puoi pagare { $pay } per { $gain }
effect-or-exchange = oppure pagare { $pay } per { $gain }
effect-raise = { $amount-sign-key ->
    [minus] Le azioni { $action } valgono { $amount } in meno
   *[plus] Le azioni { $action } valgono { $amount } in più
}
effect-discount = { $on-key ->
    [none] Le carte che costano monete costano { $good } in meno
    [territory] I territori costano { $good } in meno
    [character] I personaggi costano { $good } in meno
    [building] Gli edifici costano { $good } in meno
   *[venture] Le imprese costano { $good } in meno
}
effect-either-discount = { $on-key ->
    [territory] I territori costano { $one } o { $other } in meno, a tua scelta
    [character] I personaggi costano { $one } o { $other } in meno, a tua scelta
    [building] Gli edifici costano { $one } o { $other } in meno, a tua scelta
   *[venture] Le imprese costano { $one } o { $other } in meno, a tua scelta
}
effect-worth = { $becomes ->
    [0] { member-stronger }
   *[other] { member-worth }
}
member-worth = { $whose-key ->
    [neutral] Il familiare neutro vale { $becomes }
    [coloured] I familiari colorati valgono { $becomes }, qualunque cosa mostrino i dadi
   *[other] Un familiare colorato non ancora piazzato vale { $becomes } in questo round
}
member-stronger = { $more-sign-key ->
    [minus] { $whose-key ->
        [neutral] Il familiare neutro vale { $more } in meno
       *[other] I familiari colorati valgono { $more } in meno ogni volta che li piazzi
    }
   *[plus] { $whose-key ->
        [neutral] Il familiare neutro vale { $more } in più
       *[other] I familiari colorati valgono { $more } in più
    }
}
effect-tax = Ogni spazio azione o carta che dà questi beni ne dà di meno: { $goods }
effect-unscored = { $type-key ->
    [territory] I territori non danno punti alla fine
    [character] I personaggi non danno punti alla fine
   *[venture] Le imprese non danno punti alla fine
}
effect-forfeit = { $thing-key ->
    [vp] Prima del punteggio finale si perde 1 PV ogni { $thing }
   *[other] Alla fine si perde 1 PV per ogni { $thing }
}

effect-rule = { $rule }
rule-no-floor-bonus = Nessun bonus dal terzo e dal quarto piano delle torri
rule-occupied-spaces = Puoi piazzare i tuoi familiari in spazi azione occupati
rule-no-tower-fee = Non paghi mai le 3 monete di una torre occupata
rule-no-military-need = I tuoi territori non richiedono Punti Militari
rule-copy-leader = Ha l’abilità di un Leader in gioco di un avversario
rule-double-immediate = Legno, pietra, monete e servitori che le carte danno subito si ricevono due volte
rule-support-bonus = 5 PV in più ogni volta che sostieni la Chiesa
rule-no-market = Non puoi piazzare familiari nel Mercato
rule-dear-servants = Ogni +1 ti costa 2 servitori
rule-skip-first-turn = In ogni round salti il tuo primo turno; puoi recuperarlo dopo tutti gli altri

## Che cosa non si può fare, e perché

refused-closed = Questo spazio è per più giocatori
refused-market = La tua scomunica ti chiude il Mercato
refused-taken = Qui c’è già un familiare
refused-full = Hai già 6 carte di questo tipo
refused-colour = Qui c’è già un tuo familiare colorato
refused-value = Serve il valore { $needed }; con tutti i tuoi servitori arrivi a { $value }
refused-fee = Ti mancano le 3 monete di una torre occupata
refused-military = Servono { $needed } Punti Militari
refused-cost = Ancora da ottenere: { $goods }
refused-copy = Nessun avversario ha un Leader in gioco
refused-servants = I servitori ti servono per il costo della carta

## Il tabellone

board-territory = Territori
board-character = Personaggi
board-building = Edifici
board-venture = Imprese
board-spaces = Firenze
board-church = Chiesa
board-round = Round
board-order = Ordine di Turno
board-members = Familiari a casa
board-in-hand = Leader in mano
board-draft = Leader fra cui scegliere
board-no-floor-bonus = nessun bonus dei piani
board-signs = ⚡ subito · ∞ permanente · ⚑ alla fine
board-more-signs = (3) dal valore 3 · ↻ azione bonus · 1× una volta per round

# What one does in a turn, as the headings of long lists of choices.
do-member = Piazza
    .help = Metti un familiare in uno spazio
do-space = Spazi
    .help = Dove va il familiare
do-servants = Servitori
    .help = Ognuno aggiunge 1 all’azione
do-leaders = Leader
    .help = Giocane, scartane o usane uno
do-decline = Rinuncia
    .help = L’azione è persa
do-end = Termina il turno
    .help = Il tuo turno finisce qui
