"""Final scoring (rules, section 13)."""

from __future__ import annotations

import pytest

from tests.games.princes.table import CITIES, TILES, Prince, lay
from tests.rulebook import rule

P = Prince


def values(status: str, boxes: dict[str, str] | None = None) -> list[int]:
    """What a tile of each city is worth: five players own one each."""
    decade = 3 if boxes else 1  # artists come in time
    table = lay(
        *(P(tiles=TILES[city][-1]) for city in CITIES), status=status, boxes=boxes, decade=decade
    )
    return [table.score(seat)["cities"] for seat in (1, 2, 3, 4, 5)]


@rule("princes", "13")
def test_cities_are_worth_10_7_5_3_and_1_by_status() -> None:
    assert values("10 9 8 7 6") == [10, 7, 5, 3, 1]
    assert values("3 4 5 6 7") == [1, 3, 5, 7, 10]
    artists = {"venice": "piero della francesca, verrocchio, bellini"}
    assert values("3 4 5 6 7", artists) == [1, 3, 5, 7, 10]  # status comes first


@rule("princes", "13")
@rule("princes", "R2")
def test_of_two_cities_with_the_same_status_the_one_with_more_artists_is_better() -> None:
    artists = {"rome": "piero della francesca, verrocchio", "milan": "bellini"}
    assert values("9 7 5 7 4", artists) == [10, 5, 3, 7, 1]


@rule("princes", "13")
@rule("princes", "R24")
@pytest.mark.parametrize(
    ("status", "worth"),
    [
        ("9 6 6 4 3", [10, 5, 5, 3, 1]),  # two for second drop to third, the next is fourth
        ("9 6 6 6 3", [10, 5, 5, 5, 3]),
        ("9 9 6 5 4", [7, 7, 5, 3, 1]),
        ("9 8 7 4 4", [10, 7, 5, 1, 1]),
        ("9 9 6 6 4", [7, 7, 3, 3, 1]),
        ("9 9 9 6 4", [7, 7, 7, 5, 3]),
        ("9 9 9 9 4", [7, 7, 7, 7, 5]),
        ("5 5 5 5 5", [7, 7, 7, 7, 7]),
        ("9 5 5 5 5", [10, 5, 5, 5, 5]),
    ],
)
def test_cities_that_are_still_tied_drop_one_place_together(status: str, worth: list[int]) -> None:
    assert values(status) == worth


@rule("princes", "13")
def test_all_tiles_of_a_player_count() -> None:
    table = lay(P(tiles="il doge, venetian merchant 1, armourer, colonna"), P(), P())
    # Venice 10; Milan and Florence tied for second are worth 5; Rome and Naples tied for the
    # fourth place are worth 1.
    assert table.score(1)["cities"] == 10 + 10 + 5 + 1


@rule("princes", "13")
@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ((9, 8, 7, 6), (6, 3, 0, 0)),
        ((9, 9, 7, 6), (6, 6, 3, 0)),
        ((9, 7, 7, 6), (6, 3, 3, 0)),
        ((5, 5, 5, 5), (6, 6, 6, 6)),
        ((9, 9, 9, 1), (6, 6, 6, 3)),
    ],
)
def test_most_gold_is_worth_six_and_the_second_amount_three(
    gold: tuple[int, ...], points: tuple[int, ...]
) -> None:
    table = lay(*(P(gold=n) for n in gold))
    assert tuple(table.score(seat)["gold"] for seat in (1, 2, 3, 4)) == points


@rule("princes", "13")
@pytest.mark.parametrize(
    ("influence", "points"),
    [((9, 8, 7), (4, 0, 0)), ((9, 9, 7), (4, 4, 0)), ((0, 0, 0), (4, 4, 4))],
)
def test_most_influence_is_worth_four_to_everybody_who_has_it(
    influence: tuple[int, ...], points: tuple[int, ...]
) -> None:
    table = lay(*(P(influence=n) for n in influence))
    assert tuple(table.score(seat)["influence"] for seat in (1, 2, 3)) == points


@rule("princes", "13")
@pytest.mark.parametrize(("markers", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (6, 21)])
def test_markers_are_worth_more_the_more_there_are(markers: int, points: int) -> None:
    assert lay(P(markers=markers), P(), P()).score(1)["victories"] == points


@rule("princes", "13")
def test_a_whole_score() -> None:
    prince = P(
        tiles="il doge, venetian merchant 1, venetian merchant 2",
        events="gozzoli, merchant 1, botticelli",
        gold=50,
        influence=3,
        markers=3,
    )
    table = lay(prince, P(), P(), decade=3, pope=1, status="9 7 6 5 4")
    assert table.score(1) == {
        "cities": 30,
        "artists": 5,
        "merchants": 2,
        "pope": 3,
        "gold": 6,
        "influence": 0,
        "victories": 6,
    }
    assert table.points(1) == 52
    assert table.winners == [1]


@rule("princes", "13")
@rule("princes", "R25")
def test_equal_totals_share_the_victory() -> None:
    table = lay(P(markers=1), P(markers=1), P())
    assert table.points(1) == table.points(2) == 11
    assert table.winners == [1, 2]
