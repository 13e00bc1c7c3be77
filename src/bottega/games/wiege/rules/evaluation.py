"""Evaluations: what both kinds have in common (rules, section 10), and new events (section 13)."""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.rules.agenda import LAY_EVENT, NEW_EVENT, REFILL
from bottega.games.wiege.rules.culture import begin_comparison
from bottega.games.wiege.rules.deck import renew
from bottega.games.wiege.rules.duel import begin_duel
from bottega.games.wiege.rules.events import EVALUATION_BEGAN, EVENT_UNCOVERED, STACK_DISCARDED
from bottega.games.wiege.rules.placing import rival_on, take_back
from bottega.games.wiege.rules.scoring import end_game
from bottega.games.wiege.table.positions import SET_UP
from bottega.games.wiege.table.readings import COME_BACK
from bottega.games.wiege.table.state import Wiege
from bottega.games.wiege.table.words import BLUE
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NATURE, NONE, Action, Frame

LAST_EVENTS: Final = 2
"""Events on the table with which the game ends."""


def events_in_play(t: Wiege) -> int:
    """How many positions have an event."""
    return len([stack for stack in t.stacks if stack])


def evaluations_in(seats: int) -> int:
    """How many evaluations a game has, until the last events are left (section 14).

    Each uses up one event. Where covered events come back [A19] there is one more for each.
    """
    return SET_UP[seats].events - LAST_EVENTS


def evaluations_done(t: Wiege) -> int:
    """How many of these evaluations there have been: events neither face down nor in play any more.

    One that brings a covered event back [A19] is none of them, and brings the end no nearer.
    """
    if not t.turn:  # the set-up is still looking for its events
        return 0
    return SET_UP[t.seats].events - len(t.event_deck) - events_in_play(t)


def ends_the_game(t: Wiege, position: int, colour: int) -> bool:
    """Whether an evaluation of this colour there, now or going on, is the last (section 14).

    Without a new event its stack leaves the game, unless a covered event comes back [A19].
    """
    stack = t.stacks[position]
    if not t.turn or t.event_deck or not stack:  # the set-up is still looking for its events
        return False
    back = colour == BLUE and t.readings.covered_events == COME_BACK and len(stack) > 1
    return not back and events_in_play(t) == LAST_EVENTS + 1


class Evaluate(Step[Wiege]):
    """Whoever has a piece on the card takes part, and all pieces go back before anything is won.

    The last blue space brings a culture evaluation, the last red one a character evaluation. It
    comes after the card action and the refill of the turn [A22].
    """

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, trigger, position, colour = f
        other = rival_on(t.pieces[position], trigger)
        event = t.stacks[position][-1]
        t.tell(EVALUATION_BEGAN, EVERYONE, position, event, colour, trigger, other)
        take_back(t, position)
        t.then((NEW_EVENT, trigger, position, colour, other))
        if colour == BLUE:
            begin_comparison(t, position, trigger, other)
        else:
            begin_duel(t, position, trigger, other)


class NewEvent(Step[Wiege]):
    """After a culture evaluation a new event covers the old one; after a character evaluation the
    whole stack is discarded and a new one begun.

    Without a new event the position stays vacant, or a covered event comes back after a culture
    evaluation [A19]; with two events left the game ends at once. An empty card deck is renewed
    first, and gaps in the display are filled from it (section 9).
    """

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, trigger, position, colour, _ = f
        if not t.deck:
            renew(t, trigger)
            if t.deck and NONE in t.display and t.readings.fills_gaps:
                t.then((REFILL, trigger), f)
                return
        if t.event_deck:
            if colour != BLUE:
                discard_stack(t, position)
            t.then((LAY_EVENT, NATURE, position))
            return
        if colour == BLUE and t.readings.covered_events == COME_BACK:
            uncover(t, position)
        else:
            discard_stack(t, position)
        if events_in_play(t) == LAST_EVENTS:
            end_game(t)


def uncover(t: Wiege, position: int) -> None:
    """Only the evaluated event is discarded; the one below, if any, lies open again and empty."""
    if len(t.stacks[position]) == 1:
        discard_stack(t, position)
        return
    *below, evaluated = t.stacks[position]
    t.past_events += (evaluated,)
    t.stacks[position] = tuple(below)
    t.pieces[position] = (NONE,) * t.cards.spaces_of[below[-1]]
    t.tell(EVENT_UNCOVERED, EVERYONE, position, below[-1], len(below))


def discard_stack(t: Wiege, position: int) -> None:
    """Discarded events never return."""
    t.tell(STACK_DISCARDED, EVERYONE, position, len(t.stacks[position]))
    t.past_events += t.stacks[position]
    t.stacks[position] = ()
    t.pieces[position] = ()
