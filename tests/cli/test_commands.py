"""Every command that needs no file, in every language and for programs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bottega.kernel.registry import games
from tests.cli.running import ROOT, SCRIPT, run, surroundings, works
from tests.kernel import pebbles
from tests.languages import languages

Says = Callable[..., str]
COMMANDS = [
    *("games", "play", "simulate", "record", "replay", "verify", "position", "rules", "bench"),
    *("laws", "serve", "dataset", "report", "arena"),
]


def test_help_names_every_command(says: Says) -> None:
    said = says("--help")
    for command in COMMANDS:
        assert re.search(rf"\b{command}\b", said)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(says: Says, command: str) -> None:
    said = says(command, "--help")
    assert f"bottega {command}" in said
    assert len(said.splitlines()) > 4


def test_the_version_is_that_of_the_package(tmp_path: Path) -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*\n", works(tmp_path, "--version"))


# games -----------------------------------------------------------------------------------------


@languages
def test_games_lists_games_and_players(says: Says, lang: str) -> None:
    said = says("games", "--lang", lang)
    for word in ("masters", "1–4", "you", "greedy", "random"):
        assert word in said


@languages
def test_games_of_one_game_lists_its_options_with_their_values(says: Says, lang: str) -> None:
    said = says("games", "princes", "--lang", lang)
    listed = [said.index(f"│ {value}: ") for value in ("turn", "off", "full")]
    assert listed == sorted(listed)
    assert "lorenzo" not in said
    assert "trade" not in says("games", "masters", "--lang", lang)


def test_games_for_programs_have_options_with_their_values_and_rulings(says: Says) -> None:
    rows = json.loads(says("games", "--json"))["games"]
    found = {row["game"]: row for row in rows}
    assert found["lorenzo"]["options"]["mode"] == ["advanced", "basic"]
    assert all(row["rulings"].keys() <= row["options"].keys() for row in rows)
    one = json.loads(says("games", "lorenzo", "--json"))["games"]
    assert one == [found["lorenzo"]]


def test_the_language_is_the_systems_unless_another_is_asked_for(
    says: Says, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = says("games")
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    italian = says("games")
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    german = says("games")
    assert "giocatori" not in german
    assert len({english, italian, german}) == 3
    assert italian == says("games", "--lang", "it")
    assert german == says("games", "--lang", "de")
    assert english == says("games", "--lang", "en")
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert says("games") == english


@pytest.mark.parametrize(
    ("lang", "figures"), [("en", "50.0% · 50.0%"), ("de", "50,0\xa0% · 50,0\xa0%")]
)
def test_figures_are_written_as_the_language_writes_them(
    says: Says, lang: str, figures: str
) -> None:
    """Seat 1 and seat 2 win one of two games each."""
    players = ("--players", "random,random", "--games", "2", "--seed", "1")
    assert figures in says("simulate", "masters", *players, "--lang", lang)


def test_games_for_programs(says: Says) -> None:
    data = json.loads(says("games", "--json"))
    masters = next(row for row in data["games"] if row["game"] == "masters")
    assert masters["seats"] == [1, 4]
    assert masters["rules"] == 2
    assert masters["actions"] == 90
    assert masters["title"] == "Masters of Renaissance"
    assert {"greedy", "random"} <= set(data["players"])


def test_a_game_from_another_package_is_listed_simulated_and_held_to_the_laws(
    tmp_path: Path,
) -> None:
    path = f"{pebbles.install(tmp_path / 'site')}:{ROOT}"
    data = json.loads(works(tmp_path, "games", "--json", PYTHONPATH=path))
    row = next(row for row in data["games"] if row["game"] == "pebbles")
    assert row["options"] == {"length": ["one", "two"]}
    arguments = ["simulate", "pebbles", "--games", "5", "--json", "--option", "length=two"]
    played = json.loads(works(tmp_path, *arguments, PYTHONPATH=path))
    assert played["answers"]["mean"] == 4
    assert "pebbles" in works(tmp_path, "laws", "pebbles", "--games", "3", PYTHONPATH=path)


# simulate --------------------------------------------------------------------------------------

SIMULATE = ("simulate", "masters", "--games", "6", "--json", "--seed")


@languages
def test_simulate_prints_a_row_for_every_player(says: Says, lang: str) -> None:
    players = ("--players", "greedy,random,random")
    said = says("simulate", "masters", *players, "--games", "3", "--lang", lang)
    assert said.count("random") == 2
    assert said.count("greedy") == 1
    assert "%" in said
    assert "-0.0%" not in said


def test_simulate_for_programs_adds_up(says: Says) -> None:
    data = json.loads(says(*SIMULATE, "s"))
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
    says: Says, tmp_path: Path
) -> None:
    first: Any = json.loads(says(*SIMULATE, "s"))
    assert first == json.loads(works(tmp_path, *SIMULATE, "s", "--jobs", "2"))
    assert first["players"] != json.loads(says(*SIMULATE, "z"))["players"]


def test_simulate_plays_the_solo_game_too(says: Says) -> None:
    data = json.loads(says(*SIMULATE, "s", "--players", "random"))
    assert len(data["players"]) == len(data["seats"]) == 1


# bench, laws, rules ----------------------------------------------------------------------------


def test_bench_cuts_no_figure_where_a_line_has_eighty_columns(
    says: Says, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = says("bench", "masters", "--seconds", "0.02")
    assert "…" not in shown
    assert "playouts" in shown


def test_bench_measures_every_table(says: Says) -> None:
    rows = json.loads(says("bench", "masters", "--seconds", "0.02", "--json"))
    assert [(row["game"], row["seats"]) for row in rows] == [("masters", n) for n in (1, 2, 3, 4)]
    for row in rows:
        assert row["decisions_per_s"] > row["games_per_s"] > 0
        assert row["decisions_per_game"] > 10
        assert row["options_per_decision"] > 2
        assert row["clone_us"] > 0
        assert row["options_us"] > 0
        assert row["playouts_per_s"] > 0


def test_bench_prints_a_table(says: Says) -> None:
    assert says("bench", "masters", "--seconds", "0.02").count("masters") == 4


def test_laws_are_checked_at_every_number_of_seats_by_any_number_of_processes(
    says: Says, tmp_path: Path
) -> None:
    said = says("laws", "masters", "--games", "2")
    lines = said.splitlines()
    tables = [f"{seats} seats, {discard}" for seats in (1, 2, 3, 4) for discard in ("taken", "any")]
    for table, line in zip(tables, lines, strict=True):
        assert f"masters, {table}: 2 games" in line
    assert works(tmp_path, "laws", "masters", "--games", "2", "--jobs", "2") == said


def test_laws_without_a_key_are_for_every_game(says: Says) -> None:
    said = says("laws", "--games", "1", "--inspect", "0").splitlines()
    assert len(said) == sum(len(game.tables()) for game in games().values())
    assert any("lorenzo, 3 seats, basic, no source: 1 games" in line for line in said)


def test_laws_of_tables_with_an_option_alone(says: Says, tmp_path: Path) -> None:
    said = says("laws", "lorenzo", "--games", "1", "--option", "mode=basic").splitlines()
    assert [line.split(": ")[0].split(", ")[1:] for line in said] == [
        [seats, "basic", bonus_tile]
        for seats in ("2 seats", "3 seats", "4 seats")
        for bonus_tile in ("source", "no source")
    ]
    refused = run(tmp_path, "laws", "lorenzo", "--option", "mode=hard")
    assert refused.code != 0
    assert "lorenzo has no table with mode=hard" in refused.err


@languages
def test_rules_are_shown_in_every_language(says: Says, lang: str) -> None:
    page = says("rules", "masters", "--lang", lang)
    assert len(page.splitlines()) > 100
    assert "R7" in page
    assert (page == says("rules", "masters", "--lang", "en")) == (lang == "en")


# Streams ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments", [["games"], ["games", "--json"], ["rules", "masters"], ["--help"], ["--version"]]
)
def test_a_closed_pipe_is_no_reason_to_complain(tmp_path: Path, arguments: list[str]) -> None:
    environment = surroundings(tmp_path)
    with subprocess.Popen(
        [SCRIPT, *arguments], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


def test_a_terminal_that_knows_few_letters_is_no_reason_to_fail(tmp_path: Path) -> None:
    said = works(tmp_path, "games", "--lang", "it", PYTHONIOENCODING="ascii")
    assert said.isascii()
    assert "masters" in said
    play = ("play", "masters", "--keep-order", "--save", "game.json")
    assert works(tmp_path, *play, typed="1\n\u00e8\nq\n", PYTHONIOENCODING="ascii")


# Start-up ----------------------------------------------------------------------------------------


def test_the_server_is_loaded_only_where_it_is_needed(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom bottega.cli import main\n"
        "try:\n    main(['games'])\nfinally:\n"
        "    print({'litestar', 'sqlalchemy', 'uvicorn', 'alembic'} & set(sys.modules))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=surroundings(tmp_path), capture_output=True, check=True
    )
    assert done.stdout.decode().splitlines()[-1] == "set()"


def test_help_lists_serve_with_its_options(says: Says) -> None:
    for said in (says("--help"), says("serve", "--help")):
        for option in ("--host", "--port", "--database", "--workers", "--no-browser"):
            assert option in said


def test_the_module_is_the_command(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bottega", "--version"],
        env=surroundings(tmp_path),
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode() == works(tmp_path, "--version")


def test_a_broken_package_is_left_out_with_a_line_that_names_it(tmp_path: Path) -> None:
    site = pebbles.install(tmp_path / "site", "ruin", "no.such.module:GAME")
    outcome = run(tmp_path, "games", "--json", PYTHONPATH=f"{site}:{ROOT}")
    assert outcome.code == 0
    assert outcome.err.count("\n") == 1
    assert outcome.err.startswith("bottega: bottega.games: ruin is left out: ")
    assert [row["game"] for row in json.loads(outcome.out)["games"]] == list(games())
