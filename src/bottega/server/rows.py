"""Rows of the database as the rest of the server knows them: typed, seats counted from nought."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import RowMapping

from bottega.kernel.edition import Values
from bottega.kernel.record import Origin
from bottega.server.seat_numbers import number_of, seat_of

Status = Literal["waiting", "playing", "over", "closed"]
"""A closed game was left by somebody: it has no result, and nobody plays on."""

Leaving = Literal["bot", "close"]
"""What happens when somebody leaves a game for good: a bot plays on, or the game is closed."""

Kind = Literal["open", "person", "bot"]


class UserRow(NamedTuple):
    """A person; those with a login have an account."""

    id: str
    name: str
    login: str | None  # the name of the account, case folded
    password: str | None  # its hash

    @classmethod
    def read(cls, row: RowMapping) -> UserRow:
        return cls(row["id"], row["name"], row["login"], row["password"])


class Asked(NamedTuple):
    """A seat that is asked something now, and whether the others may not know that it is."""

    seat: int
    secret: bool = False


def write_asked(asked: Sequence[Asked]) -> str:
    """The seats that are asked as their column has them: numbers, negative for a secret."""
    return json.dumps([-number_of(s) if secret else number_of(s) for s, secret in asked])


def read_asked(text: str) -> tuple[Asked, ...]:
    return tuple(Asked(seat_of(abs(number)), number < 0) for number in json.loads(text))


def write_seats(seats: Sequence[int]) -> str:
    return json.dumps([number_of(seat) for seat in seats])


def read_seats(text: str) -> tuple[int, ...]:
    return tuple(seat_of(number) for number in json.loads(text))


class ComesFrom(NamedTuple):
    """The finished game another one goes on from: its table, and after how many answers."""

    table: str
    name: str
    ply: int
    origins: tuple[Origin, ...]  # what its own record says of it

    @classmethod
    def read(cls, text: str) -> ComesFrom:
        table, name, ply, origins = json.loads(text)
        return cls(table, name, ply, tuple(Origin(*origin) for origin in origins))


class TableRow(NamedTuple):
    """A table: what is played there, who made it and how far it is."""

    id: str
    name: str
    game: str
    rules: int
    options: dict[str, str]
    public: bool
    host_id: str
    invite: str  # the hash of the secret in the link
    seed: bytes
    limit_minutes: int | None
    created: float
    updated: float
    status: Status = "waiting"
    waiting_for: tuple[Asked, ...] = ()
    winners: tuple[int, ...] = ()
    rematch: str | None = None  # the table that follows this one
    keep_order: bool = False  # everybody stays where they sat down; else seats are drawn by lot
    leaving: Leaving = "bot"
    comes_from: ComesFrom | None = None
    edition: Values = {}  # noqa: RUF012 - printed values that differ; a row never changes

    @classmethod
    def read(cls, row: RowMapping) -> TableRow:
        values: dict[str, Any] = {name: row[name] for name in cls._fields}
        values["options"] = json.loads(row["options"])
        values["edition"] = json.loads(row["edition"])
        values["seed"] = bytes.fromhex(row["seed"])
        values["waiting_for"] = read_asked(row["waiting_for"])
        values["winners"] = read_seats(row["winners"])
        came = row["comes_from"]
        values["comes_from"] = None if came is None else ComesFrom.read(came)
        return cls(**values)

    def written(self) -> dict[str, Any]:
        """The columns."""
        return self._asdict() | {
            "options": json.dumps(self.options),
            "edition": json.dumps(self.edition),
            "seed": self.seed.hex(),
            "waiting_for": write_asked(self.waiting_for),
            "winners": write_seats(self.winners),
            "comes_from": None if self.comes_from is None else json.dumps(self.comes_from),
        }

    def asks(self, seat: int) -> bool:
        """Whether this seat is asked something, openly or in secret."""
        return any(asked.seat == seat for asked in self.waiting_for)


class Holder(NamedTuple):
    """Who holds a seat: nobody yet, a person or a bot; in which colour, if they chose one."""

    kind: Kind
    user_id: str | None = None
    name: str = ""
    bot: str | None = None
    colour: int | None = None


OPEN = Holder("open")


class SeatRow(NamedTuple):
    """A seat of a table. ``stand_in``: a bot plays on for a person who left.

    ``colour``: the one its holder chose. ``passing``: until when the table passes for its holder
    (see `bottega.server.windows`).
    """

    table_id: str
    seat: int
    kind: Kind
    user_id: str | None
    name: str
    bot: str | None
    colour: int | None = None
    stand_in: bool = False
    passing: str | None = None

    @classmethod
    def read(cls, row: RowMapping) -> SeatRow:
        values: dict[str, Any] = {name: row[name] for name in cls._fields}
        return cls(**values | {"seat": seat_of(row["seat"])})

    def written(self) -> dict[str, Any]:
        """The columns."""
        return self._asdict() | {"seat": number_of(self.seat)}

    @property
    def holder(self) -> Holder:
        return Holder(self.kind, self.user_id, self.name, self.bot, self.colour)


class AnswerRow(NamedTuple):
    """One row of a table's answers: nature's have the seat -1, here as there.

    ``goes_on``: it belongs to the decision of the row before, and is taken back with it.
    """

    seat: int
    answer: str
    goes_on: bool = False


class ChatRow(NamedTuple):
    """A line of chat. Whoever only looks on has no seat."""

    line: int
    name: str
    seat: int | None
    text: str
    at: float

    @classmethod
    def read(cls, row: RowMapping) -> ChatRow:
        seat = None if row["seat"] is None else seat_of(row["seat"])
        return cls(row["line"], row["name"], seat, row["text"], row["at"])
