"""Every command that needs no file, in both languages and for programs."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import SCRIPT, surroundings, works
from tests.kernel import pebbles

COMMANDS = [
    *("games", "play", "simulate", "record", "replay", "verify", "position", "rules", "bench"),
    "laws",
]
LANGUAGE = pytest.mark.parametrize("lang", ["en", "it"])


def test_help_names_every_command(tmp_path: Path) -> None:
    said = works(tmp_path, "--help")
    for command in COMMANDS:
        assert re.search(rf"\b{command}\b", said)


def test_without_a_command_and_without_a_terminal_help_is_shown(tmp_path: Path) -> None:
    assert works(tmp_path) == works(tmp_path, "--help")


def test_the_version_is_that_of_the_package(tmp_path: Path) -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*\n", works(tmp_path, "--version"))


# games -----------------------------------------------------------------------------------------


@LANGUAGE
def test_games_lists_games_and_players(tmp_path: Path, lang: str) -> None:
    said = works(tmp_path, "games", "--lang", lang)
    for word in ("masters", "1–4", "you", "greedy", "random"):
        assert word in said


def test_the_language_is_the_systems_unless_another_is_asked_for(tmp_path: Path) -> None:
    english = works(tmp_path, "games")
    italian = works(tmp_path, "games", LC_ALL="it_IT.UTF-8")
    assert english != italian
    assert italian == works(tmp_path, "games", "--lang", "it")
    assert english == works(tmp_path, "games", "--lang", "en", LC_ALL="it_IT.UTF-8")


def test_games_for_programs(tmp_path: Path) -> None:
    data = json.loads(works(tmp_path, "games", "--json"))
    masters = next(row for row in data["games"] if row["game"] == "masters")
    assert masters["seats"] == [1, 4]
    assert masters["rules"] == 1
    assert masters["actions"] == 50
    assert masters["title"] == "Masters of Renaissance"
    assert {"greedy", "random"} <= set(data["players"])


def test_a_game_from_another_package_is_listed_simulated_and_held_to_the_laws(
    tmp_path: Path,
) -> None:
    site = pebbles.install(tmp_path / "site")
    path = f"{site}:{Path(__file__).parents[2]}"
    data = json.loads(works(tmp_path, "games", "--json", PYTHONPATH=path))
    row = next(row for row in data["games"] if row["game"] == "pebbles")
    assert row["options"] == {"length": ["one", "two"]}
    arguments = ["simulate", "pebbles", "--games", "5", "--json", "--option", "length=two"]
    played = json.loads(works(tmp_path, *arguments, PYTHONPATH=path))
    assert played["answers"]["mean"] == 4
    assert "pebbles" in works(tmp_path, "laws", "pebbles", "--games", "3", PYTHONPATH=path)


# simulate --------------------------------------------------------------------------------------


def simulated(folder: Path, *more: str) -> Any:
    return json.loads(
        works(folder, "simulate", "masters", "--games", "6", "--seed", "s", "--json", *more)
    )


@LANGUAGE
def test_simulate_prints_a_row_for_every_player(tmp_path: Path, lang: str) -> None:
    said = works(
        tmp_path,
        *("simulate", "masters", "--players", "greedy,random,random", "--games", "3"),
        *("--lang", lang),
    )
    assert said.count("random") == 2
    assert said.count("greedy") == 1
    assert "%" in said
    assert "-0.0%" not in said


def test_simulate_for_programs_adds_up(tmp_path: Path) -> None:
    data = simulated(tmp_path)
    assert (data["game"], data["games"], data["seed"]) == ("masters", 6, "s")
    assert [p["player"] for p in data["players"]] == ["greedy", "random"]
    assert sum(p["wins"] for p in data["players"]) == pytest.approx(6)
    assert sum(s["wins"] for s in data["seats"]) == pytest.approx(6)
    for player in data["players"]:
        low, high = player["interval"]
        assert 0 <= low <= player["share"] <= high <= 1
        least, most = player["score_range"]
        assert least <= player["score"] <= most
    assert data["answers"]["least"] <= data["answers"]["mean"] <= data["answers"]["most"]


def test_simulate_says_the_same_for_the_same_seed_on_any_number_of_processes(
    tmp_path: Path,
) -> None:
    first = simulated(tmp_path)
    assert first == simulated(tmp_path, "--jobs", "2")
    arguments = ("simulate", "masters", "--games", "6", "--seed", "z", "--json")
    assert first["players"] != json.loads(works(tmp_path, *arguments))["players"]


def test_simulate_plays_the_solo_game_too(tmp_path: Path) -> None:
    data = simulated(tmp_path, "--players", "random")
    assert len(data["players"]) == len(data["seats"]) == 1


# bench, laws, rules ----------------------------------------------------------------------------


def test_bench_measures_every_table(tmp_path: Path) -> None:
    rows = json.loads(works(tmp_path, "bench", "masters", "--seconds", "0.02", "--json"))
    assert [(row["game"], row["seats"]) for row in rows] == [("masters", n) for n in (1, 2, 3, 4)]
    for row in rows:
        assert row["decisions_per_s"] > row["games_per_s"] > 0
        assert row["decisions_per_game"] > 10
        assert row["options_per_decision"] > 2
        assert row["clone_us"] > 0
        assert row["options_us"] > 0


def test_bench_prints_a_table(tmp_path: Path) -> None:
    said = works(tmp_path, "bench", "masters", "--seconds", "0.02")
    assert said.count("masters") == 4


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_laws_are_checked_at_every_number_of_seats(tmp_path: Path, jobs: str) -> None:
    said = works(tmp_path, "laws", "masters", "--games", "2", "--jobs", jobs).splitlines()
    assert len(said) == 4
    for seats, line in enumerate(said, 1):
        assert f"masters, {seats} seats: 2 games" in line


def test_laws_without_a_key_are_for_every_game(tmp_path: Path) -> None:
    games = json.loads(works(tmp_path, "games", "--json"))["games"]
    said = works(tmp_path, "laws", "--games", "1", "--inspect", "0").splitlines()
    assert len(said) == sum(row["seats"][1] - row["seats"][0] + 1 for row in games)


def test_rules_are_shown_in_both_languages(tmp_path: Path) -> None:
    english = works(tmp_path, "rules", "masters", "--lang", "en")
    italian = works(tmp_path, "rules", "masters", "--lang", "it")
    for page in (english, italian):
        assert len(page.splitlines()) > 100
        assert "R7" in page
    assert english != italian


# Streams ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [["games"], ["games", "--json"], ["rules", "masters"]])
def test_a_closed_pipe_is_no_reason_to_complain(tmp_path: Path, arguments: list[str]) -> None:
    environment = surroundings(tmp_path)
    with subprocess.Popen(
        [SCRIPT, *arguments], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
