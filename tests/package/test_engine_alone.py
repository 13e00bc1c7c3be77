"""The engine without any other package, in every Python of this machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bottega
from tests.cli.running import assert_refused, run
from tests.package import engine_alone
from tests.package.installing import ROOT, Environment
from tests.package.interpreters import interpreters

SOURCES = ROOT / "src"
GAMES = ["lorenzo", "masters", "princes", "wiege"]


@pytest.fixture(scope="module")
def found(bare: Environment, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the engine did there."""
    ended = bare.run_python(tmp_path_factory.mktemp("bare"), engine_alone.__file__)
    assert (ended.code, ended.err) == (0, "")
    return json.loads(ended.out)


def test_nothing_but_bottega_is_installed_there(bare: Environment, tmp_path: Path) -> None:
    assert list(bare.packages(tmp_path)) == ["bottega"]


def test_every_module_of_the_engine_can_be_imported(found: Any) -> None:
    folders = [SOURCES / part.replace(".", "/") for part in engine_alone.PARTS]
    files = [file for folder in folders for file in folder.rglob("*.py")]
    written = {".".join(file.relative_to(SOURCES).with_suffix("").parts) for file in files}
    parts = {name.removesuffix(".__init__") for name in written}
    assert parts > engine_alone.LEARNED
    assert set(found["modules"]) == {"bottega", "bottega.api", *parts} - engine_alone.LEARNED


def test_every_game_comes_to_the_end_it_comes_to_everywhere(found: Any) -> None:
    assert found["scores"] == {key: engine_alone.played(key) for key in found["scores"]}
    assert sorted(found["scores"]) == GAMES


def test_a_match_is_pictured_where_nobody_can_read_its_words(found: Any) -> None:
    """Words are shown as their keys."""
    for key in GAMES:
        assert f"Match of {key}" in found["pictures"][key]
    assert "<b>market</b>" in found["pictures"]["masters"]
    assert "<b>Market</b>" in engine_alone.pictured("masters")


def test_an_arena_has_the_outcome_it_has_everywhere_in_one_process_and_in_two(found: Any) -> None:
    assert [bout["seats"] for bout in found["one process"]] == [[0, 1], [1, 0]]
    assert not any(bout["truncated"] for bout in found["one process"])
    assert found["one process"] == found["two processes"] == engine_alone.measured(1)


def test_the_command_says_in_one_line_what_is_missing(bare: Environment, tmp_path: Path) -> None:
    hint = "the command needs cyclopts, .*`pip install bottega`"
    assert_refused(bare.run(tmp_path, "games"), hint)
    assert_refused(bare.run_python(tmp_path, "-m", "bottega"), hint)


@pytest.mark.parametrize("version", list(interpreters()))
def test_a_source_tree_that_was_never_installed_can_be_imported(
    version: str, tmp_path: Path
) -> None:
    code = "import bottega.games.masters, bottega.players.arena; print(bottega.__version__)"
    python = str(interpreters()[version])
    ended = run(tmp_path, "-S", "-c", code, script=python, PYTHONPATH=str(SOURCES))
    assert ended == (0, f"{bottega.__version__}\n", "")
