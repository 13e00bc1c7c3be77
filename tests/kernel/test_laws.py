"""The laws, and that each of them catches who breaks it: a law that cannot fail is none."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bottega.games.masters import GAME
from bottega.games.masters.rules import Rules
from bottega.kernel import laws
from bottega.kernel.game import Game
from bottega.kernel.laws import Broken, check_game, check_state
from bottega.kernel.state import NATURE, State
from tests.kernel import broken, pebbles
from tests.kernel.broken import STEPS, With


def at(game: Game[Any], step: str, seats: int = 2, seed: int = 1) -> State:
    """The first table of a random game at which a step is asked."""
    rng = Random(seed)
    t: State = game.new(seats)
    while (question := game.decision(t)) is not None:
        if game.steps[question.frame[0]].key == step:
            return t
        game.answer(t, question.seat, rng.choice(question.options))
    raise LookupError(step)


def law_broken_at(game: Game[Any], step: str, seats: int = 2) -> Broken:
    """Which law a single state breaks; it was reached by the true rules."""
    t = at(GAME, step, seats)
    with pytest.raises(Broken) as found:
        check_state(game, t, Random(1))
    return found.value


def law_broken_in_play(game: Game[Any], seats: int = 2, seeds: int = 10) -> Broken:
    """Which law is the first to be broken in some random games."""
    for seed in range(seeds):
        try:
            check_game(game, seats, Random(seed))
        except Broken as found:
            return found
    raise AssertionError("no law was broken")


def with_step(name: str) -> With:
    return With(*STEPS[name])


# What keeps the laws ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_masters_keeps_every_law(seats: int) -> None:
    record = check_game(GAME, seats, Random(seats), inspect=0.2)
    assert len(record.players) == seats
    assert len(record.answers) > 30


@pytest.mark.parametrize("length", ["one", "two"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_small_game_from_another_package_keeps_every_law(
    installed: pebbles.Pebbles, seats: int, length: str
) -> None:
    for seed in range(5):
        record = check_game(installed, seats, Random(seed), {"length": length})
        assert record.options == {"length": length}
        assert len(record.answers) == seats * (3 if length == "two" else 2)


def test_a_game_can_be_held_to_the_laws_before_it_is_installed() -> None:
    record = check_game(pebbles.GAME, 2, Random(1))
    assert len(record.answers) == 4


def test_the_share_that_is_inspected_may_be_none_and_the_record_is_whole_all_the_same() -> None:
    record = check_game(GAME, 2, Random(5), inspect=0)
    assert record.answers[0].seat == NATURE
    assert record.answers == check_game(GAME, 2, Random(5), inspect=0).answers


def test_checking_a_state_does_not_change_it() -> None:
    t = at(GAME, "act")
    before = laws.look(GAME, t)
    check_state(GAME, t, Random(1))
    assert laws.look(GAME, t) == before


def test_a_broken_law_reads_as_a_sentence() -> None:
    problem = Broken(4, GAME, "something is odd")
    assert str(problem) == "law 4 is broken by masters: something is odd"
    assert problem.law == 4


# One law after the other -----------------------------------------------------------------------

AT_ONCE: list[tuple[int, Rules, str]] = [
    (1, broken.SharedMarket(), "fill market"),
    (1, broken.ForgetfulClone(), "act"),
    (2, broken.LossyReading(), "act"),
    (2, broken.UnreadableWriting(), "act"),
    (3, broken.DriftingView(), "act"),
    (3, broken.MeddlingView(), "act"),
    (3, broken.BlindView(), "pay"),
    (4, broken.InventiveDeterminize(), "act"),
    (4, broken.LazyDeterminize(), "act"),
    (4, broken.PlayingFavourites(), "act"),
    (6, with_step("no way out"), "act"),
    (6, with_step("stutter"), "act"),
    (6, with_step("trapdoor"), "act"),
    (6, with_step("gibberish"), "act"),
    (9, broken.WrongSum(), "act"),
    (9, broken.SecretScore(), "act"),
]


@pytest.mark.parametrize(
    ("law", "game", "step"),
    AT_ONCE,
    ids=[type(g.steps[6]).__name__ + type(g).__name__ for _, g, _ in AT_ONCE],
)
def test_a_mistake_is_found_in_a_single_state(law: int, game: Rules, step: str) -> None:
    assert law_broken_at(game, step).law == law


IN_PLAY: list[tuple[int, Rules]] = [
    (1, broken.SharedMarket()),
    (1, broken.SharedStrongbox()),
    (2, broken.LossyReading()),
    (2, broken.LossyWriting()),
    (5, broken.RestlessSetUp()),
    (5, broken.SwappedNotation()),
    (6, with_step("no way out")),
    (6, with_step("trapdoor")),
    (7, with_step("card eater")),
    (7, broken.SloppyDeterminize()),
    (8, broken.Gossip()),
    (8, with_step("loud deal")),
    (8, broken.LoudKeep()),
    (8, with_step("peeping")),
    (8, broken.LeakyView()),
    (9, broken.WrongSum()),
    (9, broken.GhostWins()),
]


@pytest.mark.parametrize(("law", "game"), IN_PLAY)
def test_a_mistake_is_found_in_random_games(law: int, game: Rules) -> None:
    assert law_broken_in_play(game).law == law
