"""Who sits where, as a person types it: ``you,greedy,random`` or ``you:Anna,you:Marco,greedy``."""

from __future__ import annotations

from bottega import Match, Unreadable
from bottega.api import seat_player
from bottega.kernel.record import check_name
from bottega.players.player import find_player
from bottega.players.seated import Seated

YOU = "you"
LONGEST_TYPED_NAME = 16
"""Beside each other on a screen. What a record keeps may be longer: ``greedy:Anna 2``."""


class Seat:
    """A place at the table: a person, or a player of ours."""

    def __init__(self, kind: str, name: str) -> None:
        self.kind = kind
        self.name = name

    @property
    def human(self) -> bool:
        return self.kind == YOU

    def sit(self, match: Match, seat: int) -> Seated:
        """The player who answers for this place at a table."""
        player = seat_player(match, self.kind, seat)
        return Seated(player, seat, match.view(seat), len(match.log))

    def label(self) -> str:
        """As a record keeps it, so that the table can be laid again."""
        return self.kind if self.name == self.kind else f"{self.kind}:{self.name}"

    def shown(self, person: str) -> str:
        """The name to show; whoever gave none is simply a person, perhaps the second one."""
        word, _, number = self.name.partition(" ")
        if self.human and word == YOU and (not number or number.isdecimal()):
            return f"{person} {number}".strip()
        return self.name


def read_seat(label: str) -> Seat:
    """The seat that a record labels so."""
    kind, _, name = (part.strip() for part in label.partition(":"))
    if kind != YOU:
        find_player(kind)
    return Seat(kind, name or kind)


def read_typed_seat(text: str) -> Seat:
    """The seat that somebody typed: the name must be readable and fit the screen."""
    seat = read_seat(text)
    check_name(seat.label())
    if len(seat.name) > LONGEST_TYPED_NAME and seat.name != seat.kind:
        raise Unreadable(f"a name has at most {LONGEST_TYPED_NAME} letters, got {seat.name!r}")
    return seat


def read_seats(text: str) -> list[Seat]:
    """Seats in turn order. Several of one name are numbered: greedy, greedy 2."""
    if not text.strip():
        raise Unreadable("expected seats such as you,greedy,random")
    seats = [read_typed_seat(part) for part in text.split(",")]
    taken: set[str] = set()
    for seat in seats:
        given, number = seat.name, 1
        while seat.name in taken:
            number += 1
            seat.name = f"{given} {number}"
        taken.add(seat.name)
    return seats


def read_options(pairs: list[str]) -> dict[str, str]:
    """Options of a table: ``name=value``."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Unreadable(f"expected an option as name=value, got {pair!r}")
        found[name.strip()] = value.strip()
    return found
