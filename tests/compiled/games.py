"""What seeded random games come to, to be compared between two forms of the engine.

    python -m tests.compiled.games masters 0 100

Says first which form it is, then a line for each game: the number of its seed and a digest of its
record, of what was told, and of positions on the way. Equal digests, equal bytes.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from random import Random
from typing import Any

from bottega.kernel.answers import Answer
from bottega.kernel.compiling import compiled
from bottega.kernel.game import Game
from bottega.kernel.position import pretty
from bottega.kernel.record import Record
from bottega.kernel.registry import games
from bottega.kernel.state import State

EVERY = 25
"""Answers from one position that is looked at to the next."""


def played(game: Game[Any], number: int) -> str:
    """The digest of one game. All kinds of tables have their turn."""
    tables = game.tables()
    seats, options = tables[number % len(tables)]
    rng = Random(f"{game.key}/{number}")
    t: State = game.new(seats, options)
    t.events = []
    record = Record(game, [f"seat {i + 1}" for i in range(seats)], options)
    seen = sha256()
    while (question := game.decision(t)) is not None:
        [a] = rng.choices(question.options, game.weights(t, question))
        if len(record.answers) % EVERY == 0:
            seen.update(pretty(game.write(t)).encode())
        record.answers.append(Answer(question.seat, a))
        game.apply(t, a)
    record.result = [game.scores(t), game.winners(t)]
    for event in t.events:
        seen.update(pretty(game.write_event(event)).encode())
    seen.update(pretty(game.write(t)).encode())
    seen.update(record.write().encode())
    return seen.hexdigest()


def main(key: str, first: int, last: int) -> None:
    print("compiled" if compiled() else "pure")
    for number in range(first, last):
        print(number, played(games()[key], number))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
