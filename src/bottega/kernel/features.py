"""What is seen of a table, as features that are on or off.

A *feature* is one small fact: the second slot holds this card, I have three coins, the seat after
me is asked. Each `Part` here stands for one shape of a layout and turns on the features of a value;
`bottega.kernel.encoder` puts parts together for a whole game.

What is none, hidden, empty or the least it can be turns nothing on.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiler keeps as the processor does

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


FEW: Final = 6
"""So many things in a bag are looked at as soon as it is remembered what they turn on."""

FEW_BAGS: Final = 3
"""And so many bags in a row."""

KNOWN: Final = 2_000
"""Of how many values of a place it is remembered what they turn on."""

IDENTITY: Final[Callable[[Any], Any]] = id  # as it comes, never unpacked


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
        known: dict[Any, tuple[Any, int, Any]] | None = self.known[at]
        if known is None:
            known = self.known[at] = {}
        name = IDENTITY(things)
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
        super().__init__(BUCKETS if high is None or shared else high - low)
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
        marks, signs = look.marks, look.signs
        marks.append(signs[at + (BUCKET_OF[length] if length < LARGE else BUCKETS - 1)])
        at += BUCKETS
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
