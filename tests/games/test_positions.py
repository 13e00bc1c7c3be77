"""Positions of every game, at every kind of table: exact, believed, and written the same again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import bottega
from bottega import Game, Match
from bottega.kernel.laws import same
from bottega.kernel.position import between_turns, parse_position, write_position
from tests.games.lorenzo.table import Board
from tests.games.lorenzo.table import lay as lay_lorenzo
from tests.games.playing import AnyTable
from tests.games.princes.table import Prince
from tests.games.princes.table import lay as lay_princes

TABLES = [
    pytest.param(game, seats, options, id="-".join([game.key, str(seats), *options.values()]))
    for game in bottega.games().values()
    for seats, options in game.tables()
]
LOOKS = 40
"""At how many tables of a game its position is written and read."""


def assert_exact(match: Match) -> None:
    """The position of a match reads back to its state, is believed and is written the same."""
    text = match.position()
    found = parse_position(text, match.game)
    assert found.believed
    assert same(found.state, match.state)
    assert (found.since is None) == between_turns(match.game, match.state)
    assert write_position(found.game, found.state, found.since) == text


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_random_game_can_be_written_down_at_any_time(
    game: Game[Any], seats: int, options: dict[str, str]
) -> None:
    chance = Random(f"{game.key} {seats} {options}")
    match = bottega.new(game, seats=seats, seed="positions", options=options)
    answers = []
    while not match.over:
        asked = chance.choice(match.questions)
        answers.append((asked.seat, chance.choice(asked.options)))
        match.answer(*answers[-1])
    looks = {0, len(answers), *chance.sample(range(len(answers)), min(LOOKS, len(answers)))}
    again = bottega.new(game, seats=seats, seed="positions", options=options)
    for ply in range(len(answers) + 1):
        if ply in looks:
            assert_exact(again)
        if ply < len(answers):
            again.answer(*answers[ply])
    assert same(again.state, match.state)


# Sums without an end ---------------------------------------------------------------------------


def moved(table: AnyTable[Any], *moves: str) -> Match:
    """A match that begins at a table, after some moves."""
    match = Match(table.game, ["Anna"] * table.state.seats, start=table.state)
    for move in moves:
        match.play(move)
    return match


def test_a_million_in_gold_is_written_and_read_within_a_turn() -> None:
    prince = Prince(gold=1_000_012)
    match = moved(lay_princes(prince, Prince(), Prince()), "auction colonna")
    assert not between_turns(match.game, match.state)
    assert_exact(match)
    [rich, *_] = match.game.write(match.state)["players"]
    assert rich["gold"] == 1_000_012


def test_more_servants_than_999_can_be_spent_and_written_down() -> None:
    board = Board(goods="2500 servant")
    match = moved(lay_lorenzo(board, Board()), "member white", "space harvest")
    for _ in range(50):
        match.play(match.legal()[-1])
    assert match.question is not None
    assert match.question.subject["spent"] == 50 * 24
    assert_exact(match)
