"""The structure of a turn (rules, section 4)."""

from __future__ import annotations

import pytest

from bottega.kernel.game import Illegal
from tests.games.masters.table import QUIET, Board, lay
from tests.rulebook import rule

LINES = [
    "market row 1",
    "market row 2",
    "market row 3",
    "market column 1",
    "market column 2",
    "market column 3",
    "market column 4",
]
NO_LEADERS = "L01 discarded, L02 discarded"


@rule("masters", "4")
def test_the_market_can_be_used_with_nothing_at_all() -> None:
    table = lay(Board(leaders=NO_LEADERS), Board())
    assert table.options == LINES


@rule("masters", "4")
def test_there_is_no_pass_before_the_main_action() -> None:
    table = lay(Board(strongbox="9 coin, 9 stone, 9 servant, 9 shield"), Board())
    assert "end turn" not in table.options
    with pytest.raises(Illegal, match="not possible now"):
        table.do("end turn")


@rule("masters", "4")
def test_all_three_main_actions_are_open_to_a_rich_player() -> None:
    table = lay(Board(strongbox="2 shield", leaders=NO_LEADERS), Board(), tops="B1a Y1a P1a")
    assert table.options == [
        *LINES,
        "buy green slot 1",
        "buy green slot 2",
        "buy green slot 3",
        "produce",
    ]


@rule("masters", "4")
def test_after_the_market_no_other_main_action_is_left() -> None:
    rich = Board(strongbox="9 coin, 9 stone, 9 servant, 9 shield", leaders=NO_LEADERS)
    table = lay(rich, Board()).do("market row 2", "store")
    assert table.options == ["end turn"]


@rule("masters", "4")
def test_after_a_purchase_no_other_main_action_is_left() -> None:
    rich = Board(strongbox="9 coin, 9 stone, 9 servant, 9 shield", leaders=NO_LEADERS)
    table = lay(rich, Board()).do("buy green slot 1", "turn green 1 G1b")
    assert table.options == ["end turn"]


@rule("masters", "4")
def test_after_production_no_other_main_action_is_left() -> None:
    rich = Board(strongbox="2 coin", leaders=NO_LEADERS)
    table = lay(rich, Board()).do("produce", "choose shield")  # two coins for a shield
    assert table.options == ["end turn"]


@rule("masters", "4")
def test_leader_actions_are_possible_before_the_main_action() -> None:
    table = lay(Board(strongbox="5 coin", leaders="L05, L06"), Board())
    assert [move for move in table.options if "leader" in move] == [
        "play leader 1",
        "discard leader 1",
        "discard leader 2",
    ]


@rule("masters", "4")
def test_leader_actions_are_possible_after_the_main_action() -> None:
    table = lay(Board(strongbox="5 coin", leaders="L05, L06"), Board())
    table.do("market row 2", "store")
    assert table.options == ["play leader 1", "discard leader 1", "discard leader 2", "end turn"]


@rule("masters", "4")
def test_a_leader_action_does_not_use_up_the_main_action() -> None:
    table = lay(Board(strongbox="1 coin"), Board()).do("discard leader 1", "discard leader 2")
    assert table.options == LINES


@rule("masters", "4")
@rule("masters", "9")
def test_one_leader_before_and_one_after_the_main_action() -> None:
    table = lay(Board(leaders="L05, L06", strongbox="5 coin"), Board())
    table.do("play leader 1", "market row 2", "store", "discard leader 2")
    assert table.leaders() == "L05 played, L06 discarded"
    assert table.options == ["end turn"]


@rule("masters", "4")
@rule("masters", "R4")
def test_a_depot_leader_cannot_be_played_between_taking_and_storing_marbles() -> None:
    table = lay(Board(warehouse="3 stone", strongbox="5 coin", leaders="L05"), Board())
    assert "play leader 1" in table.options
    table.do("market row 3")  # a stone and two coins
    assert table.options == ["store", "discard"]
    with pytest.raises(Illegal, match="not possible now"):
        table.do("play leader 1")


@rule("masters", "4")
@rule("masters", "R4")
def test_no_leader_action_while_a_white_marble_is_chosen() -> None:
    table = lay(Board(leaders="L09 played, L10 played"), Board()).do("market row 3")
    assert table.options == ["choose servant", "choose shield"]


@rule("masters", "4")
@rule("masters", "R4")
def test_no_leader_action_while_a_card_is_paid() -> None:
    table = lay(Board(warehouse="2 shield", strongbox="2 shield"), Board())
    table.do("buy green slot 1")
    assert table.options == ["pay 0", "pay 1", "pay 2"]


@rule("masters", "4")
@rule("masters", "R4")
def test_no_leader_action_while_powers_are_chosen() -> None:
    table = lay(Board(warehouse="1 servant, 2 shield", slots="B1a / B1b"), Board()).do("produce")
    assert table.options == ["use basic", "use slot 1", "use slot 2"]
    table.do("use slot 1")
    assert table.options == ["use slot 2", "powers done"]


@rule("masters", "4")
def test_players_act_in_seat_order_over_and_over() -> None:
    table = lay(Board(), Board(), Board(), market=QUIET)
    seats = []
    for _ in range(7):
        seats.append(table.to_move)
        table.do("market column 1", "end turn")
    assert seats == [1, 2, 3, 1, 2, 3, 1]


@rule("masters", "4")
def test_nobody_acts_in_another_players_turn() -> None:
    table = lay(Board(), Board())
    with pytest.raises(Illegal, match="seat 2 has nothing to answer"):
        table.do("2: market row 1")


@rule("masters", "4")
@rule("masters", "15")
def test_the_end_of_a_turn_is_asked_even_when_nothing_else_is_left() -> None:
    table = lay(Board(leaders=NO_LEADERS), Board()).do("market row 2", "store")
    assert table.to_move == 1
    assert table.options == ["end turn"]
    table.do("end turn")
    assert table.to_move == 2


@rule("masters", "4")
@rule("masters", "6")
def test_goods_are_rearranged_freely_in_ones_own_turn() -> None:
    # coin / servant / 3 stones: for a second coin, coin and servant change places.
    table = lay(Board(warehouse="1 coin, 1 servant, 3 stone"), Board())
    table.do("market column 3")  # purple, white, yellow: a coin, then a servant
    table.do("store")
    assert table.warehouse() == "2 coin, 3 stone, 1 servant"
