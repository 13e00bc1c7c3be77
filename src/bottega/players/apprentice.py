"""A player that looks one answer ahead too, but overlooks some and misjudges the others."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

from bottega.kernel.game import Decision, Game
from bottega.kernel.state import Action, State
from bottega.players.bargaining import Bargaining, Look, by_value
from bottega.players.greedy import LEAST
from bottega.players.player import Player

SEEN = 0.7
"""The share of the options that come to its mind, where there are many."""

FEW = 2
"""So few options nobody overlooks."""

MISJUDGED = 0.7
"""How far it is off with each of them, measured by how much better the best is than most."""


ABSURD = 50.0
"""An option that looks worse than the best by so much is not taken by anybody who can count."""


GENEROUS = 0.3
"""How far it is off with what an offer is worth to either side, in the game's own value."""


class ApprenticePlayer(Player):
    """Sensible on the whole, with the mistakes of somebody who has not played often."""

    strength = 2

    def __init__(self, game: Game[Any], rng: Random) -> None:
        super().__init__(game, rng)
        self.bargaining = Bargaining(game, self.judge, LEAST)

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        question = self.bargaining.narrowed(view, question, self.rng)
        options = question.options
        if len(options) == 1:
            return options[0]
        seat, rng = question.seat, self.rng
        world = self.game.determinize(view, seat, rng)
        worth: dict[Action, float] = {}
        for action in options:
            after = self.game.clone(world)
            self.game.answer(after, seat, action)
            self.game.decision(after)  # what needs no answer happens
            worth[action] = self.game.value(after, seat)
        least = max(worth.values()) - ABSURD
        seen = sensible = [action for action in options if worth[action] >= least]
        if len(sensible) > FEW:
            seen = [action for action in sensible if rng.random() < SEEN] or [rng.choice(sensible)]
        values = [worth[action] for action in seen]
        apart = MISJUDGED * (max(values) - median(values))
        guessed = [value + rng.gauss(0, apart) for value in values]
        return seen[guessed.index(max(guessed))]

    def judge(self, looks: list[Look]) -> list[tuple[float, float]]:
        found = by_value(self.game, looks)
        return [(own + self.mistake(), other + self.mistake()) for own, other in found]

    def mistake(self) -> float:
        return self.rng.gauss(0, GENEROUS)
