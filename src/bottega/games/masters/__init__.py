"""Masters of Renaissance, a game by Simone Luciani and Nestore Mangone for 1 to 4 players.

Start reading in `rules` (the whole game in one list), then `turn`.
"""

from bottega.games.masters.game import GAME

__all__ = ["GAME"]
