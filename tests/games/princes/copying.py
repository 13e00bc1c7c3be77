"""A copy of the engine in which files of the game read otherwise, and programs that use it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns

import bottega

Change = Callable[[str], str]
"""What a file should read instead of what it reads."""

Done = subprocess.CompletedProcess[str]


def run_changed(folder: Path, changes: dict[str, Change], program: str) -> Done:
    """Run a program with a copy of the engine in a folder, some files of the game changed."""
    home = folder / "bottega"
    source = Path(bottega.__file__).parent
    copytree(source, home, ignore=ignore_patterns("__pycache__", "server", "cli"))
    for file, change in changes.items():
        changed = home / "games" / "princes" / file
        changed.write_text(change(changed.read_text(encoding="utf-8")), encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
