"""Views as numbers, derived from a game's layout: no game says anything about it.

    encoder = encoder_of(game, seats=2)
    encoder.indices(game.redact(t, seat), seat)     the features that are on
    encoder.names()                                 what each of them means

A word of the position is one feature of its domain, a seat is counted from the own one, numbers
have a feature each while they are small, a fixed list has features for every place, a bag for what
is in it and how much that is, and of the agenda the questions on top count. Everything is read from
a *view*, so what a seat may not know cannot change a number (law 8).
"""

from __future__ import annotations

from functools import lru_cache
from struct import pack
from typing import Any, Final

from bottega.kernel.declared import Step
from bottega.kernel.feature_groups import (
    AmountRow,
    Around,
    Bag,
    BagRow,
    Fields,
    PlaceRow,
    Row,
    Subject,
    WordRow,
)
from bottega.kernel.features import (
    ONE_BY_ONE,
    Amount,
    Looking,
    Of,
    Part,
    PlaceWord,
    Signs,
    Word,
    Yes,
)
from bottega.kernel.game import Game
from bottega.kernel.shape import (
    Counts,
    Flag,
    Keyed,
    ListOf,
    Number,
    Object,
    OneOf,
    PerSeat,
    Rows,
    Shape,
    TupleOf,
)
from bottega.kernel.state import NATURE, State
from bottega.kernel.words import Amounts, Domain, Numbers

DEPTH: Final = 3
"""How many entries of the agenda are told, from the next one on."""

MOST_COPIES: Final = 4
"""Of a thing of which there are more, the fourth in a bag counts for all further ones."""


class Encoder:
    """The features of a game's views at tables with so many seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game: Game[Any] = game
        self.seats: int = seats
        copies = {
            one.domain.key: min(MOST_COPIES, max(one.numbers, default=1)) for one in game.pieces
        }
        make = Maker(seats, copies)
        self.table: Part = make.table(game.layout, game.new(seats))
        self.subjects: list[Part] = [make.subject(step) for step in game.steps]
        self.asked: int = seats + 2  # a seat, nature, or somebody who is hidden
        self.places: list[int] = []  # of the agenda, where the subject of each step begins
        place = len(game.steps) * self.asked
        for part in self.subjects:
            self.places.append(place)
            place += part.size
        self.frame_size: int = place
        self.size: int = self.table.size + DEPTH * place
        self.numbers: Signs = Signs(list(range(self.size)), packed=False)
        self.packed: Signs = Signs(packed_numbers(self.size), packed=True)

    def indices(self, view: State, seat: int) -> list[int]:
        """The features that are on in a seat's view."""
        look = Looking(seat, self.numbers)
        self.look(view, look)
        found: list[int] = look.marks
        return found

    def packed_indices(self, view: State, seat: int) -> bytes:
        """The same as an array of numbers of eight bytes each, for whoever computes with them."""
        look = Looking(seat, self.packed)
        self.look(view, look)
        return b"".join(look.marks)

    def look(self, view: State, look: Looking) -> None:
        """Add the features that are on in the view of whoever looks to their marks."""
        marks, signs, seat = look.marks, look.signs, look.seat
        self.table.fill(view, 0, look)
        at = self.table.size
        agenda = view.agenda
        depth = len(agenda)
        for i in range(depth - 1, max(depth - 1 - DEPTH, -1), -1):
            frame = agenda[i]
            step, who = frame[0], frame[1]
            if who >= 0:
                who = (who - seat) % self.seats
            else:
                who = self.seats if who == NATURE else self.seats + 1
            marks.append(signs[at + step * self.asked + who])
            if len(frame) > 2:
                self.subjects[step].fill(frame, at + self.places[step], look)
            at += self.frame_size

    def names(self) -> list[str]:
        """What every feature means, in the words of positions: ``players[me].faith = 3``."""
        found = self.table.names("")
        who = [*seat_names(self.seats), "nature", "somebody"]
        for depth in range(1, DEPTH + 1):
            path = f"agenda[{depth}]"
            keys = [step.key for step in self.game.steps]
            found += [f"{path} = {key} by {seat}" for key in keys for seat in who]
            for key, part in zip(keys, self.subjects, strict=True):
                found += part.names(f"{path} {key}")
        return found


def packed_numbers(size: int) -> list[Any]:
    """The numbers from 0 on as the machine keeps them: joined, they are an array."""
    return [pack("=q", number) for number in range(size)]


@lru_cache(maxsize=64)
def encoder_of(game: Game[Any], seats: int) -> Encoder:
    """The encoder of a game at tables with so many seats, made once."""
    return Encoder(game, seats)


def seat_names(seats: int) -> list[str]:
    """Seats as they are seen from one of them: ``me``, then clockwise ``+1``, ``+2`` …"""
    return ["me", *[f"+{ahead}" for ahead in range(1, seats)]]


class Maker:
    """Turns the shapes of a layout into parts.

    ``copies``: how often there is a thing, by the key of its domain, where that is more than once.
    """

    def __init__(self, seats: int, copies: dict[str, int]) -> None:
        self.seats: int = seats
        self.copies: dict[str, int] = copies

    def table(self, layout: Object, new: State) -> Part:
        """The whole layout; how many sit there is no news. ``new`` is a table to measure."""
        names = [name for name in layout.fields if name != "seats"]
        return Fields(
            names, [self.part(layout.fields[name], getattr(new, name), name) for name in names]
        )

    def part(self, shape: Shape, value: Any, path: str) -> Part:
        """The part of a shape; ``value`` is one of a new table, where there is one."""
        if isinstance(shape, OneOf):
            return self.word(shape.domain)
        if isinstance(shape, Number):
            return Amount(shape.low, shape.high)
        if isinstance(shape, Flag):
            return Yes()
        if isinstance(shape, Counts):
            names = [f".{name}" for name in self.words(shape.domain)]
            return AmountRow(names, Amount(0, shape.most), shape.domain.per_seat)
        if isinstance(shape, Object):
            return Fields(
                list(shape.fields),
                [
                    self.part(part, None if value is None else getattr(value, name), name)
                    for name, part in shape.fields.items()
                ],
            )
        if isinstance(shape, Keyed):
            return self.row([f".{name}" for name in shape.domain.names], shape.item, value, path)
        if isinstance(shape, Rows):
            rows, columns = shape.grid.length or 0, shape.columns
            places = [f"[{r + 1}][{c + 1}]" for r in range(rows) for c in range(columns)]
            return self.row(places, shape.item, value, path)
        if isinstance(shape, ListOf):
            return self.several(shape, value, path)
        raise ValueError(f"{path}: nobody has said how a {type(shape).__name__} is encoded")

    def several(self, shape: ListOf, value: Any, path: str) -> Part:
        """A list: a thing for each seat, for each place, or a bag."""
        item = shape.item
        if isinstance(shape, PerSeat):
            part = self.part(item, value[0] if value else None, path)
            return Around([f"[{name}]" for name in seat_names(self.seats)], part)
        if shape.places is None and isinstance(item, OneOf):
            if item.domain.per_seat == 1 and not shape.ordered:  # seats in some order
                return self.row(numbered(self.seats), item, value, path)
            copies = self.copies.get(item.domain.key, 1) if item.piece else 1
            return Bag(self.words(item.domain), 0, item.domain.per_seat, copies, not shape.ordered)
        if shape.places is None and isinstance(item, Number) and item.high is not None:
            words = [str(n) for n in range(item.low, item.high + 1)]
            return Bag(words, item.low, 0, MOST_COPIES, not shape.ordered)
        if shape.by is not None and self.seats in shape.by.shared:
            shared = shape.by.shared[self.seats]
            around = [f"[{name}]" for name in seat_names(self.seats)]
            part = self.part(item, value[0] if value else None, path)
            return PlaceRow([*numbered(shared), *around], part, shared)
        places = len(value or ()) if shape.places is None else shape.places
        return self.row(numbered(places), item, value, path)

    def row(self, places: list[str], item: Shape, value: Any, path: str) -> Part:
        part = self.part(item, value[0] if value else None, path)
        if isinstance(part, Word):
            return WordRow(places, part)
        if isinstance(part, Bag):
            return BagRow(places, part, isinstance(item, TupleOf) and isinstance(value, tuple))
        if isinstance(part, Amount) and part.low == 0:
            return AmountRow(places, part, 0)
        return Row(places, part)

    def word(self, domain: Domain) -> Part:
        if domain.per_seat:
            return Of(self.words(domain), domain.per_seat)
        if self.seats in domain.shared:
            shared = domain.shared[self.seats]
            names = [*domain.names[:shared], *seat_names(self.seats)]
            return PlaceWord(names, shared, self.seats)
        if isinstance(domain, Amounts):
            return Amount(-1, None)
        if isinstance(domain, Numbers) and domain.size > ONE_BY_ONE:
            return Amount(-1, domain.size - 1)
        return Word(domain.names)

    def words(self, domain: Domain) -> list[str]:
        """The words of a domain; those that belong to seats as they are seen from one of them."""
        each = domain.per_seat
        if each == 1:
            return seat_names(self.seats)
        if each:
            kinds = [name.partition(" ")[2] for name in domain.names[:each]]
            return [f"{seat} {kind}" for seat in seat_names(self.seats) for kind in kinds]
        return domain.names

    def subject(self, step: Step[Any]) -> Part:
        """What the frames of a step are about."""
        parts: list[Part] = []
        widths: list[int] = []
        for name, part in step.subject.parts.items():
            if isinstance(part, Counts):
                parts.append(self.part(part, None, name))
                widths.append(part.width)
            else:
                parts.append(self.word(part))
                widths.append(0)
        return Subject(list(step.subject.parts), parts, widths)


def numbered(places: int) -> list[str]:
    return [f"[{place + 1}]" for place in range(places)]
