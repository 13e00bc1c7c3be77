"""A contest: the arena's games, figures that can be checked by hand, and going on after a stop."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from time import sleep
from xml.etree import ElementTree

import pytest

import bottega
from bottega import Illegal, Unreadable
from bottega.kernel.game import Decision
from bottega.kernel.state import Action, State
from bottega.lab import contest
from bottega.lab.contest import hold
from bottega.lab.plan import plan_for
from bottega.lab.ratings import ratings
from bottega.lab.standings import Meeting, Standings
from bottega.play.crew import Alone
from bottega.players.arena import Bout
from bottega.players.random_player import RandomPlayer
from tests.kernel import pebbles


def standings(names: Sequence[str], played: list[Meeting], seats: int = 2) -> Standings:
    """Of games that were written down by hand."""
    plan = plan_for(pebbles.GAME, ["random"] * seats, {}, "t", len(played), Alone())
    return Standings(plan._replace(players=list(names)), seats, 1.0, played)


def meeting(names: list[str], seats: list[int], scores: list[int], wins: list[float]) -> Meeting:
    n = len(names)
    return Meeting(names, Bout(seats, scores, wins, 20, False), [4] * n, [0.2] * n, [0.1] * n)


# The games -------------------------------------------------------------------------------------


def test_its_games_are_those_of_the_arena(tmp_path: Path) -> None:
    found = hold(tmp_path / "a.svg", "masters", ["greedy", "random"], games=6, seed="t")
    bouts = bottega.arena("masters", ["greedy", "random"], games=6, seed="t").bouts
    assert [meeting.bout for meeting in found.played] == bouts


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    alone = hold(tmp_path / "a.svg", "masters", ["random"], seats=2, games=12)
    together = hold(tmp_path / "b.svg", "masters", ["random"], seats=2, games=12, jobs=2)
    assert [m.bout for m in alone.played] == [m.bout for m in together.played]


def test_one_against_all_others_sits_everywhere(tmp_path: Path) -> None:
    found = hold(tmp_path / "a.svg", "masters", ["greedy", "random"], seats=4, games=4)
    assert [m.bout.seats[0] for m in found.played] == [0, 1, 2, 3]
    assert [s.fair for s in found.table] == [0.25, 0.75]
    assert sum(s.wins for s in found.table) == 4


def test_princes_has_three_seats_for_two_names(tmp_path: Path) -> None:
    assert hold(tmp_path / "a.svg", "princes", ["random"], games=1).seats == 3


def test_what_was_stopped_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = hold(tmp_path / "whole.svg", "masters", ["random"], seats=2, games=15)
    played: list[int] = []
    meet = contest.meet

    def stopped(plan, game, lineup, seconds, number):  # type: ignore[no-untyped-def]
        if number == 12 and len(played) < 15:
            played.extend([-1] * 3)
            raise KeyboardInterrupt
        played.append(number)
        return meet(plan, game, lineup, seconds, number)

    monkeypatch.setattr(contest, "meet", stopped)
    path = tmp_path / "arena.svg"
    with pytest.raises(KeyboardInterrupt):
        hold(path, "masters", ["random"], seats=2, games=15)
    assert not path.exists()
    again = hold(path, "masters", ["random"], seats=2, games=15)
    assert played[15:] == [10, 11, 12, 13, 14]
    assert [m.bout for m in again.played] == [m.bout for m in whole.played]
    assert {p.name for p in tmp_path.iterdir()} == {"whole.svg", "arena.svg"}


def test_another_contest_is_not_gone_on_with(tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold(tmp_path / "a.svg", "masters", ["random"], seats=2, games=5, progress=stop)
    with pytest.raises(Unreadable, match=r"begun with seconds 1\.0, not 2"):
        hold(tmp_path / "a.svg", "masters", ["random"], seats=2, games=5, seconds=2)


def test_what_cannot_be_played_is_refused_and_nothing_begun(tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    with pytest.raises(Illegal, match="masters is for 1 to 4 seats, not 7"):
        hold(path, "masters", ["random"], seats=7)
    with pytest.raises(Unreadable, match="there is no player 'nobody'"):
        hold(path, "masters", ["random", "nobody"])
    with pytest.raises(Unreadable, match="seconds: expected"):
        hold(path, "masters", ["random"], seconds=0)
    with pytest.raises(Unreadable, match="players: expected at least one"):
        hold(path, "masters", [])
    assert not list(tmp_path.iterdir())


class Drowsy(RandomPlayer):
    """A player whose processor has other work before it answers."""

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        sleep(0.01)
        return super().choose(view, question, seconds)


def test_thinking_is_timed_by_the_processor_and_not_by_the_wall(tmp_path: Path) -> None:
    found = hold(tmp_path / "a.svg", "masters", [Drowsy], seats=2, games=1)
    [drowsy] = found.table
    assert drowsy.choices > 20
    assert drowsy.seconds < 0.005


# The figures -----------------------------------------------------------------------------------


def test_figures_of_two_games_by_hand() -> None:
    """Anna wins the first by 10 points, and half of the second."""
    found = standings(
        ["anna", "bert"],
        [
            meeting(["anna", "bert"], [0, 1], [30, 20], [1.0, 0.0]),
            meeting(["anna", "bert"], [1, 0], [16, 16], [0.5, 0.5]),
        ],
    )
    anna, bert = found.table
    assert (anna.wins, anna.share.value, anna.games, anna.fair) == (1.5, 0.75, 2, 0.5)
    assert (bert.wins, bert.share.value) == (0.5, 0.25)
    assert anna.margin is not None
    assert bert.margin is not None
    assert (anna.margin.value, bert.margin.value) == (5, -5)
    assert anna.score.value == 23
    assert (anna.choices, anna.slowest) == (8, 0.1)
    assert anna.seconds == pytest.approx(0.05)


def test_who_sits_at_two_seats_has_the_wins_of_both() -> None:
    played = Meeting(
        ["anna", "bert", "bert"],
        Bout([2, 0, 1], [10, 14, 7], [0.0, 1.0, 0.0], 9, False),
        [1, 1, 1],
        [0.1] * 3,
        [0.1] * 3,
    )
    anna, bert = standings(["anna", "bert"], [played], 3).table
    assert (anna.wins, bert.wins, bert.games) == (0, 1, 1)
    assert (anna.fair, bert.fair) == (1 / 3, 2 / 3)
    assert anna.margin is not None
    assert anna.margin.value == -4


def test_a_forfeit_counts_as_a_fault_and_not_for_margins() -> None:
    lost = Bout([0, 1], [5, 1], [0.0, 1.0], 3, False, 0, "it ended (exit code 1)")
    played = Meeting(["anna", "bert"], lost, [1, 1], [0.1] * 2, [0.1] * 2)
    anna, bert = standings(["anna", "bert"], [played]).table
    assert (anna.faults, anna.first_fault) == (1, "it ended (exit code 1)")
    assert (anna.wins, bert.wins, bert.faults) == (0, 1, 0)
    assert anna.margin is None
    assert anna.rating is not None
    assert bert.rating is not None
    assert anna.rating.skill < 25 < bert.rating.skill


def test_whoever_wins_more_is_rated_higher_and_doubt_shrinks() -> None:
    one = ratings(["a", "b", "c"], [[(["a"], 2.0), (["b"], 1.0), (["c"], 0.0)]])
    assert one["a"].skill > one["b"].skill > one["c"].skill
    assert one["b"].skill == pytest.approx(25, abs=1)
    many = ratings(["a", "b"], [[(["a"], 1.0), (["b"], 0.0)]] * 50)
    assert many["a"].doubt < one["a"].doubt
    level = ratings(["a", "b"], [[(["a"], 1.0), (["b"], 1.0)]] * 50)
    assert level["a"].skill == pytest.approx(level["b"].skill)


def test_those_who_win_together_are_rated_together() -> None:
    won = ratings(["a", "b", "c"], [[(["a", "b"], 1.0), (["c", "c"], 0.0)]])
    assert won["a"] == won["b"]
    assert won["c"].skill < 25 < won["a"].skill


# The picture -----------------------------------------------------------------------------------


def test_the_picture_has_everybodys_share_where_it_belongs(tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    hold(path, "masters", ["greedy", "random"], games=4)
    text = path.read_text(encoding="utf-8")
    ElementTree.fromstring(text)
    greedy, random = (float(x) for x in re.findall(r'<circle cx="([\d.]+)"', text))
    assert greedy > random
    assert "masters, 2 seats, 4 games" in text
    assert "100.0%" in text
