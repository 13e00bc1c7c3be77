"""Shapes: reading back what was written, and saying where and what was expected otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.kernel.shape import (
    Counts,
    Flag,
    Keyed,
    KeyedTuple,
    ListOf,
    Named,
    Number,
    Object,
    OneOf,
    Rows,
    Shape,
    TupleOf,
    check_fields,
    refuse,
)
from bottega.kernel.state import HIDDEN, NONE
from bottega.kernel.words import Domain, Numbers, Unreadable

GOOD = Domain("good", ["coin", "stone", "shield"])
SIDE = Domain("side", ["left", "right"])
AGE = Numbers("age", 1, 9)


class Board:
    """Something with slots to write down."""

    __slots__ = ("faith", "goods")

    def __init__(self, faith: int, goods: list[int]) -> None:
        self.faith = faith
        self.goods = goods


BOARD = Object(Board, faith=Number(0, 24), goods=Counts(GOOD))
TABLE = Object(dict, players=ListOf(BOARD), tray=Rows(OneOf(GOOD), 2, 3), open=Flag())


@pytest.mark.parametrize(
    ("shape", "value", "written"),
    [
        (OneOf(GOOD), 2, "shield"),
        (OneOf(GOOD, none=True), NONE, "none"),
        (OneOf(GOOD, hidden=True), HIDDEN, "?"),
        (OneOf(AGE), 4, 5),
        (Number(-3, 3), -3, -3),
        (Flag(), True, True),
        (ListOf(OneOf(GOOD)), [0, 0, 2], ["coin", "coin", "shield"]),
        (ListOf(Flag(), 2), [True, False], [True, False]),
        (TupleOf(TupleOf(OneOf(GOOD)), 2), ((), (1, 0)), [[], ["stone", "coin"]]),
        (
            Rows(OneOf(GOOD), 2, 3),
            [0, 1, 2, 2, 1, 0],
            [["coin", "stone", "shield"], ["shield", "stone", "coin"]],
        ),
        (Counts(GOOD), [2, 0, 1], {"coin": 2, "shield": 1}),
        (Counts(GOOD), [0, 0, 0], {}),
        (Keyed(SIDE, Number(0, 9)), [4, 5], {"left": 4, "right": 5}),
        (KeyedTuple(SIDE, Number(0, 9)), (4, 5), {"left": 4, "right": 5}),
        (Named(), (), {}),
        (
            Named(side=SIDE, goods=Counts(GOOD), age=AGE),
            (1, 0, 3, 0, 8),
            {"side": "right", "goods": {"stone": 3}, "age": 9},
        ),
    ],
)
def test_a_value_is_written_in_words_and_read_back_equal(
    shape: Shape, value: object, written: object
) -> None:
    assert shape.write(value) == written
    read = shape.read(written, "here")
    assert read == value
    assert type(read) is type(value)


def test_an_object_is_made_again_from_its_fields() -> None:
    board = BOARD.read(BOARD.write(Board(7, [1, 0, 2])), "board")
    assert isinstance(board, Board)
    assert (board.faith, board.goods) == (7, [1, 0, 2])


def test_lists_read_twice_are_not_shared() -> None:
    written = {"coin": 1}
    first, second = Counts(GOOD).read(written, ""), Counts(GOOD).read(written, "")
    first[0] = 9
    assert second == [1, 0, 0]


LONG = ["stone"] * 30
SHORTENED = "['stone', 'stone', 'stone', 'stone', 'stone', 'stone', 's…"

REFUSALS: list[tuple[Shape, Any, str]] = [
    (OneOf(GOOD), "gold", "at: expected a good (coin, stone, shield), got 'gold'"),
    (OneOf(GOOD), "none", "at: expected a good (coin, stone, shield), got 'none'"),
    (OneOf(GOOD), "?", "at: expected a good (coin, stone, shield), got '?'"),
    (OneOf(GOOD, none=True), "?", "at: expected a good (coin, stone, shield), got '?'"),
    (OneOf(GOOD, hidden=True), "none", "at: expected a good (coin, stone, shield), got 'none'"),
    (OneOf(AGE), 10, "at: expected an age from 1 to 9, got 10"),
    (Number(0, 24), 31, "at: expected a number from 0 to 24, got 31"),
    (Number(0, 24), -1, "at: expected a number from 0 to 24, got -1"),
    (Number(0, 24), True, "at: expected a number from 0 to 24, got true"),
    (Number(0, 24), 2.0, "at: expected a number from 0 to 24, got 2.0"),
    (Number(0, 24), "3", "at: expected a number from 0 to 24, got '3'"),
    (Number(0, 24), None, "at: expected a number from 0 to 24, got null"),
    (Flag(), 1, "at: expected true or false, got 1"),
    (Flag(), "true", "at: expected true or false, got 'true'"),
    (ListOf(Flag()), {}, "at: expected a list, got {}"),
    (ListOf(Flag()), "ab", "at: expected a list, got 'ab'"),
    (ListOf(Flag(), 2), [True], "at: expected a list of 2, got [True]"),
    (ListOf(Flag()), [True, 3], "at[2]: expected true or false, got 3"),
    (TupleOf(Number(0, 1)), [0, 1, 2], "at[3]: expected a number from 0 to 1, got 2"),
    (Rows(Flag(), 2, 2), [[True, True]], "at: expected a list of 2, got [[True, True]]"),
    (Rows(Flag(), 2, 2), [[True, True], [True]], "at[2]: expected a list of 2, got [True]"),
    (Rows(Flag(), 1, 2), [[True, 0]], "at[1][2]: expected true or false, got 0"),
    (Counts(GOOD), [1, 2, 3], 'at: expected an object such as {"coin": 2}, got [1, 2, 3]'),
    (Counts(GOOD), {"gold": 1}, "at: expected a good (coin, stone, shield), got 'gold'"),
    (Counts(GOOD, 5), {"coin": 6}, "at.coin: expected a number from 0 to 5, got 6"),
    (Counts(GOOD, 7), {"coin": -1}, "at.coin: expected a number from 0 to 7, got -1"),
    (Keyed(SIDE, Flag()), [], "at: expected an object with exactly left, right, got []"),
    (
        Keyed(SIDE, Flag()),
        {"left": True},
        "at: expected an object with exactly left, right, got {'left': True}",
    ),
    (
        Keyed(SIDE, Flag()),
        {"left": True, "right": 0},
        "at.right: expected true or false, got 0",
    ),
    (Named(side=SIDE), [], "at: expected an object, got []"),
    (Named(side=SIDE), {}, "at: the field 'side' is missing"),
    (
        Named(side=SIDE),
        {"side": "left", "age": 1},
        "at: unknown field 'age'; known are side",
    ),
    (Named(side=SIDE), {"side": "up"}, "at.side: expected a side (left, right), got 'up'"),
    (
        Named(goods=Counts(GOOD, 7)),
        {"goods": {"coin": "2"}},
        "at.goods.coin: expected a number from 0 to 7, got '2'",
    ),
    (BOARD, None, "at: expected an object, got null"),
    (BOARD, {"faith": 1}, "at: the field 'goods' is missing"),
    (
        BOARD,
        {"faith": 1, "goods": {}, "hope": 1},
        "at: unknown field 'hope'; known are faith, goods",
    ),
    (
        BOARD,
        {"faith": 31, "goods": {}},
        "at.faith: expected a number from 0 to 24, got 31",
    ),
    (Flag(), LONG, f"at: expected true or false, got {SHORTENED}"),
]


@pytest.mark.parametrize(("shape", "json", "said"), REFUSALS)
def test_a_refusal_says_where_it_is_wrong_and_what_was_expected(
    shape: Shape, json: object, said: str
) -> None:
    with pytest.raises(Unreadable) as refusal:
        shape.read(json, "at")
    assert str(refusal.value) == said


def test_a_path_counts_from_one_and_names_every_field_on_the_way() -> None:
    good = {"faith": 0, "goods": {}}
    tray = [["coin"] * 3, ["stone"] * 3]
    with pytest.raises(Unreadable) as refusal:
        TABLE.read({"players": [good, good | {"faith": 31}], "tray": tray, "open": True}, "")
    assert str(refusal.value) == "players[2].faith: expected a number from 0 to 24, got 31"
    tray[1][2] = "gold"
    with pytest.raises(Unreadable) as refusal:
        TABLE.read({"players": [good], "tray": tray, "open": True}, "")
    assert str(refusal.value).startswith("tray[2][3]: expected a good")


def test_at_the_root_the_place_is_called_the_position() -> None:
    with pytest.raises(Unreadable, match=r"^the position: expected an object, got \[\]$"):
        TABLE.read([], "")
    with pytest.raises(Unreadable, match=r"^the position: the field 'players' is missing$"):
        check_fields({}, ["players"], "")


def test_an_unknown_field_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(Unreadable, match=r"^at: unknown field 'x'; known are side, age$"):
        Named(side=SIDE, age=AGE).read({"side": "left", "age": 1, "x": 1}, "at")
    with pytest.raises(Unreadable, match=r"^at: unknown field 'x'; there are none here$"):
        Named().read({"x": 1}, "at")


def test_what_was_got_is_shortened_but_never_swallowed() -> None:
    short = refuse("here", "less", "x" * 57)
    long = refuse("here", "less", "x" * 58)
    assert str(short) == f"here: expected less, got '{'x' * 57}'"
    assert str(long) == f"here: expected less, got '{'x' * 56}…"


def test_a_tuple_of_the_wrong_length_is_a_programming_mistake() -> None:
    with pytest.raises(ValueError, match="need 1"):
        Named(side=SIDE).write((0, 1))


def test_a_shape_of_its_own_must_say_how_it_is_written_and_read() -> None:
    with pytest.raises(NotImplementedError):
        Shape().write(0)
    with pytest.raises(NotImplementedError):
        Shape().read(0, "")
