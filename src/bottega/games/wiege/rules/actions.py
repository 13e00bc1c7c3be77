"""Phase 2: card actions (rules, section 8), and the cards of a genius bonus (section 7)."""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.rules.agenda import ACT, CHOOSE_COLUMN, DRAW_CARD, GENIUS_BONUS
from bottega.games.wiege.rules.columns import column_of, fitting, put_in_column
from bottega.games.wiege.rules.deck import kinds_among, with_card, without
from bottega.games.wiege.rules.events import (
    CARD_TAKEN,
    CHARACTER_LAID,
    CULTURE_PLAYED,
    JOKER_SHOWN,
    ROTATED,
)
from bottega.games.wiege.rules.verbs import (
    COLUMN,
    DRAW,
    PLAY_CHARACTER,
    PLAY_CULTURE,
    ROTATE,
    STOP,
    TAKE,
)
from bottega.games.wiege.table.state import Wiege
from bottega.games.wiege.table.words import CHARACTER_KIND, CULTURE_KIND, SLOTS, SYMBOLS
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, HIDDEN, NATURE, NONE, Action, Frame, all_but, only

STOP_HERE: Final[Action] = (STOP,)
DRAW_ONE: Final[Action] = (DRAW,)
TAKES: Final[list[Action]] = [(TAKE, slot) for slot in range(SLOTS)]
ROTATIONS: Final[list[Action]] = [(ROTATE, symbol) for symbol in range(SYMBOLS)]
PLAYS: Final[list[Action]] = [
    *((PLAY_CULTURE, kind) for kind in range(CULTURE_KIND.size)),
    *((PLAY_CHARACTER, kind) for kind in range(CHARACTER_KIND.size)),
]


def takes(t: Wiege) -> list[Action]:
    """The cards that lie open."""
    if NONE not in t.display:
        return TAKES[:]
    return [TAKES[slot] for slot, card in enumerate(t.display) if card != NONE]


def take_card(t: Wiege, seat: int, slot: int) -> None:
    """An open card goes to the hand; its slot stays empty until the refill [A7]."""
    p, card = t.players[seat], t.display[slot]
    t.display[slot] = NONE
    p.hand = with_card(p.hand, card)
    if t.events is not None:
        t.tell(CARD_TAKEN, EVERYONE, seat, slot, card)


class GeniusBonus(Step[Wiege]):
    """Cards of the display for the genius, one after another, no card actions; one may stop."""

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        return [*takes(t), STOP_HERE]

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, seat, left = f
        if a == STOP_HERE:
            return
        _, slot = a
        take_card(t, seat, slot)
        if left > 1:
            t.then((GENIUS_BONUS, seat, left - 1))


class Act(Step[Wiege]):
    """Draw, play or rotate a card, in any mix; one may stop at any time, even at once [A8].

    Every card in hand can be played, so it is no secret whether there is something to choose.
    """

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        seat = f[1]
        p = t.players[seat]
        found = takes(t)
        if t.deck:
            found.append(DRAW_ONE)
        for play in kinds_among(p.hand, t.cards.play_of):
            found.append(PLAYS[play])
        turns, rotated = t.cards.turns, p.rotated
        for column, cards in enumerate(p.columns):
            # An upright rotation card on top, covered before or not [A9].
            if cards and turns[cards[-1]] and cards[-1] not in rotated:
                found.append(ROTATIONS[column])
        found.append(STOP_HERE)
        return found

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, seat, left = f
        verb = a[0]
        if verb == STOP:
            return
        if left > 1:
            t.then((ACT, seat, left - 1))
        if verb == TAKE:
            _, slot = a
            take_card(t, seat, slot)
        elif verb == DRAW:
            t.then((DRAW_CARD, NATURE, seat))
        elif verb == PLAY_CULTURE:
            _, kind = a
            play_culture(t, seat, kind)
        elif verb == PLAY_CHARACTER:
            _, kind = a
            play_character(t, seat, kind)
        else:
            _, symbol = a
            rotate(t, seat, symbol)


def play_culture(t: Wiege, seat: int, kind: int) -> None:
    """A culture card goes face up on the column it fits, or begins one.

    The owner of a joker that fits two columns chooses, with the card already on the table.
    """
    p = t.players[seat]
    card = t.cards.lowest_of_kind(p.hand, kind, culture=True)
    p.hand = without(p.hand, card)
    symbols = fitting(t, p, card)
    if len(symbols) > 1:
        t.tell(JOKER_SHOWN, EVERYONE, seat, card)
        t.then((CHOOSE_COLUMN, seat, card))
    else:
        lay_in_column(t, seat, card, symbols[0] if symbols else t.cards.symbols_on[card][0])


def lay_in_column(t: Wiege, seat: int, card: int, symbol: int) -> None:
    column = put_in_column(t, t.players[seat], card, symbol)
    if t.events is not None:
        t.tell(CULTURE_PLAYED, EVERYONE, seat, card, column)


class ChooseColumn(Step[Wiege]):
    """A joker that fits two columns goes to the one its owner names (section 8.1)."""

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        _, seat, card = f
        return [(COLUMN, symbol) for symbol in fitting(t, t.players[seat], card)]

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, seat, card = f
        _, symbol = a
        lay_in_column(t, seat, card, symbol)


def play_character(t: Wiege, seat: int, kind: int) -> None:
    """A character goes face down on the pile, where only its owner knows it [A24]."""
    p = t.players[seat]
    card = t.cards.lowest_of_kind(p.hand, kind, culture=False)
    p.hand = without(p.hand, card)
    p.pile = with_card(p.pile, card)
    if t.events is not None:
        t.tell(CHARACTER_LAID, only(seat), seat, card)
        t.tell(CHARACTER_LAID, all_but(seat), seat, HIDDEN)


def rotate(t: Wiege, seat: int, symbol: int) -> None:
    """An upright rotation card on top of a column is turned: from now on it counts 2."""
    p = t.players[seat]
    card = p.columns[column_of(p, symbol)][-1]
    p.rotated = with_card(p.rotated, card)
    t.tell(ROTATED, EVERYONE, seat, card)
