"""A player that looks one answer ahead and takes what looks best."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from bottega.kernel.game import Decision, Game
from bottega.kernel.state import Action, State
from bottega.players.bargaining import Bargaining, by_value
from bottega.players.player import Player

LEAST = 0.3
"""By how much an offer must be better for either side, in the game's own value."""


class GreedyPlayer(Player):
    """Tries every option in one imagined world and compares the game's own value of the outcome."""

    strength = 3

    def __init__(self, game: Game[Any], rng: Random) -> None:
        super().__init__(game, rng)
        self.bargaining = Bargaining(game, partial(by_value, game), LEAST)

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        question = self.bargaining.narrowed(view, question, self.rng)
        if len(question.options) == 1:
            return question.options[0]
        seat = question.seat
        world = self.game.determinize(view, seat, self.rng)
        best: list[Action] = []
        highest = float("-inf")
        for action in question.options:
            after = self.game.clone(world)
            self.game.answer(after, seat, action)
            self.game.decision(after)  # what needs no answer happens
            value = self.game.value(after, seat)
            if value > highest:
                best, highest = [], value
            if value == highest:
                best.append(action)
        return self.rng.choice(best)
