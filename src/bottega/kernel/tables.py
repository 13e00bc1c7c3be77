"""Tables that are played without anybody watching: by learners and in studies.

Only real choices are asked: nature answers from the dice that are handed in, and where there is one
answer it is given. Compiled with the rules, so that many tables cost little more than their rules.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bottega.kernel.encoder import Encoder, packed_numbers
from bottega.kernel.features import Looking
from bottega.kernel.game import Decision, Game
from bottega.kernel.random_play import pick
from bottega.kernel.rewards import rewards
from bottega.kernel.state import Action, State

LONGEST: Final = 20_000
"""Choices after which a game is broken off: some rules set no limit."""


def next_choice(game: Game[Any], t: State, rng: Random) -> Decision | None:
    """Play on to the next question with more than one answer; ``None`` once the game is over."""
    while (question := game.decision(t)) is not None:
        options = question.options
        n = len(options)
        if question.seat >= 0:
            if n > 1:
                return question
            game.apply(t, options[0])
            continue
        weights = game.steps[question.frame[0]].weights(t, question.frame)
        chance = rng.random()
        game.apply(t, options[int(chance * n) if weights is None else pick(weights, chance)])
    return None


class Ahead:
    """What could come of every option of several tables, option by option, table by table.

    ``seen``: the features that are on afterwards for whoever chose, and ``found``, how many.
    ``values``: by how much the game's own value of the table is better for them than for the best
    of the others, ``over_mean``: than for the others on average, ``own``: that value itself.
    ``rewards``: where the game is over then, what they are rewarded with.
    """

    def __init__(self) -> None:
        self.seen: bytes = b""
        self.found: list[int] = []
        self.values: list[float] = []
        self.over_mean: list[float] = []
        self.own: list[float] = []
        self.rewards: list[float | None] = []


def rivals_of(game: Game[Any], t: State, seat: int) -> list[int]:
    """Everybody at a table whom a seat does not win with."""
    for side in game.sides(t):
        if seat in side:
            return [other for other in range(t.seats) if other not in side]
    return []


def best_of(worths: list[float], seats: list[int]) -> float:
    """What a table is worth to the best of some seats; nothing where there are none."""
    return max([worths[seat] for seat in seats]) if seats else 0.0


def mean_of(worths: list[float], seats: list[int]) -> float:
    """What a table is worth to some seats on average; nothing where there are none."""
    return sum([worths[seat] for seat in seats]) / len(seats) if seats else 0.0


def try_options(
    game: Game[Any],
    world: State,
    question: Decision,
    encoder: Encoder,
    look: Looking,
    ahead: Ahead,
    reward: str,
) -> None:
    """Try every answer to a question in a world that whoever is asked imagines.

    What nature would have to settle afterwards stays open. Where seats choose together the question
    may lie deeper in the agenda.
    """
    seat, frame = question.seat, question.frame
    look.seat = seat
    rivals = rivals_of(game, world, seat)
    place = len(world.agenda) - 1
    while world.agenda[place] != frame:
        place -= 1
    for action in question.options:
        t = game.clone(world)
        del t.agenda[place]
        game.steps[frame[0]].resolve(t, frame, action)
        look_at(game, t, seat, rivals, encoder, look, ahead, reward)


def look_at(
    game: Game[Any],
    t: State,
    seat: int,
    rivals: list[int],
    encoder: Encoder,
    look: Looking,
    ahead: Ahead,
    reward: str,
) -> None:
    """Write down how a table looks to the seat that looks, up to the next question."""
    over = game.decision(t) is None
    worths = game.values(t)
    ahead.own.append(worths[seat])
    if over:
        ahead.values.append(0.0)
        ahead.over_mean.append(0.0)
        ahead.rewards.append(rewards(game, t, reward)[seat])
    else:
        ahead.values.append(worths[seat] - best_of(worths, rivals))
        ahead.over_mean.append(worths[seat] - mean_of(worths, rivals))
        ahead.rewards.append(None)
    before = look.found()
    encoder.look(game.redact(t, seat), look)
    ahead.found.append(look.found() - before)


class Tables:
    """Several tables of one game. One that is over is set up anew at once.

    After `play` there is, table by table: ``seats``, who is asked; ``legal``, the numbers of what
    may be answered and ``offered``, how many those are; where they are ``observed``, ``seen``, the
    features that are on in the view of whoever is asked, and ``found``, how many. ``ended`` lists
    the tables whose game has just ended, with everybody's rewards, and whether it was broken off.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, str],
        dice: list[Random],
        encoder: Encoder,
        reward: str,
        observed: bool = True,
        longest: int = LONGEST,
    ) -> None:
        self.game: Game[Any] = game
        self.players: int = seats
        self.options: dict[str, str] = options
        self.dice: list[Random] = dice
        self.encoder: Encoder = encoder
        self.reward: str = reward
        self.observed: bool = observed
        self.longest: int = longest
        self.actions: list[Action] = game.actions.actions
        self.numbers: list[Any] = packed_numbers(game.actions.size)
        self.packed: dict[Action, Any] = {}
        count = len(dice)
        self.states: list[State] = []
        self.questions: list[Decision] = []
        self.choices: list[int] = [0] * count
        self.ended: list[tuple[int, list[float], bool]] = []
        for i in range(count):
            t, question = self.begin(i)
            self.states.append(t)
            self.questions.append(question)
        self.seats: list[int] = []
        self.offered: list[int] = []
        self.found: list[int] = []
        self.legal: bytes = b""
        self.seen: bytes = b""
        self.look()

    def begin(self, i: int) -> tuple[State, Decision]:
        """A new game at a table, up to its first choice."""
        while True:
            t: State = self.game.new(self.players, self.options)
            question = next_choice(self.game, t, self.dice[i])
            if question is not None:
                return t, question

    def play(self, answers: list[int]) -> None:
        """Answer the question of every table by the number of an action. Nothing is checked."""
        game = self.game
        self.ended = []
        for i in range(len(answers)):
            t = self.states[i]
            game.apply(t, self.actions[answers[i]])
            question = next_choice(game, t, self.dice[i])
            self.choices[i] += 1
            if question is None or self.choices[i] >= self.longest:
                self.ended.append((i, rewards(game, t, self.reward), question is not None))
                t, question = self.begin(i)
                self.states[i] = t
                self.choices[i] = 0
            self.questions[i] = question
        self.look()

    def look_ahead(self) -> Ahead:
        """What could come of every option of every table, as whoever is asked imagines it.

        The answer is tried in one world a table, drawn by its dice, that looks like the truth to
        that seat: nothing hidden is in it.
        """
        game = self.game
        ahead = Ahead()
        look = Looking(0, self.encoder.packed)
        for i in range(len(self.states)):
            question = self.questions[i]
            seat = question.seat
            world = game.determinize(game.redact(self.states[i], seat), seat, self.dice[i])
            try_options(game, world, question, self.encoder, look, ahead, self.reward)
        ahead.seen = b"".join(look.marks)
        return ahead

    def number(self, action: Action) -> Any:
        """The number of an action that has not been met yet, from now on found at once.

        It is kept by the very tuple that rules offer, most of which are made once: equal ones would
        have to be compared number by number.
        """
        number = self.packed[action] = self.numbers[self.game.actions.indices[action]]
        return number

    def look(self) -> None:
        """Write down who is asked, what they may answer and what they see."""
        game, encoder, packed = self.game, self.encoder, self.packed
        seats: list[int] = []
        offered: list[int] = []
        found: list[int] = []
        legal: list[Any] = []
        look = Looking(0, encoder.packed)
        for i in range(len(self.states)):
            question = self.questions[i]
            seats.append(question.seat)
            offered.append(len(question.options))
            for action in question.options:
                number = packed.get(action)
                legal.append(self.number(action) if number is None else number)
            if self.observed:
                look.seat = question.seat
                before = look.found()
                encoder.look(game.redact(self.states[i], question.seat), look)
                found.append(look.found() - before)
        self.seats, self.offered, self.found = seats, offered, found
        self.legal, self.seen = b"".join(legal), b"".join(look.marks)
