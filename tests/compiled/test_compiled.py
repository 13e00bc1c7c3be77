"""The compiled engine does what the written one does, and carries games in plain Python."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.kernel.registry import games
from tests.compiled.comparing import built, differences, python

GAMES = 120
"""Of each game; `make same` plays 10,000."""

BY_THE_LAWS = """
from random import Random
from bottega.kernel.compiling import compiled
from bottega.kernel.laws import check_game
from {module} import GAME
print(compiled(), *(len(check_game(GAME, seats, Random(seats)).answers) > 0 for seats in {seats}))
"""


@pytest.fixture(scope="module")
def package() -> Path:
    """Compiled the quickest way: without optimisation, and without what takes no part in play."""
    return built(optimise=0, without=["show", "think"])


@pytest.mark.parametrize("key", games())
def test_compiled_games_come_to_the_same_bytes(package: Path, key: str) -> None:
    assert [line for part in differences(package, key, GAMES) for line in part] == []


@pytest.mark.parametrize("module", ["tests.kernel.pebbles", "examples.gara.game"])
def test_a_game_in_plain_python_keeps_the_laws_on_the_compiled_kernel(
    package: Path, module: str
) -> None:
    program = BY_THE_LAWS.format(module=module, seats=[2, 3])
    assert python(package, "-c", program).split() == ["True", "True", "True"]


@pytest.mark.parametrize("key", games())
def test_a_compiled_game_keeps_the_laws(package: Path, key: str) -> None:
    program = BY_THE_LAWS.format(module=f"bottega.games.{key}", seats=[3])
    assert python(package, "-c", program).split() == ["True", "True"]
