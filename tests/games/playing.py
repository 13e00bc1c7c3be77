"""What tests of every game share: a table to make moves on, and ways to change a position.

Seats are counted from 1. Everything goes through the game's own notation and position format,
so a test knows nothing of the engine's inside. Each game adds a builder in the words of its rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Generic, Self, TypeVar

from bottega.kernel.game import Decision, Game
from bottega.kernel.position import hides, parse_position
from bottega.kernel.state import Action, State, may_see
from bottega.kernel.words import Unreadable

S = TypeVar("S", bound=State)
T = TypeVar("T", bound="AnyTable[Any]")

UNPROVEN = "nobody can tell how this came about"
"""What a reader says of a turn under way that does not say how it began."""

LONGEST = 5_000
"""Many more answers than a random game takes."""


class AnyTable(Generic[S]):
    """A table to play on: moves in notation, facts by name."""

    game: Game[S]

    def __init__(self, state: S) -> None:
        self.state = state
        self.state.events = []

    @classmethod
    def new(cls, seats: int, **options: str) -> Self:
        """A new table; nothing has been drawn yet."""
        return cls(cls.game.new(seats, options))

    # Playing ----------------------------------------------------------------------------------

    def question(self) -> Decision:
        found = self.game.decision(self.state)
        assert found is not None, "the game is over"
        return found

    def best(self) -> str:
        """The answer that leads to the best position for whoever is asked, all things known."""
        question = self.question()

        def worth(action: Action) -> float:
            after = self.game.clone(self.state)
            self.game.answer(after, question.seat, action)
            self.game.decision(after)
            return self.game.value(after, question.seat)

        return self.game.actions.text(max(question.options, key=worth))

    def do(self, *moves: str) -> Self:
        """Make moves, each by whoever is asked; ``2: keep 1 2`` says that seat 2 answers."""
        for move in moves:
            who, colon, words = move.rpartition(": ")
            seat = int(who) - 1 if colon else self.question().seat
            self.game.answer(self.state, seat, self.game.vocabulary(seat).parse(words))
            self.game.decision(self.state)
        return self

    def nature(self) -> Self:
        """Let nature answer with her first option until somebody else is asked, or it is over."""
        while not self.over and self.to_move == 0:
            self.do(self.options[0])
        return self

    # The question on the table ----------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        question = self.question()
        return [self.game.vocabulary(question.seat).text(a) for a in question.options]

    def offered(self, verb: str) -> list[str]:
        """The arguments with which a verb is offered: ``offered("space")``."""
        return [text.removeprefix(f"{verb} ") for text in self.options if text.startswith(verb)]

    @property
    def asked(self) -> dict[str, Any]:
        """The question with its subject: ``{"step": "choose space", "seat": 1, …}``."""
        frame: dict[str, Any] = self.game.write_frame(self.question().frame)
        return frame

    @property
    def step(self) -> str:
        return str(self.asked["step"])

    @property
    def to_move(self) -> int:
        """The seat that is asked; 0 is nature."""
        return self.question().seat + 1

    @property
    def over(self) -> bool:
        return self.game.decision(self.state) is None

    # What lies on the table -------------------------------------------------------------------

    @property
    def facts(self) -> dict[str, Any]:
        """The whole position."""
        written: dict[str, Any] = self.game.write(self.state)
        return written

    def board(self, seat: int = 1) -> dict[str, Any]:
        board: dict[str, Any] = self.facts["players"][seat - 1]
        return board

    def score(self, seat: int = 1) -> dict[str, int]:
        return dict(self.game.breakdown(self.state, seat - 1))

    def points(self, seat: int = 1) -> int:
        return self.game.scores(self.state)[seat - 1]

    @property
    def winners(self) -> list[int]:
        return [seat + 1 for seat in self.game.winners(self.state)]

    @property
    def faults(self) -> list[str]:
        return self.game.impossible(self.state)

    def told(self, seat: int | None = None) -> list[str]:
        """What a seat, or an onlooker, was told so far: ``placed 1 white palace 0``."""
        found = []
        for event in self.state.events or []:
            if may_see(event, None if seat is None else seat - 1):
                kind = self.game.events[event[0]]
                details = kind.details.write(event[2:])
                found.append(" ".join([kind.key, *map(str, details.values())]))
        return found

    def doctored(self, *change: Any) -> list[str]:
        """What a reader says after one thing was changed: a path into the position, then the value.

        That is nothing where the position is believed.
        """
        return self.rewritten(change)

    def rewritten(self, *changes: tuple[Any, ...]) -> list[str]:
        """What a reader says after several things were changed."""
        facts = self.facts
        for change in changes:
            change_facts(facts, change)
        try:
            found = self.game.impossible(self.game.read(facts))
            if found:
                return found
            position = parse_position(as_text(self.game, facts), self.game)
        except Unreadable as problem:
            return [str(problem)]
        whole = not hides(position.game, position.state)
        return [UNPROVEN] if whole and not position.believed else []


def change_facts(facts: dict[str, Any], change: tuple[Any, ...]) -> dict[str, Any]:
    """Facts with one thing changed: a path into them, then the new value."""
    *path, last, value = change
    part: Any = facts
    for step in path:
        part = part[step]
    part[last] = value
    return facts


def as_text(game: Game[Any], facts: dict[str, Any], **more: Any) -> str:
    """A position that says these facts, and perhaps since when."""
    return json.dumps({"game": game.key, "rules": game.rules, "state": facts, **more})


def wander(table: T, seed: int) -> Iterator[T]:
    """A game of random answers, seen at each of its questions and at the end."""
    chance = Random(seed)
    for _ in range(LONGEST):
        yield table
        if table.over:
            return
        question = table.question()
        action = chance.choices(question.options, table.game.weights(table.state, question))[0]
        table.game.answer(table.state, question.seat, action)
    raise AssertionError(f"no end after {LONGEST} answers")


# Lists and amounts ------------------------------------------------------------------------------


def split(text: str) -> list[str]:
    """``dame, knight`` as a list."""
    return [part.strip() for part in text.split(",") if part.strip()]


def goods(text: str) -> dict[str, int]:
    """``2 coin, 1 wood`` as counts."""
    pairs = [part.split() for part in split(text)]
    return {kind: int(count) for count, kind in pairs}


def in_words(counts: Mapping[str, int], kinds: Sequence[str]) -> str:
    """Counts as ``2 coin, 1 wood``, in the order of the kinds."""
    return ", ".join(f"{counts[kind]} {kind}" for kind in kinds if counts.get(kind))
