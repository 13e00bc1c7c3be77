### Il guscio di Bottega in italiano. Quel che accade in partita lo racconta il server.

language-name = Italiano

## Ovunque

skip = Vai al tavolo
pages = Pagine
to-lobby = Alla pagina iniziale
nav-play = Gioca
nav-rules = Regole
nav-account = Profilo
rules = Regole
read-rules = Leggi le regole
read-rules-more = in breve, con ogni chiarimento numerato
all-rules-more = Ogni gioco in una pagina, con parole nostre e ogni chiarimento numerato.
sound = Suono
to-candle = Lume di candela
to-day = Luce del giorno
close = Chiudi
save = Salva
send = Invia
loading = Un momento…
you = tu
bot = bot
onlooker = spettatore
player = Giocatore
total = Totale
points-short = pt.
points-moved = Punti:
trouble-unknown = Non ha funzionato. Riprova tra un momento.
contents = Indice
quick-start = In breve
quick-note = Tutto il gioco in una pagina
new-tab = si apre in una nuova scheda
quick-aim = Scopo
quick-do = Che cosa si fa
quick-points = Punti
rules-in-full = Le regole per intero
rules-coded = Per chi programma: le risposte alla lettera, e che cosa vale sempre
print-it = Stampa
question-now = Ora la domanda è:
no-rules = Questo gioco non ha una pagina di regole.
yes = sì
no = no
lost-title = Qui non c’è nulla
lost-text = Questa pagina non esiste, o non esiste più.
failed-title = Non ha funzionato
try-again = Riprova
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
ago-minutes = { $count } min fa
ago-hours = { $count } h fa
ago-days = { $count ->
    [one] { $count } giorno fa
   *[other] { $count } giorni fa
}

## Ingresso

hero = Giochi del Rinascimento, fedeli alle loro regole.
hero-more = Con gli amici tramite un link, contro i bot o da soli. Non serve un profilo.
practise = Gioca contro i bot: { $game }
make-table = Apri un tavolo
play-now = Gioca subito
player-count = { $most ->
    [one] { $range } giocatore
   *[other] { $range } giocatori
}
tables-live = { $count ->
    [one] { $count } tavolo in corso
   *[other] { $count } tavoli in corso
}
games = Giochi
way-friend = Con gli amici
way-friend-more = Tieni liberi dei posti e manda il link.
way-bot = Contro i bot
way-bot-more = Scegli quanti, e quanto forti.
way-guest = Attorno a uno schermo
way-guest-more = Passatelo di mano in mano: le carte coperte restano coperte.
open-tables = Tavoli aperti
filter = Quali tavoli
filter-all = Tutti
filter-open = Posti liberi
filter-live = In corso
no-tables-live = Nessuna partita in corso è aperta a chi guarda.
no-tables = Nessun tavolo aperto. Aprine uno, o gioca subito contro i bot.
your-tables = I tuoi tavoli
row-waiting = { $name } aspetta { $count ->
    [one] un altro giocatore
   *[other] altri { $count } giocatori
}
row-full = { $name } sta per cominciare
row-playing = { $names }
sit = Siediti
watch = Guarda
return = Torna
visit = Vai
my-waiting = In attesa di giocatori
my-turn = Tocca a te
made-at = creato { $made }
my-over = { $count ->
    [0] Finita
    [one] Ha vinto { $names }
   *[other] Hanno vinto { $names }
}
sealed-footer = Ogni mescolata è sigillata prima della prima mossa e si può verificare dopo l’ultima.
your-name = Il tuo nome
change-name = Cambia nome

## Aprire un tavolo

game = Gioco
seats = Posti
seat-count = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
seats-free = { $count ->
    [0] nessuno libero
    [one] uno è libero
   *[other] { $count } posti liberi
}
chair-me = Tu
chair-friend = Un amico
chair-friend-more = si siede con il tuo link, con nome ed emblema a sua scelta
chair-bot = Un bot
chair-anybody = Chiunque
chair-anybody-more = il tavolo compare nella pagina iniziale: si siede chi arriva prima
chair-guest = Un ospite su questo schermo
chair-guest-more = passatevi lo schermo: le carte coperte restano coperte
bot-level = Livello del bot al posto { $number }
level-of = livello { $strength } di { $most }
bots-there = { $count ->
    [one] un bot: { $levels }
   *[other] { $count } bot: { $levels }
}
about-minutes = circa { $count } min
friend-will-see = Che cosa vedrà il tuo amico
your-table = Il tuo tavolo
invites-to-game = { $name } ti invita a
add-seat = Aggiungi il posto { $number }
seat-number = Posto { $number }
guest-name = Nome dell’ospite
guest-number = Ospite { $number }
clock = Tempo
clock-none = libero
clock-each = { $span } a mossa
clock-limit = Dopo { $span } per una mossa gioca un bot, finché chi manca non torna.
clock-none-more = Ognuno si prende il tempo che gli serve.
leaving = Se qualcuno se ne va
leaving-bot = subentra un bot
leaving-close = la partita si chiude
leaving-bot-more = Chi se ne va definitivamente non torna; al suo posto continua un bot.
leaving-close-more = Chi se ne va definitivamente chiude la partita per tutti, senza risultato.
public = a tutti
by-link = solo con il link
keep-order = Ognuno resta al suo posto
house-rulings = Regole della casa
rulings-open = { $count ->
    [one] una domanda che il regolamento lascia aperta
   *[other] { $count } domande che il regolamento lascia aperte
}
rulings-tag-usual = come di solito
rulings-as-usual = Regole della casa come di solito
ruling-changed = cambiata:
rulings-changed = { $count ->
    [one] { $count } cambiata
   *[other] { $count } cambiate
}
ruling-in-rules = Regole, { $number }
edition = Valori stampati
edition-changed = { $count ->
    [one] 1 modificato
   *[other] { $count } modificati
}
edition-about = Se possiedi il gioco, correggi ciò che nella tua copia è stampato diversamente. † indica una nostra ricostruzione.
edition-search = Cerca una tessera, una carta o un valore
edition-open = Apri un file
edition-download = Salva come file
edition-usual = Valori consueti
edition-board = Tabellone
edition-fewer = Uno in meno
edition-more = Uno in più
edition-of-table = Valori stampati: { $count } modificati
open-and-copy = Apri e copia il link
open-and-start = Comincia a giocare

## L’invito

hosts-table = ospita il tavolo
by-invitation = Su invito
ask-for-link = Per sederti, chiedi a { $name } il link d’invito. Con il solo indirizzo del tavolo puoi soltanto guardare.
invites-to = ti invita al tavolo
somebody = Qualcuno
without-clock = senza limite di tempo
rulings-usual = Si gioca esattamente secondo le regole, con le regole della casa come di solito.
rulings-but = Si gioca esattamente secondo le regole. Regole della casa come di solito, ma
what-that-means = che cosa significa
sit-with-them = Siediti con loro
sit-as = Siediti come { $name }
only-watch = Guarda soltanto
no-account = Non serve un profilo.
no-seat-left = Tutti i posti sono occupati.
your-colour = Il tuo emblema
colour-any = un emblema qualsiasi
colour-free = libero
colour-yours = il tuo
charge-sun = Sole
charge-moon = Luna
charge-leaf = Foglia
charge-tower = Torre
charge-rose = Rosa
charge-key = Chiave
at-the-table = Al tavolo
starts-when-full = si comincia quando tutti sono seduti
made-table = ha aperto il tavolo { $ago }
is-here = è qui
seat-yours = Tu
last-seat = l’ultimo posto libero

## Prima dell’inizio

free-seat = Posto libero
seat-guest = Fai sedere un ospite
seat-bot = Fai sedere un bot
stand-up = Alzati
send-away = Manda via
leave-table = Lascia il tavolo
copy-link = Copia il link
link-copied = Link copiato.
start = Comincia
seats-to-draw = { $teams ->
    [yes] I posti si sorteggiano quando la partita comincia. La sorte decide anche chi gioca con chi.
   *[no] I posti si sorteggiano quando la partita comincia.
}
seats-kept = Ognuno resta al suo posto.
agreed-all = Tutte le opzioni di questo tavolo
waiting-for-seats = La partita comincia quando ogni posto è occupato.
waiting-for-host = Tutti i posti sono occupati. Avvia la partita chi ha aperto il tavolo.
dealing = Tutti sono seduti: si mescolano le carte.
sealed = La mescolata è già sigillata:

## Al tavolo

table-name = Tavolo «{ $name }»
seats-drawn = Posti sorteggiati, in senso orario: { $names }
line-lost = La connessione è caduta. Continuiamo a riprovare.
line-lost-answer = La connessione è caduta. La tua risposta aspetta qui e parte appena si ristabilisce.
line-try = Riprova ora
line-back-refused = Nel frattempo il tavolo è andato avanti: la tua risposta non vale più.
result = Risultato
board = Tabellone
board-of = Plancia di { $name }
board-whose = Di chi è la plancia
board-mine = La mia
scene-fold = Vedi il tabellone
less = Meno
more = Più
position = Posizione
pane-table = Tavolo
panes = Parti del tavolo
prompt = Che cosa si chiede
log = Cronaca
outcome-was = Poco fa: { $outcome }
outcome-times = { $text }, { $count } volte.
# What it means to play a game alone
alone-masters = Da soli contro Lorenzo: dopo ogni tuo turno rivela un segnalino. Vince se la Croce Nera arriva in fondo al tracciato, o se finiscono tutte le carte di un colore.
log-newest = Ultime
log-empty = Non è ancora successo nulla.
actions = Azioni
chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
say-something = Di’ qualcosa…
turn-number = Turno { $number }
turn-of = Turno { $number } · { $name }
log-you = Tu
replay-here = Rivedi da qui
show-places = Mostra dove
to-act = deve agire
you-watch = Stai guardando
away = assente
stand-in = gioca un bot
stand-in-plays = Un bot gioca per te.
take-seat-back = Riprendi
is-thinking = { $name } sta pensando
somebody-is-thinking = Si aspetta una risposta
are-thinking = Si aspetta: { $names }
bots = Bot
bot-speed = Velocità delle mosse altrui
bot-speed-here = A questo tavolo; per tutti, vedi Profilo.
bot-speed-slow = lenta
bot-speed-normal = normale
bot-speed-at-once = immediata
skip-move = Salta
key-enter = Invio
key-space = Spazio
since-your-turn = Dal tuo ultimo turno
since-begin = Dall’inizio della partita
earlier-moves = +{ $count } prima
see-again = Rivedi
seen-it = Ho visto
game-over = La partita è finita
choose-how = { $pointer ->
    [coarse] Tocca ciò che ha l’anello d’oro, o scegli tra le azioni.
   *[fine] Clicca ciò che ha l’anello d’oro, o scegli tra le azioni.
}
no-taking-back = Non si potrà annullare.
turn-ends-in = Il turno finisce tra { $seconds } s
choose-listed = Scegli tra le azioni.
confirm-how = { $pointer ->
    [coarse] Conferma con il pulsante.
   *[fine] Clicca di nuovo o premi Invio per confermare.
}
no-actions = Ora non c’è nulla da fare.
not-now = Ora non si può ({ $count })
other-action = Un’altra azione
action-count = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
}
answers-here = { $count ->
    [one] Qui c’è { $count } risposta alla domanda
   *[other] Qui ci sono { $count } risposte alla domanda
}
unread = { $count ->
    [one] { $count } riga nuova
   *[other] { $count } righe nuove
}
passes-for-you = Puoi solo passare: tra un attimo lo fa il tavolo.
pass-for-me = Passa in automatico…
pass-until = { $until ->
    [offers] Nessuna offerta fino al mio turno
    [turn] Passa sempre fino al mio turno
    [war] Passa in automatico in questa guerra
    [duel] Passa in automatico in questo duello
   *[other] Passa in automatico fino alla fine
}
pass-until-how = { $until ->
    [offers] Fino al tuo prossimo turno non ti si chiede di fare offerte; tutto il resto sì.
    [turn] Da adesso, anche qui, il tavolo passa per te ovunque tu possa passare, fino al tuo prossimo turno. Puoi interromperlo quando vuoi.
   *[other] Il tavolo passa per te finché non è finita. Puoi interromperlo quando vuoi.
}
pass-until-sure = Sì: passa anche adesso
pass-is-on = { $until ->
    [offers] Non fai offerte fino al tuo turno.
    [turn] Passi sempre fino al tuo turno.
    [war] Passi per il resto di questa guerra.
    [duel] Passi per il resto di questo duello.
   *[other] Passi finché non è finita.
}
pass-no-longer = { $until ->
    [offers] Chiedimi di nuovo le offerte
   *[other] Chiedimelo di nuovo
}
table-menu = Questo tavolo
resign = Abbandona la partita
resign-bot = Un bot prende il tuo posto, e non potrai riaverlo.
left-for-good = { $name } ha lasciato la partita per sempre; gioca al suo posto un bot.
resign-closes = La partita finisce qui, per tutti e senza risultato.
delete-table = Elimina il tavolo
delete-table-warning = Il tavolo sparisce con la chat e la registrazione. Nessuno potrà riaverlo.
table-deleted = Il tavolo è stato eliminato.
table-closed = Questa partita è stata chiusa
table-closed-more = È finita prima del tempo, senza vincitore. Chi la rivede trova tutte le carte scoperte.
undo = Annulla
undo-not = Non c’è nulla da annullare: non hai ancora deciso nulla, oppure nel frattempo è stato scoperto qualcosa di nuovo.
let-go = Lascia stare
waiting-server = In attesa del server
hand-over = Passa lo schermo a { $name }
hand-over-why = Fino ad allora ciò che hanno gli altri resta nascosto.
hand-over-ready = Sono { $name }
keys = Tasti
key-choose = sceglie un’azione; lo stesso tasto di nuovo la esegue
key-send = esegue ciò che è scelto
key-let-go = lo lascia stare

## La fine

wins-with = { $you ->
    [yes] Hai vinto con
   *[no] { $name } vince con
} { $points }
win-with = { $name } vincono con { $points }
lost-alone = Questa volta è persa
nobody-wins = Non vince nessuno
ahead-of = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più di { $you ->
    [yes] te
   *[no] { $name }
}
level-with = alla pari con { $you ->
    [yes] te
   *[no] { $name }
}, avanti allo spareggio
win = Vincono { $names }
ladder-points = Punti
ladder-level = alla pari: decide il criterio seguente
ladder-decides = questo decide la partita
ladder-unused = non serve, sarebbe
level-decided = alla pari con { $you ->
    [yes] te
   *[no] { $name }
}; decide: { $title }
tie-break = { $number ->
    [1] primo spareggio
    [2] secondo spareggio
   *[other] spareggio { $number }
}
draws-open = come verificarle
play-again = Un’altra partita, allo stesso tavolo
replay = Rivedi
share = Condividi
see-board = Vedi il tabellone
record = Scarica la partita
how-points-came = Da dove vengono i punti
best-in-gold = il valore migliore di ogni colonna è sottolineato in oro
turn-by-turn = Turno dopo turno
chart-label = Punti dopo ogni turno. { $totals }
final = fine
the-draws = Le pescate
draws-explained = Ogni mescolata deriva da un solo seme della casa. Il suo sigillo era visibile prima della prima mossa: durante la partita non si poteva cambiare più nulla.
draws-explained-all = Ogni mescolata deriva da un seme della casa e da numeri casuali estratti dai browser dei giocatori, tutti sigillati prima della prima mossa. Chi ritrova il proprio numero sa che nessuno ha scelto le pescate, nemmeno la casa.
check-draws = Verifica qui ogni pescata
check-seal = La casa ha sigillato il suo seme il { $when }, prima che chiunque potesse aggiungervi qualcosa, e il seme è proprio quello.
check-page = { $count ->
    [one] È stato usato un numero casuale di { $names }, estratto e sigillato dal suo browser.
   *[other] Sono stati usati numeri casuali di { $names }, estratti e sigillati dai loro browser.
}
check-house = Per { $names } è stato usato il numero della casa, che deriva dal seme sigillato.
check-silent = { $names }: un numero era sigillato ma non è stato svelato in tempo. È stato usato quello della casa, che deriva dal seme sigillato.
check-wrong = { $names }: è stato svelato un numero diverso da quello sigillato. È stato usato quello della casa, che deriva dal seme sigillato.
check-seed-alone = È stato usato solo il seme della casa: questo tavolo è nato prima che i giocatori potessero aggiungere numeri propri.
check-own-in = Il tuo numero, come lo ricorda questo browser, è tra questi, e nulla è stato scambiato dopo che è stato svelato.
check-own-out = Questo browser ha svelato il tuo numero, ma non è stato usato: è arrivato troppo tardi, o la casa lo ha lasciato fuori.
check-own-changed = Ciò che è stato usato non è ciò che questo browser ha visto prima di svelare il tuo numero: nomi, sigilli od opzioni sono stati scambiati.
check-made = { $count ->
    [one] Una pescata è stata rifatta in questo browser: non c’è differenza.
   *[other] { $count } pescate sono state rifatte in questo browser: nessuna differenza.
}
check-made-lots = { $count ->
    [one] Una pescata e il sorteggio dei posti sono stati rifatti in questo browser: non c’è differenza.
   *[other] { $count } pescate e il sorteggio dei posti sono stati rifatti in questo browser: nessuna differenza.
}
check-scope = La casa elenca che cosa si poteva pescare ogni volta. Che anche questi elenchi seguano le regole lo verifica il comando qui sotto.
check-fault-seal = Il seme non è quello sigillato.
check-fault-nonce = Il numero usato per { $name } non è quello sigillato.
check-fault-name = { $name } ha nella mescolata un nome diverso da quello nella registrazione.
check-fault-key = Le carte non sono state mescolate con questi giocatori, opzioni e numeri.
check-fault-seat = { $name } non siede dove dice il sorteggio.
check-fault-draw = Il passo { $ply }, «{ $answer }», non deriva dalla mescolata, che darebbe «{ $drawn }».
check-fault-count = La casa elenca { $listed } pescate, la registrazione ne ha { $answered }.
seed = Seme
commitment = Sigillo
verify-how = Verifica di persona: scarica la registrazione, poi

## Rivedere

replay-of = Rivedi «{ $name }»
replay-round = round
replay-turn = turno
replay-answer = passo
replay-back = Indietro: { $what }
replay-on = Avanti: { $what }
replay-stride = Di quanto si avanza
replay-more = Vista, velocità e parti del tavolo
replay-moves = Mosse
replay-setup = Preparazione: { $count ->
    [one] { $count } estrazione
   *[other] { $count } estrazioni
}
replay-before = Prima del primo turno
replay-begins = Il tavolo è pronto, la partita comincia
replay-drawn = Si estrae qualcosa
replay-secret = Una scelta segreta
replay-answer-of = passo { $number } di { $count }
play-on = Continua da qui
play-on-as = Al posto di chi?
play-on-against = Contro quali bot?
play-on-explained = Da qui comincia un nuovo tavolo, con estrazioni proprie. Questa partita e la sua registrazione restano come sono.
play-on-begin = Comincia da qui
goes-on-from = continua da «{ $name }», dopo { $ply } passi
play = Avvia
pause = Pausa
speed = Velocità
move = Passo
move-of = passo { $ply } di { $plies }
through-eyes = Con gli occhi di chi
see-all = Carte scoperte
see-as = come la vedeva { $name }

## Profilo

account-yours = Hai effettuato l’accesso come { $name }. I tuoi tavoli ti seguono in ogni browser.
account-guest = Giochi come ospite, con il nome { $name }. Con un profilo i tuoi tavoli ti seguono in ogni browser.
account-mode = Il tuo profilo
register = è nuovo
login = esiste già
register-do = Crea il profilo
login-do = Entra
logout = Esci
password = Password
password-rule = Almeno 8 caratteri. Tre o quattro parole si ricordano bene e si indovinano male.
password-show = Mostra la password
password-now = Password attuale
password-new = Nuova password
password-change = Cambia la password
password-change-more = Tutti gli altri browser verranno disconnessi.
password-changed = La password è cambiata. Tutti gli altri browser sono stati disconnessi.
forgotten = Hai dimenticato la password?
forgotten-more = Scrivi il nome del tuo profilo o il suo indirizzo e-mail. Ti mandiamo un link con cui scegliere una nuova password.
forgotten-do = Manda il link
forgotten-sent = Se esiste un profilo così e ha un indirizzo e-mail, il link è in viaggio. Funziona una volta sola, entro un’ora.
forgotten-again = Chiedi un altro link
name-or-email = Nome o e-mail
to-account = Al profilo
recover = Una nuova password
recover-more = Scegli una nuova password per il tuo profilo. Tutti i browser collegati verranno disconnessi.
recover-do = Salva ed entra
confirm = È il tuo indirizzo?
confirm-more = Hai aperto un link che abbiamo mandato al tuo indirizzo e-mail. Conferma che è tuo: lì potrai ricevere una nuova password.
confirm-do = Sì, è il mio
confirm-done = Il tuo indirizzo e-mail è confermato.
sessions = Dove hai effettuato l’accesso
sessions-more = Disconnetti ciò che non riconosci o non usi più. Poi cambia anche la password.
session-on = { $browser } su { $system }
session-unknown = Un dispositivo sconosciuto
session-this = questo browser
session-seen = visto l’ultima volta { $ago }
sessions-end = Esci da tutti gli altri
email = E-mail
email-yours = Se dimentichi la password, il link va a { $email }.
email-none = Con un indirizzo e-mail puoi ricevere una nuova password se dimentichi la tua. Non serve ad altro e non lo vede nessuno.
email-other = Un altro indirizzo
email-confirm-ask = Manda un link per confermarlo
email-remove = Togli l’indirizzo
email-sent = Abbiamo mandato un link a { $email }. L’indirizzo vale da quando lo apri.
email-no-mail = Questa casa non manda e-mail. Se dimentichi la password, chi la gestisce può dartene una nuova.
signed-in = Ti diamo il benvenuto, { $name }.
settings = Impostazioni
language = Lingua
light = Luce
light-system = come il dispositivo
light-day = giorno
light-candle = candela
sound-off = spento
sound-on = acceso
keys-on = tasti singoli
keys-off = spenti
notation = Notazione delle azioni
notation-off = nascosta
notation-on = sotto ogni azione

# Why the server refused, by its code
refused-stale = Il tavolo è andato avanti: guarda di nuovo.
refused-not-asked = Ora non tocca a te rispondere.
refused-illegal = Ora non è possibile.
refused-not-yours = Questo posto non è tuo.
refused-not-host = Solo chi ha aperto il tavolo può avviare la partita.
refused-not-invited = Questo tavolo è su invito: usa il suo link.
refused-not-over = La partita è ancora in corso.
refused-not-started = La partita non è ancora cominciata.
refused-started = La partita è già cominciata.
refused-taken = Qualcuno ha preso il posto prima di te.
refused-colour-taken = Qualcuno ha preso questo emblema prima di te.
refused-open-seats = Ci sono ancora posti liberi.
refused-old-rules = Questa partita è cominciata con regole precedenti.
refused-no-undo = Non c’è nulla da annullare.
refused-name-taken = Questo nome, o uno dall’aspetto identico, appartiene al profilo di qualcuno.
refused-name-empty = Serve almeno una lettera o una cifra.
refused-name-long = Questo nome è troppo lungo: al massimo 24 caratteri.
refused-name-invisible = In questo nome ci sono caratteri che non si vedono. Scrivilo di nuovo.
refused-name-mixed = Questo nome mescola lettere di alfabeti diversi che si somigliano, per esempio latino e cirillico. Usane uno solo.
refused-name-marks = Una lettera di questo nome porta troppi segni: al massimo due.
refused-password-short = Questa password è troppo corta: almeno 8 caratteri.
refused-password-long = Questa password è troppo lunga: al massimo 128 caratteri.
refused-password-common = Molti usano questa password, quindi è la prima che si prova. Scegline una tua.
refused-password-name = Questa password è poco più del tuo nome, del tuo indirizzo o del nome della casa. Scegline un’altra.
refused-password-pattern = File di tasti, ripetizioni e date si indovinano in fretta. Scegli piuttosto alcune parole.
refused-password-easy = Questa password si indovina in fretta. Aggiungi una parola o due.
refused-not-password = Non è la tua password attuale.
refused-no-account = Non hai ancora un profilo.
refused-no-mail = Questa casa non manda e-mail. Chiedi una nuova password a chi la gestisce.
refused-bad-link = Questo link è già stato usato o è troppo vecchio. Chiedine un altro.
refused-wrong-password = Nome e password non corrispondono.
refused-registered = Hai già un profilo.
refused-closed = Questa partita è stata chiusa.
refused-not-together = Se decidi più cose in una volta, questa dev’essere l’ultima.
refused-not-now = Qui e ora non si può passare in automatico.
refused-not-playing = Non c’è nessuna partita in corso da lasciare.
refused-being-played = A questo tavolo stanno giocando altri.
refused-too-often = Troppe richieste: aspetta un momento.
refused-one-seat = Hai già un posto a questo tavolo.
refused-too-many-pages = Qui sono aperte troppe pagine: chiudine qualcuna e riprova.
refused-too-many-tables = Troppi tavoli nuovi: aspetta un momento.
refused-table-failed = C’è qualcosa che non va a questo tavolo. Quello che è stato giocato è al sicuro; riproviamo tra un po’.
refused-logged-out = Hai chiuso la sessione.
refused-not-kept = Il server al momento non riesce a salvare nulla: non è cambiato niente. Riprova tra poco.
refused-too-large = Troppo lungo.
refused-not-found = Qui non c’è niente del genere.
refused-nobody = Apri prima la pagina iniziale.
refused-other-origin = Va chiesto dalla nostra pagina.
refused-offline = Il server non risponde. Controlla la connessione e riprova.
