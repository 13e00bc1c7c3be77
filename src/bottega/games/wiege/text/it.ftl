### Die Wiege der Renaissance in italiano.
###
### Dove un argomento può mancare o essere nascosto si sceglie secondo la sua chiave: $card-key.
###
### Parole di questo gioco:
###   stone, genius     pietra, genio; piece: pezzo; genius mark: segno Genio
###   event             evento; space: spazio; road: strada; position: posizione; cube: cubetto
###   culture card      carta Cultura; column: colonna; rotate: girare; joker: jolly
###   character         personaggio; pile: pila; reveal: rivelare
###   display, deck     banco, mazzo; discards: scarti; reserve: riserva
###   evaluation        valutazione Cultura, valutazione Personaggi; trigger: far scattare
###   place, move       piazzare, spostare; exchange: scambiare; collect: raccogliere; win: vincere
###   tie, opponent     parità, avversario; partner: compagno

game-wiege = Die Wiege der Renaissance
about-wiege = Porta la tua famiglia nei grandi eventi di un’epoca: costruisci colonne di cultura, raccogli personaggi famosi e prendi le pietre dei rivali.
course-wiege = Metti una pietra su un evento, poi gioca fino a due carte; un evento completo viene valutato, e quando restano solo due eventi la partita finisce.
length-wiege = Da 11 a 15 valutazioni
    .help = alla fine restano due eventi

option-mode = Squadre
option-mode-single = Ognuno per sé
option-mode-teams = 2 contro 2 (4 posti)
option-covered-events = Eventi coperti
    .help = Quando gli eventi nuovi sono finiti, dopo una valutazione Cultura l’evento sottostante torna scoperto, o l’intera pila esce dal gioco?
option-covered-events-come-back = Tornano in gioco
option-covered-events-leave = Escono con la pila
option-duel = Duelli
    .help = In un duello chi passa è fuori, o si continua finché non passano entrambi uno dopo l’altro?
option-duel-final = Chi passa è fuori
option-duel-two-passes = Finiscono con due «passo» di fila

## Simboli, colori, pezzi

symbol-science = scienza
symbol-architecture = architettura
symbol-finance = finanza
symbol-exploration = esplorazioni
symbol-religion = religione

colour-blue = blu
colour-red = rosso

group-red = rosso
group-violet = viola
group-green = verde
group-blue = blu
group-grey = grigio
group-black = nero

man-stone = pietra
man-genius = genio

from-hand = mano
from-pile = pila

stopped-exchange = scambio
stopped-bonus = bonus
stopped-actions = azioni
stopped-duel = duello
stopped-character = personaggio
stopped-pass = un turno del duello
stopped-verdict = fine del duello

## Eventi storici: un titolo, poi una frase di storia

historical-event-E01 = Unione con i Copti
story-E01 = Il Concilio di Firenze firma l’unione con la Chiesa d’Egitto.
historical-event-E02 = Si comincia Palazzo Medici
story-E02 = Michelozzo costruisce per Cosimo de’ Medici nel cuore di Firenze.
historical-event-E03 = Cade Costantinopoli
story-E03 = Gli Ottomani prendono la città, e i dotti portano libri greci in Italia.
historical-event-E04 = Gutenberg stampa la Bibbia
story-E04 = A Magonza è finito il primo grande libro stampato a caratteri mobili.
historical-event-E05 = Scoperte le isole del Capo Verde
story-E05 = Cadamosto e Usodimare navigano lungo l’Africa per il principe Enrico.
historical-event-E06 = Raggiunta la Costa d’Oro
story-E06 = Capitani portoghesi trovano una costa dove si commercia l’oro.
historical-event-E07 = Venezia concede brevetti
story-E07 = Una legge protegge a Venezia le nuove invenzioni per dieci anni.
historical-event-E08 = La congiura dei Pazzi
story-E08 = Giuliano de’ Medici è ucciso nel duomo; suo fratello Lorenzo si salva.
historical-event-E09 = Consacrata la Cappella Sistina
story-E09 = Botticelli, Perugino e altri ne hanno dipinto le pareti per Sisto IV.
historical-event-E10 = Stampato il trattato di Alberti
story-E10 = Tredici anni dopo la morte dell’autore il libro sull’edificare esce a Firenze.
historical-event-E11 = Cade Granada, Colombo approda
story-E11 = L’ultimo regno moro di Spagna si arrende, e una piccola flotta trova un nuovo mondo.
historical-event-E12 = Vasco da Gama raggiunge l’India
story-E12 = Dopo dieci mesi una flotta portoghese getta l’ancora davanti a Calicut.
historical-event-E13 = Vespucci vede il Sudamerica
story-E13 = Con Ojeda segue la costa di quello che oggi è il Venezuela.
historical-event-E14 = Si comincia la nuova San Pietro
story-E14 = Giulio II posa la prima pietra di una chiesa disegnata da Bramante.
historical-event-E15 = Una carta nomina l’America
story-E15 = Waldseemüller dà al nuovo continente il nome di Amerigo Vespucci.
historical-event-E16 = Stampata la Divina proporzione
story-E16 = Leonardo ha disegnato i solidi per il libro di Pacioli, che esce a Venezia.
historical-event-E17 = Jakob Fugger diventa conte
story-E17 = L’imperatore nobilita il banchiere da cui prende denaro in prestito.
historical-event-E18 = Lutero affigge le sue tesi
story-E18 = A Wittenberg un monaco attacca il commercio delle indulgenze.
historical-event-E19 = Carlo V eletto a credito
story-E19 = I prestiti dei Fugger aiutano a ottenere i voti dei principi elettori.
historical-event-E20 = Lutero alla dieta di Worms
story-E20 = Davanti a imperatore e principi rifiuta di ritrattare.
historical-event-E21 = Fondata la Fuggerei
story-E21 = Jakob Fugger dona ai poveri di Augusta case che esistono ancora oggi.
historical-event-E22 = Il giro del mondo
story-E22 = Elcano riporta in Spagna una delle cinque navi di Magellano.
historical-event-E23 = Verrazzano vede il Nordamerica
story-E23 = Per il re di Francia esplora la costa e la baia di New York.
historical-event-E24 = Stampato il trattato di Dürer
story-E24 = In tedesco insegna la geometria a pittori e artigiani.
historical-event-E25 = Sebastiano Caboto salpa
story-E25 = Diretto alle Molucche, esplorerà invece il Rio de la Plata.
historical-event-E26 = Il sacco di Roma
story-E26 = Soldati imperiali senza paga saccheggiano la città dei papi.
historical-event-E27 = Il Venezuela ai Welser
story-E27 = Carlo V affida una colonia ai suoi banchieri di Augusta.
historical-event-E28 = Gemma Frisius e la triangolazione
story-E28 = Un paese si disegna misurando angoli dalle sue torri.
historical-event-E29 = Esce il primo libro di Serlio
story-E29 = A Venezia pubblica i cinque ordini di colonne, con molte figure.
historical-event-E30 = Fondata l’Inquisizione romana
story-E30 = Paolo III affida a sei cardinali la lotta contro l’eresia.
historical-event-E31 = Si apre il Concilio di Trento
story-E31 = La Chiesa cattolica risponde alla Riforma; ci vorranno diciotto anni.
historical-event-E32 = Nasce la Compagnia di Moscovia
story-E32 = Mercanti inglesi uniscono il loro denaro per il commercio con la Russia.
historical-event-E33 = Vasari comincia gli Uffizi
story-E33 = Il duca Cosimo I vuole tutti gli uffici dello stato sotto un solo tetto.
historical-event-E34 = Si comincia l’Escorial
story-E34 = Filippo II costruisce insieme monastero, reggia e tomba, presso Madrid.
historical-event-E35 = La via del ritorno nel Pacifico
story-E35 = Urdaneta trova i venti che portano dalle Filippine al Messico.
historical-event-E36 = Tycho Brahe vede una nuova stella
story-E36 = Prima non c’era: anche il cielo cambia.

## Carte Cultura

card-C01 = Caratteri mobili
card-C02 = Disegno anatomico
card-C03 = Modello eliocentrico
card-C04 = Accademia umanistica
card-C05 = Orto botanico
card-C06 = Equazioni cubiche
card-C07 = Biblioteca universitaria
card-C08 = Cupola della cattedrale
card-C09 = Palazzo di città
card-C10 = Villa di campagna
card-C11 = Fortezza bastionata
card-C12 = Loggia ad arcate
card-C13 = Città ideale
card-C14 = Basilica
card-C15 = Partita doppia
card-C16 = Lettera di cambio
card-C17 = Banco mercantile
card-C18 = Miniera d’argento
card-C19 = Borsa dei mercanti
card-C20 = Arte della Lana
card-C21 = Tesoro papale
card-C22 = Caravella
card-C23 = Carta nautica
card-C24 = Astrolabio da marinaio
card-C25 = Via delle spezie
card-C26 = Emporio
card-C27 = Globo terrestre
card-C28 = Cantiere reale
card-C29 = Pala d’altare
card-C30 = Biblioteca del monastero
card-C31 = Bibbia in volgare
card-C32 = Concilio
card-C33 = Missione d’oltremare
card-C34 = Confraternita
card-C35 = Cappella papale
card-C36 = Studi su Vitruvio
card-C37 = Palazzo del banchiere
card-C38 = Compagnia commerciale
card-C39 = Missione gesuita
card-C40 = Bibbia stampata

## Carte Personaggio: un nome, poi chi era

card-P01 = Regiomontano
story-P01 = Astronomo; le sue tavole delle stelle andarono per mare con gli esploratori.
card-P02 = Paracelso
story-P02 = Medico svizzero che portò la chimica nella medicina.
card-P03 = Andrea Vesalio
story-P03 = Aprì il corpo umano e disegnò ciò che vedeva.
card-P04 = Leon Battista Alberti
story-P04 = Architetto e umanista che scrisse di pittura e di edifici.
card-P05 = Michelozzo di Bartolomeo
story-P05 = Costruì palazzi e conventi per i Medici.
card-P06 = Andrea Palladio
story-P06 = Le sue ville e chiese divennero modelli per tutta l’Europa.
card-P07 = Agostino Chigi
story-P07 = Banchiere dei papi, e ai suoi giorni l’uomo più ricco di Roma.
card-P08 = Bartholomäus Welser
story-P08 = Banchiere di Augusta a cui l’imperatore diede in pegno il Venezuela.
card-P09 = Thomas Gresham
story-P09 = Mercante della corona inglese e fondatore della Borsa reale di Londra.
card-P10 = Amerigo Vespucci
story-P10 = Navigatore fiorentino di cui un continente porta il nome.
card-P11 = Vasco da Gama
story-P11 = Trovò la via di mare dal Portogallo all’India.
card-P12 = Ferdinando Magellano
story-P12 = Guidò la flotta di cui una nave fece per prima il giro del mondo.
card-P13 = Girolamo Savonarola
story-P13 = Predicò la penitenza a Firenze, e là alla fine fu bruciato.
card-P14 = Erasmo da Rotterdam
story-P14 = Umanista che pubblicò il Nuovo Testamento in greco.
card-P15 = Giovanni Calvino
story-P15 = Riformatore che diede a Ginevra il suo ordine severo.
card-P16 = Johannes Gutenberg
story-P16 = Stampò libri a caratteri mobili a Magonza.
card-P17 = Niccolò Copernico
story-P17 = Mise il sole al centro e gli fece girare intorno la terra.
card-P18 = Filippo Brunelleschi
story-P18 = Costruì la cupola del duomo di Firenze senza ponteggi da terra.
card-P19 = Donato Bramante
story-P19 = Primo architetto della nuova San Pietro a Roma.
card-P20 = Cosimo de’ Medici
story-P20 = Banchiere che guidò Firenze per trent’anni, per lo più da dietro le quinte.
card-P21 = Jakob Fugger
story-P21 = Prestò denaro da Augusta a imperatori e papi.
card-P22 = Enrico il Navigatore
story-P22 = Principe del Portogallo che mandò nave dopo nave lungo l’Africa.
card-P23 = Cristoforo Colombo
story-P23 = Genovese che attraversò l’Atlantico per la Spagna.
card-P24 = Papa Giulio II
story-P24 = Andò in guerra di persona, e diede a Michelangelo e Raffaello gli incarichi più grandi.
card-P25 = Martin Lutero
story-P25 = Avviò la Riforma e tradusse la Bibbia in tedesco.
card-P26 = Michelangelo Buonarroti
story-P26 = Scultore, pittore, architetto e poeta.
card-P27 = Leonardo da Vinci
story-P27 = Pittore, ingegnere, e curioso di tutto.

## Che cosa può fare un giocatore

action-stop = { $what-key ->
    [exchange] Vai avanti senza scambiare
    [bonus] Non prendere altre carte per il genio
    [actions] Basta azioni con le carte
    [duel] Passa
    [pass] Passa per ora
    [verdict] Passa e chiudi il duello
   *[character] Non giocare nessun personaggio
}
    .help = { $what-key ->
    [exchange] Continui con le pietre che hai del tuo colore, o con il tuo genio.
    [bonus] Seguono le azioni con le carte.
    [actions] Le azioni non eseguite sono perse.
    [duel] In questo duello non riveli più niente. L’avversario può continuare da solo.
    [pass] Se l’avversario rivela un personaggio puoi rientrare. Se passa anche lui, il duello è finito.
    [verdict] L’avversario ha passato, quindi ora si confrontano i punteggi.
   *[character] Non raccogli niente, e tieni le tue carte.
}
    .told = { $what-key ->
        [exchange] { $seat } non scambia altre pietre.
        [bonus] { $seat } non prende altre carte per il genio.
        [actions] { $seat } finisce le azioni con le carte.
        [duel] { $seat } passa.
        [pass] { $seat } passa per ora.
        [verdict] { $seat } passa e chiude il duello.
       *[character] { $seat } non gioca nessun personaggio.
    }
action-exchange-with = Scambia una pietra con { $owner }
    .help = Restituisci una pietra del colore di { $owner } e ne ricevi una del tuo. { $owner } non può rifiutare.
action-stone-on = { $triggers-key ->
    [none] { $event }: pietra sullo spazio { $space }, { $colour }
    [blue] { $event }: pietra sullo spazio { $space }, ultimo blu: { $final-key ->
        [yes] chiude la partita
       *[no] valutazione Cultura
    }
   *[red] { $event }: pietra sullo spazio { $space }, ultimo rosso: { $final-key ->
        [yes] chiude la partita
       *[no] valutazione Personaggi
    }
}
    .help = { $triggers-key ->
    [none] Seguono due azioni con le carte.
    [blue] Segue una sola azione con le carte, poi tutti riprendono i pezzi da questo evento. { then-culture }
   *[red] Segue una sola azione con le carte, poi tutti riprendono i pezzi da questo evento. { then-characters }
}
action-genius-on = { $triggers-key ->
    [none] { $event }: genio sullo spazio { $space }, { $colour }
    [blue] { $event }: genio sullo spazio { $space }, ultimo blu: { $final-key ->
        [yes] chiude la partita
       *[no] valutazione Cultura
    }
   *[red] { $event }: genio sullo spazio { $space }, ultimo rosso: { $final-key ->
        [yes] chiude la partita
       *[no] valutazione Personaggi
    }
}
    .help = { $triggers-key ->
    [none] { $bonus ->
        [0] { $marks ->
            [0] Seguono due azioni con le carte. In cima alle tue colonne non c’è un segno Genio { $colour }, quindi nessun bonus.
           *[other] Seguono due azioni con le carte. Il banco è vuoto, quindi nessun bonus.
        }
        [one] Puoi prendere subito 1 carta dal banco. Seguono due azioni con le carte.
       *[other] Puoi prendere subito { $bonus } carte dal banco. Seguono due azioni con le carte.
    }
    [blue] Scatta una valutazione, quindi nessun bonus. Segue una sola azione con le carte. { then-culture }
   *[red] Scatta una valutazione, quindi nessun bonus. Segue una sola azione con le carte. { then-characters }
}
# Usa ciò che la frase in cui si trova sa della valutazione.
then-culture = { $alone-key ->
    [yes] Qui non c’è nessun altro: raccogli una pietra per ogni simbolo che mostri, per ora { $mine }.
   *[no] Si confronta la cultura con { $against }: di uno dei simboli dell’evento per ora mostri al massimo { $mine }, { $against } { $theirs }.
}
then-characters = { $alone-key ->
    [yes] Qui non c’è nessun altro: un tuo personaggio raccoglie le pietre. { you-hold }
   *[no] Si confrontano i personaggi con { $against }. { you-hold }
}
you-hold = { $counting ->
    [0] Non ne hai nessuno che valga qui.
    [one] Ne hai 1 che vale qui.
   *[other] Ne hai { $counting } che valgono qui.
}
action-lift-from = { $man-key ->
    [stone] { $event }: solleva la pietra dallo spazio { $space }
   *[genius] { $event }: solleva il genio dallo spazio { $space }
}
    .help = Va subito su un altro spazio, di questo o di un altro evento, come se lo piazzassi.
    .told = { $man-key ->
        [stone] { $seat } solleva la pietra dallo spazio { $space } di «{ $event }».
       *[genius] { $seat } solleva il genio dallo spazio { $space } di «{ $event }».
    }
action-take = Prendi «{ $card }»
    .help = La carta scoperta va nella tua mano. Il suo posto si riempie dopo le tue azioni.
action-draw = Pesca dal mazzo
    .help = La prima carta va nella tua mano, senza che gli altri la vedano. Non si potrà annullare.
    .told = { $seat } pesca dal mazzo.
action-play-culture = Gioca «{ $card }»
    .help = { $column-key ->
    [none] La carta comincia una nuova colonna.
    [many] Va bene per due delle tue colonne, { $column }: ne scegli una.
   *[other] La carta va in cima a una colonna adatta: { $column }. Copre ciò che vi si trova.
}
action-column = Mettila sulla colonna { $symbol } ({ $count } finora)
    .help = Il jolly vale d’ora in poi solo per questo simbolo: { $symbol }.
action-play-character = Metti coperta sulla pila la carta «{ $card }»
    .help = In una valutazione Personaggi si può rivelare qualsiasi carta della pila, qualunque sia il simbolo. Prima nessun altro la vede.
action-rotate = Gira «{ $card }»
    .help = D’ora in poi la carta vale doppio nella sua colonna, anche con una carta sopra.
action-name = { $against-key ->
    [none] Nomina { $symbol }: { $count }
   *[other] Nomina { $symbol }: { $count } contro { $against }
}
    .help = { $alone-key ->
    [yes] Raccogli tante pietre quanti sono i tuoi simboli, e scarti una carta della colonna per ogni pietra che ricevi.
   *[no] La differenza si vince in pietre. Chi vince scarta una carta della colonna per ogni pietra che riceve; in caso di parità ognuno ne tiene una.
}
action-reveal-from-hand = { $against-key ->
    [none] Gioca «{ $card }» dalla mano
   *[other] Rivela «{ $card }» dalla mano: { $score } contro { $against }
}
    .help = { $against-key ->
    [none] Raccogli tante pietre quanti sono i cubetti della pila di eventi, qualunque sia il valore della carta. Poi la carta si scarta.
   *[other] Ogni carta rivelata conta il suo valore, e 1 in più se un’altra delle tue ha lo stesso valore. Chi vince scarta tutte le carte rivelate, chi perde ne riprende una.
}
action-reveal-from-pile = { $against-key ->
    [none] Gioca «{ $card }» dalla pila
   *[other] Rivela «{ $card }» dalla pila: { $score } contro { $against }
}
    .help = { $against-key ->
    [none] Raccogli tante pietre quanti sono i cubetti della pila di eventi, qualunque sia il valore della carta. Poi la carta si scarta.
   *[other] Ogni carta rivelata conta il suo valore, e 1 in più se un’altra delle tue ha lo stesso valore. Chi vince scarta tutte le carte rivelate, chi perde ne riprende una.
}
action-keep-culture = Tieni «{ $card }»
    .help = Torna nella tua mano; le altre carte della colonna si scartano.
action-keep-character = Riprendi «{ $card }»
    .help = Torna nella tua mano; le altre carte che hai rivelato si scartano.
action-pay-stone-of = { $owner-key ->
    [you] Paga una tua pietra
   *[other] Paga una pietra del colore di { $owner }
}
    .help = Le pietre di altri colori si pagano prima delle proprie. Questa va a { $to }.
action-pay-from = { $event }: paga la pietra sullo spazio { $space }
    .help = La tua riserva è vuota. La pietra lascia l’evento e va a { $to }.

## Che cosa fa il caso

action-pick = In gioco: { $event }
action-lay = Posizione { $position }: { $event }
action-deal = Dai «{ $card }» a { $to }
action-show = Scopri «{ $card }» nel posto { $slot }
action-begin-with = Comincia { $first }

## Che cosa si chiede

ask-pick-event = { $group-key ->
    [none] Un altro evento entra nel mazzo degli eventi.
   *[other] Un evento del gruppo { $group } entra nel mazzo degli eventi.
}
ask-lay-event = Un evento va nella posizione { $position }.
ask-draw-card = { $to } riceve una carta.
ask-fill-slot = Una carta va nel posto { $slot } del banco.
ask-choose-first = Chi comincia?
ask-exchange-stones = { $exchanged-key ->
    [no] Non hai pietre del tuo colore. Con chi scambi?
   *[yes] Scambi un’altra pietra?
}
ask-place-piece = Dove piazzi un pezzo?
ask-lift-piece = Non hai più niente da piazzare. Quale dei tuoi pezzi sposti?
ask-move-piece = { $man-key ->
    [stone] Dove sposti la tua pietra?
   *[genius] Dove sposti il tuo genio?
}
ask-genius-bonus = { $left ->
    [one] Puoi prendere 1 carta del banco per il tuo genio. Quale?
   *[other] Puoi prendere { $left } carte del banco per il tuo genio. Quale adesso?
}
ask-act = { $left ->
    [one] Un’azione con le carte: che cosa fai?
   *[other] { $left } azioni con le carte: che cosa fai?
}
ask-choose-column = Su quale delle due colonne adatte metti «{ $card }»?
ask-name-alone = Su questo evento ci sei solo tu. Quale simbolo nomini?
ask-name-symbol = { $named-key ->
    [none] Quale simbolo nomini contro { $other }?
   *[other] { $trigger } ha nominato { $named }. Quale simbolo nomini?
}
ask-play-alone = Su questo evento ci sei solo tu. Giochi un personaggio per raccogliere le pietre?
ask-duel = { $alone-key ->
    [no] Duello con { $trigger-key ->
        [you] { $other }
       *[other] { $trigger }
    }: riveli un personaggio?
   *[yes] L’avversario ha passato. Riveli un personaggio?
}
ask-pay-stone = Devi una pietra a { $to }. Quale paghi?
ask-keep-from-column = Parità. Quale carta della colonna { $symbol } riprendi?
ask-keep-revealed = Quale dei personaggi rivelati riprendi?

## Che cosa è successo

event-event-laid = { $height ->
    [one] Nuovo evento nella posizione { $position }: «{ $history }».
   *[other] Nuovo evento nella posizione { $position }: «{ $history }». Si vedono { $height } cubetti.
}
event-card-drawn = { $card-key ->
    [hidden] { $seat } pesca una carta.
   *[other] { $seat } pesca «{ $card }».
}
    .you = { $card-key ->
        [hidden] Peschi una carta.
       *[other] Peschi «{ $card }».
    }
event-card-shown = Nuova carta sul banco: «{ $card }».
event-first-chosen = Comincia { $seat }.
    .you = Cominci tu.
event-turn-began = Tocca a { $seat }.
event-turn-skipped = { $seat } non può piazzare niente e salta il turno.
    .you = Non puoi piazzare niente e salti il turno.
event-exchanged = { $owner-key ->
    [you] { $seat } scambia una pietra con te.
   *[other] { $seat } scambia una pietra con { $owner }.
}
    .you = Scambi una pietra con { $owner }.
event-placed = { $man-key ->
    [stone] { $seat } piazza una pietra su «{ $history }», spazio { $space }.
   *[genius] { $seat } piazza il genio su «{ $history }», spazio { $space }.
}
    .you = { $man-key ->
        [stone] Piazzi una pietra su «{ $history }», spazio { $space }.
       *[genius] Piazzi il genio su «{ $history }», spazio { $space }.
    }
event-moved = { $man-key ->
    [stone] { $seat } sposta una pietra su «{ $history }», spazio { $space }.
   *[genius] { $seat } sposta il genio su «{ $history }», spazio { $space }.
}
    .you = { $man-key ->
        [stone] Sposti una pietra su «{ $history }», spazio { $space }.
       *[genius] Sposti il genio su «{ $history }», spazio { $space }.
    }
event-triggered = { $colour-key ->
    [blue] Coperto l’ultimo spazio blu: ci sarà una valutazione Cultura.
   *[red] Coperto l’ultimo spazio rosso: ci sarà una valutazione Personaggi.
}
event-bonus-earned = { $cards ->
    [one] { $seat } può prendere 1 carta del banco per il genio.
   *[other] { $seat } può prendere { $cards } carte del banco per il genio.
}
    .you = { $cards ->
        [one] Puoi prendere 1 carta del banco per il genio.
       *[other] Puoi prendere { $cards } carte del banco per il genio.
    }
event-card-taken = { $seat } prende «{ $card }».
    .you = Prendi «{ $card }».
event-joker-shown = { $seat } gioca «{ $card }», che va bene per due colonne.
    .you = Giochi «{ $card }», che va bene per due colonne.
event-culture-played = { $seat } gioca «{ $card }» (colonna: { $symbol }).
    .you = Giochi «{ $card }» (colonna: { $symbol }).
event-character-laid = { $card-key ->
    [hidden] { $seat } mette un personaggio sulla pila.
   *[other] { $seat } mette «{ $card }» sulla pila.
}
    .you = { $card-key ->
        [hidden] Metti un personaggio sulla pila.
       *[other] Metti «{ $card }» sulla pila.
    }
event-rotated = { $seat } gira «{ $card }».
    .you = Giri «{ $card }».
event-top-given-up = { $seat } cede «{ $card }»: il mazzo è finito.
    .you = Cedi «{ $card }»: il mazzo è finito.
event-deck-renewed = { $cards ->
    [one] 1 carta scartata diventa il nuovo mazzo.
   *[other] { $cards } carte scartate diventano il nuovo mazzo.
}
event-evaluation-began = { $other-key ->
    [nature] { $colour-key ->
        [blue] Valutazione Cultura, «{ $history }»: solo { $seat }.
       *[red] Valutazione Personaggi, «{ $history }»: solo { $seat }.
    }
    [you] { $colour-key ->
        [blue] Valutazione Cultura, «{ $history }»: { $seat } e tu.
       *[red] Valutazione Personaggi, «{ $history }»: { $seat } e tu.
    }
   *[other] { $colour-key ->
        [blue] Valutazione Cultura, «{ $history }»: { $seat } e { $other }.
       *[red] Valutazione Personaggi, «{ $history }»: { $seat } e { $other }.
    }
}
    .you = { $other-key ->
        [nature] { $colour-key ->
            [blue] Valutazione Cultura, «{ $history }»: solo tu.
           *[red] Valutazione Personaggi, «{ $history }»: solo tu.
        }
       *[other] { $colour-key ->
            [blue] Valutazione Cultura, «{ $history }»: tu e { $other }.
           *[red] Valutazione Personaggi, «{ $history }»: tu e { $other }.
        }
    }
event-pieces-returned = { $geniuses ->
    [0] { $stones ->
        [one] { $seat } riprende 1 pietra.
       *[other] { $seat } riprende { $stones } pietre.
    }
   *[other] { $stones ->
        [0] { $seat } riprende il genio.
        [one] { $seat } riprende 1 pietra e il genio.
       *[other] { $seat } riprende { $stones } pietre e il genio.
    }
}
    .you = { $geniuses ->
        [0] { $stones ->
            [one] Riprendi 1 pietra.
           *[other] Riprendi { $stones } pietre.
        }
       *[other] { $stones ->
            [0] Riprendi il genio.
            [one] Riprendi 1 pietra e il genio.
           *[other] Riprendi { $stones } pietre e il genio.
        }
    }
event-symbol-named = { $seat } nomina { $symbol }: { $count }.
    .you = Nomini { $symbol }: { $count }.
event-revealed = { $source-key ->
    [hand] { $seat } rivela «{ $card }» dalla mano: ora { $score }.
   *[pile] { $seat } rivela «{ $card }» dalla pila: ora { $score }.
}
    .you = { $source-key ->
        [hand] Riveli «{ $card }» dalla mano: ora { $score }.
       *[pile] Riveli «{ $card }» dalla pila: ora { $score }.
    }
event-passed = { $seat } passa.
    .you = Passi.
event-won = { $stones ->
    [0] { $seat } non riceve pietre.
    [one] { $seat } vince 1 pietra.
   *[other] { $seat } vince { $stones } pietre.
}
    .you = { $stones ->
        [0] Non ricevi pietre.
        [one] Vinci 1 pietra.
       *[other] Vinci { $stones } pietre.
    }
event-tied = { $other-key ->
    [you] { $seat } e tu siete pari, { $count } a { $count }: nessuno vince pietre.
   *[other] { $seat } e { $other } sono pari, { $count } a { $count }: nessuno vince pietre.
}
    .you = Tu e { $other } siete pari, { $count } a { $count }: nessuno vince pietre.
event-paid = { $position-key ->
    [none] { $seat } { pays-to } { stone-paid }.
   *[other] { $seat } { pays-to } una pietra dalla posizione { $position }.
}
    .you = { $position-key ->
        [none] Paghi a { $to } { stone-paid }.
       *[other] Paghi a { $to } una pietra dalla posizione { $position }.
    }
pays-to = { $to-key ->
    [you] ti paga
   *[other] paga a { $to }
}
stone-paid = { $owner-key ->
    [you] una pietra del tuo colore
   *[other] una pietra del colore di { $owner }
}
event-card-kept = { $seat } riprende «{ $card }».
    .you = Riprendi «{ $card }».
event-card-discarded = { $seat } scarta «{ $card }».
    .you = Scarti «{ $card }».
event-stack-discarded = { $height ->
    [one] L’evento nella posizione { $position } si scarta.
   *[other] I { $height } eventi nella posizione { $position } si scartano.
}
event-event-uncovered = { $height ->
    [one] Nella posizione { $position } torna scoperto un evento: «{ $history }».
   *[other] Nella posizione { $position } torna scoperto un evento: «{ $history }». Si vedono { $height } cubetti.
}
event-hand-compared = { $other-key ->
    [nature] { $cultures ->
        [one] { $seat }: 1 carta Cultura in mano, personaggi per { $score }.
       *[other] { $seat }: { $cultures } carte Cultura in mano, personaggi per { $score }.
    }
   *[other] { $cultures ->
        [one] { $seat } e { $other } insieme: 1 carta Cultura in mano, personaggi per { $score }.
       *[other] { $seat } e { $other } insieme: { $cultures } carte Cultura in mano, personaggi per { $score }.
    }
}
event-game-over = La partita è finita.

## Il punteggio

score-own-stones = Pietre proprie
score-stones-on-events = Pietre proprie sugli eventi
score-stones-won = Pietre vinte
score-stones-of-the-partner = Pietre del compagno
tie-culture-in-hand = Carte Cultura in mano
tie-characters-in-hand = Personaggi in mano

## Che cosa c’è su una carta

history-title = { $event }
history-kind = { $year }, gruppo { $group }
history-symbols = Simboli: { $symbols }
history-spaces = { $blue ->
    [0] { $red } spazi rossi. Quando sono tutti coperti c’è una valutazione Personaggi
   *[other] { $red ->
        [0] { $blue } spazi blu. Quando sono tutti coperti c’è una valutazione Cultura
       *[other] Spazi: { $blue } blu e { $red } rossi
    }
}
history-space = Spazio { $space }, { $colour }: strada verso { $joined }

culture-title = { $card }
culture-genius = Carta Cultura: { $symbols }, con un segno Genio { $mark }
culture-rotation = Carta Cultura: { $symbols }, due volte quando è girata
culture-joker = Carta Cultura, jolly: { $symbols }

character-title = { $card }
character-value = Personaggio di valore { $value }, senza simbolo: si può sempre giocare
character-symbol = Personaggio di valore { $value }, simbolo: { $symbol }

# Che cosa non viene dal regolamento; il segno è spiegato nella pagina delle regole.
marked = † { $what } (vedi † nelle regole)
figure-year = anno
figure-title = titolo
figure-symbols = simboli
figure-spaces = spazi
figure-mark = segno
figure-symbol = simbolo
figure-person = persona

## Perché qualcosa non si può fare

refused-border = Questo evento sta fra altri due giocatori
refused-others = Su questo evento ci sono altri due giocatori
refused-partner = Su questo evento centrale c’è il tuo compagno
refused-road = Nessuna strada porta qui da uno spazio con un pezzo
refused-taken = Qui c’è già un pezzo
refused-symbol = Dalla mano solo con un simbolo dell’evento: { $symbols }
refused-deck = Il mazzo è vuoto

## Il tavolo nel terminale

board-centre = per tutti
board-display = Carte sul banco
board-decks = Mazzo: { $deck } · scarti: { $discards } · eventi in arrivo: { $events }
board-partner = con { $name }
board-reserve = Riserva
board-pile = Pila
board-hand = Mano
board-revealed = Rivelate
board-stones = { $stones ->
    [one] 1 pietra
   *[other] { $stones } pietre
}

# What one does in a turn, as the headings of long lists of choices.
do-place = Piazza
    .help = Una pietra o il genio su un evento
do-lift = Sposta
    .help = Solleva un pezzo e mettilo altrove
do-draw = Pesca
    .help = Carte nella tua mano
do-play = Gioca
    .help = Una carta dalla mano
do-rotate = Gira
    .help = Una carta rotazione in una colonna
do-exchange = Scambia
    .help = Pietre con qualcuno
do-reveal = Rivela
    .help = Un personaggio dalla mano o dalla pila
do-stop = Basta così
    .help = Non fai altro

# Valori che altre edizioni possono stampare diversamente.
edition-symbols = Simboli
edition-symbol = Simbolo
edition-mark = Segno
edition-spaces = Spazi
edition-layout = Strade
mark-blue-genius = genio blu
mark-red-genius = genio rosso
mark-rotation = rotazione
mark-no-mark = nessuno: due simboli
layout-pair = coppia
layout-row-of-3 = fila di 3
layout-bend = gomito
layout-triangle = triangolo
layout-row-of-4 = fila di 4
layout-zigzag-of-4 = zigzag di 4
layout-horseshoe = ferro di cavallo
layout-square = quadrato
layout-star = stella
layout-row-of-5 = fila di 5
layout-zigzag-of-5 = zigzag di 5
layout-cross = croce
layout-hexagon = esagono
layout-ladder = scala
layout-bow = papillon
