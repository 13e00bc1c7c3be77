"""What may be discarded at the market (rules, section 5, and R6): a table decides."""

from __future__ import annotations

import pytest

from bottega.games.masters import GAME
from bottega.kernel.game import Illegal
from tests.games.masters.table import Board, FirstRules, Table, lay
from tests.games.masters.test_derived import told_of
from tests.rulebook import rule

FULL = "2 coin, 3 stone, 1 servant"
TWO_SHIELDS = "blue blue white white"


def any_goods(*boards: Board, market: str = TWO_SHIELDS, cross: int = 0) -> Table:
    """A table at which stored goods may be discarded too."""
    return lay(*boards, market=market, cross=cross, discard="any")


def stored(table: Table) -> list[str]:
    return table.offered("discard stored")


# Taken goods only ----------------------------------------------------------------------------


@rule("masters", "5")
@rule("masters", "R6")
@pytest.mark.parametrize("rules", [Table, FirstRules], ids=["the usual table", "version 1"])
def test_of_taken_goods_only_what_was_stored_stays(rules: type[Table]) -> None:
    table = lay(Board(warehouse=FULL), Board(), market=TWO_SHIELDS, rules=rules)
    table.do("market row 1")
    assert table.step == "finish turn"
    assert table.warehouse() == FULL
    assert table.faith(2) == 2


@rule("masters", "5")
@rule("masters", "R6")
@pytest.mark.parametrize("rules", [Table, FirstRules], ids=["the usual table", "version 1"])
def test_of_taken_goods_only_nothing_stored_is_offered(rules: type[Table]) -> None:
    table = lay(Board(warehouse="1 coin"), Board(), market=TWO_SHIELDS, rules=rules)
    table.do("market row 1")
    assert table.options == ["store", "discard"]
    with pytest.raises(Illegal, match="possible: store, discard"):
        table.do("discard stored coin")


@rule("masters", "R6")
def test_a_table_that_decides_nothing_discards_taken_goods_only() -> None:
    assert GAME.table_options == {"discard": ["taken", "any"]}
    assert GAME.rulings == {"discard": "R6"}
    assert GAME.write(GAME.new(2))["readings"] == {"discard": "taken"}
    assert GAME.write(GAME.new(2, {"discard": "any"}))["readings"] == {"discard": "any"}


@rule("masters", "R6")
def test_version_1_knows_no_such_choice() -> None:
    first = GAME.versions[1]
    assert first.table_options == {}
    assert "readings" not in first.write(first.new(2))


# Any goods -----------------------------------------------------------------------------------


@rule("masters", "5")
@rule("masters", "R6")
def test_of_any_goods_a_stored_one_may_go_to_make_room() -> None:
    # Servant / 2 coins / 3 stones: without the servant two shields fit, the coins going down.
    table = any_goods(Board(warehouse=FULL), Board(), Board()).do("market row 1")
    assert table.options == [
        "discard",
        "discard stored coin",
        "discard stored stone",
        "discard stored servant",
    ]
    table.do("discard stored servant")
    assert table.options == ["store", "discard", "discard stored coin", "discard stored stone"]
    table.do("store")
    assert table.warehouse() == "2 coin, 3 stone, 1 shield"


@rule("masters", "5")
@rule("masters", "R6")
def test_a_stored_good_discarded_gives_the_others_faith_like_any_other() -> None:
    table = any_goods(Board(warehouse=FULL), Board(), Board(faith=3)).do("market row 1")
    table.do("discard stored servant", "store")
    assert table.asked == {
        "step": "store goods",
        "seat": 1,
        "taken": {"shield": 1},
        "discarded": 1,
    }
    assert [table.faith(seat) for seat in (1, 2, 3)] == [0, 0, 3]  # not before the last one
    table.do("discard stored coin", "store")  # shields in the depot of 2, the coin in that of 1
    assert table.warehouse() == "1 coin, 3 stone, 2 shield"
    assert [table.faith(seat) for seat in (1, 2, 3)] == [0, 2, 5]


@rule("masters", "R6")
@rule("masters", "R21")
def test_a_stored_good_may_go_although_nothing_needs_its_place() -> None:
    table = any_goods(Board(warehouse="1 coin"), Board()).do("market row 1")
    table.do("discard stored coin", "store", "store")
    assert table.warehouse() == "2 shield"
    assert table.faith(2) == 1


@rule("masters", "R6")
def test_all_that_lies_in_the_warehouse_may_go_with_all_that_was_taken() -> None:
    board = Board(warehouse="1 coin, 2 stone, 3 servant")
    table = any_goods(board, Board(), market="blue blue yellow grey").do("market row 1")
    table.do("discard stored coin", *["discard stored stone"] * 2)
    table.do(*["discard stored servant"] * 3, *["discard"] * 4)
    assert table.warehouse() == ""
    assert table.faith(2) == 10


@rule("masters", "R6")
@rule("masters", "R7")
@rule("masters", "R13")
def test_ten_discards_at_once_may_call_two_reports_one_after_the_other() -> None:
    # The second player goes from 7 to 17, past both pope spaces; the third from 2 to 12.
    board = Board(faith=5, warehouse="1 coin, 2 stone, 3 servant")
    table = any_goods(board, Board(faith=7), Board(faith=2), market="blue blue yellow grey")
    table.do("market row 1", "discard stored coin", *["discard stored stone"] * 2)
    table.do(*["discard stored servant"] * 3, *["discard"] * 4)
    assert [table.faith(seat) for seat in (1, 2, 3)] == [5, 17, 12]
    assert [news for news in table.told() if news.startswith("report")] == [
        "report held 1",
        "report held 2",
    ]
    assert table.favours(1) == "face_up removed inactive"
    assert table.favours(2) == "face_up face_up inactive"
    assert table.favours(3) == "face_up face_up inactive"


@rule("masters", "R6")
@rule("masters", "R17")
def test_stored_goods_discarded_can_bring_somebody_to_the_end_of_the_track() -> None:
    table = any_goods(Board(warehouse="3 coin"), Board(faith=21)).do("market row 1")
    table.do(*["discard stored coin"] * 3, "store", "store")
    assert table.faith(2) == 24
    assert table.facts["last_round"] is True


@rule("masters", "R6")
def test_the_strongbox_is_never_discarded() -> None:
    table = any_goods(Board(strongbox="5 coin, 5 stone"), Board()).do("market row 1")
    assert stored(table) == []


@rule("masters", "6")
@rule("masters", "R6")
@rule("masters", "R8")
@pytest.mark.parametrize(
    ("warehouse", "offered"),
    [
        ("2 stone", []),  # both in the leader depot
        ("3 stone", ["stone"]),
        ("2 stone, 1 coin", ["coin"]),
        ("5 stone, 2 coin", ["coin", "stone"]),
    ],
)
def test_leader_depots_are_filled_first_and_what_lies_there_stays(
    warehouse: str, offered: list[str]
) -> None:
    table = any_goods(Board(warehouse=warehouse, leaders="L05 played"), Board())
    assert stored(table.do("market row 1")) == offered


@rule("masters", "6")
@rule("masters", "R6")
def test_only_the_surplus_above_a_leader_depot_may_go() -> None:
    table = any_goods(Board(warehouse="4 stone", leaders="L05 played"), Board())
    table.do("market row 1", "discard stored stone", "discard stored stone")
    assert stored(table) == []
    assert table.warehouse() == "2 stone"


@rule("masters", "R6")
def test_what_a_leader_depot_takes_on_the_way_does_not_count_as_stored() -> None:
    # A shield is in the depot of L07 and one more fits there: the first taken goes in, the second
    # into a basic depot, and only that one may go.
    board = Board(warehouse="1 shield", leaders="L07 played")
    table = any_goods(board, Board(), market="blue blue white purple / yellow").do("market row 1")
    table.do("store")  # the servant comes before the shields
    assert stored(table) == ["servant"]
    table.do("store")
    assert stored(table) == ["servant"]
    table.do("store")
    assert table.warehouse() == "1 servant, 3 shield"


@rule("masters", "R5")
@rule("masters", "R6")
def test_a_white_marble_that_a_leader_changes_may_drive_out_stored_goods() -> None:
    board = Board(warehouse=FULL, leaders="L10 played")
    table = any_goods(board, Board(), market="white white white white").do("market row 1")
    assert table.asked["taken"] == {"shield": 4}
    table.do(*["discard stored stone"] * 3, "store", "store", "store", "discard")
    assert table.warehouse() == "2 coin, 1 servant, 3 shield"
    assert table.faith(2) == 4


@rule("masters", "R5")
@rule("masters", "R6")
def test_two_white_marble_leaders_choose_before_anything_is_discarded() -> None:
    board = Board(warehouse=FULL, leaders="L10 played, L12 played")
    table = any_goods(board, Board(), market="white white white white").do("market row 1")
    assert table.options == ["choose coin", "choose shield"]
    table.do(*["choose shield"] * 4)
    assert stored(table) == ["coin", "stone", "servant"]


@rule("masters", "R6")
@pytest.mark.parametrize("line", ["white white white white", "red white white white"])
def test_where_a_line_gave_no_resource_nothing_is_discarded(line: str) -> None:
    table = any_goods(Board(warehouse=FULL), Board(), market=line).do("market row 1")
    assert table.step == "finish turn"


@rule("masters", "R6")
def test_after_the_last_resource_stored_goods_are_safe() -> None:
    table = any_goods(Board(warehouse="1 coin"), Board()).do("market row 1", "store", "store")
    assert table.step == "finish turn"
    assert stored(table) == []


@rule("masters", "R6")
def test_buying_and_producing_discard_nothing() -> None:
    table = any_goods(Board(warehouse="2 coin", strongbox="2 coin"), Board())
    assert stored(table) == []
    assert table.do("produce").step == "basic power, output"
    assert stored(table) == []


@rule("masters", "R6")
@rule("masters", "12")
def test_alone_the_black_cross_moves_for_stored_goods_too() -> None:
    table = any_goods(Board(faith=6, warehouse=FULL), cross=7).do("market row 1")
    table.do("discard stored servant", "store", "discard")
    assert table.facts["cross"] == 9
    assert table.favours() == "face_up inactive inactive"


@rule("masters", "R6")
@rule("masters", "12")
@rule("masters", "R15")
def test_alone_a_game_lost_by_stored_goods_ends_after_the_last_resource() -> None:
    table = any_goods(Board(warehouse=FULL), cross=22).do("market row 1")
    table.do("discard stored servant", "discard stored coin")
    assert not table.over
    table.do("store", "store")
    assert table.over
    assert table.winners == []
    assert table.warehouse() == "1 coin, 3 stone, 2 shield"


@rule("masters", "R6")
def test_everybody_is_told_what_left_the_warehouse() -> None:
    table = any_goods(Board(warehouse=FULL), Board()).do("market row 1")
    table.do("discard stored servant", "store")
    assert table.told()[-2:] == ["discarded stored 1 servant", "stored 1 shield"]


@rule("masters", "R6")
def test_a_bot_that_thinks_ahead_gives_one_good_for_several() -> None:
    # A coin, a stone and a servant keep out four shields; without one of them three would fit.
    board = Board(warehouse="1 coin, 1 stone, 1 servant", leaders="L10 played")
    table = any_goods(board, Board(), market="white white white blue").do("market row 1")
    assert table.best().startswith("discard stored")


@rule("masters", "R6")
def test_a_bot_that_thinks_ahead_throws_out_nothing_for_nothing() -> None:
    assert any_goods(Board(warehouse="1 coin"), Board()).do("market row 1").best() == "store"


@rule("masters", "R6")
@rule("masters", "12")
@pytest.mark.parametrize("cross", [12, 16, 18])
def test_a_bot_does_not_put_off_the_black_cross_by_discarding_more(cross: int) -> None:
    board = Board(warehouse="1 stone, 3 servant, 2 shield", slots="G1c / B1c / Y1c")
    table = any_goods(board, market="blue white white white", cross=cross).do("market row 1")
    assert table.do("discard stored servant").best() == "store"


# Storing all at once ---------------------------------------------------------------------------


@rule("masters", "5")
@pytest.mark.parametrize(
    ("warehouse", "fits"),
    [("1 coin", {"shield": 2}), ("2 coin, 3 stone", {"shield": 1}), (FULL, None)],
)
def test_a_resource_to_be_stored_says_how_many_of_all_would_fit(
    warehouse: str, fits: dict[str, int] | None
) -> None:
    table = lay(Board(warehouse=warehouse), Board(), market=TWO_SHIELDS).do("market row 1")
    assert (told_of(table, "store")["fits"] if fits else None) == fits
    assert ("store" in table.options) == (fits is not None)


@rule("masters", "5")
def test_for_a_single_resource_nothing_needs_to_be_told() -> None:
    table = lay(Board(), Board(), market=TWO_SHIELDS).do("market row 1", "store")
    assert "fits" not in told_of(table, "store")
