"""A position in words: every kind of shape, with a catalogue and without one."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.masters.table.words import RESOURCE
from bottega.kernel.registry import find_game
from bottega.kernel.shape import Counts, Flag, Keyed, ListOf, Number, OneOf, Rows, Shape, TupleOf
from bottega.kernel.state import HIDDEN, NONE
from bottega.kernel.words import SEAT
from bottega.text.position import in_words, spelled_out
from bottega.text.voice import Voice
from tests.kernel import pebbles
from tests.kernel.pebbles import BID, PEBBLE

NAMES = ["Anna", "Bruno"]
MASTERS = Voice("en", find_game("masters"), NAMES)
PEBBLES = Voice("en", pebbles.GAME, NAMES)


@pytest.mark.parametrize(
    ("shape", "value", "words"),
    [
        (Number(0, 9), 7, 7),
        (Flag(), True, True),
        (OneOf(BID), 1, "high"),
        (OneOf(BID, hidden=True), HIDDEN, "hidden"),
        (OneOf(BID, none=True), NONE, "nothing"),
        (OneOf(PEBBLE), 2, 3),  # the third pebble
        (OneOf(SEAT), 1, "Bruno"),
        (ListOf(OneOf(BID)), [0, 1], ["low", "high"]),
        (TupleOf(Number(0, 9)), (4, 2), [4, 2]),
        (Rows(Number(0, 9), 2, 3), [1, 2, 3, 4, 5, 6], [[1, 2, 3], [4, 5, 6]]),
        (Counts(BID), [2, 0], ["2 low"]),
        (Keyed(BID, Number(0, 9)), [5, 6], {"low": 5, "high": 6}),
    ],
)
def test_a_value_is_said_as_its_shape_has_it(shape: Shape, value: Any, words: Any) -> None:
    assert in_words(PEBBLES, shape, value) == words


def test_a_catalogue_says_how_many() -> None:
    assert in_words(MASTERS, Counts(RESOURCE), [2, 1, 0, 0]) == ["2 coins", "1 stone"]


def test_a_position_has_readable_fields_and_no_agenda() -> None:
    t = pebbles.GAME.new(2)
    assert t.agenda
    assert spelled_out(PEBBLES, t) == {
        "Seats": 2,
        "Pebbles": ["nothing", "nothing"],
        "Bids": ["nothing", "nothing"],
        "Points": [0, 0],
        "Open": False,
        "Rounds": 1,
    }


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("key", ["masters", "lorenzo", "princes", "wiege"])
def test_every_game_can_be_spelled_out_for_an_onlooker(key: str, lang: str) -> None:
    game = find_game(key)
    t = game.new(game.min_seats)
    words = spelled_out(Voice(lang, game), game.redact(t, None))
    assert len(words) == len(game.layout.fields)
