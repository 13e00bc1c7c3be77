"""Princes of the Renaissance, a game by Martin Wallace for 3 to 6.

Start reading in `rules` (the whole game in one list), then `turn`, `auction` and `war`.
"""

from bottega.games.princes.game import GAME

__all__ = ["GAME"]
