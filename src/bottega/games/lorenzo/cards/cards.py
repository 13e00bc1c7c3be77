"""The 96 development cards of Lorenzo il Magnifico: a line a card.

A card's number is the one printed on it; its value is one less. Territories and buildings tell
what they give at once, from which value on they work, and what they do then; characters what they
give at once and what lasts; ventures their costs, what they give at once and points at the end.
The tables below the cards are the same facts laid out for the rules' inner loops.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.lorenzo.cards.effects import (
    NO_FLOOR_BONUS,
    Act,
    Cost,
    EitherDiscount,
    Immediate,
    Lasting,
    Raise,
    Working,
)
from bottega.games.lorenzo.table.words import (
    ANY,
    BUILDING,
    CHARACTER,
    COIN,
    HARVEST,
    HELD,
    MILITARY,
    PRIVILEGES,
    PRODUCTION,
    SERVANT,
    STOCK,
    STONE,
    TERRITORY,
    VENTURE,
    WOOD,
    goods,
)
from bottega.kernel.effects import Discount, Either, Exchange, Gain, Goods, Per, Rule
from bottega.kernel.state import NONE
from bottega.kernel.words import Domain


class Territory(NamedTuple):
    number: int
    name: str
    period: int
    immediate: list[Immediate]
    value: int
    harvest: list[Working]


class Building(NamedTuple):
    number: int
    name: str
    period: int
    cost: Goods
    immediate: list[Immediate]
    value: int
    production: list[Working]


class Character(NamedTuple):
    number: int
    name: str
    period: int
    cost: Goods
    immediate: list[Immediate]
    permanent: list[Lasting]


class Venture(NamedTuple):
    number: int
    name: str
    period: int
    costs: list[Cost]
    immediate: list[Immediate]
    points: int


Development = Territory | Building | Character | Venture

# fmt: off
TERRITORIES: Final[list[Territory]] = [
    Territory(1, "commercial hub", 1, [], 1, [Gain(goods(coin=1))]),
    Territory(2, "woods", 1, [Gain(goods(wood=1))], 2, [Gain(goods(wood=1))]),
    Territory(3, "village", 1, [], 3, [Gain(goods(coin=1, servant=1))]),
    Territory(4, "gravel pit", 1, [Gain(goods(stone=2))], 4, [Gain(goods(stone=2))]),
    Territory(5, "forest", 1, [Gain(goods(wood=1))], 5, [Gain(goods(wood=3))]),
    Territory(6, "monastery", 1, [Gain(goods(military=2, servant=1))], 6, [Gain(goods(faith=1, stone=1))]),
    Territory(7, "citadel", 1, [], 5, [Gain(goods(military=2, stone=1))]),
    Territory(8, "city", 1, [Gain(goods(coin=3))], 6, [Gain(goods(privilege=1))]),
    Territory(9, "gold mine", 2, [Gain(goods(coin=1))], 1, [Gain(goods(coin=2))]),
    Territory(10, "mountain town", 2, [Gain(goods(servant=1))], 3, [Gain(goods(military=1, wood=2))]),
    Territory(11, "mining town", 2, [Gain(goods(servant=2, stone=1))], 4, [Gain(goods(servant=1, stone=2))]),
    Territory(12, "rock pit", 2, [Gain(goods(wood=1))], 3, [Gain(goods(stone=3))]),
    Territory(13, "estate", 2, [Gain(goods(servant=2, wood=1))], 4, [Gain(goods(coin=1, wood=2))]),
    Territory(14, "hermitage", 2, [Gain(goods(faith=1))], 2, [Gain(goods(faith=1))]),
    Territory(15, "manor house", 2, [], 5, [Gain(goods(military=2, servant=2))]),
    Territory(16, "dukedom", 2, [Gain(goods(coin=4))], 6, [Gain(goods(coin=1, wood=2, stone=1))]),
    Territory(17, "trading town", 3, [Gain(goods(coin=1, servant=1))], 1, [Gain(goods(coin=3))]),
    Territory(18, "farm", 3, [Gain(goods(vp=1, wood=1))], 3, [Gain(goods(vp=2, wood=2))]),
    Territory(19, "colony", 3, [Gain(goods(military=2))], 5, [Gain(goods(vp=4, wood=1))]),
    Territory(20, "marble pit", 3, [Gain(goods(vp=3))], 2, [Gain(goods(vp=1, stone=2))]),
    Territory(21, "province", 3, [Gain(goods(privilege=1, stone=1))], 6, [Gain(goods(vp=4, stone=1))]),
    Territory(22, "sanctuary", 3, [Gain(goods(faith=1))], 1, [Gain(goods(coin=1, faith=1))]),
    Territory(23, "castle", 3, [Gain(goods(vp=2, coin=2))], 4, [Gain(goods(military=3, servant=1))]),
    Territory(24, "fortified town", 3, [Gain(goods(military=2, servant=1))], 2, [Gain(goods(military=1, servant=2))]),
]

BUILDINGS: Final[list[Building]] = [
    Building(25, "mint", 1, goods(wood=1, stone=3), [Gain(goods(vp=5))], 5, [Per(goods(coin=1), BUILDING)]),
    Building(26, "tax office", 1, goods(wood=3, stone=1), [Gain(goods(vp=5))], 5, [Per(goods(coin=1), TERRITORY)]),
    Building(27, "triumphal arch", 1, goods(coin=2, stone=2), [Gain(goods(vp=6))], 6, [Per(goods(vp=1), VENTURE)]),
    Building(28, "theater", 1, goods(coin=2, wood=2), [Gain(goods(vp=6))], 6, [Per(goods(vp=1), CHARACTER)]),
    Building(29, "carpenters shop", 1, goods(coin=1, wood=2), [Gain(goods(vp=3))], 4, [Either((Exchange(goods(wood=1), goods(coin=3)), Exchange(goods(wood=2), goods(coin=5))))]),
    Building(30, "stonemasons shop", 1, goods(coin=1, stone=2), [Gain(goods(vp=2))], 3, [Either((Exchange(goods(stone=1), goods(coin=3)), Exchange(goods(stone=2), goods(coin=5))))]),
    Building(31, "chapel", 1, goods(wood=2), [Gain(goods(faith=1))], 2, [Exchange(goods(coin=1), goods(faith=1))]),
    Building(32, "residence", 1, goods(stone=2), [Gain(goods(vp=1))], 1, [Exchange(goods(coin=1), goods(privilege=1))]),
    Building(33, "marketplace", 2, goods(wood=2, stone=1), [Gain(goods(vp=3))], 3, [Exchange(goods(coin=3), goods(wood=2, stone=2))]),
    Building(34, "treasury", 2, goods(wood=3), [Gain(goods(vp=4))], 3, [Either((Exchange(goods(coin=1), goods(vp=3)), Exchange(goods(coin=2), goods(vp=5))))]),
    Building(35, "painters guild", 2, goods(wood=4), [Gain(goods(vp=5))], 4, [Either((Exchange(goods(wood=1), goods(vp=3)), Exchange(goods(wood=3), goods(vp=7))))]),
    Building(36, "sculptors guild", 2, goods(stone=4), [Gain(goods(vp=6))], 5, [Either((Exchange(goods(stone=1), goods(vp=3)), Exchange(goods(stone=3), goods(vp=7))))]),
    Building(37, "stonemasons guild", 2, goods(wood=1, stone=2), [Gain(goods(vp=4))], 4, [Exchange(goods(servant=1, wood=1, stone=1), goods(vp=6))]),
    Building(38, "baptistery", 2, goods(stone=3), [Gain(goods(vp=2, faith=1))], 2, [Exchange(goods(faith=1), goods(coin=2, vp=2))]),
    Building(39, "barracks", 2, goods(wood=1, stone=1), [Gain(goods(vp=3))], 1, [Exchange(goods(servant=1), goods(military=3))]),
    Building(40, "stronghold", 2, goods(coin=2, wood=2, stone=2), [Gain(goods(vp=8))], 6, [Gain(goods(military=2, vp=2))]),
    Building(41, "bank", 3, goods(coin=3, wood=1, stone=3), [Gain(goods(vp=7))], 2, [Gain(goods(coin=5))]),
    Building(42, "fair", 3, goods(coin=4, wood=3), [Gain(goods(vp=8))], 4, [Exchange(goods(coin=4), goods(wood=3, stone=3))]),
    Building(43, "garden", 3, goods(servant=2, wood=4, stone=2), [Gain(goods(vp=10))], 1, [Gain(goods(vp=3))]),
    Building(44, "fortress", 3, goods(coin=2, wood=2, stone=4), [Gain(goods(vp=9))], 5, [Gain(goods(vp=2, privilege=1))]),
    Building(45, "palace", 3, goods(coin=3, wood=3, stone=1), [Gain(goods(vp=9))], 6, [Exchange(goods(coin=1), goods(servant=2, vp=4))]),
    Building(46, "church", 3, goods(wood=1, stone=4), [Gain(goods(vp=5, faith=1))], 1, [Either((Exchange(goods(wood=1), goods(faith=2)), Exchange(goods(stone=1), goods(faith=2))))]),
    Building(47, "military academy", 3, goods(servant=1, wood=2, stone=2), [Gain(goods(vp=7))], 3, [Exchange(goods(servant=1), goods(military=3, vp=1))]),
    Building(48, "cathedral", 3, goods(wood=4, stone=4), [Gain(goods(vp=7, faith=3))], 2, [Gain(goods(vp=1))]),
]

CHARACTERS: Final[list[Character]] = [
    Character(49, "warlord", 1, goods(coin=2), [Gain(goods(military=3))], [Raise(TERRITORY, 2)]),
    Character(50, "stonemason", 1, goods(coin=4), [], [Raise(BUILDING, 2), EitherDiscount(BUILDING, WOOD, STONE, 1)]),
    Character(51, "dame", 1, goods(coin=4), [], [Raise(CHARACTER, 2), Discount(CHARACTER, COIN, 1)]),
    Character(52, "knight", 1, goods(coin=2), [Gain(goods(privilege=1))], [Raise(VENTURE, 2)]),
    Character(53, "farmer", 1, goods(coin=3), [], [Raise(HARVEST, 2)]),
    Character(54, "artisan", 1, goods(coin=3), [], [Raise(PRODUCTION, 2)]),
    Character(55, "preacher", 1, goods(coin=2), [Gain(goods(faith=4))], [Rule(NO_FLOOR_BONUS)]),
    Character(56, "abbess", 1, goods(coin=3), [Gain(goods(faith=1)), Act(ANY, 4)], []),
    Character(57, "captain", 2, goods(coin=4), [Gain(goods(military=2)), Act(TERRITORY, 6)], []),
    Character(58, "architect", 2, goods(coin=4), [Act(BUILDING, 6, goods(wood=1, stone=1))], []),
    Character(59, "patron", 2, goods(coin=3), [Act(CHARACTER, 6, goods(coin=2))], []),
    Character(60, "hero", 2, goods(coin=4), [Gain(goods(privilege=1)), Act(VENTURE, 6)], []),
    Character(61, "peasant", 2, goods(coin=4), [], [Raise(HARVEST, 3)]),
    Character(62, "scholar", 2, goods(coin=4), [], [Raise(PRODUCTION, 3)]),
    Character(63, "papal messenger", 2, goods(coin=5), [Gain(goods(faith=3))], []),
    Character(64, "royal messenger", 2, goods(coin=5), [Gain(goods(privilege=3))], []),
    Character(65, "noble", 3, goods(coin=6), [Per(goods(vp=2), TERRITORY)], []),
    Character(66, "governor", 3, goods(coin=6), [Per(goods(vp=2), BUILDING)], []),
    Character(67, "paramour", 3, goods(coin=7), [Per(goods(vp=2), CHARACTER)], []),
    Character(68, "herald", 3, goods(coin=6), [Per(goods(vp=2), VENTURE)], []),
    Character(69, "cardinal", 3, goods(coin=4), [Gain(goods(faith=2)), Act(HARVEST, 4)], []),
    Character(70, "bishop", 3, goods(coin=5), [Gain(goods(faith=1)), Act(PRODUCTION, 4)], []),
    Character(71, "general", 3, goods(coin=5), [Per(goods(vp=1), MILITARY, 2)], []),
    Character(72, "ambassador", 3, goods(coin=6), [Gain(goods(privilege=1)), Act(ANY, 7)], []),
]

VENTURES: Final[list[Venture]] = [
    Venture(73, "hiring recruits", 1, [Cost(goods(coin=4))], [Gain(goods(military=5))], 4),
    Venture(74, "repairing the church", 1, [Cost(goods(coin=1, wood=1, stone=1))], [Gain(goods(faith=1))], 5),
    Venture(75, "building the walls", 1, [Cost(goods(stone=3))], [Gain(goods(military=2, privilege=1))], 3),
    Venture(76, "raising a statue", 1, [Cost(goods(wood=2, stone=2))], [Gain(goods(privilege=2))], 4),
    Venture(77, "military campaign", 1, [Cost(goods(military=2), 3)], [Gain(goods(coin=3))], 5),
    Venture(78, "hosting panhandlers", 1, [Cost(goods(wood=3))], [Gain(goods(servant=4))], 4),
    Venture(79, "fighting heresies", 1, [Cost(goods(military=3), 5)], [Gain(goods(faith=2))], 5),
    Venture(80, "support to the bishop", 1, [Cost(goods(military=2), 4), Cost(goods(coin=2, wood=1, stone=1))], [Gain(goods(faith=3))], 1),
    Venture(81, "hiring soldiers", 2, [Cost(goods(coin=6))], [Gain(goods(military=6))], 5),
    Venture(82, "repairing the abbey", 2, [Cost(goods(coin=2, wood=2, stone=2))], [Gain(goods(faith=2))], 6),
    Venture(83, "building the bastions", 2, [Cost(goods(stone=4))], [Gain(goods(military=3, privilege=1))], 2),
    Venture(84, "support to the king", 2, [Cost(goods(military=3), 6)], [Gain(goods(coin=5, privilege=1))], 3),
    Venture(85, "improving the canals", 2, [Cost(goods(coin=3, servant=2))], [Act(HARVEST, 4)], 5),
    Venture(86, "hosting foreigners", 2, [Cost(goods(wood=4))], [Gain(goods(servant=5))], 4),
    Venture(87, "crusade", 2, [Cost(goods(military=4), 8)], [Gain(goods(coin=5, faith=1))], 5),
    Venture(88, "support to the cardinal", 2, [Cost(goods(military=4), 7), Cost(goods(coin=3, wood=2, stone=2))], [Gain(goods(faith=3))], 4),
    Venture(89, "hiring mercenaries", 3, [Cost(goods(coin=8))], [Gain(goods(military=7))], 6),
    Venture(90, "repairing the cathedral", 3, [Cost(goods(coin=3, wood=3, stone=3))], [Gain(goods(faith=1)), Act(ANY, 7)], 5),
    Venture(91, "building the towers", 3, [Cost(goods(stone=6))], [Gain(goods(military=4, privilege=1))], 4),
    Venture(92, "promoting sacred art", 3, [Cost(goods(wood=6))], [Gain(goods(faith=3))], 3),
    Venture(93, "military conquest", 3, [Cost(goods(military=6), 12)], [Gain(goods(coin=3, wood=3, stone=3))], 7),
    Venture(94, "improving the roads", 3, [Cost(goods(coin=4, servant=3))], [Act(PRODUCTION, 3)], 5),
    Venture(95, "sacred war", 3, [Cost(goods(military=8), 15)], [Gain(goods(faith=4))], 8),
    Venture(96, "support to the pope", 3, [Cost(goods(military=5), 10), Cost(goods(coin=4, wood=3, stone=3))], [Gain(goods(faith=2))], 10),
]
# fmt: on

CARDS: Final[list[Development]] = [*TERRITORIES, *BUILDINGS, *CHARACTERS, *VENTURES]
CARD: Final = Domain("card", [card.name for card in CARDS])
TYPE_OF: Final[list[int]] = [
    t for t in (TERRITORY, BUILDING, CHARACTER, VENTURE) for _ in range(24)
]
PERIOD_OF: Final[list[int]] = [card.period - 1 for card in CARDS]
DECKS: Final[list[tuple[int, ...]]] = [
    tuple(card for card in range(len(CARDS)) if TYPE_OF[card] == type_) for type_ in range(4)
]
"""The cards of each type, period by period."""

Amounts = tuple[tuple[int, int], ...]
"""Some goods as pairs of good and number, without the zeros."""

PerThing = tuple[int, int, int, int]
"""So many of a good for every so many of a thing: good, number, thing, every."""


def pairs(amounts: Goods) -> Amounts:
    return tuple((good, n) for good, n in enumerate(amounts[:HELD]) if n)


class Trade(NamedTuple):
    """One alternative of a building's exchange."""

    pay: Amounts
    gain: Amounts
    privileges: int


class Work(NamedTuple):
    """What a territory or building does when it is activated, or a card when it is taken."""

    gain: Amounts
    privileges: int
    per: PerThing | None
    trades: list[Trade]
    act: Act | None


def exchanges(effect: Immediate | Working) -> list[Exchange]:
    """The alternatives of a building's exchange; none, if the effect is something else."""
    several = effect.of if isinstance(effect, Either) else (effect,)
    return [one for one in several if isinstance(one, Exchange)]


def work(effects: list[Immediate] | list[Working]) -> Work:
    """Effects laid out for the rules: each card has at most one of a kind."""
    gain: Amounts = ()
    privileges = 0
    per: PerThing | None = None
    trades: list[Trade] = []
    act: Act | None = None
    for effect in effects:
        if isinstance(effect, Gain):
            gain, privileges = pairs(effect.goods), effect.goods[PRIVILEGES]
        elif isinstance(effect, Per):
            ((good, n),) = pairs(effect.goods)
            per = (good, n, effect.thing, effect.every)
        elif isinstance(effect, Act):
            act = effect
        else:
            trades = [
                Trade(pairs(x.pay), pairs(x.gain), x.gain[PRIVILEGES]) for x in exchanges(effect)
            ]
    return Work(gain, privileges, per, trades, act)


def costs(card: Development) -> list[Cost]:
    """Every way to pay for a card. Territories cost nothing."""
    if isinstance(card, Territory):
        return [Cost(goods())]
    return card.costs if isinstance(card, Venture) else [Cost(card.cost)]


def effects_at_work(card: Development) -> list[Working]:
    if isinstance(card, Territory):
        return card.harvest
    return card.production if isinstance(card, Building) else []


IMMEDIATE: Final[list[Work]] = [work(card.immediate) for card in CARDS]
AT_WORK: Final[list[Work]] = [work(effects_at_work(card)) for card in CARDS]
WORKS_FROM: Final[list[int]] = [
    card.value if isinstance(card, Territory | Building) else NONE for card in CARDS
]
"""From which value on a territory or building works."""


def working(cards: tuple[int, ...], value: int) -> list[int]:
    """The territories or buildings that work in a harvest or production of this value."""
    return [card for card in cards if WORKS_FROM[card] <= value]


COSTS: Final[list[list[Cost]]] = [costs(card) for card in CARDS]
PRICE: Final[list[Goods]] = [
    next((cost.goods[:STOCK] for cost in ways if not cost.needed), ()) for ways in COSTS
]
"""What a card costs in resources; nothing for ventures that cost military points only."""

SERVANTS_IN: Final[list[int]] = [price[SERVANT] if price else 0 for price in PRICE]
FIGHT: Final[list[tuple[int, int]]] = [
    next(((cost.needed, cost.goods[MILITARY]) for cost in ways if cost.needed), (NONE, 0))
    for ways in COSTS
]
"""The military points a card needs and spends, if it can be paid so."""

MILITARY_NEED: Final[list[int]] = [needed for needed, _ in FIGHT]

END_POINTS: Final[list[int]] = [card.points if isinstance(card, Venture) else 0 for card in CARDS]
MATERIALS_IN: Final[list[int]] = [
    card.cost[WOOD] + card.cost[STONE] if isinstance(card, Building) else 0 for card in CARDS
]
