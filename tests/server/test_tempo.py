"""How long an answer of the table took tells nothing about what might have been answered."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from bottega.server import tempo
from bottega.server.tempo import Tempo, in_time, rest
from tests.server.house import sqlite_at
from tests.server.inside import new_table, rooms, somebody

SLACK = 0.1


async def thought(seconds: float) -> str:
    await asyncio.sleep(seconds)
    return "pass"


async def took(
    seconds: float, window: bool = False, usual: float = 0, longest: float = 0.3
) -> float:
    began = time.monotonic()
    assert await in_time(longest, window, usual, thought(seconds)) == "pass"
    return time.monotonic() - began


@pytest.mark.parametrize("window", [True, False])
def test_an_answer_with_one_option_takes_as_long_as_one_that_was_thought_about(
    monkeypatch: pytest.MonkeyPatch, window: bool
) -> None:
    longest = 0.6 if window else 3.6
    for number in range(2):
        monkeypatch.setattr(tempo, "DICE", Random(number))
        at_once = asyncio.run(took(0, window, longest=longest))
        monkeypatch.setattr(tempo, "DICE", Random(number))
        after_a_while = asyncio.run(took(0.15, window, longest=longest))
        assert abs(at_once - after_a_while) < SLACK
        assert at_once >= (longest / 3 if window else longest / 18)


def test_bots_that_think_long_take_as_long_where_there_is_nothing_to_think_about() -> None:
    known = Tempo()
    for seconds in (0.3, 0.31, 0.29, 0.3):
        known.note("masters deep", seconds)
    assert known.usual("masters deep") == 0.31
    assert known.usual("masters quick") == 0
    assert asyncio.run(took(0, usual=known.usual("masters deep"))) > 0.31


def test_one_long_thought_does_not_slow_a_bot_down() -> None:
    known = Tempo()
    for seconds in (0.01, 2.0, 0.01, 0.01, 0.02):
        known.note("masters greedy", seconds)
    assert known.usual("masters greedy") == 0.02


def test_whoever_is_late_answers_at_the_next_beat() -> None:
    assert rest(moment=10, now=9.5, beat=0.1) == 0.5
    assert rest(moment=10, now=10.31, beat=0.1) == pytest.approx(0.09)
    assert rest(moment=10, now=10.05, beat=0) == 0


def test_every_answer_of_a_bot_takes_a_moment(tmp_path: Path) -> None:
    """Whether it has one option or many, at a window or in its turn."""

    async def story() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db"), pause=1.8) as house:
            live = await house.matches.open(
                await new_table(house, await somebody(house), "me", "random")
            )
            began = time.monotonic()
            while any(question.seat == 1 for question in live.match.questions):
                await asyncio.sleep(0.005)
            assert time.monotonic() - began >= 0.1

    asyncio.run(story())


def test_many_tables_of_one_person_do_not_make_another_wait_for_a_bot(tmp_path: Path) -> None:
    async def story() -> float:
        async with rooms(sqlite_at(tmp_path / "x.db"), pause=60) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            live, bots = await house.matches.open(table), house.matches.bots
            await bots.think(live, 0, "greedy", "anybody")  # its process is awake
            much = [
                asyncio.create_task(bots.think(live, number % 2, "greedy", "busy"))
                for number in range(150)
            ]
            await asyncio.sleep(0)
            began = time.monotonic()
            await bots.think(live, 1, "greedy", "quiet")
            took = time.monotonic() - began
            assert sum(task.done() for task in much) < 20, "the others are still waiting"
            for task in much:
                task.cancel()
            return took

    assert asyncio.run(story()) < 1
