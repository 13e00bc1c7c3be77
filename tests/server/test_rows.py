"""Rows of the database: those that stand in one are read, and written as they always were."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from bottega.kernel.record import Origin
from bottega.kernel.shuffle import Nonce, Shuffle
from bottega.server.migrations import run, upgrade
from bottega.server.packing import unpack
from bottega.server.people_store import PeopleStore
from bottega.server.presenters.tables import said, table_info
from bottega.server.rows import OPEN, AnswerRow, Asked, ComesFrom, Holder, SeatRow, write_shuffle
from bottega.server.seat_numbers import number_of, seat_of
from bottega.server.store import Store, TakenFirst
from tests.server.house import sqlite_at

ROWS = """
INSERT INTO users (id, name, created) VALUES ('a', 'Anna', 1.0);
INSERT INTO users (id, name, login, password, created) VALUES ('b', 'Bruno', 'bruno', 'hash', 1.5);
INSERT INTO tables VALUES ('table', 'Badia', 'princes', 3, '{"trade": "none"}', 'playing', 1, 'a',
    'link', '0000000000000000000000000000000000000000000000000000000000000000', 60, 2.0, 3.0,
    '[1, -2]', '[]', NULL);
INSERT INTO tables VALUES ('before', 'Loggia', 'masters', 1, '{}', 'over', 0, 'a', 'link',
    '00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff', NULL, 2.0, 3.0,
    '[]', '[1, 2]', 'table');
INSERT INTO seats VALUES ('table', 1, 'person', 'a', 'Anna', NULL, 0);
INSERT INTO seats VALUES ('table', 2, 'person', 'b', 'Bruno', NULL, 1);
INSERT INTO seats VALUES ('table', 3, 'bot', NULL, 'greedy', 'greedy', 0);
INSERT INTO answers VALUES ('table', 0, -1, 'turn green 1 G1c', 2.0);
INSERT INTO answers VALUES ('table', 1, 0, 'pass', 2.0);
INSERT INTO chat VALUES ('table', 1, 'Bruno', 2, 'well then', 4.0);
INSERT INTO chat VALUES ('table', 2, 'Carla', NULL, 'good luck', 5.0);
"""
"""As they were written into the first tables: seats from one, negative where asked in secret."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database that was filled when it had the first tables only, and brought up to date."""
    file = tmp_path / "old.db"

    async def lay_out() -> None:
        store = Store(sqlite_at(file))
        async with store.engine.begin() as db:
            await db.run_sync(run, "0001")
        await store.close()

    async def bring_up_to_date() -> None:
        store = Store(sqlite_at(file))
        await upgrade(store.engine)
        await store.close()

    asyncio.run(lay_out())
    with sqlite3.connect(file) as db:
        db.executescript(ROWS)
    db.close()
    asyncio.run(bring_up_to_date())
    return file


SHUFFLE = Shuffle("new", False, (Nonce("Anna", "page", "c" * 64, "0" * 64),))


def ask(file: Path, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(file) as db:
        found = db.execute(query).fetchall()
    db.close()
    return found


def test_a_seat_is_counted_from_one_outside_and_from_nought_inside() -> None:
    assert [number_of(seat) for seat in (0, 1, 5)] == [1, 2, 6]
    assert [seat_of(number) for number in (1, 2, 6)] == [0, 1, 5]


def test_rows_that_stand_in_a_database_are_read(file: Path) -> None:
    async def read() -> None:
        store = Store(sqlite_at(file))
        table, before = await store.table("table"), await store.table("before")
        assert table is not None
        assert table.waiting_for == (Asked(0, secret=False), Asked(1, secret=True))
        assert [table.asks(seat) for seat in range(3)] == [True, True, False]
        assert table.options == {"trade": "none"}
        assert table.seed == bytes(32)
        assert (table.public, table.limit_minutes, table.rematch) == (True, 60, None)
        assert table.keep_order, "nobody drew lots when it was made"
        assert before is not None
        assert (before.status, before.winners, before.rematch) == ("over", (0, 1), "table")
        assert await store.table("nonesuch") is None
        assert await store.seats_of("table") == [
            SeatRow("table", 0, "person", "a", "Anna", None),
            SeatRow("table", 1, "person", "b", "Bruno", None, stand_in=True),
            SeatRow("table", 2, "bot", None, "greedy", "greedy"),
        ]
        answers = [
            AnswerRow(-1, "turn green 1 G1c", at=2.0),
            AnswerRow(0, "pass", goes_on=False, at=2.0),
        ]
        assert await store.answers_from("table", 0) == answers
        assert [row.seat for row in await store.chat_after("table", 0, 9)] == [1, None]
        bruno = await PeopleStore(store).account("bruno")
        assert bruno is not None
        assert (bruno.id, bruno.name, bruno.password) == ("b", "Bruno", "hash")
        await store.close()

    asyncio.run(read())


def test_that_a_seat_is_asked_in_secret_is_told_to_its_holder_alone(file: Path) -> None:
    async def look() -> None:
        store = Store(sqlite_at(file))
        row, seats = await store.table("table"), await store.seats_of("table")
        assert row is not None
        seen = {me: table_info(row, seats, me, {"b"}) for me in ("a", "b", "c", None)}
        assert all(info.waiting_for == [1] for info in seen.values())
        assert {me: info.your_turn for me, info in seen.items()} == {
            "a": True,
            "b": True,
            "c": False,
            None: False,
        }
        assert [seat.seat for seat in seen[None].seats] == [1, 2, 3]
        assert [seat.online for seat in seen[None].seats] == [False, True, True]
        spoken = [said(line) for line in await store.chat_after("table", 0, 9)]
        assert [(line.name, line.seat) for line in spoken] == [("Bruno", 2), ("Carla", None)]
        await store.close()

    asyncio.run(look())


def test_rows_are_written_as_they_always_were(file: Path) -> None:
    async def write() -> None:
        store = Store(sqlite_at(file))
        row = await store.table("table")
        assert row is not None
        new = row._replace(id="new", status="waiting", waiting_for=(), winners=())
        seats = [SeatRow("new", i, *holder) for i, holder in enumerate([OPEN, OPEN, OPEN])]
        await store.add_table(new, seats)
        for seat, user in enumerate(["a", "b"]):
            await store.change_holder("new", seat, OPEN, Holder("person", user, user), "waiting")
        await store.change_holder("new", 2, OPEN, Holder("bot", None, "greedy", "greedy"))
        asked = [Asked(2), Asked(0, secret=True)]
        came = await store.seats_of("new")
        await store.start("new", came, [0, 1, 2], SHUFFLE, asked, [AnswerRow(-1, "roll 3")])
        await store.say("new", "Bruno", 1, "well then")
        rows = [AnswerRow(1, "pass"), AnswerRow(1, "stop", True)]
        await store.append("new", 1, rows, [Asked(1), Asked(2, secret=True)], None)
        await store.close()

    asyncio.run(write())
    assert ask(file, "SELECT seat, kind, user_id, bot FROM seats WHERE table_id = 'new'") == [
        (1, "person", "a", None),
        (2, "person", "b", None),
        (3, "bot", None, "greedy"),
    ]
    columns = "status, options, seed, waiting_for, winners, rematch"
    (row,) = ask(file, f"SELECT {columns} FROM tables WHERE id = 'new'")
    assert row == ("playing", '{"trade": "none"}', "0" * 64, "[2, -3]", "[]", None)
    columns = "ply, seat, answer, goes_on"
    assert ask(file, f"SELECT {columns} FROM answers WHERE table_id = 'new'") == [
        (0, -1, "roll 3", 0),
        (1, 1, "pass", 0),
        (2, 1, "stop", 1),
    ]
    assert ask(file, "SELECT seat FROM chat WHERE table_id = 'new'") == [(2,)]


def test_a_game_that_is_over_is_packed_and_read_as_before(file: Path) -> None:
    async def end() -> list[list[AnswerRow]]:
        store = Store(sqlite_at(file))
        await store.append("table", 2, [AnswerRow(1, "pass"), AnswerRow(1, "stop", True)], [], [1])
        found = [await store.answers_from("table", ply) for ply in (0, 3, 4)]
        await store.close()
        return found

    whole, last, none = asyncio.run(end())
    assert [row._replace(at=0.0) for row in whole] == [
        AnswerRow(-1, "turn green 1 G1c"),
        AnswerRow(0, "pass"),
        AnswerRow(1, "pass"),
        AnswerRow(1, "stop", goes_on=True),
    ]
    assert last == whole[3:]
    assert none == []
    assert ask(file, "SELECT status, winners FROM tables WHERE id = 'table'") == [("over", "[2]")]
    assert ask(file, "SELECT count(*) FROM answers") == [(0,)]
    ((packed,),) = ask(file, "SELECT answers FROM packed WHERE table_id = 'table'")
    moments = [row.at for row in unpack(packed)]
    assert moments[:2] == [2.0, 2.0]
    assert moments[3] == pytest.approx(time.time(), abs=60)


def test_whoever_draws_another_seat_moves_there_as_they_are(file: Path) -> None:
    async def draw() -> list[SeatRow]:
        store = Store(sqlite_at(file))
        row = await store.table("table")
        assert row is not None
        new = row._replace(id="new", status="waiting", waiting_for=(), keep_order=False)
        holders = [
            Holder("person", "a", "Anna"),
            Holder("person", "b", "Bruno"),
            Holder("bot", None, "Dante", "greedy"),
        ]
        came = [SeatRow("new", place, *holder) for place, holder in enumerate(holders)]
        await store.add_table(new, came)
        await store.start("new", came, [2, 0, 1], SHUFFLE, [], [AnswerRow(-1, "roll 3")])
        seats = await store.seats_of("new")
        await store.close()
        return seats

    assert asyncio.run(draw()) == [
        SeatRow("new", 0, "bot", None, "Dante", "greedy"),
        SeatRow("new", 1, "person", "a", "Anna", None),
        SeatRow("new", 2, "person", "b", "Bruno", None),
    ]


def test_a_game_with_an_open_seat_does_not_begin_and_nobody_moves(file: Path) -> None:
    async def draw() -> None:
        store = Store(sqlite_at(file))
        row = await store.table("table")
        assert row is not None
        new = row._replace(id="new", status="waiting", waiting_for=())
        came = [SeatRow("new", 0, *Holder("person", "a", "Anna")), SeatRow("new", 1, *OPEN)]
        await store.add_table(new, came)
        with pytest.raises(TakenFirst):
            await store.start("new", came, [1, 0], SHUFFLE, [], [AnswerRow(-1, "roll 3")])
        assert await store.table("new") == new
        assert await store.seats_of("new") == came
        assert await store.answers_from("new", 0) == []
        await store.close()

    asyncio.run(draw())


def test_a_row_that_is_written_and_read_is_the_same(file: Path) -> None:
    async def copy() -> None:
        store = Store(sqlite_at(file))
        row = await store.table("table")
        assert row is not None
        origin = Origin(7, "c" * 64, "0" * 64, SHUFFLE)
        came = ComesFrom("table", "Badia", 7, (origin, Origin(9, "c", "5")))
        copy = row._replace(
            id="copy", shuffle=write_shuffle(SHUFFLE), dealing_since=3.5, comes_from=came
        )
        await store.add_table(copy, [SeatRow("copy", 0, *OPEN)])
        again = await store.table("copy")
        assert again == copy
        assert again.shuffled() == SHUFFLE
        await store.close()

    asyncio.run(copy())
    (row,) = ask(file, "SELECT waiting_for FROM tables WHERE id = 'copy'")
    assert row == ("[1, -2]",)


def test_a_seat_that_somebody_else_took_is_not_given_away(file: Path) -> None:
    async def take() -> None:
        store = Store(sqlite_at(file))
        anna = (await store.seats_of("table"))[0].holder
        for was in (OPEN, Holder("person", "b"), Holder("bot")):
            with pytest.raises(TakenFirst):
                await store.change_holder("table", 0, was, OPEN)
        with pytest.raises(TakenFirst):
            await store.change_holder("table", 0, anna, OPEN, "waiting")
        assert (await store.seats_of("table"))[0].holder == anna
        await store.change_holder("table", 0, anna, OPEN, "playing")
        assert (await store.seats_of("table"))[0].holder == OPEN
        await store.close()

    asyncio.run(take())
