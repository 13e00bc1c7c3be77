"""Gymnasium's environment: one learner against named players.

    from bottega.lab import gym
    env = gym.env("masters", against=["greedy"])
    observation, info = env.reset(seed=7)

The others answer inside ``step``. ``seat=None`` draws the learner's seat anew for every game; the
info says which it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces

from bottega.kernel.game import Decision, Game
from bottega.kernel.state import Action, Event
from bottega.kernel.words import Unreadable
from bottega.lab.setting import Setting
from bottega.lab.spaces import observation_space
from bottega.lab.table import Observation, Table
from bottega.players.player import Player, find_player
from bottega.players.seated import Seated, listens

SECONDS = 1.0
"""How long the others may think about an answer."""


class Env(gymnasium.Env[Any, Any]):
    """One learner's table."""

    metadata = {"render_modes": []}  # noqa: RUF012 - Gymnasium says so

    def __init__(
        self, setting: Setting, against: Sequence[str | type[Player]], seat: int | None = 0
    ) -> None:
        if len(against) != setting.seats - 1:
            raise Unreadable(
                f"against: expected {setting.seats - 1} players, one for every other seat, "
                f"got {len(against)}"
            )
        if seat is not None and seat not in range(setting.seats):
            raise Unreadable(f"seat: expected 0 to {setting.seats - 1} or None, got {seat!r}")
        self.setting = setting
        self.table = Table(setting)
        self.kinds = [find_player(player) for player in against]
        self.fixed_seat = seat
        self.seat = 0 if seat is None else seat
        self.others: dict[int, Seated] = {}
        self.listen = any(map(listens, self.kinds))
        self.log: list[Event] = []  # what was told, where somebody listens
        actions = setting.game.actions.size
        self.observation_space = observation_space(setting, actions)
        self.action_space = spaces.Discrete(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.reset(seed)
        self.log = []
        rng = self.table.rng
        if self.fixed_seat is None:
            self.seat = rng.randrange(self.setting.seats)
        free = [seat for seat in range(self.setting.seats) if seat != self.seat]
        self.others = {
            seat: self.sit_down(kind, seat, Random(rng.random()))
            for seat, kind in zip(free, self.kinds, strict=True)
        }
        self.let_others_answer()
        return self.observe(), self.info()

    def sit_down(self, kind: type[Player], seat: int, rng: Random) -> Seated:
        game = self.setting.game
        view = game.redact(self.table.state, seat)
        return Seated(kind(game, rng), seat, view, len(self.log))

    def let_others_answer(self) -> None:
        """Up to the learner's next choice, or the end."""
        table = self.table
        while (question := table.question) is not None and question.seat != self.seat:
            self.play(self.setting.game.actions.indices[self.chosen_by(question)])
        if table.question is None:
            for player in self.others.values():
                player.hear(self.log)

    def chosen_by(self, question: Decision) -> Action:
        """What another seat answers."""
        view = self.setting.game.redact(self.table.state, question.seat)
        return self.others[question.seat].answer(view, self.log, question, SECONDS)

    def play(self, action: Any) -> None:
        """Answer the question on top, and keep what is told of it."""
        state = self.table.state
        state.events = [] if self.listen else None
        self.table.play(action)
        self.log += state.events or []
        state.events = None

    def observe(self) -> Observation:
        return self.table.observe(self.seat, self.table.question)

    def info(self) -> dict[str, Any]:
        return {"seat": self.seat, "illegal": self.table.illegal}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.play(action)
        self.let_others_answer()
        over, broken_off = self.table.question is None, self.table.broken_off
        reward = self.table.rewards()[self.seat]
        return self.observe(), reward, over and not broken_off, over and broken_off, self.info()

    def clone(self) -> Env:
        """An independent copy in the middle of the game, with the same future.

        The others have the same dice there, but begin anew: what they remember is not copied.
        """
        copy = Env.__new__(Env)
        copy.__dict__.update(self.__dict__)
        copy.table = self.table.clone()
        copy.log = list(self.log)
        copy.others = {}
        for seat, other in self.others.items():
            rng = Random()
            rng.setstate(other.player.rng.getstate())
            copy.others[seat] = copy.sit_down(type(other.player), seat, rng)
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Env:
        return self.clone()


def env(
    game: str | Game[Any],
    against: Sequence[str | type[Player]] = ("random",),
    *,
    seat: int | None = 0,
    reward: str = "win",
    strict: bool = True,
    **options: str,
) -> Env:
    """A learner's table with one more seat than players to meet."""
    if isinstance(against, str):
        raise Unreadable(f"against: expected a list of players, got {against!r}")
    return Env(Setting(game, len(against) + 1, reward, strict, options), against, seat)
