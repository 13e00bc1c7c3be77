"""Final scoring and the winners (rules, section 13)."""

from __future__ import annotations

from bottega.games.princes.cards.event_tiles import EVENT_TILE
from bottega.games.princes.cards.figures import (
    MOST_GOLD_POINTS,
    MOST_INFLUENCE_POINTS,
    POPE_POINTS,
    SECOND_GOLD_POINTS,
)
from bottega.games.princes.table.state import Princes
from bottega.games.princes.table.words import CITIES


def breakdown(t: Princes, seat: int) -> list[tuple[str, int]]:
    """The lines of the score in the order of the rules, as if the game ended now."""
    p = t.players[seat]
    values = city_values(t)
    merchants = p.standing.merchants
    return [
        ("cities", sum(values[t.cards.city_of[tile]] for tile in p.tiles)),
        ("artists", sum(t.cards.event_points[event] for event in p.events)),
        ("merchants", merchants * sum(t.cards.per_merchant_points[event] for event in p.events)),
        ("pope", POPE_POINTS if t.pope == seat else 0),
        ("gold", gold_points(t)[seat]),
        ("influence", influence_points(t)[seat]),
        ("victories", p.markers * (p.markers + 1) // 2),
    ]


def points(t: Princes, seat: int) -> int:
    """What somebody would score if the game ended now."""
    return sum(n for _, n in breakdown(t, seat))


def city_values(t: Princes) -> list[int]:
    """What a tile of each city is worth: by status, then by artists in the city.

    Cities that are still tied drop one place together, however many they are: tied for place k
    they take place k + 1, and the next city takes place k + 2 [R24].
    """
    ranks = [t.status[city] * (EVENT_TILE.size + 1) + len(t.boxes[city]) for city in range(CITIES)]
    worth: dict[int, int] = {}
    place = 0
    for rank in sorted(ranks, reverse=True):
        if rank not in worth:
            if ranks.count(rank) > 1:
                place += 1
            worth[rank] = t.cards.ladder[place]
            place += 1
    return [worth[rank] for rank in ranks]


def gold_points(t: Princes) -> list[int]:
    """Most gold 6, for all who have as much; the second-largest amount 3, likewise."""
    most = second = -1
    for p in t.players:
        if p.gold > most:
            most, second = p.gold, most
        elif second < p.gold < most:
            second = p.gold
    return [
        MOST_GOLD_POINTS if p.gold == most else SECOND_GOLD_POINTS if p.gold == second else 0
        for p in t.players
    ]


def influence_points(t: Princes) -> list[int]:
    """Most influence 4, for all who have as much."""
    most = 0
    for p in t.players:
        most = max(most, p.influence)
    return [MOST_INFLUENCE_POINTS if p.influence == most else 0 for p in t.players]


def winners(t: Princes) -> list[int]:
    """Most points; equals share the victory [R25]."""
    scores = [points(t, seat) for seat in range(t.seats)]
    best = max(scores)
    return [seat for seat in range(t.seats) if scores[seat] == best]
