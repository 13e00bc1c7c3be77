"""Whose randomness the draws of a game follow from, as its record keeps it.

A seed that one side picked is that side's choice. At a table of the house everybody adds a number
that nobody else could foresee, a nonce; `bottega.play.shuffling` makes the key of all draws from
the seed and the nonces. Games played elsewhere have a seed alone, and records without this.
"""

from __future__ import annotations

from typing import NamedTuple

from bottega.kernel.shape import Json, check_fields
from bottega.kernel.words import Unreadable, quoted

PAGE = "page"
HOUSE = "house"
SILENT = "silent"
WRONG = "wrong"
SOURCES = [PAGE, HOUSE, SILENT, WRONG]
"""Whose nonce went in: that of somebody's own page, or else the house's. Then the page never
committed to one (as for a bot), stayed silent, or revealed another one than it had committed to."""

DIGITS = 64
"""Hexadecimal digits of a nonce, a commitment and a key: 32 bytes."""


class Nonce(NamedTuple):
    """What went in for somebody at the table.

    ``commitment``: the SHA-256 of the nonce that their page promised, if it did.
    """

    name: str
    by: str
    commitment: str | None
    nonce: str


class Shuffle(NamedTuple):
    """What a table's draws follow from besides its seed; nonces in the order in which people came.

    ``lots``: whether seats were drawn by lot. ``key``: what was made of it all; empty as long as
    the game goes on.
    """

    table: str
    lots: bool
    nonces: tuple[Nonce, ...]
    key: str = ""

    def write(self) -> Json:
        """As records keep it."""
        return {
            "table": self.table,
            "lots": self.lots,
            "nonces": [nonce._asdict() for nonce in self.nonces],
            "key": self.key,
        }

    @classmethod
    def read(cls, data: Json, path: str = "shuffle") -> Shuffle:
        """The shuffle of a record; `Unreadable` says what is wrong with it."""
        check_fields(data, list(cls._fields), path)
        if not isinstance(data["table"], str):
            raise Unreadable(f"{path}.table: expected the name of a table")
        if not isinstance(data["lots"], bool):
            raise Unreadable(f"{path}.lots: expected true or false, got {quoted(data['lots'])}")
        if not isinstance(data["nonces"], list):
            raise Unreadable(f"{path}.nonces: expected a list")
        if data["key"] != "":
            check_digits(data["key"], f"{path}.key")
        nonces = [
            read_nonce(one, f"{path}.nonces[{place}]")
            for place, one in enumerate(data["nonces"], 1)
        ]
        return cls(data["table"], data["lots"], tuple(nonces), data["key"])


def read_nonce(data: Json, path: str) -> Nonce:
    check_fields(data, list(Nonce._fields), path)
    if not isinstance(data["name"], str):
        raise Unreadable(f"{path}.name: expected a name")
    if data["by"] not in SOURCES:
        known = ", ".join(SOURCES)
        raise Unreadable(f"{path}.by: expected one of {known}, got {quoted(data['by'])}")
    if data["by"] != HOUSE:
        check_digits(data["commitment"], f"{path}.commitment")
    elif data["commitment"] is not None:
        raise Unreadable(
            f"{path}.commitment: expected null, for the house's nonce follows the seed"
        )
    check_digits(data["nonce"], f"{path}.nonce")
    return Nonce(data["name"], data["by"], data["commitment"], data["nonce"])


def check_digits(text: Json, path: str) -> None:
    """Refuse what is not 32 bytes in hexadecimal digits, small letters."""
    if not isinstance(text, str) or len(text) != DIGITS or set(text) - set("0123456789abcdef"):
        raise Unreadable(f"{path}: expected {DIGITS} hexadecimal digits, got {quoted(text)}")
