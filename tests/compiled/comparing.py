"""Pure and compiled, byte for byte: 10,000 random games of every game.

    make same
    python -m tests.compiled.comparing --games 200 masters

Compiles the engine into a folder of its own first, unless these very sources were compiled before.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

import native

from bottega.kernel.registry import games
from tests.package.installing import ROOT, once

BUILT = ROOT / "build" / "compiled"
AT_A_TIME = 250
"""Games that one process plays."""


def built(optimise: int = 2, without: Sequence[str] = ()) -> Path:
    """A folder with the package in which kernel and games are compiled, but for some folders."""
    seen = sha256(f"{sys.version} {optimise} {without}".encode())
    for path in ["native.py", *(f"src/{module}" for module in native.compiled_modules())]:
        seen.update((ROOT / path).read_bytes())
    BUILT.mkdir(parents=True, exist_ok=True)
    folder = BUILT / f"{optimise}-{seen.hexdigest()[:16]}"
    return once(folder, lambda target: native.copy_into(target, optimise, without))


def python(package: Path, *arguments: str) -> str:
    """What a program says that runs with the package of a folder."""
    place = {"PYTHONPATH": f"{package}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | place,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def games_in(package: Path, key: str, first: int, last: int) -> list[str]:
    """Which form of the engine it is, and the digests of some games."""
    return python(package, "-m", "tests.compiled.games", key, str(first), str(last)).splitlines()


def differences(package: Path, key: str, number: int, jobs: int = 1) -> Iterator[list[str]]:
    """Which of so many games come to something else, part by part."""

    def part(first: int) -> list[str]:
        last = min(first + AT_A_TIME, number)
        pure, *ours = games_in(ROOT / "src", key, first, last)
        compiled, *theirs = games_in(package, key, first, last)
        assert (pure, compiled) == ("pure", "compiled")
        assert len(ours) == len(theirs) == last - first
        return [line for line, other in zip(ours, theirs, strict=True) if line != other]

    with ThreadPoolExecutor(jobs) as at_work:
        yield from at_work.map(part, range(0, number, AT_A_TIME))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("keys", nargs="*", help="keys of games; all by default")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    package = built()
    failed = False
    for key in asked.keys or games():
        done = 0
        for found in differences(package, key, asked.games, asked.jobs):
            done = min(done + AT_A_TIME, asked.games)
            for line in found:
                failed = True
                print(f"{key}: game {line.split()[0]} differs")
            print(f"{key}: {done} of {asked.games} games", file=sys.stderr)
        print(f"{key}: {asked.games} games, {'different' if failed else 'the same'}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
