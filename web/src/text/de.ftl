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
trouble-unknown = Das hat nicht geklappt. Versuch es gleich noch einmal.
contents = Inhalt
no-rules = Zu diesem Spiel gibt es keine Regelseite.
yes = ja
no = nein
lost-title = Hier ist nichts
lost-text = Diese Seite gibt es nicht, oder nicht mehr.
failed-title = Das hat nicht geklappt
try-again = Noch einmal versuchen
span-minutes = { $count } Min.
span-hours = { $count } Std.
span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

## Eingang

hero = Spiele der Renaissance, genau nach ihren Regeln.
hero-more = Mit Freunden über einen Link, gegen Bots oder allein. Ein Konto brauchst du nicht.
practise = Allein üben
make-table = Tisch eröffnen
play-now = Sofort spielen
player-count = { $most ->
    [one] { $range } Spieler
   *[other] { $range } Spieler
}
tables-live = { $count ->
    [one] { $count } Tisch spielt
   *[other] { $count } Tische spielen
}
games = Spiele
way-open = Mit Freunden
way-open-more = Halte Plätze frei und schick den Link.
way-bot = Gegen Bots
way-bot-more = Wähle, wie viele und wie starke.
way-guest = An einem Bildschirm
way-guest-more = Reicht ihn weiter; verdeckte Karten bleiben verdeckt.
open-tables = Offene Tische
filter = Welche Tische
filter-all = Alle
filter-open = Freie Plätze
filter-live = Im Spiel
no-tables = Kein Tisch ist offen. Eröffne einen, oder spiel sofort gegen Bots.
your-tables = Deine Tische
row-waiting = { $name } wartet noch auf { $count ->
    [one] einen Spieler
   *[other] { $count } Spieler
}
row-full = { $name } beginnt gleich
row-playing = { $names }
sit = Hinsetzen
watch = Zuschauen
return = Zurück
visit = Besuchen
my-waiting = Wartet auf Spieler
my-turn = Du bist dran
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
seat-number = Platz { $number }
seat-me = Du ({ $name })
seat-open = Frei für andere
seat-here = Gast an diesem Bildschirm
seat-bot-kind = Bot: { $bot }
guest-name = Name des Gastes
guest-number = Gast { $number }
clock = Bedenkzeit
clock-none = keine
clock-each = { $span } je Zug
leaving = Wenn jemand endgültig geht
leaving-bot = übernimmt ein Bot
leaving-close = wird die Partie geschlossen
listed = Sichtbar
public = für alle
by-link = nur mit Link
keep-order = Alle bleiben, wo sie sitzen
house-rulings = Hausregeln
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
edition-about = Wenn du das Spiel besitzt: Berichtige, was dein Exemplar anders druckt. † kennzeichnet unsere Rekonstruktionen.
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
seats-to-draw = Die Plätze werden ausgelost, wenn die Partie beginnt; bei Teams entscheidet das Los auch, wer mit wem spielt.
seats-kept = Alle bleiben, wo sie sitzen.
agreed-all = Alle Optionen dieses Tisches
waiting-for-seats = Die Partie beginnt, sobald alle Plätze besetzt sind.
waiting-for-host = Alle Plätze sind besetzt. Wer den Tisch eröffnet hat, beginnt die Partie.
sealed = Das Mischen ist schon versiegelt:

## Am Tisch

table-name = Tisch „{ $name }“
seats-drawn = Die Plätze sind ausgelost: { $names }
line-lost = Keine Verbindung. Jetzt versuchen
result = Ergebnis
board = Spielplan
board-of = Tableau von { $name }
board-whose = Wessen Tableau
board-mine = Mein Tableau
scene-fold = Spielplan zeigen
scene-unfold = Zurück zur Szene
less = Weniger
more = Mehr
position = Stellung
pane-table = Tisch
panes = Teile des Tisches
prompt = Was gefragt ist
log = Verlauf
log-empty = Noch ist nichts geschehen.
actions = Aktionen
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
say-something = Sag etwas …
turn-number = Zug { $number }
to-act = ist am Zug
away = abwesend
stand-in = ein Bot springt ein
stand-in-plays = Ein Bot spielt für dich.
take-seat-back = Selbst spielen
is-thinking = { $name } überlegt
somebody-is-thinking = Eine Antwort steht noch aus
are-thinking = Warten auf { $names }
game-over = Die Partie ist zu Ende
choose-how = { $pointer ->
    [coarse] Tippe an, was einen goldenen Ring trägt, oder wähle aus den Aktionen.
   *[fine] Klicke an, was einen goldenen Ring trägt, oder wähle aus den Aktionen.
}
choose-listed = Wähle aus den Aktionen.
confirm-how = { $pointer ->
    [coarse] Tippe noch einmal, um es zu tun.
   *[fine] Klicke noch einmal oder drücke die Eingabetaste, um es zu tun.
}
no-actions = Gerade gibt es nichts zu tun.
not-now = Gerade nicht möglich ({ $count })
other-action = Etwas anderes
action-count = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
passes-for-you = Du kannst nur passen: Das übernimmt gleich der Tisch.
pass-until = { $until ->
    [turn] Für mich passen bis zu meinem Zug
    [auction] Für mich passen in dieser Auktion
    [war] Für mich passen in diesem Krieg
    [duel] Für mich passen in diesem Duell
   *[other] Für mich passen, bis dies vorbei ist
}
pass-no-longer = Mich wieder fragen
table-menu = Dieser Tisch
resign = Endgültig gehen
resign-bot = Ein Bot übernimmt deinen Platz, und du bekommst ihn nicht zurück.
resign-closes = Die Partie endet hier, für alle und ohne Ergebnis.
delete-table = Tisch löschen
delete-table-warning = Der Tisch verschwindet mit Chat und Aufzeichnung. Niemand kann ihn zurückholen.
table-closed = Diese Partie wurde geschlossen
undo = Zurücknehmen
let-go = Doch nicht
waiting-server = Warten auf den Server
hand-over = Gib den Bildschirm an { $name }
hand-over-why = Bis dahin bleibt verdeckt, was die anderen haben.
hand-over-ready = Ich bin { $name }
keys = Tasten
key-choose = wählt eine Aktion; dieselbe Taste noch einmal führt sie aus
key-send = führt aus, was gewählt ist
key-let-go = lässt es wieder los

## Das Ende

wins-with = { $name } gewinnt mit { $points }
win-with = { $name } gewinnen mit { $points }
lost-alone = Diesmal verloren
nobody-wins = Niemand gewinnt
ahead-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vor { $name }
level-with = punktgleich mit { $name }, vorn durch den Gleichstandsentscheid
play-again = Noch einmal, am selben Tisch
replay = Nachspielen
share = Teilen
see-board = Spielplan zeigen
record = Aufzeichnung
how-points-came = Woher die Punkte kamen
best-in-gold = der beste Wert jeder Spalte ist golden unterstrichen
turn-by-turn = Zug um Zug
chart-label = Punkte nach jedem Zug. { $totals }
final = Ende
the-draws = Die Ziehungen
draws-explained = Alles Mischen folgt aus einem einzigen Startwert. Sein Siegel war vor dem ersten Zug zu sehen, also konnte sich niemand die Ziehungen aussuchen.
seed = Startwert
commitment = Siegel
verify-how = Prüf es selbst nach: Lade die Aufzeichnung herunter, dann

## Nachspielen

step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
play = Abspielen
pause = Anhalten
speed = Tempo
move = Antwort
move-of = Antwort { $ply } von { $plies }
through-eyes = Mit wessen Augen
see-all = Zuschauer

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
password-rule = Mindestens 8 Zeichen.
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
notation = Notation
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
refused-open-seats = Einige Plätze sind noch frei.
refused-old-rules = Diese Partie wurde nach älteren Regeln begonnen.
refused-no-undo = Es gibt nichts zurückzunehmen.
refused-name-taken = Dieser Name gehört zu einem anderen Konto.
refused-wrong-password = Name und Passwort gehören nicht zusammen.
refused-registered = Du hast schon ein Konto.
refused-closed = Diese Partie wurde geschlossen.
refused-not-together = Das muss das Letzte sein, was du auf einmal entscheidest.
refused-not-now = Hier und jetzt kann dafür nicht gepasst werden.
refused-not-playing = Es läuft keine Partie, die du verlassen könntest.
refused-being-played = An diesem Tisch spielen noch andere.
refused-too-often = Zu viele Anfragen: Warte einen Moment.
refused-too-large = Das war zu lang.
refused-not-found = So etwas gibt es hier nicht.
refused-nobody = Öffne zuerst die Startseite.
refused-other-origin = Das geht nur von unserer eigenen Seite aus.
refused-offline = Der Server ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
