"""What whoever runs a house relies on: its file, its health, its figures and its headers."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from bottega.server.health import Health
from bottega.server.migrations import upgrade
from bottega.server.sqlite_driver import SqliteDriver
from bottega.server.store import Store
from tests.server.client import Person
from tests.server.house import House, free_port, serve_command, sqlite_at, surroundings
from tests.server.inside import new_table, rooms, somebody

SECURITY = ("content-security-policy", "x-content-type-options", "referrer-policy")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


def get(house: House, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{house.url}{path}", headers=headers, timeout=10, trust_env=False)


def started_with(folder: Path, file: Path) -> subprocess.CompletedProcess[str]:
    """A server that is expected to refuse."""
    command = serve_command("--port", str(free_port()), "--database", sqlite_at(file))
    return subprocess.run(
        command, capture_output=True, text=True, env=surroundings(folder), timeout=40, check=False
    )


# The file ------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_file_is_refused(house: House, tmp_path: Path) -> None:
    second = started_with(tmp_path, house.file)
    assert second.returncode == 2
    assert f"another server has {house.file} open" in second.stdout + second.stderr
    assert house.healthy()


def test_after_a_kill_the_file_can_be_opened_again(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.kill()
        house.start()
        assert house.healthy()


def test_a_database_of_a_later_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "bottega.db"

    async def furnish() -> None:
        store = Store(sqlite_at(file))
        await upgrade(store.engine)
        await store.close()

    asyncio.run(furnish())
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("update alembic_version set version_num = '9999'")
    refused = started_with(tmp_path, file)
    assert refused.returncode == 2
    said = " ".join((refused.stdout + refused.stderr).split())
    assert "a later version of Bottega has used this database (its schema is 9999" in said
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("select version_num from alembic_version").fetchone() == ("9999",)


def test_a_clock_that_was_set_back_puts_no_bot_to_sleep(tmp_path: Path) -> None:
    """The last move seems to lie an hour in the future: its table is looked after all the same."""
    file = tmp_path / "bottega.db"

    async def look() -> tuple[list[str], str]:
        async with rooms(sqlite_at(file)) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            with closing(sqlite3.connect(file)) as db, db:
                db.execute("update tables set updated = updated + 3600")
            found = await house.store.idle(time.time(), 5, "", 10)
            return [row.id for row in found], table

    found, table = asyncio.run(look())
    assert found == [table]


# Health --------------------------------------------------------------------------------------


def test_a_house_is_well_while_it_can_write(house: House) -> None:
    answer = get(house, "/health")
    assert (answer.status_code, answer.json()["status"]) == (200, "well")


def test_a_locked_database_is_told_within_seconds(house: House) -> None:
    time.sleep(1.1)  # the last answer holds for a second
    with closing(sqlite3.connect(house.file, isolation_level=None)) as db:
        db.execute("begin immediate")
        start = time.monotonic()
        answer = get(house, "/health")
        took = time.monotonic() - start
        db.execute("rollback")
    assert (answer.status_code, answer.json()["code"]) == (503, "not-well")
    assert took < 5


def test_a_database_that_can_only_be_read_is_not_well(tmp_path: Path) -> None:
    def only_read(connection: Any, _: object) -> None:
        connection.execute("PRAGMA query_only=ON")

    async def look() -> list[bool]:
        async with rooms(sqlite_at(tmp_path / "bottega.db")) as house:
            before = await Health(house.store).is_well()
            assert isinstance(house.store.driver, SqliteDriver)
            event.listen(house.store.driver.sync, "connect", only_read)
            house.store.driver.sync.dispose()  # every connection is made anew
            return [before, await Health(house.store).is_well()]

    assert asyncio.run(look()) == [True, False]


# Responses -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/metrics", 200),
        ("/api/games", 200),
        ("/nowhere", 404),
        ("/assets/nothing.js", 404),
        ("/assets/%00", 404),
        ("/api/tables/%00", 404),
        ("/api/messages", 404),
    ],
)
def test_every_response_carries_guards_and_a_request_id(
    house: House, path: str, status: int
) -> None:
    answer = get(house, path)
    assert answer.status_code == status
    for header in SECURITY:
        assert len(answer.headers.get_list(header)) == 1, header
    assert len(answer.headers["x-request-id"]) == 16


def test_a_connection_that_is_cut_leaves_no_trace_in_the_log(house: House) -> None:
    person = Person(house)
    table = person.make("me", "greedy")

    async def cut() -> None:
        async with person.page(table) as page:
            await page.until(lambda: page.asked)
            page.socket.transport.abort()

    asyncio.run(cut())
    time.sleep(0.5)
    assert "Traceback" not in house.said()
