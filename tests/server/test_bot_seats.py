"""Bots stay at their seats from one question to the next, and nobody waits for one that is late."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bottega.kernel.game import Game
from bottega.kernel.state import Event, State, may_see
from bottega.players.greedy import GreedyPlayer
from bottega.server import bot_pool, bot_process
from bottega.server.bot_pool import BotFailed, BotPool, tell
from bottega.server.bot_process import Thought, think
from bottega.server.live_match import LiveMatch
from tests.server.house import sqlite_at
from tests.server.inside import new_table, rooms, somebody


class Mindful(GreedyPlayer):
    """Remembers what it was told."""

    here: list[Mindful] = []  # noqa: RUF012 - whoever was made in this test

    def __init__(self, game: Game[Any], rng: Random) -> None:
        super().__init__(game, rng)
        self.began = 0
        self.heard: list[Event] = []
        self.here.append(self)

    def begin(self, seat: int, view: State) -> None:
        self.began += 1

    def hear(self, events: Sequence[Event]) -> None:
        self.heard += events


@pytest.fixture
def live(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LiveMatch:
    """A match of Masters whose bots think in this process."""
    Mindful.here.clear()
    bot_process.SITTING.clear()
    for module in (bot_process, bot_pool):
        monkeypatch.setattr(module, "find_player", lambda _: Mindful)

    async def laid() -> LiveMatch:
        async with rooms(sqlite_at(tmp_path / "x.db"), pause=60) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            return await house.matches.open(table)

    return asyncio.run(laid())


def asked(live: LiveMatch, seat: int) -> Thought:
    """What the process of the bots is sent for a seat."""
    question, game = live.match.asked(seat), live.game
    assert question is not None
    return tell(
        Thought(
            game.key,
            game.rules,
            game.edition,
            msgspec.json.encode(game.write(live.match.view(seat))).decode(),
            seat,
            game.write_frame(question.frame),
            [game.actions.text(action) for action in question.options],
            "mindful",
            f"{live.id}/{len(live.match.answers)}",
        ),
        live,
    )


def answer(live: LiveMatch, seat: int) -> None:
    live.match.play(think(asked(live, seat)), seat=seat)


def test_a_bot_is_seated_once_and_hears_all_that_its_seat_is_told(live: LiveMatch) -> None:
    began = len(live.match.log)
    for _ in range(30):
        answer(live, live.match.questions[0].seat)
    mine, other = Mindful.here
    assert (mine.began, other.began) == (1, 1)
    heard = live.bots_heard[0, "mindful"]
    assert mine.heard == [e for e in live.match.log[began:heard] if may_see(e, 0)]
    assert mine.heard


def test_a_bot_whose_process_was_replaced_begins_again_with_the_view(live: LiveMatch) -> None:
    answer(live, 0)
    answer(live, 1)
    bot_process.SITTING.clear()
    seat = live.match.questions[0].seat
    answer(live, seat)
    new = Mindful.here[-1]
    assert len(Mindful.here) == 3
    assert (new.began, new.heard) == (1, [])


def test_a_bot_that_heard_what_was_taken_back_is_replaced(live: LiveMatch) -> None:
    think(asked(live, 0))
    assert len(Mindful.here) == 1
    live.bots_heard.clear()  # as `carry_out` does for a row that undoes
    think(asked(live, 0))
    assert len(Mindful.here) == 2


def test_a_bot_that_missed_something_is_replaced(live: LiveMatch) -> None:
    answer(live, 0)
    answer(live, 1)
    seat = live.match.questions[0].seat
    lost = asked(live, seat)  # another process was asked this
    assert lost.until > 0
    live.match.play(live.match.legal()[0])
    while live.match.questions[0].seat != seat:
        live.match.play(live.match.legal()[0])
    answer(live, seat)
    assert len(Mindful.here) == 3


def test_those_who_were_not_asked_for_long_make_room(
    live: LiveMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "MOST_PLAYERS", 1)
    answer(live, 0)
    answer(live, 1)
    assert [seat for _, seat, _ in bot_process.SITTING] == [1]


def test_the_same_question_is_answered_alike_by_who_remembers_and_who_does_not(
    live: LiveMatch,
) -> None:
    for _ in range(12):
        seat = live.match.questions[0].seat
        sent = asked(live, seat)
        remembered = think(sent)
        bot_process.SITTING.clear()
        assert think(sent) == remembered
        live.match.play(remembered, seat=seat)


# Who is late ------------------------------------------------------------------------------------

PROGRAM = """
import os, time
from bottega.server import bot_process
answered = bot_process.think
def think(asked):
    with open({log!r}, "a") as log:
        log.write(asked.player + "\\n")
    if asked.player == {player!r}:
        {does}
    return answered(asked)
bot_process.think = think
bot_process.main()
"""


def thought_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str, player: str) -> str:
    """What the pool finds where a process does something else for one of the players."""
    program = tmp_path / "odd.py"
    log = str(tmp_path / "log")
    program.write_text(PROGRAM.format(player="random", does=does, log=log))
    monkeypatch.setattr(bot_pool, "COMMAND", (sys.executable, str(program)))

    async def story() -> str:
        async with rooms(sqlite_at(tmp_path / "x.db"), pause=60) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            live = await house.matches.open(table)
            bots = BotPool()
            try:
                await bots.think(live, 1, "greedy", "a")  # its process is awake
                monkeypatch.setattr(bot_pool, "PATIENCE", 3)
                found = await bots.think(live, 0, player, "a")
                assert found in live.match.legal(0)
                return await bots.think(live, 1, "greedy", "a")  # and others go on
            finally:
                await bots.close()

    asyncio.run(story())
    return Path(log).read_text()


@pytest.mark.parametrize(
    ("does", "tried"),
    [("time.sleep(60)", 1), ("os._exit(1)", 2), ("raise ValueError('no idea')", 1)],
)
def test_a_quick_bot_answers_for_one_that_hangs_dies_or_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str, tried: int
) -> None:
    monkeypatch.setattr(bot_pool, "PATIENCE", 20)
    log = thought_of(tmp_path, monkeypatch, does, "random").split()
    assert log == ["greedy", *["random"] * tried, "greedy", "greedy"]


def test_a_quick_bot_that_fails_is_said_to_have_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "STAND_IN", "random")
    with pytest.raises(BotFailed, match="no idea"):
        thought_of(tmp_path, monkeypatch, "raise ValueError('no idea')", "random")
