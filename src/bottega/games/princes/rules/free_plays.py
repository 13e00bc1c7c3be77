"""Free plays (rules, section 4): what the active player may do besides the action."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.city_tiles import ALFONSO_OF_ARAGON, LUCREZIA_BORGIA
from bottega.games.princes.cards.figures import OFFERS_A_TURN
from bottega.games.princes.rules.powers import (
    WITH_ALFONSO,
    draw_with_alfonso,
    steal_with_lucrezia,
    steal_with_tile,
    usable,
)
from bottega.games.princes.rules.purse import exchanges, use_bank
from bottega.games.princes.rules.seats import others, seat_ahead
from bottega.games.princes.rules.trading import offer_to, partners
from bottega.games.princes.rules.verbs import ALFONSO, BANK, LUCREZIA, RAID, STEAL, TRADE
from bottega.games.princes.table.state import Princes
from bottega.games.princes.table.words import (
    AHEAD,
    GOLD,
    INFLUENCE,
    OFF,
    RAID_GOLD,
    STEAL_INFLUENCE,
)
from bottega.kernel.state import Action

FREE_PLAYS: Final = frozenset({STEAL, RAID, LUCREZIA, ALFONSO, BANK, TRADE})
"""The verbs of free plays."""

STEALS: Final[list[Action]] = [(STEAL, ahead) for ahead in range(AHEAD.size)]
RAIDS: Final[list[Action]] = [(RAID, ahead) for ahead in range(AHEAD.size)]
WITH_LUCREZIA: Final[list[Action]] = [(LUCREZIA, ahead) for ahead in range(AHEAD.size)]


def free_plays(t: Princes, seat: int) -> list[Action]:
    """Thefts, Alfonso, a bank, trade offers."""
    p = t.players[seat]
    found: list[Action] = []
    if p.hand:
        if STEAL_INFLUENCE in p.hand:
            found += victims(t, seat, INFLUENCE, STEALS)
        if RAID_GOLD in p.hand:
            found += victims(t, seat, GOLD, RAIDS)
    if p.tiles:
        if usable(t, p, LUCREZIA_BORGIA):
            found += victims(t, seat, INFLUENCE, WITH_LUCREZIA)
        if usable(t, p, ALFONSO_OF_ARAGON):
            found.append(WITH_ALFONSO)
        found += exchanges(t, p)
    if t.offers < OFFERS_A_TURN and t.trading != OFF:
        found += partners(t, seat)
    return found


def victims(t: Princes, seat: int, good: int, plays: list[Action]) -> list[Action]:
    """Those who have any of what is stolen [R22]."""
    return [plays[i] for i, other in enumerate(others(t, seat)) if other.held(good)]


def play_freely(t: Princes, seat: int, a: Action) -> None:
    """Carry out a free play."""
    verb = a[0]
    if verb == ALFONSO:
        draw_with_alfonso(t, seat)
    elif verb == BANK:
        _, way = a
        use_bank(t, seat, way)
    else:
        _, ahead = a
        other = seat_ahead(t, seat, ahead)
        if verb == STEAL:
            steal_with_tile(t, seat, other, STEAL_INFLUENCE)
        elif verb == RAID:
            steal_with_tile(t, seat, other, RAID_GOLD)
        elif verb == LUCREZIA:
            steal_with_lucrezia(t, seat, other)
        else:
            t.offers += 1
            offer_to(t, seat, other)
