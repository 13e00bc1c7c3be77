"""Whole games answered at random: the measure of an engine, and the first opponent of a learner.

Compiled with the rules, so that what is measured is the rules and not the loop around them.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bottega.kernel.game import Game
from bottega.kernel.state import State


def pick(weights: list[int], fraction: float) -> int:
    """Which of some weighted options lies at a fraction, from 0 up to 1, of their sum."""
    total = 0
    for weight in weights:
        total += weight
    rest = int(fraction * total)
    i = 0
    while rest >= weights[i]:
        rest -= weights[i]
        i += 1
    return i


def play_on(game: Game[Any], t: State, rng: Random) -> tuple[int, int]:
    """Answer at random until the game is over, nature by her weights.

    What `Game.decision` and `Game.apply` do, without a question for anybody to look at. Tells how
    many choices players had, where a choice has at least two options, and how many options that
    were in all.
    """
    agenda, steps, chance = t.agenda, game.steps, rng.random
    choices = offered = 0
    while agenda:
        f = agenda[-1]
        step = steps[f[0]]
        options = step.options(t, f)
        n = len(options)
        answer = options[0]
        if n > 1:
            if f[1] >= 0:
                choices += 1
                offered += n
                answer = options[int(chance() * n)]
            else:
                weights = step.weights(t, f)
                answer = options[int(chance() * n) if weights is None else pick(weights, chance())]
        agenda.pop()
        step.resolve(t, f, answer)
    return choices, offered


def play_random(game: Game[Any], seats: int, rng: Random) -> tuple[int, int]:
    """One whole random game: what `play_on` tells of it."""
    return play_on(game, game.new(seats), rng)
