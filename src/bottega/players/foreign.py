"""Players that are programs of their own, in whatever language.

``cmd:python mybot.py`` is a player: the command is started, is sent a line of JSON for everything
that happens, and answers questions with one. ``docs/foreign-bots.md`` describes the lines. Whatever
such a program does wrong loses it the game it is playing, and nothing else.

Only where somebody types a command themselves may a player be one: `find_player`, which tables of a
house and records go by, knows none.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from bottega.kernel.game import Decision, Game
from bottega.kernel.shape import Json
from bottega.kernel.state import Action, Event, State
from bottega.kernel.words import Unreadable, quoted
from bottega.play.match import in_words
from bottega.players.master import MasterPlayer
from bottega.players.player import Player, find_player, name_of
from bottega.players.program import Program, Trouble, borrow, give_back, words_of

PREFIX = "cmd:"
NET = "net:"
"""Before a file of weights: a master who plays by them."""

PROTOCOL = 1
"""The version of the lines. A program that knows only another says so by not being ready."""

START = 20.0
"""Seconds within which a program is ready, from when it is started."""

LATE = 0.5
"""Seconds that a pipe and a busy machine may add to the time for an answer."""


class Forfeit(Unreadable):
    """A player is out of the game: it crashed, fell silent or answered nonsense."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(why)
        self.seat = seat


def find_entrant(name: str | type[Player]) -> type[Player]:
    """The player of this name, or one that is a command or a net of somebody's own."""
    if isinstance(name, str) and name.startswith(PREFIX):
        words_of(name.removeprefix(PREFIX))
        return type(name, (ForeignPlayer,), {"command": name.removeprefix(PREFIX)})
    if isinstance(name, str) and name.startswith(NET):
        weights = name.removeprefix(NET)
        if not Path(weights).is_file():
            raise Unreadable(f"{name}: there is no such file; bottega train makes one")
        return type(name, (MasterPlayer,), {"weights": weights})
    return find_player(name)


def check_entrant(name: str | type[Player]) -> str:
    """What a player calls itself; a command that does not start or speaks otherwise is refused."""
    kind = find_entrant(name)
    if not issubclass(kind, ForeignPlayer):
        return name_of(name)
    try:
        program = greeted(kind.command)
    except Trouble as trouble:
        raise Unreadable(f"{name}: {trouble}") from None
    program.end()
    return program.name


def greeted(command: str) -> Program:
    """A new program that has said that it is ready."""
    program = Program(command)
    program.send({"type": "hello", "protocol": PROTOCOL}, START)
    said = program.receive(START, "to say that it is ready")
    if said.get("type") != "ready":
        raise program.trouble(f'expected {{"type": "ready"}}, got {quoted(json.dumps(said))}')
    program.name = str(said.get("name") or program.name)
    return program


class ForeignPlayer(Player):
    """Answers what a program answers. The program stays for the next game."""

    command = ""
    thinks_here = False

    def __init__(self, game: Game[Any], rng: Random) -> None:
        super().__init__(game, rng)
        self.seat = 0
        self.told: list[Json] = []  # since it was last sent anything
        self.program: Program | None = None

    def begin(self, seat: int, view: State) -> None:
        self.seat = seat
        game = self.game
        try:
            self.program = borrow(self.command) or greeted(self.command)
            self.program.send(
                {
                    "type": "begin",
                    "game": game.key,
                    "rules": game.rules,
                    "edition": game.edition,
                    "seat": seat + 1,
                    "seats": view.seats,
                    "seed": self.rng.getrandbits(31),
                    "state": game.write(view),
                },
                START,
            )
        except Trouble as trouble:
            raise self.forfeit(trouble) from None

    def hear(self, events: Sequence[Event]) -> None:
        self.hear_words([self.game.write_event(event) for event in events])

    def hear_words(self, events: list[Json]) -> None:
        """The same, where somebody has put it into words already."""
        self.told += events

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        asked = in_words(self.game, question)
        try:
            assert self.program is not None, "it has not begun"
            self.program.send(
                {
                    "type": "ask",
                    "seconds": seconds,
                    "step": asked.step,
                    "subject": asked.subject,
                    "options": asked.options,
                    "events": self.take_told(),
                    "state": self.game.write(view),
                },
                seconds + LATE,
            )
            said = self.program.receive(seconds + LATE, f"to answer {asked.step!r}")
            return question.options[self.chosen(said, asked.options)]
        except Trouble as trouble:
            raise self.forfeit(trouble) from None

    def chosen(self, said: Json, options: list[str]) -> int:
        """Which option it took: one of them as it stands there, or its place, counted from 0."""
        assert self.program is not None
        answer = said.get("answer")
        if isinstance(answer, str) and answer in options:
            return options.index(answer)
        if type(answer) is int and 0 <= answer < len(options):
            return answer
        if answer is None:
            raise self.program.trouble(f'expected {{"answer": …}}, got {quoted(json.dumps(said))}')
        raise self.program.trouble(f"{quoted(answer)} is none of its {len(options)} options")

    def take_told(self) -> list[Json]:
        told, self.told = self.told, []
        return told

    def forfeit(self, trouble: Trouble) -> Forfeit:
        """The end of this game for it; whatever it still does, it is not waited for."""
        if self.program is not None:
            self.program.end()
            self.program = None
        return Forfeit(self.seat, str(trouble))

    def leave(self, scores: list[int], winners: list[int]) -> None:
        program, self.program = self.program, None
        if program is None:
            return
        end = {
            "type": "end",
            "scores": scores,
            "winners": [seat + 1 for seat in winners],
            "events": self.take_told(),
        }
        try:
            program.send(end, LATE)
        except Trouble:  # its game is over; the next one begins with a program of its own
            program.end()
        else:
            give_back(self.command, program)
