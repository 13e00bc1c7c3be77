"""A player that looks one answer ahead too, but overlooks some and misjudges the others."""

from __future__ import annotations

from statistics import median

from bottega.kernel.game import Decision
from bottega.kernel.state import Action, State
from bottega.players.player import Player

SEEN = 0.7
"""The share of the options that come to its mind, where there are many."""

FEW = 2
"""So few options nobody overlooks."""

MISJUDGED = 0.7
"""How far it is off with each of them, measured by how much better the best is than most."""


class ApprenticePlayer(Player):
    """Sensible on the whole, with the mistakes of somebody who has not played often."""

    strength = 2

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        options = question.options
        if len(options) == 1:
            return options[0]
        seat, rng = question.seat, self.rng
        seen = options
        if len(options) > FEW:
            seen = [action for action in options if rng.random() < SEEN] or [rng.choice(options)]
        world = self.game.determinize(view, seat, rng)
        values: list[float] = []
        for action in seen:
            after = self.game.clone(world)
            self.game.answer(after, seat, action)
            self.game.decision(after)  # what needs no answer happens
            values.append(self.game.value(after, seat))
        apart = MISJUDGED * (max(values) - median(values))
        guessed = [value + rng.gauss(0, apart) for value in values]
        return seen[guessed.index(max(guessed))]
