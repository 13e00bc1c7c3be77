"""Many games: who plays them, and whether processes of this machine or a cluster carry them out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from cyclopts import Parameter

from bottega import Unreadable
from bottega.cli.app import Whole, errors
from bottega.play.crew import Crew, crew_of

MOST_JOBS = 64
MOST_GAMES = 10_000_000

Who = Annotated[str, Parameter(help="Who plays; seats rotate.")]
Seed = Annotated[str, Parameter(help="The same seed plays the same games.")]
Option = Annotated[list[str] | None, Parameter(help="A table option, name=value.")]
Games = Annotated[Whole, Parameter(help="How many games; for the laws, at each kind of table.")]
Jobs = Annotated[Whole, Parameter(help="How many processes work on it.")]
Ray = Annotated[
    list[str] | None,
    Parameter(
        consume_multiple=(0, 1),
        help="Play on a Ray cluster: its address, host:port; without one, on a Ray of this "
        "machine. Needs bottega[ray].",
    ),
]


def read_players(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def check_counts(games: int, jobs: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise Unreadable(f"--games: expected 1 to {MOST_GAMES}, got {games}")
    if not 1 <= jobs <= MOST_JOBS:
        raise Unreadable(f"--jobs: expected 1 to {MOST_JOBS}, got {jobs}")


@contextmanager
def needing(extra: str, what: str) -> Iterator[None]:
    """Say which extra brings a package that is missing, in one line."""
    try:
        yield
    except ModuleNotFoundError as problem:
        missing = (problem.name or "bottega").partition(".")[0]
        if missing == "bottega":  # a mistake of ours
            raise
        raise Unreadable(
            f"{what} needs {missing}, which is not installed; "
            f"`pip install 'bottega[{extra}]'` brings it"
        ) from None


@contextmanager
def crew_for(jobs: int, ray: list[str] | None) -> Iterator[Crew]:
    """Whoever is to play the games: processes of this machine, or the workers of a cluster."""
    if ray is None:
        yield crew_of(jobs)
        return
    if jobs != 1:
        raise Unreadable("--jobs: a cluster has as many processes as it has; leave out --jobs")
    with needing("ray", "--ray"):
        from bottega.lab.fleet import Fleet  # noqa: PLC0415 - an extra

        fleet = Fleet(ray[0] if ray else None)
    with fleet:
        yield fleet


@contextmanager
def resumable() -> Iterator[None]:
    """Whoever stops long work is told that nothing is lost."""
    try:
        yield
    except KeyboardInterrupt:
        errors.print("\nstopped; the same command goes on where it was")
        raise
