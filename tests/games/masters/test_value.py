"""What players that look one answer ahead think of a table."""

from __future__ import annotations

from random import Random

import pytest

from bottega.games.masters import GAME
from bottega.kernel.laws import choose
from tests.games.masters.table import Board, Table, lay


def value(table: Table, seat: int = 1) -> float:
    return GAME.value(table.state, seat - 1)


@pytest.mark.parametrize(
    "board",
    [
        Board(faith=1),
        Board(strongbox="1 coin"),
        Board(warehouse="1 shield"),
        Board(slots="G1a"),
        Board(leaders="L01 played"),
    ],
)
def test_faith_goods_cards_and_leaders_in_play_are_worth_something(board: Board) -> None:
    assert value(lay(board, Board(), possible=False)) > value(lay(Board(), Board()))


def test_a_tile_that_was_won_is_better_than_one_that_was_lost() -> None:
    won, lost = Board(faith=5), Board(faith=5, favours="removed inactive inactive")
    assert value(lay(won, Board(faith=8))) > value(lay(lost, Board(faith=8), possible=False))


def test_what_others_have_won_is_worth_less_than_nothing() -> None:
    assert value(lay(Board(), Board(slots="G1d"))) < value(lay(Board(), Board()))


def test_alone_the_black_cross_is_the_opponent() -> None:
    assert value(lay(Board(), cross=3)) < value(lay(Board()))


def test_a_leader_in_hand_is_worth_more_the_closer_it_comes() -> None:
    for near, far in (("G1a / Y1a", "B1a / P1a"), ("Y1a Y2a", "B1a B2a")):
        leaders = "L01 in hand, L13 in hand"  # a green and a yellow card; a yellow one of level 2
        here, there = (lay(Board(slots=slots, leaders=leaders), Board()) for slots in (near, far))
        assert value(here) > value(there)


def test_a_card_that_can_be_paid_is_bought() -> None:
    table = lay(Board(warehouse="2 coin", strongbox="2 shield"), Board(), tops="G1d")
    assert table.best() == "buy green slot 1"


def test_what_was_taken_is_kept_and_what_has_no_room_counts_as_thrown_away() -> None:
    table = lay(Board(warehouse="1 coin, 2 stone, 3 shield"), Board())
    full = value(table.do("market row 1"))  # two servants, a shield and a blank
    empty = value(lay(Board(), Board()).do("market row 1"))
    assert empty > value(lay(Board(), Board())) > 0
    assert full < value(lay(Board(warehouse="1 coin, 2 stone, 3 shield"), Board()))


def test_a_production_counts_from_the_moment_it_is_chosen() -> None:
    board = Board(slots="G1d", strongbox="1 stone, 1 servant")  # these two for two coins and faith
    before = lay(board, Board())
    after = lay(board, Board()).do("produce")
    assert "use slot 1" in after.options
    assert value(after) > value(before)
    chosen = value(after.do("use slot 1"))
    assert chosen > value(before)


@pytest.mark.parametrize("discard", ["taken", "any"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_a_table_is_worth_to_all_is_what_it_is_worth_to_each(seats: int, discard: str) -> None:
    rng = Random(f"worth/{seats}/{discard}")
    t = GAME.new(seats, {"discard": discard})
    while (question := GAME.decision(t)) is not None:
        assert GAME.values(t) == [GAME.value(t, seat) for seat in range(seats)]
        GAME.apply(t, choose(GAME, t, question, rng))
        assert GAME.values(t) == [GAME.value(t, seat) for seat in range(seats)]
