### Lorenzo il Magnifico in English.
###
### Counted things take $amount: "1 coin", "2 coins". Where an argument may be nothing or hidden,
### select on its key: $card-key, $leader-key.

game-lorenzo = Lorenzo il Magnifico
about-lorenzo = Send your family into Renaissance Florence: take cards from four towers, let your lands and buildings work, and keep on good terms with the Church.
course-lorenzo = Six rounds of four placements each; after every second one the Church asks for your faith.
length-lorenzo = Six rounds
    .help = a Vatican Report after every second

option-mode = Rules
    .help = Advanced: four leaders are drafted and bonus tiles differ. Basic: no leaders, and everybody has the same bonus tile.
option-mode-advanced = Advanced
option-mode-basic = Basic
option-bonus-tile = Bonus tile
    .help = Whether excommunications I-1 to I-4 take 1 from what your bonus tile gives, as they do from cards and action spaces.
option-bonus-tile-source = A source
option-bonus-tile-no-source = No source

## Goods

good-coin = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
good-wood = { $amount } wood
good-stone = { $amount } stone
good-servant = { $amount ->
    [one] { $amount } servant
   *[other] { $amount } servants
}
good-military = { $amount ->
    [one] { $amount } Military Point
   *[other] { $amount } Military Points
}
good-faith = { $amount ->
    [one] { $amount } Faith Point
   *[other] { $amount } Faith Points
}
good-vp = { $amount ->
    [one] { $amount } Victory Point
   *[other] { $amount } Victory Points
}
good-privilege = { $amount ->
    [one] { $amount } Council Privilege
   *[other] { $amount } Council Privileges
}

bare-coin = coin
bare-wood = wood
bare-stone = stone
bare-servant = servant
bare-military = military
bare-faith = faith
bare-vp = Victory Points
bare-privilege = Privilege

## What effects count

thing-territory = { $amount ->
    [one] territory
   *[other] { $amount } territories
}
thing-character = { $amount ->
    [one] character
   *[other] { $amount } characters
}
thing-building = { $amount ->
    [one] building
   *[other] { $amount } buildings
}
thing-venture = { $amount ->
    [one] venture
   *[other] { $amount } ventures
}
thing-military = { $amount ->
    [one] Military Point
   *[other] { $amount } Military Points
}
thing-resource = { $amount ->
    [one] resource held
   *[other] { $amount } resources held
}
thing-material = { $amount ->
    [one] wood or stone printed in the costs of your buildings
   *[other] { $amount } wood and stone printed in the costs of your buildings
}
thing-vp = { $amount ->
    [one] Victory Point
   *[other] { $amount } Victory Points
}

type-territory = territory
type-character = character
type-building = building
type-venture = venture

kind-territory = to take a territory
kind-character = to take a character
kind-building = to take a building
kind-venture = to take a venture
kind-harvest = to harvest
kind-production = to produce

whose-coloured = coloured members
whose-one-coloured = one coloured member
whose-neutral = the neutral member

## Members and spaces

member-white = white
member-black = black
member-orange = orange
member-neutral = neutral

die-white = white
die-black = black
die-orange = orange

space-territory-1 = Territory tower, floor 1
space-territory-2 = Territory tower, floor 2
space-territory-3 = Territory tower, floor 3
space-territory-4 = Territory tower, floor 4
space-character-1 = Character tower, floor 1
space-character-2 = Character tower, floor 2
space-character-3 = Character tower, floor 3
space-character-4 = Character tower, floor 4
space-building-1 = Building tower, floor 1
space-building-2 = Building tower, floor 2
space-building-3 = Building tower, floor 3
space-building-4 = Building tower, floor 4
space-venture-1 = Venture tower, floor 1
space-venture-2 = Venture tower, floor 2
space-venture-3 = Venture tower, floor 3
space-venture-4 = Venture tower, floor 4
space-harvest = Harvest
space-large-harvest = Large harvest space
space-production = Production
space-large-production = Large production space
space-market-1 = Market: 5 coins
space-market-2 = Market: 5 servants
space-market-3 = Market: 3 Military Points and 2 coins
space-market-4 = Market: 2 different Privileges
space-palace = Council Palace

privilege-materials = 1 wood and 1 stone
privilege-servants = 2 servants
privilege-coins = 2 coins
privilege-military = 2 Military Points
privilege-faith = 1 Faith Point

cost-military = Military Points
cost-resources = resources
material-wood = wood
material-stone = stone
choice-nothing = nothing
choice-first = the first exchange
choice-second = the second exchange
answer-yes = yes
answer-no = no

## Cards, Leaders and tiles

card-commercial-hub = Commercial Hub
card-woods = Woods
card-village = Village
card-gravel-pit = Gravel Pit
card-forest = Forest
card-monastery = Monastery
card-citadel = Citadel
card-city = City
card-gold-mine = Gold Mine
card-mountain-town = Mountain Town
card-mining-town = Mining Town
card-rock-pit = Rock Pit
card-estate = Estate
card-hermitage = Hermitage
card-manor-house = Manor House
card-dukedom = Dukedom
card-trading-town = Trading Town
card-farm = Farm
card-colony = Colony
card-marble-pit = Marble Pit
card-province = Province
card-sanctuary = Sanctuary
card-castle = Castle
card-fortified-town = Fortified Town
card-mint = Mint
card-tax-office = Tax Office
card-triumphal-arch = Triumphal Arch
card-theater = Theater
card-carpenters-shop = Carpenter’s Shop
card-stonemasons-shop = Stonemason’s Shop
card-chapel = Chapel
card-residence = Residence
card-marketplace = Marketplace
card-treasury = Treasury
card-painters-guild = Painters’ Guild
card-sculptors-guild = Sculptors’ Guild
card-stonemasons-guild = Stonemasons’ Guild
card-baptistery = Baptistery
card-barracks = Barracks
card-stronghold = Stronghold
card-bank = Bank
card-fair = Fair
card-garden = Garden
card-fortress = Fortress
card-palace = Palace
card-church = Church
card-military-academy = Military Academy
card-cathedral = Cathedral
card-warlord = Warlord
card-stonemason = Stonemason
card-dame = Dame
card-knight = Knight
card-farmer = Farmer
card-artisan = Artisan
card-preacher = Preacher
card-abbess = Abbess
card-captain = Captain
card-architect = Architect
card-patron = Patron
card-hero = Hero
card-peasant = Peasant
card-scholar = Scholar
card-papal-messenger = Papal Messenger
card-royal-messenger = Royal Messenger
card-noble = Noble
card-governor = Governor
card-paramour = Paramour
card-herald = Herald
card-cardinal = Cardinal
card-bishop = Bishop
card-general = General
card-ambassador = Ambassador
card-hiring-recruits = Hiring Recruits
card-repairing-the-church = Repairing the Church
card-building-the-walls = Building the Walls
card-raising-a-statue = Raising a Statue
card-military-campaign = Military Campaign
card-hosting-panhandlers = Hosting Panhandlers
card-fighting-heresies = Fighting Heresies
card-support-to-the-bishop = Support to the Bishop
card-hiring-soldiers = Hiring Soldiers
card-repairing-the-abbey = Repairing the Abbey
card-building-the-bastions = Building the Bastions
card-support-to-the-king = Support to the King
card-improving-the-canals = Improving the Canals
card-hosting-foreigners = Hosting Foreigners
card-crusade = Crusade
card-support-to-the-cardinal = Support to the Cardinal
card-hiring-mercenaries = Hiring Mercenaries
card-repairing-the-cathedral = Repairing the Cathedral
card-building-the-towers = Building the Towers
card-promoting-sacred-art = Promoting Sacred Art
card-military-conquest = Military Conquest
card-improving-the-roads = Improving the Roads
card-sacred-war = Sacred War
card-support-to-the-pope = Support to the Pope

leader-francesco-sforza = Francesco Sforza
leader-ludovico-ariosto = Ludovico Ariosto
leader-filippo-brunelleschi = Filippo Brunelleschi
leader-sigismondo-malatesta = Sigismondo Malatesta
leader-girolamo-savonarola = Girolamo Savonarola
leader-michelangelo-buonarroti = Michelangelo Buonarroti
leader-giovanni-dalle-bande-nere = Giovanni dalle Bande Nere
leader-leonardo-da-vinci = Leonardo da Vinci
leader-sandro-botticelli = Sandro Botticelli
leader-ludovico-il-moro = Ludovico il Moro
leader-lucrezia-borgia = Lucrezia Borgia
leader-federico-da-montefeltro = Federico da Montefeltro
leader-lorenzo-de-medici = Lorenzo de’ Medici
leader-sisto-iv = Sisto IV
leader-cesare-borgia = Cesare Borgia
leader-santa-rita = Santa Rita
leader-cosimo-de-medici = Cosimo de’ Medici
leader-bartolomeo-colleoni = Bartolomeo Colleoni
leader-ludovico-iii-gonzaga = Ludovico III Gonzaga
leader-pico-della-mirandola = Pico della Mirandola

source-abbess = { card-abbess }
source-captain = { card-captain }
source-architect = { card-architect }
source-patron = { card-patron }
source-hero = { card-hero }
source-cardinal = { card-cardinal }
source-bishop = { card-bishop }
source-ambassador = { card-ambassador }
source-improving-the-canals = { card-improving-the-canals }
source-repairing-the-cathedral = { card-repairing-the-cathedral }
source-improving-the-roads = { card-improving-the-roads }
source-francesco-sforza = { leader-francesco-sforza }
source-leonardo-da-vinci = { leader-leonardo-da-vinci }

tile-I-1 = I-1 (1 Military Point less from every source)
tile-I-2 = I-2 (1 coin less from every source)
tile-I-3 = I-3 (1 servant less from every source)
tile-I-4 = I-4 (1 wood and 1 stone less from every source)
tile-I-5 = I-5 (harvests −3)
tile-I-6 = I-6 (productions −3)
tile-I-7 = I-7 (coloured members −1)
tile-II-1 = II-1 (territories −4)
tile-II-2 = II-2 (buildings −4)
tile-II-3 = II-3 (characters −4)
tile-II-4 = II-4 (ventures −4)
tile-II-5 = II-5 (no Market)
tile-II-6 = II-6 (2 servants for each +1)
tile-II-7 = II-7 (first turn after all others, or not at all)
tile-III-1 = III-1 (no points for characters)
tile-III-2 = III-2 (no points for ventures)
tile-III-3 = III-3 (no points for territories)
tile-III-4 = III-4 (1 VP lost for every 5 VP)
tile-III-5 = III-5 (1 VP lost for each Military Point)
tile-III-6 = III-6 (1 VP lost for each wood and stone in building costs)
tile-III-7 = III-7 (1 VP lost for each resource)

bonus-tile-standard = Standard bonus tile
bonus-tile-adv-1 = Bonus tile 1
bonus-tile-adv-2 = Bonus tile 2
bonus-tile-adv-3 = Bonus tile 3
bonus-tile-adv-4 = Bonus tile 4

## What a player can do

action-tile = { $tile }: harvest { $harvest }; production { $production }
    .help = You receive this with each of your harvests and productions of value 1 or more, for the whole game.
action-draft = Keep { $leader }
    .help = The Leader joins your hand, unseen by the others. The rest goes to the player on your right.
action-play = Play { $leader }
    .help = You own what the Leader requires; nothing is paid. From now on the ability is yours, whatever you may lose later.
action-discard = Discard { $leader } for a Privilege
    .help = The Leader leaves the game and you receive 1 Council Privilege. It does not use up your placement.
action-activate = { $copied-key ->
    [none] Activate { $leader }
   *[other] Activate { $leader } (as { $copied })
}
    .help = You use this ability once in this round. It does not use up your placement.
action-copy = Copy { $leader }
    .help = Lorenzo de’ Medici has the ability of { $leader } for the rest of the game. This cannot be changed.
member-offered = { $member-key ->
    [white] White member, value { $value }
    [black] Black member, value { $value }
    [orange] Orange member, value { $value }
   *[neutral] Neutral member, value { $value }
}
# Where a member can go to one space only, it goes there as soon as it is placed.
action-member = { $space-key ->
    [none] { member-offered }
   *[other] { member-offered }: { action-space }
}
    .help = The value counts before servants and before bonuses for the kind of action.
    .told = { $seat } takes the { $member } member, value { $value }.
action-space = { $card-key ->
    [none] { $space }
   *[other] { $card }{ $cost-key ->
        [none] { $fee ->
            [0] { "" }
           *[other] { " " }for 3 coins (occupied tower)
        }
       *[other] { " " }for { $cost }{ $instead-key ->
            [none] { "" }
           *[other] { " " }or { $instead }
        }{ $fee ->
            [0] { "" }
           *[other] , plus 3 coins
        }
    }
}
    .help = { $card-key ->
    [none] { "" }
   *[other] { $space }.{ " " }
}{ $servants ->
    [0] Value { $value } without servants.
    [one] Value { $value } with 1 servant.
   *[other] Value { $value } with { $servants } servants.
}{ $gain-key ->
    [none] { "" }
   *[other] { " " }You receive { $gain }.
}{ $exchanges ->
    [0] { "" }
    [one] { " " }1 building can exchange.
   *[other] { " " }{ $exchanges } buildings can exchange.
}{ $then-key ->
    [none] { "" }
   *[other] { " " }Then you may use the action of { $then }.
}
    .told = { $card-key ->
        [none] { $seat } chooses a space ({ $space }).
       *[other] { $seat } goes for { $card }.
    }
action-servants = { $servants ->
    [0] No servants: value { $value }
    [one] 1 servant: value { $value }
   *[other] { $servants } servants: value { $value }
}
    .help = { $gain-key ->
    [none] Servants are gone before the action begins and do not come back.
   *[other] You receive { $gain }.
}{ $exchanges ->
    [0] { "" }
    [one] { " " }1 building can exchange.
   *[other] { " " }{ $exchanges } buildings can exchange.
}{ $then-key ->
    [none] { "" }
   *[other] { " " }Then you may use the action of { $then }.
}
    .told = { $servants ->
        [0] { $seat } spends no servants.
        [one] { $seat } spends 1 servant.
       *[other] { $seat } spends { $servants } servants.
    }
action-cost = { $cost-key ->
    [none] Pay nothing
   *[other] Pay { $cost }
}
    .help = { $card } can be paid in Military Points or in resources: one of the two, as you like.
    .told = { $cost-key ->
        [none] { $seat } pays nothing.
       *[other] { $seat } pays { $cost }.
    }
action-discount = { $material-key ->
    [wood] 1 wood less
   *[stone] 1 stone less
}
    .help = The Stonemason saves you 1 wood or 1 stone of { $card }. What is left to pay: { $cost }.
    .told = { $material-key ->
        [wood] { $seat } saves 1 wood.
       *[stone] { $seat } saves 1 stone.
    }
action-privilege = { $goods-key ->
    [none] Nothing: an excommunication takes it all
   *[other] { $goods }
}
    .help = You change a Council Privilege into this. Several Privileges of one effect must all be different.
    .told = { $goods-key ->
        [none] { $seat } gets nothing for a Privilege.
       *[other] { $seat } changes a Privilege into { $goods }.
    }
action-exchange = { $choice-key ->
    [nothing] { $card }: no exchange
   *[other] { $card }: { $pay } → { $gain }
}
    .help = Everything is paid from what you held before; what buildings produce arrives when all exchanges are chosen.
    .told = { $choice-key ->
        [nothing] { $seat } does not exchange with { $card }.
       *[other] { $seat } exchanges { $pay } for { $gain } ({ $card }).
    }
action-support = { $answer-key ->
    [yes] Support the Church: { $points } VP, faith back to 0
   *[no] { $faith ->
        [0] No support: suffer { $tile }
       *[other] No support: { $faith } VP, but suffer { $tile }
    }
}
    .help = With your support you score your faith and start again from 0. Without it you keep the faith and are excommunicated until the end of the game; in the last round the faith scores all the same.
action-decline = Decline the action of { $source }
    .help = A bonus action is an offer. Once declined it is lost.
action-end-turn = End the turn
    .help = Your turn is over. Leaders in your hand or in play can wait.
    .told = { $seat } ends the turn.
action-lose-placement = Give up the placement
    .help = { $placeable ->
    [0] None of your members can be placed anywhere. Your turn ends.
   *[other] You need not make up the turn you skipped. Nobody is placed, and your turn ends.
}

## What chance does

action-reveal = Reveal { $tile }
action-place = Place { $place } for seat { $seat }
action-deal = Deal { $leader } to seat { $seat }
action-lay = Lay out { $card }
action-roll = { $die-key ->
    [white] White die: { $pips }
    [black] Black die: { $pips }
   *[orange] Orange die: { $pips }
}

## What is asked

ask-draw-tile = The excommunication of period { $period } is drawn.
ask-draw-order = Who is { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} in the turn order?
ask-choose-tile = Which bonus tile do you take?
ask-deal = { $to } is dealt a Leader.
ask-draft-leader = Which Leader do you keep? The others go to your right.
ask-draw-card = A card is laid out: { $floor }.
ask-roll = { $die-key ->
    [white] The white die is rolled.
    [black] The black die is rolled.
   *[orange] The orange die is rolled.
}
ask-act = { $placeable ->
    [0] Your turn, but none of your members can be placed.
   *[other] Your turn: which member do you place?
}
ask-choose-space = Where do you place your { $member } member?
ask-spend-servants = { $spent ->
    [0] { $space }: how many servants do you spend?
   *[other] { $space }: { $spent } servants spent so far. How many more?
}
ask-choose-cost = { $floor }: how do you pay?
ask-choose-discount = { $floor }: what do you save?
ask-choose-privilege = { $left ->
    [one] What do you exchange your Privilege for?
   *[other] { $left } Privileges, all different: what do you exchange the next one for?
}
ask-choose-exchange = Production of value { $value }: what does this building exchange?
ask-bonus-tower = { $source }: which card do you take?
ask-bonus-servants = { $spent ->
    [0] { $source }, { $floor }: how many servants do you spend?
   *[other] { $source }, { $floor }: { $spent } servants spent so far. How many more?
}
ask-bonus-work = { $spent ->
    [0] { $source }: how many servants do you spend on this action?
   *[other] { $source }: { $spent } servants spent so far. How many more?
}
ask-copy-ability = Whose ability does Lorenzo de’ Medici copy?
ask-strengthen = Federico da Montefeltro: which member is worth { $value } in this round?
ask-finish-turn = Anything else before your turn ends?
ask-show-support = Do you support the Church?
ask-make-up = You make up the turn you skipped: which member do you place, if any?

## What happened

event-tile-drawn = The excommunication of this game: { $tile }.
event-order-drawn = { $seat } is { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} in the turn order.
    .you = You are { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } in the turn order.
event-bonus-tile-taken = { $seat } takes: { $tile }.
    .you = You take: { $tile }.
# Only the one who is dealt a Leader gets a line.
event-leader-dealt = { $leader-key ->
    [hidden] { " " }
   *[other] { $seat } is dealt { $leader }.
}
    .you = { $leader-key ->
        [hidden] { " " }
       *[other] You are dealt { $leader }.
    }
event-leader-drafted = { $leader-key ->
    [hidden] { $seat } keeps a Leader.
   *[other] { $seat } keeps { $leader }.
}
    .you = { $leader-key ->
        [hidden] You keep a Leader.
       *[other] You keep { $leader }.
    }
event-leaders-passed = The other Leaders are passed to the right.
event-round-began = Round { $round } begins.
# Not worth a line: the board shows the cards.
event-card-laid = { " " }
event-die-cast = { $die-key ->
    [white] The white die shows { $pips }.
    [black] The black die shows { $pips }.
   *[orange] The orange die shows { $pips }.
}
event-turn-skipped = { $seat } skips the first turn of this round.
    .you = You skip the first turn of this round.
event-turn-began = { $seat } begins a turn.
event-placed = { $servants ->
    [0] { $seat } places the { $member } member. { $space }.
    [one] { $seat } places the { $member } member with 1 servant. { $space }.
   *[other] { $seat } places the { $member } member with { $servants } servants. { $space }.
}
    .you = { $servants ->
        [0] You place the { $member } member. { $space }.
        [one] You place the { $member } member with 1 servant. { $space }.
       *[other] You place the { $member } member with { $servants } servants. { $space }.
    }
event-bonus-used = { $floor-key ->
    [none] { $servants ->
        [0] { $seat } uses the action of { $source }.
        [one] { $seat } uses the action of { $source } with 1 servant.
       *[other] { $seat } uses the action of { $source } with { $servants } servants.
    }
   *[other] { $servants ->
        [0] { $seat } uses the action of { $source }. { $floor }.
        [one] { $seat } uses the action of { $source } with 1 servant. { $floor }.
       *[other] { $seat } uses the action of { $source } with { $servants } servants. { $floor }.
    }
}
    .you = { $floor-key ->
        [none] { $servants ->
            [0] You use the action of { $source }.
            [one] You use the action of { $source } with 1 servant.
           *[other] You use the action of { $source } with { $servants } servants.
        }
       *[other] { $servants ->
            [0] You use the action of { $source }. { $floor }.
            [one] You use the action of { $source } with 1 servant. { $floor }.
           *[other] You use the action of { $source } with { $servants } servants. { $floor }.
        }
    }
event-fee-paid = { $seat } pays { $coins } coins for the occupied tower.
    .you = You pay { $coins } coins for the occupied tower.
event-card-taken = { $cost-key ->
    [none] { $seat } takes { $card }.
   *[other] { $seat } takes { $card } for { $cost }.
}
    .you = { $cost-key ->
        [none] You take { $card }.
       *[other] You take { $card } for { $cost }.
    }
event-gained = { $goods-key ->
    [none] { " " }
   *[other] { $seat } receives { $goods }.
}
    .you = { $goods-key ->
        [none] { " " }
       *[other] You receive { $goods }.
    }
event-harvested = { $seat } harvests with value { $value }.
    .you = You harvest with value { $value }.
event-produced = { $seat } produces with value { $value }.
    .you = You produce with value { $value }.
event-exchanged = { $seat } exchanges { $paid } ({ $card }).
    .you = You exchange { $paid } ({ $card }).
# Declined or impossible: the event does not tell which.
event-declined = { $seat } does not carry out the action of { $source }.
    .you = The action of { $source } is not carried out.
event-placement-lost = { $seat } cannot place a member.
    .you = You cannot place a member.
event-leader-played = { $seat } plays { $leader }.
    .you = You play { $leader }.
event-leader-discarded = { $seat } discards { $leader }.
    .you = You discard { $leader }.
event-leader-activated = { $seat } activates { $leader }.
    .you = You activate { $leader }.
event-ability-copied = { $seat }: Lorenzo de’ Medici copies { $leader }.
    .you = You: Lorenzo de’ Medici copies { $leader }.
event-strengthened = { $seat }: the die of the { $member } member counts as 6 in this round.
    .you = You: the die of the { $member } member counts as 6 in this round.
event-report-held = The Vatican Report of period { $period } is held.
event-supported = { $points ->
    [one] { $seat } supports the Church and gains 1 Victory Point.
   *[other] { $seat } supports the Church and gains { $points } Victory Points.
}
    .you = { $points ->
        [one] You support the Church and gain 1 Victory Point.
       *[other] You support the Church and gain { $points } Victory Points.
    }
event-excommunicated = { $seat } is excommunicated: { $tile }.
    .you = You are excommunicated: { $tile }.
event-faith-scored = { $points ->
    [one] { $seat } gains 1 Victory Point for faith.
   *[other] { $seat } gains { $points } Victory Points for faith.
}
    .you = { $points ->
        [one] You gain 1 Victory Point for faith.
       *[other] You gain { $points } Victory Points for faith.
    }
event-order-changed = { $third-key ->
    [nature] New turn order: { $first }, { $second }.
   *[other] { $fourth-key ->
        [nature] New turn order: { $first }, { $second }, { $third }.
       *[other] New turn order: { $first }, { $second }, { $third }, { $fourth }.
    }
}
event-game-over = The game is over.
event-placement-left = { $seat } does without the turn that was skipped.
    .you = You do without the turn that was skipped.

## The score

score-vp = Victory Points gained
score-lost-points = Excommunication III-4 (a fifth is lost)
score-territories = Territories
score-characters = Characters
score-ventures = Ventures
score-military = Military strength
score-resources = Resources (1 VP for every 5)
score-forfeits = Lost to excommunications
tie-turn-order = Place in the turn order

## What stands on a card

card = { $card }
card-kind = { $type-key ->
    [territory] Territory, period { $period }
    [character] Character, period { $period }
    [building] Building, period { $period }
   *[venture] Venture, period { $period }
}
card-cost = Cost: { $cost }
card-cost-military = Cost: { $cost }, of at least { $needed }
card-at-once = At once:
card-harvest = In harvests of value { $value } or more:
card-production = In productions of value { $value } or more:
card-lasting = From then on:
card-points = { $points } VP at the end

leader = { $leader }
leader-once = Once a round:
leader-lasting = As long as the game lasts:
needs-supply = Requires { $good }
needs-cards = { $type-key ->
    [none] Requires { $amount } cards of one type
   *[other] Requires { $type }
}

tile = Excommunication { $tile }
bonus-tile = { $tile }
bonus-tile-harvest = Harvest: { $goods }
bonus-tile-production = Production: { $goods }

effect-gain = Receive { $goods }
effect-per = Receive { $goods } for every { $thing }
effect-act = { $action-key ->
    [none] Take a card of any type with value { $value }
    [harvest] Harvest with value { $value }
    [production] Produce with value { $value }
   *[other] { $less-key ->
        [none] Take a { card-taken } with value { $value }
       *[other] Take a { card-taken } with value { $value } for { $less } less
    }
}
card-taken = { $action-key ->
    [territory] { type-territory }
    [character] { type-character }
    [building] { type-building }
   *[venture] { type-venture }
}
effect-exchange = You may pay { $pay } for { $gain }
effect-or-exchange = or pay { $pay } for { $gain }
effect-raise = { $amount-sign-key ->
    [minus] Actions { $action } are worth { $amount } less
   *[plus] Actions { $action } are worth { $amount } more
}
effect-discount = { $on-key ->
    [none] Cards that cost coins cost { $good } less
    [territory] Territories cost { $good } less
    [character] Characters cost { $good } less
    [building] Buildings cost { $good } less
   *[venture] Ventures cost { $good } less
}
effect-either-discount = { $on-key ->
    [territory] Territories cost { $one } or { $other } less, as you like
    [character] Characters cost { $one } or { $other } less, as you like
    [building] Buildings cost { $one } or { $other } less, as you like
   *[venture] Ventures cost { $one } or { $other } less, as you like
}
effect-worth = { $becomes ->
    [0] { member-stronger }
   *[other] { member-worth }
}
member-worth = { $whose-key ->
    [neutral] The neutral member is worth { $becomes }
    [coloured] Coloured members are worth { $becomes }, whatever the dice show
   *[other] One coloured member not yet placed is worth { $becomes } in this round
}
member-stronger = { $more-sign-key ->
    [minus] { $whose-key ->
        [neutral] The neutral member is worth { $more } less
       *[other] Coloured members are worth { $more } less whenever they are placed
    }
   *[plus] { $whose-key ->
        [neutral] The neutral member is worth { $more } more
       *[other] Coloured members are worth { $more } more
    }
}
effect-tax = Every action space or card that gives such goods gives { $goods } less
effect-unscored = { $type-key ->
    [territory] Territories score nothing at the end
    [character] Characters score nothing at the end
   *[venture] Ventures score nothing at the end
}
effect-forfeit = { $thing-key ->
    [vp] Before the final scoring 1 VP is lost for every { $thing }
   *[other] At the end 1 VP is lost for every { $thing }
}

effect-rule = { $rule }
rule-no-floor-bonus = No bonus from the third and fourth floor of towers
rule-occupied-spaces = Your members may be placed in occupied action spaces
rule-no-tower-fee = You never pay the 3 coins of an occupied tower
rule-no-military-need = Your territories need no Military Points
rule-copy-leader = Has the ability of a Leader that an opponent has in play
rule-double-immediate = Wood, stone, coins and servants that cards give at once are received twice
rule-support-bonus = 5 VP more whenever you support the Church
rule-no-market = Your members may not be placed in the Market
rule-dear-servants = Every +1 costs you 2 servants
rule-skip-first-turn = In each round your first turn is skipped; you may make it up after all others

## What cannot be done, and why

refused-closed = This space is for more players
refused-market = Your excommunication closes the Market to you
refused-taken = A member stands here already
refused-full = You already have 6 cards of this type
refused-colour = A coloured member of yours is here already
refused-value = Needs the value { $needed }; with all your servants you reach { $value }
refused-fee = You lack the 3 coins of an occupied tower
refused-military = Needs { $needed } Military Points
refused-cost = You lack { $goods }
refused-copy = No opponent has a Leader in play
refused-servants = You need your servants for the cost of the card

## The board

board-territory = Territories
board-character = Characters
board-building = Buildings
board-venture = Ventures
board-spaces = Florence
board-church = Church
board-round = Round
board-order = Turn order
board-members = Members at home
board-in-hand = Leaders in hand
board-draft = Leaders to choose from
board-no-floor-bonus = no floor bonus
board-signs = ⚡ at once · ∞ lasting · ⚑ at the end
board-more-signs = (3) from value 3 · ↻ bonus action · 1× once a round

# What one does in a turn, as the headings of long lists of choices.
do-member = Place
    .help = Put a family member on a space
do-space = Spaces
    .help = Where the member goes
do-servants = Servants
    .help = Each adds 1 to the action
do-leaders = Leaders
    .help = Play, discard or use one
do-decline = Decline
    .help = The action is lost
do-end = End the turn
    .help = Your turn is over then
