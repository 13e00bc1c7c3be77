"""Excommunication tiles (rules, section 12), each of the twenty-one."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.table import Board, Table, lay
from tests.rulebook import rule

FOUR = [Board()] * 3


def under(tile: str, goods: str = "", cards: str = "", played: str = "") -> Board:
    return Board(goods=goods, cards=cards, played=played, tiles=tile)


def market(tile: str, space: str) -> str:
    return lay(under(tile), *FOUR, round=4).place("white", space).goods()


# I-1 to I-4: less from every source --------------------------------------------------------------


@rule("lorenzo", "12")
def test_i_1_takes_a_military_point_from_every_source() -> None:
    assert market("I-1", "market 3") == "2 coin, 2 military"
    table = lay(under("I-1", "6 coin"), Board(), floors={"venture 1": "hiring soldiers"})
    assert table.place("white", "venture 1").goods() == "5 military"
    board = under("I-1", cards="citadel, manor house, mountain town")
    table = lay(board, Board(), round=4).place("white", "harvest")
    assert table.has("military") == 1 + 1 + 0  # each card is a source; one point less one is none


@rule("lorenzo", "12")
def test_i_2_takes_a_coin_from_every_source() -> None:
    assert market("I-2", "market 1") == "4 coin"
    assert market("I-2", "market 3") == "1 coin, 3 military"
    board = under("I-2", cards="gold mine, commercial hub")
    assert lay(board, Board(), round=4).place("white", "harvest").has("coin") == 1
    board = under("I-2", cards="mint, tax office, woods, village")
    table = lay(board, Board(), round=4).place("white", "production")
    assert table.has("coin") == 1 + 1 + 1  # tile, Mint and Tax Office: two less one each


@rule("lorenzo", "12")
def test_i_3_takes_a_servant_from_every_source() -> None:
    assert market("I-3", "market 2") == "4 servant"
    table = lay(under("I-3"), Board(), floors={"territory 1": "mining town"})
    assert table.place("white", "territory 1").goods() == "1 stone, 1 servant"


@rule("lorenzo", "12")
@rule("lorenzo", "A2")
def test_i_4_takes_a_wood_and_a_stone_from_every_source() -> None:
    table = lay(under("I-4", cards="dukedom, forest"), Board(), round=4).place("white", "harvest")
    assert table.goods() == "1 coin, 3 wood, 1 servant"  # tile 0/0, Dukedom 1/0, Forest 2
    table = lay(under("I-4", "12 military"), Board(), floors={"venture 1": "military conquest"})
    assert table.place("white", "venture 1").goods() == "3 coin, 2 wood, 2 stone, 6 military"


@rule("lorenzo", "12")
@rule("lorenzo", "A7")
def test_a_floor_bonus_is_a_source_of_its_own() -> None:
    table = lay(under("I-4"), Board(), floors={"territory 3": "estate"})
    assert table.place("white", "territory 3").goods() == "2 servant"  # 1 - 1 and 1 - 1
    table = lay(under("I-2", "5 coin"), Board(), floors={"venture 3": "hiring soldiers"})
    assert "venture 3" not in table.do("member white").offered("space")  # 5 + 1 - 1 < 6


@rule("lorenzo", "12")
@rule("lorenzo", "A7")
def test_a_privilege_of_a_source_that_lost_nothing_loses_its_1() -> None:
    # Market 4 gives nothing but privileges.
    table = lay(under("I-2"), *FOUR, round=4).place("white", "market 4")
    assert table.do("privilege coins", "privilege military").goods() == "1 coin, 2 military"
    table = lay(under("I-4"), *FOUR, round=4).place("white", "market 4")
    assert table.do("privilege materials", "privilege faith").goods() == "1 faith"
    table = lay(under("I-3", cards="city"), Board(), round=4).place("white", "harvest")
    assert table.do("privilege servants").has("servant") == 0 + 1


@rule("lorenzo", "12")
@rule("lorenzo", "A7")
def test_a_privilege_of_a_source_that_lost_its_1_is_paid_in_full() -> None:
    # The palace's coin is lost; two coins of its privilege are not.
    table = lay(under("I-2"), Board(), round=4).place("white", "palace")
    assert table.do("privilege coins").goods() == "2 coin"
    table = lay(under("I-2", "6 military"), Board(), floors={"venture 1": "support to the king"})
    table.place("white", "venture 1")
    assert table.do("privilege coins").goods() == "6 coin, 3 military"
    # The Province's stone is lost; of the materials only the wood still is.
    table = lay(under("I-4"), Board(), floors={"territory 1": "province"})
    table.place("white", "territory 1")
    assert table.do("privilege materials").goods() == "1 stone"


@rule("lorenzo", "12")
@rule("lorenzo", "A7")
def test_leaders_are_no_sources() -> None:
    board = under("I-2", played="michelangelo buonarroti")
    table = lay(board._replace(leaders="sisto iv"), Board(), round=4)
    table.do("activate michelangelo buonarroti", "discard sisto iv", "privilege coins")
    assert table.goods() == "5 coin"
    board = under("I-1", played="ludovico iii gonzaga")
    table = lay(board, Board(), round=4).do("activate ludovico iii gonzaga")
    assert table.do("privilege military").goods() == "2 military"


@rule("lorenzo", "12")
@rule("lorenzo", "A7")
def test_the_bonus_tile_is_a_source() -> None:
    assert lay(under("I-2"), Board(), round=4).place("white", "production").goods() == (
        "1 coin, 1 military"
    )


@rule("lorenzo", "12")
@rule("lorenzo", "A7")
def test_santa_rita_doubles_first_then_one_is_lost_once() -> None:
    table = lay(under("I-2", played="santa rita"), Board(), floors={"territory 1": "dukedom"})
    assert table.place("white", "territory 1").goods() == "7 coin"


@rule("lorenzo", "12")
@rule("lorenzo", "A7")
def test_a_building_in_a_production_is_a_source() -> None:
    board = under("I-4", "3 coin", "marketplace")
    table = lay(board, Board(), round=4).place("white", "production").do("exchange first")
    assert table.goods() == "2 coin, 1 wood, 1 stone, 1 military"


# I-5 to I-7 --------------------------------------------------------------------------------------


def value_told(table: Table) -> str:
    return next(told for told in table.told() if told.startswith(("harvested", "produced")))


@rule("lorenzo", "12")
@rule("lorenzo", "15")
@pytest.mark.parametrize(
    ("tile", "area", "told"),
    [("I-5", "harvest", "harvested 1 {}"), ("I-6", "production", "produced 1 {}")],
)
def test_i_5_and_i_6_lower_the_value_by_3_and_by_6_on_the_large_space(
    tile: str, area: str, told: str
) -> None:
    boards = [under(tile, "1 servant"), Board(), Board()]
    assert value_told(lay(*boards, round=4).place("white", area, 0)) == told.format(3)
    large = lay(*boards, round=4).place("white", f"large {area}")  # the servant is needed
    assert value_told(large) == told.format(1)
    assert large.has("servant") == (1 if area == "harvest" else 0)


@rule("lorenzo", "12")
def test_i_5_and_i_6_lower_bonus_and_leader_actions_too() -> None:
    board = under("I-5", "4 coin")
    table = lay(board, Board(), floors={"character 1": "cardinal"}).place("white", "character 1")
    table.do("servants 0")
    assert value_told(table) == "harvested 1 1"
    board = under("I-6", "3 servant", played="leonardo da vinci")
    table = lay(board, Board(), round=4).do("activate leonardo da vinci", "servants 3")
    assert value_told(table) == "produced 1 0"


@rule("lorenzo", "12")
@rule("lorenzo", "15")
def test_i_7_lowers_coloured_members_by_1() -> None:
    floors = {"territory 3": "estate"}
    assert "territory 3" not in (
        lay(under("I-7"), Board(), floors=floors).do("member black").offered("space")
    )
    assert "territory 3" in (
        lay(under("I-7"), Board(), floors=floors).do("member white").offered("space")
    )


@rule("lorenzo", "12")
@rule("lorenzo", "4")
def test_i_7_can_make_a_member_of_1_unplaceable() -> None:
    table = lay(under("I-7"), Board(), dice="1 2 3", round=4)
    assert table.options == ["member black", "member orange"]


# II-1 to II-7 ------------------------------------------------------------------------------------


@rule("lorenzo", "12")
@pytest.mark.parametrize(
    ("tile", "tower", "card"),
    [
        ("II-1", "territory", "farm"),
        ("II-2", "building", "bank"),
        ("II-3", "character", "cardinal"),
        ("II-4", "venture", "promoting sacred art"),
    ],
)
def test_ii_1_to_ii_4_lower_the_value_in_one_tower_by_4(tile: str, tower: str, card: str) -> None:
    floors = {"territory 2": "farm", "building 2": "bank", "character 2": "cardinal"}
    floors |= {"venture 2": "promoting sacred art"}
    assert floors[f"{tower} 2"] == card
    board = under(tile, "9 coin, 9 wood, 9 stone")
    found = lay(board, Board(), floors=floors).do("member white").offered("space")
    assert [space for space in floors if space not in found] == [f"{tower} 2"]


@rule("lorenzo", "12")
def test_ii_5_closes_the_market() -> None:
    table = lay(under("II-5"), Board(), round=6).do("member white")
    assert table.offered("space") == ["harvest", "production", "palace"]


@rule("lorenzo", "12")
@rule("lorenzo", "15")
def test_ii_6_wants_two_servants_for_each_point() -> None:
    floors = {"territory 1": "farm", "territory 2": "colony"}
    table = lay(under("II-6", "4 servant"), Board(), floors=floors, dice="1 1 1")
    assert table.do("member white", "space territory 2").goods() == "2 military"
    table = lay(under("II-6", "3 servant"), Board(), floors=floors, dice="1 1 1").do("member white")
    assert "territory 2" not in table.offered("space")


@rule("lorenzo", "12")
def test_ii_6_leaves_a_neutral_member_with_one_servant_unplaced() -> None:
    spaces = {"palace": "1 white, 1 black, 1 orange"}
    table = lay(under("II-6", "1 servant"), Board(), spaces=spaces, round=6)
    assert table.to_move == 2


# III-1 to III-7, see also scoring ----------------------------------------------------------------

CARDS = (
    "woods, village, gravel pit, farmer, artisan, hiring recruits, crusade, mint, tax office, fair"
)


@rule("lorenzo", "12")
@pytest.mark.parametrize(
    ("tile", "changed"),
    [
        ("III-1", {"characters": 0}),
        ("III-2", {"ventures": 0}),
        ("III-3", {"territories": 0}),
        ("III-4", {"lost points": -5}),
        ("III-5", {"forfeits": -12}),
        ("III-6", {"forfeits": -11}),
        ("III-7", {"forfeits": -10}),
    ],
)
def test_iii_1_to_iii_7_cost_points_at_the_end(tile: str, changed: dict[str, int]) -> None:
    goods = "4 coin, 3 wood, 1 stone, 2 servant, 12 military, 26 vp"
    fine = {"vp": 26, "lost points": 0, "territories": 1, "characters": 3, "ventures": 9}
    fine |= {"military": 5, "resources": 2, "forfeits": 0}
    board = Board(goods=goods, cards=CARDS, tiles=tile)
    table = lay(board, Board(), round=6, agenda=[])
    assert table.score() == fine | changed
