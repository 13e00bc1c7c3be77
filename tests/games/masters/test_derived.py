"""What a picture shows that a view does not say in so many words, or says of no option.

Where goods lie, what is missing, what fits; what a line of the market would give; what is printed.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from bottega.games.masters import GAME
from bottega.games.masters.rules.verbs import ACTIONS
from bottega.server.presenters.match import written
from tests.games.masters.table import EXAMPLE_1, QUIET, Board, Table, dealt, lay, unpack
from tests.rulebook import rule


def derived(table: Table, seat: int | None = 1) -> dict[str, Any]:
    """What is derived of what a seat, or an onlooker, sees at the question on the table."""
    if not table.over:
        table.question()
    view = GAME.redact(table.state, None if seat is None else seat - 1)
    return dict(GAME.show.derived(view))


def board(table: Table, seat: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = derived(table)["players"][seat - 1]
    return found


def told_of(table: Table, notation: str) -> dict[str, Any]:
    """What the question says of one of its options."""
    frame = table.question().frame
    return dict(written(GAME.show.details(table.state, frame, ACTIONS.parse(notation))))


def piles(depots: list[dict[str, Any]]) -> list[str]:
    """What lies in depots: ``["-", "1 coin"]``."""
    return [f"{depot['count']} {depot['good']}" if depot["good"] else "-" for depot in depots]


# Boards --------------------------------------------------------------------------------------


@rule("masters", "6")
def test_the_largest_pile_lies_in_the_largest_depot() -> None:
    own = board(lay(Board(warehouse="1 coin, 3 stone, 2 shield"), Board()))
    assert piles(own["depots"]) == ["1 coin", "2 shield", "3 stone"]
    assert own["leader_depots"] == []


@rule("masters", "7")
def test_leaders_in_play_take_one_off_the_cost_of_cards() -> None:
    both = board(lay(Board(leaders="L01 played, L02 played"), Board(), possible=False))
    assert both["discounts"] == {"servant": 1, "shield": 1}
    one = board(lay(Board(leaders="L01 in hand, L02 played"), Board(), possible=False))
    assert one["discounts"] == {"shield": 1}
    depot = board(lay(Board(leaders="L05 played, L02 in hand"), Board(), possible=False))
    assert depot["discounts"] == {}


@rule("masters", "6")
def test_an_empty_depot_holds_nothing_of_nothing() -> None:
    own = board(lay(Board(warehouse="2 servant"), Board()))
    assert own["depots"] == [
        {"good": None, "count": 0},
        {"good": None, "count": 0},
        {"good": "servant", "count": 2},
    ]


@rule("masters", "6")
def test_the_depot_of_a_leader_in_play_is_filled_first() -> None:
    own = board(lay(Board(warehouse="3 stone", leaders="L05 played"), Board()))
    assert piles(own["leader_depots"]) == ["2 stone"]
    assert piles(own["depots"]) == ["-", "-", "1 stone"]


@rule("masters", "6")
def test_a_leader_in_hand_has_no_depot_and_one_in_play_may_be_empty() -> None:
    own = board(lay(Board(warehouse="3 coin", leaders="L05 played, L08 in hand"), Board()))
    assert piles(own["leader_depots"]) == ["0 stone"]
    assert piles(own["depots"]) == ["-", "-", "3 coin"]


@rule("masters", "5")
@rule("masters", "R5")
@pytest.mark.parametrize(
    ("leaders", "white"),
    [
        ("L09 in hand, L12 in hand", []),
        ("L09 played, L12 in hand", ["servant"]),
        ("L09 played, L12 played", ["servant", "coin"]),
    ],
)
def test_white_marbles_become_what_leaders_in_play_make_of_them(
    leaders: str, white: list[str]
) -> None:
    assert board(lay(Board(leaders=leaders), Board()))["white"] == white


@rule("masters", "7")
def test_a_slot_takes_the_level_above_its_top_card_and_none_when_it_is_full() -> None:
    table = lay(Board(slots="G1a G2a G3a / P1a / -"), Board(slots="B1a B2a"))
    assert board(table)["takes"] == [None, 2, 1]
    assert board(table, seat=2)["takes"] == [3, 1, 1]


# What is missing -----------------------------------------------------------------------------


@rule("masters", "7")
def test_what_is_missing_for_a_card_is_counted_over_all_kinds() -> None:
    table = lay(Board(strongbox="1 coin"), Board(), tops="B1b G1a P3d")
    missing = derived(table)["missing"]
    assert missing["B1b"] == 2  # coin, stone, servant
    assert missing["G1a"] == 2  # 2 shields
    assert missing["P3d"] == 8  # 4 servants, 4 shields
    assert len(missing) == 12


@rule("masters", "7")
def test_nothing_is_missing_for_what_warehouse_and_strongbox_pay_together() -> None:
    table = lay(Board(warehouse="1 coin", strongbox="9 coin"), Board(), tops="B1c B3a")
    missing = derived(table)["missing"]
    assert missing["B1c"] == 0  # 3 coins
    assert missing["B3a"] == 0  # 6 coins; that no slot takes it is another matter


@rule("masters", "7")
@rule("masters", "R9")
@pytest.mark.parametrize(
    ("leaders", "expected"),
    [("L03 in hand", 2), ("L03 played", 1), ("L03 played, L01 played", 0)],
)
def test_a_discount_of_a_leader_in_play_makes_less_missing(leaders: str, expected: int) -> None:
    # B1b costs coin, stone and servant; L03 takes off a stone, L01 a servant.
    table = lay(Board(strongbox="1 coin", leaders=leaders), Board(), tops="B1b")
    assert derived(table)["missing"]["B1b"] == expected


@rule("masters", "7")
def test_an_exhausted_deck_has_no_card_to_miss_anything_for() -> None:
    table = lay(Board(slots="G1a / G1b / G1c"), Board(slots="G1d"))
    assert not [card for card in derived(table)["missing"] if card.startswith("G1")]


@rule("masters", "4")
def test_what_is_missing_belongs_to_whoever_acts_and_to_no_other_moment() -> None:
    table = lay(Board(strongbox="2 shield"), Board(), tops="G1a", turn=2)
    assert derived(table)["missing"]["G1a"] == 2  # seat 2 has nothing
    table.do("market row 3", "discard", "discard", "discard")
    assert table.step == "finish turn"
    assert set(derived(table)) == {"players", "reports"}


# Options and what is printed ------------------------------------------------------------------


@rule("masters", "5")
@rule("masters", "R5")
@pytest.mark.parametrize(
    ("leaders", "gives", "whites"),
    [
        ("L09 in hand, L12 in hand", {"stone": 1, "faith": 1}, 0),
        ("L09 played, L12 in hand", {"stone": 1, "servant": 2, "faith": 1}, 0),
        ("L09 played, L12 played", {"stone": 1, "faith": 1}, 2),
    ],
)
def test_a_line_says_what_it_gives_and_how_many_whites_are_chosen_for(
    leaders: str, gives: dict[str, int], whites: int
) -> None:
    # The middle row of example 1: white, red, white, grey.
    table = lay(Board(leaders=leaders), Board(), market=EXAMPLE_1)
    facts = told_of(table, "market row 2")
    assert facts["gives"] == gives
    assert facts["whites"] == whites
    assert facts["marbles"] == {"grey": 1, "white": 2, "red": 1}


@rule("masters", "5")
def test_a_line_of_white_marbles_gives_nothing() -> None:
    table = lay(Board(), Board(), market=QUIET)
    facts = told_of(table, "market column 1")
    assert (facts["gives"], facts["whites"]) == ({}, 0)


@rule("masters", "5")
@rule("masters", "6")
@rule("masters", "8")
@rule("masters", "12")
def test_marbles_depots_leaders_and_tokens_are_printed() -> None:
    printed = json.loads(json.dumps(GAME.show.static_data()))
    assert printed["marbles"] == {
        "blue": {"shield": 1},
        "grey": {"stone": 1},
        "yellow": {"coin": 1},
        "purple": {"servant": 1},
        "red": {"faith": 1},
        "white": {},
    }
    assert printed["depots"] == [1, 2, 3]
    assert printed["leader_depot"] == printed["leaders"]["L05"]["power"]["places"] == 2
    power = {"kind": "production", "pay": {"shield": 1}, "gain": {"faith": 1}, "any": 1}
    assert printed["leaders"]["L13"]["power"] == power
    assert [printed["tokens"][token]["cards"] for token in ("T1", "T4", "T5", "T7")] == [2, 2, 0, 0]
    assert len(printed["track"]["points"]) == 25


# Storing and paying --------------------------------------------------------------------------


@rule("masters", "5")
@rule("masters", "6")
def test_goods_are_rearranged_for_the_one_that_is_to_be_stored() -> None:
    # The bottom row gives a stone and two coins; coins come first.
    table = lay(Board(warehouse="1 coin, 2 servant"), Board(), market=EXAMPLE_1).do("market row 3")
    assert derived(table)["about"] == "coin"
    assert piles(board(table)["depots"]) == ["-", "1 coin", "2 servant"]
    table.do("store")
    assert derived(table)["about"] == "coin"
    assert piles(derived(table)["stored"]["depots"]) == ["-", "2 servant", "3 coin"]
    assert table.warehouse() == "2 coin, 2 servant"
    table.do("store")
    assert derived(table)["about"] == "stone"
    assert piles(derived(table)["stored"]["depots"]) == ["1 stone", "2 servant", "3 coin"]


@rule("masters", "6")
def test_what_is_stored_goes_to_the_depot_of_a_leader_while_there_is_room() -> None:
    board_ = Board(warehouse="1 coin", leaders="L08 played")
    table = lay(board_, Board(), market=EXAMPLE_1).do("market row 3")
    told = derived(table)
    assert piles(told["players"][0]["leader_depots"]) == ["1 coin"]
    assert piles(told["stored"]["leader_depots"]) == ["2 coin"]
    assert piles(told["stored"]["depots"]) == ["-", "-", "-"]
    table.do("store")
    told = derived(table)
    assert piles(told["stored"]["leader_depots"]) == ["2 coin"]
    assert piles(told["stored"]["depots"]) == ["-", "-", "1 coin"]


@rule("masters", "6")
@rule("masters", "14")
def test_what_does_not_fit_is_stored_nowhere() -> None:
    # Example 2: servant / coin / 3 stones. One more coin fits, but no fourth stone.
    full = Board(warehouse="1 coin, 3 stone, 1 servant")
    table = lay(full, Board(), market=EXAMPLE_1).do("market row 3")
    assert piles(derived(table)["stored"]["depots"]) == ["1 servant", "2 coin", "3 stone"]
    stone = {"step": "store goods", "seat": 1, "taken": {"stone": 1}, "discarded": 0}
    told = GAME.show.derived(
        lay(full, Board(), agenda=[stone]).state
    )  # before it is discarded unasked
    assert told["about"] == "stone"
    assert "stored" not in told


@rule("masters", "7")
def test_the_resource_paid_first_is_the_first_in_canonical_order() -> None:
    # G2d costs 3 coins and 3 shields; of both there is more than enough in either place.
    rich = Board(warehouse="3 coin, 2 shield", strongbox="3 coin, 3 shield", slots="P1b")
    table = lay(rich, Board(), tops="G2d").do("buy green slot 1")
    assert derived(table)["about"] == "coin"
    table.do("pay 1")
    assert derived(table)["about"] == "shield"
    assert "stored" not in derived(table)


# Everybody and any time ----------------------------------------------------------------------


@rule("masters", "2")
def test_an_onlooker_and_the_other_seat_are_told_what_the_player_is_told() -> None:
    # L12 in hand is hidden from them; L05 in play is not.
    board_ = Board(warehouse="3 stone", strongbox="1 coin", leaders="L05 played, L12 in hand")
    table = lay(board_, Board(leaders="L04 in hand, L08 in hand"), tops="B1b")
    assert derived(table, seat=None) == derived(table, seat=2) == derived(table, seat=1)
    assert piles(derived(table, seat=None)["players"][0]["leader_depots"]) == ["2 stone"]
    assert derived(table, seat=None)["players"][0]["white"] == []
    assert derived(table, seat=2)["missing"]["B1b"] == 1  # a servant


@rule("masters", "3")
def test_before_the_first_turn_boards_are_empty_and_nothing_is_asked_about() -> None:
    empty = {
        "depots": [{"good": None, "count": 0}] * 3,
        "leader_depots": [],
        "white": [],
        "takes": [1, 1, 1],
        "discounts": {},
    }
    for table in (unpack(3), dealt(3)):
        told = derived(table, seat=2)
        assert set(told) == {"players", "reports"}
        assert told["players"] == [empty] * 3


@rule("masters", "11")
def test_after_the_end_only_the_boards_are_left_to_tell_about() -> None:
    told = derived(lay(Board(24, warehouse="1 coin"), Board(3), turn=0))
    assert set(told) == {"players", "reports"}
    assert piles(told["players"][0]["depots"]) == ["-", "-", "1 coin"]


# The faith track -------------------------------------------------------------------------------


@rule("masters", "10")
def test_of_the_reports_to_come_is_said_how_many_steps_everybody_is_before_them() -> None:
    table = lay(Board(faith=9), Board(faith=14))
    second, third = derived(table)["reports"]
    assert (second["section"], second["space"], second["first"], second["points"]) == (2, 16, 12, 3)
    assert second["steps"] == [7, 2]
    assert [second["ends"], third["ends"]] == [False, True]


@rule("masters", "11")
def test_whether_anybody_has_a_turn_after_this_one_in_the_round() -> None:
    assert derived(lay(Board(), Board()))["closes"] is False
    assert derived(lay(Board(), Board(), turn=2), seat=2)["closes"] is True
