"""A match of which only one seat's view is known: what a player gets who sees no more."""

from __future__ import annotations

from typing import Any

from bottega.kernel.game import Game, Illegal
from bottega.kernel.position import Since, hides, knows_enough, questions_seen, viewers
from bottega.kernel.state import Action, Event, State
from bottega.kernel.words import SEAT, Unreadable
from bottega.play.match import Match


class Glimpse(Match):
    """A view, and whose it is. It shows what that seat is asked, with the seat's own options.

    What it hides cannot be played on; `imagine` fills it in.
    """

    def __init__(self, game: Game[Any], players: list[str], view: State, seat: int | None) -> None:
        self.seat = seat
        super().__init__(game, players, start=view)

    def go_on(self) -> None:
        """Find what is asked; nothing happens."""
        self.questions = questions_seen(self.game, self.state, self.seat)

    @property
    def over(self) -> bool:
        return not self.state.agenda

    def since(self) -> Since | None:
        return None

    def answer(self, seat: int, action: Action) -> list[Event]:
        whose = "an onlooker's" if self.seat is None else f"seat {SEAT.text(self.seat)}'s"
        raise Illegal(f"this is {whose} view; what it hides cannot be played on")

    def clone(self) -> Match:
        return Glimpse(self.game, self.players, self.game.clone(self.state), self.seat)

    def __repr__(self) -> str:
        whose = "an onlooker" if self.seat is None else f"seat {SEAT.text(self.seat)}"
        return super().__repr__().replace("<Match of", f"<View of {whose} of", 1)


def glimpse(match: Match, seat: int | None = None) -> Glimpse:
    """What a seat may know of a match; without a seat, of a view: whoever's it is.

    A view that hides what the seat knows is refused.
    """
    game, t = match.game, match.state
    if not hides(game, t):
        return Glimpse(game, match.players, game.redact(t, seat), seat)
    found = viewers(game, t)
    seats = [viewer for viewer in found if viewer is not None]
    if seat is None:
        asked = [viewer for viewer in seats if viewer in game.asked(t)] or seats
        return Glimpse(game, match.players, t, asked[0] if len(asked) == 1 else None)
    if knows_enough(game, t, seat):
        return Glimpse(game, match.players, game.redact(t, seat), seat)
    if not found:
        raise Unreadable("this is nobody's view; no table looks like this to anybody")
    raise Unreadable(
        f"this is the view of {listed(seats)}; it hides what seat {SEAT.text(seat)} knows"
    )


def listed(seats: list[int]) -> str:
    """Seats in words: ``seats 1, 2 and 3``; nobody is an onlooker."""
    *most, last = [SEAT.text(seat) for seat in seats] or ["an onlooker"]
    return f"seats {', '.join(most)} and {last}" if most else f"seat {last}" if seats else last
