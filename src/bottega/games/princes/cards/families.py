"""The six families (rules, sections 4 to 8), a line each."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.princes.cards.effects import ARTIST, CONDOTTIERE, Ability, Arms, Room
from bottega.games.princes.cards.sources import BOOK, OURS, PUBLIC, OfFamily
from bottega.games.princes.table.words import ARTILLERY, EITHER, INFLUENCE, goods
from bottega.kernel.effects import Discount, Goods
from bottega.kernel.words import Domain


class Family(NamedTuple):
    """A family: its own town, its income every decade, what it is good at."""

    name: str
    home: str
    income: Goods
    ability: Ability
    sources: OfFamily


# fmt: off
FAMILIES: Final[list[Family]] = [
    Family("baglioni", "perugia", goods(12, 8), Discount(CONDOTTIERE, INFLUENCE, 1), OfFamily(income=OURS, ability=BOOK, home=BOOK)),
    Family("bentivoglio", "bologna", goods(12, 8), Room(1), OfFamily(income=OURS, ability=BOOK, home=PUBLIC)),
    Family("este", "ferrara", goods(12, 8), Arms(ARTILLERY, 1, 1), OfFamily(income=OURS, ability=BOOK, home=BOOK)),
    Family("gonzaga", "mantua", goods(12, 8), Discount(ARTIST, EITHER, 1), OfFamily(income=OURS, ability=BOOK, home=PUBLIC)),
    Family("malatesta", "rimini", goods(12, 8), Room(1), OfFamily(income=BOOK, ability=BOOK, home=PUBLIC)),
    Family("montefeltro", "urbino", goods(12, 8), Discount(ARTIST, EITHER, 1), OfFamily(income=OURS, ability=BOOK, home=PUBLIC)),
]
# fmt: on

FAMILY: Final = Domain("family", [family.name for family in FAMILIES])
HOME: Final = Domain("home", [family.home for family in FAMILIES])
"""The families' own towns, where war pay waits for the end of the decade."""
