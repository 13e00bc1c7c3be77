"""A thread that does one thing after the other for the event loop.

A pool of threads does the same; but to hand something over and back takes it several locks and two
futures, which for a small question to SQLite costs more than the answer.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any


class WorkerThread:
    """One thread. It is no reason for the process to stay: what it does last may never end."""

    def __init__(self, name: str) -> None:
        self.work: SimpleQueue[tuple[Callable[..., Any], Any, Any, Any] | None] = SimpleQueue()
        self.name = name
        self.thread: threading.Thread | None = None  # started when it is first needed

    async def do(self, work: Callable[..., Any], *given: Any) -> Any:
        """What the thread makes of it, after all that it was given before."""
        return await self.begin(work, *given)

    def begin(self, work: Callable[..., Any], *given: Any) -> asyncio.Future[Any]:
        if self.thread is None:
            self.thread = threading.Thread(target=self.run, name=self.name, daemon=True)
            self.thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self.work.put((work, given, done, loop))
        return done

    def run(self) -> None:
        while True:
            asked = self.work.get()
            if asked is None:
                return
            work, given, done, loop = asked
            try:
                made, problem = work(*given), None
            except BaseException as raised:
                made, problem = None, raised
            try:
                loop.call_soon_threadsafe(settle, done, made, problem)
            except RuntimeError:
                return  # the loop is closed: nobody waits any more
            del asked, work, given, done, loop, made, problem  # while it waits it keeps nothing

    def end(self) -> None:
        """After what it was given; without waiting for it."""
        self.work.put(None)


def settle(done: asyncio.Future[Any], made: Any, problem: BaseException | None) -> None:
    if done.cancelled():
        return
    if problem is None:
        done.set_result(made)
    else:
        done.set_exception(problem)
