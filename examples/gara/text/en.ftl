### Gara in English. How messages are named stands in src/bottega/text/voice.py.

game-gara = Gara
about-gara = Submit your designs in secret: the highest is paid for pomp, the lowest where it should be plain.

## What is asked, and what may be answered

ask-choose = Which design do you submit?
action-submit = Submit design { $design }
    .help = It is laid face down, shown when everybody has chosen, and then used up.

## What chance does

ask-deal = { $to } is dealt a design.
ask-roll = The die is rolled for a new commission.
action-give = Deal design { $design } to { $seat }
action-cast = { $florins ->
    [one] A commission of 1 florin
   *[other] A commission of { $florins } florins
}

## What happened

# Only the one who is dealt a design gets a line.
event-dealt = { $design-key ->
    [hidden] { "" }
   *[other] { $seat } is dealt design { $design }.
}
event-rolled = { $florins ->
    [1] A new commission: 1 florin, for something plain.
    [3] A new commission: 3 florins, for something plain.
    [5] A new commission: 5 florins, for something plain.
   *[other] A new commission: { $florins } florins, for pomp.
}
event-submitted = { $design-key ->
    [hidden] { $seat } submits a design.
   *[other] { $seat } submits design { $design }.
}
event-shown = { $florins-key ->
    [none] { $seat } shows design { $design }.
   *[other] { $seat } shows design { $design } and is paid { $florins ->
        [one] 1 florin.
       *[other] { $florins } florins.
    }
}

## Score and board

score-pomp = Commissions for pomp
score-plain = Plain commissions
board-commissions = Commissions
board-pomp = pomp: the highest
board-plain = plain: the lowest
board-hand = Hand
board-submitted = Submitted

## The board in the browser

board-your-hand = Your designs
board-number = No. { $number }
board-florins = { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
}
board-to-come = to come
board-design = Design { $design }
board-face-down = A design face down
board-no-design = No design yet
board-paid = paid
