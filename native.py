"""Compile kernel and games with mypyc: the same source, four to five times as fast.

    python native.py src      the compiled modules beside their sources (`make compile`)
    python native.py --remove src      plain Python again (`make pure`)

Nothing depends on the compiled form. Wheels with it are built by `make wheels`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Collection
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PARTS = ["bottega/kernel", "bottega/games"]
INTERPRETED = {
    "__init__.py",  # packages stay open for games from elsewhere
    "compiling.py",  # what the compiler is told must be plain Python to it
}
NEEDED = ["mypy[mypyc]", "setuptools"]
LIBRARIES = ["*.so", "*.pyd"]


def compiled_modules(without: Collection[str] = ()) -> list[str]:
    """The modules that are compiled, as paths below the source folder.

    ``without``: names of folders to leave as they are.
    """
    found = (path for part in PARTS for path in (SOURCE / part).rglob("*.py"))
    return sorted(
        str(path.relative_to(SOURCE))
        for path in found
        if path.name not in INTERPRETED and path.parent.name not in without
    )


def compile_into(
    target: Path,
    jobs: int | None = None,
    optimise: int = 2,
    without: Collection[str] = (),
) -> list[Path]:
    """Compile everything into a folder that has the shape of the source folder; what was made.

    ``optimise``: how much the C compiler does, from 0, where it is done soonest, to 3.
    """
    # Only who compiles needs the compiler.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        shutil.copytree(
            SOURCE / "bottega", work / "bottega", ignore=shutil.ignore_patterns("static")
        )
        remove(work)
        os.chdir(work)
        try:
            modules = mypycify(
                [
                    "--strict",
                    "--implicit-reexport",
                    "--explicit-package-bases",
                    "--follow-imports=silent",  # what is not compiled may need packages not here
                    *compiled_modules(without),
                ],
                opt_level=str(optimise),
                debug_level="0",
                multi_file=True,
                target_dir=str(work / "c"),
            )
            command = build_ext(Distribution({"name": "bottega", "ext_modules": modules}))
            command.build_lib = str(work / "built")
            command.build_temp = str(work / "objects")
            command.parallel = jobs or os.cpu_count()
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(here)
        made = sorted(p for pattern in LIBRARIES for p in (work / "built").rglob(pattern))
        remove(target)
        for library in made:
            place = target / library.relative_to(work / "built")
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(library, place)
    return [target / library.relative_to(work / "built") for library in made]


def copy_into(target: Path, optimise: int = 2, without: Collection[str] = ()) -> None:
    """The whole package in a folder of its own, its kernel and games compiled."""
    shutil.copytree(
        SOURCE / "bottega",
        target / "bottega",
        ignore=shutil.ignore_patterns("static", "__pycache__", *LIBRARIES),
        dirs_exist_ok=True,
    )
    compile_into(target, optimise=optimise, without=without)


def remove(target: Path) -> None:
    """Take the compiled modules out of a folder."""
    for pattern in LIBRARIES:
        for part in PARTS:
            for library in (target / part).rglob(pattern):
                library.unlink()
        for library in target.glob(f"*__mypyc.{pattern}"):
            library.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("target", type=Path, help="the folder, src for this checkout")
    parser.add_argument("--jobs", type=int, help="compilers at a time; one a core by default")
    parser.add_argument("--remove", action="store_true", help="take compiled modules away")
    asked = parser.parse_args()
    if asked.remove:
        remove(asked.target)
    else:
        made = compile_into(asked.target, asked.jobs)
        print(f"{len(made)} compiled modules in {asked.target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
