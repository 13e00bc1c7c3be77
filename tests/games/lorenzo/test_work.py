"""Harvest and production (rules, sections 8 and 9)."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.table import Board, lay
from tests.rulebook import rule


@rule("lorenzo", "8")
@rule("lorenzo", "15")
def test_the_harvest_of_the_rulebook() -> None:
    cards = "forest, manor house, marble pit, monastery"
    table = lay(Board(goods="2 servant", cards=cards), Board(), dice="3 1 1", round=6)
    table.place("white", "harvest", 2)
    assert table.goods() == "4 wood, 3 stone, 3 servant, 2 military, 1 vp"


@rule("lorenzo", "8")
def test_privileges_of_a_harvest_come_after_the_resources() -> None:
    table = lay(Board(cards="city, dukedom"), Board(), round=4).place("white", "harvest")
    assert table.goods() == "1 coin, 3 wood, 2 stone, 1 servant"
    table.do("privilege faith")
    assert table.has("faith") == 1


@rule("lorenzo", "8")
def test_the_same_member_reaches_less_on_the_large_space() -> None:
    boards = [Board(cards="forest"), Board(), Board()]
    assert lay(*boards).place("white", "harvest").has("wood") == 4
    assert lay(*boards).place("white", "large harvest").has("wood") == 1


@rule("lorenzo", "8")
@rule("lorenzo", "9")
@pytest.mark.parametrize(
    ("tile", "harvest", "production"),
    [
        ("adv-1", "1 wood, 1 stone, 1 military", "1 coin, 2 servant"),
        ("adv-2", "1 wood, 1 stone, 1 servant", "1 coin, 2 military"),
        ("adv-3", "1 wood, 1 stone, 1 military", "2 coin, 1 servant"),
        ("adv-4", "1 coin, 1 wood, 1 stone", "1 servant, 2 military"),
        ("standard", "1 wood, 1 stone, 1 servant", "2 coin, 1 military"),
    ],
)
def test_bonus_tiles(tile: str, harvest: str, production: str) -> None:
    other = Board(played="" if tile == "standard" else "sisto iv", bonus="adv-4")
    if tile == "adv-4":
        other = Board(played="sisto iv", bonus="adv-1")
    if tile == "standard":
        other = Board()
    board = Board(bonus=tile)
    assert lay(board, other).place("white", "harvest").goods() == harvest
    assert lay(board, other).place("white", "production").goods() == production


# Production ------------------------------------------------------------------------------------

RULEBOOK = Board(goods="9 servant, 1 coin, 2 wood", cards="treasury, carpenters shop, fortress")


def production(servants: int) -> list[str]:
    boards = [RULEBOOK, Board(), Board()]
    table = lay(*boards, round=6).place("white", "large production", servants)
    found = []
    while table.to_move == 1:
        found.append(f"{table.step} {len(table.options)}")
        table.do(table.options[-1])
    return [*found, table.goods()]


@rule("lorenzo", "9")
@rule("lorenzo", "15")
def test_the_production_of_the_rulebook() -> None:
    assert production(0) == [
        "choose exchange 2",  # one coin for 3 VP, or nothing
        "2 coin, 2 wood, 9 servant, 1 military, 3 vp",
    ]
    assert production(1) == [
        "choose exchange 2",
        "choose exchange 3",  # one or two wood
        "7 coin, 8 servant, 1 military, 3 vp",
    ]
    assert production(2) == [
        "choose exchange 2",
        "choose exchange 3",
        "choose privilege 5",
        "7 coin, 7 servant, 1 military, 1 faith, 5 vp",
    ]


@rule("lorenzo", "9")
@rule("lorenzo", "15")
def test_coins_produced_cannot_feed_another_building() -> None:
    board = Board(goods="2 wood", cards="carpenters shop, treasury")
    table = lay(board, Board(), round=4).place("white", "production")
    assert table.asked["slot"] == 1
    table.do("exchange second")  # five coins, but later than the Treasury could use them
    assert table.goods() == "7 coin, 1 military"


@rule("lorenzo", "9")
@rule("lorenzo", "16")
def test_exchanges_are_masked_by_what_is_left_of_the_holdings() -> None:
    board = Board(goods="2 coin", cards="chapel, treasury")
    table = lay(board, Board(), round=4).place("white", "production")
    assert table.options == ["exchange nothing", "exchange first"]
    table.do("exchange first")
    assert table.options == ["exchange nothing", "exchange first"]  # one coin is left
    assert table.do("exchange first").goods() == "2 coin, 1 military, 1 faith, 3 vp"


@rule("lorenzo", "9")
def test_an_exchange_may_be_left() -> None:
    board = Board(goods="2 coin", cards="chapel, treasury")
    table = lay(board, Board(), round=4).place("white", "production")
    table.do("exchange nothing")
    assert table.options == ["exchange nothing", "exchange first", "exchange second"]
    assert table.do("exchange nothing").goods() == "4 coin, 1 military"


@rule("lorenzo", "9")
def test_exchanges_are_asked_in_board_order() -> None:
    board = Board(goods="9 coin, 9 wood", cards="painters guild, chapel, treasury")
    table = lay(board, Board(), round=4).place("white", "production")
    asked = []
    while table.step == "choose exchange":
        asked.append(table.asked["slot"])
        table.do("exchange first")
    assert asked == [1, 2, 3]


@rule("lorenzo", "9")
def test_the_baptistery_takes_faith_that_was_held_before() -> None:
    board = Board(goods="1 coin", cards="chapel, baptistery")
    table = lay(board, Board(), round=4).place("white", "production")
    assert table.do("exchange first").goods() == "2 coin, 1 military, 1 faith"
    board = Board(goods="1 faith", cards="chapel, baptistery")
    table = lay(board, Board(), round=4).place("white", "production")
    assert table.do("exchange first").goods() == "4 coin, 1 military, 2 vp"


@rule("lorenzo", "9")
def test_servants_spent_are_gone_before_the_exchanges() -> None:
    board = Board(goods="1 servant", cards="barracks")
    table = lay(board, Board(), round=4).place("white", "production", 1)
    assert table.goods() == "2 coin, 1 military"
    table = lay(board, Board(), round=4).place("white", "production", 0)
    assert table.do("exchange first").goods() == "2 coin, 4 military"


@rule("lorenzo", "9")
def test_privileges_are_chosen_source_by_source_after_all_gains() -> None:
    board = Board(goods="1 coin", cards="residence, fortress")
    table = lay(board, Board(), round=6).place("white", "production").do("exchange first")
    assert table.goods() == "2 coin, 1 military, 2 vp"
    table.do("privilege coins", "privilege coins")  # two sources: they need not differ
    assert table.goods() == "6 coin, 1 military, 2 vp"
