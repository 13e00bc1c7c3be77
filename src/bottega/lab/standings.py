"""What a contest says of its players: shares of wins, margins, time, faults and a rating."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from bottega.kernel.compiling import compiled
from bottega.kernel.shape import Json
from bottega.lab.plan import Plan
from bottega.lab.ratings import Order, Rating, ratings
from bottega.lab.report.figures import Estimate, mean_of, share
from bottega.players.arena import Bout
from bottega.players.player import name_of


class Meeting(NamedTuple):
    """One game of a contest. Everything is by place in its lineup, not by seat.

    ``choices``: answers where there was something to choose. ``seconds``: for all of them;
    ``slowest``: for the longest.
    """

    players: list[str]
    bout: Bout
    choices: list[int]
    seconds: list[float]
    slowest: list[float]

    @staticmethod
    def read(data: Json) -> Meeting:
        """A meeting as a part's file keeps it."""
        return Meeting(**{**data, "bout": Bout(*data["bout"])})

    def places(self, name: str) -> list[int]:
        """Where somebody sits, in the order of the lineup."""
        return [place for place, player in enumerate(self.players) if player == name]


class Standing(NamedTuple):
    """What is known of one player. ``fair``: the share of wins if all were equally good.

    ``margin``: points ahead of the best of the others, or behind; nobody's, where nobody else
    plays. ``faults``: games lost by a crash, silence or nonsense, and what the first of them was.
    """

    player: str
    games: int
    wins: float
    share: Estimate
    fair: float
    score: Estimate
    margin: Estimate | None
    choices: int
    seconds: float  # for a choice
    slowest: float
    rating: Rating | None
    faults: int
    first_fault: str

    def summary(self) -> Json:
        """The same for programs."""
        return {
            "player": self.player,
            "games": self.games,
            "wins": self.wins,
            "share": self.share.value,
            "interval": [self.share.low, self.share.high],
            "fair": self.fair,
            "score": self.score.value,
            "margin": self.margin and self.margin.value,
            "margin_interval": self.margin and [self.margin.low, self.margin.high],
            "choices": self.choices,
            "seconds_per_choice": self.seconds,
            "slowest_choice": self.slowest,
            "rating": self.rating and self.rating._asdict(),
            "faults": self.faults,
            "first_fault": self.first_fault,
        }


class Standings:
    """What all games of a contest add up to. Players who bear the same name are one."""

    def __init__(self, plan: Plan, seats: int, seconds: float, played: list[Meeting]) -> None:
        self.plan = plan
        self.seats = seats
        self.seconds = seconds
        self.played = played
        self.names = list(dict.fromkeys(name_of(player) for player in plan.players))
        self.sides = plan.game.sides(plan.game.new(seats, plan.options))

    @cached_property
    def table(self) -> list[Standing]:
        """Everybody, in the order in which they were named."""
        known = ratings(self.names, self.orders()) if len(self.names) > 1 else {}
        return [self.standing(name, known.get(name)) for name in self.names]

    def standing(self, name: str, rating: Rating | None) -> Standing:
        mine = [(m, places) for m in self.played if (places := m.places(name))]
        wins = sum(m.bout.wins[place] for m, places in mine for place in places)
        choices = sum(m.choices[place] for m, places in mine for place in places)
        seconds = sum(m.seconds[place] for m, places in mine for place in places)
        faults = [m.bout.why for m, places in mine if m.bout.forfeited in places]
        margins = [margin for m, places in mine if (margin := ahead(m, places)) is not None]
        expected = [len(places) / len(m.players) for m, places in mine]
        return Standing(
            name,
            len(mine),
            wins,
            share(wins, len(mine)),
            sum(expected) / max(1, len(expected)),
            mean_of([m.bout.scores[place] for m, places in mine for place in places]),
            mean_of(margins) if margins else None,
            choices,
            seconds / max(1, choices),
            max((m.slowest[place] for m, places in mine for place in places), default=0.0),
            rating,
            len(faults),
            faults[0] if faults else "",
        )

    def orders(self) -> Iterator[Order]:
        """How each game ended, for the rating: winners first, then by points.

        A game that was stopped says nothing. In one that was forfeited the culprit's side comes
        last, and the others are level.
        """
        for meeting in self.played:
            bout = meeting.bout
            if bout.truncated or len(set(meeting.players)) == 1:
                continue
            at = {seat: place for place, seat in enumerate(bout.seats)}
            forfeited = bout.forfeited >= 0
            places: list[tuple[bool, int]] = []
            for side in self.sides:
                won = any(bout.wins[at[seat]] > 0 for seat in side)
                points = 0 if forfeited else sum(bout.scores[at[seat]] for seat in side)
                places.append((won, points))
            ranked = sorted(set(places))
            yield [
                ([meeting.players[at[seat]] for seat in side], float(ranked.index(place)))
                for side, place in zip(self.sides, places, strict=True)
            ]

    @property
    def truncated(self) -> int:
        return sum(meeting.bout.truncated for meeting in self.played)

    def summary(self) -> Json:
        """Everything a contest says, for programs."""
        plan = self.plan
        return {
            "game": plan.key,
            "options": plan.options,
            "seats": self.seats,
            "games": plan.games,
            "seed": plan.seed,
            "seconds": self.seconds,
            "engine": "compiled" if compiled() else "pure",
            "python": platform.python_version(),
            "players": [standing.summary() for standing in self.table],
            "truncated": self.truncated,
        }


def ahead(meeting: Meeting, places: list[int]) -> float | None:
    """Points between the best of a player's seats and the best of the others'.

    A game that was broken off has no such margin.
    """
    scores = meeting.bout.scores
    others = [score for place, score in enumerate(scores) if place not in places]
    if not others or meeting.bout.forfeited >= 0 or meeting.bout.truncated:
        return None
    return float(max(scores[place] for place in places) - max(others))
