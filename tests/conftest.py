"""What all tests share: how hypothesis works, and a small game installed like a package's."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bottega.kernel.registry import games
from tests.kernel import pebbles
from tests.server.postbox import Postbox

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


LONG = [TESTS / "browser", TESTS / "package", TESTS / "laws", TESTS / "server" / "test_kill.py"]
"""Where single tests take many seconds."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests with a browser or a server wait half of their time."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if COUNTED.isdisjoint(item.path.parents):
            item.add_marker("no_cover")
    items[:] = dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def dealt(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """Tests in such an order that every process begins with its share of the long ones.

    Each is given one stretch of the list and later takes from the end of another's: what is left
    at last is short, and no process waits for a long test of another. Files stay whole.
    """
    long: dict[Path, list[pytest.Item]] = {}
    short: list[pytest.Item] = []
    for item in items:
        if {item.path, *item.path.parents}.isdisjoint(LONG):
            short.append(item)
        else:
            long.setdefault(item.path, []).append(item)
    shares: list[list[pytest.Item]] = [[] for _ in range(processes)]
    for number, tests in enumerate(long.values()):
        shares[number % processes] += tests
    order: list[pytest.Item] = []
    for number, share in enumerate(shares):
        stretch = (len(items) - len(order)) // (processes - number)
        filled = max(0, stretch - len(share))
        order += share + short[:filled]
        del short[:filled]
    return order + short


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[pebbles.Pebbles]:
    """The pebbles, installed as any package would install a game, for the length of one test."""
    monkeypatch.syspath_prepend(str(pebbles.install(tmp_path / "site")))
    games.cache_clear()
    yield pebbles.GAME
    monkeypatch.undo()
    games.cache_clear()


@pytest.fixture
def post() -> Iterator[Postbox]:
    """A mail server for the letters of one house."""
    with Postbox() as post:
        yield post
