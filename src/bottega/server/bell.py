"""The bell: it rings when something happened at a table, in whichever process.

It carries a table's id and what kind of news there is, nothing else: each socket then looks for
itself, with the eyes of its own seat. In one process it is a dictionary; several processes share
PostgreSQL's NOTIFY, sent in the transaction that stores the move, so that it rings if and only if
the move was kept.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from typing import Any, Literal

import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL = "bottega_table"
LOG = structlog.get_logger()


News = Literal["move", "table", "chat"]
EVERYTHING: tuple[News, ...] = ("move", "table", "chat")


class Ear:
    """Somebody who listens for the news of one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.event = asyncio.Event()
        self.news: set[News] = set()

    def hear(self, news: News) -> None:
        self.news.add(news)
        self.event.set()

    def take(self) -> set[News]:
        """What was heard since the last time."""
        self.event.clear()
        heard, self.news = self.news, set()
        return heard


class Bell:
    """Rings within this process."""

    def __init__(self) -> None:
        self.ears: dict[str, set[Ear]] = defaultdict(set)

    def listen(self, table: str) -> Ear:
        ear = Ear(table)
        self.ears[table].add(ear)
        return ear

    def forget(self, ear: Ear) -> None:
        self.ears[ear.table].discard(ear)
        if not self.ears[ear.table]:
            del self.ears[ear.table]

    def ring(self, table: str, news: News) -> None:
        for ear in self.ears.get(table, ()):
            ear.hear(news)

    async def announce(self, connection: AsyncConnection, table: str, news: News) -> None:
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

    async def announce(self, connection: AsyncConnection, table: str, news: News) -> None:
        await connection.execute(
            text("SELECT pg_notify(:channel, :table)"),
            {"channel": CHANNEL, "table": f"{news} {table}"},
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
                    try:
                        await self.hear_with(connection, ready)
                    finally:
                        await connection.invalidate()  # it listens: nobody else may have it
            except Exception as problem:  # whatever a broken connection raises: take another one
                LOG.warning("the bell is deaf", problem=type(problem).__name__)
                await asyncio.sleep(1)

    async def hear_with(self, connection: AsyncConnection, ready: asyncio.Event) -> None:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        lost = asyncio.Event()
        await driver.add_listener(CHANNEL, lambda *heard: self.pass_on(heard[3]))
        driver.add_termination_listener(lambda *_: lost.set())
        ready.set()
        for table in list(self.ears):  # whatever happened while nobody heard
            for news in EVERYTHING:
                self.ring(table, news)
        await lost.wait()

    def pass_on(self, heard: str) -> None:
        kind, _, table = heard.partition(" ")
        for news in EVERYTHING:
            if news == kind:
                self.ring(table, news)
