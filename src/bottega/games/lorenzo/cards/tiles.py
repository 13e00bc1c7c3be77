"""Excommunication tiles (rules, section 12) and personal bonus tiles (section 2), a line each."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.lorenzo.cards.cards import Amounts, pairs
from bottega.games.lorenzo.cards.effects import (
    COLOURED,
    DEAR_SERVANTS,
    NO_MARKET,
    SKIP_FIRST_TURN,
    Forfeit,
    Penalty,
    Raise,
    Tax,
    Unscored,
    Worth,
)
from bottega.games.lorenzo.table.words import (
    BUILDING,
    CHARACTER,
    HARVEST,
    MATERIALS,
    MILITARY,
    POINTS,
    PRODUCTION,
    RESOURCES,
    TERRITORY,
    VENTURE,
    goods,
)
from bottega.kernel.effects import Goods, Rule
from bottega.kernel.words import Domain


class Excommunication(NamedTuple):
    name: str
    penalty: Penalty


class BonusTile(NamedTuple):
    """What a harvest and a production of value 1 or more give besides the cards."""

    name: str
    harvest: Goods
    production: Goods


EXCOMMUNICATIONS: Final[list[Excommunication]] = [
    Excommunication("I-1", Tax(goods(military=1))),
    Excommunication("I-2", Tax(goods(coin=1))),
    Excommunication("I-3", Tax(goods(servant=1))),
    Excommunication("I-4", Tax(goods(wood=1, stone=1))),
    Excommunication("I-5", Raise(HARVEST, -3)),
    Excommunication("I-6", Raise(PRODUCTION, -3)),
    Excommunication("I-7", Worth(COLOURED, -1)),
    Excommunication("II-1", Raise(TERRITORY, -4)),
    Excommunication("II-2", Raise(BUILDING, -4)),
    Excommunication("II-3", Raise(CHARACTER, -4)),
    Excommunication("II-4", Raise(VENTURE, -4)),
    Excommunication("II-5", Rule(NO_MARKET)),
    Excommunication("II-6", Rule(DEAR_SERVANTS)),
    Excommunication("II-7", Rule(SKIP_FIRST_TURN)),
    Excommunication("III-1", Unscored(CHARACTER)),
    Excommunication("III-2", Unscored(VENTURE)),
    Excommunication("III-3", Unscored(TERRITORY)),
    Excommunication("III-4", Forfeit(POINTS, 5)),
    Excommunication("III-5", Forfeit(MILITARY)),
    Excommunication("III-6", Forfeit(MATERIALS)),
    Excommunication("III-7", Forfeit(RESOURCES)),
]

TILE: Final = Domain("tile", [tile.name for tile in EXCOMMUNICATIONS])
TILES_A_PERIOD: Final = 7
PENALTY: Final[list[Penalty]] = [tile.penalty for tile in EXCOMMUNICATIONS]
SKIPS: Final[int] = PENALTY.index(Rule(SKIP_FIRST_TURN))

BONUS_TILES: Final[list[BonusTile]] = [
    BonusTile("standard", goods(wood=1, stone=1, servant=1), goods(military=1, coin=2)),
    BonusTile("adv-1", goods(wood=1, stone=1, military=1), goods(servant=2, coin=1)),
    BonusTile("adv-2", goods(wood=1, stone=1, servant=1), goods(military=2, coin=1)),
    BonusTile("adv-3", goods(wood=1, stone=1, military=1), goods(servant=1, coin=2)),
    BonusTile("adv-4", goods(wood=1, stone=1, coin=1), goods(servant=1, military=2)),
]
STANDARD: Final = 0
TILE_HARVEST: Final[list[Amounts]] = [pairs(tile.harvest) for tile in BONUS_TILES]
TILE_PRODUCTION: Final[list[Amounts]] = [pairs(tile.production) for tile in BONUS_TILES]
