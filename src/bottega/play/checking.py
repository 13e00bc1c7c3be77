"""Random games held to the laws, many at a time, in one process or several."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Any, NamedTuple

from bottega.kernel.edition import Values
from bottega.kernel.game import Game
from bottega.kernel.laws import check_game
from bottega.kernel.registry import find_game, must_be_registered
from bottega.play.crew import crew_of
from bottega.play.nature import seed_from

CHUNK = 20
"""Games a process is given at a time."""


class Checked(NamedTuple):
    """A kind of table whose games kept every law."""

    seats: int
    options: dict[str, str]
    answers: list[int]  # how many each game took


def check_table(
    game: Game[Any],
    seats: int,
    options: dict[str, str],
    games: int,
    seed: str,
    inspect: float,
    jobs: int,
    progress: Callable[[int], object] | None,
) -> Checked:
    """Check so many games of one kind of table; raises `Broken` at the first that breaks a law."""
    checked = Checked(seats, options, [])
    rest = (seats, options, inspect, seed)
    if jobs == 1:
        follow(checked, (check_one(game, *rest, number) for number in range(games)), progress)
        return checked
    must_be_registered(game)
    task = partial(check_some, game.key, game.rules, game.edition, *rest)
    chunks = [list(range(i, min(i + CHUNK, games))) for i in range(0, games, CHUNK)]
    for answers in crew_of(jobs).each(task, chunks):
        follow(checked, answers, progress)
    return checked


def follow(checked: Checked, work: Iterable[int], progress: Callable[[int], object] | None) -> None:
    for answers in work:
        checked.answers.append(answers)
        if progress is not None:
            progress(answers)


def check_some(
    key: str,
    rules: int,
    edition: Values,
    seats: int,
    options: dict[str, str],
    inspect: float,
    seed: str,
    numbers: list[int],
) -> list[int]:
    """In another process: it finds the game by its key."""
    game = find_game(key, rules, edition)
    return [check_one(game, seats, options, inspect, seed, number) for number in numbers]


def check_one(
    game: Game[Any], seats: int, options: dict[str, str], inspect: float, seed: str, number: int
) -> int:
    """One random game against the laws; how many answers it took."""
    rng = Random(seed_from(f"{seed}/{seats}/{number}"))
    return len(check_game(game, seats, rng, options, inspect=inspect).answers)
