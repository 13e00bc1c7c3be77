"""Archives built from this checkout, and empty environments to install them into."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.cli.running import Outcome, run, works

ROOT = Path(__file__).parents[2]
CONSTRAINTS = ROOT / "constraints.txt"
CLIENT = ROOT / "src" / "bottega" / "server" / "static"

LISTING = """
import json
from importlib.metadata import distributions
print(json.dumps({found.name: found.version for found in distributions()}))
"""


def ask_uv(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run uv as if nobody had activated an environment. It makes do with the Pythons there are."""
    found = shutil.which("uv") or ROOT / ".uv" / "bin" / "uv"
    assert Path(found).is_file(), "these tests need uv: run `make .venv/ready`"
    around = {k: v for k, v in os.environ.items() if k not in ("VIRTUAL_ENV", "PYTHONPATH")}
    around["UV_PYTHON_DOWNLOADS"] = "never"
    return subprocess.run(
        [found, *arguments, "--color=never"],
        cwd="/",  # no project's settings
        env=around,
        capture_output=True,
        text=True,
        check=False,
    )


def uv(*arguments: str | Path) -> str:
    """What uv prints when it must succeed."""
    done = ask_uv(*arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def fetch(*arguments: str | Path) -> None:
    """Let uv do what needs packages: from its cache where that has all, else from the registry."""
    if ask_uv(*arguments, "--offline").returncode:
        uv(*arguments)


def once(folder: Path, make: Callable[[Path], None]) -> Path:
    """A folder made by whichever process of the test run comes first; the others wait for it."""
    done = folder.with_name(f"{folder.name}.done")
    with folder.with_name(f"{folder.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            done.touch()
    return folder


class Archives(NamedTuple):
    """What a release consists of."""

    sdist: Path
    wheel: Path


def build(kind: str, source: Path, out: Path) -> None:
    """Build ``--sdist`` or ``--wheel`` from a folder or an archive, as pip would: isolated."""
    build_with = ("--python", sys.executable, "--build-constraints", CONSTRAINTS)
    fetch("build", kind, source, "--out-dir", out, *build_with)


def build_archives(out: Path) -> None:
    """The source archive from the checkout, then the wheel from nothing but that archive."""
    assert (CLIENT / "index.html").is_file(), "the client is not built: run `make web`"
    build("--sdist", ROOT, out)
    (sdist,) = out.glob("*.tar.gz")
    build("--wheel", sdist, out)


class Environment:
    """A virtual environment with a command ``bottega`` of its own."""

    def __init__(self, folder: Path) -> None:
        self.python = folder / "bin" / "python"
        self.script = folder / "bin" / "bottega"

    @classmethod
    def make(cls, folder: Path, python: Path) -> Environment:
        uv("venv", "--allow-existing", "--python", python, folder)
        return cls(folder)

    def install(self, wheel: Path, *options: str | Path) -> None:
        fetch("pip", "install", "--python", self.python, *options, wheel)

    def run(self, cwd: Path, *arguments: str) -> Outcome:
        """How the command ends, in a folder that has nothing to do with the checkout."""
        return run(cwd, *arguments, script=str(self.script), PYTHONPATH="")

    def says(self, cwd: Path, *arguments: str) -> str:
        """What the command prints when it must succeed."""
        return works(cwd, *arguments, script=str(self.script), PYTHONPATH="")

    def run_python(self, cwd: Path, *arguments: str) -> Outcome:
        return run(cwd, *arguments, script=str(self.python), PYTHONPATH="")

    def packages(self, cwd: Path) -> dict[str, str]:
        """Everything that is installed there, and in which version."""
        found: dict[str, str] = json.loads(self.run_python(cwd, "-c", LISTING).out)
        return found
