"""Several things at once, as features: rows, bags, what has slots, and what a frame is about.

What a single thing turns on is in `bottega.kernel.features`.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from bottega.kernel.features import (
    BUCKET_OF,
    LARGE,
    Amount,
    Looking,
    Part,
    seen_from,
    turned,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

FEW: Final = 6
"""So many things in a bag are looked at as soon as it is remembered what they turn on."""

FEW_BAGS: Final = 3
"""And so many bags in a row."""


class Row(Part):
    """Several places, each with features of its own."""

    def __init__(self, places: list[str], item: Part) -> None:
        super().__init__(len(places) * item.size)
        self.places: list[str] = places
        self.item: Part = item

    def fill(self, value: Any, at: i64, look: Looking) -> None:
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

    def fill(self, value: Any, at: i64, look: Looking) -> None:
        marks, signs, size, end = look.marks, look.signs, self.item.size, at + self.size
        if isinstance(value, list):
            listed: list[i64] = value
            for v in listed:
                if v >= 0 and at < end:
                    marks.append(signs[at + v])
                at += size
        else:
            kept: tuple[i64, ...] = value
            for v in kept:
                if v >= 0 and at < end:
                    marks.append(signs[at + v])
                at += size


class PlaceRow(Row):
    """Several places at the table: those after the ``shared`` ones lie one at each seat."""

    def __init__(self, places: list[str], item: Part, shared: int) -> None:
        super().__init__(places, item)
        self.shared: i64 = shared

    def fill(self, value: Any, at: i64, look: Looking) -> None:
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
        self.per_seat: i64 = per_seat

    def fill(self, value: Any, at: i64, look: Looking) -> None:
        counts: list[i64] = value if isinstance(value, list) else list(value)
        marks, signs, amount = look.marks, look.signs, self.amount
        first, size = look.seat * self.per_seat, self.amount.size
        places: i64 = len(self.places)
        n: i64 = 0
        for v in counts:
            if v > 0 and n < places:
                place = turned(n, first, places) if first else n
                marks.append(signs[at + place * size + amount.place(v)])
            n += 1  # noqa: SIM113


class BagRow(Row):
    """Several places with a bag each, many of them empty. ``tuples``: nothing in it is a list."""

    def __init__(self, places: list[str], item: Bag, tuples: bool) -> None:
        super().__init__(places, item)
        self.kept: bool = tuples and len(places) > FEW_BAGS and not item.per_seat

    def fill(self, value: Any, at: i64, look: Looking) -> None:
        if self.kept and isinstance(value, tuple):
            look.recall(self, value, at)
        else:
            self.look_at(value, at, look)

    def look_at(self, things: Any, at: i64, look: Looking) -> None:
        bags: list[Any] = things if isinstance(things, list) else list(things)
        item, size, end = self.item, self.item.size, at + self.size
        for bag in bags:
            if bag and at < end:
                item.fill(bag, at, look)
            at += size


class Around(Row):
    """One thing a seat, the own one first, then clockwise."""

    def fill(self, value: Any, at: i64, look: Looking) -> None:
        around: list[Any] = value if isinstance(value, list) else list(value)
        item, seat = self.item, look.seat
        seats: i64 = len(self.places)
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
        self.low: i64 = low
        self.per_seat: i64 = per_seat
        self.copies: i64 = copies
        self.stack: bool = stack
        self.width: i64 = len(words)
        self.number: Amount = Amount(0, None)
        self.plain: bool = copies == 1 and not per_seat and not low
        super().__init__(len(words) * (copies + stack) + self.number.size)

    def fill(self, value: Any, at: i64, look: Looking) -> None:
        if isinstance(value, list):
            listed: list[i64] = value
            self.look_at(tuple(listed), at, look)
            return
        things: tuple[i64, ...] = value
        if len(things) > FEW and not self.per_seat:
            look.recall(self, things, at)
        elif things:
            self.look_at(things, at, look)

    def look_at(self, things: tuple[i64, ...], at: i64, look: Looking) -> None:
        length = len(things)
        if length == 0:
            return
        marks, signs, sizes = look.marks, look.signs, self.number.size
        marks.append(signs[at + (BUCKET_OF[length] if length < LARGE else sizes - 1)])
        at += sizes
        if not self.plain:
            self.fill_slowly(things, at, look)
            return
        v: i64 = -1
        for v in things:
            if v >= 0:
                marks.append(signs[at + v])
        if self.stack and v >= 0:
            marks.append(signs[at + self.width + v])

    def fill_slowly(self, things: tuple[i64, ...], at: i64, look: Looking) -> None:
        marks, signs, width = look.marks, look.signs, self.width
        first = look.seat * self.per_seat
        if len(things) == 1:  # as it is with most of them
            only: i64 = things[0]
            if only >= 0:
                only = turned(only - self.low, first, width)
                marks.append(signs[at + only])
                if self.stack:
                    marks.append(signs[at + self.copies * width + only])
            return
        times = [0] * width
        word: i64 = -1
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

    def fill(self, value: Any, at: i64, look: Looking) -> None:
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

    def fill(self, value: Any, at: i64, look: Looking) -> None:
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
