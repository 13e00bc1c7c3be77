"""What stands on cards, as sentences for the translator, and what of it is reconstructed."""

from __future__ import annotations

from bottega.games.wiege.cards.cards import CARD, CULTURES, symbols_of
from bottega.games.wiege.cards.character_cards import CHARACTER_CARDS
from bottega.games.wiege.cards.culture_cards import CULTURE_CARDS, Genius, Joker
from bottega.games.wiege.cards.event_cards import EVENT, EVENTS, HistoricalEvent
from bottega.games.wiege.table.words import (
    BLUE,
    COLOUR,
    COUNT,
    FIRST_YEAR,
    GROUP,
    RED,
    SOURCE,
    SPACE,
    SYMBOL,
    YEAR,
)
from bottega.kernel.show import Fact, Sentence
from bottega.kernel.state import NONE


def describe(domain: str, value: int) -> list[Sentence]:
    """What stands on an event, a culture or a character card."""
    if value < 0:
        return []
    if domain == EVENT.key:
        return event(value)
    return culture(value) if value < CULTURES else character(value)


def event(value: int) -> list[Sentence]:
    """Title, story, symbols, spaces with their roads, and what of it is known."""
    found = EVENTS[value]
    title = [
        Fact("event", EVENT, value),
        Fact("year", YEAR, found.year - FIRST_YEAR),
        Fact("group", GROUP, found.group),
    ]
    spaces = [
        Fact("blue", COUNT, found.spaces.count(BLUE)),
        Fact("red", COUNT, found.spaces.count(RED)),
    ]
    return [
        Sentence("history title", title),
        Sentence(f"story {found.id}", []),
        Sentence("history symbols", [Fact("symbols", SYMBOL, s) for s in found.symbols]),
        Sentence("history spaces", spaces),
        *(Sentence("history space", facts) for facts in roads(found)),
        Sentence("history source", [Fact("source", SOURCE, found.source)]),
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


def culture(value: int) -> list[Sentence]:
    """Title, symbols and marks of a culture card."""
    card = CULTURE_CARDS[value]
    facts = [Fact("symbols", SYMBOL, symbol) for symbol in symbols_of(card)]
    if isinstance(card, Joker):
        shows = Sentence("culture joker", facts)
    elif isinstance(card, Genius):
        shows = Sentence("culture genius", [*facts, Fact("mark", COLOUR, card.mark)])
    else:
        shows = Sentence("culture rotation", facts)
    return [
        Sentence("culture title", [Fact("card", CARD, value)]),
        shows,
        Sentence("culture source", [Fact("source", SOURCE, card.source)]),
    ]


def character(value: int) -> list[Sentence]:
    """Name, value and symbol of a character card, and who that was."""
    card = CHARACTER_CARDS[value - CULTURES]
    worth = Fact("value", COUNT, card.value)
    shows = Sentence("character value", [worth])
    if card.symbol != NONE:
        shows = Sentence("character symbol", [worth, Fact("symbol", SYMBOL, card.symbol)])
    sources = [Fact("source", SOURCE, card.source), Fact("named", SOURCE, card.named)]
    return [
        Sentence("character title", [Fact("card", CARD, value)]),
        Sentence(f"story {card.id}", []),
        shows,
        Sentence("character source", sources),
    ]
