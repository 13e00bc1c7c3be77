"""What the engine can do by itself, printed as JSON.

Run in an environment that holds Bottega and no other package; imported in one that has them all,
to know what must come out.
"""

from __future__ import annotations

import json
from importlib import import_module
from pkgutil import walk_packages
from random import Random
from typing import Any

import bottega

PARTS = ["bottega.kernel", "bottega.games", "bottega.play", "bottega.players"]
PLAYERS = ["greedy", "random"]

LEARNED = {
    f"bottega.players.{name}" for name in ("learned_choice", "playouts", "value_net", "weighing")
}
"""Modules of the players who have learned: they need NumPy, and those players say so."""


def modules() -> list[str]:
    """Every module of the parts that need no other package, imported."""
    found = ["bottega", "bottega.api", *PARTS]
    for part in PARTS:
        found += [m.name for m in walk_packages(import_module(part).__path__, f"{part}.")]
    alone = [name for name in found if name not in LEARNED]
    return sorted(import_module(name).__name__ for name in alone)


def played(key: str) -> list[int]:
    """The scores of a random game that was played to its end."""
    game, dice = bottega.game(key), Random(7)
    t = game.new(game.min_seats)
    while (question := game.decision(t)) is not None:
        game.apply(t, dice.choices(question.options, game.weights(t, question))[0])
    return game.scores(t)


def pictured(key: str) -> str:
    """A new match, as a notebook shows it."""
    return bottega.new(key, seed="7")._repr_html_()


def measured(jobs: int) -> list[Any]:
    """An arena of two games between two players, in so many processes."""
    tally = bottega.arena("masters", PLAYERS, games=2, jobs=jobs)
    return [bout._asdict() for bout in tally.bouts]


if __name__ == "__main__":
    done = {
        "modules": modules(),
        "scores": {key: played(key) for key in bottega.games()},
        "pictures": {key: pictured(key) for key in bottega.games()},
        "one process": measured(1),
        "two processes": measured(2),
    }
    print(json.dumps(done))
