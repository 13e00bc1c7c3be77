"""One game in progress, as environments play it: numbers in, arrays out."""

from __future__ import annotations

from random import Random
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from bottega.kernel.game import Decision, Illegal
from bottega.kernel.rewards import rewards
from bottega.kernel.state import Action, State
from bottega.kernel.tables import LONGEST, next_choice
from bottega.kernel.words import SEAT, Unreadable, quoted
from bottega.lab.setting import Setting

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Observation = dict[str, npt.NDArray[Any]]
WHOLE = (int, np.integer)
"""What numbers of actions may be."""


class Table:
    """A table at which only real choices are asked.

    ``question``: the one on top; ``None`` once the game is over or was broken off.
    ``illegal``: how many actions were not possible, where that is not an error.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game = setting.game
        self.encoder = setting.encoder
        self.size = setting.encoder.size
        self.actions = setting.game.actions.size
        self.numbers = self.game.actions.indices
        self.rng = Random()
        self.state: State
        self.question: Decision | None = None
        self.choices = 0
        self.illegal = 0

    def reset(self, seed: int | None = None) -> None:
        """A new game. The same seed is shuffled the same; without one the dice just go on."""
        if seed is not None:
            self.rng = Random(seed)
        self.illegal = 0
        while True:  # a game without a single choice is no game
            self.state = self.game.new(self.setting.seats, self.setting.options)
            self.choices = 0
            self.go_on()
            if self.question is not None:
                return

    def go_on(self) -> None:
        self.question = next_choice(self.game, self.state, self.rng)
        if self.choices >= LONGEST:
            self.question = None

    @property
    def broken_off(self) -> bool:
        """Whether the game was ended before its rules end it."""
        return self.choices >= LONGEST

    def open_questions(self) -> list[Decision]:
        """Every real choice that is asked now: several where seats choose together."""
        if self.question is None:
            return []
        return [q for q in self.game.decisions(self.state) if len(q.options) > 1]

    def play(self, number: object) -> None:
        """Answer the question on top by the number of an action."""
        question = self.question
        if question is None:
            raise Illegal("the game is over, nothing is asked; reset the environment")
        self.game.apply(self.state, self.checked(question, number))
        self.choices += 1
        self.go_on()

    def play_together(self, numbers: dict[int, object]) -> None:
        """Answer the open questions of several seats at once, by seat."""
        chosen = [(q.seat, self.checked(q, numbers[q.seat])) for q in self.open_questions()]
        for seat, action in chosen:
            self.game.answer(self.state, seat, action)
        self.choices += len(chosen)
        self.go_on()

    def checked(self, question: Decision, number: object) -> Action:
        """The action that a number stands for, if it is possible now."""
        try:
            action = self.game.actions.actions[self.number(number)]
            if action in question.options:
                return action
            problem: ValueError = Illegal(
                f"{self.game.actions.text(action)!r} (action {number}) is not possible for seat "
                f"{SEAT.text(question.seat)}; possible: {self.listing(question)}"
            )
        except Unreadable as unreadable:
            problem = unreadable
        if self.setting.strict:
            raise problem
        self.illegal += 1
        return self.rng.choice(question.options)

    def number(self, number: object) -> int:
        if isinstance(number, WHOLE) and 0 <= number < self.actions:
            return int(number)
        raise Unreadable(f"expected an action from 0 to {self.actions - 1}, got {quoted(number)}")

    def listing(self, question: Decision) -> str:
        known = self.game.actions
        return ", ".join(f"{known.indices[a]} {known.text(a)!r}" for a in question.options)

    # What is seen -------------------------------------------------------------------------

    def observe(self, seat: int, question: Decision | None) -> Observation:
        """What a seat sees, and what it may answer to a question of its own."""
        return {"observation": self.features(seat), "action_mask": self.mask(question)}

    def features(self, seat: int) -> Floats:
        """One float a feature: 1 where it is on."""
        seen = np.zeros(self.size, np.float32)
        view = self.game.redact(self.state, seat)
        seen[np.frombuffer(self.encoder.packed_indices(view, seat), np.int64)] = 1
        return seen

    def mask(self, question: Decision | None) -> Mask:
        """1 for every action that answers a question."""
        mask = bytearray(self.actions)  # few are possible: NumPy would need longer for them
        if question is not None:
            numbers = self.numbers
            for action in question.options:
                mask[numbers[action]] = 1
        return np.frombuffer(mask, np.int8)

    def rewards(self) -> list[float]:
        """What everybody is rewarded with: nothing before the game is over."""
        if self.question is not None:
            return [0.0] * self.setting.seats
        return rewards(self.game, self.state, self.setting.reward)

    def clone(self) -> Table:
        """An independent copy in the middle of the game, with the same future."""
        copy = Table.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.rng = Random()
        copy.rng.setstate(self.rng.getstate())
        copy.state = self.game.clone(self.state)
        return copy


class AtOneTable:
    """What environments around one table share: they can be copied in the middle of a game."""

    table: Table

    def clone(self) -> Self:
        """An independent copy in the middle of the game, with the same future."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.table = self.table.clone()
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()
