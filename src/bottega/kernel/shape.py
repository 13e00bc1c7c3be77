"""Shapes: how plain data is written as readable JSON, and read back exactly.

A game describes its state once, as a tree of shapes. The tree writes a position, reads it
back, and when it cannot, says where and what was expected: ``players[2].faith: expected a
number from 0 to 24, got 31``. Reading what was written gives an equal state, always.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bottega.kernel.compiling import mypyc_attr
from bottega.kernel.state import HIDDEN, NONE
from bottega.kernel.words import Domain, Seats, Unreadable, quoted

Json = Any
"""What the standard `json` module reads and writes."""

Lying = dict[str, list[int]]
"""The pieces on a table: the values of each domain, by its key, as often as they lie there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """How one piece of a state is written and read."""

    def write(self, value: Any) -> Json:
        raise NotImplementedError

    def write_all(self, values: Any) -> list[Json]:
        """Several of them. Positions are written all the time, and most of one is lists of words
        and numbers: those need not be asked one by one."""
        return [self.write(value) for value in values]

    def read(self, json: Json, path: str) -> Any:
        raise NotImplementedError

    def count(self, value: Any, lying: Lying) -> None:
        """Count the pieces that lie here, for `bottega.kernel.pieces`."""


def refuse(path: str, expected: str, got: object) -> Unreadable:
    return Unreadable(f"{path}: expected {expected}, got {quoted(got)}")


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Shape):
    """One value of a domain. Nothing, or something hidden, only where it is said to be possible.

    ``piece``: the thing itself lies here; it is not merely mentioned.
    """

    def __init__(
        self, domain: Domain, none: bool = False, hidden: bool = False, piece: bool = False
    ) -> None:
        self.domain = domain
        self.words = {value: domain.write(value) for value in (HIDDEN, NONE, *range(domain.size))}
        self.piece = piece
        self.refused = [
            *([] if none else [NONE]),
            *([] if hidden else [HIDDEN]),
        ]

    def write(self, value: Any) -> Json:
        return self.words[value] if value in self.words else self.domain.write(value)

    def write_all(self, values: Any) -> list[Json]:
        words, domain = self.words, self.domain
        return [words[value] if value in words else domain.write(value) for value in values]

    def read(self, json: Json, path: str) -> Any:
        try:
            value = self.domain.read(json)
        except Unreadable as problem:
            raise Unreadable(f"{path}: {problem}") from None
        if value in self.refused:
            raise refuse(path, self.domain.expected(), json)
        return value

    def count(self, value: Any, lying: Lying) -> None:
        if self.piece and value != NONE:
            lying.setdefault(self.domain.key, []).append(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Shape):
    """A whole number from one bound on; up to another where there is one."""

    def __init__(self, low: int, high: int | None = None) -> None:
        self.low, self.high = low, high

    def write(self, value: Any) -> Json:
        return value

    def write_all(self, values: Any) -> list[Json]:
        return list(values)

    def read(self, json: Json, path: str) -> Any:
        whole = isinstance(json, int) and not isinstance(json, bool)
        if not whole or json < self.low or (self.high is not None and json > self.high):
            most = "on" if self.high is None else f"to {self.high}"
            raise refuse(path, f"a number from {self.low} {most}", json)
        return json


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Shape):
    """True or false."""

    def write(self, value: Any) -> Json:
        return value

    def write_all(self, values: Any) -> list[Json]:
        return list(values)

    def read(self, json: Json, path: str) -> Any:
        if not isinstance(json, bool):
            raise refuse(path, "true or false", json)
        return json


@mypyc_attr(allow_interpreted_subclasses=True)
class ListOf(Shape):
    """A list of things of one shape; of a fixed length where one is given.

    ``ordered``: the things have no order of their own and are listed lowest first.
    ``places``: it matters which of them is the first, the second and so on, up to so many.
    ``by``: the words that say which of them is meant.
    """

    def __init__(
        self,
        item: Shape,
        length: int | None = None,
        ordered: bool = False,
        places: int | None = None,
        by: Domain | None = None,
    ) -> None:
        self.item, self.length, self.ordered = item, length, ordered
        self.by: Domain | None = by
        self.places = length if places is None else places

    def write(self, value: Any) -> Json:
        return self.item.write_all(value)

    def read(self, json: Json, path: str) -> Any:
        if not isinstance(json, list) or (self.length is not None and len(json) != self.length):
            size = "a list" if self.length is None else f"a list of {self.length}"
            raise refuse(path, size, json)
        found = [self.item.read(j, f"{path}[{i + 1}]") for i, j in enumerate(json)]
        if self.ordered and found != sorted(found):
            raise refuse(path, f"them in order, {quoted(self.write(sorted(found)))}", json)
        return found

    def count(self, value: Any, lying: Lying) -> None:
        for v in value:
            self.item.count(v, lying)


class TupleOf(ListOf):
    """Like `ListOf`, kept as a tuple: for what is replaced, never changed in place."""

    def read(self, json: Json, path: str) -> Any:
        return tuple(super().read(json, path))


class PerSeat(ListOf):
    """Like `ListOf`: one thing for every seat, in the order of the seats."""

    def __init__(self, item: Shape) -> None:
        super().__init__(item)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows(Shape):
    """A flat list, written as rows of equal length, as it lies on the table."""

    def __init__(self, item: Shape, rows: int, columns: int) -> None:
        self.item, self.columns = item, columns
        self.grid = ListOf(ListOf(item, columns), rows)

    def write(self, value: Any) -> Json:
        rows = [value[i : i + self.columns] for i in range(0, len(value), self.columns)]
        return self.grid.write(rows)

    def read(self, json: Json, path: str) -> Any:
        return [v for row in self.grid.read(json, path) for v in row]

    def count(self, value: Any, lying: Lying) -> None:
        for v in value:
            self.item.count(v, lying)


@mypyc_attr(allow_interpreted_subclasses=True)
class Counts(Shape):
    """How many of each name: a list of counts, written ``{"coin": 2}`` without the zeros.

    ``piece``: they are pieces of which there are only so many.
    """

    def __init__(self, domain: Domain, most: int | None = None, piece: bool = False) -> None:
        self.domain, self.most, self.piece = domain, most, piece
        self.width = domain.size

    def write(self, value: Any) -> Json:
        return {self.domain.names[i]: n for i, n in enumerate(value) if n}

    def read(self, json: Json, path: str) -> Any:
        if not isinstance(json, dict):
            raise refuse(
                path, 'an object such as {"coin": 2}'.replace("coin", self.domain.names[0]), json
            )
        counts = [0] * self.domain.size
        for name, count in json.items():
            if name not in self.domain.values:
                raise refuse(path, self.domain.expected(), name)
            counts[self.domain.values[name]] = Number(0, self.most).read(count, f"{path}.{name}")
        return counts

    def count(self, value: Any, lying: Lying) -> None:
        if self.piece:
            for v, n in enumerate(value):
                lying.setdefault(self.domain.key, []).extend([v] * n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Keyed(Shape):
    """One thing for every name of a domain, written as an object with those names."""

    def __init__(self, domain: Domain, item: Shape) -> None:
        self.domain, self.item = domain, item

    def write(self, value: Any) -> Json:
        written = self.item.write_all(value)
        return dict(zip(self.domain.names, written, strict=True))

    def read(self, json: Json, path: str) -> Any:
        names = self.domain.names
        if not isinstance(json, dict) or set(json) != set(names):
            raise refuse(path, f"an object with exactly {', '.join(names)}", json)
        return [self.item.read(json[name], f"{path}.{name}") for name in names]

    def count(self, value: Any, lying: Lying) -> None:
        for v in value:
            self.item.count(v, lying)


@mypyc_attr(allow_interpreted_subclasses=True)
class KeyedTuple(Keyed):
    """Like `Keyed`, kept as a tuple: for what is replaced, never changed in place."""

    def read(self, json: Json, path: str) -> Any:
        return tuple(super().read(json, path))


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Shape):
    """A tuple of small ints with named parts: the subject of a frame, the details of an event.

    A part is a word of a domain, or counts that take as many places as their domain has names.
    """

    def __init__(self, **parts: Domain | Counts) -> None:
        self.parts = parts

    def at(self, seats: int) -> Named:
        """The same parts at a table with so many seats."""
        return Named(
            **{
                n: part.at(seats) if isinstance(part, Seats) else part
                for n, part in self.parts.items()
            }
        )

    def write(self, value: Any) -> Json:
        json: dict[str, Json] = {}
        place = 0
        for name, part in self.parts.items():
            if isinstance(part, Counts):
                json[name] = part.write(value[place : place + part.width])
                place += part.width
            else:
                json[name] = part.write(value[place])
                place += 1
        if place != len(value):
            raise ValueError(f"{value!r} has {len(value)} places; {list(self.parts)} need {place}")
        return json

    def read(self, json: Json, path: str) -> Any:
        check_fields(json, list(self.parts), path)
        values: list[int] = []
        for name, part in self.parts.items():
            if isinstance(part, Counts):
                values += part.read(json[name], f"{path}.{name}")
            else:
                shape = OneOf(
                    part, none=True, hidden=True
                )  # what makes sense is for the game to say
                values.append(shape.read(json[name], f"{path}.{name}"))
        return tuple(values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Object(Shape):
    """A class with slots, written as an object with a field for every part."""

    def __init__(self, make: Callable[..., Any], **fields: Shape) -> None:
        self.make, self.fields = make, fields

    def before(self, **settled: Any) -> Object:
        """The layout of an earlier version, which had none of these fields: they are settled."""
        make = self.make
        older = {name: shape for name, shape in self.fields.items() if name not in settled}
        return Object(lambda **fields: make(**fields, **settled), **older)

    def write(self, value: Any) -> Json:
        return {name: shape.write(getattr(value, name)) for name, shape in self.fields.items()}

    def read(self, json: Json, path: str) -> Any:
        check_fields(json, list(self.fields), path)
        dot = f"{path}." if path else ""
        return self.make(
            **{name: shape.read(json[name], dot + name) for name, shape in self.fields.items()}
        )

    def count(self, value: Any, lying: Lying) -> None:
        for name, shape in self.fields.items():
            shape.count(getattr(value, name), lying)


def check_fields(json: Json, names: list[str], path: str) -> None:
    """Refuse anything that is not an object with exactly these fields."""
    place = path or "the position"
    if not isinstance(json, dict):
        raise refuse(place, "an object", json)
    for name in names:
        if name not in json:
            raise Unreadable(f"{place}: the field {name!r} is missing")
    for name in json:
        if name not in names:
            known = f"known are {', '.join(names)}" if names else "there are none here"
            raise Unreadable(f"{place}: unknown field {name!r}; {known}")
