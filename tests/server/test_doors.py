"""Pages of a table go to the same worker; and wherever that cannot be, they are served."""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
import uvicorn
from websockets.asyncio.client import connect

from bottega.server import doors
from bottega.server.app import create_app
from bottega.server.doors import FOLDER, Door
from bottega.server.every_response import on_every_response
from tests.server.client import Person
from tests.server.house import House, free_port, sqlite_at
from tests.server.test_two_workers import everybody, wait_for_workers

TABLES = [b"table%d" % number for number in range(200)]


@pytest.fixture
def folder() -> Iterator[Path]:
    """With a short name: those of sockets have little room."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


def a_door(folder: Path, took: list[bytes]) -> Door:
    def let_in(line: socket.socket, request: bytes) -> None:
        line.close()
        took.append(request)

    return Door(folder, let_in, set())


def test_a_table_has_one_door_and_keeps_it_when_another_opens_or_shuts(folder: Path) -> None:
    async def story() -> None:
        first, second = a_door(folder, []), a_door(folder, [])
        before = [first.leads_to(table) for table in TABLES]
        assert before == [second.leads_to(table) for table in TABLES]
        assert min(Counter(before).values()) > 50
        third = a_door(folder, [])
        after = [first.leads_to(table) for table in TABLES]
        moved = {new for old, new in zip(before, after, strict=True) if old != new}
        assert moved == {third.name}
        third.shutdown()
        assert before == [second.leads_to(table) for table in TABLES]
        first.shutdown()
        second.shutdown()

    asyncio.run(story())


def test_a_connection_is_handed_on_with_what_was_asked(folder: Path) -> None:
    async def story() -> None:
        took: list[bytes] = []
        here, there = a_door(folder, []), a_door(folder, took)
        ours, theirs = socket.socketpair()
        went = [table for table in TABLES if here.leads_to(table) == there.name][:5]
        stayed = next(table for table in TABLES if here.leads_to(table) == here.name)
        assert [here.hand_on(table, b"for " + table, ours.fileno()) for table in went] == [True] * 5
        assert not here.hand_on(stayed, b"", ours.fileno())
        ours.close()
        while len(took) < len(went):
            await asyncio.sleep(0.001)
        assert took == [b"for " + table for table in went]
        assert theirs.recv(1) == b"", "nobody has the connection any more"
        theirs.close()
        here.shutdown()
        there.shutdown()

    asyncio.run(story())


def test_a_worker_that_is_gone_is_passed_over(folder: Path) -> None:
    async def story() -> None:
        here = a_door(folder, [])
        gone = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        gone.bind(str(folder / "killed"))
        gone.close()
        assert not any(here.hand_on(table, b"", 0) for table in TABLES)
        assert os.listdir(folder) == [here.name]
        here.shutdown()

    asyncio.run(story())


def test_whoever_comes_to_a_full_door_is_let_in_where_they_came(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There are many at the other door, and it takes nobody in."""
    monkeypatch.setenv(FOLDER, str(folder))
    monkeypatch.setattr(doors, "TRIES", 3)
    full = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    full.bind(str(folder / "full"))
    port = free_port()

    async def story() -> None:
        app = on_every_response(create_app(sqlite_at(tmp_path / "x.db")))
        config = uvicorn.Config(
            *(app, "127.0.0.1", port),
            http=doors.Arrival,
            ws="bottega.server.page_line:PageLine",
            log_config=None,
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        for number in range(8):
            async with connect(f"ws://127.0.0.1:{port}/api/tables/{number}/live") as page:
                await page.send('{"type":"hello"}')
                assert b"not-found" in str(await page.recv()).encode()
        server.should_exit = True
        await serving
        assert os.listdir(folder) == ["full"], "one's own door is shut"

    full.setblocking(False)
    ours, theirs = socket.socketpair()
    with ours, theirs, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as somebody:
        somebody.setblocking(False)
        with suppress(BlockingIOError):
            while True:
                somebody.sendto(b"", str(folder / "full"))
        asyncio.run(story())
    full.close()


def test_all_pages_of_a_table_are_at_the_same_of_two_workers(big_house: House) -> None:
    """A worker is killed: tables lose all of their pages, or none."""
    wait_for_workers(big_house)
    anna = Person(big_house, "Anna")
    tables = [anna.make("me", "open") for _ in range(6)]

    async def story() -> list[set[bool]]:
        async with AsyncExitStack() as storm:  # so that both workers have had somebody
            await asyncio.gather(
                *(storm.enter_async_context(anna.page(tables[0])) for _ in range(16))
            )
        async with AsyncExitStack() as stack:
            groups = [
                await everybody(stack, anna.pages(table, *[big_house] * 4)) for table in tables
            ]
            lost = asyncio.create_task(asyncio.sleep(1))
            big_house.kill_one(big_house.workers_now()[0])
            await lost
            return [{page.closed is not None for page in group} for group in groups]

    found = asyncio.run(story())
    wait_for_workers(big_house)
    assert all(len(group) == 1 for group in found), found
