"""The twelve event tiles (rules, section 7), a line each, four for each decade."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.princes.cards.effects import MERCHANT_TILES, Occasion, Status
from bottega.games.princes.cards.sources import BOOK, OURS, PUBLIC, OfEvent
from bottega.games.princes.table.words import GOLD, INFLUENCE, goods
from bottega.kernel.effects import Gain, Per
from bottega.kernel.words import Domain


class EventTile(NamedTuple):
    """An event tile: the currency it is auctioned in, what it does, whether it is an artist."""

    name: str
    decade: int
    currency: int
    effect: Occasion
    artist: bool
    sources: OfEvent


ART: Final = True
PER_MERCHANT: Final = Per(goods(gold=1, vp=1), MERCHANT_TILES)

# fmt: off
EVENT_TILES: Final[list[EventTile]] = [
    EventTile("gozzoli", 1, INFLUENCE, Gain(goods(vp=2)), ART, OfEvent(name=BOOK, effect=OURS, currency=BOOK)),
    EventTile("piero della francesca", 1, GOLD, Status(+1), ART, OfEvent(name=OURS, effect=OURS, currency=OURS)),
    EventTile("verrocchio", 1, INFLUENCE, Status(+1), ART, OfEvent(name=OURS, effect=OURS, currency=OURS)),
    EventTile("merchant 1", 1, GOLD, PER_MERCHANT, not ART, OfEvent(name=BOOK, effect=OURS, currency=OURS)),
    EventTile("botticelli", 2, GOLD, Gain(goods(vp=3)), ART, OfEvent(name=PUBLIC, effect=OURS, currency=OURS)),
    EventTile("mantegna", 2, INFLUENCE, Gain(goods(vp=2)), ART, OfEvent(name=OURS, effect=OURS, currency=OURS)),
    EventTile("bellini", 2, GOLD, Status(+1), ART, OfEvent(name=PUBLIC, effect=OURS, currency=OURS)),
    EventTile("merchant 2", 2, INFLUENCE, PER_MERCHANT, not ART, OfEvent(name=BOOK, effect=OURS, currency=OURS)),
    EventTile("leonardo", 3, INFLUENCE, Gain(goods(vp=4)), ART, OfEvent(name=PUBLIC, effect=OURS, currency=OURS)),
    EventTile("michelangelo", 3, GOLD, Gain(goods(vp=3)), ART, OfEvent(name=OURS, effect=OURS, currency=OURS)),
    EventTile("bramante", 3, INFLUENCE, Status(+1), ART, OfEvent(name=OURS, effect=OURS, currency=OURS)),
    EventTile("french invasion", 3, GOLD, Status(-2), not ART, OfEvent(name=BOOK, effect=OURS, currency=OURS)),
]
# fmt: on

EVENT_TILE: Final = Domain("event tile", [event.name for event in EVENT_TILES])
