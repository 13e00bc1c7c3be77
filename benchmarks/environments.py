"""Our environments beside PettingZoo's own games, in one run.

    python benchmarks/environments.py [--seconds 2] [--rounds 3]

Random play; observation and mask are asked for at every step. Rates of one environment are steps a
second of CPU time; those of a batch are decisions a second on the clock, with the processes named,
which together need as many free cores. PettingZoo's games take turns with ours, round by round.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np

import bottega.kernel.features
from bottega.kernel.encoder import encoder_of
from bottega.kernel.registry import games
from bottega.lab import aec
from bottega.lab.vector import VectorEnv

PEERS = ["tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6"]
STARTS = [1, 2, 3]


def steps(env: Any, seconds: float) -> float:
    """Steps a second of an AEC environment."""
    rng = np.random.default_rng(0)
    done = seed = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            possible = seen["action_mask"].nonzero()[0]
            env.step(possible[int(rng.random() * len(possible))])
            done += 1
    return done / spent


def decisions(key: str, seats: int, tables: int, jobs: int, seconds: float) -> float:
    """Decisions a second of a batch of tables."""
    with VectorEnv(key, tables=tables, seats=seats, jobs=jobs, dtype="int8") as env:
        done = 0
        start = perf_counter()
        while (spent := perf_counter() - start) < seconds:
            env.step(env.sample())
            done += tables
    return done / spent


def encoding(key: str, seats: int) -> float:
    """Microseconds to encode one view."""
    game, encoder = games()[key], encoder_of(games()[key], seats)
    env = aec.env(key, seats)
    views = []
    rng = np.random.default_rng(0)
    for seed in STARTS:
        env.reset(seed=seed)
        while env.table.question is not None:
            seat = env.table.question.seat
            views.append((game.redact(env.table.state, seat), seat))
            env.step(rng.choice(env.last()[0]["action_mask"].nonzero()[0]))
    best = float("inf")
    for _ in range(20):
        start = process_time()
        for view, seat in views:
            encoder.indices(view, seat)
        best = min(best, process_time() - start)
    return 1e6 * best / len(views)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="of a measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--jobs", type=int, default=2, help="processes of a batch")
    asked = parser.parse_args()
    compiled = not str(bottega.kernel.features.__file__).endswith(".py")
    print(f"the engine is {'compiled' if compiled else 'pure Python'}")
    measured: dict[str, Callable[[], float]] = {}
    peers = find_spec("pygame") is not None  # PettingZoo's classic games draw with it
    for name in PEERS if peers else []:
        made = import_module(f"pettingzoo.classic.{name}").env()
        measured[f"PettingZoo {name}"] = lambda made=made: steps(made, asked.seconds)  # type: ignore[misc]
    for key, game in games().items():
        seats = max(2, game.min_seats)
        ours = aec.env(key, seats)
        measured[f"{key} {seats} seats"] = lambda ours=ours: steps(ours, asked.seconds)  # type: ignore[misc]
    rates: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(asked.rounds):
        for name, measure in measured.items():
            rates[name].append(measure())
    for name, found in rates.items():
        print(f"{name:32} {median(found):>10,.0f} steps/s, one environment")
    for key, game in games().items():
        seats = max(2, game.min_seats)
        found = [
            decisions(key, seats, asked.tables, asked.jobs, asked.seconds)
            for _ in range(asked.rounds)
        ]
        batch = f"{asked.tables} tables, {asked.jobs} processes"
        print(f"{key:10} {seats} seats {median(found):>12,.0f} decisions/s, {batch}")
    for key, game in games().items():
        for seats in sorted({max(2, game.min_seats), 4}):
            print(f"{key:10} {seats} seats {encoding(key, seats):>10.2f} µs to encode a view")
    if not peers:
        print("PettingZoo's own games need pygame: pip install 'pettingzoo[classic]'")
    return 0


if __name__ == "__main__":
    sys.exit(main())
