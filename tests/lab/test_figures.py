"""Figures of a report, against what can be worked out by hand."""

from __future__ import annotations

from math import sqrt
from statistics import pvariance

import pytest

from bottega.lab.report.figures import (
    Estimate,
    Residuals,
    benjamini_hochberg,
    chance_of,
    difference,
    false_among,
    mean_of,
    share,
)


def test_a_mean_lies_within_two_standard_errors() -> None:
    found = mean_of([1, 2, 3, 4])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.96 * sqrt(5 / 3 / 4))


def test_a_share_of_none_is_no_division_by_nought() -> None:
    assert share(0, 0) == Estimate(0.0, 0.0, 1.0, 0)


def test_a_value_two_errors_from_nought_comes_about_by_chance_once_in_twenty() -> None:
    assert chance_of(Estimate(1.96, 0.0, 3.92, 100)) == pytest.approx(0.05, abs=0.0001)
    assert chance_of(Estimate(0.0, 0.0, 0.0, 100)) == 1.0


def test_a_difference_is_less_certain_than_either_value() -> None:
    found = difference(Estimate(5, 2, 8, 10), Estimate(1, -3, 5, 20))
    assert (found.value, found.low, found.high) == (4, -1, 9)


def test_of_many_comparisons_the_best_must_stand_out_more() -> None:
    # The worked example of the procedure: sorted chances p times n, divided by their rank.
    assert benjamini_hochberg([0.001, 0.008, 0.039, 0.041, 0.9]) == pytest.approx(
        [0.005, 0.02, 0.05125, 0.05125, 0.9]
    )
    assert benjamini_hochberg([]) == []


def test_one_of_three_seats_must_stand_out_more_than_a_seat_alone() -> None:
    # The first lies two errors from a fair share: once in twenty-two times, were it alone.
    error = 0.01
    seats = [Estimate(v, v - 1.96 * error, v + 1.96 * error, 1000) for v in (0.28, 0.3, 0.31)]
    alone, *_ = false_among(seats[:1], 0.3)
    beside, *_ = false_among(seats, 0.3)
    assert alone == pytest.approx(0.0455, abs=0.001)
    assert beside == pytest.approx(3 * alone)


def test_where_games_have_one_seat_a_lift_is_a_difference_of_two_means() -> None:
    with_it, without = [3.0, 5.0, 4.0] * 20, [1.0, 2.0] * 40
    games = [[value] for value in with_it + without]
    found = Residuals(games, [["alike"]] * len(games)).lift({n: [0] for n in range(60)})
    assert found is not None
    assert found.value == pytest.approx(4 - 1.5)
    error = sqrt(pvariance(with_it) / 60 + pvariance(without) / 80)
    assert found.high - found.value == pytest.approx(1.96 * error)


def test_a_thing_of_the_stronger_player_is_not_better_for_that() -> None:
    # Anna wins three games of four whether she has it or not, and she has it mostly.
    games = [[1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [0.0, 1.0]] * 40
    kinds = [["anna", "bea"]] * len(games)
    having = {n: [0] if n // 4 % 4 else [1] for n in range(len(games))}
    found = Residuals(games, kinds).lift(having)
    assert found is not None
    assert found.value == pytest.approx(0)


def test_seats_of_one_game_are_no_independent_cases() -> None:
    # Both seats always score the same: twice as many seats tell nothing more.
    scores = [1.0, 2.0, 4.0, 7.0] * 30
    having = range(0, len(scores), 3)
    alone = Residuals([[s] for s in scores], [["a"]] * 120).lift({n: [0] for n in having})
    twice = Residuals([[s, s] for s in scores], [["a", "a"]] * 120).lift(
        {n: [0, 1] for n in having}
    )
    assert alone is not None
    assert twice is not None
    assert twice.high - twice.low == pytest.approx(alone.high - alone.low)


def test_nothing_is_said_of_what_few_had() -> None:
    games = [[float(n % 2)] for n in range(100)]
    assert Residuals(games, [["a"]] * 100).lift({n: [0] for n in range(29)}) is None
    assert Residuals(games, [["a"]] * 100).lift({n: [0] for n in range(71)}) is None
