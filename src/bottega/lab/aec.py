"""PettingZoo's AEC environment: one seat after the other.

    from bottega.lab import aec
    env = aec.env("masters", seats=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        ...

An observation holds ``observation``, the features, and ``action_mask``. Rewards come at the end.
`copy.deepcopy` and `Env.clone` copy it in the middle of a game, dice and all.
"""

from __future__ import annotations

from typing import Any, Self

from gymnasium import spaces
from pettingzoo.utils.env import AECEnv

from bottega.kernel.game import Game
from bottega.kernel.position import pretty
from bottega.kernel.words import Unreadable
from bottega.lab.setting import Setting
from bottega.lab.spaces import agents_of, observation_space
from bottega.lab.table import AtOneTable, Observation, Table


class Env(AtOneTable, AECEnv[str, Any, Any]):  # type: ignore[misc] # it is not typed
    """One table, its seats asked in turn."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise Unreadable(f"render_mode: expected 'ansi' or nothing, got {render_mode!r}")
        self.render_mode = render_mode
        self.metadata = {
            "name": setting.name,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.setting = setting
        self.table = Table(setting)
        self.possible_agents = agents_of(setting)
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = setting.game.actions.size
        self.observation_spaces = {
            agent: observation_space(setting, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.turn_to_next()

    def turn_to_next(self) -> None:
        question = self.table.question
        if question is not None:
            self.agent_selection = self.possible_agents[question.seat]

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        question = self.table.question
        own = question if question is not None and question.seat == seat else None
        return self.table.observe(seat, own)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.play(action)
        if table.question is not None:
            self.agent_selection = self.possible_agents[table.question.seat]
            return
        broken_off = table.broken_off
        for seat, reward in enumerate(table.rewards()):
            each = self.possible_agents[seat]
            self.rewards[each] = self._cumulative_rewards[each] = reward
            self.terminations[each], self.truncations[each] = not broken_off, broken_off
        self._deads_step_first()

    def render(self) -> str | None:
        """What the seat that is asked may know, as a position."""
        if self.render_mode is None or not self.agents:
            return None
        seat = self.seat_of[self.agent_selection]
        return pretty(self.setting.game.write(self.setting.game.redact(self.table.state, seat)))

    def close(self) -> None:
        """Nothing is held open."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(copy, name, dict(getattr(self, name, {})))
        copy.infos = {agent: dict(info) for agent, info in getattr(self, "infos", {}).items()}
        return copy


def env(
    game: str | Game[Any],
    seats: int | None = None,
    *,
    reward: str = "win",
    strict: bool = True,
    render_mode: str | None = None,
    **options: str,
) -> Env:
    """A table as an AEC environment; table options are keywords, as in `bottega.new`."""
    return Env(Setting(game, seats, reward, strict, options), render_mode)
