"""Imagined games: what comes of an answer when everybody plays on as a master would.

A *playout* begins in a world drawn from a view. An answer is given there, nature throws dice of her
own, and every seat takes what its own learned value likes best in its own view. Once the others
have had their say and whoever imagines all this is asked again, their chance to win is read off
the learned value; alone against the game nobody else moves, and it is played to its end.

Several playouts go on side by side, so that the net values all their options at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np

from bottega.kernel.encoder import Encoder, encoder_of
from bottega.kernel.features import Looking
from bottega.kernel.game import Decision, Game
from bottega.kernel.rewards import rewards
from bottega.kernel.state import Action, State
from bottega.kernel.tables import Ahead, best_of, next_choice, rivals_of, try_options
from bottega.players.bargaining import without_offers
from bottega.players.learned_choice import log_odds
from bottega.players.value_net import Floats, chance, shipped_net

ROUNDS = 1
"""How often the others have their say before a playout ends."""

LONG = 60
"""Choices after which a playout ends as soon as its owner is asked, whoever moved meanwhile."""

LONGEST = 2_000
"""Choices after which it is given up: some rules set no limit to a game."""


class Playout:
    """One imagined game, and in the end its owner's chance to win."""

    def __init__(self, t: State, seat: int, dice: Random) -> None:
        self.t = t
        self.seat = seat
        self.dice = dice
        self.choices = 0
        self.rounds = 0
        self.others_moved = False
        self.chance = 0.5

    def ends_with(self, question: Decision) -> bool:
        """Whether its owner has seen enough when this is asked."""
        if question.seat != self.seat:
            self.others_moved = True
            return self.choices >= LONGEST
        if self.others_moved:
            self.others_moved = False
            self.rounds += 1
        enough = self.rounds >= ROUNDS or (self.choices >= LONG and self.t.seats > 1)
        return enough or self.choices >= LONGEST


def answered(game: Game[Any], world: State, question: Decision, answer: Action) -> State:
    """The same world after an answer. Where seats choose together, its question may lie deeper."""
    t: State = game.clone(world)
    frame = question.frame
    place = len(t.agenda) - 1
    while t.agenda[place] != frame:
        place -= 1
    del t.agenda[place]
    game.steps[frame[0]].resolve(t, frame, answer)
    return t


class Imagination:
    """Plays out what a seat may answer to a question, in worlds that look like its view."""

    def __init__(self, game: Game[Any], view: State, question: Decision, rng: Random) -> None:
        self.game = game
        self.view = view
        self.question = question
        self.rng = rng
        self.encoder: Encoder = encoder_of(game, view.seats)
        self.learned = shipped_net(game, self.encoder) is not None
        self.playouts = 0

    def world(self) -> State:
        drawn: State = self.game.determinize(self.view, self.question.seat, self.rng)
        return drawn

    def first_sight(self, worlds: Sequence[State]) -> Floats:
        """The log odds of a win after each option, as a master would see them, over some worlds."""
        ahead, look = Ahead(), Looking(self.question.seat, self.encoder.packed)
        for world in worlds:
            self.try_options(world, self.question, look, ahead)
        odds = self.odds(ahead, look).reshape(len(worlds), -1)
        mean: Floats = odds.mean(axis=0)
        return mean

    def play(self, answers: Sequence[Action], worlds: int, late: Callable[[], bool]) -> Floats:
        """The chance to win after each answer in each of so many new worlds, a row a world.

        All answers meet the same worlds and the same dice, so what differs is their own doing. No
        row at all when it is too late before everything is played out.
        """
        playouts = []
        for _ in range(worlds):
            world, seed = self.world(), self.rng.random()
            playouts += [self.begun(world, answer, seed) for answer in answers]
        self.playouts += len(playouts)
        going = playouts
        while going:
            if late():
                return np.zeros((0, len(answers)), np.float32)
            going = self.step(going)
        found = np.array([playout.chance for playout in playouts], np.float32)
        return found.reshape(worlds, len(answers))

    def begun(self, world: State, answer: Action, seed: float) -> Playout:
        """A playout that begins with an answer."""
        t = answered(self.game, world, self.question, answer)
        return Playout(t, self.question.seat, Random(seed))

    def step(self, going: list[Playout]) -> list[Playout]:
        """One choice in each playout; those that go on."""
        game = self.game
        ahead, look = Ahead(), Looking(0, self.encoder.packed)
        asked: list[tuple[Playout, Decision]] = []
        for playout in going:
            question = next_choice(game, playout.t, playout.dice)
            if question is None:
                playout.chance = rewards(game, playout.t, "win")[playout.seat]
            else:
                question = without_offers(game, question)
                self.try_options(playout.t, question, look, ahead)
                asked.append((playout, question))
        if not asked:
            return []
        odds = self.odds(ahead, look)
        on: list[Playout] = []
        first = 0
        for playout, question in asked:
            last = first + len(question.options)
            best = first + int(odds[first:last].argmax())
            if not playout.ends_with(question):
                game.apply(playout.t, question.options[best - first])
                playout.choices += 1
                on.append(playout)
            elif question.seat == playout.seat:
                playout.chance = float(chance(odds[best]))
            first = last
        return on

    def try_options(self, world: State, question: Decision, look: Looking, ahead: Ahead) -> None:
        """What comes of every answer; where nobody has learned, without looking at features."""
        if self.learned:
            try_options(self.game, world, question, self.encoder, look, ahead, "win")
            return
        game, seat = self.game, question.seat
        rivals = rivals_of(game, world, seat)
        for answer in question.options:
            t = answered(game, world, question, answer)
            over = game.decision(t) is None
            worths = game.values(t)
            ahead.values.append(worths[seat] - best_of(worths, rivals))
            ahead.rewards.append(rewards(game, t, "win")[seat] if over else None)

    def odds(self, ahead: Ahead, look: Looking) -> Floats:
        ahead.seen = b"".join(look.marks)
        return log_odds(self.game, self.encoder, ahead)
