### The board of Masters of Renaissance in English.

## Panes of a phone

masters-short-title = Masters
masters-pane-market = Market
masters-pane-cards = Cards
masters-pane-mine = My board

## Goods and colours

masters-coin = coin
masters-stone = stone
masters-servant = servant
masters-shield = shield
masters-faith = faith
masters-so-many = { $good ->
    [coin] { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
    [stone] { $amount ->
        [one] 1 stone
       *[other] { $amount } stones
    }
    [servant] { $amount ->
        [one] 1 servant
       *[other] { $amount } servants
    }
   *[shield] { $amount ->
        [one] 1 shield
       *[other] { $amount } shields
    }
}
masters-any = any resource
masters-green = green
masters-blue = blue
masters-yellow = yellow
masters-purple = purple
masters-level = level { $level }
masters-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The market

masters-market = Market
masters-tray = Marbles in three rows and four columns
masters-spare = spare marble slides in
masters-slide = Spare marble
masters-marble-white = white marble
masters-marble-blue = blue marble
masters-marble-grey = grey marble
masters-marble-yellow = yellow marble
masters-marble-purple = purple marble
masters-marble-red = red marble
masters-line-gives = gives
masters-nothing = nothing
masters-line-brings = Gives { $goods }.
masters-line-over = To be discarded, without a depot: { $goods }.
masters-line-whites = { $count ->
    [one] For 1 white marble you choose.
   *[other] For { $count } white marbles you choose.
}
masters-line-nothing = White marbles give nothing.
masters-buy-pays = Costs { $goods }; the card goes into slot { $slot }.
masters-buy-free = Costs nothing; the card goes into slot { $slot }.
masters-buy-either = Choose a marked resource to pay it from the Strongbox.
masters-buy-covers = It covers { $card }, which produces no more.
masters-buy-last = { $ends ->
    [won] It is your 7th card: with it you win.
    [now] It is your 7th card: the game ends with this turn.
   *[round] It is your 7th card: the last round begins.
}
masters-about-finish-turn = { $undo ->
    [yes] { $leaders ->
        [none] Until you end it you can take the turn back.
        [discard] Until you end it you can take the turn back, or discard a leader.
       *[play] Until you end it you can take the turn back, or play or discard a leader.
    }
   *[no] { $leaders ->
        [none] Nothing is left to do: your turn ends by itself.
        [discard] You can still discard a leader. Nothing can be taken back any more.
       *[play] You can still play or discard a leader. Nothing can be taken back any more.
    }
}
masters-last-turn = The last round has begun: this is your last turn.
masters-held = Still to place
masters-shelf = From the market
masters-shelf-fits = { $fit } of { $count } placed
masters-holding = { $name } is placing these
masters-store = Store
masters-start-with = into your Warehouse:
masters-becomes = becomes

## Development cards

masters-cards = Development Cards
masters-saved = { $amount } on the card, { $saved } less with your leaders
masters-cost = cost
masters-affordable = { $count ->
    [0] none you can buy now
    [one] one you can buy now
   *[other] { $count } you can buy now
}
masters-cards-left = { $count ->
    [one] last card of its deck
   *[other] { $count } cards in this deck
}
masters-deck-empty = No { $colour } cards of level { $level } left
masters-into = into slot
masters-price = price

## The faith track

masters-track = Faith Track
masters-favours = Pope’s Favour tiles
masters-favour-won = { $own ->
    [no] won
   *[other] yours
}
masters-favour-lost = lost
masters-favour-ahead = ahead
masters-report-title = Vatican Report { $section }
masters-report-when = { $solo ->
    [yes] It is held as soon as you or the Black Cross reach space { $space }. If you stand on space { $first } or beyond then, you keep the Pope’s Favour tile ({ masters-points }); otherwise you lose it.
   *[no] It is held as soon as somebody reaches space { $space }. Whoever stands on space { $first } or beyond then keeps their Pope’s Favour tile ({ masters-points }); everybody else loses it.
}
masters-report-ends = With it the last round begins.
masters-report-held = It has been held. Whoever stood on space { $first } or beyond kept the Pope’s Favour tile ({ masters-points }).
masters-report-came = { $you ->
    [yes] { $kept ->
        [yes] You kept your tile.
       *[no] You lost your tile.
    }
   *[no] { $kept ->
        [yes] { $name } kept the tile.
       *[no] { $name } lost the tile.
    }
}
masters-report-off = { $who ->
    [you] You are
    [cross] The Black Cross is
   *[other] { $name } is
} { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} away.
masters-report-mine = { $lacking ->
    [0] You stand far enough to keep your tile.
    [one] You still need 1 step to keep your tile.
   *[other] You still need { $lacking } steps to keep your tile.
}
masters-report-near = { $who ->
    [you] You are
    [cross] The Black Cross is
   *[other] { $name } is
} { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} away from Vatican Report { $section }{ $ends ->
    [yes] {" "}and the last round
   *[no] {""}
}: { $safe ->
    [yes] you are far enough along for your tile.
   *[no] you keep your tile{ $ends ->
        [yes] {""}
       *[no] {" "}({ masters-points })
    } only from space { $first } on.
}
masters-report-called = Vatican Report { $section } is held{ $ends ->
    [now] , and the game ends with this turn.
    [round] , and the last round begins.
   *[no] .
}
masters-faith-of = { $name } { $from } → { $to }
masters-black-cross = Black Cross
masters-last-round = Last round
masters-lorenzo = Lorenzo il Magnifico
masters-tokens-left = { $count ->
    [one] 1 token left
   *[other] { $count } tokens left
}
masters-reshuffled = reshuffled

## A player’s board

masters-warehouse = Warehouse
masters-depot = Depot for { $size }
masters-leader-depot = leader
masters-strongbox = Strongbox
masters-pay = Where to pay from
masters-pay-now = to pay now
masters-production = Production
masters-produce = Produce
masters-faith-moves = { $gain ->
    [0] Faith { $from } → { $to }.
    [one] Faith { $from } → { $to }: 1 point more.
   *[other] Faith { $from } → { $to }: { $gain } points more.
}
masters-basic-open = { $pay ->
    [0] Any two for one: choose what you get.
   *[other] Any two for one: choose what you pay and what you get.
}
masters-leader-open = Choose what your leader’s power gives.
masters-switch-how = Powers are switched on and off, in any order
masters-produced-goes = What you get goes into the Strongbox and cannot pay this turn.
masters-which-powers = Which powers do you use?
masters-sum-pay = Pay
masters-sum-get = and get
masters-pay-two = pay 2
masters-get-one = get 1
masters-short = { $good ->
    [coin] { $amount ->
        [one] 1 coin short
       *[other] { $amount } coins short
    }
    [stone] { $amount ->
        [one] 1 stone short
       *[other] { $amount } stones short
    }
    [servant] { $amount ->
        [one] 1 servant short
       *[other] { $amount } servants short
    }
    [shield] { $amount ->
        [one] 1 shield short
       *[other] { $amount } shields short
    }
   *[any] { $amount ->
        [one] 1 resource short
       *[other] { $amount } resources short
    }
}
masters-pay-strongbox = { $good ->
    [coin] Pay a coin from the Strongbox
    [stone] Pay a stone from the Strongbox
    [servant] Pay a servant from the Strongbox
   *[shield] Pay a shield from the Strongbox
}
masters-pay-warehouse = { $good ->
    [coin] Pay a coin from the Warehouse
    [stone] Pay a stone from the Warehouse
    [servant] Pay a servant from the Warehouse
   *[shield] Pay a shield from the Warehouse
}
masters-owned = { $count } of 7 cards
masters-basic = any two for one
masters-slot = Slot { $slot }
masters-slot-takes = takes a level { $level } card
masters-leaders = Leaders
masters-leaders-hand = leaders in hand
masters-needs = needs
masters-leader-may = Can be played now
masters-leader-hand = { $you ->
    [yes] In your hand
   *[no] In hand
}
masters-leader-not-yet = Not yet
masters-drop = discard
masters-leader-hidden = Leader in hand
masters-leader-played = Played
masters-leader-discarded = Discarded

## Setting up

masters-keep-title = Keep two of your four leaders
masters-keep-wait = Your leaders
masters-keep-count = { $count } of 2 chosen
masters-keep-sum = { $points ->
    [one] 1 point
   *[other] { $points } points
} in all. Needed to play them: { $needs }.
masters-need-cards = { $amount } { $colour ->
    [green] green
    [blue] blue
    [yellow] yellow
   *[purple] purple
} { $amount ->
    [one] card
   *[other] cards
}{ $level ->
    [0] { "" }
   *[other] { " " }of level { $level }
}

## Storing what was taken

masters-store-all = { $count ->
    [one] Store it
   *[other] Store all { $count }
}
masters-store-most = Store { $count }, leave { $left }
masters-store-none = Leave { $left }
masters-store-price = { $solo ->
    [yes] What you leave{ $gone ->
        [0] {""}
       *[other] {" "}({ $gone } already gone)
    } moves the Black Cross { $count ->
        [one] 1 space.
       *[other] { $count } spaces.
    }
   *[no] What you leave{ $gone ->
        [0] {""}
       *[other] {" "}({ $gone } already gone)
    } gives each of the others { $count ->
        [one] 1 Faith Point.
       *[other] { $count } Faith Points.
    }
}
masters-store-fits = Everything finds a depot.
masters-store-moves = Rearranged: { $moves }.
masters-store-moved = { $good ->
    [coin] coins
    [stone] stones
    [servant] servants
   *[shield] shields
} to depot { $depot }
masters-by-hand = By hand
masters-at-once = All at once
masters-storing-by-hand = Storing by hand
masters-by-hand-how = { $pointer ->
    [coarse] Drag, or tap what goes and then where;
   *[fine] Drag, or click what goes and then where;
} depots can swap.
masters-where-to = { $good ->
    [coin] Coin: into which depot?
    [stone] Stone: into which depot?
    [servant] Servant: into which depot?
   *[shield] Shield: into which depot?
}
masters-no-depot = left over:
masters-seal = { $depot ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
masters-seal-left = left
masters-do-buy-not = Nothing you can pay for
masters-do-produce-not = Two resources are needed
masters-do-leaders-not = None in your hand

# How the log names goods after a number: shown there as icons
masters-told-coin = coin|coins
masters-told-stone = stone|stones
masters-told-servant = servant|servants
masters-told-shield = shield|shields
masters-told-faith = Faith Point|Faith Points
masters-told-vp = Victory Point|Victory Points|VP
