"""``bottega edition``: a file with the printed values, and what is wrong with one."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import assert_refused, run, works

GAMES = ["princes", "wiege"]


@pytest.mark.parametrize("game", GAMES)
def test_the_printed_file_is_the_usual_edition(tmp_path: Path, game: str) -> None:
    text = works(tmp_path, "edition", game)
    assert "†" in text
    (tmp_path / "my.toml").write_text(text)
    assert works(tmp_path, "edition", game, "--edition", "my.toml") == text
    works(
        tmp_path,
        "record",
        game,
        "--players",
        "random,random,random",
        "--edition",
        "my.toml",
        "--out",
        "g.json",
    )
    assert "edition" not in json.loads((tmp_path / "g.json").read_text())


def test_a_corrected_value_is_played_with_and_kept(tmp_path: Path) -> None:
    text = works(tmp_path, "edition", "princes")
    at = text.index("[tiles.orsini]")
    (tmp_path / "my.toml").write_text(text[:at] + text[at:].replace("gold = 1", "gold = 7", 1))
    arguments = ("--players", "random,random,random", "--edition", "my.toml", "--out", "g.json")
    works(tmp_path, "record", "princes", *arguments)
    (tmp_path / "my.toml").unlink()
    edition = json.loads((tmp_path / "g.json").read_text())["edition"]
    assert edition["values"] == {"tiles.orsini.gold": 7}
    assert works(tmp_path, "verify", "g.json")
    works(tmp_path, "replay", "g.json", "--ply", "30", "--json")


def test_bots_meet_with_an_edition(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text('game = "princes"\n[troops.pikes]\ncost = 5\n')
    players = ("--players", "random,random,random", "--games", "4", "--jobs", "2")
    assert works(tmp_path, "simulate", "princes", *players, "--edition", "my.toml")


WRONG = {
    "broken": ('game = "princes"\n[tiles\n', "my.toml: expected TOML, but .* line 2"),
    "no game": ("[tiles.orsini]\ngold = 2\n", "my.toml: game: expected the key of a game"),
    "other": ('game = "chess"\n', "my.toml: there is no game 'chess'"),
    "range": (
        'game = "princes"\n\n[tiles.orsini]\ngold = 21\n',
        r"my.toml: line 4, tiles.orsini.gold: expected a number from 0 to 20, got 21",
    ),
    "kind": (
        'game = "princes"\n[tiles.orsini]\ncity = "genoa"\n',
        r"my.toml: line 3, tiles.orsini.city: expected a city \(venice, .*\), got 'genoa'",
    ),
    "unknown": (
        'game = "princes"\n[tiles.orsinni]\ngold = 2\n',
        r"my.toml: line 3, tiles.orsinni.gold: this game prints no such value; "
        r"did you mean tiles.orsini.gold\?",
    ),
    "known": (
        'game = "princes"\n[tiles."il doge"]\ngold = 4\n',
        r"my.toml: line 3, tiles.il doge.gold: this game prints no such value",
    ),
    "cities": (
        'game = "princes"\n[tiles.orsini]\ncity = "venice"\n',
        r"my.toml: tiles of venice: expected 6, got 7",
    ),
    "effects": (
        'game = "princes"\n[events.leonardo]\nstatus = 1\n',
        r"my.toml: events.leonardo: expected points, a change of status or something",
    ),
    "masters": ('game = "masters"\n[cards.G1a]\npoints = 4\n', "my.toml: line 3, cards.G1a.points"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_file_is_refused_with_the_place(tmp_path: Path, case: str) -> None:
    text, complaint = WRONG[case]
    (tmp_path / "my.toml").write_text(text)
    outcome = run(tmp_path, "play", "princes", "--edition", "my.toml", "--save", "g.json")
    assert_refused(outcome, complaint)
    assert not (tmp_path / "g.json").exists()


def test_a_game_whose_values_are_all_known_has_no_editions(tmp_path: Path) -> None:
    assert_refused(run(tmp_path, "edition", "masters"), "masters: all its printed values are known")


def test_an_edition_of_another_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text('game = "princes"\n')
    outcome = run(tmp_path, "play", "wiege", "--edition", "my.toml")
    assert_refused(outcome, re.escape("my.toml: this is an edition of princes, not of wiege"))
