"""The things of Die Wiege der Renaissance and what they are called, in the order of the rules."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from bottega.kernel.words import Domain, Numbers, Seats

Ints = tuple[int, ...]
"""Cards, seats, spaces: a row of them that is replaced as a whole."""

SCIENCE: Final = 0
ARCHITECTURE: Final = 1
FINANCE: Final = 2
EXPLORATION: Final = 3
RELIGION: Final = 4

SYMBOLS: Final = 5
SYMBOL: Final = Domain("symbol", ["science", "architecture", "finance", "exploration", "religion"])

BLUE: Final = 0
RED: Final = 1
COLOUR: Final = Domain("colour", ["blue", "red"])
"""Of spaces and of genius marks: blue stands for culture, red for characters."""

IN_RED: Final = 0
IN_VIOLET: Final = 1
IN_GREEN: Final = 2
IN_BLUE: Final = 3
IN_GREY: Final = 4
IN_BLACK: Final = 5

GROUPS: Final = 6
GROUP: Final = Domain("group", ["red", "violet", "green", "blue", "grey", "black"])
"""The groups of event cards, by the colour of their print; each covers some years."""

YEARS: Final[list[tuple[int, int]]] = [
    (1442, 1471),
    (1474, 1498),
    (1499, 1517),
    (1519, 1525),
    (1526, 1542),
    (1545, 1572),
]
"""The first and last year of each group."""

PRINTED: Final = 0
RULEBOOK: Final = 1
REVIEWS: Final = 2
RECONSTRUCTED: Final = 3
SOURCE: Final = Domain("source", ["card", "rulebook", "reviews", "reconstructed"])
"""Where a figure comes from: the printed card, the rulebook, public reviews; or it was made up here
because none of them was at hand."""

PAIRS: Final[list[tuple[int, int]]] = list(combinations(range(SYMBOLS), 2))
CULTURE_KIND: Final = Domain(
    "culture kind",
    [f"{symbol} {mark}" for symbol in SYMBOL.names for mark in ("blue", "red", "rotation")]
    + [f"{SYMBOL.names[one]} {SYMBOL.names[other]}" for one, other in PAIRS],
)
"""Culture cards that are alike: symbol by symbol, then every pair a joker could show."""

CHARACTER_KIND: Final = Domain(
    "character kind",
    [f"{value} {symbol}" for value in (1, 2) for symbol in SYMBOL.names] + ["3", "4"],
)
"""Character cards that are alike: values 1 and 2 have a symbol, 3 and 4 have none."""

CENTRAL: Final = 0
BORDER: Final = 1
WHERE: Final = Domain("where", ["central", "border"])

MOST_POSITIONS: Final = 6
MOST_SPACES: Final = 6
CENTRES: Final = {2: 3, 3: 1, 4: 2}
"""How many positions are open to everybody, by the number of players. Of more than two players each
has one more, towards the next: a border."""

POSITION: Final = Numbers(
    "position", 1, MOST_POSITIONS, shared={seats: CENTRES[seats] for seats in (3, 4)}
)
SPACE: Final = Numbers("space", 1, MOST_SPACES)

SLOTS: Final = 4
SLOT: Final = Numbers("slot", 1, SLOTS)

MOST_SEATS: Final = 4
PLAYER: Final = Seats("seat", 1, MOST_SEATS)
OWNER: Final = Domain("owner", PLAYER.names, per_seat=1)
"""Whose stones: they keep their colour, whoever won them."""

STONE: Final = 0
GENIUS: Final = 1
MAN: Final = Domain("man", ["stone", "genius"])
PIECE: Final = Domain(
    "piece", [f"{seat} {man}" for seat in PLAYER.names for man in MAN.names], per_seat=MAN.size
)
"""What stands on a space: whose it is, and a stone or the genius. A value is 2 × seat + man."""

IN_HAND: Final = 0
IN_PILE: Final = 1
FROM: Final = Domain("from", ["hand", "pile"])

NO: Final = 0
YES: Final = 1
YES_OR_NO: Final = Domain("yes or no", ["no", "yes"])

STOPPED: Final = Domain(
    "stopped", ["exchange", "bonus", "actions", "duel", "character", "pass", "verdict"]
)
"""What somebody may leave off; a pass that is not final [A14], and one that ends a duel."""

COUNT: Final = Numbers("count", 0, 99)
LAST_TURN: Final = 500
TURN: Final = Numbers("turn", 1, LAST_TURN)
FIRST_YEAR: Final = 1400
YEAR: Final = Domain("year", [str(year) for year in range(FIRST_YEAR, 1600)])
"""Words, not numbers: nobody writes 1,492."""
