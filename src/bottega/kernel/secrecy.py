"""Law 8, non-interference: nobody learns what they may not know.

A game says three times what is secret: `redact` hides it from a view, events tell it to some only,
and `determinize` imagines it otherwise. Here the three are held against each other. What none of
them calls a secret is none for the laws.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any, Final, NamedTuple

from bottega.kernel.game import Decision, Game
from bottega.kernel.state import HIDDEN, Action, Event, State, may_see
from bottega.kernel.trial import (
    Broken,
    carry_out,
    heard_by,
    look,
    options_of,
    outcome,
    reveals,
    seat_name,
)

FEW: Final = 3
"""Answers to a question that are held against each other."""

MANY: Final = 40
"""Worlds that are imagined before something counts as the same in all of them."""


def nothing_interferes(
    game: Game[Any], t: State, world: State, seat: int | None, rng: Random
) -> None:
    """``world`` differs from ``t`` only in what the seat may not know.

    The same answer is given in both. Unless it openly shows something that was hidden, the
    seat must be told the same events and see the same view afterwards.
    """
    if options_of(game, t, seat) != options_of(game, world, seat):
        raise Broken(8, game, f"the options of {seat_name(seat)} depend on what it may not know")
    here, there = game.clone(t), game.clone(world)
    questions = {q.seat: q for q in game.decisions(there)}
    for question in game.decisions(here):
        if question.seat not in questions:
            continue
        both = [a for a in question.options if a in questions[question.seat].options]
        if not both:
            continue
        action = rng.choice(both)
        first = outcome(game, game.clone(here), question.seat, action, seat)
        second = outcome(game, game.clone(there), question.seat, action, seat)
        if first is not None and second is not None and first != second:
            text = game.vocabulary(question.seat).text(action)
            raise Broken(8, game, f"{seat_name(seat)} learns from {text!r} what it may not know")


class Tried(NamedTuple):
    """An answer that somebody else might give, and what comes of it for a seat."""

    action: Action
    truth: State
    heard: list[Event]
    kept: list[Event]  # told, but not to this seat
    seen: str


def what_is_told_is_what_is_seen(game: Game[Any], t: State, seat: int | None, rng: Random) -> None:
    """Of two answers by somebody else, a seat is told the same if they look the same to it.

    And they look the same to it if it is told the same, as far as something is kept from it.
    Where both lead to the same truth there is no secret: a coin may be tossed for nothing.
    """
    for question in game.decisions(t):
        if question.seat == seat or len(question.options) == 1:
            continue
        few = rng.sample(question.options, min(FEW, len(question.options)))
        for one, other in combinations(try_all(game, t, question, few, seat), 2):
            told_alike, look_alike = one.heard == other.heard, one.seen == other.seen
            if told_alike == look_alike or look(game, one.truth) == look(game, other.truth):
                continue
            known = game.vocabulary(question.seat)
            both = f"{known.text(one.action)!r} and {known.text(other.action)!r} apart"
            if look_alike:
                raise Broken(8, game, f"{seat_name(seat)} is told {both}, though it sees none")
            if gives_away(game, t, question, one, other, seat, rng):
                raise Broken(
                    8, game, f"{seat_name(seat)} sees {both}, though it is told no difference"
                )


def try_all(
    game: Game[Any], t: State, question: Decision, actions: list[Action], seat: int | None
) -> list[Tried]:
    """What comes of each of these answers for a seat, but for those that openly show a secret."""
    tried = []
    for action in actions:
        truth = game.clone(t)
        told = carry_out(game, truth, question.seat, action)
        if not reveals(game, told):
            seen = look(game, game.redact(truth, seat))
            tried.append(Tried(action, truth, heard_by(seat, told), kept_from(seat, told), seen))
    return tried


def kept_from(seat: int | None, told: list[Event]) -> list[Event]:
    return [event for event in told if not may_see(event, seat)]


def gives_away(
    game: Game[Any],
    t: State,
    question: Decision,
    one: Tried,
    other: Tried,
    seat: int | None,
    rng: Random,
) -> bool:
    """Whether a seat that sees two answers apart, and is told the same, learns a secret by it.

    It does not where nothing is kept from it: much that everybody may see is told later, or never,
    such as half of a choice that takes two questions. Nor where the same is kept from it either
    way, or where what is kept from it after one of them could lie behind the look of the other.

    And it may see which card of a hand was laid down without learning what card that is: then the
    same answer keeps something else from it in another world that looks the same. It is a leak if
    the answer alone decides what is kept.
    """
    if not one.kept and not other.kept:
        return any(HIDDEN in event for event in one.heard)  # what nobody at all is told
    options = try_all(game, t, question, question.options, seat)
    possible = [(x.kept, x.seen) for x in options if x.heard == one.heard]
    if (one.kept, other.seen) in possible or (other.kept, one.seen) in possible:
        return False
    for _ in range(MANY):
        world = game.determinize(game.redact(t, seat), seat, rng)
        if any(keeps_something_else(game, world, question, x, seat) for x in (one, other)):
            return False
    return True


def keeps_something_else(
    game: Game[Any], world: State, question: Decision, given: Tried, seat: int | None
) -> bool:
    """Whether an answer can be given in this world too, and keeps other things from a seat."""
    for asked in game.decisions(world):
        if asked.seat == question.seat and given.action in asked.options:
            told = carry_out(game, game.clone(world), asked.seat, given.action)
            return kept_from(seat, told) != given.kept
    return False
