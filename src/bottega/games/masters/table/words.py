"""The things of Masters of Renaissance and what they are called, in the order of the rules."""

from __future__ import annotations

from typing import Final

from bottega.kernel.words import Domain, Numbers

COIN: Final = 0
STONE: Final = 1
SERVANT: Final = 2
SHIELD: Final = 3
FAITH: Final = 4

KINDS: Final = 4
"""Resources that can be stored: the first four goods."""

GOOD: Final = Domain("good", ["coin", "stone", "servant", "shield", "faith"])
RESOURCE: Final = Domain("resource", GOOD.names[:KINDS])

GREEN: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
PURPLE: Final = 3

COLOUR: Final = Domain("colour", ["green", "blue", "yellow", "purple"])
LEVEL: Final = Numbers("level", 1, 3)
DECK: Final = Domain(
    "deck", [f"{colour} {level}" for colour in COLOUR.names for level in LEVEL.names]
)

WHITE: Final = 4
RED: Final = 5

MARBLE: Final = Domain("marble", ["yellow", "grey", "purple", "blue", "white", "red"])
"""The first four marbles stand for the four resources, in the same order."""

MARBLES: Final = [2, 2, 2, 2, 4, 1]
"""How many of each marble there are: thirteen in all."""

PLACE: Final = Domain(
    "place", [f"row {r} column {c}" for r in (1, 2, 3) for c in (1, 2, 3, 4)] + ["slide"]
)
ROW: Final = Numbers("row", 1, 3)
COLUMN: Final = Numbers("column", 1, 4)
LINE: Final = Domain(
    "line", [f"row {r}" for r in ROW.names] + [f"column {c}" for c in COLUMN.names]
)

SLOT: Final = Numbers("slot", 1, 3)
HELD: Final = Numbers("held", 1, 2)
"""The two places of the leaders a player kept, whatever became of them."""

PAIR: Final = Domain("pair", ["1 2", "1 3", "1 4", "2 3", "2 4", "3 4"])
PAIRS: Final = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]

WITHOUT: Final = Domain("without", ["leader 1", "leader 2", "both leaders"])
REFUSED: Final = [(0,), (1,), (0, 1)]
"""Whose discount is refused: one leader's or both leaders', by their places."""

POWER: Final = Domain("power", ["basic", "slot 1", "slot 2", "slot 3", "leader 1", "leader 2"])
"""The powers of production, in the order in which they are offered."""

SECTION: Final = Numbers("section", 1, 3)

INACTIVE: Final = 0
FACE_UP: Final = 1
REMOVED: Final = 2
FAVOUR: Final = Domain("favour", ["inactive", "face_up", "removed"])

IN_HAND: Final = 0
PLAYED: Final = 1
DISCARDED: Final = 2
STANDING: Final = Domain("standing", ["in hand", "played", "discarded"])

COUNT: Final = Numbers("count", 0, 99)
SPACE: Final = Numbers("space", 0, 24)
