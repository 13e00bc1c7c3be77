"""The 27 character cards (rules, section 1): a line a card.

Id, value, symbol (`NONE`: no symbol), where the symbol comes from, and where the person does. How
many cards of each value there are stands in the rulebook; which symbols they bear is RECONSTRUCTED,
and so are most persons. Who owns the printed card corrects its line here and drops these marks;
nothing else has to change. Names stand under the card's id in the catalogues of `text`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.wiege.table.words import (
    ARCHITECTURE,
    EXPLORATION,
    FINANCE,
    PRINTED,
    RECONSTRUCTED,
    RELIGION,
    REVIEWS,
    RULEBOOK,
    SCIENCE,
)
from bottega.kernel.state import NONE


class Character(NamedTuple):
    id: str
    value: int
    symbol: int
    source: int = PRINTED
    named: int = PRINTED


# fmt: off
CHARACTER_CARDS: Final[list[Character]] = [
    Character("P01", 1, SCIENCE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P02", 1, SCIENCE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P03", 1, SCIENCE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P04", 1, ARCHITECTURE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P05", 1, ARCHITECTURE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P06", 1, ARCHITECTURE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P07", 1, FINANCE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P08", 1, FINANCE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P09", 1, FINANCE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P10", 1, EXPLORATION, RECONSTRUCTED, RECONSTRUCTED),
    Character("P11", 1, EXPLORATION, RECONSTRUCTED, RECONSTRUCTED),
    Character("P12", 1, EXPLORATION, RECONSTRUCTED, RECONSTRUCTED),
    Character("P13", 1, RELIGION, RECONSTRUCTED, RECONSTRUCTED),
    Character("P14", 1, RELIGION, RECONSTRUCTED, RECONSTRUCTED),
    Character("P15", 1, RELIGION, RECONSTRUCTED, RECONSTRUCTED),
    Character("P16", 2, SCIENCE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P17", 2, SCIENCE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P18", 2, ARCHITECTURE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P19", 2, ARCHITECTURE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P20", 2, FINANCE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P21", 2, FINANCE, RECONSTRUCTED, RECONSTRUCTED),
    Character("P22", 2, EXPLORATION, RECONSTRUCTED, REVIEWS),
    Character("P23", 2, EXPLORATION, RECONSTRUCTED, RECONSTRUCTED),
    Character("P24", 2, RELIGION, RECONSTRUCTED, RECONSTRUCTED),
    Character("P25", 2, RELIGION, RECONSTRUCTED, RECONSTRUCTED),
    Character("P26", 3, NONE, RULEBOOK, REVIEWS),
    Character("P27", 4, NONE, RULEBOOK, REVIEWS),
]
# fmt: on
