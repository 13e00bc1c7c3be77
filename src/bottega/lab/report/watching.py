"""One game of a report, as far as a report needs it. No game has a line of its own here.

What a seat had and did is told by the game's events: every kind of event that names a seat and a
thing, ``card taken`` or ``leader played``, is something whose worth can be measured.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from bottega import Game, Match
from bottega.kernel.game import Decision
from bottega.kernel.shape import Counts, Json
from bottega.kernel.state import NATURE, Action, State
from bottega.kernel.words import Domain, Numbers, Seats
from bottega.players.arena import Players, play_out, shares, sit_down

BINS = 20
"""Into how many stretches of equal length a game is cut, whatever its length."""

OPENING = 3
"""Choices of the first turn that make an opening."""


class Telling(NamedTuple):
    """Where an event names its seat and a thing: the kind, and their places in the event."""

    kind: int
    seat: int
    thing: int
    domain: Domain


def tellings(game: Game[Any]) -> list[Telling]:
    """Everything that events tell about seats and things."""
    found = []
    for number, kind in enumerate(game.events):
        places: dict[str, tuple[Domain | Counts, int]] = {}
        place = 2
        for name, part in kind.details.parts.items():
            places[name] = (part, place)
            place += part.width if isinstance(part, Counts) else 1
        whose, seat = places.get("seat", (None, 0))
        if not isinstance(whose, Seats):
            continue
        found += [
            Telling(number, seat, place, part)
            for part, place in places.values()
            if isinstance(part, Domain) and not isinstance(part, Numbers)
        ]
    return found


def group_of(game: Game[Any], telling: Telling) -> str:
    """What things of one kind that were come by in one way are called together."""
    return f"{game.events[telling.kind].key}/{telling.domain.key}"


class Followed(Match):
    """A match that knows whose answer brought every event about."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        self.causes: list[tuple[int, int]] = []  # from which event on it was whose answer
        super().__init__(*arguments, **more)

    def carry_out(self, seat: int, action: Action) -> None:
        self.causes.append((len(self.log), seat))
        super().carry_out(seat, action)

    def dealt(self) -> set[int]:
        """The places of events that nature brought about before anybody had a turn."""
        kinds = self.game.events
        first = next((i for i, e in enumerate(self.log) if kinds[e[0]].turn), len(self.log))
        ends = [start for start, _ in self.causes[1:]] + [len(self.log)]
        found: set[int] = set()
        for (start, seat), end in zip(self.causes, ends, strict=True):
            if seat == NATURE:
                found.update(range(start, min(end, first)))
        return found


class Watcher:
    """Looks on while a game is played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.read = 0  # events that were looked at
        self.turns: Counter[int] = Counter()  # turns that each seat has begun
        self.at_turn: int | None = None
        self.order: list[int] = []  # seats by their first turn
        self.leading: list[list[int]] = []  # who led as each turn began
        self.widths: list[int] = []  # options of every choice
        self.forced = 0
        self.openings: list[list[str]] = [[] for _ in range(match.seats)]
        self.has_turns = any(kind.turn for kind in match.game.events)

    def __call__(self, view: State, question: Decision, chosen: Action) -> None:
        self.catch_up()
        if len(question.options) == 1:
            self.forced += 1
            return
        self.widths.append(len(question.options))
        seat = question.seat
        first = self.turns[seat] == 1 and self.at_turn == seat
        if (first or not self.has_turns) and len(self.openings[seat]) < OPENING:
            self.openings[seat].append(self.match.game.actions.text(chosen))

    def catch_up(self) -> None:
        """Look at what was told since."""
        game, log = self.match.game, self.match.log
        for event in log[self.read :]:
            kind = game.events[event[0]]
            if kind.turn:
                self.begin_turn(kind.details.write(event[2:]).get("seat", 0) - 1)
        self.read = len(log)

    def begin_turn(self, seat: int) -> None:
        self.turns[seat] += 1
        self.at_turn = seat
        if self.turns[seat] == 1:
            self.order.append(seat)
        scores = self.match.scores
        best = max(scores)
        self.leading.append([s for s, score in enumerate(scores) if score == best])


def watch_game(
    game: Game[Any], players: Players, options: dict[str, str], seed: str, number: int
) -> Json:
    """Play one game of a plan; what a report wants to know of it, as JSON."""
    _, match, sitting = sit_down(game, players, options, seed, number, Followed, listen=True)
    assert isinstance(match, Followed)
    watcher = Watcher(match)
    finished = play_out(match, sitting, watch=watcher)
    watcher.catch_up()
    seats = range(match.seats)
    order = [*watcher.order, *(seat for seat in seats if seat not in watcher.order)]
    winners = match.winners
    return {
        "players": match.players,
        "scores": match.scores,
        "wins": shares(match),
        "lines": [dict(game.breakdown(match.state, seat)) for seat in seats],
        "places": [order.index(seat) for seat in seats],
        "turns": watcher.turns.total(),
        "forced": watcher.forced,
        "truncated": not finished,
        "branching": binned(watcher.widths),
        "widths": sorted(Counter(watcher.widths).items()),
        "led": binned([int(any(s in who for s in winners)) for who in watcher.leading]),
        "openings": [" · ".join(opening) for opening in watcher.openings],
        **things(match),
    }


def binned(values: list[int]) -> list[list[int]]:
    """Sums and numbers of values, over stretches of a game."""
    found = [[0, 0] for _ in range(BINS)]
    for place, value in enumerate(values):
        stretch = found[place * BINS // len(values)]
        stretch[0] += value
        stretch[1] += 1
    return found


def things(match: Followed) -> Json:
    """What each seat had and did, by group; and which groups were not only dealt at the start."""
    game, dealt = match.game, match.dealt()
    by_kind: dict[int, list[Telling]] = {}
    for telling in tellings(game):
        by_kind.setdefault(telling.kind, []).append(telling)
    found: list[dict[str, set[int]]] = [{} for _ in range(match.seats)]
    chosen = set()
    for place, event in enumerate(match.log):
        for telling in by_kind.get(event[0], ()):
            seat, value = event[telling.seat], event[telling.thing]
            if seat >= 0 and value >= 0:
                group = group_of(game, telling)
                found[seat].setdefault(group, set()).add(value)
                if place not in dealt:
                    chosen.add(group)
    return {
        "things": [{group: sorted(values) for group, values in had.items()} for had in found],
        "chosen": sorted(chosen),
    }
