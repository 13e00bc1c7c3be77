"""What a table decides where the rules can be read in two ways, and what version 1 played."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.wiege import GAME
from bottega.kernel.game import Illegal
from bottega.kernel.position import read_position, write_position
from bottega.kernel.words import Unreadable
from tests.games import playing
from tests.games.rules_pages import section
from tests.games.wiege.table import Board, EarlierTable, Table, acting, evaluating, lay, wander
from tests.languages import languages
from tests.rulebook import rule

TWO, THREE = (Board(),) * 2, (Board(),) * 3


def derived(table: Table) -> Any:
    return table.game.show.derived(table.state)


# Covered events -------------------------------------------------------------------------------


def without_new_events(stacks: str, colour: str = "blue", **more: Any) -> Table:
    """Three players, no new events: the first stack, in the centre, has just been evaluated."""
    return lay(*THREE, events=stacks, left=0, agenda=evaluating(1, colour), **more)


@rule("wiege", "A19")
def test_the_event_below_comes_back_with_empty_spaces_and_a_cube_less() -> None:
    table = without_new_events("E13 E02 E03")
    assert table.stack(1) == "E13 E02"
    assert table.pieces(1) == "- - - - -"
    assert "event uncovered 1 E02 2" in table.told()
    assert not any(line.startswith("stack discarded") for line in table.told())
    assert derived(table)["stakes"][0] == 2


@rule("wiege", "A19")
def test_only_the_evaluated_event_is_discarded() -> None:
    assert without_new_events("E13 E02 E03").facts["past_events"][-1] == "E03"
    past = without_new_events("E13 E02 E03").facts["past_events"]
    assert not {"E13", "E02"} & {*past}


@rule("wiege", "A19")
def test_with_none_below_the_position_stays_vacant() -> None:
    table = without_new_events("E03")
    assert (table.stack(1), table.pieces(1)) == ("", "")
    assert "stack discarded 1 1" in table.told()


@rule("wiege", "A19")
@pytest.mark.parametrize("covered", ["come back", "leave"])
def test_after_a_character_evaluation_the_whole_stack_leaves_however_the_table_decides(
    covered: str,
) -> None:
    table = without_new_events("E13 E03 E12", "red", covered=covered)
    assert table.stack(1) == ""
    assert table.facts["past_events"][-3:] == ["E13", "E03", "E12"]


@rule("wiege", "A19")
def test_while_there_are_new_events_none_comes_back() -> None:
    table = lay(*THREE, events="E13 E03", left=1, agenda=evaluating(1, "blue"))
    table.do(table.options[0])
    assert table.stack(1).startswith("E13 E03 ")


@rule("wiege", "A19")
def test_an_event_that_came_back_is_placed_on_and_evaluated_again() -> None:
    table = without_new_events("E02 E13 E03")  # E13 has two blue spaces
    table.do("2: stone on 1 space 2", "stop", "3: stone on 1 space 1", "stop")
    assert "evaluation began 1 E13 blue 3 2" in table.told()  # it shows one symbol only
    assert table.stack(1) == "E02"
    assert "event uncovered 1 E02 1" in table.told()


@rule("wiege", "A19")
def test_a_duel_on_an_event_that_came_back_is_about_the_cubes_that_are_left() -> None:
    boards = (Board(pile="P27"), Board(), Board())
    table = lay(*boards, events="E13 E12 E03", left=0, agenda=evaluating(1, "blue"))
    table.do("2: stone on 1 space 1", "stop", "3: stone on 4 space 1", "stop")
    table.do("1: stone on 1 space 2", "stop", "1: reveal from pile 4")
    assert "won 1 2 2" in table.told()


@rule("wiege", "A19")
def test_partners_may_meet_nobody_on_a_central_event_that_came_back_either() -> None:
    events = "E13 E02 E03 / E01 / E05 / E09 / E10 / E11"
    boards = (Board(),) * 4
    table = lay(*boards, events=events, left=0, teams=True, agenda=evaluating(1, "blue"))
    table.do("2: stone on 1 space 1", "stop", "3: stone on 1 space 2", "stop")
    assert table.to_move == 4
    assert not any(space.startswith("1.") for space in table.spaces())


@rule("wiege", "14")
def test_the_game_goes_on_while_an_event_comes_back_and_ends_where_it_leaves() -> None:
    last: dict[str, Any] = {
        "events": "E13 E03 / E02 / E05",
        "left": 0,
        "agenda": evaluating(1, "blue"),
    }
    assert not lay(*TWO, **last).over
    assert lay(*TWO, covered="leave", **last).over
    assert lay(*TWO, rules=1, **last).over


@rule("wiege", "A19")
@pytest.mark.parametrize("decided", [{"covered": "leave"}, {"rules": 1}], ids=["leave", "1"])
def test_covered_events_leave_with_the_stack_if_the_table_says_so_and_in_version_1(
    decided: dict[str, Any],
) -> None:
    table = without_new_events("E13 E03", **decided)
    assert table.stack(1) == ""
    assert table.facts["past_events"][-2:] == ["E13", "E03"]
    assert "stack discarded 1 2" in table.told()
    assert not table.over


def evaluations(table: Table) -> tuple[int, int]:
    """How many there were, and how many brought an event back."""
    told = [line.split()[:2] for line in table.told()]
    return told.count(["evaluation", "began"]), told.count(["event", "uncovered"])


@rule("wiege", "14")
@pytest.mark.parametrize(("seats", "fewest", "most"), [(2, 11, 21), (3, 13, 24), (4, 15, 26)])
def test_every_event_that_comes_back_makes_one_evaluation_more(
    seats: int, fewest: int, most: int
) -> None:
    came_back = 0
    for seed in range(6):
        number, back = evaluations(list(wander(seats, seed))[-1])
        assert number == fewest + back <= most
        came_back += back
    assert came_back


@rule("wiege", "14")
@pytest.mark.parametrize(("seats", "number"), [(2, 11), (3, 13), (4, 15)])
@pytest.mark.parametrize("seed", range(3))
def test_where_they_leave_every_game_has_the_same_number_of_evaluations(
    seats: int, number: int, seed: int
) -> None:
    *_, table = wander(seats, seed, **{"covered events": "leave"})
    assert evaluations(table) == (number, 0)
    *_, earlier = playing.wander(EarlierTable.new(seats), seed)
    assert evaluations(earlier) == (number, 0)


@rule("wiege", "14")
def test_an_evaluation_that_brings_an_event_back_brings_the_end_no_nearer() -> None:
    before = lay(*THREE, events="E13 E03", left=0)
    assert derived(before)["evaluations"] == derived(without_new_events("E13 E03"))["evaluations"]
    assert derived(without_new_events("E03"))["evaluations"] == 12


# Duels ----------------------------------------------------------------------------------------


def duel(one: Board, other: Board, reading: str = "two passes", **more: Any) -> Table:
    """Seat 1 has triggered a duel with seat 2; E12 shows science, finance and exploration."""
    ask = {"step": "duel", "seat": 1, "position": 1, "trigger": 1, "other": 2, "alone": "no"}
    agenda = evaluating(1, "red", ask)
    return lay(one, other, events="E13 E03 E12", agenda=agenda, duel=reading, **more)


@rule("wiege", "A14")
def test_who_passed_may_reveal_again_when_the_other_has_revealed() -> None:
    table = duel(Board(pile="P27"), Board(pile="P16 P17")).do("1: stop")
    assert (table.to_move, table.asked["alone"]) == (2, "yes")
    table.do("2: reveal from pile 2 science")
    assert (table.to_move, table.asked["alone"]) == (1, "no")
    assert table.options == ["reveal from pile 4", "stop"]


@rule("wiege", "A14")
def test_a_duel_ends_with_two_passes_in_a_row_and_not_with_the_second_one() -> None:
    table = duel(Board(pile="P26 P27"), Board(pile="P16 P17 P01"))
    table.do("1: stop", "2: reveal from pile 2 science", "1: stop")
    assert (table.step, table.to_move) == ("duel", 2)
    table.do("2: reveal from pile 1 science", "1: reveal from pile 4", "2: stop")
    assert (table.step, table.to_move, table.asked["alone"]) == ("duel", 1, "yes")
    table.do("1: stop")
    assert "won 1 3 3" in table.told()  # 4 against 2 + 1
    assert [line for line in table.told() if line.startswith("passed")] == [
        *("passed 1", "passed 1", "passed 2", "passed 1")
    ]


@rule("wiege", "A14")
def test_two_passes_at_once_are_a_tie() -> None:
    table = duel(Board(pile="P27"), Board(pile="P26")).do("1: stop", "2: stop")
    assert "tied 1 2 0" in table.told()
    assert (table.pile(1), table.pile(2)) == ("P27", "P26")


@rule("wiege", "A14")
def test_what_was_revealed_before_a_pass_counts() -> None:
    table = duel(Board(pile="P01 P02"), Board(pile="P26 P27"))
    table.do("1: reveal from pile 1 science", "2: stop", "1: stop")
    assert "won 1 3 3" in table.told()
    table = duel(Board(pile="P01 P02"), Board(pile="P26"))
    table.do("1: reveal from pile 1 science", "2: reveal from pile 3", "1: stop")
    assert "won 2 3 3" in table.told()


@rule("wiege", "A14")
def test_a_character_without_symbol_comes_in_from_hand_after_a_pass() -> None:
    table = duel(Board(hand="P04 P27"), Board(pile="P26"))
    table.do("1: stop", "2: reveal from pile 3", "1: reveal from hand 4")
    assert "passed 2" in table.told()  # neither hand nor pile is left
    table.do("1: stop")
    assert table.stones() == [10, 4]
    assert (table.hand(1), table.hand(2)) == ("P04", "P26")


@rule("wiege", "A14")
def test_who_has_neither_hand_nor_pile_passes_again_without_being_asked() -> None:
    table = duel(Board(), Board(pile="P01 P02")).do("2: reveal from pile 1 science")
    assert table.told().count("passed 1") == 2
    assert (table.to_move, table.asked["alone"]) == (2, "yes")


@rule("wiege", "A14")
def test_whoever_might_have_a_character_is_asked_again() -> None:
    table = duel(Board(hand="C01"), Board(pile="P01 P02"))
    table.do("1: stop", "2: reveal from pile 1 science")
    assert (table.to_move, table.options) == (1, ["stop"])


@rule("wiege", "A14")
@pytest.mark.parametrize("decided", [{}, {"rules": 1}], ids=["final", "1"])
def test_a_pass_is_final_by_default_and_in_version_1(decided: dict[str, Any]) -> None:
    table = duel(Board(pile="P27"), Board(pile="P16 P17"), "final", **decided)
    table.do("1: stop", "2: reveal from pile 2 science")
    assert (table.to_move, table.asked["alone"]) == (2, "yes")
    table.do("2: stop")
    assert "won 2 3 3" in table.told()


@rule("wiege", "A14")
@pytest.mark.parametrize(("reading", "later"), [("final", True), ("two passes", False)])
def test_a_side_has_passed_until_it_may_come_in_again(reading: str, later: bool) -> None:
    table = duel(Board(pile="P27"), Board(pile="P16 P17"), reading).do("1: stop")
    assert [side["passed"] for side in derived(table)["sides"]] == [True, False]
    table.do("2: reveal from pile 2 science")
    assert [side["passed"] for side in derived(table)["sides"]] == [later, False]


@rule("wiege", "A14")
def test_a_player_that_thinks_one_answer_ahead_comes_in_again_to_win_and_not_to_lose() -> None:
    moves = ["1: reveal from pile 3", "2: reveal from pile 2 science", "1: stop"]
    back = "2: reveal from pile 2 science"  # 6 against 3
    assert duel(Board(pile="P26 P27"), Board(pile="P16 P17")).do(*moves, back).best() == (
        "reveal from pile 4"
    )
    assert duel(Board(pile="P26 P01"), Board(pile="P16 P17")).do(*moves, back).best() == "stop"


# Gaps in the display --------------------------------------------------------------------------


def evaluated(display: str, discards: str, *boards: Board, **more: Any) -> Table:
    """The end of an evaluation with an empty card deck: all other cards are in seat 2's hand."""
    agenda = evaluating(1, "blue")
    return lay(*(boards or TWO), display=display, discards=discards, rest=2, agenda=agenda, **more)


@rule("wiege", "9")
def test_gaps_are_filled_at_once_when_an_evaluation_renews_the_deck() -> None:
    table = evaluated("- P05 P06 -", "C01 P02 P03")
    assert table.asked == {"step": "fill slot", "seat": "nature", "slot": 1}
    assert table.offered("show") == ["C01 slot 1", "P02 slot 1", "P03 slot 1"]
    table.do("show P02 slot 1", "show C01 slot 4")
    assert table.display == "P02 P05 P06 C01"
    assert (table.step, table.deck) == ("lay event", 1)


@rule("wiege", "9")
def test_also_after_the_last_evaluation() -> None:
    table = evaluated("- P05 P06 P07", "C01 P02", left=0)
    assert not table.over
    table.do("show C01 slot 1")
    assert table.over
    assert (table.display, table.deck) == ("C01 P05 P06 P07", 1)


@rule("wiege", "9")
def test_before_a_covered_event_comes_back_too() -> None:
    table = evaluated("- P05 P06 P07", "C01", *THREE, events="E13 E03", left=0)
    assert table.stack(1) == "E13 E03"
    table.do("show C01 slot 1")
    assert table.stack(1) == "E13"


@rule("wiege", "A12")
def test_tops_are_given_up_if_the_discards_of_an_evaluation_are_too_few() -> None:
    boards = (Board(columns="finance: C15 C21*"), Board(columns="religion: C29"))
    table = evaluated("- - - -", "C01", *boards)
    assert (table.columns(1), table.columns(2)) == ("finance: C15", "")
    table.do("show C21 slot 1", "show C29 slot 2", "show C01 slot 3")
    assert table.display == "C21 C29 C01 -"  # nothing is left, and tops are given up once a turn
    assert (table.step, table.columns(1)) == ("lay event", "finance: C15")


@rule("wiege", "A12")
def test_a_deck_that_is_used_up_by_the_gaps_asks_for_no_tops() -> None:
    table = evaluated("- - P06 P07", "C01 C02", Board(columns="finance: C15"), Board())
    table.do("show C01 slot 1", "show C02 slot 2")
    assert (table.step, table.deck, table.columns(1)) == ("lay event", 0, "finance: C15")


@rule("wiege", "9")
def test_without_gaps_nothing_is_shown() -> None:
    table = evaluated("P04 P05 P06 P07", "C01 P02 P03")
    assert (table.step, table.deck) == ("lay event", 3)


@rule("wiege", "9")
def test_in_version_1_gaps_stayed_until_the_next_refill() -> None:
    table = evaluated("- P05 P06 -", "C01 P02 P03", rules=1)
    assert (table.step, table.deck, table.display) == ("lay event", 3, "- P05 P06 -")
    table.do(table.options[0]).do("2: stone on 2 space 1", "stop")
    assert table.asked == {"step": "fill slot", "seat": "nature", "slot": 1}


@rule("wiege", "9")
def test_a_gap_and_cards_to_fill_it_lie_there_only_while_somebody_acts() -> None:
    gap: dict[str, Any] = {"display": "- P05 P06 P07", "possible": False}
    found = ["a gap in the display is filled while there are cards"]
    assert lay(*TWO, **gap).faults == found
    assert lay(*TWO, agenda=[{"step": "pass on", "seat": 1}], **gap).faults == found
    assert lay(*TWO, agenda=acting(), **gap).faults == []
    assert lay(*TWO, rest=2, **gap).faults == []
    assert lay(*TWO, rules=1, **gap).faults == []


# Tables and their positions -------------------------------------------------------------------


def test_a_table_decides_nothing_but_what_can_be_decided() -> None:
    with pytest.raises(Illegal, match="covered events must be one of come back, leave, not 'x'"):
        GAME.new(2, {"covered events": "x"})
    with pytest.raises(Illegal, match="wiege has no option 'duel'; it has: mode"):
        GAME.versions[1].new(2, {"duel": "final"})


def test_a_position_says_what_its_table_decided() -> None:
    table = Table.new(2, **{"covered events": "leave", "duel": "two passes"})
    assert table.facts["readings"] == {"covered_events": "leave", "duel": "two passes"}
    game, again = read_position(write_position(GAME, table.nature().state))
    assert game.write(again) == table.facts
    assert Table.new(2).facts["readings"] == {"covered_events": "come back", "duel": "final"}


def test_a_position_that_decides_otherwise_cannot_be_read() -> None:
    facts = Table.new(2).facts
    facts["readings"]["duel"] = "three passes"
    with pytest.raises(Unreadable, match=r"readings\.duel: expected .*'three passes'"):
        GAME.read(facts)


def test_a_position_of_version_1_decides_nothing() -> None:
    table = EarlierTable.new(2)
    assert "readings" not in table.facts
    text = write_position(table.game, table.nature().state)
    game, again = read_position(text)
    assert game is GAME.versions[1]
    assert game.write(again) == table.facts


@languages
def test_the_rules_discuss_what_a_table_decides(lang: str) -> None:
    assert GAME.rulings == {"covered events": "A19", "duel": "A14"}
    for ruling in GAME.rulings.values():
        assert f"\n**{ruling}.**" in section("wiege", lang, 17)
