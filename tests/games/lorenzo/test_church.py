"""The Vatican report (rules, section 10)."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.table import Board, lay, report
from tests.rulebook import rule

POINTS = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30]


@rule("lorenzo", "10")
@rule("lorenzo", "15")
def test_below_the_threshold_one_is_excommunicated_and_the_faith_stays() -> None:
    table = report(Board(goods="2 faith"), Board())
    assert table.board()["tiles"] == ["I-1"]
    assert table.goods() == "2 faith"


@rule("lorenzo", "10")
@rule("lorenzo", "15")
def test_support_gives_the_points_of_the_faith_and_takes_it() -> None:
    table = report(Board(goods="3 faith"), Board())
    assert table.options == ["support yes", "support no"]
    table.do("support yes")
    assert table.goods() == "3 vp"
    assert table.board()["tiles"] == []


@rule("lorenzo", "10")
@rule("lorenzo", "15")
def test_without_support_one_is_excommunicated_and_the_faith_stays() -> None:
    table = report(Board(goods="3 faith"), Board()).do("support no")
    assert table.goods() == "3 faith"
    assert table.board()["tiles"] == ["I-1"]


@rule("lorenzo", "10")
@pytest.mark.parametrize(("round", "needed"), [(2, 3), (4, 4), (6, 5)])
def test_the_threshold_rises(round: int, needed: int) -> None:
    table = report(Board(goods=f"{needed} faith"), Board(goods=f"{needed - 1} faith"), round=round)
    assert (table.step, table.to_move) == ("show support", 1)
    table.do("support yes")
    assert len(table.board(2)["tiles"]) == 1


@rule("lorenzo", "10")
@pytest.mark.parametrize("faith", range(5, 16))
def test_what_each_space_is_worth(faith: int) -> None:
    table = report(Board(goods=f"{faith} faith"), Board(), round=6).do("support yes")
    assert table.has("vp") == POINTS[faith]


@rule("lorenzo", "10")
@pytest.mark.parametrize("faith", range(5))
def test_in_round_6_the_faith_of_the_excommunicated_counts_too(faith: int) -> None:
    table = report(Board(goods=f"{faith} faith"), Board(), round=6)
    assert table.has("vp") == POINTS[faith]
    assert table.has("faith") == 0
    assert table.board()["tiles"] == ["III-1"]


@rule("lorenzo", "10")
@rule("lorenzo", "A11")
def test_in_round_6_who_does_not_support_gets_the_points_all_the_same() -> None:
    table = report(Board(goods="6 faith"), Board(), round=6).do("support no")
    assert table.goods() == "7 vp"
    assert table.board()["tiles"] == ["III-1"]


@rule("lorenzo", "10")
def test_everybody_answers_in_turn_order() -> None:
    boards = [Board(goods="5 faith")] * 3
    table = report(*boards, order="3 1 2")
    asked = []
    while table.step == "show support":
        asked.append(table.to_move)
        table.do("support yes")
    assert asked == [3, 1, 2]


@rule("lorenzo", "10")
@rule("lorenzo", "11")
def test_sisto_iv_gives_5_points_more_for_support_only() -> None:
    board = Board(goods="6 faith", played="sisto iv")
    assert report(board, Board()).do("support yes").has("vp") == 12
    assert report(board, Board(), round=6).do("support no").has("vp") == 7


@rule("lorenzo", "10")
def test_an_excommunication_works_from_now_on() -> None:
    table = report(Board(), Board(goods="4 faith"), round=4).do("support no")
    assert table.board(1)["tiles"] == ["II-1"]
    assert table.board(2)["tiles"] == ["II-1"]


@rule("lorenzo", "A9")
def test_faith_beyond_15_and_military_beyond_25_are_lost() -> None:
    floors = {"character 1": "preacher", "venture 1": "hiring recruits"}
    board = Board(goods="4 coin, 14 faith, 24 military")
    assert lay(board, Board(), floors=floors).place("white", "character 1").has("faith") == 15
    assert lay(board, Board(), floors=floors).place("white", "venture 1").has("military") == 25
