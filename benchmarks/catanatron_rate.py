"""One measurement of catanatron: random play at four players. Run with its own Python.

Prints decisions per CPU second. Every action executed counts as a decision, forced ones included,
which is kinder to catanatron than our own count is to us.
"""

import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLORS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
TURN_LIMIT = 1000  # the library's own limit for random games that get stuck


def play(rng: random.Random, seats: int) -> int:
    game = Game([RandomPlayer(color) for color in COLORS[:seats]], seed=rng.randrange(2**31))
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
        options = getattr(game, "playable_actions", None) or game.state.playable_actions
        game.execute(options[int(rng.random() * len(options))], validate_action=False)
        decisions += 1
    return decisions


def main(seconds: float, seats: int) -> None:
    rng = random.Random(1)
    play(rng, seats)  # warm up
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play(rng, seats)
    print(decisions / spent)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
