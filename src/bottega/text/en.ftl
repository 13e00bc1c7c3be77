### Words that every game shares. A game’s own catalogue may say any of them differently.

# What this language calls itself, for menus.
language-name = English

# What somebody is not allowed to see. Games select on this very word:
# { $leader -> [hidden] a card nobody sees *[other] { $leader } }
hidden = hidden

# No card, no piece, an empty list.
nothing = nothing

# A seat whose player has no name. $number: "1", "2", … or "nature", the seat of chance.
a-seat = { $number ->
    [nature] Chance
   *[other] Seat { $number }
}

# $most: all but the last, with commas between them.
a-list = { $most } and { $last }

# Whoever comes without an account, until they give a name.
a-guest = Guest

score-total = Total
