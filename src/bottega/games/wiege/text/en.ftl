### Die Wiege der Renaissance in English.
###
### Where an argument may be nothing or hidden, select on its key: $card-key, $triggers-key.

game-wiege = Die Wiege der Renaissance
about-wiege = Bring your family’s influence to the great events of an age: build columns of culture, gather famous people, and take your rivals’ stones.
course-wiege = Place a stone on an event, then play up to two cards; a full event is evaluated, and when only two events are left the game ends.
length-wiege = 11 to 15 evaluations
    .help = two events are left at the end

option-mode = Sides
option-mode-single = Each alone
option-mode-teams = 2 against 2 (4 seats)
option-covered-events = Covered events
    .help = When no new events are left, does the event below lie open again after a culture evaluation, or does the whole stack leave the game?
option-covered-events-come-back = They come back
option-covered-events-leave = They leave with the stack
option-duel = Duels
    .help = Does passing put you out of a duel, or does it go on until both pass one after the other?
option-duel-final = A pass is final
option-duel-two-passes = Two passes in a row end it

## Symbols, colours, pieces

symbol-science = science
symbol-architecture = architecture
symbol-finance = finance
symbol-exploration = exploration
symbol-religion = religion

colour-blue = blue
colour-red = red

group-red = red
group-violet = violet
group-green = green
group-blue = blue
group-grey = grey
group-black = black

man-stone = stone
man-genius = genius

from-hand = hand
from-pile = pile

stopped-exchange = exchange
stopped-bonus = bonus
stopped-actions = actions
stopped-duel = duel
stopped-character = character
stopped-pass = one turn of the duel
stopped-verdict = end of the duel

## Historical events: a title, then a sentence of history

historical-event-E01 = Union with the Copts
story-E01 = The Council of Florence signs a union with the Church of Egypt.
historical-event-E02 = The Medici palace is begun
story-E02 = Michelozzo builds for Cosimo de’ Medici in the heart of Florence.
historical-event-E03 = Constantinople falls
story-E03 = The Ottomans take the city, and scholars carry Greek books to Italy.
historical-event-E04 = Gutenberg prints the Bible
story-E04 = In Mainz the first great book printed with movable type is finished.
historical-event-E05 = The Cape Verde Islands are found
story-E05 = Cadamosto and Usodimare sail along West Africa for Prince Henry.
historical-event-E06 = The Gold Coast is reached
story-E06 = Portuguese captains find a coast where gold is traded.
historical-event-E07 = Venice grants patents
story-E07 = A law protects new inventions in Venice for ten years.
historical-event-E08 = The Pazzi conspiracy
story-E08 = Giuliano de’ Medici is murdered in the cathedral; his brother Lorenzo escapes.
historical-event-E09 = The Sistine Chapel is consecrated
story-E09 = Botticelli, Perugino and others have painted the walls for Sixtus IV.
historical-event-E10 = Alberti’s book on building is printed
story-E10 = Thirteen years after its author’s death the treatise appears in Florence.
historical-event-E11 = Granada falls, Columbus lands
story-E11 = The last Moorish kingdom in Spain surrenders, and a small fleet finds a new world.
historical-event-E12 = Vasco da Gama reaches India
story-E12 = After ten months a Portuguese fleet drops anchor before Calicut.
historical-event-E13 = Vespucci sees South America
story-E13 = With Ojeda he follows the coast of what is now Venezuela.
historical-event-E14 = The new St Peter’s is begun
story-E14 = Julius II lays the foundation stone of a church that Bramante has drawn.
historical-event-E15 = A map names America
story-E15 = Waldseemüller gives the new continent the name of Amerigo Vespucci.
historical-event-E16 = The Divine Proportion is printed
story-E16 = Leonardo has drawn the solids for Pacioli’s book, which appears in Venice.
historical-event-E17 = Jakob Fugger becomes a count
story-E17 = The emperor raises the banker from whom he borrows.
historical-event-E18 = Luther posts his theses
story-E18 = In Wittenberg a monk attacks the trade in indulgences.
historical-event-E19 = Charles V is elected on credit
story-E19 = Loans of the Fuggers help to win the votes of the electors.
historical-event-E20 = Luther at the Diet of Worms
story-E20 = Before emperor and princes he refuses to recant.
historical-event-E21 = The Fuggerei is endowed
story-E21 = Jakob Fugger gives the poor of Augsburg houses that stand to this day.
historical-event-E22 = The world is sailed around
story-E22 = Elcano brings one of Magellan’s five ships home to Spain.
historical-event-E23 = Verrazzano sees North America
story-E23 = For the king of France he explores the coast and the bay of New York.
historical-event-E24 = Dürer’s book on measurement is printed
story-E24 = He teaches geometry to painters and craftsmen, in German.
historical-event-E25 = Sebastian Cabot sets sail
story-E25 = Bound for the Moluccas he will explore the Río de la Plata instead.
historical-event-E26 = The Sack of Rome
story-E26 = Unpaid soldiers of the emperor plunder the city of the popes.
historical-event-E27 = Venezuela is leased to the Welsers
story-E27 = Charles V hands a colony to his bankers in Augsburg.
historical-event-E28 = Gemma Frisius explains triangulation
story-E28 = A country can be mapped by measuring angles from its towers.
historical-event-E29 = Serlio’s first book appears
story-E29 = In Venice he publishes the five orders of columns, with many pictures.
historical-event-E30 = The Roman Inquisition is founded
story-E30 = Paul III puts six cardinals in charge of the fight against heresy.
historical-event-E31 = The Council of Trent opens
story-E31 = The Catholic Church answers the Reformation; it will take eighteen years.
historical-event-E32 = The Muscovy Company is chartered
story-E32 = English merchants join their money for the trade with Russia.
historical-event-E33 = Vasari begins the Uffizi
story-E33 = Duke Cosimo I wants all offices of his state under one roof.
historical-event-E34 = The Escorial is begun
story-E34 = Philip II builds monastery, palace and tomb in one, near Madrid.
historical-event-E35 = The way back across the Pacific
story-E35 = Urdaneta finds the winds that lead from the Philippines to Mexico.
historical-event-E36 = Tycho Brahe sees a new star
story-E36 = It was not there before: the heavens change after all.

## Culture cards

card-C01 = Movable type
card-C02 = Anatomical drawing
card-C03 = Heliocentric model
card-C04 = Humanist academy
card-C05 = Botanical garden
card-C06 = Cubic equations
card-C07 = University library
card-C08 = Cathedral dome
card-C09 = City palace
card-C10 = Country villa
card-C11 = Bastion fortress
card-C12 = Arcaded loggia
card-C13 = Ideal city plan
card-C14 = Basilica
card-C15 = Double-entry bookkeeping
card-C16 = Bill of exchange
card-C17 = Merchant bank
card-C18 = Silver mine
card-C19 = Exchange hall
card-C20 = Wool guild
card-C21 = Papal treasury
card-C22 = Caravel
card-C23 = Portolan chart
card-C24 = Mariner’s astrolabe
card-C25 = Spice route
card-C26 = Trading post
card-C27 = Terrestrial globe
card-C28 = Royal shipyard
card-C29 = Altarpiece
card-C30 = Monastery library
card-C31 = Vernacular Bible
card-C32 = Church council
card-C33 = Overseas mission
card-C34 = Confraternity
card-C35 = Papal chapel
card-C36 = Vitruvian studies
card-C37 = Banker’s palace
card-C38 = Trading company
card-C39 = Jesuit mission
card-C40 = Printed Bible

## Character cards: a name, then who that was

card-P01 = Regiomontanus
story-P01 = Astronomer; his tables of the stars went to sea with the explorers.
card-P02 = Paracelsus
story-P02 = Swiss physician who brought chemistry into medicine.
card-P03 = Andreas Vesalius
story-P03 = Opened the human body and drew what he saw.
card-P04 = Leon Battista Alberti
story-P04 = Architect and humanist who wrote on painting and on building.
card-P05 = Michelozzo di Bartolomeo
story-P05 = Built palaces and convents for the Medici.
card-P06 = Andrea Palladio
story-P06 = His villas and churches became models for all of Europe.
card-P07 = Agostino Chigi
story-P07 = Banker of the popes, and the richest man of Rome in his day.
card-P08 = Bartholomäus Welser
story-P08 = Banker of Augsburg to whom the emperor pledged Venezuela.
card-P09 = Thomas Gresham
story-P09 = Merchant of the English crown and founder of London’s Royal Exchange.
card-P10 = Amerigo Vespucci
story-P10 = Florentine navigator whose name a continent bears.
card-P11 = Vasco da Gama
story-P11 = Found the sea route from Portugal to India.
card-P12 = Ferdinand Magellan
story-P12 = Led the fleet of which one ship was the first around the world.
card-P13 = Girolamo Savonarola
story-P13 = Preached repentance to Florence, and was burnt there in the end.
card-P14 = Erasmus of Rotterdam
story-P14 = Humanist who published the New Testament in Greek.
card-P15 = John Calvin
story-P15 = Reformer who gave Geneva its strict order.
card-P16 = Johannes Gutenberg
story-P16 = Printed books with movable type in Mainz.
card-P17 = Nicolaus Copernicus
story-P17 = Put the sun in the middle and let the earth go round it.
card-P18 = Filippo Brunelleschi
story-P18 = Built the dome of Florence cathedral without a scaffold from the ground.
card-P19 = Donato Bramante
story-P19 = First architect of the new St Peter’s in Rome.
card-P20 = Cosimo de’ Medici
story-P20 = Banker who led Florence for thirty years, mostly from behind the scenes.
card-P21 = Jakob Fugger
story-P21 = Lent money to emperors and popes from Augsburg.
card-P22 = Henry the Navigator
story-P22 = Prince of Portugal who sent ship after ship along Africa.
card-P23 = Christopher Columbus
story-P23 = Genoese who crossed the Atlantic for Spain.
card-P24 = Pope Julius II
story-P24 = Went to war himself, and gave Michelangelo and Raphael their greatest tasks.
card-P25 = Martin Luther
story-P25 = Began the Reformation and translated the Bible into German.
card-P26 = Michelangelo Buonarroti
story-P26 = Sculptor, painter, architect and poet.
card-P27 = Leonardo da Vinci
story-P27 = Painter, engineer, and curious about everything.

## What a player can do

action-stop = { $what-key ->
    [exchange] Go on without exchanging
    [bonus] Take no more cards for the genius
    [actions] End your card actions
    [duel] Pass
    [pass] Pass for now
    [verdict] Pass and end the duel
   *[character] Play no character
}
    .help = { $what-key ->
    [exchange] You go on with the stones of your own that you have, or with your genius.
    [bonus] Your card actions follow.
    [actions] Actions you do not take are lost.
    [duel] You reveal nothing more in this duel. Your opponent may go on alone.
    [pass] If your opponent reveals a character you may come in again. If your opponent passes too, the duel is over.
    [verdict] Your opponent has passed, so the scores are compared now.
   *[character] You collect nothing, and keep your cards.
}
    .told = { $what-key ->
        [exchange] { $seat } exchanges no more stones.
        [bonus] { $seat } takes no more cards for the genius.
        [actions] { $seat } ends the card actions.
        [duel] { $seat } passes.
        [pass] { $seat } passes for now.
        [verdict] { $seat } passes and ends the duel.
       *[character] { $seat } plays no character.
    }
action-exchange-with = Exchange a stone with { $owner }
    .help = You give back a stone that is { $owner }’s and receive one of your own. { $owner } cannot refuse.
action-stone-on = { $triggers-key ->
    [none] { $event }: stone on space { $space }, { $colour }
    [blue] { $event }: stone on space { $space }, the last blue one: { $final-key ->
        [yes] this ends the game
       *[no] culture evaluation
    }
   *[red] { $event }: stone on space { $space }, the last red one: { $final-key ->
        [yes] this ends the game
       *[no] character evaluation
    }
}
    .help = { $triggers-key ->
    [none] Two card actions follow.
    [blue] One card action follows, then everybody’s pieces on this event go back. { then-culture }
   *[red] One card action follows, then everybody’s pieces on this event go back. { then-characters }
}
action-genius-on = { $triggers-key ->
    [none] { $event }: genius on space { $space }, { $colour }
    [blue] { $event }: genius on space { $space }, the last blue one: { $final-key ->
        [yes] this ends the game
       *[no] culture evaluation
    }
   *[red] { $event }: genius on space { $space }, the last red one: { $final-key ->
        [yes] this ends the game
       *[no] character evaluation
    }
}
    .help = { $triggers-key ->
    [none] { $bonus ->
        [0] { $marks ->
            [0] Two card actions follow. None of your columns shows a { $colour } genius mark on top, so there is no bonus.
           *[other] Two card actions follow. The display is empty, so there is no bonus.
        }
        [one] You may take 1 card of the display at once. Two card actions follow.
       *[other] You may take { $bonus } cards of the display at once. Two card actions follow.
    }
    [blue] An evaluation is triggered, so there is no bonus. One card action follows. { then-culture }
   *[red] An evaluation is triggered, so there is no bonus. One card action follows. { then-characters }
}
# Needs what the sentence that it stands in is given of the evaluation.
then-culture = { $alone-key ->
    [yes] Nobody else is here: you collect a stone for each symbol you show, { $mine } as it stands.
   *[no] Culture is compared with { $against }: of one symbol here you show at most { $mine } as it stands, { $against } { $theirs }.
}
then-characters = { $alone-key ->
    [yes] Nobody else is here: one character of yours collects the stones. { you-hold }
   *[no] Characters are compared with { $against }. { you-hold }
}
you-hold = { $counting ->
    [0] You hold none that counts here.
    [one] You hold 1 that counts here.
   *[other] You hold { $counting } that count here.
}
action-lift-from = { $man-key ->
    [stone] { $event }: lift the stone from space { $space }
   *[genius] { $event }: lift the genius from space { $space }
}
    .help = You put it on another space at once, of this or another event, as if you placed it.
    .told = { $man-key ->
        [stone] { $seat } lifts the stone from space { $space } of “{ $event }”.
       *[genius] { $seat } lifts the genius from space { $space } of “{ $event }”.
    }
action-take = Take { $card }
    .help = The open card joins your hand. Its slot is filled again after your actions.
action-draw = Draw from the deck
    .help = The top card joins your hand, unseen by the others. There is no taking it back.
    .told = { $seat } draws from the deck.
action-play-culture = Play { $card }
    .help = { $column-key ->
    [none] The card begins a new column.
    [many] It fits two of your columns, { $column }: you choose one of them.
   *[other] The card goes on top of a column it fits: { $column }. It covers what lies there.
}
action-column = Put it on the { $symbol } column ({ $count } so far)
    .help = The joker counts for { $symbol } only from now on.
action-play-character = Lay { $card } face down on your pile
    .help = In a character evaluation any card of the pile may be revealed, whatever its symbol. Nobody else sees it before.
action-rotate = Rotate { $card }
    .help = From now on the card counts twice in its column, even when it is covered.
action-name = { $against-key ->
    [none] Name { $symbol }: { $count }
   *[other] Name { $symbol }: { $count } against { $against }
}
    .help = { $alone-key ->
    [yes] You collect as many stones as you show of it, and discard one card of the column for each stone you get.
   *[no] The difference is won in stones. The winner discards one card of the column for each stone received; after a tie each keeps one card of it.
}
action-reveal-from-hand = { $against-key ->
    [none] Play { $card } from hand
   *[other] Reveal { $card } from hand: { $score } against { $against }
}
    .help = { $against-key ->
    [none] You collect as many stones as the stack shows cubes, whatever the value of the card. Then it is discarded.
   *[other] Every revealed card counts its value, and 1 more if another one of yours has the same value. A winner discards all revealed cards, a loser takes one back.
}
action-reveal-from-pile = { $against-key ->
    [none] Play { $card } from the pile
   *[other] Reveal { $card } from the pile: { $score } against { $against }
}
    .help = { $against-key ->
    [none] You collect as many stones as the stack shows cubes, whatever the value of the card. Then it is discarded.
   *[other] Every revealed card counts its value, and 1 more if another one of yours has the same value. A winner discards all revealed cards, a loser takes one back.
}
action-keep-culture = Keep { $card }
    .help = It goes back to your hand; the other cards of the column are discarded.
action-keep-character = Take { $card } back
    .help = It goes back to your hand; the other cards you revealed are discarded.
action-pay-stone-of = { $owner-key ->
    [you] Pay a stone of your own
   *[other] Pay a stone of { $owner }’s
}
    .help = Stones of others are paid before your own. This one goes to { $to }.
action-pay-from = { $event }: pay the stone on space { $space }
    .help = Your reserve is empty. The stone leaves the event and goes to { $to }.

## What chance does

action-pick = { $event } is in the game
action-lay = Position { $position }: { $event }
action-deal = Deal { $card } to { $to }
action-show = Show { $card } in slot { $slot }
action-begin-with = { $first } begins

## What is asked

ask-pick-event = { $group-key ->
    [none] One more event is put into the event deck.
   *[other] An event of the { $group } group is put into the event deck.
}
ask-lay-event = An event is laid on position { $position }.
ask-draw-card = { $to } is dealt a card.
ask-fill-slot = A card is laid into slot { $slot } of the display.
ask-choose-first = Who begins?
ask-exchange-stones = { $exchanged-key ->
    [no] You have no stone of your own. With whom do you exchange?
   *[yes] Do you exchange another stone?
}
ask-place-piece = Where do you place a piece?
ask-lift-piece = You have nothing left to place. Which of your pieces do you move?
ask-move-piece = { $man-key ->
    [stone] Where do you move your stone?
   *[genius] Where do you move your genius?
}
ask-genius-bonus = { $left ->
    [one] You may take 1 card of the display for your genius. Which one?
   *[other] You may take { $left } cards of the display for your genius. Which one now?
}
ask-act = { $left ->
    [one] One card action: what do you do?
   *[other] { $left } card actions: what do you do?
}
ask-choose-column = On which of your two fitting columns do you put { $card }?
ask-name-alone = You are alone on this event. Which symbol do you name?
ask-name-symbol = { $named-key ->
    [none] Which symbol do you name against { $other }?
   *[other] { $trigger } has named { $named }. Which symbol do you name?
}
ask-play-alone = You are alone on this event. Do you play a character to collect its stones?
ask-duel = { $alone-key ->
    [no] Duel with { $trigger-key ->
        [you] { $other }
       *[other] { $trigger }
    }: do you reveal a character?
   *[yes] Your opponent has passed. Do you reveal a character?
}
ask-pay-stone = You owe { $to } a stone. Which one do you pay?
ask-keep-from-column = A tie. Which card of the { $symbol } column do you take back?
ask-keep-revealed = Which of your revealed characters do you take back?

## What happened

event-event-laid = { $height ->
    [one] New on position { $position }: { $history }.
   *[other] New on position { $position }: { $history }. The stack shows { $height } cubes.
}
event-card-drawn = { $card-key ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
    .you = { $card-key ->
        [hidden] You draw a card.
       *[other] You draw { $card }.
    }
event-card-shown = New in the display: { $card }.
event-first-chosen = { $seat } begins.
    .you = You begin.
event-turn-began = { $seat } begins a turn.
event-turn-skipped = { $seat } cannot place anything and skips the turn.
    .you = You cannot place anything and skip the turn.
event-exchanged = { $owner-key ->
    [you] { $seat } exchanges a stone with you.
   *[other] { $seat } exchanges a stone with { $owner }.
}
    .you = You exchange a stone with { $owner }.
event-placed = { $man-key ->
    [stone] { $seat } places a stone on “{ $history }”, space { $space }.
   *[genius] { $seat } places the genius on “{ $history }”, space { $space }.
}
    .you = { $man-key ->
        [stone] You place a stone on “{ $history }”, space { $space }.
       *[genius] You place the genius on “{ $history }”, space { $space }.
    }
event-moved = { $man-key ->
    [stone] { $seat } moves a stone to “{ $history }”, space { $space }.
   *[genius] { $seat } moves the genius to “{ $history }”, space { $space }.
}
    .you = { $man-key ->
        [stone] You move a stone to “{ $history }”, space { $space }.
       *[genius] You move the genius to “{ $history }”, space { $space }.
    }
event-triggered = { $colour-key ->
    [blue] The last blue space is covered: there will be a culture evaluation.
   *[red] The last red space is covered: there will be a character evaluation.
}
event-bonus-earned = { $cards ->
    [one] { $seat } may take 1 card of the display for the genius.
   *[other] { $seat } may take { $cards } cards of the display for the genius.
}
    .you = { $cards ->
        [one] You may take 1 card of the display for the genius.
       *[other] You may take { $cards } cards of the display for the genius.
    }
event-card-taken = { $seat } takes { $card }.
    .you = You take { $card }.
event-joker-shown = { $seat } plays { $card }, which fits two columns.
    .you = You play { $card }, which fits two columns.
event-culture-played = { $seat } plays { $card } (column: { $symbol }).
    .you = You play { $card } (column: { $symbol }).
event-character-laid = { $card-key ->
    [hidden] { $seat } lays a character on the pile.
   *[other] { $seat } lays { $card } on the pile.
}
    .you = { $card-key ->
        [hidden] You lay a character on the pile.
       *[other] You lay { $card } on the pile.
    }
event-rotated = { $seat } rotates { $card }.
    .you = You rotate { $card }.
event-top-given-up = { $seat } gives up { $card }: the deck has run out.
    .you = You give up { $card }: the deck has run out.
event-deck-renewed = { $cards ->
    [one] 1 discarded card becomes the new deck.
   *[other] { $cards } discarded cards become the new deck.
}
event-evaluation-began = { $other-key ->
    [nature] { $colour-key ->
        [blue] Culture evaluation, { $history }: { $seat } alone.
       *[red] Character evaluation, { $history }: { $seat } alone.
    }
    [you] { $colour-key ->
        [blue] Culture evaluation, { $history }: { $seat } and you.
       *[red] Character evaluation, { $history }: { $seat } and you.
    }
   *[other] { $colour-key ->
        [blue] Culture evaluation, { $history }: { $seat } and { $other }.
       *[red] Character evaluation, { $history }: { $seat } and { $other }.
    }
}
    .you = { $other-key ->
        [nature] { $colour-key ->
            [blue] Culture evaluation, { $history }: you alone.
           *[red] Character evaluation, { $history }: you alone.
        }
       *[other] { $colour-key ->
            [blue] Culture evaluation, { $history }: you and { $other }.
           *[red] Character evaluation, { $history }: you and { $other }.
        }
    }
event-pieces-returned = { $geniuses ->
    [0] { $stones ->
        [one] { $seat } takes 1 stone back.
       *[other] { $seat } takes { $stones } stones back.
    }
   *[other] { $stones ->
        [0] { $seat } takes the genius back.
        [one] { $seat } takes 1 stone and the genius back.
       *[other] { $seat } takes { $stones } stones and the genius back.
    }
}
    .you = { $geniuses ->
        [0] { $stones ->
            [one] You take 1 stone back.
           *[other] You take { $stones } stones back.
        }
       *[other] { $stones ->
            [0] You take the genius back.
            [one] You take 1 stone and the genius back.
           *[other] You take { $stones } stones and the genius back.
        }
    }
event-symbol-named = { $seat } names { $symbol }: { $count }.
    .you = You name { $symbol }: { $count }.
event-revealed = { $source-key ->
    [hand] { $seat } reveals { $card } from hand: now { $score }.
   *[pile] { $seat } reveals { $card } from the pile: now { $score }.
}
    .you = { $source-key ->
        [hand] You reveal { $card } from hand: now { $score }.
       *[pile] You reveal { $card } from the pile: now { $score }.
    }
event-passed = { $seat } passes.
    .you = You pass.
event-won = { $stones ->
    [0] { $seat } gets no stones.
    [one] { $seat } wins 1 stone.
   *[other] { $seat } wins { $stones } stones.
}
    .you = { $stones ->
        [0] You get no stones.
        [one] You win 1 stone.
       *[other] You win { $stones } stones.
    }
event-tied = { $other-key ->
    [you] { $seat } and you are level at { $count }: nobody wins stones.
   *[other] { $seat } and { $other } are level at { $count }: nobody wins stones.
}
    .you = You and { $other } are level at { $count }: nobody wins stones.
event-paid = { $position-key ->
    [none] { $seat } { pays-to } { stone-paid }.
   *[other] { $seat } { pays-to } a stone from position { $position }.
}
    .you = { $position-key ->
        [none] You pay { $to } { stone-paid }.
       *[other] You pay { $to } a stone from position { $position }.
    }
pays-to = { $to-key ->
    [you] pays you
   *[other] pays { $to }
}
stone-paid = { $owner-key ->
    [you] a stone of yours
   *[other] a stone of { $owner }’s
}
event-card-kept = { $seat } takes { $card } back.
    .you = You take { $card } back.
event-card-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
event-stack-discarded = { $height ->
    [one] The event on position { $position } is discarded.
   *[other] The stack of { $height } events on position { $position } is discarded.
}
event-event-uncovered = { $height ->
    [one] { $history } lies open again on position { $position }.
   *[other] { $history } lies open again on position { $position }. The stack shows { $height } cubes.
}
event-hand-compared = { $other-key ->
    [nature] { $cultures ->
        [one] { $seat }: 1 culture card in hand, characters worth { $score }.
       *[other] { $seat }: { $cultures } culture cards in hand, characters worth { $score }.
    }
   *[other] { $cultures ->
        [one] { $seat } and { $other } together: 1 culture card in hand, characters worth { $score }.
       *[other] { $seat } and { $other } together: { $cultures } culture cards in hand, characters worth { $score }.
    }
}
event-game-over = The game is over.

## The score

score-own-stones = Own stones
score-stones-on-events = Own stones on events
score-stones-won = Stones won
score-stones-of-the-partner = Stones of the partner
tie-culture-in-hand = Culture cards in hand
tie-characters-in-hand = Characters in hand

## What stands on a card

history-title = { $event }
history-kind = { $year }, { $group } group
history-symbols = Symbols: { $symbols }
history-spaces = { $blue ->
    [0] Spaces: { $red } red. Covering them all brings a character evaluation
   *[other] { $red ->
        [0] Spaces: { $blue } blue. Covering them all brings a culture evaluation
       *[other] Spaces: { $blue } blue and { $red } red
    }
}
history-space = Space { $space }, { $colour }: road to { $joined }

culture-title = { $card }
culture-genius = Culture card: { $symbols }, with a { $mark } genius mark
culture-rotation = Culture card: { $symbols }, twice once it is rotated
culture-joker = Culture card, joker: { $symbols }

character-title = { $card }
character-value = Character of value { $value }, without symbol: always playable
character-symbol = Character of value { $value }, symbol: { $symbol }

# What is not from the rulebook; the rules page explains the mark.
marked = † { $what } (see † in the rules)
figure-year = year
figure-title = title
figure-symbols = symbols
figure-spaces = spaces
figure-mark = mark
figure-symbol = symbol
figure-person = person

## Why something cannot be done

refused-border = This event lies between two other players
refused-others = Two other players are on this event
refused-partner = Your partner is on this central event
refused-road = No road leads here from a space with a piece
refused-taken = A piece stands here already
refused-symbol = From hand only with a symbol of the event: { $symbols }
refused-deck = The deck is empty

## The board in a terminal

board-centre = for everybody
board-display = Display
board-decks = Deck: { $deck } · discards: { $discards } · events to come: { $events }
board-partner = with { $name }
board-reserve = Reserve
board-pile = Pile
board-hand = Hand
board-revealed = Revealed
board-stones = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}

# What one does in a turn, as the headings of long lists of choices.
do-place = Place
    .help = A stone or the genius on an event
do-lift = Move
    .help = Lift a piece and place it elsewhere
do-draw = Draw
    .help = Cards into your hand
do-play = Play
    .help = A card from your hand
do-rotate = Rotate
    .help = A rotation card in a column
do-exchange = Exchange
    .help = Stones with somebody
do-reveal = Reveal
    .help = A character from hand or pile
do-stop = Done
    .help = Nothing further

# Values that other editions may print otherwise.
edition-symbols = Symbols
edition-symbol = Symbol
edition-mark = Mark
edition-spaces = Spaces
edition-layout = Roads
mark-blue-genius = blue genius
mark-red-genius = red genius
mark-rotation = rotation
mark-no-mark = none: two symbols
layout-pair = pair
layout-row-of-3 = row of 3
layout-bend = bend
layout-triangle = triangle
layout-row-of-4 = row of 4
layout-zigzag-of-4 = zigzag of 4
layout-horseshoe = horseshoe
layout-square = square
layout-star = star
layout-row-of-5 = row of 5
layout-zigzag-of-5 = zigzag of 5
layout-cross = cross
layout-hexagon = hexagon
layout-ladder = ladder
layout-bow = bow
