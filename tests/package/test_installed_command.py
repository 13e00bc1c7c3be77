"""The command ``bottega`` of an environment that holds the wheel and what it depends on."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import bottega
from tests.cli.running import assert_refused
from tests.languages import languages, rules_file
from tests.package.installing import CONSTRAINTS, ROOT, Environment
from tests.server.house import free_port

GAMES = {"lorenzo", "masters", "princes", "wiege"}


def test_no_package_of_the_developers_is_there(furnished: Environment, tmp_path: Path) -> None:
    """Nothing works by accident here. One of them is litestar's too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    theirs = set(project["dependency-groups"]["dev"])
    assert theirs & set(furnished.packages(tmp_path)) == {"httpx"}


def test_every_package_is_one_that_the_constraints_pin(
    furnished: Environment, tmp_path: Path
) -> None:
    pinned = dict(re.findall(r"^([\w-]+)==(\S+)", CONSTRAINTS.read_text(), flags=re.MULTILINE))
    found = furnished.packages(tmp_path)
    assert found.pop("bottega") == bottega.__version__
    assert {re.sub(r"[-_.]+", "-", name).lower(): x for name, x in found.items()}.items() <= (
        pinned.items()
    )


def test_the_version_is_that_of_the_release(furnished: Environment, tmp_path: Path) -> None:
    assert furnished.says(tmp_path, "--version") == f"{bottega.__version__}\n"


def test_the_four_games_and_the_players_are_listed(furnished: Environment, tmp_path: Path) -> None:
    listed = json.loads(furnished.says(tmp_path, "games", "--json"))
    assert {row["game"] for row in listed["games"]} == GAMES
    assert {"random", "apprentice", "greedy", "master"} <= set(listed["players"])
    assert "Masters of Renaissance" in furnished.says(tmp_path, "games")


@languages
def test_the_rules_can_be_read(furnished: Environment, tmp_path: Path, lang: str) -> None:
    page = rules_file("lorenzo", lang).read_text(encoding="utf-8")
    said = furnished.says(tmp_path, "rules", "lorenzo", "--lang", lang)
    headings = re.findall(r"^#+ (.+)$", page, flags=re.MULTILINE)
    assert [heading for heading in headings if heading.strip("*`") not in said] == []


def test_a_game_can_be_simulated(furnished: Environment, tmp_path: Path) -> None:
    said = json.loads(furnished.says(tmp_path, "simulate", "masters", "--games", "1", "--json"))
    assert sum(player["wins"] for player in said["players"]) == 1
    assert said["truncated"] == 0


def test_a_game_can_be_recorded_and_verified(furnished: Environment, tmp_path: Path) -> None:
    furnished.says(tmp_path, "record", "masters", "--out", "game.json")
    kept = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert f"{len(kept['answers'])} answers" in furnished.says(tmp_path, "verify", "game.json")


def test_whoever_names_postgresql_is_told_what_it_needs(
    furnished: Environment, tmp_path: Path
) -> None:
    address = "postgresql+asyncpg://somebody@127.0.0.1:1/bottega"
    refused = furnished.run(
        tmp_path, "serve", "--no-browser", "--port", str(free_port()), "--database", address
    )
    assert_refused(refused, r'--database: .*asyncpg.*`pip install "bottega\[postgres\]"`')
