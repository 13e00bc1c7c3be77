### The board of Princes of the Renaissance in English.

## Panes of a phone

princes-pane-cities = Cities
princes-pane-supply = Supply
princes-pane-mine = My house

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
princes-wars = Wars
princes-wars-fought = { $count } of { $most } wars fought in this decade
princes-war-how = To start a war, choose who attacks, then whom.
princes-against = { $city } attacks: choose whom.
princes-attacks = { $city } attacks
princes-let-attack = Let { $city } attack
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
princes-last-event = ends the decade
princes-next-decade = The next decade brings
princes-event-gone = gone
princes-bid-in = bid
princes-troops = Troops
princes-left = { $count } left
princes-att = att
princes-def = def

## A house

princes-income = Income
princes-home = War pay in { $home }
princes-victories = victories
princes-trade-with = Offer a trade to
princes-tiles = City tiles
princes-tiles-of = { $tiles } of { $most }, { $cities } of { $cities_most } cities
princes-no-tiles = No city tiles yet
princes-own-troops = Troops
princes-no-troops = No troops yet: only whoever has some can be a condottiere
princes-hand-of = { $count } of { $most }
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

princes-auction-title = { $lot } is up for auction
princes-auction-open = Nobody has bid yet. The highest bid wins and pays at once.
princes-auction-leads = { $name } leads with { $bid } { $good ->
    [gold] gold
   *[influence] influence
}.
princes-hire-title = { $city } seeks a condottiere
princes-hire-open = Nobody has bid yet. Only whoever has troops may bid.
princes-lot-city = { $city }, status { $status }
princes-lot-attacker = Attack
princes-lot-defender = Defence
princes-lot-attacker-of = { $city } attacks { $other }
princes-lot-defender-of = { $city } defends itself against { $other }
princes-army-pays = Pays { $gold } gold at the end of the decade, whoever wins
princes-passed = passed
princes-out = out
princes-leads = leads
princes-blocked = cannot bid
princes-your-bid = Your bid
princes-you-hold = You hold
princes-after = after a bid of { $bid }
princes-short = { $short } more than you hold: banks or cardinals pay the rest
princes-discount = { $discount } less to pay
princes-least = least
princes-most = most
princes-bid = Bid { $bid }
princes-cannot-bid = You cannot bid now.
princes-pope-won = { $name } wins the Pope
princes-pay-pope = You owe { $due } influence.
princes-cardinals-pay = Each bribed cardinal pays 3 of it.
princes-waits-pay-pope = Do bribed cardinals pay?

## War

princes-war-title = { $attacker } attacks { $defender }
princes-declared = { $name } declares the war.
princes-allied = { $name } joins { $city } as Pope.
princes-vetoed = { $name } vetoes this war.
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
princes-hired = bids { $bid }, pays { $paid }
princes-earns = is paid { $gold } gold
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
princes-end-drawn = A draw: nothing changes.
princes-end-limits = Neither city can rise or fall any further.
princes-takes-marker = { $name } takes a victory marker
princes-continue = Continue

## Trade

princes-offer-title = An offer to { $other }
princes-offer-of = { $name } makes { $other } an offer
princes-offer-to-you = { $name } makes you an offer
princes-gives = { $name } gives
princes-you-give = You give
princes-afterwards = afterwards
princes-nothing = nothing
princes-of = of { $most }
princes-offer-drop = Never mind
princes-offer-make = Make the offer
princes-offer-waits = { $name } considers it.
princes-accept = Accept
princes-decline = Decline

## Headings of the list of actions, by verb

princes-do-troop = Troop
princes-do-troop-line = Buy or give back a tile
princes-do-treachery = Treachery
princes-do-treachery-line = Buy one, drawn face down
princes-do-auction = Auction
princes-do-auction-line = A tile, an event or the Pope
princes-do-war = War
princes-do-war-line = One city attacks another
princes-do-free = Besides
princes-do-free-line = Costs no action
princes-do-trade = Trade
princes-do-trade-line = Free: offer gold or influence
princes-do-pass = Pass
princes-do-pass-line = Do nothing

## How a question is answered where nothing has a ring

princes-how-bid = The box shows what you can bid; or leave the auction.
princes-how-bribe = Choose the line of a troop, or let it be.
princes-how-give-gold = Put the offer together in the sheet.
princes-how-give-influence = Put the offer together in the sheet.
princes-how-ask-gold = Put the offer together in the sheet.
princes-how-ask-influence = Put the offer together in the sheet.

princes-round-word = decade
