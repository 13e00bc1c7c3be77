"""The things of Lorenzo il Magnifico and what they are called, in the order of the rules."""

from __future__ import annotations

from typing import Final

from bottega.kernel.effects import Goods
from bottega.kernel.words import Amounts, Domain, Numbers

COIN: Final = 0
WOOD: Final = 1
STONE: Final = 2
SERVANT: Final = 3
MILITARY: Final = 4
FAITH: Final = 5
VP: Final = 6
PRIVILEGES: Final = 7

GOOD: Final = Domain(
    "good", ["coin", "wood", "stone", "servant", "military", "faith", "vp", "privilege"]
)

HELD: Final = 7
"""Goods that a player holds: all but privileges, which are changed at once into others."""

STOCK: Final = 4
"""Resources: the first four goods. The next three are points."""

TAXED: Final = 5
"""Goods of which an excommunication may take one from every source: the first five."""

HOLDING: Final = Domain("good", GOOD.names[:HELD])
TAXABLE: Final = Domain("good", GOOD.names[:TAXED])


def goods(
    coin: int = 0,
    wood: int = 0,
    stone: int = 0,
    servant: int = 0,
    military: int = 0,
    faith: int = 0,
    vp: int = 0,
    privilege: int = 0,
) -> Goods:
    """So many of each, in canonical order."""
    return (coin, wood, stone, servant, military, faith, vp, privilege)


TERRITORY: Final = 0
CHARACTER: Final = 1
BUILDING: Final = 2
VENTURE: Final = 3
HARVEST: Final = 4
PRODUCTION: Final = 5
ANY: Final = -1

TYPE: Final = Domain("type", ["territory", "character", "building", "venture"])
"""Types of cards, in the order of their towers from left to right."""

KIND: Final = Domain("kind", [*TYPE.names, "harvest", "production"])
"""What an action may be about: taking a card of a type, harvest or production."""

RESOURCES: Final = 5
MATERIALS: Final = 6
POINTS: Final = 7
THING: Final = Domain("thing", [*TYPE.names, "military", "resource", "material", "vp"])
"""What effects count: own cards of a type, military points; at the end resources held, wood and
stone in the printed costs of own buildings, victory points."""

FLOORS: Final = 16
SMALL_HARVEST: Final = 16
LARGE_HARVEST: Final = 17
SMALL_PRODUCTION: Final = 18
LARGE_PRODUCTION: Final = 19
MARKET: Final = 20
PALACE: Final = 24
SPACE: Final = Domain(
    "space",
    [
        *(f"{tower} {floor}" for tower in TYPE.names for floor in (1, 2, 3, 4)),
        *("harvest", "large harvest", "production", "large production"),
        *(f"market {place}" for place in (1, 2, 3, 4)),
        "palace",
    ],
)
FLOOR: Final = Domain("space", SPACE.names[:FLOORS])
"""Four floors a tower, tower by tower: ``floor >> 2`` is the type of its cards, ``floor & 3`` the
height, counted from 0."""

NEUTRAL: Final = 3
MEMBER: Final = Domain("member", ["white", "black", "orange", "neutral"])
DIE: Final = Domain("die", MEMBER.names[:NEUTRAL])
PIPS: Final = Numbers("pips", 1, 6)

PRIVILEGE: Final = Domain("privilege", ["materials", "servants", "coins", "military", "faith"])
"""What a privilege may be changed into (section 5)."""

PRIVILEGE_GOODS: Final[list[Goods]] = [
    goods(wood=1, stone=1),
    goods(servant=2),
    goods(coin=2),
    goods(military=2),
    goods(faith=1),
]

IN_MILITARY: Final = 0
IN_RESOURCES: Final = 1
COST: Final = Domain("cost", ["military", "resources"])
MATERIAL: Final = Domain("material", ["wood", "stone"])

NOTHING: Final = 0
CHOICE: Final = Domain("choice", ["nothing", "first", "second"])
"""What is done with an exchange: nothing, or one of its alternatives."""

YES: Final = 0
NO: Final = 1
SUPPORT: Final = Domain("answer", ["yes", "no"])

BONUS_TILE: Final = Domain("bonus tile", ["standard", "adv-1", "adv-2", "adv-3", "adv-4"])
ADVANCED_TILE: Final = Domain("bonus tile", BONUS_TILE.names[1:])

PERIOD: Final = Numbers("period", 1, 3)
ROUND: Final = Numbers("round", 1, 6)
PLACE: Final = Numbers("place", 1, 4)
SLOT: Final = Numbers("slot", 1, 6)
COUNT: Final = Amounts("count")
