"""What all tests share: how hypothesis works, and a small game installed like a package's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bottega.kernel.registry import games
from tests.kernel import pebbles

settings.register_profile(
    "bottega",
    deadline=None,
    derandomize=True,  # the same cases in every run
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("bottega")

TESTS = Path(__file__).parent
COUNTED = {TESTS / "kernel", TESTS / "games"}
"""Where lines are counted: kernel and games must be reached by their own tests. Elsewhere counting
would only make everything that plays whole games several times slower."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if COUNTED.isdisjoint(item.path.parents):
            item.add_marker("no_cover")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[pebbles.Pebbles]:
    """The pebbles, installed as any package would install a game, for the length of one test."""
    monkeypatch.syspath_prepend(str(pebbles.install(tmp_path / "site")))
    games.cache_clear()
    yield pebbles.GAME
    monkeypatch.undo()
    games.cache_clear()
