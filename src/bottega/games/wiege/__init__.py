"""Die Wiege der Renaissance, a game by Hanno and Wilfried Kuhn for 2 to 4 players.

Start reading in `game` (the whole rulebook in one list), then `rules.turn` and `rules.placing`.
"""

from bottega.games.wiege.game import GAME

__all__ = ["GAME"]
