"""The log that a page is sent: to whom it speaks, and where a replay shows what it tells."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bottega.server.presenters.match import update
from tests.server.test_decisions import first_turn, stored


def test_whoever_plays_one_seat_is_told_of_it_as_you(tmp_path: Path) -> None:
    async def look() -> None:
        async with first_turn(tmp_path) as (_, live):
            anna, bruno = live.names
            told = [line.text for line in update(live, [0], "en", None)[0].log]
            assert any(text.startswith("You keep ") for text in told)
            assert f"{bruno} keeps two Leader Cards." in told
            onlooker = [line.text for line in update(live, [], "en", None)[0].log]
            assert f"{anna} keeps two Leader Cards." in onlooker

    asyncio.run(look())


def test_around_one_screen_everybody_has_a_name(tmp_path: Path) -> None:
    async def look() -> None:
        async with first_turn(tmp_path) as (_, live):
            told = update(live, [0, 1], "en", None)[0].log
            assert told
            assert not any(line.text.startswith("You ") for line in told)

    asyncio.run(look())


def test_a_line_is_told_at_the_ply_of_the_record_whatever_was_taken_back(tmp_path: Path) -> None:
    async def decide() -> None:
        async with first_turn(tmp_path) as (house, live):
            answers = stored(live)
            await live.give(house.store, 0, live.plies, answers)
            plies = [(line.event, line.ply) for line in update(live, [0], "en", None)[0].log]
            assert ("stored", len(live.match.answers)) in plies
            assert plies[-1][1] == len(live.match.answers)
            await live.take_back(house.store, 0, live.plies)
            await live.give(house.store, 0, live.plies, answers)
            again = update(live, [0], "en", None)[0]
            assert [(line.event, line.ply) for line in again.log] == plies
            assert again.ply > again.log[-1].ply

    asyncio.run(decide())
