"""Who sits where, as a person types it: ``you,greedy,random`` or ``you:Anna,you:Marco,greedy``."""

from __future__ import annotations

from random import Random
from typing import Any

from bottega.kernel.game import Game
from bottega.kernel.words import Unreadable
from bottega.players.player import Player, find_player

YOU = "you"
LONGEST_NAME = 16


class Seat:
    """A place at the table: a person, or a player of ours."""

    def __init__(self, kind: str, name: str) -> None:
        self.kind = kind
        self.name = name

    @property
    def human(self) -> bool:
        return self.kind == YOU

    def sit(self, game: Game[Any], rng: Random) -> Player:
        return find_player(self.kind)(game, rng)

    def label(self) -> str:
        """As a record keeps it, so that the table can be laid again."""
        return self.kind if self.name == self.kind else f"{self.kind}:{self.name}"


def read_seat(text: str) -> Seat:
    kind, _, name = (part.strip() for part in text.partition(":"))
    if kind != YOU:
        find_player(kind)
    name = name or kind
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Unreadable(f"a name has at most {LONGEST_NAME} letters, got {name!r}")
    return Seat(kind, name)


def read_seats(text: str) -> list[Seat]:
    """Seats in turn order. Several of one name are numbered: greedy, greedy 2."""
    if not text.strip():
        raise Unreadable("expected seats such as you,greedy,random")
    seats = [read_seat(part) for part in text.split(",")]
    seen: dict[str, int] = {}
    for seat in seats:
        seen[seat.name] = seen.get(seat.name, 0) + 1
        if seen[seat.name] > 1:
            seat.name = f"{seat.name} {seen[seat.name]}"
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
