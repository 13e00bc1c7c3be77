"""How long a page may say nothing before it is taken for gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Silence:
    """A clock over what a page says; it gives the page up when nothing comes for too long.

    There is one timer for all of it: when it rings it looks whether something was said meanwhile.
    An `asyncio.timeout` makes one for every message.
    """

    __slots__ = ("give_up", "loop", "patience", "since", "timer")

    def __init__(self, patience: float, give_up: Callable[[], object]) -> None:
        self.patience = patience
        self.give_up = give_up
        self.since: float | None = None  # when it began; nothing while we are the ones to answer
        self.loop = asyncio.get_running_loop()  # to ask for it takes a call of the system
        self.timer = self.loop.call_later(patience, self.ring)

    def begin(self) -> None:
        self.since = self.loop.time()

    def end(self, patience: float) -> None:
        """Something was said; from now on there is so much patience."""
        self.since, self.patience = None, patience

    def ring(self) -> None:
        left = self.patience
        if self.since is not None:
            left += self.since - self.loop.time()
        if left <= 0:
            self.give_up()
        else:
            self.timer = self.loop.call_later(left, self.ring)

    def stop(self) -> None:
        self.timer.cancel()
