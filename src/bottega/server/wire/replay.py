"""Messages about a finished game: looking back at it."""

from __future__ import annotations

from msgspec import Struct

from bottega.server.wire.play import LogLine, Plain, Result
from bottega.server.wire.tables import TableInfo
from bottega.server.wire.values import (
    Json,
)


class ReplayStep(Struct, omit_defaults=True):
    """A finished game at a ply."""

    ply: int
    plies: int
    seat: int | None
    state: Json
    derived: Json
    events: list[Json]
    log: list[LogLine]
    scores: list[int]
    answer: str | None  # the answer that led here, in notation
    earlier: list[Json]  # what was told in the turn before that answer
    plain: Plain | None = None  # only for pages that ask for it


class Milestone(Struct):
    """What whoever looks back at a game looks for: the event's key, and its words."""

    ply: int
    event: str
    text: str


class ReplayAnswer(Struct):
    """An answer of a finished game in words; empty where there is nothing to say of it.

    Nature has no seat.
    """

    seat: int | None
    text: str


class Draw(Struct):
    """What nature could answer at a ply of a finished game, in notation; how likely each was."""

    ply: int
    options: list[str]
    weights: list[int] | None  # all alike


class ReplayInfo(Struct):
    """What a replay needs once: the course of the game, for the slider, and the whole log.

    ``start``: how many answers came before the first that was a person's to give.
    ``answers``: by ply, beginning with the first.
    """

    table: TableInfo
    plies: int
    start: int
    turns: list[int]
    turn_seats: list[int | None]
    rounds: list[int]
    milestones: list[Milestone]
    answers: list[ReplayAnswer]
    log: list[LogLine]
    result: Result
