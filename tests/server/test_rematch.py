"""A rematch is one transaction: however many ask for it at once, there is one table."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from bottega.server import wire
from bottega.server.people import Person
from bottega.server.rooms import Rooms
from bottega.server.schema import seats, tables
from tests.server.house import sqlite_at
from tests.server.inside import new_table, rooms, somebody

ASKING = 20


async def finished_table(house: Rooms) -> tuple[str, Person, Person]:
    """A game of two people that is over, as far as the table's row says."""
    anna, bruno = await somebody(house), await somebody(house)
    table = await new_table(house, anna, "me", "open")
    await house.sit(table, bruno, wire.Sit(2))
    await end(house, table)
    return table, anna, bruno


async def end(house: Rooms, table: str) -> None:
    async with house.store.write() as db:
        await db.execute(update(tables).where(tables.c.id == table).values(status="over"))


async def tables_and_seats(house: Rooms) -> tuple[int, int]:
    async with house.store.engine.connect() as db:
        return (
            (await db.execute(select(func.count()).select_from(tables))).scalar_one(),
            (await db.execute(select(func.count()).select_from(seats))).scalar_one(),
        )


async def race(address: str, houses: int) -> None:
    async with AsyncExitStack() as stack:
        open_houses = [await stack.enter_async_context(rooms(address)) for _ in range(houses)]
        house = open_houses[0]
        table, anna, bruno = await finished_table(house)
        asked = [
            open_houses[turn % houses].rematch(table, anna if turn % 3 else bruno)
            for turn in range(ASKING)
        ]
        made = await asyncio.gather(*asked)
        assert len({created.id for created in made}) == 1, "everybody is led to one table"
        assert sum(created.invite != "" for created in made) == 1, "one of them made it"
        assert await tables_and_seats(house) == (2, 4), "and nothing else was left behind"
        following = await house.row(made[0].id)
        assert following.status == "playing"
        assert (await house.row(table)).rematch == following.id


def test_twenty_who_ask_for_a_rematch_at_once_find_one_table_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(race(sqlite_at(tmp_path / "x.db"), 1))


def test_twenty_who_ask_for_a_rematch_at_once_find_one_table_on_postgres(database: str) -> None:
    """At two houses that share the database, as two workers do."""
    asyncio.run(race(database, 2))


def test_a_rematch_that_was_made_and_not_begun_begins_for_whoever_asks_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the server had been killed between the two."""

    async def dies(_: str) -> None:
        raise RuntimeError("killed")

    async def go() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            table, anna, bruno = await finished_table(house)
            with monkeypatch.context() as killed:
                killed.setattr(house, "start_when_full", dies)
                with pytest.raises(RuntimeError):
                    await house.rematch(table, anna)
            following = (await house.row(table)).rematch
            assert following is not None
            assert (await house.row(following)).status == "waiting"
            assert (await house.rematch(table, bruno)).id == following
            assert (await house.row(following)).status == "playing"

    asyncio.run(go())


def test_after_a_rematch_was_deleted_there_can_be_another(tmp_path: Path) -> None:
    async def go() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            table, anna, bruno = await finished_table(house)
            first = await house.rematch(table, anna)
            await end(house, first.id)
            await house.delete(first.id, anna)
            assert (await house.row(table)).rematch is None
            second = await house.rematch(table, bruno)
            assert second.id != first.id
            assert (await house.row(second.id)).status == "playing"

    asyncio.run(go())
