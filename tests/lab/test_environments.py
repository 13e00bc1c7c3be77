"""Our environments are good citizens: the conformance tests of the frameworks themselves pass."""

from __future__ import annotations

import copy
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from bottega.kernel.game import Illegal
from bottega.kernel.registry import games
from bottega.kernel.words import Unreadable
from bottega.lab import aec, explain, gym, parallel

KEYS = list(games())


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Hints of the conformance tests that do not concern dictionaries with masks."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


# What the frameworks demand -------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_accepts_the_environment(key: str) -> None:
    api_test(aec.env(key), num_cycles=60)


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_finds_the_same_game_for_the_same_seed(key: str) -> None:
    seed_test(lambda: aec.env(key), num_cycles=20)
    parallel_seed_test(lambda: parallel.env(key, strict=False), num_cycles=10)


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_accepts_the_parallel_environment(key: str) -> None:
    parallel_api_test(parallel.env(key), num_cycles=60)


@pytest.mark.parametrize("key", KEYS)
def test_gymnasium_accepts_the_environment(key: str) -> None:
    others = ["random"] * (max(2, games()[key].min_seats) - 1)
    check_env(gym.env(key, others, strict=False), skip_render_check=True)


# What we promise ------------------------------------------------------------------------------


def finish(env: aec.Env, seed: int) -> tuple[list[int], dict[str, float]]:
    """Answer at random to the end: the answers, and everybody's reward."""
    rng = np.random.default_rng(seed)
    answers: list[int] = []
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        rewards[agent] = reward
        over = terminated or truncated
        choice = None if over else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        env.step(choice)
        if choice is not None:
            answers.append(choice)
    return answers, rewards


@pytest.mark.parametrize("key", KEYS)
def test_a_copy_in_the_middle_of_a_game_plays_on_by_itself(key: str) -> None:
    env = aec.env(key)
    env.reset(seed=7)
    for _ in range(20):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    twin = copy.deepcopy(env)
    before = env.last()[0]["observation"]
    first = finish(twin, 3)
    assert (env.last()[0]["observation"] == before).all()
    assert finish(env, 3) == first


def test_a_copy_of_either_other_environment_has_the_same_future() -> None:
    together = parallel.env("masters", 3)
    seen, _ = together.reset(seed=7)
    first = {agent: int(seen[agent]["action_mask"].argmax()) for agent in together.agents}
    twin = copy.deepcopy(together)
    told, again = (env.step(first)[0] for env in (together, twin))
    assert all((told[agent]["observation"] == again[agent]["observation"]).all() for agent in told)

    learner = gym.env("masters", ["random", "random"])
    mine, _ = learner.reset(seed=7)
    for _ in range(5):
        mine = learner.step(int(mine["action_mask"].argmax()))[0]
    double = learner.clone()
    for _ in range(5):  # with what the others answer in between
        action = int(mine["action_mask"].argmax())
        (mine, *_), (theirs, *_) = learner.step(action), double.step(action)
        assert (mine["observation"] == theirs["observation"]).all()


def test_the_winner_is_rewarded_and_a_draw_is_shared() -> None:
    env = aec.env("masters")
    env.reset(seed=7)
    _, rewards = finish(env, 1)
    winners = env.setting.game.winners(env.table.state)
    assert {agent for agent, reward in rewards.items() if reward} == {
        f"seat_{seat}" for seat in winners
    }
    assert sum(rewards.values()) == 1


@pytest.mark.parametrize("reward", ["rank", "margin"])
def test_rewards_are_by_rank_or_by_margin(reward: str) -> None:
    env = aec.env("princes", 4, reward=reward)
    env.reset(seed=7)
    _, found = finish(env, 1)
    scores = env.setting.game.scores(env.table.state)
    got = [found[f"seat_{seat}"] for seat in range(4)]
    if reward == "margin":
        best = sorted(scores)[-2:]
        assert got == [
            s - (best[0] if s == best[1] and best[0] != best[1] else best[1]) for s in scores
        ]
    else:
        assert sum(got) == 2  # 1, 2/3, 1/3 and 0, however they are shared
        assert got.index(max(got)) in env.setting.game.winners(env.table.state)


def test_seats_that_choose_together_answer_in_one_step() -> None:
    env = parallel.env("masters", 3)
    seen, _ = env.reset(seed=1)
    assert not any(seen[agent]["action_mask"][env.wait] for agent in env.agents)
    seen, *_ = env.step({agent: seen[agent]["action_mask"].argmax() for agent in env.agents})
    assert [seen[agent]["action_mask"][env.wait] for agent in env.agents].count(0) == 1


def test_a_learner_meets_named_players_from_every_seat() -> None:
    env = gym.env("masters", ["greedy", "random"], seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert seats == {0, 1, 2}


def test_every_index_is_explained() -> None:
    names = explain("lorenzo", 3)
    env = aec.env("lorenzo", 3)
    env.reset(seed=1)
    seen = env.last()[0]["observation"]
    assert len(names) == len(seen)
    on = {names[i] for i in np.flatnonzero(seen)}
    assert "agenda[1] = choose tile by me" in on


# What is refused ------------------------------------------------------------------------------


def test_an_action_that_is_not_possible_raises_and_changes_nothing() -> None:
    env = aec.env("masters")
    env.reset(seed=1)
    before = env.render()
    for wrong, message in [
        (int(env.last()[0]["action_mask"].argmin()), "is not possible for seat 1; possible: "),
        (10_000, "expected an action from 0 to"),
        (None, "expected an action from 0 to"),
    ]:
        with pytest.raises((Illegal, Unreadable), match=message):
            env.step(wrong)
    assert env.render() == before
    assert env.table.choices == 0


def test_a_lenient_environment_counts_what_is_not_possible() -> None:
    env = aec.env("masters", strict=False)
    env.reset(seed=1)
    env.step(10_000)
    env.step(int(env.last()[0]["action_mask"].argmin()))
    assert (env.table.illegal, env.table.choices) == (2, 2)


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (lambda: aec.env("chess"), "there is no game 'chess'; there is: masters, lorenzo"),
        (lambda: aec.env("masters", 5), "masters is for 1 to 4 seats, not 5"),
        (lambda: aec.env("masters", reward="gold"), "reward: expected one of win, rank, margin"),
        (lambda: aec.env("lorenzo", house="red"), "lorenzo has no option 'house'; it has: mode"),
        (lambda: aec.env("lorenzo", mode="hard"), "mode"),
        (lambda: gym.env("masters", ["nobody"]), "there is no player 'nobody'; there is: "),
        (lambda: gym.env("masters", ["random"], seat=2), "seat: expected 0 to 1 or None, got 2"),
        (lambda: aec.env("masters", render_mode="human"), "render_mode: expected 'ansi'"),
    ],
)
def test_what_is_not_there_is_refused_with_what_is(made: Callable[[], Any], message: str) -> None:
    with pytest.raises((Illegal, Unreadable), match=message):
        made()
