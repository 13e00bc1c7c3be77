"""Final scoring and the winner (rules, section 13)."""

from __future__ import annotations

import pytest

from bottega.games.lorenzo import GAME
from tests.games.lorenzo.table import CARDS, Board, Table, lay
from tests.rulebook import rule


def at_the_end(*boards: Board, order: str = "") -> Table:
    return lay(*boards, round=6, agenda=[], order=order)


@rule("lorenzo", "13")
@pytest.mark.parametrize(
    ("kind", "line", "points"),
    [
        ("territory", "territories", [0, 0, 0, 1, 4, 10, 20]),
        ("character", "characters", [0, 1, 3, 6, 10, 15, 21]),
    ],
)
def test_territories_and_characters_score_by_their_number(
    kind: str, line: str, points: list[int]
) -> None:
    for count, worth in enumerate(points):
        cards = ", ".join(CARDS[kind][:count])
        assert at_the_end(Board(cards=cards), Board()).score()[line] == worth


@rule("lorenzo", "13")
def test_ventures_score_what_is_printed_on_them() -> None:
    cards = "military campaign, support to the pope, sacred war"
    assert at_the_end(Board(cards=cards), Board()).score()["ventures"] == 5 + 10 + 8


@rule("lorenzo", "13")
@pytest.mark.parametrize(
    ("military", "points"),
    [
        ((7, 3), [5, 2]),
        ((0, 0), [5, 5]),
        ((4, 0), [5, 2]),
        ((4, 4, 1), [5, 5, 0]),
        ((6, 4, 4), [5, 2, 2]),
        ((6, 4, 0, 5), [5, 0, 0, 2]),
        ((1, 0, 0, 0), [5, 2, 2, 2]),
        ((9, 9, 9, 2), [5, 5, 5, 0]),
    ],
)
def test_military_points_rank(military: tuple[int, ...], points: list[int]) -> None:
    table = at_the_end(*(Board(goods=f"{n} military") for n in military))
    assert [table.score(seat)["military"] for seat in range(1, len(points) + 1)] == points


@rule("lorenzo", "13")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ("4 coin", 0),
        ("1 coin, 1 wood, 2 stone, 1 servant", 1),
        ("9 coin", 1),
        ("10 servant", 2),
        ("9 faith", 0),
    ],
)
def test_every_five_resources_are_worth_a_point(goods: str, points: int) -> None:
    assert at_the_end(Board(goods=goods), Board()).score()["resources"] == points


@rule("lorenzo", "13")
@rule("lorenzo", "15")
@pytest.mark.parametrize(("vp", "lost"), [(26, 5), (25, 5), (24, 4), (4, 0), (0, 0)])
def test_iii_4_takes_a_fifth_of_the_points_before_anything_else(vp: int, lost: int) -> None:
    board = Board(goods=f"{vp} vp, 9 coin", cards="farmer", tiles="III-4")
    score = at_the_end(board, Board()).score()
    assert score["lost points"] == -lost
    assert score["characters"] == 1


@rule("lorenzo", "13")
@rule("lorenzo", "15")
def test_iii_5_iii_6_and_iii_7_as_in_the_rulebook() -> None:
    board = Board(goods="12 military", tiles="III-5")
    assert at_the_end(board, Board()).score()["forfeits"] == -12
    # Painters' Guild 4 wood, Carpenter's Shop 2, Barracks 1 and 1, Residence 2, Baptistery 3 stone.
    cards = "painters guild, carpenters shop, barracks, residence, baptistery"
    board = Board(cards=cards, tiles="III-6")
    assert at_the_end(board, Board()).score()["forfeits"] == -13
    board = Board(goods="3 wood, 1 stone, 4 coin, 2 servant", tiles="III-7")
    score = at_the_end(board, Board()).score()
    assert score["forfeits"] == -10
    assert score["resources"] == 2  # not lost


@rule("lorenzo", "13")
def test_a_total_may_become_negative() -> None:
    assert at_the_end(Board(goods="25 military", tiles="III-5"), Board()).points() == 5 - 25


@rule("lorenzo", "13")
def test_the_score_is_the_sum_of_its_lines() -> None:
    board = Board(goods="20 vp, 6 coin, 3 military", cards="woods, village, city, farmer, crusade")
    table = at_the_end(board, Board())
    assert table.score() == {
        "vp": 20,
        "lost points": 0,
        "territories": 1,
        "characters": 1,
        "ventures": 5,
        "military": 5,
        "resources": 1,
        "forfeits": 0,
    }
    assert table.points() == 33


@rule("lorenzo", "13")
def test_most_points_win() -> None:
    table = at_the_end(Board(goods="9 vp"), Board(goods="30 vp"), Board(goods="20 vp"))
    assert GAME.winners(table.state) == [1]


@rule("lorenzo", "13")
@rule("lorenzo", "A18")
def test_ties_go_to_the_one_earlier_in_the_last_turn_order() -> None:
    boards = [Board(goods="9 vp"), Board(goods="9 vp"), Board()]
    assert GAME.winners(at_the_end(*boards, order="3 2 1").state) == [1]
    table = lay(
        *boards,
        round=6,
        order="3 2 1",
        spaces={"palace": "1 white"},
        agenda=[{"step": "end round", "seat": "nature"}],
    )
    assert table.over
    assert GAME.winners(table.state) == [0]
