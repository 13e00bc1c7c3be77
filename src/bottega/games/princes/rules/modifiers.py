"""What a player's family and city tiles add up to.

Rules ask again and again how much somebody saves, earns or may hold. It follows from the family and
the city tiles, so it is worked out once for each combination and remembered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bottega.games.princes.cards.cards import Cards
from bottega.games.princes.cards.city_tiles import BANKS
from bottega.games.princes.cards.effects import WON, Ability, Arms, Room
from bottega.games.princes.cards.figures import HAND, MOST_CITIES, MOST_TILES
from bottega.games.princes.rules.ranks import RANK
from bottega.games.princes.table.words import CITIES, GOLD, INFLUENCE
from bottega.kernel.effects import Discount
from bottega.kernel.state import NONE

REMEMBERED: Final = 1 << 16


class Standing:
    """Everything that follows from a player's family and city tiles."""

    __slots__ = (
        "arms",
        "banks",
        "gold",
        "in_city",
        "influence",
        "less",
        "limit",
        "may_own",
        "merchants",
    )

    def __init__(self) -> None:
        self.gold: int = 0  # income every decade
        self.influence: int = 0
        self.limit: int = HAND  # treachery tiles in hand
        self.less: list[int] = [0] * WON.size  # what is won costs so much less
        self.arms: list[int] = []  # ranks that make troops stronger
        self.merchants: int = 0
        self.banks: tuple[int, ...] = ()
        self.in_city: list[int] = [0] * CITIES  # tiles of each city
        self.may_own: list[bool] = []  # whether one more tile of a city is allowed


UNKNOWN: Final = Standing()
"""Of a player who sits at no table yet: its cards say what family and tiles are good for."""


@lru_cache(maxsize=REMEMBERED)
def standing(cards: Cards, family: int, tiles: tuple[int, ...]) -> Standing:
    """How a player of this family, or of none yet, stands who owns these city tiles."""
    found = Standing()
    if family != NONE:
        house = cards.families[family]
        add(found, house.name, house.ability)
        found.gold, found.influence = house.income[GOLD], house.income[INFLUENCE]
    for tile in tiles:
        printed = cards.tiles[tile]
        found.gold += printed.income[GOLD]
        found.influence += printed.income[INFLUENCE]
        found.merchants += cards.merchants[tile]
        found.in_city[cards.city_of[tile]] += 1
        for ability in printed.always:
            add(found, printed.name, ability)
    found.banks = tuple(tile for tile in tiles if tile in BANKS)
    cities = CITIES - found.in_city.count(0)
    found.may_own = [
        len(tiles) < MOST_TILES and (number > 0 or cities < MOST_CITIES) for number in found.in_city
    ]
    return found


def add(to: Standing, of: str, ability: Ability) -> None:
    """One more ability of a family or tile. Abilities of the same kind add up [R10]."""
    if isinstance(ability, Discount):
        to.less[ability.on] += ability.amount
    elif isinstance(ability, Room):
        to.limit += ability.more
    elif isinstance(ability, Arms):
        to.arms.append(RANK.values[of])
