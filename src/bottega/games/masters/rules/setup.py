"""Setting up the table (rules, section 3)."""

from __future__ import annotations

from typing import Final

from bottega.games.masters.cards.cards import CARD, LEADER
from bottega.games.masters.rules.agenda import (
    DEAL,
    FILL_MARKET,
    KEEP_LEADERS,
    STARTING_GOODS,
    TAKE_TURN,
    TURN_UP,
)
from bottega.games.masters.rules.events import (
    CARD_TURNED,
    LEADER_DEALT,
    LEADERS_KEPT,
    MARBLE_LAID,
    RESOURCE_CHOSEN,
)
from bottega.games.masters.rules.faith import gain_faith
from bottega.games.masters.rules.verbs import CHOICES, DEAL_LEADER, KEEP, LAY_MARBLE, TURN_CARD
from bottega.games.masters.table.readings import Readings
from bottega.games.masters.table.state import Masters, empty_table
from bottega.games.masters.table.words import IN_HAND, MARBLE, MARBLES, PAIR, PAIRS, PLACE
from bottega.kernel.declared import Step
from bottega.kernel.state import (
    EVERYONE,
    HIDDEN,
    NATURE,
    NONE,
    Action,
    Frame,
    all_but,
    only,
    replaced,
)

DEALT: Final = 4
STARTING_RESOURCES: Final = [0, 1, 1, 2]
STARTING_FAITH: Final = [0, 0, 1, 1]
SEATS: Final = len(STARTING_FAITH)
TURNS: Final[list[Action]] = [(TURN_CARD, card) for card in range(CARD.size)]
LAYS: Final[list[list[Action]]] = [
    [(LAY_MARBLE, place, marble) for marble in range(MARBLE.size)] for place in range(PLACE.size)
]
DEALS: Final[list[list[Action]]] = [
    [(DEAL_LEADER, seat, leader) for leader in range(LEADER.size)] for seat in range(SEATS)
]
KEEPS: Final[list[Action]] = [(KEEP, pair) for pair in range(PAIR.size)]


def set_up(seats: int, readings: Readings) -> Masters:
    """What happens before the first turn, in reading order."""
    t = empty_table(seats, readings)
    t.then_all(
        [
            *((TURN_UP, NATURE, deck) for deck in range(12)),
            *((FILL_MARKET, NATURE, place) for place in range(13)),
            *((DEAL, NATURE, seat) for seat in range(seats) for _ in range(DEALT)),
            *((KEEP_LEADERS, seat) for seat in range(seats)),
            *(
                (STARTING_GOODS, seat, STARTING_RESOURCES[seat])
                for seat in range(seats)
                if STARTING_RESOURCES[seat]
            ),
            (TAKE_TURN, 0),
        ]
    )
    return t


class TurnUp(Step[Masters]):
    """The next card of a deck becomes visible (section 3, no. 1; section 7, no. 4)."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        _, _, deck = f
        return [TURNS[card] for card in t.under[deck]]

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        _, _, deck = f
        _, card = a
        t.tops[deck] = card
        left = tuple(other for other in t.under[deck] if other != card)
        t.under = replaced(t.under, deck, left)
        t.tell(CARD_TURNED, EVERYONE, card)


class FillMarket(Step[Masters]):
    """Twelve marbles fill the tray, the thirteenth lies on the slide (section 3, no. 2)."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        _, _, place = f
        lays = LAYS[place]
        return [lays[marble] for marble, n in enumerate(marbles_left(t)) if n]

    def weights(self, t: Masters, f: Frame) -> list[int]:
        return [n for n in marbles_left(t) if n]

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        _, place, marble = a
        if place < 12:
            t.market[place] = marble
        else:
            t.slide = marble
        t.tell(MARBLE_LAID, EVERYONE, place, marble)


def marbles_left(t: Masters) -> list[int]:
    left = MARBLES[:]
    for marble in t.market:
        if marble != NONE:
            left[marble] -= 1
    return left


class Deal(Step[Masters]):
    """Each player is dealt four leaders, face down (section 3, no. 4)."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        _, _, to = f
        left = [True] * LEADER.size
        for p in t.players:
            for leader in p.leaders:
                if leader != HIDDEN:
                    left[leader] = False
        deals = DEALS[to]
        return [deals[leader] for leader, is_left in enumerate(left) if is_left]

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        _, seat, leader = a
        p = t.players[seat]
        p.leaders = (*p.leaders, leader)
        t.tell(LEADER_DEALT, only(seat), seat, leader)
        t.tell(LEADER_DEALT, all_but(seat), seat, HIDDEN)


class KeepLeaders(Step[Masters]):
    """Everybody secretly keeps two leaders and puts two out of the game (section 3, no. 4)."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        return KEEPS

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        seat = f[1]
        _, pair = a
        p = t.players[seat]
        first, second = PAIRS[pair]
        kept = (p.leaders[first], p.leaders[second])
        p.rejected = tuple(sorted(x for x in p.leaders if x not in kept))
        p.leaders, p.standing = kept, (IN_HAND, IN_HAND)
        t.tell(LEADERS_KEPT, only(seat), seat, *kept)
        t.tell(LEADERS_KEPT, all_but(seat), seat, HIDDEN, HIDDEN)


class StartingGoods(Step[Masters]):
    """In seat order: resources of one's own choice, then faith (section 3, no. 5).

    Up to two resources always fit: equal ones share a depot, different ones take two.
    """

    def options(self, t: Masters, f: Frame) -> list[Action]:
        return CHOICES

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        _, seat, left = f
        _, kind = a
        t.players[seat].warehouse[kind] += 1
        t.tell(RESOURCE_CHOSEN, EVERYONE, seat, kind)
        if left > 1:
            t.then((STARTING_GOODS, seat, left - 1))
        else:
            gain_faith(t, seat, STARTING_FAITH[seat])
