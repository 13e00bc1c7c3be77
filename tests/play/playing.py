"""Playing matches in tests: everybody answers by a plain rule, the same in every run."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bottega.kernel.game import Decision, Game
from bottega.kernel.registry import find_game
from bottega.kernel.state import Action
from bottega.play.match import Match
from bottega.play.nature import seed_from

MASTERS: Game[Any] = find_game("masters")


def new_match(words: str = "a seed", seats: int = 2) -> Match:
    return Match(MASTERS, [f"player {i + 1}" for i in range(seats)], seed_from(words))


def texts(question: Decision) -> list[str]:
    return [MASTERS.actions.text(action) for action in question.options]


def arbitrary(match: Match) -> Action:
    """An option that depends on nothing but how far the match is; leaders are not thrown away."""
    question = match.questions[0]
    kept = [a for a in question.options if "discard leader" not in match.game.actions.text(a)]
    return Random(len(match.answers)).choice(kept)


def play_on(match: Match, until: Callable[[Decision], bool] | None = None) -> bool:
    """Give arbitrary answers until a question is asked; whether it ever was."""
    while match.questions:
        if until is not None and until(match.questions[0]):
            return True
        match.answer(match.questions[0].seat, arbitrary(match))
    return False


def asked(step: str) -> Callable[[Decision], bool]:
    """Whether a question is the one of a step of Masters."""
    return lambda question: MASTERS.steps[question.frame[0]].key == step


def offered(prefix: str, step: str = "") -> Callable[[Decision], bool]:
    """Whether a question has an option that begins with these words."""

    def fits(question: Decision) -> bool:
        return (not step or asked(step)(question)) and any(
            text.startswith(prefix) for text in texts(question)
        )

    return fits


def match_at(until: Callable[[Decision], bool], seats: int = 2) -> Match:
    """The first of some matches in which a question is asked, at that question."""
    for number in range(200):
        match = new_match(f"seed {number}", seats)
        if play_on(match, until):
            return match
    raise LookupError("no match came to this question")


def do(match: Match, text: str) -> None:
    """An answer in notation by whoever is asked; the first one that begins like this."""
    question = match.questions[0]
    found = next(t for t in texts(question) if t.startswith(text))
    match.answer(question.seat, MASTERS.actions.parse(found))


def look(match: Match) -> tuple[Any, ...]:
    """Everything about a match that an undone or refused answer must leave as it was."""
    return (
        MASTERS.write(match.state),
        match.record().write(),
        list(match.log),
        match.draws,
        [(q.seat, q.frame, q.options) for q in match.questions],
    )
