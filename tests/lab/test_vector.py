"""Many tables at once play the same games as one after the other."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bottega.kernel.game import Illegal
from bottega.kernel.registry import games
from bottega.kernel.rewards import rewards
from bottega.kernel.state import State
from bottega.kernel.tables import next_choice, rivals_of
from bottega.kernel.words import Unreadable
from bottega.lab.share import Array
from bottega.lab.vector import Batch, VectorEnv
from tests.kernel.pebbles import Pebbles


def lowest(batch: Batch) -> Array:
    """The first possible action of every table, and the last one at every other table."""
    found: Array = batch.mask.argmax(axis=1)
    last = batch.mask.shape[1] - 1 - batch.mask[:, ::-1].argmax(axis=1)
    return np.where(np.array(batch.numbers) % 2, found, last)


@pytest.mark.parametrize("key", list(games()))
def test_a_table_shows_what_its_game_shows(key: str) -> None:
    env = VectorEnv(key, tables=3, seed="s")
    game, encoder = env.setting.game, env.setting.encoder
    dice = [Random(f"s/{i}") for i in range(3)]
    states = [game.new(env.setting.seats) for _ in range(3)]
    for _ in range(40):
        chosen = lowest(env)
        for i, t in enumerate(states):
            question = next_choice(game, t, dice[i])
            assert question is not None
            assert env.seat[i] == question.seat
            legal = sorted(game.actions.indices[a] for a in question.options)
            assert np.flatnonzero(env.mask[i]).tolist() == legal
            on = encoder.indices(game.redact(t, question.seat), question.seat)
            assert np.flatnonzero(env.observation[i]).tolist() == sorted(on)
            game.apply(t, game.actions.actions[chosen[i]])
        env.step(chosen)
        if env.terminated.any():
            break


def test_a_finished_table_is_rewarded_and_set_up_anew() -> None:
    env = VectorEnv("masters", tables=4, seats=2, seed=1, observed=False)
    ended = 0
    while ended < 4:
        env.step(env.sample())
        assert (env.reward.sum(axis=1) == env.terminated).all()
        assert not env.truncated.any()
        assert (env.mask.sum(axis=1) >= 2).all()
        ended += int(env.terminated.sum())


def test_a_game_that_is_broken_off_is_truncated() -> None:
    env = VectorEnv("masters", tables=2, seed=1, observed=False, longest=5)
    for step in range(1, 11):
        env.step(env.sample())
        assert env.truncated.tolist() == [step % 5 == 0] * 2


def test_the_same_seed_plays_the_same_games_whatever_the_number_of_processes() -> None:
    with (
        VectorEnv("masters", tables=5, seed=3) as alone,
        VectorEnv("masters", tables=5, seed=3, jobs=2) as two,
    ):
        for _ in range(60):
            for one, other in zip(alone.arrays[:7], two.arrays[:7], strict=True):
                assert (one == other).all()
            chosen = lowest(alone)
            alone.step(chosen)
            two.step(chosen)
        first, second = alone.ahead(), two.ahead()
        for one, other in zip(first, second, strict=True):
            assert np.array_equal(one, other, equal_nan=one.dtype.kind == "f")


@pytest.mark.parametrize("key", list(games()))
def test_batch_by_batch_the_same_games_are_played_as_all_at_once(key: str) -> None:
    steps = 120
    with (
        VectorEnv(key, tables=7, seed=4, longest=50) as once,
        VectorEnv(key, tables=7, seed=4, longest=50, jobs=2, batches=4) as parts,
    ):
        shown: list[list[Array]] = []
        for _ in range(steps):
            shown.append([array.copy() for array in once.arrays[:7]])
            once.step(once.sample())
        for step in range(steps):
            for expected in parts.batches:
                batch = parts.recv()
                assert batch is expected
                rows = slice(batch.numbers.start, batch.numbers.stop)
                for one, other in zip(shown[step], batch.arrays[:7], strict=True):
                    assert (one[rows] == other).all()
                parts.send(parts.sample(batch), batch)
        assert any(arrays[6].any() for arrays in shown)  # games ended, and began anew


def test_answers_batch_by_batch_and_all_at_once_may_alternate() -> None:
    with (
        VectorEnv("masters", tables=4, seed=2) as once,
        VectorEnv("masters", tables=4, seed=2, jobs=2) as mixed,
    ):
        for step in range(20):
            if step % 2:
                mixed.step(lowest(mixed))
            else:
                for batch in [mixed.recv(), mixed.recv()]:
                    mixed.send(lowest(batch), batch)
                mixed.recv(), mixed.recv()
            once.step(lowest(once))
            assert (once.observation == mixed.observation).all()
            assert (once.reward == mixed.reward).all()


def test_a_batch_is_answered_once_and_only_when_it_is_at_hand() -> None:
    with VectorEnv("masters", tables=4, seed=2, batches=2) as env:
        first = env.recv()
        with pytest.raises(Unreadable, match=r"this batch is not at hand: recv\(\) gives one"):
            env.send(lowest(env.batches[1]), env.batches[1])
        with pytest.raises(Illegal, match=r"table 2: action 5000 is not possible"):
            env.send([5000, 5000], env.recv())
        with pytest.raises(Unreadable, match="every batch waits for its answers"):
            env.recv()
        env.send(lowest(first), first)
        with pytest.raises(Unreadable, match="this batch is not at hand"):
            env.send(lowest(first), first)
        with pytest.raises(Unreadable, match="batches are under way"):
            env.step(lowest(env))
        with pytest.raises(Unreadable, match="batches are under way"):
            env.ahead()
        assert env.recv() is first


def test_workers_go_home_when_it_is_closed_though_they_have_answers_to_carry_out() -> None:
    env = VectorEnv("masters", tables=4, seed=2, jobs=2, batches=4)
    for _ in range(4):
        batch = env.recv()
        env.send(lowest(batch), batch)
    workers = env.workers
    env.close()
    assert [worker.exitcode for worker in workers] == [0]
    env.close()


def test_a_process_that_is_lost_is_noticed() -> None:
    with VectorEnv("masters", tables=2, seed=2, jobs=2) as env:
        env.workers[0].kill()
        env.workers[0].join()
        with pytest.raises((EOFError, BrokenPipeError)):
            env.step(env.sample())


def test_looking_ahead_tells_what_comes_of_every_option() -> None:
    env = VectorEnv("lorenzo", tables=2, seed=5, mode="basic")
    game, encoder = env.setting.game, env.setting.encoder
    ahead = env.ahead()
    assert len(ahead.action) == env.offered.sum() == len(ahead.offsets)
    t, dice = game.new(2, {"mode": "basic"}), Random("5/0")
    question = next_choice(game, t, dice)
    assert question is not None
    world = game.determinize(game.redact(t, question.seat), question.seat, dice)
    for i, action in enumerate(question.options):
        after = game.clone(world)
        game.apply(after, action)
        game.decision(after)
        on = ahead.indices[ahead.offsets[i] : ahead.offsets[i + 1]].tolist()
        assert on == encoder.indices(game.redact(after, question.seat), question.seat)
        assert ahead.action[i] == game.actions.indices[action]
        mine, theirs = (game.value(after, seat) for seat in (question.seat, 1 - question.seat))
        assert ahead.value[i] == pytest.approx(mine - theirs, rel=1e-5)
        assert np.isnan(ahead.reward[i])


def test_an_action_that_is_not_possible_raises_or_is_counted() -> None:
    env = VectorEnv("masters", tables=2, seed=1)
    wrong = [int(env.mask[0].argmax()), int(env.mask[1].argmin())]
    with pytest.raises(Illegal, match=r"table 1: action \d+ is not possible for seat 1; possible"):
        env.step(wrong)
    lenient = VectorEnv("masters", tables=2, seed=1, strict=False)
    lenient.step(wrong)
    lenient.step([-1, 5000])
    assert lenient.illegal == 3
    with pytest.raises(Unreadable, match="expected 2 numbers of actions"):
        env.step([0])
    with pytest.raises(Unreadable, match="tables: expected a number from 1 on"):
        VectorEnv("masters", tables=0)


class Decided(Pebbles):
    """Pebbles, won by whoever a tie-break names."""

    def __init__(self, named: list[int]) -> None:
        super().__init__()
        self.named = named

    def winners(self, t: State) -> list[int]:
        return self.named


@pytest.mark.parametrize(
    ("scores", "winners", "rank", "margin"),
    [
        ([10, 30, 20], [1], [0, 1, 0.5], [-20, 10, -10]),
        ([30, 30, 20], [0, 1], [0.75, 0.75, 0], [0, 0, -10]),
        ([30, 30, 20], [1], [0.5, 1, 0], [0, 0, -10]),
    ],
)
def test_who_is_level_shares_a_rank(
    scores: list[int], winners: list[int], rank: list[float], margin: list[float]
) -> None:
    game = Decided(winners)
    t = game.new(3)
    t.points = scores
    assert rewards(game, t, "rank") == rank
    assert rewards(game, t, "margin") == margin


class Paired(Decided):
    """The same, the first playing with the third."""

    def sides(self, t: State) -> list[tuple[int, ...]]:
        return [(0, 2), (1,)]


def test_partners_win_together() -> None:
    won, level = Paired([0, 2]), Paired([0, 1, 2])
    assert rewards(won, won.new(3), "win") == [1, 0, 1]
    assert rewards(level, level.new(3), "win") == [0.5, 0.5, 0.5]
    assert rivals_of(won, won.new(3), 2) == [1]
