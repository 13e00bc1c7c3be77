"""A page knows what was kept: every answer is acknowledged, and one sent twice counts once."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bottega.server.refusal import Refusal
from tests.server.client import Page, Person
from tests.server.house import House
from tests.server.inside import new_table, rooms, somebody


@pytest.fixture
def table(anna: Person, bruno: Person) -> str:
    table = anna.make("me", "open")
    bruno.sit(table, 2)
    return table


def answer(page: Page, its_id: str | None, **more: Any) -> dict[str, Any]:
    """The first option of what a page is asked."""
    question = page.asked[0]
    form = {"type": "answer", "ply": page.ply, "seat": question["seat"], "id": its_id}
    return form | {"answers": [question["options"][0]["action"]]} | more


def rows_of(house: House, table: str) -> list[tuple[int, int, str]]:
    """What the table has of people's answers: ply, seat and notation."""
    query = "select ply, seat, answer from answers where table_id = ? and seat >= 0 order by ply"
    with closing(sqlite3.connect(house.file)) as db:
        return db.execute(query, (table,)).fetchall()


def test_an_answer_is_acknowledged_with_its_ply_and_the_page_s_own_id(
    anna: Person, table: str
) -> None:
    async def go() -> None:
        async with anna.page(table) as page:
            ply = page.ply
            await page.send(answer(page, "a-1"))
            await page.until(lambda: page.kept)
            assert page.kept == [{"ply": ply, "id": "a-1"}]

    asyncio.run(go())


def test_a_refusal_says_which_answer_it_is_about(anna: Person, table: str) -> None:
    async def go() -> None:
        async with anna.page(table) as page:
            assert await page.refusal_of(answer(page, "a-1", answers=["end turn"])) == "illegal"
            assert page.refused[-1]["id"] == "a-1"
            assert await page.refusal_of({"type": "say", "text": "\u0000"}) == "unreadable"
            assert page.refused[-1]["id"] is None
            assert page.kept == []

    asyncio.run(go())


def test_an_answer_whose_acknowledgement_was_cut_off_is_sent_again_and_counts_once(
    house: House, anna: Person, bruno: Person, table: str
) -> None:
    async def go() -> dict[str, Any]:
        async with bruno.page(table) as witness:
            async with anna.page(table) as cut:
                sent = answer(cut, "mine")
                cut.socket.transport.pause_reading()  # nothing more is heard on this line
                await cut.send(sent)
                await witness.until(lambda: witness.ply > sent["ply"])  # but it was kept
                cut.socket.transport.abort()
                await cut.until(lambda: cut.closed is not None)
                assert cut.kept == []
            async with anna.page(table) as again:
                now = again.ply
                await again.send(sent)
                await again.send(sent)
                await again.until(lambda: len(again.kept) == 2)
                assert again.kept == [{"ply": sent["ply"], "id": "mine"}] * 2
                assert (again.refused, again.ply) == ([], now)
        return sent

    sent = asyncio.run(go())
    assert rows_of(house, table) == [(sent["ply"], 0, sent["answers"][0])]


def test_an_answer_that_another_one_forestalled_is_refused_though_it_is_sent_again(
    house: House, anna: Person, table: str
) -> None:
    async def go() -> None:
        async with anna.page(table) as page, anna.page(table) as other:
            first, second = page.asked[0]["options"][0], page.asked[0]["options"][1]
            late = answer(page, "late", answers=[second["action"]])
            await other.answer(first["action"])
            for _ in range(2):
                assert await page.refusal_of(late) == "stale"
                assert page.refused[-1]["id"] == "late"

    asyncio.run(go())
    assert len(rows_of(house, table)) == 1


def test_an_answer_kept_by_one_process_is_known_to_another(database: str) -> None:
    """The line broke, and the next one leads to another worker that has not heard of it yet."""

    async def go() -> None:
        async with rooms(database) as one, rooms(database) as other:
            person = await somebody(one)
            table = await new_table(one, person, "me", "me")
            live = await one.matches.open(table)
            ply, first = live.plies, live.match.legal(0)[0]
            await other.matches.open(table)
            assert await one.matches.give(table, person, 0, ply, [first], again=True)
            assert not await other.matches.give(table, person, 0, ply, [first], again=True)
            with pytest.raises(Refusal) as refused:
                await other.matches.give(table, person, 0, ply, [first])
            assert refused.value.code == "stale"
            rows = await other.store.answers_from(table, 0)
            assert sum(row.seat == 0 for row in rows) == 1

    asyncio.run(go())


def test_of_twenty_copies_of_an_answer_at_two_processes_one_counts_and_all_hear_so(
    database: str,
) -> None:
    async def go() -> None:
        async with rooms(database) as one, rooms(database) as other:
            person = await somebody(one)
            table = await new_table(one, person, "me", "me")
            live = await one.matches.open(table)
            ply, first = live.plies, live.match.legal(0)[0]
            copies = [
                house.matches.give(table, person, 0, ply, [first], again=True)
                for house in (one, other)
                for _ in range(10)
            ]
            assert sum(await asyncio.gather(*copies)) == 1
            rows = await other.store.answers_from(table, 0)
            assert sum(row.seat == 0 for row in rows) == 1

    asyncio.run(go())
