"""What is seen of a table, as features that are on or off.

A *feature* is one small fact: the second slot holds this card, I have three coins, the seat after
me is asked. Each `Part` here stands for one shape of a layout and turns on the features of a value;
`bottega.kernel.feature_groups` has those of several things at once, and `bottega.kernel.encoder`
puts them together for a whole game.

What is none, hidden, empty or the least it can be turns nothing on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiler keeps as the processor does

ONE_BY_ONE: Final = 40
"""Numbers that go no further than this have a feature each; larger ones share features."""

LARGE: Final = 101
"""From here on all numbers have the same feature."""

BOUNDS: Final = [*range(1, 17), 20, 25, 30, 40, 50, 70, LARGE - 1]
"""Where the numbers that share a feature end; the last feature is for all beyond."""

BUCKET_OF: Final[list[i64]] = [
    0,
    *[sum(number > bound for bound in BOUNDS) for number in range(1, LARGE)],
]
"""Which feature a number from 1 on turns on, while it is not large."""

KNOWN: Final = 2_000
"""Of how many values of a place it is remembered what they turn on."""


class Signs:
    """What stands for each feature, and what has been seen with them lately.

    ``packed``: they are the bytes of their indices, which may be joined. ``known``: place by place
    the tuples that were seen there, by their identity, and what they turn on. Rules replace a tuple
    and never change it, so that from look to look most are the very same.
    """

    __slots__ = ("known", "packed", "signs")

    def __init__(self, signs: list[Any], packed: bool) -> None:
        self.signs: list[Any] = signs
        self.packed: bool = packed
        self.known: list[Any] = [None] * len(signs)


class Looking:
    """Who looks, and what they have found so far.

    ``marks``: the signs of the features that are on; packed, one may stand for several of them.
    """

    __slots__ = ("known", "marks", "more", "packed", "seat", "signs")

    def __init__(self, seat: int, signs: Signs) -> None:
        self.seat: i64 = seat
        self.signs: list[Any] = signs.signs
        self.packed: bool = signs.packed
        self.known: list[Any] = signs.known
        self.marks: list[Any] = []
        self.more: int = 0

    def found(self) -> int:
        """How many features are on."""
        return len(self.marks) + self.more

    def recall(self, part: Part, things: tuple[Any, ...], at: i64) -> None:
        """Turn on what a part turns on for a tuple, whoever looks: the same as the last time."""
        known: dict[int, tuple[Any, int, Any]] | None = self.known[at]
        if known is None:
            known = self.known[at] = {}
        name = id(things)
        last = known.get(name)
        if last is None:
            marks, before = self.marks, len(self.marks)
            found = self.found()
            part.look_at(things, at, self)
            kept: Any = marks[before:]
            if self.packed:
                kept = b"".join(kept)
            if len(known) >= KNOWN:
                known.clear()
            known[name] = (things, self.found() - found, kept)  # nothing else has this name now
        elif self.packed:
            self.marks.append(last[2])
            self.more += last[1] - 1
        else:
            self.marks.extend(last[2])


class Part:
    """The features of one piece of a state, ``size`` of them."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size

    def fill(self, value: Any, at: i64, look: Looking) -> None:
        """Turn on what is so of this value; the part's features begin at an index."""
        raise NotImplementedError

    def look_at(self, things: tuple[Any, ...], at: i64, look: Looking) -> None:
        """The same for things that are not remembered, where that is a difference."""
        raise NotImplementedError

    def names(self, path: str) -> list[str]:
        """What each feature means, said of a place in the position."""
        raise NotImplementedError


class Yes(Part):
    """One feature: it is so."""

    def __init__(self) -> None:
        super().__init__(1)

    def fill(self, value: Any, at: i64, look: Looking) -> None:
        if value is True:
            look.marks.append(look.signs[at])

    def names(self, path: str) -> list[str]:
        return [path]


class Word(Part):
    """A feature for each word of a domain."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(len(words))
        self.words: list[str] = words

    def fill(self, value: Any, at: i64, look: Looking) -> None:
        v: i64 = value
        if v >= 0:
            look.marks.append(look.signs[at + v])

    def names(self, path: str) -> list[str]:
        return [f"{path} = {word}" for word in self.words]


class PlaceWord(Word):
    """A word for a place at the table: those after the ``shared`` ones lie one at each seat."""

    def __init__(self, words: list[str], shared: int, seats: int) -> None:
        super().__init__(words)
        self.shared: i64 = shared
        self.seats: i64 = seats

    def fill(self, value: Any, at: i64, look: Looking) -> None:
        v: i64 = value
        if v >= 0:
            look.marks.append(look.signs[at + seen_from(look.seat, v, self.shared, self.seats)])


def seen_from(seat: i64, place: i64, shared: i64, seats: i64) -> i64:
    """A place at the table as it is counted by a seat: shared ones, its own, the next one's …"""
    if place < shared:
        return place
    return shared + turned(place - shared, seat, seats)


class Of(Part):
    """A word that belongs to a seat, seen from the own seat: ``per_seat`` words each."""

    def __init__(self, words: list[str], per_seat: int) -> None:
        super().__init__(len(words))
        self.words: list[str] = words
        self.per_seat: i64 = per_seat

    def fill(self, value: Any, at: i64, look: Looking) -> None:
        v: i64 = value
        if v >= 0:
            look.marks.append(look.signs[at + turned(v, look.seat * self.per_seat, self.size)])

    def names(self, path: str) -> list[str]:
        return [f"{path} = {word}" for word in self.words]


def turned(value: i64, first: i64, size: i64) -> i64:
    """A place of a circle counted from another one."""
    return value - first if value >= first else value - first + size


class Amount(Part):
    """How many: a feature for each number above the least, large numbers together."""

    def __init__(self, low: int, high: int | None) -> None:
        shared = high is None or high - low > ONE_BY_ONE
        super().__init__(len(BOUNDS) + 1 if high is None or shared else high - low)
        self.low: i64 = low
        self.shared: bool = shared

    def fill(self, value: Any, at: i64, look: Looking) -> None:
        v: i64 = value
        if v > self.low:
            look.marks.append(look.signs[at + self.place(v - self.low)])

    def place(self, above: i64) -> i64:
        """Which feature stands for a number so much above the least."""
        if not self.shared:
            return above - 1
        return BUCKET_OF[above] if above < LARGE else self.size - 1

    def names(self, path: str) -> list[str]:
        low = self.low
        if not self.shared:
            return [f"{path} = {low + n}" for n in range(1, self.size + 1)]
        firsts = [1, *[bound + 1 for bound in BOUNDS]]
        found = [
            f"{path} = {low + first}" + (f" to {low + last}" if last > first else "")
            for first, last in zip(firsts[:-1], BOUNDS, strict=True)
        ]
        return [*found, f"{path} = {low + firsts[-1]} or more"]
