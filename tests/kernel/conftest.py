"""Games registered for the length of one test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.kernel.registry import games
from tests.kernel import pebbles


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[pebbles.Pebbles]:
    """The pebbles, installed as any package would install a game."""
    monkeypatch.syspath_prepend(str(pebbles.install(tmp_path / "site")))
    games.cache_clear()
    yield pebbles.GAME
    monkeypatch.undo()
    games.cache_clear()
