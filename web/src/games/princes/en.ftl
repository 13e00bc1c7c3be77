### The board of Princes of the Renaissance in English.

## Panes of a phone

princes-short-title = Princes
princes-pane-cities = Cities
princes-pane-supply = Supply
princes-pane-mine = My house
princes-means = What { $name } has

## Cities, towns, goods and troops

princes-venice = Venice
princes-milan = Milan
princes-florence = Florence
princes-rome = Rome
princes-naples = Naples
princes-perugia = Perugia
princes-bologna = Bologna
princes-ferrara = Ferrara
princes-mantua = Mantua
princes-rimini = Rimini
princes-urbino = Urbino
princes-gold = gold
princes-influence = influence
princes-vp = points
princes-cavalry = Cavalry
princes-infantry = Infantry
princes-pikes = Pikes
princes-crossbow = Crossbows
princes-artillery = Artillery
princes-fort = Fort
princes-any-troop = any troop
princes-artist = artist
princes-pope = Pope
princes-treachery = Treachery
princes-merchant = merchant
princes-per-merchant = for each merchant
princes-status = status
princes-hand-limit = treachery tiles in hand
princes-less-condottiere = to become a condottiere
princes-less-artist = for artists
princes-less-pope = for the Pope
princes-power-bank = once a decade: exchange
princes-power-steal = once a decade: steal
princes-steals = Steal
princes-power-draw = once a decade: draw a treachery tile
princes-power-reroll = once a decade: roll the dice again
princes-power-veto = once a decade: veto

## City tiles, in short

princes-tile-il-doge = Il Doge
princes-tile-venetian-merchant = Merchant
princes-tile-milanese-merchant = Merchant
princes-tile-florentine-merchant = Merchant
princes-tile-neapolitan-merchant = Merchant
princes-tile-genoese-crossbow = Genoese
princes-tile-swiss-mercenaries = Swiss
princes-tile-armourer = Armourer
princes-tile-ludovico-sforza = L. Sforza
princes-tile-caterina-sforza = C. Sforza
princes-tile-lorenzo-medici = Lorenzo
princes-tile-giovanni-medici = Giovanni
princes-tile-bank = Bank
princes-tile-roderigo-borgia = R. Borgia
princes-tile-cesare-borgia = C. Borgia
princes-tile-lucrezia-borgia = L. Borgia
princes-tile-della-rovere = Della Rovere
princes-tile-orsini = Orsini
princes-tile-colonna = Colonna
princes-tile-ferrante-of-aragon = Ferrante
princes-tile-alfonso-of-aragon = Alfonso
princes-tile-federico-of-aragon = Federico
princes-tile-spanish-infantry = Spaniards

## A city

princes-worth = a tile scores, if the game ended now
princes-worth-is = Each tile would score { $points ->
    [one] 1 point
   *[other] { $points } points
} if the game ended now.
princes-status-is = Status { $status }
princes-no-artist = no artist
princes-bid-from = from
princes-owned-by = Owned by { $name }
princes-used = Used in this decade

## The map

princes-map = Italy
princes-pope-and-treachery = Pope and treachery
princes-wars = Wars
princes-wars-fought = { $count } of { $most } wars fought in this decade
princes-war-how = To start a war, choose who attacks, then whom.
princes-against = { $city } attacks: choose whom.
princes-attacks = { $city } attacks
princes-let-attack = Let { $city } attack
princes-choose-defender = { $pointer ->
    [coarse] Now tap the city it marches on; tap the attacker again to undo.
   *[fine] Now click the city it marches on; click the attacker again to undo.
}
princes-choose-city = Choose a city.
princes-home-of = Home of the { $family } family
princes-war-pay = { $gold } gold of war pay wait here for the end of the decade.
princes-war-pay-short = war pay
princes-deck = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} in the deck, { $discards } discarded

## Events and troops

princes-events = Events of decade { $decade } of { $decades }
princes-events-end = { $count } left
princes-last-event = { $final ->
    [yes] ends the game
   *[no] ends the decade
}
princes-decade-over = Decade { $decade } is over
princes-decade-over-how = Everybody gets their income and what wars have earned them. The Pope is free again, and what may be used once a decade can be used again.
princes-last-decade-over-how = Everybody gets their income and what wars have earned them. The Pope stays where he is.
princes-decade-begins = Decade { $decade } begins.
princes-last-decade-begins = Decade { $decade } begins: the last one.
princes-decade-brings = It brings { $events }.
princes-points-counted = That was the last decade: now the points are counted.
princes-gold-in-the-end = Gold in the end
princes-influence-in-the-end = Influence in the end
princes-auction-last = The last event: with this auction { $final ->
    [yes] the game ends.
   *[no] the decade ends.
}
princes-decade-who = Who
princes-next-decade = The next decade brings
princes-event-gone = gone
princes-bid-in = bid
princes-troops = Troops
princes-left = { $count } left
princes-att = att
princes-def = def

## A house

princes-income = Income
princes-income-how = At the end of the decade; { $gold } gold and { $influence } influence of it from the family, the rest from tiles and troops.
princes-home = War pay in { $home }
princes-victories = victories
princes-trade-with = Offer a trade to
princes-points-now = If the game ended now: { $total } points
princes-points-end = At the end of the game: { $total } points
princes-points-of-tiles = { $city }, { $count } × { $each }: { $points }
princes-points-most-gold = most gold: { $points }
princes-points-second-gold = second most gold: { $points }
princes-points-most-influence = most influence: { $points }
princes-points-pope = the Pope: { $points }
princes-points-victories = victories in war: { $points }
princes-points-artists = artists and merchants: { $points }
princes-tiles = City tiles
princes-tiles-of = tiles { $tiles }/{ $most }, cities { $cities }/{ $cities_most }
princes-no-tiles = No city tiles yet
princes-own-troops = Troops
princes-no-troops = No troops yet: only whoever has some can be a condottiere
princes-hand-of = { $count } of { $most } tiles
princes-no-hand = No treachery tiles
princes-when-bribe-troop = In a war you fight in
princes-when-bribe-cardinal = When you pay for the Pope
princes-when-block-bid = In an auction, at your bid
princes-when-steal-influence = In your turn
princes-when-raid-gold = In your turn
princes-when-veto = When a war is declared
princes-when-start-war = At the end of your turn
princes-now-bribe-troop = Now: choose a troop
princes-now-bribe-cardinal = Now: counts as 3 influence
princes-now-block-bid = Now: block a rival
princes-now-steal-influence = Now: take 2 from one rival
princes-now-raid-gold = Now: take 3 from one rival
princes-now-veto = Now: no war
princes-now-start-war = Now: choose two cities

## Setting up

princes-families = The families

## The auction

princes-auction-title = Up for auction: { $lot }
princes-auction-open = Nobody has bid yet. The highest bid wins and pays at once.
princes-auction-leads = { $you ->
    [yes] You lead with
   *[no] { $name } leads with
} { $bid } { $good ->
    [gold] gold
   *[influence] influence
}.
princes-hire-open = Nobody has bid yet. Only whoever has troops may bid.
princes-lot-city = { $city }, status { $status }
princes-passed = { $you ->
    [yes] have left the auction
   *[no] has left the auction
}
princes-barred = { $bar ->
    [gold] too little gold
    [influence] too little influence
   *[blocked] cannot bid
}
princes-out = out
princes-leads = leads
princes-blocked = { $you ->
    [yes] are blocked
   *[no] is blocked
}
princes-your-bid = Your bid
princes-discount = Your discount: { $discount }.
princes-bid = Bid { $bid }
princes-amounts-bid = Bid { $amount }
princes-bid-says = Bid { $bid }: you pay { $paid } { $good ->
    [gold] gold
   *[influence] influence
} and keep { $left }.
princes-bid-says-short = Bid { $bid }: { $short } more than you hold. { $cardinals ->
    [0] { $banks ->
        [one] Your bank changes { $changed } { $good ->
            [gold] influence
           *[influence] gold
        } for it, and is used up for this decade.
       *[other] Your banks change { $changed } { $good ->
            [gold] influence
           *[influence] gold
        } for it, and are used up for this decade.
    }
   *[other] Bribed cardinals or banks pay it: you choose if you win.
}
princes-bid-opens = The lowest opening bid.
princes-bid-opens-with = The bidding opens at { $least }.
princes-bid-beats = { $more } more than { $name }.
princes-bid-reach = You can go up to { $most }.
princes-bid-most = That is the most you can bid.
princes-block = Block a bidder
princes-block-whom = Whom do you block?
princes-block-means = They cannot bid when it is their turn next, and have to leave. You bid afterwards.
princes-pass-for-good = Leave the auction
princes-standings = Status of the cities, points of a tile
princes-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
princes-cannot-bid = You cannot bid now.
princes-pope-won = { $you ->
    [yes] You win the Pope
   *[no] { $name } wins the Pope
}
princes-pay-pope = You owe { $due } influence.
princes-cardinals-pay = Each bribed cardinal pays 3 of it.
princes-waits-pay-pope = Do bribed cardinals pay?

## War

princes-war-title = { $attacker } attacks { $defender }
princes-ask-veto = Do you veto this war?
princes-veto-with = { $means ->
    [lorenzo] Veto: Lorenzo
   *[tile] Veto: tile
}
princes-ask-holy-league = Which side does your Holy League take?
princes-ask-bribe = Do you bribe a troop?
princes-ask-reroll = Do you have both dice rolled again?
princes-ask-counter-attack = Do you strike back?
princes-counter-odds = Your { $counter } against { $guard }, and a die each: { $share } % to win. If it fails the war is a draw, as it is without it: it costs you nothing.
princes-ask-war-offer = Do you make an offer before the war goes on?
princes-back-auction = Back to the auction
princes-back-war = Back to the war
princes-back-offer = Back to the offer
princes-back-decade = Back to the decade
princes-war-over = The war is over.
princes-war-won = { $winner } beats { $loser }.
princes-status-by = { $city } { $by }
princes-who-attacks = Who attacks for { $attacker }?
princes-who-defends = Who defends { $defender }?
princes-stages = Stages of the war
princes-stage-declared = Declared
princes-stage-veto = Veto
princes-stage-condottieri = Condottieri
princes-stage-offers = Offers
princes-stage-league = League
princes-stage-bribes = Bribes
princes-stage-dice = Dice
princes-even = even
princes-even-with = Even { $who }
princes-margin = { $city } +{ $margin }
princes-margin-with = { $margin } { $who }
princes-with = with { $you ->
    [yes] you
   *[no] { $name }
}
princes-fights = against { $you ->
    [yes] you
   *[no] { $name }
}
princes-as-it-stands = as it stands, before bribes; each side adds one die
princes-if-citizens = if only its citizens defend { $city }; each side adds one die
princes-citizens-attack = { $city } attacks with its citizens; each side adds one die
princes-city-attacks = { $city } attacks
princes-city-strikes-back = If that fails, { $city } strikes back
princes-no-change = no change
princes-odds = The odds with one die for each side, bribes not counted
princes-bids-in-influence = Bids in influence
princes-legend-attack = Attack, defence, and the margin against { $rival }’s { $strength }, before bribes
princes-legend-defence = Defence, strike back, and the margin against { $rival }’s { $strength }, before bribes
princes-legend-margin = The last number: the margin against { $rival } ({ $strength })
princes-has-no-troops = { $you ->
    [yes] have no troops
   *[no] has no troops
}
princes-leads-city = { $you ->
    [yes] lead { $city }
   *[no] leads { $city }
}
princes-you = You
princes-you-if = You, if you win
princes-they-if = { $name }, if they win
princes-would-pay = costs { $paid } influence
princes-would-lead = highest bid: { $bid } influence
princes-would-outbid = only above { $bid } influence
princes-would-earn = brings { $gold } gold
princes-if-wins = wins
princes-if-loses = loses
princes-you-own = { $count ->
    [0] you own none here
    [one] you own 1 tile
   *[other] you own { $count } tiles
}
princes-league-of = { $name }, Holy League
princes-league-would-add = The Pope’s troops would add { $attack } / { $defence }.
princes-league-if = if the Pope
princes-league-attack = attack
princes-league-counter = strike back
princes-league-out = stays out
princes-league-joins = joins { $city }
princes-declared = { $you ->
    [yes] You declare the war.
   *[no] { $name } declares the war.
}
princes-allied = { $you ->
    [yes] You join { $city } as Pope.
   *[no] { $name } joins { $city } as Pope.
}
princes-vetoed = { $you ->
    [yes] You veto this war.
   *[no] { $name } vetoes this war.
}
princes-waits-war-offer = Is an offer made first?
princes-waits-veto = Is there a veto?
princes-waits-holy-league = Does the Pope take a side?
princes-waits-bribe = Is anybody bribed?
princes-waits-reroll = Are the dice rolled again?
princes-waits-counter-attack = Does the defender counterattack?
princes-league-adds = Your troops would add { $attack } in attack and { $defence } in defence.
princes-bribes-held = { $count ->
    [one] You hold 1 “Bribe troop” tile: choose a troop, and it is worth nothing in this war.
   *[other] You hold { $count } “Bribe troop” tiles: choose a troop, and it is worth nothing in this war.
}
princes-no-means = You hold no tile for this. You are asked all the same, so that nobody can tell.
princes-side-attacker = attacks · status { $status }
princes-side-defender = defends · status { $status }
princes-hired = { $you ->
    [yes] bid { $bid }, pay { $paid }
   *[no] bids { $bid }, pays { $paid }
}
princes-earns = { $you ->
    [yes] are paid { $gold } gold
   *[no] is paid { $gold } gold
}
princes-no-condottiere = No condottiere yet
princes-nobody-fights = Nobody
princes-flat = The city fights by itself with { $strength }.
princes-citizens = Citizens
princes-strength = strength
princes-bribed = bribed
princes-together = Together
princes-round-attack = round 1 · attack
princes-round-counter = round 2 · counterattack
princes-tie = A tie
princes-ahead = { $city } is ahead
princes-wins = { $city } wins
princes-wins-twice = { $city } wins, with twice the strength
princes-die = { $pips } rolled
princes-die-waits = not rolled yet
princes-end-vetoed = No war
princes-end-held = { $city } does not counterattack: a draw, nothing changes.
princes-end-drawn = A draw: nothing changes.
princes-end-limits = Neither city can rise or fall any further.
princes-takes-marker = { $you ->
    [yes] You take a victory marker
   *[no] { $name } takes a victory marker
}
princes-continue = Continue

## Trade

princes-offer-title = An offer to { $other }
princes-offer-of = { $name } makes { $other } an offer
princes-offer-to-you = { $name } makes you an offer
princes-gives = { $name } gives
princes-you-give = You give
princes-afterwards = afterwards
princes-nothing = nothing
princes-offer-drop = Cancel
princes-offer-make = Make the offer
princes-your-offer = Your offer to { $name }
princes-or-to = or to
princes-give = give
princes-get = get
princes-none = none
princes-give-amount = you give { $amount }
princes-get-amount = you get { $amount }
princes-then-hold = then you have { $mine }, { $name } { $theirs }
princes-amount-of = { $amount } { $good ->
    [gold] gold
   *[influence] influence
}
princes-offer-empty = What do you offer?
princes-offer-how = Give on the left, get on the right.
princes-offer-says = You give { $given } and get { $asked }.
princes-offer-binds = { $name } may refuse. Promises bind nobody.
princes-offer-to-you-says = { $name } gives you { $given } and gets { $asked }. Do you accept?
princes-offer-free = A trade does not use up your action.
princes-offer-back = { $name } is thinking about it. Until then you can take it back.
princes-no-offer = No offer
princes-offer-first = Make an offer first
princes-offer-waits = { $name } considers it.
princes-no-offers = My turns end by themselves
princes-no-offers-how = While this is on, your turn ends { $seconds } seconds after your action, without asking about offers; until then you can take it back. Press it again and you are asked; a turn in which you make an offer goes on.
princes-accept = Accept
princes-decline = Decline

## Why something cannot be done now, and how it is done

princes-do-troop-not = nothing to buy
princes-do-auction-not = you cannot open any
princes-do-war-how = { $pointer ->
    [coarse] Tap the city that attacks first, then the one it marches on.
   *[fine] Click the city that attacks first, then the one it marches on.
}
princes-do-war-not = { $most ->
    [3] three wars fought
    [4] four wars fought
    [5] five wars fought
   *[other] { $most } wars fought
}
princes-do-trade-not = no offer left
princes-do-pass-not = somebody must act

princes-no-gold = too little gold
princes-no-influence = too little influence
princes-count-troops = { $count ->
    [one] 1 kind
   *[other] { $count } kinds
}, { $price } gold
princes-count-discard = only to discard
princes-count-treachery = { $gold } gold, { $influence } influence
princes-count-auction = { $count } to choose from
princes-count-wars = { $left } of { $most } left
princes-count-free = costs no action
princes-count-trade = no action
princes-count-pass = do nothing
princes-count-end = nothing more

## How a question is answered where nothing has a ring

princes-how-bribe = Choose the line of a troop, or let it be.
princes-about-end-turn = Your action is done. What you can still do costs none.

princes-round-word = decade

# How the log names goods after a number: shown there as icons
princes-told-gold = gold
princes-told-influence = influence
princes-told-vp = Victory Point|Victory Points|VP
