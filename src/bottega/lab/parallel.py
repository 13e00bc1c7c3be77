"""PettingZoo's parallel environment: all seats that are asked answer at once.

Masters and Lorenzo begin with choices that everybody makes together; otherwise one seat is asked at
a time. Whoever is not asked waits: that is the last action of the space, and all their mask allows.
"""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.env import ParallelEnv

from bottega.kernel.game import Game, Illegal
from bottega.lab.setting import Setting
from bottega.lab.spaces import agents_of, observation_space
from bottega.lab.table import AtOneTable, Observation, Table

Told = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class Env(AtOneTable, ParallelEnv[str, Any, Any]):  # type: ignore[misc] # it is not typed
    """One table, all its seats at once. ``wait`` is the action of whoever is not asked."""

    def __init__(self, setting: Setting) -> None:
        self.metadata = {"name": setting.name, "render_modes": []}
        self.render_mode = None
        self.setting = setting
        self.table = Table(setting)
        self.wait = setting.game.actions.size
        self.possible_agents = agents_of(setting)
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(setting, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self.observe(), {agent: {} for agent in self.agents}

    def observe(self) -> dict[str, Observation]:
        asked = {question.seat: question for question in self.table.open_questions()}
        seen: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            question = asked.get(seat)
            mask = np.append(self.table.mask(question), np.int8(question is None))
            seen[agent] = {"observation": self.table.features(seat), "action_mask": mask}
        return seen

    def step(self, actions: dict[str, Any]) -> Told:
        if not self.agents:
            raise Illegal("the game is over, nothing is asked; reset the environment")
        answers = {seat: actions.get(agent) for seat, agent in enumerate(self.possible_agents)}
        asked = {question.seat for question in self.table.open_questions()}
        for seat, answer in answers.items():
            if seat not in asked and answer not in (None, self.wait):
                self.answers_unasked(seat)
        self.table.play_together(answers)
        over, broken_off = self.table.question is None, self.table.broken_off
        agents = self.agents
        told: Told = (
            self.observe(),
            dict(zip(agents, self.table.rewards(), strict=True)),
            dict.fromkeys(agents, over and not broken_off),
            dict.fromkeys(agents, over and broken_off),
            {agent: {} for agent in agents},
        )
        if over:
            self.agents = []
        return told

    def answers_unasked(self, seat: int) -> None:
        if self.setting.strict:
            agent = self.possible_agents[seat]
            raise Illegal(f"{agent} is not asked now; its only action is {self.wait}, to wait")
        self.table.illegal += 1

    def close(self) -> None:
        """Nothing is held open."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.agents = self.agents[:]
        return copy


def env(
    game: str | Game[Any],
    seats: int | None = None,
    *,
    reward: str = "win",
    strict: bool = True,
    **options: str,
) -> Env:
    """A table as a parallel environment; table options are keywords, as in `bottega.new`."""
    return Env(Setting(game, seats, reward, strict, options))
