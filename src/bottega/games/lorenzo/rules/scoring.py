"""Final scoring and the winner (rules, section 13)."""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.cards import END_POINTS, MATERIALS_IN
from bottega.games.lorenzo.cards.effects import Forfeit, Unscored
from bottega.games.lorenzo.cards.tiles import PENALTY
from bottega.games.lorenzo.table.state import Lorenzo, Player
from bottega.games.lorenzo.table.words import (
    BUILDING,
    CHARACTER,
    COIN,
    MILITARY,
    POINTS,
    RESOURCES,
    SERVANT,
    STOCK,
    STONE,
    TERRITORY,
    VENTURE,
    VP,
    WOOD,
)
from bottega.kernel.state import NONE

SCORING: Final = [TERRITORY, CHARACTER, VENTURE]
"""The types of cards that are worth something at the end; buildings have worked before."""

TERRITORY_POINTS: Final = [0, 0, 0, 1, 4, 10, 20]
CHARACTER_POINTS: Final = [0, 1, 3, 6, 10, 15, 21]
MILITARY_FIRST: Final = 5
MILITARY_SECOND: Final = 2
RESOURCES_PER_POINT: Final = 5

UNSCORED: Final[list[int]] = [
    penalty.type if isinstance(penalty, Unscored) else NONE for penalty in PENALTY
]
"""The type of cards that score nothing for whoever suffers a tile, for tiles III-1 to III-3."""


def breakdown(t: Lorenzo, seat: int) -> list[tuple[str, int]]:
    """The lines of the score in the order of the rules, as if the game ended now."""
    p = t.players[seat]
    return [
        ("vp", p.goods[VP]),
        ("lost points", -lost_points(p)),
        ("territories", card_points(p, TERRITORY)),
        ("characters", card_points(p, CHARACTER)),
        ("ventures", card_points(p, VENTURE)),
        ("military", military_points(t, seat)),
        ("resources", resource_points(p)),
        ("forfeits", -forfeits(p)),
    ]


def points(t: Lorenzo, seat: int) -> int:
    """The sum of these lines, for those who look at many tables."""
    p = t.players[seat]
    total = p.goods[VP] + military_points(t, seat) + resource_points(p)
    for type_ in SCORING:
        total += card_points(p, type_)
    if p.tiles:
        total -= lost_points(p) + forfeits(p)
    return total


def lost_points(p: Player) -> int:
    """Tile III-4: a point is lost for every so many."""
    for tile in p.tiles:
        penalty = PENALTY[tile]
        if isinstance(penalty, Forfeit) and penalty.thing == POINTS:
            return p.goods[VP] // penalty.every
    return 0


def card_points(p: Player, type_: int) -> int:
    """Territories and characters score by their number, ventures what is printed on them."""
    for tile in p.tiles:
        if UNSCORED[tile] == type_:
            return 0
    cards = p.cards[type_]
    if type_ == TERRITORY:
        return TERRITORY_POINTS[len(cards)]
    if type_ == CHARACTER:
        return CHARACTER_POINTS[len(cards)]
    total = 0
    for card in cards:
        total += END_POINTS[card]
    return total


def resource_points(p: Player) -> int:
    """A point for every so many resources of any kind."""
    goods = p.goods
    return (goods[COIN] + goods[WOOD] + goods[STONE] + goods[SERVANT]) // RESOURCES_PER_POINT


def military_points(t: Lorenzo, seat: int) -> int:
    """Most military 5, second 2; tied first: 5 each and no second; tied second: 2 each."""
    strength = t.players[seat].goods[MILITARY]
    stronger = 0
    for p in t.players:
        if p.goods[MILITARY] > strength:
            stronger += 1
    if not stronger:
        return MILITARY_FIRST
    return MILITARY_SECOND if stronger == 1 else 0


def forfeits(p: Player) -> int:
    """Tiles III-5 to III-7: points lost for what is held, or was printed on own buildings."""
    lost = 0
    for tile in p.tiles:
        penalty = PENALTY[tile]
        if isinstance(penalty, Forfeit) and penalty.thing != POINTS:
            if penalty.thing == MILITARY:
                lost += p.goods[MILITARY]
            elif penalty.thing == RESOURCES:
                lost += sum(p.goods[:STOCK])
            else:
                lost += sum(MATERIALS_IN[card] for card in p.cards[BUILDING])
    return lost


def winners(t: Lorenzo) -> list[int]:
    """Most points; among equals the one earlier in the turn order, as last updated [A18]."""
    scores = [points(t, seat) for seat in range(t.seats)]
    best = max(scores)
    return [next(seat for seat in t.order if scores[seat] == best)]
