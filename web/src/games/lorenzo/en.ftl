### The board of Lorenzo il Magnifico in English.

## Panes of a phone

lorenzo-short-title = Lorenzo
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
lorenzo-vp = Victory Points
lorenzo-privilege = Privilege
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
lorenzo-rule-skip-first-turn = first turn after all others

## The towers

lorenzo-towers = Towers
lorenzo-which-tower = Which tower
lorenzo-territory-tower = Territories
lorenzo-character-tower = Characters
lorenzo-building-tower = Buildings
lorenzo-venture-tower = Ventures
lorenzo-empty = empty
lorenzo-taken = taken
lorenzo-fee = { $count } coins more: the tower is occupied
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
lorenzo-space-market-3 = Market: Military Points and coins
lorenzo-space-market-4 = Market: Privileges

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
lorenzo-points-now = If the game ended now: { $total } points
lorenzo-points-end = At the end of the game: { $total } points
lorenzo-points-track = already scored: { $points }
lorenzo-points-of = { $kind }: { $points }
lorenzo-points-faith = faith, counted after round 6 at the latest, whether you support the Church or not: { $points }
lorenzo-about-score-vp = Victory Points gained are those collected during the game: for faith at Vatican Reports, and from buildings, cards and Leaders.
lorenzo-points-rest = military, goods and excommunications: { $points }
lorenzo-vp-end = Victory Points at the end
lorenzo-leaders = Leaders
lorenzo-leaders-played = leaders in play
lorenzo-drop = discard
lorenzo-leaders-hidden = { $count ->
    [one] 1 leader in hand
   *[other] { $count } leaders in hand
}
lorenzo-leader-played = in play
lorenzo-leader-spent = used this round
lorenzo-once = once a round
lorenzo-alike = of one type
lorenzo-requires = requires

## What is asked

lorenzo-ask-bonus = Bonus action
lorenzo-ask-pay = Pay
lorenzo-ask-privilege = Privilege
lorenzo-ask-exchange = Exchange
lorenzo-ask-copy = Copy an ability
lorenzo-ask-report = Vatican Report
lorenzo-ask-stuck = No member can be placed
lorenzo-no-exchange = no exchange
lorenzo-value = value
lorenzo-exchanges = exchanges to choose
lorenzo-lapses = then no action of { $name } is possible
lorenzo-then = then { $name }
lorenzo-do = Spend
lorenzo-privilege-count = { $count } of { $most }
lorenzo-privilege-gone = chosen already
lorenzo-taxed = an excommunication takes 1
lorenzo-bonus-tower = no member is placed
lorenzo-stuck = You may still use leaders first.
lorenzo-support = Support
lorenzo-no-support = No support
lorenzo-lasts = for the rest of the game
lorenzo-idle = nothing works yet

## A placement, put together

lorenzo-how-act = { $pointer ->
    [coarse] Tap a space or a member.
   *[fine] Choose a space or a member, in either order.
}
lorenzo-how-make-up = { lorenzo-how-act }
lorenzo-how-finish-turn = Only your Leaders are left: use them, or end the turn.
lorenzo-ends-alone = Ask only if a Leader can be used
lorenzo-ends-alone-how = While this is on, your turn ends { $seconds } seconds after your placement when no Leader can be played or used, without asking whether you discard one; until then you can take it back. It stops when you press it again.
lorenzo-in-towers = Towers
lorenzo-in-towers-line = Which card to take
lorenzo-with = with
lorenzo-with-whom = Whom you place
lorenzo-with-not = { $member }: cannot go to the space that is chosen
lorenzo-act-card = Take { $card }
lorenzo-act-harvest = Harvest
lorenzo-act-production = Produce
lorenzo-act-market = Go to the Market
lorenzo-act-palace = Go to the Council Palace
lorenzo-act-for = { $act }, spending { $count ->
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
lorenzo-whom-white = the white member
lorenzo-whom-black = the black member
lorenzo-whom-orange = the orange member
lorenzo-whom-neutral = the neutral member

## Setting up

lorenzo-bonus-tiles = Bonus tiles
lorenzo-tile-order = chosen in this order
lorenzo-draft = Keep one of these leaders
lorenzo-draft-wait = Your leaders
lorenzo-draft-count = { $count } of { $most } kept
lorenzo-leaving = goes to your right
lorenzo-kept = kept

# How the log names goods after a number: shown there as icons
lorenzo-told-coin = coin|coins
lorenzo-told-wood = wood
lorenzo-told-stone = stone
lorenzo-told-servant = servant|servants
lorenzo-told-military = Military Point|Military Points
lorenzo-told-faith = Faith Point|Faith Points
lorenzo-told-vp = Victory Point|Victory Points|VP
lorenzo-told-privilege = Council Privilege|Council Privileges
