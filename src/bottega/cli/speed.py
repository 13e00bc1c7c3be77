"""How fast the engine is, measured the way we measure everybody.

Uniformly random play on one core, in CPU time, so that other work on the machine distorts little.
A *decision* is a player's choice between at least two options: forced answers and nature's
draws cost time but are not counted. ``clone`` is one full copy of a state and ``options`` one
fresh list of what is allowed, both averaged over states sampled through whole games. A *playout* is
one imagined game of the player maestro, from such a state on.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from bottega.kernel.game import Game
from bottega.kernel.random_play import play_random
from bottega.kernel.state import State

SAMPLES = 300

WIDTH, WORLDS = 5, 4
"""Answers and worlds of playouts that go on side by side."""


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
    playouts_per_s: float
    spread_pct: float


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
        playouts_per_s=playouts(game, states, seconds / 2),
        spread_pct=100 * (max(rates) - min(rates)) / median(rates),
    )


def options_now(game: Game[Any], t: State) -> object:
    """The options of the question on top, made anew."""
    f = t.agenda[-1]
    return game.steps[f[0]].options(t, f)


def playouts(game: Game[Any], states: list[State], seconds: float) -> float:
    """Playouts a second: in each state the options, some of many, in a world or two."""
    from bottega.players.playouts import Imagination  # noqa: PLC0415 # NumPy takes a while

    played = 0
    rng = Random(0)
    start = process_time()
    while (spent := process_time() - start) < seconds or not played:
        t = rng.choice(states)
        question = game.decision(t)
        if question is None or len(question.options) == 1:
            continue
        imagined = Imagination(game, game.redact(t, question.seat), question, rng)
        imagined.play(question.options[:WIDTH], WORLDS, lambda: False)
        played += imagined.playouts
    return played / spent
