"""Setting up the table (rules, section 2)."""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.leader_cards import LEADERS
from bottega.games.lorenzo.cards.tiles import STANDARD, TILES_A_PERIOD
from bottega.games.lorenzo.rules.agenda import (
    BEGIN_ROUND,
    CHOOSE_TILE,
    DEAL,
    DRAFT_LEADER,
    DRAW_ORDER,
    DRAW_TILE,
    HAND_OUT,
    PASS_LEADERS,
)
from bottega.games.lorenzo.rules.events import (
    BONUS_TILE_TAKEN,
    LEADER_DEALT,
    LEADER_DRAFTED,
    LEADERS_PASSED,
    ORDER_DRAWN,
    TILE_DRAWN,
)
from bottega.games.lorenzo.rules.verbs import DEAL_LEADER, DRAFT, REVEAL_TILE, SIT, TILE_CHOSEN
from bottega.games.lorenzo.table.readings import Readings
from bottega.games.lorenzo.table.state import Lorenzo, empty_table
from bottega.games.lorenzo.table.words import ADVANCED_TILE
from bottega.kernel.declared import Step
from bottega.kernel.state import (
    EVERYONE,
    HIDDEN,
    NATURE,
    Action,
    Frame,
    all_but,
    only,
    replaced,
)

STARTING_COINS: Final = [5, 6, 7, 8]
DEALS: Final[list[list[Action]]] = [
    [(DEAL_LEADER, leader, seat) for leader in range(len(LEADERS))]
    for seat in range(len(STARTING_COINS))
]
DEALT: Final = 4
"""Leaders a player is dealt, and keeps in the end."""


def set_up(seats: int, advanced: bool, readings: Readings) -> Lorenzo:
    """What happens before the first round, in reading order."""
    t = empty_table(seats, advanced, readings)
    t.then(
        *((DRAW_TILE, NATURE, period) for period in range(3)),
        *((DRAW_ORDER, NATURE, place) for place in range(seats)),
        (HAND_OUT, NATURE),
        (BEGIN_ROUND, NATURE),
    )
    return t


class DrawTile(Step[Lorenzo]):
    """One excommunication tile of each period is drawn and lies open from the start (no. 1)."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, _, period = f
        first = period * TILES_A_PERIOD
        return [(REVEAL_TILE, tile) for tile in range(first, first + TILES_A_PERIOD)]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, _, period = f
        _, tile = a
        t.tiles = replaced(t.tiles, period, tile)
        t.tell(TILE_DRAWN, EVERYONE, tile)


class DrawOrder(Step[Lorenzo]):
    """The turn order is random. Everybody gets 2 wood, 2 stone, 3 servants; later ones more coins.

    First to fourth have 5, 6, 7 and 8 coins, however many play (no. 3).
    """

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, _, place = f
        return [(SIT, place, seat) for seat in range(t.seats) if seat not in t.order]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, place, seat = a
        t.order = (*t.order, seat)
        t.players[seat].goods = [STARTING_COINS[place], 2, 2, 3, 0, 0, 0]
        t.tell(ORDER_DRAWN, EVERYONE, seat, place)


class HandOut(Step[Lorenzo]):
    """Basic game: everybody has the standard bonus tile (no. 4).

    Advanced game (no. 5): first bonus tiles, in reverse turn order, then leaders [A17].
    """

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        if t.advanced:
            t.then(
                *((CHOOSE_TILE, seat) for seat in reversed(t.order)),
                *((DEAL, NATURE, seat) for seat in range(t.seats) for _ in range(DEALT)),
                *(once_around(t) * (DEALT - 1)),
            )
        else:
            for p in t.players:
                p.bonus = STANDARD


def once_around(t: Lorenzo) -> list[Frame]:
    """Everybody keeps a leader, then the rest is passed on."""
    return [*((DRAFT_LEADER, seat) for seat in t.order), (PASS_LEADERS, NATURE)]


class ChooseTile(Step[Lorenzo]):
    """In reverse turn order everybody chooses one of the advanced bonus tiles (no. 5a)."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        taken = [p.bonus for p in t.players]
        return [(TILE_CHOSEN, x) for x in range(ADVANCED_TILE.size) if x + 1 not in taken]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat = f
        _, advanced_tile = a
        tile = advanced_tile + 1  # the standard tile stands before the advanced ones
        t.players[seat].bonus = tile
        t.tell(BONUS_TILE_TAKEN, EVERYONE, seat, tile)


class Deal(Step[Lorenzo]):
    """Each player is dealt four of the twenty leaders, face down (no. 5b)."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, _, to = f
        left = [True] * len(LEADERS)
        for pack in t.packs:
            for leader in pack:
                if leader != HIDDEN:
                    left[leader] = False
        deals = DEALS[to]
        return [deals[leader] for leader, is_left in enumerate(left) if is_left]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, leader, seat = a
        t.packs[seat] = tuple(sorted((*t.packs[seat], leader)))
        if t.events is not None:
            t.tell(LEADER_DEALT, only(seat), seat, leader)
            t.tell(LEADER_DEALT, all_but(seat), seat, HIDDEN)


class DraftLeader(Step[Lorenzo]):
    """All together: everybody keeps one leader of those before them (no. 5b)."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, seat = f
        return [(DRAFT, leader) for leader in t.packs[seat]]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat = f
        _, kept = a
        t.packs[seat] = tuple(leader for leader in t.packs[seat] if leader != kept)
        keep(t, seat, kept)


def keep(t: Lorenzo, seat: int, leader: int) -> None:
    p = t.players[seat]
    p.hand = tuple(sorted((*p.hand, leader)))
    if t.events is not None:
        t.tell(LEADER_DRAFTED, only(seat), seat, leader)
        t.tell(LEADER_DRAFTED, all_but(seat), seat, HIDDEN)


class PassLeaders(Step[Lorenzo]):
    """When all have chosen, the rest goes to the right: to the one before in turn order.

    A last single leader is kept without choice.
    """

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        packs = t.packs[:]
        for place, seat in enumerate(t.order):
            t.packs[t.order[place - 1]] = packs[seat]
        t.tell(LEADERS_PASSED, EVERYONE)
        if len(t.packs[0]) == 1:
            for seat in t.order:
                keep(t, seat, t.packs[seat][0])
                t.packs[seat] = ()
