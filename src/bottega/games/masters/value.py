"""How good a position looks, for players that think one step ahead."""

from __future__ import annotations

from bottega.games.masters.scoring import breakdown
from bottega.games.masters.state import Masters


def value(t: Masters, seat: int) -> float:
    return float(sum(points for _, points in breakdown(t, seat)))
