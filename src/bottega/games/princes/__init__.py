"""Princes of the Renaissance, a game by Martin Wallace for 3 to 6.

Start reading in `game` (the whole rulebook in one list), then `rules.turn`, `rules.auction` and
`rules.war`.
"""

from bottega.games.princes.game import GAME

__all__ = ["GAME"]
