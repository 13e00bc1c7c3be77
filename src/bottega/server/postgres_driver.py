"""PostgreSQL, driven directly: a few connections, each with its statements prepared."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncEngine

from bottega.server.latch import PATIENCE, Outcome
from bottega.server.statements import (
    NotAsExpected,
    Row,
    Statement,
    Step,
    TakenFirst,
    Then,
    Unwritten,
    Values,
)

CONNECTIONS = 8
"""Transactions at the same moment. Those that wait for the disk do so together."""

OURS = (
    "async_creator_fn",
    "async_fallback",
    "prepared_statement_cache_size",
    "prepared_statement_name_func",
)
"""Of an address' details those that are SQLAlchemy's own, not the driver's."""


PARAMETER = re.compile(r"\$(\d+)")


def together(steps: list[Step], dialect: Dialect) -> tuple[str, list[Any]]:
    """Several statements as one, which goes to the database and back once.

    It finds how many rows each of them changed. They do not see what the others change, so this is
    for steps that do not depend on each other.
    """
    parts: list[str] = []
    given: list[Any] = []
    counts: list[str] = []
    for step in steps:
        asked = step.statement.to(dialect)
        returning = "" if asked.columns else " RETURNING 1"
        names = []
        for row in step.rows:
            names.append(f"part{len(parts)}")
            sql = PARAMETER.sub(partial(moved, by=len(given)), asked.sql)
            parts.append(f"{names[-1]} AS ({sql}{returning})")
            given += asked.values(row)
        counts.append(" + ".join(f"(SELECT count(*) FROM {name})" for name in names))
    return f"WITH {', '.join(parts)} SELECT {', '.join(counts)}", given


def moved(parameter: re.Match[str], by: int) -> str:
    """A numbered parameter, behind those of the statements before."""
    return f"${int(parameter[1]) + by}"


class PostgresDriver:
    """Connections to the database that a house shares."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.dialect = engine.dialect
        _, given = engine.dialect.create_connect_args(engine.url)
        self.place = {name: value for name, value in given.items() if name not in OURS}
        self.free: list[Any] = []
        self.places = asyncio.Semaphore(CONNECTIONS)
        self.working: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """What is being written is written first."""
        if self.working:
            await asyncio.wait(self.working, timeout=PATIENCE)
        for connection in self.free:
            connection.terminate()
        self.free.clear()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """A connection for a moment. One at which something went wrong is not used again."""
        import asyncpg  # type: ignore[import-untyped] # noqa: PLC0415 - only where it is installed

        async with self.places:
            while self.free and self.free[-1].is_closed():
                self.free.pop()
            try:
                db = self.free.pop() if self.free else await asyncpg.connect(**self.place)
            except (asyncpg.PostgresError, OSError) as problem:
                raise Unwritten(str(problem)) from problem
            try:
                yield db
            except (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError):
                self.free.append(db)
                raise TakenFirst from None
            except NotAsExpected:
                self.free.append(db)
                raise
            except (asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                db.terminate()
                raise Unwritten(str(problem)) from problem
            except BaseException:
                db.terminate()
                raise
            else:
                self.free.append(db)

    async def fetch(self, statement: Statement, **named: Any) -> list[Row]:
        return (await self.fetch_all((statement, named)))[0]

    async def fetch_all(self, *questions: tuple[Statement, Values]) -> list[list[Row]]:
        """What each of several questions finds, over one connection."""
        found = []
        async with self.connection() as db:
            for statement, named in questions:
                asked = statement.to(self.dialect)
                rows = await db.fetch(asked.sql, *asked.values(named))
                found.append([asked.row(row) for row in rows])
        return found

    async def commit(self, steps: list[Step], then: Then) -> None:
        """Keep all of it or nothing.

        `TakenFirst` if such a row is there already, `NotAsExpected` if a step was to change one
        row and did not. Whoever is cancelled meanwhile still waits for what became of it.
        """
        if any(step.conditional for step in steps):
            await self.finish(self.keep(steps), then)
        else:
            await self.finish(self.keep_at_once(*together(steps, self.dialect)), then)

    async def commit_at_once(self, sql: str, values: list[Any], then: Then) -> None:
        """A transaction in one statement, which finds one row of numbers if it was kept."""
        await self.finish(self.keep_at_once(sql, values), then)

    async def finish(self, work: Coroutine[Any, Any, list[int]], then: Then) -> None:
        """See a transaction through, whatever becomes of whoever wants it."""
        outcome = Outcome()
        task = asyncio.create_task(self.see_through(work, then, outcome))
        self.working.add(task)
        task.add_done_callback(self.working.discard)
        await outcome.wait()

    async def see_through(
        self, work: Coroutine[Any, Any, list[int]], then: Then, outcome: Outcome
    ) -> None:
        try:
            found = await work
        except BaseException as problem:
            outcome.settle(problem)
            return
        outcome.settle()
        then(found)

    async def keep(self, steps: list[Step]) -> list[int]:
        async with self.connection() as db, db.transaction():
            return [await self.take(db, step) for step in steps]

    async def keep_at_once(self, sql: str, values: list[Any]) -> list[int]:
        async with self.connection() as db:
            found = await db.fetchrow(sql, *values)
        if found is None:
            raise NotAsExpected
        return list(found)

    async def take(self, db: Any, step: Step) -> int:
        asked = step.statement.to(self.dialect)
        if asked.columns:
            found = await db.fetch(asked.sql, *asked.values(step.rows[0]))
            if step.check is not None:
                step.check([asked.row(row) for row in found])
            return len(found)
        if len(step.rows) != 1:
            await db.executemany(asked.sql, [asked.values(row) for row in step.rows])
            return len(step.rows)
        done: str = await db.execute(asked.sql, *asked.values(step.rows[0]))
        changed = int(done.rpartition(" ")[2])
        if step.must and changed != 1:
            raise NotAsExpected
        return changed
