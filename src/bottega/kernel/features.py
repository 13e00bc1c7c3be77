"""What is seen of a table, as features that are on or off.

A *feature* is one small fact: the second slot holds this card, I have three coins, the seat after
me is asked. Each `Part` here stands for one shape of a layout and turns on the features of a value;
`bottega.kernel.encoder` puts parts together for a whole game.

What is none, hidden, empty or the least it can be turns nothing on.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

ONE_BY_ONE: Final = 40
"""Numbers that go no further than this have a feature each; larger ones share features."""

BOUNDS: Final = [*range(1, 17), 20, 25, 30, 40, 50, 70, 100]
"""Where the numbers that share a feature end; the last feature is for all beyond."""

BUCKETS: Final = len(BOUNDS) + 1

BUCKET_OF: Final[list[int]] = [
    0,
    *[sum(number > bound for bound in BOUNDS) for number in range(1, BOUNDS[-1] + 2)],
]
"""Which feature a number from 1 on turns on; those beyond the list share the last."""

LARGE: Final = BOUNDS[-1] + 1


class Looking:
    """Who looks, and what they have found so far.

    ``signs``: what stands for each feature, its index or the same as bytes.
    """

    __slots__ = ("marks", "seat", "signs")

    def __init__(self, seat: int, signs: list[Any]) -> None:
        self.seat: int = seat
        self.signs: list[Any] = signs
        self.marks: list[Any] = []


class Part:
    """The features of one piece of a state, ``size`` of them."""

    def __init__(self, size: int) -> None:
        self.size: int = size

    def fill(self, value: Any, at: int, look: Looking) -> None:
        """Turn on what is so of this value; the part's features begin at an index."""
        raise NotImplementedError

    def names(self, path: str) -> list[str]:
        """What each feature means, said of a place in the position."""
        raise NotImplementedError


class Yes(Part):
    """One feature: it is so."""

    def __init__(self) -> None:
        super().__init__(1)

    def fill(self, value: Any, at: int, look: Looking) -> None:
        if value is True:
            look.marks.append(look.signs[at])

    def names(self, path: str) -> list[str]:
        return [path]


class Word(Part):
    """A feature for each word of a domain."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(len(words))
        self.words: list[str] = words

    def fill(self, value: Any, at: int, look: Looking) -> None:
        v: int = value
        if v >= 0:
            look.marks.append(look.signs[at + v])

    def names(self, path: str) -> list[str]:
        return [f"{path} = {word}" for word in self.words]


class PlaceWord(Word):
    """A word for a place at the table: those after the ``shared`` ones lie one at each seat."""

    def __init__(self, words: list[str], shared: int, seats: int) -> None:
        super().__init__(words)
        self.shared: int = shared
        self.seats: int = seats

    def fill(self, value: Any, at: int, look: Looking) -> None:
        v: int = value
        if v >= 0:
            look.marks.append(look.signs[at + seen_from(look.seat, v, self.shared, self.seats)])


def seen_from(seat: int, place: int, shared: int, seats: int) -> int:
    """A place at the table as it is counted by a seat: shared ones, its own, the next one's …"""
    if place < shared:
        return place
    return shared + turned(place - shared, seat, seats)


class Of(Part):
    """A word that belongs to a seat, seen from the own seat: ``per_seat`` words each."""

    def __init__(self, words: list[str], per_seat: int) -> None:
        super().__init__(len(words))
        self.words: list[str] = words
        self.per_seat: int = per_seat

    def fill(self, value: Any, at: int, look: Looking) -> None:
        v: int = value
        if v >= 0:
            look.marks.append(look.signs[at + turned(v, look.seat * self.per_seat, self.size)])

    def names(self, path: str) -> list[str]:
        return [f"{path} = {word}" for word in self.words]


def turned(value: int, first: int, size: int) -> int:
    """A place of a circle counted from another one."""
    return value - first if value >= first else value - first + size


class Amount(Part):
    """How many: a feature for each number above the least, large numbers together."""

    def __init__(self, low: int, high: int | None) -> None:
        shared = high is None or high - low > ONE_BY_ONE
        super().__init__(BUCKETS if high is None or shared else high - low)
        self.low: int = low
        self.shared: bool = shared

    def fill(self, value: Any, at: int, look: Looking) -> None:
        v: int = value
        if v > self.low:
            look.marks.append(look.signs[at + self.place(v - self.low)])

    def place(self, above: int) -> int:
        """Which feature stands for a number so much above the least."""
        if not self.shared:
            return above - 1
        return BUCKET_OF[above] if above < LARGE else BUCKETS - 1

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


class Row(Part):
    """Several places, each with features of its own."""

    def __init__(self, places: list[str], item: Part) -> None:
        super().__init__(len(places) * item.size)
        self.places: list[str] = places
        self.item: Part = item

    def fill(self, value: Any, at: int, look: Looking) -> None:
        item, size, end = self.item, self.item.size, at + self.size
        if isinstance(value, list):
            for one in value:
                if at < end:
                    item.fill(one, at, look)
                at += size
        else:
            several: tuple[Any, ...] = value
            for one in several:
                if at < end:
                    item.fill(one, at, look)
                at += size

    def names(self, path: str) -> list[str]:
        return [name for place in self.places for name in self.item.names(f"{path}{place}")]


class WordRow(Row):
    """Several places with a word each, the most common row."""

    def fill(self, value: Any, at: int, look: Looking) -> None:
        marks, signs, size, end = look.marks, look.signs, self.item.size, at + self.size
        if isinstance(value, list):
            listed: list[int] = value
            for v in listed:
                if v >= 0 and at < end:
                    marks.append(signs[at + v])
                at += size
        else:
            kept: tuple[int, ...] = value
            for v in kept:
                if v >= 0 and at < end:
                    marks.append(signs[at + v])
                at += size


class PlaceRow(Row):
    """Several places at the table: those after the ``shared`` ones lie one at each seat."""

    def __init__(self, places: list[str], item: Part, shared: int) -> None:
        super().__init__(places, item)
        self.shared: int = shared

    def fill(self, value: Any, at: int, look: Looking) -> None:
        several: list[Any] = value if isinstance(value, list) else list(value)
        item, seat, shared = self.item, look.seat, self.shared
        seats = len(self.places) - shared
        for place, one in enumerate(several):
            item.fill(one, at + seen_from(seat, place, shared, seats) * item.size, look)


class AmountRow(Row):
    """How many of each; of things that belong to seats the own ones first."""

    def __init__(self, places: list[str], item: Amount, per_seat: int) -> None:
        super().__init__(places, item)
        self.amount: Amount = item
        self.per_seat: int = per_seat

    def fill(self, value: Any, at: int, look: Looking) -> None:
        counts: list[int] = value if isinstance(value, list) else list(value)
        marks, signs, amount = look.marks, look.signs, self.amount
        first, places, size = look.seat * self.per_seat, len(self.places), self.amount.size
        for n, v in enumerate(counts):
            if v > 0 and n < places:
                place = turned(n, first, places) if first else n
                marks.append(signs[at + place * size + amount.place(v)])


class BagRow(Row):
    """Several places with a bag each, many of them empty."""

    def fill(self, value: Any, at: int, look: Looking) -> None:
        bags: list[Any] = value if isinstance(value, list) else list(value)
        item, size, end = self.item, self.item.size, at + self.size
        for bag in bags:
            if bag and at < end:
                item.fill(bag, at, look)
            at += size


class Around(Row):
    """One thing a seat, the own one first, then clockwise."""

    def fill(self, value: Any, at: int, look: Looking) -> None:
        around: list[Any] = value if isinstance(value, list) else list(value)
        item, seats, seat = self.item, len(self.places), look.seat
        for _ in range(seats):
            item.fill(around[seat], at, look)
            at += item.size
            seat = seat + 1 if seat + 1 < seats else 0


class Bag(Part):
    """Which words are there, and how many things it is; of what there is several times, how often.

    ``low``: the value of the first word. ``stack``: it matters which of them came last.
    """

    def __init__(self, words: list[str], low: int, per_seat: int, copies: int, stack: bool) -> None:
        self.words: list[str] = words
        self.low: int = low
        self.per_seat: int = per_seat
        self.copies: int = copies
        self.stack: bool = stack
        self.width: int = len(words)
        self.number: Amount = Amount(0, None)
        self.plain: bool = copies == 1 and not per_seat and not low
        super().__init__(len(words) * (copies + stack) + self.number.size)

    def fill(self, value: Any, at: int, look: Looking) -> None:
        things: tuple[int, ...] = tuple(value) if isinstance(value, list) else value
        length = len(things)
        if length == 0:
            return
        marks, signs = look.marks, look.signs
        marks.append(signs[at + (BUCKET_OF[length] if length < LARGE else BUCKETS - 1)])
        at += BUCKETS
        if not self.plain:
            self.fill_slowly(things, at, look)
            return
        v = -1
        for v in things:
            if v >= 0:
                marks.append(signs[at + v])
        if self.stack and v >= 0:
            marks.append(signs[at + self.width + v])

    def fill_slowly(self, things: tuple[int, ...], at: int, look: Looking) -> None:
        marks, signs, width = look.marks, look.signs, self.width
        first = look.seat * self.per_seat
        if len(things) == 1:  # as it is with most of them
            only = things[0]
            if only >= 0:
                only = turned(only - self.low, first, width)
                marks.append(signs[at + only])
                if self.stack:
                    marks.append(signs[at + self.copies * width + only])
            return
        times = [0] * width
        word = -1
        for v in things:
            word = v if v < 0 else turned(v - self.low, first, width)
            if word >= 0:
                n = times[word]
                if n < self.copies:
                    marks.append(signs[at + n * width + word])
                times[word] = n + 1
        if self.stack and word >= 0:
            marks.append(signs[at + self.copies * width + word])

    def names(self, path: str) -> list[str]:
        found = self.number.names(f"{path}.length")
        for n in range(self.copies):
            again = f" {n + 1} times" if n else ""
            found += [f"{path} has {word}{again}" for word in self.words]
        if self.stack:
            found += [f"{path} last = {word}" for word in self.words]
        return found


class Fields(Part):
    """A class with slots: the features of each."""

    def __init__(self, names: list[str], parts: list[Part]) -> None:
        self.fields: list[str] = names
        self.parts: list[Part] = parts
        self.values: Callable[[Any], Any] = values_of(names)
        super().__init__(sum([part.size for part in parts]))

    def fill(self, value: Any, at: int, look: Looking) -> None:
        values: tuple[Any, ...] = self.values(value)
        i = 0
        for part in self.parts:
            part.fill(values[i], at, look)
            at += part.size
            i += 1  # noqa: SIM113

    def names(self, path: str) -> list[str]:
        dot = f"{path}." if path else ""
        return [
            name
            for field, part in zip(self.fields, self.parts, strict=True)
            for name in part.names(dot + field)
        ]


def values_of(names: list[str]) -> Callable[[Any], Any]:
    """What reads these slots of an object, as a tuple, however few they are."""
    if not names:
        return lambda value: ()
    if len(names) == 1:
        get = attrgetter(names[0])
        return lambda value: (get(value),)
    return attrgetter(*names)


class Subject(Part):
    """What a frame is about: words, and counts that take several places of it."""

    def __init__(self, names: list[str], parts: list[Part], widths: list[int]) -> None:
        self.fields: list[str] = names
        self.parts: list[Part] = parts
        self.widths: list[int] = widths
        super().__init__(sum([part.size for part in parts]))

    def fill(self, value: Any, at: int, look: Looking) -> None:
        frame: tuple[int, ...] = value
        place = 2
        for i in range(len(self.parts)):
            part, width = self.parts[i], self.widths[i]
            if width:
                part.fill(frame[place : place + width], at, look)
                place += width
            else:
                part.fill(frame[place], at, look)
                place += 1
            at += part.size

    def names(self, path: str) -> list[str]:
        return [
            name
            for field, part in zip(self.fields, self.parts, strict=True)
            for name in part.names(f"{path}.{field}")
        ]
