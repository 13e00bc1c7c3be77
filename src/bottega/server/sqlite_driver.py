"""SQLite, driven by two threads: one that writes and one that reads.

Transactions that wait at the same moment are kept together: the file has one writer, and the disk
is waited for once for all of them.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from bottega.server.latch import PATIENCE, Outcome
from bottega.server.statements import (
    Compiled,
    NotAsExpected,
    Row,
    Statement,
    Step,
    TakenFirst,
    Then,
    Unwritten,
    Values,
)
from bottega.server.worker_thread import WorkerThread

LONGEST_WAIT = 5.0
"""Seconds that a write waits for others; then whoever wanted it is told."""


class Job(NamedTuple):
    """A transaction that waits to be kept."""

    steps: list[Step]
    then: Then
    outcome: Outcome


class ThreadConnection:
    """A connection of SQLAlchemy's in a thread: a statement goes there and back once.

    What it finds comes with it. An `AsyncConnection` goes five times for each.
    """

    def __init__(self, engine: Engine, thread: WorkerThread) -> None:
        self.engine = engine
        self.thread = thread
        self.db: Connection | None = None

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        return await self.thread.do(self.run, statement, parameters)

    def run(self, statement: Any, parameters: Any) -> Any:
        if self.db is None:
            self.db = self.engine.connect()
        result = self.db.execute(statement, parameters)
        return result.freeze()() if result.returns_rows else result

    def end(self, commit: bool) -> None:
        """What is not committed is rolled back."""
        if self.db is not None:
            try:
                if commit:
                    self.db.commit()
            finally:
                self.db.close()


class ThreadReader:
    """Reads in a thread, a statement at a time, each with a connection that is free again after it.

    Were it kept until whoever asked is done, those who wait for one would keep the thread from
    ever giving one back.
    """

    def __init__(self, engine: Engine, thread: WorkerThread) -> None:
        self.engine = engine
        self.thread = thread

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        return await self.thread.do(self.run, statement, parameters)

    def run(self, statement: Any, parameters: Any) -> Any:
        with self.engine.connect() as db:
            return db.execute(statement, parameters).freeze()()


class SqliteDriver:
    """The file of a house."""

    def __init__(self, engine: AsyncEngine, writing: asyncio.Lock) -> None:
        self.dialect = engine.dialect
        self.place = engine.dialect.create_connect_args(engine.url)
        self.writing = writing  # held by whoever writes, here or otherwise
        self.writer = WorkerThread("sqlite-writer")
        self.reader = WorkerThread("sqlite-reader")
        self.connections: dict[str, sqlite3.Connection] = {}
        self.sync = create_engine(
            engine.url.set(drivername="sqlite"),
            hide_parameters=True,
            connect_args={"timeout": LONGEST_WAIT},
        )
        event.listen(self.sync, "connect", set_up_sqlite)
        self.waiting: list[Job] = []
        self.flushing: asyncio.Task[None] | None = None

    def connection(self, of: str) -> sqlite3.Connection:
        """The connection of one of the threads; made when it is first needed."""
        found = self.connections.get(of)
        if found is None:
            (file,), how = self.place
            given: dict[str, Any] = {**how, "timeout": LONGEST_WAIT, "isolation_level": None}
            found = sqlite3.connect(file, **given | {"check_same_thread": False})
            set_up_sqlite(found)
            self.connections[of] = found
        return found

    async def close(self) -> None:
        """What waits is kept first."""
        if self.flushing is not None:
            await asyncio.wait([self.flushing], timeout=PATIENCE)
        threads = {"writer": self.writer, "reader": self.reader}
        closing = [thread.begin(self.close_connection, name) for name, thread in threads.items()]
        await asyncio.wait(closing, timeout=PATIENCE)
        for thread in threads.values():
            thread.end()
        if all(done.done() for done in closing):
            self.sync.dispose()

    def close_connection(self, of: str) -> None:
        """In its own thread, after all that was asked of it: nobody else may close it meanwhile."""
        found = self.connections.pop(of, None)
        if found is not None:
            found.close()

    # What is asked less often, in the words of SQLAlchemy ---------------------------------

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[ThreadConnection]:
        """A transaction that writes; whoever enters holds the lock."""
        db = ThreadConnection(self.sync, self.writer)
        try:
            yield db
        except BaseException:
            await self.writer.do(db.end, False)
            raise
        await self.writer.do(db.end, True)

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[ThreadReader]:
        """A connection that only reads."""
        yield ThreadReader(self.sync, self.reader)

    # Reading ------------------------------------------------------------------------------

    async def fetch(self, statement: Statement, **named: Any) -> list[Row]:
        return (await self.fetch_all((statement, named)))[0]

    async def fetch_all(self, *questions: tuple[Statement, Values]) -> list[list[Row]]:
        """What each of several questions finds; the thread is asked once."""
        asked = [(statement.to(self.dialect), named) for statement, named in questions]
        found: list[list[Row]] = await self.reader.do(self.read, asked)
        return found

    def read(self, questions: list[tuple[Compiled, Values]]) -> list[list[Row]]:
        db = self.connection("reader")
        try:
            return [
                [asked.row(row) for row in db.execute(asked.sql, asked.values(named)).fetchall()]
                for asked, named in questions
            ]
        except sqlite3.Error as problem:
            raise Unwritten(str(problem)) from problem

    # Writing ------------------------------------------------------------------------------

    async def commit(self, steps: list[Step], then: Then) -> None:
        """Keep all of it or nothing.

        `TakenFirst` if such a row is there already, `NotAsExpected` if a step was to change one
        row and did not. Whoever is cancelled meanwhile still waits for what became of it.
        """
        outcome = Outcome()
        self.waiting.append(Job(steps, then, outcome))
        if self.flushing is None:
            self.flushing = asyncio.create_task(self.flush())
        await outcome.wait()

    async def flush(self) -> None:
        """Keep what waits, all of it at once, until nothing does."""
        try:
            while self.waiting:
                async with self.writing:
                    jobs, self.waiting = self.waiting, []
                    try:
                        outcomes = await self.writer.do(self.keep_all, jobs)
                    except BaseException as problem:  # not even the thread could be asked
                        outcomes = [problem] * len(jobs)
                for job, outcome in zip(jobs, outcomes, strict=True):
                    settle(job, outcome)
        finally:
            self.flushing = None

    def keep_all(self, jobs: list[Job]) -> list[list[int] | BaseException]:
        """Several transactions as one; if that fails each by itself, so that none spoils another.

        In the writer's thread.
        """
        try:
            return self.keep_together(jobs)
        except Exception as problem:
            if len(jobs) == 1:
                return [problem]
        return [outcome for job in jobs for outcome in self.keep_all([job])]

    def keep_together(self, jobs: list[Job]) -> list[list[int] | BaseException]:
        db = self.connection("writer")
        try:
            db.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as problem:  # a locked file is not waited for as often again
            return [problem] * len(jobs)
        try:
            if len(jobs) == 1:
                outcomes: list[list[int] | BaseException] = [self.steps(db, jobs[0])]
            else:
                outcomes = [self.keep(db, job) for job in jobs]
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
        return outcomes

    def keep(self, db: sqlite3.Connection, job: Job) -> list[int] | BaseException:
        db.execute("SAVEPOINT job")
        try:
            return self.steps(db, job)
        except (TakenFirst, NotAsExpected) as problem:
            db.execute("ROLLBACK TO job")
            return problem
        finally:
            if db.in_transaction:
                db.execute("RELEASE job")

    def steps(self, db: sqlite3.Connection, job: Job) -> list[int]:
        try:
            return [self.take(db, step) for step in job.steps]
        except sqlite3.IntegrityError:
            raise TakenFirst from None

    def take(self, db: sqlite3.Connection, step: Step) -> int:
        asked = step.statement.to(self.dialect)
        if asked.columns:
            found = db.execute(asked.sql, asked.values(step.rows[0])).fetchall()
            if step.check is not None:
                step.check([asked.row(row) for row in found])
            return len(found)
        if len(step.rows) == 1:
            changed = db.execute(asked.sql, asked.values(step.rows[0])).rowcount
        else:
            changed = db.executemany(asked.sql, map(asked.values, step.rows)).rowcount
        if step.must and changed != 1:
            raise NotAsExpected
        return changed


def settle(job: Job, outcome: list[int] | BaseException) -> None:
    """Tell whoever waits what became of their transaction."""
    if isinstance(outcome, BaseException):
        failed = isinstance(outcome, sqlite3.Error)
        job.outcome.settle(Unwritten(str(outcome)) if failed else outcome)
        return
    job.outcome.settle()
    job.then(outcome)


def set_up_sqlite(connection: Any, _: Any = None) -> None:
    """Readers do not wait for the writer; what is kept survives a power cut; references hold."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
