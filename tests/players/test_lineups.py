"""Who sits with whom, from the players that somebody names."""

from __future__ import annotations

from collections import Counter

import bottega
from bottega.players.lineups import lineup_at, lineups

MASTERS, WIEGE = bottega.game("masters"), bottega.game("wiege")


def test_as_many_players_as_seats_sit_as_they_are_named() -> None:
    assert lineups(MASTERS, ["a", "b", "a"], 3, {}) == [["a", "b", "a"]]


def test_the_last_one_named_takes_all_other_seats() -> None:
    assert lineups(MASTERS, ["a", "b"], 4, {}) == [["a", "b", "b", "b"]]
    assert lineups(MASTERS, ["a"], 3, {}) == [["a", "a", "a"]]


def test_of_more_players_than_seats_everybody_meets_everybody() -> None:
    found = lineups(MASTERS, ["a", "b", "c"], 2, {})
    assert found == [["a", "b"], ["a", "c"], ["b", "c"]]


def test_where_two_win_together_a_name_is_a_side() -> None:
    """Seats 1 and 3 play against 2 and 4."""
    assert lineups(WIEGE, ["a", "b"], 4, {"mode": "teams"}) == [["a", "b", "a", "b"]]
    four = ["a", "b", "c", "d"]
    assert lineups(WIEGE, four, 4, {"mode": "teams"}) == [four]


def test_everybody_sits_at_every_seat_of_every_table_equally_often() -> None:
    tables = lineups(MASTERS, ["a", "b", "c"], 2, {})
    sat: Counter[tuple[str, str, int]] = Counter()
    for number in range(12):
        lineup = lineup_at(tables, number)
        for place, player in enumerate(lineup):
            (other,) = set(lineup) - {player}
            sat[str(player), str(other), (place + number) % 2] += 1
    assert set(sat.values()) == {2}
    assert len(sat) == 3 * 2 * 2
