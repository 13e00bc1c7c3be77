"""The 40 culture cards (rules, section 1): a line a card.

Id, symbol or symbols, the colour of the genius mark, and where the figures come from. The rulebook
counts 40 cards of these three sorts; how many of each there are is RECONSTRUCTED. Who owns the
printed card corrects its line here and drops that mark; nothing else has to change. Titles stand
under the card's id in the catalogues of `text`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.wiege.table.words import (
    ARCHITECTURE,
    BLUE,
    EXPLORATION,
    FINANCE,
    PRINTED,
    RECONSTRUCTED,
    RED,
    RELIGION,
    SCIENCE,
)


class Genius(NamedTuple):
    """One symbol and a genius mark."""

    id: str
    symbol: int
    mark: int
    source: int = PRINTED


class Rotation(NamedTuple):
    """One symbol; the same twice once it is turned."""

    id: str
    symbol: int
    source: int = PRINTED


class Joker(NamedTuple):
    """Two different symbols."""

    id: str
    one: int
    other: int
    source: int = PRINTED


Culture = Genius | Rotation | Joker

# fmt: off
CULTURE_CARDS: Final[list[Culture]] = [
    Genius("C01", SCIENCE, BLUE, RECONSTRUCTED),
    Genius("C02", SCIENCE, BLUE, RECONSTRUCTED),
    Genius("C03", SCIENCE, BLUE, RECONSTRUCTED),
    Genius("C04", SCIENCE, RED, RECONSTRUCTED),
    Genius("C05", SCIENCE, RED, RECONSTRUCTED),
    Genius("C06", SCIENCE, RED, RECONSTRUCTED),
    Rotation("C07", SCIENCE, RECONSTRUCTED),
    Genius("C08", ARCHITECTURE, BLUE, RECONSTRUCTED),
    Genius("C09", ARCHITECTURE, BLUE, RECONSTRUCTED),
    Genius("C10", ARCHITECTURE, BLUE, RECONSTRUCTED),
    Genius("C11", ARCHITECTURE, RED, RECONSTRUCTED),
    Genius("C12", ARCHITECTURE, RED, RECONSTRUCTED),
    Genius("C13", ARCHITECTURE, RED, RECONSTRUCTED),
    Rotation("C14", ARCHITECTURE, RECONSTRUCTED),
    Genius("C15", FINANCE, BLUE, RECONSTRUCTED),
    Genius("C16", FINANCE, BLUE, RECONSTRUCTED),
    Genius("C17", FINANCE, BLUE, RECONSTRUCTED),
    Genius("C18", FINANCE, RED, RECONSTRUCTED),
    Genius("C19", FINANCE, RED, RECONSTRUCTED),
    Genius("C20", FINANCE, RED, RECONSTRUCTED),
    Rotation("C21", FINANCE, RECONSTRUCTED),
    Genius("C22", EXPLORATION, BLUE, RECONSTRUCTED),
    Genius("C23", EXPLORATION, BLUE, RECONSTRUCTED),
    Genius("C24", EXPLORATION, BLUE, RECONSTRUCTED),
    Genius("C25", EXPLORATION, RED, RECONSTRUCTED),
    Genius("C26", EXPLORATION, RED, RECONSTRUCTED),
    Genius("C27", EXPLORATION, RED, RECONSTRUCTED),
    Rotation("C28", EXPLORATION, RECONSTRUCTED),
    Genius("C29", RELIGION, BLUE, RECONSTRUCTED),
    Genius("C30", RELIGION, BLUE, RECONSTRUCTED),
    Genius("C31", RELIGION, BLUE, RECONSTRUCTED),
    Genius("C32", RELIGION, RED, RECONSTRUCTED),
    Genius("C33", RELIGION, RED, RECONSTRUCTED),
    Genius("C34", RELIGION, RED, RECONSTRUCTED),
    Rotation("C35", RELIGION, RECONSTRUCTED),
    Joker("C36", SCIENCE, ARCHITECTURE, RECONSTRUCTED),
    Joker("C37", ARCHITECTURE, FINANCE, RECONSTRUCTED),
    Joker("C38", FINANCE, EXPLORATION, RECONSTRUCTED),
    Joker("C39", EXPLORATION, RELIGION, RECONSTRUCTED),
    Joker("C40", RELIGION, SCIENCE, RECONSTRUCTED),
]
# fmt: on
