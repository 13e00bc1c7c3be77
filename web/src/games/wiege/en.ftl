### The board of Die Wiege der Renaissance in English.

## Panes of a phone

wiege-short-title = Die Wiege
wiege-pane-table = Table
wiege-pane-cards = Cards
wiege-pane-mine = Mine

## Symbols, pieces, marks

wiege-science = science
wiege-architecture = architecture
wiege-finance = finance
wiege-exploration = exploration
wiege-religion = religion
wiege-stone = stone
wiege-genius = genius
wiege-mark-blue = genius mark, blue
wiege-mark-red = genius mark, red
wiege-rotation = can be rotated
wiege-either = either
wiege-any-event = any event

## Events

wiege-height = { $count ->
    [one] stack of 1 event
   *[other] stack of { $count } events
}
wiege-spaces = Spaces and roads
wiege-space = { $colour ->
    [blue] blue space { $number }, empty
   *[red] red space { $number }, empty
}
wiege-space-with = { $colour ->
    [blue] blue space { $number }
   *[red] red space { $number }
}, { $man ->
    [genius] the genius of { $name }
   *[stone] a stone of { $name }
}
wiege-numbers = The numbers are the names of the spaces: the log and the actions call them so.
wiege-last-blue = When its last blue space is covered, culture is compared: each names a symbol, and whoever shows more wins the difference in stones.
wiege-last-red = When its last red space is covered, characters are compared: the higher score wins { $count ->
    [one] 1 stone
   *[other] { $count } stones
}.
wiege-mark-brings = On top of its column it brings a card of the display whenever your genius comes to a { $colour ->
    [blue] blue
   *[red] red
} space and triggers nothing.
wiege-open-to-all = { $seats ->
    [2] open to both
   *[other] open to all, two at most
}
wiege-border-with = border with { $name }
wiege-border-of = between { $one } and { $other }
wiege-closed = closed to you now
wiege-position = pos. { $number }
wiege-vacant = No event here any more
wiege-leaves = Nothing is left to place, so { $man ->
    [stone] your stone
   *[genius] your genius
} leaves “{ $event }”.
wiege-which-piece = Which piece to place

## Open cards and decks

wiege-display = Display
wiege-evaluation = { $done } of { $all } evaluations
wiege-evaluation-long = { $done } of { $all } evaluations are over
wiege-evaluations-left = { $left ->
    [0] No evaluation to come
    [one] At least 1 evaluation to come
   *[other] At least { $left } evaluations to come
}
wiege-evaluations-left-long = { $left ->
    [0] All evaluations are over
    [one] At least 1 evaluation is to come, and one more for every event that comes back
   *[other] At least { $left } evaluations are to come, and one more for every event that comes back
}
wiege-slot-empty = empty
wiege-deck = Card deck
wiege-cards-left = cards
wiege-events-left = events
wiege-discarded = discards
wiege-discards = { $count ->
    [one] 1 card in the discard pile
   *[other] { $count } cards in the discard pile
}

## A player’s place

wiege-reserve = Reserve
wiege-stones-of = { $count ->
    [one] 1 stone of { $name }
   *[other] { $count } stones of { $name }
}
wiege-no-stones = no stones
wiege-genius-home = Genius in the reserve
wiege-genius-away = Genius on an event
wiege-culture = Culture
wiege-column = { $symbol }: { $count }
wiege-column-open = Open column: it counts for { $other } too.
wiege-hand = Hand
wiege-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
wiege-hand-empty = No cards in hand.
wiege-alike = { $count } cards that count alike: { $names }. Each is played by itself, this one first.
wiege-in-hand = in hand
wiege-in-pile = in pile
wiege-pile-of = { $count ->
    [0] no characters in pile
    [one] pile of 1 character
   *[other] pile of { $count } characters
}
wiege-points = Stones
wiege-team-points = Stones of both partners
wiege-your-team = Your team
wiege-their-team = Their team
wiege-wins-with = { $you ->
    [yes] You win with
   *[no] { $name } wins with
} { $points ->
    [one] { $points } stone
   *[other] { $points } stones
}
wiege-win-with = { $name } win with { $points ->
    [one] { $points } stone
   *[other] { $points } stones
}
wiege-ahead-of = { $points ->
    [one] { $points } stone
   *[other] { $points } stones
} ahead of { $you ->
    [yes] you
   *[no] { $name }
}
wiege-stones-word = { $count ->
    [one] stone
   *[other] stones
}

## Evaluations

wiege-last-evaluation = { $title } · ends the game
wiege-duel-title = Character evaluation: { $event }
wiege-duel-about = The last red space is covered. { $you ->
    [yes] You and { $other } send your characters
   *[no] { $other_you ->
        [yes] You and { $name } send your characters
       *[no] { $name } and { $other } send their characters
    }
}; whoever has the higher score takes the stones.
wiege-duel-how = A card from the hand must bear one of these symbols. Cards from the pile always count.
wiege-duel-alone-title = Character evaluation: { $event }
wiege-duel-alone-about = { $you ->
    [yes] The last red space is covered and nobody else is here. One character of yours, of any value, collects the stones.
   *[no] The last red space is covered and nobody else is here. One character of { $name }, of any value, collects the stones.
}
wiege-culture-title = Culture evaluation: { $event }
wiege-culture-about = The last blue space is covered. { $you ->
    [yes] First you, then { $other } names a symbol
   *[no] { $other_you ->
        [yes] First { $name }, then you name a symbol
       *[no] First { $name }, then { $other } names a symbol
    }
}; whoever shows more wins the difference.
wiege-culture-how = Each names one of these symbols. It may be the same, or another one.
wiege-culture-alone-title = Culture evaluation: { $event }
wiege-culture-alone-about = { $you ->
    [yes] The last blue space is covered and nobody else is here. You collect a stone for each symbol shown.
   *[no] The last blue space is covered and nobody else is here. { $name } collects a stone for each symbol shown.
}
wiege-culture-alone-how = Each stone received uses up one card of the column, from the top.
wiege-keep-how = One of these cards goes back to the hand. The others are discarded.
wiege-at-stake = { $count ->
    [one] 1 stone at stake
   *[other] { $count } stones at stake
}
wiege-score = Score { $score }
wiege-to-reveal = { $you ->
    [yes] have to reveal or pass
   *[no] has to reveal or pass
}
wiege-to-play = { $you ->
    [yes] may play one of your cards
   *[no] may play one card
}
wiege-passed = { $you ->
    [yes] have passed
   *[no] has passed
}
wiege-keeps-one = { $you ->
    [yes] take one card back
   *[no] takes one card back
}
wiege-pays = { $you ->
    [yes] pay { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
   *[no] pays { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
}
wiege-paid = { $you ->
    [yes] paid { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
   *[no] paid { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
}
wiege-has-left = { $hand } in hand, { $pile } in pile
wiege-nothing-revealed = nothing revealed
wiege-nothing-played = no card played
wiege-cards-gone = discarded already
wiege-twins = { $count ->
    [2] +2 for a pair
   *[other] +{ $count } for equal values
}
wiege-you = You
wiege-place-next = next
wiege-place-answer = answer
wiege-duel-stands = { $own } to { $other } so far
wiege-duel-would = { $card }: { $own } to { $other }
wiege-your-characters = Your characters
wiege-no-characters = You have no character to play here.
wiege-from-hand = from your hand
wiege-from-pile = from your pile
wiege-makes = makes { $score }
wiege-no-use = no { $symbol } here
wiege-to-name = { $you ->
    [yes] have to name a symbol
   *[no] has to name a symbol
}
wiege-names-next = { $you ->
    [yes] name next
   *[no] names next
}
wiege-named = { $you ->
    [yes] name { $symbol }
   *[no] names { $symbol }
}
wiege-took-part = { $you ->
    [yes] take part
   *[no] takes part
}
wiege-no-cards = no cards
wiege-payers = Stones come from
wiege-on-events = { $count ->
    [one] 1 on events
   *[other] { $count } on events
}
wiege-compares = { $ahead ->
    [1] { $count } more
    [0] as many
   *[-1] { $count } fewer
}
wiege-debt = { $you ->
    [yes] You pay { $to }
   *[no] { $to_you ->
        [yes] { $name } pays you
       *[no] { $name } pays { $to }
    }
} { $count ->
    [one] 1 stone.
   *[other] { $count } stones, one after the other.
}
wiege-before = before: { $text }
wiege-begins = The evaluation begins.
wiege-duel-over = The duel is over.
wiege-culture-over = The evaluation is over.
wiege-alone-over = The evaluation is over.
wiege-back = Back to the evaluation
wiege-continue = Continue
wiege-won = { $you ->
    [yes] { $stones ->
        [0] You won, but there was nothing to take
        [one] You won 1 stone
       *[other] You won { $stones } stones
    }
   *[no] { $stones ->
        [0] { $name } won, but there was nothing to take
        [one] { $name } won 1 stone
       *[other] { $name } won { $stones } stones
    }
}
wiege-won-none = { $you ->
    [yes] You show none of it: there was nothing to collect
   *[no] { $name } shows none of it: there was nothing to collect
}
wiege-tied = { $you ->
    [yes] You and { $other } were level: nobody won stones
   *[no] { $name } and { $other } were level: nobody won stones
}
wiege-won-from = { $stones ->
    [one] You won 1 stone from { $other }
   *[other] You won { $stones } stones from { $other }
}
wiege-lost = { $stones ->
    [0] { $name } won, but you had no stone to pay
    [one] You lost 1 stone to { $name }
   *[other] You lost { $stones } stones to { $name }
}
wiege-collected = { $name } collected { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}; { $paid ->
    [one] 1 of them was yours to pay
   *[other] { $paid } of them were yours to pay
}
wiege-news = Just now, “{ $event }”: { $text }.
wiege-round-word = round
