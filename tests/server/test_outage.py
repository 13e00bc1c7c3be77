"""The database is full, locked, read-only or gone in the middle of a move: nothing is half kept.

Whoever answered is told so, and can give the same answer when it is well again.
"""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from bottega.server.app import create_app
from bottega.server.live_match import LiveMatch
from bottega.server.refusal import Refusal
from bottega.server.rooms import Rooms
from bottega.server.rows import AnswerRow
from tests.server.house import sqlite_at
from tests.server.inside import new_table, rooms, somebody
from tests.server.postgres import Postgres

PATIENCE = 0.3


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that waits for a locked file as long as a test can wait."""
    monkeypatch.setattr("bottega.server.database.LONGEST_WAIT", PATIENCE)
    monkeypatch.setattr("bottega.server.sqlite_driver.LONGEST_WAIT", PATIENCE)


def random_answer(live: LiveMatch, rng: Random) -> tuple[int, str]:
    question = rng.choice(live.match.questions)
    return question.seat, live.game.actions.text(rng.choice(question.options))


async def code_of(house: Rooms, live: LiveMatch, seat: int, answer: str) -> str | None:
    """Why an answer was refused; then the game stands where its rows stand, without it."""
    before = live.match.clone(), live.plies, await house.store.answers_from(live.id, 0)
    try:
        await live.give(house.store, seat, live.plies, [answer])
    except Refusal as refusal:
        assert (live.match, live.plies) == before[:2]
        assert await house.store.answers_from(live.id, 0) == before[2]
        return refusal.code
    return None


@contextmanager
def full_disk(file: Path) -> Iterator[None]:
    """No file of this process may grow beyond this one: as when the disk has no room left."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("room", [0, 4200, 8400, 12600])
def test_a_disk_that_is_full_refuses_a_move_whole_and_takes_it_when_there_is_room(
    tmp_path: Path, room: int
) -> None:
    """There may be room for the first pages of it, but not for the last."""
    log = tmp_path / "x.db-wal"

    async def go() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            live, rng = await house.matches.open(table), Random(1)
            with (tmp_path / "as_large").open("wb") as as_large:
                as_large.truncate(log.stat().st_size + room)
            with full_disk(tmp_path / "as_large"):
                for _ in range(20):
                    seat, answer = random_answer(live, rng)
                    code = await code_of(house, live, seat, answer)
                    if code is not None:
                        break
                assert code == "not-kept"
                assert await code_of(house, live, seat, answer) == "not-kept"
            assert await code_of(house, live, seat, answer) is None

    asyncio.run(go())


@pytest.mark.usefixtures("impatient")
def test_a_file_that_somebody_else_has_locked_refuses_every_move_in_time(tmp_path: Path) -> None:
    file = tmp_path / "x.db"

    async def go() -> None:
        async with rooms(sqlite_at(file)) as house:
            person = await somebody(house)
            open_tables = [await new_table(house, person, "me", "me") for _ in range(5)]
            games = [await house.matches.open(table) for table in open_tables]
            with closing(sqlite3.connect(file, isolation_level=None)) as db:
                db.execute("begin immediate")
                start = time.monotonic()
                codes = await asyncio.gather(
                    *(code_of(house, live, 0, "keep 1 2") for live in games)
                )
                took = time.monotonic() - start
            assert codes == ["not-kept"] * 5
            assert took < 5 * PATIENCE, "they wait together, not one after the other"
            assert [await code_of(house, live, 0, "keep 1 2") for live in games] == [None] * 5

    asyncio.run(go())


@pytest.mark.usefixtures("impatient")
def test_a_request_that_cannot_be_kept_is_told_so(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    plan = {"game": "masters", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with TestClient(create_app(sqlite_at(file)), base_url="http://house.local") as client:
        client.get("/api/me")
        with closing(sqlite3.connect(file, isolation_level=None)) as db:
            db.execute("begin immediate")
            refused = client.post("/api/tables", json=plan)
        assert (refused.status_code, refused.json()["code"]) == (503, "not-kept")
        assert client.post("/api/tables", json=plan).status_code == 201
        assert len(client.get("/api/tables/mine").json()) == 1


def test_a_postgres_that_can_only_be_read_refuses_a_move(postgres: Postgres, database: str) -> None:
    name = database.rsplit("/", 1)[1]

    async def go() -> None:
        async with rooms(database) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            live = await house.matches.open(table)
            for setting, code in (("on", "not-kept"), ("off", None)):
                await postgres.ask(
                    "postgres",
                    f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}",
                )
                await house.store.engine.dispose()
                await house.store.driver.close()  # its connections are taken anew, too
                assert await code_of(house, live, 0, "keep 1 2") == code

    asyncio.run(go())


def test_a_move_that_was_kept_before_the_line_broke_counts(tmp_path: Path) -> None:
    """The database has it, and only the word that it has was lost."""

    def breaking(append: Callable[..., Any]) -> Callable[..., Any]:
        async def then_break(*arguments: Any, **more: Any) -> None:
            await append(*arguments, **more)
            raise OperationalError("COMMIT", None, ConnectionResetError("the line broke"))

        return then_break

    async def go() -> list[AnswerRow]:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            live = await house.matches.open(table)
            store: Any = house.store
            store.append = breaking(store.append)
            await live.give(house.store, 0, live.plies, ["keep 1 2"])
            assert live.match.asked(0) is None
            return await house.store.answers_from(table, live.plies - 1)

    assert [row._replace(at=0) for row in asyncio.run(go())] == [AnswerRow(0, "keep 1 2")]
