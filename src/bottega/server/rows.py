"""Rows of the database as the rest of the server knows them: typed, seats counted from nought."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from bottega.kernel.edition import Values
from bottega.kernel.record import Origin
from bottega.kernel.shuffle import Shuffle
from bottega.server.seat_numbers import number_of, seat_of

Status = Literal["waiting", "dealing", "playing", "over", "closed"]
"""While a table deals everybody sits, and their pages reveal what goes into the shuffle. A closed
game was left by somebody: it has no result, and nobody plays on."""

Leaving = Literal["bot", "close"]
"""What happens when somebody leaves a game for good: a bot plays on, or the game is closed."""

Kind = Literal["open", "person", "bot"]


class UserRow(NamedTuple):
    """A person; those with a login have an account."""

    id: str
    name: str
    login: str | None  # the name of the account, case folded
    password: str | None  # its hash
    email: str | None
    seen: float = 0.0  # when the session was used last by which they were found

    @classmethod
    def read(cls, row: Mapping[Any, Any]) -> UserRow:
        who = (row["id"], row["name"], row["login"], row["password"], row["email"])
        return cls(*who, row.get("seen", 0.0))


class SessionRow(NamedTuple):
    """A browser that somebody is logged in with. ``token``: the hash of what its cookie holds."""

    token: str
    created: float
    seen: float
    browser: str
    system: str


class Asked(NamedTuple):
    """A seat that is asked something now, and whether the others may not know that it is."""

    seat: int
    secret: bool = False


def write_asked(asked: Sequence[Asked]) -> str:
    """The seats that are asked as their column has them: numbers, negative for a secret."""
    return listed(-number_of(s) if secret else number_of(s) for s, secret in asked)


def listed(numbers: Iterable[int]) -> str:
    """Numbers as a JSON list; it is written at every move, and `json` takes ten times as long."""
    return f"[{', '.join(map(str, numbers))}]"


def read_asked(text: str) -> tuple[Asked, ...]:
    return tuple(Asked(seat_of(abs(number)), number < 0) for number in msgspec.json.decode(text))


def write_seats(seats: Sequence[int]) -> str:
    return listed(map(number_of, seats))


def read_seats(text: str) -> tuple[int, ...]:
    return tuple(seat_of(number) for number in msgspec.json.decode(text))


class ComesFrom(NamedTuple):
    """The finished game another one goes on from: its table, and after how many answers."""

    table: str
    name: str
    ply: int
    origins: tuple[Origin, ...]  # what its own record says of it

    @classmethod
    def read(cls, text: str) -> ComesFrom:
        table, name, ply, origins = msgspec.json.decode(text)
        return cls(table, name, ply, tuple(read_origin(origin) for origin in origins))

    def written(self) -> str:
        origins = [[*o[:3], None if o.shuffle is None else o.shuffle.write()] for o in self.origins]
        return json.dumps([self.table, self.name, self.ply, origins])


def read_origin(written: list[Any]) -> Origin:
    """Those of earlier days know of no shuffle."""
    plies, commitment, seed, *more = written
    shuffle = Shuffle.read(more[0]) if more and more[0] is not None else None
    return Origin(plies, commitment, seed, shuffle)


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
    shown: float = 0.0  # the last change that everybody sees; ``updated``: the last answer
    dealing_since: float | None = None
    shuffle: str | None = None  # JSON; none before the deal, nor at tables of earlier days

    @classmethod
    def read(cls, row: Mapping[Any, Any]) -> TableRow:
        values: dict[str, Any] = {name: row[name] for name in cls._fields}
        values["options"] = msgspec.json.decode(row["options"])
        values["edition"] = msgspec.json.decode(row["edition"])
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
            "comes_from": None if self.comes_from is None else self.comes_from.written(),
        }

    def shuffled(self) -> Shuffle | None:
        """What its draws follow from besides the seed; read only when it is asked for."""
        return None if self.shuffle is None else Shuffle.read(msgspec.json.decode(self.shuffle))

    @property
    def begun(self) -> bool:
        """Whether the cards are dealt."""
        return self.status not in ("waiting", "dealing")

    def asks(self, seat: int) -> bool:
        """Whether this seat is asked something, openly or in secret."""
        return any(asked.seat == seat for asked in self.waiting_for)

    def is_overdue(self, now: float) -> bool:
        """Whether those who are asked here have let its time limit pass."""
        return self.limit_minutes is not None and now - self.updated > 60 * self.limit_minutes


def write_shuffle(shuffle: Shuffle) -> str:
    return json.dumps(shuffle.write())


class Holder(NamedTuple):
    """Who holds a seat: nobody yet, a person or a bot; in which colour, if they chose one.

    ``commitment``: the SHA-256 of the nonce that their page will reveal, if it promised one.
    """

    kind: Kind
    user_id: str | None = None
    name: str = ""
    bot: str | None = None
    colour: int | None = None
    commitment: str | None = None


OPEN = Holder("open")


class SeatRow(NamedTuple):
    """A seat of a table. ``stand_in``: a bot plays on for a person who left.

    ``colour``: the one its holder chose. ``passing``: until when the table passes for its holder
    (see `bottega.server.windows`). ``nonce``: what their page revealed (see
    `bottega.server.dealing`). ``next_commitment``: what it promises for a rematch.
    """

    table_id: str
    seat: int
    kind: Kind
    user_id: str | None
    name: str
    bot: str | None
    colour: int | None = None
    commitment: str | None = None
    stand_in: bool = False
    passing: str | None = None
    nonce: str | None = None
    next_commitment: str | None = None

    @classmethod
    def read(cls, row: Mapping[Any, Any]) -> SeatRow:
        values: dict[str, Any] = {name: row[name] for name in cls._fields}
        return cls(**values | {"seat": seat_of(row["seat"])})

    def written(self) -> dict[str, Any]:
        """The columns."""
        return self._asdict() | {"seat": number_of(self.seat)}

    @property
    def holder(self) -> Holder:
        """Who holds it, for whatever else they are to hold: a commitment is for one table only."""
        return Holder(self.kind, self.user_id, self.name, self.bot, self.colour)


class AnswerRow(NamedTuple):
    """One row of a table's answers: nature's have the seat -1, here as there.

    ``goes_on``: it belongs to the decision of the row before, and is taken back with it.
    ``at``: when it was given.
    """

    seat: int
    answer: str
    goes_on: bool = False
    at: float = 0.0


class ChatRow(NamedTuple):
    """A line of chat. Whoever only looks on has no seat."""

    line: int
    name: str
    seat: int | None
    text: str
    at: float

    @classmethod
    def read(cls, row: Mapping[Any, Any]) -> ChatRow:
        seat = None if row["seat"] is None else seat_of(row["seat"])
        return cls(row["line"], row["name"], seat, row["text"], row["at"])
