"""Players, arena and laws through the public door."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bottega
from bottega import Broken, Illegal, Unreadable
from bottega.kernel.game import Decision
from bottega.kernel.show import Show
from bottega.kernel.state import Action, State
from tests.kernel import broken, pebbles


class Last(bottega.Player):
    """Takes the last option, and remembers whose view it was given."""

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        return question.options[-1]


def test_a_player_of_ones_own_sits_beside_named_ones() -> None:
    match = bottega.new("masters", seed="7")
    assert bottega.play_out(match, [Last(match.game, Random(1)), "random"])
    first = next(a for a in match.answers if a.seat == 0)
    assert match.game.actions.text(first.action) == "keep 3 4"


def test_the_same_seed_is_played_the_same_by_the_same_players() -> None:
    one, other = (bottega.new("lorenzo", seed="s") for _ in range(2))
    for match in (one, other):
        bottega.play_out(match, ["greedy", "random"])
    assert one == other


@pytest.mark.parametrize(
    ("players", "words"),
    [(["greedy"], "players: expected 2, one a seat, got 1"), (["greedy", "x"], "no player 'x'")],
)
def test_players_that_do_not_fit_the_table_are_refused(players: list[str], words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        bottega.play_out(bottega.new("masters", seed="7"), players)


def test_the_arena_tells_of_every_game_it_has_played() -> None:
    seen: list[Any] = []
    tally = bottega.arena("wiege", ["greedy", "random"], games=3, seed="a", progress=seen.append)
    assert tally.bouts == seen
    assert tally.wins(0) + tally.wins(1) == pytest.approx(3)
    assert tally.summary()["players"][0]["share"] == tally.share(0)


def test_the_arena_takes_table_options() -> None:
    tally = bottega.arena("wiege", ["random"] * 4, games=2, mode="teams")
    assert all(bout.wins.count(0.5) == 2 for bout in tally.bouts)


@pytest.mark.parametrize(
    ("arguments", "problem", "words"),
    [
        ({"games": 0}, Unreadable, "games: expected a number from 1 on, got 0"),
        ({"jobs": 1.5}, Unreadable, "jobs: expected a number from 1 on, got 1.5"),
        ({"mode": "teams"}, Illegal, "masters has no option 'mode'"),
        ({"players": ["greedy", "deep blue"]}, Unreadable, "there is no player 'deep blue'"),
    ],
)
def test_an_impossible_arena_is_refused(
    arguments: dict[str, Any], problem: type[Exception], words: str
) -> None:
    with pytest.raises(problem, match=words):
        bottega.arena(**{"game": "masters", "players": ["random", "random"], **arguments})


def test_a_lawful_game_is_checked_at_every_table() -> None:
    seen: list[int] = []
    checked = bottega.check(pebbles.GAME, games=2, progress=seen.append)
    assert [(c.seats, c.options["length"]) for c in checked] == [
        (seats, length) for seats in (2, 3) for length in ("one", "two")
    ]
    assert [n for c in checked for n in c.answers] == seen
    assert len(seen) == 8


def test_tables_to_check_are_chosen_by_seats_and_options() -> None:
    assert [c.seats for c in bottega.check(pebbles.GAME, games=1, seats=3, length="two")] == [3]
    with pytest.raises(Illegal, match="pebbles has no table with 7 seats"):
        bottega.check(pebbles.GAME, seats=7)


def test_several_processes_check_the_same_games() -> None:
    alone = bottega.check("masters", games=4, seats=1, inspect=0.01)
    assert bottega.check("masters", games=4, seats=1, inspect=0.01, jobs=2) == alone


def test_a_broken_law_is_raised_with_its_number() -> None:
    with pytest.raises(Broken, match="law 9 is broken") as found:
        bottega.check(broken.WrongSum(), games=1, seats=2)
    assert found.value.law == 9


def test_a_broken_law_says_where_and_keeps_the_game_so_far(tmp_path: Path) -> None:
    with pytest.raises(Broken, match=r"by masters, 2 seats, taken, after \d+ answers: ") as found:
        bottega.check(broken.card_eater(), games=1, seats=2)
    assert found.value.record.startswith('{\n  "format": "bottega record 1"')


def test_a_broken_law_comes_through_from_another_process() -> None:
    problem = Broken(8, "masters", "something is odd")
    problem.where, problem.record = "2 seats, after 3 answers", "{}"
    again = pickle.loads(pickle.dumps(problem))
    assert (str(again), again.law, again.record) == (str(problem), 8, "{}")


class Blind(Show[Any]):
    """Cannot be drawn."""

    def draw(self, t: Any, seat: int | None, names: list[str], say: Any) -> Any:
        raise LookupError("no pencil")


def blind() -> pebbles.Pebbles:
    game = pebbles.Pebbles()
    game.show = Blind()
    return game


def undecided() -> pebbles.Pebbles:
    """Has a value that is no number."""
    game = pebbles.Pebbles()
    game.value = lambda t, seat: float("nan")
    return game


@pytest.mark.parametrize(
    ("game", "law", "words"),
    [(blind(), 3, "cannot be drawn: .*no pencil"), (undecided(), 4, "seat 1 is nan")],
)
def test_a_drawing_or_a_value_that_fails_breaks_a_law(
    game: pebbles.Pebbles, law: int, words: str
) -> None:
    with pytest.raises(Broken, match=words) as found:
        bottega.check(game, games=1, seats=2)
    assert found.value.law == law


def test_the_arena_takes_classes_of_players() -> None:
    tally = bottega.arena("masters", [Last, "random"], games=2)
    assert tally.names == ["Last", "random"]


@pytest.mark.parametrize("seat", [2, -1, "1", True])
def test_a_seat_that_is_not_there_is_refused_everywhere(seat: Any) -> None:
    match = bottega.new("masters", seed="7")
    uses: list[Any] = [match.legal, match.mask, match.question_for, match.view, match.position]
    for use in [*uses, match.events, match.imagine]:
        with pytest.raises(Unreadable, match="expected a seat from 0 to 1, got"):
            use(seat)


def test_an_onlookers_position_hides_every_hand() -> None:
    match = bottega.new("masters", seed="7")
    assert match.position(None) == bottega.position(match.position(None)).position()
    assert match.position(None).count('"?"') == 8
    assert '"?"' not in match.position()


def test_an_option_given_twice_is_refused() -> None:
    with pytest.raises(Unreadable, match="mode: given twice"):
        bottega.new("lorenzo", options={"mode": "basic"}, mode="advanced")
    with pytest.raises(Unreadable, match="inspect: expected a share from 0 to 1, got 5"):
        bottega.check("masters", inspect=5)
