### The shell of Bottega in English. What happens in a game is told by the server.

language-name = English

## Everywhere

skip = Skip to the table
pages = Pages
to-lobby = To the lobby
nav-play = Play
nav-rules = Rules
nav-account = Account
rules = Rules
read-rules = Read the rules
read-rules-more = short, with every ruling numbered
all-rules-more = Each game on one page, in our own words, with every ruling numbered.
sound = Sound
to-candle = Candlelight
to-day = Daylight
close = Close
save = Save
send = Send
loading = One moment…
you = you
bot = bot
onlooker = onlooker
player = Player
total = Total
points-short = pts
trouble-unknown = That did not work. Try again in a moment.
contents = Contents
quick-start = Quick start
quick-note = The whole game on one page
quick-aim = Aim
quick-do = What you do
quick-points = Points
rules-in-full = The rules in full
print-it = Print
question-now = Your question now:
no-rules = This game comes without a page of rules.
yes = yes
no = no
lost-title = Nothing here
lost-text = This page does not exist, or no longer does.
failed-title = That did not work
try-again = Try again
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Lobby

hero = Games of the Renaissance, exactly to their rules.
hero-more = With friends by a link, against bots, or alone. No account needed.
practise = Practise alone: { $game }
make-table = Make a table
play-now = Play now
player-count = { $most ->
    [one] { $range } player
   *[other] { $range } players
}
tables-live = { $count ->
    [one] { $count } table live
   *[other] { $count } tables live
}
games = Games
way-friend = With friends
way-friend-more = Keep seats free and send the link.
way-bot = Against bots
way-bot-more = Choose how many, and how strong.
way-guest = Around one screen
way-guest-more = Pass it on; hidden cards stay hidden.
open-tables = Open tables
filter = Which tables
filter-all = All
filter-open = Free seats
filter-live = Being played
no-tables = No table is open. Make one, or play at once against bots.
your-tables = Your tables
row-waiting = { $name } waits for { $count ->
    [one] one more
   *[other] { $count } more
}
row-full = { $name } is about to start
row-playing = { $names }
sit = Sit down
watch = Watch
return = Return
visit = Visit
my-waiting = Waiting for players
my-turn = Your turn
my-over = { $count ->
    [0] Over
    [one] { $names } won
   *[other] { $names } won together
}
sealed-footer = Every shuffle is sealed before the first move and can be checked after the last.
your-name = Your name
change-name = Change your name

## Making a table

game = Game
seats = Seats
seat-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
seats-free = { $count ->
    [0] none is free
    [one] one is free
   *[other] { $count } are free
}
chair-me = You
chair-friend = A friend
chair-friend-more = sits down by your link, with a name and colour of their own
chair-bot = A bot
chair-anybody = Anybody
chair-anybody-more = the table is listed in the lobby; whoever comes first sits down
chair-guest = A guest at this screen
chair-guest-more = pass the screen on; hidden cards stay hidden
bot-level = Level of the bot on seat { $number }
bots-there = { $count ->
    [one] one bot: { $levels }
   *[other] { $count } bots: { $levels }
}
about-minutes = about { $count } min
friend-will-see = What your friend will see
your-table = Your table
invites-to-game = { $name } invites you to
seat-number = Seat { $number }
guest-name = Name of the guest
guest-number = Guest { $number }
clock = Clock
clock-none = none
clock-each = { $span } a move
clock-limit = After { $span } for one move a bot plays on, until its player is back.
clock-none-more = Everybody takes the time they need.
leaving = If somebody leaves
leaving-bot = a bot takes over
leaving-close = the game is closed
leaving-bot-more = Whoever leaves for good does not come back; a bot plays on in their place.
leaving-close-more = Whoever leaves for good ends the game for everybody, without a result.
public = for all
by-link = by link only
keep-order = Everybody stays where they sit
house-rulings = House rulings
rulings-open = { $count ->
    [one] one question the rulebook leaves open
   *[other] { $count } questions the rulebook leaves open
}
rulings-tag-usual = as usual
rulings-as-usual = House rulings as usual
ruling-changed = changed:
rulings-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
ruling-in-rules = Rules, { $number }
edition = Printed values
edition-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
edition-about = If you own the game: correct what your copy prints otherwise. † marks what is our reconstruction.
edition-search = Find a tile, a card or a value
edition-open = Open a file
edition-download = Save as a file
edition-usual = Usual values
edition-board = Board
edition-fewer = One fewer
edition-more = One more
edition-of-table = Printed values: { $count } changed
open-and-copy = Open, and copy the link
open-and-start = Start to play

## The invitation

invites-to = invites you to the table
somebody = Somebody
without-clock = without a clock
rulings-usual = Played exactly to the rules, with the house rulings as usual.
rulings-but = Played exactly to the rules. House rulings as usual, but
what-that-means = what that means
sit-with-them = Sit down with them
sit-as = Sit down as { $name }
only-watch = Only watch
no-account = No account needed.
no-seat-left = Every seat is taken.
your-colour = Your colour
colour-any = any colour
colour-free = free
colour-yours = yours
charge-sun = Sun
charge-moon = Moon
charge-leaf = Leaf
charge-tower = Tower
charge-rose = Rose
charge-key = Key
at-the-table = At the table
starts-when-full = begins when all sit
made-table = made this table { $span } ago
is-here = here
seat-yours = You
last-seat = the last free seat

## Before the start

free-seat = Free seat
seat-guest = Seat a guest
seat-bot = Seat a bot
stand-up = Stand up
send-away = Send away
leave-table = Leave
copy-link = Copy the link
link-copied = The link is copied.
start = Start
seats-to-draw = Seats are drawn by lot when the game begins; in a team game that also decides who plays with whom.
seats-kept = Everybody stays where they sit.
agreed-all = All options of this table
waiting-for-seats = The game starts when every seat is taken.
waiting-for-host = All seats are taken. Whoever made the table starts the game.
sealed = The shuffle is already sealed:

## At the table

table-name = Table “{ $name }”
seats-drawn = Seats drawn by lot: { $names }
line-lost = The connection is lost. It is tried again and again.
line-lost-answer = The connection is lost. Your answer waits here and is sent when it is back.
line-try = Try now
line-back-refused = While you were away the table moved on: your answer no longer fits.
result = Result
board = Board
board-of = { $name }’s board
board-whose = Whose board
board-mine = My board
scene-fold = See the board
scene-unfold = Back to it
less = Less
more = More
position = Position
pane-table = Table
panes = Parts of the table
prompt = What is asked
log = Log
log-empty = Nothing has happened yet.
actions = Actions
chat = Chat
chat-empty = Nobody has said anything yet.
say-something = Say something…
turn-number = Turn { $number }
turn-of = Turn { $number } · { $name }
log-you = You
replay-here = See it in the replay
show-places = Show where
to-act = has to act
you-watch = You are watching
away = away
stand-in = a bot stands in
stand-in-plays = A bot plays for you.
take-seat-back = Take over
is-thinking = { $name } is thinking
somebody-is-thinking = Waiting for an answer
are-thinking = Waiting for { $names }
bots = Bots
bot-speed = Speed of the others’ moves
bot-speed-slow = slow
bot-speed-normal = normal
bot-speed-at-once = at once
skip-move = Skip
key-space = Space
since-your-turn = Since your last turn
earlier-moves = +{ $count } earlier
see-again = Play again
seen-it = I have seen it
game-over = The game is over
choose-how = { $pointer ->
    [coarse] Tap what has a gold ring, or choose from the actions.
   *[fine] Click what has a gold ring, or choose from the actions.
}
choose-listed = Choose from the actions.
confirm-how = { $pointer ->
    [coarse] Tap again to do it.
   *[fine] Click again or press Enter to do it.
}
no-actions = Nothing to do right now.
not-now = Not possible now ({ $count })
other-action = Another action
action-count = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
passes-for-you = You can only pass: the table does so in a moment.
pass-for-me = Pass for me…
pass-until = { $until ->
    [turn] Pass for me until my turn
    [auction] Pass for me in this auction
    [war] Pass for me in this war
    [duel] Pass for me in this duel
   *[other] Pass for me until this is over
}
pass-no-longer = Ask me again
table-menu = This table
resign = Leave for good
resign-bot = A bot takes over your seat, and you cannot have it back.
resign-closes = The game ends here, for everybody and without a result.
delete-table = Delete the table
delete-table-warning = The table goes, with its chat and its record. Nobody can get it back.
table-closed = This game was closed
undo = Take back
let-go = Let go
waiting-server = Waiting for the server
hand-over = Hand the screen to { $name }
hand-over-why = What the others hold stays hidden until then.
hand-over-ready = I am { $name }
keys = Keys
key-choose = choose an action; the same key again does it
key-send = do what is chosen
key-let-go = let go of it

## The end

wins-with = { $name } wins with { $points }
win-with = { $name } win with { $points }
lost-alone = Lost this time
nobody-wins = Nobody wins
ahead-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of { $name }
level-with = level with { $name }, ahead on the tie-break
win = { $names } win
ladder-points = Points
ladder-level = level, so the next decides
ladder-decides = this decides the game
ladder-unused = not needed, would be
level-decided = level with { $name }, decided by: { $title }
tie-break = { $number ->
    [1] first tie-break
    [2] second tie-break
   *[other] tie-break { $number }
}
draws-open = how to check them
play-again = Play again, same table
replay = Replay
share = Share
see-board = See the board
record = Record
how-points-came = How the points came
best-in-gold = best of each column is underlined in gold
turn-by-turn = Turn by turn
chart-label = Points after each turn. { $totals }
final = final
the-draws = The draws
draws-explained = Every shuffle follows from one seed. Its seal was shown before the first move, so nobody could choose the draws.
seed = Seed
commitment = Seal
verify-how = Check it yourself: download the record, then

## Replay

replay-of = Replay of “{ $name }”
replay-round = round
replay-turn = turn
replay-answer = answer
replay-back = Back one { $what }
replay-on = On one { $what }
replay-stride = How far one step goes
replay-more = View, speed and parts of the table
replay-moves = Moves
replay-setup = Set-up: { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
replay-before = Before the first turn
replay-begins = The table is laid, the game begins
replay-drawn = Something is drawn
replay-secret = A secret choice
replay-answer-of = answer { $number } of { $count }
play-on = Play on from here
play-on-as = As whom?
play-on-against = Against which bots?
play-on-explained = A new table begins at this point, with draws of its own. This game and its record stay as they are.
play-on-begin = Begin here
goes-on-from = goes on from “{ $name }”, after { $ply } answers
play = Play
pause = Pause
speed = Speed
move = Move
move-of = move { $ply } of { $plies }
through-eyes = Through whose eyes
see-all = All hands open
see-as = as { $name } saw it

## Account

account-yours = You are signed in as { $name }. Your tables follow you to every browser.
account-guest = You play as a guest under the name { $name }. With an account your tables follow you to every browser.
account-mode = I am
register = new here
login = back again
register-do = Make an account
login-do = Sign in
logout = Sign out
password = Password
password-rule = At least 8 characters.
signed-in = Welcome, { $name }.
settings = Settings
language = Language
light = Light
light-system = as the device
light-day = day
light-candle = candle
sound-off = off
sound-on = on
keys-on = single keys
keys-off = off
notation = Notation
notation-off = hidden
notation-on = below each action

# Why the server refused, by its code
refused-stale = The table has moved on since: look again.
refused-not-asked = Nothing is asked of you now.
refused-illegal = That is not possible now.
refused-not-yours = This seat is not yours.
refused-not-host = Only whoever made the table can start it.
refused-not-invited = This table is by invitation: use its link.
refused-not-over = The game is still being played.
refused-not-started = The game has not begun yet.
refused-started = The game has already begun.
refused-taken = Somebody else was first at this seat.
refused-colour-taken = Somebody else was first with this colour.
refused-open-seats = Some seats are still open.
refused-old-rules = This game was begun under older rules.
refused-no-undo = There is nothing to take back.
refused-name-taken = This name belongs to another account.
refused-wrong-password = This name and password do not belong together.
refused-registered = You already have an account.
refused-closed = This game was closed.
refused-not-together = This has to be the last thing you decide at once.
refused-not-now = That cannot be passed here and now.
refused-not-playing = There is no running game to leave.
refused-being-played = Others are playing at this table.
refused-too-often = Too many requests: wait a moment.
refused-too-large = That was too long.
refused-not-found = There is no such thing here.
refused-nobody = Open the front page first.
refused-other-origin = This must be asked from our own page.
refused-offline = The server cannot be reached. Check your connection and try again.
