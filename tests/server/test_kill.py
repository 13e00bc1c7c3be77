"""Killed at any moment, with ``kill -9``: no move that a page was shown is ever lost."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from random import Random
from typing import Any

import pytest

from bottega.kernel.record import read_record
from bottega.play.verifying import verify
from tests.server.client import Page, Person, play
from tests.server.conftest import Opener
from tests.server.house import House, alive
from tests.server.postgres import Postgres

MOST = 30
"""Answers between two kills: so few that no game is over before the last of them."""


class Witness:
    """What pages were shown of a table before the server was killed."""

    def __init__(self) -> None:
        self.ply = -1
        self.known: dict[str, Any] = {}
        self.on_its_way: dict[str, Any] | None = None  # nobody knows whether it arrived

    def note(self, page: Page) -> None:
        """A page was shown a ply: that is an acknowledged move."""
        if page.ply > self.ply:
            self.ply = page.ply
            self.known = {part: page.update[part] for part in ("state", "waiting_for", "scores")}

    def check(self, page: Page) -> None:
        assert page.ply >= self.ply, f"ply {self.ply} was shown, and now the table is at {page.ply}"
        if page.ply == self.ply:
            for part, value in self.known.items():
                assert page.update[part] == value, part


async def send_again(page: Page, witness: Witness) -> None:
    """A page that did not hear what became of its answer sends it once more; it counts once."""
    if witness.on_its_way is None:
        return
    sent, witness.on_its_way = witness.on_its_way, None
    await page.send(sent)
    await page.until(lambda: page.kept or page.refused)
    assert page.kept == [{"ply": sent["ply"], "id": sent["id"]}], page.refused
    await page.until(lambda: page.ply > sent["ply"])


async def play_until_killed(
    house: House, person: Person, table: str, after: float, rng: Random, witness: Witness
) -> None:
    """Answer as fast as possible, and kill the house from outside while answers are under way."""
    async with person.page(table) as page:
        witness.check(page)
        await send_again(page, witness)
        end = asyncio.get_running_loop().time() + after
        try:
            for _ in range(MOST):
                if asyncio.get_running_loop().time() > end:
                    break
                await page.answer_at_random(rng)
                witness.note(page)
            question = page.asked[0]  # one more is on its way when the end comes
            form = {"type": "answer", "ply": page.ply, "seat": question["seat"], "id": "last"}
            witness.on_its_way = {**form, "answers": [question["options"][0]["action"]]}
            await page.send(witness.on_its_way)
            await asyncio.sleep(rng.choice([0, 0, 0.001, 0.003, 0.01]))
        finally:
            house.kill()
        await page.until(lambda: page.closed is not None)
        witness.note(page)


def survive(house: House, rounds: int) -> None:
    """Kill and open again and again; then play to the end and check the record."""
    rng, witness = Random(1), Witness()
    person = Person(house, "Phoenix")
    table = person.make("me", "me")
    for _ in range(rounds):
        after = rng.uniform(0.05, 0.25)
        asyncio.run(play_until_killed(house, person, table, after, rng, witness))
        house.start()

    async def finish() -> None:
        async with person.page(table) as page:
            witness.check(page)
            await send_again(page, witness)
            await play([page], rng)
            assert page.over

    asyncio.run(finish())
    verify(read_record(person.get(f"/api/tables/{table}/record").text))


def test_a_house_on_sqlite_that_is_killed_again_and_again_loses_nothing(open_house: Opener) -> None:
    survive(open_house(), 2)


def test_a_house_on_postgres_that_is_killed_loses_nothing(
    open_house: Opener, database: str
) -> None:
    survive(open_house(database, 2), 1)


def test_when_the_database_itself_is_killed_the_house_recovers(
    open_house: Opener, database: str, postgres: Postgres
) -> None:
    """Every connection breaks at once, as when PostgreSQL is started again."""
    house = open_house(database, 1)
    person = Person(house, "Phoenix")
    table = person.make("me", "me")
    name = database.rsplit("/", 1)[1]

    async def go() -> None:
        rng, witness = Random(2), Witness()
        async with person.page(table) as page:
            await play([page], rng, most=5)
            witness.note(page)
            await postgres.ask(
                name,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = $1 AND pid <> pg_backend_pid()",
                name,
            )
        await asyncio.sleep(1.5)
        for _ in range(25):  # connections that were lying ready may each fail once
            if person.get(f"/api/tables/{table}").status_code == 200:
                break
        async with person.page(table) as page, person.page(table) as other:
            witness.check(page)
            for _ in range(5):
                await page.answer_at_random(rng)
                await other.until(lambda: other.ply == page.ply)

    asyncio.run(go())


def test_killing_the_thinking_process_does_not_stop_the_table(open_house: Opener) -> None:
    house = open_house()
    anna = Person(house, "Anna")
    table = anna.make("me", "greedy")

    async def against_bots() -> None:
        rng, kills = Random(3), 0
        async with anna.page(table) as page:
            while not page.over:
                await play([page], rng, most=4)
                if kills < 4:
                    for pid in house.children("bot_process"):
                        os.kill(pid, signal.SIGKILL)
                        kills += 1
            assert kills >= 3

    asyncio.run(against_bots())


def test_a_house_killed_while_its_bots_play_lets_them_play_on_when_it_opens(
    open_house: Opener,
) -> None:
    house = open_house()
    anna = Person(house, "Anna")
    table = anna.make("greedy", "greedy", "greedy", "greedy")
    witness = Witness()

    async def look(plies: int) -> None:
        async with Page(house, table) as page:
            witness.check(page)
            ply = page.ply
            await page.until(lambda: page.ply >= ply + plies or page.over, 40)
            witness.note(page)

    asyncio.run(look(20))
    house.kill()
    house.start()
    asyncio.run(look(20))
    asyncio.run(look(1000))
    assert anna.table(table)["status"] == "over"
    verify(read_record(anna.get(f"/api/tables/{table}/record").text))


def test_a_killed_house_leaves_no_process_behind(open_house: Opener) -> None:
    """The bots of a house that is gone have nobody to think for."""
    house = open_house()
    Person(house).make("greedy", "greedy")
    time.sleep(1)
    bots = house.children("bot_process")
    assert bots
    house.running.kill()
    house.running.wait(10)
    end = time.monotonic() + 10
    while any(alive(pid) for pid in bots):
        if time.monotonic() > end:
            pytest.fail("a thinking process outlives its house by more than ten seconds")
        time.sleep(0.2)
