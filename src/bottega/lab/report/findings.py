"""What many games together say: everything a report shows, worked out and not yet drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from bottega import Game
from bottega.kernel.shape import Json
from bottega.kernel.words import Domain
from bottega.lab.report.figures import (
    FALSE,
    LEAST,
    Estimate,
    Residuals,
    benjamini_hochberg,
    chance_of,
    difference,
    mean_of,
    share,
)
from bottega.lab.report.watching import BINS, group_of, tellings

OPENINGS = 12


class Lift(NamedTuple):
    """What having a thing is worth: in wins and in points; and whether that is more than chance."""

    thing: int
    had: float  # the share of seats that had it
    wins: Estimate
    points: Estimate
    false: float  # how many of those that look as good are so by chance

    @property
    def certain(self) -> bool:
        return self.false <= FALSE


class Group(NamedTuple):
    """Things of one kind, come by in one way, the best first."""

    event: str
    domain: Domain
    dealt: bool  # by nature, before anybody chose: then the thing itself makes the difference
    card: bool  # cards, tiles, leaders: what has a text of its own
    lifts: list[Lift]
    rare: int  # so many were had too seldom, or too often, to say anything


class Opening(NamedTuple):
    """What was done in a first turn: how often, and what came of it."""

    moves: str
    played: float  # the share of seats
    wins: Estimate


class Kind(NamedTuple):
    """A kind of table, beside the one the report is about."""

    label: str
    games: int
    score: Estimate
    best: Estimate
    margin: Estimate
    choices: Estimate
    width: Estimate
    first: Estimate  # the share of the first in turn order, less what would be fair
    beside: dict[str, Estimate]  # what differs from the table of the report, by name of the figure
    false: dict[str, float]


class Findings:
    """Everything about the table of the report, from its games."""

    def __init__(self, game: Game[Any], games: list[Json]) -> None:
        self.game = game
        self.games = games
        self.seats = len(games[0]["scores"])
        self.fair = 1 / self.seats

    def win_share(self, of: Callable[[Json, int], object]) -> dict[object, Estimate]:
        """Shares of wins by anything that can be said of a seat."""
        wins: Counter[object] = Counter()
        cases: Counter[object] = Counter()
        for game in self.games:
            for seat, win in enumerate(game["wins"]):
                wins[of(game, seat)] += win
                cases[of(game, seat)] += 1
        return {key: share(wins[key], cases[key]) for key in sorted(cases, key=str)}

    def by_place(self) -> dict[object, Estimate]:
        """By who had the first turn, the second and so on."""
        return self.win_share(lambda game, seat: game["places"][seat])

    def by_seat(self) -> dict[object, Estimate]:
        return self.win_share(lambda game, seat: seat)

    def by_player(self) -> dict[object, Estimate]:
        return self.win_share(lambda game, seat: game["players"][seat])

    def order_is_drawn(self) -> bool:
        """Whether seats and turn order are two things."""
        return any(game["places"] != [*range(self.seats)] for game in self.games)

    def points_by_place(self) -> list[Estimate]:
        return [
            mean_of([game["scores"][game["places"].index(place)] for game in self.games])
            for place in range(self.seats)
        ]

    def scores(self, won: bool) -> list[int]:
        """The points of those who won, perhaps with others; or of everybody else."""
        return [
            score
            for game in self.games
            for score, win in zip(game["scores"], game["wins"], strict=True)
            if bool(win) is won
        ]

    def lines(self) -> list[tuple[str, Estimate, Estimate]]:
        """Where points come from: every line of the score, of winners and of the others."""
        names = dict.fromkeys(name for game in self.games for of in game["lines"] for name in of)
        found = []
        for name in names:
            points: dict[bool, list[float]] = {True: [], False: []}
            for game in self.games:
                for lines, win in zip(game["lines"], game["wins"], strict=True):
                    points[bool(win)].append(lines.get(name, 0))
            found.append((name, mean_of(points[True]), mean_of(points[False])))
        return sorted(found, key=lambda line: -abs(line[1].value))

    def shared(self) -> Estimate:
        """How often a win was shared."""
        return share(sum(max(game["wins"]) not in (0, 1) for game in self.games), len(self.games))

    def choices(self) -> list[int]:
        return [sum(n for _, n in game["branching"]) for game in self.games]

    def turns(self) -> list[int]:
        return [game["turns"] for game in self.games]

    def over_time(self, what: str) -> list[float | None]:
        """A mean over the stretches of a game, from its beginning to its end."""
        sums = [[0, 0] for _ in range(BINS)]
        for game in self.games:
            for stretch, (total, number) in zip(sums, game[what], strict=True):
                stretch[0] += total
                stretch[1] += number
        return [total / number if number else None for total, number in sums]

    def widths(self) -> Counter[int]:
        """How many choices had so many options."""
        found: Counter[int] = Counter()
        for game in self.games:
            found.update(dict(game["widths"]))
        return found

    def forced(self) -> float:
        """The share of answers that could be no other."""
        forced: int = sum(game["forced"] for game in self.games)
        return forced / max(1, forced + sum(self.choices()))

    # What things are worth ------------------------------------------------------------------

    def alike(self) -> list[list[object]]:
        """Which seats are compared with each other: the same player, the same turn order."""
        return [[*zip(game["players"], game["places"], strict=True)] for game in self.games]

    def groups(self) -> list[Group]:
        """Lifts of everything that was had or done; cards first. All are compared at once."""
        wins = Residuals([game["wins"] for game in self.games], self.alike())
        points = Residuals([game["scores"] for game in self.games], self.alike())
        chosen = {group for game in self.games for group in game["chosen"]}
        having: dict[str, dict[int, dict[int, list[int]]]] = {}
        for number, game in enumerate(self.games):
            for seat, had in enumerate(game["things"]):
                for group, values in had.items():
                    for value in values:
                        seats = having.setdefault(group, {}).setdefault(value, {})
                        seats.setdefault(number, []).append(seat)
        found = []
        for group, (event, domain) in self.known_groups().items():
            if group not in having:
                continue
            lifts, rare = [], 0
            for value, by_game in having[group].items():
                win, point = wins.lift(by_game), points.lift(by_game)
                if win is None or point is None:
                    rare += 1
                else:
                    lifts.append(Lift(value, win.cases / wins.seats, win, point, 1.0))
            card = self.is_card(domain)
            if lifts:
                found.append(Group(event, domain, group not in chosen, card, lifts, rare))
        return self.compared(sorted(found, key=lambda group: (not group.card, not group.dealt)))

    def known_groups(self) -> dict[str, tuple[str, Domain]]:
        return {
            group_of(self.game, telling): (self.game.events[telling.kind].key, telling.domain)
            for telling in tellings(self.game)
        }

    def is_card(self, domain: Domain) -> bool:
        """Cards and tiles by their own domain, or as lots of an auction."""
        cards = self.game.show.card_domains()
        names = {name for card in cards for name in card.names}
        return domain.key in {card.key for card in cards} or len(names & {*domain.names}) > 4

    def compared(self, groups: list[Group]) -> list[Group]:
        """All lifts beside each other: the more there are, the more must one of them stand out."""
        false = iter(
            benjamini_hochberg([chance_of(lift.wins) for group in groups for lift in group.lifts])
        )
        found = []
        for group in groups:
            lifts = [lift._replace(false=next(false)) for lift in group.lifts]
            found.append(group._replace(lifts=sorted(lifts, key=lambda lift: -lift.wins.value)))
        return found

    def openings(self) -> list[Opening]:
        """The most frequent first turns."""
        wins: Counter[str] = Counter()
        cases: Counter[str] = Counter()
        for game in self.games:
            for opening, win in zip(game["openings"], game["wins"], strict=True):
                if opening:
                    wins[opening] += win
                    cases[opening] += 1
        return [
            Opening(moves, number / cases.total(), share(wins[moves], number))
            for moves, number in cases.most_common(OPENINGS)
            if number >= LEAST
        ]

    # Beside other tables --------------------------------------------------------------------

    def figures(self) -> dict[str, Estimate]:
        """What kinds of tables are compared by."""
        games = self.games
        ranked = [sorted(game["scores"], reverse=True) for game in games]
        widths = [
            sum(total for total, _ in game["branching"]) / max(1, choices)
            for game, choices in zip(games, self.choices(), strict=True)
        ]
        first = [game["wins"][game["places"].index(0)] - self.fair for game in games]
        return {
            "score": mean_of([sum(game["scores"]) / self.seats for game in games]),
            "best": mean_of([scores[0] for scores in ranked]),
            "margin": mean_of([scores[0] - scores[min(1, self.seats - 1)] for scores in ranked]),
            "choices": mean_of(self.choices()),
            "width": mean_of(widths),
            "first": mean_of(first),
        }


def beside(base: Findings, others: Iterable[tuple[str, Findings]]) -> list[Kind]:
    """Other kinds of tables, and by how much they differ from that of the report."""
    mine = base.figures()
    kinds = [
        Kind(label, len(other.games), **other.figures(), beside={}, false={})
        for label, other in others
    ]
    for kind in kinds:
        kind.beside.update({name: difference(getattr(kind, name), mine[name]) for name in mine})
    every = [(kind, name) for kind in kinds for name in mine]
    chances = [chance_of(kind.beside[name]) for kind, name in every]
    for (kind, name), false in zip(every, benjamini_hochberg(chances), strict=True):
        kind.false[name] = false
    return kinds
