"""The culture evaluation, after the last blue space (rules, section 11.1)."""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.rules.agenda import KEEP_FROM_COLUMN, NAME_ALONE, NAME_SYMBOL, USE_UP
from bottega.games.wiege.rules.columns import column_of, count, take_off
from bottega.games.wiege.rules.deck import discard, kinds_among, with_card
from bottega.games.wiege.rules.events import CARD_KEPT, SYMBOL_NAMED, TIED, WON
from bottega.games.wiege.rules.paying import collected, owed_by
from bottega.games.wiege.rules.verbs import KEEP_CULTURE, NAME
from bottega.games.wiege.table.state import Wiege
from bottega.games.wiege.table.words import SYMBOLS
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NONE, Action, Frame

NAMES: Final[list[Action]] = [(NAME, symbol) for symbol in range(SYMBOLS)]


def begin_comparison(t: Wiege, position: int, trigger: int, other: int) -> None:
    """The trigger player names a symbol first, alone or against one other."""
    if other == NONE:
        t.then((NAME_ALONE, trigger, position))
    else:
        t.then((NAME_SYMBOL, trigger, position, trigger, other, NONE))


def names(t: Wiege, position: int) -> list[Action]:
    """The symbols printed on an event; one of which nothing is owned may be named too."""
    return [NAMES[symbol] for symbol in t.cards.shows[t.stacks[position][-1]]]


def name(t: Wiege, seat: int, symbol: int) -> int:
    """Naming a symbol does not decide an open column; returns how often the seat shows it."""
    shown = count(t.players[seat], symbol)
    t.tell(SYMBOL_NAMED, EVERYONE, seat, symbol, shown)
    return shown


class NameAlone(Step[Wiege]):
    """The only participant collects as many stones as he shows of the symbol he names."""

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        _, _, position = f
        return names(t, position)

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, seat, position = f
        _, symbol = a
        shown = name(t, seat, symbol)
        win(t, seat, symbol, shown, collected(t, seat, position, shown))


class NameSymbol(Step[Wiege]):
    """First the trigger player, then the other names a symbol; who shows more wins the difference.

    With equal numbers each takes one card of the column back and discards the rest of it.
    """

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        _, _, position, _, _, _ = f
        return names(t, position)

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, seat, position, trigger, other, named = f
        _, symbol = a
        theirs = name(t, seat, symbol)
        if seat == trigger:
            t.then((NAME_SYMBOL, other, position, trigger, other, symbol))
            return
        own = count(t.players[trigger], named)
        if own > theirs:
            win(t, trigger, named, own - theirs, owed_by(t, other, trigger, own - theirs))
        elif own < theirs:
            win(t, other, symbol, theirs - own, owed_by(t, trigger, other, theirs - own))
        else:
            t.tell(TIED, EVERYONE, trigger, other, own)
            if own:  # at 0 : 0 no cards were used [A25]
                t.then((KEEP_FROM_COLUMN, trigger, named), (KEEP_FROM_COLUMN, other, symbol))


def win(t: Wiege, seat: int, symbol: int, due: int, payments: list[Frame]) -> None:
    """As many cards are used up as stones are really received [A13]; the loser discards none."""
    t.tell(WON, EVERYONE, seat, due, len(payments))
    if payments:
        t.then_all([*payments, (USE_UP, seat, symbol, len(payments))])


class UseUp(Step[Wiege]):
    """The winner discards cards from the top of the column he used: cards, not symbols."""

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, seat, symbol, cards = f
        p = t.players[seat]
        column = column_of(p, symbol)
        for card in p.columns[column][::-1][:cards]:
            take_off(p, column, card)
            discard(t, seat, card)


class KeepFromColumn(Step[Wiege]):
    """After a tie one card of the column goes back to hand, and the others are discarded."""

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        _, seat, symbol = f
        p = t.players[seat]
        kinds = kinds_among(p.columns[column_of(p, symbol)], t.cards.kind_of)
        return [(KEEP_CULTURE, kind) for kind in kinds]

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, seat, symbol = f
        _, kind = a
        p = t.players[seat]
        column = column_of(p, symbol)
        cards = p.columns[column]
        kept = t.cards.lowest_of_kind(cards, kind, culture=True)
        p.hand = with_card(p.hand, kept)
        t.tell(CARD_KEPT, EVERYONE, seat, kept)
        for card in cards[::-1]:
            take_off(p, column, card)
            if card != kept:
                discard(t, seat, card)
