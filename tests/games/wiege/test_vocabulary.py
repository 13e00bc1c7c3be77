"""The list of actions."""

from __future__ import annotations

from collections import Counter

import pytest

from bottega.games.wiege import GAME
from bottega.kernel.game import Illegal
from bottega.kernel.words import Unreadable
from tests.games.wiege.table import Board, acting, lay, wander
from tests.rulebook import rule

SIZES = {
    "stop": 1,
    "exchange with": 4,
    "stone on": 36,
    "genius on": 36,
    "lift from": 36,
    "take": 4,
    "draw": 1,
    "play culture": 25,
    "column": 5,
    "play character": 12,
    "rotate": 5,
    "name": 5,
    "reveal from hand": 12,
    "reveal from pile": 12,
    "keep culture": 25,
    "keep character": 12,
    "pay stone of": 4,
    "pay from": 36,
}


@rule("wiege", "18")
def test_there_are_271_actions_in_the_order_of_the_rules() -> None:
    verbs = [GAME.actions.verb(action).key for action in GAME.actions.actions]
    assert list(dict.fromkeys(verbs)) == list(SIZES)
    assert Counter(verbs) == SIZES
    assert GAME.actions.size == 271


@rule("wiege", "18")
@pytest.mark.parametrize(
    ("index", "text"),
    [
        (0, "stop"),
        (4, "exchange with 4"),
        (5, "stone on 1 space 1"),
        (40, "stone on 6 space 6"),
        (113, "take 1"),
        (118, "play culture science blue"),
        (119, "play culture science red"),
        (120, "play culture science rotation"),
        (133, "play culture science architecture"),
        (142, "play culture exploration religion"),
        (148, "play character 1 science"),
        (158, "play character 3"),
        (159, "play character 4"),
        (270, "pay from 6 space 6"),
    ],
)
def test_places_in_the_list(index: int, text: str) -> None:
    assert GAME.actions.texts[index] == text
    assert GAME.actions.index(GAME.actions.parse(text.upper())) == index


@rule("wiege", "18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_never_more_than_48_at_once(seats: int) -> None:
    for table in wander(seats, seats):
        if not table.over and table.to_move:
            assert 1 <= len(table.options) <= 48


@rule("wiege", "18")
def test_most_actions_at_once() -> None:
    kinds = "C01 C04 C07 C08 C11 C14 C15 C18 C21 C22 C25 C28 C29 C32 C35 C36 C37 C38 C39 C40"
    kinds += " P01 P04 P07 P10 P13 P16 P18 P20 P22 P24 P26 P27"
    table = lay(Board(hand=kinds), Board(), agenda=acting())
    assert len(table.options) == 32 + 4 + 1 + 1  # one of each kind, the display, the deck, stop


def test_no_detail_of_an_event_hides_what_kind_of_event_it_is() -> None:
    *_, table = wander(3, 1)
    for event in table.state.events or []:
        assert GAME.write_event(event)["event"] == GAME.events[event[0]].key


def test_what_is_not_possible_is_refused_with_what_is() -> None:
    table = lay(Board(), Board(), events="E03 / E02 / E05", pieces={1: "s2"})
    with pytest.raises(Illegal, match="'stone on 1 space 1' is not possible now; possible: stone"):
        table.do("stone on 1 space 1")
    with pytest.raises(Unreadable, match="'stone on 7 space 1' is not an action of this game"):
        table.do("stone on 7 space 1")
    with pytest.raises(Illegal, match="seat 2 has nothing to answer now"):
        table.do("2: stop")
