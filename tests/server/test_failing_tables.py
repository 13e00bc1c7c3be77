"""A table that fails takes no other down: it is logged, rests, and its pages are told."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import structlog

from bottega.server.set_aside import SetAside
from tests.server.client import Page
from tests.server.house import House, sqlite_at
from tests.server.inside import new_table, rooms, somebody


def change(file: Path, statement: str, *values: str) -> None:
    with sqlite3.connect(file, timeout=10) as db:
        db.execute(statement, values)
    db.close()


def spoil_answers(file: Path, table: str) -> None:
    """The last answer becomes one that no game knows."""
    last = "(SELECT max(ply) FROM answers WHERE table_id = ?1)"
    change(file, f"UPDATE answers SET answer='?', seat=0 WHERE table_id=?1 AND ply={last}", table)


def inside(tmp_path: Path, story: Callable[[Any, Path], Any]) -> list[Any]:
    """What happens in a house, and what it logs."""
    file = tmp_path / "x.db"

    async def told() -> None:
        async with rooms(sqlite_at(file)) as house:
            await story(house, file)

    with structlog.testing.capture_logs() as logs:
        asyncio.run(told())
    return list(logs)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


def test_bots_go_on_elsewhere_when_those_of_one_table_fail(tmp_path: Path) -> None:
    broken: list[str] = []

    async def story(house: Any, file: Path) -> None:
        person = await somebody(house)
        house.matches.pause = 60
        bad, good = [await new_table(house, person, "me", "random") for _ in range(2)]
        house.matches.pause = 0
        for task in list(house.matches.thinking.values()):
            task.cancel()
        await asyncio.sleep(0)
        house.matches.live.clear()
        spoil_answers(file, bad)
        broken.append(bad)
        for table in (bad, good):
            house.matches.wake_bots(table)
        await until(lambda: house.matches.aside.rests(bad))
        live = await house.matches.open(good)
        await until(lambda: live.match.asked(1) is None)
        house.matches.wake_bots(bad)
        assert bad not in house.matches.thinking, "it rests"

    logs = inside(tmp_path, story)
    failed = [entry for entry in logs if entry["event"] == "a table fails"]
    assert [entry["table"] for entry in failed] == broken


def test_a_row_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    broken: list[str] = []

    async def story(house: Any, file: Path) -> None:
        person = await somebody(house)
        bad, good = [await new_table(house, person, "me", "open") for _ in range(2)]
        broken.append(bad)
        change(file, "UPDATE tables SET options = '{' WHERE id = ?", bad)
        assert [info.id for info in await house.listed(None, mine=False)] == [good]
        assert [info.id for info in await house.listed(person, mine=True)] == [good]
        change(file, "UPDATE tables SET status = 'playing', updated = 0")
        await house.matches.sweep()

    logs = inside(tmp_path, story)
    assert {entry["table"] for entry in logs if entry["log_level"] == "error"} == set(broken)


def test_the_pages_of_a_table_that_fails_are_told_and_others_go_on(tmp_path: Path) -> None:
    tables: list[str] = []

    async def make() -> None:
        async with rooms(sqlite_at(tmp_path / "bottega.db")) as house:
            person = await somebody(house)
            tables.extend([await new_table(house, person, "me", "me") for _ in range(2)])

    asyncio.run(make())
    bad, good = tables
    spoil_answers(tmp_path / "bottega.db", bad)
    with House(tmp_path) as house:

        async def look() -> None:
            async with Page(house, bad, greet=False) as page, Page(house, good) as other:
                assert await page.refusal_of({"type": "hello"}) == "table-failed"
                assert other.update["waiting_for"] == [1, 2]

        asyncio.run(look())
        assert f'"table": "{bad}"' in house.said()
        assert house.healthy()


def test_a_table_that_fails_again_rests_longer() -> None:
    aside = SetAside()
    aside.add("a table")
    first = aside.failures["a table"].rest
    aside.add("a table")
    assert aside.failures["a table"].rest == 2 * first
    aside.forget("a table")
    assert not aside.rests("a table")
