"""The maestro: what it answers, how long it takes, and what it cannot know."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

from bottega.games.masters.table.state import Masters
from bottega.kernel.game import Decision, Game
from bottega.kernel.registry import find_game
from bottega.kernel.state import State
from bottega.kernel.tables import next_choice
from bottega.players.arena import bouts_of
from bottega.players.bargaining import without_offers
from bottega.players.maestro import MaestroPlayer
from bottega.players.player import find_player
from bottega.players.playouts import Imagination

TABLES = [("masters", 2), ("masters", 3), ("lorenzo", 2), ("wiege", 4), ("princes", 3)]


class Brief(MaestroPlayer):
    """A maestro with little to think about and all the time it wants."""

    playouts = 10


def positions(game: Game[Any], seats: int, number: int) -> list[tuple[State, Decision]]:
    """Some questions of a random game, far apart."""
    rng = Random(f"{game.key} {seats}")
    t: State = game.new(seats)
    found: list[tuple[State, Decision]] = []
    count = 0
    while (question := next_choice(game, t, rng)) is not None and len(found) < number:
        if count % 9 == 4:
            found.append((game.clone(t), question))
        game.apply(t, rng.choice(question.options))
        count += 1
    return found


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_hidden_cards_change_no_answer_and_the_same_dice_give_the_same(
    key: str, seats: int
) -> None:
    game = find_game(key)
    for number, (t, question) in enumerate(positions(game, seats, 2)):
        seat = question.seat
        otherwise = game.determinize(game.redact(t, seat), seat, Random(number))
        chosen = [
            Brief(game, Random(number)).choose(game.redact(world, seat), question, 60.0)
            for world in (t, t, otherwise)
        ]
        assert chosen[0] in question.options
        assert chosen == [chosen[0]] * 3


def test_a_single_option_needs_no_thought() -> None:
    game = find_game("wiege")
    [(t, question)] = positions(game, 2, 1)
    alone = Decision(question.seat, question.frame, question.options[-1:])
    asked_nobody = MaestroPlayer(game, Random(1))
    before = asked_nobody.rng.getstate()
    assert asked_nobody.choose(t, alone, 1.0) == question.options[-1]
    assert asked_nobody.rng.getstate() == before


def test_alone_on_the_last_space_but_one_it_discards_a_leader_and_wins_at_once() -> None:
    game = find_game("masters")
    rng = Random("solo")
    t: Masters = game.new(1)
    question = next_choice(game, t, rng)
    while question is not None and game.steps[question.frame[0]].key != "act":
        game.apply(t, question.options[0])
        question = next_choice(game, t, rng)
    assert question is not None
    t.players[0].faith = 23
    for seed in range(3):
        chosen = Brief(game, Random(seed)).choose(game.redact(t, 0), question, 60.0)
        assert game.actions.text(chosen) in ("discard leader 1", "discard leader 2")


@pytest.mark.parametrize(("key", "seats"), [("masters", 2), ("lorenzo", 2), ("princes", 3)])
def test_it_answers_in_time(key: str, seats: int) -> None:
    game = find_game(key)
    *_, (t, question) = (
        (t, question)
        for t, question in positions(game, seats, 6)
        if len(without_offers(game, question).options) > 1  # there is something to think about
    )
    thinking = MaestroPlayer(game, Random(1))
    thinking.playouts = 1_000_000
    thinking.clock = process_time  # other work on the machine does not count
    view = game.redact(t, question.seat)
    thinking.choose(view, question, 0.05)  # the net is read from its file once
    taken = []
    for _ in range(4):
        start = process_time()
        thinking.choose(view, question, 0.4)
        taken.append(process_time() - start)
    assert min(taken) <= 0.4 * 1.1
    assert max(taken) >= 0.05  # and it takes its time


def test_all_answers_meet_the_same_worlds_and_dice() -> None:
    game = find_game("lorenzo")
    [(t, question)] = positions(game, 2, 1)
    imagined = Imagination(game, game.redact(t, question.seat), question, Random(1))
    answer = question.options[0]
    for once, again in imagined.play([answer, answer], 3, lambda: False).tolist():
        assert once == again


def test_when_it_is_too_late_nothing_counts_that_was_not_played_out() -> None:
    game = find_game("lorenzo")
    [(t, question)] = positions(game, 2, 1)
    imagined = Imagination(game, game.redact(t, question.seat), question, Random(1))
    assert len(imagined.play(question.options, 1, lambda: True)) == 0


def test_it_is_found_by_name() -> None:
    assert find_player("maestro") is MaestroPlayer


def test_it_beats_a_journeyman() -> None:
    [bout] = bouts_of(find_game("masters"), [Brief, "greedy"], {}, 1, "1")
    assert bout.wins == [1.0, 0.0]
