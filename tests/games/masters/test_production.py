"""Main action: production (rules, section 8)."""

from __future__ import annotations

import pytest

from bottega.games.masters import GAME
from bottega.kernel.game import Illegal
from tests.games.masters.table import Board, Table, lay
from tests.rulebook import rule

PLAIN = "L01 discarded, L02 discarded"


def example_4() -> Table:
    """Stone / 2 shields / 3 coins; strongbox: servant, stone; G1a under G2b, P1d, P1c."""
    board = Board(
        warehouse="3 coin, 1 stone, 2 shield",
        strongbox="1 stone, 1 servant",
        slots="G1a G2b / P1d / P1c",
    )
    return lay(board, Board())


@rule("masters", "8")
@rule("masters", "14")
def test_example_4_all_three_cards_without_the_basic_power() -> None:
    table = example_4().do("produce", "use slot 1", "use slot 2", "use slot 3")
    assert table.warehouse() == "1 stone"
    assert table.strongbox() == "7 stone, 1 servant, 1 shield"
    assert table.faith() == 1


@rule("masters", "8")
@rule("masters", "14")
def test_example_4_the_basic_power_too_with_the_two_remaining_stones() -> None:
    table = example_4().do("produce", "use basic", "choose stone", "choose stone", "choose coin")
    table.do("use slot 1", "use slot 2", "use slot 3")
    assert table.warehouse() == ""
    assert table.strongbox() == "1 coin, 6 stone, 1 servant, 1 shield"
    assert table.faith() == 1


@rule("masters", "8")
@pytest.mark.parametrize("gain", ["coin", "stone", "servant", "shield"])
def test_the_basic_power_turns_two_resources_into_one_of_choice(gain: str) -> None:
    table = lay(Board(warehouse="1 coin, 1 shield", leaders=PLAIN), Board())
    table.do("produce", f"choose {gain}")  # the inputs are forced
    assert table.warehouse() == ""
    assert table.strongbox() == f"1 {gain}"
    assert table.faith() == 0


@rule("masters", "8")
def test_the_basic_power_takes_two_equal_or_two_different_resources() -> None:
    table = lay(Board(warehouse="2 coin, 1 shield"), Board()).do("produce")
    assert table.asked["step"] == "basic power, second input"  # only a coin can come first
    assert table.options == ["choose coin", "choose shield"]


@rule("masters", "8")
def test_the_basic_power_never_yields_faith() -> None:
    table = lay(Board(warehouse="2 coin"), Board()).do("produce")
    assert table.options == ["choose coin", "choose stone", "choose servant", "choose shield"]


@rule("masters", "8")
@rule("masters", "R11")
def test_nothing_can_be_produced_with_one_resource_and_no_card_for_it() -> None:
    table = lay(Board(warehouse="1 coin", slots="B1a"), Board())  # B1a takes a shield
    assert "produce" not in table.options


@rule("masters", "8")
def test_one_resource_is_enough_for_a_card_that_takes_one() -> None:
    table = lay(Board(warehouse="1 shield", slots="B1a"), Board()).do("produce")
    assert table.faith() == 1
    assert table.warehouse() == ""
    assert table.asked["step"] == "finish turn"


@rule("masters", "8")
@rule("masters", "R11")
def test_a_production_without_any_power_is_not_allowed() -> None:
    table = lay(Board(warehouse="2 coin", slots="G1a"), Board()).do("produce")
    assert table.options == ["use basic", "use slot 1"]
    with pytest.raises(Illegal, match="'powers done' is not possible now"):
        table.do("powers done")


@rule("masters", "8")
def test_after_one_power_the_choice_may_be_done() -> None:
    table = lay(Board(warehouse="3 coin", slots="G1a / P1c"), Board())
    table.do("produce", "use slot 1")
    assert table.options == ["use slot 2", "powers done"]
    table.do("powers done")
    assert table.warehouse() == "2 coin"
    assert table.faith() == 1


@rule("masters", "8")
def test_a_power_is_used_at_most_once() -> None:
    table = lay(Board(strongbox="9 coin", slots="G1a / P1c"), Board())
    table.do("produce", "use basic", "choose coin")  # two coins for one
    assert table.options == ["use slot 1", "use slot 2", "powers done"]
    table.do("use slot 1")
    assert table.options == ["use slot 2", "powers done"]


@rule("masters", "8")
@rule("masters", "15")
def test_powers_are_offered_in_increasing_order_so_each_set_has_one_path() -> None:
    board = Board(strongbox="9 coin, 9 stone, 9 shield", slots="G1a / B1a / P1a")
    table = lay(board, Board()).do("produce", "use slot 2")
    assert table.options == ["use slot 3", "powers done"]


@rule("masters", "8")
def test_a_covered_card_has_no_power() -> None:
    # G1a takes a coin; G2b, which covers it, a servant and a shield.
    table = lay(Board(strongbox="1 coin", slots="G1a G2b"), Board())
    assert "produce" not in table.options


@rule("masters", "8")
def test_outputs_of_one_power_never_feed_another() -> None:
    # G1b turns a stone into a servant and B1b a servant into a stone: one stone feeds G1b only.
    table = lay(Board(warehouse="1 stone", slots="G1b / B1b"), Board()).do("produce")
    assert table.asked["step"] == "finish turn"
    assert table.strongbox() == "1 servant"


@rule("masters", "8")
def test_inputs_of_all_powers_together_must_be_owned() -> None:
    # P2a and G1a both take a coin, and there is one.
    table = lay(Board(warehouse="1 coin, 1 shield", slots="G1a / P1a P2a"), Board())
    table.do("produce", "use slot 1")
    assert table.asked["step"] == "finish turn"
    assert table.warehouse() == "1 shield"
    assert table.faith() == 1


@rule("masters", "8")
def test_the_basic_power_and_a_card_cannot_share_an_input() -> None:
    table = lay(Board(warehouse="2 coin", slots="G1a"), Board())
    table.do("produce", "use basic", "choose stone")
    assert table.asked["step"] == "finish turn"
    assert table.strongbox() == "1 stone"
    assert table.faith() == 0


@rule("masters", "8")
def test_produced_resources_go_into_the_strongbox_even_with_empty_depots() -> None:
    table = lay(Board(warehouse="2 coin", slots="P1c"), Board()).do("produce", "use slot 1")
    assert table.warehouse() == ""
    assert table.strongbox() == "1 stone, 1 servant, 1 shield"


@rule("masters", "8")
def test_inputs_are_paid_in_any_mix_of_warehouse_and_strongbox() -> None:
    table = lay(Board(warehouse="2 coin", strongbox="2 coin", slots="P1c"), Board())
    table.do("produce", "use slot 1")
    assert table.options == ["pay 0", "pay 1", "pay 2"]
    table.do("pay 1")
    assert table.warehouse() == "1 coin"
    assert table.strongbox() == "1 coin, 1 stone, 1 servant, 1 shield"


@rule("masters", "8")
def test_nothing_is_produced_before_everything_is_paid() -> None:
    table = lay(Board(warehouse="2 coin", strongbox="2 coin", slots="P1c"), Board())
    table.do("produce", "use slot 1")
    assert table.strongbox() == "2 coin"


@rule("masters", "8")
@rule("masters", "10")
def test_all_produced_faith_is_one_movement_and_one_check() -> None:
    # 1 + 2 + 3 faith carry the marker from 3 to 9; the other player stands on 5.
    board = Board(faith=3, strongbox="2 coin, 1 stone", slots="G1a / P1a P2a / B1a B2a B3c")
    table = lay(board, Board(faith=5))
    table.do("produce", "use slot 1", "use slot 2", "use slot 3")
    assert [news for news in table.told() if news.startswith("faith")] == ["faith moved 1 6 9"]
    assert table.favours(1) == "face_up inactive inactive"
    assert table.favours(2) == "face_up inactive inactive"


@rule("masters", "8")
@pytest.mark.parametrize("gain", ["coin", "stone", "servant", "shield"])
def test_a_production_leader_gives_a_resource_of_choice_and_one_faith(gain: str) -> None:
    table = lay(Board(warehouse="1 shield", leaders="L13 played"), Board())
    table.do("produce", f"choose {gain}")  # the leader is the only power that can be paid
    assert table.warehouse() == ""
    assert table.strongbox() == f"1 {gain}"
    assert table.faith() == 1


@rule("masters", "8")
@rule("masters", "13")
@rule("masters", "R10")
def test_the_free_output_of_a_production_leader_is_never_faith() -> None:
    table = lay(Board(warehouse="1 shield", leaders="L13 played"), Board()).do("produce")
    assert table.asked["step"] == "leader power, output"
    assert table.options == ["choose coin", "choose stone", "choose servant", "choose shield"]


@rule("masters", "8")
def test_a_production_leader_in_hand_has_no_power() -> None:
    table = lay(Board(warehouse="1 shield", leaders="L13, L16"), Board())
    assert "produce" not in table.options


@rule("masters", "8")
def test_a_leader_of_another_kind_has_no_production() -> None:
    table = lay(Board(warehouse="1 coin", leaders="L04 played, L08 played"), Board())
    assert "produce" not in table.options


@rule("masters", "8")
def test_two_production_leaders_work_in_one_production() -> None:
    board = Board(warehouse="1 coin, 1 shield", leaders="L16 played, L13 played")
    table = lay(board, Board()).do("produce", "use leader 1", "choose stone")
    assert table.options == ["use leader 2", "powers done"]
    table.do("use leader 2", "choose stone")
    assert table.warehouse() == ""
    assert table.strongbox() == "2 stone"
    assert table.faith() == 2


@rule("masters", "8")
def test_a_leader_power_counts_what_is_already_committed() -> None:
    # One coin only: the card and the leader both want it.
    board = Board(warehouse="1 coin", slots="G1a", leaders="L16 played")
    table = lay(board, Board()).do("produce")
    assert table.options == ["use slot 1", "use leader 1"]
    table.do("use slot 1")
    assert table.asked["step"] == "finish turn"


@rule("masters", "8")
@rule("masters", "R13")
def test_the_best_production_gives_eight_faith_and_reaches_one_pope_space_only() -> None:
    # Six cards give at most six faith, two leaders two more: from space 7 to 15.
    board = Board(
        faith=7,
        strongbox="3 coin, 2 stone, 1 servant",
        slots="B1a B2a B3c / G1a G2a P3c / -",
        leaders="L16 played, L14 played",
    )
    table = lay(board, Board())
    table.do("produce", "use slot 1", "use slot 2")
    table.do("use leader 1", "choose coin", "use leader 2", "choose coin")
    assert table.faith() == 15
    assert table.reported == [1]


@rule("masters", "8")
@rule("masters", "15")
def test_all_six_powers_in_the_longest_turn() -> None:
    board = Board(
        warehouse="3 coin, 1 servant, 2 shield",
        strongbox="4 coin, 1 stone, 2 servant, 2 shield",
        slots="G1a G2d / Y1a Y2d / P1a",
        leaders="L13, L16",
    )
    moves = [
        *("play leader 1", "play leader 2", "produce"),
        *("use basic", "choose servant", "choose servant", "choose stone"),
        *("use slot 1", "use slot 2", "use slot 3"),
        *("use leader 1", "choose stone", "use leader 2", "choose stone"),
        *("pay 2", "pay 1", "pay 0", "end turn"),
    ]
    assert len(moves) == 18
    table = lay(board, Board()).do(*moves)
    # Paid: coins G2d and L16; servants the basic power; shields Y2d and L13; a stone P1a.
    assert table.warehouse() == "1 coin, 2 shield"
    assert table.strongbox() == "6 coin, 3 stone, 1 servant, 2 shield"
    assert table.faith() == 5
    assert table.to_move == 2


@rule("masters", "8")
@rule("masters", "15")
@pytest.mark.parametrize(
    ("supply", "first"),
    [
        ("1 coin, 1 shield", ["choose coin"]),
        ("1 coin, 2 shield", ["choose coin", "choose shield"]),
        ("1 coin, 1 stone, 1 servant", ["choose coin", "choose stone"]),
        ("2 coin, 1 stone", ["choose coin"]),
        ("2 coin, 2 stone", ["choose coin", "choose stone"]),
        ("1 stone, 1 servant, 1 shield", ["choose stone", "choose servant"]),
    ],
)
def test_a_first_input_is_offered_only_if_a_second_of_its_index_or_higher_is_left(
    supply: str, first: list[str]
) -> None:
    question = {"step": "basic power, first input", "seat": 1}
    table = lay(Board(strongbox=supply), Board(), agenda=[question, {"step": "pass on", "seat": 1}])
    options = GAME.steps[table.state.agenda[-1][0]].options(table.state, table.state.agenda[-1])
    assert [GAME.actions.text(a) for a in options] == first


@rule("masters", "8")
@rule("masters", "15")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("coin", ["choose coin", "choose stone", "choose servant", "choose shield"]),
        ("stone", ["choose servant", "choose shield"]),  # there is one stone only
        ("servant", ["choose servant", "choose shield"]),
    ],
)
def test_the_second_input_has_an_index_not_smaller_than_the_first(
    first: str, second: list[str]
) -> None:
    table = lay(Board(strongbox="2 coin, 1 stone, 2 servant, 1 shield"), Board())
    table.do("produce", f"choose {first}")
    assert table.options == second


@rule("masters", "8")
@rule("masters", "15")
def test_the_question_says_which_powers_are_chosen_and_what_they_pay_and_yield() -> None:
    # G1a turns a coin into faith, B1b a servant into a stone, L16 a coin into faith and anything.
    board = Board(strongbox="9 coin, 1 servant", slots="G1a / B1b", leaders="L16 played")
    table = lay(board, Board()).do("produce")
    assert table.asked["used"] == {}
    table.do("use basic", "choose coin", "choose shield", "use slot 1")  # a coin comes first
    assert table.asked["used"] == {"basic": 1, "slot 1": 1}
    assert table.asked["pays"] == {"coin": 3}
    assert table.asked["gains"] == {"shield": 1, "faith": 1}
    table.do("use leader 1")
    assert table.asked["used"] == {"basic": 1, "slot 1": 1}
    assert table.asked["leader"] == 1
