"""Action spaces, the same-colour rule and privileges (rules, section 5)."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.table import Board, lay
from tests.rulebook import rule

OTHERS = ["harvest", "production", "market 1", "market 2", "palace"]
FOR_THREE = ["harvest", "large harvest", "production", "large production"]


@rule("lorenzo", "5")
@rule("lorenzo", "2")
def test_with_two_the_large_spaces_and_half_the_market_are_closed() -> None:
    assert lay(Board(), Board()).do("member white").offered("space") == OTHERS


@rule("lorenzo", "5")
@rule("lorenzo", "A12")
def test_with_three_half_the_market_is_closed() -> None:
    table = lay(Board(), Board(), Board()).do("member white")
    assert table.offered("space") == [*FOR_THREE, "market 1", "market 2", "palace"]


@rule("lorenzo", "5")
@rule("lorenzo", "2")
def test_with_four_everything_is_open() -> None:
    table = lay(Board(), Board(), Board(), Board()).do("member white")
    markets = [f"market {place}" for place in (1, 2, 3, 4)]
    assert table.offered("space") == [*FOR_THREE, *markets, "palace"]


@rule("lorenzo", "5")
@pytest.mark.parametrize(
    ("space", "gives"),
    [("market 1", "5 coin"), ("market 2", "5 servant"), ("market 3", "2 coin, 3 military")],
)
def test_the_market_gives_what_is_printed(space: str, gives: str) -> None:
    table = lay(Board(), Board(), Board(), Board()).place("white", space)
    assert table.goods() == gives


@rule("lorenzo", "5")
def test_the_fourth_market_space_gives_two_different_privileges() -> None:
    table = lay(Board(), Board(), Board(), Board()).place("white", "market 4")
    everything = ["materials", "servants", "coins", "military", "faith"]
    assert table.offered("privilege") == everything
    table.do("privilege coins")
    assert table.offered("privilege") == ["materials", "servants", "military", "faith"]
    table.do("privilege materials")
    assert table.goods() == "2 coin, 1 wood, 1 stone"


@rule("lorenzo", "5")
@pytest.mark.parametrize(
    ("choice", "gives"),
    [
        ("materials", "1 coin, 1 wood, 1 stone"),
        ("servants", "1 coin, 2 servant"),
        ("coins", "3 coin"),
        ("military", "1 coin, 2 military"),
        ("faith", "1 coin, 1 faith"),
    ],
)
def test_the_palace_gives_a_coin_and_a_privilege(choice: str, gives: str) -> None:
    table = lay(Board(), Board()).place("white", "palace").do(f"privilege {choice}")
    assert table.goods() == gives


@rule("lorenzo", "5")
@pytest.mark.parametrize("space", ["harvest", "production", "market 1", "market 2"])
def test_a_small_space_takes_one_member(space: str) -> None:
    table = lay(Board(), Board(), spaces={space: "2 white"}).do("member white")
    assert space not in table.offered("space")


@rule("lorenzo", "5")
@pytest.mark.parametrize("space", ["large harvest", "large production", "palace"])
def test_a_large_space_takes_any_number(space: str) -> None:
    spaces = {space: "2 white, 3 black, 2 neutral"}
    table = lay(Board(), Board(), Board(), spaces=spaces).place("white", space)
    assert table.on(space) == ["2 white", "3 black", "2 neutral", "1 white"]


@rule("lorenzo", "5")
def test_the_large_spaces_lower_the_value_by_3_and_want_a_1_after_that() -> None:
    three = [Board(), Board(), Board()]
    assert "large harvest" not in lay(*three, dice="3 5 4").do("member white").offered("space")
    table = lay(*three, dice="4 5 4").place("white", "large harvest")
    assert "harvested 1 1" in table.told()


@rule("lorenzo", "5")
def test_towers_want_1_3_5_and_7() -> None:
    floors = {"territory 1": "farm", "territory 2": "colony"}
    floors |= {"territory 3": "castle", "territory 4": "province"}
    found = []
    for pips in range(1, 7):
        table = lay(Board(), Board(), floors=floors, dice=f"{pips} 1 1").do("member white")
        found.append(sum(space.startswith("territory") for space in table.offered("space")))
    assert found == [1, 1, 2, 2, 3, 3]
    table = lay(Board(goods="1 servant"), Board(), floors=floors, dice="6 1 1").do("member white")
    assert "territory 4" in table.offered("space")


# The same-colour rule --------------------------------------------------------------------------


@rule("lorenzo", "5")
def test_a_tower_takes_one_coloured_member_of_a_player() -> None:
    floors = {"territory 1": "farm"}
    board = Board(goods="3 coin, 3 servant")
    table = lay(board, Board(), floors=floors, spaces={"territory 2": "1 black"})
    assert "territory 1" not in table.do("member white").offered("space")
    table = lay(board, Board(), floors=floors, spaces={"territory 2": "1 black"})
    assert "territory 1" in table.do("member neutral").offered("space")


@rule("lorenzo", "5")
def test_a_coloured_member_may_join_the_own_neutral_one() -> None:
    floors, spaces = {"territory 1": "farm"}, {"territory 2": "1 neutral"}
    table = lay(Board(goods="3 coin"), Board(), floors=floors, spaces=spaces).do("member white")
    assert "territory 1" in table.offered("space")


@rule("lorenzo", "5")
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_an_area_takes_one_coloured_member_of_a_player_in_both_spaces_together(area: str) -> None:
    for space in (area, f"large {area}"):
        boards = [Board(goods="9 servant"), Board(), Board()]
        table = lay(*boards, spaces={space: "1 black"}).do("member white")
        assert not {area, f"large {area}"} & set(table.offered("space"))
        table = lay(*boards, spaces={space: "1 black"}).do("member neutral")
        assert f"large {area}" in table.offered("space")
        table = lay(*boards, spaces={space: "1 neutral"}).do("member white")
        assert f"large {area}" in table.offered("space")


@rule("lorenzo", "5")
def test_market_and_palace_take_several_members_of_a_colour() -> None:
    spaces = {"market 1": "1 black", "palace": "1 orange"}
    table = lay(Board(), Board(), spaces=spaces).do("member white")
    assert {"market 2", "palace"} <= set(table.offered("space"))


@rule("lorenzo", "A16")
def test_the_minimum_of_a_small_space_looks_at_the_final_value() -> None:
    # A member of 3 under tile I-5 (-3) needs a servant for the harvest.
    table = lay(Board(goods="2 servant", tiles="I-5"), Board(), dice="3 3 3", round=4)
    table.do("member white", "space harvest")
    assert table.offered("servants") == ["1", "2"]


@rule("lorenzo", "5")
@rule("lorenzo", "A14")
def test_privileges_of_different_effects_may_be_equal() -> None:
    # The City's privilege in a harvest, then the palace's in the next turn, both coins.
    table = lay(Board(cards="city"), Board(), spaces={}, dice="6 5 4")
    table.place("white", "harvest").do("privilege coins")
    assert table.has("coin") == 2
