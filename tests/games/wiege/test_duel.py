"""The character evaluation."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.wiege.cards.cards import CARD
from bottega.games.wiege.rules.duel import score_of
from tests.games.wiege.table import Board, Table, evaluating, lay
from tests.rulebook import rule

ONES, TWOS = ["P01", "P02", "P03"], ["P16", "P17", "P18"]


def duel(one: Board, other: Board, event: str = "E12", **more: Any) -> Table:
    """Seat 1 has triggered a duel with seat 2; E12 shows science, finance and exploration."""
    ask = {"step": "duel", "seat": 1, "position": 1, "trigger": 1, "other": 2, "alone": "no"}
    return lay(one, other, events=event, agenda=evaluating(1, "red", ask), **more)


def alone(board: Board, *others: Board, event: str = "E12", **more: Any) -> Table:
    ask = {"step": "play alone", "seat": 1, "position": 1}
    agenda = evaluating(1, "red", ask)
    return lay(board, *(others or [Board()]), events=event, agenda=agenda, **more)


# The score ------------------------------------------------------------------------------------


@rule("wiege", "16")
@pytest.mark.parametrize(
    ("values", "score"),
    [
        ("1 1 2 1 2", 12),  # worked example 2
        ("2 2 1 2", 10),  # worked example 3
        ("", 0),
        ("3", 3),
        ("4", 4),
        ("3 4", 7),
        ("1 1", 4),
        ("2 2", 6),
        ("1 2", 3),
        ("4 2 2", 10),
    ],
)
def test_the_score_of_revealed_characters(values: str, score: int) -> None:
    spare = {"1": ONES[:], "2": TWOS[:], "3": ["P26"], "4": ["P27"]}
    cards = [CARD.values[spare[value].pop()] for value in values.split()]
    assert score_of(cards) == score


# What may be revealed -------------------------------------------------------------------------


@rule("wiege", "11")
def test_from_the_hand_only_with_a_symbol_of_the_event_or_without_any() -> None:
    hand = "C01 P01 P04 P07 P13 P22 P24 P26 P27"
    table = duel(Board(hand=hand), Board())
    assert table.options == [
        "reveal from hand 1 science",
        "reveal from hand 1 finance",
        "reveal from hand 2 exploration",
        "reveal from hand 3",
        "reveal from hand 4",
        "stop",
    ]


@rule("wiege", "11")
def test_from_the_pile_any_character() -> None:
    table = duel(Board(pile="P04 P13 P24 P27"), Board())
    assert table.options == [
        "reveal from pile 1 architecture",
        "reveal from pile 1 religion",
        "reveal from pile 2 religion",
        "reveal from pile 4",
        "stop",
    ]


@rule("wiege", "18")
def test_of_a_kind_the_lowest_card_is_revealed_and_the_others_stay() -> None:
    table = duel(Board(hand="P02 P03", pile="P01"), Board()).do("reveal from hand 1 science")
    assert (table.hand(), table.pile()) == ("P03", "P01")
    assert table.board(1)["revealed"] == ["P02"]


# The course of a duel -------------------------------------------------------------------------


@rule("wiege", "11")
def test_they_alternate_beginning_with_the_trigger_player() -> None:
    table = duel(Board(pile="P01 P02"), Board(pile="P16 P17"))
    table.do("1: reveal from pile 1 science", "2: reveal from pile 2 science")
    table.do("1: reveal from pile 1 science", "2: reveal from pile 2 science")
    assert "revealed 1 P01 pile 1" in table.told()
    assert "revealed 1 P02 pile 4" in table.told()
    assert "revealed 2 P17 pile 6" in table.told()
    assert "won 2 1 1" in table.told()


@rule("wiege", "A14")
def test_who_has_passed_is_out_while_the_other_goes_on() -> None:
    table = duel(Board(pile="P01"), Board(pile="P16 P17 P18")).do("1: stop")
    assert table.asked["alone"] == "yes"
    table.do("2: reveal from pile 2 science", "2: reveal from pile 2 science")
    assert table.to_move == 2
    table.do("2: stop")
    assert "won 2 1 1" in table.told()


@rule("wiege", "11")
def test_who_has_neither_hand_nor_pile_passes_without_being_asked() -> None:
    table = duel(Board(), Board(pile="P01"))
    assert "passed 1" in table.told()
    assert (table.to_move, table.asked["alone"]) == (2, "yes")


@rule("wiege", "11")
def test_who_might_have_a_character_is_asked_even_if_only_passing_is_possible() -> None:
    table = duel(Board(hand="C01"), Board())
    assert table.to_move == 1
    assert table.options == ["stop"]


# The outcome ----------------------------------------------------------------------------------


@rule("wiege", "11")
def test_the_winner_gets_the_height_of_the_stack_and_discards_what_he_revealed() -> None:
    table = duel(Board(pile="P16 P01"), Board(pile="P02"), event="E13 E03 E12")
    table.do("1: reveal from pile 2 science", "2: reveal from pile 1 science", "1: stop")
    assert table.stones() == [10, 4]
    assert table.discards == "P16"
    assert table.pile(1) == "P01"  # what was not revealed stays


@rule("wiege", "11")
def test_the_loser_takes_one_card_of_his_choice_back() -> None:
    table = duel(Board(pile="P27 P26"), Board(pile="P01 P16"))
    table.do("1: reveal from pile 4", "2: reveal from pile 1 science", "1: reveal from pile 3")
    table.do("2: reveal from pile 2 science")
    assert (table.step, table.to_move) == ("keep revealed", 2)
    assert table.options == ["keep character 1 science", "keep character 2 science"]
    table.do("keep character 2 science")
    assert table.hand(2) == "P16"
    assert table.discards == "P27 P26 P01"


@rule("wiege", "11")
def test_a_loser_who_revealed_nothing_keeps_nothing() -> None:
    table = duel(Board(pile="P01"), Board(hand="C01"))
    table.do("1: reveal from pile 1 science", "2: stop")
    assert table.stones() == [8, 6]
    assert table.step == "lay event"


@rule("wiege", "11")
def test_after_a_tie_each_keeps_one_card_and_nobody_wins_stones() -> None:
    table = duel(Board(pile="P01 P16"), Board(pile="P26"))
    table.do("1: reveal from pile 1 science", "2: reveal from pile 3")
    table.do("1: reveal from pile 2 science")
    assert "tied 1 2 3" in table.told()
    assert table.to_move == 1
    table.do("1: keep character 1 science")
    assert (table.hand(1), table.hand(2)) == ("P01", "P26")
    assert table.discards == "P16"
    assert table.stones() == [7, 7]


@rule("wiege", "11")
def test_nil_all_is_a_tie() -> None:
    table = duel(Board(), Board())
    assert "tied 1 2 0" in table.told()
    assert table.stones() == [7, 7]


@rule("wiege", "12")
def test_a_loser_pays_no_more_than_he_has() -> None:
    board = Board(pile="P01", won="6 of 2")
    table = duel(board, Board(), event="E13 E03 E12").do("1: reveal from pile 1 science")
    assert "won 1 3 1" in table.told()
    assert table.stones() == [14, 0]


# Alone ----------------------------------------------------------------------------------------


@rule("wiege", "A15")
def test_alone_one_character_brings_the_height_of_the_stack_and_is_discarded() -> None:
    table = alone(Board(pile="P01 P02"), event="E03 E12").do("reveal from pile 1 science")
    assert table.stones() == [9, 5]
    assert table.discards == "P01"
    assert table.pile(1) == "P02"
    assert table.step == "lay event"


@rule("wiege", "A15")
def test_alone_too_a_card_of_the_hand_needs_a_symbol_of_the_event() -> None:
    table = alone(Board(hand="P01 P04 P13 P26"))
    assert table.options == ["reveal from hand 1 science", "reveal from hand 3", "stop"]


@rule("wiege", "11")
def test_alone_one_may_decline() -> None:
    table = alone(Board(pile="P01")).do("stop")
    assert table.stones() == [7, 7]
    assert table.pile(1) == "P01"


@rule("wiege", "11")
def test_alone_without_any_card_nothing_is_asked() -> None:
    table = alone(Board())
    assert "passed 1" in table.told()
    assert table.step == "lay event"


@rule("wiege", "A18")
def test_alone_in_the_centre_all_opponents_pay_in_turn() -> None:
    table = alone(Board(pile="P01"), Board(), Board(), event="E13 E03 E12")
    table.do("reveal from pile 1 science")
    assert table.stones() == [10, 6, 5]
