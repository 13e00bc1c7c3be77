"""Leader actions (rules, section 9); each leader's own requirement and power is in `test_cards`."""

from __future__ import annotations

import pytest

from bottega.kernel.game import Illegal
from tests.games.masters.table import QUIET, Board, Table, lay
from tests.rulebook import rule


def leader_moves(table: Table) -> list[str]:
    return [move for move in table.options if "leader" in move]


def may_play(board: Board) -> bool:
    return "play leader 1" in lay(board, Board()).options


@rule("masters", "9")
def test_a_played_leader_lies_face_up_and_nothing_is_paid() -> None:
    table = lay(Board(strongbox="5 coin", leaders="L05, L06"), Board()).do("play leader 1")
    assert table.leaders() == "L05 played, L06 in hand"
    assert table.strongbox() == "5 coin"
    assert table.faith() == 0


@rule("masters", "9")
def test_a_played_leader_can_never_be_discarded_nor_played_again() -> None:
    table = lay(Board(strongbox="5 coin", leaders="L05 played, L06 discarded"), Board())
    assert leader_moves(table) == []


@rule("masters", "9")
def test_a_leader_whose_requirement_is_not_met_can_only_be_discarded() -> None:
    table = lay(Board(strongbox="4 coin", leaders="L05, L06 discarded"), Board())
    assert leader_moves(table) == ["discard leader 1"]
    with pytest.raises(Illegal, match="'play leader 1' is not possible now"):
        table.do("play leader 1")


@rule("masters", "9")
def test_losing_what_was_required_later_does_not_matter() -> None:
    # L05 stays in play after the five coins it needed are spent on B2c.
    board = Board(strongbox="5 coin", slots="B1a", leaders="L05, L06")
    table = lay(board, Board(), tops="B2c").do("play leader 1", "buy blue slot 1")
    assert table.strongbox() == ""
    assert table.leaders() == "L05 played, L06 in hand"


@rule("masters", "9")
def test_the_requirement_must_be_met_at_that_moment() -> None:
    # Five coins before the purchase, none after it.
    board = Board(strongbox="5 coin", slots="B1a", leaders="L05, L06")
    table = lay(board, Board(), tops="B2c")
    assert "play leader 1" in table.options
    table.do("buy blue slot 1", "turn blue 2 B2a")
    assert table.options == ["discard leader 1", "discard leader 2", "end turn"]


@rule("masters", "9")
def test_a_requirement_met_by_the_main_action_allows_the_leader_after_it() -> None:
    # L14 needs a blue card of level 2.
    board = Board(strongbox="4 coin", slots="B1a", leaders="L14, L06")
    table = lay(board, Board(), tops="B2a")
    assert "play leader 1" not in table.options
    table.do("buy blue slot 1", "play leader 1")
    assert table.leaders() == "L14 played, L06 in hand"


@rule("masters", "9")
def test_a_resource_requirement_counts_warehouse_leader_depot_and_strongbox() -> None:
    # Two coins in a depot, two in the leader depot of L08, one in the strongbox.
    table = lay(Board(warehouse="4 coin", strongbox="1 coin", leaders="L05, L08 played"), Board())
    assert leader_moves(table) == ["play leader 1", "discard leader 1"]


@rule("masters", "9")
def test_four_coins_in_three_places_are_not_five() -> None:
    table = lay(Board(warehouse="3 coin", strongbox="1 coin", leaders="L05, L08 played"), Board())
    assert leader_moves(table) == ["discard leader 1"]


@rule("masters", "9")
def test_covered_cards_count() -> None:
    # L09 needs two yellow cards and a blue one; all lie in one slot.
    assert may_play(Board(slots="Y1a B2a Y3a", leaders="L09"))


@rule("masters", "9")
def test_several_requirements_must_all_hold() -> None:
    assert not may_play(Board(slots="G1a / G1b", leaders="L01"))
    assert not may_play(Board(slots="Y1a / Y1b", leaders="L01"))
    assert may_play(Board(slots="G1a / Y1b", leaders="L01"))


@rule("masters", "9")
def test_cards_of_another_player_do_not_count() -> None:
    table = lay(Board(slots="G1a", leaders="L01"), Board(slots="Y1a"))
    assert "play leader 1" not in table.options


@rule("masters", "9")
@rule("masters", "R12")
@pytest.mark.parametrize(
    ("slots", "expected"),
    [
        ("Y1a", False),
        ("Y1a Y2a", True),
        ("G1a Y2a", True),
        ("G1a Y2a G3a", True),
        ("Y1a G2a Y3a", False),
        ("Y1a / Y1b / Y1c", False),
        ("G1a G2a", False),
    ],
)
def test_a_level_2_requirement_needs_a_card_of_exactly_level_2(slots: str, expected: bool) -> None:
    assert may_play(Board(slots=slots, leaders="L13")) is expected


@rule("masters", "9")
@pytest.mark.parametrize("slots", ["G1a / Y1a", "G1a Y2a", "G1a B2a Y3a / G1b"])
def test_a_requirement_of_any_level_is_met_by_any_level(slots: str) -> None:
    assert may_play(Board(slots=slots, leaders="L01"))


@rule("masters", "9")
def test_discarding_a_leader_gives_one_faith() -> None:
    table = lay(Board(faith=3, leaders="L05, L06"), Board(faith=3)).do("discard leader 2")
    assert table.leaders() == "L05 in hand, L06 discarded"
    assert table.faith(1) == 4
    assert table.faith(2) == 3


@rule("masters", "9")
def test_a_discarded_leader_is_gone() -> None:
    table = lay(Board(strongbox="5 coin", leaders="L05, L06 played"), Board())
    table.do("discard leader 1")
    assert leader_moves(table) == []


@rule("masters", "9")
@rule("masters", "10")
def test_discarding_a_leader_may_trigger_a_report() -> None:
    table = lay(Board(faith=7), Board(faith=5)).do("discard leader 1")
    assert table.reported == [1]
    assert table.favours(1) == "face_up inactive inactive"
    assert table.favours(2) == "face_up inactive inactive"


@rule("masters", "9")
@rule("masters", "11")
def test_discarding_a_leader_may_trigger_the_end_of_the_game() -> None:
    table = lay(Board(faith=23), Board(), turn=2, market=QUIET)
    table.do("market column 1", "end turn", "discard leader 1")
    assert table.faith() == 24
    assert table.facts["last_round"] is True


@rule("masters", "9")
@pytest.mark.parametrize(
    ("moves", "standing"),
    [
        (["play leader 1", "play leader 2"], "L05 played, L06 played"),
        (["play leader 2", "play leader 1"], "L05 played, L06 played"),
        (["play leader 1", "discard leader 2"], "L05 played, L06 discarded"),
        (["discard leader 1", "play leader 2"], "L05 discarded, L06 played"),
        (["discard leader 2", "discard leader 1"], "L05 discarded, L06 discarded"),
    ],
)
@pytest.mark.parametrize("main_action", [0, 1, 2])
def test_both_leader_actions_in_one_turn_in_any_combination(
    moves: list[str], standing: str, main_action: int
) -> None:
    board = Board(strongbox="5 coin, 5 stone", leaders="L05, L06")
    table = lay(board, Board(), market=QUIET)
    moves = [*moves[:main_action], "market column 1", *moves[main_action:]]
    table.do(*moves)
    assert table.leaders() == standing
    assert table.options == ["end turn"]


@rule("masters", "9")
@rule("masters", "15")
@pytest.mark.parametrize(
    ("leaders", "moves"),
    [
        ("L05, L06", ["play leader 1", "play leader 2", "discard leader 1", "discard leader 2"]),
        ("L05 played, L06", ["play leader 2", "discard leader 2"]),
        ("L05, L06 discarded", ["play leader 1", "discard leader 1"]),
    ],
)
def test_leaders_keep_their_places_whatever_became_of_the_other(
    leaders: str, moves: list[str]
) -> None:
    table = lay(Board(strongbox="5 coin, 5 stone", leaders=leaders), Board())
    assert leader_moves(table) == moves


@rule("masters", "9")
def test_a_depot_leader_starts_empty() -> None:
    board = Board(warehouse="3 stone", strongbox="5 coin", leaders="L05")
    table = lay(board, Board()).do("play leader 1")
    assert table.warehouse() == "3 stone"


@rule("masters", "9")
def test_nobody_plays_leaders_in_another_players_turn() -> None:
    table = lay(Board(), Board(strongbox="5 coin", leaders="L05"))
    with pytest.raises(Illegal, match="seat 2 has nothing to answer"):
        table.do("2: play leader 1")
