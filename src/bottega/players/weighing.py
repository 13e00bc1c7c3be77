"""Which answer to give: the promising ones are played out until one of them is clearly best.

Every answer is held against the one that a master would give, the *favourite*: both are played out
in the same worlds with the same dice, and the difference counts. An answer that falls clearly
behind is played no further. With every round of worlds one or two more come in, in the order in
which they look promising, so that long lists of options are looked through as far as there is time.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

from bottega.kernel.game import Decision, Game
from bottega.kernel.state import Action, State
from bottega.players.playouts import CLEAR, Imagination
from bottega.players.value_net import chance

GLANCES = 4
"""Worlds in which the own turn is looked at before anything is played out."""

WORLDS, BESIDE = 4, 24
"""Imagined in each round, but for long lists no more than so many playouts go on side by side."""

WIDTH, WIDER = 4, 2
"""Answers that are weighed in the first round, and how many more may come in each later one."""

PRIOR = 1.0
"""How many worlds the first sight counts for."""

SURE = 2.0
"""Standard errors by which an answer must be behind to be dropped."""

COARSE = 0.005
"""The least by which an answer's worlds are taken to differ, however alike the first ones are."""

ALIKE = 0.005
"""What nobody thinks on for: a chance to win that may be gained by it."""


ALONE, ALONE_COARSE, CAUTION = 4, 0.3, 1.0
"""Alone a playout is won or lost, and says little by itself: so many times the playouts, worlds
that are taken to differ more, and the favourite is given up only for what is better by so many
standard errors."""


class Weighed:
    """An answer, and how much better it did than the favourite, world by world."""

    def __init__(self, action: Action, behind: float, coarse: float) -> None:
        self.action = action
        self.coarse = coarse
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0
        self.first_sight = -behind

    def add(self, better: float) -> None:
        self.worlds += 1
        self.total += better
        self.squares += better * better

    @property
    def gain(self) -> float:
        """By how much it seems to raise the chance to win."""
        return (self.total + PRIOR * self.first_sight) / (self.worlds + PRIOR)

    @property
    def error(self) -> float:
        """How uncertain that is."""
        mean = self.total / self.worlds
        spread = max(self.squares / self.worlds - mean * mean, self.coarse * self.coarse)
        return sqrt(spread / self.worlds)


def weigh(
    game: Game[Any],
    view: State,
    question: Decision,
    rng: Random,
    most: int,
    late: Callable[[], bool],
) -> Action:
    """The best answer to a question as far as it can be told by so many playouts in the time."""
    imagined = Imagination(game, view, question, rng)
    odds = imagined.sight(GLANCES)
    order = sorted(range(len(odds)), key=lambda n: -odds[n])
    chances = chance(odds)
    alone = view.seats == 1
    coarse = ALONE_COARSE if alone else COARSE
    waiting = [
        Weighed(question.options[n], float(chances[order[0]] - chances[n]), coarse)
        for n in order
        if odds[order[0]] - odds[n] <= CLEAR
    ]
    favourite = waiting.pop(0)
    rivals: list[Weighed] = []
    dropped: list[Weighed] = []
    width = WIDTH
    most = most * ALONE if alone else most
    while imagined.playouts < most and not late():
        while waiting and len(rivals) + len(dropped) + 1 < width:
            rivals.append(waiting.pop(0))
        width += WIDER
        if not rivals:
            break
        answers = [favourite.action, *[rival.action for rival in rivals]]
        affordable = min(BESIDE, most - imagined.playouts) // len(answers)
        worlds = min(WORLDS, max(1, affordable))
        played = imagined.play(answers, worlds, late).tolist()
        if not played:
            break
        for row in played:
            for rival, won in zip(rivals, row[1:], strict=True):
                rival.add(won - row[0])
        rivals, behind = sifted(rivals)
        dropped += behind
        if not waiting and settled(rivals):
            break
    tried = [rival for rival in [*rivals, *dropped] if rival.worlds]
    best = max(tried, key=lambda rival: rival.gain, default=favourite)
    bar = CAUTION * best.error if alone and tried else 0.0
    return best.action if best.gain > bar else favourite.action


def sifted(rivals: list[Weighed]) -> tuple[list[Weighed], list[Weighed]]:
    """Those that may still turn out best, and those that are clearly behind the best."""
    best = max([0.0, *[rival.gain for rival in rivals]])
    kept: list[Weighed] = []
    behind: list[Weighed] = []
    for rival in rivals:
        (kept if rival.gain + SURE * rival.error >= best else behind).append(rival)
    return kept, behind


def settled(rivals: list[Weighed]) -> bool:
    """Whether whichever looks best now is so, or as good as the best."""
    if not rivals:
        return True
    best = max(rivals, key=lambda rival: rival.gain)
    if best.gain <= 0:
        return all(rival.gain + SURE * rival.error <= ALIKE for rival in rivals)
    others = [rival.gain + SURE * rival.error for rival in rivals if rival is not best]
    return max([SURE * best.error, *others]) <= best.gain + ALIKE
