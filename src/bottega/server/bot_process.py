"""A process in which bots think: a question a line comes in, an answer a line goes out.

``python -m bottega.server.bot_process`` is started by the server, see `bottega.server.bot_pool`. It
is sent a seat's view and nothing else. When the server goes away its pipe ends, and so does this.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import BinaryIO

import msgspec

import bottega
from bottega.kernel.edition import Values
from bottega.kernel.game import Decision
from bottega.players.arena import bot_rng
from bottega.players.player import find_player

SECONDS = 1.0
"""The time a bot has for an answer."""


class Thought(msgspec.Struct):
    """What a bot is asked: the table as its seat sees it, and what it may answer, in notation.

    ``label`` is different for every question, and the same bot always answers it alike.
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


class Thinking(msgspec.Struct):
    """What comes back: the answer, or what went wrong."""

    answer: str | None = None
    problem: str | None = None


def think(asked: Thought) -> str:
    """A bot's answer, in notation."""
    game = bottega.game(asked.game, asked.rules, asked.edition)
    t = game.read(json.loads(asked.view))
    frame = game.read_frame(asked.frame, 0, t.seats)
    question = Decision(asked.seat, frame, [game.actions.parse(text) for text in asked.options])
    bot = find_player(asked.player)(game, bot_rng(asked.label.encode(), asked.seat))
    return game.actions.text(bot.choose(t, question, SECONDS))


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
