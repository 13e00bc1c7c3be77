"""The learned players: they repeat themselves, and are not weak."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import numpy as np
import pytest

from bottega.kernel.encoder import encoder_of
from bottega.kernel.game import Decision
from bottega.kernel.registry import find_game
from bottega.kernel.state import State
from bottega.kernel.tables import Ahead, best_of, mean_of, next_choice
from bottega.kernel.words import Unreadable
from bottega.players.apprentice import ApprenticePlayer
from bottega.players.arena import bouts_of
from bottega.players.greedy import GreedyPlayer
from bottega.players.master import MasterPlayer
from bottega.players.player import find_player
from bottega.players.playouts import FOLLOWED, OWN_CHOICES, Imagination, own_choice
from bottega.players.value_net import (
    ValueNet,
    carried_over,
    nearest_first,
    new_weights,
    packed,
    shipped_net,
    summed,
    unpacked,
)


def test_levels_are_found_by_name() -> None:
    assert find_player("apprentice") is ApprenticePlayer
    assert find_player("journeyman") is GreedyPlayer
    assert find_player("master") is MasterPlayer


def test_the_same_arena_of_masters_is_played_alike_again() -> None:
    game = find_game("masters")
    once, again = (list(bouts_of(game, ["master", "greedy"], {}, 2, "7")) for _ in range(2))
    assert once == again


def test_a_journeyman_beats_an_apprentice_who_beats_a_novice() -> None:
    for better, worse in (("journeyman", "apprentice"), ("apprentice", "random")):
        bouts = list(bouts_of(find_game("masters"), [better, worse], {}, 16, "ladder"))
        assert sum(bout.wins[0] for bout in bouts) >= 11


def test_a_master_beats_whoever_plays_at_random() -> None:
    bouts = list(bouts_of(find_game("masters"), ["master", "random"], {}, 4, "1"))
    assert [bout.wins[0] for bout in bouts] == [1.0] * 4


# To the end of the turn ------------------------------------------------------------------------


def first_act(seed: str) -> tuple[State, Decision]:
    """Masters at two seats, where the first turn begins."""
    game = find_game("masters")
    rng = Random(seed)
    t: State = game.new(2)
    question = next_choice(game, t, rng)
    while question is not None and game.steps[question.frame[0]].key != "act":
        game.apply(t, question.options[0])
        question = next_choice(game, t, rng)
    assert question is not None
    return t, question


def test_a_turn_is_over_for_a_seat_when_somebody_else_is_asked() -> None:
    game = find_game("masters")
    t, question = first_act("turns")
    seat, asked = question.seat, 0
    game.apply(t, question.options[0])
    while (own := own_choice(game, t, seat)) is not None:
        assert own.seat == seat
        assert len(own.options) > 1
        game.apply(t, own.options[0])
        asked += 1
    after = game.decision(t)
    assert after is not None
    assert after.seat != seat
    assert asked <= OWN_CHOICES


def test_whoever_bids_in_princes_has_nothing_more_to_follow() -> None:
    game, rng = find_game("princes"), Random("bid")
    t: State = game.new(3)
    question = next_choice(game, t, rng)
    while question is not None and game.steps[question.frame[0]].key != "bid":
        game.apply(t, rng.choice(question.options))
        question = next_choice(game, t, rng)
    assert question is not None
    imagined = Imagination(game, game.redact(t, question.seat), question, rng)
    odds = np.array([[0.5, -0.25]], np.float32)
    assert imagined.followed([imagined.world()], [0, 1], odds).tolist() == [[0.5, -0.25]]


def test_what_looks_clearly_worse_is_not_followed_and_not_taken() -> None:
    game = find_game("masters")
    t, question = first_act("sight")
    imagined = Imagination(game, game.redact(t, question.seat), question, Random(1))
    seen = imagined.sight(2)
    assert len(seen) == len(question.options) > FOLLOWED
    assert sum(seen > seen.min()) <= FOLLOWED  # no other looks better than the last of those


def test_a_turn_is_followed_in_mind_alone() -> None:
    game = find_game("masters")
    t, question = first_act("mind")
    view = game.redact(t, question.seat)
    before = game.write(view)
    MasterPlayer(game, Random(1)).choose(view, question, 1.0)
    assert game.write(view) == before


def test_a_new_net_says_nothing_but_the_lead() -> None:
    net = ValueNet(new_weights(50, np.random.default_rng(1)), 0.1)
    told = net.logits(np.array([3, 4, 9]), np.array([0, 2]), np.array([5.0, -20.0], np.float32))
    assert told == pytest.approx([0.5, -2.0])


def test_weights_come_back_from_their_file_but_for_rounding() -> None:
    encoder = encoder_of(find_game("masters"), 2)
    rng = np.random.default_rng(1)
    weights = new_weights(encoder.size, rng)
    weights.last[:] = rng.normal(size=len(weights.last))
    net = ValueNet(weights, 0.1)
    used = np.zeros(encoder.size, bool)
    used[:100] = True
    back = unpacked(packed(net, encoder, used), encoder)
    on, lead = np.arange(0, 100, 5), np.array([1.0], np.float32)
    told = net.logits(on, np.array([0]), lead), back.logits(on, np.array([0]), lead)
    assert told[0] == pytest.approx(told[1], abs=0.02)
    assert not back.weights.rows[100:-1].any()


def test_a_lead_is_over_the_mean_of_three_rivals_or_over_the_best_as_it_was_learned() -> None:
    ahead = Ahead()
    worths = [10.0, 4.0, 7.0, 1.0]
    ahead.values, ahead.over_mean = (
        [10.0 - best_of(worths, [1, 2, 3])],
        [10.0 - mean_of(worths, [1, 2, 3])],
    )
    encoder = encoder_of(find_game("wiege"), 4)
    weights = new_weights(encoder.size, np.random.default_rng(1))
    used = np.ones(encoder.size, bool)
    for over, lead in (("best", 3.0), ("mean", 6.0)):
        back = unpacked(packed(ValueNet(weights, 0.1, over), encoder, used), encoder)
        assert back.lead(ahead).tolist() == [lead]


def test_weights_of_another_table_are_refused() -> None:
    masters = find_game("masters")
    two, three = encoder_of(masters, 2), encoder_of(masters, 3)
    net = ValueNet(new_weights(two.size, np.random.default_rng(1)), 0.1)
    data = packed(net, two, np.ones(two.size, bool))
    with pytest.raises(Unreadable, match="learned for masters at 2 seats"):
        unpacked(data, three)
    with pytest.raises(Unreadable, match="expected the weights of a value net"):
        unpacked(data[:-40], two)


def test_many_views_are_summed_as_few_are() -> None:
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(300, 8)).astype(np.float32)
    views = [np.sort(rng.choice(299, size=n, replace=False)) for n in rng.integers(1, 30, 90)]
    counts = np.array([len(view) for view in views])
    told = summed(rows, np.concatenate(views), np.cumsum(counts) - counts)
    assert told == pytest.approx(np.array([rows[view].sum(axis=0) for view in views]), abs=1e-4)


# Tables of other sizes --------------------------------------------------------------------------


def test_where_nobody_learned_the_nearest_table_counts_and_of_two_the_larger() -> None:
    masters, princes = find_game("masters"), find_game("princes")
    assert nearest_first(3, masters) == [3, 4, 2]
    assert nearest_first(1, masters) == [1]
    assert nearest_first(5, princes) == [5, 6, 4]


def test_what_two_have_learned_is_nothing_to_four() -> None:
    assert nearest_first(4, find_game("wiege")) == [4, 3]
    assert nearest_first(6, find_game("princes")) == [6, 5, 4]


def test_what_is_called_alike_means_the_same_at_another_table() -> None:
    masters = find_game("masters")
    two, three = encoder_of(masters, 2), encoder_of(masters, 3)
    weights = new_weights(two.size, np.random.default_rng(1))
    moved = carried_over(ValueNet(weights, 0.1), two, three).weights.rows
    here, there = two.names(), three.names()
    for name in ("players[me].faith = 3", "players[+1].faith = 3"):
        assert moved[there.index(name)] == pytest.approx(weights.rows[here.index(name)])
    assert not moved[there.index("players[+2].faith = 3")].any()
    assert moved[-1] == pytest.approx(weights.rows[-1])


@pytest.mark.parametrize("key", ["masters", "lorenzo", "wiege", "princes"])
def test_there_is_a_net_for_every_number_of_seats_but_one(key: str) -> None:
    game = find_game(key)
    for seats in range(max(2, game.min_seats), game.max_seats + 1):
        encoder = encoder_of(game, seats)
        net = shipped_net(game, encoder)
        assert net is not None
        assert len(net.weights.rows) == encoder.size + 1


def test_alone_a_master_goes_by_the_race_and_not_by_what_it_learned_against_others() -> None:
    masters = find_game("masters")
    assert shipped_net(masters, encoder_of(masters, 1)) is None


def test_a_master_may_play_by_the_net_in_a_file() -> None:
    """By that of the package it plays as usual; by that of another game not at all."""
    weights = files("bottega.players") / "weights"
    game = find_game("masters")
    own = list(bouts_of(game, [f"net:{weights / 'masters-2.npz'}", "greedy"], {}, 2, "1"))
    assert own == list(bouts_of(game, ["master", "greedy"], {}, 2, "1"))
    with pytest.raises(Unreadable, match="other features than masters"):
        list(bouts_of(game, [f"net:{weights / 'wiege-2.npz'}", "greedy"], {}, 1, "1"))
