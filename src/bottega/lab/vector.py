"""Many tables at once: NumPy arrays that are filled in place.

    from bottega.lab.vector import VectorEnv
    env = VectorEnv("masters", tables=256, seats=2, jobs=2, seed=7)
    while learning:
        env.step(choose(env.observation, env.mask, env.seat))
        ...                          # env.reward, env.terminated, env.truncated

A table whose game is over is set up anew at once: ``reward`` holds what every seat of the finished
game is rewarded with, ``observation`` and ``mask`` are of the new game. With ``jobs`` the tables
are shared out among processes, this one among them.

At every step the processes wait for each other, and for whoever chooses. Where the tables are
answered batch by batch, all of them always have something to do:

    env = VectorEnv("masters", tables=448, seats=2, jobs=2, batches=7, seed=7)
    while learning:
        batch = env.recv()           # tables that have been played on, or are new
        ...                          # batch.reward, batch.terminated, batch.truncated
        env.send(choose(batch.observation, batch.mask, batch.seat), batch)

Batches come back in the order in which they were sent, so that nothing depends on who is fast: the
same seed and the same answers play the same games, whatever the number of processes and batches.
"""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bottega.kernel.game import Game, Illegal
from bottega.kernel.registry import must_be_registered
from bottega.kernel.tables import LONGEST
from bottega.kernel.words import SEAT, Unreadable
from bottega.lab.setting import Setting
from bottega.lab.share import AHEAD, END, Array, Arrays, Plan, Share, work


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


class Batch:
    """Some of the tables, a row each. ``numbers``: which of all they are; ``tables``: how many.

    ``observation``: a row of features for whoever is asked, 1 where one is on; ``mask``: which
    actions are possible; ``seat``: who is asked; ``offered``: how many actions are possible.
    ``reward``, ``terminated``, ``truncated``: of the games that ended with the last answer.
    """

    def __init__(self, numbers: range, arrays: Arrays) -> None:
        self.numbers, self.tables = numbers, len(numbers)
        self.arrays = arrays.rows(numbers)
        self.observation, self.mask, self.seat, self.offered = self.arrays[:4]
        self.reward, self.terminated, self.truncated, self.actions = self.arrays[4:]
        self.every = np.arange(self.tables)


class VectorEnv(Batch):
    """All tables, answered at once (`step`) or batch by batch (`recv` and `send`).

    ``batches``: the tables in the parts in which `recv` hands them out. ``illegal``: how many
    actions were not possible, where that is not an error.
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
        batches: int = 1,
        observed: bool = True,
        dtype: str = "float32",
        longest: int = LONGEST,
        **options: str,
    ) -> None:
        numbers = {"tables": tables, "jobs": jobs, "batches": batches, "longest": longest}
        for name, number in numbers.items():
            if type(number) is not int or number < 1:
                raise Unreadable(f"{name}: expected a number from 1 on, got {number!r}")
        self.setting = setting = Setting(game, seats, reward, strict, options)
        self.illegal = 0
        self.rng = np.random.default_rng([*f"{seed}".encode()])
        shapes = [
            ((tables, setting.encoder.size if observed else 0), dtype),
            ((tables, setting.game.actions.size), "int8"),
            ((tables,), "int64"),
            ((tables,), "int64"),
            ((tables, setting.seats), "float32"),
            ((tables,), "bool"),
            ((tables,), "bool"),
            ((tables,), "int64"),
        ]
        count = min(max(jobs, batches), tables)  # a batch is played by one process
        cuts = [tables * batch // count for batch in range(count + 1)]
        ranges = [range(first, last) for first, last in pairwise(cuts)]
        plan = Plan(setting, shapes, ranges, str(seed), observed, longest)
        self.links: list[Connection] = []
        self.workers: list[Any] = []
        self.share, arrays = self.share_out(plan, min(jobs, count))
        super().__init__(range(tables), arrays)
        self.batches = [Batch(one, arrays) for one in ranges]
        self.queue = deque(range(count))
        self.at_hand: dict[Batch, int] = {}
        self.unplayed: set[int] = set()

    def share_out(self, plan: Plan, jobs: int) -> tuple[Share, Arrays]:
        """Deal the batches out to so many processes, to this one last; what this one plays.

        Whoever chooses does so here: an odd number of batches leaves it the time.
        """
        count = len(plan.batches)
        if jobs == 1:
            buffers: list[Any] = [bytearray(size) for size in plan.sizes()]
        else:
            must_be_registered(self.setting.game)
            context = get_context("spawn")
            buffers = [context.RawArray("b", size) for size in plan.sizes()]
            for job in range(jobs - 1):
                here, there = context.Pipe()
                about = (there, plan, buffers, range(job, count, jobs))
                worker = context.Process(target=work, args=about, daemon=True)
                worker.start()
                there.close()
                self.links.append(here)
                self.workers.append(worker)
        share = Share(plan, buffers, range(jobs - 1, count, jobs))
        for link in self.links:
            link.recv_bytes()
        return share, plan.arrays(buffers)

    def step(self, actions: npt.ArrayLike) -> None:
        """Answer the question of every table; then the arrays hold what is asked next."""
        self.nothing_underway()
        self.actions[:] = self.checked(actions, self)
        numbers = range(len(self.batches))
        for number in numbers:
            self.hand_over(number)
        for number in sorted(numbers, key=lambda n: n not in self.share.batches):  # own ones first
            self.fetch(number)
        self.queue = deque(numbers)
        self.at_hand = {}

    def send(self, actions: npt.ArrayLike, batch: Batch) -> None:
        """Answer the questions of a batch's tables; they are played on while others are asked."""
        if batch not in self.at_hand:
            raise Unreadable("this batch is not at hand: recv() gives one that is")
        number = self.at_hand[batch]
        batch.actions[:] = self.checked(actions, batch)
        del self.at_hand[batch]
        self.hand_over(number)
        self.queue.append(number)

    def recv(self) -> Batch:
        """The batch that was sent longest ago, once all its tables ask something again."""
        if not self.queue:
            raise Unreadable("every batch waits for its answers: send() them")
        number = self.queue[0]
        if number in self.unplayed:
            self.fetch(number)
        self.queue.popleft()
        batch = self.batches[number]
        self.at_hand[batch] = number
        return batch

    def hand_over(self, number: int) -> None:
        """Let a batch that has its answers be played, by whoever has its tables."""
        self.unplayed.add(number)
        if number not in self.share.batches:
            self.link(number).send_bytes(b"%d" % number)

    def fetch(self, number: int) -> None:
        """Have a batch played: what is of this process's share now, what is of another's by now."""
        if number in self.share.batches:
            self.share.batches[number].step()
        else:
            self.link(number).recv_bytes()
        self.unplayed.remove(number)

    def link(self, number: int) -> Connection:
        """The link to the process that has the tables of a batch."""
        return self.links[number % (len(self.links) + 1)]

    def nothing_underway(self) -> None:
        if self.unplayed:
            raise Unreadable("batches are under way: recv() them first")

    def checked(self, actions: npt.ArrayLike, batch: Batch) -> Array:
        """The actions for a batch; what is not possible raises, or is counted and drawn anew."""
        chosen = np.asarray(actions)
        if chosen.shape != (batch.tables,) or chosen.dtype.kind not in "iu":
            raise Unreadable(f"expected {batch.tables} numbers of actions, one a table")
        inside = chosen.astype(np.uint64) < batch.mask.shape[1]  # below nothing is far beyond
        if inside.all() and batch.mask[batch.every, chosen].all():
            return chosen
        wrong = ~inside | (batch.mask[batch.every, np.where(inside, chosen, 0)] == 0)
        if self.setting.strict:
            row = int(wrong.argmax())
            known = self.setting.game.actions
            possible = [f"{n} {known.texts[n]!r}" for n in np.flatnonzero(batch.mask[row])]
            raise Illegal(
                f"table {batch.numbers[row]}: action {chosen[row]} is not possible for seat "
                f"{SEAT.text(int(batch.seat[row]))}; possible: {', '.join(possible)}"
            )
        self.illegal += int(wrong.sum())
        return np.where(wrong, self.sample(batch), chosen)

    def sample(self, batch: Batch | None = None) -> Array:
        """A possible action for every table of a batch, or of all, each as likely as the next."""
        batch = batch or self
        nth = (self.rng.random(batch.tables) * batch.offered).astype(np.int64)
        nth[1:] += np.cumsum(batch.offered[:-1])
        drawn: Array = np.flatnonzero(batch.mask.view(np.bool_))[nth] % batch.mask.shape[1]
        return drawn

    def ahead(self) -> Ahead:
        """What could come of every option of every table, in a world that its seat imagines."""
        self.nothing_underway()
        for link in self.links:
            link.send_bytes(AHEAD)
        by_batch = self.share.ahead()
        for link in self.links:
            by_batch |= link.recv()
        parts = [by_batch[number] for number in range(len(self.batches))]
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
            with suppress(OSError):  # it may be gone already
                link.send_bytes(END)
            worker.join()
            link.close()
        self.links, self.workers = [], []

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
