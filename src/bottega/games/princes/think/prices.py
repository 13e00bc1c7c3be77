"""What gold and influence are worth to players, in victory points: less as the end comes near."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.figures import DECADES
from bottega.games.princes.table.state import Princes
from bottega.games.princes.table.words import GOLD

GOLD_PRICE: Final = [0.42, 0.36, 0.16]
INFLUENCE_PRICE: Final = [0.40, 0.34, 0.14]
"""What one is worth in each decade."""

LATER_GOLD: Final[list[float]] = [sum(GOLD_PRICE[now:]) for now in range(DECADES)]
LATER_INFLUENCE: Final[list[float]] = [sum(INFLUENCE_PRICE[now:]) for now in range(DECADES)]
"""What one of every income that is still to come is worth, added up, by decade."""


def incomes(t: Princes) -> int:
    """How often there will be income."""
    return DECADES + 1 - t.decade


def price(t: Princes, currency: int) -> float:
    """What one of a currency is worth now."""
    return (GOLD_PRICE if currency == GOLD else INFLUENCE_PRICE)[t.decade - 1]
