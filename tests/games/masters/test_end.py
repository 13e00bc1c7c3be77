"""The end of the game with two to four players (rules, section 11)."""

from __future__ import annotations

import pytest

from tests.games.masters.table import QUIET, Board, Table, lay
from tests.rulebook import rule

SIX_CARDS = "G1a G2a G3a / B1a B2a / Y1a"
ABOUT_TO_BUY = Board(slots=SIX_CARDS, strongbox="4 servant")  # P2a costs four servants


def quiet_turn(table: Table) -> Table:
    """A turn in which nothing is gained."""
    return table.do("market column 1", "end turn")


@rule("masters", "11")
def test_the_seventh_card_of_the_first_seat_leaves_everybody_else_one_turn() -> None:
    table = lay(ABOUT_TO_BUY, Board(), Board(), market=QUIET, tops="P2a")
    table.do("buy purple slot 3", "end turn")
    assert table.to_move == 2
    quiet_turn(table)
    assert table.to_move == 3
    quiet_turn(table)
    assert table.over


@rule("masters", "11")
def test_the_seventh_card_of_a_middle_seat_leaves_the_seats_behind_it_one_turn() -> None:
    table = lay(Board(), ABOUT_TO_BUY, Board(), market=QUIET, tops="P2a", turn=2)
    table.do("buy purple slot 3", "end turn")
    assert table.to_move == 3
    quiet_turn(table)
    assert table.over


@rule("masters", "11")
def test_the_seventh_card_of_the_last_seat_ends_the_game_with_that_turn() -> None:
    table = lay(Board(), ABOUT_TO_BUY, market=QUIET, tops="P2a", turn=2)
    table.do("buy purple slot 3")
    assert not table.over
    table.do("end turn")
    assert table.over


@rule("masters", "11")
def test_without_a_trigger_the_first_seat_follows_the_last() -> None:
    table = quiet_turn(lay(Board(), Board(), market=QUIET, turn=2))
    assert table.to_move == 1
    assert table.facts["last_round"] is False


@rule("masters", "11")
def test_space_24_triggers_the_last_round() -> None:
    table = lay(Board(faith=23), Board(), market=QUIET)
    assert table.facts["last_round"] is False
    table.do("market row 3", "store", "store")  # white, two blue, red
    assert table.facts["last_round"] is True
    table.do("end turn")
    assert table.to_move == 2


@rule("masters", "11")
def test_space_24_in_the_last_seats_own_turn_ends_the_game_with_that_turn() -> None:
    table = lay(Board(), Board(faith=23), market=QUIET, turn=2)
    table.do("market column 1", "discard leader 1", "end turn")
    assert table.faith(2) == 24
    assert table.over


@rule("masters", "11")
@rule("masters", "R17")
def test_a_marker_pushed_to_24_in_another_players_turn_triggers_the_last_round() -> None:
    table = lay(Board(), Board(faith=23), Board(), market=QUIET)
    table.do("market row 1", "discard", "store", "store")
    assert table.faith(2) == 24
    assert table.facts["last_round"] is True
    table.do("end turn")
    assert table.to_move == 2


@rule("masters", "11")
@rule("masters", "R17")
def test_the_last_seat_that_pushes_another_to_24_ends_the_game_with_its_turn() -> None:
    table = lay(Board(faith=23), Board(), market=QUIET, turn=2)
    table.do("market row 1", "discard", "store", "store", "end turn")
    assert table.faith(1) == 24
    assert table.over


@rule("masters", "11")
@rule("masters", "R17")
def test_all_others_may_reach_24_at_once() -> None:
    table = lay(Board(), Board(faith=22), Board(faith=23), market=QUIET)
    table.do("market row 1", "discard", "discard", "store")
    assert [table.faith(2), table.faith(3)] == [24, 24]
    assert table.told().count("last round") == 1
    assert table.told().count("report held 3") == 1


@rule("masters", "11")
@rule("masters", "R18")
def test_the_triggering_turn_is_finished_leader_actions_included() -> None:
    board = Board(slots=SIX_CARDS, strongbox="5 coin, 4 servant", leaders="L05, L06")
    table = lay(board, Board(), tops="P2a")
    table.do("buy purple slot 3", "turn purple 2 P2b")
    assert table.options == ["play leader 1", "discard leader 1", "discard leader 2", "end turn"]
    table.do("play leader 1", "discard leader 2")
    assert table.leaders() == "L05 played, L06 discarded"


@rule("masters", "11")
@rule("masters", "R18")
def test_a_leader_discarded_to_24_before_the_main_action_leaves_the_main_action() -> None:
    table = lay(Board(), Board(faith=23), market=QUIET, turn=2).do("discard leader 1")
    assert table.facts["last_round"] is True
    assert "market column 1" in table.options
    quiet_turn(table)
    assert table.over


@rule("masters", "11")
@rule("masters", "R18")
def test_marbles_taken_with_the_24th_faith_are_stored_as_usual() -> None:
    table = lay(Board(faith=23), Board()).do("market row 2")
    assert table.faith() == 24
    assert table.options == ["store", "discard"]
    table.do("store")
    assert table.warehouse() == "1 stone"


@rule("masters", "11")
def test_a_second_trigger_in_the_last_round_changes_nothing() -> None:
    # Seat 1 has its seventh card; seat 2 reaches 24; seat 3 still plays, then it is over.
    seven = Board(slots="G1a G2a G3a / B1a B2a / Y1a P2a")
    table = lay(seven, Board(faith=23), Board(), market=QUIET, turn=2)
    table.do("market column 1", "discard leader 1", "end turn")
    assert table.to_move == 3
    assert "last round" not in table.told()
    quiet_turn(table)
    assert table.over


@rule("masters", "11")
def test_reports_still_happen_in_the_last_round() -> None:
    seven = Board(faith=5, slots="G1a G2a G3a / B1a B2a / Y1a P2a")
    table = lay(seven, Board(faith=7), market=QUIET, turn=2)
    table.do("market column 1", "discard leader 1")
    assert table.favours(1) == "face_up inactive inactive"
    assert table.favours(2) == "face_up inactive inactive"


@rule("masters", "11")
def test_no_extra_report_is_held_at_the_end() -> None:
    table = lay(Board(faith=7), ABOUT_TO_BUY, market=QUIET, tops="P2a", turn=2)
    table.do("buy purple slot 3", "end turn")
    assert table.over
    assert table.favours(1) == "inactive inactive inactive"
    assert table.score(1)["favours"] == 0


@rule("masters", "11")
def test_everybody_has_had_the_same_number_of_turns() -> None:
    table = lay(ABOUT_TO_BUY, Board(), Board(), Board(), market=QUIET, tops="P2a")
    for _ in range(8):
        quiet_turn(table)
    table.do("buy purple slot 3", "end turn")
    while not table.over:
        quiet_turn(table)
    turns = [table.told().count(f"turn began {seat}") for seat in (1, 2, 3, 4)]
    assert turns == [3, 3, 3, 3]


@rule("masters", "11")
def test_the_end_is_told() -> None:
    table = lay(Board(), ABOUT_TO_BUY, tops="P2a", turn=2).do("buy purple slot 3", "end turn")
    assert table.told()[-1] == "game over"


@rule("masters", "11")
def test_one_reaches_24_on_the_very_last_space_only() -> None:
    table = lay(Board(faith=22), Board(), market=QUIET).do("discard leader 1")
    assert table.faith() == 23
    assert table.facts["last_round"] is False


@rule("masters", "13")
@rule("masters", "R19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_who_only_shuffle_the_market_play_for_ever(seats: int) -> None:
    table = lay(*[Board()] * seats, market=QUIET)
    for _ in range(120 * seats):
        table.do("market column 1", "end turn")
    assert not table.over
    assert table.to_move == 1
    assert [table.points(seat + 1) for seat in range(seats)] == [0] * seats
    assert table.facts["last_round"] is False
