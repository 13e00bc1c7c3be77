"""What the tests need besides Python packages: Chromium and PostgreSQL.

``python -m tests.needs`` finds them, installs them with apt where it may, and otherwise says what
is missing and how to get it. Nothing is skipped silently.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

CHROMIUMS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def chromium() -> str | None:
    """The browser on this machine, if there is one."""
    return next((found for name in CHROMIUMS if (found := shutil.which(name))), None)


def postgres() -> str | None:
    """PostgreSQL's server programs, if they are on this machine."""
    on_path = shutil.which("initdb")
    if on_path:
        return on_path
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return str(installed[-1]) if installed else None


NEEDS = {"chromium": (chromium, "chromium"), "PostgreSQL": (postgres, "postgresql")}


def main() -> int:
    missing = [package for find, package in NEEDS.values() if find() is None]
    if missing and shutil.which("apt-get") and os.geteuid() == 0:
        print(f"installing {', '.join(missing)} with apt-get", flush=True)
        quiet = {
            "stdout": subprocess.DEVNULL,
            "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        }
        subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)  # type: ignore[call-overload]
        subprocess.run(["apt-get", "install", "-y", "-qq", *missing], check=False, **quiet)  # type: ignore[call-overload]
    lacking = [name for name, (find, _) in NEEDS.items() if find() is None]
    for name in lacking:
        print(
            f"the tests need {name}: please install the package {NEEDS[name][1]}", file=sys.stderr
        )
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
