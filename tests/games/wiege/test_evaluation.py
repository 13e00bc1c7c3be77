"""Evaluations: who takes part, pieces that return, and the new event."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wiege.table import Board, Table, evaluating, lay
from tests.rulebook import rule


def triggered(*boards: Board, pieces: str = "s2", **more: Any) -> Table:
    """Seat 1 covers the last blue space of the event on the first position, E03."""
    table = lay(*(boards or (Board(), Board())), events="E03", pieces={1: pieces}, **more)
    return table.do("stone on 1 space 2", "stop")


@rule("wiege", "10")
def test_whoever_has_a_piece_on_the_card_takes_part() -> None:
    assert "evaluation began 1 E03 blue 1 2" in triggered().told()


@rule("wiege", "10")
def test_pieces_on_spaces_of_the_other_colour_count_too() -> None:
    table = lay(Board(), Board(), events="E18", pieces={1: "s1 - - s2"})
    table.do("stone on 1 space 2", "stop")  # blue 1 and 2, red 3 and 4
    assert "evaluation began 1 E18 blue 1 2" in table.told()


@rule("wiege", "A1")
def test_a_genius_makes_its_owner_a_participant() -> None:
    assert "evaluation began 1 E03 blue 1 2" in triggered(pieces="g2").told()


@rule("wiege", "10")
def test_alone_on_the_card_the_trigger_player_alone_takes_part() -> None:
    table = triggered(pieces="s1")
    assert "evaluation began 1 E03 blue 1 nature" in table.told()
    assert table.step == "name alone"


@rule("wiege", "10")
def test_all_pieces_go_back_first() -> None:
    table = triggered()
    assert (table.reserve(1), table.reserve(2)) == ("7 of 1", "7 of 2")
    assert table.pieces(1) == "- -"
    assert "pieces returned 2 1 0" in table.told()


@rule("wiege", "A23")
def test_a_genius_returns_with_the_stones() -> None:
    table = triggered(pieces="g2")
    assert "pieces returned 2 0 1" in table.told()
    table.do("name science", "name science").nature()
    assert any(option.startswith("genius on") for option in table.options)


@rule("wiege", "10")
def test_stones_that_came_back_can_be_lost() -> None:
    boards = (Board(columns="science: C01", won="6 of 2"), Board())
    table = triggered(*boards).do("name science", "name religion")
    assert table.reserve(1) == "7 of 1, 7 of 2"
    assert table.reserve(2) == ""


@rule("wiege", "A22")
def test_the_card_action_comes_before_the_evaluation() -> None:
    table = lay(Board(hand="C01"), Board(), events="E03", pieces={1: "s2"})
    table.do("stone on 1 space 2", "play culture science blue", "name science")
    assert "symbol named 1 science 1" in table.told()


# The new event --------------------------------------------------------------------------------


def after(colour: str, stack: str, left: int | None = None) -> Table:
    """The end of an evaluation of a stack on the first of three positions."""
    return lay(Board(), Board(), events=stack, left=left, agenda=evaluating(1, colour))


@rule("wiege", "13")
def test_after_a_culture_evaluation_the_new_event_covers_the_old_one() -> None:
    table = after("blue", "E03")
    event = table.options[0].split()[1]
    table.do(table.options[0])
    assert table.stack(1) == f"E03 {event}"
    assert f"event laid 1 {event} 2" in table.told()
    assert set(table.pieces(1)) == {"-", " "}


@rule("wiege", "13")
def test_after_a_character_evaluation_the_stack_is_discarded() -> None:
    table = after("red", "E03 E12")
    event = table.options[0].split()[1]
    table.do(table.options[0])
    assert table.stack(1) == event
    assert "stack discarded 1 2" in table.told()
    assert table.facts["past_events"] == ["E03", "E12"]


@rule("wiege", "13")
@pytest.mark.parametrize("colour", ["blue", "red"])
def test_every_event_left_may_come(colour: str) -> None:
    table = after(colour, "E01")
    assert table.options == [f"lay {event} on 1" for event in table.facts["event_deck"]]


@rule("wiege", "13")
def test_a_character_evaluation_too_leaves_the_position_vacant() -> None:
    table = lay(Board(), Board(), Board(), events="E01 / E12", left=0, agenda=evaluating(2, "red"))
    assert table.stack(2) == ""
    assert not any(space.startswith("2.") for space in table.spaces())


@rule("wiege", "4")
def test_then_the_next_seat_takes_its_turn() -> None:
    table = after("blue", "E03")
    table.do(table.options[0])
    assert (table.step, table.to_move) == ("place piece", 2)
