"""Main action: take resources from the market (rules, section 5)."""

from __future__ import annotations

import pytest

from bottega.kernel.game import Illegal
from tests.games.masters.table import QUIET, Board, lay
from tests.rulebook import rule

STORE_ALL = ["store"] * 4
TWO_WHITES = "L09 played, L12 played"  # white marbles are servants or coins


@rule("masters", "5")
@rule("masters", "14")
def test_example_1_the_bottom_row_gives_a_stone_and_two_coins() -> None:
    table = lay(Board(), Board())
    assert table.slide == "blue"
    table.do("market row 3")
    assert table.asked["taken"] == {"coin": 2, "stone": 1}
    assert table.market == [
        "purple blue purple white",
        "white red white grey",
        "grey yellow yellow blue",
    ]
    assert table.slide == "white"
    table.do("store", "store", "store")
    assert table.warehouse() == "2 coin, 1 stone"


@rule("masters", "5")
@pytest.mark.parametrize(
    ("marble", "gives"),
    [("blue", "shield"), ("grey", "stone"), ("yellow", "coin"), ("purple", "servant")],
)
def test_a_coloured_marble_gives_its_resource(marble: str, gives: str) -> None:
    table = lay(Board(), Board(), market=f"{marble} white white white").do("market row 1")
    assert table.asked["taken"] == {gives: 1}
    assert table.faith() == 0


@rule("masters", "5")
def test_the_red_marble_gives_one_faith_and_nothing_else() -> None:
    table = lay(Board(), Board(), market="red white white white").do("market row 1")
    assert table.faith() == 1
    assert table.asked["step"] == "finish turn"


@rule("masters", "5")
def test_white_marbles_give_nothing() -> None:
    table = lay(Board(), Board(), market="white white white white").do("market row 1")
    assert table.asked["step"] == "finish turn"
    assert table.warehouse() == ""
    assert table.faith() == 0


@rule("masters", "5")
@pytest.mark.parametrize(
    ("move", "rows", "slide"),
    [
        (
            "market row 1",
            ["blue purple white blue", "white red white grey", "white grey yellow yellow"],
            "purple",
        ),
        (
            "market row 2",
            ["purple blue purple white", "red white grey blue", "white grey yellow yellow"],
            "white",
        ),
        (
            "market row 3",
            ["purple blue purple white", "white red white grey", "grey yellow yellow blue"],
            "white",
        ),
        (
            "market column 1",
            ["white blue purple white", "white red white grey", "blue grey yellow yellow"],
            "purple",
        ),
        (
            "market column 2",
            ["purple red purple white", "white grey white grey", "white blue yellow yellow"],
            "blue",
        ),
        (
            "market column 3",
            ["purple blue white white", "white red yellow grey", "white grey blue yellow"],
            "purple",
        ),
        (
            "market column 4",
            ["purple blue purple grey", "white red white yellow", "white grey yellow blue"],
            "white",
        ),
    ],
)
def test_the_slide_marble_pushes_the_line(move: str, rows: list[str], slide: str) -> None:
    table = lay(Board(), Board()).do(move)
    assert table.market == rows
    assert table.slide == slide


@rule("masters", "5")
@pytest.mark.parametrize(
    ("move", "taken"),
    [
        ("market row 1", {"servant": 2, "shield": 1}),
        ("market row 2", {"stone": 1}),
        ("market column 1", {"servant": 1}),
        ("market column 2", {"stone": 1, "shield": 1}),
        ("market column 3", {"coin": 1, "servant": 1}),
        ("market column 4", {"coin": 1, "stone": 1}),
    ],
)
def test_a_line_gives_the_marbles_that_lay_in_it_when_it_was_chosen(
    move: str, taken: dict[str, int]
) -> None:
    table = lay(Board(), Board()).do(move)  # the blue slide marble is not read
    assert table.asked["taken"] == taken


@rule("masters", "5")
def test_a_white_marble_leader_in_hand_does_nothing() -> None:
    table = lay(Board(leaders="L09, L12"), Board(), market="white white white white")
    table.do("market row 1")
    assert table.asked["step"] == "finish turn"


@rule("masters", "5")
@rule("masters", "R5")
def test_with_one_white_marble_leader_every_white_marble_gives_its_resource_unasked() -> None:
    table = lay(Board(leaders="L09 played, L12"), Board(), market="white white white grey")
    table.do("market row 1")
    assert table.asked["taken"] == {"stone": 1, "servant": 3}
    assert table.options == ["store", "discard"]


@rule("masters", "5")
@rule("masters", "R5")
def test_with_two_white_marble_leaders_each_white_marble_is_chosen_separately() -> None:
    table = lay(Board(leaders=TWO_WHITES), Board(), market="white grey white white")
    table.do("market row 1")
    assert table.options == ["choose coin", "choose servant"]
    table.do("choose servant", "choose coin", "choose servant")
    assert table.asked["taken"] == {"coin": 1, "stone": 1, "servant": 2}


@rule("masters", "5")
@rule("masters", "R5")
@pytest.mark.parametrize("refusal", ["choose stone", "choose shield", "discard", "store"])
def test_a_white_marble_becomes_one_of_the_two_resources_never_none(refusal: str) -> None:
    table = lay(Board(leaders=TWO_WHITES), Board(), market="white white white white")
    table.do("market row 1")
    with pytest.raises(Illegal, match="choose coin, choose servant"):
        table.do(refusal)


@rule("masters", "5")
def test_two_white_marble_leaders_change_nothing_in_a_line_without_white() -> None:
    table = lay(Board(leaders=TWO_WHITES), Board(), market="grey blue purple yellow")
    table.do("market row 1")
    assert table.asked["taken"] == {"coin": 1, "stone": 1, "servant": 1, "shield": 1}


@rule("masters", "R5")
def test_what_a_white_marble_gave_may_be_discarded_and_gives_faith_to_the_others() -> None:
    table = lay(Board(leaders="L09 played, L12"), Board(), market="white white white red")
    table.do("market row 1", "discard", "discard", "store")
    assert table.warehouse() == "1 servant"
    assert table.faith(1) == 1
    assert table.faith(2) == 2


@rule("masters", "5")
@rule("masters", "15")
def test_white_marbles_are_chosen_before_the_red_marble_moves_the_marker() -> None:
    table = lay(Board(leaders=TWO_WHITES), Board(), market="white white red grey")
    table.do("market row 1", "choose coin")
    assert table.faith() == 0
    table.do("choose coin")
    assert table.faith() == 1
    assert table.asked == {
        "step": "store goods",
        "seat": 1,
        "taken": {"coin": 2, "stone": 1},
        "discarded": 0,
    }


@rule("masters", "5")
def test_with_two_white_marble_leaders_a_red_and_white_line_still_moves_one_space() -> None:
    table = lay(Board(faith=7, leaders=TWO_WHITES), Board(), market="red white yellow grey")
    table.do("market row 1", "choose servant", *["discard"] * 3)
    assert table.faith(1) == 8
    assert table.faith(2) == 3


@rule("masters", "5")
@rule("masters", "R21")
def test_a_resource_that_would_fit_may_be_discarded() -> None:
    table = lay(Board(), Board()).do("market row 3")
    assert table.options == ["store", "discard"]
    table.do("discard", "store", "store")
    assert table.warehouse() == "1 coin, 1 stone"
    assert table.faith(2) == 1


@rule("masters", "5")
@rule("masters", "R6")
def test_what_was_stored_before_is_never_discarded_to_make_room() -> None:
    # servant / 2 coins / 3 stones are full: a shield cannot drive anything out.
    table = lay(
        Board(warehouse="2 coin, 3 stone, 1 servant"), Board(), market="blue blue white white"
    )
    table.do("market row 1")
    assert table.warehouse() == "2 coin, 3 stone, 1 servant"
    assert table.faith(2) == 2
    assert table.asked["step"] == "finish turn"


@rule("masters", "5")
@rule("masters", "15")
def test_what_cannot_be_stored_is_discarded_without_asking() -> None:
    table = lay(Board(warehouse="3 stone"), Board(), market="grey grey white white")
    table.do("market row 1")
    assert table.asked["step"] == "finish turn"
    assert table.faith(2) == 2


@rule("masters", "5")
def test_discards_move_all_others_and_not_the_current_player() -> None:
    table = lay(Board(), Board(faith=1), Board(faith=2), Board(faith=3), turn=2)
    table.do("market row 3", "discard", "discard", "discard")
    assert [table.faith(seat) for seat in (1, 2, 3, 4)] == [3, 1, 5, 6]


@rule("masters", "5")
def test_without_discards_nobody_else_moves() -> None:
    table = lay(Board(), Board(faith=7)).do("market row 3", "store", "store", "store")
    assert table.faith(1) == 0
    assert table.faith(2) == 7
    assert table.reported == []


@rule("masters", "5")
@rule("masters", "R7")
def test_discards_are_counted_and_move_the_others_once_after_the_last_unit() -> None:
    table = lay(Board(), Board()).do("market row 3", "discard", "discard")
    assert table.faith(2) == 0
    assert table.asked["discarded"] == 2
    table.do("discard")
    assert [news for news in table.told() if news.startswith("faith")] == ["faith moved 2 3 3"]


@rule("masters", "5")
@rule("masters", "14")
def test_example_6_the_red_marble_comes_before_the_discards() -> None:
    # A stands on 7, B on 4. A takes a line with the red marble and discards one resource.
    table = lay(Board(faith=7), Board(faith=4)).do("market row 2")
    assert table.faith(1) == 8
    assert table.favours(1) == "face_up inactive inactive"
    assert table.favours(2) == "removed inactive inactive"
    table.do("discard")
    assert table.faith(2) == 5
    assert table.favours(2) == "removed inactive inactive"


@rule("masters", "R7")
@rule("masters", "14")
def test_example_6_discards_move_the_others_together_before_the_report() -> None:
    # A stands on 2, B on 7, C on 3, and A discards two.
    table = lay(Board(faith=2), Board(faith=7), Board(faith=3))
    table.do("market row 3", "discard", "discard", "store")
    assert [table.faith(seat) for seat in (1, 2, 3)] == [2, 9, 5]
    assert table.favours(1) == "removed inactive inactive"
    assert table.favours(2) == "face_up inactive inactive"
    assert table.favours(3) == "face_up inactive inactive"


@rule("masters", "5")
@rule("masters", "12")
def test_in_solo_discards_move_the_black_cross() -> None:
    table = lay(Board(), cross=3).do("market row 3", "discard", "store", "discard")
    assert table.facts["cross"] == 5
    assert table.faith() == 0


@rule("masters", "5")
@rule("masters", "15")
def test_resources_are_handled_in_canonical_order_one_unit_at_a_time() -> None:
    table = lay(Board(), Board(), market="blue purple grey yellow").do("market row 1")
    pending = []
    for _ in range(4):
        pending.append(next(iter(table.asked["taken"])))
        table.do("discard")
    assert pending == ["coin", "stone", "servant", "shield"]


@rule("masters", "5")
def test_the_push_leaves_thirteen_marbles() -> None:
    table = lay(Board(), Board(), market=QUIET)
    for move in ("market row 1", "market column 4", "market row 3", "market column 2"):
        table.do(move)
        while "store" in table.options:
            table.do("store")
        table.do("end turn")
    lying = " ".join([*table.market, table.slide]).split()
    counts = {marble: lying.count(marble) for marble in sorted(set(lying))}
    assert counts == {"blue": 2, "grey": 2, "purple": 2, "red": 1, "white": 4, "yellow": 2}


@rule("masters", "5")
def test_four_marbles_of_one_line_may_all_be_stored() -> None:
    table = lay(Board(), Board(), market="grey grey blue yellow").do("market row 1", *STORE_ALL)
    assert table.warehouse() == "1 coin, 2 stone, 1 shield"
