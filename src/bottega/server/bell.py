"""The bell: it rings when something happened at a table, in whichever process.

It carries a table's id and nothing else: each socket then looks for itself, with the eyes of
its own seat. In one process it is a dictionary; several processes share PostgreSQL's NOTIFY, sent
in the transaction that stores the move, so that it rings if and only if the move was kept.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL = "bottega_table"


class Bell:
    """Rings within this process."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[asyncio.Event]] = defaultdict(set)

    def listen(self, table: str) -> asyncio.Event:
        """An event that is set whenever the table's bell rings."""
        event = asyncio.Event()
        self.listeners[table].add(event)
        return event

    def forget(self, table: str, event: asyncio.Event) -> None:
        self.listeners[table].discard(event)
        if not self.listeners[table]:
            del self.listeners[table]

    def ring(self, table: str) -> None:
        for event in self.listeners.get(table, ()):
            event.set()

    async def announce(self, connection: AsyncConnection, table: str) -> None:
        """Called in the transaction that changes a table."""

    async def open(self) -> None:
        """Start hearing other processes."""

    async def close(self) -> None:
        """Stop hearing them."""


class PostgresBell(Bell):
    """Rings in every process that shares the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self.engine = engine
        self.task: asyncio.Task[None] | None = None

    async def announce(self, connection: AsyncConnection, table: str) -> None:
        await connection.execute(
            text("SELECT pg_notify(:channel, :table)"), {"channel": CHANNEL, "table": table}
        )

    async def open(self) -> None:
        ready = asyncio.Event()
        self.task = asyncio.create_task(self.hear(ready))
        await ready.wait()

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def hear(self, ready: asyncio.Event) -> None:
        """Keep one connection listening; if it breaks, take another and ring every bell once."""
        while True:
            try:
                async with self.engine.connect() as connection:
                    await self.hear_with(connection, ready)
            except OSError:
                await asyncio.sleep(1)

    async def hear_with(self, connection: AsyncConnection, ready: asyncio.Event) -> None:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        lost = asyncio.Event()
        await driver.add_listener(CHANNEL, lambda *heard: self.ring(heard[3]))
        driver.add_termination_listener(lambda *_: lost.set())
        ready.set()
        for table in list(self.listeners):
            self.ring(table)
        await lost.wait()
