# Ciò che il terminale dice attorno a una partita.

play-commitment = Tutto è già mescolato: lo SHA-256 del seme è { $hash }
play-seats = I posti sono stati sorteggiati. In ordine di turno: { $names }
play-keys = Scrivi un numero · ? spiega · u annulla · b tavolo · s punti · l cronaca · r regole · q esci · h aiuto
play-help =
    Scrivi il numero di una scelta, oppure la mossa in notazione. Le scelte sono raccolte sotto titoli, con il loro numero.
    ?           spiega ogni scelta          ? 3    spiega la scelta 3      ? Mulino  leggi una carta
    u           annulla la tua ultima risposta, finché non si gira una carta o il turno non finisce
    venezia     trova le scelte con queste parole; Invio mostra la pagina seguente, o di nuovo tutte
    n           mostra o nascondi la notazione delle scelte
    b il tavolo, o la sua parte seguente · s punteggio attuale · l tutta la cronaca · r regole · q salva ed esci
play-find = Scrivi un numero, o parole per trovare le scelte: un titolo, un nome.
play-page = Pagina { $page } di { $pages } · Invio va avanti · le parole trovano le scelte
play-board-part = Righe { $first }–{ $last } di { $all } del tavolo · b mostra le seguenti
play-other-choices = Altro
play-number = Scegli un numero da 1 a { $most }.
play-not-now = Ora non è possibile; ? da solo spiega che cosa lo è.
play-no-help = Non c’è altro da dire.
play-no-undo = Non c’è nulla da annullare: una carta è stata girata, qualcosa è stato rivelato o il turno è finito.
play-hand-over = { $seat }, tocca a te. Premi Invio quando solo tu puoi vedere lo schermo.
play-saved = Partita salvata. Per continuare: bottega play --resume { $path }
play-winners = { $count ->
    [one] Vince { $winners }.
   *[other] Vittoria condivisa: { $winners }.
}
play-lost = Vince Lorenzo: la partita è persa.
play-seed = Il seme era { $seed }
play-record = Registrazione: { $path } (controlla ogni pescata con `bottega verify`)
recorded = { $path }: { $answers } risposte
replay-keys = Invio avanti · b indietro · un numero porta a quel passo · q esci
verified = { $draws } pescate derivano dal seme, { $answers } risposte rigiocate.
verified-so-far = Finora { $draws } pescate derivano dal seme e { $answers } risposte sono rigiocate; la partita non è finita.
verified-sealed = La casa ha sigillato il suo seme prima che qualcuno si sedesse; il suo SHA-256 è { $hash }.
verified-page = { $count ->
    [one] È stato usato un nonce di { $names }, svelato dalla sua pagina.
   *[other] Sono stati usati i nonce di { $names }, svelati dalle loro pagine.
}
verified-house = Per { $names } è stato usato il nonce della casa, che deriva dal seme.
verified-silent = { $names }: il nonce promesso non è stato svelato in tempo. È stato usato quello della casa, che deriva dal seme.
verified-wrong = { $names }: è stato svelato un nonce diverso da quello promesso. È stato usato quello della casa, che deriva dal seme.
games-key = chiave
games-title = gioco
games-seats = posti
games-about = descrizione
games-option = opzione
games-values = valori, prima quello consueto
games-ruling = chiarimento
games-no-options = Questo gioco non ha opzioni di tavolo.
games-players = Chi può sedersi al tavolo: { $players }
simulate-title = { $games } partite
simulate-player = giocatore
simulate-wins = vittorie
simulate-share = quota
simulate-interval = intervallo 95 %
simulate-score = punti
simulate-range = da – a
simulate-lengths = Risposte per partita: { $mean } in media, da { $least } a { $most }
simulate-seats = Vittorie per posto: { $shares }
menu-game = Quale gioco?
menu-bots = Quanti avversari (da { $least } a { $most })?
menu-level = Di che livello devono essere?
a-person = Giocatore
simulate-truncated = { $games } partite interrotte dopo { $most } risposte: non contano come vittoria di nessuno.
arena-fair = Se tutti fossero ugualmente bravi: { $shares }
arena-margin = punti di vantaggio
arena-seconds = per scelta
arena-rating = valutazione
arena-fault = { $player } ha perso { $games } { $games ->
    [one] partita
   *[other] partite
 } per colpa propria; la prima volta: { $why }

# Cifre, scritte come vuole la lingua.
a-number = { $number }
a-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
an-average = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
