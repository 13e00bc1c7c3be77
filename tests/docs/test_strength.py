"""docs/strength.md: every row that is wanted, and what was really played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from benchmarks import strength, strength_rows
from benchmarks.strength_page import PAGE, PICTURES, page, pictures, row_of, verdict
from benchmarks.strength_rows import Line, Row, alike, answers_of, played, rows

from bottega.lab.report.figures import Estimate


def test_the_page_and_its_pictures_are_what_the_kept_rows_say() -> None:
    found = played()
    assert PAGE.read_text(encoding="utf-8") == page(found)
    drawn = pictures(found)
    assert {path.name: path.read_text("utf-8") for path in PICTURES.glob("strength-*")} == drawn


def test_every_table_has_its_rows() -> None:
    """Four levels make four comparisons at each of eight small tables, three at seven large ones,
    and four figures alone; two are about the exploiter."""
    names = [row.name for row in rows()]
    assert len(names) == len({*names}) == 8 * 4 + 7 * 3 + 4 + 2
    for wanted in (
        "masters-2-journeyman-apprentice",
        "masters-alone-maestro",
        "lorenzo-basic-4-maestro-journeyman",
        "wiege-teams-maestro-master",
        "princes-off-3-master-journeyman",
        "princes-full-4-maestro-master",
    ):
        assert wanted in names
    bars = {row.name: row.bar for row in rows()}
    assert bars["masters-2-master-journeyman"] == 0.80
    assert bars["princes-3-master-journeyman"] == 0.55
    assert bars["princes-off-4-maestro-journeyman"] == 0.65
    assert bars["masters-alone-journeyman"] is None


def test_a_bar_is_cleared_where_the_whole_interval_lies_above_it() -> None:
    assert verdict(Estimate(0.85, 0.82, 0.88, 1000), 0.80) == "**yes**"
    assert verdict(Estimate(0.81, 0.78, 0.84, 1000), 0.80) == "not for certain"
    assert verdict(Estimate(0.77, 0.74, 0.80, 1000), 0.80) == "no, 3.0 short"
    assert verdict(Estimate(0.77, 0.74, 0.80, 1000), None) == ""


# Played in parts --------------------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of its own for what is played here."""
    monkeypatch.setattr(strength_rows, "PLAYED", tmp_path / "strength.jsonl")
    return tmp_path / "strength.jsonl"


def named(name: str) -> Row:
    return next(row for row in rows() if row.name == name)


def play(row: Row, line: Line | None, games: int) -> Line:
    found = strength.play(row, line, games, 1, "1", lambda: False)
    assert found is not None
    return found


def without_time(line: Line) -> Line:
    """A line with its means as far as adding up can be exact, and without what took how long."""
    players = [{**player} for player in line["players"]]
    for player in players:
        del player["seconds_per_choice"], player["slowest_choice"]
        player.update(score=round(player["score"], 9), margin=round(player["margin"], 9))
    return {**line, "players": players}


def test_a_row_that_is_played_in_parts_is_the_row_that_is_played_at_once(kept: Path) -> None:
    row = named("wiege-2-journeyman-apprentice")
    part = play(row, None, 4)
    assert part["games"] == 4
    assert played() == {row.name: part}
    longer = play(row, part, 7)
    assert played() == {row.name: longer}
    kept.unlink()
    at_once = play(row, None, 7)
    assert without_time(longer) == without_time(at_once)
    assert [p["wins"] for p in at_once["players"]] != [p["wins"] for p in part["players"]]


def test_nobody_adds_to_a_row_that_somebody_else_plays(kept: Path) -> None:
    row = named("masters-alone-journeyman")
    line = play(row, None, 2)
    kept.write_text(json.dumps({**line, "games": 20}) + "\n", "utf-8")
    with pytest.raises(SystemExit, match="somebody else plays this row too"):
        strength_rows.keep({**line, "games": 4}, line)


def test_rows_take_turns_until_the_shortest_is_as_long_as_wanted(kept: Path) -> None:
    names = ["masters-alone-journeyman", "wiege-2-journeyman-apprentice"]
    ahead = play(named(names[0]), None, 3)
    asked = strength.questions().parse_args(["--fewest", "--games", "4", *names])
    strength.play_all([named(name) for name in names], asked)
    assert {name: line["games"] for name, line in played().items()} == dict.fromkeys(names, 4)
    assert played()[names[0]]["players"][0]["wins"] >= ahead["players"][0]["wins"]


def test_a_row_is_not_gone_on_with_by_players_who_answer_otherwise(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = named("masters-alone-journeyman")
    line = {**play(row, None, 2), "made_of": "of others"}
    kept.write_text(json.dumps(line) + "\n", "utf-8")
    asked = strength.questions()
    strength.play_all([row], asked.parse_args(["--games", "4"]))
    assert "its players answer otherwise now" in capsys.readouterr().err
    assert played() == {row.name: line}
    strength.play_all([row], asked.parse_args(["--games", "4", "--stale"]))
    assert (played()[row.name]["games"], played()[row.name]["made_of"]) == (4, row.made_of)


def test_players_are_told_apart_by_what_they_answer() -> None:
    assert answers_of("journeyman", "wiege-2") == answers_of("greedy", "wiege-2")
    assert answers_of("journeyman", "wiege-2") != answers_of("apprentice", "wiege-2")


def test_two_answers_may_differ_where_another_machine_rounds_otherwise() -> None:
    before = "0a1b2c3d"
    assert alike("0a1b2cff", before)
    assert alike("ff1b2cff", before)
    assert not alike("ffff2cff", before)
    assert not alike("0a1b2c", before)


def test_a_row_with_fewer_games_than_wanted_says_so() -> None:
    row = named("masters-2-maestro-master")
    line = played()[row.name]
    assert "| 400 |" in row_of(row, {**line, "games": 400})
    assert "| 120 of 400 |" in row_of(row, {**line, "games": 120})
