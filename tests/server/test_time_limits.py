"""A time limit runs from the last answer that stands: nothing but answering begins it anew."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import update

from bottega.server.live_match import LiveMatch
from bottega.server.people import Person
from bottega.server.rooms import Rooms
from bottega.server.schema import answers, tables
from bottega.server.unseen import asked_in_secret
from tests.server.house import sqlite_at
from tests.server.inside import new_table, rooms, somebody
from tests.server.test_passing import PRINCES, reach
from tests.server.test_unseen import passes_unseen

Story = Callable[[Rooms, Person, LiveMatch], Any]


def run(tmp_path: Path, story: Story, **more: Any) -> None:
    async def told() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db"), pause=60) as house:
            person = await somebody(house)
            table = await new_table(house, person, "me", "me", "me", limit_minutes=1, **more)
            await story(house, person, await house.matches.open(table))

    asyncio.run(told())


async def let_time_pass(house: Rooms, seconds: float) -> None:
    async with house.store.write() as db:
        await db.execute(update(tables).values(updated=tables.c.updated - seconds))
        await db.execute(update(answers).values(at=answers.c.at - seconds))
    house.matches.live.clear()


def test_returning_and_inviting_do_not_begin_it_anew(tmp_path: Path) -> None:
    async def story(house: Rooms, person: Person, live: LiveMatch) -> None:
        await let_time_pass(house, 50)
        for _ in range(3):
            await house.take_over(live.id, person, 0)
            await house.new_invite(live.id, person)
        assert time.time() - (await house.row(live.id)).updated > 45
        await let_time_pass(house, 20)
        await house.matches.sweep()
        assert any(seat.stand_in for seat in await house.store.seats_of(live.id))

    run(tmp_path, story)


def test_whoever_returns_too_late_does_not_keep_the_bot_from_answering(tmp_path: Path) -> None:
    async def story(house: Rooms, person: Person, live: LiveMatch) -> None:
        house.matches.pause = 0.6
        await let_time_pass(house, 90)
        ply = live.plies
        await house.matches.sweep()
        for seat in range(3):
            await house.take_over(live.id, person, seat)
        async with asyncio.timeout(10):
            while (await house.matches.open(live.id)).plies == ply:
                await asyncio.sleep(0.01)

    run(tmp_path, story)


def test_taking_back_gives_no_more_time_than_there_was(tmp_path: Path) -> None:
    """Somebody who answers and takes it back, again and again, is still waited for."""

    async def story(house: Rooms, person: Person, live: LiveMatch) -> None:
        for seat in range(3):
            await live.give(house.store, seat, live.plies, ["keep 1 2"])
        await let_time_pass(house, 50)
        live = await house.matches.open(live.id)
        seat = live.match.questions[0].seat
        option = live.game.actions.text(live.match.questions[0].options[0])
        began = (await house.row(live.id)).updated
        for _ in range(2):
            await live.give(house.store, seat, live.plies, [option])
            assert time.time() - (await house.row(live.id)).updated < 5
            await live.take_back(house.store, seat, live.plies)
            assert abs((await house.row(live.id)).updated - began) < 1

    run(tmp_path, story)


def test_whoever_is_asked_in_secret_too_long_passes_and_nobody_is_told(tmp_path: Path) -> None:
    async def story(house: Rooms, person: Person, live: LiveMatch) -> None:
        question = await reach(house, live, passes_unseen)
        before = await house.info(live.id, None)
        await let_time_pass(house, 90)
        await house.matches.sweep()
        seats = await house.store.seats_of(live.id)
        assert [seat.seat for seat in seats if seat.passing] == [question.seat]
        assert not any(seat.stand_in for seat in seats)
        assert await house.info(live.id, None) == before
        assert asked_in_secret(live.match) == [question.seat]

    run(tmp_path, story, **PRINCES)
