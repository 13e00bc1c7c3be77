"""Build the browser client into the package: ``make web``, and whenever a wheel is built."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from node import ROOT, run

STATIC = ROOT / "src" / "bottega" / "server" / "static"


def main() -> None:
    """Install what the client is made of, as the lock file says, and build it."""
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    if run("npm", "install", *quiet) or run("npm", "run", "--silent", "build"):
        raise SystemExit("web: the client could not be built")
    if not (STATIC / "index.html").is_file():
        raise SystemExit("web: the build left no page behind")


if __name__ == "__main__":
    main()
