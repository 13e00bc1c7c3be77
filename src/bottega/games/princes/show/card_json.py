"""What is printed on tiles and board, as JSON for whoever draws them, and where it comes from."""

from __future__ import annotations

from bottega.games.princes.cards.city_tiles import TILES
from bottega.games.princes.cards.effects import (
    RULE,
    THING,
    WON,
    AnyEffect,
    Arms,
    Pays,
    Room,
    Rule,
    Status,
    Steal,
    Take,
)
from bottega.games.princes.cards.event_tiles import EVENT_TILES
from bottega.games.princes.cards.families import FAMILIES
from bottega.games.princes.cards.figures import FIGURES
from bottega.games.princes.cards.sources import SOURCE, Sources, weakest
from bottega.games.princes.cards.treachery_tiles import TREACHERIES
from bottega.games.princes.cards.troops import ARMY
from bottega.games.princes.rules.ranks import RANKS
from bottega.games.princes.table.words import ANY_TROOP, CITY, CURRENCY, EITHER, GOOD, ROLE, TROOP
from bottega.kernel.effects import Cheaper, Either, Exchange, Gain, Goods, Per
from bottega.kernel.shape import Counts, Json

AMOUNTS = Counts(GOOD)


def static_data() -> Json:
    """Everything a board shows that never changes.

    Each thing has its ``source``, the weakest of its ``sources``: ``rulebook``, ``public`` or
    ``reconstructed``.
    Ranks are what armies consist of, with figures that stand on the tiles.
    """
    return {
        "families": {
            family.name: {
                "home": family.home,
                "income": amounts(family.income),
                "ability": effect_of(family.ability),
                **sources_of(family.sources),
            }
            for family in FAMILIES
        },
        "tiles": {
            tile.name: {
                "city": CITY.names[tile.city],
                "income": amounts(tile.income),
                "always": [effect_of(effect) for effect in tile.always],
                "once": None if tile.once is None else effect_of(tile.once),
                **sources_of(tile.sources),
            }
            for tile in TILES
        },
        "troops": {
            troop.name: {
                "number": troop.number,
                "cost": troop.cost,
                "attack": troop.attack,
                "defence": troop.defence,
                "income": amounts(troop.income),
                **sources_of(troop.sources),
            }
            for troop in ARMY
        },
        "events": {
            event.name: {
                "decade": event.decade,
                "currency": CURRENCY.names[event.currency],
                "artist": event.artist,
                "effect": effect_of(event.effect),
                **sources_of(event.sources),
            }
            for event in EVENT_TILES
        },
        "ranks": {
            rank.name: {
                "of": rank.of,
                "role": ROLE.text(rank.role),
                "troop": "any" if rank.troop == ANY_TROOP else TROOP.names[rank.troop],
                "attack": rank.attack,
                "defence": rank.defence,
            }
            for rank in RANKS
        },
        "treachery": {
            tile.name: {
                "number": tile.number,
                "effect": effect_of(tile.effect),
                **sources_of(tile.sources),
            }
            for tile in TREACHERIES
        },
        "figures": {
            figure.name: {"value": figure.value, "source": SOURCE.names[figure.source]}
            for figure in FIGURES
        },
    }


def amounts(goods: Goods) -> Json:
    return AMOUNTS.write(goods)


def sources_of(marks: Sources) -> dict[str, Json]:
    """Where the figures of a line come from, one by one and altogether."""
    each = {name: SOURCE.names[mark] for name, mark in zip(marks._fields, marks, strict=True)}
    return {"source": SOURCE.names[weakest(marks)], "sources": each}


def effect_of(effect: AnyEffect) -> Json:
    """One effect: its kind and its figures."""
    if isinstance(effect, Gain):
        return {"kind": "gain", "goods": amounts(effect.goods)}
    if isinstance(effect, Per):
        thing = THING.names[effect.thing]
        return {"kind": "per", "goods": amounts(effect.goods), "thing": thing}
    if isinstance(effect, Cheaper):
        good = "either" if effect.good == EITHER else CURRENCY.names[effect.good]
        what = WON.names[effect.kind]
        return {"kind": "discount", "won": what, "good": good, "amount": effect.amount}
    if isinstance(effect, Either):
        several = [x for x in effect.of if isinstance(x, Exchange)]
        both = [{"pay": amounts(x.pay), "gain": amounts(x.gain)} for x in several]
        return {"kind": "either", "of": both}
    if isinstance(effect, Arms):
        troop = "any" if effect.troop == ANY_TROOP else TROOP.names[effect.troop]
        return {"kind": "arms", "troop": troop, "attack": effect.attack, "defence": effect.defence}
    return other_effect(effect)


def other_effect(effect: Room | Steal | Take | Pays | Status | Rule) -> Json:
    if isinstance(effect, Room):
        return {"kind": "room", "more": effect.more}
    if isinstance(effect, Steal):
        return {"kind": "steal", "good": CURRENCY.names[effect.good], "amount": effect.amount}
    if isinstance(effect, Take):
        return {"kind": "take", "tiles": effect.tiles}
    if isinstance(effect, Pays):
        good, what = CURRENCY.names[effect.good], WON.names[effect.won]
        return {"kind": "pays", "won": what, "good": good, "amount": effect.amount}
    if isinstance(effect, Status):
        return {"kind": "status", "change": effect.change}
    return {"kind": RULE.names[effect.which]}
