"""Powers of city tiles that are used once a decade (rules, section 10)."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.city_tiles import ALFONSO_OF_ARAGON, LUCREZIA_BORGIA, TILES
from bottega.games.princes.cards.effects import Steal, Take
from bottega.games.princes.cards.treachery_tiles import TREACHERIES
from bottega.games.princes.rules.events import POWER_USED, STOLEN
from bottega.games.princes.rules.treachery import draw_tile, including, play_tile
from bottega.games.princes.rules.verbs import ALFONSO
from bottega.games.princes.table.state import Player, Princes
from bottega.kernel.state import EVERYONE, Action

WITH_ALFONSO: Final[Action] = (ALFONSO,)


def usable(t: Princes, p: Player, tile: int) -> bool:
    """Whether somebody owns a tile that was not used in this decade."""
    return tile in p.tiles and tile not in t.used


def mark_used(t: Princes, seat: int, tile: int) -> None:
    """A power is used: its tile is turned until the decade ends."""
    t.used = including(t.used, tile)
    t.tell(POWER_USED, EVERYONE, seat, tile)


def draw_with_alfonso(t: Princes, seat: int) -> None:
    """Alfonso of Aragon: a treachery tile without paying; the hand limit holds."""
    effect = TILES[ALFONSO_OF_ARAGON].once
    assert isinstance(effect, Take)
    mark_used(t, seat, ALFONSO_OF_ARAGON)
    for _ in range(effect.tiles):
        draw_tile(t, seat)


def steal_with_lucrezia(t: Princes, seat: int, victim: int) -> None:
    """Lucrezia Borgia: like a tile that steals influence."""
    mark_used(t, seat, LUCREZIA_BORGIA)
    steal(t, seat, victim, TILES[LUCREZIA_BORGIA].once)


def steal_with_tile(t: Princes, seat: int, victim: int, kind: int) -> None:
    """Steal influence or raid a gold shipment (9)."""
    play_tile(t, seat, kind)
    steal(t, seat, victim, TREACHERIES[kind].effect)


def steal(t: Princes, seat: int, victim: int, effect: object) -> None:
    """Take so much from somebody, or all they have; war pay on the home city is safe [R22]."""
    assert isinstance(effect, Steal)
    p, other = t.players[seat], t.players[victim]
    amount = min(effect.amount, other.held(effect.good))
    p.receive(effect.good, amount)
    other.receive(effect.good, -amount)
    t.tell(STOLEN, EVERYONE, seat, victim, effect.good, amount)
