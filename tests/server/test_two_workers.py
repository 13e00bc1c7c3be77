"""Several processes on PostgreSQL: whichever of them a page is connected to, there is one table.

The two workers of a house have every table in one of them; so where pages of a table are to be in
different processes, some are at another house with the same database.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from bottega.kernel.record import read_record
from bottega.play.verifying import verify
from tests.server.client import Page, Person, play
from tests.server.house import House
from tests.server.postgres import Postgres


@pytest.fixture
def couple(big_house: House) -> tuple[Person, Person, str]:
    """Two people at the start of a game."""
    anna, bruno = Person(big_house, "Anna"), Person(big_house, "Bruno")
    table = anna.make("me", "open")
    bruno.sit(table, 2)
    return anna, bruno, table


def wait_for_workers(house: House) -> None:
    """Both workers, each with a process in which its bots think."""
    end = time.monotonic() + 30
    while len(house.workers_now()) < 2:
        assert time.monotonic() < end, "two workers were to be at work"
        time.sleep(0.3)


async def everybody(stack: AsyncExitStack, pages: list[Page]) -> list[Page]:
    return [await stack.enter_async_context(page) for page in pages]


async def all_reach(pages: list[Page], ply: int) -> None:
    for page in pages:
        await page.until(lambda page=page: page.ply >= ply)  # type: ignore[misc]


def test_both_workers_are_at_work(big_house: House) -> None:
    wait_for_workers(big_house)
    assert big_house.healthy()


def test_a_whole_game_is_seen_alike_from_every_process(
    big_house: House, other_house: House, couple: tuple[Person, Person, str]
) -> None:
    anna, bruno, table = couple
    both = big_house, other_house

    async def game() -> None:
        async with AsyncExitStack() as stack:
            mine = await everybody(stack, anna.pages(table, *both))
            theirs = await everybody(stack, bruno.pages(table, *both))
            looking = await everybody(stack, [Page(house, table) for house in both])
            pages = [*mine, *theirs, *looking]
            rng = Random(1)
            for _ in range(1000):
                await play(pages, rng, most=1)
                await all_reach(pages, max(page.ply for page in pages))
                for group in (mine, theirs, looking):
                    for part in ("state", "asked", "waiting_for", "scores", "result", "can_undo"):
                        assert len({json.dumps(page.update[part]) for page in group}) == 1, part
                if pages[0].over:
                    break
            for page in pages:
                await page.until(lambda page=page: page.table["status"] == "over")  # type: ignore[misc]

    asyncio.run(game())
    for _ in range(6):  # whichever worker answers
        record = read_record(anna.get(f"/api/tables/{table}/record").text)
        assert verify(record) >= 33
        assert anna.table(table)["status"] == "over"


def test_of_racing_answers_exactly_one_wins_at_every_ply(
    big_house: House, other_house: House, postgres: Postgres, couple: tuple[Person, Person, str]
) -> None:
    anna, bruno, table = couple
    both = big_house, other_house

    async def race() -> int:
        rng = Random(2)
        async with AsyncExitStack() as stack:
            mine = await everybody(stack, anna.pages(table, *both, *both))
            theirs = await everybody(stack, bruno.pages(table, *both, *both))
            pages = mine + theirs
            for moves in range(40):
                ply = max(page.ply for page in pages)
                await all_reach(pages, ply)
                if pages[0].over:
                    return moves
                asked = rng.choice([side for side in (mine, theirs) if side[0].asked])
                before = [len(page.refused) for page in asked]
                await asyncio.gather(*(send_any(page, rng) for page in asked))
                await all_reach(pages, ply + 1)
                async with asyncio.timeout(20):  # the three others are told that they were late
                    while sum(len(page.refused) for page in asked) < sum(before) + 3:
                        await asyncio.sleep(0.005)
                assert {refused["code"] for page in asked for refused in page.refused} == {"stale"}
            return 40

    async def send_any(page: Page, rng: Random) -> None:
        question = page.asked[0]
        action = rng.choice(question["options"])["action"]
        await page.send(
            {"type": "answer", "ply": page.ply, "seat": question["seat"], "answers": [action]}
        )

    moves = asyncio.run(race())
    rows = postgres.run(
        "big_house", "SELECT ply, seat FROM answers WHERE table_id = $1 ORDER BY ply", table
    )
    assert [row["ply"] for row in rows] == list(range(len(rows)))
    assert sum(row["seat"] >= 0 for row in rows) == moves, "one answer a race, no more and no less"


def test_chat_and_presence_cross_from_process_to_process(
    big_house: House, other_house: House, couple: tuple[Person, Person, str]
) -> None:
    anna, bruno, table = couple

    async def talk() -> None:
        async with AsyncExitStack() as stack:
            mine = await everybody(
                stack, anna.pages(table, big_house, other_house, big_house, other_house)
            )
            for number, page in enumerate(mine):
                await page.send({"type": "say", "text": f"line {number}"})
            for page in mine:
                await page.until(lambda page=page: len(page.chat) == 4)  # type: ignore[misc]
                assert Counter(line["text"] for line in page.chat) == Counter(
                    f"line {i}" for i in range(4)
                )
            async with bruno.page(table, other_house):
                for page in mine:
                    await page.until(lambda page=page: page.table["seats"][1]["online"])  # type: ignore[misc]
            for page in mine:
                await page.until(lambda page=page: not page.table["seats"][1]["online"])  # type: ignore[misc]

    asyncio.run(talk())


def test_a_storm_of_reconnecting_pages_finds_the_table_as_it_is(
    big_house: House, other_house: House, couple: tuple[Person, Person, str]
) -> None:
    anna, bruno, table = couple

    async def come_back(person: Person, number: int) -> Page:
        await asyncio.sleep(0.01 * number)
        house = (big_house, other_house)[number // 2 % 2]
        return await person.page(table, house, ply=number).__aenter__()

    async def storm() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            playing = asyncio.create_task(play([a, b], Random(3), most=40))
            crowd = await asyncio.gather(*(come_back((anna, bruno)[i % 2], i) for i in range(24)))
            await playing
            ply = max(a.ply, b.ply)
            await all_reach([a, b, *crowd], ply)
            behind = []
            for i, page in enumerate(crowd):
                same = (a, b)[i % 2].update
                for part in ("ply", "state", "asked", "waiting_for", "scores"):
                    if page.update[part] != same[part]:
                        behind.append((i, part))
            assert behind == []
            await asyncio.gather(*(page.__aexit__(None, None, None) for page in crowd))
            await play([a, b], Random(4), most=4)

    asyncio.run(storm())


def test_bots_play_whichever_process_is_asked(big_house: House, other_house: House) -> None:
    anna = Person(big_house, "Anna")
    table = anna.make("me", "random", "random")

    async def game() -> None:
        async with AsyncExitStack() as stack:
            pages = await everybody(
                stack, anna.pages(table, big_house, other_house, big_house, other_house)
            )
            await play(pages, Random(5))
            assert all(page.over for page in pages) or await ends(pages)

    async def ends(pages: list[Page]) -> bool:
        for page in pages:
            await page.until(lambda page=page: page.over)  # type: ignore[misc]
        return True

    asyncio.run(game())


def test_a_lost_worker_is_replaced_and_the_game_goes_on(
    big_house: House, couple: tuple[Person, Person, str]
) -> None:
    """One of the two workers is killed in mid-game; its pages come back to the other."""
    anna, bruno, table = couple
    seen: list[Any] = []

    async def first_half() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            await play([a, b], Random(6), most=20)
            await all_reach([a, b], max(a.ply, b.ply))
            seen.append((a.ply, a.update["state"]))

    async def second_half() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            assert (a.ply, a.update["state"]) == seen[0]
            await play([a, b], Random(7))
            assert a.over or b.over

    asyncio.run(first_half())
    wait_for_workers(big_house)
    big_house.kill_one(big_house.workers_now()[0])
    asyncio.run(second_half())
    wait_for_workers(big_house)
