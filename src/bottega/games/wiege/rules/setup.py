"""Setting up the table (rules, section 2)."""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.cards.cards import Cards
from bottega.games.wiege.cards.event_cards import EVENT, GROUP_OF
from bottega.games.wiege.rules.agenda import (
    CHOOSE_FIRST,
    DRAW_CARD,
    FILL_SLOT,
    LAY_EVENT,
    PICK_EVENT,
    TAKE_TURN,
)
from bottega.games.wiege.rules.deck import with_card, without
from bottega.games.wiege.rules.events import EVENT_LAID, FIRST_CHOSEN
from bottega.games.wiege.rules.verbs import BEGIN, LAY, PICK
from bottega.games.wiege.table.positions import SET_UP, TEAM_SEATS
from bottega.games.wiege.table.readings import Readings
from bottega.games.wiege.table.state import Wiege, empty_table
from bottega.games.wiege.table.words import GROUPS, MOST_POSITIONS, SLOTS
from bottega.kernel.declared import Step
from bottega.kernel.game import Illegal
from bottega.kernel.state import EVERYONE, HIDDEN, NATURE, NONE, Action, Frame

DEALT: Final = 2
"""Cards a player begins with."""

PICKS: Final[list[Action]] = [(PICK, event) for event in range(EVENT.size)]
PICKS_OF: Final[list[list[Action]]] = [
    [pick for event, pick in enumerate(PICKS) if GROUP_OF[event] == group]
    for group in range(GROUPS)
]
LAYS: Final[list[list[Action]]] = [
    [(LAY, event, position) for event in range(EVENT.size)] for position in range(MOST_POSITIONS)
]


def set_up(seats: int, teams: bool, readings: Readings, cards: Cards) -> Wiege:
    """What happens before the first turn, in reading order. Two against two takes four."""
    if teams and seats != TEAM_SEATS:
        raise Illegal(f"two against two is for {TEAM_SEATS} seats, not {seats}")
    t = empty_table(seats, teams, readings, cards)
    t.then_all(schedule(seats))
    return t


def schedule(seats: int) -> list[Frame]:
    """The set-up step by step: events, open positions, hands, display, start player."""
    made = SET_UP[seats]
    return [
        *((PICK_EVENT, NATURE, group) for group in range(GROUPS)),
        *[(PICK_EVENT, NATURE, NONE)] * made.extra_events,
        *((LAY_EVENT, NATURE, position) for position in range(len(made.positions))),
        *((DRAW_CARD, NATURE, seat) for seat in range(seats) for _ in range(DEALT)),
        *((FILL_SLOT, NATURE, slot) for slot in range(SLOTS)),
        (CHOOSE_FIRST, NATURE),
    ]


class PickEvent(Step[Wiege]):
    """One event of each group, then some of all others, make the event deck; nobody sees which."""

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        _, _, group = f
        if group != NONE:
            return PICKS_OF[group]
        found = PICKS[:]
        for event in reversed(t.event_deck):  # highest first: lower ones keep their places
            if event != HIDDEN:
                del found[event]
        return found

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, event = a
        t.event_deck = with_card(t.event_deck, event)


class LayEvent(Step[Wiege]):
    """The top event of the deck is laid open on a position: on its stack, or as its first card."""

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        _, _, position = f
        lays = LAYS[position]
        return [lays[event] for event in t.event_deck]

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, event, position = a
        t.event_deck = without(t.event_deck, event)
        t.stacks[position] = (*t.stacks[position], event)
        t.pieces[position] = (NONE,) * t.cards.spaces_of[event]
        if t.events is not None:
            t.tell(EVENT_LAID, EVERYONE, position, event, len(t.stacks[position]))


class ChooseFirst(Step[Wiege]):
    """Whoever last visited a museum would begin; here it is a random seat [A2]."""

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        return [(BEGIN, seat) for seat in range(t.seats)]

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, first = a
        t.tell(FIRST_CHOSEN, EVERYONE, first)
        t.then((TAKE_TURN, first))
