"""Die Wiege der Renaissance, a game by Hanno and Wilfried Kuhn for 2 to 4 players.

Start reading in `rules` (the whole game in one list), then `turn` and `placing`.
"""

from bottega.games.wiege.game import GAME

__all__ = ["GAME"]
