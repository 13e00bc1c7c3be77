"""What stands on tiles, as sentences for the translator.

Each description ends with what is known of the thing from history, and with a mark for the figures
on it that are our own reconstruction.
"""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.cards import Cards
from bottega.games.princes.cards.city_tiles import TILE, Tile
from bottega.games.princes.cards.effects import EFFECTS
from bottega.games.princes.cards.event_tiles import EVENT_TILE, EventTile
from bottega.games.princes.cards.families import FAMILY, HOME, Family
from bottega.games.princes.cards.figures import POPE_GOLD, POPE_POINTS
from bottega.games.princes.cards.sources import OURS, Sources
from bottega.games.princes.cards.treachery_tiles import Treachery
from bottega.games.princes.cards.troops import Troop
from bottega.games.princes.table.words import (
    CITY,
    COUNT,
    CURRENCY,
    DECADE,
    GOOD,
    TREACHERY,
    TROOP,
    goods,
)
from bottega.kernel.effects import Gain, Goods
from bottega.kernel.show import Fact, Sentence, counted
from bottega.kernel.words import Domain

OFFICE: Final = Domain("office", ["pope"])
"""The Pope is no card, but people want to read what he can do."""

FIGURE: Final = Domain(
    "figure",
    [
        "name",
        "city",
        "home",
        "decade",
        "currency",
        "number",
        "cost",
        "attack",
        "defence",
        "income",
        "ability",
        "effect",
    ],
)
"""What may have been reconstructed about a thing."""


def describe(domain: str, value: int, cards: Cards) -> list[Sentence]:
    """What stands on a family, a city tile, an event, a troop, a treachery tile or the Pope."""
    if value < 0:
        return []
    if domain == FAMILY.key:
        return family(value, cards.families[value])
    if domain == TILE.key:
        return city_tile(value, cards.tiles[value])
    if domain == EVENT_TILE.key:
        return event_tile(value, cards.events[value])
    if domain == TROOP.key:
        return troop(value, cards.army[value])
    if domain == TREACHERY.key:
        return treachery(value, cards.treacheries[value], len(cards.deck))
    return pope()


def count(name: str, n: int) -> Fact:
    """A number; what would be less than nothing is nothing."""
    return Fact(name, COUNT, max(0, n))


# Things --------------------------------------------------------------------------------------


def family(value: int, found: Family) -> list[Sentence]:
    """Name, home city, income, ability."""
    return [
        Sentence("family", [Fact("family", FAMILY, value)]),
        Sentence("family home", [Fact("home", HOME, value)]),
        income(found.income),
        *EFFECTS.sentences(found.ability),
        history(found.name),
        *marked(found.sources),
    ]


def city_tile(value: int, found: Tile) -> list[Sentence]:
    """Name, city, income, what it does always, what it does once a decade."""
    once = (
        []
        if found.once is None
        else [Sentence("once a decade", []), *EFFECTS.sentences(found.once)]
    )
    return [
        Sentence("tile", [Fact("tile", TILE, value)]),
        Sentence("tile kind", [Fact("city", CITY, found.city)]),
        income(found.income),
        *(line for one in found.always for line in EFFECTS.sentences(one)),
        *once,
        history(found.name),
        *marked(found.sources),
    ]


def event_tile(value: int, found: EventTile) -> list[Sentence]:
    """Name, decade and currency, what the winner does with it."""
    facts = [
        Fact("decade", DECADE, found.decade - 1),
        Fact("currency", CURRENCY, found.currency),
    ]
    return [
        Sentence("event tile", [Fact("event", EVENT_TILE, value)]),
        Sentence("event artist" if found.artist else "event kind", facts),
        *EFFECTS.sentences(found.effect),
        history(found.name),
        *marked(found.sources),
    ]


def troop(value: int, found: Troop) -> list[Sentence]:
    """Name and number, cost, how it fights, income if any."""
    return [
        Sentence("troop", [Fact("troop", TROOP, value)]),
        Sentence("troop kind", [count("count", found.number)]),
        Sentence("troop cost", counted("cost", GOOD, goods(gold=found.cost))),
        Sentence("troop fights", [count("attack", found.attack), count("defence", found.defence)]),
        *([income(found.income)] if any(found.income) else []),
        *marked(found.sources),
    ]


def treachery(value: int, found: Treachery, tiles: int) -> list[Sentence]:
    """Name and number, when it is played, what it does."""
    numbers = [count("count", found.number), count("all", tiles)]
    return [
        Sentence("treachery", [Fact("treachery", TREACHERY, value)]),
        Sentence("treachery kind", numbers),
        Sentence(f"when {found.name}", []),
        *EFFECTS.sentences(found.effect),
        *marked(found.sources),
    ]


def pope() -> list[Sentence]:
    """What the Pope's holder has of him."""
    return [
        Sentence("office", []),
        Sentence("office kind", []),
        income(goods(gold=POPE_GOLD)),
        Sentence("office league", []),
        *EFFECTS.sentences(Gain(goods(vp=POPE_POINTS))),
        history("pope"),
    ]


# Parts of them ---------------------------------------------------------------------------------


def income(found: Goods) -> Sentence:
    return Sentence("income", counted("goods", GOOD, found))


def history(name: str) -> Sentence:
    """A line about the person or thing; equal tiles share it."""
    return Sentence(f"history {name.rstrip(' 0123456789')}", [])


def marked(sources: Sources) -> list[Sentence]:
    """Which figures are our own. The rules page tells what the mark means."""
    ours = [name for name, source in zip(sources._fields, sources, strict=True) if source == OURS]
    if not ours:
        return []
    return [Sentence("marked", [Fact("what", FIGURE, FIGURE.values[name]) for name in ours])]
