"""Questions that do not fit the table: a hand-written position may ask for the impossible.

`GAME.faults` must find them as well as anything else that cannot be (rules, section 16).
"""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.masters import GAME
from bottega.kernel.state import NONE
from tests.games.masters.table import Board, Table, dealt, lay
from tests.rulebook import rule


def faults(table: Table) -> list[str]:
    return GAME.faults(table.state)


def with_agenda(*frames: dict[str, Any], board: Board | None = None, solo: bool = False) -> Table:
    boards = [board or Board()] if solo else [board or Board(), Board()]
    return lay(*boards, agenda=list(frames), possible=False)


FILL = {"step": "fill market", "seat": "nature", "place": "slide"}
DEAL = {"step": "deal", "seat": "nature", "to": 1}
KEEP = {"step": "keep leaders", "seat": 1}
ACT = {"step": "act", "seat": 1}
POWERS: dict[str, Any] = {
    "step": "choose powers",
    "seat": 1,
    "used": {},
    "pays": {},
    "gains": {},
}
LEADER_POWER = POWERS | {"step": "leader power, output", "leader": 1}


@rule("masters", "3")
@rule("masters", "16")
@pytest.mark.parametrize(
    ("agenda", "fault"),
    [
        ([FILL, FILL], "the same is due twice"),
        ([KEEP, KEEP], "the same is due twice"),
        ([ACT, ACT | {"seat": 2}], "the same is due twice"),
        ([KEEP, *[DEAL] * 4], "the set-up comes first, step by step"),
        ([ACT, KEEP], "the set-up comes first, step by step"),
        ([*[DEAL] * 5, KEEP], "nobody to deal a leader to"),
        ([*[DEAL] * 3, KEEP], "four leaders are needed to keep two"),
    ],
)
def test_a_set_up_out_of_order_is_found(agenda: list[dict[str, Any]], fault: str) -> None:
    position = GAME.write(GAME.new(2)) | {"agenda": agenda}
    assert f"the agenda: {fault}" in GAME.faults(GAME.read(position))


@rule("masters", "16")
@pytest.mark.parametrize(
    ("frame", "fault"),
    [
        ({"step": "act", "seat": "nature"}, "a question is addressed to the wrong seat"),
        ({"step": "deal", "seat": 1, "to": 1}, "a question is addressed to the wrong seat"),
        (
            {"step": "fill market", "seat": "nature", "place": "slide"},
            "this place of the market is already filled",
        ),
        ({"step": "deal", "seat": "nature", "to": 1}, "nobody to deal a leader to"),
        ({"step": "keep leaders", "seat": 1}, "four leaders are needed to keep two"),
        (
            {"step": "starting goods", "seat": 1, "left": 3},
            "one or two starting resources may be chosen",
        ),
        (
            {"step": "choose white", "seat": 1, "whites": 1, "red": 0, "taken": {}},
            "a white marble is chosen with two leaders for it only",
        ),
        (
            {"step": "store goods", "seat": 1, "taken": {}, "discarded": 0},
            "there must be one to four resources to store",
        ),
        (
            {"step": "store goods", "seat": 1, "taken": {"coin": 5}, "discarded": 0},
            "there must be one to four resources to store",
        ),
        ({"step": "pay", "seat": 1, "due": {"coin": 3}}, "the cost cannot be paid"),
        ({"step": "pay", "seat": 1, "due": {}}, "the cost cannot be paid"),
        (
            {"step": "take card", "seat": 1, "deck": "blue 2", "slot": 1},
            "the card does not fit the slot",
        ),
        (
            POWERS | {"used": {"basic": 1}, "pays": {"stone": 1}},
            "the powers chosen cannot be paid",
        ),
        ({"step": "solo check", "seat": 1}, "this belongs to the solo game"),
        (
            {"step": "take away", "seat": 1, "colour": "green", "left": 2},
            "this belongs to the solo game",
        ),
        ({"step": "draw token", "seat": "nature"}, "this belongs to the solo game"),
        (
            POWERS | {"used": {"slot 1": 1}},
            "a power is used that is not there",
        ),
        (
            POWERS | {"used": {"leader 2": 1}},
            "a power is used that is not there",
        ),
        (
            LEADER_POWER,
            "this leader has no production",
        ),
        (
            {"step": "basic power, second input", "seat": 1, "first": "shield"},
            "the basic power cannot be paid",
        ),
    ],
    ids=lambda value: value["step"] if isinstance(value, dict) else "",
)
def test_a_question_that_does_not_fit_the_table_is_found(frame: dict[str, Any], fault: str) -> None:
    table = with_agenda(frame, board=Board(warehouse="1 coin, 1 shield"))
    assert faults(table) == [f"the agenda: {fault}"]


@rule("masters", "16")
def test_a_card_to_turn_up_in_an_exhausted_deck_is_found() -> None:
    board = Board(slots="G1a / G1b / G1c")
    table = with_agenda({"step": "turn up", "seat": "nature", "deck": "green 1"}, board=board)
    assert faults(table) == ["the agenda: there is no card to turn up in green 1"]


@rule("masters", "16")
def test_a_card_to_turn_up_in_no_deck_is_found() -> None:
    table = with_agenda({"step": "turn up", "seat": "nature", "deck": "green 1"})
    step, nature, _ = table.state.agenda[0]
    table.state.agenda = [(step, nature, NONE)]
    assert faults(table) == ["the agenda: a question mentions nothing"]


@rule("masters", "16")
def test_a_production_with_nothing_is_found() -> None:
    assert faults(with_agenda(POWERS)) == ["the agenda: there is nothing to produce with"]


@rule("masters", "16")
def test_a_basic_power_with_one_resource_is_found() -> None:
    table = with_agenda(
        {"step": "basic power, first input", "seat": 1}, board=Board(warehouse="1 coin")
    )
    assert faults(table) == ["the agenda: the basic power cannot be paid"]


@rule("masters", "16")
def test_a_turn_before_the_leaders_are_chosen_is_found() -> None:
    position = dealt(2).facts
    position["agenda"] = [{"step": "take turn", "seat": 1}]
    found = GAME.faults(GAME.read(position))
    assert found == ["the agenda: the leaders must be chosen before the first turn"]


@rule("masters", "12")
@rule("masters", "16")
def test_nobody_sits_next_in_solo() -> None:
    table = with_agenda({"step": "pass on", "seat": 1}, solo=True)
    assert faults(table) == ["the agenda: nobody sits next in the solo game"]


@rule("masters", "16")
@pytest.mark.parametrize(
    ("frame", "board"),
    [
        # The visible card would be lost.
        ({"step": "turn up", "seat": "nature", "deck": "green 1"}, Board()),
        # Three leaders after set-up.
        ({"step": "deal", "seat": "nature", "to": 1}, Board()),
        # A fourth kind beside three full depots.
        (
            {"step": "starting goods", "seat": 1, "left": 1},
            Board(warehouse="2 coin, 3 stone, 1 servant"),
        ),
        # Nothing can be answered: both coins are committed, but no power was chosen.
        (
            POWERS | {"pays": {"coin": 2}},
            Board(warehouse="2 coin"),
        ),
        # The two coins committed and the one the leader takes are not there.
        (
            LEADER_POWER | {"used": {"basic": 1}, "pays": {"coin": 2}},
            Board(warehouse="2 coin", leaders="L16 played"),
        ),
        # The leader's power is used a second time.
        (
            LEADER_POWER | {"used": {"leader 1": 1}, "pays": {"coin": 1}},
            Board(warehouse="2 coin", leaders="L16 played"),
        ),
    ],
    ids=lambda value: value["step"] if isinstance(value, dict) else "",
)
def test_a_question_whose_answer_would_break_an_invariant_is_found(
    frame: dict[str, Any], board: Board
) -> None:
    assert faults(with_agenda(frame, board=board)) != []


@rule("masters", "16")
def test_a_leaders_power_before_the_leaders_are_chosen_is_found() -> None:
    position = dealt(2).facts
    position["agenda"].insert(0, LEADER_POWER)
    assert GAME.faults(GAME.read(position)) != []
