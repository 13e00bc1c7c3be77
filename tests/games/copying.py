"""A copy of the engine in which files of a game read otherwise, and programs that use it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from shutil import copytree, ignore_patterns

import bottega

Change = Callable[[str], str]
"""What a file should read instead of what it reads."""

Done = subprocess.CompletedProcess[str]

UNNEEDED = ignore_patterns("__pycache__", "*.so", "*.pyd", "server", "cli")


def run_changed(folder: Path, game: str, changes: Mapping[str, Change], program: str) -> Done:
    """Run a program with a copy of the engine in a folder, some files of the game changed."""
    home = folder / "bottega"
    copytree(Path(bottega.__file__).parent, home, ignore=UNNEEDED)
    for file, change in changes.items():
        changed = home / "games" / game / file
        changed.write_text(change(changed.read_text(encoding="utf-8")), encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
