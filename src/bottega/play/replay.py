"""A recorded game looked back upon: what was told, to whom, and how the points went."""

from __future__ import annotations

from typing import Any, NamedTuple

from bottega.kernel.game import Game, Illegal
from bottega.kernel.record import Record
from bottega.kernel.state import EVERYONE, NATURE, Event, State, may_see
from bottega.kernel.trial import outcome
from bottega.kernel.words import SEAT, Unreadable

EVERY = 32
"""Plies from one table that is kept to the next: so many answers a step costs at most."""


class Step(NamedTuple):
    """A game after so many answers, as a seat could know it."""

    state: State
    events: list[Event]  # what the last answer brought
    line: str | None  # that answer, in notation; `?` where the seat could not tell which


class Replay:
    """A record replayed once, with everything that was told on the way.

    `Unreadable` says which answer is not possible. Some of the tables on the way are kept, so that
    looking at any ply does not begin at the first.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game[Any] = record.game
        self.plies = len(record.answers)
        self.told: list[list[Event]] = []  # by answer
        self.turns: list[int] = []  # plies at which a turn began
        self.turn_seats: list[int | None] = []  # whose they were
        self.rounds: list[int] = []  # plies at which a round began
        self.milestones: list[tuple[int, Event]] = []  # what one looks for, with its ply
        self.points: list[list[int]] = []  # everybody's as they are shown, there and at the end
        t = record.table()
        self.kept: list[State] = [self.game.clone(t)]  # every so many plies
        self.game.decision(self.kept[0])  # what needs no answer happens before anybody looks
        for ply, (seat, action) in enumerate(record.answers, 1):
            t.events = []
            try:
                self.game.answer(t, seat, action)
            except Illegal as problem:
                raise Unreadable(f"answers[{ply}]: {problem}") from None
            self.game.decision(t)
            self.told.append(t.events)
            self.milestones += [(ply, e) for e in t.events if self.game.events[e[0]].milestone]
            if any(self.game.events[event[0]].turn for event in t.events):
                self.turns.append(ply)
                self.turn_seats.append(self.whose_turn(t.events))
                self.points.append(self.shown_points(t))
            if ply % EVERY == 0:
                self.kept.append(self.game.clone(t))
        self.points.append(self.shown_points(t))
        self.rounds = self.find_rounds()
        self.end: State = self.game.clone(t)  # the table after all of them
        self.game.decision(self.end)

    def shown_points(self, t: State) -> list[int]:
        """Everybody's score as it stands, with what is certain to come: as boards show it."""
        return [n + self.game.show.due(t, seat) for seat, n in enumerate(self.game.scores(t))]

    def whose_turn(self, told: list[Event]) -> int | None:
        """Whose turn was announced, if it is somebody's."""
        event = next(e for e in told if self.game.events[e[0]].turn)
        seat = self.game.write_event(event).get("seat")
        return seat - 1 if isinstance(seat, int) else None

    def find_rounds(self) -> list[int]:
        """The plies at which rounds began: as they were told, or else as turns went round."""
        kinds = self.game.events
        if any(kind.new_round for kind in kinds):
            plies = enumerate(self.told, 1)
            return [ply for ply, told in plies if any(kinds[e[0]].new_round for e in told)]
        found: list[int] = []
        had: set[int | None] = set()
        for ply, seat in zip(self.turns, self.turn_seats, strict=True):
            if not found or seat in had:
                found.append(ply)
                had.clear()
            had.add(seat)
        return found

    @property
    def first_choice(self) -> int:
        """How many answers came before the first one that was a person's to give."""
        return next((n for n, a in enumerate(self.record.answers) if a.seat != NATURE), self.plies)

    def step(self, ply: int, seat: int | None) -> Step:
        """The table after so many answers, as a seat could know it; without a seat, the truth."""
        if ply == 0:
            return Step(self.seen(self.truth(0), seat), [], None)
        t = self.truth(ply - 1)
        line = self.line(t, ply, seat)
        self.go_on(t, ply)
        return Step(self.seen(t, seat), self.events(ply, seat), line)

    def truth(self, ply: int) -> State:
        """A copy of the table after so many answers."""
        place = ply // EVERY
        t: State = self.game.clone(self.kept[place])
        for next_ply in range(place * EVERY + 1, ply + 1):
            self.go_on(t, next_ply)
        return t

    def go_on(self, t: State, ply: int) -> None:
        """Carry out the answer that led to a ply."""
        self.game.answer(t, *self.record.answers[ply - 1])
        self.game.decision(t)

    def seen(self, t: State, seat: int | None) -> State:
        if seat is None:
            return t
        view: State = self.game.redact(t, seat)
        return view

    def earlier(self, ply: int, seat: int | None) -> list[Event]:
        """What a seat was told in the turn under way before the answer that led to a ply."""
        began = next((turn for turn in reversed(self.turns) if turn <= ply), ply)
        return [event for before in range(began, ply) for event in self.events(before, seat)]

    def events(self, ply: int, seat: int | None) -> list[Event]:
        """What a seat was told by the answer that led to a ply; without a seat, the whole truth."""
        if ply == 0:
            return []
        told = self.told[ply - 1]
        if seat is None:  # an event for one seat stands beside one that tells the others less
            return [event for event in told if event[1] == EVERYONE or event[1] > 0]
        return [event for event in told if may_see(event, seat)]

    def line(self, before: State, ply: int, seat: int | None) -> str:
        """The answer that led to a ply, in notation; ``?`` where a seat could not tell which."""
        answer = self.record.answers[ply - 1]
        if seat is None or answer.seat == seat or not self.is_secret(before, ply, seat):
            return self.record.line(answer)
        return f"{SEAT.text(answer.seat)}: ?"

    def is_secret(self, before: State, ply: int, seat: int) -> bool:
        """Whether another answer would have looked the same to this seat."""
        answering, action = self.record.answers[ply - 1]
        asked = next(q for q in self.game.decisions(before) if q.seat == answering)
        given = outcome(self.game, self.game.clone(before), answering, action, seat)
        return given is not None and any(
            outcome(self.game, self.game.clone(before), answering, other, seat) == given
            for other in asked.options
            if other != action
        )
