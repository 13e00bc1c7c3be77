"""Waiting for something to happen, without much memory: every open page has some of it."""

from __future__ import annotations

import asyncio


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
