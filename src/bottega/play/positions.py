"""Matches that go on from a position."""

from __future__ import annotations

from bottega.kernel.game import Decision, Illegal
from bottega.kernel.position import Position, Since, hides
from bottega.kernel.state import AUTO, Action, Event
from bottega.play.glimpse import Glimpse, glimpse
from bottega.play.match import Match

WHY_NOT = (
    "this position is in the middle of a turn and does not say since when; "
    "to play on from it all the same, take it on trust"
)


class Unproven(Match):
    """A position in the middle of a turn that does not say how the turn came about.

    It is shown as it stands. Whether what it asks for is due to anybody nobody can tell, so it is
    not played on.
    """

    def go_on(self) -> None:
        """Find what is asked; nothing happens."""
        game, t = self.game, self.state
        asked = [Decision(f[1], f, game.steps[f[0]].options(t, f)) for f in game.open_frames(t)]
        self.questions = [question for question in asked if question.options != AUTO]

    @property
    def over(self) -> bool:
        return not self.state.agenda

    def since(self) -> Since | None:
        return None

    def play(self, answer: str | int | Action, seat: int | None = None) -> None:
        raise Illegal(WHY_NOT)  # even where nobody is asked: the game is not over

    def answer(self, seat: int, action: Action) -> list[Event]:
        raise Illegal(WHY_NOT)

    def clone(self) -> Match:
        return Unproven(self.game, self.players, start=self.game.clone(self.state))


def match_at(found: Position, seed: bytes | None = None, trust: bool = False) -> Match:
    """The match that goes on from a position; of a seat's view, what that seat knows of it.

    ``trust``: play on even where nobody can tell how the position came about.
    """
    game, t = found.game, found.state
    names = [f"seat {i + 1}" for i in range(t.seats)]
    if hides(game, t):
        return glimpse(Glimpse(game, names, t, None))
    since = found.since
    if since is None:
        if found.believed or trust:
            return Match(game, names, seed, start=t)
        return Unproven(game, names, start=t)
    start = None if since.start is None else game.clone(since.start)
    match = Match(game, names, None, since.options, start=start)
    for seat, action in since.answers:
        match.answer(seat, action)
    if seed is None:
        match.draws = 0
        match.marks.clear()  # what was answered before is no longer anybody's to take back
    else:
        match.draw_from(seed)
    return match
