"""Which games there are. A package adds one through the entry points ``bottega.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from bottega.kernel.game import Game
from bottega.kernel.words import Unreadable


@cache
def games() -> dict[str, Game[Any]]:
    """Every registered game by its key, in alphabetical order."""
    found = {e.name: e.load() for e in entry_points(group="bottega.games")}
    return dict(sorted(found.items()))


def find_game(key: object) -> Game[Any]:
    """The game of this key, or `Unreadable` with the keys there are."""
    game = games().get(key) if isinstance(key, str) else None
    if game is None:
        raise Unreadable(f"there is no game {key!r}; there is: {', '.join(games())}")
    return game
