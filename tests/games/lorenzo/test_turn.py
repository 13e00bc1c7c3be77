"""A turn and what members are worth (rules, section 4)."""

from __future__ import annotations

import pytest

from bottega.kernel.game import Illegal
from tests.games.lorenzo.table import Board, lay, started
from tests.rulebook import rule


@rule("lorenzo", "4")
def test_a_member_is_placed_and_its_action_performed() -> None:
    table = lay(Board(), Board()).place("white", "market 1")
    assert table.goods() == "5 coin"
    assert table.on("market 1") == ["1 white"]
    assert table.board()["members"] == ["black", "orange", "neutral"]
    assert table.to_move == 2


@rule("lorenzo", "4")
@rule("lorenzo", "A3")
def test_there_is_no_voluntary_pass() -> None:
    table = lay(Board(), Board())
    assert table.options == ["member white", "member black", "member orange"]
    with pytest.raises(Illegal):
        table.do("lose placement")


@rule("lorenzo", "4")
def test_a_neutral_member_without_a_servant_loses_the_placement() -> None:
    spaces = {"palace": "1 white, 1 black, 1 orange"}
    table = lay(Board(), Board(goods="1 servant"), spaces=spaces)
    assert table.to_move == 2
    assert "placement lost 1" in table.told()
    assert table.board()["members"] == ["neutral"]


@rule("lorenzo", "4")
def test_one_servant_makes_the_neutral_member_a_1() -> None:
    spaces = {"palace": "1 white, 1 black, 1 orange"}
    table = lay(Board(goods="1 servant"), Board(), spaces=spaces)
    assert table.offered("space") == ["harvest", "production", "market 1", "market 2", "palace"]


@rule("lorenzo", "4")
def test_leader_actions_are_allowed_before_and_after_the_placement() -> None:
    board = Board(leaders="santa rita, sisto iv")
    table = lay(board, Board()).do("discard santa rita", "privilege coins")
    assert table.step == "act"
    table.place("white", "market 1")
    assert table.options == ["discard sisto iv", "end turn"]
    table.do("discard sisto iv", "privilege coins")
    assert table.goods() == "9 coin"
    assert table.to_move == 2


@rule("lorenzo", "4")
def test_no_leader_action_in_the_middle_of_an_action() -> None:
    table = lay(Board(leaders="santa rita"), Board()).do("member white")
    assert all(option.startswith("space") for option in table.options)


@rule("lorenzo", "4")
@rule("lorenzo", "16")
def test_with_no_placement_possible_leader_actions_are_still_allowed() -> None:
    spaces = {"palace": "1 white, 1 black, 1 orange"}
    table = lay(Board(leaders="santa rita"), Board(), spaces=spaces)
    assert table.options == ["lose placement", "discard santa rita"]
    table.do("lose placement")
    assert table.to_move == 2


@rule("lorenzo", "4")
def test_a_placement_that_a_leader_makes_possible_must_be_made() -> None:
    spaces = {"palace": "1 white, 1 black, 1 orange"}
    table = lay(Board(leaders="santa rita"), Board(), spaces=spaces)
    table.do("discard santa rita", "privilege servants")
    assert table.offered("space")  # the neutral member is the only one left, so it is taken


@rule("lorenzo", "4")
def test_after_the_placement_the_turn_ends_by_itself_without_leaders() -> None:
    table = started(3).place("white", "palace", 0).do("privilege coins")
    assert (table.step, table.to_move) == ("act", 2)


# Values (section 4.1) --------------------------------------------------------------------------


def reach(board: Board, member: str = "white", dice: str = "4 5 1") -> int:
    """Servants needed for the third floor of the building tower, which wants a 5."""
    floors = {"building 3": "stronghold"}
    rich = board._replace(goods="9 servant, 9 coin, 9 wood, 9 stone")
    table = lay(rich, Board(played="pico della mirandola"), floors=floors, dice=dice)
    table.do(f"member {member}", "space building 3")
    return int(table.offered("servants")[0])


@rule("lorenzo", "4")
@rule("lorenzo", "15")
def test_a_coloured_member_is_worth_its_die() -> None:
    assert reach(Board(), "white") == 1
    assert reach(Board(), "black") == 0
    assert reach(Board(), "orange") == 4


@rule("lorenzo", "4")
@rule("lorenzo", "15")
def test_the_neutral_member_is_worth_nothing_but_its_servants() -> None:
    assert reach(Board(), "neutral") == 5


@rule("lorenzo", "4")
def test_moro_makes_every_coloured_member_a_5() -> None:
    board = Board(played="ludovico il moro")
    assert reach(board, "orange") == 0
    assert reach(board, "neutral") == 5


@rule("lorenzo", "4")
def test_federico_makes_one_member_a_6_and_wins_over_moro() -> None:
    strong = Board(played="federico da montefeltro*", strong="orange", tiles="I-7")
    assert reach(strong, "orange") == 0  # 6 - 1
    both = Board(played="federico da montefeltro*, ludovico il moro", strong="orange", tiles="I-7")
    assert reach(both, "orange") == 0
    assert reach(both, "white") == 1  # 5 - 1


@rule("lorenzo", "4")
def test_lucrezia_adds_2_to_coloured_and_malatesta_3_to_the_neutral_member() -> None:
    assert reach(Board(played="lucrezia borgia"), "orange") == 2
    assert reach(Board(played="lucrezia borgia"), "neutral") == 5
    assert reach(Board(played="sigismondo malatesta"), "neutral") == 2
    assert reach(Board(played="sigismondo malatesta"), "orange") == 4


@rule("lorenzo", "4")
@rule("lorenzo", "A10")
def test_tile_i_7_lowers_what_a_leader_made_of_a_member() -> None:
    assert reach(Board(tiles="I-7", played="ludovico il moro"), "orange") == 1
    assert reach(Board(tiles="I-7", played="lucrezia borgia"), "orange") == 3
    assert reach(Board(tiles="I-7"), "neutral") == 5


@rule("lorenzo", "4")
@rule("lorenzo", "15")
def test_under_ii_6_only_even_numbers_of_servants_count_half() -> None:
    floors = {"territory 2": "colony"}
    table = lay(Board(goods="7 servant", tiles="II-6"), Board(), floors=floors, dice="1 1 1")
    table.do("member white", "space territory 2")
    assert table.offered("servants") == ["4", "6"]


@rule("lorenzo", "4")
def test_more_servants_than_needed_may_be_spent_and_are_never_refunded() -> None:
    table = lay(Board(goods="3 servant"), Board(), dice="1 1 1").do(
        "member white", "space market 1"
    )
    assert table.offered("servants") == ["0", "1", "2", "3"]
    table.do("servants 3")
    assert table.goods() == "5 coin"


@rule("lorenzo", "4")
def test_character_bonuses_add_up_and_count_toward_the_minimum() -> None:
    spaces = {"palace": "1 white, 1 black, 1 orange"}
    board = Board(cards="farmer, peasant")
    table = lay(board, Board(), spaces=spaces, round=4)
    # The neutral member is worth 0, but 5 in a harvest: the only space, so it is taken at once.
    assert table.on("harvest") == ["1 neutral"]
    assert "harvested 1 5" in table.told()


@rule("lorenzo", "4")
def test_maluses_are_not_clamped_on_the_way() -> None:
    # 1 - 4 (tile II-1) + 2 (Warlord) + servants: three floors up wants a 1.
    board = Board(goods="9 servant", cards="warlord", tiles="II-1")
    table = lay(board, Board(), floors={"territory 1": "farm"}, dice="1 1 1")
    table.do("member white", "space territory 1")
    assert table.offered("servants")[0] == "2"


@rule("lorenzo", "4")
def test_market_and_palace_know_no_bonuses_of_characters() -> None:
    spaces = {"palace": "1 white, 1 black, 1 orange"}
    table = lay(Board(cards="farmer, artisan"), Board(), spaces=spaces)
    assert table.offered("space") == ["harvest", "production"]
