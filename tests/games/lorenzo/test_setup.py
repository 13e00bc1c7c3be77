"""Setting up the table (rules, section 2)."""

from __future__ import annotations

import pytest

from bottega.kernel.game import Illegal
from tests.games.lorenzo.table import CARDS, LEADERS, Table, started, unpack
from tests.rulebook import rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
START = "2 wood, 2 stone, 3 servant"


def drafting(seats: int) -> Table:
    """The bonus tiles are chosen, seat 1 was dealt leaders 1 to 4, seat 2 the next, and so on."""
    table = unpack(seats)
    while table.step != "draft leader":
        table.do(table.options[0])
    return table


@rule("lorenzo", "2")
def test_one_tile_of_each_period_is_drawn_and_lies_open() -> None:
    table = unpack(2).do("reveal I-3", "reveal II-7", "reveal III-4")
    assert table.facts["tiles"] == ["I-3", "II-7", "III-4"]


@rule("lorenzo", "2")
@SEATS
def test_everybody_gets_the_same_but_later_players_have_more_coins(seats: int) -> None:
    table = unpack(seats, "basic").do("reveal I-1", "reveal II-1", "reveal III-1")
    order = [*range(seats, 0, -1)]
    for place, seat in enumerate(order[:-1], start=1):
        table.do(f"place {place} for {seat}")
    assert table.facts["order"] == order
    for place, seat in enumerate(order):
        assert table.goods(seat) == f"{5 + place} coin, {START}"


@rule("lorenzo", "2")
def test_the_turn_order_is_drawn_among_all_seats() -> None:
    table = unpack(3).do("reveal I-1", "reveal II-1", "reveal III-1")
    assert table.options == ["place 1 for 1", "place 1 for 2", "place 1 for 3"]
    assert table.do("place 1 for 2").options == ["place 2 for 1", "place 2 for 3"]


@rule("lorenzo", "2")
@SEATS
def test_in_the_basic_game_everybody_has_the_standard_tile_and_no_leader(seats: int) -> None:
    table = started(seats, "basic")
    for seat in range(1, seats + 1):
        assert table.board(seat)["bonus"] == "standard"
        assert table.board(seat)["hand"] == []


@rule("lorenzo", "2")
@rule("lorenzo", "A17")
def test_bonus_tiles_are_chosen_in_reverse_turn_order_before_the_leaders() -> None:
    table = unpack(3).do("reveal I-1", "reveal II-1", "reveal III-1")
    table.do("place 1 for 2", "place 2 for 3")
    assert (table.step, table.to_move) == ("choose tile", 1)
    assert table.options == ["tile adv-1", "tile adv-2", "tile adv-3", "tile adv-4"]
    table.do("tile adv-2")
    assert (table.to_move, table.options) == (3, ["tile adv-1", "tile adv-3", "tile adv-4"])
    table.do("tile adv-4")
    assert table.to_move == 2
    assert table.do("tile adv-1").step == "deal"


@rule("lorenzo", "2")
def test_with_four_the_last_bonus_tile_is_taken_without_asking() -> None:
    table = unpack(4)
    while table.step != "choose tile":
        table.do(table.options[0])
    table.do("tile adv-1", "tile adv-2", "tile adv-3")
    assert table.step == "deal"
    assert table.board(1)["bonus"] == "adv-4"


@rule("lorenzo", "2")
@SEATS
def test_everybody_is_dealt_four_leaders(seats: int) -> None:
    table = drafting(seats)
    dealt = [leader for pack in table.facts["packs"] for leader in pack]
    assert dealt == LEADERS[: 4 * seats]


@rule("lorenzo", "2")
def test_the_rest_is_passed_to_the_one_before_in_turn_order() -> None:
    table = drafting(3)  # the order is 1, 2, 3
    table.do(
        "1: draft francesco sforza", "2: draft girolamo savonarola", "3: draft sandro botticelli"
    )
    assert table.facts["packs"][0] == LEADERS[5:8]
    assert table.facts["packs"][1] == LEADERS[9:12]
    assert table.facts["packs"][2] == LEADERS[1:4]


@rule("lorenzo", "2")
def test_the_draft_is_simultaneous_and_nothing_moves_until_all_have_chosen() -> None:
    table = drafting(3).do("3: draft sandro botticelli")
    assert table.facts["packs"][0] == LEADERS[:4]
    with pytest.raises(Illegal):
        table.do("3: draft ludovico il moro")
    table.do("1: draft francesco sforza")
    assert table.facts["packs"][0] == LEADERS[1:4]


@rule("lorenzo", "2")
@SEATS
def test_after_three_choices_everybody_has_four_leaders(seats: int) -> None:
    table = drafting(seats)
    asked = 0
    while table.step == "draft leader":
        table.do(table.options[0])
        asked += 1
    assert asked == 3 * seats
    hands = [table.board(seat)["hand"] for seat in range(1, seats + 1)]
    assert [len(hand) for hand in hands] == [4] * seats
    assert sorted(x for hand in hands for x in hand) == sorted(LEADERS[: 4 * seats])


@rule("lorenzo", "2")
def test_a_passed_pack_is_seen_by_its_new_owner_alone() -> None:
    table = drafting(2).do("1: draft francesco sforza", "2: draft girolamo savonarola")
    assert "leaders passed" in table.told(1)
    assert "leader drafted 1 francesco sforza" in table.told(1)
    assert "leader drafted 1 ?" in table.told(2)


@rule("lorenzo", "2")
@rule("lorenzo", "3")
def test_the_first_round_lays_out_cards_of_the_first_period_only() -> None:
    table = unpack(2, "basic")
    while table.step != "draw card":
        table.do(table.options[0])
    assert table.offered("lay") == CARDS["territory"][:8]
