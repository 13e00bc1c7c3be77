"""The arena: fair seats, repeatable games and honest numbers."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bottega
from bottega.kernel.game import Game, Illegal
from bottega.kernel.registry import find_game
from bottega.kernel.words import Unreadable
from bottega.players import arena as arena_module
from bottega.players.arena import Bout, Tally, bout, bouts_of, interval
from tests.kernel import pebbles

MASTERS: Game[Any] = find_game("masters")


def tally(names: list[str], games: int, seed: str = "t", jobs: int = 1) -> Tally:
    return bottega.arena(MASTERS, names, games=games, seed=seed, jobs=jobs)


# Fair and repeatable ---------------------------------------------------------------------------


def test_players_move_one_seat_further_every_game() -> None:
    found = tally(["greedy", "random", "random"], 6)
    assert [b.seats for b in found.bouts] == [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
    ]


def test_the_same_seed_plays_the_same_games_on_one_core_and_on_two() -> None:
    names = ["greedy", "random"]
    alone = tally(names, 9).bouts
    together = tally(names, 9, jobs=2).bouts
    assert alone == together
    assert alone == tally(names, 9).bouts
    assert alone != tally(names, 9, seed="another").bouts


def test_more_games_begin_with_the_same_games() -> None:
    names = ["random", "random"]
    assert tally(names, 8).bouts[:5] == tally(names, 5).bouts


def test_a_single_game_is_that_of_the_arena() -> None:
    names = ["random", "random", "random"]
    assert bout(MASTERS, names, {}, "t", 4) == tally(names, 5).bouts[4]


def test_an_impossible_table_is_refused_before_anything_is_played() -> None:
    with pytest.raises(Illegal, match="masters is for 1 to 4 seats, not 5"):
        next(bouts_of(MASTERS, ["random"] * 5, {}, 1, "t"))
    with pytest.raises(Illegal, match="masters has no option 'x'"):
        next(bouts_of(MASTERS, ["random"], {"x": "y"}, 1, "t"))
    with pytest.raises(Unreadable, match="there is no player 'nobody'"):
        next(bouts_of(MASTERS, ["random", "nobody"], {}, 1, "t", jobs=2))


def test_a_game_that_is_not_registered_is_played_by_one_process_only() -> None:
    names = ["random", "random"]
    assert len(list(bouts_of(pebbles.GAME, names, {}, 3, "t"))) == 3
    with pytest.raises(Unreadable, match="pebbles must be registered"):
        next(bouts_of(pebbles.GAME, names, {}, 3, "t", jobs=2))


# Counting --------------------------------------------------------------------------------------


def test_wins_and_seats_add_up_to_the_games() -> None:
    found = tally(["greedy", "random", "random", "random"], 12)
    assert sum(found.wins(player) for player in range(4)) == pytest.approx(12)
    assert sum(found.seat_wins(seat) for seat in range(4)) == pytest.approx(12)
    assert all(len(found.scores(player)) == 12 for player in range(4))
    assert all(length > 20 for length in found.lengths())
    assert found.truncated() == 0


def test_a_tally_counts_by_player_and_by_seat() -> None:
    found = Tally("masters", ["a", "b"], "t")
    found.bouts = [
        Bout([0, 1], [30, 20], [1.0, 0.0], 80, False),
        Bout([1, 0], [25, 25], [0.5, 0.5], 90, False),
        Bout([0, 1], [10, 40], [0.0, 1.0], 70, False),
        Bout([1, 0], [0, 0], [0.0, 0.0], 5000, True),
    ]
    assert (found.wins(0), found.wins(1)) == (1.5, 1.5)
    assert (found.seat_wins(0), found.seat_wins(1)) == (1.5, 1.5)
    assert found.scores(1) == [20, 25, 40, 0]
    assert found.lengths() == [80, 90, 70, 5000]
    assert found.truncated() == 1


def test_a_shared_win_is_split() -> None:
    names = ["random", "random", "random"]
    shares = set()
    for number in range(60):
        played = bout(pebbles.GAME, names, {}, "ties", number)
        best = max(played.scores)
        share = 1 / played.scores.count(best)
        assert played.wins == [share if score == best else 0.0 for score in played.scores]
        shares.add(share)
    assert shares == {1.0, 1 / 2, 1 / 3}


def test_a_lost_solo_game_is_nobodys_win() -> None:
    found = tally(["random"], 10)
    assert {b.wins[0] for b in found.bouts} <= {0.0, 1.0}
    assert 0.0 in {b.wins[0] for b in found.bouts}


def test_a_game_without_end_is_stopped_and_won_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_module, "LONGEST", 50)
    played = bout(MASTERS, ["random", "random"], {}, "t", 0)
    assert played.truncated
    assert played.wins == [0.0, 0.0]


# What may be said ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 4, 0.0456, 0.6994),
        (81, 263, 0.2553, 0.3662),
        (0, 0, 0.0, 1.0),
        (2.5, 5, 0.1705, 0.8295),
    ],
)
def test_wilsons_interval_has_its_known_values(
    wins: float, games: int, low: float, high: float
) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=2e-4)


@given(st.integers(1, 5000), st.data())
def test_an_interval_holds_the_share_and_stays_between_nothing_and_all(
    games: int, data: st.DataObject
) -> None:
    wins = data.draw(st.integers(0, games))
    low, high = interval(wins, games)
    assert 0 <= low <= wins / games <= high <= 1


def test_more_games_say_more() -> None:
    widths = [high - low for low, high in (interval(n / 4, n) for n in (8, 80, 800, 8000))]
    assert widths == sorted(widths, reverse=True)


def test_greedy_beats_three_randoms_in_at_least_nine_of_ten_games() -> None:
    found = tally(["greedy", "random", "random", "random"], 60, seed="strength")
    assert found.wins(0) >= 54


def test_greedy_beats_random_head_to_head_from_either_seat() -> None:
    found = tally(["greedy", "random"], 40, seed="duel")
    for seat in range(2):
        won = sum(b.wins[0] for b in found.bouts if b.seats[0] == seat)
        assert won >= 18
