"""A player that plays every promising answer out in its mind before it gives one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from bottega.kernel.game import Decision, Game
from bottega.kernel.state import Action, State
from bottega.players.bargaining import Bargaining
from bottega.players.master import LEAST
from bottega.players.player import Player, needing_numpy


class MaestroPlayer(Player):
    """Imagines worlds that look like its view, and plays its answers out in them.

    ``playouts``: after how many imagined games it answers at the latest. It answers earlier when
    the time is up; where it is not, the same dice give the same answer on any machine.
    """

    strength = 5
    playouts = 60

    def __init__(self, game: Game[Any], rng: Random) -> None:
        super().__init__(game, rng)
        with needing_numpy("maestro"):
            from bottega.players import learned_choice, weighing  # noqa: PLC0415
        self.weigh = weighing.weigh
        judge = partial(learned_choice.chances, game)
        self.bargaining = Bargaining(game, judge, LEAST)

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        time = Deadline(self.clock, seconds)
        question = self.bargaining.narrowed(view, question, self.rng)
        if len(question.options) == 1:
            return question.options[0]
        return self.weigh(self.game, view, question, self.rng, self.playouts, time.late)


class Deadline:
    """Tells when to stop. It is asked before every step, and a step cannot be interrupted."""

    def __init__(self, clock: Callable[[], float], seconds: float) -> None:
        self.clock = clock
        self.asked = clock()
        self.deadline = self.asked + seconds
        self.longest = 0.0

    def late(self) -> bool:
        """Whether another step might take too long, if it takes as long as the longest so far."""
        now = self.clock()
        self.longest = max(self.longest, now - self.asked)
        self.asked = now
        return now + self.longest >= self.deadline
