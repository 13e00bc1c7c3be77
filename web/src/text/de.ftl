### Bottegas Rahmen auf Deutsch. Was in einer Partie geschieht, erzählt der Server.

language-name = Deutsch

## Überall

skip = Zum Tisch springen
pages = Seiten
to-lobby = Zur Startseite
nav-play = Spielen
nav-rules = Regeln
nav-account = Konto
rules = Regeln
read-rules = Regeln lesen
read-rules-more = knapp, alle Klarstellungen nummeriert
all-rules-more = Jedes Spiel auf einer Seite, in eigenen Worten, alle Klarstellungen nummeriert.
sound = Ton
to-candle = Kerzenlicht
to-day = Tageslicht
close = Schließen
save = Speichern
send = Senden
loading = Einen Moment …
you = du
bot = Bot
onlooker = Zuschauer
player = Spieler
total = Summe
points-short = Pkt.
points-moved = Punkte:
trouble-unknown = Das hat nicht geklappt. Versuch es gleich noch einmal.
contents = Inhalt
quick-start = Schnellstart
quick-note = Das ganze Spiel auf einer Seite
new-tab = öffnet sich in einem neuen Tab
quick-aim = Ziel
quick-do = Was du tust
quick-points = Punkte
rules-in-full = Die vollständigen Regeln
rules-coded = Für Programmierende: die Antworten im Wortlaut, und was immer gilt
print-it = Drucken
question-now = Du wirst gerade gefragt:
no-rules = Zu diesem Spiel gibt es keine Regelseite.
yes = ja
no = nein
lost-title = Hier ist nichts
lost-text = Diese Seite gibt es nicht, oder nicht mehr.
failed-title = Das hat nicht geklappt
try-again = Noch einmal versuchen
span-minutes = { $count } Min.
span-hours = { $count } Std.
span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
ago-minutes = vor { $count } Min.
ago-hours = vor { $count } Std.
ago-days = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
}

## Eingang

hero = Spiele der Renaissance, genau nach ihren Regeln.
hero-more = Mit Freunden über einen Link, gegen Bots oder allein. Ein Konto brauchst du nicht.
practise = Gegen Bots: { $game }
make-table = Tisch eröffnen
play-now = Sofort spielen
player-count = { $most ->
    [one] { $range } Spieler
   *[other] { $range } Spieler
}
tables-live = { $count ->
    [one] an { $count } Tisch wird gespielt
   *[other] an { $count } Tischen wird gespielt
}
games = Spiele
way-friend = Mit Freunden
way-friend-more = Halte Plätze frei und schick den Link.
way-bot = Gegen Bots
way-bot-more = Wähle, wie viele und wie starke.
way-guest = An einem Bildschirm
way-guest-more = Reicht ihn weiter; verdeckte Karten bleiben verdeckt.
open-tables = Offene Tische
filter = Welche Tische
filter-all = Alle
filter-open = Freie Plätze
filter-live = Im Spiel
no-tables-live = Es läuft keine Partie, bei der alle zusehen dürfen.
no-tables = Kein Tisch ist offen. Eröffne einen oder spiel sofort gegen Bots.
your-tables = Deine Tische
row-waiting = { $name } wartet noch auf { $count ->
    [one] einen Spieler
   *[other] { $count } Spieler
}
row-full = { $name } beginnt gleich
row-playing = { $names }
sit = Hinsetzen
watch = Zuschauen
return = Zum Tisch
visit = Ansehen
my-waiting = Wartet auf Spieler
my-turn = Du bist dran
made-at = angelegt { $made }
my-over = { $count ->
    [0] Zu Ende
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
sealed-footer = Jedes Mischen ist vor dem ersten Zug versiegelt und lässt sich nach dem letzten nachprüfen.
your-name = Dein Name
change-name = Namen ändern

## Einen Tisch eröffnen

game = Spiel
seats = Plätze
seat-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
seats-free = { $count ->
    [0] keiner ist frei
    [one] einer ist frei
   *[other] { $count } sind frei
}
chair-me = Du
chair-friend = Ein Freund
chair-friend-more = kommt über deinen Link, mit eigenem Namen und Wappen
chair-bot = Ein Bot
chair-anybody = Irgendjemand
chair-anybody-more = der Tisch steht auf der Startseite; wer zuerst kommt, setzt sich
chair-guest = Ein Gast an diesem Bildschirm
chair-guest-more = reicht den Bildschirm weiter; verdeckte Karten bleiben verdeckt
bot-level = Stufe des Bots auf Platz { $number }
level-of = Stufe { $strength } von { $most }
bots-there = { $count ->
    [one] ein Bot: { $levels }
   *[other] { $count } Bots: { $levels }
}
about-minutes = etwa { $count } Min.
friend-will-see = Was dein Freund sehen wird
your-table = Dein Tisch
invites-to-game = { $name } lädt dich ein zu
add-seat = Platz { $number } dazunehmen
seat-number = Platz { $number }
guest-name = Name des Gastes
guest-number = Gast { $number }
clock = Bedenkzeit
clock-none = keine
clock-each = { $span } je Zug
clock-limit = Dauert ein Zug länger als { $span }, spielt ein Bot weiter, bis der Spieler zurück ist.
clock-none-more = Alle nehmen sich so viel Zeit, wie sie brauchen.
leaving = Wenn jemand geht
leaving-bot = übernimmt ein Bot
leaving-close = wird die Partie geschlossen
leaving-bot-more = Wer endgültig geht, kommt nicht zurück; an seiner Stelle spielt ein Bot weiter.
leaving-close-more = Wer endgültig geht, beendet die Partie für alle, ohne Ergebnis.
public = für alle
by-link = nur mit Link
keep-order = Alle bleiben, wo sie sitzen
house-rulings = Hausregeln
rulings-open = { $count ->
    [one] eine Frage, die die Spielregel offenlässt
   *[other] { $count } Fragen, die die Spielregel offenlässt
}
rulings-tag-usual = wie üblich
rulings-as-usual = Hausregeln wie üblich
ruling-changed = geändert:
rulings-changed = { $count ->
    [one] { $count } geändert
   *[other] { $count } geändert
}
ruling-in-rules = Regeln, { $number }
edition = Gedruckte Werte
edition-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
}
edition-about = Wenn du das Spiel besitzt: Berichtige, was in deinem Exemplar anders gedruckt ist. † kennzeichnet unsere Rekonstruktionen.
edition-search = Plättchen, Karte oder Wert suchen
edition-open = Datei öffnen
edition-download = Als Datei speichern
edition-usual = Übliche Werte
edition-board = Spielplan
edition-fewer = Eines weniger
edition-more = Eines mehr
edition-of-table = Gedruckte Werte: { $count } geändert
open-and-copy = Eröffnen und Link kopieren
open-and-start = Losspielen

## Die Einladung

hosts-table = ist Gastgeber am Tisch
by-invitation = Auf Einladung
ask-for-link = Um dich zu setzen, bitte { $name } um den Einladungslink. Mit der Adresse des Tisches allein kannst du nur zuschauen.
invites-to = lädt dich ein an den Tisch
somebody = Jemand
without-clock = ohne Zeitlimit
rulings-usual = Gespielt wird genau nach den Regeln, mit den Hausregeln wie üblich.
rulings-but = Gespielt wird genau nach den Regeln. Hausregeln wie üblich, aber
what-that-means = was das heißt
sit-with-them = Setz dich dazu
sit-as = Als { $name } hinsetzen
only-watch = Nur zuschauen
no-account = Ein Konto brauchst du nicht.
no-seat-left = Alle Plätze sind besetzt.
your-colour = Dein Wappen
colour-any = irgendein Wappen
colour-free = frei
colour-yours = deins
charge-sun = Sonne
charge-moon = Mond
charge-leaf = Blatt
charge-tower = Turm
charge-rose = Rose
charge-key = Schlüssel
at-the-table = Am Tisch
starts-when-full = Beginn, wenn alle sitzen
made-table = hat den Tisch { $ago } eröffnet
is-here = ist da
seat-yours = Du
last-seat = der letzte freie Platz

## Vor dem Beginn

free-seat = Freier Platz
seat-guest = Einen Gast dazusetzen
seat-bot = Einen Bot dazusetzen
stand-up = Aufstehen
send-away = Wegschicken
leave-table = Tisch verlassen
copy-link = Link kopieren
link-copied = Der Link ist kopiert.
start = Beginnen
seats-to-draw = { $teams ->
    [yes] Die Plätze werden ausgelost, wenn die Partie beginnt. Das Los entscheidet auch, wer mit wem spielt.
   *[no] Die Plätze werden ausgelost, wenn die Partie beginnt.
}
seats-kept = Alle bleiben, wo sie sitzen.
agreed-all = Alle Optionen dieses Tisches
waiting-for-seats = Die Partie beginnt, sobald alle Plätze besetzt sind.
waiting-for-host = Alle Plätze sind besetzt. Wer den Tisch eröffnet hat, startet die Partie.
dealing = Alle sitzen: Es wird gemischt.
sealed = Das Mischen ist schon versiegelt:

## Am Tisch

table-name = Tisch „{ $name }“
seats-drawn = Die Plätze sind ausgelost, im Uhrzeigersinn: { $names }
line-lost = Die Verbindung ist abgerissen. Wir versuchen es immer wieder.
line-lost-answer = Die Verbindung ist abgerissen. Deine Antwort wartet hier und wird gesendet, sobald sie wieder steht.
line-try = Jetzt versuchen
line-back-refused = Inzwischen ging es am Tisch weiter: Deine Antwort passt nicht mehr.
result = Ergebnis
board = Spielplan
board-of = Tableau von { $name }
board-whose = Wessen Tableau
board-mine = Mein Tableau
scene-fold = Spielplan zeigen
less = Weniger
more = Mehr
position = Stellung
pane-table = Tisch
panes = Teile des Tisches
prompt = Was gefragt ist
log = Verlauf
outcome-was = Eben: { $outcome }
outcome-times = { $text }, { $count }-mal.
# Was es heißt, ein Spiel allein zu spielen
alone-masters = Allein gegen Lorenzo: Nach jedem deiner Züge deckt er ein Plättchen auf. Er gewinnt, wenn das Schwarze Kreuz das Ende der Leiste erreicht oder alle Karten einer Farbe fort sind.
log-newest = Neuestes
log-empty = Noch ist nichts geschehen.
actions = Aktionen
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
say-something = Sag etwas …
turn-number = Zug { $number }
turn-of = Zug { $number } · { $name }
log-you = Du
replay-here = In der Wiedergabe zeigen
show-places = Zeigen, wo
to-act = ist am Zug
you-watch = Du schaust zu
away = abwesend
stand-in = ein Bot springt ein
stand-in-plays = Ein Bot spielt für dich.
take-seat-back = Selbst spielen
is-thinking = { $name } überlegt
somebody-is-thinking = Eine Antwort steht noch aus
are-thinking = Warten auf { $names }
bots = Bots
bot-speed = Tempo der anderen Züge
bot-speed-here = An diesem Tisch; für alle siehe Konto.
bot-speed-slow = langsam
bot-speed-normal = normal
bot-speed-at-once = sofort
skip-move = Überspringen
key-enter = Enter
key-space = Leertaste
since-your-turn = Seit deinem letzten Zug
since-begin = Seit Beginn der Partie
earlier-moves = +{ $count } frühere
see-again = Noch einmal
seen-it = Gesehen
game-over = Die Partie ist zu Ende
choose-how = { $pointer ->
    [coarse] Tippe an, was einen goldenen Ring trägt, oder wähle aus den Aktionen.
   *[fine] Klicke an, was einen goldenen Ring trägt, oder wähle aus den Aktionen.
}
no-taking-back = Das lässt sich nicht zurücknehmen.
turn-ends-in = Dein Zug endet in { $seconds } s
choose-listed = Wähle aus den Aktionen.
confirm-how = { $pointer ->
    [coarse] Bestätige mit dem Knopf.
   *[fine] Klicke noch einmal oder drücke die Eingabetaste, um zu bestätigen.
}
no-actions = Gerade gibt es nichts zu tun.
not-now = Gerade nicht möglich ({ $count })
other-action = Etwas anderes
action-count = { $count } zur Auswahl
answers-here = { $count ->
    [one] Hier liegt { $count } Antwort auf die Frage
   *[other] Hier liegen { $count } Antworten auf die Frage
}
unread = { $count ->
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
}
passes-for-you = Du kannst nur passen: Das übernimmt gleich der Tisch.
pass-for-me = Ab jetzt passen …
pass-until = { $until ->
    [offers] Keine Angebote bis zu meinem Zug
    [turn] Bis zu meinem Zug immer passen
    [war] Ab jetzt passen in diesem Krieg
    [duel] Ab jetzt passen in diesem Duell
   *[other] Ab jetzt passen, bis dies vorbei ist
}
pass-until-how = { $until ->
    [offers] Bis zu deinem nächsten Zug wirst du nicht nach Angeboten gefragt, nach allem anderen schon.
    [turn] Ab jetzt, auch hier, passt der Tisch für dich, wo immer du passen darfst, bis zu deinem nächsten Zug. Du kannst das jederzeit beenden.
   *[other] Der Tisch passt für dich, bis dies vorbei ist. Du kannst es jederzeit beenden.
}
pass-until-sure = Ja: auch jetzt passen
pass-is-on = { $until ->
    [offers] Du machst keine Angebote bis zu deinem Zug.
    [turn] Du passt bei allem bis zu deinem Zug.
    [war] Du passt für den Rest dieses Krieges.
    [duel] Du passt für den Rest dieses Duells.
   *[other] Du passt, bis dies vorbei ist.
}
pass-no-longer = { $until ->
    [offers] Wieder nach Angeboten fragen
   *[other] Mich wieder fragen
}
table-menu = Dieser Tisch
resign = Partie endgültig verlassen
resign-bot = Ein Bot übernimmt deinen Platz, und du bekommst ihn nicht zurück.
left-for-good = { $name } hat die Partie endgültig verlassen; ein Bot spielt weiter.
resign-closes = Die Partie endet hier, für alle und ohne Ergebnis.
delete-table = Tisch löschen
delete-table-warning = Der Tisch verschwindet mit Chat und Aufzeichnung. Niemand kann ihn zurückholen.
table-deleted = Der Tisch ist gelöscht.
table-closed = Diese Partie wurde geschlossen
table-closed-more = Sie endete vorzeitig, niemand hat gewonnen. In der Wiedergabe liegen alle Karten offen.
undo = Zurücknehmen
undo-not = Hier ist nichts zurückzunehmen: Du hast noch nichts entschieden, oder seither ist etwas Neues aufgedeckt worden.
let-go = Zurück
waiting-server = Warten auf den Server
hand-over = Gib den Bildschirm an { $name }
hand-over-why = Bis dahin bleibt verdeckt, was die anderen haben.
hand-over-ready = Ich bin { $name }
keys = Tasten
key-choose = wählt eine Aktion; dieselbe Taste noch einmal führt sie aus
key-send = führt aus, was gewählt ist
key-let-go = nimmt die Wahl zurück

## Das Ende

wins-with = { $you ->
    [yes] Du gewinnst mit
   *[no] { $name } gewinnt mit
} { $points }
win-with = { $name } gewinnen mit { $points }
lost-alone = Diesmal verloren
nobody-wins = Niemand gewinnt
ahead-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vor { $you ->
    [yes] dir
   *[no] { $name }
}
level-with = punktgleich mit { $you ->
    [yes] dir
   *[no] { $name }
}, vorn dank der Gleichstandsregel
win = { $names } gewinnen
ladder-points = Punkte
ladder-level = gleichauf, also entscheidet das Nächste
ladder-decides = das entscheidet die Partie
ladder-unused = nicht nötig, wäre
level-decided = gleichauf mit { $you ->
    [yes] dir
   *[no] { $name }
}, es entscheidet: { $title }
tie-break = { $number ->
    [1] erste Gleichstandsregel
    [2] zweite Gleichstandsregel
   *[other] { $number }. Gleichstandsregel
}
draws-open = so prüfst du sie
play-again = Noch einmal, am selben Tisch
replay = Wiedergabe
share = Teilen
see-board = Spielplan zeigen
record = Aufzeichnung
how-points-came = Woher die Punkte kamen
best-in-gold = der beste Wert jeder Spalte ist golden unterstrichen
turn-by-turn = Zug um Zug
chart-label = Punkte nach jedem Zug. { $totals }
final = Ende
the-draws = Die Ziehungen
draws-explained = Alles Mischen folgt aus einem einzigen Startwert des Hauses. Sein Siegel war vor dem ersten Zug zu sehen, also ließ sich während der Partie nichts mehr ändern.
draws-explained-all = Alles Mischen folgt aus einem Startwert des Hauses und aus Zufallszahlen, die die Browser der Mitspielenden selbst gezogen haben; alle waren vor dem ersten Zug versiegelt. Wer seine Zahl darin wiederfindet, weiß: Niemand hat sich die Ziehungen ausgesucht, auch nicht das Haus.
check-draws = Jede Ziehung hier nachprüfen
check-seal = Das Haus hat seinen Startwert am { $when } versiegelt, bevor jemand etwas dazugeben konnte, und zwar genau diesen.
check-page = { $count ->
    [one] Eine Zufallszahl von { $names } ging ein, vom eigenen Browser gezogen und versiegelt.
   *[other] Zufallszahlen von { $names } gingen ein, von den eigenen Browsern gezogen und versiegelt.
}
check-house = Für { $names } ging die Zahl des Hauses ein: Sie folgt aus dem versiegelten Startwert.
check-silent = { $names }: Eine Zahl war versiegelt, wurde aber nicht rechtzeitig aufgedeckt. Die des Hauses ging ein; sie folgt aus dem versiegelten Startwert.
check-wrong = { $names }: Aufgedeckt wurde eine andere Zahl als die versiegelte. Die des Hauses ging ein; sie folgt aus dem versiegelten Startwert.
check-seed-alone = Nur der Startwert des Hauses ging ein: Dieser Tisch wurde eröffnet, bevor Mitspielende eigene Zahlen dazugeben konnten.
check-own-in = Deine eigene Zahl, wie dieser Browser sie sich gemerkt hat, ist darunter, und nach dem Aufdecken wurde nichts ausgetauscht.
check-own-out = Dieser Browser hat deine Zahl aufgedeckt, aber sie ging nicht ein: Sie kam zu spät, oder das Haus hat sie weggelassen.
check-own-changed = Was einging, ist nicht das, was dieser Browser vor dem Aufdecken deiner Zahl zu sehen bekam: Namen, Siegel oder Optionen wurden ausgetauscht.
check-made = { $count ->
    [one] Eine Ziehung wurde in diesem Browser nachgezogen: kein Unterschied.
   *[other] { $count } Ziehungen wurden in diesem Browser nachgezogen: Keine weicht ab.
}
check-made-lots = { $count ->
    [one] Eine Ziehung und die Auslosung der Plätze wurden in diesem Browser nachgezogen: kein Unterschied.
   *[other] { $count } Ziehungen und die Auslosung der Plätze wurden in diesem Browser nachgezogen: Nichts weicht ab.
}
check-scope = Was jeweils gezogen werden konnte, listet das Haus auf. Dass auch diese Listen den Regeln folgen, prüft der Befehl hier unten.
check-fault-seal = Der Startwert ist nicht der versiegelte.
check-fault-nonce = Die Zahl, die für { $name } einging, ist nicht die versiegelte.
check-fault-name = { $name } heißt beim Mischen anders als in der Aufzeichnung.
check-fault-key = Mit diesen Mitspielenden, Optionen und Zahlen wurde nicht gemischt.
check-fault-seat = { $name } sitzt nicht, wo das Los es will.
check-fault-draw = Schritt { $ply }, „{ $answer }“, folgt nicht aus dem Mischen; „{ $drawn }“ würde folgen.
check-fault-count = Das Haus listet { $listed } Ziehungen auf, die Aufzeichnung hat { $answered }.
seed = Startwert
commitment = Siegel
verify-how = Prüf es selbst nach: Lade die Aufzeichnung herunter, dann

## Nachspielen

replay-of = Wiedergabe von „{ $name }“
replay-round = Runde
replay-turn = Zug
replay-answer = Schritt
replay-back = Zurück: { $what }
replay-on = Weiter: { $what }
replay-stride = Wie weit es jeweils geht
replay-more = Ansicht, Tempo und Teile des Tisches
replay-moves = Züge
replay-setup = Aufbau: { $count ->
    [one] { $count } Ziehung
   *[other] { $count } Ziehungen
}
replay-before = Vor dem ersten Zug
replay-begins = Alles ist aufgebaut, das Spiel beginnt
replay-drawn = Etwas wird gezogen
replay-secret = Eine geheime Wahl
replay-answer-of = Schritt { $number } von { $count }
play-on = Von hier weiterspielen
play-on-as = Als wer?
play-on-against = Gegen welche Bots?
play-on-explained = Hier beginnt ein neuer Tisch mit eigenen Ziehungen. Diese Partie und ihre Aufzeichnung bleiben, wie sie sind.
play-on-begin = Hier beginnen
goes-on-from = { $ply ->
    [one] setzt „{ $name }“ nach { $ply } Schritt fort
   *[other] setzt „{ $name }“ nach { $ply } Schritten fort
}
play = Abspielen
pause = Anhalten
speed = Tempo
move = Schritt
move-of = Schritt { $ply } von { $plies }
through-eyes = Durch wessen Augen
see-all = Alle Karten offen
see-as = wie { $name } es sah

## Konto

account-yours = Du bist als { $name } angemeldet. Deine Tische begleiten dich in jeden Browser.
account-guest = Du spielst als Gast unter dem Namen { $name }. Mit einem Konto begleiten dich deine Tische in jeden Browser.
account-mode = Ich bin
register = neu hier
login = wieder da
register-do = Konto anlegen
login-do = Anmelden
logout = Abmelden
password = Passwort
password-rule = Mindestens 8 Zeichen. Drei oder vier Wörter sind leicht zu merken und schwer zu erraten.
password-show = Passwort zeigen
password-now = Aktuelles Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-change-more = Alle anderen Browser werden dann abgemeldet.
password-changed = Dein Passwort ist geändert. Alle anderen Browser sind abgemeldet.
forgotten = Passwort vergessen?
forgotten-more = Nenn uns den Namen deines Kontos oder seine E-Mail-Adresse. Wir schicken einen Link, mit dem du ein neues Passwort wählst.
forgotten-do = Link schicken
forgotten-sent = Wenn es ein solches Konto gibt und es eine E-Mail-Adresse hat, ist ein Link dorthin unterwegs. Er gilt einmal und nur eine Stunde lang.
forgotten-again = Einen anderen Link anfordern
name-or-email = Name oder E-Mail
to-account = Zum Konto
recover = Ein neues Passwort
recover-more = Wähle ein neues Passwort für dein Konto. Alle Browser, die damit angemeldet sind, werden abgemeldet.
recover-do = Speichern und anmelden
confirm = Ist das deine Adresse?
confirm-more = Du bist einem Link gefolgt, den wir an deine E-Mail-Adresse geschickt haben. Bestätige, dass sie dir gehört, dann kannst du dort ein neues Passwort bekommen.
confirm-do = Ja, das ist meine
confirm-done = Deine E-Mail-Adresse ist bestätigt.
sessions = Wo du angemeldet bist
sessions-more = Melde ab, was du nicht kennst oder nicht mehr benutzt. Ändere dann auch dein Passwort.
session-on = { $browser } auf { $system }
session-unknown = Ein unbekanntes Gerät
session-this = dieser Browser
session-seen = zuletzt gesehen { $ago }
sessions-end = Überall sonst abmelden
email = E-Mail
email-yours = Wenn du dein Passwort vergisst, geht ein Link an { $email }.
email-none = Mit einer E-Mail-Adresse kannst du ein neues Passwort bekommen, wenn du deines vergisst. Sie dient zu nichts anderem, und niemand sieht sie.
email-other = Andere Adresse
email-confirm-ask = Link zum Bestätigen schicken
email-remove = Adresse entfernen
email-sent = Wir haben einen Link an { $email } geschickt. Die Adresse gilt, sobald du ihn geöffnet hast.
email-no-mail = Dieses Haus verschickt keine E-Mails. Wenn du dein Passwort vergisst, gibt dir ein neues, wer das Haus betreibt.
signed-in = Willkommen, { $name }.
settings = Einstellungen
language = Sprache
light = Licht
light-system = wie das Gerät
light-day = Tag
light-candle = Kerze
sound-off = aus
sound-on = an
keys-on = Einzeltasten
keys-off = aus
notation = Kurzform der Aktionen
notation-off = verborgen
notation-on = unter jeder Aktion

# Warum der Server abgelehnt hat, nach seinem Kürzel
refused-stale = Am Tisch ist es inzwischen weitergegangen: Schau noch einmal hin.
refused-not-asked = Du bist gerade nicht gefragt.
refused-illegal = Das ist gerade nicht möglich.
refused-not-yours = Das ist nicht dein Platz.
refused-not-host = Nur wer den Tisch eröffnet hat, kann beginnen.
refused-not-invited = An diesen Tisch kommt man nur mit Einladung: Benutze seinen Link.
refused-not-over = Die Partie läuft noch.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-started = Die Partie hat schon begonnen.
refused-taken = Jemand anderes war schneller an diesem Platz.
refused-colour-taken = Jemand anderes war bei diesem Wappen schneller.
refused-open-seats = Einige Plätze sind noch frei.
refused-old-rules = Diese Partie wurde nach älteren Regeln begonnen.
refused-no-undo = Es gibt nichts zurückzunehmen.
refused-name-taken = Dieser Name oder einer, der genauso aussieht, gehört zu einem Konto.
refused-name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
refused-name-long = Dieser Name ist zu lang: höchstens 24 Zeichen.
refused-name-invisible = In diesem Namen sind Zeichen, die man nicht sieht. Tipp ihn neu ein.
refused-name-mixed = Dieser Name mischt Buchstaben verschiedener Schriften, die sich ähneln, etwa lateinische und kyrillische. Bleib bei einer Schrift.
refused-name-marks = Ein Buchstabe dieses Namens trägt zu viele Zeichen: höchstens zwei.
refused-password-short = Dieses Passwort ist zu kurz: mindestens 8 Zeichen.
refused-password-long = Dieses Passwort ist zu lang: höchstens 128 Zeichen.
refused-password-common = Dieses Passwort haben viele, deshalb wird es zuerst probiert. Wähle ein eigenes.
refused-password-name = Dieses Passwort ist kaum mehr als dein Name, deine Adresse oder der Name des Hauses. Wähle ein anderes.
refused-password-pattern = Tastenreihen, Wiederholungen und Daten sind schnell erraten. Nimm lieber ein paar Wörter.
refused-password-easy = Dieses Passwort ist schnell erraten. Häng noch ein, zwei Wörter an.
refused-not-password = Das ist nicht dein aktuelles Passwort.
refused-no-account = Du hast noch kein Konto.
refused-no-mail = Dieses Haus verschickt keine E-Mails. Ein neues Passwort gibt dir, wer es betreibt.
refused-bad-link = Dieser Link wurde schon benutzt oder ist zu alt. Fordere einen neuen an.
refused-wrong-password = Name und Passwort gehören nicht zusammen.
refused-registered = Du hast schon ein Konto.
refused-closed = Diese Partie wurde geschlossen.
refused-not-together = Das muss als Letztes kommen, wenn du mehreres auf einmal entscheidest.
refused-not-now = Automatisch passen geht hier gerade nicht.
refused-not-playing = Es läuft keine Partie, die du verlassen könntest.
refused-being-played = An diesem Tisch spielen noch andere.
refused-too-often = Zu viele Anfragen: Warte einen Moment.
refused-one-seat = Du hast schon einen Platz an diesem Tisch.
refused-too-many-pages = Hier sind zu viele Seiten offen: Schließ einige und versuch es noch einmal.
refused-too-many-tables = Zu viele neue Tische: Warte einen Moment.
refused-table-failed = Mit diesem Tisch stimmt etwas nicht. Was gespielt wurde, bleibt erhalten; wir versuchen es bald noch einmal.
refused-logged-out = Du hast dich abgemeldet.
refused-not-kept = Der Server kann gerade nichts speichern; es hat sich nichts geändert. Versuch es gleich noch einmal.
refused-too-large = Das war zu lang.
refused-not-found = So etwas gibt es hier nicht.
refused-nobody = Öffne zuerst die Startseite.
refused-other-origin = Das geht nur von unserer eigenen Seite aus.
refused-offline = Der Server ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
