"""Figures that can be trusted: shares and means with intervals, and what having a thing is worth.

All intervals are of 95 %. Where many things are compared at once some look good by chance alone;
the procedure of Benjamini and Hochberg says how many of those called good are so.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from typing import NamedTuple

from bottega.players.arena import interval

Z = 1.96
FALSE = 0.05
"""The share of false ones among all that are called better or worse than the others."""

LEAST = 30
"""Seats that must have had a thing, and seats that must not, before anything is said about it."""


class Estimate(NamedTuple):
    """A value, between what it lies, and from how many cases."""

    value: float
    low: float
    high: float
    cases: int

    @property
    def error(self) -> float:
        return (self.high - self.low) / (2 * Z)


def share(wins: float, cases: int) -> Estimate:
    """A share of so many cases, by Wilson."""
    return Estimate(wins / cases if cases else 0.0, *interval(wins, cases), cases)


def mean_of(values: Sequence[float]) -> Estimate:
    """A mean of independent values."""
    n = len(values)
    if n == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    mean = sum(values) / n
    spread = sqrt(sum((v - mean) ** 2 for v in values) / (n - 1) / n) if n > 1 else 0.0
    return Estimate(mean, mean - Z * spread, mean + Z * spread, n)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """By how much one value exceeds another, of other games."""
    value = one.value - other.value
    reach = Z * sqrt(one.error**2 + other.error**2)
    return Estimate(value, value - reach, value + reach, min(one.cases, other.cases))


def chance_of(estimate: Estimate) -> float:
    """How likely a value so far from nought is, if in truth it is nought."""
    if estimate.error == 0:
        return 1.0
    return erfc(abs(estimate.value / estimate.error) / sqrt(2))


def benjamini_hochberg(chances: Sequence[float]) -> list[float]:
    """For every comparison: the share of false ones, were all called true that look as good.

    >>> benjamini_hochberg([0.01, 0.04, 0.03, 0.5])
    [0.04, 0.05333333333333334, 0.05333333333333334, 0.5]
    """
    found = [0.0] * len(chances)
    least = 1.0
    for rank, place in reversed([*enumerate(sorted(range(len(chances)), key=chances.__getitem__))]):
        least = min(least, chances[place] * len(chances) / (rank + 1))
        found[place] = least
    return found


def false_among(found: Sequence[Estimate], usual: float) -> list[float]:
    """Of values beside each other: how many that lie as far from the usual one do so by chance."""
    beside = Estimate(usual, usual, usual, 0)
    return benjamini_hochberg([chance_of(difference(one, beside)) for one in found])


class Residuals:
    """What every seat won or scored beyond what such seats do on average, game by game.

    Seats are alike if the same player sat there and they came in the same place of the turn order:
    a strong player's favourite card is not a strong card for that.
    """

    def __init__(self, games: Sequence[Sequence[float]], kinds: Sequence[Sequence[object]]) -> None:
        sums: dict[object, list[float]] = {}
        for values, alike in zip(games, kinds, strict=True):
            for value, kind in zip(values, alike, strict=True):
                sums.setdefault(kind, []).append(value)
        means = {kind: sum(values) / len(values) for kind, values in sums.items()}
        self.games = [
            [value - means[kind] for value, kind in zip(values, alike, strict=True)]
            for values, alike in zip(games, kinds, strict=True)
        ]
        self.totals = [sum(values) for values in self.games]
        self.seats = sum(map(len, self.games))
        self.total = sum(self.totals)
        numbers = [len(values) for values in self.games]
        self.kept = (
            sum(t * t for t in self.totals),
            sum(t * n for t, n in zip(self.totals, numbers, strict=True)),
            sum(n * n for n in numbers),
        )

    def squares(self, mean: float) -> float:
        """Squared sums of games, each seat counted from a mean; worked out from sums kept once."""
        of_totals, of_both, of_numbers = self.kept
        return of_totals - 2 * mean * of_both + mean * mean * of_numbers

    def lift(self, having: dict[int, list[int]]) -> Estimate | None:
        """What seats that had a thing got more than those without; ``None`` where too few did.

        ``having``: the seats by game. Seats of a game are no independent cases, for what one wins
        the others lose: the interval counts games (the sandwich estimator, clustered by game).
        """
        with_it = sum(map(len, having.values()))
        without = self.seats - with_it
        if with_it < LEAST or without < LEAST:
            return None
        got = {game: sum(self.games[game][s] for s in seats) for game, seats in having.items()}
        mean = sum(got.values()) / with_it
        rest = (self.total - sum(got.values())) / without
        squares = self.squares(rest) / without**2  # as if nobody had had it
        for game, seats in having.items():
            mine, total, number = got[game], self.totals[game], len(self.games[game])
            theirs = total - mine - (number - len(seats)) * rest
            squares -= ((total - number * rest) / without) ** 2
            squares += ((mine - len(seats) * mean) / with_it - theirs / without) ** 2
        reach = Z * sqrt(max(0.0, squares))
        value = mean - rest
        return Estimate(value, value - reach, value + reach, with_it)
