"""What other editions of the game may print otherwise: all that the rulebook does not say.

The rulebook itself tells most powers and figures of the rules; incomes, troops, events and a few
figures stand on the tiles and board alone, and some of those we had to make up. Whoever owns the
game finds the true ones there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from bottega.games.princes.cards.cards import Cards
from bottega.games.princes.cards.city_tiles import MERCHANT_TILE, Tile
from bottega.games.princes.cards.effects import MERCHANT_TILES, Occasion, Status
from bottega.games.princes.cards.event_tiles import EventTile
from bottega.games.princes.cards.figures import DECADES
from bottega.games.princes.cards.sources import BOOK, OURS, PUBLIC
from bottega.games.princes.table.words import CITY, CURRENCY, GOLD, INFLUENCE, VP, goods
from bottega.kernel.edition import Changeable
from bottega.kernel.effects import Gain, Per
from bottega.kernel.shape import Flag, Number, OneOf, Shape
from bottega.kernel.words import Unreadable

AMOUNT: Final = Number(0, 20)
STRENGTH: Final = Number(0, 9)
TILES_A_CITY: Final = 6
EVENTS_A_DECADE: Final = 4
TREACHERY_TILES: Final = (20, 30)
"""The rulebook counts 20, other texts 23; with fewer than 18 all could be in somebody's hand."""

FIGURES: Final[dict[str, Shape]] = {
    "wars a decade with 6 players": Number(1, 12),
    "lowest bid for a condottiere": Number(0, 10),
    "refund of a discarded troop in percent": Number(0, 100),
    "points of the third city": AMOUNT,
    "points of the fourth city": AMOUNT,
    "points of the fifth city": AMOUNT,
}
"""Figures of the board that an edition may change, with what they may be."""


OF: Final = {
    "families": "family",
    "tiles": "tile",
    "troops": "troop",
    "events": "event tile",
    "treachery": "treachery",
    "figures": "",
}
"""What the things of each part are."""


def changeable(cards: Cards) -> list[Changeable]:
    """Every value that can be changed, with what it usually is."""
    return [
        Changeable(key, shape, usual, known=source != OURS, of=OF[key.split(".")[0]])
        for key, shape, usual, source in found_on(cards)
        if source != BOOK
    ]


def found_on(cards: Cards) -> Iterator[tuple[str, Shape, Any, int]]:
    """Every printed value: its key, what it may be, what it is and where it comes from."""
    for family in cards.families:
        at, source = f"families.{family.name}", family.sources.income
        yield f"{at}.gold", AMOUNT, family.income[GOLD], source
        yield f"{at}.influence", AMOUNT, family.income[INFLUENCE], source
    for tile in cards.tiles:
        at, marks = f"tiles.{tile.name}", tile.sources
        yield f"{at}.city", OneOf(CITY), tile.city, marks.city
        yield f"{at}.gold", AMOUNT, tile.income[GOLD], marks.income
        yield f"{at}.influence", AMOUNT, tile.income[INFLUENCE], marks.income
        yield f"{at}.merchant", Flag(), MERCHANT_TILE in tile.always, marks.ability
    for troop in cards.army:
        at = f"troops.{troop.name}"
        yield f"{at}.number", Number(1, 12), troop.number, troop.sources.number
        yield f"{at}.cost", AMOUNT, troop.cost, troop.sources.cost
        yield f"{at}.attack", STRENGTH, troop.attack, troop.sources.attack
        yield f"{at}.defence", STRENGTH, troop.defence, troop.sources.defence
        yield f"{at}.gold", AMOUNT, troop.income[GOLD], troop.sources.income
        yield f"{at}.influence", AMOUNT, troop.income[INFLUENCE], troop.sources.income
    for event in cards.events:
        at, marks_ = f"events.{event.name}", event.sources
        yield f"{at}.decade", Number(1, DECADES), event.decade, marks_.decade
        yield f"{at}.currency", OneOf(CURRENCY), event.currency, marks_.currency
        for name, amount in amounts_of(event.effect).items():
            yield f"{at}.{name}", AMOUNTS[name], amount, marks_.effect
    for kind in cards.treacheries:
        yield f"treachery.{kind.name}.number", Number(0, 20), kind.number, kind.sources.number
    for figure in cards.figures:
        if figure.name in FIGURES:
            yield f"figures.{figure.name}", FIGURES[figure.name], figure.value, figure.source


AMOUNTS: Final[dict[str, Shape]] = {
    "points": AMOUNT,
    "status": Number(-5, 5),
    "gold for each merchant": AMOUNT,
    "points for each merchant": AMOUNT,
}
"""What an event may do, one of it: give points, change the status of a city, reward merchants."""


def amounts_of(effect: Occasion) -> dict[str, int]:
    """What an event does, in figures."""
    found = dict.fromkeys(AMOUNTS, 0)
    if isinstance(effect, Gain):
        found["points"] = effect.goods[VP]
    elif isinstance(effect, Status):
        found["status"] = effect.change
    else:
        found["gold for each merchant"] = effect.goods[GOLD]
        found["points for each merchant"] = effect.goods[VP]
    return found


def effect_of(name: str, found: dict[str, int]) -> Occasion:
    """What an event with such figures does."""
    merchants = goods(found["gold for each merchant"], vp=found["points for each merchant"])
    if (found["points"] > 0) + (found["status"] != 0) + any(merchants) > 1:
        raise Unreadable(
            f"events.{name}: expected points, a change of status or something for each merchant, "
            "one of the three; got several"
        )
    if found["status"]:
        return Status(found["status"])
    return Per(merchants, MERCHANT_TILES) if any(merchants) else Gain(goods(vp=found["points"]))


# Another edition -------------------------------------------------------------------------------


def edited(cards: Cards, values: dict[str, Any]) -> Cards:
    """The same with other values. What somebody read off their own copy is no reconstruction."""
    of: dict[str, dict[str, Any]] = {}
    for key, value in values.items():
        thing, _, field = key.rpartition(".")
        of.setdefault(thing, {})[field] = value
    found = Cards(
        [edited_tile(tile, of.get(f"tiles.{tile.name}", {})) for tile in cards.tiles],
        [
            family._replace(
                income=income(family.income, new),
                sources=family.sources._replace(**found_in(new, income=("gold", "influence"))),
            )
            for family in cards.families
            for new in [of.get(f"families.{family.name}", {})]
        ],
        [
            troop._replace(
                **{
                    name: new[name]
                    for name in ("number", "cost", "attack", "defence")
                    if name in new
                },
                income=income(troop.income, new),
                sources=troop.sources._replace(
                    **found_in(
                        new,
                        income=("gold", "influence"),
                        **{n: (n,) for n in ("number", "cost", "attack", "defence")},
                    )
                ),
            )
            for troop in cards.army
            for new in [of.get(f"troops.{troop.name}", {})]
        ],
        [edited_event(event, of.get(f"events.{event.name}", {})) for event in cards.events],
        [
            kind._replace(
                number=new.get("number", kind.number),
                sources=kind.sources._replace(**found_in(new, number=("number",))),
            )
            for kind in cards.treacheries
            for new in [of.get(f"treachery.{kind.name}", {})]
        ],
        [
            figure._replace(value=of["figures"][figure.name], source=PUBLIC)
            if figure.name in of.get("figures", {})
            else figure
            for figure in cards.figures
        ],
    )
    check(found)
    return found


def income(usual: tuple[int, ...], new: dict[str, Any]) -> tuple[int, ...]:
    gold, influence = new.get("gold", usual[GOLD]), new.get("influence", usual[INFLUENCE])
    return goods(gold, influence, usual[VP])


def found_in(new: dict[str, Any], **fields: tuple[str, ...]) -> dict[str, int]:
    """Marks of the figures that an edition names."""
    return {mark: PUBLIC for mark, names in fields.items() if any(name in new for name in names)}


def edited_tile(tile: Tile, new: dict[str, Any]) -> Tile:
    always = tile.always
    if "merchant" in new:
        always = [ability for ability in always if ability != MERCHANT_TILE]
        always = [MERCHANT_TILE, *always] if new["merchant"] else always
    marks = found_in(new, city=("city",), income=("gold", "influence"), ability=("merchant",))
    return tile._replace(
        city=new.get("city", tile.city),
        income=income(tile.income, new),
        always=always,
        sources=tile.sources._replace(**marks),
    )


def edited_event(event: EventTile, new: dict[str, Any]) -> EventTile:
    amounts = amounts_of(event.effect)
    changed = {name: new.get(name, amount) for name, amount in amounts.items()}
    marks = found_in(new, decade=("decade",), currency=("currency",), effect=tuple(AMOUNTS))
    return event._replace(
        decade=new.get("decade", event.decade),
        currency=new.get("currency", event.currency),
        effect=effect_of(event.name, changed),
        sources=event.sources._replace(**marks),
    )


def check(cards: Cards) -> None:
    """What the rulebook counts holds in every edition."""
    for city, name in enumerate(CITY.names):
        expect(f"tiles of {name}", TILES_A_CITY, cards.city_of.count(city))
    for decade in range(1, DECADES + 1):
        expect(f"events of decade {decade}", EVENTS_A_DECADE, len(cards.events_of(decade)))
    fewest, most = TREACHERY_TILES
    if not fewest <= len(cards.deck) <= most:
        got = len(cards.deck)
        raise Unreadable(f"treachery tiles altogether: expected {fewest} to {most}, got {got}")


def expect(what: str, number: int, got: int) -> None:
    if got != number:
        raise Unreadable(f"{what}: expected {number}, got {got}")
