"""One release, built once, and the environments it is installed into."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.package.installing import CONSTRAINTS, Archives, Environment, build_archives, once
from tests.package.interpreters import interpreters

ALL = list(interpreters())
ENDS = list(dict.fromkeys([ALL[0], ALL[-1]]))
"""The oldest and the newest Python here; the same one, where there is only one."""


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this test run share."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "package"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def archives(shared: Path) -> Archives:
    """The source archive and the wheel of this checkout."""
    folder = once(shared / "dist", build_archives)
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return Archives(sdist, wheel)


@pytest.fixture(scope="session", params=ENDS)
def furnished(request: pytest.FixtureRequest, shared: Path, archives: Archives) -> Environment:
    """The wheel and what it depends on, in the oldest and in the newest Python."""

    def furnish(folder: Path) -> None:
        made = Environment.make(folder, interpreters()[request.param])
        made.install(archives.wheel, "--constraints", CONSTRAINTS)

    return Environment(once(shared / f"furnished-{request.param}", furnish))


@pytest.fixture(scope="session", params=ALL)
def bare(request: pytest.FixtureRequest, shared: Path, archives: Archives) -> Environment:
    """The wheel and nothing else, in every Python."""

    def put(folder: Path) -> None:
        made = Environment.make(folder, interpreters()[request.param])
        made.install(archives.wheel, "--no-deps")

    return Environment(once(shared / f"bare-{request.param}", put))
