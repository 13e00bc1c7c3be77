"""A player made of weights that `examples.learn` wrote: NumPy is all it needs.

bottega.arena("masters", [learned("masters.npz"), "greedy"])
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import bottega
from bottega.kernel import Action, Decision, State
from bottega.kernel.encoder import encoder_of
from bottega.kernel.tables import best_of, rivals_of
from bottega.lab.share import Array

CERTAIN = 1e6
"""The value of a position in which one has won."""


def forward(weights: dict[str, Array], features: list[Array], values: Array) -> Array:
    """What the net says of positions: the logarithm of the odds to win."""
    summed = np.stack([weights["rows"][on].sum(axis=0) for on in features]) + weights["bias"]
    hidden = np.maximum(np.maximum(summed, 0) @ weights["w1"].T + weights["b1"], 0)
    said: Array = (hidden @ weights["w2"].T + weights["b2"])[:, 0] + weights["trust"] * values
    return said


def learned(path: str | Path) -> type[bottega.Player]:
    """A player that takes what the net in a file likes best."""
    with np.load(path) as kept:
        weights = dict(kept)

    class Learned(bottega.Player):
        """Looks one answer ahead, with a learned eye."""

        def choose(self, view: State, question: Decision, seconds: float) -> Action:
            game, seat = self.game, question.seat
            encoder = encoder_of(game, view.seats)
            world = game.determinize(view, seat, self.rng)
            rivals = rivals_of(game, view, seat)
            features, values = [], []
            for action in question.options:
                t = game.clone(world)
                game.answer(t, seat, action)
                over, worths = game.decision(t) is None, game.values(t)
                lead = worths[seat] - best_of(worths, rivals)
                values.append(CERTAIN * (seat in game.winners(t)) if over else lead)
                features.append(np.asarray(encoder.indices(game.redact(t, seat), seat)))
            return question.options[int(forward(weights, features, np.asarray(values)).argmax())]

    return Learned
