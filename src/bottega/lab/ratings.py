"""A rating of everybody who met, on one scale however many sat at a table.

It is openskill's model of Plackett and Luce: a skill and how sure one is of it, corrected after
every game by who came before whom. 25 is where everybody begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """A skill, and the standard deviation of what is known of it."""

    skill: float
    doubt: float


Order = Sequence[tuple[list[str], float]]
"""How one game ended: each side's players, and how good its place is; equal where they are level"""


def ratings(names: Iterable[str], games: Iterable[Order]) -> dict[str, Rating]:
    """What games say about those who played them, in the order in which they were played.

    Who sits at a table more than once learns from the mean of what happened at each seat.
    """
    model = PlackettLuce()
    known = {name: model.rating() for name in names}
    for game in games:
        teams = [[known[name] for name in side] for side, _ in game]
        changed = model.rate(teams, scores=[place for _, place in game])
        after: dict[str, list[tuple[float, float]]] = {}
        for (side, _), team in zip(game, changed, strict=True):
            for name, rating in zip(side, team, strict=True):
                after.setdefault(name, []).append((rating.mu, rating.sigma))
        for name, found in after.items():
            skills, doubts = zip(*found, strict=True)
            known[name] = model.rating(mu=fmean(skills), sigma=fmean(doubts))
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}
