"""Teach a value by self-play: what the level *master* plays by.

    bottega train masters --jobs 4 --minutes 60 --out training
    python -m bottega.lab.train masters …      the same from a bare source tree

Worker processes play rounds of a fixed number of choices, all with the same weights, while this
process learns from the round before. So the same seed with the same number of jobs and the same
kind of arithmetic learns the same, however fast the machine is; only where it stops depends on the
clock. In the folder ``--out`` there is a checkpoint, from which the same command goes on; the
weights to play with; and the curve, as lines of JSON and as a plot. Games in progress and the
positions at hand are not kept: whoever goes on begins new games.

A new training may begin with weights (``--weights``), also with those of another number of seats.
Where an option is given several values, ``mode=basic,advanced``, the workers take turns with them,
and one net learns all of these tables.

With ``--against PLAYER`` one seat of each table learns and that player has all others: what comes
of it exploits the player, if anything does. It begins with the net that comes with the package.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bottega.kernel.encoder import encoder_of
from bottega.kernel.game import Game, Illegal
from bottega.kernel.registry import find_game, games
from bottega.kernel.words import Unreadable
from bottega.lab import curve
from bottega.lab.learner import (
    BATCH,
    FIRST,
    PASSES,
    Checkpoint,
    Counters,
    Pool,
    new_learner,
    read_checkpoint,
    write_checkpoint,
)
from bottega.lab.self_play import Company, Exploring, Lesson, SelfPlay, match, new_match
from bottega.players.arena import interval
from bottega.players.player import find_player
from bottega.players.value_net import (
    BEST,
    MEAN,
    WIDTH,
    ValueNet,
    carried_over,
    net_of,
    packed,
    shipped_net,
)

TABLES, STEPS = 48, 24
"""Tables in each process, and choices at each of them in a round."""

TEMPERATURE, RANDOM = 0.05, 0.01
TRACE, LAST_TRACE, FADING = 0.9, 0.75, 3_000_000
"""λ at first and in the end, and after how many positions that is."""

BEFORE = Exploring(0.002, 0.01, 1.0)
"""How the first games are played, before anybody knows what a lead is worth."""

FIRST_SCALE = 0.05
FITTED = 15_000
"""What a point is taken to be worth then, and after how many positions it is measured."""


SETTLED = 25_000
"""What a net knows of tables of this size was learned in so many steps, or so it is taken: new ones
are short. With long ones it forgot more in nine minutes than it learned (38 % of 200 against the
master)."""


class Training(NamedTuple):
    """What is to be learned, how long, and where it is kept."""

    game: str
    seats: int
    options: dict[str, str]
    jobs: int
    minutes: float
    out: Path
    seed: str = "1"
    width: int = WIDTH
    device: str = "auto"
    every: float = 120.0  # seconds between evaluations
    games: int = 200  # of an evaluation
    weights: Path | None = None  # to begin with
    reward: str = "win"
    against: str | None = None  # who is to be exploited; else everybody learns

    @property
    def name(self) -> str:
        """What its files are called."""
        against = [] if self.against is None else ["against", self.against]
        named = [self.game, str(self.seats), *self.options.values(), *against]
        return "-".join(named).replace(" ", "_")

    def tables(self) -> list[dict[str, str]]:
        """Every choice of options that is to be learned."""
        values = [value.split(",") for value in self.options.values()]
        return [dict(zip(self.options, chosen, strict=True)) for chosen in product(*values)]


def check_learned(reward: str) -> None:
    """Only what lies between nothing and one is a chance."""
    if reward not in ("win", "rank"):
        raise Unreadable(f"--reward: expected win or rank, got {reward}")


def rulebook(key: str) -> Game[Any]:
    """The game of a key, from a source tree that is not installed too."""
    if not games() and key.isidentifier() and find_spec(f"bottega.games.{key}"):
        found: Game[Any] = import_module(f"bottega.games.{key}").GAME
        return found
    return find_game(key)


# Workers ----------------------------------------------------------------------------------------


def work(link: Connection, training: Training, number: int, began: int) -> None:
    """A worker's whole life: play what the link asks for, until it says that this was all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us ends us
    game = rulebook(training.game)
    tables = training.tables()
    options = game.decided(tables[number % len(tables)])
    seed = f"{training.seed}/{began}/{number}"
    against = training.against
    own = SelfPlay(game, training.seats, options, TABLES, seed, training.reward, against)
    while (asked := link.recv()) is not None:
        task, net, about = asked
        if task == "play":
            link.send(own.play(net, STEPS, about))
        elif len(about):
            play = new_match(game, training.seats, options, about, seed)
            company = Company(against, play, f"{seed}/match/{about.start}") if against else None
            link.send(match(net, play, about, company))
        else:
            link.send([])


class Workers:
    """The processes that play."""

    def __init__(self, training: Training, began: int) -> None:
        context = get_context("spawn")
        self.links: list[Connection] = []
        self.processes: list[Any] = []
        for number in range(training.jobs):
            here, there = context.Pipe()
            worker = context.Process(target=work, args=(there, training, number, began))
            worker.daemon = True
            worker.start()
            there.close()
            self.links.append(here)
            self.processes.append(worker)

    def ask(self, task: str, net: ValueNet, about: list[Any]) -> None:
        for link, each in zip(self.links, about, strict=True):
            link.send((task, net, each))

    def answers(self) -> list[Any]:
        """What all of them have to say, in their order."""
        try:
            return [link.recv() for link in self.links]
        except EOFError:
            raise RuntimeError("a worker process has died; its message stands above") from None

    def close(self) -> None:
        for link, process in zip(self.links, self.processes, strict=True):
            try:
                link.send(None)
            except OSError:
                process.terminate()
        for process in self.processes:
            process.join(10)
            if process.is_alive():
                process.terminate()


# Learning ---------------------------------------------------------------------------------------


class Trainer:
    """One training, from its checkpoint or from nothing."""

    def __init__(self, training: Training, say: Callable[[str], None]) -> None:
        self.training, self.say = training, say
        self.game = rulebook(training.game)
        for options in training.tables():
            self.game.new(training.seats, options)
        check_learned(training.reward)
        self.encoder = encoder_of(self.game, training.seats)
        self.rng = np.random.default_rng([*f"{training.seed}/learner".encode()])
        self.learner = new_learner(self.encoder.size, training.width, self.rng, training.device)
        self.pool = Pool(self.rng)
        self.used = np.zeros(self.encoder.size, bool)
        self.counters = Counters()
        self.scale: float | None = None
        self.over = MEAN
        self.due = 0.0  # positions that are still to be learned from
        self.loss = 0.0
        training.out.mkdir(parents=True, exist_ok=True)
        self.path = training.out / f"{training.name}.checkpoint.npz"
        if self.path.exists():
            self.resume()
        elif training.weights is not None:
            self.begin_with(training.weights)
        elif training.against is not None:
            find_player(training.against)
            self.begin_as_master()

    def begin_as_master(self) -> None:
        """Take over what the package's own player has learned, if it has."""
        net = shipped_net(self.game, self.encoder)
        if net is not None:
            self.take_over(net, "the net of the package")
            self.learner.steps = SETTLED

    def begin_with(self, path: Path) -> None:
        """Take over what was learned elsewhere."""
        net, seats = net_of(path, self.game)
        learned = encoder_of(self.game, seats)
        self.take_over(carried_over(net, learned, self.encoder), str(path))
        if learned is self.encoder:
            self.learner.steps = SETTLED

    def take_over(self, net: ValueNet, whence: str) -> None:
        width = net.weights.rows.shape[1]
        if width != self.training.width:
            raise Unreadable(f"{whence}: expected a width of {self.training.width}, got {width}")
        self.scale, self.over = net.scale, net.over
        self.used = np.any(net.weights.rows[:-1] != 0, axis=1)
        self.learner.begin_with(net.weights)

    def resume(self) -> None:
        kept = read_checkpoint(self.path)
        shape = kept.arrays["weights.rows"].shape
        if shape != (self.encoder.size + 1, self.training.width):
            raise Unreadable(
                f"{self.path}: expected {self.encoder.size + 1} rows of {self.training.width}, "
                f"got {shape[0]} of {shape[1]}; take another folder to begin anew"
            )
        self.counters, self.used = kept.counters, kept.used
        self.scale, self.over = kept.about["scale"], kept.about.get("over", BEST)
        self.learner.remember(kept.arrays, kept.counters.steps)

    def net(self) -> ValueNet:
        return ValueNet(self.learner.player(), self.scale or FIRST_SCALE, self.over)

    def exploring(self) -> Exploring:
        if self.scale is None:
            return BEFORE
        gone = min(1.0, self.counters.positions / FADING)
        return Exploring(TEMPERATURE, RANDOM, TRACE + (LAST_TRACE - TRACE) * gone)

    def run(self) -> None:
        """Play and learn until the time is up."""
        training = self.training
        began = time.monotonic()
        before = self.counters.seconds
        workers = Workers(training, self.counters.rounds)
        evaluated = told = began
        try:
            self.ask_to_play(workers)
            while True:
                lessons: list[Lesson] = workers.answers()
                now = time.monotonic()
                self.counters = self.counters._replace(seconds=before + now - began)
                over = now - began >= training.minutes * 60
                if over or now - evaluated >= training.every:
                    self.take(lessons)
                    self.evaluate(workers)
                    evaluated = time.monotonic()
                    if over:
                        break
                    self.ask_to_play(workers)
                    continue
                self.ask_to_play(workers)
                self.take(lessons)  # while they play on
                if now - told >= 10:
                    told = now
                    self.report()
        except KeyboardInterrupt:
            self.say("interrupted; what was learned is kept")
            self.save()
            raise
        finally:
            workers.close()

    def ask_to_play(self, workers: Workers) -> None:
        workers.ask("play", self.net(), [self.exploring()] * self.training.jobs)

    def take(self, lessons: list[Lesson]) -> None:
        """Learn from what the workers brought."""
        lesson = Lesson.of(lessons)
        new = len(lesson.counts)
        c = self.counters
        self.counters = c._replace(
            games=c.games + lesson.games, positions=c.positions + new, rounds=c.rounds + 1
        )
        self.pool.add(lesson)
        self.used[lesson.indices] = True
        there = len(self.pool.kept.counts)
        if self.scale is None and there >= FITTED:
            self.scale, even = self.pool.fitted(alone=self.training.seats == 1)
            self.learner.start_at(even)
            self.pool.empty()  # their targets are bare outcomes, which teach a net too little
            self.say(f"{self.training.name}: a point of lead is worth {self.scale:.3f}")
            return
        if self.scale is None or there < FIRST:
            return
        self.due += PASSES * new
        while self.due >= BATCH:
            self.due -= BATCH
            loss = self.learner.learn(self.pool.batch(self.scale))
            self.loss += 0.02 * (loss - self.loss) if self.loss else loss
        self.counters = self.counters._replace(steps=self.learner.steps)

    def report(self) -> None:
        c = self.counters
        self.say(
            f"{self.training.name}: {c.seconds:,.0f} s, {c.games:,} games, "
            f"{c.positions:,} positions, {c.steps:,} steps, loss {self.loss:.3f}"
        )

    def evaluate(self, workers: Workers) -> None:
        """A match against greedy players, or whom it exploits; then everything is written down."""
        t = self.training
        cuts = [t.games * job // t.jobs for job in range(t.jobs + 1)]
        parts = [range(cuts[i], cuts[i + 1]) for i in range(t.jobs)]
        workers.ask("match", self.net(), parts)
        shares = [share for part in workers.answers() for share in part]
        low, high = interval(sum(shares), len(shares))
        share = sum(shares) / len(shares)
        point = {
            **self.counters._asdict(),
            "loss": round(self.loss, 4),
            "share": round(share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "matches": len(shares),
        }
        self.report()
        whom = t.against or "greedy"
        self.say(f"{t.name}: {share:.1%} of {len(shares)} against {whom} ({low:.1%} to {high:.1%})")
        self.save()
        path = t.out / f"{t.name}.curve.jsonl"
        curve.append(path, point)
        title = f"{t.game}, {t.seats} seats: wins against {whom}"
        picture = curve.plot(curve.points_of(path), title, 1 / t.seats)
        (t.out / f"{t.name}.svg").write_text(picture, encoding="utf-8")

    def save(self) -> None:
        """Write the checkpoint and the weights to play with."""
        game = self.game
        about = {"scale": self.scale, "over": self.over, "game": game.key, "rules": game.rules}
        kept = Checkpoint(self.learner.remembered(), self.used, self.counters, about)
        write_checkpoint(self.path, kept)
        weights = packed(self.net(), self.encoder, self.used)
        (self.training.out / f"{self.training.name}.npz").write_bytes(weights)


def train(training: Training, say: Callable[[str], None]) -> Path:
    """Train for so many minutes; where the weights are."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")  # for the workers: each has one core
    Trainer(training, say).run()
    return training.out / f"{training.name}.npz"


def main() -> int:
    """The command for machines where nothing but NumPy, and perhaps PyTorch, is installed."""
    parser = argparse.ArgumentParser(description="Teach a value by self-play.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="by default two, or the fewest there may be")
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--out", type=Path, default=Path("training"))
    parser.add_argument("--seed", default="1")
    parser.add_argument("--width", type=int, default=WIDTH)
    parser.add_argument("--device", default="auto", help="auto, numpy, cpu, cuda")
    parser.add_argument("--every", type=float, default=120, help="seconds between evaluations")
    parser.add_argument("--games", type=int, default=200, help="of an evaluation")
    parser.add_argument("--weights", type=Path, help="to begin with, of any number of seats")
    parser.add_argument("--reward", default="win", help="what is learned: win or rank")
    parser.add_argument("--against", help="a player to be exploited")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # stopped from outside: keep it all
    try:
        game = rulebook(given.game)
        training = Training(
            given.game,
            given.seats or max(2, game.min_seats),
            dict(option.split("=", 1) for option in given.option),
            given.jobs,
            given.minutes,
            given.out,
            given.seed,
            given.width,
            given.device,
            given.every,
            given.games,
            given.weights,
            given.reward,
            given.against,
        )
        train(training, lambda line: print(line, flush=True))
    except (Unreadable, Illegal, ValueError) as problem:
        print(f"train: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
