"""Every registered game against every law, on tables that hypothesis and chance lead to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.kernel.game import Game
from bottega.kernel.laws import check_game, check_state
from bottega.kernel.registry import games
from bottega.kernel.state import NATURE, State

EVERY_GAME = pytest.mark.parametrize("game", games().values(), ids=games())
TABLES = [(game, *table) for game in games().values() for table in game.tables()]
EVERY_TABLE = pytest.mark.parametrize(
    ("game", "seats", "options"),
    TABLES,
    ids=[" ".join([game.key, str(seats), *options.values()]) for game, seats, options in TABLES],
)


def follow(game: Game[Any], seats: int, answers: list[int], order: int = 0) -> State:
    """The table after these answers, nature's too: each a number modulo how many there are."""
    t: State = game.new(seats)
    for answer in answers:
        questions = game.decisions(t)
        if not questions:
            break
        question = questions[order % len(questions)]
        game.answer(t, question.seat, question.options[answer % len(question.options)])
    game.decision(t)
    return t


def shuffled(game: Game[Any], seats: int, seed: int) -> list[int]:
    """As many random answers as nature gives before anybody else is asked."""
    rng = Random(seed)
    t: State = game.new(seats)
    answers: list[int] = []
    while (question := game.decision(t)) is not None and question.seat == NATURE:
        answers.append(rng.randrange(len(question.options)))
        game.answer(t, NATURE, question.options[answers[-1]])
    return answers


@EVERY_GAME
@settings(max_examples=40)
@given(data=st.data())
def test_the_laws_hold_wherever_a_list_of_answers_leads(
    game: Game[Any], data: st.DataObject
) -> None:
    seats = data.draw(st.integers(game.min_seats, game.max_seats), "seats")
    answers = data.draw(st.lists(st.integers(0, 60), max_size=200), "answers")
    order = data.draw(st.integers(0, 5), "order")
    check_state(game, follow(game, seats, answers, order), Random(order))


@EVERY_GAME
@settings(max_examples=60)
@given(data=st.data())
def test_the_laws_hold_in_the_middle_of_play(game: Game[Any], data: st.DataObject) -> None:
    seats = data.draw(st.integers(game.min_seats, game.max_seats), "seats")
    start = shuffled(game, seats, data.draw(st.integers(0, 999), "shuffle"))
    answers = data.draw(st.lists(st.integers(0, 60), min_size=5, max_size=160), "answers")
    check_state(game, follow(game, seats, start + answers), Random(len(answers)))


@EVERY_GAME
def test_a_whole_game_keeps_the_laws_at_every_question(game: Game[Any]) -> None:
    record = check_game(game, game.min_seats, Random("every question"))
    assert len(record.players) == game.min_seats


@EVERY_TABLE
def test_whole_games_keep_the_laws_at_many_questions(
    game: Game[Any], seats: int, options: dict[str, str]
) -> None:
    record = check_game(game, seats, Random("many questions"), options, inspect=0.04)
    assert len(record.players) == seats
    assert record.options == options


@EVERY_TABLE
def test_many_more_games_keep_what_is_cheap_to_check(
    game: Game[Any], seats: int, options: dict[str, str]
) -> None:
    for seed in range(4):  # `make laws` plays 10,000
        record = check_game(game, seats, Random(f"many/{seed}"), options, inspect=0.005)
        assert record.answers[-1].seat < seats


@EVERY_TABLE
def test_chance_decides_the_same_game_only_through_its_answers(
    game: Game[Any], seats: int, options: dict[str, str]
) -> None:
    first = check_game(game, seats, Random(7), options, inspect=0)
    second = check_game(game, seats, Random(7), options, inspect=0)
    other = check_game(game, seats, Random(8), options, inspect=0)
    assert first.write() == second.write()
    assert first.write() != other.write()


@EVERY_GAME
def test_every_number_of_seats_and_every_option_has_a_table(game: Game[Any]) -> None:
    tables = game.tables()
    assert {seats for seats, _ in tables} == {*range(game.min_seats, game.max_seats + 1)}
    for name, values in game.table_options.items():
        assert {options[name] for _, options in tables} == {*values}
    assert all(game.new(seats).seats == seats for seats, _ in tables)
