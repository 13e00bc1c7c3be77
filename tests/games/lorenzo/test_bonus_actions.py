"""Bonus actions without a member (rules, section 7)."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.table import Board, lay
from tests.rulebook import rule


@rule("lorenzo", "7")
def test_the_abbess_takes_a_card_of_any_type_with_a_4() -> None:
    floors = {"character 1": "abbess", "territory 2": "woods", "territory 3": "village"}
    floors |= {"venture 1": "military campaign"}
    table = lay(Board(goods="3 coin, 3 military"), Board(), floors=floors)
    table.place("white", "character 1")
    assert table.options == ["space territory 2", "space venture 1", "decline"]
    table.do("space territory 2")
    assert table.cards("territory") == ["woods"]
    assert table.on("territory 2") == []  # no member: the tower is not occupied


@rule("lorenzo", "7")
def test_servants_raise_a_bonus_action() -> None:
    floors = {"character 1": "abbess", "territory 3": "village"}
    table = lay(Board(goods="3 coin, 3 servant"), Board(), floors=floors)
    table.place("white", "character 1", 0).do("space territory 3")
    assert table.offered("servants") == ["1", "2", "3"]
    assert table.do("servants 2").goods() == "1 wood, 1 servant, 1 faith"


@rule("lorenzo", "7")
def test_the_member_just_placed_makes_its_tower_cost_three_coins() -> None:
    floors = {"character 1": "abbess", "character 2": "farmer"}
    table = lay(Board(goods="8 coin"), Board(), floors=floors).place("white", "character 1")
    assert table.options == ["decline"] or table.to_move == 2  # 3 + 3 coins are not there
    table = lay(Board(goods="9 coin"), Board(), floors=floors).place("white", "character 1")
    assert table.do("space character 2").goods() == "1 faith"


@rule("lorenzo", "7")
def test_members_of_the_own_colour_do_not_matter_for_a_bonus_action() -> None:
    floors = {"character 1": "abbess", "territory 1": "woods"}
    spaces = {"territory 2": "1 black"}
    table = lay(Board(goods="6 coin"), Board(), floors=floors, spaces=spaces)
    table.place("white", "character 1").do("space territory 1")
    assert table.goods() == "1 wood, 1 faith"


@rule("lorenzo", "7")
def test_the_floor_bonus_is_received_and_costs_hold() -> None:
    floors = {"character 1": "hero", "venture 3": "hosting foreigners"}
    table = lay(Board(goods="4 coin, 4 wood"), Board(), floors=floors).place("white", "character 1")
    table.do("privilege faith", "space venture 3")
    assert table.goods() == "1 coin, 5 servant, 1 faith"


@rule("lorenzo", "7")
def test_the_territory_requirement_and_the_limit_of_six_hold() -> None:
    floors = {"character 1": "captain", "territory 1": "gold mine"}
    two = Board(goods="4 coin", cards="woods, village")
    table = lay(two, Board(), floors=floors).place("white", "character 1")
    assert table.to_move == 2  # two military points are not three: lost
    three = Board(goods="4 coin, 1 military", cards="woods, village")
    table = lay(three, Board(), floors=floors).place("white", "character 1")
    assert table.options == ["space territory 1", "decline"]


@rule("lorenzo", "7")
@rule("lorenzo", "A15")
def test_a_bonus_action_may_be_declined() -> None:
    floors = {"character 1": "captain", "territory 1": "gold mine"}
    table = lay(Board(goods="4 coin"), Board(), floors=floors).place("white", "character 1")
    table.do("decline")
    assert table.cards("territory") == []
    assert table.to_move == 2


@rule("lorenzo", "7")
def test_an_impossible_bonus_action_is_lost_without_asking() -> None:
    table = lay(Board(goods="4 coin"), Board(), floors={"character 1": "captain"})
    assert table.place("white", "character 1").to_move == 2
    assert "declined 1 captain" in table.told()


@rule("lorenzo", "7")
def test_characters_and_tiles_change_the_value_but_tile_i_7_does_not() -> None:
    floors = {"character 1": "captain", "territory 4": "gold mine"}
    board = Board(goods="4 coin", cards="warlord")
    table = lay(board, Board(), floors=floors).place("white", "character 1")
    assert table.options == ["space territory 4", "decline"]  # 6 + 2
    board = Board(goods="4 coin", tiles="I-7")
    floors = {"character 1": "captain", "territory 3": "gold mine"}
    table = lay(board, Board(), floors=floors).place("white", "character 1")
    assert table.options == ["space territory 3", "decline"]
    cursed = Board(goods="6 coin", tiles="II-1")
    floors = {"character 1": "ambassador", "territory 2": "farm", "territory 3": "castle"}
    table = lay(cursed, Board(), floors=floors).place("white", "character 1").do("privilege coins")
    assert table.options == ["space territory 2", "decline"]  # 7 - 4


@rule("lorenzo", "7")
@rule("lorenzo", "6")
def test_the_architects_discount_holds_for_his_building_only() -> None:
    floors = {"character 1": "architect", "building 1": "stonemasons guild"}
    board = Board(goods="4 coin, 1 stone")
    table = lay(board, Board(), floors=floors).place("white", "character 1").do("space building 1")
    assert table.goods() == "4 vp"


@rule("lorenzo", "7")
@rule("lorenzo", "6")
def test_architect_and_stonemason_add_up() -> None:
    # Stronghold: two coins, two wood, two stone. One of each less, then one wood or one stone.
    floors = {"character 1": "architect", "building 1": "stronghold"}
    board = Board(goods="6 coin, 1 wood, 1 stone", cards="stonemason")
    table = lay(board, Board(), floors=floors).place("white", "character 1").do("space building 1")
    assert table.options == ["discount wood", "discount stone"]
    assert table.do("discount stone").goods() == "1 stone, 8 vp"


@rule("lorenzo", "7")
@rule("lorenzo", "6")
def test_the_patron_saves_two_coins_on_his_character() -> None:
    floors = {"character 1": "patron", "character 2": "peasant"}
    table = lay(Board(goods="8 coin"), Board(), floors=floors).place("white", "character 1")
    assert table.do("space character 2").goods() == ""  # 3 + 3 (occupied) + 4 - 2


@rule("lorenzo", "7")
def test_a_card_taken_so_may_give_further_bonus_actions() -> None:
    floors = {"character 1": "patron", "character 2": "captain", "territory 1": "gold mine"}
    table = lay(Board(goods="9 coin"), Board(), floors=floors).place("white", "character 1")
    table.do("space character 2")
    assert table.asked["source"] == "captain"
    table.do("space territory 1")
    assert table.goods() == "2 coin, 2 military"


@rule("lorenzo", "7")
@pytest.mark.parametrize(
    ("card", "goods", "kind", "told"),
    [
        ("cardinal", "4 coin, 2 servant", "character 1", "harvested 1 {}"),
        ("bishop", "5 coin, 2 servant", "character 1", "produced 1 {}"),
        ("improving the canals", "3 coin, 4 servant", "venture 1", "harvested 1 {}"),
        ("improving the roads", "4 coin, 5 servant", "venture 1", "produced 1 {}"),
    ],
)
def test_bonus_harvest_and_production(card: str, goods: str, kind: str, told: str) -> None:
    value = 3 if card == "improving the roads" else 4
    table = lay(Board(goods=goods), Board(), floors={kind: card}).place("white", kind, 0)
    assert table.options == ["servants 0", "servants 1", "servants 2", "decline"]
    table.do("servants 2")
    assert told.format(value + 2) in table.told()


@rule("lorenzo", "7")
def test_a_bonus_harvest_below_1_is_possible_and_gives_nothing() -> None:
    board = Board(played="francesco sforza", tiles="I-5", goods="2 servant")
    table = lay(board, Board(), round=4).do("activate francesco sforza")
    assert table.options == ["servants 0", "servants 1", "servants 2", "decline"]
    table.do("servants 2")  # 1 - 3 + 2
    assert table.goods() == ""


@rule("lorenzo", "7")
def test_under_ii_6_a_bonus_harvest_takes_even_numbers_only() -> None:
    board = Board(played="francesco sforza", tiles="II-6", goods="5 servant")
    table = lay(board, Board(), round=6).do("activate francesco sforza")
    assert table.options == ["servants 0", "servants 2", "servants 4", "decline"]


@rule("lorenzo", "7")
@rule("lorenzo", "A13")
def test_brunelleschi_covers_bonus_actions() -> None:
    floors = {"character 1": "abbess", "character 2": "farmer"}
    board = Board(goods="6 coin", played="filippo brunelleschi")
    table = lay(board, Board(), floors=floors).place("white", "character 1")
    assert table.do("space character 2").goods() == "1 faith"
