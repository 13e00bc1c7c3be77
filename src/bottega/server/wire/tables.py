"""Messages about tables: making them, sitting down, and what everybody may see of one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from bottega.server.wire.house import Edition
from bottega.server.wire.values import (
    Colour,
    Digest,
    Key,
    Key80,
    Name,
    Ply,
    PrintedValue,
    SeatNumber,
)


class SeatPlan(Struct, forbid_unknown_fields=True):
    """A seat when a table is made: ``me`` (several for hot-seat), ``open`` for others, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None  # for a hot-seat guest or a bot
    bot: Key | None = None
    colour: Colour | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """What it takes to make a table. With no open seat it starts at once.

    Whoever sits there when the game begins draws lots for the seats, unless they ``keep_order``.
    ``leaving``: if somebody leaves for good a bot takes over, or the game is closed without result.
    ``edition``: values printed otherwise than usual, by key; without it, the house's edition.
    ``commitment``: the SHA-256 of a nonce that your page reveals when it comes to the deal (see
    `Reveal`). It goes in with your first seat; without one, the house's nonce does.
    """

    game: Key
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    options: dict[str, str] = field(default_factory=dict)
    public: bool = True  # listed in the lobby; else by link only
    limit_minutes: Annotated[int, Meta(ge=1, le=43_200)] | None = None
    keep_order: bool = False
    leaving: Literal["bot", "close"] = "bot"
    edition: dict[Key80, PrintedValue] | None = None
    commitment: Digest | None = None


class Created(Struct):
    """A new table: its id, the secret of its link (shown only here), and how it stands."""

    id: str
    invite: str
    table: TableInfo


class SeatInfo(Struct):
    """A seat as everybody may see it.

    ``colour``: the one its holder chose; whoever chose none gets one when the game begins.
    ``host``: whoever made the table sits here.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    colour: Colour | None
    you: bool
    host: bool
    online: bool
    stand_in: bool  # left alone too long: a bot plays on until its holder returns
    passing: str | None  # until when the table passes for you; nobody else is told
    commitment: str | None  # the SHA-256 of the nonce that its holder's page brings, if it does


class ComesFrom(Struct):
    """The finished game another one goes on from: its table, and after how many answers."""

    table: str
    name: str
    ply: int


class TableInfo(Struct):
    """A table as everybody may see it.

    ``keep_order``: everybody stays where they sat down. Otherwise seats are drawn by lot when the
    game begins, and stand here as they were drawn from then on.
    ``status``: while a table deals all seats are taken, and pages reveal their nonces.
    ``commitment``: the SHA-256 of the house's seed.
    """

    id: str
    name: str
    game: str
    rules: int  # the version it is played by
    edition: Edition | None  # printed values that differ from the usual ones
    options: dict[str, str]
    seats: list[SeatInfo]
    keep_order: bool
    leaving: Literal["bot", "close"]
    status: Literal["waiting", "dealing", "playing", "over", "closed"]
    public: bool
    host: bool  # whether you made it
    deletable: bool  # whether you may delete it
    waiting_for: list[int]
    your_turn: bool
    limit_minutes: int | None
    created: float
    updated: float
    commitment: str
    winners: list[int]
    rematch: str | None  # the table that follows this one
    comes_from: ComesFrom | None


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat. ``invite`` is needed where a table is not public.

    A ``colour`` that somebody at the table has already is refused. ``commitment``: see `NewTable`.
    """

    seat: SeatNumber
    name: Name | None = None
    colour: Colour | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None
    commitment: Digest | None = None


class Reveal(Struct, forbid_unknown_fields=True):
    """While a table deals: the nonce to which a seat's page has committed."""

    seat: SeatNumber
    nonce: Digest


class Promise(Struct, forbid_unknown_fields=True):
    """After a game: what your page commits to for a rematch, whoever will ask for it."""

    commitment: Digest


class Leave(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class SeatBot(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Key
    name: Name | None = None


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play on from a finished game after so many answers: as this seat, bots at all the others."""

    ply: Ply
    seat: SeatNumber
    bot: Key


class Invite(Struct):
    invite: str


class Problem(Struct):
    """Why something was refused. ``code`` is for programs, ``message`` for people."""

    code: str
    message: str
