"""The culture evaluation."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wiege.table import Board, Table, evaluating, lay
from tests.rulebook import rule


def compare(one: Board, other: Board, event: str = "E03", **more: Any) -> Table:
    """Seat 1 has triggered a culture evaluation in which seat 2 takes part; E03 shows science,
    architecture and religion.
    """
    ask = {"step": "name symbol", "seat": 1, "position": 1, "trigger": 1, "other": 2}
    agenda = evaluating(1, "blue", ask | {"named": "none"})
    return lay(one, other, events=event, agenda=agenda, **more)


def alone(
    board: Board, *others: Board, event: str = "E03", position: int = 1, **more: Any
) -> Table:
    """Seat 1 has triggered a culture evaluation alone."""
    ask = {"step": "name alone", "seat": 1, "position": position}
    events = " / ".join([*["E01", "E02", "E05"][: position - 1], event])
    agenda = evaluating(position, "blue", ask)
    return lay(board, *(others or [Board()]), events=events, agenda=agenda, **more)


# Naming ---------------------------------------------------------------------------------------


@rule("wiege", "11")
def test_first_the_trigger_player_names_a_symbol_of_the_event_then_the_other() -> None:
    table = compare(Board(columns="science: C01"), Board())
    assert table.options == ["name science", "name architecture", "name religion"]
    table.do("name science")
    assert table.to_move == 2
    assert table.asked["named"] == "science"
    assert table.options == ["name science", "name architecture", "name religion"]


@rule("wiege", "11")
def test_an_event_with_one_symbol_leaves_no_choice() -> None:
    table = compare(Board(columns="exploration: C22"), Board(), event="E13")
    assert "symbol named 1 exploration 1" in table.told()
    assert "symbol named 2 exploration 0" in table.told()


@rule("wiege", "11")
def test_they_may_name_different_symbols_even_one_they_do_not_have() -> None:
    table = compare(Board(columns="science: C01 C02"), Board(columns="religion: C29"))
    table.do("name science", "name architecture")
    assert "symbol named 2 architecture 0" in table.told()
    assert "won 1 2 2" in table.told()


# Winning --------------------------------------------------------------------------------------


@rule("wiege", "16")
def test_worked_example_1() -> None:
    yellow = Board(columns="architecture: C08 C14* C09; religion: C29")
    red = Board(columns="religion: C32 C30")
    table = lay(yellow, red, events="E09", pieces={1: "s1 s2"})
    table.do("stone on 1 space 4", "stop", "name architecture", "name religion")
    assert "symbol named 1 architecture 4" in table.told()
    assert "symbol named 2 religion 2" in table.told()
    assert table.stones() == [9, 5]
    assert table.columns(1) == "architecture: C08; religion: C29"
    assert table.columns(2) == "religion: C32 C30"
    assert table.discards == "C09 C14"


@rule("wiege", "11")
def test_the_other_may_win_as_well() -> None:
    table = compare(Board(columns="science: C01"), Board(columns="religion: C29 C30 C31"))
    table.do("name science", "name religion")
    assert table.stones() == [5, 9]
    assert table.columns(1) == "science: C01"
    assert table.columns(2) == "religion: C29"
    assert table.discards == "C31 C30"


@rule("wiege", "11")
def test_cards_are_used_up_not_symbols() -> None:
    table = compare(Board(columns="science: C01 C07*"), Board()).do("name science", "name science")
    assert table.stones() == [10, 4]
    assert table.columns(1) == ""  # three stones for two cards
    assert table.discards == "C07 C01"


@rule("wiege", "A13")
def test_only_as_many_cards_as_stones_really_received_are_discarded() -> None:
    poor = Board()
    rich = Board(columns="science: C01 C02 C03 C04", won="5 of 2")
    table = compare(rich, poor).do("name science", "name science")
    assert "won 1 4 2" in table.told()
    assert table.stones() == [14, 0]
    assert table.columns(1) == "science: C01 C02"


@rule("wiege", "A13")
def test_nothing_received_nothing_discarded() -> None:
    table = compare(Board(columns="science: C01", won="7 of 2"), Board())
    table.do("name science", "name science")
    assert table.columns(1) == "science: C01"


@rule("wiege", "11")
def test_naming_does_not_decide_an_open_column() -> None:
    table = compare(Board(columns="science/architecture: C36", won="7 of 2"), Board(), event="E16")
    table.do("name architecture", "name science")
    assert table.columns(1) == "science/architecture: C36"


# Ties -----------------------------------------------------------------------------------------


@rule("wiege", "11")
def test_after_a_tie_each_keeps_one_card_of_the_column_trigger_player_first() -> None:
    table = compare(
        Board(columns="science: C01 C07*; religion: C29"), Board(columns="religion: C32 C30 C40")
    )
    table.do("name science", "name religion")
    assert "tied 1 2 3" in table.told()
    assert (table.step, table.to_move) == ("keep from column", 1)
    assert table.options == ["keep culture science blue", "keep culture science rotation"]
    table.do("keep culture science rotation")
    assert table.to_move == 2
    table.do("keep culture religion red")
    assert (table.hand(1), table.hand(2)) == ("C07", "C32")
    assert (table.columns(1), table.columns(2)) == ("religion: C29", "")
    assert table.discards == "C01 C40 C30"
    assert table.stones() == [7, 7]


@rule("wiege", "11")
def test_a_card_taken_back_is_upright_again() -> None:
    table = compare(Board(columns="science: C07*"), Board(columns="religion: C32 C30"))
    table.do("name science", "name religion", "keep culture religion blue").nature()
    assert table.hand(1) == "C07"
    assert table.board(1)["rotated"] == []


@rule("wiege", "A25")
def test_at_nil_all_nothing_happens_but_the_event_is_covered() -> None:
    table = compare(Board(columns="finance: C15"), Board()).do("name science", "name religion")
    assert table.stones() == [7, 7]
    assert table.columns(1) == "finance: C15"
    assert table.step == "lay event"
    assert table.stack(1) == "E03"


# Alone ----------------------------------------------------------------------------------------


@rule("wiege", "11")
def test_alone_one_collects_as_many_stones_as_one_shows() -> None:
    table = alone(Board(columns="science: C01 C02; religion: C29"))
    assert table.options == ["name science", "name architecture", "name religion"]
    table.do("name science")
    assert table.stones() == [9, 5]
    assert table.columns(1) == "religion: C29"
    assert table.discards == "C02 C01"


@rule("wiege", "11")
def test_alone_too_only_stones_received_cost_cards() -> None:
    table = alone(Board(columns="science: C01 C02", won="6 of 2")).do("name science")
    assert "won 1 2 1" in table.told()
    assert table.columns(1) == "science: C01"


@rule("wiege", "11")
def test_alone_without_the_symbol_nothing_is_won() -> None:
    table = alone(Board(columns="science: C01")).do("name religion")
    assert "won 1 0 0" in table.told()
    assert table.columns(1) == "science: C01"


# From whom ------------------------------------------------------------------------------------


def payers(table: Table) -> list[int]:
    return [int(line.split()[1]) for line in table.told() if line.startswith("paid")]


@rule("wiege", "12")
def test_on_a_border_the_other_neighbour_pays_all() -> None:
    board = Board(columns="science: C01 C02 C03")
    table = alone(board, Board(), Board(), position=4).do("name science")
    assert payers(table) == [3, 3, 3]  # B20 lies between seats 3 and 1


@rule("wiege", "A18")
@pytest.mark.parametrize(("seats", "order"), [(2, [2, 2, 2]), (3, [3, 2, 3]), (4, [4, 3, 2])])
def test_in_the_centre_all_opponents_pay_in_turn_counter_clockwise(
    seats: int, order: list[int]
) -> None:
    others = [Board() for _ in range(seats - 1)]
    table = alone(Board(columns="science: C01 C02 C03"), *others).do("name science")
    assert payers(table) == order


@rule("wiege", "12")
def test_who_has_nothing_left_is_passed_over() -> None:
    board = Board(columns="science: C01 C02 C03", won="6 of 4")
    table = alone(board, Board(won="1 of 4"), Board(), Board()).do("name science")
    # seat 4 has no stone at all; seat 2 pays the stone it won first
    assert payers(table) == [3, 2, 3]
    assert table.reserve(1) == "7 of 1, 2 of 3, 7 of 4"


@rule("wiege", "12")
def test_when_nobody_has_stones_left_the_rest_lapses() -> None:
    board = Board(columns="science: C01 C02 C03", won="7 of 2, 6 of 3")
    table = alone(board, Board(), Board()).do("name science")
    assert "won 1 3 1" in table.told()
    assert payers(table) == [3]
