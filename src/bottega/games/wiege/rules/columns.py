"""Columns of culture cards and their jokers (rules, section 8.1).

A column lies under a symbol. One begun with a joker is *open*: it lies under the joker's first
symbol and counts for the second too, until a card decides which of them it is.
"""

from __future__ import annotations

from bottega.games.wiege.table.state import Player, Wiege
from bottega.games.wiege.table.words import SYMBOLS
from bottega.kernel.state import NONE


def column_of(p: Player, symbol: int) -> int:
    """Under which symbol the column of a symbol lies, or would lie."""
    return symbol if p.open[symbol] == NONE else p.open[symbol]


def symbols_in(p: Player, column: int) -> list[int]:
    """The symbols a column stands for: one, or two while it is open."""
    return [s for s in range(SYMBOLS) if column_of(p, s) == column]


def count(p: Player, symbol: int) -> int:
    """How often a player shows a symbol: once a card, twice on a rotated one."""
    return counts(p)[symbol]


def counts(p: Player) -> list[int]:
    """The same for every symbol; an open column counts for both of its symbols."""
    found = [len(cards) for cards in p.columns]
    for card in p.rotated:
        for column in range(SYMBOLS):
            if card in p.columns[column]:
                found[column] += 1
    for symbol in range(SYMBOLS):
        if p.open[symbol] != NONE:
            found[symbol] = found[p.open[symbol]]
    return found


def fitting(t: Wiege, p: Player, card: int) -> list[int]:
    """The symbols by which a card fits columns that are already there, one for each column.

    It must go to one of them; only without any does it begin a column [A10].
    """
    found: list[int] = []
    places: list[int] = []
    for symbol in t.cards.symbols_on[card]:
        place = column_of(p, symbol)
        if p.columns[place] and place not in places:
            places.append(place)
            found.append(symbol)
    return found


def put_in_column(t: Wiege, p: Player, card: int, symbol: int) -> int:
    """Put a card on the column of a symbol, or begin one; returns where that column lies now.

    The column keeps the symbols it shares with the card; a symbol once lost is lost [A11].
    """
    symbols = t.cards.symbols_on[card]
    place = column_of(p, symbol)
    before = p.columns[place]
    if not before:
        if len(symbols) > 1:
            p.open[symbols[1]] = symbols[0]
        p.columns[symbols[0]] = (card,)
        return symbols[0]
    shared = [s for s in symbols if column_of(p, s) == place]
    close(p, place)
    p.columns[place] = ()
    p.columns[shared[0]] = (*before, card)
    if len(shared) > 1:
        p.open[shared[1]] = shared[0]
    return shared[0]


def close(p: Player, column: int) -> None:
    """An open column becomes one of its own symbol only."""
    if column in p.open:
        p.open[p.open.index(column)] = NONE


def take_off(p: Player, column: int, card: int) -> None:
    """A card leaves a column: it loses its rotation, and an empty column vanishes."""
    p.columns[column] = tuple(x for x in p.columns[column] if x != card)
    if card in p.rotated:
        p.rotated = tuple(x for x in p.rotated if x != card)
    if not p.columns[column]:
        close(p, column)


def marks(t: Wiege, p: Player, colour: int) -> int:
    """How many columns have a genius mark of a colour on top; covered marks are hidden."""
    mark_on = t.cards.mark_on
    return len([cards for cards in p.columns if cards and mark_on[cards[-1]] == colour])
