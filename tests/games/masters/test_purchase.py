"""Main action: buy one development card (rules, section 7)."""

from __future__ import annotations

import pytest

from bottega.kernel.game import Illegal
from tests.games.masters.table import Board, Table, lay
from tests.rulebook import rule

RICH = "20 coin, 20 stone, 20 servant, 20 shield"


def purchases(table: Table) -> list[str]:
    return [move for move in table.options if move.startswith("buy ")]


@rule("masters", "7")
@pytest.mark.parametrize(
    ("slots", "slot", "level"),
    [
        ("- / - / -", 1, 1),
        ("B1a / - / -", 1, 2),
        ("B1a B2a / - / -", 1, 3),
        ("B1a / - / -", 2, 1),
        ("- / P1a P2a / Y1a", 2, 3),
        ("- / P1a P2a / Y1a", 3, 2),
    ],
)
def test_a_slot_accepts_one_level_more_than_its_top_card(slots: str, slot: int, level: int) -> None:
    table = lay(Board(slots=slots, strongbox=RICH), Board()).do(f"buy green slot {slot}")
    assert table.slots().split(" / ")[slot - 1].split()[-1] == f"G{level}a"


@rule("masters", "7")
def test_each_slot_accepts_exactly_one_level_of_any_colour() -> None:
    table = lay(Board(slots="- / P1a / Y1a Y2a", strongbox=RICH), Board())
    assert len(purchases(table)) == 12
    table.do("buy purple slot 3")  # purple on yellow
    assert table.slots() == "- / P1a / Y1a Y2a P3a"


@rule("masters", "7")
def test_a_slot_with_a_level_3_card_is_full() -> None:
    table = lay(Board(slots="- / G1a G2a G3a / -", strongbox=RICH), Board())
    assert not any(move.endswith("slot 2") for move in table.options)
    assert len(purchases(table)) == 8


@rule("masters", "7")
def test_level_2_does_not_go_on_an_empty_slot_nor_level_1_on_a_card() -> None:
    # All blue cards of level 1 are owned: blue is for sale on slots that show level 1 only.
    table = lay(Board(slots="B1a / B1b", strongbox=RICH), Board(slots="B1c / B1d"))
    assert [move for move in purchases(table) if "blue" in move] == [
        "buy blue slot 1",
        "buy blue slot 2",
    ]


@rule("masters", "7")
@rule("masters", "14")
def test_example_3_what_can_be_bought() -> None:
    board = Board(warehouse="3 coin, 2 stone, 1 shield", strongbox="3 coin, 2 shield", slots="P1b")
    table = lay(board, Board(), tops="B1c G2d B3a")
    moves = purchases(table)
    assert "buy blue slot 2" in moves  # B1c for three coins
    assert "buy blue slot 3" in moves
    assert "buy green slot 1" in moves  # G2d for three coins and three shields


@rule("masters", "14")
def test_example_3_g2d_is_put_on_slot_1() -> None:
    board = Board(warehouse="3 coin, 2 stone, 1 shield", strongbox="3 coin, 2 shield", slots="P1b")
    table = lay(board, Board(), tops="B1c G2d B3a").do("buy green slot 1", "pay 3")
    assert table.slots() == "P1b G2d / - / -"
    assert table.warehouse() == "2 stone"
    assert table.strongbox() == "3 coin"


@rule("masters", "14")
@pytest.mark.parametrize("slot", [2, 3])
def test_example_3_b1c_is_put_on_slot_2_or_3(slot: int) -> None:
    board = Board(warehouse="3 coin, 2 stone, 1 shield", strongbox="3 coin, 2 shield", slots="P1b")
    table = lay(board, Board(), tops="B1c G2d B3a").do(f"buy blue slot {slot}", "pay 0")
    assert table.slots().split(" / ")[slot - 1] == "B1c"
    assert table.warehouse() == "3 coin, 2 stone, 1 shield"
    assert table.strongbox() == "2 shield"


@rule("masters", "7")
@rule("masters", "14")
def test_example_3_b3a_could_be_paid_but_no_slot_shows_a_level_2_card() -> None:
    board = Board(strongbox="6 coin", slots="P1b")
    table = lay(board, Board(), tops="B1c B2c B3a")
    assert purchases(table) == [
        "buy blue slot 1",  # B2c on P1b for five coins
        "buy blue slot 2",  # B1c
        "buy blue slot 3",
    ]


@rule("masters", "7")
def test_a_card_that_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    table = lay(Board(strongbox="1 shield"), Board(), tops="G1a")
    with pytest.raises(Illegal, match="'buy green slot 1' is not possible now"):
        table.do("buy green slot 1")


@rule("masters", "7")
def test_warehouse_leader_depot_and_strongbox_pay_together() -> None:
    # B2c costs five coins: one in a depot, two in the leader depot, two in the strongbox.
    board = Board(warehouse="3 coin", strongbox="2 coin", slots="B1a", leaders="L08 played")
    table = lay(board, Board(), tops="B2c").do("buy blue slot 1")
    assert table.slots() == "B1a B2c / - / -"
    assert (table.warehouse(), table.strongbox()) == ("", "")


@rule("masters", "7")
@rule("masters", "15")
@pytest.mark.parametrize(
    ("move", "warehouse", "strongbox"),
    [
        ("pay 0", "2 shield", ""),
        ("pay 1", "1 shield", "1 shield"),
        ("pay 2", "", "2 shield"),
    ],
)
def test_the_player_chooses_how_much_the_warehouse_pays(
    move: str, warehouse: str, strongbox: str
) -> None:
    table = lay(Board(warehouse="2 shield", strongbox="2 shield"), Board(), tops="G1a")
    table.do("buy green slot 1", move)
    assert (table.warehouse(), table.strongbox()) == (warehouse, strongbox)


@rule("masters", "7")
@rule("masters", "15")
def test_kinds_are_paid_in_canonical_order() -> None:
    board = Board(
        warehouse="1 stone, 3 servant, 2 shield", strongbox="2 stone, 2 servant, 1 shield"
    )
    table = lay(board, Board(), tops="G1b")  # a stone, a servant and a shield
    table.do("buy green slot 2")
    assert table.asked["due"] == {"stone": 1, "servant": 1, "shield": 1}
    table.do("pay 0")
    assert table.asked["due"] == {"servant": 1, "shield": 1}
    table.do("pay 1", "pay 0")
    assert table.warehouse() == "1 stone, 2 servant, 2 shield"
    assert table.strongbox() == "1 stone, 2 servant"


@rule("masters", "7")
def test_the_next_card_of_the_deck_becomes_visible() -> None:
    table = lay(Board(strongbox="2 shield"), Board(), tops="G1a").do("buy green slot 1")
    assert table.options == ["turn green 1 G1b", "turn green 1 G1c", "turn green 1 G1d"]
    table.do("turn green 1 G1c")
    assert table.top("green 1") == "G1c"
    assert table.left("green 1") == 3


@rule("masters", "7")
def test_the_last_card_of_a_deck_becomes_visible_too() -> None:
    table = lay(Board(strongbox="2 shield", slots="G1b / G1c"), Board(), tops="G1a")
    table.do("buy green slot 3", "turn green 1 G1d")
    assert table.top("green 1") == "G1d"
    assert table.left("green 1") == 1


@rule("masters", "7")
def test_an_exhausted_deck_stays_empty_and_sells_nothing() -> None:
    table = lay(Board(strongbox="9 shield"), Board(slots="G1b / G1c / G1d"), tops="G1a")
    table.do("buy green slot 1")
    assert table.top("green 1") == "none"
    assert table.left("green 1") == 0
    table.do("end turn", "market row 2", "discard", "end turn")
    assert "buy green slot 2" not in table.options
    assert "buy green slot 1" in table.options  # level 2 is another deck


@rule("masters", "7")
def test_the_card_covers_the_one_under_it() -> None:
    board = Board(slots="G1a", strongbox="1 coin, 1 stone, 4 shield")
    table = lay(board, Board(), tops="G2a").do("buy green slot 1")
    assert table.slots() == "G1a G2a / - / -"


@rule("masters", "7")
@rule("masters", "R9")
def test_a_discount_leader_in_play_takes_one_off_without_asking() -> None:
    # B1a costs two coins; L04 takes one coin off.
    table = lay(Board(strongbox="3 coin", leaders="L04 played"), Board(), tops="B1a")
    table.do("buy blue slot 1")
    assert table.strongbox() == "2 coin"


@rule("masters", "7")
def test_a_discount_leader_in_hand_takes_nothing_off() -> None:
    table = lay(Board(strongbox="3 coin", leaders="L04"), Board(), tops="B1a")
    table.do("buy blue slot 1")
    assert table.strongbox() == "1 coin"


@rule("masters", "7")
def test_a_card_is_affordable_through_the_discount_alone() -> None:
    before = lay(Board(strongbox="1 coin", leaders="L04"), Board(), tops="B1a")
    after = lay(Board(strongbox="1 coin", leaders="L04 played"), Board(), tops="B1a")
    assert purchases(before) == []
    assert purchases(after) == ["buy blue slot 1", "buy blue slot 2", "buy blue slot 3"]


@rule("masters", "7")
@rule("masters", "R9")
def test_different_discounts_add_up() -> None:
    # B1b costs a coin, a stone and a servant; the leaders spare the coin and the servant.
    board = Board(strongbox="1 stone", leaders="L04 played, L01 played")
    table = lay(board, Board(), tops="B1b").do("buy blue slot 1")
    assert table.slots() == "B1b / - / -"
    assert table.strongbox() == ""


@rule("masters", "7")
def test_a_discount_never_turns_a_cost_below_zero_into_a_gain() -> None:
    # B1a costs coins only: a discount on shields spares nothing and gives nothing.
    board = Board(strongbox="2 coin, 1 shield", leaders="L02 played")
    table = lay(board, Board(), tops="B1a").do("buy blue slot 1")
    assert table.slots() == "B1a / - / -"
    assert table.strongbox() == "1 shield"


@rule("masters", "7")
def test_a_discount_does_not_pay_for_another_kind() -> None:
    table = lay(Board(strongbox="1 coin", leaders="L02 played"), Board(), tops="B1a")
    assert purchases(table) == []


@rule("masters", "7")
@rule("masters", "11")
def test_the_seventh_card_triggers_the_last_round() -> None:
    board = Board(slots="G1a G2a G3a / B1a B2a / Y1a", strongbox="4 servant")
    table = lay(board, Board(), tops="P2a")
    assert table.facts["last_round"] is False
    table.do("buy purple slot 3")
    assert table.slots() == "G1a G2a G3a / B1a B2a / Y1a P2a"
    assert table.facts["last_round"] is True


@rule("masters", "7")
def test_the_sixth_card_triggers_nothing() -> None:
    board = Board(slots="G1a G2a G3a / B1a / Y1a", strongbox="4 servant")
    table = lay(board, Board(), tops="P2a").do("buy purple slot 3")
    assert table.facts["last_round"] is False


@rule("masters", "7")
def test_only_one_card_is_bought_in_a_turn() -> None:
    table = lay(Board(strongbox=RICH), Board()).do("buy green slot 1", "turn green 1 G1b")
    assert purchases(table) == []
