"""Lorenzo il Magnifico, a game by Virginio Gigli, Flaminia Brasini and Simone Luciani for 2 to 4.

Start reading in `game.py` (the whole game in one list), then `rules/round.py` and `rules/turn.py`.
"""

from bottega.games.lorenzo.game import GAME

__all__ = ["GAME"]
