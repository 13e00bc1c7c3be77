"""OpenSpiel: our games as games of its own, with chance nodes and information states.

    import pyspiel
    import bottega.lab.openspiel                      # registers bottega_masters, bottega_lorenzo …
    game = pyspiel.load_game("bottega_masters(players=3,reward=rank)")

Nature's draws are chance nodes. An information state as a string is all that a seat was told, its
own answers and what it sees now; as a tensor it is what the seat sees now, the same features as in
the other environments. `SpielState.resample_from_infostate` draws anew whatever a seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from json import dumps
from random import Random
from typing import Any

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError:
    raise ModuleNotFoundError(
        "bottega.lab.openspiel needs OpenSpiel, which is not installed; "
        "`pip install 'bottega[openspiel]'` brings it",
        name="pyspiel",
    ) from None

from bottega.kernel.game import Decision, Game
from bottega.kernel.registry import games
from bottega.kernel.rewards import rewards
from bottega.kernel.state import Action, Event, State, may_see
from bottega.kernel.tables import LONGEST
from bottega.lab.setting import Setting

WIDEST = 1000.0
"""No margin is wider."""


class Course:
    """A game under way: its table, the question on it, and what everybody was told so far."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game = setting.game
        self.state: State = setting.game.new(setting.seats, setting.options)
        self.told: list[list[str]] = [[] for _ in range(setting.seats)]
        self.question: Decision | None = None
        self.go_on()

    def go_on(self) -> None:
        """Up to the next question that has more than one answer, nature's questions too."""
        t = self.state
        heard: list[Event] = []
        t.events = heard
        while (question := self.game.decision(t)) is not None and len(question.options) == 1:
            self.game.apply(t, question.options[0])
        t.events = None
        self.question = question
        self.tell(heard)

    def play(self, question: Decision, action: Action) -> None:
        if question.seat >= 0:
            self.told[question.seat].append(f"I {self.game.actions.text(action)}")
        heard: list[Event] = []
        self.state.events = heard
        self.game.apply(self.state, action)
        self.tell(heard)
        self.go_on()

    def tell(self, heard: list[Event]) -> None:
        """Everybody hears what they may of what happened."""
        for event in heard:
            text = ",".join(map(str, (event[0], *event[2:])))
            for seat, told in enumerate(self.told):
                if may_see(event, seat):
                    told.append(text)

    def __getstate__(self) -> tuple[Setting, Any, list[list[str]]]:
        """What is kept of it: the table as a position."""
        return self.setting, self.game.write(self.state), self.told

    def __setstate__(self, kept: tuple[Setting, Any, list[list[str]]]) -> None:
        self.setting, position, self.told = kept
        self.game = self.setting.game
        self.state = self.game.read(position)
        self.question = self.game.decision(self.state)

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        copy = Course.__new__(Course)
        copy.setting, copy.game, copy.question = self.setting, self.game, self.question
        copy.state = self.game.clone(self.state)
        copy.told = [told[:] for told in self.told]
        return copy


class SpielState(pyspiel.State):  # type: ignore[misc] # it is not typed
    """A node of the tree."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.setting)

    def current_player(self) -> int:
        question = self.course.question
        if question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if question.seat < 0 else question.seat

    def _legal_actions(self, player: int) -> list[int]:
        question = self.course.question
        if question is None or question.seat != player:
            return []
        indices = self.course.game.vocabulary(player).indices
        return sorted(indices[action] for action in question.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        question = self.course.question
        assert question is not None
        options = question.options
        weights = self.course.game.weights(self.course.state, question) or [1] * len(options)
        indices, whole = self.course.game.chance.indices, sum(weights)
        found = [
            (indices[action], weight / whole)
            for action, weight in zip(options, weights, strict=True)
            if weight
        ]
        return sorted(found)

    def _apply_action(self, action: int) -> None:
        question = self.course.question
        assert question is not None
        vocabulary = self.course.game.vocabulary(question.seat)
        self.course.play(question, vocabulary.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.game.vocabulary(player).texts[action]

    def is_terminal(self) -> bool:
        return self.course.question is None

    def returns(self) -> list[float]:
        course = self.course
        if course.question is not None:
            return [0.0] * course.setting.seats
        return rewards(course.game, course.state, course.setting.reward)

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> SpielState:
        """A node that looks the same to a player, with what they cannot know drawn anew.

        The answers that led to it are still those of this node.
        """
        found: SpielState = self.clone()
        course = found.course
        view = course.game.redact(course.state, player)
        course.state = course.game.determinize(view, player, Random(rng()))
        course.question = course.game.decision(course.state)
        return found

    def __str__(self) -> str:
        return dumps(self.course.game.write(self.course.state))


class Observer:
    """What a player sees: features, and with perfect recall all that they were told in words."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self.setting = setting
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(setting.encoder.size, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        course = state.course
        view = course.game.redact(course.state, player)
        self.tensor.fill(0)
        on = self.setting.encoder.packed_indices(view, player)
        self.tensor[np.frombuffer(on, np.int64)] = 1

    def string_from(self, state: SpielState, player: int) -> str:
        course = state.course
        now = dumps(course.game.write(course.game.redact(course.state, player)))
        return "\n".join([*course.told[player], now]) if self.perfect_recall else now


class SpielGame(pyspiel.Game):  # type: ignore[misc] # it is not typed
    """A rulebook with its seats, options and rewards settled."""

    def __init__(self, rules: Game[Any], params: dict[str, Any]) -> None:
        kind = game_type(rules)
        asked = {**kind.parameter_specification, **params}
        options = {name: asked[keyword(name)] for name in rules.table_options}
        self.setting = Setting(rules, asked["players"], asked["reward"], True, options)
        highest = WIDEST if self.setting.reward == "margin" else 1.0
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=rules.actions.size,
                max_chance_outcomes=rules.chance.size,
                num_players=self.setting.seats,
                min_utility=-WIDEST if self.setting.reward == "margin" else 0.0,
                max_utility=highest,
                max_game_length=LONGEST,
            ),
            params,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process, where the game is registered too."""
        return pyspiel.load_game, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.setting, iig_obs_type is not None and iig_obs_type.perfect_recall)


def keyword(option: str) -> str:
    """A table option as a parameter."""
    return option.replace(" ", "_")


def game_type(rules: Game[Any]) -> Any:
    """What OpenSpiel is told about a game."""
    usual = {keyword(name): value for name, value in rules.decided({}).items()}
    return pyspiel.GameType(
        short_name=f"bottega_{rules.key}",
        long_name=f"Bottega: {rules.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_seats,
        min_num_players=rules.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, rules.min_seats),
            "reward": "win",
            **usual,
        },
    )


def register(rules: Game[Any]) -> None:
    """Make a game known to OpenSpiel as ``bottega_`` and its key."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, params or {})

    pyspiel.register_game(game_type(rules), Registered)


for _rules in games().values():
    register(_rules)
