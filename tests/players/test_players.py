"""The bots: they answer legally, and know no more than their seat."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bottega.games.masters.table.state import Masters
from bottega.games.masters.table.words import PLAYED
from bottega.kernel.game import Decision, Game
from bottega.kernel.registry import find_game
from bottega.kernel.state import HIDDEN, Action, State
from bottega.kernel.words import Unreadable
from bottega.play.match import Match
from bottega.play.nature import seed_from
from bottega.players.arena import bot_rng, play_out
from bottega.players.greedy import GreedyPlayer
from bottega.players.player import Player, find_player, players
from bottega.players.random_player import RandomPlayer
from tests.kernel import pebbles

MASTERS: Game[Any] = find_game("masters")


class Witness(Player):
    """Passes everything on to another player, and keeps what it was given."""

    def __init__(self, game: Game[Any], rng: Random, inner: type[Player] = RandomPlayer) -> None:
        super().__init__(game, rng)
        self.inner = inner(game, rng)
        self.seen: list[tuple[State, Decision, Action]] = []

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        action = self.inner.choose(view, question, seconds)
        self.seen.append((view, question, action))
        return action


def witnessed(seats: int, inner: type[Player], words: str = "w") -> tuple[Match, list[Witness]]:
    """A whole match between players of one kind, with everything they were given."""
    match = Match(MASTERS, [f"p{i}" for i in range(seats)], seed_from(words))
    sitting = [Witness(MASTERS, bot_rng(match.seed, i), inner) for i in range(seats)]
    assert play_out(match, list(sitting))
    return match, sitting


# Which players there are -----------------------------------------------------------------------


def test_random_and_greedy_are_registered() -> None:
    assert players()["random"] is RandomPlayer
    assert players()["greedy"] is GreedyPlayer
    assert find_player("greedy") is GreedyPlayer


@pytest.mark.parametrize("name", ["", "you", "Greedy", "nobody", "greedy "])
def test_an_unknown_player_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        find_player(name)
    assert f"there is no player {name!r}; there is: " in str(refusal.value)
    assert "greedy, maestro, master, random" in str(refusal.value)


def test_a_package_adds_a_player_through_the_entry_points(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = tmp_path / "witness_package-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: witness-package\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[bottega.players]\nwitness = {__name__}:Witness\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    players.cache_clear()
    try:
        assert find_player("witness") is Witness
        assert {"greedy", "random"} <= set(players())
    finally:
        players.cache_clear()


def test_a_player_must_choose() -> None:
    with pytest.raises(NotImplementedError):
        Player(MASTERS, Random(1)).choose(MASTERS.new(2), Decision(0, (0, 0), [()]), 1.0)


# How they answer -------------------------------------------------------------------------------


@pytest.mark.parametrize("inner", [RandomPlayer, GreedyPlayer])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_answer_is_one_of_the_options(inner: type[Player], seats: int) -> None:
    match, sitting = witnessed(seats, inner)
    assert match.over
    given = 0
    for seat, player in enumerate(sitting):
        assert player.seen
        for _, question, action in player.seen:
            assert question.seat == seat
            assert action in question.options
        given += len(player.seen)
    assert given == len(match.answers) - match.draws


def test_random_answers_every_option_equally_often() -> None:
    player = RandomPlayer(MASTERS, Random(1))
    options: list[Action] = [(0, i) for i in range(5)]
    question = Decision(0, (0, 0), options)
    counts = Counter(player.choose(MASTERS.new(2), question, 1.0) for _ in range(5000))
    assert set(counts) == set(options)
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 18.5


def test_greedy_takes_what_is_worth_most() -> None:
    for pebble, best in ((6, "bid high"), (3, "bid high"), (1, "bid low")):
        t = pebbles.GAME.new(2)
        other = 4 if pebble != 4 else 5
        for drawn in (other, pebble):
            pebbles.GAME.answer(t, -1, (0, drawn - 1))
        pebbles.GAME.answer(t, 0, (0, 0))
        question = pebbles.GAME.decision(t)
        assert question is not None
        for seed in range(10):
            greedy = GreedyPlayer(pebbles.GAME, Random(seed))
            chosen = greedy.choose(pebbles.GAME.redact(t, 1), question, 1.0)
            assert pebbles.ACTIONS.text(chosen) == best


def test_greedy_breaks_ties_by_its_own_dice() -> None:
    t = pebbles.GAME.new(2)
    for pebble in (3, 1):  # low and a pebble of two are worth the same
        pebbles.GAME.answer(t, -1, (0, pebble))
    pebbles.GAME.answer(t, 0, (0, 0))
    question = pebbles.GAME.decision(t)
    assert question is not None
    view = pebbles.GAME.redact(t, 1)
    chosen = {
        GreedyPlayer(pebbles.GAME, Random(seed)).choose(view, question, 1.0) for seed in range(20)
    }
    assert chosen == {(0, 0), (0, 1)}


def test_greedy_does_not_think_where_there_is_no_choice() -> None:
    rng = Random(1)
    before = rng.getstate()
    greedy = GreedyPlayer(MASTERS, rng)
    assert greedy.choose(MASTERS.new(2), Decision(0, (0, 0), [(4, 2)]), 1.0) == (4, 2)
    assert rng.getstate() == before


def test_a_bot_with_the_same_dice_plays_the_same_game() -> None:
    first, _ = witnessed(3, GreedyPlayer, "again")
    second, _ = witnessed(3, GreedyPlayer, "again")
    other, _ = witnessed(3, GreedyPlayer, "other")
    assert first.record().write() == second.record().write()
    assert first.record().write() != other.record().write()


def test_bots_have_dice_of_their_own_at_every_seat() -> None:
    seed = seed_from("x")
    assert bot_rng(seed, 0).random() == bot_rng(seed, 0).random()
    assert bot_rng(seed, 0).random() != bot_rng(seed, 1).random()


# What they know --------------------------------------------------------------------------------


@pytest.mark.parametrize("inner", [RandomPlayer, GreedyPlayer])
@pytest.mark.parametrize("seats", [2, 4])
def test_no_player_ever_gets_to_see_anothers_leaders(inner: type[Player], seats: int) -> None:
    _, sitting = witnessed(seats, inner)
    hidden = 0
    for seat, player in enumerate(sitting):
        for view, _, _ in player.seen:
            assert isinstance(view, Masters)
            for other, p in enumerate(view.players):
                if other == seat:
                    assert HIDDEN not in p.leaders
                    continue
                assert set(p.rejected) <= {HIDDEN}
                standing = p.standing or (0,) * len(p.leaders)
                for leader, where in zip(p.leaders, standing, strict=True):
                    assert (leader == HIDDEN) == (where != PLAYED)
                    hidden += leader == HIDDEN
    assert hidden > 100


def test_a_player_may_spoil_what_it_was_given_without_harm() -> None:
    match = Match(MASTERS, ["a", "b"], seed_from("v"))
    before = MASTERS.write(match.state)
    view = match.view(0)
    assert isinstance(view, Masters)
    view.players[0].warehouse[0] = 99
    view.agenda.clear()
    assert MASTERS.write(match.state) == before


@pytest.mark.parametrize("inner", [RandomPlayer, GreedyPlayer])
def test_an_answer_does_not_depend_on_what_the_seat_may_not_know(inner: type[Player]) -> None:
    match = Match(MASTERS, ["a", "b", "c"], seed_from("n"))
    rng = Random(5)
    compared = 0
    while match.questions and compared < 60:
        question = match.questions[0]
        seat = question.seat
        world = MASTERS.determinize(match.view(seat), seat, rng)
        here = inner(MASTERS, Random(compared)).choose(match.view(seat), question, 1.0)
        there = inner(MASTERS, Random(compared)).choose(MASTERS.redact(world, seat), question, 1.0)
        assert here == there
        match.answer(seat, rng.choice(question.options))
        compared += 1
    assert compared == 60
