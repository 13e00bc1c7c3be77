"""What other editions may print otherwise: all that the rulebook does not say of a single card.

How many cards there are, their groups and years, and the values of characters stand in the
rulebook. Which symbols, marks, spaces and roads a card shows does not, and we had to make it up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from bottega.games.wiege.cards.cards import Cards
from bottega.games.wiege.cards.character_cards import Character
from bottega.games.wiege.cards.culture_cards import Culture, Genius, Joker, Rotation
from bottega.games.wiege.cards.event_cards import LAYOUTS, HistoricalEvent
from bottega.games.wiege.table.words import (
    BLUE,
    COLOUR,
    PRINTED,
    RECONSTRUCTED,
    RED,
    RULEBOOK,
    SYMBOL,
)
from bottega.kernel.edition import Changeable
from bottega.kernel.shape import OneOf, Shape, TupleOf
from bottega.kernel.words import Domain, Unreadable

MARK: Final = Domain("mark", ["blue genius", "red genius", "rotation", "no mark"])
GENIUS_MARKS: Final = {BLUE: 0, RED: 1}
TURNING: Final = MARK.values["rotation"]
WITHOUT: Final = MARK.values["no mark"]
ROADS: Final = Domain("layout", list(LAYOUTS))
SYMBOLS: Final = TupleOf(OneOf(SYMBOL))
MOST_SYMBOLS: Final = 3


OF: Final = {"culture": "card", "characters": "card", "events": "historical event"}
"""What the things of each part are."""


def changeable(cards: Cards) -> list[Changeable]:
    """Every value that can be changed, with what it usually is."""
    return [
        Changeable(key, shape, usual, known=source != RECONSTRUCTED, of=OF[key.split(".")[0]])
        for key, shape, usual, source in found_on(cards)
        if source != RULEBOOK
    ]


def found_on(cards: Cards) -> Iterator[tuple[str, Shape, Any, int]]:
    """Every printed value: its key, what it may be, what it is and where it comes from."""
    for number, card in enumerate(cards.cultures):
        yield f"culture.{card.id}.symbols", SYMBOLS, cards.symbols_on[number], card.source
        yield f"culture.{card.id}.mark", OneOf(MARK), mark_of(card), card.source
    for person in cards.characters:
        yield f"characters.{person.id}.symbol", OneOf(SYMBOL), person.symbol, person.source
    for event in cards.events:
        at, roads = f"events.{event.id}", list(LAYOUTS.values()).index(event.layout)
        yield f"{at}.symbols", SYMBOLS, event.symbols, event.source
        yield f"{at}.spaces", TupleOf(OneOf(COLOUR)), event.spaces, event.source
        yield f"{at}.layout", OneOf(ROADS), roads, event.source


def mark_of(card: Culture) -> int:
    if isinstance(card, Genius):
        return GENIUS_MARKS[card.mark]
    return WITHOUT if isinstance(card, Joker) else TURNING


# Another edition -------------------------------------------------------------------------------


def edited(cards: Cards, values: dict[str, Any]) -> Cards:
    """The same with other values. What somebody read off their own copy is no reconstruction."""
    of: dict[str, dict[str, Any]] = {}
    for key, value in values.items():
        thing, _, field = key.rpartition(".")
        of.setdefault(thing, {})[field] = value
    return Cards(
        [edited_culture(card, of.get(f"culture.{card.id}", {})) for card in cards.cultures],
        [edited_character(card, of.get(f"characters.{card.id}", {})) for card in cards.characters],
        [edited_event(event, of.get(f"events.{event.id}", {})) for event in cards.events],
    )


def edited_culture(card: Culture, new: dict[str, Any]) -> Culture:
    """Two different symbols without a mark, or one symbol with a genius or to be rotated."""
    if not new:
        return card
    usual = (card.one, card.other) if isinstance(card, Joker) else (card.symbol,)
    symbols, mark = new.get("symbols", usual), new.get("mark", mark_of(card))
    if mark == WITHOUT:
        if len(set(symbols)) != 2 or len(symbols) != 2:
            raise Unreadable(f"culture.{card.id}: without a mark expected two different symbols")
        one, other = symbols
        return Joker(card.id, one, other, PRINTED)
    if len(symbols) != 1:
        raise Unreadable(f"culture.{card.id}: with a mark expected one symbol, got {len(symbols)}")
    if mark == TURNING:
        return Rotation(card.id, symbols[0], PRINTED)
    return Genius(card.id, symbols[0], BLUE if mark == GENIUS_MARKS[BLUE] else RED, PRINTED)


def edited_character(card: Character, new: dict[str, Any]) -> Character:
    return card._replace(symbol=new["symbol"], source=PRINTED) if new else card


def edited_event(event: HistoricalEvent, new: dict[str, Any]) -> HistoricalEvent:
    """One to three different symbols; as many spaces as its roads join."""
    if not new:
        return event
    symbols, spaces = new.get("symbols", event.symbols), new.get("spaces", event.spaces)
    roads = LAYOUTS[ROADS.names[new["layout"]]] if "layout" in new else event.layout
    if not 1 <= len(symbols) <= MOST_SYMBOLS or len(set(symbols)) < len(symbols):
        raise Unreadable(f"events.{event.id}.symbols: expected one to three different symbols")
    if len(spaces) != len(roads.at):
        raise Unreadable(
            f"events.{event.id}.spaces: expected {len(roads.at)} for this layout, got {len(spaces)}"
        )
    return event._replace(
        symbols=tuple(sorted(symbols)), spaces=spaces, layout=roads, source=PRINTED
    )
