"""Scoring and the winner (rules, section 11)."""

from __future__ import annotations

import pytest

from tests.games.masters.table import Board, lay
from tests.rulebook import rule

TRACK = [0, 0, 0, 1, 1, 1, 2, 2, 2, 4, 4, 4, 6, 6, 6, 9, 9, 9, 12, 12, 12, 16, 16, 16, 20]


@rule("masters", "11")
@rule("masters", "14")
def test_example_7_the_score_is_52() -> None:
    board = Board(
        faith=17,
        warehouse="2 coin, 3 servant, 2 shield",  # two of the servants lie in the leader depot
        strongbox="3 stone, 2 shield",
        slots="G1a G2b / P1d G2a Y3d / P1c",
        leaders="L06 played, L02 played",
        favours="face_up face_up inactive",
    )
    table = lay(board, Board(), possible=False)  # L02 needs a blue card
    assert table.score() == {"cards": 31, "faith": 9, "favours": 5, "leaders": 5, "resources": 2}
    assert table.points() == 52


@rule("masters", "11")
@pytest.mark.parametrize(("space", "value"), list(enumerate(TRACK)))
def test_the_track_is_worth_the_highest_scoring_space_reached(space: int, value: int) -> None:
    table = lay(Board(faith=space), Board())
    assert table.score()["faith"] == value


@rule("masters", "11")
@pytest.mark.parametrize(
    ("favours", "value"),
    [
        ("inactive inactive inactive", 0),
        ("face_up inactive inactive", 2),
        ("removed inactive inactive", 0),
        ("removed face_up inactive", 3),
        ("face_up face_up inactive", 5),
        ("removed removed face_up", 4),
        ("face_up face_up face_up", 9),
        ("removed removed removed", 0),
    ],
)
def test_tiles_face_up_are_worth_2_3_and_4(favours: str, value: int) -> None:
    table = lay(Board(favours=favours), Board(), possible=False)
    assert table.score()["favours"] == value


@rule("masters", "11")
@pytest.mark.parametrize(
    ("leaders", "value"),
    [
        ("L01, L05", 0),
        ("L01 discarded, L05 discarded", 0),
        ("L01 played, L05", 2),
        ("L01, L05 played", 3),
        ("L09 played, L13", 5),
        ("L09 played, L13 played", 9),
        ("L09 discarded, L13 played", 4),
    ],
)
def test_only_played_leaders_have_points(leaders: str, value: int) -> None:
    table = lay(Board(leaders=leaders), Board(), possible=False)
    assert table.score()["leaders"] == value


@rule("masters", "11")
@pytest.mark.parametrize(
    ("warehouse", "strongbox", "value"),
    [
        ("", "", 0),
        ("2 coin, 1 stone", "1 shield", 0),
        ("2 coin, 1 stone", "2 shield", 1),
        ("3 coin, 2 stone, 1 servant", "3 coin", 1),
        ("3 coin, 2 stone, 1 servant", "4 coin", 2),
        ("", "4 coin, 4 stone, 4 servant, 4 shield", 3),
        ("", "99 coin", 19),
    ],
)
def test_five_resources_of_any_kind_are_a_point(warehouse: str, strongbox: str, value: int) -> None:
    table = lay(Board(warehouse=warehouse, strongbox=strongbox), Board())
    assert table.score()["resources"] == value


@rule("masters", "11")
def test_resources_in_leader_depots_count() -> None:
    # Three stones in a depot and two in the leader depot.
    table = lay(Board(warehouse="5 stone", leaders="L05 played"), Board())
    assert table.score()["resources"] == 1


@rule("masters", "11")
@pytest.mark.parametrize(
    ("slots", "value"),
    [
        ("-", 0),
        ("G1a", 1),
        ("G1d G2d", 12),
        ("G1d G2d G3d", 24),
        ("G1a / B1b / Y1c", 6),
        ("G1a B2b Y3c / P1d / -", 22),
    ],
)
def test_all_owned_cards_have_points_covered_or_not(slots: str, value: int) -> None:
    assert lay(Board(slots=slots), Board()).score()["cards"] == value


@rule("masters", "11")
def test_the_score_is_the_sum_of_its_five_lines() -> None:
    # 1 for G1a, 4 for space 10, 2 for tile 1, 1 for five coins.
    table = lay(Board(faith=10, slots="G1a", strongbox="5 coin"), Board())
    assert table.points() == 8


@rule("masters", "11")
def test_most_points_win() -> None:
    # Three points of a card against two of the track.
    table = lay(Board(faith=6), Board(slots="G1c"), Board(faith=3), turn=0, possible=False)
    assert table.over
    assert table.winners == [2]


@rule("masters", "11")
def test_among_tied_players_most_resources_win() -> None:
    # One point each for space 3; seat 2 has four resources, seat 1 three.
    table = lay(
        Board(faith=3, strongbox="3 coin"),
        Board(faith=3, warehouse="2 shield", strongbox="2 coin"),
        turn=0,
        possible=False,
    )
    assert table.winners == [2]
    assert table.game.tie_breaks(table.state) == [("resources left", [3, 4])]


@rule("masters", "11")
def test_resources_do_not_beat_points() -> None:
    table = lay(Board(faith=3), Board(strongbox="4 coin"), turn=0, possible=False)
    assert table.winners == [1]


@rule("masters", "11")
def test_resources_of_a_third_player_do_not_matter_in_a_tie() -> None:
    table = lay(
        Board(faith=3, strongbox="1 coin"),
        Board(strongbox="4 stone"),
        Board(faith=3, strongbox="2 coin"),
        turn=0,
        possible=False,
    )
    assert table.winners == [3]


@rule("masters", "11")
@rule("masters", "R14")
def test_players_tied_on_resources_too_share_the_win() -> None:
    table = lay(
        Board(faith=3, strongbox="2 coin"),
        Board(faith=4, warehouse="1 stone, 1 shield"),
        Board(faith=3),
        turn=0,
        possible=False,
    )
    assert table.winners == [1, 2]


@rule("masters", "R14")
def test_four_players_with_nothing_share_the_win() -> None:
    table = lay(Board(), Board(), Board(), Board(), turn=0, possible=False)
    assert table.winners == [1, 2, 3, 4]
