"""Taking a card from a tower (rules, section 6)."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.table import Board, Table, lay
from tests.rulebook import rule


def spaces_of(table: Table, member: str = "white") -> list[str]:
    return table.do(f"member {member}").offered("space")


def territories(count: int) -> str:
    names = ["woods", "village", "gravel pit", "forest", "monastery", "citadel"]
    return ", ".join(names[:count])


# Step 1: what must hold ------------------------------------------------------------------------


@rule("lorenzo", "6")
def test_a_floor_without_a_card_cannot_be_used() -> None:
    table = lay(Board(), Board(), floors={"territory 2": "woods"})
    found = [space for space in spaces_of(table) if space.startswith("territory")]
    assert found == ["territory 2"]


@rule("lorenzo", "6")
def test_nobody_owns_more_than_six_cards_of_a_type() -> None:
    cards = "warlord, stonemason, dame, knight, farmer, artisan"
    floors = {"character 1": "hero", "building 1": "barracks"}
    goods = "20 coin, 1 wood, 1 stone"
    table = lay(Board(goods=goods, cards=cards), Board(), floors=floors)
    found = spaces_of(table)
    assert "character 1" not in found
    assert "building 1" in found


@rule("lorenzo", "6")
def test_a_card_that_cannot_be_paid_cannot_be_taken() -> None:
    floors = {"character 1": "farmer"}
    assert "character 1" not in spaces_of(lay(Board(goods="2 coin"), Board(), floors=floors))
    assert "character 1" in spaces_of(lay(Board(goods="3 coin"), Board(), floors=floors))


@rule("lorenzo", "6")
def test_servants_of_the_cost_are_not_spent_on_the_value() -> None:
    # The Garden costs two servants; a member of 5 needs two more for the fourth floor.
    floors = {"building 4": "garden"}
    enough = "4 servant, 4 wood, 2 stone"
    assert "building 4" not in spaces_of(
        lay(Board(goods="3 servant, 4 wood, 2 stone"), Board(), floors=floors), "black"
    )
    table = lay(Board(goods=enough), Board(), floors=floors)
    table.do("member black", "space building 4")
    assert table.goods() == "2 military, 10 vp"


@rule("lorenzo", "6")
@rule("lorenzo", "16")
def test_the_numbers_of_servants_leave_those_of_the_cost() -> None:
    goods = "5 servant, 4 wood, 2 stone"
    table = lay(Board(goods=goods), Board(), floors={"building 1": "garden"})
    assert table.do("member white", "space building 1").offered("servants") == ["0", "1", "2", "3"]


# Step 3: the three coins -----------------------------------------------------------------------


@rule("lorenzo", "6")
@pytest.mark.parametrize("piece", ["2 white", "2 neutral", "1 neutral"])
def test_an_occupied_tower_costs_three_coins(piece: str) -> None:
    floors, spaces = {"territory 1": "woods"}, {"territory 2": piece}
    table = lay(Board(goods="2 coin"), Board(), floors=floors, spaces=spaces)
    assert "territory 1" not in spaces_of(table)
    table = lay(Board(goods="4 coin"), Board(), floors=floors, spaces=spaces)
    assert table.place("white", "territory 1").goods() == "1 coin, 1 wood"


@rule("lorenzo", "6")
def test_the_own_member_does_not_make_its_own_tower_occupied() -> None:
    table = lay(Board(goods="3 coin"), Board(), floors={"territory 1": "woods"})
    assert table.place("white", "territory 1").goods() == "3 coin, 1 wood"


@rule("lorenzo", "6")
def test_coins_of_the_floor_bonus_do_not_help_with_the_three_coins() -> None:
    floors, spaces = {"venture 4": "hosting panhandlers"}, {"venture 1": "2 white"}
    goods = "1 servant, 3 wood, {} coin"
    table = lay(Board(goods=goods.format(2)), Board(), floors=floors, spaces=spaces)
    assert "venture 4" not in spaces_of(table)
    table = lay(Board(goods=goods.format(3)), Board(), floors=floors, spaces=spaces)
    assert table.place("white", "venture 4").goods() == "2 coin, 4 servant"


# Step 4: the floor bonus -----------------------------------------------------------------------


@rule("lorenzo", "6")
@pytest.mark.parametrize(
    ("tower", "card", "good"),
    [
        ("territory", "commercial hub", "wood"),
        ("character", "farmer", "stone"),
        ("building", "chapel", "military"),
        ("venture", "hosting panhandlers", "coin"),
    ],
)
def test_upper_floors_give_a_bonus(tower: str, card: str, good: str) -> None:
    for floor, bonus in ((1, 0), (2, 0), (3, 1), (4, 2)):
        start = Board(goods="9 coin, 9 wood, 9 stone, 9 servant, 9 military")
        table = lay(start, Board(), floors={f"{tower} {floor}": card}, dice="6 1 1")
        before = lay(start, Board(), floors={f"{tower} 1": card}, dice="6 1 1")
        table.place("white", f"{tower} {floor}", 1)
        before.place("white", f"{tower} 1", 1)
        assert table.has(good) - before.has(good) == bonus


@rule("lorenzo", "6")
def test_the_floor_bonus_may_pay_for_the_card() -> None:
    # Hiring Recruits costs four coins; the third floor gives one.
    floors = {"venture 3": "hiring recruits"}
    assert "venture 3" not in spaces_of(lay(Board(goods="2 coin"), Board(), floors=floors))
    table = lay(Board(goods="3 coin"), Board(), floors=floors).place("white", "venture 3")
    assert table.goods() == "5 military"


@rule("lorenzo", "6")
def test_the_preacher_gives_up_the_floor_bonus() -> None:
    floors = {"territory 3": "commercial hub", "venture 3": "hiring recruits"}
    table = lay(Board(goods="3 coin", cards="preacher"), Board(), floors=floors)
    assert "venture 3" not in spaces_of(table)
    table.do("space territory 3")
    assert table.goods() == "3 coin"


# Step 5: the cost ------------------------------------------------------------------------------


@rule("lorenzo", "6")
@pytest.mark.parametrize(("owned", "needed"), [(0, 0), (1, 0), (2, 3), (3, 7), (4, 12), (5, 18)])
def test_a_territory_needs_the_military_points_of_its_slot(owned: int, needed: int) -> None:
    floors = {"territory 1": "city"}
    cards = territories(owned)
    if needed:
        short = Board(goods=f"{needed - 1} military", cards=cards)
        assert "territory 1" not in spaces_of(lay(short, Board(), floors=floors))
    table = lay(Board(goods=f"{needed} military", cards=cards), Board(), floors=floors)
    table.place("white", "territory 1")
    assert table.has("military") == needed  # not spent
    assert len(table.cards("territory")) == owned + 1


@rule("lorenzo", "6")
@rule("lorenzo", "15")
def test_a_military_cost_needs_more_than_it_spends() -> None:
    floors = {"venture 1": "support to the bishop"}
    assert "venture 1" not in spaces_of(lay(Board(goods="3 military"), Board(), floors=floors))
    table = lay(Board(goods="4 military"), Board(), floors=floors).place("white", "venture 1")
    assert table.goods() == "2 military, 3 faith"


@rule("lorenzo", "6")
@rule("lorenzo", "15")
def test_a_venture_with_two_costs_is_paid_either_way() -> None:
    goods = "2 coin, 1 wood, 1 stone, 4 military"
    floors = {"venture 1": "support to the bishop"}
    table = lay(Board(goods=goods), Board(), floors=floors).place("white", "venture 1")
    assert table.options == ["cost military", "cost resources"]
    assert table.do("cost resources").goods() == "4 military, 3 faith"


@rule("lorenzo", "6")
def test_with_one_payable_cost_there_is_no_question() -> None:
    goods = "2 coin, 1 wood, 1 stone, 3 military"
    floors = {"venture 1": "support to the bishop"}
    table = lay(Board(goods=goods), Board(), floors=floors).place("white", "venture 1")
    assert table.goods() == "3 military, 3 faith"


# Discounts -------------------------------------------------------------------------------------


@rule("lorenzo", "6")
def test_the_dame_saves_a_coin_on_characters_only() -> None:
    floors = {"character 1": "farmer", "building 1": "carpenters shop"}
    table = lay(Board(goods="2 coin, 2 wood", cards="dame"), Board(), floors=floors)
    assert table.place("white", "character 1").goods() == "2 wood"
    table = lay(Board(goods="2 coin, 2 wood", cards="dame"), Board(), floors=floors)
    assert table.place("white", "building 1").has("coin") == 1


@rule("lorenzo", "6")
@rule("lorenzo", "A19")
def test_the_stonemason_saves_one_wood_or_one_stone() -> None:
    floors = {"building 1": "mint"}  # one wood, three stone
    table = lay(Board(goods="1 wood, 3 stone", cards="stonemason"), Board(), floors=floors)
    table.place("white", "building 1")
    assert table.options == ["discount wood", "discount stone"]
    assert table.do("discount wood").goods() == "1 wood, 5 vp"


@rule("lorenzo", "6")
@rule("lorenzo", "16")
def test_the_stonemason_asks_only_where_there_is_a_choice() -> None:
    floors = {"building 1": "mint"}
    short_of_wood = Board(goods="3 stone", cards="stonemason")
    assert lay(short_of_wood, Board(), floors=floors).place("white", "building 1").goods() == "5 vp"
    short_of_stone = Board(goods="1 wood, 2 stone", cards="stonemason")
    table = lay(short_of_stone, Board(), floors=floors).place("white", "building 1")
    assert table.goods() == "5 vp"
    one_material = Board(goods="1 wood", cards="stonemason")
    table = lay(one_material, Board(), floors={"building 1": "chapel"})
    assert table.place("white", "building 1").goods() == "1 faith"
    both_short = Board(goods="2 stone", cards="stonemason")
    assert "building 1" not in spaces_of(lay(both_short, Board(), floors=floors))


@rule("lorenzo", "6")
def test_pico_saves_three_coins_on_every_card_but_not_on_the_fee() -> None:
    floors = {"character 1": "farmer", "venture 1": "hiring recruits"}
    board = Board(goods="1 coin", played="pico della mirandola")
    assert lay(board, Board(), floors=floors).place("white", "character 1").goods() == "1 coin"
    table = lay(board, Board(), floors=floors).place("white", "venture 1")
    assert table.goods() == "5 military"
    occupied = {"character 2": "2 white"}
    table = lay(board, Board(), floors=floors, spaces=occupied)
    assert "character 1" not in spaces_of(table)


@rule("lorenzo", "6")
def test_discounts_add_up_and_never_go_below_nothing() -> None:
    floors = {"character 1": "patron"}  # three coins
    board = Board(cards="dame", played="pico della mirandola")
    assert lay(board, Board(), floors=floors).place("white", "character 1").has("coin") == 0
    floors = {"character 1": "cardinal"}  # four coins: 3 + 1 less
    table = lay(board, Board(), floors=floors).place("white", "character 1")
    assert table.cards("character") == ["dame", "cardinal"]


# Steps 6 and 7 ---------------------------------------------------------------------------------


@rule("lorenzo", "6")
@rule("lorenzo", "A4")
def test_the_immediate_effect_gives_goods_then_privileges_then_the_bonus_action() -> None:
    floors = {"character 1": "hero", "venture 1": "hosting foreigners"}
    table = lay(Board(goods="4 coin, 3 wood"), Board(), floors=floors).place("white", "character 1")
    assert table.step == "choose privilege"
    table.do("privilege materials")  # a fourth wood makes the bonus action possible
    assert table.options == ["space venture 1", "decline"]


@rule("lorenzo", "6")
def test_the_permanent_effect_works_from_now_on() -> None:
    # The Dame counts for the Patron's successor only from the next card on.
    table = lay(Board(goods="8 coin"), Board(), floors={"character 1": "dame"})
    assert table.place("white", "character 1").goods() == "4 coin"


@rule("lorenzo", "6")
def test_the_paramour_counts_herself_and_the_general_half_the_military() -> None:
    floors = {"character 1": "paramour", "character 2": "general"}
    board = Board(goods="7 coin, 9 military", cards="farmer")
    assert lay(board, Board(), floors=floors).place("white", "character 1").has("vp") == 4
    assert lay(board, Board(), floors=floors).place("white", "character 2").has("vp") == 4


@rule("lorenzo", "6")
def test_the_taken_card_leaves_the_tower_for_the_board() -> None:
    table = lay(Board(), Board(), floors={"territory 1": "woods"}).place("white", "territory 1")
    assert table.facts["floors"]["territory 1"] == "none"
    assert table.cards("territory") == ["woods"]
    assert table.on("territory 1") == ["1 white"]
