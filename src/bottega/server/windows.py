"""What the table answers for people who have nothing to decide.

A window is asked by what everybody sees, so many of its questions have one answer: to pass. The
table gives it, after a pause that depends on nothing anybody holds (see `bottega.server.tempo`);
and it passes for whoever said "pass for me until…".
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from bottega import Game
from bottega.kernel.game import Decision
from bottega.kernel.state import Action, Event
from bottega.play.match import Match
from bottega.server.rows import SeatRow
from bottega.server.seat_numbers import seat_of

MY_TURN = "turn"
"""Passing until one's own next turn begins, in every game."""

LONGEST_PAUSE = 0.9
"""Seconds the table takes at most for an answer at a window, where nobody says otherwise."""


class Ended(NamedTuple):
    """What somebody may have been passing until: for one seat, or for all of them."""

    until: str
    seat: int | None = None


def pass_of(match: Match, question: Decision, row: SeatRow) -> Action | None:
    """The pass that the table gives for a person, if this question is one it answers for them."""
    passing = match.game.passing(question)
    if passing is None or len(question.options) == 1:
        return passing
    return passing if row.passing in passed_while(match, question) else None


def offered(match: Match, question: Decision) -> list[str]:
    """Until when a person may pass from this question on.

    Where nothing but their own turn ends a window, they pass in windows of its name alone: who
    wants to hear of no offers does not leave auctions with that. Where whoever passes is out for
    good, nothing is left to pass for in the same window; and among two hardly anything before their
    own turn, so that it only looks like the pass that is asked for.
    """
    if match.game.passing(question) is None or turn_of(match) == question.seat:
        return []
    step = match.game.steps[question.frame[0]]
    if step.passes_for_good(match.state, question.frame):
        return [] if match.seats == 2 else [MY_TURN]
    window = step.window
    return [window] if window in endless(match.game) else list(dict.fromkeys([window, MY_TURN]))


def passed_while(match: Match, question: Decision) -> list[str]:
    """What somebody may have been passing until for the table to pass here for them."""
    if match.game.passing(question) is None or turn_of(match) == question.seat:
        return []
    window = match.game.steps[question.frame[0]].window
    own = [window] if window in endless(match.game) else []
    return [*own, *sorted(ends_of(match.game)), MY_TURN]


def ends_of(game: Game[Any]) -> set[str]:
    """What events of a game say they end."""
    return {event.ends for event in game.events if event.ends}


def endless(game: Game[Any]) -> set[str]:
    """Windows that no event ends: those of one name come again and again."""
    return {step.window for step in game.steps if step.window} - ends_of(game) - {MY_TURN}


def turn_of(match: Match) -> int | None:
    """Whose turn was announced last."""
    turns = (event for event in reversed(match.log) if match.game.events[event[0]].turn)
    return next((whose(match.game, event) for event in turns), None)


def whose(game: Game[Any], event: Event) -> int | None:
    number = game.write_event(event).get("seat")
    return seat_of(number) if isinstance(number, int) else None


@lru_cache
def has_windows(game: Game[Any]) -> bool:
    """Whether anybody can ever pass in a game, and so let the table pass for them."""
    return any(step.window for step in game.steps)


def ended_by(game: Game[Any], events: Iterable[Event]) -> list[Ended]:
    """What comes to its end with what was told; nothing where there are no windows to pass at."""
    found: list[Ended] = []
    if not has_windows(game):
        return found
    for event in events:
        kind = game.events[event[0]]
        if kind.turn:
            mine = [MY_TURN, *sorted(endless(game))]
            found += [Ended(until, whose(game, event)) for until in mine]
        if kind.ends:
            found.append(Ended(kind.ends))
    return found
