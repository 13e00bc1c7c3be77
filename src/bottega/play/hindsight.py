"""A recorded game looked back upon: what was told, to whom, and how the points went."""

from __future__ import annotations

from typing import Any

from bottega.kernel.game import Game
from bottega.kernel.record import Record, replay
from bottega.kernel.state import EVERYONE, Event, State, may_see
from bottega.kernel.trial import outcome
from bottega.kernel.words import SEAT


class Hindsight:
    """A record replayed once, with everything that was told on the way."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game[Any] = record.game
        self.told: list[list[Event]] = []  # by answer
        self.turns: list[int] = []  # plies at which a turn began
        self.points: list[list[int]] = []  # everybody's, at those plies and at the end
        t = record.table()
        for ply, (seat, action) in enumerate(record.answers, 1):
            t.events = []
            self.game.answer(t, seat, action)
            self.game.decision(t)
            self.told.append(t.events)
            if any(self.game.events[event[0]].turn for event in t.events):
                self.turns.append(ply)
                self.points.append(self.game.scores(t))
        self.points.append(self.game.scores(t))

    def at(self, ply: int, seat: int | None) -> State:
        """The table after so many answers, as a seat could know it; without a seat, the truth."""
        t = replay(self.record, ply)
        if seat is None:
            return t
        view: State = self.game.redact(t, seat)
        return view

    def events(self, ply: int, seat: int | None) -> list[Event]:
        """What a seat was told by the answer that led to a ply; without a seat, the whole truth."""
        if ply == 0:
            return []
        told = self.told[ply - 1]
        if seat is None:  # an event for one seat stands beside one that tells the others less
            return [event for event in told if event[1] == EVERYONE or event[1] > 0]
        return [event for event in told if may_see(event, seat)]

    def line(self, ply: int, seat: int | None) -> str | None:
        """The answer that led to a ply, in notation; ``?`` where a seat could not tell which."""
        if ply == 0:
            return None
        answer = self.record.answers[ply - 1]
        if seat is None or answer.seat == seat or not self.is_secret(ply, seat):
            return self.record.line(answer)
        return f"{SEAT.text(answer.seat)}: ?"

    def is_secret(self, ply: int, seat: int) -> bool:
        """Whether another answer would have looked the same to this seat."""
        before = replay(self.record, ply - 1)
        answering, action = self.record.answers[ply - 1]
        asked = next(q for q in self.game.decisions(before) if q.seat == answering)
        given = outcome(self.game, self.game.clone(before), answering, action, seat)
        return given is not None and any(
            outcome(self.game, self.game.clone(before), answering, other, seat) == given
            for other in asked.options
            if other != action
        )
