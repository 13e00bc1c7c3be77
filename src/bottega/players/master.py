"""A player that values what comes of each option by what it learned from games against itself."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from bottega.kernel.encoder import encoder_of
from bottega.kernel.features import Looking
from bottega.kernel.game import Decision, Game
from bottega.kernel.state import Action, State
from bottega.kernel.tables import Ahead, try_options
from bottega.players.bargaining import Bargaining
from bottega.players.player import Player, needing_numpy

LEAST = 0.02
"""By how much an offer must raise the chance to win of either side."""


class MasterPlayer(Player):
    """One answer ahead like the greedy player, but with a learned value of the outcome.

    What nature would settle next is valued before she has. Where nobody has learned for such a
    table, the lead over the best of the others decides.
    """

    strength = 4
    weights = ""  # a file, where it plays by another net than that of the package

    def __init__(self, game: Game[Any], rng: Random) -> None:
        super().__init__(game, rng)
        with needing_numpy("master"):
            from bottega.players import learned_choice  # noqa: PLC0415
        self.rank = partial(learned_choice.rank, weights=self.weights)
        judge = partial(learned_choice.chances, game, weights=self.weights)
        self.bargaining = Bargaining(game, judge, LEAST)

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        question = self.bargaining.narrowed(view, question, self.rng)
        options = question.options
        if len(options) == 1:
            return options[0]
        game, seat = self.game, question.seat
        encoder = encoder_of(game, view.seats)
        ahead, look = Ahead(), Looking(seat, encoder.packed)
        world = game.determinize(view, seat, self.rng)
        try_options(game, world, question, encoder, look, ahead, "win")
        ahead.seen = b"".join(look.marks)
        worth = self.rank(game, encoder, ahead)
        best = max(worth)
        return self.rng.choice([a for a, each in zip(options, worth, strict=True) if each == best])
