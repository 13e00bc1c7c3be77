"""What is true at a table, and the few words every other module is written in.

A *state* is plain data: ints, lists of ints and tuples. Its *agenda* lists what still
has to happen, the next thing last. Each entry of the agenda is a *frame*
``(step, seat, *subject)``; an *action* is an answer ``(verb, *arguments)``; an *event*
``(kind, audience, *details)`` says what happened and who may know it. All three are
tuples of small ints: cheap to make, to compare, to copy and to write down.
"""

from __future__ import annotations

from typing import Final, TypeVar

from bottega.kernel.compiling import mypyc_attr

Action = tuple[int, ...]
Frame = tuple[int, ...]
Event = tuple[int, ...]
T = TypeVar("T")

NATURE: Final = -1
"""The seat of chance: it rolls dice, turns cards and draws tiles."""

NONE: Final = -1
"""No card, no piece, nobody."""

HIDDEN: Final = -2
"""Something is there, but this observer may not know what."""

FACE_DOWN: Final[list[tuple[int, ...]]] = [(HIDDEN,) * number for number in range(256)]

EVERYONE: Final = -1
"""The audience of a public event: every bit set."""

UNSAID: Final = 1 << 40
"""What no detail of an event is. Places left empty cost nothing, while details in any number would
be packed up for every event, be there somebody to hear it or not."""

AUTO: Final[list[Action]] = [()]
"""The options of a step that asks nothing: one answer, without words."""


def only(seat: int) -> int:
    """The audience that consists of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The audience of everybody, onlookers included, except one seat."""
    return ~(1 << seat)


def may_see(event: Event, seat: int | None) -> bool:
    """Whether a seat is in an event's audience. ``None`` is an onlooker without a seat."""
    if seat is None:
        return event[1] < 0  # `EVERYONE` and `all_but` leave the bits beyond the seats set
    return bool(event[1] >> seat & 1)


def face_down(number: int) -> tuple[int, ...]:
    """So many things of which an observer knows only that they are there."""
    return FACE_DOWN[number] if number < len(FACE_DOWN) else (HIDDEN,) * number


def replaced(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """The same things but for the one at a place."""
    found = list(things)
    found[place] = thing
    return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """All that is true at a table. Each game adds its own slots.

    A subclass takes every one of its slots as a keyword of ``__init__``, so that a state
    can be made again from what was written down (see `bottega.kernel.shape.Object`).
    """

    __slots__ = ("agenda", "events", "seats")

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.agenda: list[Frame] = []
        self.events: list[Event] | None = None  # None in search: nobody listens

    def then(self, frame: Frame, *after: Frame) -> None:
        """Do these next, in reading order, before what was already due."""
        if after:
            for later in reversed(after):
                self.agenda.append(later)
        self.agenda.append(frame)

    def then_all(self, frames: list[Frame]) -> None:
        """The same for a list of them, which may be empty."""
        for later in reversed(frames):
            self.agenda.append(later)

    def tell(
        self,
        kind: int,
        audience: int,
        a: int = UNSAID,
        b: int = UNSAID,
        c: int = UNSAID,
        d: int = UNSAID,
        e: int = UNSAID,
        f: int = UNSAID,
        g: int = UNSAID,
        *more: int,
    ) -> None:
        """Report what happened: kind, audience, details.

        What happens all the time is told only where ``events`` says that somebody listens: in plain
        Python the details take longer to look up than most steps have to spare.
        """
        if self.events is not None:
            event = (kind, audience, a, b, c, d, e, f, g, *more, UNSAID)
            self.events.append(event[: event.index(UNSAID)])
