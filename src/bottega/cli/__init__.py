"""The command ``bottega``."""

from __future__ import annotations

import sys

__all__ = ["main"]


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; where the packages it is made of are missing, say so in one line.

    Engine and players need none of them, so Bottega may well be installed without.
    """
    try:
        from bottega.cli.app import main as run  # noqa: PLC0415
    except ModuleNotFoundError as problem:
        missing = (problem.name or "bottega").partition(".")[0]
        if missing == "bottega":  # a mistake of ours
            raise
        print(
            f"bottega: the command needs {missing}, which is not installed; "
            "`pip install bottega` brings it",
            file=sys.stderr,
        )
        sys.exit(2)
    run(arguments)
