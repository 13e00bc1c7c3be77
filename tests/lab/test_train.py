"""Training by self-play: what is learned from a game, and that it can be gone on with."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from bottega.kernel.registry import find_game
from bottega.kernel.words import Unreadable
from bottega.lab.learner import Batch, Learner, read_checkpoint
from bottega.lab.self_play import Exploring, Seen, SelfPlay, targets
from bottega.lab.train import Trainer, Training, train
from bottega.players.value_net import net_of, new_weights


def seen(taken: float, best: float, wild: bool = False) -> Seen:
    return Seen(np.zeros(0, np.uint16), 0.0, taken, best, wild)


def test_a_choice_is_worth_a_mixture_of_what_was_thought_later_and_the_outcome() -> None:
    game = [seen(0.5, 0.5), seen(0.6, 0.6), seen(0.8, 0.8)]
    assert targets(game, 1.0, 0.5) == pytest.approx([0.75, 0.9, 1.0])  # ½·0.6+½·0.9, ½·0.8+½·1


def test_a_choice_at_random_says_nothing_about_the_one_before() -> None:
    assert targets([seen(0.5, 0.5), seen(0.1, 0.7, wild=True)], 0.0, 1.0) == [0.7, 0.0]


def test_a_learner_learns_which_feature_wins() -> None:
    learner = Learner(new_weights(4, np.random.default_rng(1), 8))
    nothing = np.zeros(2, np.float32)
    one = np.array([0, 1])
    batch = Batch(one, one, one, nothing, np.array([1.0, 0.0], np.float32))
    losses = [learner.learn(batch) for _ in range(600)]
    assert losses[0] == pytest.approx(0.693, abs=0.001)  # even chances
    assert losses[-1] < 0.1


def test_a_training_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    said: list[str] = []
    training = Training("masters", 2, {}, 1, 0.01, tmp_path, device="numpy", games=2)
    weights = train(training, said.append)
    first = read_checkpoint(tmp_path / "masters-2.checkpoint.npz").counters
    train(training, said.append)
    second = read_checkpoint(tmp_path / "masters-2.checkpoint.npz").counters
    assert weights.stat().st_size > 0
    assert second.rounds > first.rounds > 0
    points = [json.loads(x) for x in (tmp_path / "masters-2.curve.jsonl").read_text().splitlines()]
    assert [point["matches"] for point in points] == [2, 2]
    assert "polyline" in (tmp_path / "masters-2.svg").read_text()
    with pytest.raises(Unreadable, match="take another folder to begin anew"):
        train(training._replace(width=16), said.append)


def test_a_training_begins_with_weights_of_another_number_of_seats(tmp_path: Path) -> None:
    two = Training("masters", 2, {}, 1, 0.01, tmp_path, device="numpy", games=2)
    begun = Trainer(two._replace(seats=3, weights=shipped("masters-2")), print)
    rows = begun.net().weights.rows
    names = begun.encoder.names()
    taken_over = {names[index].split(" ")[0] for index in np.flatnonzero(begun.used)}
    assert len(taken_over) > 5
    assert not rows[:-1][~begun.used].any()
    with pytest.raises(Unreadable, match="other features than lorenzo"):
        Trainer(two._replace(game="lorenzo", weights=shipped("masters-2")), print)


def test_whoever_exploits_somebody_begins_as_the_master_and_sits_at_every_seat(
    tmp_path: Path,
) -> None:
    said: list[str] = []
    training = Training("masters", 2, {}, 1, 0.01, tmp_path, device="numpy", games=2)
    begun = Trainer(training._replace(against="greedy"), said.append)
    master, _ = net_of(shipped("masters-2"), find_game("masters"))
    assert np.array_equal(begun.net().weights.rows, master.weights.rows)
    learned = train(training._replace(against="greedy"), said.append)
    assert learned.name == "masters-2-against-greedy.npz"
    assert "of 2 against greedy" in said[-1]
    with pytest.raises(Unreadable, match="there is no player 'nobody'"):
        Trainer(training._replace(against="nobody"), said.append)


def test_only_the_seat_that_learns_teaches() -> None:
    """In a game of two about half of the choices; in turn it sits at either seat."""
    game = find_game("masters")
    net, _ = net_of(shipped("masters-2"), game)
    how = Exploring(0.05, 0.01, 0.8)
    learning = SelfPlay(game, 2, game.decided({}), 2, "x", "win", "greedy")
    assert learning.company is not None
    assert [learning.company.learner(table) for table in (0, 1)] == [0, 1]
    lesson = learning.play(net, 160, how)
    assert lesson.games == 2
    assert [learning.company.learner(table) for table in (0, 1)] == [1, 0]
    assert 60 < len(lesson.counts) < 200
    assert {*lesson.won.tolist()} <= {0.0, 0.5, 1.0}


def test_workers_take_turns_with_the_values_of_an_option() -> None:
    options = {"mode": "basic,advanced"}
    training = Training("lorenzo", 2, options, 2, 1, Path("training"))
    assert training.tables() == [{"mode": "basic"}, {"mode": "advanced"}]
    assert training.name == "lorenzo-2-basic,advanced"


def shipped(name: str) -> Path:
    return Path(str(files("bottega.players") / "weights" / f"{name}.npz"))
