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
    MILITARY,
    POINTS,
    RESOURCES,
    STOCK,
    TERRITORY,
    VENTURE,
    VP,
)

SCORING: Final = [TERRITORY, CHARACTER, VENTURE]
"""The types of cards that are worth something at the end; buildings have worked before."""

TERRITORY_POINTS: Final = [0, 0, 0, 1, 4, 10, 20]
CHARACTER_POINTS: Final = [0, 1, 3, 6, 10, 15, 21]
MILITARY_FIRST: Final = 5
MILITARY_SECOND: Final = 2
RESOURCES_PER_POINT: Final = 5


def breakdown(t: Lorenzo, seat: int) -> list[tuple[str, int]]:
    """The lines of the score in the order of the rules, as if the game ended now."""
    p = t.players[seat]
    points = p.goods[VP]
    return [
        ("vp", points),
        ("lost points", -(points // every_lost(p, POINTS)) if every_lost(p, POINTS) else 0),
        ("territories", card_points(p, TERRITORY)),
        ("characters", card_points(p, CHARACTER)),
        ("ventures", card_points(p, VENTURE)),
        ("military", military_points(t, seat)),
        ("resources", sum(p.goods[:STOCK]) // RESOURCES_PER_POINT),
        ("forfeits", -forfeits(p)),
    ]


def every_lost(p: Player, thing: int) -> int:
    """For every how many of a thing a point is lost; 0 where none is."""
    for tile in p.tiles:
        penalty = PENALTY[tile]
        if isinstance(penalty, Forfeit) and penalty.thing == thing:
            return penalty.every
    return 0


def card_points(p: Player, type_: int) -> int:
    """Territories and characters score by their number, ventures what is printed on them."""
    if any(PENALTY[tile] == Unscored(type_) for tile in p.tiles):
        return 0
    cards = p.cards[type_]
    if type_ == VENTURE:
        return sum(END_POINTS[card] for card in cards)
    return (TERRITORY_POINTS if type_ == TERRITORY else CHARACTER_POINTS)[len(cards)]


def military_points(t: Lorenzo, seat: int) -> int:
    """Most military 5, second 2; tied first: 5 each and no second; tied second: 2 each."""
    strengths = [p.goods[MILITARY] for p in t.players]
    stronger = sum(1 for strength in strengths if strength > strengths[seat])
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
    scores = [sum(points for _, points in breakdown(t, seat)) for seat in range(t.seats)]
    best = max(scores)
    return [next(seat for seat in t.order if scores[seat] == best)]
