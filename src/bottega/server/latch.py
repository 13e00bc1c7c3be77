"""Waiting for something to happen, without much memory or time: every page and move does it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

PATIENCE = 2.0
"""Seconds for which somebody who goes away waits to learn what became of their move."""


class Latch:
    """Whether something has happened, and one or more who wait for it.

    An `asyncio.Event` has a queue for those who wait, which takes more memory than all the rest.
    """

    __slots__ = ("happened", "waiting")

    def __init__(self, happened: bool = False) -> None:
        self.happened = happened
        self.waiting: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        return self.happened

    def set(self) -> None:
        self.happened = True
        for somebody in self.waiting or ():
            if not somebody.done():
                somebody.set_result(None)
        self.waiting = None

    def clear(self) -> None:
        self.happened = False

    async def wait(self) -> None:
        while not self.happened:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting = [*(self.waiting or ()), waiting]
            await waiting


class Outcome:
    """What became of a transaction, for the one who waits for it.

    Whoever waits goes on before those who are told of it afterwards: a move is true in memory when
    its pages look. An `asyncio.shield` would let everybody else go first.
    """

    __slots__ = ("problem", "settled")

    def __init__(self) -> None:
        self.settled = Latch()
        self.problem: BaseException | None = None

    def settle(self, problem: BaseException | None = None) -> None:
        self.problem = problem
        self.settled.set()

    async def wait(self) -> None:
        """Until it is known; raises what went wrong. It cannot be called off any more:

        whoever is cancelled still waits for it, but not for long.
        """
        try:
            await self.settled.wait()
        except asyncio.CancelledError:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.settled.wait()
            raise
        if self.problem is not None:
            raise self.problem
