"""What is asked, told and won at a table: parts of messages."""

from __future__ import annotations

from msgspec import Struct, field

from bottega.server.wire.values import (
    Json,
)


class Choice(Struct, omit_defaults=True):
    """One thing that may be answered: its notation, and how a person would put it.

    ``verb`` and ``args`` say the same as the notation, for programs: ``buy green slot 2`` is the
    verb ``buy`` with ``{"colour": "green", "slot": 2}``. ``facts`` are what the game says it means
    here and now, by name: a number, or so many of each (``{"value": 5, "gain": {"coin": 2}}``).
    Where there are no arguments or facts they are left out. ``rule`` is where the rules page tells
    of it, if elsewhere than of the question.
    """

    action: str
    label: str
    verb: str
    args: dict[str, str | int] = field(default_factory=dict)
    facts: dict[str, int | dict[str, int]] = field(default_factory=dict)
    rule: str = ""


class Question(Struct):
    """A question to a seat of yours.

    ``automatic``: there is nothing to do but pass, and the table does so in a moment.
    ``pass_until``: until when the table may pass for you from here on, see `PassUntil`.
    ``passed_while``: while you pass until one of these, the table answers it.
    ``rule``: where the rules page tells of it: ``5``, ``5.3`` or ``8.b``; empty if it does not say.
    """

    seat: int
    step: str
    prompt: str
    subject: Json
    options: list[Choice]
    automatic: bool
    pass_until: list[str]
    passed_while: list[str]
    denied: dict[str, str]  # things that cannot be done now, and why
    rule: str


class LogLine(Struct):
    """What happened, in words. ``seat`` is whom it concerns; ``turn`` begins a turn.

    ``ply`` is the one at which a replay of the finished game shows it, ``event`` its kind.
    """

    ply: int
    event: str
    seat: int | None
    text: str
    turn: bool


class ScoreLine(Struct):
    key: str
    title: str
    points: list[int]  # by seat


class TieBreak(Struct):
    """What decides between sides level in points, and what every side has of it."""

    key: str
    title: str
    amounts: list[int]


class Result(Struct):
    """How a game ended.

    ``sides``: who wins together. ``tie_breaks``: in the order of the rules, whether needed or not.
    ``why``: how it ended in a sentence, where the points do not say it.
    """

    winners: list[int]
    scores: list[int]
    lines: list[ScoreLine]
    sides: list[list[int]]
    tie_breaks: list[TieBreak]
    why: str
    history: list[list[int]]  # everybody's points at the start of each turn, for the chart
    seed: str
    commitment: str


class Panel(Struct):
    """A framed part of the table as text. Lines carry marks of colour, ``[green]text[/]``.

    See `bottega.kernel.drawing`. An active panel belongs to whoever has to act.
    """

    title: str
    lines: list[str]
    active: bool


class Plain(Struct):
    """The table in the reader's words, for a page that has no board of the game.

    ``rows`` of panels as the game draws itself for a terminal; where it does not, ``words`` is
    the position spelled out.
    """

    rows: list[list[Panel]]
    words: Json
