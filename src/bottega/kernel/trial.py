"""One answer tried: what was told on the way, and what a seat sees afterwards.

What `bottega.kernel.laws` finds everything out with. Whatever is tried here must be possible
(law 6), and whatever is told must be an event of the game (law 10).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bottega.kernel.compiling import mypyc_attr
from bottega.kernel.game import Game
from bottega.kernel.shape import Counts, Named
from bottega.kernel.state import Action, Event, State, may_see
from bottega.kernel.words import SEAT, Amounts, Domain, Seats


@mypyc_attr(native_class=False)
class Broken(AssertionError):
    """A law does not hold.

    ``law`` is its number, ``where`` the table at which it was found, ``record`` the game up to
    there as text, to be loaded and looked at.
    """

    def __init__(self, law: int, game: Game[Any] | str, what: str) -> None:
        key = game if isinstance(game, str) else game.key
        super().__init__(law, key, what)  # so that another process can send it
        self.law: int = law
        self.game: str = key
        self.what: str = what
        self.where: str = ""
        self.record: str = ""

    def __str__(self) -> str:
        where = f", {self.where}" if self.where else ""
        return f"law {self.law} is broken by {self.game}{where}: {self.what}"


@contextmanager
def nothing_fails(law: int, game: Game[Any], what: str) -> Iterator[None]:
    """Whatever goes wrong in here breaks a law."""
    try:
        yield
    except Broken:
        raise
    except Exception as problem:
        raise Broken(law, game, f"{what}: {problem!r}") from problem


def look(game: Game[Any], t: State) -> str:
    """A state as bytes to compare."""
    return json.dumps(game.write(t), sort_keys=True)


def seat_name(seat: int | None) -> str:
    return "an onlooker" if seat is None else f"seat {SEAT.text(seat)}"


def options_of(game: Game[Any], t: State, seat: int | None) -> list[Action] | None:
    """What a seat may answer now, asked without letting anything happen."""
    for f in reversed(t.agenda):
        if f[1] == seat:
            return game.steps[f[0]].options(t, f)
        if not game.steps[f[0]].together:
            break
    return None


def carry_out(game: Game[Any], t: State, seat: int, action: Action) -> list[Event]:
    """Give an offered answer, up to the next questions. That must always be possible: law 6.

    Returns what was told on the way, whoever may know it.
    """
    known = game.vocabulary(seat)
    if action not in known.indices:
        raise Broken(6, game, f"{action} is offered but is no action of the game")
    with (
        nothing_fails(6, game, f"{known.text(action)!r} cannot be carried out"),
        listening(game, t) as told,
    ):
        game.answer(t, seat, action)
        game.decisions(t)
    return told


def outcome(
    game: Game[Any], t: State, answering: int, action: Action, seat: int | None
) -> tuple[list[Event], str] | None:
    """What a seat is told and sees after an answer; ``None`` if it openly shows a secret."""
    told = carry_out(game, t, answering, action)
    if reveals(game, told):
        return None
    return heard_by(seat, told), look(game, game.redact(t, seat))


def heard_by(seat: int | None, told: list[Event]) -> list[Event]:
    """What a seat hears of all that is told: kinds and details, for nobody hears who else does."""
    return [(event[0], *event[2:]) for event in told if may_see(event, seat)]


def reveals(game: Game[Any], told: list[Event]) -> bool:
    """Whether something hidden was openly shown, to whomever."""
    return any(game.events[event[0]].reveals for event in told)


@contextmanager
def listening(game: Game[Any], t: State) -> Iterator[list[Event]]:
    """Hear all that is told in here; nobody listens any more afterwards."""
    told: list[Event] = []
    t.events = told
    yield told
    t.events = None
    for event in told:
        event_can_be_written(game, t.seats, event)


def event_can_be_written(game: Game[Any], seats: int, event: Event) -> None:
    """Law 10: an event is of a kind there is, and every detail of it can be written and read back.

    A seat in it sits at this table. Nobody and somebody hidden may stand there as well.
    """
    if len(event) < 2 or not 0 <= event[0] < len(game.events):
        kinds = f"a kind from 0 to {len(game.events) - 1}"
        raise Broken(10, game, f"{event} is told; expected {kinds}, an audience, then details")
    kind, details = game.events[event[0]], event[2:]
    mistake = mistake_in(kind.details, details, seats)
    if mistake:
        names = ", ".join(kind.details.parts) or "no details"
        raise Broken(10, game, f"{kind.key!r} is told with {details} as {names}; {mistake}")


def mistake_in(named: Named, details: tuple[int, ...], seats: int) -> str:
    """The first detail that cannot be written, and what was expected; empty if all can."""
    widths = [part.width if isinstance(part, Counts) else 1 for part in named.parts.values()]
    if len(details) != sum(widths):
        return f"expected {sum(widths)} numbers, got {len(details)}"
    place = 0
    for (name, part), width in zip(named.parts.items(), widths, strict=True):
        values = details[place : place + width]
        got = values[0] if width == 1 else values
        if not comes_back(part, values):
            return f"expected {numbers_of(part)} as {name}, got {got}"
        if isinstance(part, Seats) and values[0] >= seats:
            return f"expected 0 to {seats - 1} as {name}, for {seats} sit here, got {got}"
        place += width
    return ""


def comes_back(part: Domain | Counts, values: tuple[int, ...]) -> bool:
    """Whether reading what is written for a detail gives exactly the same numbers."""
    detail = Named(detail=part)
    try:
        again: tuple[int, ...] = detail.read(detail.write(values), "event")
    except Exception:
        return False
    return again == values


def numbers_of(part: Domain | Counts) -> str:
    """The numbers that stand for the words of a detail."""
    if isinstance(part, Counts):
        return f"counts of each {part.domain.key}"
    if isinstance(part, Amounts):
        return part.expected()
    return f"0 to {part.size - 1} ({part.expected()})"
