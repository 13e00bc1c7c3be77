"""Messages about the house: its games, their options, editions and words."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.server.wire.values import (
    PrintedValue,
)


class OptionInfo(Struct):
    """A table option of a game: the first value is the default.

    ``ruling``: it settles how the rulebook is read, in the paragraph of the rules page that begins
    with this number, ``R6``.
    """

    key: str
    title: str
    help: str  # a sentence about it, or nothing
    values: list[str]
    titles: list[str]
    ruling: str | None


class TableKind(Struct):
    """A number of seats, and a value of every option that goes with it."""

    seats: int
    options: dict[str, str]


class BotInfo(Struct):
    """A bot that may be seated: what people call it, and how it thinks.

    ``strength``: from one to five; nought if nobody has measured it.
    """

    key: str
    title: str
    about: str
    strength: int


class GameInfo(Struct):
    """A game as the lobby shows it.

    ``tables``: every number of seats with every pair of values that go together. A table at which
    two values are together that are in none of them cannot be made.
    ``board``: its package ships a board for the browser, at ``/games/<key>/board.js``.
    """

    key: str
    title: str
    about: str
    course: str  # how a game of it goes, in a sentence
    length: list[str]  # how long it goes, and a word more about that; or nothing
    minutes: int | None  # about how long people sit at it
    min_seats: int
    max_seats: int
    rules: int
    editions: bool  # whether some of its printed values can be changed
    rules_in: list[str]  # the languages in which there is a rules page
    board: bool
    options: list[OptionInfo]
    tables: list[TableKind]
    bots: list[BotInfo]
    live: int  # tables being played now


class Word(Struct):
    """A word of the game, and how the reader's language has it."""

    key: str
    title: str


class Changeable(Struct):
    """A printed value that an edition of a game can change, such as ``tiles.orsini.gold``.

    ``thing`` and ``title`` say it in words: "Orsini" and "Gold". It is a number from ``low`` to
    ``high``, one of some ``words`` (``several``: a list of them), or else true or false.
    ``known``: the usual value was found somewhere, and not reconstructed.
    """

    key: str
    thing: str  # empty for what stands on the board itself
    title: str
    usual: PrintedValue
    here: PrintedValue  # what tables of this house print that name no edition themselves
    known: bool
    low: int | None
    high: int | None
    words: list[Word]
    several: bool


class EditionFile(Struct, forbid_unknown_fields=True):
    """An edition as a TOML file, as ``bottega edition`` prints it."""

    text: Annotated[str, Meta(max_length=100_000)]


class Edition(Struct):
    """What differs from the usual values, and the hash by which the edition is known."""

    hash: str
    values: dict[str, PrintedValue]


class CardInfo(Struct):
    """What stands on a card, line by line, for whoever points at it."""

    name: str
    lines: list[str]


class Page(Struct):
    """A page of rules, in Markdown."""

    title: str
    text: str


class Words(Struct):
    """A game's own catalogue, in Fluent: for the board that its package ships."""

    text: str
