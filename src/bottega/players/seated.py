"""A player at its seat: it sits down once, hears what its seat may know, and answers."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.kernel.game import Decision
from bottega.kernel.state import Action, Event, State, may_see
from bottega.players.player import Player


class Seated:
    """A player as long as its game lasts. Whoever lets players play goes through this.

    It is told what happened when it is asked, not before: until somebody answers, what was answered
    may be taken back, and then nobody has heard of it.
    """

    def __init__(self, player: Player, seat: int, view: State, heard: int = 0) -> None:
        self.player = player
        self.seat = seat
        self.heard = heard  # how much of the table's log lies behind it
        player.begin(seat, view)

    def hear(self, log: Sequence[Event]) -> None:
        """What was told since, as far as it is for this seat."""
        told = [event for event in log[self.heard :] if may_see(event, self.seat)]
        self.heard = len(log)
        if told:
            self.player.hear(told)

    def answer(
        self, view: State, log: Sequence[Event], question: Decision, seconds: float
    ) -> Action:
        """What it answers, after it has heard what happened."""
        self.hear(log)
        return self.player.choose(view, question, seconds)


def listens(player: type[Player]) -> bool:
    """Whether anything is told to such a player; for others no log needs to be kept."""
    return player.hear is not Player.hear
