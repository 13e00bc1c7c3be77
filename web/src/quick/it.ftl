### Ogni gioco in una pagina, in italiano: un messaggio per ogni figura.

## Maestri del Rinascimento

masters-quick-aim = Le biglie del Mercato diventano risorse, le risorse carte, e le carte producono altro ancora; intanto cresce la fede. Vince chi ha più Punti Vittoria: l’ultimo round comincia con la settima carta di qualcuno o alla fine del Tracciato Fede.
masters-quick-do = Nel tuo turno fai una di queste cose
masters-quick-market = Prendi dal Mercato
masters-quick-market-line = Spingi una riga o una colonna e prendi ciò che mostrano le biglie. La rossa è 1 Punto Fede, la bianca niente; entra la biglia dello scivolo.
masters-quick-buy = Acquista una carta
masters-quick-buy-line = Paga da Magazzino e Forziere. Il livello 1 vuole uno spazio vuoto, il 2 va sopra un 1, il 3 sopra un 2.
masters-quick-produce = Produci
masters-quick-produce-line = Usa una volta ogni potere che puoi pagare: le carte in cima, e due risorse qualsiasi per una. Ciò che ottieni va nel Forziere.
masters-quick-warehouse = Magazzino
masters-quick-warehouse-line = Tre depositi da 1, 2 e 3 risorse, ognuno di un tipo diverso. Per ogni risorsa che scarti, tutti gli altri avanzano di 1 spazio sul Tracciato Fede.
masters-quick-faith = La fede e il Papa
masters-quick-faith-line = Chi raggiunge uno spazio Papa fa scattare un Rapporto: chi è nella sezione o oltre ottiene la tessera, gli altri la perdono.
masters-quick-leaders = Leader
masters-quick-leaders-line = Tienine due su quattro. Giocane uno quando hai ciò che chiede, o scartalo per 1 Punto Fede.
masters-quick-pts-cards = le tue carte
masters-quick-pts-cards-value = 1–12 l’una
masters-quick-pts-faith = ultimo disco d’oro superato
masters-quick-pts-faith-value = fino a 20
masters-quick-pts-tiles = tessere Favore Papale
masters-quick-pts-tiles-value = 2, 3, 4
masters-quick-pts-leaders = Leader giocati
masters-quick-pts-leaders-value = 2–5 l’uno
masters-quick-pts-stock = ogni 5 risorse
masters-quick-pts-stock-value = 1

## Lorenzo il Magnifico

lorenzo-quick-aim = Per sei round mandi quattro familiari nelle torri, nei campi e nelle botteghe, a raccogliere terre, persone, edifici e imprese. Vince chi ha più Punti Vittoria; bada che la Chiesa non ti si metta contro.
lorenzo-quick-do = Nel tuo turno piazzi un familiare
lorenzo-quick-value = Quanto vale
lorenzo-quick-value-line = Un familiare vale il dado del suo colore, il neutro 0. Ogni servitore speso aggiunge 1.
lorenzo-quick-tower = Torri
lorenzo-quick-tower-line = Prendi la carta di un piano con valore 1, 3, 5 o 7. Se nella torre c’è già qualcuno, paga altre 3 monete.
lorenzo-quick-harvest = Raccolto
lorenzo-quick-harvest-line = La tessera bonus e tutti i tuoi territori fino al valore dell’azione danno ciò che mostrano.
lorenzo-quick-production = Produzione
lorenzo-quick-production-line = Lo stesso per i tuoi edifici; alcuni scambiano un bene con un altro, se vuoi.
lorenzo-quick-council = Mercato e Consiglio
lorenzo-quick-council-line = Prendi monete, servitori o punti. Chi sta nel Palazzo del Consiglio gioca prima nel round seguente.
lorenzo-quick-church = La Chiesa
lorenzo-quick-church-line = Dopo i round 2, 4 e 6 vuole 3, 4 e 5 Punti Fede: sostienila e incassa la tua fede, o subisci la scomunica.
lorenzo-quick-pts-territory = da 3 a 6 territori
lorenzo-quick-pts-territory-value = 1, 4, 10, 20
lorenzo-quick-pts-character = da 1 a 6 personaggi
lorenzo-quick-pts-character-value = 1, 3, 6, 10, 15, 21
lorenzo-quick-pts-venture = imprese
lorenzo-quick-pts-venture-value = come stampato
lorenzo-quick-pts-military = più Punti Militari: primo, secondo
lorenzo-quick-pts-military-value = 5, 2
lorenzo-quick-pts-faith = fede, ai Rapporti
lorenzo-quick-pts-faith-value = fino a 30
lorenzo-quick-pts-stock = ogni 5 risorse
lorenzo-quick-pts-stock-value = 1

## Principi del Rinascimento

princes-quick-aim = Contendi all’asta tessere di cinque città e affitti le tue truppe nelle loro guerre; una tessera conta tanto più quanto più in alto sta la sua città alla fine. I decenni sono tre, e ciascuno finisce col quarto evento; poi vince chi ha più Punti Vittoria.
princes-quick-do = Nel tuo turno fai una cosa, o passi
princes-quick-troop = Compra una truppa
princes-quick-troop-line = Al massimo una per tipo. Le truppe combattono in ogni guerra a cui partecipi e non si perdono mai.
princes-quick-treachery = Compra un tradimento
princes-quick-treachery-line = Con 1 oro e 1 influenza compri una tessera segreta: rubare, bloccare un’offerta, corrompere, porre un veto.
princes-quick-auction = Indici un’asta
princes-quick-auction-line = Metti all’asta una tessera città, un evento o il Papa. Offri più dell’ultimo o sei fuori; paga chi offre di più.
princes-quick-war = Inizia una guerra
princes-quick-war-line = Nomina due città. I due comandi vanno all’asta in influenza; decidono dadi e truppe. La città vincitrice sale, l’altra scende.
princes-quick-income = Rendita
princes-quick-income-line = Alla fine di un decennio tutti ricevono oro e influenza per famiglia, tessere e Papa, e la paga delle guerre.
princes-quick-trade = Scambi
princes-quick-trade-line = Oro e influenza si possono offrire agli altri, di solito solo nel proprio turno: lo decide ogni tavolo, che può permetterlo anche nelle guerre. Nient’altro vincola.
princes-quick-pts-tiles = ogni tessera, secondo il posto della città
princes-quick-pts-tiles-value = 10, 7, 5, 3, 1
princes-quick-pts-artists = artisti e mercanti
princes-quick-pts-artists-value = come stampato
princes-quick-pts-pope = il Papa
princes-quick-pts-pope-value = 3
princes-quick-pts-gold = più oro: primo, secondo
princes-quick-pts-gold-value = 6, 3
princes-quick-pts-influence = più influenza
princes-quick-pts-influence-value = 4
princes-quick-pts-wars = 1, 2, 3, 4 vittorie
princes-quick-pts-wars-value = 1, 3, 6, 10

## La culla del Rinascimento

wiege-quick-aim = Piazzi pietre sui grandi eventi dell’epoca. Quando l’ultimo spazio di un colore è coperto l’evento si valuta e le pietre cambiano mano; alla fine vince chi ha più pietre, di qualunque colore.
wiege-quick-do = Nel tuo turno: un pezzo, poi fino a due azioni con le carte
wiege-quick-place = Piazza un pezzo
wiege-quick-place-line = Una pietra o il tuo genio, su uno spazio vuoto unito da una strada a un pezzo qualsiasi. Su un evento stanno al massimo due giocatori.
wiege-quick-draw = Pesca
wiege-quick-draw-line = Una carta scoperta, o la prima del mazzo. La mano non ha limiti.
wiege-quick-play = Gioca
wiege-quick-play-line = La cultura va nella colonna del suo simbolo, i personaggi coperti sulla tua pila. Una carta rotazione si può girare più tardi e vale 2.
wiege-quick-culture = Blu: cultura
wiege-quick-culture-line = Entrambi nominano un simbolo dell’evento. Chi ne mostra di più vince la differenza in pietre e scarta altrettante carte.
wiege-quick-characters = Rosso: personaggi
wiege-quick-characters-line = A turno si rivela un personaggio o si passa. La somma più alta vince tante pietre quanto è alta la pila; valori uguali contano 1 in più ciascuno.
wiege-quick-pay = Pagare pietre
wiege-quick-pay-line = Prima le pietre altrui, poi le proprie, infine quelle sugli eventi. Se su un evento ci sei solo tu, incassi dai vicini.
wiege-quick-pts-stones = ogni pietra in riserva
wiege-quick-pts-stones-value = 1
wiege-quick-pts-tie = parità: più cultura in mano
wiege-quick-pts-tie-value = vince
wiege-quick-pts-end = la fine: restano due eventi
wiege-quick-pts-end-value = subito
