"""Lorenzo il Magnifico, a game by Virginio Gigli, Flaminia Brasini and Simone Luciani for 2 to 4.

Start reading in `rules` (the whole game in one list), then `round` and `turn`.
"""

from bottega.games.lorenzo.game import GAME

__all__ = ["GAME"]
