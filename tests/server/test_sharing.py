"""No process owns a table: several houses share one database, and each makes a game from its rows.

These tests open the house itself, without a socket, where a moment must be hit exactly.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

from bottega.server.live_match import LiveMatch
from bottega.server.presenters.match import Sent
from bottega.server.presenters.match import update as present
from bottega.server.pubsub import ROUND, Subscription
from bottega.server.refusal import Refusal
from bottega.server.rooms import Rooms
from bottega.server.rows import AnswerRow, Asked
from bottega.server.schema import tables
from bottega.server.store import Store, TakenFirst
from bottega.server.unseen import waiting_for
from tests.server import client
from tests.server.conftest import Opener
from tests.server.house import sqlite_at
from tests.server.inside import listens, new_table, rooms, somebody
from tests.server.postgres import Postgres


async def followed(one: Rooms, other: Rooms) -> tuple[LiveMatch, LiveMatch, Subscription]:
    """A game at one house, its copy at another where somebody looks on, and what they hear."""
    table = await new_table(one, await somebody(one), "me", "me")
    live, copy = await one.matches.open(table), await other.matches.open(table)
    watching = await listens(other, table)
    await copy.refresh(other.store)
    return live, copy, watching


async def give_at_random(live: LiveMatch, store: Store, rng: Random) -> None:
    question = rng.choice(live.match.questions)
    text = live.game.actions.text(rng.choice(question.options))
    await live.give(store, question.seat, live.plies, [text])


def change(file: Path, sql: str) -> None:
    with sqlite3.connect(file, timeout=30) as db:
        db.execute(sql)
    db.close()


def told(live: LiveMatch, had: Sent | None = None) -> list[bytes]:
    """Everything that can be told to anybody."""
    viewers: list[list[int]] = [[0], [1], [], [0, 1]]
    return [msgspec.json.encode(present(live, seats, "en", had)[0]) for seats in viewers]


def test_whoever_reads_the_rows_tells_the_same_as_whoever_wrote_them(tmp_path: Path) -> None:
    """After a restart, or in another worker, not a byte of what is told may differ."""

    async def compare() -> None:
        rng = Random(1)
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            live = await house.matches.open(table)
            behind = await house.matches.build(table)
            await behind.catch_up(house.store)
            while not live.match.over:
                seat = live.match.questions[0].seat
                if live.can_undo(seat) and rng.random() < 0.2:
                    await live.take_back(house.store, seat, live.plies)
                else:
                    await give_at_random(live, house.store, rng)
                await behind.catch_up(house.store)
                assert behind.plies == live.plies
                assert told(behind) == told(live)
            fresh = await house.matches.build(table)
            await fresh.catch_up(house.store)
            assert told(fresh) == told(live)

    asyncio.run(compare())


def test_a_ply_can_be_written_once_and_a_move_wholly_or_not_at_all(tmp_path: Path) -> None:
    async def race() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            store, live = house.store, await house.matches.open(table)
            ply = live.plies
            rows = [AnswerRow(0, "keep 1 2"), AnswerRow(1, "keep 1 2")]
            await store.append(table, ply + 1, rows[1:], [Asked(0)], None)
            with pytest.raises(TakenFirst):
                await store.append(table, ply, rows, [Asked(0)], None)
            kept = await store.answers_from(table, ply)
            assert [row._replace(at=0.0) for row in kept] == rows[1:]

    asyncio.run(race())


def test_a_move_that_could_not_be_kept_is_forgotten(tmp_path: Path) -> None:
    """Nothing is shown before it is written: not even by the process that failed to write it."""

    async def fail() -> None:
        file = tmp_path / "x.db"
        async with rooms(sqlite_at(file)) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            live = await house.matches.open(table)
            await give_at_random(live, house.store, Random(1))
            before = told(live)
            change(file, "ALTER TABLE answers RENAME TO elsewhere")
            with pytest.raises(SQLAlchemyError):
                await give_at_random(live, house.store, Random(2))
            change(file, "ALTER TABLE elsewhere RENAME TO answers")
            live = await house.matches.open(table)
            assert told(live) == before
            await give_at_random(live, house.store, Random(2))
            assert told(live) != before

    asyncio.run(fail())


@pytest.fixture
def shared(database: str) -> str:
    return database


def test_of_two_houses_that_accept_an_answer_at_once_one_is_right(shared: str) -> None:
    async def race() -> None:
        async with rooms(shared) as one, rooms(shared) as other:
            table = await new_table(one, await somebody(one), "me", "me")
            rng = Random(2)
            for _ in range(40):
                lives = [await house.matches.open(table) for house in (one, other)]
                async with asyncio.timeout(20):
                    for house, live in zip((one, other), lives, strict=True):
                        await live.catch_up(house.store)
                if lives[0].match.over:
                    break
                results = await asyncio.gather(
                    give_at_random(lives[0], one.store, rng),
                    give_at_random(lives[1], other.store, rng),
                    return_exceptions=True,
                )
                refused = [result for result in results if result is not None]
                assert len(refused) == 1
                assert isinstance(refused[0], Refusal)
                assert refused[0].code == "stale"
            for house, live in zip((one, other), lives, strict=True):
                await live.catch_up(house.store)
            assert told(lives[0]) == told(lives[1])

    asyncio.run(race())


def test_a_house_follows_what_another_keeps_without_asking_for_it(postgres: Postgres) -> None:
    """The news of a move carry its rows; whoever looks at the table has them with the news."""
    shared = postgres.create("follows")

    async def follow() -> None:
        async with rooms(shared) as one, rooms(shared) as other:
            live, copy, watching = await followed(one, other)
            rng = Random(4)
            for _ in range(12):
                await give_at_random(live, one.store, rng)
                async with asyncio.timeout(10):
                    await watching.event.wait()
                assert watching.take() == {"move"}
                assert not copy.behind, "nothing is left to be asked for"
                assert told(copy) == told(live)
            other.store.pubsub.unsubscribe(watching)

    asyncio.run(follow())


def test_a_house_hears_of_the_tables_that_are_looked_at_there(postgres: Postgres) -> None:
    """Of no others; and once somebody looks at one, of all that had happened meanwhile."""
    shared = postgres.create("hears")

    async def look() -> None:
        async with rooms(shared) as one, rooms(shared) as other:
            person = await somebody(one)
            tables = [await new_table(one, person, "me", "me") for _ in range(2)]
            heard: list[str] = []
            rng = Random(8)

            def note(table: str, *_: Any) -> None:
                heard.append(table)

            other.store.pubsub.heard = note
            watching = await listens(other, tables[0])
            heard.clear()
            for table in tables:
                await give_at_random(await one.matches.open(table), one.store, rng)
            async with asyncio.timeout(10):
                await watching.event.wait()
            assert watching.take() == {"move"}
            assert set(heard) == {tables[0]}
            later = other.store.pubsub.subscribe(tables[1])
            async with asyncio.timeout(10):
                while later.news != {"move", "table", "chat"}:
                    await asyncio.sleep(0.005)
            other.store.pubsub.unsubscribe(watching)
            async with asyncio.timeout(10):
                while other.store.pubsub.hears(tables[0]):
                    await asyncio.sleep(0.005)

    asyncio.run(look())


def test_a_move_of_which_nobody_told_is_found_by_looking(postgres: Postgres) -> None:
    """The process that kept it was killed at that moment."""
    shared = postgres.create("untold")

    async def look() -> None:
        async with rooms(shared) as one, rooms(shared) as other:
            live, copy, watching = await followed(one, other)
            one.store.pubsub.tell_others = lambda *_: None  # type: ignore[method-assign]
            await give_at_random(live, one.store, Random(9))
            await asyncio.sleep(0.1)
            assert not watching.news
            for _ in range(ROUND):
                other.store.pubsub.look_again()
            assert watching.news == {"move"}
            await copy.refresh(other.store)
            assert told(copy) == told(live)

    asyncio.run(look())


def test_a_house_that_closes_tells_of_its_last_moves(postgres: Postgres) -> None:
    shared = postgres.create("last_moves")

    async def close() -> None:
        async with rooms(shared) as other:
            async with rooms(shared) as one:
                table = await new_table(one, await somebody(one), "me", "me")
                live = await one.matches.open(table)
                watching = await listens(other, table)
                for seed in range(4):
                    await give_at_random(live, one.store, Random(seed))
                before = told(live)
            copy = await other.matches.open(table)
            async with asyncio.timeout(1):
                while copy.plies < live.plies or "move" not in watching.news:
                    await copy.refresh(other.store)
                    await asyncio.sleep(0.005)
            assert told(copy) == before

    asyncio.run(close())


def test_a_house_keeps_no_game_that_is_played_and_looked_at_elsewhere(postgres: Postgres) -> None:
    shared = postgres.create("elsewhere")

    async def play() -> None:
        async with rooms(shared) as one, rooms(shared) as other:
            table = await new_table(one, await somebody(one), "me", "me")
            live = await one.matches.open(table)
            watching = await listens(one, table)
            await other.matches.open(table)
            for house in (one, other):
                await house.matches.sweep()
            assert table not in other.matches.live
            await give_at_random(live, one.store, Random(5))
            assert one.matches.live[table] is live
            one.store.pubsub.unsubscribe(watching)
            assert told(await other.matches.open(table)) == told(live), "who comes finds it again"

    asyncio.run(play())


def test_a_move_that_is_not_the_next_one_is_not_followed(tmp_path: Path) -> None:
    """News may have been missed: then the rows are read, in their order."""

    async def follow() -> None:
        async with rooms(sqlite_at(tmp_path / "house.db")) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            live = await house.matches.open(table)
            copy = await house.matches.build(table)
            await copy.catch_up(house.store)
            copy.told = True
            before, ply = told(copy), live.plies
            for seed in (1, 2):
                await give_at_random(live, house.store, Random(seed))
            first, *later = await house.store.answers_from(table, ply)
            assert not copy.follow(ply + 1, later)
            assert told(copy) == before
            assert copy.follow(ply, [first])
            assert copy.follow(ply + 1, later)
            assert told(copy) == told(live)
            assert not copy.follow(ply, [first]), "it has it already"

    asyncio.run(follow())


def test_a_house_that_is_behind_still_wakes_the_bots(shared: str) -> None:
    """The worker that knew the table is gone; another has an old position of it in memory."""

    async def wake() -> None:
        async with rooms(shared) as gone, rooms(shared) as left:
            table = await new_table(gone, await somebody(gone), "me", "random")
            async with asyncio.timeout(20):
                while waiting_for((await gone.matches.open(table)).match) != [Asked(0)]:
                    await asyncio.sleep(0.05)
                old = await left.matches.open(table)
                live = await gone.matches.open(table)
                rng = Random(3)
                while waiting_for(live.match) != [Asked(1)] or not live.match.asked(1):
                    await give_at_random(live, gone.store, rng)
            assert waiting_for(old.match) == [Asked(0)], "it is behind"
            long_ago = time.time() - 60
            async with left.store.engine.begin() as db:
                await db.execute(
                    update(tables).where(tables.c.id == table).values(updated=long_ago)
                )
            before = live.plies
            await left.matches.sweep()
            async with asyncio.timeout(10):
                while len(await left.store.answers_from(table, before)) == 0:
                    await asyncio.sleep(0.1)

    asyncio.run(wake())


def test_many_who_ask_a_house_that_is_behind_for_the_record_all_get_it(shared: str) -> None:
    async def ask() -> None:
        async with rooms(shared) as one, rooms(shared) as other:
            table = await new_table(one, await somebody(one), "me", "me")
            await other.matches.open(table)
            live, rng = await one.matches.open(table), Random(4)
            while not live.match.over:
                await give_at_random(live, one.store, rng)
            found = await asyncio.gather(*(other.matches.finished(table) for _ in range(8)))
            assert all(found[0].match.record().write() == x.match.record().write() for x in found)
            assert found[0].plies == live.plies

    asyncio.run(ask())


def test_a_house_hears_again_after_its_listening_connection_broke(
    shared: str, postgres: Postgres
) -> None:
    async def break_and_hear() -> None:
        async with rooms(shared) as one, rooms(shared) as other:
            table = await new_table(one, await somebody(one), "me", "me")
            news, _ = await listens(other, table), await listens(one, table)
            database = shared.rsplit("/", 1)[1]
            broken = await postgres.ask(
                database,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = $1 AND query ILIKE 'listen%'",
                database,
            )
            assert len(broken) == 2
            async with asyncio.timeout(5):
                await news.event.wait()  # all is published once, for what was missed
            news.take()
            live, rng = await one.matches.open(table), Random(5)
            await give_at_random(live, one.store, rng)
            async with asyncio.timeout(5):
                while "move" not in news.news:
                    await asyncio.sleep(0.01)

    asyncio.run(break_and_hear())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/register", {"name": "ß" * 24, "password": "long enough"}),
        ("/api/register", {"name": "a\x00b", "password": "long enough"}),
        ("/api/login", {"name": "a\x00b", "password": "long enough"}),
        ("/api/tables/a%00b/sit", {"seat": 1}),
        ("/api/tables", {"game": "masters", "seats": [{"kind": "me", "name": "a\x00b"}]}),
    ],
    ids=str,
)
def test_what_one_database_takes_the_other_does_not_choke_on(
    big_house: Any, path: str, body: dict[str, Any]
) -> None:
    """PostgreSQL counts the letters of a column and takes no NUL: both must be seen before."""
    answer = client.Person(big_house).post(path, body)
    assert answer.status_code < 500, answer.text


def test_a_sleeping_crowd_does_not_keep_bots_from_waking(open_house: Opener) -> None:
    """Abandoned games stay for ever; a table whose bot was interrupted is behind them in line."""
    house = open_house()
    anna = client.Person(house, "Anna")
    human, bots = anna.make("me", "me"), anna.make("me", "random")

    async def answer() -> None:
        async with anna.page(bots) as page:
            await client.play([page], Random(6), most=3)

    asyncio.run(answer())
    house.kill()
    with sqlite3.connect(house.file) as db:
        db.row_factory = sqlite3.Row
        table = dict(db.execute("SELECT * FROM tables WHERE id = ?", (human,)).fetchone())
        for i in range(250):
            copy = {**table, "id": f"sleeping{i}", "updated": table["updated"] - 1000}
            marks = ", ".join("?" * len(copy))
            db.execute(
                f"INSERT INTO tables ({', '.join(copy)}) VALUES ({marks})", list(copy.values())
            )
        # the bot's last answer was never given: its house was killed while it was thinking
        query = "SELECT max(ply) FROM answers WHERE table_id = ? AND seat = 1"
        (last,) = db.execute(query, (bots,)).fetchone()
        db.execute("DELETE FROM answers WHERE table_id = ? AND ply >= ?", (bots, last))
        db.execute("UPDATE tables SET waiting_for = '[2]' WHERE id = ?", (bots,))
    db.close()
    house.start()
    end = time.monotonic() + 20
    while anna.table(bots)["waiting_for"] != [1]:
        assert time.monotonic() < end, "nobody wakes the bot"
        time.sleep(0.3)
