# What the terminal says around a game.

play-commitment = Shuffled already: the SHA-256 of the seed is { $hash }
play-seats = Seats were drawn by lot. In turn order: { $names }
play-keys = Type a number · ? explains · u undo · b board · s score · l log · r rules · q quit · h help
play-help =
    Type the number of a choice, or the move itself in notation. Choices stand under headings, counted.
    ?           explain every choice        ? 3    explain choice 3        ? Watermill  read a card
    u           take back your last answer, until a card is turned or your turn is over
    venice      find the choices with these words in them; Enter shows the next page, or all again
    n           show or hide the notation of choices
    b the board, or its next part · s score as it stands · l the whole log · r rules · q save and leave
play-find = Type a number, or words to find choices: a heading, a name.
play-page = Page { $page } of { $pages } · Enter turns over · words find choices
play-board-part = Lines { $first } to { $last } of { $all } of the board · b shows the next
play-other-choices = Other
play-number = Choose a number from 1 to { $most }.
play-not-now = That is not possible now; ? alone explains what is.
play-no-help = There is nothing more to say about it.
play-no-undo = There is nothing you may take back: a card was turned, something was shown, or your turn is over.
play-hand-over = { $seat }, it is your turn. Press Enter when only you can see the screen.
play-saved = Saved. Play on with: bottega play --resume { $path }
play-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
play-lost = Lorenzo wins: the game is lost.
play-seed = The seed was { $seed }
play-record = Record: { $path } (check every draw with `bottega verify`)
recorded = { $path }: { $answers } answers
replay-keys = Enter next · b back · a number goes to that step · q quit
verified = { $draws } draws follow from the seed, { $answers } answers replay.
verified-so-far = So far, { $draws } draws follow from the seed and { $answers } answers replay; the game is not over.
verified-sealed = The house sealed its seed before anybody sat down; its SHA-256 is { $hash }.
verified-page = { $count ->
    [one] A nonce of { $names } went in, revealed by their own page.
   *[other] Nonces of { $names } went in, revealed by their own pages.
}
verified-house = For { $names } the house’s nonce went in, which follows from the seed.
verified-silent = { $names } had committed to a nonce and not revealed it in time: the house’s went in, which follows from the seed.
verified-wrong = { $names } revealed another nonce than committed to: the house’s went in, which follows from the seed.
games-key = key
games-title = game
games-seats = seats
games-about = about
games-option = option
games-values = values, the usual one first
games-ruling = ruling
games-no-options = This game has no table options.
games-players = Who can sit at a table: { $players }
simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-player = player
simulate-wins = wins
simulate-share = share
simulate-interval = 95 % interval
simulate-score = score
simulate-range = range
simulate-lengths = Answers a game: { $mean } on average, { $least } to { $most }
simulate-seats = Wins by seat: { $shares }
menu-game = Which game?
menu-bots = How many opponents ({ $least } to { $most })?
menu-level = How strong are they to be?
a-person = Player
simulate-truncated = { $games ->
    [one] { $games } game was stopped after { $most } answers and counts as nobody’s win.
   *[other] { $games } games were stopped after { $most } answers and count as nobody’s win.
}
arena-fair = If all were equally good: { $shares }
arena-margin = points ahead
arena-seconds = a choice
arena-rating = rating
arena-fault = { $player } lost { $games } { $games ->
    [one] game
   *[other] games
 } by its own fault; the first time: { $why }

# Figures; the language says how they are written.
a-number = { $number }
a-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
an-average = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
