"""What goods and cards are worth, and how near the favours of the Pope are.

All of it follows from what is printed, so it is worked out once, when this module is read: players
look it up for every answer they think of.
"""

from __future__ import annotations

from typing import Final

from bottega.games.masters.cards.cards import COST, NEEDS, POINTS, YIELDS
from bottega.games.masters.rules.faith import FAVOUR_POINTS, FIRST_SPACE, POPE_SPACE
from bottega.games.masters.table.state import LAST_SPACE
from bottega.games.masters.table.words import FAITH, KINDS

GOOD_VALUE: Final = 0.4
FAITH_VALUE: Final = 0.7
DISCARD_COST: Final = 0.45
CARD_VALUE: Final = 1.5
"""A card is a step towards leaders, higher levels and the end, beyond its points."""

ALONE_POINT_VALUE: Final = 0.2
ALONE_GOOD_VALUE: Final = 0.3
ALONE_FAITH_VALUE: Final = 1.5
ALONE_DISCARD_COST: Final = 0.8
ALONE_LATER: Final = 0.2
"""Alone it is a race against the Black Cross, and faith wins it more often than cards do."""

CARD_WORTH: Final[list[float]] = [points + CARD_VALUE for points in POINTS]
"""What a card is worth besides its power."""

ALONE_CARD_WORTH: Final[list[float]] = [
    ALONE_POINT_VALUE * points + CARD_VALUE for points in POINTS
]
ALONE_CARD_PRICE: Final[list[float]] = [0.4 * sum(cost) for cost in COST]


def power_value(card: int) -> float:
    """What one use of a card's power gains, over what it takes."""
    goods = YIELDS[card]
    gain = GOOD_VALUE * sum(goods[:KINDS]) + 1.2 * goods[FAITH]
    return gain - 0.8 * GOOD_VALUE * sum(NEEDS[card])


POWER_VALUE: Final[list[float]] = [power_value(card) for card in range(len(POINTS))]


def favour_value(section: int, faith: int) -> float:
    """What a tile that is not yet decided is worth: the closer to the section, the likelier."""
    near = min(1.0, faith / FIRST_SPACE[section])
    return FAVOUR_POINTS[section] * near * near


FAVOUR_VALUE: Final[list[list[float]]] = [
    [favour_value(section, faith) for faith in range(LAST_SPACE + 1)]
    for section in range(len(FIRST_SPACE))
]
REPORT_NEAR: Final[list[list[float]]] = [
    [min(1.0, faith / space) for faith in range(LAST_SPACE + 1)] for space in POPE_SPACE
]
"""How near the report of each section is when the first has come so far."""
