"""A queue in which everybody waits in a line of their own, and the lines take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class FairQueue(Generic[Thing]):
    """First come, first served within a line; whoever has much to ask delays nobody else."""

    def __init__(self) -> None:
        self.lines: OrderedDict[str, deque[Thing]] = OrderedDict()
        self.filled = asyncio.Event()

    def put(self, owner: str, thing: Thing) -> None:
        """Join the end of one's line."""
        self.lines.setdefault(owner, deque()).append(thing)
        self.filled.set()

    async def get(self) -> Thing:
        """The first of the line whose turn it is; that line then waits for all others."""
        while not self.lines:
            self.filled.clear()
            await self.filled.wait()
        owner, line = self.lines.popitem(last=False)
        thing = line.popleft()
        if line:
            self.lines[owner] = line
        return thing
