"""What may stand in an army (rules, section 8.6): troops, what makes them stronger, citizens."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.princes.cards.city_tiles import TILES
from bottega.games.princes.cards.effects import Arms
from bottega.games.princes.cards.families import FAMILIES
from bottega.games.princes.cards.figures import UNSOLD_STRENGTH
from bottega.games.princes.cards.troops import ARMY, Troop
from bottega.games.princes.table.words import ALLY, ANY_TROOP, ATTACKER, DEFENDER, ROLE
from bottega.kernel.state import NONE
from bottega.kernel.words import Domain


class Rank(NamedTuple):
    """A line of an army: what it is, and what it adds to attack and to defence."""

    name: str
    of: str  # a type of troops, a family, a city tile, or the citizens
    role: int  # whose troop it is; `NONE` for anything but troops
    troop: int  # the type it is, or makes stronger
    attack: int
    defence: int


def troops_of(role: int, army: list[Troop]) -> list[Rank]:
    """The troops of somebody in a war."""
    return [
        Rank(f"{ROLE.names[role]} {x.name}", x.name, role, troop, x.attack, x.defence)
        for troop, x in enumerate(army)
    ]


BONUSES: Final[list[Rank]] = [
    Rank(name, name, NONE, *ability)
    for name, abilities in [
        *((family.name, [family.ability]) for family in FAMILIES),
        *((tile.name, tile.always) for tile in TILES),
    ]
    for ability in abilities
    if isinstance(ability, Arms)
]

NOBODY: Final = Rank("citizens", "citizens", NONE, ANY_TROOP, UNSOLD_STRENGTH, UNSOLD_STRENGTH)
"""They fight for a city that nobody else fights for (8.2)."""


def ranks_of(army: list[Troop]) -> list[Rank]:
    """All of them in order, with troops as they are printed in an edition.

    Those of the two sides are numbered as bribed troops are.
    """
    return [
        *troops_of(ATTACKER, army),
        *troops_of(DEFENDER, army),
        *BONUSES,
        NOBODY,
        *troops_of(ALLY, army),
    ]


RANKS: Final[list[Rank]] = ranks_of(ARMY)
RANK: Final = Domain("rank", [rank.name for rank in RANKS])
CITIZENS: Final[int] = RANK.values["citizens"]
ALLIES: Final[int] = CITIZENS + 1
"""The first troop of an ally; the others follow."""

TROOP_OF: Final[list[int]] = [rank.troop for rank in RANKS]
