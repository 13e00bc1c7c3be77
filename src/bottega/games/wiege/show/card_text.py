"""What stands on cards, as sentences for the translator, with a mark for what is reconstructed."""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.cards.cards import CARD, CULTURES, Cards, symbols_of
from bottega.games.wiege.cards.character_cards import Character
from bottega.games.wiege.cards.culture_cards import Culture, Genius, Joker
from bottega.games.wiege.cards.event_cards import EVENT, HistoricalEvent
from bottega.games.wiege.table.words import (
    BLUE,
    COLOUR,
    COUNT,
    FIRST_YEAR,
    GROUP,
    RECONSTRUCTED,
    RED,
    SPACE,
    SYMBOL,
    YEAR,
)
from bottega.kernel.show import Fact, Sentence
from bottega.kernel.state import NONE
from bottega.kernel.words import Domain

FIGURE: Final = Domain("figure", ["year", "title", "symbols", "spaces", "mark", "symbol", "person"])
"""What may have been reconstructed about a card."""


def describe(domain: str, value: int, cards: Cards) -> list[Sentence]:
    """What stands on an event, a culture or a character card."""
    if value < 0:
        return []
    if domain == EVENT.key:
        return event(value, cards.events[value])
    if value < CULTURES:
        return culture(value, cards.cultures[value])
    return character(value, cards.characters[value - CULTURES])


def event(value: int, found: HistoricalEvent) -> list[Sentence]:
    """Title, year and group, story, symbols, spaces with their roads."""
    kind = [
        Fact("year", YEAR, found.year - FIRST_YEAR),
        Fact("group", GROUP, found.group),
    ]
    ours = found.source == RECONSTRUCTED
    spaces = [
        Fact("blue", COUNT, found.spaces.count(BLUE)),
        Fact("red", COUNT, found.spaces.count(RED)),
    ]
    return [
        Sentence("history title", [Fact("event", EVENT, value)]),
        Sentence("history kind", kind),
        Sentence(f"story {found.id}", []),
        Sentence("history symbols", [Fact("symbols", SYMBOL, s) for s in found.symbols]),
        Sentence("history spaces", spaces),
        *(Sentence("history space", facts) for facts in roads(found)),
        *marked({"year": ours, "title": ours, "symbols": ours, "spaces": ours}),
    ]


def roads(found: HistoricalEvent) -> list[list[Fact]]:
    """Each space with its colour and the spaces a road joins it to."""
    lines = []
    for space, colour in enumerate(found.spaces):
        joined = {x for road in found.layout.roads if space in road for x in road} - {space}
        lines.append(
            [
                Fact("space", SPACE, space),
                Fact("colour", COLOUR, colour),
                *(Fact("joined", SPACE, other) for other in sorted(joined)),
            ]
        )
    return lines


def culture(value: int, card: Culture) -> list[Sentence]:
    """Title, symbols and marks of a culture card."""
    facts = [Fact("symbols", SYMBOL, symbol) for symbol in symbols_of(card)]
    if isinstance(card, Joker):
        shows = Sentence("culture joker", facts)
    elif isinstance(card, Genius):
        shows = Sentence("culture genius", [*facts, Fact("mark", COLOUR, card.mark)])
    else:
        shows = Sentence("culture rotation", facts)
    ours = card.source == RECONSTRUCTED
    return [
        Sentence("culture title", [Fact("card", CARD, value)]),
        shows,
        *marked({"title": ours, "symbols": ours, "mark": ours}),
    ]


def character(value: int, card: Character) -> list[Sentence]:
    """Name, value and symbol of a character card, and who that was."""
    worth = Fact("value", COUNT, card.value)
    shows = Sentence("character value", [worth])
    if card.symbol != NONE:
        shows = Sentence("character symbol", [worth, Fact("symbol", SYMBOL, card.symbol)])
    ours = {"symbol": card.source == RECONSTRUCTED, "person": card.named == RECONSTRUCTED}
    return [
        Sentence("character title", [Fact("card", CARD, value)]),
        Sentence(f"story {card.id}", []),
        shows,
        *marked(ours),
    ]


def marked(ours: dict[str, bool]) -> list[Sentence]:
    """What of a card is reconstructed. The rules page tells what the mark means."""
    what = [Fact("what", FIGURE, FIGURE.values[name]) for name, own in ours.items() if own]
    return [Sentence("marked", what)] if what else []
