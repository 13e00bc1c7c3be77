"""Whoever sees nothing of an answer is told nothing, and counts no ply for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bottega.kernel.game import Decision
from bottega.play.match import Match
from bottega.server import wire
from bottega.server.live_match import LiveMatch
from bottega.server.people import Person
from bottega.server.presenters.match import update
from bottega.server.refusal import Refusal
from bottega.server.rooms import Rooms
from bottega.server.unseen import asked_in_secret
from tests.server.house import sqlite_at
from tests.server.inside import new_table, rooms, somebody
from tests.server.test_passing import GAME, PRINCES, reach

ONLOOKER: list[int] = []


def passes_unseen(match: Match, question: Decision) -> bool:
    """Somebody is asked in secret, and after they pass another seat is."""
    if question.seat not in asked_in_secret(match) or GAME.passing(question) is None:
        return False
    after = match.clone()
    after.answer(question.seat, GAME.actions.parse("pass"))
    return bool(asked_in_secret(after))


def run(tmp_path: Path, story: Callable[[Rooms, list[Person], LiveMatch, Decision], Any]) -> None:
    """Three people at a table at which somebody is asked in secret."""

    async def told() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db"), pause=60) as house:
            people = [await somebody(house) for _ in range(3)]
            table = await new_table(house, people[0], "me", "open", "open", **PRINCES)
            for seat in (1, 2):
                await house.sit(table, people[seat], wire.Sit(seat + 1))
            live = await house.matches.open(table)
            await story(house, people, live, await reach(house, live, passes_unseen))

    asyncio.run(told())


def test_a_pass_in_secret_is_a_ply_for_its_giver_alone(tmp_path: Path) -> None:
    async def story(
        house: Rooms, people: list[Person], live: LiveMatch, question: Decision
    ) -> None:
        seats = [ONLOOKER, [0], [1], [2]]
        before = [update(live, mine, "en", None)[0] for mine in seats]
        giver = question.seat
        ply = live.ply_of([giver])
        await house.matches.give(live.id, people[giver], giver, ply, ["pass"])
        now_asked = asked_in_secret(live.match)[0]
        for mine, had in zip(seats, before, strict=True):
            now = update(live, mine, "en", None)[0]
            if mine == [giver]:
                assert now.ply == ply + 1
            elif mine == [now_asked]:
                assert now.asked
                assert now.ply == had.ply + 1
            else:
                assert now == had, "not a byte differs"

    run(tmp_path, story)


def test_whoever_saw_nothing_of_it_can_answer_by_their_own_count(tmp_path: Path) -> None:
    async def story(
        house: Rooms, people: list[Person], live: LiveMatch, question: Decision
    ) -> None:
        missed = await reach(house, live, lambda _, q: live.ply_of([q.seat]) < live.plies)
        seat = missed.seat
        option = GAME.actions.text(live.match.questions[0].options[0])
        with pytest.raises(Refusal) as refusal:
            await house.matches.give(live.id, people[seat], seat, live.plies, [option])
        assert refusal.value.code == "stale"
        await house.matches.give(live.id, people[seat], seat, live.ply_of([seat]), [option])

    run(tmp_path, story)


def test_a_house_that_reads_the_rows_counts_alike(tmp_path: Path) -> None:
    async def story(
        house: Rooms, people: list[Person], live: LiveMatch, question: Decision
    ) -> None:
        await live.give(house.store, question.seat, live.plies, ["pass"])
        fresh = await house.matches.build(live.id)
        await fresh.catch_up(house.store)
        for mine in (ONLOOKER, [0], [1], [2], [0, 1]):
            assert fresh.ply_of(mine) == live.ply_of(mine)
        assert live.ply_of(ONLOOKER) < live.plies

    run(tmp_path, story)


def test_a_ply_of_ones_own_count_is_a_row_of_the_table(tmp_path: Path) -> None:
    async def story(
        house: Rooms, people: list[Person], live: LiveMatch, question: Decision
    ) -> None:
        seats = [ONLOOKER, [0], [1], [2]]
        for _ in range(6):
            missed = live.match.questions[0]
            for mine in seats:
                if missed.seat in mine:
                    assert live.unseen.row_at(live.ply_of(mine), mine) == live.plies
            option = "pass" if GAME.passing(missed) else GAME.actions.text(missed.options[0])
            await live.give(house.store, missed.seat, live.plies, [option])

    run(tmp_path, story)


def test_the_lobby_does_not_tell_when_somebody_passed_in_secret(tmp_path: Path) -> None:
    async def story(
        house: Rooms, people: list[Person], live: LiveMatch, question: Decision
    ) -> None:
        before = await house.info(live.id, None)
        await live.give(house.store, question.seat, live.plies, ["pass"])
        assert await house.info(live.id, None) == before

    run(tmp_path, story)


def test_nobody_takes_anything_back_while_another_is_asked_in_secret(tmp_path: Path) -> None:
    """Otherwise that they no longer can would tell that the other has answered."""

    async def story(
        house: Rooms, people: list[Person], live: LiveMatch, question: Decision
    ) -> None:
        assert not any(live.can_undo(seat) for seat in range(3) if seat != question.seat)

    run(tmp_path, story)
