"""Everything printed in one edition, laid out for the rules' inner loops.

A table keeps its `Cards` for the whole game, and the rules read them there: tables of different
editions play side by side.
"""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.city_tiles import MERCHANT_TILE, TILES, Tile
from bottega.games.princes.cards.effects import ARTIST, CONDOTTIERE, POPE, Status
from bottega.games.princes.cards.event_tiles import EVENT_TILES, EventTile
from bottega.games.princes.cards.families import FAMILIES, Family
from bottega.games.princes.cards.figures import CITY_POINTS, FIGURES, MOST_PLAYERS, Figure
from bottega.games.princes.cards.treachery_tiles import TREACHERIES, Treachery
from bottega.games.princes.cards.troops import ARMY, COSTS_1, Troop
from bottega.games.princes.rules.lots import ARMY_LOTS, LOT, POPE_LOT
from bottega.games.princes.rules.ranks import Rank, ranks_of
from bottega.games.princes.table.words import GOLD, INFLUENCE, VP
from bottega.kernel.effects import Gain, Per
from bottega.kernel.state import NONE


class Cards:
    """What is printed on tiles and board. Nothing in it ever changes."""

    __slots__ = (
        "abilities",
        "army",
        "attack_of",
        "city_of",
        "costs",
        "currency_of",
        "deck",
        "defence_of",
        "event_points",
        "events",
        "families",
        "figures",
        "ladder",
        "lowest_hire",
        "merchants",
        "most_wars",
        "per_merchant_gold",
        "per_merchant_points",
        "powers",
        "ranks",
        "refund",
        "status_by",
        "tile_gold",
        "tile_influence",
        "tiles",
        "treacheries",
        "troop_influence",
        "won_as",
    )

    def __init__(
        self,
        tiles: list[Tile],
        families: list[Family],
        army: list[Troop],
        events: list[EventTile],
        treacheries: list[Treachery],
        figures: list[Figure],
    ) -> None:
        self.tiles: list[Tile] = tiles
        self.families: list[Family] = families
        self.army: list[Troop] = army
        self.events: list[EventTile] = events
        self.treacheries: list[Treachery] = treacheries
        self.figures: list[Figure] = figures
        self.city_of: list[int] = [tile.city for tile in tiles]
        self.merchants: list[bool] = [MERCHANT_TILE in tile.always for tile in tiles]
        # What each city tile earns, how many things it does always, whether one once a decade.
        self.tile_gold: list[int] = [tile.income[GOLD] for tile in tiles]
        self.tile_influence: list[int] = [tile.income[INFLUENCE] for tile in tiles]
        self.abilities: list[int] = [len(tile.always) for tile in tiles]
        self.powers: list[bool] = [tile.once is not None for tile in tiles]
        self.costs: list[int] = [troop.cost for troop in army]
        self.troop_influence: list[int] = [troop.income[INFLUENCE] for troop in army]
        self.ranks: list[Rank] = ranks_of(army)
        self.attack_of: list[int] = [rank.attack for rank in self.ranks]
        self.defence_of: list[int] = [rank.defence for rank in self.ranks]
        self.deck: tuple[int, ...] = tuple(
            [kind for kind, tile in enumerate(treacheries) for _ in range(tile.number)]
        )
        values = {figure.name: figure.value for figure in figures}
        self.most_wars: list[int] = [
            values.get(f"wars a decade with {seats} players", 0)
            for seats in range(MOST_PLAYERS + 1)
        ]
        self.lowest_hire: int = values["lowest bid for a condottiere"]
        self.refund: int = values["refund of a discarded troop in percent"]
        self.ladder: list[int] = [values[name] for name in CITY_POINTS]  # by rank
        # In which currency each lot is bid for.
        self.currency_of: list[int] = [
            *[GOLD for _ in tiles],
            *[event.currency for event in events],
            *[INFLUENCE for _ in range(POPE_LOT, LOT.size)],
        ]
        # As what each lot may be cheaper for somebody: city tiles and other events never are.
        self.won_as: list[int] = [
            *[NONE for _ in tiles],
            *[ARTIST if event.artist else NONE for event in events],
            POPE,
            *[CONDOTTIERE for _ in range(ARMY_LOTS, LOT.size)],
        ]
        self.event_points: list[int] = [points_of(event) for event in events]
        self.per_merchant_points: list[int] = [per_merchant(event, VP) for event in events]
        self.per_merchant_gold: list[int] = [per_merchant(event, GOLD) for event in events]
        # By how much an event tile changes the status of a city; 0 if it is kept instead.
        self.status_by: list[int] = [change_of(event) for event in events]

    def events_of(self, decade: int) -> tuple[int, ...]:
        """The event tiles of a decade, in the order of the list."""
        return tuple([i for i, event in enumerate(self.events) if event.decade == decade])


def points_of(event: EventTile) -> int:
    return event.effect.goods[VP] if isinstance(event.effect, Gain) else 0


def per_merchant(event: EventTile, good: int) -> int:
    return event.effect.goods[good] if isinstance(event.effect, Per) else 0


def change_of(event: EventTile) -> int:
    return event.effect.change if isinstance(event.effect, Status) else 0


CARDS: Final = Cards(TILES, FAMILIES, ARMY, EVENT_TILES, TREACHERIES, FIGURES)
"""What is usually printed."""

CARDS_1: Final = Cards(
    TILES,
    FAMILIES,
    [troop._replace(cost=cost) for troop, cost in zip(ARMY, COSTS_1, strict=True)],
    EVENT_TILES,
    TREACHERIES,
    FIGURES,
)
"""The same as version 1 of the rules had it."""
