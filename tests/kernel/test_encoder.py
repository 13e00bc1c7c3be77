"""Views as numbers: what is on is what is seen, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from examples.gara.game import GAME as GARA

from bottega.games.lorenzo.table.words import COIN, VP
from bottega.games.masters.cards.cards import LEADER
from bottega.games.masters.table.words import IN_HAND, PLAYED
from bottega.games.wiege import GAME as WIEGE
from bottega.games.wiege.cards.event_cards import EVENT as WIEGE_EVENT
from bottega.games.wiege.rules.agenda import EVALUATE
from bottega.games.wiege.table.words import BLUE
from bottega.kernel.encoder import Encoder, encoder_of
from bottega.kernel.features import KNOWN
from bottega.kernel.game import Game
from bottega.kernel.registry import games
from bottega.kernel.state import NATURE, State
from tests.kernel.pebbles import GAME as PEBBLES

HISTORY = 0
EVERY = [pytest.param(game, id=key) for key, game in games().items()]


def moments(game: Game[Any], seats: int, rng: Random, share: float) -> Iterator[State]:
    """Some of the states of a random game, each at a question."""
    t = game.new(seats)
    while (question := game.decision(t)) is not None:
        if question.seat != NATURE and rng.random() < share:
            yield t
        game.apply(t, rng.choices(question.options, game.weights(t, question))[0])
    yield t


def on(game: Game[Any], t: State, seat: int) -> set[str]:
    """What is on for a seat, by name."""
    encoder = encoder_of(game, t.seats)
    names = encoder.names()
    return {names[i] for i in encoder.indices(game.redact(t, seat), seat)}


@pytest.mark.parametrize("game", EVERY)
def test_every_index_has_a_name_of_its_own(game: Game[Any]) -> None:
    for seats in range(game.min_seats, game.max_seats + 1):
        names = Encoder(game, seats).names()
        assert len(names) == len(set(names)) == encoder_of(game, seats).size


@pytest.mark.parametrize("game", EVERY)
def test_what_a_seat_may_not_know_changes_no_number(game: Game[Any]) -> None:
    rng = Random(f"encoder {game.key}")
    for seats in range(game.min_seats, game.max_seats + 1):
        encoder = encoder_of(game, seats)
        for t in moments(game, seats, rng, 0.1):
            for seat in range(seats):
                view = game.redact(t, seat)
                world = game.determinize(view, seat, rng)
                seen = encoder.indices(view, seat)
                assert seen == encoder.indices(game.redact(world, seat), seat)
                assert len(seen) == len(set(seen))
                assert max(seen) < encoder.size


@pytest.mark.parametrize("game", EVERY)
def test_packed_indices_are_the_same_indices(game: Game[Any]) -> None:
    encoder = encoder_of(game, game.max_seats)
    t = next(moments(game, game.max_seats, Random(1), 0.1))
    packed = memoryview(encoder.packed_indices(t, 0)).cast("q")
    assert packed.tolist() == encoder.indices(t, 0)


@pytest.mark.parametrize("game", EVERY)
def test_what_is_remembered_is_what_would_be_seen_anew(game: Game[Any]) -> None:
    encoder = Encoder(game, game.max_seats)
    for t in moments(game, game.max_seats, Random(2), 0.05):
        for seat in range(t.seats):
            view = game.redact(t, seat)
            seen = Encoder(game, t.seats).indices(view, seat)
            for _ in range(2):
                assert encoder.indices(view, seat) == seen
                assert [*memoryview(encoder.packed_indices(view, seat)).cast("q")] == seen


def test_what_is_remembered_of_a_place_has_an_end() -> None:
    game = games()["masters"]
    encoder, t = Encoder(game, 2), game.new(2)
    under = t.under
    seen = encoder.indices(t, 0)
    for _ in range(KNOWN + 2):
        t.under = (*under,)[:-1] + under[-1:]
        assert encoder.indices(t, 0) == seen
    assert [len(known) for known in encoder.numbers.known if known] == [3]  # the rest is forgotten


def test_everybody_sees_the_table_from_the_own_seat() -> None:
    game = games()["masters"]
    t = next(moments(game, 3, Random(1), 1))
    t.players[1].faith = 3  # type: ignore[attr-defined]
    assert "players[me].faith = 3" in on(game, t, 1)
    assert "players[+1].faith = 3" in on(game, t, 0)
    assert "players[+2].faith = 3" in on(game, t, 2)


def test_leaders_in_other_hands_are_not_seen_and_played_ones_are() -> None:
    game = games()["masters"]
    t = next(moments(game, 2, Random(1), 1))
    p = t.players[1]  # type: ignore[attr-defined]
    p.leaders = (LEADER.values["L01"], LEADER.values["L02"])
    p.standing = (PLAYED, IN_HAND)
    own, others = on(game, t, 1), on(game, t, 0)
    assert {x for x in own if x.startswith("players[me].leaders")} == {
        "players[me].leaders[1] = L01",
        "players[me].leaders[2] = L02",
    }
    assert {x for x in others if x.startswith("players[+1].leaders")} == {
        "players[+1].leaders[1] = L01"
    }


def test_numbers_have_a_feature_each_and_large_ones_share_one() -> None:
    game = games()["lorenzo"]
    t = next(moments(game, 2, Random(1), 1))
    goods = t.players[0].goods  # type: ignore[attr-defined]
    goods[COIN], goods[VP] = 7, 63
    seen = on(game, t, 0)
    assert "players[me].goods.coin = 7" in seen
    assert "players[me].goods.vp = 51 to 70" in seen
    goods[COIN] = 0
    assert not any(x.startswith("players[me].goods.coin") for x in on(game, t, 0))


def test_members_on_a_space_belong_to_me_or_to_somebody_ahead() -> None:
    game = games()["lorenzo"]
    t = next(moments(game, 3, Random(1), 1))
    t.spaces[0] = (4, 2)  # type: ignore[attr-defined] # the second seat's white, then the first's orange
    spaces = {x for x in on(game, t, 1) if x.startswith("spaces.territory 1")}
    assert spaces == {
        "spaces.territory 1.length = 2",
        "spaces.territory 1 has me white",
        "spaces.territory 1 has +2 orange",
        "spaces.territory 1 last = +2 orange",
    }


def test_who_is_asked_and_about_what_is_told() -> None:
    game = games()["masters"]
    t = game.new(2)
    t.agenda = [(game.step_by_key["act"], 1), (game.step_by_key["starting goods"], 1, 2)]
    assert {x for x in on(game, t, 0) if x.startswith("agenda")} == {
        "agenda[1] = starting goods by +1",
        "agenda[1] starting goods.left = 2",
        "agenda[2] = act by +1",
    }


def test_who_is_asked_in_secret_stays_hidden() -> None:
    game = games()["princes"]
    t = game.new(3)
    t.agenda = [(game.step_by_key["veto"], 1, 0, 1)]
    assert "agenda[1] = veto by me" in on(game, t, 1)
    assert "agenda[1] = veto by somebody" in on(game, t, 0)


def test_a_game_from_elsewhere_is_encoded_without_a_line_about_it() -> None:
    for game in (PEBBLES, GARA):
        for t in moments(game, 3, Random(1), 1):
            assert on(game, t, 2)
    t = GARA.new(2)
    t.hands[1] = (0, 5)
    assert {"hands[me] has 1", "hands[me] has 6", "hands[me] last = 6"} <= on(GARA, t, 1)
    assert {x for x in on(GARA, t, 0) if x.startswith("hands")} == {"hands[+1].length = 2"}


def test_borders_of_wiege_are_counted_from_the_own_seat() -> None:
    t = WIEGE.new(4)
    t.stacks[2 + 3] = (HISTORY,)  # the border from the fourth seat to the first
    name = f"has {WIEGE_EVENT.names[HISTORY]}"
    assert f"stacks[me] {name}" in on(WIEGE, t, 3)
    assert f"stacks[+3] {name}" in on(WIEGE, t, 0)
    t.stacks[0] = (HISTORY + 1,)  # a central position is the same to everybody
    central = f"stacks[1] has {WIEGE_EVENT.names[HISTORY + 1]}"
    assert all(central in on(WIEGE, t, seat) for seat in range(4))


def test_a_question_about_a_border_says_whose_it_is() -> None:
    t = WIEGE.new(4)
    t.agenda.append((EVALUATE, 0, 2 + 1, BLUE))  # the border from the second seat to the third
    assert "agenda[1] evaluate.position = +1" in on(WIEGE, t, 0)
    assert "agenda[1] evaluate.position = me" in on(WIEGE, t, 1)
