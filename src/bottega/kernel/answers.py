"""Answers as they are written down, one a line: ``2: buy green slot 1``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bottega.kernel.game import Game, Illegal
from bottega.kernel.shape import Json
from bottega.kernel.state import Action, State
from bottega.kernel.words import SEAT, Unreadable, quoted


class Answer(NamedTuple):
    """Who answered, and what."""

    seat: int
    action: Action


def write_answer(game: Game[Any], answer: Answer) -> str:
    """An answer in notation: ``2: buy green slot 1``, ``nature: turn green 1 G1c``."""
    return f"{SEAT.text(answer.seat)}: {game.vocabulary(answer.seat).text(answer.action)}"


def read_answer(game: Game[Any], seats: int, line: object) -> Answer:
    """The answer that a line stands for."""
    who, colon, text = line.partition(":") if isinstance(line, str) else ("", "", "")
    if not colon:
        raise Unreadable(f"expected 'seat: answer', got {quoted(line)}")
    seat = SEAT.at(seats).parse(who)
    return Answer(seat, game.vocabulary(seat).parse(text))


def read_answers(game: Game[Any], seats: int, lines: Json, path: str = "answers") -> list[Answer]:
    """The answers that a list of lines stands for."""
    if not isinstance(lines, list):
        raise Unreadable(f"{path}: expected a list")
    found = []
    for ply, line in enumerate(lines, 1):
        try:
            found.append(read_answer(game, seats, line))
        except Unreadable as problem:
            raise Unreadable(f"{path}[{ply}]: {problem}") from None
    return found


def carry_out(game: Game[Any], t: State, answers: Sequence[Answer], path: str = "answers") -> None:
    """Give answers one after the other, and let happen what needs no answer."""
    for ply, (seat, action) in enumerate(answers, 1):
        try:
            game.answer(t, seat, action)
        except Illegal as problem:
            raise Unreadable(f"{path}[{ply}]: {problem}") from None
    game.decision(t)
