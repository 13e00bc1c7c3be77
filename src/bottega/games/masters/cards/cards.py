"""The cards of Masters of Renaissance: a line a card.

Development cards: id, colour, level, cost, production, victory points. Leader cards: id, what must
be owned to play it, what it does from then on, victory points. The tables below the cards
are the same facts laid out for the rules' inner loops.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.masters.cards.effects import (
    Cards,
    Convert,
    Depot,
    Discount,
    Power,
    Production,
    Supply,
)
from bottega.games.masters.table.words import (
    BLUE,
    COIN,
    GREEN,
    KINDS,
    PURPLE,
    SERVANT,
    SHIELD,
    STONE,
    YELLOW,
)
from bottega.kernel.effects import Exchange, Goods
from bottega.kernel.state import NONE
from bottega.kernel.words import Domain


def goods(
    coin: int = 0, stone: int = 0, servant: int = 0, shield: int = 0, faith: int = 0
) -> Goods:
    """So many of each, in canonical order."""
    return (coin, stone, servant, shield, faith)


class Development(NamedTuple):
    id: str
    colour: int
    level: int
    cost: Goods
    production: Exchange
    points: int


class Leader(NamedTuple):
    id: str
    needs: list[Cards | Supply]
    power: Power
    points: int


class Token(NamedTuple):
    """A solo token: takes two cards of a colour away, or moves the Black Cross."""

    id: str
    colour: int = NONE
    cross: int = 0
    reshuffle: bool = False


class Need:
    """A requirement laid out for the rules: so much of a resource, or so many cards of a colour.

    ``resource`` is `NONE` where it is about cards; a ``level`` of 0 stands for any.
    """

    __slots__ = ("amount", "colour", "level", "resource")

    def __init__(self, resource: int, colour: int, level: int, amount: int) -> None:
        self.resource: int = resource
        self.colour: int = colour
        self.level: int = level
        self.amount: int = amount


def need_of(printed: Cards | Supply) -> Need:
    if isinstance(printed, Supply):
        return Need(printed.resource, NONE, 0, printed.amount)
    return Need(NONE, printed.colour, printed.level, printed.amount)


# fmt: off
DEVELOPMENTS: Final[list[Development]] = [
    Development("G1a", GREEN, 1, goods(shield=2), Exchange(goods(coin=1), goods(faith=1)), 1),
    Development("G1b", GREEN, 1, goods(stone=1, servant=1, shield=1), Exchange(goods(stone=1), goods(servant=1)), 2),
    Development("G1c", GREEN, 1, goods(shield=3), Exchange(goods(servant=2), goods(coin=1, stone=1, shield=1)), 3),
    Development("G1d", GREEN, 1, goods(coin=2, shield=2), Exchange(goods(stone=1, servant=1), goods(coin=2, faith=1)), 4),
    Development("G2a", GREEN, 2, goods(shield=4), Exchange(goods(stone=1), goods(faith=2)), 5),
    Development("G2b", GREEN, 2, goods(servant=2, shield=3), Exchange(goods(servant=1, shield=1), goods(stone=3)), 6),
    Development("G2c", GREEN, 2, goods(shield=5), Exchange(goods(coin=2), goods(stone=2, faith=2)), 7),
    Development("G2d", GREEN, 2, goods(coin=3, shield=3), Exchange(goods(coin=1), goods(shield=2, faith=1)), 8),
    Development("G3a", GREEN, 3, goods(shield=6), Exchange(goods(coin=2), goods(stone=3, faith=2)), 9),
    Development("G3b", GREEN, 3, goods(servant=2, shield=5), Exchange(goods(coin=1, servant=1), goods(stone=2, shield=2, faith=1)), 10),
    Development("G3c", GREEN, 3, goods(shield=7), Exchange(goods(servant=1), goods(coin=1, faith=3)), 11),
    Development("G3d", GREEN, 3, goods(coin=4, shield=4), Exchange(goods(stone=1), goods(coin=3, shield=1)), 12),
    Development("B1a", BLUE, 1, goods(coin=2), Exchange(goods(shield=1), goods(faith=1)), 1),
    Development("B1b", BLUE, 1, goods(coin=1, stone=1, servant=1), Exchange(goods(servant=1), goods(stone=1)), 2),
    Development("B1c", BLUE, 1, goods(coin=3), Exchange(goods(stone=2), goods(coin=1, servant=1, shield=1)), 3),
    Development("B1d", BLUE, 1, goods(coin=2, servant=2), Exchange(goods(stone=1, shield=1), goods(servant=2, faith=1)), 4),
    Development("B2a", BLUE, 2, goods(coin=4), Exchange(goods(servant=1), goods(faith=2)), 5),
    Development("B2b", BLUE, 2, goods(coin=3, stone=2), Exchange(goods(coin=1, stone=1), goods(servant=3)), 6),
    Development("B2c", BLUE, 2, goods(coin=5), Exchange(goods(servant=2), goods(shield=2, faith=2)), 7),
    Development("B2d", BLUE, 2, goods(coin=3, stone=3), Exchange(goods(servant=1), goods(stone=2, faith=1)), 8),
    Development("B3a", BLUE, 3, goods(coin=6), Exchange(goods(servant=2), goods(shield=3, faith=2)), 9),
    Development("B3b", BLUE, 3, goods(coin=5, stone=2), Exchange(goods(coin=1, shield=1), goods(stone=2, servant=2, faith=1)), 10),
    Development("B3c", BLUE, 3, goods(coin=7), Exchange(goods(stone=1), goods(shield=1, faith=3)), 11),
    Development("B3d", BLUE, 3, goods(coin=4, stone=4), Exchange(goods(servant=1), goods(coin=1, shield=3)), 12),
    Development("Y1a", YELLOW, 1, goods(stone=2), Exchange(goods(servant=1), goods(faith=1)), 1),
    Development("Y1b", YELLOW, 1, goods(coin=1, stone=1, shield=1), Exchange(goods(shield=1), goods(coin=1)), 2),
    Development("Y1c", YELLOW, 1, goods(stone=3), Exchange(goods(shield=2), goods(coin=1, stone=1, servant=1)), 3),
    Development("Y1d", YELLOW, 1, goods(stone=2, shield=2), Exchange(goods(coin=1, servant=1), goods(shield=2, faith=1)), 4),
    Development("Y2a", YELLOW, 2, goods(stone=4), Exchange(goods(shield=1), goods(faith=2)), 5),
    Development("Y2b", YELLOW, 2, goods(stone=3, shield=2), Exchange(goods(stone=1, shield=1), goods(coin=3)), 6),
    Development("Y2c", YELLOW, 2, goods(stone=5), Exchange(goods(shield=2), goods(servant=2, faith=2)), 7),
    Development("Y2d", YELLOW, 2, goods(stone=3, servant=3), Exchange(goods(shield=1), goods(coin=2, faith=1)), 8),
    Development("Y3a", YELLOW, 3, goods(stone=6), Exchange(goods(shield=2), goods(servant=3, faith=2)), 9),
    Development("Y3b", YELLOW, 3, goods(stone=5, servant=2), Exchange(goods(stone=1, servant=1), goods(coin=2, shield=2, faith=1)), 10),
    Development("Y3c", YELLOW, 3, goods(stone=7), Exchange(goods(shield=1), goods(servant=1, faith=3)), 11),
    Development("Y3d", YELLOW, 3, goods(stone=4, servant=4), Exchange(goods(shield=1), goods(stone=1, servant=3)), 12),
    Development("P1a", PURPLE, 1, goods(servant=2), Exchange(goods(stone=1), goods(faith=1)), 1),
    Development("P1b", PURPLE, 1, goods(coin=1, servant=1, shield=1), Exchange(goods(coin=1), goods(shield=1)), 2),
    Development("P1c", PURPLE, 1, goods(servant=3), Exchange(goods(coin=2), goods(stone=1, servant=1, shield=1)), 3),
    Development("P1d", PURPLE, 1, goods(stone=2, servant=2), Exchange(goods(coin=1, shield=1), goods(stone=2, faith=1)), 4),
    Development("P2a", PURPLE, 2, goods(servant=4), Exchange(goods(coin=1), goods(faith=2)), 5),
    Development("P2b", PURPLE, 2, goods(coin=2, servant=3), Exchange(goods(coin=1, servant=1), goods(shield=3)), 6),
    Development("P2c", PURPLE, 2, goods(servant=5), Exchange(goods(stone=2), goods(coin=2, faith=2)), 7),
    Development("P2d", PURPLE, 2, goods(servant=3, shield=3), Exchange(goods(stone=1), goods(servant=2, faith=1)), 8),
    Development("P3a", PURPLE, 3, goods(servant=6), Exchange(goods(stone=2), goods(coin=3, faith=2)), 9),
    Development("P3b", PURPLE, 3, goods(coin=2, servant=5), Exchange(goods(stone=1, shield=1), goods(coin=2, servant=2, faith=1)), 10),
    Development("P3c", PURPLE, 3, goods(servant=7), Exchange(goods(coin=1), goods(stone=1, faith=3)), 11),
    Development("P3d", PURPLE, 3, goods(servant=4, shield=4), Exchange(goods(coin=1), goods(stone=3, servant=1)), 12),
]

LEADERS: Final[list[Leader]] = [
    Leader("L01", [Cards(GREEN, 1), Cards(YELLOW, 1)], Discount(SERVANT, 1), 2),
    Leader("L02", [Cards(BLUE, 1), Cards(PURPLE, 1)], Discount(SHIELD, 1), 2),
    Leader("L03", [Cards(GREEN, 1), Cards(BLUE, 1)], Discount(STONE, 1), 2),
    Leader("L04", [Cards(YELLOW, 1), Cards(PURPLE, 1)], Discount(COIN, 1), 2),
    Leader("L05", [Supply(COIN, 5)], Depot(STONE, 2), 3),
    Leader("L06", [Supply(STONE, 5)], Depot(SERVANT, 2), 3),
    Leader("L07", [Supply(SERVANT, 5)], Depot(SHIELD, 2), 3),
    Leader("L08", [Supply(SHIELD, 5)], Depot(COIN, 2), 3),
    Leader("L09", [Cards(YELLOW, 2), Cards(BLUE, 1)], Convert(SERVANT), 5),
    Leader("L10", [Cards(GREEN, 2), Cards(PURPLE, 1)], Convert(SHIELD), 5),
    Leader("L11", [Cards(BLUE, 2), Cards(YELLOW, 1)], Convert(STONE), 5),
    Leader("L12", [Cards(PURPLE, 2), Cards(GREEN, 1)], Convert(COIN), 5),
    Leader("L13", [Cards(YELLOW, 1, level=2)], Production(goods(shield=1), goods(faith=1), 1), 4),
    Leader("L14", [Cards(BLUE, 1, level=2)], Production(goods(servant=1), goods(faith=1), 1), 4),
    Leader("L15", [Cards(PURPLE, 1, level=2)], Production(goods(stone=1), goods(faith=1), 1), 4),
    Leader("L16", [Cards(GREEN, 1, level=2)], Production(goods(coin=1), goods(faith=1), 1), 4),
]

TOKENS: Final[list[Token]] = [
    Token("T1", colour=GREEN),
    Token("T2", colour=BLUE),
    Token("T3", colour=YELLOW),
    Token("T4", colour=PURPLE),
    Token("T5", cross=2),
    Token("T6", cross=2),
    Token("T7", cross=1, reshuffle=True),
]
# fmt: on

CARD: Final = Domain("card", [card.id for card in DEVELOPMENTS])
LEADER: Final = Domain("leader", [leader.id for leader in LEADERS])
TOKEN: Final = Domain("token", [token.id for token in TOKENS])

COST: Final[list[tuple[int, ...]]] = [card.cost[:KINDS] for card in DEVELOPMENTS]
NEEDS: Final[list[tuple[int, ...]]] = [card.production.pay[:KINDS] for card in DEVELOPMENTS]
YIELDS: Final[list[Goods]] = [card.production.gain for card in DEVELOPMENTS]
POINTS: Final[list[int]] = [card.points for card in DEVELOPMENTS]
COLOUR_OF: Final[list[int]] = [card.colour for card in DEVELOPMENTS]
LEVEL_OF: Final[list[int]] = [card.level for card in DEVELOPMENTS]
DECK_OF: Final[list[int]] = [card.colour * 3 + card.level - 1 for card in DEVELOPMENTS]
"""The deck a card belongs to: colour by colour, level by level."""

DECKS: Final[list[tuple[int, ...]]] = [
    tuple(card for card in range(len(DEVELOPMENTS)) if DECK_OF[card] == deck) for deck in range(12)
]

LEADER_POINTS: Final[list[int]] = [leader.points for leader in LEADERS]
REQUIRED: Final[list[list[Need]]] = [[need_of(need) for need in x.needs] for x in LEADERS]

# What a leader does, by kind; NONE where it does something else.
DISCOUNT_ON: Final[list[int]] = [
    x.power.good if isinstance(x.power, Discount) else NONE for x in LEADERS
]
DEPOT_FOR: Final[list[int]] = [
    x.power.good if isinstance(x.power, Depot) else NONE for x in LEADERS
]
WHITE_GIVES: Final[list[int]] = [
    x.power.good if isinstance(x.power, Convert) else NONE for x in LEADERS
]
PRODUCTION_PAYS: Final[list[int]] = [
    x.power.pay.index(1) if isinstance(x.power, Production) else NONE for x in LEADERS
]
