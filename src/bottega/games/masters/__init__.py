"""Masters of Renaissance, a game by Simone Luciani and Nestore Mangone for 1 to 4 players.

Start reading in `game` (the whole game on one page), then `rules.turn`.
"""

from bottega.games.masters.game import GAME

__all__ = ["GAME"]
