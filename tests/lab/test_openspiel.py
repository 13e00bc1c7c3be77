"""OpenSpiel takes our games for its own."""

from __future__ import annotations

import pickle
import runpy
import sys
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import bottega.lab.openspiel  # which registers the games
from bottega.kernel.registry import games

KEYS = list(games())


def walk(game: Any, rng: Random, nodes: int) -> Any:
    """So many nodes into a random game."""
    state = game.new_initial_state()
    for _ in range(nodes):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("key", KEYS)
def test_openspiel_simulates_a_game_and_keeps_it(key: str) -> None:
    game = pyspiel.load_game(f"bottega_{key}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", KEYS)
def test_a_node_is_pickled_and_cloned(key: str) -> None:
    game = pyspiel.load_game(f"bottega_{key}")
    state = walk(game, Random(1), 120)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    twin = state.clone()
    for other in (pickle.loads(pickle.dumps(state)), twin):
        assert str(other) == str(state)
        assert other.history() == state.history()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)


@pytest.mark.parametrize("key", KEYS)
def test_resampling_changes_nothing_that_the_player_knows(key: str) -> None:
    game = pyspiel.load_game(f"bottega_{key}")
    rng = Random(7)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    changed = 0
    for nodes in range(22, 190, 8):
        state = walk(game, rng, nodes)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        recall.set_from(state, player)
        before = recall.tensor.copy()
        recall.set_from(other, player)
        assert (recall.tensor == before).all()
        changed += str(other) != str(state)
    assert changed


def test_a_player_recalls_what_they_were_told_and_nobody_else_was() -> None:
    game = pyspiel.load_game("bottega_masters")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    asked = state.current_player()
    state.apply_action(state.legal_actions()[0])
    after = [state.information_state_string(player) for player in (0, 1)]
    assert "I keep 1 2" in after[asked]
    assert "I keep 1 2" not in after[1 - asked]


def test_parameters_settle_seats_options_and_rewards() -> None:
    game = pyspiel.load_game("bottega_lorenzo(players=3,reward=margin,mode=basic)")
    assert game.num_players() == 3
    state = walk(game, Random(1), 10_000)
    assert state.is_terminal()
    scores = state.course.game.scores(state.course.state)
    assert max(state.returns()) == max(scores) - sorted(scores)[1]
    assert not state.course.state.advanced


def test_without_openspiel_it_is_said_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)  # as if it were not installed
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'bottega\[openspiel\]'"):
        runpy.run_path(bottega.lab.openspiel.__file__)
