"""Offers that players make one another: such as are good for both, and not all day.

A game says which offers somebody might make (`Game.bargains`). Whoever makes one imagines the table
after it was accepted and after it was declined, and looks at both with their own eyes and with the
eyes of whoever would have to accept.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from bottega.kernel.game import Bargain, Decision, Game
from bottega.kernel.state import Action, State

Look = tuple[State, tuple[int, int]]
"""A table, and the two seats to whom it should look good."""

Judge = Callable[[list[Look]], list[tuple[float, float]]]
"""How good each looks to both, as far as whoever judges can tell."""

PATIENCE = 40
"""So many questions later the same partner may be made an offer again."""

SOON = 16
"""So many questions later it is worth thinking about offers again, where there was no good one."""


class Bargaining:
    """What one player offers. ``least``: by how much a bargain must be better for either side."""

    def __init__(self, game: Game[Any], judge: Judge, least: float) -> None:
        self.game = game
        self.judge = judge
        self.least = least
        self.questions = 0
        self.left_alone: dict[int, int] = {}  # partners, and until which question

    def narrowed(self, view: State, question: Decision, rng: Random) -> Decision:
        """What is left to think about: the best offer alone, or everything else than offers."""
        if len(question.options) == 1:
            return question
        offer = self.offer(view, question, rng)
        if offer is None:
            return without_offers(self.game, question)
        return Decision(question.seat, question.frame, [offer])

    def offer(self, view: State, question: Decision, rng: Random) -> Action | None:
        """How to begin or to go on with the best offer there is; nothing if it is not worth it."""
        self.questions += 1
        found = [
            bargain
            for bargain in self.game.bargains(view, question)
            if not (bargain.opens and self.left_alone.get(bargain.partner, 0) > self.questions)
        ]
        if not found:
            return None
        world = self.game.determinize(view, question.seat, rng)
        gains = self.gains(world, question, found)
        best = max(range(len(found)), key=gains.__getitem__)
        bargain = found[best]
        if bargain.opens:
            if gains[best] < self.least:
                for each in found:
                    self.left_alone[each.partner] = self.questions + SOON
                return None
            self.left_alone[bargain.partner] = self.questions + PATIENCE
        return bargain.answer

    def gains(self, world: State, question: Decision, found: list[Bargain]) -> list[float]:
        """What each offer brings to the side that it brings less."""
        first = {bargain.partner: bargain for bargain in reversed(found)}
        looks = [self.look(world, question, bargain, False) for bargain in first.values()]
        looks += [self.look(world, question, bargain, True) for bargain in found]
        worth = self.judge(looks)
        declined = dict(zip(first, worth, strict=False))
        return [
            min(own - declined[bargain.partner][0], other - declined[bargain.partner][1])
            for bargain, (own, other) in zip(found, worth[len(first) :], strict=True)
        ]

    def look(self, world: State, question: Decision, bargain: Bargain, accepted: bool) -> Look:
        t = self.game.struck(world, question, bargain, accepted)
        return t, (question.seat, bargain.partner)


def by_value(game: Game[Any], looks: list[Look]) -> list[tuple[float, float]]:
    """How good each is by the game's own value."""
    worths = [game.values(t) for t, _ in looks]
    return [
        (worth[own], worth[other]) for worth, (_, (own, other)) in zip(worths, looks, strict=True)
    ]


def without_offers(game: Game[Any], question: Decision) -> Decision:
    """The same question, for players who only begin an offer they have thought about as a whole."""
    verbs = offering(game)
    if not verbs:
        return question
    rest = [action for action in question.options if action[0] not in verbs]
    return Decision(question.seat, question.frame, rest or question.options)


@cache
def offering(game: Game[Any]) -> frozenset[int]:
    """The verbs that begin an offer."""
    return frozenset(verb.number for verb in game.actions.verbs if verb.offers)
