"""Invariants for automatic checks (rules, section 16).

Each of them is broken once on a table that is fine otherwise, and must be found; random games
must never break one. What is due in a turn under way is believed by the answers alone.
"""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.masters import GAME
from tests.games.lies import (
    Lie,
    assert_only_looked_at,
    assert_refused_at_its_place,
    assert_truth_is_believed,
    natures_moves,
)
from tests.games.masters.table import Board, Table, dealt, lay, wander
from tests.games.playing import UNPROVEN
from tests.rulebook import rule

SEVEN = "G1a G2a G3a / B1a B2a / Y1a Y2a"


def fine() -> Table:
    """Two players in the middle of a game, and nothing wrong."""
    return lay(
        Board(faith=9, warehouse="2 coin, 1 stone", strongbox="4 shield", slots="G1a G2a / B1a"),
        Board(faith=6, slots="Y1a"),
    )


@rule("masters", "16")
def test_a_table_laid_out_by_the_rules_has_no_fault() -> None:
    assert fine().faults == []


# Marbles --------------------------------------------------------------------------------------


@rule("masters", "16")
def test_a_changed_marble_is_found() -> None:
    found = fine().doctored("market", 0, 0, "red")  # it was purple
    assert found == ["marble red is there 2 times, not once"]


@rule("masters", "16")
def test_a_changed_slide_marble_is_found() -> None:
    found = fine().doctored("slide", "white")
    assert found == ["marble white is there 5 times, not 4 times"]


@rule("masters", "16")
def test_a_missing_marble_is_found() -> None:
    assert fine().doctored("slide", "none") == ["a marble is missing"]


# Development cards ----------------------------------------------------------------------------


@rule("masters", "16")
def test_a_missing_card_is_found() -> None:
    found = fine().doctored("under", "purple 3", ["P3b", "P3c"])
    assert found == ["of card there are missing: P3d"]


@rule("masters", "16")
def test_a_card_that_is_there_twice_is_found() -> None:
    found = fine().doctored("players", 1, "slots", 1, ["G1a"])
    assert found == ["card G1a is there 2 times, not once"]


@rule("masters", "16")
def test_a_card_in_the_wrong_deck_is_found() -> None:
    found = fine().rewritten(("tops", "green 1", "G3a"), ("tops", "green 3", "G1b"))
    assert found == [
        "a card lies in the wrong deck, green 1",
        "a card lies in the wrong deck, green 3",
    ]


@rule("masters", "16")
def test_a_deck_without_a_visible_card_is_found() -> None:
    four = ["B3a", "B3b", "B3c", "B3d"]
    found = fine().rewritten(("tops", "blue 3", "none"), ("under", "blue 3", four))
    assert found == ["no card is turned up in the deck blue 3"]


@rule("masters", "16")
def test_a_deck_has_no_order_of_its_own() -> None:
    found = fine().doctored("under", "blue 3", ["B3d", "B3c", "B3b"])
    assert found == [
        "under.blue 3: expected them in order, ['B3b', 'B3c', 'B3d'], got ['B3d', 'B3c', 'B3b']"
    ]


@rule("masters", "16")
def test_removed_cards_count_in_solo() -> None:
    table = lay(Board(slots="G1a"), removed="B1a B1b")
    assert table.faults == []
    assert table.doctored("removed", ["B1a"]) == ["of card there are missing: B1b"]


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
    assert table.faults == ["seat 1: a slot must hold levels 1, 2, 3 from the bottom up"]


@rule("masters", "16")
def test_a_fourth_card_in_a_slot_is_found() -> None:
    table = lay(Board(slots="G1a G2a G3a G3b"), Board(), possible=False)
    assert table.faults == ["seat 1: a slot must hold levels 1, 2, 3 from the bottom up"]


@rule("masters", "16")
def test_an_eighth_card_is_found() -> None:
    table = lay(Board(slots="G1a G2a G3a / B1a B2a B3a / Y1a Y2a"), Board(), possible=False)
    assert table.faults == ["seat 1: more than seven cards"]


@rule("masters", "16")
def test_seven_cards_are_fine() -> None:
    assert lay(Board(slots=SEVEN), Board(), turn=2).faults == []


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
    assert table.faults == []
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
    assert found == ["leader L05 is there 2 times, not once"]


@rule("masters", "16")
def test_a_leader_that_is_nobody_cannot_be_written_down() -> None:
    [found] = fine().doctored("players", 1, "leaders", ["none", "L08"])
    assert found.startswith("players[2].leaders[1]: expected a leader")


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
    found = GAME.impossible(GAME.read(position))
    assert found == ["seat 1 must have two leaders kept and two rejected"]


@rule("masters", "16")
@pytest.mark.parametrize("standing", ["none", "?"])
def test_a_leader_that_is_neither_in_hand_nor_played_nor_discarded_is_found(standing: str) -> None:
    assert fine().doctored("players", 0, "standing", 0, standing) != []


@rule("masters", "16")
def test_rejected_leaders_have_no_order_of_their_own() -> None:
    table = lay(Board(leaders="L05, L06"), Board(leaders="L08, L09"))
    found = table.doctored("players", 0, "rejected", ["L02", "L01"])
    assert found == [
        "players[1].rejected: expected them in order, ['L01', 'L02'], got ['L02', 'L01']"
    ]


@rule("masters", "2")
@rule("masters", "16")
def test_a_played_leader_that_nobody_knows_is_found() -> None:
    table = lay(Board(leaders="L05 played, L06"), Board())
    found = table.doctored("players", 0, "leaders", ["?", "L06"])
    assert "seat 1: a leader in play cannot be hidden" in found


@rule("masters", "16")
def test_a_view_is_no_fault() -> None:
    table = lay(Board(leaders="L05 played, L06"), Board())
    assert GAME.impossible(GAME.redact(table.state, 1)) == []


# Solo -----------------------------------------------------------------------------------------


@rule("masters", "12")
@rule("masters", "16")
@pytest.mark.parametrize(
    "changes",
    [
        [("cross", 3)],
        [("tokens", ["T7"])],
        [("under", "blue 3", ["B3b", "B3c"]), ("removed", ["B3d"])],
    ],
)
def test_black_cross_tokens_and_removed_cards_are_for_solo_only(
    changes: list[tuple[Any, ...]],
) -> None:
    assert fine().rewritten(*changes) == [
        "the Black Cross, tokens and removed cards are for the solo game only"
    ]


@rule("masters", "12")
@rule("masters", "16")
@pytest.mark.parametrize("tokens", ["", "T7 T1", "T7 T7", "none T7", "? T7"])
def test_a_stack_of_tokens_that_cannot_be_is_found(tokens: str) -> None:
    assert lay(Board()).doctored("tokens", tokens.split()) != []


@rule("masters", "12")
@rule("masters", "16")
def test_a_stack_without_t7_is_found() -> None:
    # T7 is always shuffled back in: without it the stack would run out one day.
    assert lay(Board(), tokens="T1 T2", possible=False).faults == ["T7 is never used up"]


@rule("masters", "16")
def test_a_board_too_many_is_found() -> None:
    assert fine().doctored("seats", 3) == ["3 seats but 2 boards"]


# What is due ----------------------------------------------------------------------------------


ACT = {"step": "act", "seat": 1}
FINISH = {"step": "finish turn", "seat": 1}
PASS_ON = {"step": "pass on", "seat": 1}


@rule("masters", "4")
@rule("masters", "16")
def test_between_turns_the_turn_of_any_seat_is_believed() -> None:
    other = [frame | {"seat": 2} for frame in (ACT, FINISH, PASS_ON)]
    assert fine().doctored("agenda", [ACT, FINISH, PASS_ON]) == []
    assert fine().doctored("agenda", other) == []


@rule("masters", "16")
@pytest.mark.parametrize(
    "agenda",
    [
        [ACT],
        [ACT, PASS_ON],
        [ACT, ACT, FINISH, PASS_ON],
        [ACT, FINISH, PASS_ON | {"seat": 2}],
        [ACT, {"step": "store goods", "seat": 1, "taken": {"coin": 1}, "discarded": 0}],
        [FINISH, PASS_ON],
        [PASS_ON],
        [{"step": "take turn", "seat": 1}],
        [{"step": "turn up", "seat": "nature", "deck": "green 1"}, ACT, FINISH, PASS_ON],
        [{"step": "deal", "seat": "nature", "to": 1}, ACT, FINISH, PASS_ON],
    ],
)
def test_anything_else_is_nobodys_word(agenda: list[dict[str, Any]]) -> None:
    assert fine().doctored("agenda", agenda) == [UNPROVEN]


@rule("masters", "11")
@rule("masters", "16")
def test_in_the_last_round_the_first_seat_takes_no_turn_and_it_may_be_over() -> None:
    table = lay(Board(slots=SEVEN), Board(), turn=2)
    assert table.doctored("agenda", [ACT, FINISH, PASS_ON]) == [UNPROVEN]
    assert table.doctored("agenda", []) == []


@rule("masters", "12")
@rule("masters", "16")
def test_a_solo_turn_is_followed_by_checks_and_a_token() -> None:
    table = lay(Board())
    assert table.doctored("cross", 0) == []
    assert table.doctored("agenda", [ACT, FINISH, PASS_ON]) == [UNPROVEN]
    assert table.doctored("agenda", table.facts["agenda"][:-1]) == [UNPROVEN]


@rule("masters", "16")
def test_nothing_is_due_only_where_the_game_is_over() -> None:
    for table in (fine(), lay(Board())):
        assert table.doctored("agenda", []) == [
            "agenda: nothing is due, but the game is not over at this table"
        ]


@rule("masters", "16")
@pytest.mark.parametrize("agenda", [[ACT, FINISH, PASS_ON], [FINISH], [PASS_ON], []])
def test_a_turn_before_the_leaders_are_chosen_is_found(agenda: list[dict[str, Any]]) -> None:
    assert dealt(2).doctored("agenda", agenda) == [
        "seat 1 must have two leaders kept and two rejected",
        "seat 2 must have two leaders kept and two rejected",
    ]


@rule("masters", "16")
@pytest.mark.parametrize(
    ("frame", "said"),
    [
        ({"step": "pay", "seat": 1, "due": {"coin": 9}}, "nobody could answer this question"),
        ({"step": "act", "seat": "nature"}, "this cannot be due here"),
        (
            {"step": "store goods", "seat": 1, "taken": {}, "discarded": 0},
            "this cannot be due here",
        ),
    ],
)
def test_a_question_that_cannot_even_be_asked_is_refused(frame: dict[str, Any], said: str) -> None:
    [found] = fine().doctored("agenda", [frame, FINISH, PASS_ON])
    assert found.startswith(f"agenda[1]: {said}")


def producing() -> Table:
    """Seat 1 has a card beside the basic power, and whatever either takes."""
    board = Board(strongbox="4 coin, 4 stone, 4 servant, 4 shield", slots="G1a")
    return lay(board, Board())


def coins_from_nowhere() -> Lie:
    change = ("agenda", 0, "gains", {"coin": 999})
    return Lie(producing(), ["produce"], [change], "state.agenda[1].gains: expected {}, got")


def powers_that_nobody_has() -> Lie:
    change = ("agenda", 0, "used", {"slot 2": 1})
    return Lie(producing(), ["produce"], [change], "state.agenda[1].used: expected {}, got")


def goods_that_no_market_gave() -> Lie:
    start = lay(Board(), Board(), market="blue blue grey white")
    change = ("agenda", 0, "taken", {"coin": 4})
    return Lie(start, ["market row 1"], [change], "state.agenda[1].taken: expected")


def card_without_pay() -> Lie:
    start = lay(Board(warehouse="2 shield", strongbox="2 shield"), Board())
    take = {"step": "take card", "seat": 1, "deck": "green 1", "slot": 1}
    change = ("agenda", [take, FINISH, PASS_ON])
    return Lie(start, ["buy green slot 1"], [change], "state.agenda: expected")


def nobody_else_has_a_turn() -> Lie:
    change = ("agenda", 2, "seat", 2)
    return Lie(producing(), ["produce"], [change], "state.agenda[3].seat: expected 1, got 2")


def starting_goods_dropped() -> Lie:
    start = Table.new(2)
    agenda = [{"step": "keep leaders", "seat": seat} for seat in (1, 2)]
    agenda.append({"step": "take turn", "seat": 2})
    return Lie(start, natures_moves(start), [("agenda", agenda)], "state.agenda: ", options={})


LIES = [
    coins_from_nowhere,
    powers_that_nobody_has,
    goods_that_no_market_gave,
    card_without_pay,
    nobody_else_has_a_turn,
    starting_goods_dropped,
]


@rule("masters", "16")
@pytest.mark.parametrize("lie", [lie() for lie in LIES], ids=[lie.__name__ for lie in LIES])
def test_a_lie_about_a_turn_is_looked_at_and_not_played_on(lie: Lie) -> None:
    assert_truth_is_believed(lie)
    assert_only_looked_at(lie)
    assert_refused_at_its_place(lie)


# Random games ---------------------------------------------------------------------------------


@rule("masters", "16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_breaks_no_invariant(seats: int, seed: int) -> None:
    before = [0] * seats
    for table in wander(seats, seed):
        assert table.faults == []
        faith = [table.faith(seat + 1) for seat in range(seats)]
        assert all(old <= new <= 24 for old, new in zip(before, faith, strict=True))
        before = faith
    assert table.over


@rule("masters", "R6")
@rule("masters", "16")
@pytest.mark.parametrize(("discard", "most"), [("taken", 4), ("any", 10)])
def test_more_discards_than_a_table_allows_contradict_its_option(discard: str, most: int) -> None:
    """A row has four marbles; where stored goods may go too, the basic depots give six more."""

    def said(discarded: int) -> list[str]:
        asked = {"step": "store goods", "seat": 1, "taken": {"coin": 1}, "discarded": discarded}
        return lay(Board(), Board(), discard=discard).doctored("agenda", [asked])

    assert said(most - 1) == [UNPROVEN]
    assert said(most) == [f"{most} resources at most are dealt with after the market"]
