"""Leaving a game for good, closing and deleting tables, and games that were left alone."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

from bottega.server import wire
from tests.server.client import Page, Person, refusal
from tests.server.house import House, sqlite_at
from tests.server.inside import new_table, rooms, somebody


def table_for_two(anna: Person, bruno: Person, **more: str) -> str:
    table = anna.make("me", "open", **more)
    bruno.sit(table, 2)
    return table


def leave(person: Person, table: str, seat: int) -> None:
    person.ok(person.post(f"/api/tables/{table}/resign", {"seat": seat}))


# Leaving -----------------------------------------------------------------------------------


def test_a_bot_plays_on_for_whoever_leaves_for_good(anna: Person, bruno: Person) -> None:
    table = table_for_two(anna, bruno)

    async def go() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            ply = a.ply
            leave(bruno, table, 2)
            await a.until(lambda: a.table["seats"][1]["kind"] == "bot")
            assert a.table["seats"][1]["name"] == "Bruno", "the log still tells of Bruno"
            await a.until(lambda: a.ply > ply)
            assert a.update["waiting_for"] == [1]
            await b.until(lambda: not any(seat["you"] for seat in b.table["seats"]))
            answer = {"type": "answer", "ply": b.ply, "seat": 2, "answers": ["keep 1 2"]}
            assert await b.refusal_of(answer) == "not-yours"

    asyncio.run(go())
    back = bruno.post(f"/api/tables/{table}/return", {"seat": 2})
    assert refusal(back) == (403, "not-yours")


def own_tables(person: Person) -> list[str]:
    return [row["id"] for row in person.ok(person.get("/api/tables/mine"))]


def test_a_table_that_was_left_for_good_is_nobodys_who_left(anna: Person, bruno: Person) -> None:
    """Not even of whoever made it: then it belongs to somebody who plays on."""
    made, visited = table_for_two(anna, bruno), table_for_two(bruno, anna)
    leave(anna, made, 1)
    leave(anna, visited, 2)
    assert [table for table in own_tables(anna) if table in (made, visited)] == []
    assert {made, visited} <= set(own_tables(bruno))
    assert bruno.table(made)["host"] is True


def test_whoever_holds_a_seat_still_keeps_the_table(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "me", "open")
    bruno.sit(table, 3)
    leave(anna, table, 1)
    assert table in own_tables(anna)
    assert anna.table(table)["host"] is True


def test_by_its_rule_a_table_closes_when_somebody_leaves(anna: Person, bruno: Person) -> None:
    table = table_for_two(anna, bruno, leaving="close")

    async def go() -> None:
        async with anna.page(table) as a:
            leave(bruno, table, 2)
            await a.until(lambda: a.table["status"] == "closed")
            assert a.table["winners"] == []
            answer = {"type": "answer", "ply": a.ply, "seat": 1, "answers": ["keep 1 2"]}
            assert await a.refusal_of(answer) == "closed"
        async with anna.page(table) as again:
            assert again.update["result"] is None

    asyncio.run(go())
    for where in ("record", "replay", "replay/0"):
        assert anna.get(f"/api/tables/{table}/{where}").status_code == 200, "nobody plays on"
    record = anna.ok(anna.get(f"/api/tables/{table}/record"))
    assert (record["result"], record["seed"]) == (None, None)
    assert table not in [row["id"] for row in anna.ok(anna.get("/api/tables"))]
    assert table in [row["id"] for row in anna.ok(anna.get("/api/tables/mine"))]


def test_a_game_that_only_bots_would_go_on_with_is_closed(anna: Person) -> None:
    table = anna.make("me", "greedy")
    leave(anna, table, 1)
    assert anna.table(table)["status"] == "closed"


def test_only_a_running_game_is_left_and_only_by_its_players(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open")
    early = anna.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert refusal(early) == (409, "not-playing")
    bruno.sit(table, 2)
    for seat, why in ((1, (403, "not-yours")), (3, (404, "not-found"))):
        assert refusal(bruno.post(f"/api/tables/{table}/resign", {"seat": seat})) == why


# Deleting ----------------------------------------------------------------------------------


def delete(person: Person, table: str) -> tuple[int, str]:
    answer = person.http.delete(f"/api/tables/{table}")
    return (answer.status_code, "") if answer.is_success else refusal(answer)


def test_whoever_made_a_table_deletes_it_unless_others_are_playing(
    anna: Person, bruno: Person
) -> None:
    waiting, alone = anna.make("me", "open"), anna.make("me", "greedy")
    playing = table_for_two(anna, bruno)
    assert delete(bruno, waiting) == (403, "not-yours")
    assert delete(anna, playing) == (409, "being-played")
    assert anna.table(playing)["deletable"] is False
    for table in (waiting, alone):
        assert anna.table(table)["deletable"] is True
        assert bruno.table(table)["deletable"] is False
        assert delete(anna, table) == (204, "")
        assert refusal(anna.get(f"/api/tables/{table}")) == (404, "not-found")


def test_pages_at_a_deleted_table_are_told_that_it_is_gone(house: House, anna: Person) -> None:
    table = anna.make("me", "open")

    async def go() -> None:
        async with Page(house, table) as page:
            assert delete(anna, table) == (204, "")
            await page.until(lambda: page.closed is not None)
            assert page.closed == 4404
            assert page.refused[-1]["code"] == "not-found"

    asyncio.run(go())
    assert house.healthy()


# Left alone --------------------------------------------------------------------------------


def test_a_game_left_alone_with_bots_is_no_longer_listed(tmp_path: Path) -> None:
    async def look() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            anna, bruno = await somebody(house), await somebody(house)
            old = await new_table(house, anna, "me", "greedy", "greedy")
            fresh = await new_table(house, anna, "me", "greedy")
            company = await new_table(house, anna, "me", "open")
            waiting = await new_table(house, anna, "me", "open")
            await house.sit(company, bruno, wire.Sit(2))
            long_ago = time.time() - 4 * 86_400
            with sqlite3.connect(tmp_path / "x.db", timeout=30) as db:
                db.execute("UPDATE tables SET updated = ? WHERE id != ?", (long_ago, fresh))
            db.close()
            public = {row.id for row in await house.listed(None, mine=False)}
            assert public == {fresh, company, waiting}
            assert old in {row.id for row in await house.listed(anna, mine=True)}
            house.abandoned_days = 5
            assert old in {row.id for row in await house.listed(None, mine=False)}

    asyncio.run(look())
