"""A game of another package, built as the guide says and installed beside Bottega."""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path

import pytest

from tests.examples.test_example_game import excerpts
from tests.package.conftest import ALL
from tests.package.installing import (
    CONSTRAINTS,
    ROOT,
    Archives,
    Environment,
    build,
    once,
)
from tests.package.interpreters import interpreters


def build_gara(folder: Path) -> None:
    """The example, moved into a package of its own with the project file of the guide."""
    project = folder / "project"
    shutil.copytree(
        ROOT / "examples" / "gara", project / "gara", ignore=shutil.ignore_patterns("__pycache__")
    )
    for file in (project / "gara").glob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("examples.gara", "gara"))
    (declared,) = (text for language, _, text in excerpts() if language == "toml")
    (project / "pyproject.toml").write_text(declared)
    build("--wheel", project, folder)


@pytest.fixture(scope="session")
def gara(shared: Path) -> Path:
    """Its wheel."""
    (wheel,) = once(shared / "gara", build_gara).glob("*.whl")
    return wheel


@pytest.fixture(scope="session")
def enlarged(shared: Path, archives: Archives, gara: Path) -> Environment:
    """An environment with Bottega and one game more."""

    def furnish(folder: Path) -> None:
        made = Environment.make(folder, interpreters()[ALL[0]])
        made.install(archives.wheel, "--constraints", CONSTRAINTS)
        made.install(gara, "--no-deps")

    return Environment(once(shared / "enlarged", furnish))


def test_the_wheel_of_a_game_carries_its_words(gara: Path) -> None:
    with zipfile.ZipFile(gara) as archive:
        held = archive.read("gara/text/en.ftl")
    assert held == (ROOT / "examples" / "gara" / "text" / "en.ftl").read_bytes()


def test_an_installed_game_is_listed_among_ours_in_its_own_words(
    enlarged: Environment, tmp_path: Path
) -> None:
    listed = json.loads(enlarged.says(tmp_path, "games", "--json"))["games"]
    titles = {row["game"]: row["title"] for row in listed}
    assert list(titles) == ["masters", "gara", "lorenzo", "wiege", "princes"]
    assert titles["gara"] == "Gara"


def test_an_installed_game_can_be_simulated(enlarged: Environment, tmp_path: Path) -> None:
    command = ("simulate", "gara", "--games", "2", "--jobs", "2", "--json")
    said = json.loads(enlarged.says(tmp_path, *command))
    assert sum(player["wins"] for player in said["players"]) == 2
    assert said["answers"]["least"] > 0


def test_an_installed_game_is_held_to_the_laws(enlarged: Environment, tmp_path: Path) -> None:
    said = enlarged.says(tmp_path, "laws", "gara", "--games", "5")
    for seats in (2, 3, 4):
        assert f"gara, {seats} seats: 5 games" in said
    assert said.count("no law broken") == 3
