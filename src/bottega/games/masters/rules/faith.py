"""Faith and Vatican reports (rules, section 10)."""

from __future__ import annotations

from typing import Final

from bottega.games.masters.rules.events import (
    CROSS_MOVED,
    FAITH_MOVED,
    FAVOUR_DECIDED,
    LAST_ROUND,
    REPORT_HELD,
)
from bottega.games.masters.table.state import LAST_SPACE, Masters
from bottega.games.masters.table.words import FACE_UP, REMOVED
from bottega.kernel.state import EVERYONE, replaced

FIRST_SPACE: Final = [5, 12, 19]
POPE_SPACE: Final = [8, 16, 24]
FAVOUR_POINTS: Final = [2, 3, 4]

TRACK_POINTS: Final = [
    (0, 1, 2, 4, 6, 9, 12, 16, 20)[space // 3] for space in range(LAST_SPACE + 1)
]
"""What the highest scoring space reached is worth: a new value every third space (section 11)."""


def gain_faith(t: Masters, seat: int, steps: int) -> None:
    """One player's gain of any size is one movement: move, then look at the pope spaces once."""
    if steps:
        advance(t, seat, steps)
        hold_reports(t)


def give_faith_to_others(t: Masters, seat: int, steps: int) -> None:
    """Everybody else moves at the same moment, and only then reports are held [R7].

    In solo the Black Cross moves instead.
    """
    if t.solo:
        move_black_cross(t, steps)
        return
    for other in range(t.seats):
        if other != seat:
            advance(t, other, steps)
    hold_reports(t)


def move_black_cross(t: Masters, steps: int) -> None:
    """The Black Cross calls reports like a marker (section 12)."""
    t.cross = min(LAST_SPACE, t.cross + steps)
    t.tell(CROSS_MOVED, EVERYONE, steps, t.cross)
    hold_reports(t)


def advance(t: Masters, seat: int, steps: int) -> None:
    """A marker on the last space stays there; surplus faith is lost."""
    p = t.players[seat]
    p.faith = min(LAST_SPACE, p.faith + steps)
    t.tell(FAITH_MOVED, EVERYONE, seat, steps, p.faith)


def hold_reports(t: Masters) -> None:
    """Hold the report of every section whose pope space is reached for the first time.

    Then, between several players, a marker on the last space triggers the last round.
    """
    farthest = t.cross
    for p in t.players:
        farthest = max(farthest, p.faith)
    for section in range(len(POPE_SPACE)):
        if farthest >= POPE_SPACE[section] and not t.reported[section]:
            report(t, section)
    if farthest == LAST_SPACE and not t.solo:
        trigger_last_round(t)


def report(t: Masters, section: int) -> None:
    """Whoever stands in the section or beyond turns the tile face up; the others lose it."""
    t.reported = replaced(t.reported, section, True)
    t.tell(REPORT_HELD, EVERYONE, section)
    for seat, p in enumerate(t.players):
        tile = FACE_UP if p.faith >= FIRST_SPACE[section] else REMOVED
        p.favours = replaced(p.favours, section, tile)
        t.tell(FAVOUR_DECIDED, EVERYONE, seat, section, tile)


def trigger_last_round(t: Masters) -> None:
    """Play goes on until the last seat has finished a turn (section 11)."""
    if not t.last_round:
        t.last_round = True
        t.tell(LAST_ROUND, EVERYONE)
