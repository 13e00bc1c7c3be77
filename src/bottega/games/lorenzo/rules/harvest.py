"""Harvest (rules, section 8)."""

from __future__ import annotations

from bottega.games.lorenzo.cards.cards import AT_WORK, working
from bottega.games.lorenzo.cards.tiles import TILE_HARVEST
from bottega.games.lorenzo.rules.events import HARVESTED
from bottega.games.lorenzo.rules.gains import (
    privileges,
    receive,
    tax_left,
    tax_on_tile,
    tell_gain,
)
from bottega.games.lorenzo.table.state import Lorenzo
from bottega.games.lorenzo.table.words import TERRITORY
from bottega.kernel.state import EVERYONE, Frame


def harvest(t: Lorenzo, seat: int, value: int) -> None:
    """The bonus tile and every own territory up to the value; privileges after the resources.

    Territories are a source each, and so is the tile if the table reads it so [A7]. A value below 1
    gives nothing.
    """
    t.tell(HARVESTED, EVERYONE, seat, max(0, value))
    if value < 1:
        return
    p = t.players[seat]
    tax = p.lasting.tax
    before = p.goods[:]
    receive(p, TILE_HARVEST[p.bonus], tax_on_tile(t, tax))
    frames: list[Frame] = []
    for card in working(p.cards[TERRITORY], value):
        works = AT_WORK[card]
        receive(p, works.gain, tax)
        if works.privileges:
            frames.append(privileges(seat, works.privileges, tax_left(tax, works.gain)))
    if t.events is not None:
        tell_gain(t, seat, before)
    t.then_all(frames)
