"""The warehouse (rules, section 6)."""

from __future__ import annotations

import pytest

from bottega.games.masters import GAME
from bottega.games.masters.rules.warehouse import arrange
from tests.games.masters.table import KINDS, MARBLE_OF, QUIET, Board, Table, lay
from tests.rulebook import rule


def offered(board: Board, kind: str) -> Table:
    """The table after this player took one marble of a kind from the market."""
    return lay(board, Board(), market=f"{MARBLE_OF[kind]} white white white").do("market row 1")


def fits(board: Board, kind: str) -> bool:
    return "store" in offered(board, kind).options


def is_legal(warehouse: str, leaders: str = "") -> bool:
    table = lay(Board(warehouse=warehouse, leaders=leaders), Board(), possible=False)
    return GAME.impossible(table.state) == []


@rule("masters", "6")
@pytest.mark.parametrize(
    ("warehouse", "legal"),
    [
        ("", True),
        ("3 coin", True),
        ("4 coin", False),
        ("1 coin, 1 stone", True),
        ("3 coin, 2 stone", True),
        ("3 coin, 3 stone", False),
        ("2 coin, 2 stone", True),
        ("1 coin, 1 stone, 1 servant", True),
        ("2 coin, 2 stone, 1 servant", True),
        ("3 coin, 2 stone, 1 servant", True),
        ("1 coin, 2 stone, 3 servant", True),
        ("2 stone, 1 servant, 3 shield", True),
        ("2 coin, 2 stone, 2 servant", False),
        ("3 coin, 3 stone, 1 servant", False),
        ("3 coin, 2 stone, 2 servant", False),
        ("1 coin, 1 stone, 1 servant, 1 shield", False),
    ],
)
def test_three_depots_hold_three_kinds_of_at_most_3_2_and_1(warehouse: str, legal: bool) -> None:
    assert is_legal(warehouse) is legal


@rule("masters", "6")
@pytest.mark.parametrize(
    ("warehouse", "leaders", "legal"),
    [
        ("5 stone", "L05 played", True),
        ("6 stone", "L05 played", False),
        ("5 stone", "L05", False),
        ("5 coin", "L05 played", False),
        ("3 coin, 2 stone, 1 servant, 2 shield", "L07 played", True),
        ("3 coin, 2 stone, 1 servant, 3 shield", "L07 played", False),
        ("2 coin, 3 stone, 1 servant, 1 shield", "L07 discarded", False),
        ("3 coin, 4 stone, 1 servant", "L05 played", True),
        ("3 coin, 5 stone", "L05 played", False),
        ("5 coin, 4 stone, 1 servant", "L05 played, L08 played", True),
        ("5 coin, 4 stone, 2 servant", "L05 played, L08 played", False),
        ("2 coin, 2 stone, 3 servant, 2 shield", "L05 played, L08 played", True),
        ("4 coin, 5 stone, 1 servant", "L05 played, L08 played", True),
        ("5 coin, 3 stone, 2 servant", "L05 played, L08 played", True),
        ("3 coin, 3 stone, 1 servant, 1 shield", "L05 played, L08 played", False),
    ],
)
def test_a_leader_depot_holds_two_more_of_its_own_kind(
    warehouse: str, leaders: str, legal: bool
) -> None:
    assert is_legal(warehouse, leaders) is legal


@rule("masters", "6")
@rule("masters", "14")
@pytest.mark.parametrize(
    ("kind", "expected"), [("coin", True), ("servant", True), ("stone", False), ("shield", False)]
)
def test_example_2_one_more_coin_or_one_more_servant_fits(kind: str, expected: bool) -> None:
    # servant / coin / stone stone stone
    assert fits(Board(warehouse="1 coin, 3 stone, 1 servant"), kind) is expected


@rule("masters", "6")
@rule("masters", "14")
def test_example_2_a_coin_and_a_servant_do_not_both_fit() -> None:
    board = Board(warehouse="1 coin, 3 stone, 1 servant")
    table = lay(board, Board(), market="yellow purple white white").do("market row 1", "store")
    assert table.warehouse() == "2 coin, 3 stone, 1 servant"
    assert table.asked["step"] == "finish turn"
    assert table.faith(2) == 1


@rule("masters", "6")
@rule("masters", "14")
def test_example_2_the_servant_fits_when_the_coin_is_discarded() -> None:
    board = Board(warehouse="1 coin, 3 stone, 1 servant")
    table = lay(board, Board(), market="yellow purple white white")
    table.do("market row 1", "discard", "store")
    assert table.warehouse() == "1 coin, 3 stone, 2 servant"


@rule("masters", "14")
def test_example_2_every_further_resource_gives_each_other_player_one_faith() -> None:
    board = Board(warehouse="1 coin, 3 stone, 1 servant")
    table = lay(board, Board(), Board(), market="blue blue grey grey").do("market row 1")
    assert table.warehouse() == "1 coin, 3 stone, 1 servant"
    assert [table.faith(seat) for seat in (1, 2, 3)] == [0, 4, 4]


@rule("masters", "6")
@rule("masters", "14")
def test_example_2_a_servant_two_coins_and_three_shields_are_a_legal_picture() -> None:
    table = lay(Board(warehouse="2 coin, 1 servant, 3 shield"), Board())
    assert picture(table) == ["1 servant", "2 coin", "3 shield"]


@rule("masters", "6")
def test_a_kind_never_lies_in_two_depots() -> None:
    # Four shields would need two depots, though three depots have six places.
    assert not fits(Board(warehouse="3 shield"), "shield")


@rule("masters", "6")
def test_a_third_kind_does_not_fit_beside_two_full_depots_twice() -> None:
    board = Board(warehouse="3 coin, 2 stone, 1 servant")
    assert not fits(board, "servant")


@rule("masters", "6")
def test_a_third_kind_fits_once_beside_two_full_depots() -> None:
    assert fits(Board(warehouse="3 coin, 2 stone"), "servant")


@rule("masters", "6")
def test_a_fourth_kind_fits_nowhere() -> None:
    assert not fits(Board(warehouse="1 coin, 1 stone, 1 servant"), "shield")


@rule("masters", "6")
def test_a_fourth_kind_fits_into_its_leader_depot() -> None:
    board = Board(warehouse="1 coin, 1 stone, 1 servant", leaders="L07 played")
    assert fits(board, "shield")


@rule("masters", "6")
@rule("masters", "15")
def test_the_sixth_of_a_kind_never_fits() -> None:
    assert fits(Board(warehouse="4 coin", leaders="L08 played"), "coin")
    assert not fits(Board(warehouse="5 coin", leaders="L08 played"), "coin")


@rule("masters", "6")
@rule("masters", "R8")
def test_depots_may_be_exchanged_though_no_single_step_of_it_is_legal() -> None:
    # 3 coins fill the big depot, 2 stones the middle one and a servant the small one. Two coins
    # go to the leader depot, stones to the big one, servants to the middle one.
    board = Board(warehouse="3 coin, 2 stone, 1 servant", leaders="L08 played")
    table = lay(board, Board(), market="grey purple white white").do("market row 1")
    table.do("store", "store")
    assert table.warehouse() == "3 coin, 3 stone, 2 servant"
    assert picture(table) == ["1 coin", "2 servant", "3 stone"]


@rule("masters", "6")
@rule("masters", "R8")
def test_basic_and_leader_depots_exchange_goods() -> None:
    # The leader depot took 2 shields; 2 more go to a basic depot as soon as one is free.
    board = Board(warehouse="3 coin, 2 shield", leaders="L07 played")
    table = lay(board, Board(), market="blue blue white white").do("market row 1")
    table.do("store", "store")
    assert table.warehouse() == "3 coin, 4 shield"


@rule("masters", "6")
@rule("masters", "9")
def test_a_new_leader_depot_may_be_filled_at_once_by_rearranging() -> None:
    board = Board(warehouse="3 stone, 2 servant, 1 shield", strongbox="5 coin", leaders="L05")
    table = lay(board, Board(), market="purple white white white")
    table.do("play leader 1", "market row 1", "store")
    assert table.warehouse() == "3 stone, 3 servant, 1 shield"


@rule("masters", "6")
def test_resources_from_the_market_never_go_to_the_strongbox() -> None:
    table = lay(Board(warehouse="3 coin", strongbox="1 coin"), Board()).do("market row 3")
    table.do("store")  # the stone; both coins are discarded
    assert table.warehouse() == "3 coin, 1 stone"
    assert table.strongbox() == "1 coin"


@rule("masters", "6")
def test_paying_from_a_full_warehouse_makes_room() -> None:
    board = Board(warehouse="2 coin, 3 stone, 1 servant")
    table = lay(board, Board(), market=QUIET, tops="B1a")
    table.do("buy blue slot 1", "end turn", "market column 1", "end turn", "market row 3")
    assert table.warehouse() == "3 stone, 1 servant"
    assert table.asked["taken"] == {"shield": 2}
    table.do("store", "store")
    assert table.warehouse() == "3 stone, 1 servant, 2 shield"


@rule("masters", "6")
@pytest.mark.parametrize(
    ("warehouse", "leaders", "depots", "leader_depots"),
    [
        ("", "", ["-", "-", "-"], []),
        ("1 stone", "", ["-", "-", "1 stone"], []),
        ("1 coin, 3 shield", "", ["-", "1 coin", "3 shield"], []),
        ("2 stone, 3 servant, 1 shield", "", ["1 shield", "2 stone", "3 servant"], []),
        ("2 stone", "L05 played", ["-", "-", "-"], ["2 stone"]),
        ("4 stone, 3 coin", "L05 played", ["-", "2 stone", "3 coin"], ["2 stone"]),
        ("3 coin", "L05 played", ["-", "-", "3 coin"], ["0 stone"]),
        ("3 coin, 1 stone", "L05 played, L08 played", ["-", "-", "1 coin"], ["2 coin", "1 stone"]),
    ],
)
def test_the_largest_need_lies_in_the_largest_depot(
    warehouse: str, leaders: str, depots: list[str], leader_depots: list[str]
) -> None:
    table = lay(Board(warehouse=warehouse, leaders=leaders), Board())
    assert picture(table) == depots
    assert picture(table, of_leaders=True) == leader_depots


def picture(table: Table, of_leaders: bool = False) -> list[str]:
    """Where the goods lie: in the depots of 1, 2 and 3 places, or in leader depots."""
    shown = arrange(table.state.players[0])[of_leaders]
    return ["-" if kind < 0 else f"{count} {KINDS[kind]}" for kind, count in shown]
