from __future__ import annotations

from bottega.games.masters.state import Masters
from bottega.kernel.drawing import Panel, Speak


def draw(t: Masters, seat: int | None, say: Speak) -> list[list[Panel]]:
    return []
