"""Publish and subscribe: who looks at a table learns that something happened there.

News carry a table's id, of what kind they are and which process tells them: each socket then looks
for itself, with the eyes of its own seat. In one process subscriptions are a dictionary; several
processes share PostgreSQL's NOTIFY, sent in the transaction that stores the move, so that the
others learn of it if and only if the move was kept. News of a move carry its rows as well, so that
whoever follows the table need not ask the database for them.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

import structlog
from sqlalchemy import BindParameter, String, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bottega.server.latch import Latch
from bottega.server.schema import seats
from bottega.server.statements import Statement, Step, Values
from bottega.server.table_statements import PLAYING_HERE

CHANNEL = "bottega_table"
REST = 0.25
"""Seconds between two news of who sits at a table and who is there."""

LOG = structlog.get_logger()


CHANNEL_NAME: BindParameter[str] = bindparam("channel", type_=String)
MESSAGE: BindParameter[str] = bindparam("message", type_=String)
NOTIFY = func.pg_notify(CHANNEL_NAME, MESSAGE)
TELL = Statement(select(NOTIFY))
TELL_IF_PLAYING = Statement(
    select(NOTIFY).where(select(seats.c.seat).where(*PLAYING_HERE).exists())
)
ANYBODY = "-"
"""Who tells something, where even the process that does is to hear of it."""

News = Literal["move", "table", "chat"]
EVERYTHING: tuple[News, ...] = ("move", "table", "chat")


def nobody(table: str | None, news: News, elsewhere: bool) -> None:
    """Nobody keeps anything in memory."""


def no_match(table: str, move: str) -> bool:
    """Nobody follows what is played elsewhere."""
    return False


class Subscription:
    """One subscriber to the news of one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.event = Latch()
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
    """News within this process.

    Of who sits at a table and who is there, its subscribers hear a few times a second at most,
    however often it changes; of moves and talk at once.

    ``heard``: is told all news before anybody else, and whether another process may have told
    them: what is kept in memory of a table, or without one of any, is then no longer the latest.
    ``follow``: is told a move that another process has kept, of a table that somebody looks at
    here, and says whether what is kept in memory has followed it.
    """

    def __init__(self) -> None:
        self.subscriptions: dict[str, set[Subscription]] = defaultdict(set)
        self.versions: dict[str, int] = {}  # how often there was news of a table, while watched
        self.told: dict[str, float] = {}  # when its subscribers last heard of the table itself
        self.due: dict[str, asyncio.TimerHandle] = {}
        self.heard: Callable[[str | None, News, bool], None] = nobody
        self.follow: Callable[[str, str], bool] = no_match
        self.hears = True  # whether nothing that happens elsewhere goes unheard

    def subscribe(self, table: str) -> Subscription:
        subscription = Subscription(table)
        self.subscriptions[table].add(subscription)
        return subscription

    def unsubscribe(self, subscription: Subscription) -> None:
        table = subscription.table
        self.subscriptions[table].discard(subscription)
        if not self.subscriptions[table]:
            del self.subscriptions[table]
            self.versions.pop(table, None)
            self.told.pop(table, None)
            if table in self.due:
                self.due.pop(table).cancel()

    def publish(self, table: str, news: News, elsewhere: bool = False) -> None:
        """Tell the subscribers in this process; of the table itself after a rest."""
        self.heard(table, news, elsewhere)
        if table not in self.subscriptions:
            return
        self.versions[table] = self.version(table) + 1
        if news != "table":
            self.deliver(table, news)
        elif table not in self.due:
            rest = self.told.get(table, -REST) + REST - time.monotonic()
            if rest > 0:
                loop = asyncio.get_running_loop()
                self.due[table] = loop.call_later(rest, self.deliver, table, news)
            else:
                self.deliver(table, news)

    def deliver(self, table: str, news: News) -> None:
        if news == "table":
            self.told[table] = time.monotonic()
            self.due.pop(table, None)
        for subscription in self.subscriptions.get(table, ()):
            subscription.receive(news)

    def watched(self, table: str) -> bool:
        """Whether it has a subscriber in this process."""
        return table in self.subscriptions

    def version(self, table: str) -> int:
        """A number that changes whenever there is news of a table that somebody watches."""
        return self.versions.get(table, 0)

    def telling(self, table: str, news: News) -> list[Step]:
        """What tells the other processes, within the transaction that changes a table.

        This process is told when the transaction is kept, by whoever keeps it.
        """
        return []

    def message(self, table: str, news: News, move: str = "") -> Values:
        """What is sent to other processes, as the parameters of `TELL`; of a move all of it."""
        return {}

    async def notify(self, connection: AsyncConnection, table: str, news: News) -> None:
        """The same in a transaction of SQLAlchemy's: called within it."""

    async def open(self) -> None:
        """Start listening to other processes."""

    async def close(self) -> None:
        """Stop listening to them."""


class PostgresPubSub(PubSub):
    """News in every process that shares the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self.engine = engine
        self.id = secrets.token_hex(4)  # of this process
        self.hears = False  # until it listens
        self.task: asyncio.Task[None] | None = None

    def telling(self, table: str, news: News) -> list[Step]:
        return [Step(TELL, [self.message(table, news)])]

    def message(self, table: str, news: News, move: str = "") -> Values:
        return {"channel": CHANNEL, "message": f"{news} {table} {self.id} {move}"}

    async def notify(self, connection: AsyncConnection, table: str, news: News) -> None:
        """This process hears of it, too: should it be cancelled before it is told otherwise."""
        message = {"channel": CHANNEL, "message": f"{news} {table} {ANYBODY} "}
        await connection.execute(select(NOTIFY), message)

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
                        self.hears = False
                        await connection.invalidate()  # it listens: nobody else may have it
            except Exception as problem:  # whatever a broken connection raises: take another one
                LOG.warning("not listening to the database", problem=type(problem).__name__)
                await asyncio.sleep(1)

    async def listen_with(self, connection: AsyncConnection, ready: asyncio.Event) -> None:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        lost = asyncio.Event()
        await driver.add_listener(CHANNEL, lambda *notified: self.pass_on(notified[3]))
        driver.add_termination_listener(lambda *_: lost.set())
        self.hears = True
        self.heard(None, "table", True)
        ready.set()
        for table in list(self.subscriptions):  # whatever happened while nobody listened
            for news in EVERYTHING:
                self.publish(table, news, elsewhere=True)
        await lost.wait()

    def pass_on(self, message: str) -> None:
        """What this process tells was already told here, when it was kept."""
        kind, table, teller, move = message.split(" ", 3)
        if teller == self.id:
            return
        if move and table in self.subscriptions and self.follow(table, move):
            self.publish(table, "move")
            return
        for news in EVERYTHING:
            if news == kind:
                self.publish(table, news, elsewhere=True)
