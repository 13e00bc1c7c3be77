### The board of Lorenzo il Magnifico in English.

## Panes of a phone

lorenzo-pane-towers = Towers
lorenzo-pane-spaces = Spaces
lorenzo-pane-mine = My board

## Goods, cards and members

lorenzo-coin = coin
lorenzo-wood = wood
lorenzo-stone = stone
lorenzo-servant = servant
lorenzo-military = military
lorenzo-faith = faith
lorenzo-vp = victory points
lorenzo-privilege = privilege
lorenzo-any = any
lorenzo-territory = territory
lorenzo-character = character
lorenzo-building = building
lorenzo-venture = venture
lorenzo-member = { $member } member
lorenzo-member-white = white
lorenzo-member-black = black
lorenzo-member-orange = orange
lorenzo-member-neutral = neutral
lorenzo-per = per
lorenzo-or = or
lorenzo-of = of { $needed }
lorenzo-end = end
lorenzo-action = action: { $kind }
lorenzo-rule-no-floor-bonus = no floor bonus
lorenzo-rule-occupied-spaces = may join others
lorenzo-rule-no-tower-fee = never pays in towers
lorenzo-rule-no-military-need = no military needed
lorenzo-rule-copy-leader = copies an ability
lorenzo-rule-double-immediate = goods of cards doubled
lorenzo-rule-support-bonus = support gives +5
lorenzo-rule-no-market = no Market
lorenzo-rule-dear-servants = two servants for +1
lorenzo-rule-skip-first-turn = first turn comes last

## The towers

lorenzo-towers = Towers
lorenzo-which-tower = Which tower
lorenzo-territory-tower = Territories
lorenzo-character-tower = Characters
lorenzo-building-tower = Buildings
lorenzo-venture-tower = Ventures
lorenzo-short-territory = Lands
lorenzo-short-character = People
lorenzo-short-building = Build
lorenzo-short-venture = Venture
lorenzo-taken = taken
lorenzo-occupied = occupied
lorenzo-unoccupied = free to enter
lorenzo-servants-needed = { $count ->
    [one] needs 1 servant
   *[other] needs { $count } servants
}

## The other spaces

lorenzo-council = Council
lorenzo-dice = Dice of the round
lorenzo-round = round { $round } of { $rounds }
lorenzo-order = Turn order
lorenzo-market = Market
lorenzo-harvest = Harvest
lorenzo-production = Production
lorenzo-closed = For more players
lorenzo-space-palace = Council Palace
lorenzo-space-harvest = Harvest
lorenzo-space-large-harvest = Large harvest space: value { $sign }, room for all
lorenzo-space-production = Production
lorenzo-space-large-production = Large production space: value { $sign }, room for all
lorenzo-space-market-1 = Market: coins
lorenzo-space-market-2 = Market: servants
lorenzo-space-market-3 = Market: military and coins
lorenzo-space-market-4 = Market: privileges

## The Church

lorenzo-church = Church
lorenzo-next-report = report after round { $round }: { $faith } faith
lorenzo-excommunications = excommunications
lorenzo-military-points = strongest { $first } points, second { $second }

## A player’s board

lorenzo-family = Family members
lorenzo-away = placed
lorenzo-put-back = Put the { $member } back
lorenzo-instead = Take the { $member } instead, value { $value }
lorenzo-card-count = { $count }/{ $most }
lorenzo-slot = slot { $slot }
lorenzo-bonus-tile = bonus tile
lorenzo-at-end = at the end
lorenzo-vp-end = victory points at the end
lorenzo-leaders = Leaders
lorenzo-leaders-played = leaders in play
lorenzo-leaders-hidden = { $count ->
    [one] 1 leader in hand
   *[other] { $count } leaders in hand
}
lorenzo-leader-played = in play
lorenzo-leader-spent = used this round
lorenzo-once = once a round
lorenzo-requires = requires

## What is asked

lorenzo-ask-bonus = Bonus action
lorenzo-ask-pay = Pay
lorenzo-ask-privilege = Privilege
lorenzo-ask-exchange = Exchange
lorenzo-ask-copy = Copy an ability
lorenzo-ask-report = Vatican Report
lorenzo-ask-stuck = No member can be placed
lorenzo-decline = Decline
lorenzo-lose-placement = Place nobody
lorenzo-no-exchange = no exchange
lorenzo-value = value
lorenzo-exchanges = exchanges to choose
lorenzo-then = then { $name }
lorenzo-do = Confirm
lorenzo-privilege-count = { $count } of { $most }
lorenzo-privilege-gone = chosen already
lorenzo-taxed = an excommunication takes 1
lorenzo-bonus-tower = no member is placed
lorenzo-stuck = You may still use leaders first.
lorenzo-support = Support
lorenzo-no-support = No support
lorenzo-idle = nothing works yet

## A placement, put together

lorenzo-how-act = { $pointer ->
    [coarse] Tap a space or a member, in either order.
   *[fine] Choose a space or a member, in either order.
}
lorenzo-how-make-up = { lorenzo-how-act }
lorenzo-with = with
lorenzo-with-whom = Whom you place
lorenzo-with-not = { $member }: cannot go to the space that is chosen
lorenzo-act-card = Take { $card }
lorenzo-act-harvest = Harvest
lorenzo-act-production = Produce
lorenzo-act-market = Go to the market
lorenzo-act-palace = Go to the palace
lorenzo-act-for = { $act } for { $count ->
    [one] 1 servant
   *[other] { $count } servants
}
lorenzo-plan-card = { $card } with { $whom }
lorenzo-plan-harvest = Harvest with { $whom }: { $sum }
lorenzo-plan-production = Production with { $whom }: { $sum }
lorenzo-plan-market = Market with { $whom }
lorenzo-plan-palace = Council Palace with { $whom }
lorenzo-spend = Servants for this action
lorenzo-servants = { $count ->
    [one] servant
   *[other] servants
}
lorenzo-servants-all = { $count } servants
lorenzo-more = { $count ->
    [one] One more servant adds { $names }.
   *[other] { $count } more servants add { $names }.
}
lorenzo-exchange-count = { $count ->
    [one] then 1 exchange to choose
   *[other] then { $count } exchanges to choose
}
lorenzo-whom-white = white
lorenzo-whom-black = black
lorenzo-whom-orange = orange
lorenzo-whom-neutral = neutral

## Setting up

lorenzo-bonus-tiles = Bonus tiles
lorenzo-tile-order = chosen in this order
lorenzo-draft = Keep one of these leaders
lorenzo-draft-wait = Your leaders
lorenzo-draft-count = { $count } of { $most } kept
lorenzo-leaving = goes to your right
lorenzo-kept = kept

## Headings of the list of actions, by verb

lorenzo-do-member = Place
lorenzo-do-member-line = Put a family member on a space
lorenzo-do-space = Spaces
lorenzo-do-space-line = Where the member goes
lorenzo-do-servants = Servants
lorenzo-do-servants-line = Each adds 1 to the action
lorenzo-do-leaders = Leaders
lorenzo-do-leaders-line = Play, discard or use one
lorenzo-do-decline = Decline
lorenzo-do-decline-line = Go on without it
lorenzo-do-end = End the turn
lorenzo-do-end-line = Nothing more to do
