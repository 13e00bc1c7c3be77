"""What is printed on tiles and board, as JSON for whoever draws them, and where it comes from."""

from __future__ import annotations

from bottega.games.princes.cards.cards import Cards
from bottega.games.princes.cards.effects import AMOUNTS, EFFECTS
from bottega.games.princes.cards.sources import SOURCE, Sources, weakest
from bottega.games.princes.table.words import ANY_TROOP, CITY, CURRENCY, ROLE, TROOP
from bottega.kernel.shape import Json


def static_data(cards: Cards) -> Json:
    """Everything a board shows that never changes.

    Each thing has its ``source``, the weakest of its ``sources``: ``rulebook``, ``public`` or
    ``reconstructed``.
    Ranks are what armies consist of, with figures that stand on the tiles.
    """
    return {
        "families": {
            family.name: {
                "home": family.home,
                "income": AMOUNTS.write(family.income),
                "ability": EFFECTS.write(family.ability),
                **sources_of(family.sources),
            }
            for family in cards.families
        },
        "tiles": {
            tile.name: {
                "city": CITY.names[tile.city],
                "income": AMOUNTS.write(tile.income),
                "always": [EFFECTS.write(effect) for effect in tile.always],
                "once": None if tile.once is None else EFFECTS.write(tile.once),
                **sources_of(tile.sources),
            }
            for tile in cards.tiles
        },
        "troops": {
            troop.name: {
                "number": troop.number,
                "cost": troop.cost,
                "attack": troop.attack,
                "defence": troop.defence,
                "income": AMOUNTS.write(troop.income),
                **sources_of(troop.sources),
            }
            for troop in cards.army
        },
        "events": {
            event.name: {
                "decade": event.decade,
                "currency": CURRENCY.names[event.currency],
                "artist": event.artist,
                "effect": EFFECTS.write(event.effect),
                **sources_of(event.sources),
            }
            for event in cards.events
        },
        "ranks": {
            rank.name: {
                "of": rank.of,
                "role": ROLE.text(rank.role),
                "troop": "any" if rank.troop == ANY_TROOP else TROOP.names[rank.troop],
                "attack": rank.attack,
                "defence": rank.defence,
            }
            for rank in cards.ranks
        },
        "treachery": {
            tile.name: {
                "number": tile.number,
                "effect": EFFECTS.write(tile.effect),
                **sources_of(tile.sources),
            }
            for tile in cards.treacheries
        },
        "figures": {
            figure.name: {"value": figure.value, "source": SOURCE.names[figure.source]}
            for figure in cards.figures
        },
    }


def sources_of(marks: Sources) -> dict[str, Json]:
    """Where the figures of a line come from, one by one and altogether."""
    each = {name: SOURCE.names[mark] for name, mark in zip(marks._fields, marks, strict=True)}
    return {"source": SOURCE.names[weakest(marks)], "sources": each}
