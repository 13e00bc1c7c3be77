"""A discount may be refused (rules, section 7, and R9)."""

from __future__ import annotations

from random import Random

import pytest

from bottega.kernel.game import Illegal
from bottega.kernel.laws import check_state
from tests.games.masters.table import QUIET, Board, FirstRules, Table, lay
from tests.rulebook import rule

COIN_AND_SERVANT = "L04 played, L01 played"


def dearer(table: Table, where: str = "") -> list[str]:
    """The purchases with a discount refused that are offered for a colour or slot."""
    return [move for move in table.options if "without" in move and where in move]


@rule("masters", "7")
@rule("masters", "R9")
def test_the_usual_purchase_takes_the_discount_without_a_question() -> None:
    # B1a costs two coins; L04 takes one coin off.
    table = lay(Board(warehouse="2 coin", leaders="L04 played"), Board(), tops="B1a")
    table.do("buy blue slot 1", "turn blue 1 B1b")
    assert table.warehouse() == "1 coin"
    assert table.step == "finish turn"


@rule("masters", "7")
@rule("masters", "R9")
def test_who_refuses_a_discount_pays_the_printed_price() -> None:
    table = lay(Board(warehouse="2 coin", leaders="L04 played"), Board(), tops="B1a")
    table.do("buy blue slot 1 without leader 1", "turn blue 1 B1b")
    assert table.warehouse() == ""
    assert table.slots() == "B1a / - / -"
    assert table.step == "finish turn"


@rule("masters", "R9")
def test_refusing_may_free_a_depot_and_so_save_a_discard() -> None:
    # B1b costs a coin, a stone and a servant. Coin / 2 stones / 3 shields leave no room for the
    # servants of row 2, unless the coin that L04 would spare is paid.
    board = Board(
        warehouse="1 coin, 2 stone, 3 shield",
        strongbox="1 stone, 1 servant",
        leaders="L04 played",
    )
    spared, paid = (lay(board, Board(), market=QUIET, tops="B1b") for _ in range(2))
    spared.do("buy blue slot 1", "pay 0", "end turn", "market column 1", "end turn", "market row 2")
    assert spared.faith(2) == 3  # a stone and two servants
    paid.do("buy blue slot 1 without leader 1", "pay 0", "end turn", "market column 1", "end turn")
    paid.do("market row 2", "store")
    assert paid.warehouse() == "2 stone, 1 servant, 3 shield"
    assert paid.faith(2) == 2


@rule("masters", "R9")
def test_each_discount_is_refused_on_its_own() -> None:
    # B1d costs two coins and two servants.
    own = "2 coin, 2 servant"
    left = {}
    for whose in ("", " without leader 1", " without leader 2", " without both leaders"):
        table = lay(Board(strongbox=own, leaders=COIN_AND_SERVANT), Board(), tops="B1d")
        left[whose] = table.do(f"buy blue slot 1{whose}").strongbox()
    assert left == {
        "": "1 coin, 1 servant",
        " without leader 1": "1 servant",
        " without leader 2": "1 coin",
        " without both leaders": "",
    }


@rule("masters", "R9")
def test_leaders_are_named_by_their_places_whatever_the_other_one_does() -> None:
    # L04 is the second of the pair; the first is a depot.
    table = lay(Board(strongbox="2 coin", leaders="L05 played, L04 played"), Board(), tops="B1a")
    assert dearer(table, "blue slot 2") == ["buy blue slot 2 without leader 2"]


@rule("masters", "R9")
@pytest.mark.parametrize(
    ("strongbox", "offered"),
    [
        # B1d costs two coins and two servants, with both discounts one of each.
        ("1 coin, 1 servant", []),
        ("2 coin, 1 servant", ["without leader 1"]),
        ("1 coin, 2 servant", ["without leader 2"]),
        ("2 coin, 2 servant", ["without leader 1", "without leader 2", "without both leaders"]),
    ],
)
def test_a_discount_can_be_refused_where_the_full_price_of_its_kind_can_be_paid(
    strongbox: str, offered: list[str]
) -> None:
    table = lay(Board(strongbox=strongbox, leaders=COIN_AND_SERVANT), Board(), tops="B1d")
    assert "buy blue slot 1" in table.options
    assert dearer(table, "blue slot 1") == [f"buy blue slot 1 {end}" for end in offered]


@rule("masters", "R9")
@pytest.mark.parametrize("leaders", ["L02 played", "L04 in hand", "L04 discarded", "L08 played"])
def test_where_no_discount_applies_there_is_none_to_refuse(leaders: str) -> None:
    # B1a costs coins only; L02 takes shields off, L08 is a depot.
    table = lay(Board(strongbox="9 coin", leaders=leaders), Board(), tops="B1a")
    assert "buy blue slot 1" in table.options
    assert dearer(table, "blue") == []


@rule("masters", "R9")
def test_a_card_that_only_the_discount_makes_affordable_cannot_be_bought_without_it() -> None:
    table = lay(Board(strongbox="1 coin", leaders="L04 played"), Board(), tops="B1a")
    with pytest.raises(Illegal, match="'buy blue slot 1 without leader 1' is not possible now"):
        table.do("buy blue slot 1 without leader 1")


@rule("masters", "R9")
def test_a_cost_that_a_discount_brings_to_nothing_may_be_paid_all_the_same() -> None:
    # Of B1b's coin, stone and servant L04 spares the only coin.
    board = Board(strongbox="1 coin, 1 stone, 1 servant", leaders="L04 played")
    table = lay(board, Board(), tops="B1b").do("buy blue slot 1 without leader 1")
    assert table.strongbox() == ""


@rule("masters", "R9")
@rule("masters", "15")
def test_the_full_price_comes_from_warehouse_and_strongbox_as_one_likes() -> None:
    # B1c costs three coins.
    board = Board(warehouse="2 coin", strongbox="2 coin", leaders="L04 played")
    table = lay(board, Board(), tops="B1c").do("buy blue slot 1 without leader 1")
    assert table.asked["due"] == {"coin": 3}
    assert table.options == ["pay 1", "pay 2"]
    table.do("pay 2")
    assert (table.warehouse(), table.strongbox()) == ("", "1 coin")


@rule("masters", "R9")
def test_a_refused_discount_works_again_in_the_next_purchase() -> None:
    # B1a costs two coins, B1c three.
    board = Board(strongbox="4 coin", leaders="L04 played")
    table = lay(board, Board(), market=QUIET, tops="B1a")
    table.do("buy blue slot 1 without leader 1", "turn blue 1 B1c", "end turn")
    table.do("market column 1", "end turn", "buy blue slot 2")
    assert table.slots() == "B1a / B1c / -"
    assert table.strongbox() == ""


@rule("masters", "R9")
def test_everybody_is_told_whose_discount_was_refused() -> None:
    board = Board(strongbox="2 coin, 2 servant", leaders=COIN_AND_SERVANT)
    table = lay(board, Board(), tops="B1d").do("buy blue slot 1 without both leaders")
    assert table.told()[-5:-1] == [
        "discount refused 1 L04",
        "discount refused 1 L01",
        "paid 1 coin 0 2",
        "paid 1 servant 0 2",
    ]


@rule("masters", "R9")
@rule("masters", "11")
def test_the_seventh_card_at_the_full_price_triggers_the_last_round() -> None:
    board = Board(slots="G1a G2a G3a / B1a B2a / Y1a", strongbox="4 servant", leaders="L01 played")
    table = lay(board, Board(), tops="P2a").do("buy purple slot 3 without leader 1")
    assert table.facts["last_round"] is True


@rule("masters", "R9")
@rule("masters", "12")
def test_alone_a_discount_may_be_refused_too() -> None:
    table = lay(Board(strongbox="2 coin", leaders="L04 played"), tops="B1a")
    table.do("buy blue slot 1 without leader 1")
    assert table.strongbox() == ""


@rule("masters", "R9")
@rule("masters", "15")
def test_what_costs_more_is_offered_last() -> None:
    board = Board(strongbox="2 coin", leaders="L04 played, L05 in hand")
    table = lay(board, Board(), tops="B1a")
    assert table.options[-3:] == [f"buy blue slot {slot} without leader 1" for slot in (1, 2, 3)]
    assert table.options[-4] == "discard leader 2"


@rule("masters", "R9")
def test_a_bot_that_thinks_ahead_takes_the_discount() -> None:
    board = Board(strongbox="2 coin, 2 servant", leaders=COIN_AND_SERVANT)
    assert lay(board, Board(), tops="B1d").best().startswith("buy blue slot")
    assert "without" not in lay(board, Board(), tops="B1d").best()


@rule("masters", "R9")
def test_under_version_1_a_discount_is_always_taken_off() -> None:
    board = Board(strongbox="2 coin, 2 servant", leaders=COIN_AND_SERVANT)
    table = lay(board, Board(), tops="B1d", rules=FirstRules)
    assert dearer(table) == []
    with pytest.raises(Illegal, match="is not possible now"):
        table.do("buy blue slot 1 without leader 1")
    table.do("buy blue slot 1")
    assert table.strongbox() == "1 coin, 1 servant"


@rule("masters", "R9")
@pytest.mark.parametrize("alone", [False, True], ids=["two seats", "solo"])
def test_the_laws_hold_where_discounts_are_refused(alone: bool) -> None:
    # A random player hardly ever comes here.
    own = "2 coin, 2 stone, 2 servant, 2 shield"
    board = Board(strongbox=own, slots="Y1a / G1a", leaders=COIN_AND_SERVANT)
    table = lay(*([board] if alone else [board, Board()]), tops="B1d B2a P2b")
    assert "buy blue slot 3 without both leaders" in table.options
    check_state(table.game, table.state, Random(1))
    for move in dearer(table):
        after = Table(table.game.clone(table.state)).do(move)
        check_state(after.game, after.state, Random(1))
