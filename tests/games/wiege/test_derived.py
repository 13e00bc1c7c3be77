"""What is said about a view beyond its own words: numbers that a picture shows."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.wiege import GAME
from tests.games.wiege.table import Board, Table, evaluating, lay, unpack, wander
from tests.rulebook import rule

DUEL = {"step": "duel", "seat": 1, "position": 1, "trigger": 1, "other": 2, "alone": "no"}
NAMING = {"step": "name symbol", "seat": 1, "position": 1, "trigger": 1, "other": 2}
PAY = {"step": "pay stone", "seat": 2, "to": 1}
USE_UP = {"step": "use up", "seat": 1, "symbol": "science", "cards": 1}


def derived(table: Table, seat: int | None = None) -> Any:
    """What a seat, or an onlooker, is told about its view."""
    return GAME.show.derived(GAME.redact(table.state, None if seat is None else seat - 1))


def before(table: Table, seat: int = 1) -> Any:
    """What is said about the place of a seat."""
    return derived(table)["players"][seat - 1]


def sides(table: Table) -> list[tuple[int, str, int | None]]:
    """Who takes part, what he has named and what he comes to."""
    return [(side["seat"], side["named"], side["score"]) for side in derived(table)["sides"]]


# How far the game is --------------------------------------------------------------------------


@rule("wiege", "14")
def test_no_evaluation_is_over_while_the_table_is_set_up_and_at_the_start() -> None:
    table = unpack(3)
    for _ in range(3):
        assert derived(table)["evaluations"] == 0
        table.do(table.options[0])
    table.nature()
    assert derived(table)["evaluations"] == 0


@rule("wiege", "14")
def test_every_event_that_is_covered_or_discarded_was_an_evaluation() -> None:
    # 2 players have 13 events: 6 face down and 3 in play, so 4 are covered or gone
    table = lay(Board(), Board(), events="E13 E01 / E02 / E05", left=6)
    assert derived(table)["evaluations"] == 4
    # the last evaluations leave positions vacant
    table = lay(Board(), Board(), Board(), events="E01 / E02 / E05 / -", left=0)
    assert derived(table)["evaluations"] == 12


@rule("wiege", "14")
@pytest.mark.parametrize(("seats", "evaluations"), [(2, 11), (3, 13), (4, 15)])
def test_a_game_is_over_after_all_its_evaluations(seats: int, evaluations: int) -> None:
    done = []
    for table in wander(seats, seed=5):
        GAME.decision(table.state)  # what needs no answer happens
        done.append(derived(table)["evaluations"])
    assert done == sorted(done)
    assert done[-1] == evaluations
    assert GAME.show.static_data()["evaluations"][str(seats)] == evaluations


@rule("wiege", "11")
def test_a_character_evaluation_is_about_the_height_of_the_stack() -> None:
    table = lay(Board(), Board(), Board(), events="E13 E03 E01 / E02 / E05 / -", left=0)
    assert derived(table)["stakes"] == [3, 1, 1, 0]


# What lies before a player --------------------------------------------------------------------


@rule("wiege", "8")
def test_a_column_counts_its_symbols_and_a_turned_card_twice() -> None:
    # worked example 1: three cards that show 1, 2 and 1 symbols
    table = lay(Board(columns="architecture: C08 C14* C09; religion: C29"), Board())
    assert before(table)["columns"] == {
        "architecture": {"symbols": ["architecture"], "count": 4},
        "religion": {"symbols": ["religion"], "count": 1},
    }
    assert before(table, 2)["columns"] == {}


@rule("wiege", "8")
def test_an_open_column_stands_for_both_of_its_symbols() -> None:
    table = lay(Board(), Board(columns="finance/exploration: C38"))
    columns = before(table, 2)["columns"]
    assert columns == {"finance": {"symbols": ["finance", "exploration"], "count": 1}}


@rule("wiege", "6")
def test_a_genius_that_stands_on_no_event_is_at_home() -> None:
    table = lay(Board(), Board(), pieces={2: "g2"})
    assert [before(table, seat)["genius_home"] for seat in (1, 2)] == [True, False]


@rule("wiege", "16")
@pytest.mark.parametrize(
    ("cards", "total", "twins", "score"),
    [
        ("P01 P02 P16 P03 P17", 7, [1, 1, 2, 1, 2], 12),  # worked example 2
        ("P16 P17 P01 P18", 7, [2, 2, 2], 10),  # worked example 3
        ("P26 P27", 7, [], 7),
        ("", 0, [], 0),
    ],
)
def test_revealed_characters(cards: str, total: int, twins: list[int], score: int) -> None:
    boards = (Board(revealed=cards), Board(hand="P24"))
    table = lay(*boards, events="E12", agenda=evaluating(1, "red", DUEL | {"seat": 2}))
    assert before(table)["revealed"] == {"sum": total, "twins": twins, "score": score}


# Who takes part in an evaluation --------------------------------------------------------------


@rule("wiege", "10")
def test_nobody_takes_part_where_no_evaluation_goes_on() -> None:
    table = lay(Board(), Board(), events="E03", pieces={1: "s2"})
    assert sides(table) == []
    table.do("stone on 1 space 2")  # triggered, but a card action comes first
    assert sides(table) == []


@rule("wiege", "10")
def test_the_trigger_player_comes_first_then_whom_he_meets() -> None:
    boards = (Board(), Board(), Board())
    table = lay(*boards, events="E03", pieces={1: "s1"}, turn=3)
    table.do("stone on 1 space 2", "stop")
    assert sides(table) == [(3, "none", None), (1, "none", None)]


@rule("wiege", "10")
def test_alone_on_the_event_he_is_the_only_one() -> None:
    table = lay(Board(), Board(), events="E03", pieces={1: "s1"})
    assert sides(table.do("stone on 1 space 2", "stop")) == [(1, "none", None)]


@rule("wiege", "11")
def test_what_the_trigger_player_has_named_is_known_to_the_other() -> None:
    boards = (Board(columns="science: C01 C07*"), Board())
    table = lay(*boards, events="E03", agenda=evaluating(1, "blue", NAMING | {"named": "none"}))
    assert sides(table) == [(1, "none", None), (2, "none", None)]
    assert sides(table.do("name science")) == [(1, "science", 3), (2, "none", None)]


@rule("wiege", "11")
def test_while_the_loser_pays_the_winner_stands_by_his_symbol() -> None:
    boards = (Board(columns="science: C01 C02"), Board(won="1 of 1, 1 of 3"), Board())
    agenda = evaluating(1, "blue", NAMING | {"named": "none"})
    table = lay(*boards, events="E03", agenda=agenda).do("name science", "name religion")
    assert table.asked == PAY
    assert sides(table) == [(1, "science", 2), (2, "none", None)]


@rule("wiege", "12")
def test_who_pays_the_only_participant_takes_no_part() -> None:
    # the same stone is owed by the same seat as above, but nobody was met
    boards = (Board(columns="science: C01"), Board(won="1 of 1, 1 of 3"), Board())
    alone = evaluating(1, "blue", PAY, USE_UP, other="nature")
    assert sides(lay(*boards, events="E03", agenda=alone)) == [(1, "science", 1)]
    met = evaluating(1, "blue", PAY, USE_UP, other=2)
    assert [seat for seat, *_ in sides(lay(*boards, events="E03", agenda=met))] == [1, 2]


@rule("wiege", "11")
def test_after_a_tie_who_has_kept_a_card_was_level_with_who_still_does() -> None:
    boards = (Board(columns="science: C01 C04"), Board(columns="religion: C29 C32"))
    agenda = evaluating(1, "blue", NAMING | {"named": "none"})
    table = lay(*boards, events="E03", agenda=agenda).do("name science", "name religion")
    assert sides(table) == [(1, "science", 2), (2, "religion", 2)]
    table.do("keep culture science blue")
    assert table.to_move == 2
    assert sides(table) == [(1, "none", 2), (2, "religion", 2)]


@rule("wiege", "A14")
def test_a_duel_says_the_scores_and_who_has_passed() -> None:
    boards = (Board(revealed="P01", pile="P02"), Board(revealed="P16 P17", pile="P18"))
    table = lay(*boards, events="E12", agenda=evaluating(1, "red", DUEL))
    assert sides(table) == [(1, "none", 1), (2, "none", 6)]
    assert [side["passed"] for side in derived(table)["sides"]] == [False, False]
    table.do("1: stop")
    assert [side["passed"] for side in derived(table)["sides"]] == [True, False]


@rule("wiege", "11")
def test_the_winners_characters_are_gone_when_the_loser_keeps_one() -> None:
    boards = (Board(revealed="P01 P16"), Board(revealed="P26 P27"))
    kept = {"step": "keep revealed", "seat": 1}
    dropped = {"step": "discard revealed", "seat": 2}
    table = lay(*boards, events="E12", agenda=evaluating(1, "red", dropped, kept, other=2))
    assert table.asked == kept
    assert sides(table) == [(1, "none", 3), (2, "none", None)]


# Hidden cards ---------------------------------------------------------------------------------


@rule("wiege", "A28")
def test_everybody_is_told_the_same_and_nothing_of_hands_and_piles() -> None:
    shown = {"columns": "science: C01 C07*", "revealed": "P01"}
    told = []
    for hand, pile in (("P02 C02", "P16"), ("P26 C40", "P27")):
        boards = (Board(hand=hand, pile=pile, **shown), Board(hand="P03"))
        table = lay(*boards, events="E12", agenda=evaluating(1, "red", DUEL))
        told += [derived(table, 1), derived(table, 2), derived(table, None)]
    assert all(derived == told[0] for derived in told)
    assert told[0]["players"][0]["revealed"]["score"] == 1
