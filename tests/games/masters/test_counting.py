"""Invariants for automatic checks (rules, section 16).

Each of them is broken once on a table that is fine otherwise, and must be found; random games
must never break one.
"""

from __future__ import annotations

import pytest

from bottega.games.masters import GAME
from bottega.kernel.state import NONE
from tests.games.masters.table import Board, Table, lay, wander
from tests.rulebook import rule

SEVEN = "G1a G2a G3a / B1a B2a / Y1a Y2a"


def faults(table: Table) -> list[str]:
    return GAME.faults(table.state)


def fine() -> Table:
    """Two players in the middle of a game, and nothing wrong."""
    return lay(
        Board(faith=9, warehouse="2 coin, 1 stone", strongbox="4 shield", slots="G1a G2a / B1a"),
        Board(faith=6, slots="Y1a"),
    )


@rule("masters", "16")
def test_a_table_laid_out_by_the_rules_has_no_fault() -> None:
    assert faults(fine()) == []


# Marbles --------------------------------------------------------------------------------------


@rule("masters", "16")
def test_a_changed_marble_is_found() -> None:
    found = fine().doctored("market", 0, 0, "red")  # it was purple
    assert found == ["1 purple marbles instead of 2", "2 red marbles instead of 1"]


@rule("masters", "16")
def test_a_changed_slide_marble_is_found() -> None:
    found = fine().doctored("slide", "white")
    assert found == ["1 blue marbles instead of 2", "5 white marbles instead of 4"]


@rule("masters", "16")
def test_a_missing_marble_is_found() -> None:
    assert fine().doctored("slide", "none") == ["1 blue marbles instead of 2"]


# Development cards ----------------------------------------------------------------------------


@rule("masters", "16")
def test_a_missing_card_is_found() -> None:
    found = fine().doctored("under", "purple 3", ["P3b", "P3c"])
    assert found == ["cards are missing: P3d"]


@rule("masters", "16")
def test_a_card_that_is_there_twice_is_found() -> None:
    found = fine().doctored("players", 1, "slots", 1, ["G1a"])
    assert found == ["card G1a is there 2 times"]


@rule("masters", "16")
def test_a_card_in_the_wrong_deck_is_found() -> None:
    table = fine()
    found = table.doctored("tops", "green 1", "G3a")
    assert "a card lies in the wrong deck, green 1" in found
    assert "card G3a is there 2 times" in found
    assert "cards are missing: G1b" in found


@rule("masters", "16")
def test_a_deck_without_a_visible_card_is_found() -> None:
    position = fine().facts
    position["tops"]["blue 3"] = "none"
    position["under"]["blue 3"] = ["B3a", "B3b", "B3c", "B3d"]
    assert GAME.faults(GAME.read(position)) == ["no card is turned up in the deck blue 3"]


@rule("masters", "16")
def test_a_deck_has_no_order_of_its_own() -> None:
    found = fine().doctored("under", "blue 3", ["B3d", "B3c", "B3b"])
    assert found == ["the cards under blue 3 must be listed in order"]


@rule("masters", "16")
def test_removed_cards_count_in_solo() -> None:
    table = lay(Board(slots="G1a"), removed="B1a B1b")
    assert faults(table) == []
    assert table.doctored("removed", ["B1a"]) == ["cards are missing: B1b"]


@rule("masters", "16")
@pytest.mark.parametrize("card", ["none", "?"])
def test_a_removed_card_that_is_no_card_is_found(card: str) -> None:
    assert lay(Board(), removed="B1a").doctored("removed", ["B1a", card]) != []


# The warehouse --------------------------------------------------------------------------------


@rule("masters", "16")
@pytest.mark.parametrize(
    "goods",
    [
        {"coin": 4},
        {"coin": 3, "stone": 3},
        {"coin": 1, "stone": 1, "servant": 1, "shield": 1},
    ],
)
def test_a_warehouse_that_cannot_hold_its_goods_is_found(goods: dict[str, int]) -> None:
    found = fine().doctored("players", 1, "warehouse", goods)
    assert found == ["seat 2: the warehouse cannot hold this"]


@rule("masters", "16")
@pytest.mark.parametrize("goods", [{"stone": 6}, {"coin": 4}])
def test_a_leader_depot_with_more_than_two_or_of_the_wrong_kind_is_found(
    goods: dict[str, int],
) -> None:
    table = lay(Board(leaders="L05 played"), Board())  # for two stones
    assert table.doctored("players", 0, "warehouse", {"stone": 5}) == []
    found = table.doctored("players", 0, "warehouse", goods)
    assert found == ["seat 1: the warehouse cannot hold this"]


# Slots ----------------------------------------------------------------------------------------


@rule("masters", "16")
@pytest.mark.parametrize("slots", ["G2a", "G1a G3a", "G1a B1a", "B2a G1a"])
def test_levels_that_do_not_rise_from_1_are_found(slots: str) -> None:
    table = lay(Board(slots=slots), Board(), possible=False)
    assert faults(table) == ["seat 1: a slot must hold levels 1, 2, 3 from the bottom up"]


@rule("masters", "16")
def test_a_fourth_card_in_a_slot_is_found() -> None:
    table = lay(Board(slots="G1a G2a G3a G3b"), Board(), possible=False)
    assert faults(table) == ["seat 1: a slot must hold levels 1, 2, 3 from the bottom up"]


@rule("masters", "16")
def test_an_eighth_card_is_found() -> None:
    table = lay(Board(slots="G1a G2a G3a / B1a B2a B3a / Y1a Y2a"), Board(), possible=False)
    assert faults(table) == ["seat 1: more than seven cards"]


@rule("masters", "16")
def test_seven_cards_are_fine() -> None:
    assert faults(lay(Board(slots=SEVEN), Board(), turn=2)) == []


# Faith, reports and tiles ---------------------------------------------------------------------


@rule("masters", "16")
def test_a_pope_space_reached_without_report_is_found() -> None:
    found = fine().doctored("players", 1, "faith", 16)
    assert found == ["section 2 must be reported when its pope space is reached"]


@rule("masters", "16")
def test_a_report_that_no_marker_called_is_found() -> None:
    found = fine().doctored("reported", [True, True, False])
    assert "section 2 must be reported when its pope space is reached" in found


@rule("masters", "16")
def test_a_report_called_by_the_black_cross_is_fine() -> None:
    table = lay(Board(faith=3), cross=8)
    assert faults(table) == []
    assert table.doctored("cross", 7) == [
        "section 1 must be reported when its pope space is reached"
    ]


@rule("masters", "16")
def test_a_tile_that_is_still_inactive_after_its_report_is_found() -> None:
    found = fine().doctored("players", 1, "favours", ["inactive", "inactive", "inactive"])
    assert found == ["the tiles of section 1 do not fit its report"]


@rule("masters", "16")
def test_a_tile_turned_before_its_report_is_found() -> None:
    found = fine().doctored("players", 1, "favours", ["face_up", "removed", "inactive"])
    assert found == ["the tiles of section 2 do not fit its report"]


@rule("masters", "16")
def test_a_tile_face_up_before_the_section_is_reached_is_found() -> None:
    table = lay(Board(faith=9), Board(faith=4))
    found = table.doctored("players", 1, "favours", ["face_up", "inactive", "inactive"])
    assert found == ["a tile of section 1 is face up too early"]


@rule("masters", "16")
@pytest.mark.parametrize("tile", ["none", "?"])
def test_a_tile_that_is_neither_face_up_nor_removed_after_its_report_is_found(tile: str) -> None:
    assert fine().doctored("players", 1, "favours", 0, tile) != []


@rule("masters", "16")
@pytest.mark.parametrize("faith", [-1, 25])
def test_a_marker_beside_the_track_cannot_be_written_down(faith: int) -> None:
    position = fine().facts
    position["players"][0]["faith"] = faith
    with pytest.raises(ValueError, match="expected a number from 0 to 24"):
        GAME.read(position)


@rule("masters", "11")
@rule("masters", "16")
def test_a_last_round_without_a_trigger_is_found() -> None:
    found = fine().doctored("last_round", True)
    assert found == ["the last round must be on exactly when the end was triggered"]


@rule("masters", "11")
@rule("masters", "16")
def test_a_trigger_without_a_last_round_is_found() -> None:
    found = lay(Board(slots=SEVEN), Board(), turn=2).doctored("last_round", False)
    assert found == ["the last round must be on exactly when the end was triggered"]


# Leaders --------------------------------------------------------------------------------------


@rule("masters", "16")
def test_a_leader_that_is_there_twice_is_found() -> None:
    table = lay(Board(leaders="L05, L06"), Board(leaders="L07, L08"))
    found = table.doctored("players", 1, "leaders", ["L05", "L08"])
    assert found == ["leader L05 is there 2 times"]


@rule("masters", "16")
def test_a_leader_that_is_nobody_is_found() -> None:
    table = fine()
    player = table.state.players[1]
    player.leaders = (NONE, player.leaders[1])
    assert faults(table) == ["leader none is there 1 times"]


@rule("masters", "16")
@pytest.mark.parametrize(
    ("leaders", "standing"),
    [
        (["L05"], ["in hand"]),
        (["L05", "L06"], ["in hand"]),
        (["L05", "L06", "L07"], ["in hand", "played", "discarded"]),
    ],
)
def test_a_player_without_exactly_two_leaders_is_found(
    leaders: list[str], standing: list[str]
) -> None:
    position = lay(Board(leaders="L05, L06"), Board(leaders="L08, L09")).facts
    position["players"][0] |= {"leaders": leaders, "standing": standing, "rejected": ["L01", "L02"]}
    position["players"][1]["rejected"] = ["L03", "L04"]
    found = GAME.faults(GAME.read(position))
    assert found == ["seat 1 must have two leaders kept and two rejected"]


@rule("masters", "16")
@pytest.mark.parametrize("standing", ["none", "?"])
def test_a_leader_that_is_neither_in_hand_nor_played_nor_discarded_is_found(standing: str) -> None:
    assert fine().doctored("players", 0, "standing", 0, standing) != []


@rule("masters", "16")
def test_rejected_leaders_have_no_order_of_their_own() -> None:
    table = lay(Board(leaders="L05, L06"), Board(leaders="L08, L09"))
    found = table.doctored("players", 0, "rejected", ["L02", "L01"])
    assert found == ["seat 1: the rejected leaders must be listed in order"]


@rule("masters", "2")
@rule("masters", "16")
def test_a_played_leader_that_nobody_knows_is_found() -> None:
    table = lay(Board(leaders="L05 played, L06"), Board())
    found = table.doctored("players", 0, "leaders", ["?", "L06"])
    assert "seat 1: a leader in play cannot be hidden" in found


@rule("masters", "16")
def test_a_view_is_no_fault() -> None:
    table = lay(Board(leaders="L05 played, L06"), Board())
    assert GAME.faults(GAME.redact(table.state, 1)) == []


# Solo -----------------------------------------------------------------------------------------


@rule("masters", "12")
@rule("masters", "16")
@pytest.mark.parametrize(
    ("field", "value"), [("cross", 3), ("tokens", ["T7"]), ("removed", ["G1b"])]
)
def test_black_cross_tokens_and_removed_cards_are_for_solo_only(field: str, value: object) -> None:
    found = fine().doctored(field, value)
    assert "the Black Cross, tokens and removed cards are for the solo game only" in found


@rule("masters", "12")
@rule("masters", "16")
@pytest.mark.parametrize("tokens", ["", "T7 T1", "T7 T7", "none T7", "? T7"])
def test_a_stack_of_tokens_that_cannot_be_is_found(tokens: str) -> None:
    assert lay(Board()).doctored("tokens", tokens.split()) != []


@rule("masters", "12")
@rule("masters", "16")
def test_a_stack_without_t7_is_found() -> None:
    # T7 is always shuffled back in: without it the stack would run out one day.
    assert faults(lay(Board(), tokens="T1 T2", possible=False)) != []


@rule("masters", "16")
def test_a_board_too_many_is_found() -> None:
    assert fine().doctored("seats", 3) == ["3 seats but 2 boards"]


# Random games ---------------------------------------------------------------------------------


@rule("masters", "16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_breaks_no_invariant(seats: int, seed: int) -> None:
    before = [0] * seats
    for table in wander(seats, seed):
        assert faults(table) == []
        faith = [table.faith(seat + 1) for seat in range(seats)]
        assert all(old <= new <= 24 for old, new in zip(before, faith, strict=True))
        before = faith
    assert table.over
