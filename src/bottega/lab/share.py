"""A process's share of many tables: what each process of a `bottega.lab.vector.VectorEnv` does.

Tables stay where they were set up; only arrays are common to all processes, a row a table. Which
batch has its answers, and which has been played, goes over a pipe as its number.
"""

from __future__ import annotations

from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bottega.kernel.tables import Tables
from bottega.lab.setting import Setting

Array = npt.NDArray[Any]
READY, AHEAD, END = b"ready", b"ahead", b"end"
"""What goes over a link besides the numbers of batches."""

Found = tuple[bytes, list[int], list[float], list[float | None], bytes]


class Arrays(NamedTuple):
    """What everybody reads and the processes write, a row a table."""

    observation: Array
    mask: Array
    seat: Array
    offered: Array
    reward: Array
    terminated: Array
    truncated: Array
    actions: Array

    def rows(self, tables: range) -> Arrays:
        """The rows of some tables."""
        return Arrays(*[array[tables.start : tables.stop] for array in self])


class Plan(NamedTuple):
    """What a process must know of the tables; ``batches``: which of them are in which batch."""

    setting: Setting
    shapes: list[tuple[tuple[int, ...], str]]
    batches: list[range]
    seed: str
    observed: bool
    longest: int

    def sizes(self) -> list[int]:
        """How many bytes each array takes; of nothing at all none could be shared."""
        return [
            max(1, int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in self.shapes
        ]

    def arrays(self, buffers: list[Any]) -> Arrays:
        """Arrays that lie in these bytes."""
        return Arrays(
            *[
                np.frombuffer(buffer, kind, int(np.prod(shape))).reshape(shape)
                for buffer, (shape, kind) in zip(buffers, self.shapes, strict=True)
            ]
        )


class Played:
    """The tables of a batch, in the process that plays them."""

    def __init__(self, plan: Plan, numbers: range, arrays: Arrays) -> None:
        setting = plan.setting
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
        self.arrays = arrays.rows(numbers)
        self.mask, self.mask_rows = in_a_row(self.arrays.mask)
        self.seen, self.seen_rows = in_a_row(self.arrays.observation)
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
        self.mask[:] = 0
        possible = np.repeat(self.mask_rows, arrays.offered)
        possible += np.frombuffer(tables.legal, np.int64)
        self.mask[possible] = 1
        if tables.observed:
            self.seen[self.on] = 0
            self.on = np.repeat(self.seen_rows, tables.found)
            self.on += np.frombuffer(tables.seen, np.int64)
            self.seen[self.on] = 1

    def ahead(self) -> Found:
        """What could come of every option of every table."""
        found = self.tables.look_ahead()
        return found.seen, found.found, found.values, found.rewards, self.tables.legal


def in_a_row(array: Array) -> tuple[Array, Array]:
    """A table's numbers after another's, and where those of each begin."""
    rows, columns = array.shape
    return array.reshape(-1), np.arange(rows, dtype=np.int64) * columns


class Share:
    """The batches that one process plays, by their numbers."""

    def __init__(self, plan: Plan, buffers: list[Any], numbers: range) -> None:
        arrays = plan.arrays(buffers)
        self.batches = {n: Played(plan, plan.batches[n], arrays) for n in numbers}

    def ahead(self) -> dict[int, Found]:
        return {number: batch.ahead() for number, batch in self.batches.items()}


def work(link: Connection, plan: Plan, buffers: list[Any], numbers: range) -> None:
    """A worker's whole life: carry out what the link says, until it is closed."""
    share = Share(plan, buffers, numbers)
    link.send_bytes(READY)
    while (command := link.recv_bytes()) != END:
        if command == AHEAD:
            link.send(share.ahead())
        else:
            share.batches[int(command)].step()
            link.send_bytes(command)
