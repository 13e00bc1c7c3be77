"""Whether moves can be kept: tried out by writing, at most once a second however many ask."""

from __future__ import annotations

import asyncio
import time

import structlog
from sqlalchemy.exc import SQLAlchemyError

from bottega.server.store import Store

LONGEST = 2.0
"""Seconds that a database which is well may take to write."""

FRESH = 1.0
"""Seconds for which an answer holds."""

LOG = structlog.get_logger()


class Health:
    """What is known of the database's health."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.checked = -FRESH
        self.well = False
        self.checking: asyncio.Task[bool] | None = None

    async def is_well(self) -> bool:
        """Whether the database is full, locked, read-only or frozen, or none of that."""
        if time.monotonic() - self.checked < FRESH:
            return self.well
        if self.checking is None:
            self.checking = asyncio.create_task(self.check())
            self.checking.add_done_callback(self.note)
        return await asyncio.shield(self.checking)

    async def check(self) -> bool:
        writing = asyncio.create_task(self.store.check_health())
        done, _ = await asyncio.wait([writing], timeout=LONGEST)
        if not done:
            writing.add_done_callback(forget)  # a driver that hangs must not hang whoever asks
            LOG.error("not well", problem=f"the database took longer than {LONGEST:g} s")
            return False
        problem = writing.exception()
        if problem is None:
            return True
        if not isinstance(problem, SQLAlchemyError | OSError):
            raise problem
        LOG.error("not well", problem=str(problem).splitlines()[0])
        return False

    def note(self, task: asyncio.Task[bool]) -> None:
        self.checking = None
        if not task.cancelled() and task.exception() is None:
            self.checked, self.well = time.monotonic(), task.result()


def forget(task: asyncio.Task[None]) -> None:
    """Whatever comes of it was told already."""
    if not task.cancelled():
        task.exception()
