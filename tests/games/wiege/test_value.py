"""What players that look one answer ahead think of a table."""

from __future__ import annotations

from typing import Any

import pytest

import bottega
from bottega.games.wiege import GAME
from tests.games.wiege.table import Board, Table, evaluating, lay, wander


def value(table: Table, seat: int = 1) -> float:
    return GAME.value(table.state, seat - 1)


def test_more_stones_are_better() -> None:
    assert value(lay(Board(won="1 of 2"), Board())) > value(lay(Board(), Board()))


def test_a_victory_is_best_of_all() -> None:
    over: dict[str, Any] = {"turn": 0, "events": "E01 / E02 / -", "left": 0}
    won, lost = Board(won="1 of 2"), Board(won="1 of 1")
    assert value(lay(won, Board(), **over)) > value(lay(Board(), lost, **over)) + 50


def test_a_partners_stones_count_too() -> None:
    boards = [Board(), Board(), Board(won="2 of 2"), Board()]
    assert value(lay(*boards, teams=True)) > value(lay(*[Board()] * 4, teams=True))


def test_an_evaluation_is_triggered_when_it_pays() -> None:
    table = lay(Board(columns="science: C01 C02 C03"), Board(), events="E03", pieces={1: "s2"})
    assert table.best() == "stone on 1 space 2"


def test_an_evaluation_is_not_triggered_when_it_costs() -> None:
    table = lay(Board(), Board(columns="science: C01 C02 C03"), events="E03", pieces={1: "s2"})
    assert not table.best().endswith("on 1 space 2")


def test_the_best_symbol_is_named() -> None:
    ask = {"step": "name symbol", "seat": 1, "position": 1, "trigger": 1, "other": 2}
    agenda = evaluating(1, "blue", ask | {"named": "none"})
    board = Board(columns="science: C01; religion: C29 C30 C31")
    table = lay(board, Board(columns="architecture: C08"), events="E03", agenda=agenda)
    assert table.best() == "name religion"
    alone = evaluating(1, "blue", {"step": "name alone", "seat": 1, "position": 1})
    assert lay(board, Board(), events="E03", agenda=alone).best() == "name religion"


def test_a_duel_that_can_be_won_is_won_and_then_left() -> None:
    ask = {"step": "duel", "seat": 1, "position": 1, "trigger": 1, "other": 2, "alone": "yes"}
    boards = (Board(pile="P27 P01"), Board(revealed="P26"))
    table = lay(*boards, events="E13 E03 E12", agenda=evaluating(1, "red", ask))
    assert table.best() == "reveal from pile 4"
    table.do("reveal from pile 4")
    assert table.best() == "stop"


def test_a_lost_duel_is_left() -> None:
    ask = {"step": "duel", "seat": 1, "position": 1, "trigger": 1, "other": 2, "alone": "yes"}
    boards = (Board(pile="P01"), Board(revealed="P26 P27"))
    table = lay(*boards, events="E12", agenda=evaluating(1, "red", ask))
    assert table.best() == "stop"


def test_one_character_is_played_for_a_high_stack() -> None:
    ask = {"step": "play alone", "seat": 1, "position": 1}
    agenda = evaluating(1, "red", ask)
    table = lay(Board(pile="P01"), Board(), events="E13 E03 E12", agenda=agenda)
    assert table.best() == "reveal from pile 1 science"


def test_others_evaluations_are_watched() -> None:
    """A rival alone on a border shared with us, one space short of collecting, is a danger."""
    tall = Board(columns="science: C01 C02 C03")
    safe = lay(Board(), tall, Board(), events="E01 / E03")
    danger = lay(Board(), tall, Board(), events="E01 / E03", pieces={2: "s2"})
    assert value(danger) < value(safe)
    unconcerned = lay(Board(), tall, Board(), events="E01 / E02 / E03", pieces={3: "s2"})
    assert value(unconcerned) > value(danger)


@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "single"), (3, "single"), (4, "single"), (4, "teams")]
)
def test_all_values_are_the_value_seat_by_seat(seats: int, mode: str) -> None:
    for i, table in enumerate(wander(seats, 7, mode)):
        if i % 10 == 0 or table.over:
            t = table.state
            assert GAME.values(t) == [GAME.value(t, seat) for seat in range(seats)]


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("players", "mode", "least"),
    [("greedy,random", "single", 0.85), ("greedy,random,greedy,random", "teams", 0.85)],
)
def test_greedy_beats_random(players: str, mode: str, least: float) -> None:
    names = players.split(",")
    tally = bottega.arena(GAME, names, games=24, seed="strength", mode=mode)
    share = sum(tally.wins(i) for i, name in enumerate(names) if name == "greedy") / 24
    assert share >= least
