"""Which Pythons this machine has. None is fetched: what is not here is not tested here."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.package.installing import uv

MINORS = range(11, 16)
"""From the oldest Python that Bottega promises to one that is still to come."""

QUESTION = "import sys; print(sys.implementation.name, *sys.version_info[:2], sys.version_info[3])"


def folders() -> list[Path]:
    """Where Pythons may be: the one of these tests, the path, and what uv and pyenv installed."""
    path = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    managed = Path(uv("python", "dir").strip())
    kept = [*sorted(managed.glob("*/bin")), *sorted(pyenv.glob("versions/*/bin"))]
    return [Path(sys.executable).parent, *path, *kept]


def answers(python: Path, minor: int) -> bool:
    """Whether this is a released CPython of that version, and not the shim of one that is off."""
    asked = subprocess.run([python, "-c", QUESTION], capture_output=True, text=True, check=False)
    return asked.returncode == 0 and asked.stdout.split() == ["cpython", "3", str(minor), "final"]


@cache
def interpreters() -> dict[str, Path]:
    """A CPython of every version there is, oldest first: ``{"3.11": …, "3.13": …}``."""
    found: dict[str, Path] = {}
    places = folders()
    for minor in MINORS:
        candidates = [folder / f"python3.{minor}" for folder in places]
        right = (path for path in candidates if path.is_file() and answers(path, minor))
        if python := next(right, None):
            found[f"3.{minor}"] = python
    assert found, f"no CPython 3.{MINORS[0]} or newer answers, not even {sys.executable}"
    return found
