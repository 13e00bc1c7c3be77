### Princes of the Renaissance in English.
###
### Counted things take $amount: "3 gold". Where an argument may be nothing or hidden, select on its
### key: $treachery-key. An option’s $moment-key says at which question it is offered.

game-princes = Princes of the Renaissance
about-princes = Lead a family of condottieri through three decades of war: bid for the great cities, fight for whoever pays, favour artists, and betray in time.
course-princes = Three decades, one action a turn; a decade ends when its fourth event has been auctioned.
length-princes = Three decades
    .help = each ends with its fourth event

option-trade = Trade
    .help = When gold and influence may be offered: by the active player twice a turn, never, or by everybody, before turns, while bidding and in wars too.
option-trade-turn = Own turn
option-trade-off = None
option-trade-full = Always

## Goods

good-gold = { $amount } gold
good-influence = { $amount } influence
good-vp = { $amount ->
    [one] { $amount } Victory Point
   *[other] { $amount } Victory Points
}

left-you = leaves you { $left }
left-paying = { $short ->
    [0] { left-you }
   *[other] { $short } of it from banks
}

# Inside lines of the log.
bid-price = { $good-key ->
    [gold] { $bid } gold
   *[influence] { $bid } influence
}
least-price = { $good-key ->
    [gold] { $least } gold
   *[influence] { $least } influence
}
stolen-goods = { $good-key ->
    [gold] { $amount } gold
   *[influence] { $amount } influence
}

gold-count = { $gold } gold
influence-count = { $influence } influence
war-pay-count = { $war_pay } gold

# The two sides of an offer.
given-gold = { $give_gold } gold
given-influence = { $give_influence } influence
asked-gold = { $ask_gold } gold
asked-influence = { $ask_influence } influence
offer-given = { $give_gold ->
    [0] { $give_influence ->
        [0] nothing
       *[other] { given-influence }
    }
   *[other] { $give_influence ->
        [0] { given-gold }
       *[other] { given-gold } and { given-influence }
    }
}
offer-asked = { $ask_gold ->
    [0] { $ask_influence ->
        [0] nothing
       *[other] { asked-influence }
    }
   *[other] { $ask_influence ->
        [0] { asked-gold }
       *[other] { asked-gold } and { asked-influence }
    }
}

# What an event tile does for its winner.
event-does = { $effect-key ->
    [points] The tile is worth { $goods } at the end.
    [merchant] Each merchant tile of its owner is worth { $goods } more.
    [rise] The winner raises a city by { $levels }.
   *[fall] The winner may lower a city by { $levels }.
}

exchange-gold-to-influence = 3 gold for 3 influence
exchange-influence-to-gold = 3 influence for 3 gold

## Cities, families, troops

city-venice = Venice
city-milan = Milan
city-florence = Florence
city-rome = Rome
city-naples = Naples

family-baglioni = Baglioni
family-bentivoglio = Bentivoglio
family-este = d’Este
family-gonzaga = Gonzaga
family-malatesta = Malatesta
family-montefeltro = Montefeltro

home-perugia = Perugia
home-bologna = Bologna
home-ferrara = Ferrara
home-mantua = Mantua
home-rimini = Rimini
home-urbino = Urbino

troop-cavalry = cavalry
troop-infantry = infantry
troop-pikes = pikes
troop-crossbow = crossbows
troop-artillery = artillery
troop-fort = fort
the-troop = the { $troop }

side-attacker = attack
side-defender = defence

won-condottiere = condottiere
won-artist = artist
won-pope = Pope
thing-merchant-tile = merchant tile

## City tiles

tile-il-doge = Il Doge
tile-venetian-merchant-1 = Venetian merchant 1
tile-venetian-merchant-2 = Venetian merchant 2
tile-venetian-merchant-3 = Venetian merchant 3
tile-venetian-merchant-4 = Venetian merchant 4
tile-venetian-merchant-5 = Venetian merchant 5
tile-milanese-merchant = Milanese merchant
tile-genoese-crossbow = Genoese crossbows
tile-swiss-mercenaries = Swiss mercenaries
tile-armourer = Armourer
tile-ludovico-sforza = Ludovico Sforza
tile-caterina-sforza = Caterina Sforza
tile-lorenzo-medici = Lorenzo Medici
tile-giovanni-medici = Giovanni Medici
tile-bank-1 = Bank 1
tile-bank-2 = Bank 2
tile-florentine-merchant-1 = Florentine merchant 1
tile-florentine-merchant-2 = Florentine merchant 2
tile-roderigo-borgia = Roderigo Borgia
tile-cesare-borgia = Cesare Borgia
tile-lucrezia-borgia = Lucrezia Borgia
tile-della-rovere = Della Rovere
tile-orsini = Orsini family
tile-colonna = Colonna family
tile-ferrante-of-aragon = Ferrante of Aragon
tile-alfonso-of-aragon = Alfonso of Aragon
tile-spanish-infantry = Spanish infantry
tile-federico-of-aragon = Federico of Aragon
tile-neapolitan-merchant-1 = Neapolitan merchant 1
tile-neapolitan-merchant-2 = Neapolitan merchant 2

## Event tiles

event-tile-gozzoli = Gozzoli
event-tile-piero-della-francesca = Piero della Francesca
event-tile-verrocchio = Verrocchio
event-tile-merchant-1 = Merchant I
event-tile-botticelli = Botticelli
event-tile-mantegna = Mantegna
event-tile-bellini = Bellini
event-tile-merchant-2 = Merchant II
event-tile-leonardo = Leonardo
event-tile-michelangelo = Michelangelo
event-tile-bramante = Bramante
event-tile-french-invasion = French invasion

## Treachery tiles

treachery-bribe-troop = Bribe troop
treachery-bribe-cardinal = Bribe cardinal
treachery-block-bid = Block bid
treachery-steal-influence = Steal influence
treachery-raid-gold = Raid gold shipment
treachery-veto = Veto
treachery-start-war = Start war

office-pope = Pope

## What is auctioned, in the middle of a sentence

lot-il-doge = the Doge
lot-venetian-merchant-1 = { tile-venetian-merchant-1 }
lot-venetian-merchant-2 = { tile-venetian-merchant-2 }
lot-venetian-merchant-3 = { tile-venetian-merchant-3 }
lot-venetian-merchant-4 = { tile-venetian-merchant-4 }
lot-venetian-merchant-5 = { tile-venetian-merchant-5 }
lot-milanese-merchant = the Milanese merchant
lot-genoese-crossbow = the Genoese crossbows
lot-swiss-mercenaries = the Swiss mercenaries
lot-armourer = the Armourer
lot-ludovico-sforza = { tile-ludovico-sforza }
lot-caterina-sforza = { tile-caterina-sforza }
lot-lorenzo-medici = { tile-lorenzo-medici }
lot-giovanni-medici = { tile-giovanni-medici }
lot-bank-1 = { tile-bank-1 }
lot-bank-2 = { tile-bank-2 }
lot-florentine-merchant-1 = { tile-florentine-merchant-1 }
lot-florentine-merchant-2 = { tile-florentine-merchant-2 }
lot-roderigo-borgia = { tile-roderigo-borgia }
lot-cesare-borgia = { tile-cesare-borgia }
lot-lucrezia-borgia = { tile-lucrezia-borgia }
lot-della-rovere = { tile-della-rovere }
lot-orsini = the Orsini family
lot-colonna = the Colonna family
lot-ferrante-of-aragon = { tile-ferrante-of-aragon }
lot-alfonso-of-aragon = { tile-alfonso-of-aragon }
lot-spanish-infantry = the Spanish infantry
lot-federico-of-aragon = { tile-federico-of-aragon }
lot-neapolitan-merchant-1 = { tile-neapolitan-merchant-1 }
lot-neapolitan-merchant-2 = { tile-neapolitan-merchant-2 }
lot-gozzoli = { event-tile-gozzoli }
lot-piero-della-francesca = { event-tile-piero-della-francesca }
lot-verrocchio = { event-tile-verrocchio }
lot-merchant-1 = { event-tile-merchant-1 }
lot-botticelli = { event-tile-botticelli }
lot-mantegna = { event-tile-mantegna }
lot-bellini = { event-tile-bellini }
lot-merchant-2 = { event-tile-merchant-2 }
lot-leonardo = { event-tile-leonardo }
lot-michelangelo = { event-tile-michelangelo }
lot-bramante = { event-tile-bramante }
lot-french-invasion = the French invasion
lot-pope = the Pope
lot-attacker = the command of the attack
lot-defender = the command of the defence

## What a player can do

action-pass = { $moment-key ->
    [turn] Pass
    [end] End the turn
    [bid] Leave the auction
    [place] No invasion
    [alfonso] Not now
    [veto] No veto
    [league] Stay out of the war
    [bribe] No more bribes
    [reroll] Let the dice lie
    [counter] No counterattack
    [reply] Decline the offer
   *[offer] No offer
}
    .help = { $moment-key ->
    [turn] You do nothing now and go on playing in later rounds.
    [end] Your turn is over, and the next player begins.
    [bid] You are out of this auction for good.
    [place] The tile leaves the game, and no city is harmed.
    [alfonso] You can use Alfonso later in this decade, in a turn of yours.
    [veto] As far as you are concerned, the war takes place.
    [league] The Pope takes no side, and you cannot bribe in this war.
    [bribe] You play no further “Bribe troop” tile in this war.
    [reroll] The roll counts as it is. Ludovico Sforza can wait.
    [counter] The war ends in a draw, and nothing changes.
    [reply] Nothing changes hands.
    [parley] The war goes on without an offer of yours.
   *[offer] The turn begins without an offer of yours.
}
    .told = { $moment-key ->
        [turn] { $seat } passes.
        [end] { $seat } ends the turn.
        [bid] { $seat } leaves the auction.
        [place] { $seat } sends the French nowhere.
        [alfonso] { $seat } saves Alfonso for later.
        [veto] { $seat } does not veto the war.
        [league] { $seat } stays out of the war.
        [bribe] { $seat } bribes no further troop.
        [reroll] { $seat } lets the dice lie.
        [counter] { $seat } does not counterattack.
        [reply] { $seat } declines the offer.
       *[offer] { $seat } makes no offer.
    }
action-confirm = { $moment-key ->
    [reroll] Roll both dice again
    [counter] Counterattack: { $counter } against { $guard }
   *[reply] { $give_gold ->
        [0] { $give_influence ->
            [0] Give { offer-asked } for nothing
           *[other] Accept { offer-given } for { offer-asked }
        }
       *[other] Accept { offer-given } for { offer-asked }
    }
}
    .help = { $moment-key ->
    [reroll] Ludovico Sforza, once in this decade. The second roll counts. Without dice it is { $round ->
        [1] { $attack } against { $defence }.
       *[other] { $counter } against { $guard }.
    }
    [counter] Strengths without the dice. Only a higher total wins the war; anything else is a draw, as without it: it costs nothing.
   *[reply] The exchange takes place at once. You then have { $left }.
}
action-family = { $family } of { $home }
    .help = { $income } every decade. { $ability-key ->
    [condottiere] You pay { $more } influence less whenever you become a condottiere.
    [artist] You pay { $more } less for every artist, in gold or influence.
    [room] You may hold { $more } more treachery tile.
   *[arms] +{ $more } for your { $troop }, attacking and defending.
} War pay waits in { $home }.
action-buy-troop = { $troop-key ->
    [fort] Buy a fort for { $cost }
   *[other] Buy { $troop } for { $cost }
}
    .help = Attack { $attack }, defence { $defence }. It leaves you { $left }. One of each type at most; troops are never lost in war.
action-discard-troop = { $refund-key ->
    [none] Discard your { $troop } (no refund)
   *[other] Discard your { $troop } for { $refund }
}
    .help = The tile returns to the supply. It takes your action.
action-buy-treachery = Buy a treachery tile for { $cost }
    .help = You draw the top tile; nobody else sees it. You hold { $held } of { $limit }{ $full ->
    [0] .
   *[other] , so you will have to discard one.
}
action-auction-tile = Put { $lot } up for auction, from { $least }
    .help = A tile of { $city }, which has status { $status }. You must open with at least { $least }; the most you can pay is { $capacity }. { $others ->
    [0] Nobody else may own this tile.
    [one] One other player may bid.
   *[other] { $others } other players may bid.
}
action-auction-event = Put { $lot } up for auction, paid in { $currency-key ->
    [gold] gold
   *[influence] influence
}
    .help = { event-does } You open, with 0 if you like, and can go up to { $capacity }.{ $open ->
    [one] { " " }The decade ends with this auction.
   *[other] { "" }
}
action-auction-pope = Put the Pope up for auction, paid in influence
    .help = Until the decade ends his holder can form a Holy League, and gets { $income } more as income. At the end of the game he is worth { $points }. You open, with 0 if you like, and can go up to { $capacity }.
action-war = Attack { $defender } with { $attacker }
    .help = { $attacker } would pay its condottiere { $attacker_pay }, { $defender } { $defender_pay }. War { $wars } of { $limit } in this decade, even if it is vetoed.
action-start-war = Play “Start war”: { $attacker } attacks { $defender }
    .help = { $attacker } would pay its condottiere { $attacker_pay }, { $defender } { $defender_pay }. This war does not count against the limit.
action-steal-influence = Steal { $goods } from { $other }
    .help = You play “Steal influence”. { $other } has { $held }.
action-raid-gold = Raid { $goods } of { $other }
    .help = You play “Raid gold shipment”. { $other } has { $held }; war pay on a home city is safe.
action-lucrezia = Lucrezia Borgia takes { $goods } from { $other }
    .help = Once in this decade. { $other } has { $held }.
action-alfonso = Alfonso of Aragon: draw a treachery tile
    .help = Once in this decade, without paying and without using your action. You hold { $held } of { $limit }{ $full ->
    [0] .
   *[other] , so you will have to discard one.
}
action-bank = { $tile }: { $exchange }
    .help = Once in this decade. You then have { $left }.
action-block = Block { $other }’s bid
    .help = { $other } cannot bid at the next bidding turn in this auction, and so has to leave it unless it is won before.
action-amount = { $moment-key ->
    [bid] { $short ->
        [0] { $discount ->
            [0] Bid { $price } ({ left-you })
           *[other] Bid { $price }, pay { $paid } ({ left-you })
        }
       *[other] Bid { $price } ({ $short } of it from { $sale-key ->
            [pope] cardinals or banks
           *[other] banks
        })
    }
    [cardinals] { $amount ->
        [0] No cardinal: pay { $paid } ({ left-paying })
        [one] 1 bribed cardinal: pay { $paid } ({ left-paying })
       *[other] { $amount } bribed cardinals: pay { $paid } ({ left-paying })
    }
    [give] { $amount ->
        [0] Give no { $good-key ->
            [gold] gold
           *[influence] influence
        }
       *[other] Give { $price } ({ left-you })
    }
   *[ask] { $amount ->
        [0] Ask for no { $good-key ->
            [gold] gold
           *[influence] influence
        }
       *[other] Ask for { $price } (leaves { $other } { $left })
    }
}
    .help = { $moment-key ->
    [bid] You can go up to { $capacity }. { $sale-key ->
        [tile] The tile scores what { $city } is worth at the end.
        [event] { event-does }
        [pope] The Pope is yours until the decade ends.
       *[army] { $city } pays its condottiere { $pay }. { $rival-key ->
            [unknown] Without dice your attack is { $attack }, your defence { $guard }.
            [city] Without dice your defence is { $defence } and your counterattack { $counter }, against { $attack }.
           *[condottiere] Without dice it is { $attack } against your { $defence }, and in a counterattack your { $counter } against { $guard }.
        }
    }
    [cardinals] Each “Bribe cardinal” tile counts as { $worth }; no change is given. What is short, banks have to pay.
    [give] { $amount ->
        [0] You do not give any of it.
       *[other] { $other } gets it if the offer is accepted.
    }
   *[ask] { $amount ->
        [0] You do not ask for any of it.
       *[other] You get it if { $other } accepts.
    }
}
    .told = { $moment-key ->
        [bid] { $seat } bids { $price }.
        [cardinals] { $amount ->
            [0] { $seat } pays without bribed cardinals.
            [one] { $seat } pays with 1 bribed cardinal.
           *[other] { $seat } pays with { $amount } bribed cardinals.
        }
        [give] { $amount ->
            [0] { $good-key ->
                [gold] { $seat } offers no gold.
               *[influence] { $seat } offers no influence.
            }
           *[other] { $seat } offers { $price }.
        }
       *[ask] { $amount ->
            [0] { $good-key ->
                [gold] { $seat } asks for no gold.
               *[influence] { $seat } asks for no influence.
            }
           *[other] { $seat } asks for { $price }.
        }
    }
action-discard-treachery = Discard “{ $treachery }”
    .help = It goes face up to the discards, where everybody sees it.
action-city = { $effect-key ->
    [rise] { $event } goes to { $city }: status { $status } → { $becomes }
   *[fall] Invade { $city }: status { $status } → { $becomes }
}
    .help = { $effect-key ->
    [rise] The artist stays in the city and breaks ties for it at the end. No city rises above { $limit }.
   *[fall] The tile leaves the game. No city falls below { $limit }.
}
action-veto = { $means-key ->
    [tile] Veto the war with a tile
   *[lorenzo] Lorenzo Medici vetoes the war
}
    .help = { $means-key ->
    [tile] { $attacker } and { $defender } do not fight, and nothing changes. The tile is used up.
   *[lorenzo] { $attacker } and { $defender } do not fight, and nothing changes. Once in this decade.
}
action-league = { $side-key ->
    [attacker] Join { $attacker }: attack { $attack } against { $defence }
   *[defender] Join { $defender }: defence { $defence } against { $attack }
}
    .help = Your troops fight as printed, without bonuses, for no pay and no marker. In a counterattack it would be { $counter } for { $defender } against { $guard } for { $attacker }, all without dice.
action-bribe = { $own ->
    [0] Bribe { the-troop } of { $victim }
   *[other] Bribe your own { $troop }
}
    .help = The tile is used up. Without dice the attack is then { $attack } against { $defence }, a counterattack { $counter } against { $guard }.
action-trade = Make { $other } an offer
    .help = Only gold and influence change hands. { $other } has { $held }, and may decline.
    .told = { $seat } prepares an offer to { $other }.

## What chance does

action-chooser = { $who } chooses first
action-first = { $who } begins
action-draw = Draw “{ $treachery }”
action-roll = { $side-key ->
    [attacker] Attacking city: { $pips }
   *[defender] Defending city: { $pips }
}

## What is asked

ask-draw-chooser = Who chooses a family first?
ask-pick-family = Which family do you lead?
ask-draw-first = Who has the first turn?
ask-make-offer = { $to } is about to begin a turn. Do you make an offer?
ask-war-offer = { $attacker } against { $defender }: do you make an offer before the war goes on?
ask-turn = Your turn: what do you do?
ask-end-turn = Anything else before your turn ends?
ask-draw-treachery = { $to } draws a treachery tile.
ask-discard = You hold too many treachery tiles: which one do you discard?
ask-bid = { $high-key ->
    [none] What do you bid for { $lot }?
   *[other] { $high } is bid for { $lot }. Do you bid more?
}
ask-pay-pope = You owe { $due } influence for the Pope. How many bribed cardinals pay?
ask-place-event = { $event }: which city do you choose?
ask-alfonso-now = Alfonso of Aragon is yours: do you draw a treachery tile at once?
ask-veto = { $attacker } attacks { $defender }: do you veto the war?
ask-holy-league = { $attacker } attacks { $defender }: does the Pope take a side?
ask-bribe = { $attacker } attacks { $defender }: do you bribe a troop?
ask-roll = { $side-key ->
    [attacker] The die of the attacking city is rolled.
   *[defender] The die of the defending city is rolled.
}
ask-reroll = { $round ->
    [1] Attack { $attacker_total }, defence { $defender_total }: does Ludovico Sforza roll the dice again?
   *[other] Counterattack { $defender_total }, defence { $attacker_total }: does Ludovico Sforza roll the dice again?
}
ask-counter-attack = The attack has failed, { $attacker_total } against { $defender_total }. Do you counterattack?
ask-give-gold = How much gold do you offer { $to }?
ask-give-influence = How much influence do you offer { $to }?
ask-ask-gold = You offer { offer-given }. How much gold do you ask of { $to }?
ask-ask-influence = You offer { offer-given }. How much influence do you ask of { $to }?
ask-reply = { $give_gold ->
    [0] { $give_influence ->
        [0] { $offerer } asks you for { offer-asked } and offers nothing. Do you accept?
       *[other] { $offerer } offers { offer-given } for { offer-asked }. Do you accept?
    }
   *[other] { $offerer } offers { offer-given } for { offer-asked }. Do you accept?
}

## What happened

event-chooser-drawn = { $seat } is drawn to choose a family first; the others follow clockwise.
    .you = You are drawn to choose a family first; the others follow clockwise.
event-family-taken = { $seat } leads the { $family } family.
    .you = You lead the { $family } family.
event-first-drawn = { $seat } is drawn to take the first turn; it goes on clockwise.
    .you = You are drawn to take the first turn; it goes on clockwise.
event-decade-began = Decade { $decade } begins.
event-turn-began = { $seat } begins a turn.
event-turn-passed = { $seat } passes.
    .you = You pass.
event-troop-bought = { $troop-key ->
    [fort] { $seat } buys a fort for { gold-count }.
   *[other] { $seat } buys { $troop } for { gold-count }.
}
    .you = { $troop-key ->
        [fort] You buy a fort for { gold-count }.
       *[other] You buy { $troop } for { gold-count }.
    }
event-troop-discarded = { $gold ->
    [0] { $seat } discards { the-troop }.
   *[other] { $seat } discards { the-troop } for { gold-count }.
}
    .you = { $gold ->
        [0] You discard { the-troop }.
       *[other] You discard { the-troop } for { gold-count }.
    }
event-treachery-bought = { $seat } buys a treachery tile for { gold-count } and { influence-count }.
    .you = You buy a treachery tile for { gold-count } and { influence-count }.
event-deck-shuffled = { $count ->
    [one] The only discarded treachery tile is the new deck.
   *[other] { $count } discarded treachery tiles are shuffled into a new deck.
}
event-treachery-drawn = { $treachery-key ->
    [hidden] { $seat } draws a treachery tile.
   *[other] { $seat } draws “{ $treachery }”.
}
    .you = { $treachery-key ->
        [hidden] You draw a treachery tile.
       *[other] You draw “{ $treachery }”.
    }
event-treachery-discarded = { $seat } discards “{ $treachery }”.
    .you = You discard “{ $treachery }”.
event-treachery-played = { $seat } plays “{ $treachery }”.
    .you = You play “{ $treachery }”.
event-power-used = { $seat } uses { $tile }.
    .you = You use { $tile }.
event-stolen = { $victim-key ->
    [you] { $seat } takes { stolen-goods } from you.
   *[other] { $seat } takes { stolen-goods } from { $victim }.
}
    .you = You take { stolen-goods } from { $victim }.
event-exchanged = { $seat } exchanges { $exchange }.
    .you = You exchange { $exchange }.
event-put-up = { $lot-key ->
    [attacker] Who leads the attack? { $seat } opens, with { least-price } or more.
    [defender] Who leads the defence? { $seat } opens, with { least-price } or more.
   *[other] { $seat } puts { $lot } up for auction, for { least-price } or more.
}
    .you = { $lot-key ->
        [attacker] Who leads the attack? You open, with { least-price } or more.
        [defender] Who leads the defence? You open, with { least-price } or more.
       *[other] You put { $lot } up for auction, for { least-price } or more.
    }
event-blocked = { $victim-key ->
    [you] { $seat } blocks you: you cannot bid next time.
   *[other] { $seat } blocks { $victim }, who cannot bid next time.
}
    .you = You block { $victim }, who cannot bid next time.
event-bid-made = { $seat } bids { bid-price } for { $lot }.
    .you = You bid { bid-price } for { $lot }.
event-bid-passed = { $bar-key ->
    [gold] { $seat } cannot bid for { $lot }: too little gold.
    [influence] { $seat } cannot bid for { $lot }: too little influence.
    [blocked] { $seat } is blocked and leaves the auction of { $lot }.
   *[none] { $seat } leaves the auction of { $lot }.
}
    .you = { $bar-key ->
        [gold] You cannot bid for { $lot }: too little gold.
        [influence] You cannot bid for { $lot }: too little influence.
        [blocked] You are blocked and leave the auction of { $lot }.
       *[none] You leave the auction of { $lot }.
    }
event-lot-won = { MINUS($bid, $paid) ->
    [0] { $seat } wins { $lot } for { bid-price }.
   *[other] { $seat } wins { $lot } with { bid-price } and pays { $paid }.
}
    .you = { MINUS($bid, $paid) ->
        [0] You win { $lot } for { bid-price }.
       *[other] You win { $lot } with { bid-price } and pay { $paid }.
    }
event-lot-unsold = { $lot-key ->
    [attacker] Nobody leads the attack.
    [defender] Nobody leads the defence.
   *[other] Nobody wants { $lot }.
}
event-artist-placed = { $artist } goes to { $city }, sent by { $seat }.
    .you = { $artist } goes to { $city }, sent by you.
event-french-invaded = { $seat } sends the French to { $city }.
    .you = You send the French to { $city }.
event-french-stayed = { $seat } keeps the French out of Italy.
    .you = You keep the French out of Italy.
event-status-changed = { $city } now has status { $status }.
event-war-declared = { $seat } declares war: { $attacker } attacks { $defender }.
    .you = You declare war: { $attacker } attacks { $defender }.
event-war-vetoed = { $means-key ->
    [tile] { $seat } vetoes the war of { $attacker } against { $defender }.
   *[lorenzo] { $seat } vetoes the war of { $attacker } against { $defender } through Lorenzo Medici.
}
    .you = { $means-key ->
        [tile] You veto the war of { $attacker } against { $defender }.
       *[lorenzo] You veto the war of { $attacker } against { $defender } through Lorenzo Medici.
    }
event-war-unfought = Nobody fights for { $attacker } or { $defender }: there is no war.
event-condottiere-paid = { $side-key ->
    [attacker] { $seat } leads the attack for { $city } and is paid { gold-count }, due when the decade ends.
   *[defender] { $seat } defends { $city } and is paid { gold-count }, due when the decade ends.
}
    .you = { $side-key ->
        [attacker] You lead the attack for { $city } and are paid { gold-count }, due when the decade ends.
       *[defender] You defend { $city } and are paid { gold-count }, due when the decade ends.
    }
event-league-joined = { $seat } joins { $city } in a Holy League.
    .you = You join { $city } in a Holy League.
event-league-declined = { $seat } keeps the Pope out of this war.
    .you = You keep the Pope out of this war.
event-troop-bribed = { $seat } bribes { the-troop } of { $victim }.
    .you = You bribe { the-troop } of { $victim }.
event-army-drawn-up = { $city } now has { $attack } in attack and { $defence } in defence.
# The round tells both dice. MINUS takes the second number from the first.
event-die-cast = { "" }
attacker-die = { MINUS($attacker_total, $attack) }
defender-die = { MINUS($defender_total, $defence) }
event-round-fought = { $round ->
    [1] Attack, with the dice: { $attacker } { $attack } + { attacker-die } = { $attacker_total }, { $defender } { $defence } + { defender-die } = { $defender_total }.
   *[other] Counterattack, with the dice: { $defender } { $defence } + { defender-die } = { $defender_total }, { $attacker } { $attack } + { attacker-die } = { $attacker_total }.
}
event-countered = { $seat-key ->
    [nature] { $city } counterattacks by itself.
   *[other] { $seat } counterattacks for { $city }.
}
    .you = { $seat-key ->
        [nature] { $city } counterattacks by itself.
       *[other] You counterattack for { $city }.
    }
event-counter-declined = { $seat } does not counterattack for { $city }.
    .you = You do not counterattack for { $city }.
beaten = { $status ->
    [1] { $winner } beats { $loser }
   *[other] { $winner } beats { $loser } with at least twice the strength
}
event-war-won = { $seat-key ->
    [nature] { beaten }, fighting by itself.
   *[other] { beaten }, and { $seat } takes a victory marker.
}
    .you = { $seat-key ->
        [nature] { beaten }, fighting by itself.
       *[other] { beaten }, and you take a victory marker.
    }
event-war-drawn = The war of { $attacker } against { $defender } is a draw.
event-offer-made = { $give_gold ->
    [0] { $give_influence ->
        [0] { $seat } { asks-whom } for { offer-asked } and offers nothing.
       *[other] { $seat } { offers-whom } { offer-given } for { offer-asked }.
    }
   *[other] { $seat } { offers-whom } { offer-given } for { offer-asked }.
}
    .you = { $give_gold ->
        [0] { $give_influence ->
            [0] You ask { $to } for { offer-asked } and offer nothing.
           *[other] You offer { $to } { offer-given } for { offer-asked }.
        }
       *[other] You offer { $to } { offer-given } for { offer-asked }.
    }
asks-whom = { $to-key ->
    [you] asks you
   *[other] asks { $to }
}
offers-whom = { $to-key ->
    [you] offers you
   *[other] offers { $to }
}
event-offer-accepted = { $offerer-key ->
    [you] { $seat } accepts your offer.
   *[other] { $seat } accepts the offer of { $offerer }.
}
    .you = You accept the offer of { $offerer }.
event-offer-declined = { $offerer-key ->
    [you] { $seat } declines your offer.
   *[other] { $seat } declines the offer of { $offerer }.
}
    .you = You decline the offer of { $offerer }.
event-decade-ended = Decade { $decade } is over.
event-income = { $war_pay ->
    [0] { $seat } receives { gold-count } and { influence-count }.
   *[other] { $seat } receives { gold-count }, { war-pay-count } of war pay and { influence-count }.
}
    .you = { $war_pay ->
        [0] You receive { gold-count } and { influence-count }.
       *[other] You receive { gold-count }, { war-pay-count } of war pay and { influence-count }.
    }
event-game-over = The game is over.

## The score

score-cities = City tiles
score-artists = Artists
score-merchants = Merchants
score-pope = The Pope
score-gold = Rank in gold
score-influence = Most influence
score-victories = Victories in war

## What stands on a tile

family = { $family }
family-home = Family of { $home }
tile = { $tile }
tile-kind = City tile: { $city }
event-tile = { $event }
event-kind = Event of decade { $decade }, paid in { $currency-key ->
    [gold] gold
   *[influence] influence
}
event-artist = Artist of decade { $decade }, paid in { $currency-key ->
    [gold] gold
   *[influence] influence
}
troop = { $troop-key ->
    [cavalry] Cavalry
    [infantry] Infantry
    [pikes] Pikes
    [crossbow] Crossbows
    [artillery] Artillery
   *[fort] Fort
}
troop-kind = Troop, { $count } tiles
troop-cost = Cost: { $cost }
troop-fights = Attack { $attack }, defence { $defence }
treachery = { $treachery }
treachery-kind = Treachery, { $count } of { $all } tiles
office = The Pope
office-kind = Held until the decade ends
office-league = Holy League: in wars of others your troops may join a side
income = { $goods-key ->
    [none] No income
   *[other] Income: { $goods }
}
once-a-decade = Once a decade:

when-bribe-troop = In a war, by a condottiere or the allied Pope, before the dice:
when-bribe-cardinal = When you pay for the Pope:
when-block-bid = At your bidding turn, before you bid or pass:
when-steal-influence = In your turn, outside auctions and wars:
when-raid-gold = In your turn, outside auctions and wars:
when-veto = When a war has been declared:
when-start-war = At the end of your turn:

effect-gain = { $goods } at the end of the game
effect-per = { $goods } for every { $thing } you own: the gold at every income, the points at the end
effect-status = { $change-sign-key ->
    [minus] Lowers a city of your choice by { $change }, or none; leaves the game
   *[plus] Raises a city of your choice by { $change } and stays there
}
effect-discount = { $on-key ->
    [condottiere] { $good } less whenever you become a condottiere
    [artist] { $amount } less for every artist, in gold or influence
   *[pope] { $good } less for the Pope
}
effect-arms = { $troop-key ->
    [none] Defence +{ $defence } if at least one of your troops is not bribed
   *[other] { $attack ->
        [0] Your { $troop }: defence +{ $defence }
       *[other] Your { $troop }: attack +{ $attack }, defence +{ $defence }
    }
}
effect-room = { $more ->
    [one] You may hold 1 more treachery tile
   *[other] You may hold { $more } more treachery tiles
}
effect-steal = Take { $good } from another player
effect-take = { $tiles ->
    [one] Draw a treachery tile without paying
   *[other] Draw { $tiles } treachery tiles without paying
}
effect-pays = Counts as { $good }
effect-exchange = Change { $pay } into { $gain }
effect-or-exchange = or { $pay } into { $gain }

effect-rule = { $rule }
rule-merchant = Counts for merchant events
rule-reroll = Both dice of a war are rolled again
rule-veto = A war that was declared does not take place
rule-start-war = One more war, beyond the limit
rule-block-bid = Another player cannot bid at the next bidding turn
rule-bribe-troop = A troop is worth nothing in this war

# Which figures are not from the rulebook; the rules page explains the mark.
marked = † { $what } (see † in the rules)

figure-name = name
figure-city = city
figure-home = home city
figure-decade = decade
figure-currency = currency
figure-number = number of tiles
figure-cost = cost
figure-attack = attack
figure-defence = defence
figure-income = income
figure-ability = ability
figure-effect = effect

history-baglioni = Perugia obeyed them without ever calling them lords. In 1500 a wedding feast ended with cousins murdering cousins.
history-bentivoglio = Giovanni Bentivoglio held Bologna for more than forty years, until Pope Julius II came with an army.
history-este = The dukes of Ferrara loved poets, music and cannon; Alfonso d’Este cast his guns himself.
history-gonzaga = The marquises of Mantua soldiered for whoever paid, and had Mantegna paint their walls.
history-malatesta = Sigismondo of Rimini fought for everybody and fell out with everybody; a pope damned him to hell in his lifetime.
history-montefeltro = Federico, duke of Urbino, was said never to have lost a war, and spent the pay on his library.

history-il-doge = Elected for life, dressed in gold, and not allowed to open a letter alone: the head of the Republic of Venice.
history-venetian-merchant = Pepper, silk and glass pass through the Rialto, and something of each stays there.
history-milanese-merchant = Lombard cloth and steel went over the Alps, and came back as silver.
history-genoese-crossbow = The most wanted marksmen of the age. Genoa itself was often under Milan’s rule.
history-swiss-mercenaries = Squares of farmers with long pikes before which the knights of Europe learned to turn round.
history-armourer = Milan’s workshops clad half the princes of Europe in steel, to measure.
history-ludovico-sforza = Called il Moro: duke of Milan, master of Leonardo, and the man who invited the French.
history-caterina-sforza = Lady of Forlì, who held her fortress against the murderers of her husband and, later, against Cesare Borgia.
history-lorenzo-medici = The Magnificent: banker, poet, and for years the one who kept Italy’s powers in balance.
history-giovanni-medici = Lorenzo’s son, a cardinal at thirteen and later Pope Leo X.
history-bank = With branches from London to Naples, Florence’s bankers moved money without moving coins.
history-florentine-merchant = English wool arrived raw and left as the best cloth in Italy.
history-roderigo-borgia = A Spanish cardinal who bargained his way to the papacy in 1492, as Alexander VI.
history-cesare-borgia = Cardinal, then captain: he carved a state out of the Romagna, and Machiavelli took notes.
history-lucrezia-borgia = Married three times for her family’s alliances, and in the end a respected duchess of Ferrara.
history-della-rovere = A modest house of Liguria that gave the Church Sixtus IV and Julius II.
history-orsini = Roman barons whose sons became captains or cardinals, and whose enemies were called Colonna.
history-colonna = Roman barons whose towers faced those of the Orsini, in peace and in war.
history-ferrante-of-aragon = King of Naples for 36 years; his dungeons were feared as much as his diplomacy.
history-alfonso-of-aragon = He took Otranto back from the Turks, but was king of Naples for one year only: the French were coming.
history-spanish-infantry = They landed to help the kings of Naples, and stayed for two hundred years.
history-federico-of-aragon = The last king of his house in Naples, driven out by two greater kings at once.
history-neapolitan-merchant = Grain, oil and wine of the south, shipped in other people’s galleys.

history-gozzoli = He painted the Medici as the train of the Magi, around the walls of their own chapel.
history-piero-della-francesca = A painter of still light, who also wrote a book on perspective.
history-verrocchio = Sculptor and goldsmith, with Leonardo for an apprentice and a bronze captain on horseback for a farewell.
history-merchant = In these years trade flourishes, and whoever has merchants gains by it.
history-botticelli = Spring and Venus were his; in later years he painted as if judgement were near.
history-mantegna = Court painter at Mantua, where he opened a ceiling to the sky.
history-bellini = Venice’s master of colour, and teacher of those who outshone him.
history-leonardo = He came to Milan as a player of the lyre, and left it the Last Supper.
history-michelangelo = He was not yet 25 when he carved the Pietà in Rome.
history-bramante = He built in Milan, went on to Rome, and began the new Saint Peter’s.
history-french-invasion = In 1494 Charles VIII marched the length of Italy to claim Naples. The balance never came back.
history-pope = Head of the Church, lord of an Italian state, and never far from the next league.

## What cannot be done, and why

refused-owned = { $owner } owns this tile
refused-tiles = You already own { $most } city tiles
refused-cities = You already own tiles of { $most } other cities
refused-least = The lowest bid is { $least }; you can pay { $capacity }
refused-have-troop = You already own a troop of this type
refused-no-troop = No tile of this type is left
refused-cost = It costs { $cost }; you have { $held }
refused-pope = { $owner } holds the Pope in this decade
refused-wars = All { $limit } wars of this decade have been started
refused-passing = Everybody has passed { $rounds } rounds in a row: now somebody must act
refused-blocked = You are blocked and cannot bid at this turn
refused-must-open = You put it up, so you must open the bidding
refused-must-pay = You must stay able to pay your bid of { $bid }
refused-must-bid = { $offerer } must stay able to open the bidding
refused-used = Already used in this decade
refused-bank = You have neither { $gold } nor { $influence } to change
refused-last-event = After the last event was put up, banks only help to pay for it
refused-nobody = There is nobody to play this against
refused-bribe-troop = Only in a war you fight in, before the dice are rolled
refused-bribe-cardinal = Only when you pay for the Pope
refused-block-bid = Only at your bidding turn in an auction
refused-steal-influence = Only in your turn, outside auctions and wars
refused-raid-gold = Only in your turn, outside auctions and wars
refused-veto = Only when you are asked for a veto, after a war was declared
refused-start-war = Only at the end of your turn, after your action

## The board

board-decade = Decade
board-nobody = nobody
board-wars = Wars
board-pope = Pope
board-supply = Supply
board-deck = face down
board-discards = discarded
board-goods = ● gold · ◆ influence · ★ Victory Points
board-signs = ⚖ merchant · ▤ treachery tile · ⚑ victory · ✎ artist · 1× once a decade, ↺ used · ✘ blocked or bribed
board-auction = Auction
board-highest-bid = Highest bid
board-war = War
board-reroll = reroll

# What one does in a turn, as the headings of long lists of choices.
do-troop = Troop
    .help = Buy or discard a troop
do-treachery = Treachery
    .help = Buy one, drawn face down
do-auction = Auction
    .help = A tile, an event or the Pope
do-war = War
    .help = One city attacks another
do-free = Play a tile
    .help = Costs no action
do-trade = Trade
    .help = Costs no action: offer gold or influence
do-pass = Pass
    .help = Do nothing

# Values that other editions may print otherwise.
edition-city = City
edition-gold = Gold every decade
edition-influence = Influence every decade
edition-merchant = Merchant
edition-number = Number of tiles
edition-cost = Cost in gold
edition-attack = Attack
edition-defence = Defence
edition-decade = Decade
edition-currency = Auctioned for
edition-points = Points
edition-status = Status of a city
edition-gold-for-each-merchant = Gold for each merchant
edition-points-for-each-merchant = Points for each merchant
edition-wars-a-decade-with-6-players = Wars a decade with 6 players
edition-lowest-bid-for-a-condottiere = Lowest bid for a condottiere
edition-refund-of-a-discarded-troop-in-percent = Refund of a discarded troop, in per cent
edition-points-of-the-third-city = Points of the third city
edition-points-of-the-fourth-city = Points of the fourth city
edition-points-of-the-fifth-city = Points of the fifth city
edition-good-gold = gold
edition-good-influence = influence
