"""Imagined games: what comes of an answer when everybody takes what looks best to them.

The shortest is the own *turn*: in a world drawn from a view an answer is given, and whatever else
the same seat is asked it answers by what its learned value likes best, until somebody else or
nature has the say.

A *playout* goes further. Nature throws dice of her own there, and every seat takes what its own
learned value likes best in its own view. Once the others have had their say, whoever imagines all
this plays one more turn, and the chance to win is read off the learned value when that is over;
alone against the game nobody else moves, and it is played to its end.

Several go on side by side, so that the net values all their options at once.
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
from bottega.players.value_net import Floats, chance, net_for

LONG = 60
"""Choices after which a playout ends as soon as its owner is asked, whatever happened meanwhile."""

LONGEST = 2_000
"""Choices after which it is given up: some rules set no limit to a game."""

CLEAR = 2.0
"""Log odds by which an answer must be behind at first sight not to be thought about at all."""

FOLLOWED = 8
"""Answers at most that are followed to the end of the turn."""

OWN_CHOICES = 12
"""Choices of its own after which a turn is followed no further."""


class Playout:
    """One imagined game, and its owner's chance to win after the latest choice of theirs."""

    def __init__(self, t: State, seat: int, dice: Random) -> None:
        self.t = t
        self.seat = seat
        self.dice = dice
        self.choices = 0
        self.others_moved = False
        self.came_round = False
        self.chance = 0.5

    def ends_with(self, question: Decision) -> bool:
        """Whether its owner has seen enough: the others have moved, and so has the owner again."""
        if question.seat == self.seat:
            self.came_round = self.came_round or self.others_moved
            return self.choices >= (LONG if self.t.seats > 1 else LONGEST)
        self.others_moved = True
        return self.came_round or self.choices >= LONGEST


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


def own_choice(game: Game[Any], t: State, seat: int) -> Decision | None:
    """What the same seat is asked next, where there is a choice; nothing when its turn is over."""
    question = game.decision(t)
    while question is not None and question.seat == seat and len(question.options) == 1:
        game.apply(t, question.options[0])
        question = game.decision(t)
    return question if question is not None and question.seat == seat else None


def best_answers(questions: Sequence[Decision], odds: Floats) -> list[tuple[Action, Any]]:
    """What each of those who are asked likes best, and the log odds with that.

    ``odds``: those with each option, of one question after another.
    """
    found: list[tuple[Action, Any]] = []
    first = 0
    for question in questions:
        last = first + len(question.options)
        best = first + int(odds[first:last].argmax())
        found.append((question.options[best - first], odds[best]))
        first = last
    return found


class Imagination:
    """Plays out what a seat may answer to a question, in worlds that look like its view."""

    def __init__(
        self,
        game: Game[Any],
        view: State,
        question: Decision,
        rng: Random,
        weights: str = "",
    ) -> None:
        self.game = game
        self.view = view
        self.question = question
        self.rng = rng
        self.weights = weights
        self.encoder: Encoder = encoder_of(game, view.seats)
        self.learned = net_for(game, self.encoder, weights) is not None
        self.playouts = 0

    def world(self) -> State:
        drawn: State = self.game.determinize(self.view, self.question.seat, self.rng)
        return drawn

    def sight(self, worlds: int) -> Floats:
        """The log odds of a win with each option, as far as the own turn can be seen.

        Every option is looked at alone, in each of so many worlds. The most promising ones are
        followed to the end of the turn. What is not followed looks no better than any of those.
        """
        imagined = [self.world() for _ in range(worlds)]
        ahead, look = Ahead(), Looking(self.question.seat, self.encoder.packed)
        for world in imagined:
            self.try_options(world, self.question, look, ahead)
        first = self.odds(ahead, look).reshape(worlds, -1)
        odds: Floats = first.mean(axis=0)
        order = np.argsort(-odds, kind="stable")
        near = order[odds[order] >= odds[order[0]] - CLEAR][:FOLLOWED]
        if len(near) > 1:
            followed = self.followed(imagined, near.tolist(), first[:, near]).mean(axis=0)
            odds = np.minimum(odds, followed.min())
            odds[near] = followed
        return odds

    def followed(self, worlds: Sequence[State], options: list[int], odds: Floats) -> Floats:
        """The log odds at the end of the own turn after some options, a row a world.

        ``odds``: the same before anything else is answered.
        """
        game, seat = self.game, self.question.seat
        turns = [
            (row, column, answered(game, world, self.question, self.question.options[option]))
            for row, world in enumerate(worlds)
            for column, option in enumerate(options)
        ]
        odds = odds.copy()
        for _ in range(OWN_CHOICES):
            ahead, look = Ahead(), Looking(seat, self.encoder.packed)
            asked: list[tuple[int, int, State, Decision]] = []
            for row, column, t in turns:
                question = own_choice(game, t, seat)
                if question is not None:
                    question = without_offers(game, question)
                    self.try_options(t, question, look, ahead)
                    asked.append((row, column, t, question))
            if not asked:
                break
            liked = best_answers([question for *_, question in asked], self.odds(ahead, look))
            for (row, column, t, _), (answer, seen) in zip(asked, liked, strict=True):
                odds[row, column] = seen
                game.apply(t, answer)
            turns = [(row, column, t) for row, column, t, _ in asked]
        return odds

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
        liked = best_answers([question for _, question in asked], self.odds(ahead, look))
        on: list[Playout] = []
        for (playout, question), (answer, seen) in zip(asked, liked, strict=True):
            if question.seat == playout.seat:
                playout.chance = float(chance(seen))
            if not playout.ends_with(question):
                game.apply(playout.t, answer)
                playout.choices += 1
                on.append(playout)
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
        return log_odds(self.game, self.encoder, ahead, self.weights)
