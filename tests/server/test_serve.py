"""``bottega serve`` as an operator meets it: mistakes, closing, and what is in the logs."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sqlite3
import subprocess
import time
from pathlib import Path
from random import Random

import pytest

from bottega.cli.serve import database_address
from tests.server.client import Page, Person, play
from tests.server.conftest import Opener
from tests.server.house import alive, free_port, serve_command, sqlite_at, surroundings


def fail(folder: Path, *arguments: str) -> str:
    """Start a server that cannot start; the one line it says."""
    ended = subprocess.run(
        serve_command(*arguments),
        env=surroundings(folder),
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 2, ended.stdout + ended.stderr
    said = (ended.stdout + ended.stderr).strip()
    assert len(said.splitlines()) == 1, said
    assert "Traceback" not in said
    return said


@pytest.mark.parametrize("port", ["0", "-1", "65536", "x", ""])
def test_a_port_that_is_none_is_refused_in_one_line(tmp_path: Path, port: str) -> None:
    said = fail(tmp_path, f"--port={port}", f"--database={sqlite_at(tmp_path / 'x.db')}")
    assert "--port" in said


def test_a_port_that_is_taken_is_refused_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = fail(tmp_path, "--port", port, "--database", sqlite_at(tmp_path / "x.db"))
    assert port in said


@pytest.mark.parametrize(
    "database",
    [
        "nonesuch",
        "nonesuch://x",
        "sqlite+pysqlite:///x.db",
        "sqlite+aiosqlite:////nonesuch/folder/x.db",
        "postgresql+asyncpg://nobody@127.0.0.1:1/x",
        "mysql://root@127.0.0.1/x",
    ],
)
def test_a_database_that_cannot_be_opened_is_refused_in_one_line(
    tmp_path: Path, database: str
) -> None:
    said = fail(tmp_path, "--port", str(free_port()), "--database", database)
    assert "--database" in said


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("sqlite:////srv/x.db", "sqlite+aiosqlite:////srv/x.db"),
        (
            "postgresql://anna:a%3Ab@host/x?ssl=true",
            "postgresql+asyncpg://anna:a%3Ab@host/x?ssl=true",
        ),
        ("postgres://host/x", "postgresql+asyncpg://host/x"),
        ("postgresql+asyncpg://host/x", "postgresql+asyncpg://host/x"),
    ],
)
def test_the_address_of_a_database_names_no_driver_unless_one_wants_to(
    given: str, address: str
) -> None:
    assert database_address(given) == address


def test_a_password_in_the_address_of_a_database_is_not_repeated(tmp_path: Path) -> None:
    secret = "s3cret-of-the-database"
    for address in (
        f"postgresql+asyncpg://nobody:{secret}@127.0.0.1:1/x",
        f"nonesuch://nobody:{secret}@127.0.0.1/x",
    ):
        assert secret not in fail(tmp_path, "--port", str(free_port()), "--database", address)


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\n" * 1000)
    said = fail(tmp_path, "--port", str(free_port()), "--database", sqlite_at(file))
    assert "--database" in said
    assert file.read_text() == "Dear Anna,\n" * 1000


@pytest.mark.parametrize("workers", ["0", "-3", "1000", "two"])
def test_a_number_of_workers_that_is_none_is_refused_in_one_line(
    tmp_path: Path, workers: str
) -> None:
    database = f"--database={sqlite_at(tmp_path / 'x.db')}"
    assert "--workers" in fail(tmp_path, f"--workers={workers}", database)


def test_several_workers_refuse_sqlite_and_say_what_they_need(tmp_path: Path) -> None:
    for arguments in (
        ("--workers", "2"),
        ("--workers", "2", "--database", sqlite_at(tmp_path / "x.db")),
    ):
        said = fail(tmp_path, "--port", str(free_port()), *arguments)
        assert "--workers" in said
        assert "PostgreSQL" in said
    assert not (tmp_path / "x.db").exists()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_asked_to_close_does_so_in_order(open_house: Opener, how: signal.Signals) -> None:
    house = open_house()
    anna = Person(house, "Anna")
    table = anna.make("me", "greedy")

    async def in_the_middle() -> None:
        async with anna.page(table) as a, Page(house, table) as onlooker:
            await play([a], Random(1), most=5)
            started = time.monotonic()
            os.kill(house.running.pid, how)
            for page in (a, onlooker):
                await page.until(lambda page=page: page.closed is not None)  # type: ignore[misc]
                assert page.closed in (1001, 1012)
            code = await asyncio.to_thread(house.running.wait, 20)
            assert code in (0, -how, 128 + how)
            assert time.monotonic() - started < 12

    started = house.children()
    assert started
    asyncio.run(in_the_middle())
    assert "Traceback" not in house.said()
    assert "traceback" not in house.said().lower()
    end = time.monotonic() + 5
    while any(alive(pid) for pid in started):
        assert time.monotonic() < end, "a process that the server started outlives it"
        time.sleep(0.2)


def secrets_of(house_file: Path, *people: Person) -> list[str]:
    with sqlite3.connect(house_file) as db:
        seeds = [row[0] for row in db.execute("SELECT seed FROM tables")]
        hashes = [row[0] for row in db.execute("SELECT token FROM sessions")]
    db.close()
    return [*seeds, *hashes, *(person.token for person in people)]


def test_the_logs_hold_no_secret_even_when_something_crashes(open_house: Opener) -> None:
    house = open_house()
    anna, bruno = Person(house, "Anna"), Person(house, "Bruno")
    table, invite = anna.make_with_invite("me", "open", "open", public=False)
    password = "a very secret password"
    new = anna.ok(anna.post(f"/api/tables/{table}/invite"))["invite"]
    bruno.sit(table, 2, invite=new)
    bruno.sit(table, 3, invite=new)
    anna.post("/api/register", {"name": "Anna", "password": password})
    bruno.post("/api/login", {"name": "Anna", "password": f"{password}!"})
    for answer in (anna.get("/api/tables/mine"), anna.get(f"/api/tables/{table}/record")):
        assert answer.status_code in (200, 409)

    async def some_moves() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            await play([a, b], Random(2), most=6)
            for message in ("{", '{"type":"answer"}', "x" * 9000):
                await a.refusal_of(message)

    asyncio.run(some_moves())
    hidden = [*secrets_of(house.file, anna, bruno), invite, new, password]
    with sqlite3.connect(house.file, timeout=30) as db:  # now something breaks that should not
        for name in ("users", "seats", "answers"):
            db.execute(f"ALTER TABLE {name} RENAME TO lost_{name}")
    db.close()
    broken = [
        anna.post("/api/register", {"name": "Anna", "password": password}),
        bruno.post("/api/login", {"name": "Anna", "password": password}),
        bruno.post(f"/api/tables/{table}/sit", {"seat": 3, "invite": new}),
        anna.post("/api/tables", {"game": "masters", "seats": [{"kind": "me"}]}),
    ]
    assert {answer.status_code for answer in broken} == {500}
    for answer in broken:
        assert answer.json()["code"] == "crashed"
        assert "users" not in answer.text
    said = house.said()
    assert "crashed" in said, "a mistake of ours is logged"
    assert [secret for secret in hidden if secret in said] == []
    assert not re.search(r"bottega_session=[\w-]{8}", said)


def test_what_is_kept_outlives_a_closed_server(open_house: Opener) -> None:
    house = open_house()
    anna = Person(house, "Anna")
    table = anna.make("me", "me")

    async def moves(page: Page) -> int:
        await play([page], Random(3), most=10)
        return page.ply

    async def before() -> int:
        async with anna.page(table) as page:
            return await moves(page)

    async def after() -> int:
        async with anna.page(table) as page:
            return page.ply

    ply = asyncio.run(before())
    assert house.stop() in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
    house.start()
    assert asyncio.run(after()) == ply
