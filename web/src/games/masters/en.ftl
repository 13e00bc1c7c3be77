### The board of Masters of Renaissance in English.

## Panes of a phone

masters-pane-market = Market
masters-pane-cards = Cards
masters-pane-mine = My board

## Goods and colours

masters-coin = coin
masters-stone = stone
masters-servant = servant
masters-shield = shield
masters-faith = faith
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
masters-held = Still to place
masters-holding = { $name } is placing these
masters-store = Store
masters-discard = Discard
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
masters-black-cross = Black Cross
masters-last-round = Last round
masters-lorenzo = Lorenzo il Magnifico
masters-tokens-left = { $count } left
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
masters-done = Done
masters-sum = So far
masters-owned = { $count } of 7 cards
masters-basic = any two for one
masters-slot = Slot { $slot }
masters-slot-takes = takes a level { $level } card
masters-leaders = Leaders
masters-leaders-hand = leaders in hand
masters-needs = needs
masters-leader-may = Can be played now
masters-leader-hand = In your hand
masters-leader-not-yet = Not yet
masters-leader-hidden = Leader in hand
masters-leader-played = Played
masters-leader-discarded = Discarded

## Setting up

masters-keep-title = Keep two of your four leaders
masters-keep-wait = Your leaders
masters-keep-count = { $count } of 2 chosen
masters-keep = Keep these two

## Headings of the list of actions, by verb

masters-store-all = Store all { $count }
masters-store-most = Store { $count }, leave { $left }
masters-do-market = Market
masters-do-market-line = Take a row or a column
masters-do-buy = Buy
masters-do-buy-line = A card for one of your slots
masters-do-buy-not = Nothing you can pay for
masters-do-produce = Produce
masters-do-produce-line = Turn goods into others
masters-do-produce-not = Two goods are needed
masters-do-leaders = Leaders
masters-do-leaders-line = Play or discard one
masters-do-leaders-not = None in your hand
masters-do-end = End the turn
masters-do-end-line = Nothing more to do
