"""Our environments beside PettingZoo's own games, in one run.

    python benchmarks/environments.py [--seconds 2] [--rounds 3]
    python benchmarks/environments.py --tables-only --seconds 5 --rounds 5     (two free cores)

Random play; observation and mask are asked for at every step. Rates of one environment are steps a
second of CPU time. PettingZoo's games take turns with ours, round by round.

Rates of many tables are decisions a second on the clock, and need as many free cores as processes
are named: every table's observation (a byte a feature) and mask are written, NumPy draws a possible
action for each from its mask, and it is checked and carried out. Drawing is done by one of the
processes, and is in the rate. Once all tables are answered together, once batch by batch. Beside it
stands what all processes together took of the processor, which is less at the mercy of others.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import clock_gettime, perf_counter, process_time
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


def decisions(
    key: str, seats: int, tables: int, jobs: int, batches: int, seconds: float
) -> tuple[float, float]:
    """Decisions a second of many tables, and the microseconds of the processor each takes.

    ``batches``: how many of them, answered one by one; 1 for all tables at every step.
    """
    with VectorEnv(key, tables, seats, jobs=jobs, batches=batches, dtype="int8") as env:
        processes = [os.getpid(), *[worker.pid for worker in env.workers]]

        def play(seconds: float) -> tuple[int, float]:
            done, start = 0, perf_counter()
            while (spent := perf_counter() - start) < seconds:
                if batches == 1:
                    env.step(env.sample())
                    done += tables
                else:
                    batch = env.recv()
                    env.send(env.sample(batch), batch)
                    done += batch.tables
            return done, spent

        play(seconds / 4)  # away from the first moves, and every batch under way
        before = sum(map(processor_time, processes))
        done, spent = play(seconds)
        taken = sum(map(processor_time, processes)) - before
    return done / spent, 1e6 * taken / done


def processor_time(process: int) -> float:
    """Seconds that a process has had of the processor (the clock of clock_getcpuclockid)."""
    return clock_gettime(~process << 3 | 2)


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


def many_tables(key: str, seats: int, asked: argparse.Namespace) -> None:
    """Print the rates of a game, all tables at once and batch by batch, by turns."""
    ways = {1: "all at once", asked.batches: f"{asked.batches} batches"}
    found: dict[int, list[tuple[float, float]]] = {batches: [] for batches in ways}
    for _ in range(asked.rounds):
        for batches in ways:
            about = (asked.tables, asked.jobs, batches, asked.seconds)
            found[batches].append(decisions(key, seats, *about))
    for batches, way in ways.items():
        rates, costs = zip(*found[batches], strict=True)
        print(
            f"{key:10} {seats} seats {median(rates):>12,.0f} decisions/s (best {max(rates):,.0f}), "
            f"{min(costs):.2f} µs of the processor; "
            f"{asked.tables} tables, {asked.jobs} processes, {way}"
        )


def one_environment(asked: argparse.Namespace) -> None:
    """Print the rates of single environments, theirs and ours."""
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
    if not peers:
        print("PettingZoo's own games need pygame: pip install 'pettingzoo[classic]'")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="of a measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=448)
    parser.add_argument("--jobs", type=int, default=2, help="processes that play the tables")
    parser.add_argument("--batches", type=int, default=7, help="where they are answered in parts")
    parser.add_argument("--tables-only", action="store_true", help="nothing but the many tables")
    asked = parser.parse_args()
    compiled = not str(bottega.kernel.features.__file__).endswith(".py")
    print(f"the engine is {'compiled' if compiled else 'pure Python'}")
    if not asked.tables_only:
        one_environment(asked)
    for key, game in games().items():
        many_tables(key, max(2, game.min_seats), asked)
    for key, game in {} if asked.tables_only else games().items():
        for seats in sorted({max(2, game.min_seats), 4}):
            print(f"{key:10} {seats} seats {encoding(key, seats):>10.2f} µs to encode a view")
    return 0


if __name__ == "__main__":
    sys.exit(main())
