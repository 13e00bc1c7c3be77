"""Publish and subscribe: who looks at a table learns that something happened there.

News carry a table's id and of what kind they are, nothing else: each socket then looks for itself,
with the eyes of its own seat. In one process subscriptions are a dictionary; several processes
share PostgreSQL's NOTIFY, sent in the transaction that stores the move, so that the others learn
of it if and only if the move was kept.
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


class Subscription:
    """One subscriber to the news of one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.event = asyncio.Event()
        self.news: set[News] = set()

    def receive(self, news: News) -> None:
        self.news.add(news)
        self.event.set()

    def take(self) -> set[News]:
        """What has come since the last time."""
        self.event.clear()
        received, self.news = self.news, set()
        return received


class PubSub:
    """News within this process."""

    def __init__(self) -> None:
        self.subscriptions: dict[str, set[Subscription]] = defaultdict(set)

    def subscribe(self, table: str) -> Subscription:
        subscription = Subscription(table)
        self.subscriptions[table].add(subscription)
        return subscription

    def unsubscribe(self, subscription: Subscription) -> None:
        table = subscription.table
        self.subscriptions[table].discard(subscription)
        if not self.subscriptions[table]:
            del self.subscriptions[table]

    def publish(self, table: str, news: News) -> None:
        """Tell the subscribers in this process."""
        for subscription in self.subscriptions.get(table, ()):
            subscription.receive(news)

    async def notify(self, connection: AsyncConnection, table: str, news: News) -> None:
        """Tell the other processes: called in the transaction that changes a table."""

    async def open(self) -> None:
        """Start listening to other processes."""

    async def close(self) -> None:
        """Stop listening to them."""


class PostgresPubSub(PubSub):
    """News in every process that shares the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self.engine = engine
        self.task: asyncio.Task[None] | None = None

    async def notify(self, connection: AsyncConnection, table: str, news: News) -> None:
        await connection.execute(
            text("SELECT pg_notify(:channel, :table)"),
            {"channel": CHANNEL, "table": f"{news} {table}"},
        )

    async def open(self) -> None:
        ready = asyncio.Event()
        self.task = asyncio.create_task(self.listen(ready))
        await ready.wait()

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def listen(self, ready: asyncio.Event) -> None:
        """Keep one connection listening; if it breaks, take another and publish everything once."""
        while True:
            try:
                async with self.engine.connect() as connection:
                    try:
                        await self.listen_with(connection, ready)
                    finally:
                        await connection.invalidate()  # it listens: nobody else may have it
            except Exception as problem:  # whatever a broken connection raises: take another one
                LOG.warning("not listening to the database", problem=type(problem).__name__)
                await asyncio.sleep(1)

    async def listen_with(self, connection: AsyncConnection, ready: asyncio.Event) -> None:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        lost = asyncio.Event()
        await driver.add_listener(CHANNEL, lambda *notified: self.pass_on(notified[3]))
        driver.add_termination_listener(lambda *_: lost.set())
        ready.set()
        for table in list(self.subscriptions):  # whatever happened while nobody listened
            for news in EVERYTHING:
                self.publish(table, news)
        await lost.wait()

    def pass_on(self, payload: str) -> None:
        kind, _, table = payload.partition(" ")
        for news in EVERYTHING:
            if news == kind:
                self.publish(table, news)
