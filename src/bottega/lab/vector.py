"""Many tables at once: NumPy arrays that are filled in place.

    from bottega.lab.vector import VectorEnv
    env = VectorEnv("masters", tables=256, seats=2, jobs=2, seed=7)
    while learning:
        env.step(choose(env.observation, env.mask, env.seat))
        ...                          # env.reward, env.terminated, env.truncated

A table whose game is over is set up anew at once: ``reward`` holds what every seat of the finished
game is rewarded with, ``observation`` and ``mask`` are of the new game. With ``jobs`` the tables
are shared out among processes, this one among them; the same seed plays the same games whatever
their number.
"""

from __future__ import annotations

from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bottega.kernel.game import Game, Illegal
from bottega.kernel.registry import must_be_registered
from bottega.kernel.tables import LONGEST, Tables
from bottega.kernel.words import SEAT, Unreadable
from bottega.lab.setting import Setting

Array = npt.NDArray[Any]


class Arrays(NamedTuple):
    """What everybody reads and the workers write, a row a table."""

    observation: Array
    mask: Array
    seat: Array
    offered: Array
    reward: Array
    terminated: Array
    truncated: Array
    actions: Array

    def part(self, first: int, last: int) -> Arrays:
        """The rows of some tables."""
        return Arrays(*[array[first:last] for array in self])


class Ahead(NamedTuple):
    """What could come of every option, table by table.

    ``indices``: the features that are on, those of option ``i`` from ``offsets[i]`` on.
    ``value``: by how much the game's own value is better than for the best of the others.
    ``reward``: what the mover is rewarded with where the game is over then; otherwise no number.
    ``action``: which action it is. ``table``: at which table.
    """

    indices: Array
    offsets: Array
    value: Array
    reward: Array
    action: Array
    table: Array


class Plan(NamedTuple):
    """What a worker must know besides the game."""

    seed: str
    observed: bool
    longest: int


class Part:
    """Some of the tables, in one process."""

    def __init__(self, setting: Setting, numbers: range, arrays: Arrays, plan: Plan) -> None:
        self.tables = Tables(
            setting.game,
            setting.seats,
            setting.options,
            [Random(f"{plan.seed}/{number}") for number in numbers],
            setting.encoder,
            setting.reward,
            plan.observed,
            plan.longest,
        )
        self.arrays = arrays
        self.rows = np.arange(len(numbers), dtype=np.int64)
        self.on = np.zeros(0, np.int64)
        self.write()

    def step(self) -> None:
        """Carry out the actions that stand in the array."""
        arrays, tables = self.arrays, self.tables
        tables.play(arrays.actions.tolist())
        arrays.reward[:] = 0
        arrays.terminated[:] = arrays.truncated[:] = False
        for i, rewards, broken_off in tables.ended:
            arrays.reward[i] = rewards
            arrays.terminated[i], arrays.truncated[i] = not broken_off, broken_off
        self.write()

    def write(self) -> None:
        """Fill the arrays with what the tables ask and what is seen there."""
        arrays, tables = self.arrays, self.tables
        arrays.seat[:] = tables.seats
        arrays.offered[:] = tables.offered
        arrays.mask[:] = 0
        actions = arrays.mask.shape[1]
        flat = np.repeat(self.rows * actions, arrays.offered)
        flat += np.frombuffer(tables.legal, np.int64)
        arrays.mask.reshape(-1)[flat] = 1
        if tables.observed:
            seen = arrays.observation.reshape(-1)
            seen[self.on] = 0
            self.on = np.repeat(self.rows * arrays.observation.shape[1], tables.found)
            self.on += np.frombuffer(tables.seen, np.int64)
            seen[self.on] = 1

    def ahead(self) -> tuple[bytes, list[int], list[float], list[float | None], bytes]:
        found = self.tables.look_ahead()
        return found.seen, found.found, found.values, found.rewards, self.tables.legal


def work(link: Connection, about: tuple[Any, ...], buffers: list[Any], rows: range) -> None:
    """A worker's whole life: carry out what the link says, until it is closed."""
    setting, plan, shapes = about
    part = Part(setting, rows, as_arrays(buffers, shapes).part(rows.start, rows.stop), plan)
    link.send("ready")
    while (command := link.recv()) != "end":
        if command == "ahead":
            link.send(part.ahead())
        else:
            part.step()
            link.send("done")


def as_arrays(buffers: list[Any], shapes: list[tuple[tuple[int, ...], str]]) -> Arrays:
    return Arrays(
        *[
            np.frombuffer(buffer, dtype, int(np.prod(shape))).reshape(shape)
            for buffer, (shape, dtype) in zip(buffers, shapes, strict=True)
        ]
    )


class VectorEnv:
    """A batch of tables.

    ``observation``: a row of features for whoever is asked, 1 where one is on; ``mask``: which
    actions are possible; ``seat``: who is asked; ``offered``: how many actions are possible.
    ``reward``, ``terminated``, ``truncated``: of the games that ended with the last step.
    ``illegal``: how many actions were not possible, where that is not an error.
    """

    def __init__(
        self,
        game: str | Game[Any],
        tables: int = 64,
        seats: int | None = None,
        *,
        reward: str = "win",
        strict: bool = True,
        seed: str | int = 0,
        jobs: int = 1,
        observed: bool = True,
        dtype: str = "float32",
        longest: int = LONGEST,
        **options: str,
    ) -> None:
        for name, number in (("tables", tables), ("jobs", jobs), ("longest", longest)):
            if type(number) is not int or number < 1:
                raise Unreadable(f"{name}: expected a number from 1 on, got {number!r}")
        self.setting = setting = Setting(game, seats, reward, strict, options)
        self.tables, self.illegal = tables, 0
        self.rng = np.random.default_rng([*f"{seed}".encode()])
        actions = setting.game.actions.size
        shapes = [
            ((tables, setting.encoder.size if observed else 0), dtype),
            ((tables, actions), "int8"),
            ((tables,), "int64"),
            ((tables,), "int64"),
            ((tables, setting.seats), "float32"),
            ((tables,), "bool"),
            ((tables,), "bool"),
            ((tables,), "int64"),
        ]
        jobs = min(jobs, tables)
        cuts = [tables * job // jobs for job in range(jobs + 1)]
        shares = [range(first, last) for first, last in pairwise(cuts)]
        plan = Plan(str(seed), observed, longest)
        sizes = [max(1, int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in shapes]
        self.links: list[Connection] = []
        self.workers: list[Any] = []
        if jobs == 1:
            self.arrays = as_arrays([bytearray(size) for size in sizes], shapes)
        else:
            self.arrays = self.hire(sizes, shapes, shares[1:], plan)
        self.part = Part(setting, shares[0], self.arrays.part(0, shares[0].stop), plan)
        for link in self.links:
            link.recv()
        self.observation, self.mask, self.seat, self.offered = self.arrays[:4]
        self.reward, self.terminated, self.truncated = self.arrays[4:7]
        self.every = np.arange(tables)

    def hire(
        self,
        sizes: list[int],
        shapes: list[tuple[tuple[int, ...], str]],
        shares: list[range],
        plan: Plan,
    ) -> Arrays:
        """Start a process for each share of the tables; the arrays are common to all of them."""
        must_be_registered(self.setting.game)
        context = get_context("spawn")
        buffers = [context.RawArray("b", size) for size in sizes]
        about = (self.setting, plan, shapes)
        for rows in shares:
            here, there = context.Pipe()
            worker = context.Process(target=work, args=(there, about, buffers, rows), daemon=True)
            worker.start()
            self.links.append(here)
            self.workers.append(worker)
        return as_arrays(buffers, shapes)

    def step(self, actions: npt.ArrayLike) -> None:
        """Answer the question of every table; then the arrays hold what is asked next."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or chosen.dtype.kind not in "iu":
            raise Unreadable(f"expected {self.tables} numbers of actions, one a table")
        self.arrays.actions[:] = self.checked(chosen)
        for link in self.links:
            link.send("step")
        self.part.step()
        for link in self.links:
            link.recv()

    def checked(self, chosen: Array) -> Array:
        """The same actions; what is not possible raises, or is counted and drawn anew."""
        inside = (chosen >= 0) & (chosen < self.mask.shape[1])
        wrong = ~inside | (self.mask[self.every, np.where(inside, chosen, 0)] == 0)
        if not wrong.any():
            return chosen
        if self.setting.strict:
            table = int(wrong.argmax())
            known = self.setting.game.actions
            possible = [f"{n} {known.texts[n]!r}" for n in np.flatnonzero(self.mask[table])]
            raise Illegal(
                f"table {table}: action {chosen[table]} is not possible for seat "
                f"{SEAT.text(int(self.seat[table]))}; possible: {', '.join(possible)}"
            )
        self.illegal += int(wrong.sum())
        return np.where(wrong, self.sample(), chosen)

    def sample(self) -> Array:
        """A possible action for every table, each as likely as the next."""
        nth = (self.rng.random(self.tables) * self.offered).astype(np.int64)
        nth[1:] += np.cumsum(self.offered[:-1])
        drawn: Array = np.flatnonzero(self.mask.view(np.bool_))[nth] % self.mask.shape[1]
        return drawn

    def ahead(self) -> Ahead:
        """What could come of every option of every table, in a world that its seat imagines."""
        for link in self.links:
            link.send("ahead")
        parts = [self.part.ahead(), *[link.recv() for link in self.links]]
        found = np.concatenate([np.asarray(part[1], np.int64) for part in parts])
        offsets = np.zeros(len(found), np.int64)
        np.cumsum(found[:-1], out=offsets[1:])
        return Ahead(
            np.frombuffer(b"".join(part[0] for part in parts), np.int64),
            offsets,
            np.concatenate([np.asarray(part[2], np.float32) for part in parts]),
            np.concatenate([np.asarray(part[3], np.float32) for part in parts]),
            np.frombuffer(b"".join(part[4] for part in parts), np.int64),
            np.repeat(self.every, self.offered),
        )

    def close(self) -> None:
        """Send the workers home."""
        for link, worker in zip(self.links, self.workers, strict=True):
            link.send("end")
            worker.join()
        self.links, self.workers = [], []

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
