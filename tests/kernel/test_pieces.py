"""Nothing is lost and nothing is doubled: three coins and two rings, on a shelf and in a bag."""

from __future__ import annotations

import pytest

from bottega.kernel.pieces import Pieces, miscounted
from bottega.kernel.shape import Counts, Keyed, ListOf, Number, Object, OneOf
from bottega.kernel.state import HIDDEN, NONE, State
from bottega.kernel.words import Domain

COIN = Domain("coin", ["gold", "silver"])
RING = Domain("ring", ["ruby", "pearl"])
HAND = Domain("hand", ["left", "right"])
GOLD, SILVER = 0, 1
RUBY, PEARL = 0, 1
PUT_ON, LOOK_AT = 0, 1


class Shop(State):
    """Coins in a bag, rings on a shelf and on two fingers, and one that is admired."""

    __slots__ = ("admired", "bag", "fingers", "shelf")

    def __init__(
        self, seats: int, bag: list[int], shelf: list[int], fingers: list[int], admired: int
    ) -> None:
        super().__init__(seats)
        self.bag, self.shelf, self.fingers, self.admired = bag, shelf, fingers, admired


LAYOUT = Object(
    Shop,
    seats=Number(1, 1),
    bag=Counts(COIN, piece=True),
    shelf=ListOf(OneOf(RING, hidden=True, piece=True)),
    fingers=Keyed(HAND, OneOf(RING, none=True, piece=True)),
    admired=OneOf(RING, none=True),  # merely mentioned
)
COINS = Pieces(COIN, [2, 1])
RINGS = Pieces(RING)


def wrong(
    *pieces: Pieces,
    bag: tuple[int, int] = (2, 1),
    shelf: tuple[int, ...] = (RUBY, PEARL),
    fingers: tuple[int, int] = (NONE, NONE),
    admired: int = NONE,
    held: tuple[int, int] | None = None,
) -> list[str]:
    """What is miscounted in a shop; ``held``: a step that is due, and the ring it is about."""
    t = Shop(1, list(bag), list(shelf), list(fingers), admired)
    if held is not None:
        step, ring = held
        t.agenda = [(step, 0, ring)]
    return miscounted(LAYOUT, pieces or (COINS, RINGS), t)


def test_a_table_with_every_piece_once_is_fine() -> None:
    assert wrong() == []
    assert wrong(shelf=(PEARL,), fingers=(NONE, RUBY)) == []


def test_what_is_merely_mentioned_is_not_counted() -> None:
    assert wrong(admired=RUBY) == []


def test_a_doubled_piece_is_named_with_its_numbers() -> None:
    assert wrong(fingers=(RUBY, NONE)) == ["ring ruby is there 2 times, not once"]
    assert wrong(bag=(3, 1)) == ["coin gold is there 3 times, not 2 times"]


def test_missing_pieces_are_named_and_counted_where_there_are_several() -> None:
    assert wrong(shelf=()) == ["of ring there are missing: ruby, pearl"]
    assert wrong(bag=(0, 0)) == ["of coin there are missing: 2 gold, silver"]


def test_one_piece_in_the_place_of_another_is_doubled() -> None:
    assert wrong(shelf=(RUBY, RUBY)) == ["ring ruby is there 2 times, not once"]


def test_a_hidden_piece_may_be_any() -> None:
    assert wrong(shelf=(RUBY, HIDDEN)) == []
    assert wrong(shelf=(HIDDEN, HIDDEN)) == []


@pytest.mark.parametrize(("shelf", "number"), [((HIDDEN,), 1), ((HIDDEN, HIDDEN, RUBY), 3)])
def test_hidden_pieces_are_counted_all_the_same(shelf: tuple[int, ...], number: int) -> None:
    assert wrong(shelf=shelf) == [f"there are 2 of ring, not {number}"]


def test_pieces_that_may_be_gone_are_not_missed_but_never_doubled() -> None:
    gone = Pieces(RING, gone=True)
    assert wrong(gone, shelf=()) == []
    assert wrong(gone, shelf=(RUBY, RUBY)) == ["ring ruby is there 2 times, not once"]


def test_a_piece_in_somebodys_hand_is_where_the_question_is_about_it() -> None:
    held = Pieces(RING, held_by=[PUT_ON])
    assert wrong(held, shelf=(PEARL,), held=(PUT_ON, RUBY)) == []
    assert wrong(held, held=(PUT_ON, RUBY)) == ["ring ruby is there 2 times, not once"]
    missing = ["of ring there are missing: ruby"]
    assert wrong(held, shelf=(PEARL,), held=(LOOK_AT, RUBY)) == missing
    assert wrong(held, shelf=(PEARL,)) == missing
