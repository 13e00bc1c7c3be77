"""A player that values what its turn may come to by what it learned from games against itself."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from bottega.kernel.game import Decision, Game
from bottega.kernel.state import Action, State
from bottega.players.bargaining import Bargaining
from bottega.players.player import Player, needing_numpy

LEAST = 0.02
"""By how much an offer must raise the chance to win of either side."""

WORLDS = 4
"""Imagined for every choice: what others hide is guessed anew in each of them."""


class MasterPlayer(Player):
    """Follows every promising answer to the end of its own turn, and takes what looks best then.

    What nature would settle next is valued before she has. Where nobody has learned for such a
    table, the lead over the best of the others decides.
    """

    strength = 4
    weights = ""  # a file, where it plays by another net than that of the package

    def __init__(self, game: Game[Any], rng: Random) -> None:
        super().__init__(game, rng)
        with needing_numpy("master"):
            from bottega.players import learned_choice, playouts  # noqa: PLC0415
        self.imagination = partial(playouts.Imagination, weights=self.weights)
        judge = partial(learned_choice.chances, game, weights=self.weights)
        self.bargaining = Bargaining(game, judge, LEAST)

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        question = self.bargaining.narrowed(view, question, self.rng)
        options = question.options
        if len(options) == 1:
            return options[0]
        worth = self.imagination(self.game, view, question, self.rng).sight(WORLDS).tolist()
        best = max(worth)
        return self.rng.choice([a for a, each in zip(options, worth, strict=True) if each == best])
