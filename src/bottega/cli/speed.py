"""How fast the engine is, measured the way we measure everybody.

Uniformly random play on one core, in CPU time, so that other work on the machine distorts little.
A *decision* is a player's choice between at least two options: forced answers and nature's
draws cost time but are not counted. ``clone`` is one full copy of a state and ``options`` one
fresh list of what is allowed, both averaged over states sampled through whole games.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from bottega.kernel.game import Game
from bottega.kernel.state import State

SAMPLES = 300


class Speed(NamedTuple):
    """One row of the table."""

    game: str
    seats: int
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    options_per_decision: float
    clone_us: float
    options_us: float
    spread_pct: float


def play_random(game: Game[Any], seats: int, rng: Random) -> tuple[int, int]:
    """One whole random game; how many decisions it took, and how many options they had."""
    t = game.new(seats)
    decision, apply, weights, chance = game.decision, game.apply, game.weights, rng.random
    decisions = offered = 0
    while (question := decision(t)) is not None:
        options = question.options
        n = len(options)
        if question.seat >= 0:
            if n > 1:
                decisions += 1
                offered += n
            apply(t, options[int(chance() * n)])
        else:
            likely = weights(t, question)
            if likely is None:
                apply(t, options[int(chance() * n)])
            else:
                apply(t, rng.choices(options, likely)[0])
    return decisions, offered


def sample(game: Game[Any], seats: int, rng: Random) -> list[State]:
    """States at questions of players, spread over whole games."""
    found: list[State] = []
    while len(found) < SAMPLES:
        t = game.new(seats)
        while (question := game.decision(t)) is not None:
            if question.seat >= 0 and rng.random() < 0.1:
                found.append(game.clone(t))
            game.apply(t, rng.choices(question.options, game.weights(t, question))[0])
    return found


def each(states: list[State], measured: Callable[[Any], object], seconds: float) -> float:
    """Microseconds of one call, on average over the states."""
    calls = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for t in states:
            measured(t)
        calls += len(states)
    return 1e6 * spent / calls


def measure(game: Game[Any], seats: int, seconds: float, runs: int = 3) -> Speed:
    """The median of several runs."""
    rates, game_rates, lengths, branching = [], [], [], []
    for run in range(runs):
        rng = Random(run)
        play_random(game, seats, rng)  # warm up
        decisions = offered = played = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            more, options = play_random(game, seats, rng)
            decisions, offered, played = decisions + more, offered + options, played + 1
        rates.append(decisions / spent)
        game_rates.append(played / spent)
        lengths.append(decisions / played)
        branching.append(offered / decisions)
    states = sample(game, seats, Random(0))
    return Speed(
        game.key,
        seats,
        decisions_per_s=median(rates),
        games_per_s=median(game_rates),
        decisions_per_game=median(lengths),
        options_per_decision=median(branching),
        clone_us=each(states, game.clone, seconds / 4),
        options_us=each(states, lambda t: options_now(game, t), seconds / 4),
        spread_pct=100 * (max(rates) - min(rates)) / median(rates),
    )


def options_now(game: Game[Any], t: State) -> object:
    """The options of the question on top, made anew."""
    f = t.agenda[-1]
    return game.steps[f[0]].options(t, f)
