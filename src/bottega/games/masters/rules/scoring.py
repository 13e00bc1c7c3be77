"""Scoring and the winner (rules, section 11; solo: section 12)."""

from __future__ import annotations

from typing import Final

from bottega.games.masters.cards.cards import LEADER_POINTS, POINTS
from bottega.games.masters.rules.faith import FAVOUR_POINTS, TRACK_POINTS
from bottega.games.masters.rules.solo import has_won
from bottega.games.masters.table.state import Masters, Player
from bottega.games.masters.table.words import FACE_UP, PLAYED

RESOURCES_PER_POINT: Final = 5


def breakdown(t: Masters, seat: int) -> list[tuple[str, int]]:
    """The five lines of the score pad."""
    p = t.players[seat]
    cards, faith, favours, leaders = lasting_points(p)
    return [
        ("cards", cards),
        ("faith", faith),
        ("favours", favours),
        ("leaders", leaders),
        ("resources", sum(p.supply()) // RESOURCES_PER_POINT),
    ]


def lasting_points(p: Player) -> tuple[int, int, int, int]:
    """For cards, faith, tiles and leaders: the points that nothing takes away again."""
    cards = 0
    for slot in p.slots:
        for card in slot:
            cards += POINTS[card]
    favours = 0
    for section, tile in enumerate(p.favours):
        if tile == FACE_UP:
            favours += FAVOUR_POINTS[section]
    leaders = 0
    for held, standing in enumerate(p.standing):
        if standing == PLAYED:
            leaders += LEADER_POINTS[p.leaders[held]]
    return cards, TRACK_POINTS[p.faith], favours, leaders


def winners(t: Masters) -> list[int]:
    """Most points; among those most resources; those still level share the win [R14].

    In solo the player wins or loses, whatever the points.
    """
    if t.solo:
        return [0] if has_won(t) else []
    points = [sum(n for _, n in breakdown(t, seat)) for seat in range(t.seats)]
    results = list(zip(points, resources_left(t), strict=True))
    best = max(results)
    return [seat for seat in range(t.seats) if results[seat] == best]


def resources_left(t: Masters) -> list[int]:
    """Everybody's resources, which decide between those level in points [R14]."""
    return [sum(p.supply()) for p in t.players]
