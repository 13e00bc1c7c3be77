"""Faith and Vatican reports (rules, section 10)."""

from __future__ import annotations

import pytest

from tests.games.masters.table import Board, Table, lay
from tests.rulebook import rule

RED = "red white white white"


def gain(faith: int, *boards: Board) -> Table:
    """The table after seat 1 received so much faith in one movement."""
    table = lay(
        *boards,
        agenda=[
            {"step": "receive", "seat": 1, "gains": {"faith": faith}},
            {"step": "finish turn", "seat": 1},
            {"step": "pass on", "seat": 1},
        ],
    )
    assert table.asked["step"] == "finish turn"
    return table


@rule("masters", "10")
@rule("masters", "14")
def test_example_5_a_report_judges_all_players() -> None:
    # A reaches 8, B stands on 6, C on 4.
    table = lay(Board(faith=7), Board(faith=6), Board(faith=4), market=RED).do("market row 1")
    assert table.faith(1) == 8
    assert table.favours(1) == "face_up inactive inactive"
    assert table.favours(2) == "face_up inactive inactive"
    assert table.favours(3) == "removed inactive inactive"
    assert table.reported == [1]


@rule("masters", "10")
@pytest.mark.parametrize(
    ("section", "before_pope", "other", "tile"),
    [
        (1, 7, 0, "removed"),
        (1, 7, 4, "removed"),
        (1, 7, 5, "face_up"),
        (1, 7, 7, "face_up"),
        (2, 15, 8, "removed"),
        (2, 15, 11, "removed"),
        (2, 15, 12, "face_up"),
        (2, 15, 15, "face_up"),
        (3, 23, 15, "removed"),
        (3, 23, 18, "removed"),
        (3, 23, 19, "face_up"),
        (3, 23, 23, "face_up"),
    ],
)
def test_sections_begin_on_spaces_5_12_and_19(
    section: int, before_pope: int, other: int, tile: str
) -> None:
    table = lay(Board(faith=before_pope), Board(faith=other), market=RED).do("market row 1")
    assert table.favours(1).split()[section - 1] == "face_up"
    assert table.favours(2).split()[section - 1] == tile


@rule("masters", "10")
@pytest.mark.parametrize(("before", "section"), [(7, 1), (15, 2), (23, 3)])
def test_pope_spaces_are_8_16_and_24(before: int, section: int) -> None:
    table = lay(Board(faith=before), Board(), market=RED)
    assert section not in table.reported
    table.do("market row 1")
    assert section in table.reported


@rule("masters", "10")
@pytest.mark.parametrize("space", [n for n in range(24) if n not in (7, 15, 23)])
def test_no_other_space_calls_a_report(space: int) -> None:
    table = lay(Board(faith=space), Board(), market=RED)
    reported = table.reported
    table.do("market row 1")
    assert table.reported == reported


@rule("masters", "10")
def test_passing_a_pope_space_calls_its_report() -> None:
    table = gain(3, Board(faith=6), Board())
    assert table.faith() == 9
    assert table.reported == [1]


@rule("masters", "10")
def test_who_is_beyond_the_section_turns_the_tile_too() -> None:
    # Seats 2 and 3 stand on 7; both are moved by 3 to 10, past the pope space.
    table = lay(Board(faith=2), Board(faith=7), Board(faith=7))
    table.do("market row 3", "discard", "discard", "discard")
    assert table.faith(2) == 10
    assert table.favours(2) == "face_up inactive inactive"
    assert table.favours(3) == "face_up inactive inactive"


@rule("masters", "10")
def test_several_markers_on_the_pope_space_at_once_call_one_report() -> None:
    table = lay(Board(faith=5), Board(faith=7), Board(faith=7))
    table.do("market row 2", "discard")
    assert table.told().count("report held 1") == 1
    assert [table.favours(seat).split()[0] for seat in (1, 2, 3)] == ["face_up"] * 3


@rule("masters", "10")
def test_a_section_is_reported_only_once() -> None:
    # Seat 2 lost tile 1 and reaches space 8 later: nothing happens.
    table = lay(Board(faith=9), Board(faith=7, favours="removed inactive inactive"), turn=2)
    table.do("discard leader 1")
    assert table.faith(2) == 8
    assert table.favours(2) == "removed inactive inactive"
    assert "report held 1" not in table.told()


@rule("masters", "10")
def test_a_removed_tile_stays_removed() -> None:
    table = lay(Board(faith=15), Board(faith=13, favours="removed inactive inactive"), market=RED)
    table.do("market row 1")
    assert table.favours(2) == "removed face_up inactive"


@rule("masters", "10")
def test_a_marker_on_24_stays_there_and_surplus_faith_is_lost() -> None:
    table = gain(5, Board(faith=22), Board())
    assert table.faith() == 24
    table.do("discard leader 1")
    assert table.faith() == 24


@rule("masters", "10")
def test_other_markers_stop_on_24_too() -> None:
    table = lay(Board(), Board(faith=22), Board(faith=3))
    table.do("market row 3", "discard", "discard", "discard")
    assert table.faith(2) == 24
    assert table.faith(3) == 6


@rule("masters", "10")
@rule("masters", "R13")
def test_one_movement_past_two_pope_spaces_holds_both_reports_in_order() -> None:
    # No real production gives ten faith, but the loop covers it.
    table = gain(10, Board(faith=7), Board(faith=5))
    assert table.faith() == 17
    assert [news for news in table.told() if news.startswith("report")] == [
        "report held 1",
        "report held 2",
    ]
    assert table.favours(1) == "face_up face_up inactive"
    assert table.favours(2) == "face_up removed inactive"


@rule("masters", "10")
@rule("masters", "R13")
def test_one_movement_past_all_pope_spaces_holds_all_reports_and_triggers_the_end() -> None:
    table = gain(24, Board(), Board(faith=5))
    assert table.reported == [1, 2, 3]
    assert table.favours(1) == "face_up face_up face_up"
    assert table.favours(2) == "face_up removed removed"
    assert table.facts["last_round"] is True


@rule("masters", "10")
def test_the_report_comes_before_the_end_is_triggered() -> None:
    table = lay(Board(faith=23), Board(faith=20), market=RED).do("market row 1")
    news = table.told()
    assert news.index("report held 3") < news.index("last round")


@rule("masters", "10")
def test_the_red_marble_may_bring_its_owner_into_the_section_in_time() -> None:
    # A's red marble brings A to 12; A's discard then moves B from 15 to 16.
    table = lay(Board(faith=11), Board(faith=15)).do("market row 2", "discard")
    assert table.faith(1) == 12
    assert table.favours(1) == "face_up face_up inactive"
    assert table.favours(2) == "face_up face_up inactive"


@rule("masters", "10")
def test_the_current_player_is_judged_after_the_red_marble_moved() -> None:
    # A's own red marble brings A from 4 to 5 before B is pushed to the pope space.
    table = lay(Board(faith=4), Board(faith=7)).do("market row 2", "discard")
    assert table.favours(1) == "face_up inactive inactive"
    assert table.favours(2) == "face_up inactive inactive"
