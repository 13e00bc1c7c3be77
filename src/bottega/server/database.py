"""The database of a house: its connections, who may write, and what happened there.

Two ways lead to it. What is asked all the time goes to the driver as prepared statements (see
`bottega.server.statements`); everything else is said in the words of SQLAlchemy.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from sqlalchemy import event, text
from sqlalchemy.exc import (
    DataError,
    IntegrityError,
    OperationalError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as TimedOut
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bottega.server.postgres_driver import PostgresDriver
from bottega.server.pubsub import PostgresPubSub, PubSub
from bottega.server.sqlite_driver import LONGEST_WAIT, SqliteDriver, set_up_sqlite
from bottega.server.statements import Step, Unwritten


def outage(problem: BaseException) -> bool:
    """Whether the database failed, by being full, locked or gone, and not what was asked of it."""
    ours = isinstance(problem, IntegrityError | ProgrammingError | DataError)
    if isinstance(problem, OperationalError | Unwritten):  # they tell of everything
        said = str(getattr(problem, "orig", problem))
        ours = said.startswith("no such ") or said.endswith(" does not exist")
    return isinstance(problem, SQLAlchemyError | OSError) and not ours


class Database:
    """Connections, transactions and news."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = url.startswith("postgresql")
        self.writing = asyncio.Lock()
        if self.postgres:
            self.engine: AsyncEngine = create_async_engine(
                url, hide_parameters=True, pool_pre_ping=True, pool_size=10, max_overflow=10
            )
            self.pubsub: PubSub = PostgresPubSub(self.engine)
            self.driver: SqliteDriver | PostgresDriver = PostgresDriver(self.engine)
        else:
            self.engine = create_async_engine(
                url, hide_parameters=True, connect_args={"timeout": LONGEST_WAIT}
            )
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)
            self.pubsub = PubSub()
            self.driver = SqliteDriver(self.engine, self.writing)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite has one writer: ours queue here, not in its waits."""
        if isinstance(self.driver, SqliteDriver):
            async with self.turn_to_write(), self.driver.transaction() as db:
                yield cast(AsyncConnection, db)
        else:
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which nothing is written."""
        if isinstance(self.driver, SqliteDriver):
            async with self.driver.looking() as db:
                yield cast(AsyncConnection, db)
        else:
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def turn_to_write(self) -> AsyncIterator[None]:
        """When a locked file keeps the writer waiting, those behind do not wait as often again."""
        try:
            async with asyncio.timeout(LONGEST_WAIT if self.writing.locked() else None):
                await self.writing.acquire()
        except TimeoutError:
            raise TimedOut("others have been writing for too long") from None
        try:
            yield
        finally:
            self.writing.release()

    async def close(self) -> None:
        await self.driver.close()
        await self.pubsub.close()
        await self.engine.dispose()

    async def keep_and_tell(self, table: str, steps: list[Step]) -> None:
        """A transaction that changes something about a table: whoever looks at it is told."""
        await self.driver.commit(
            [*steps, *self.pubsub.telling(table, "table")],
            lambda _: self.pubsub.publish(table, "table"),
        )

    async def check_health(self) -> None:
        """Write something that changes nothing: raises, or takes long, if moves cannot be kept."""
        async with self.write() as db:
            await db.execute(text("UPDATE alembic_version SET version_num = version_num"))
