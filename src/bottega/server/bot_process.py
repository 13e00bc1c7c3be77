"""A process in which bots think: a question a line comes in, an answer a line goes out.

``python -m bottega.server.bot_process`` is started by the server, see `bottega.server.bot_pool`. It
is sent what a seat may know and nothing else. When the server goes away its pipe ends, and so does
this.

Players stay at their seats from one question to the next, as many as there is room for. One that
is not here, because the process is new or because others needed its place, is made anew.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections import OrderedDict
from random import Random
from typing import Any, BinaryIO, NamedTuple

import msgspec

import bottega
from bottega.kernel.edition import Values
from bottega.kernel.game import Decision, Game
from bottega.kernel.state import Event, State
from bottega.players.arena import bot_rng
from bottega.players.player import Player, find_player

SECONDS = 1.0
"""The time a bot has for an answer."""

MOST_PLAYERS = 128
"""Who stay at their seats at once; those who were not asked for the longest time make room."""


class Thought(msgspec.Struct):
    """What a bot is asked: the table as its seat sees it, and what it may answer, in notation.

    ``label`` is different for every question, and the same bot always answers it alike.
    ``events`` is what the seat was told since the table's log had ``since`` lines; now it has
    ``until``. Where ``since`` is not known, the player begins with the view.
    """

    game: str
    rules: int
    edition: Values
    view: str
    seat: int
    frame: dict[str, object]
    options: list[str]
    player: str
    label: str
    table: str = ""
    since: int | None = None
    until: int = 0
    events: list[Event] = []


class Thinking(msgspec.Struct):
    """What comes back: the answer, or what went wrong."""

    answer: str | None = None
    problem: str | None = None


class Kept(NamedTuple):
    """A player at its seat, and how much of the table's log it knows."""

    player: Player
    heard: int


SITTING: OrderedDict[tuple[str, int, str], Kept] = OrderedDict()
"""The players of this process, by table, seat and name; last the one who was asked last."""


def think(asked: Thought) -> str:
    """A bot's answer, in notation.

    While a player thinks it is not among those who are kept: where that fails, a new one takes its
    seat.
    """
    game = bottega.game(asked.game, asked.rules, asked.edition)
    view = game.read(json.loads(asked.view))
    frame = game.read_frame(asked.frame, 0, view.seats)
    question = Decision(asked.seat, frame, [game.actions.parse(text) for text in asked.options])
    who = asked.table, asked.seat, asked.player
    player = at_seat(asked, SITTING.pop(who, None), game, view)
    player.rng.setstate(bot_rng(asked.label.encode(), asked.seat).getstate())
    answer = game.actions.text(player.choose(view, question, SECONDS))
    SITTING[who] = Kept(player, asked.until)
    if len(SITTING) > MOST_PLAYERS:
        SITTING.popitem(last=False)
    return answer


def at_seat(asked: Thought, kept: Kept | None, game: Game[Any], view: State) -> Player:
    """Who was asked here before and hears what happened since, or else somebody new."""
    if kept is not None and kept.heard == asked.since:
        if asked.events:
            kept.player.hear(asked.events)
        return kept.player
    player = find_player(asked.player)(game, Random())
    player.begin(asked.seat, view)
    return player


def answer_questions(questions: BinaryIO, answers: BinaryIO) -> None:
    """One after the other, until there are no more."""
    for line in questions:
        try:
            found = Thinking(answer=think(msgspec.json.decode(line, type=Thought)))
        except Exception as problem:  # a bot of another package may fail in any way
            found = Thinking(problem=f"{type(problem).__name__}: {problem}")
        answers.write(msgspec.json.encode(found) + b"\n")
        answers.flush()


def main() -> None:
    """Ctrl-C is for the server, a thinking bot yields to it, and what a bot prints is no answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    answer_questions(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
