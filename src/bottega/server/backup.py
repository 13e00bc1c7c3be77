"""A copy of a house that is complete and consistent, made while it runs; and the way back.

A copy is a SQLite file, whatever the database, with the same tables at the same version of the
schema. It is read in one transaction: every row as it stood at one moment, while moves go on being
made. It goes back into any empty database of either kind, which is also how a house moves from
SQLite to PostgreSQL.

Rows are copied table by table as the two databases describe themselves, so that whatever a later
version keeps is copied too. Who has a page open at the moment is not.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, create_engine, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

import bottega
from bottega.server.migrations import LOCK, refuse_newer, revisions, run

LABEL = "backup"
"""The table that makes a SQLite file a copy of a house: when it was made, and how much is in it."""

LEFT_OUT = {"alembic_version", "presence", LABEL}
BATCH = 1000

Counts = dict[str, int]
Progress = Callable[[int, int], None]
"""Called with how many rows are copied, and how many there are."""


class CannotBackUp(Exception):
    """Why there is no copy, or why it cannot go back."""


class Copied(NamedTuple):
    """What a copy holds: how many rows of each table."""

    counts: Counts

    def __str__(self) -> str:
        shown = {"people": "users", "tables": "tables", "answers": "answers"}
        return ", ".join(f"{self.counts.get(name, 0):,} {word}" for word, name in shown.items())


# The copy ----------------------------------------------------------------------------------


async def back_up(address: str, file: Path, force: bool, progress: Progress) -> Copied:
    """Copy a house into a file that is there whole or not at all, for its owner's eyes only."""
    check_free(file, force)
    with draft_of(file) as draft:
        async with reading(address) as house, writing(sqlite_address(draft)) as copy:
            await house.run_sync(refuse_newer)
            await copy.run_sync(run, await house.run_sync(revision_of))
            counts = await copy_rows(house, copy, progress)
            await copy.run_sync(put_label, counts)
        check_free(file, force)
        flush(draft)
        draft.replace(file)
        flush(file.parent)
    return Copied(counts)


def check_free(file: Path, force: bool) -> None:
    if file.exists() and not file.is_file():
        raise CannotBackUp(f"{file}: this is not a file")
    if file.exists() and not force:
        raise CannotBackUp(f"{file} is there already; --force writes over it")
    if not file.parent.is_dir():
        raise CannotBackUp(f"{file}: there is no folder {file.parent}")


@contextmanager
def draft_of(file: Path) -> Iterator[Path]:
    """A file beside the one that is wanted, readable to nobody else, and gone if it is not used."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.", suffix=".part")
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def flush(path: Path) -> None:
    """Let the disk have it before anything is said to be done."""
    with suppress(PermissionError):  # a folder cannot be opened everywhere
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def put_label(copy: Connection, counts: Counts) -> None:
    copy.execute(text(f"CREATE TABLE {LABEL} (made FLOAT, version TEXT, counts TEXT)"))
    row = {"made": time.time(), "version": bottega.__version__, "counts": json.dumps(counts)}
    copy.execute(text(f"INSERT INTO {LABEL} VALUES (:made, :version, :counts)"), row)


# The way back ------------------------------------------------------------------------------


async def restore(file: Path, address: str, progress: Progress) -> Copied:
    """Put a copy into an empty database, all of it or nothing, and bring it up to date."""
    revision = check_copy(file)
    with up_to_date(file, revision) as copy_file:
        async with reading(sqlite_address(copy_file)) as copy, writing(address) as house:
            if house.dialect.name == "postgresql":
                await house.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await house.run_sync(run)
            await house.run_sync(refuse_full)
            return Copied(await copy_rows(copy, house, progress))


def check_copy(file: Path) -> str:
    """The version of a copy's schema; or what is wrong with it."""
    if not file.is_file():
        raise CannotBackUp(f"{file}: there is no such file")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
            labels = "SELECT count(*) FROM sqlite_master WHERE name = ?"
            if db.execute(labels, (LABEL,)).fetchone() != (1,):
                raise CannotBackUp(f"{file}: this is not what `bottega backup` writes")
            told: Counts = json.loads(db.execute(f"SELECT counts FROM {LABEL}").fetchone()[0])
            (state,) = db.execute("PRAGMA integrity_check(1)").fetchone()
            if state != "ok":
                raise CannotBackUp(f"{file}: broken: {state}")
            for name, count in told.items():
                (found,) = db.execute(f'SELECT count(*) FROM "{name}"').fetchone()
                if found != count:
                    raise CannotBackUp(
                        f"{file}: broken: expected {count} rows of {name}, found {found}"
                    )
            (revision,) = db.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError, ValueError) as problem:
        raise CannotBackUp(f"{file}: broken: {problem}") from None
    if revision not in revisions():
        raise CannotBackUp(
            f"{file}: a later version of Bottega has written it (its schema is {revision}, known "
            f"here up to {revisions()[0]}); install that version"
        )
    return str(revision)


@contextmanager
def up_to_date(file: Path, revision: str) -> Iterator[Path]:
    """A copy with the schema of today. The file itself stays as it is."""
    if revision == revisions()[0]:
        yield file
        return
    with tempfile.TemporaryDirectory(prefix="bottega-restore-") as folder:
        newer = Path(folder) / "copy.db"
        shutil.copyfile(file, newer)
        engine = create_engine(f"sqlite:///{newer}")
        with engine.begin() as db:
            run(db)
        engine.dispose()
        yield newer


def refuse_full(house: Connection) -> None:
    """Nothing is written over: only an empty database takes a copy."""
    found = {
        table.name: house.execute(select(func.count()).select_from(table)).scalar_one()
        for table in described(house)
    }
    if any(found.values()):
        raise CannotBackUp(f"the database is not empty: it has {Copied(found)}")


# Both ways ---------------------------------------------------------------------------------


@asynccontextmanager
async def reading(address: str) -> AsyncIterator[AsyncConnection]:
    """One transaction that reads: everything as it stands when it begins."""
    engine = create_async_engine(address, hide_parameters=True)
    options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    try:
        async with engine.connect() as db:
            if engine.dialect.name == "postgresql":
                await db.execution_options(**options)
            else:
                await db.exec_driver_sql("BEGIN")  # the driver begins none for reading
            yield db
            await db.rollback()
    finally:
        await engine.dispose()


@asynccontextmanager
async def writing(address: str) -> AsyncIterator[AsyncConnection]:
    """One transaction that writes: all of it or nothing."""
    engine = create_async_engine(address, hide_parameters=True)
    try:
        async with engine.begin() as db:
            if engine.dialect.name == "sqlite":
                await db.exec_driver_sql("BEGIN IMMEDIATE")  # tables that are made belong to it
            yield db
    finally:
        await engine.dispose()


async def copy_rows(source: AsyncConnection, target: AsyncConnection, progress: Progress) -> Counts:
    """Copy every table, and count in the target what has arrived."""
    theirs = {table.name: table for table in await source.run_sync(described)}
    ours = await target.run_sync(described)
    expected = {name: await count(source, table) for name, table in theirs.items()}
    done, total = 0, sum(expected.values())
    for table in ours:
        rows = await source.stream(select(theirs[table.name]))
        async for batch in rows.mappings().partitions(BATCH):
            await target.execute(insert(table), [dict(row) for row in batch])
            done += len(batch)
            progress(done, total)
    arrived = {table.name: await count(target, table) for table in ours}
    if arrived != expected:
        raise CannotBackUp(f"not everything arrived: {arrived}, expected {expected}")
    return arrived


async def count(db: AsyncConnection, table: Table) -> int:
    return (await db.execute(select(func.count()).select_from(table))).scalar_one()


def described(db: Connection) -> list[Table]:
    """The tables to be copied as the database describes them: first those that others refer to."""
    found = MetaData()
    found.reflect(db)
    return [table for table in found.sorted_tables if table.name not in LEFT_OUT]


def revision_of(db: Connection) -> str:
    revision = MigrationContext.configure(db).get_current_revision()
    if revision is None:
        raise CannotBackUp("there is nothing to copy: no house has used this database")
    return revision


def sqlite_address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"
