"""The thirty city tiles (rules, section 10), a line each, six for each city."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.princes.cards.effects import (
    CANCEL_WAR,
    CONDOTTIERE,
    MERCHANT,
    POPE,
    REROLL,
    Ability,
    Arms,
    Power,
    Room,
    Steal,
    Take,
)
from bottega.games.princes.cards.sources import BOOK, OURS, PUBLIC, OfTile
from bottega.games.princes.table.words import (
    ANY_TROOP,
    CAVALRY,
    CROSSBOW,
    FLORENCE,
    INFANTRY,
    INFLUENCE,
    MILAN,
    NAPLES,
    PIKES,
    ROME,
    VENICE,
    goods,
)
from bottega.kernel.effects import Discount, Either, Exchange, Goods, Rule
from bottega.kernel.words import Domain


class Tile(NamedTuple):
    """A city tile: its city, its income, what it does always and what once a decade."""

    name: str
    city: int
    income: Goods
    always: list[Ability]
    once: Power | None
    sources: OfTile


MERCHANT_TILE: Final = Rule(MERCHANT)
TRADER: Final[list[Ability]] = [MERCHANT_TILE]
CHEAPER_POPE: Final[list[Ability]] = [Discount(POPE, INFLUENCE, 1)]
CHEAPER_HIRE: Final = Discount(CONDOTTIERE, INFLUENCE, 1)
BANKING: Final = Either(
    (Exchange(goods(gold=3), goods(influence=3)), Exchange(goods(influence=3), goods(gold=3)))
)

# fmt: off
TILES: Final[list[Tile]] = [
    Tile("il doge", VENICE, goods(2, 2), [], None, OfTile(city=BOOK, income=BOOK, ability=BOOK)),
    Tile("venetian merchant 1", VENICE, goods(3, 0), TRADER, None, OfTile(city=BOOK, income=BOOK, ability=BOOK)),
    Tile("venetian merchant 2", VENICE, goods(3, 0), TRADER, None, OfTile(city=PUBLIC, income=OURS, ability=PUBLIC)),
    Tile("venetian merchant 3", VENICE, goods(3, 0), TRADER, None, OfTile(city=PUBLIC, income=OURS, ability=PUBLIC)),
    Tile("venetian merchant 4", VENICE, goods(3, 0), TRADER, None, OfTile(city=PUBLIC, income=OURS, ability=PUBLIC)),
    Tile("venetian merchant 5", VENICE, goods(3, 0), TRADER, None, OfTile(city=PUBLIC, income=OURS, ability=PUBLIC)),
    Tile("milanese merchant", MILAN, goods(2, 0), TRADER, None, OfTile(city=PUBLIC, income=OURS, ability=PUBLIC)),
    Tile("genoese crossbow", MILAN, goods(1, 1), [Arms(CROSSBOW, 0, 1)], None, OfTile(city=PUBLIC, income=OURS, ability=BOOK)),
    Tile("swiss mercenaries", MILAN, goods(0, 0), [Arms(PIKES, 1, 1), CHEAPER_HIRE], None, OfTile(city=PUBLIC, income=OURS, ability=BOOK)),
    Tile("armourer", MILAN, goods(0, 0), [Arms(CAVALRY, 1, 1), CHEAPER_HIRE], None, OfTile(city=PUBLIC, income=OURS, ability=BOOK)),
    Tile("ludovico sforza", MILAN, goods(1, 1), [], Rule(REROLL), OfTile(city=OURS, income=OURS, ability=BOOK)),
    Tile("caterina sforza", MILAN, goods(0, 1), [Arms(ANY_TROOP, 0, 2)], None, OfTile(city=OURS, income=OURS, ability=BOOK)),
    Tile("lorenzo medici", FLORENCE, goods(0, 1), [], Rule(CANCEL_WAR), OfTile(city=OURS, income=OURS, ability=BOOK)),
    Tile("giovanni medici", FLORENCE, goods(0, 1), CHEAPER_POPE, None, OfTile(city=PUBLIC, income=PUBLIC, ability=BOOK)),
    Tile("bank 1", FLORENCE, goods(2, 0), [], BANKING, OfTile(city=OURS, income=OURS, ability=BOOK)),
    Tile("bank 2", FLORENCE, goods(2, 0), [], BANKING, OfTile(city=OURS, income=OURS, ability=BOOK)),
    Tile("florentine merchant 1", FLORENCE, goods(2, 0), TRADER, None, OfTile(city=OURS, income=OURS, ability=OURS)),
    Tile("florentine merchant 2", FLORENCE, goods(2, 0), TRADER, None, OfTile(city=OURS, income=OURS, ability=OURS)),
    Tile("roderigo borgia", ROME, goods(0, 0), CHEAPER_POPE, None, OfTile(city=OURS, income=BOOK, ability=BOOK)),
    Tile("cesare borgia", ROME, goods(0, 1), [Room(1)], None, OfTile(city=OURS, income=OURS, ability=BOOK)),
    Tile("lucrezia borgia", ROME, goods(0, 0), [], Steal(INFLUENCE, 2), OfTile(city=OURS, income=OURS, ability=BOOK)),
    Tile("della rovere", ROME, goods(0, 1), CHEAPER_POPE, None, OfTile(city=OURS, income=OURS, ability=BOOK)),
    Tile("orsini", ROME, goods(1, 1), CHEAPER_POPE, None, OfTile(city=OURS, income=OURS, ability=BOOK)),
    Tile("colonna", ROME, goods(1, 1), CHEAPER_POPE, None, OfTile(city=OURS, income=OURS, ability=BOOK)),
    Tile("ferrante of aragon", NAPLES, goods(1, 1), [Room(1)], None, OfTile(city=OURS, income=OURS, ability=BOOK)),
    Tile("alfonso of aragon", NAPLES, goods(0, 0), [], Take(1), OfTile(city=OURS, income=OURS, ability=BOOK)),
    Tile("spanish infantry", NAPLES, goods(1, 0), [Arms(INFANTRY, 1, 1)], None, OfTile(city=OURS, income=OURS, ability=BOOK)),
    Tile("federico of aragon", NAPLES, goods(1, 1), [], None, OfTile(city=OURS, income=OURS, ability=OURS)),
    Tile("neapolitan merchant 1", NAPLES, goods(2, 0), TRADER, None, OfTile(city=OURS, income=OURS, ability=OURS)),
    Tile("neapolitan merchant 2", NAPLES, goods(2, 0), TRADER, None, OfTile(city=OURS, income=OURS, ability=OURS)),
]
# fmt: on

TILE: Final = Domain("tile", [tile.name for tile in TILES])


def tile_with(power: Power) -> int:
    """The one tile that can do this once a decade."""
    return next(i for i, tile in enumerate(TILES) if tile.once == power)


LUDOVICO: Final[int] = tile_with(Rule(REROLL))
LORENZO: Final[int] = tile_with(Rule(CANCEL_WAR))
LUCREZIA_BORGIA: Final[int] = next(
    i for i, tile in enumerate(TILES) if isinstance(tile.once, Steal)
)
ALFONSO_OF_ARAGON: Final[int] = next(
    i for i, tile in enumerate(TILES) if isinstance(tile.once, Take)
)
BANKS: Final[list[int]] = [i for i, tile in enumerate(TILES) if isinstance(tile.once, Either)]
