"""A player that answers anything, each option as likely as the next."""

from __future__ import annotations

from bottega.kernel.game import Decision
from bottega.kernel.state import Action, State
from bottega.players.player import Player


class RandomPlayer(Player):
    """The measure of all others."""

    strength = 1

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        return self.rng.choice(question.options)
