"""What a move, a table and a finished game cost: counted, so that it holds on any machine."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import tracemalloc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event

from bottega.server.live_match import LiveMatch
from bottega.server.people import Person
from bottega.server.presenters.match import update as present
from bottega.server.refusal import Refusal
from bottega.server.rooms import Rooms
from bottega.server.rows import AnswerRow, Asked, Holder
from bottega.server.sqlite_driver import SqliteDriver
from bottega.server.statements import TakenFirst
from tests.server.house import sqlite_at
from tests.server.inside import listens, new_table, rooms, somebody


def inside(file: Path, told: Callable[[Rooms, Person], Awaitable[None]]) -> None:
    """Something that happens in a house of its own, to one person."""

    async def open_house() -> None:
        async with rooms(sqlite_at(file)) as house:
            await told(house, await somebody(house))

    asyncio.run(open_house())


def driver_of(house: Rooms) -> SqliteDriver:
    assert isinstance(house.store.driver, SqliteDriver)
    return house.store.driver


@asynccontextmanager
async def statements(house: Rooms) -> AsyncIterator[dict[str, list[str]]]:
    """What SQLite is asked meanwhile by the thread that writes and by the one that reads."""
    found: dict[str, list[str]] = {"writer": [], "reader": [], "others": []}
    driver = driver_of(house)

    def others(*details: Any) -> None:
        found["others"].append(details[2])

    threads = {"writer": driver.writer, "reader": driver.reader}
    traced = list(driver.connections)

    async def trace(name: str, told: Callable[[str], None] | None) -> None:
        """In the connection's own thread: another would wait for it and keep it from telling."""
        await threads[name].do(driver.connections[name].set_trace_callback, told)

    for name in traced:
        await trace(name, found[name].append)
    event.listen(driver.sync, "before_cursor_execute", others)
    yield found
    event.remove(driver.sync, "before_cursor_execute", others)
    for name in traced:
        await trace(name, None)


async def answer(house: Rooms, person: Person, live: LiveMatch, rng: Random) -> None:
    """Somebody who holds all seats answers anything."""
    question = rng.choice(live.match.questions)
    text = live.game.actions.text(rng.choice(question.options))
    await house.matches.give(live.id, person, question.seat, live.plies, [text])


def test_a_move_is_one_transaction_and_nothing_is_read_for_it(tmp_path: Path) -> None:
    async def play(house: Rooms, person: Person) -> None:
        live = await house.matches.open(await new_table(house, person, "me", "me"))
        rng = Random(1)
        for _ in range(3):
            await answer(house, person, live, rng)
        async with statements(house) as asked:
            for _ in range(20):
                await answer(house, person, live, rng)
        assert asked["reader"] == []
        assert asked["others"] == []
        assert sum(sql == "COMMIT" for sql in asked["writer"]) == 20
        rows = sum(sql.startswith("INSERT INTO answers") for sql in asked["writer"])
        # BEGIN, SAVEPOINT, the table's row, RELEASE and COMMIT; and whose passing is over
        assert len(asked["writer"]) - rows <= 20 * 5 + 20

    inside(tmp_path / "x.db", play)


def test_answers_that_wait_at_the_same_moment_wait_for_the_disk_together(tmp_path: Path) -> None:
    async def play(house: Rooms, person: Person) -> None:
        tables = [await new_table(house, person, "me", "me") for _ in range(12)]
        lives = [await house.matches.open(table) for table in tables]
        rng = Random(2)
        for live in lives:
            await answer(house, person, live, rng)
        async with statements(house) as asked:
            await asyncio.gather(*(answer(house, person, live, rng) for live in lives))
        assert sum(sql == "COMMIT" for sql in asked["writer"]) <= 2
        for live in lives:
            assert len(await house.store.answers_from(live.id, 0)) == live.plies

    inside(tmp_path / "x.db", play)


def test_of_moves_that_are_kept_together_a_wrong_one_spoils_no_other(tmp_path: Path) -> None:
    async def play(house: Rooms, person: Person) -> None:
        tables = [await new_table(house, person, "me", "me") for _ in range(3)]
        plies = [(await house.matches.open(table)).plies for table in tables]
        row = [AnswerRow(0, "keep 1 2")]
        late = plies[1] - 1, "\ud800"  # a ply that is taken, and text that cannot be written
        found = await asyncio.gather(
            house.store.append(tables[0], plies[0], row, [Asked(1)], None),
            house.store.append(tables[1], late[0], row, [Asked(1)], None),
            house.store.append(tables[1], plies[1], [AnswerRow(0, late[1])], [Asked(1)], None),
            house.store.append(tables[2], plies[2], row, [Asked(1)], None),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in found] == [
            type(None),
            TakenFirst,
            UnicodeEncodeError,
            type(None),
        ]
        kept = [len(await house.store.answers_from(table, 0)) for table in tables]
        assert kept == [plies[0] + 1, plies[1], plies[2] + 1]

    inside(tmp_path / "x.db", play)


def test_an_answer_whose_page_goes_away_is_kept_and_told_or_neither(tmp_path: Path) -> None:
    """Whoever is cancelled while the disk is written does not know what became of the answer."""

    async def play(house: Rooms, person: Person) -> None:
        live = await house.matches.open(await new_table(house, person, "me", "me"))
        rng, news = Random(3), house.store.pubsub.subscribe(live.id)
        for turns in range(6):
            news.take()
            before = live.plies
            giving = asyncio.create_task(answer(house, person, live, rng))
            for _ in range(turns):
                await asyncio.sleep(0)
            giving.cancel()
            await asyncio.wait([giving])
            live = await house.matches.open(live.id)
            rows = len(await house.store.answers_from(live.id, 0))
            assert live.plies == rows
            assert ("move" in news.take()) == (rows > before)
        assert rows > 0

    inside(tmp_path / "x.db", play)


def test_a_live_table_with_two_pages_takes_less_than_a_hundred_kilobytes(tmp_path: Path) -> None:
    """Without what the sockets themselves take; about as much again, see `benchmarks/load.py`."""

    async def play(house: Rooms, person: Person) -> None:
        kept: list[Any] = []

        async def lay(seed: int) -> None:
            live = await house.matches.open(await new_table(house, person, "me", "me"))
            rng = Random(seed)
            for _ in range(8):
                await answer(house, person, live, rng)
            kept.append([live, *(present(live, [seat], "en", None)[1] for seat in (0, 1))])

        for seed in range(3):  # words and statements are made once
            await lay(seed)
        gc.collect()
        tracemalloc.start()
        try:
            for seed in range(10):
                await lay(seed % 3)
            gc.collect()
            taken, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert taken / 10 < 100 * 1024

    inside(tmp_path / "x.db", play)


def test_a_finished_game_is_kept_in_less_than_ten_kilobytes(tmp_path: Path) -> None:
    file = tmp_path / "x.db"

    async def play(house: Rooms, person: Person) -> None:
        live = await house.matches.open(await new_table(house, person, "me", "me"))
        rng = Random(4)
        while not live.match.over:
            await answer(house, person, live, rng)
        fresh = await house.matches.build(live.id)
        await fresh.catch_up(house.store)
        assert fresh.match.record().write() == live.match.record().write()

    inside(file, play)
    with sqlite3.connect(file) as db:
        assert db.execute("SELECT count(*) FROM answers").fetchone() == (0,)
        (packed,) = db.execute("SELECT length(answers) FROM packed").fetchone()
        columns = "length(t.options) + length(t.edition) + length(t.seed) + 200"
        (beside,) = db.execute(f"SELECT {columns} FROM tables t").fetchone()
    db.close()
    assert packed + beside < 10_000
    assert packed < 3_000


def test_games_that_were_finished_before_are_packed_in_time(tmp_path: Path) -> None:
    async def play(house: Rooms, person: Person) -> None:
        table = await new_table(house, person, "me", "me")
        live = await house.matches.open(table)
        for _ in range(5):
            await answer(house, person, live, Random(5))
        rows = await house.store.answers_from(table, 0)
        with sqlite3.connect(tmp_path / "x.db") as db:
            db.execute("UPDATE tables SET status = 'over'")
        db.close()
        await house.matches.sweep()
        assert ask(tmp_path / "x.db", "SELECT count(*) FROM answers") == [(0,)]
        packed = await house.store.answers_from(table, 0)
        assert [row[:3] for row in packed] == [row[:3] for row in rows]
        assert await house.store.answers_from(table, 3) == packed[3:]

    inside(tmp_path / "x.db", play)


def test_whoever_asks_for_their_tables_does_not_make_the_house_look_at_all(tmp_path: Path) -> None:
    async def look(house: Rooms, person: Person) -> None:
        await new_table(house, person, "me", "me")
        async with statements(house) as asked:
            await house.listed(person, mine=True)
        (query, _) = asked["others"]
        names = query.count("?")
        plan = ask(tmp_path / "x.db", f"EXPLAIN QUERY PLAN {query}", [person.id] * names)
        assert not [step for *_, step in plan if step.startswith("SCAN tables")]

    inside(tmp_path / "x.db", look)


def test_a_crowd_that_asks_at_once_is_answered(tmp_path: Path) -> None:
    """More of them than there are connections, who come while others are being answered."""

    async def crowd(house: Rooms, person: Person) -> None:
        table = await new_table(house, person, "me", "me")
        await asyncio.gather(*(house.store.arrive(f"s{i}", table, person.id) for i in range(60)))
        async with asyncio.timeout(10):
            found, *_ = await asyncio.gather(
                asyncio.gather(*(house.info(table, person) for _ in range(60))),
                asyncio.gather(*(house.store.chat_after(table, 0, 5) for _ in range(60))),
                asyncio.gather(*(house.store.say(table, "Anna", 0, "?") for _ in range(60))),
            )
        assert {len(info.seats) for info in found} == {2}
        assert len(await house.store.chat_after(table, 0, 99)) == 60

    inside(tmp_path / "x.db", crowd)


def ask(file: Path, query: str, values: list[Any] | None = None) -> list[tuple[Any, ...]]:
    with sqlite3.connect(file) as db:
        found = db.execute(query, values or []).fetchall()
    db.close()
    return found


def test_a_seat_given_to_another_elsewhere_answers_no_more(database: str) -> None:
    """The other process has not heard of it yet: what it remembers is checked when it writes."""

    async def leave() -> None:
        async with rooms(database) as one, rooms(database) as other:
            person = await somebody(one)
            live = await one.matches.open(await new_table(one, person, "me", "me"))
            rng = Random(6)
            await answer(one, person, live, rng)
            await listens(one, live.id)
            await live.sitting(one.store)
            one.store.pubsub.heard = lambda *_: None
            for seat in (0, 1):
                was = Holder("person", person.id, (await other.seat(live.id, seat)).name)
                await other.store.change_holder(live.id, seat, was, was._replace(user_id=None))
            plies = live.plies
            with pytest.raises(Refusal) as refusal:
                await answer(one, person, live, rng)
            assert refusal.value.code == "not-yours"
            assert len(await other.store.answers_from(live.id, 0)) == plies

    asyncio.run(leave())


def test_a_page_that_has_seen_more_than_a_house_heard_of_may_answer_there(database: str) -> None:
    async def reconnect() -> None:
        async with rooms(database) as one, rooms(database) as other:
            person = await somebody(one)
            table = await new_table(one, person, "me", "me")
            live, behind = await one.matches.open(table), await other.matches.open(table)
            await listens(other, table)
            await behind.refresh(other.store)
            other.store.pubsub.heard = lambda *_: None
            other.store.pubsub.follow = lambda *_: False
            await answer(one, person, live, Random(7))
            assert behind.plies < live.plies
            question = live.match.questions[0]
            text = live.game.actions.text(question.options[0])
            await other.matches.give(table, person, question.seat, live.plies, [text])
            assert behind.plies > live.plies

    asyncio.run(reconnect())


def test_a_move_waits_for_the_disk(tmp_path: Path) -> None:
    """2 is FULL: what was shown to anybody survives a power cut."""

    async def look(house: Rooms, _: Person) -> None:
        driver = house.store.driver
        assert isinstance(driver, SqliteDriver)
        assert driver.connection("writer").execute("PRAGMA synchronous").fetchone() == (2,)

    inside(tmp_path / "x.db", look)
