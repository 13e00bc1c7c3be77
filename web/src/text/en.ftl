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
points-moved = Points:
trouble-unknown = That did not work. Try again in a moment.
contents = Contents
quick-start = Quick start
quick-note = The whole game on one page
new-tab = opens in a new tab
quick-aim = Aim
quick-do = What you do
quick-points = Points
rules-in-full = The rules in full
rules-coded = For programmers: what the game answers to, and what always holds
print-it = Print
question-now = Your question now:
no-rules = This game comes without a page of rules.
yes = yes
no = no
lost-title = Nothing here
lost-text = This page does not exist, or no longer does.
failed-title = That did not work
try-again = Try again
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}

## Lobby

hero = Games of the Renaissance, exactly by their rules.
hero-more = With friends by a link, against bots, or alone. No account needed.
practise = Play against bots: { $game }
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
no-tables-live = No game is being played that everybody may watch.
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
made-at = made { $made }
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
chair-friend-more = sits down by your link, with a name and an emblem of their own
chair-bot = A bot
chair-anybody = Anybody
chair-anybody-more = the table is listed in the lobby; whoever comes first sits down
chair-guest = A guest at this screen
chair-guest-more = pass the screen on; hidden cards stay hidden
bot-level = Level of the bot on seat { $number }
level-of = level { $strength } of { $most }
bots-there = { $count ->
    [one] one bot: { $levels }
   *[other] { $count } bots: { $levels }
}
about-minutes = about { $count } min
friend-will-see = What your friend will see
your-table = Your table
invites-to-game = { $name } invites you to
add-seat = Add seat { $number }
seat-number = Seat { $number }
guest-name = Guest’s name
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
edition-about = If you own the game: correct what is printed differently in your copy. † marks what is our reconstruction.
edition-search = Find a tile, a card or a value
edition-open = Open a file
edition-download = Save as a file
edition-usual = Usual values
edition-board = Board
edition-fewer = One fewer
edition-more = One more
edition-of-table = Printed values: { $count } changed
open-and-copy = Open, and copy the link
open-and-start = Start playing

## The invitation

hosts-table = hosts the table
by-invitation = By invitation
ask-for-link = To sit down, ask { $name } for the invitation link. The address of the table alone only lets you watch.
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
your-colour = Your emblem
colour-any = any emblem
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
made-table = made this table { $ago }
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
seats-to-draw = { $teams ->
    [yes] Seats are drawn by lot when the game begins. That also decides who plays with whom.
   *[no] Seats are drawn by lot when the game begins.
}
seats-kept = Everybody stays where they sit.
agreed-all = All options of this table
waiting-for-seats = The game starts when every seat is taken.
waiting-for-host = All seats are taken. Whoever made the table starts the game.
dealing = Everybody sits: the cards are being shuffled.
sealed = The shuffle is already sealed:

## At the table

table-name = Table “{ $name }”
seats-drawn = Seats drawn by lot, clockwise: { $names }
line-lost = The connection is lost. We keep trying.
line-lost-answer = The connection is lost. Your answer waits here and is sent when it is back.
line-try = Try now
line-back-refused = While you were away the table moved on: your answer no longer fits.
result = Result
board = Board
board-of = { $name }’s board
board-whose = Whose board
board-mine = My board
scene-fold = See the board
less = Less
more = More
position = Position
pane-table = Table
panes = Parts of the table
prompt = What is asked
log = Log
outcome-was = Just now: { $outcome }
outcome-times = { $text }, { $count } times.
# What it means to play a game alone
alone-masters = Alone against Lorenzo: after each of your turns he reveals a token. He wins if the Black Cross reaches the end of the track, or if all cards of a colour are gone.
log-newest = Newest
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
bot-speed-here = At this table; for all of them, see Account.
bot-speed-slow = slow
bot-speed-normal = normal
bot-speed-at-once = at once
skip-move = Skip
key-enter = Enter
key-space = Space
since-your-turn = Since your last turn
since-begin = Since the game began
earlier-moves = +{ $count } earlier
see-again = Play again
seen-it = I have seen it
game-over = The game is over
choose-how = { $pointer ->
    [coarse] Tap what has a gold ring, or choose from the actions.
   *[fine] Click what has a gold ring, or choose from the actions.
}
no-taking-back = There is no taking it back.
turn-ends-in = Your turn ends in { $seconds } s
choose-listed = Choose from the actions.
confirm-how = { $pointer ->
    [coarse] Confirm it with the button.
   *[fine] Click again or press Enter to do it.
}
no-actions = Nothing to do right now.
not-now = Not possible now ({ $count })
other-action = Another action
action-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
answers-here = { $count ->
    [one] { $count } answer to the question lies here
   *[other] { $count } answers to the question lie here
}
unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
passes-for-you = You can only pass: the table does so in a moment.
pass-for-me = Pass for me…
pass-until = { $until ->
    [offers] No offers until my turn
    [turn] Pass everything until my turn
    [war] Pass for me in this war
    [duel] Pass for me in this duel
   *[other] Pass for me until this is over
}
pass-until-how = { $until ->
    [offers] Until your next turn nobody asks you for offers. Everything else is still asked.
    [turn] From now on, and here too, the table passes for you wherever you may pass, until your next turn. You can end it at any time.
   *[other] The table passes for you until this is over. You can end it at any time.
}
pass-until-sure = Yes: pass now too
pass-is-on = { $until ->
    [offers] You make no offers until your turn.
    [turn] You pass everything until your turn.
    [war] You pass for the rest of this war.
    [duel] You pass for the rest of this duel.
   *[other] You pass until this is over.
}
pass-no-longer = { $until ->
    [offers] Ask about offers again
   *[other] Ask me again
}
table-menu = This table
resign = Leave for good
resign-bot = A bot takes over your seat, and you cannot have it back.
left-for-good = { $name } has left the game for good; a bot plays on.
resign-closes = The game ends here, for everybody and without a result.
delete-table = Delete the table
delete-table-warning = The table goes, with its chat and its record. Nobody can get it back.
table-deleted = The table is deleted.
table-closed = This game was closed
table-closed-more = It ended before its time, so nobody won. Every hand is open in the replay.
undo = Take back
undo-not = There is nothing to take back: you have decided nothing yet, or something new has come to light since.
let-go = Cancel
waiting-server = Waiting for the server
hand-over = Hand the screen to { $name }
hand-over-why = What the others hold stays hidden until then.
hand-over-ready = I am { $name }
keys = Keys
key-choose = choose an action; the same key again does it
key-send = do what is chosen
key-let-go = cancel it

## The end

wins-with = { $you ->
    [yes] You win with
   *[no] { $name } wins with
} { $points }
win-with = { $name } win with { $points }
lost-alone = Lost this time
nobody-wins = Nobody wins
ahead-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of { $you ->
    [yes] you
   *[no] { $name }
}
level-with = level with { $you ->
    [yes] you
   *[no] { $name }
}, ahead on the tie-break
win = { $names } win
ladder-points = Points
ladder-level = level, so the next decides
ladder-decides = this decides the game
ladder-unused = not needed, would be
level-decided = level with { $you ->
    [yes] you
   *[no] { $name }
}, decided by: { $title }
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
how-points-came = Where the points came from
best-in-gold = best of each column is underlined in gold
turn-by-turn = Turn by turn
chart-label = Points after each turn. { $totals }
final = final
the-draws = The draws
draws-explained = Every shuffle follows from one seed of the house. Its seal was shown before the first move, so nothing could be changed while you played.
draws-explained-all = Every shuffle follows from a seed of the house and from random numbers that players’ own browsers drew, all sealed before the first move. Whoever’s number went in knows that nobody chose the draws, not even the house.
check-draws = Check every draw here
check-seal = The house sealed its seed on { $when }, before anybody could add to it, and this is that seed.
check-page = { $count ->
    [one] A random number of { $names } went in, drawn and sealed by their own browser.
   *[other] Random numbers of { $names } went in, drawn and sealed by their own browsers.
}
check-house = For { $names } the house’s number went in: it follows from the sealed seed.
check-silent = { $names }: a number was sealed but not revealed in time. The house’s went in, which follows from the sealed seed.
check-wrong = { $names }: another number than the sealed one was revealed. The house’s went in, which follows from the sealed seed.
check-seed-alone = Nothing but the house’s seed went in: this table was laid before players could add numbers of their own.
check-own-in = Your own number, as this browser remembers it, is among them, and nothing was exchanged after it was revealed.
check-own-out = This browser revealed your number, but it did not go in: it came too late, or the house left it out.
check-own-changed = What went in is not what this browser was shown before it revealed your number: names, seals or options were exchanged.
check-made = { $count ->
    [one] One draw was made again in this browser: it does not differ.
   *[other] { $count } draws were made again in this browser: none differs.
}
check-made-lots = { $count ->
    [one] One draw and the lots for the seats were made again in this browser: nothing differs.
   *[other] { $count } draws and the lots for the seats were made again in this browser: none differs.
}
check-scope = What could be drawn each time is what the house lists. That these lists follow the rules, too, is checked by the command below.
check-fault-seal = The seed is not the one that was sealed.
check-fault-nonce = The number that went in for { $name } is not the sealed one.
check-fault-name = { $name } is called otherwise in the shuffle than in the record.
check-fault-key = The cards were not shuffled with these players, options and numbers.
check-fault-seat = { $name } does not sit where the lots put them.
check-fault-draw = Step { $ply }, “{ $answer }”, does not follow from the shuffle: “{ $drawn }” would.
check-fault-count = The house lists { $listed } draws, and the record has { $answered }.
seed = Seed
commitment = Seal
verify-how = Check it yourself: download the record, then

## Replay

replay-of = Replay of “{ $name }”
replay-round = round
replay-turn = turn
replay-answer = step
replay-back = Back one { $what }
replay-on = On one { $what }
replay-stride = How far to go at a time
replay-more = View, speed and parts of the table
replay-moves = Moves
replay-setup = Set-up: { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
replay-before = Before the first turn
replay-begins = The table is set up, the game begins
replay-drawn = Something is drawn
replay-secret = A secret choice
replay-answer-of = step { $number } of { $count }
play-on = Play on from here
play-on-as = As whom?
play-on-against = Against which bots?
play-on-explained = A new table begins at this point, with draws of its own. This game and its record stay as they are.
play-on-begin = Begin here
goes-on-from = { $ply ->
    [one] goes on from “{ $name }”, after { $ply } step
   *[other] goes on from “{ $name }”, after { $ply } steps
}
play = Play
pause = Pause
speed = Speed
move = Step
move-of = step { $ply } of { $plies }
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
password-rule = At least 8 characters. Three or four words are easy to keep in mind and hard to guess.
password-show = Show the password
password-now = Present password
password-new = New password
password-change = Change the password
password-change-more = Every other browser is signed out then.
password-changed = Your password is changed. Every other browser is signed out.
forgotten = Forgotten your password?
forgotten-more = Tell us the name of your account, or its e-mail address. We send a link there with which you choose a new password.
forgotten-do = Send the link
forgotten-sent = If there is such an account and it has an e-mail address, a link is on its way there. It works once, within an hour.
forgotten-again = Ask for another link
name-or-email = Name or e-mail
to-account = To the account
recover = A new password
recover-more = Choose a new password for your account. Every browser that is signed in with it will be signed out.
recover-do = Keep it and sign in
confirm = Is this your address?
confirm-more = You followed a link that we sent to your e-mail address. Confirm that it is yours, and you can get a new password there.
confirm-do = Yes, it is mine
confirm-done = Your e-mail address is confirmed.
sessions = Where you are signed in
sessions-more = Sign out what you do not know or no longer use. Then change your password, too.
session-on = { $browser } on { $system }
session-unknown = An unknown device
session-this = this browser
session-seen = last seen { $ago }
sessions-end = Sign out everywhere else
email = E-mail
email-yours = If you forget your password, a link goes to { $email }.
email-none = With an e-mail address you can get a new password if you forget yours. It is used for nothing else, and nobody sees it.
email-other = Another address
email-confirm-ask = Send a link to confirm it
email-remove = Remove the address
email-sent = We have sent a link to { $email }. The address counts once you have opened it.
email-no-mail = This house sends no e-mail. If you forget your password, whoever runs it can give you a new one.
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
notation = Notation of actions
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
refused-colour-taken = Somebody else was first with this emblem.
refused-open-seats = Some seats are still open.
refused-old-rules = This game was begun under older rules.
refused-no-undo = There is nothing to take back.
refused-name-taken = This name, or one that looks just like it, belongs to somebody’s account.
refused-name-empty = A name needs at least one letter or digit.
refused-name-long = This name is too long: 24 characters at most.
refused-name-invisible = There are characters in this name that cannot be seen. Type it anew.
refused-name-mixed = This name mixes letters of different scripts that look alike, Latin and Cyrillic, say. Use one script.
refused-name-marks = One letter of this name carries too many marks: two at most.
refused-password-short = This password is too short: at least 8 characters.
refused-password-long = This password is too long: 128 characters at most.
refused-password-common = Many people use this password, so it is tried first. Choose one of your own.
refused-password-name = This password is little more than your name, your address or the name of the house. Choose something else.
refused-password-pattern = Rows of keys, repetitions and dates are guessed quickly. Choose a few words instead.
refused-password-easy = This password is guessed quickly. Add a word or two.
refused-not-password = This is not your present password.
refused-no-account = You have no account yet.
refused-no-mail = This house sends no e-mail. Ask whoever runs it for a new password.
refused-bad-link = This link was used already, or is too old. Ask for another one.
refused-wrong-password = This name and password do not belong together.
refused-registered = You already have an account.
refused-closed = This game was closed.
refused-not-together = This has to be the last thing you decide at once.
refused-not-now = Automatic passing is not possible here and now.
refused-not-playing = There is no running game to leave.
refused-being-played = Others are playing at this table.
refused-too-often = Too many requests: wait a moment.
refused-one-seat = You have a seat at this table already.
refused-too-many-pages = Too many pages are open here: close some and try again.
refused-too-many-tables = Too many new tables: wait a moment.
refused-table-failed = Something is wrong with this table. What was played is kept; we try again in a while.
refused-logged-out = You have signed out.
refused-not-kept = The server cannot save anything at the moment, so nothing was changed. Try again shortly.
refused-too-large = That was too long.
refused-not-found = There is no such thing here.
refused-nobody = Open the front page first.
refused-other-origin = This must be asked from our own page.
refused-offline = The server cannot be reached. Check your connection and try again.
