"""The six types of troops (rules, sections 4.1 and 8.6), a line each."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.princes.cards.sources import BOOK, OURS, OfTroop
from bottega.games.princes.table.words import goods
from bottega.kernel.effects import Goods


class Troop(NamedTuple):
    """A type of troops: how many tiles there are, what one costs in gold, how it fights."""

    name: str
    number: int
    cost: int
    attack: int
    defence: int
    income: Goods
    sources: OfTroop


# fmt: off
ARMY: Final[list[Troop]] = [
    Troop("cavalry", 4, 6, 2, 1, goods(influence=2), OfTroop(number=OURS, cost=OURS, attack=OURS, defence=OURS, income=BOOK)),
    Troop("infantry", 4, 2, 2, 0, goods(), OfTroop(number=OURS, cost=OURS, attack=OURS, defence=OURS, income=OURS)),
    Troop("pikes", 4, 1, 0, 2, goods(), OfTroop(number=OURS, cost=OURS, attack=BOOK, defence=BOOK, income=OURS)),
    Troop("crossbow", 4, 2, 1, 1, goods(), OfTroop(number=OURS, cost=OURS, attack=OURS, defence=OURS, income=OURS)),
    Troop("artillery", 4, 6, 3, 1, goods(), OfTroop(number=OURS, cost=OURS, attack=BOOK, defence=BOOK, income=OURS)),
    Troop("fort", 4, 3, 0, 3, goods(), OfTroop(number=OURS, cost=OURS, attack=BOOK, defence=BOOK, income=OURS)),
]
# fmt: on

COSTS_1: Final[tuple[int, ...]] = (8, 4, 3, 4, 8, 5)
"""What they cost in version 1 of the rules, before a range of 1 to 6 gold was found."""
