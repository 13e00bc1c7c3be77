"""Views as files: whose they are, what they ask, and as whom they are refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bottega.kernel.game import Game
from bottega.kernel.position import write_position
from bottega.kernel.registry import games
from bottega.kernel.state import HIDDEN, NATURE, State
from bottega.play.match import Match
from bottega.play.nature import seed_from
from tests.cli.conftest import Here
from tests.cli.running import assert_refused
from tests.games.lorenzo.table import Board, lay

Says = Callable[..., str]

TABLES = [(game, *table) for game in games().values() for table in game.tables()]
EVERY_TABLE = pytest.mark.parametrize(
    ("game", "seats", "options"),
    TABLES,
    ids=[" ".join([game.key, str(seats), *options.values()]) for game, seats, options in TABLES],
)
LONGEST = 400
"""Answers after which a random game is left."""


def looks(
    game: Game[Any], seats: int, options: dict[str, str], share: float = 0.006
) -> Iterator[State]:
    """The truth at some places of a random game, the end among them if it comes soon enough."""
    rng = Random(f"{game.key} {seats} {options}")
    match = Match(game, ["random"] * seats, seed_from("views"), options)
    for ply in range(LONGEST):
        if ply == 0 or match.over or rng.random() < share:
            yield game.clone(match.state)
        if match.over:
            break
        question = rng.choice(match.questions)
        match.answer(question.seat, rng.choice(question.options))


def lay_files(game: Game[Any], truth: State, view: State) -> None:
    Path("truth.json").write_text(write_position(game, truth))
    Path("seen.json").write_text(write_position(game, view))


@EVERY_TABLE
def test_a_view_is_shown_as_a_seat_only_with_all_that_this_seat_knows(
    here: Here, says: Says, game: Game[Any], seats: int, options: dict[str, str]
) -> None:
    for truth in looks(game, seats, options):
        for viewer in (None, *range(seats)):
            view = game.redact(truth, viewer)
            lay_files(game, truth, view)
            for seat in range(seats):
                as_seat = ["--as", str(seat + 1), "--json"]
                known = game.write(game.redact(truth, seat))
                if HIDDEN in game.asked(view) and viewer != seat:
                    # Whether it is this seat that is asked in secret, no file of another tells.
                    assert here("position", "seen.json", *as_seat).code in (0, 2)
                elif game.write(game.redact(view, seat)) == known:
                    shown = says("position", "seen.json", *as_seat)
                    assert json.loads(shown)["state"] == known
                    assert shown == says("position", "truth.json", *as_seat)
                else:
                    for json_ in ([], ["--json"]):
                        outcome = here("position", "seen.json", "--as", str(seat + 1), *json_)
                        assert_refused(outcome, f"; it hides what seat {seat + 1} knows$")
                        assert viewer is None or str(viewer + 1) in outcome.err.partition(";")[0]


@EVERY_TABLE
def test_a_view_without_a_seat_asks_what_its_viewer_is_asked(
    says: Says, game: Game[Any], seats: int, options: dict[str, str]
) -> None:
    for truth in looks(game, seats, options):
        for viewer in {*game.asked(truth)} - {NATURE}:
            lay_files(game, truth, game.redact(truth, viewer))
            asked = json.loads(says("position", "truth.json", "--json"))["asked"]
            seen = json.loads(says("position", "seen.json", "--json"))["asked"]
            assert [q for q in seen if q["options"]] == [
                q for q in asked if q["seat"] == viewer + 1
            ]
            shown = says("position", "seen.json")
            assert all(option in shown for q in seen for option in q["options"])


# One by one --------------------------------------------------------------------------------------


def put(state: State, seat: int | None, game: Game[Any]) -> None:
    Path("seen.json").write_text(write_position(game, game.redact(state, seat)))


def test_a_view_shows_its_own_question_without_being_told_whose_it_is(says: Says) -> None:
    data = json.loads(says("position", "view.json", "--json"))
    assert data["asked"][0]["question"] == {"step": "act", "seat": 1}
    assert data["asked"][0]["options"][0] == "market row 1"
    assert "market row 1" in says("position", "view.json")


def test_a_view_names_the_seat_whose_it_is(here: Here) -> None:
    for json_ in ([], ["--json"]):
        said = here("position", "view.json", "--as", "2", *json_)
        assert_refused(said, "")
        assert said.err == (
            "bottega: view.json: this is the view of seat 1; it hides what seat 2 knows\n"
        )


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_seats_that_know_no_secret_have_the_same_view(here: Here, viewer: int | None) -> None:
    table = lay(Board(), Board(), Board(), Board(leaders="sisto iv"))
    put(table.state, viewer, table.game)
    said = here("position", "seen.json", "--as", "4")
    assert_refused(said, "the view of seats 1, 2 and 3; it hides what seat 4 knows")


def test_a_view_that_hides_nothing_of_another_seat_is_shown_to_it_without_its_secrets(
    says: Says,
) -> None:
    table = lay(Board(), Board(leaders="sisto iv"))
    put(table.state, 1, table.game)
    assert "sisto iv" in says("position", "seen.json", "--as", "2", "--json")
    assert "sisto iv" not in says("position", "seen.json", "--as", "1", "--json")


def test_an_onlookers_view_is_nobody_elses(here: Here, says: Says) -> None:
    table = lay(Board(leaders="sisto iv"), Board(leaders="cesare borgia"))
    put(table.state, None, table.game)
    assert_refused(
        here("position", "seen.json", "--as", "2"),
        "the view of an onlooker; it hides what seat 2 knows",
    )
    asked = json.loads(says("position", "seen.json", "--json"))["asked"]
    assert [(question["seat"], question["options"]) for question in asked] == [(1, [])]


def test_what_cannot_be_anybodys_view_is_refused_as_every_seats(
    here: Here, says: Says, folder: Path
) -> None:
    data = json.loads((folder / "view.json").read_text())
    data["state"]["players"][0]["leaders"][0] = "?"
    (folder / "odd.json").write_text(json.dumps(data))
    for seat in ("1", "2"):
        assert_refused(
            here("position", "odd.json", "--as", seat), "odd.json: this is nobody's view"
        )
    assert json.loads(says("position", "odd.json", "--json"))["state"] == data["state"]


def test_a_view_cannot_be_played_on_by_its_own_seat_either(here: Here) -> None:
    said = here("position", "view.json", "--as", "1", "--do", "market row 1")
    assert_refused(said, "what it hides cannot be played on")
