"""Publish and subscribe: who looks at a table learns that something happened there.

News carry a table's id, of what kind they are and which process tells them: each socket then looks
for itself, with the eyes of its own seat. In one process subscriptions are a dictionary; several
processes share PostgreSQL's NOTIFY. Every table has a channel of its own, to which a process
listens as long as somebody there looks at the table: to be woken for the news of others took a
worker a tenth of a millisecond.

Most news are sent in the transaction that changes the table. News of a move are sent when it is
kept: transactions with NOTIFY wait for each other while the disk is waited for, so that moves would
be kept one at a time. They carry the move's rows, so that whoever follows the table need not ask
the database for them. Should a process end before it has told them, they are found by looking: now
and then at every table, without news.
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

REST = 0.25
"""Seconds between two news of who sits at a table and who is there."""

TOGETHER = 0.02
"""Seconds in which moves are gathered, after some were told to other processes."""

LAST_WORDS = 0.5
"""Seconds that a process which ends has to tell others what they were not told."""

ROUND = 20
"""In so many sweeps every table is looked at without news, so about once a minute."""

LOG = structlog.get_logger()


CHANNEL_NAME: BindParameter[str] = bindparam("channel", type_=String)
MESSAGE: BindParameter[str] = bindparam("message", type_=String)
NOTIFY = func.pg_notify(CHANNEL_NAME, MESSAGE)
TELL = Statement(select(NOTIFY))
TELL_IF_PLAYING = Statement(
    select(NOTIFY).where(select(seats.c.seat).where(*PLAYING_HERE).exists())
)
TELL_ALL = """
SELECT count(pg_notify(channel, message)::text)
FROM unnest($1::text[], $2::text[]) AS news (channel, message)
"""
ANYBODY = "-"
"""Who tells something, where even the process that does is to hear of it."""

News = Literal["move", "table", "chat"]
EVERYTHING: tuple[News, ...] = ("move", "table", "chat")


def channel(table: str) -> str:
    """Where the news of a table are told."""
    return f"bottega_{table}"


def nobody(table: str, news: News, elsewhere: bool) -> None:
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
    them: what is kept in memory of a table is then no longer the latest.
    ``follow``: is told a move that another process has kept, of a table that somebody looks at
    here, and says whether what is kept in memory has followed it.
    """

    def __init__(self) -> None:
        self.subscriptions: dict[str, set[Subscription]] = defaultdict(set)
        self.versions: dict[str, int] = {}  # how often there was news of a table, while watched
        self.told: dict[str, float] = {}  # when its subscribers last heard of the table itself
        self.due: dict[str, asyncio.TimerHandle] = {}
        self.heard: Callable[[str, News, bool], None] = nobody
        self.follow: Callable[[str, str], bool] = no_match

    def hears(self, table: str) -> bool:
        """Whether nothing that happens at a table elsewhere goes unheard here."""
        return True

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

    def tell_others(self, table: str, news: News, move: Callable[[], str] = str) -> None:
        """Tell the other processes in a moment what was kept. ``move``: what news of one carry."""

    def look_again(self) -> None:
        """Have some tables looked at without news, at every sweep: somebody may have told none."""

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
        self.listening: set[str] = set()  # to these tables
        self.untold: list[Values] = []  # what other processes are not told yet
        self.changed = Latch()  # there is something to tell, to listen to, or the line is lost
        self.sweeps = 0
        self.task: asyncio.Task[None] | None = None

    def hears(self, table: str) -> bool:
        return table in self.listening

    def subscribe(self, table: str) -> Subscription:
        """Should it be the first here, it hears everything once as soon as the process listens."""
        self.changed.set()
        return super().subscribe(table)

    def unsubscribe(self, subscription: Subscription) -> None:
        self.changed.set()
        super().unsubscribe(subscription)

    def telling(self, table: str, news: News) -> list[Step]:
        return [Step(TELL, [self.message(table, news)])]

    def message(self, table: str, news: News, move: str = "") -> Values:
        return {"channel": channel(table), "message": f"{news} {table} {self.id} {move}"}

    def tell_others(self, table: str, news: News, move: Callable[[], str] = str) -> None:
        self.untold.append(self.message(table, news, move()))
        self.changed.set()

    def look_again(self) -> None:
        self.sweeps += 1
        for table in list(self.listening):
            if hash(table) % ROUND == self.sweeps % ROUND:
                self.publish(table, "move", elsewhere=True)

    async def notify(self, connection: AsyncConnection, table: str, news: News) -> None:
        """This process hears of it, too: should it be cancelled before it is told otherwise."""
        message = {"channel": channel(table), "message": f"{news} {table} {ANYBODY} "}
        await connection.execute(select(NOTIFY), message)

    async def open(self) -> None:
        ready = asyncio.Event()
        self.task = asyncio.create_task(self.listen(ready))
        await ready.wait()

    async def close(self) -> None:
        """What others are not told yet they are told first."""
        if self.task is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_WORDS):
                    while self.untold:
                        await asyncio.sleep(TOGETHER / 4)
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def listen(self, ready: asyncio.Event) -> None:
        """Keep one connection listening; if it breaks, take another and publish everything once."""
        while True:
            try:
                async with self.engine.connect() as connection:
                    try:
                        driver: Any = (await connection.get_raw_connection()).driver_connection
                        ready.set()
                        await self.listen_with(driver)
                    finally:
                        self.listening.clear()
                        await connection.invalidate()  # it listens: nobody else may have it
            except Exception as problem:  # whatever a broken connection raises: take another one
                LOG.warning("not listening to the database", problem=type(problem).__name__)
                await asyncio.sleep(1)

    async def listen_with(self, driver: Any) -> None:
        """Listen to the tables that are watched here and to no others; and tell what is to be told.

        Nothing of that is kept, so nobody waits for the disk.
        """
        driver.add_termination_listener(lambda *_: self.changed.set())
        await driver.execute("SET synchronous_commit = off")
        while not driver.is_closed():
            self.changed.clear()
            for table in self.listening - self.subscriptions.keys():
                self.listening.discard(table)
                await driver.remove_listener(channel(table), self.notified)
            for table in self.subscriptions.keys() - self.listening:
                await driver.add_listener(channel(table), self.notified)
                self.listening.add(table)
                for news in EVERYTHING:  # whatever happened while nobody listened
                    self.publish(table, news, elsewhere=True)
            if self.untold:
                told = self.untold[:]
                columns = [[news[part] for news in told] for part in ("channel", "message")]
                await driver.execute(TELL_ALL, *columns)
                del self.untold[: len(told)]
            await asyncio.sleep(TOGETHER)
            await self.changed.wait()

    def notified(self, *told: Any) -> None:
        """By the driver: the last of what it tells is the message."""
        self.pass_on(told[-1])

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
