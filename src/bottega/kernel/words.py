"""What small ints are called.

Inside the engine a resource, a card or a seat is a small int. People read and write
words: the ids and names of the rules. A `Domain` is the dictionary between the two. The same
domain serves notation, positions, events and translation, so each name is
written once.
"""

from __future__ import annotations

from typing import Final

from bottega.kernel.compiling import mypyc_attr
from bottega.kernel.state import HIDDEN, NATURE, NONE

Word = str | int
"""How a value is written in JSON."""


class Unreadable(ValueError):
    """Somebody wrote something that cannot be understood. The message says what was expected."""


LONGEST_NUMBER: Final = 9
"""Digits of the longest number that anybody could mean."""


def read_number(text: str) -> int | None:
    """The number somebody typed; ``None`` if it is none, or longer than anybody could mean.

    Python itself refuses to read numbers of thousands of digits.
    """
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def quoted(got: object) -> str:
    """What somebody wrote, for a message: no longer than a person wants to read."""
    if got is None:
        return "null"  # as it stands in the file
    shown = str(got).lower() if isinstance(got, bool) else repr(got)
    return shown if len(shown) < 60 else shown[:57] + "…"


def with_article(noun: str) -> str:
    """A noun as it stands behind "expected": a card, an owner, pips."""
    if noun.endswith("s"):  # several
        return noun
    return f"an {noun}" if noun[0] in "aeio" else f"a {noun}"  # a unit


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """A finite list of names. The value of a name is its place in the list.

    ``per_seat``: how many of them belong to each seat, where they are listed seat by seat: 1 for
    seats themselves. Whoever looks at a table sees them from where they sit.
    ``shared``: at tables of so many seats, how many of them are everybody's; those that follow lie
    around the table, one at each seat.
    """

    def __init__(
        self,
        key: str,
        names: list[str],
        per_seat: int = 0,
        shared: dict[int, int] | None = None,
    ) -> None:
        if len(set(names)) != len(names):
            raise ValueError(f"a name stands twice in the domain {key}")
        self.key: str = key
        self.names: list[str] = names
        self.per_seat: int = per_seat
        self.shared: dict[int, int] = shared or {}
        self.values: dict[str, int] = {name: value for value, name in enumerate(names)}

    @property
    def size(self) -> int:
        return len(self.names)

    def text(self, value: int) -> str:
        """The name of a value: ``?`` for what is hidden, ``none`` for nothing."""
        if value == HIDDEN:
            return "?"
        if value == NONE:
            return "none"
        return self.names[value]

    def write(self, value: int) -> Word:
        """The value as it stands in JSON."""
        return self.text(value)

    def read(self, word: object) -> int:
        """The value of a word from JSON."""
        if word == "?":
            return HIDDEN
        if word == "none":
            return NONE
        value = self.values.get(word) if isinstance(word, str) else None
        if value is None:
            raise Unreadable(f"expected {self.expected()}, got {quoted(word)}")
        return value

    def expected(self) -> str:
        """What a reader may write here, in a few words."""
        what = with_article(self.key)
        if len(self.names) <= 8:
            return f"{what} ({', '.join(self.names)})"
        return f"{what} ({', '.join(self.names[:4])}, … {self.names[-1]})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Domain):
    """Numbers as people count: a value v is written ``first + v``, a plain number in JSON."""

    def __init__(
        self,
        key: str,
        first: int,
        last: int,
        per_seat: int = 0,
        shared: dict[int, int] | None = None,
    ) -> None:
        super().__init__(key, [str(n) for n in range(first, last + 1)], per_seat, shared)
        self.first: int = first

    def text(self, value: int) -> str:
        return super().text(value) if value in (NONE, HIDDEN) else str(value + self.first)

    def write(self, value: int) -> Word:
        return self.text(value) if value < 0 else value + self.first

    def read(self, word: object) -> int:
        if isinstance(word, int) and not isinstance(word, bool):
            value = word - self.first
            if 0 <= value < len(self.names):
                return value
            raise Unreadable(f"expected {self.expected()}, got {quoted(word)}")
        return super().read(word)

    def expected(self) -> str:
        return f"{with_article(self.key)} from {self.names[0]} to {self.names[-1]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Amounts(Numbers):
    """Numbers without an end: how much of something there is."""

    def __init__(self, key: str) -> None:
        super().__init__(key, 0, 0)

    def read(self, word: object) -> int:
        if isinstance(word, int) and not isinstance(word, bool) and word >= 0:
            return word
        return super().read(word)

    def expected(self) -> str:
        return f"{with_article(self.key)} from 0 on"


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats(Numbers):
    """Seats, counted from 1 in turn order; the seat of chance is called ``nature``."""

    def __init__(self, key: str, first: int, last: int) -> None:
        super().__init__(key, first, last, per_seat=1)

    def text(self, value: int) -> str:
        return "nature" if value == NATURE else super().text(value)

    def read(self, word: object) -> int:
        return NATURE if word == "nature" else super().read(word)

    def parse(self, text: str) -> int:
        """The seat that somebody typed: ``2`` or ``nature``."""
        number = read_number(text)
        return self.read(text if number is None else number)

    def at(self, seats: int) -> Seats:
        """The seats of a table with so many."""
        return Seats(self.key, 1, seats)


class AnySeats(Seats):
    """The seats of tables of every size."""

    def expected(self) -> str:
        return f"{with_article(self.key)} of the table"


SEAT: Final = AnySeats("seat", 1, 12)
