"""A player sits down once, hears what its seat was told, and is asked: all in one game."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import bottega
from bottega.kernel.game import Decision, Game
from bottega.kernel.registry import find_game
from bottega.kernel.state import Action, Event, State, may_see
from bottega.lab import gym
from bottega.players.arena import play_out, sit_down
from bottega.players.player import Player
from bottega.players.random_player import RandomPlayer
from bottega.players.seated import Seated, listens

PRINCES: Game[Any] = find_game("princes")
MASTERS: Game[Any] = find_game("masters")


class Listener(RandomPlayer):
    """Plays at random and keeps everything it is told."""

    def __init__(self, game: Game[Any], rng: Random) -> None:
        super().__init__(game, rng)
        self.story: list[str] = []
        self.events: list[Event] = []
        self.seat = -1
        self.first: State | None = None

    def begin(self, seat: int, view: State) -> None:
        self.story.append("begin")
        self.seat, self.first = seat, view

    def hear(self, events: Sequence[Event]) -> None:
        self.story.append("hear")
        self.events += events

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        self.story.append("choose")
        return super().choose(view, question, seconds)


@pytest.mark.parametrize(("key", "seats"), [("masters", 2), ("princes", 3), ("wiege", 4)])
def test_a_player_hears_all_that_its_seat_is_told_and_nothing_else(key: str, seats: int) -> None:
    game = find_game(key)
    _, match, sitting = sit_down(game, [Listener] * seats, {}, "hear", 1)
    began = len(match.log)
    assert play_out(match, sitting)
    for seat, player in enumerate(sitting):
        assert isinstance(player, Listener)
        assert player.seat == seat
        assert player.events == [e for e in match.log[began:] if may_see(e, seat)]
        assert player.events


def test_a_player_begins_once_and_hears_before_it_is_asked_and_at_the_end() -> None:
    _, match, sitting = sit_down(MASTERS, [Listener, Listener], {}, "order", 0)
    play_out(match, sitting)
    for player in sitting:
        assert isinstance(player, Listener)
        assert player.story[0] == "begin"
        assert player.story.count("begin") == 1
        assert player.story[-1] == "hear"
        assert ("hear", "hear") not in list(zip(player.story, player.story[1:], strict=False))


def test_secrets_told_to_one_seat_are_heard_by_nobody_else() -> None:
    _, match, sitting = sit_down(PRINCES, [Listener] * 3, {}, "secrets", 0)
    began = len(match.log)
    play_out(match, sitting)
    secret = [e for e in match.log[began:] if not may_see(e, None)]
    assert secret, "in Princes tiles are drawn in secret"
    for event in secret:
        for seat, player in enumerate(sitting):
            assert isinstance(player, Listener)
            assert (event in player.events) == may_see(event, seat)


def test_a_player_sits_down_before_what_it_sees_and_not_before_the_truth() -> None:
    _, match, sitting = sit_down(MASTERS, [Listener, Listener], {}, "views", 0)
    views = [MASTERS.write(match.view(seat)) for seat in range(2)]
    play_out(match, sitting)
    for player, view in zip(sitting, views, strict=True):
        assert isinstance(player, Listener)
        assert player.first is not None
        assert MASTERS.write(player.first) == view


def test_what_was_taken_back_is_never_heard_of() -> None:
    match = bottega.new("masters", seats=2, seed="undo")
    listener = Listener(MASTERS, Random(1))
    bot = Seated(listener, 1, match.view(1), len(match.log))
    match.play("keep 1 2", seat=0)
    match.undo(0)
    match.play("keep 1 3", seat=0)
    question = match.asked(1)
    assert question is not None
    bot.answer(match.view(1), match.log, question, 1.0)
    assert listener.events == match.told(1, len(match.log) - len(listener.events))
    assert bot.heard == len(match.log)


def test_no_log_is_kept_for_players_who_do_not_listen() -> None:
    assert not sit_down(MASTERS, ["random", "greedy"], {}, "quiet", 0)[1].listen
    assert sit_down(MASTERS, ["random", Listener], {}, "quiet", 0)[1].listen
    assert not listens(Player)


def test_a_player_who_only_chooses_may_sit_anywhere() -> None:
    class First(Player):
        def choose(self, view: State, question: Decision, seconds: float) -> Action:
            return question.options[0]

    match = bottega.new("wiege", seed="3")
    assert bottega.play_out(match, [First(match.game, Random(1)), "random"])


def test_the_others_of_an_environment_hear_their_share_as_well() -> None:
    env = gym.env("princes", against=[Listener, "random"], seat=2)
    env.reset(seed=7)
    listener = env.others[0].player
    assert isinstance(listener, Listener)
    over, rng = False, Random(2)
    while not over:
        question = env.table.question
        assert question is not None
        action = PRINCES.actions.indices[rng.choice(question.options)]
        over = env.step(action)[2]
    assert listener.story.count("begin") == 1
    assert listener.events == [e for e in env.log if may_see(e, 0)]
    assert len(listener.events) < len(env.log), "some was for others alone"


def test_in_a_copy_of_an_environment_the_others_begin_anew_with_the_same_dice() -> None:
    env = gym.env("masters", against=[Listener])
    env.reset(seed=4)
    copy = deepcopy(env)
    mine, other = env.others[1].player, copy.others[1].player
    assert isinstance(other, Listener)
    assert mine is not other
    assert other.story == ["begin"]
    assert copy.others[1].heard == len(copy.log)
    assert mine.rng.random() == other.rng.random()
