### Masters of Renaissance in English.
###
### Counted things take $amount: "1 coin", "2 coins". Where a noun has to stand without its number,
### select on the key of the argument ($resource-key), or use bare-* and plural-resource.

game-masters = Masters of Renaissance
about-masters = Gather resources at the Market, buy cards, build up your production and earn the Pope’s favour: citizens of Florence compete for fame.
course-masters = Take turns at the Market, with a card, or with your production; the seventh card, or the end of the Faith Track, brings the last round.
length-masters = Until somebody is done
    .help = the seventh card, or the last Faith space

option-discard = Discards
    .help = Whether you may discard at the Market only what you have just taken, or resources from your normal depots as well.
option-discard-taken = Only what was taken
option-discard-any = What is stored too

## Resources

resource-coin = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
resource-stone = { $amount ->
    [one] { $amount } stone
   *[other] { $amount } stones
}
resource-servant = { $amount ->
    [one] { $amount } servant
   *[other] { $amount } servants
}
resource-shield = { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
}

good-coin = { resource-coin }
good-stone = { resource-stone }
good-servant = { resource-servant }
good-shield = { resource-shield }
good-faith = { $amount ->
    [one] { $amount } Faith Point
   *[other] { $amount } Faith Points
}

bare-coin = coin
bare-stone = stone
bare-servant = servant
bare-shield = shield
bare-faith = faith

# Needs $resource-key of the sentence it stands in.
plural-resource = { $resource-key ->
    [coin] coins
    [stone] stones
    [servant] servants
   *[shield] shields
}
units-paid = { $units ->
    [one] { $resource }
   *[other] { $units } { plural-resource }
}
rest-paid = { $rest ->
    [one] { $resource }
   *[other] { $rest } { plural-resource }
}
warehouse-paid = { $warehouse ->
    [one] { $resource }
   *[other] { $warehouse } { plural-resource }
}
strongbox-paid = { $strongbox ->
    [one] { $resource }
   *[other] { $strongbox } { plural-resource }
}

## Cards, decks and leaders

colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-purple = purple

# Needs $amount and $colour-key of the sentence it stands in.
cards-of-colour = { $amount ->
    [one] { $amount } { $colour } card
   *[other] { $amount } { $colour } cards
}

deck-green-1 = green, level 1
deck-green-2 = green, level 2
deck-green-3 = green, level 3
deck-blue-1 = blue, level 1
deck-blue-2 = blue, level 2
deck-blue-3 = blue, level 3
deck-yellow-1 = yellow, level 1
deck-yellow-2 = yellow, level 2
deck-yellow-3 = yellow, level 3
deck-purple-1 = purple, level 1
deck-purple-2 = purple, level 2
deck-purple-3 = purple, level 3

card-G1a = Herb garden
card-G1b = Orchard
card-G1c = Sheepfold
card-G1d = Vineyard
card-G2a = Beehives
card-G2b = Terraces
card-G2c = Mill race
card-G2d = Watermill
card-G3a = Hill farm
card-G3b = Great estate
card-G3c = Villa garden
card-G3d = Marsh drains
card-B1a = Poor box
card-B1b = Notary
card-B1c = Money table
card-B1d = Pawnshop
card-B2a = Choir school
card-B2b = Guild hall
card-B2c = Exchange
card-B2d = Dowry fund
card-B3a = Bank
card-B3b = Trade fleet
card-B3c = Mint
card-B3d = Customs
card-Y1a = Brick kiln
card-Y1b = Toll gate
card-Y1c = Stoneyard
card-Y1d = Smithy
card-Y2a = Glassworks
card-Y2b = Foundry
card-Y2c = Brickworks
card-Y2d = Shipyard
card-Y3a = Dome works
card-Y3b = Arsenal
card-Y3c = Loggia
card-Y3d = City walls
card-P1a = Shrine
card-P1b = Fencing hall
card-P1c = Almshouse
card-P1d = Pilgrim inn
card-P2a = Scriptorium
card-P2b = Free company
card-P2c = Hospital
card-P2d = Abbey
card-P3a = Academy
card-P3b = Embassy
card-P3c = Cathedral
card-P3d = Ducal court

leader-L01 = Lapo the steward
leader-L02 = Ruggero the armourer
leader-L03 = Nanni the carter
leader-L04 = Piera the broker
leader-L05 = Bice of the quarry
leader-L06 = Ghita of the inn
leader-L07 = Ugo the castellan
leader-L08 = Ser Ciapo the cashier
leader-L09 = Vanni the crier
leader-L10 = Corso the captain
leader-L11 = Mastro Duccio the mason
leader-L12 = Neri the minter
leader-L13 = Sandro the smith
leader-L14 = Donna Oretta of the house
leader-L15 = Tano the sculptor
leader-L16 = Dianora the banker

standing-in-hand = in hand
standing-played = played
standing-discarded = discarded

token-T1 = Bailiff
token-T2 = Banker
token-T3 = Builder
token-T4 = Chaplain
token-T5 = Cardinal
token-T6 = Legate
token-T7 = Chancellor

## The market

marble-yellow = { $amount } yellow
marble-grey = { $amount } grey
marble-purple = { $amount } purple
marble-blue = { $amount } blue
marble-white = { $amount } white
marble-red = { $amount } red

line-row-1 = row 1
line-row-2 = row 2
line-row-3 = row 3
line-column-1 = column 1
line-column-2 = column 2
line-column-3 = column 3
line-column-4 = column 4

place-row-1-column-1 = row 1, column 1
place-row-1-column-2 = row 1, column 2
place-row-1-column-3 = row 1, column 3
place-row-1-column-4 = row 1, column 4
place-row-2-column-1 = row 2, column 1
place-row-2-column-2 = row 2, column 2
place-row-2-column-3 = row 2, column 3
place-row-2-column-4 = row 2, column 4
place-row-3-column-1 = row 3, column 1
place-row-3-column-2 = row 3, column 2
place-row-3-column-3 = row 3, column 3
place-row-3-column-4 = row 3, column 4
place-slide = the slide

## The Pope’s Favour tiles

favour-inactive = inactive
favour-face_up = face up
favour-removed = removed

# What a tile is worth. Needs $section of the sentence it stands in.
favour-worth = { $section ->
    [1] 2
    [2] 3
   *[3] 4
}

## What a player can do

action-keep = Keep { $first } and { $second }
    .help = These two Leader Cards stay hidden in your hand until you play or discard them. The other two you were dealt leave the game for good.
action-choose = { $resource-key ->
    [coin] Coin
    [stone] Stone
    [servant] Servant
   *[shield] Shield
}
    .help = You choose { $resource }.
    .told = { $seat } chooses { $resource }.
action-market-row = Take row { $row }: { $gives-key ->
    [none] { $whites ->
        [0] nothing
       *[other] { $whites } of your choice
    }
   *[other] { $gives }{ $whites ->
        [0] { "" }
       *[other] , plus { $whites } of your choice
    }
}
    .help = Your main action: take what the marbles of row { $row } show, then let the marble on the slide push the row one place to the left. Yellow is a coin, grey a stone, purple a servant, blue a shield, red 1 Faith Point; white is nothing unless a Leader you have played changes it.
action-market-column = Take column { $column }: { $gives-key ->
    [none] { $whites ->
        [0] nothing
       *[other] { $whites } of your choice
    }
   *[other] { $gives }{ $whites ->
        [0] { "" }
       *[other] , plus { $whites } of your choice
    }
}
    .help = Your main action: take what the marbles of column { $column } show, then let the marble on the slide push the column one place up. Yellow is a coin, grey a stone, purple a servant, blue a shield, red 1 Faith Point; white is nothing unless a Leader you have played changes it.
action-store = Store { $resource }
    .help = { $resource } goes into your Warehouse; what lies there is rearranged for you if need be.
action-discard = Discard { $resource }
    .help = You give up { $resource }, even if there is room for it. { $seats ->
        [1] For every resource you discard the Black Cross advances once all marbles are dealt with.
       *[other] Every resource you discard gives each other player 1 Faith Point once all marbles are dealt with.
    }
action-buy = Buy { $card } into slot { $slot } for { $cost }
    .help = Your main action: pay { $cost } and put { $card } on top of slot { $slot }; your 7th card triggers the end of the game. Only the top card of a slot can produce, but a covered card keeps its Victory Points and still counts for your Leaders.
    .told = { $seat } buys { $card } for { $cost }.
action-pay = { $units ->
    [0] Pay { rest-paid } from the Strongbox
   *[other] { $rest ->
        [0] Pay { units-paid } from the Warehouse
       *[other] Pay { units-paid } from the Warehouse and { $rest } from the Strongbox
    }
}
    .help = What you take from the Warehouse makes room for the Market; what you take from the Strongbox can only be replaced by production. Leader depots count as Warehouse.
action-produce = Activate the production
    .help = Your main action: use any of your production powers, each of them once. Everything is paid before anything is received, so no power can feed another; what you produce goes into the Strongbox.
    .told = { $seat } activates the production.
action-use-basic = Basic power: any 2 resources → 1 resource
    .help = Turn two resources of your choice, equal or different, into one resource of your choice. It cannot give faith.
    .told = { $seat } uses the basic power.
action-use-slot = Slot { $slot }: { $pay } → { $gain }
    .help = Use the top card of slot { $slot }: pay { $pay }, receive { $gain }. Powers are offered in order (basic, slots 1 to 3, Leaders), and those you pass over do not come back this turn.
    .told = { $seat } uses slot { $slot }: { $pay } → { $gain }.
action-use-leader = Use { $card }
    .help = Pay 1 of the resource your Leader asks for; receive 1 resource of your choice, which goes into the Strongbox, and 1 Faith Point.
    .told = { $seat } uses { $card }.
action-powers-done = Done: pay and produce
    .help = No further powers. You now pay for everything you chose, then receive it all at once.
    .told = { $seat } uses no further powers.
action-play-leader = Play { $card }
    .help = You meet the requirement, so the Leader is placed face up beside your board and works for the rest of the game. It costs nothing, does not use up your main action and earns its Victory Points.
action-discard-leader = Discard { $card } for 1 Faith Point
    .help = The Leader leaves the game unseen and you advance 1 space on the Faith Track, which may call a Vatican Report. It does not use up your main action, but you lose the Leader’s ability and Victory Points.
action-end-turn = End the turn
    .help = { $seats ->
        [1] Now Lorenzo reveals a token. Leader Cards in your hand can wait.
       *[other] The next player’s turn begins. Leader Cards in your hand can wait.
    }
    .told = { $seat } ends the turn.
action-discard-stored = Discard { $resource } from the Warehouse
    .help = { $resource } leaves your normal depots, for instance to make room for what you have just taken. { $seats ->
        [1] It counts as a discard like any other: in the end the Black Cross advances for it.
       *[other] It counts as a discard like any other: each other player gets 1 Faith Point for it in the end.
    }
action-buy-without = Buy { $card } into slot { $slot } for { $cost } (discount waived: { $refused })
    .help = Your main action, as with the discount, except that you pay { $refused } more. That can make sense: what leaves your Warehouse makes room for the Market.
    .told = { $seat } buys { $card } for { $cost }, without the discount.

## What chance does

action-turn = Turn up { $card }
action-marble = { $place-key ->
    [slide] { a-marble } on { $place }
   *[other] { a-marble } in { $place }
}
action-deal = Deal { $leader } to seat { $seat }
action-token = Reveal the { $token }

# Needs $marble-key of the sentence it stands in.
a-marble = { $marble-key ->
    [yellow] Yellow marble
    [grey] Grey marble
    [purple] Purple marble
    [blue] Blue marble
    [white] White marble
   *[red] Red marble
}

## What is asked

ask-turn-up = The next card is turned up ({ $deck }).
ask-fill-market = { $place-key ->
    [slide] The last marble is laid on { $place }.
   *[other] A marble is laid in { $place }.
}
ask-deal = { $to } is dealt a Leader Card.
ask-keep-leaders = Which two Leader Cards do you keep?
ask-starting-goods = { $left ->
    [one] Which resource do you start with?
   *[other] Which resources do you start with? ({ $left } to choose)
}
ask-act = Your turn: what do you do?
ask-choose-white = { $whites ->
    [one] One white marble: which resource does it give you?
   *[other] { $whites } white marbles: which resource does the next one give you?
}
ask-store-goods = { $discarded ->
    [0] You are holding { $taken }. Store or discard?
    [one] You are holding { $taken } and have discarded 1 resource so far. Store or discard?
   *[other] You are holding { $taken } and have discarded { $discarded } resources so far. Store or discard?
}
ask-pay = You owe { $due }. How much comes from the Warehouse?
ask-choose-powers = { $used-key ->
    [none] Which production power do you use?
   *[other] Another power? So far you pay { $pays } and receive { $gains }.
}
ask-basic-power-first-input = Basic power: which resource do you pay first? Of two kinds name the earlier one: coin, stone, servant, shield.
ask-basic-power-second-input = Basic power: what do you pay besides { $first }?
ask-basic-power-output = Basic power: you pay { basic-inputs }. Which resource do you receive?

# Needs $first, $second and their keys of the sentence it stands in.
basic-inputs = { $first-key ->
    [coin] { $second-key ->
        [coin] 2 coins
       *[other] { $first } and { $second }
    }
    [stone] { $second-key ->
        [stone] 2 stones
       *[other] { $first } and { $second }
    }
    [servant] { $second-key ->
        [servant] 2 servants
       *[other] { $first } and { $second }
    }
   *[shield] { $second-key ->
        [shield] 2 shields
       *[other] { $first } and { $second }
    }
}

ask-leader-power-output = Leader power: which resource do you receive along with 1 Faith Point?
ask-finish-turn = Anything else before your turn ends?
ask-draw-token = Lorenzo reveals a Solo Action token.

## What happened

event-card-turned = Now on display: { $card }.
# Not worth a line: the board shows the marbles.
event-marble-laid = { " " }
# Only the one who is dealt a card gets a line.
event-leader-dealt = { $leader-key ->
    [hidden] { " " }
   *[other] { $seat } is dealt { $leader }.
}
    .you = { $leader-key ->
        [hidden] { " " }
       *[other] You are dealt { $leader }.
    }
event-leaders-kept = { $first-key ->
    [hidden] { $seat } keeps two Leader Cards.
   *[other] { $seat } keeps { $first } and { $second }.
}
    .you = { $first-key ->
        [hidden] You keep two Leader Cards.
       *[other] You keep { $first } and { $second }.
    }
event-resource-chosen = { $seat } starts with { $resource }.
    .you = You start with { $resource }.
event-turn-began = { $seat } begins a turn.
event-line-taken = { $seat } takes { $line } of the Market.
    .you = You take { $line } of the Market.
event-white-changed = { $count ->
    [one] { $seat }: a white marble gives { $resource }.
   *[other] { $seat }: { $count } white marbles give { $resource } each.
}
    .you = { $count ->
        [one] You: a white marble gives { $resource }.
       *[other] You: { $count } white marbles give { $resource } each.
    }
event-stored = { $seat } stores { $resource }.
    .you = You store { $resource }.
event-discarded = { $seat } discards { $resource }.
    .you = You discard { $resource }.
event-faith-moved = { $steps ->
    [one] { $seat } gains 1 Faith Point and stands on space { $space }.
   *[other] { $seat } gains { $steps } Faith Points and stands on space { $space }.
}
    .you = { $steps ->
        [one] You gain 1 Faith Point and stand on space { $space }.
       *[other] You gain { $steps } Faith Points and stand on space { $space }.
    }
event-report-held = Vatican Report { $section } is held.
event-favour-decided = { $favour-key ->
    [face_up] { $seat } turns Pope’s Favour tile { $section } face up ({ favour-worth } VP).
   *[removed] { $seat } loses Pope’s Favour tile { $section }.
}
    .you = { $favour-key ->
        [face_up] You turn Pope’s Favour tile { $section } face up ({ favour-worth } VP).
       *[removed] You lose Pope’s Favour tile { $section }.
    }
event-paid = { $warehouse ->
    [0] { $seat } pays { strongbox-paid } from the Strongbox.
   *[other] { $strongbox ->
        [0] { $seat } pays { warehouse-paid } from the Warehouse.
       *[other] { $seat } pays { warehouse-paid } from the Warehouse and { $strongbox } from the Strongbox.
    }
}
    .you = { $warehouse ->
        [0] You pay { strongbox-paid } from the Strongbox.
       *[other] { $strongbox ->
            [0] You pay { warehouse-paid } from the Warehouse.
           *[other] You pay { warehouse-paid } from the Warehouse and { $strongbox } from the Strongbox.
        }
    }
event-card-bought = { $seat } buys { $card } into slot { $slot }.
    .you = You buy { $card } into slot { $slot }.
event-produced = { $seat } produces { $goods }.
    .you = You produce { $goods }.
event-leader-played = { $seat } plays { $leader }.
    .you = You play { $leader }.
event-leader-discarded = { $leader-key ->
    [hidden] { $seat } discards a Leader Card.
   *[other] { $seat } discards { $leader }.
}
    .you = { $leader-key ->
        [hidden] You discard a Leader Card.
       *[other] You discard { $leader }.
    }
event-last-round = The end is triggered: the game is over once the last seat has finished its turn.
event-token-revealed = Lorenzo reveals the { $token }.
event-card-removed = { $card } leaves the grid.
event-cross-moved = { $steps ->
    [one] The Black Cross advances by 1 and stands on space { $space }.
   *[other] The Black Cross advances by { $steps } and stands on space { $space }.
}
event-game-over = The game is over.
event-discarded-stored = { $seat } discards { $resource } from the Warehouse.
    .you = You discard { $resource } from the Warehouse.
event-discount-refused = { $seat } pays without { $leader }.
    .you = You pay without { $leader }.

## The score

score-cards = Development Cards
score-faith = Faith Track
score-favours = Pope’s Favour tiles
score-leaders = Leader Cards
score-resources = Resources (1 VP for every 5)
tie-resources-left = Resources left
ended-by-faith = You reached the end of the Faith Track.
ended-by-cards = You bought your seventh Development Card.
ended-by-cross = Lorenzo’s Black Cross reached the end of the Faith Track before you.
ended-by-colour = No { $colour } Development Card is left in the grid.

## What stands on a card

# The id stands in notation and records.
card = { $card }
card-kind = Development Card { $card-key }: { $colour }, level { $level }, { $points } VP
card-cost = Cost: { $cost }
card-production = Production: { $pay } → { $gain }

leader = { $leader }
leader-kind = Leader Card { $leader-key }: { $points } VP
needs-cards = { $level ->
    [0] Requires { cards-of-colour }
   *[other] Requires { cards-of-colour } of level { $level }
}
needs-supply = Requires { $resource } in your supply
effect-discount = Development Cards cost you { $good } less, if they cost any
effect-depot = Extra depot with room for { $good }
effect-convert = Each white marble gives you { $good }
effect-production = Production: { $pay } → 1 resource of your choice and { $gain }

token = { $token }
token-kind = Solo Action token { $token-key }
token-cards = 2 { $colour } cards leave the grid, lowest level first
token-cross = { $steps ->
    [one] The Black Cross advances 1 space
   *[other] The Black Cross advances { $steps } spaces
}
token-shuffle = { token-cross }, then all tokens are reshuffled

## The board

board-market = Market
board-slide = Slide
board-cards = Development Cards
board-faith = Faith Track
board-warehouse = Warehouse
board-strongbox = Strongbox
board-slots = Card slots
board-leaders = Leader Cards
board-favours = Pope’s Favour
board-points = Victory Points
board-empty = empty
board-black-cross = Black Cross
board-tokens-left = Tokens left
board-level = Level
board-depot = Depot
board-in-hand = in hand
board-played = played
board-discarded = discarded
board-rejected = out of the game
board-you = you

## A card of a deck, as chance turns it up

missing = Missing: { $goods }
no-slot-takes = None of your slots takes level { $level } now

# What one does in a turn, as the headings of long lists of choices.
do-market = Market
    .help = Take a row or a column
do-buy = Buy
    .help = A card for one of your slots
do-produce = Produce
    .help = Turn resources into others
do-leaders = Leaders
    .help = Play or discard one
do-end = End the turn
    .help = Your turn is over then
