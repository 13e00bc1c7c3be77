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
read-rules-more = in breve, con ogni interpretazione numerata
all-rules-more = Ogni gioco in una pagina, con parole nostre e ogni interpretazione numerata.
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
trouble-unknown = Non ha funzionato. Riprova tra un momento.
contents = Indice
quick-start = In breve
quick-note = Tutto il gioco in una pagina
quick-aim = Scopo
quick-do = Che cosa si fa
quick-points = Punti
rules-in-full = Le regole per intero
print-it = Stampa
question-now = La domanda ora:
no-rules = Questo gioco non ha una pagina di regole.
yes = sì
no = no
lost-title = Qui non c’è nulla
lost-text = Questa pagina non esiste, o non esiste più.
failed-title = Non ha funzionato
try-again = Riprova
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

## Ingresso

hero = Giochi del Rinascimento, secondo le regole esatte.
hero-more = Con gli amici tramite un link, contro i bot o da soli. Non serve un profilo.
practise = Prova da solo: { $game }
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
   *[other] { $count } sono liberi
}
chair-me = Tu
chair-friend = Un amico
chair-friend-more = si siede con il tuo link, con nome e colore a sua scelta
chair-bot = Un bot
chair-anybody = Chiunque
chair-anybody-more = il tavolo compare nella pagina iniziale: si siede chi arriva prima
chair-guest = Un ospite su questo schermo
chair-guest-more = passatevi lo schermo: le carte coperte restano coperte
bot-level = Livello del bot al posto { $number }
bots-there = { $count ->
    [one] un bot: { $levels }
   *[other] { $count } bot: { $levels }
}
about-minutes = circa { $count } min
friend-will-see = Che cosa vedrà il tuo amico
your-table = Il tuo tavolo
invites-to-game = { $name } ti invita a
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
leaving-bot-more = Chi se ne va per sempre non torna; al suo posto continua un bot.
leaving-close-more = Chi se ne va per sempre chiude la partita per tutti, senza risultato.
public = a tutti
by-link = solo con il link
keep-order = Ognuno resta dove siede
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
edition-about = Se possiedi il gioco, correggi ciò che la tua copia stampa diversamente. † indica una nostra ricostruzione.
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
your-colour = Il tuo colore
colour-any = un colore qualsiasi
colour-free = libero
colour-yours = il tuo
charge-sun = Sole
charge-moon = Luna
charge-leaf = Foglia
charge-tower = Torre
charge-rose = Rosa
charge-key = Chiave
at-the-table = Al tavolo
starts-when-full = si comincia quando tutti siedono
made-table = ha aperto il tavolo { $span } fa
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
link-copied = Il link è copiato.
start = Comincia
seats-to-draw = I posti si sorteggiano quando la partita comincia; a squadre la sorte decide anche chi gioca con chi.
seats-kept = Ognuno resta dove siede.
agreed-all = Tutte le opzioni di questo tavolo
waiting-for-seats = La partita comincia quando ogni posto è occupato.
waiting-for-host = Tutti i posti sono occupati. Comincia chi ha aperto il tavolo.
sealed = La mescolata è già sigillata:

## Al tavolo

table-name = Tavolo «{ $name }»
seats-drawn = Posti sorteggiati: { $names }
line-lost = La connessione è caduta. Il tentativo si ripete da solo.
line-lost-answer = La connessione è caduta. La tua risposta aspetta qui e parte appena torna.
line-try = Riprova ora
line-back-refused = Mentre eri scollegato il tavolo è andato avanti: la tua risposta non vale più.
result = Risultato
board = Tabellone
board-of = Plancia di { $name }
board-whose = Di chi è la plancia
board-mine = La mia
scene-fold = Vedi il tabellone
scene-unfold = Riprendi
less = Meno
more = Più
position = Posizione
pane-table = Tavolo
panes = Parti del tavolo
prompt = Che cosa si chiede
log = Cronaca
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
stand-in = lo sostituisce un bot
stand-in-plays = Un bot gioca per te.
take-seat-back = Riprendi
is-thinking = { $name } sta pensando
somebody-is-thinking = Si aspetta una risposta
are-thinking = Si aspetta: { $names }
bots = Bot
bot-speed = Velocità delle mosse altrui
bot-speed-slow = piano
bot-speed-normal = normale
bot-speed-at-once = subito
skip-move = Salta
key-space = Spazio
since-your-turn = Dal tuo ultimo turno
earlier-moves = +{ $count } prima
see-again = Rivedi
seen-it = Ho visto
game-over = La partita è finita
choose-how = { $pointer ->
    [coarse] Tocca ciò che ha l’anello d’oro, o scegli tra le azioni.
   *[fine] Clicca ciò che ha l’anello d’oro, o scegli tra le azioni.
}
choose-listed = Scegli tra le azioni.
confirm-how = { $pointer ->
    [coarse] Tocca di nuovo per confermare.
   *[fine] Clicca di nuovo o premi Invio per confermare.
}
no-actions = Ora non c’è nulla da fare.
not-now = Ora non si può ({ $count })
other-action = Un’altra azione
action-count = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
passes-for-you = Puoi solo passare: tra un attimo lo fa il tavolo.
pass-for-me = Passa per me…
pass-until = { $until ->
    [turn] Passa per me fino al mio turno
    [auction] Passa per me in quest’asta
    [war] Passa per me in questa guerra
    [duel] Passa per me in questo duello
   *[other] Passa per me finché non è finita
}
pass-no-longer = Chiedimelo di nuovo
table-menu = Questo tavolo
resign = Lascia per sempre
resign-bot = Un bot prende il tuo posto, e non potrai riaverlo.
resign-closes = La partita finisce qui, per tutti e senza risultato.
delete-table = Elimina il tavolo
delete-table-warning = Il tavolo sparisce con la chat e il verbale. Nessuno potrà riaverlo.
table-closed = Questa partita è stata chiusa
undo = Annulla
let-go = Lascia stare
waiting-server = In attesa del server
hand-over = Passa lo schermo a { $name }
hand-over-why = Fino ad allora le cose degli altri restano nascoste.
hand-over-ready = Sono { $name }
keys = Tasti
key-choose = sceglie un’azione; lo stesso tasto di nuovo la esegue
key-send = esegue ciò che è scelto
key-let-go = lo lascia stare

## La fine

wins-with = { $name } vince con { $points }
win-with = { $name } vincono con { $points }
lost-alone = Questa volta è persa
nobody-wins = Non vince nessuno
ahead-of = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più di { $name }
level-with = alla pari con { $name }, avanti allo spareggio
win = Vincono { $names }
ladder-points = Punti
ladder-level = alla pari: decide il criterio seguente
ladder-decides = questo decide la partita
ladder-unused = non serve, sarebbe
level-decided = alla pari con { $name }; decide: { $title }
tie-break = { $number ->
    [1] primo spareggio
    [2] secondo spareggio
   *[other] spareggio { $number }
}
draws-open = come verificarle
play-again = Ancora, allo stesso tavolo
replay = Rivedi
share = Condividi
see-board = Vedi il tabellone
record = Registrazione
how-points-came = Da dove vengono i punti
best-in-gold = il valore migliore di ogni colonna è sottolineato in oro
turn-by-turn = Turno dopo turno
chart-label = Punti dopo ogni turno. { $totals }
final = fine
the-draws = Le pescate
draws-explained = Ogni mescolata segue da un solo seme. Il suo sigillo era visibile prima della prima mossa: nessuno ha potuto scegliere le pescate.
seed = Seme
commitment = Sigillo
verify-how = Verifica di persona: scarica la registrazione, poi

## Rivedere

replay-of = Replay di «{ $name }»
replay-round = round
replay-turn = turno
replay-answer = risposta
replay-back = Indietro: { $what }
replay-on = Avanti: { $what }
replay-stride = Quanto è lungo un passo
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
replay-answer-of = risposta { $number } di { $count }
play-on = Continua da qui
play-on-as = Al posto di chi?
play-on-against = Contro quali bot?
play-on-explained = Da qui comincia un nuovo tavolo, con estrazioni proprie. Questa partita e la sua registrazione restano come sono.
play-on-begin = Comincia da qui
goes-on-from = continua da «{ $name }», dopo { $ply } risposte
play = Avvia
pause = Pausa
speed = Velocità
move = Mossa
move-of = mossa { $ply } di { $plies }
through-eyes = Con gli occhi di
see-all = Tutte le mani scoperte
see-as = come vedeva { $name }

## Profilo

account-yours = Hai effettuato l’accesso come { $name }. I tuoi tavoli ti seguono in ogni browser.
account-guest = Giochi come ospite, con il nome { $name }. Con un profilo i tuoi tavoli ti seguono in ogni browser.
account-mode = Sono
register = nuovo qui
login = già registrato
register-do = Crea il profilo
login-do = Entra
logout = Esci
password = Password
password-rule = Almeno 8 caratteri.
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
notation = Notazione
notation-off = nascosta
notation-on = sotto ogni azione

# Why the server refused, by its code
refused-stale = Il tavolo è andato avanti: guarda di nuovo.
refused-not-asked = Ora non tocca a te rispondere.
refused-illegal = Ora non è possibile.
refused-not-yours = Questo posto non è tuo.
refused-not-host = Solo chi ha aperto il tavolo può cominciare.
refused-not-invited = Questo tavolo è su invito: usa il suo link.
refused-not-over = La partita è ancora in corso.
refused-not-started = La partita non è ancora cominciata.
refused-started = La partita è già cominciata.
refused-taken = Qualcuno ha preso il posto prima di te.
refused-colour-taken = Qualcuno ha preso questo colore prima di te.
refused-open-seats = Ci sono ancora posti liberi.
refused-old-rules = Questa partita è cominciata con regole precedenti.
refused-no-undo = Non c’è nulla da annullare.
refused-name-taken = Questo nome appartiene a un altro profilo.
refused-wrong-password = Nome e password non corrispondono.
refused-registered = Hai già un profilo.
refused-closed = Questa partita è stata chiusa.
refused-not-together = Questa dev’essere l’ultima cosa che decidi in una volta.
refused-not-now = Qui e ora non si può passare così.
refused-not-playing = Non c’è nessuna partita in corso da lasciare.
refused-being-played = A questo tavolo stanno giocando altri.
refused-too-often = Troppe richieste: aspetta un momento.
refused-too-large = Troppo lungo.
refused-not-found = Qui non c’è niente del genere.
refused-nobody = Apri prima la pagina iniziale.
refused-other-origin = Va chiesto dalla nostra pagina.
refused-offline = Il server non risponde. Controlla la connessione e riprova.
