"""The card deck, the display and how both are renewed (rules, section 9)."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from bottega.games.wiege.cards.cards import CARD
from bottega.games.wiege.rules.agenda import FILL_SLOT
from bottega.games.wiege.rules.columns import take_off
from bottega.games.wiege.rules.events import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_SHOWN,
    DECK_RENEWED,
    TOP_GIVEN_UP,
)
from bottega.games.wiege.rules.verbs import DEAL, SHOW
from bottega.games.wiege.table.state import Wiege
from bottega.games.wiege.table.words import MOST_SEATS, SLOTS, SYMBOLS, Ints
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, HIDDEN, NATURE, NONE, Action, Frame, all_but, only

DEALS: Final[list[list[Action]]] = [
    [(DEAL, x, seat) for x in range(CARD.size)] for seat in range(MOST_SEATS)
]
FILLS: Final[list[list[Action]]] = [
    [(SHOW, x, slot) for x in range(CARD.size)] for slot in range(SLOTS)
]


def without(cards: Ints, card: int) -> Ints:
    """The cards, lowest first, without one of them."""
    place = bisect_left(cards, card)
    return cards[:place] + cards[place + 1 :]


def with_card(cards: Ints, card: int) -> Ints:
    """The cards with one more, lowest first."""
    found = [*cards, card]
    found.sort()
    return tuple(found)


def kinds_among(cards: Ints, kind_of: list[int]) -> list[int]:
    """The kinds that some cards are of, lowest first and each once."""
    found: list[int] = []
    last = NONE
    for card in cards:
        kind = kind_of[card]
        if kind > last:
            found.append(kind)
            last = kind
        elif kind < last and kind not in found:  # some do not lie in the order of their kinds
            found.append(kind)
            found.sort()
    return found


def discard(t: Wiege, seat: int, card: int) -> None:
    """The discard pile lies face up."""
    t.discards = (*t.discards, card)
    t.tell(CARD_DISCARDED, EVERYONE, seat, card)


class DrawCard(Step[Wiege]):
    """The top card of the deck goes to a hand, unseen by the others (sections 2 and 8a)."""

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        _, _, to = f
        deals = DEALS[to]
        return [deals[card] for card in t.deck]

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, card, seat = a
        t.deck = without(t.deck, card)
        p = t.players[seat]
        p.hand = with_card(p.hand, card)
        if t.events is not None:
            t.tell(CARD_DRAWN, only(seat), seat, card)
            t.tell(CARD_DRAWN, all_but(seat), seat, HIDDEN)
        if not t.deck:
            renew(t, seat)


class Refill(Step[Wiege]):
    """After the actions empty slots are filled in order, while there are cards."""

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        seat = f[1]
        if not t.deck:
            renew(t, seat)
        if t.deck and NONE in t.display:
            t.then((FILL_SLOT, NATURE, t.display.index(NONE)), f)


class FillSlot(Step[Wiege]):
    """The next card of the deck is laid open in a slot of the display."""

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        _, _, slot = f
        fills = FILLS[slot]
        return [fills[card] for card in t.deck]

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, card, slot = a
        t.deck = without(t.deck, card)
        t.display[slot] = card
        if t.events is not None:
            t.tell(CARD_SHOWN, EVERYONE, slot, card)


def renew(t: Wiege, active: int) -> None:
    """The discards become the new deck, at once when the last card has left the old one.

    If they cannot fill the empty slots everybody gives up the top card of each column first, from
    the active player clockwise, at most once a turn [A12].
    """
    if len(t.discards) < t.display.count(NONE) and not t.gave_up:
        t.gave_up = True
        for i in range(t.seats):
            give_up_tops(t, (active + i) % t.seats)
    if t.discards:
        t.tell(DECK_RENEWED, EVERYONE, len(t.discards))
    t.deck, t.discards = tuple(sorted(t.discards)), ()


def give_up_tops(t: Wiege, seat: int) -> None:
    """Hands and piles are not touched; a rotated card loses its rotation."""
    p = t.players[seat]
    for column in range(SYMBOLS):
        if p.columns[column]:
            card = p.columns[column][-1]
            take_off(p, column, card)
            t.discards = (*t.discards, card)
            t.tell(TOP_GIVEN_UP, EVERYONE, seat, card)
