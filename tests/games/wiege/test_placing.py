"""Phase 1: who reaches what, where pieces may stand, moving, skipping, exchanging."""

from __future__ import annotations

import pytest

from tests.games.wiege.table import Board, Table, lay
from tests.rulebook import rule

NAMES = {
    2: ["C0", "C1", "C2"],
    3: ["C0", "B01", "B12", "B20"],
    4: ["C0", "C1", "B01", "B12", "B23", "B30"],
}


def boards(seats: int) -> list[Board]:
    return [Board() for _ in range(seats)]


@rule("wiege", "3")
@pytest.mark.parametrize(
    ("seats", "seat", "reached"),
    [
        (2, 1, "C0 C1 C2"),
        (2, 2, "C0 C1 C2"),
        (3, 1, "C0 B01 B20"),
        (3, 2, "C0 B01 B12"),
        (3, 3, "C0 B12 B20"),
        (4, 1, "C0 C1 B01 B30"),
        (4, 2, "C0 C1 B01 B12"),
        (4, 3, "C0 C1 B12 B23"),
        (4, 4, "C0 C1 B23 B30"),
    ],
)
def test_a_seat_reaches_the_centre_and_its_own_borders(seats: int, seat: int, reached: str) -> None:
    table = lay(*boards(seats), turn=seat)
    positions = {int(space.split(".")[0]) for space in table.spaces()}
    assert [NAMES[seats][position - 1] for position in sorted(positions)] == reached.split()


# Where a piece may stand ----------------------------------------------------------------------


@rule("wiege", "6")
def test_on_an_empty_event_any_space_will_do() -> None:
    table = lay(Board(), Board(), events="E01 / E03")
    every = ["1.1", "1.2", "1.3", "1.4", "2.1", "2.2"]
    assert table.spaces()[:6] == table.spaces("genius on")[:6] == every


@rule("wiege", "A5")
@pytest.mark.parametrize(
    ("pieces", "legal"),
    [
        ("s1", ["1.2", "1.4"]),  # a square: 1-2-3-4-1
        ("s2", ["1.2", "1.4"]),
        ("g2", ["1.2", "1.4"]),
        ("- - s2", ["1.2", "1.4"]),
        ("s1 s2", ["1.3", "1.4"]),
    ],
)
def test_a_road_must_lead_to_a_piece_of_anybody(pieces: str, legal: list[str]) -> None:
    table = lay(Board(), Board(), events="E01", pieces={1: pieces})
    assert [space for space in table.spaces() if space.startswith("1.")] == legal


@rule("wiege", "6")
def test_covered_spaces_are_closed() -> None:
    table = lay(Board(), Board(), events="E05", pieces={1: "- s2 g1"})
    assert [space for space in table.spaces() if space.startswith("1.")] == ["1.1", "1.4"]


@rule("wiege", "A1")
@pytest.mark.parametrize("pieces", ["s1 s2", "g1 s2", "g1 g2"])
def test_where_two_others_are_a_third_may_not_enter(pieces: str) -> None:
    table = lay(*boards(3), events="E01", pieces={1: pieces}, turn=3)
    assert not any(space.startswith("1.") for space in table.spaces())
    assert any(space.startswith("4.") for space in table.spaces())


@rule("wiege", "6")
def test_one_of_the_two_may_go_on() -> None:
    table = lay(*boards(3), events="E01", pieces={1: "s1 g2"}, turn=1)
    assert [space for space in table.spaces() if space.startswith("1.")] == ["1.3", "1.4"]


# What is placed -------------------------------------------------------------------------------


def pieces_offered(table: Table) -> list[str]:
    return sorted({option.split(" on ")[0] for option in table.options})


@rule("wiege", "6")
def test_a_stone_or_the_genius() -> None:
    assert pieces_offered(lay(Board(), Board())) == ["genius", "stone"]


@rule("wiege", "6")
def test_only_a_stone_while_the_genius_stands_on_an_event() -> None:
    assert pieces_offered(lay(Board(), Board(), pieces={3: "g1"})) == ["stone"]


@rule("wiege", "6")
def test_only_the_genius_without_stones() -> None:
    assert pieces_offered(lay(Board(), Board(won="7 of 1"))) == ["genius"]


@rule("wiege", "6")
def test_a_stone_leaves_the_reserve() -> None:
    table = lay(Board(), Board()).do("stone on 1 space 2")
    assert table.reserve(1) == "6 of 1"
    assert table.pieces(1) == "- s1 - -"
    assert "placed 1 stone 1 2 E01" in table.told()


@rule("wiege", "6")
def test_a_genius_leaves_no_stone() -> None:
    table = lay(Board(), Board()).do("genius on 3 space 4")
    assert table.reserve(1) == "7 of 1"
    assert table.pieces(3) == "- - - g1"


@rule("wiege", "4")
def test_two_card_actions_follow_and_then_the_next_seat() -> None:
    table = lay(*boards(3), turn=3).do("stone on 1 space 1")
    assert table.asked == {"step": "act", "seat": 3, "left": 2}
    table.do("stop")
    assert (table.step, table.to_move) == ("place piece", 1)


# Trigger --------------------------------------------------------------------------------------


@rule("wiege", "6")
def test_the_last_blue_space_triggers_a_culture_evaluation_and_leaves_one_action() -> None:
    table = lay(Board(), Board(), events="E03", pieces={1: "s2"}).do("stone on 1 space 2")
    assert table.asked["left"] == 1
    assert "triggered 1 1 blue E03" in table.told()
    table.do("stop")
    assert table.step == "name symbol"


@rule("wiege", "6")
def test_the_last_red_space_triggers_a_character_evaluation() -> None:
    table = lay(Board(hand="P01"), Board(), events="E12", pieces={1: "s2"})
    table.do("stone on 1 space 2", "stop")
    assert table.step == "duel"


@rule("wiege", "6")
def test_the_genius_triggers_like_a_stone() -> None:
    table = lay(Board(), Board(), events="E03", pieces={1: "s2"}).do("genius on 1 space 2")
    assert "triggered 1 1 blue E03" in table.told()


@rule("wiege", "6")
def test_spaces_of_the_other_colour_do_not_matter() -> None:
    table = lay(Board(), Board(), events="E01", pieces={1: "s2 s2"}).do("stone on 1 space 3")
    assert "triggered 1 1 blue E01" in table.told()
    table = lay(Board(), Board(), events="E01", pieces={1: "s2 s2"}).do("stone on 1 space 4")
    assert "triggered 1 1 red E01" in table.told()


@rule("wiege", "A6")
def test_an_event_of_one_colour_triggers_that_colour_only() -> None:
    table = lay(Board(), Board(), events="E04", pieces={1: "s2 s2"}).do("stone on 1 space 3")
    told = [line for line in table.told() if line.startswith("triggered")]
    assert told == ["triggered 1 1 red E04"]


@rule("wiege", "6")
def test_nothing_is_triggered_while_a_space_is_left() -> None:
    table = lay(Board(), Board(), events="E04", pieces={1: "s2"}).do("stone on 1 space 2")
    assert table.asked["left"] == 2


# Moving ---------------------------------------------------------------------------------------


def nothing_to_place(**more: str) -> Table:
    """Seat 1 has lost six stones; the last one and the genius stand on events."""
    return lay(
        Board(**more),
        Board(won="6 of 1"),
        events="E01 / E02 / E05",
        pieces={1: "s1", 3: "g1"},
    )


@rule("wiege", "6")
def test_who_has_nothing_to_place_moves_a_piece() -> None:
    table = nothing_to_place()
    assert table.step == "lift piece"
    assert table.offered("lift from") == ["1 space 1", "3 space 1"]


@rule("wiege", "6")
def test_a_lifted_piece_is_placed_as_if_it_had_not_been_there() -> None:
    table = nothing_to_place().do("lift from 1 space 1")
    second = [f"2.{space}" for space in (1, 2, 3, 4, 5)]
    assert table.spaces() == ["1.2", "1.3", "1.4", *second, "3.2"]
    table.do("stone on 1 space 3")
    assert table.pieces(1) == "- - s1 -"
    assert "moved 1 stone 1 1 1 3 E01" in table.told()
    assert table.asked["left"] == 2


@rule("wiege", "6")
def test_a_moved_genius_gives_its_bonus() -> None:
    table = nothing_to_place(columns="science: C01").do("lift from 3 space 1")
    table.do("genius on 3 space 3")
    assert table.asked == {"step": "genius bonus", "seat": 1, "left": 1}
    assert table.pieces(3) == "- - g1 -"


@rule("wiege", "6")
def test_a_moved_piece_can_trigger_at_its_destination() -> None:
    table = lay(
        Board(), Board(won="6 of 1"), events="E03 / E02 / E05", pieces={1: "s2", 2: "s1", 3: "g1"}
    )
    table.do("lift from 2 space 1", "stone on 1 space 2")
    assert "triggered 1 1 blue E03" in table.told()


@rule("wiege", "6")
def test_a_piece_without_destination_cannot_be_lifted() -> None:
    table = lay(
        Board(),
        Board(won="6 of 1"),
        Board(),
        events="E01 / E04 / E05 / -",
        pieces={1: "s2 g1", 2: "s2 s1"},
        left=0,
    )
    # without the stone on 2.2 no road leads to 2.3; but the stone may go to the first event
    assert table.offered("lift from") == ["1 space 2", "2 space 2"]
    table.do("lift from 1 space 2")
    assert table.spaces("genius on") == ["1.4", "2.3"]


@rule("wiege", "6")
def test_without_any_destination_the_turn_is_skipped() -> None:
    table = lay(
        Board(),
        Board(won="4 of 1"),
        Board(won="3 of 1"),
        events="E01 / E04 / E05 / -",
        pieces={1: "s2 s3", 2: "s2 g1"},
        left=0,
    )
    assert "turn skipped 1" in table.told()
    assert table.to_move == 2


# Skipping -------------------------------------------------------------------------------------

CLOSED = {1: "s2 s3", 2: "s2 s3"}
"""Two others on both central events; see to it that the borders of seat 1 are vacant."""


@rule("wiege", "6")
def test_without_legal_space_the_whole_turn_is_skipped() -> None:
    table = lay(
        Board(columns="science: C01"),
        *boards(3),
        events="E01 / E02 / - / E05 / E09 / -",
        pieces=CLOSED,
        left=0,
        display="- - - -",
        rest=2,
    )
    assert "turn skipped 1" in table.told()
    assert (table.step, table.to_move) == ("place piece", 2)
    assert table.columns(1) == "science: C01"  # a refill would have asked for it


@rule("wiege", "A27")
def test_a_skipped_turn_is_counted() -> None:
    table = lay(*boards(4), events="E01 / E02 / - / E05 / E09 / -", pieces=CLOSED, left=0)
    assert table.facts["turn"] == 10  # 8 before, one skipped, one begun


# Exchange -------------------------------------------------------------------------------------


@rule("wiege", "5")
def test_without_own_stones_they_may_be_exchanged_one_for_one() -> None:
    table = lay(Board(won="2 of 2"), Board(won="4 of 1"), Board(won="3 of 1"))
    assert table.options == ["exchange with 2", "stop"]  # nothing of seat 3 to give
    table.do("exchange with 2")
    assert table.reserve(1) == "1 of 1, 1 of 2"
    assert table.reserve(2) == "3 of 1, 6 of 2"
    assert "exchanged 1 2" in table.told()


@rule("wiege", "A3")
def test_as_many_as_one_likes_and_nobody_is_asked() -> None:
    table = lay(Board(won="2 of 2"), Board(won="4 of 1"), Board(won="3 of 1"))
    table.do("exchange with 2", "exchange with 2")
    assert table.reserve(1) == "2 of 1"
    assert (table.step, table.to_move) == ("place piece", 1)
    assert pieces_offered(table) == ["genius", "stone"]


@rule("wiege", "A4")
def test_with_the_genius_at_home_one_may_stop_at_once() -> None:
    table = lay(Board(won="2 of 2"), Board(won="4 of 1"), Board(won="3 of 1")).do("stop")
    assert pieces_offered(table) == ["genius"]


@rule("wiege", "A4")
def test_with_the_genius_on_an_event_one_exchange_must_be_made() -> None:
    table = lay(
        Board(won="1 of 2, 1 of 3"), Board(won="4 of 1"), Board(won="3 of 1"), pieces={1: "g1"}
    )
    assert table.options == ["exchange with 2", "exchange with 3"]
    table.do("exchange with 3")
    assert table.options == ["exchange with 2", "stop"]
    table.do("stop")
    assert pieces_offered(table) == ["stone"]


@rule("wiege", "5")
def test_nothing_is_exchanged_while_an_own_stone_is_in_reserve() -> None:
    table = lay(Board(won="2 of 2"), Board(won="4 of 1"), Board(won="2 of 1"))
    assert table.step == "place piece"


@rule("wiege", "5")
def test_nothing_is_exchanged_with_whoever_has_none_of_ones_own() -> None:
    table = lay(Board(won="2 of 2"), Board(), Board(won="7 of 1"))
    assert table.step == "place piece"


@rule("wiege", "A26")
def test_nothing_is_exchanged_without_a_legal_space() -> None:
    table = lay(
        Board(won="1 of 2"),
        Board(won="4 of 1"),
        Board(won="3 of 1"),
        Board(),
        events="E01 / E02 / - / E05 / E09 / -",
        pieces=CLOSED,
        left=0,
    )
    assert "turn skipped 1" in table.told()
    assert not any(line.startswith("exchanged") for line in table.told())
