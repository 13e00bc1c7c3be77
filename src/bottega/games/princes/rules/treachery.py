"""Treachery tiles: drawing, discarding and playing them (rules, sections 4.3 and 9)."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.figures import TREACHERY_GOLD, TREACHERY_INFLUENCE
from bottega.games.princes.rules.agenda import DISCARD, DRAW_TREACHERY
from bottega.games.princes.rules.events import (
    DECK_SHUFFLED,
    TREACHERY_BOUGHT,
    TREACHERY_DISCARDED,
    TREACHERY_DRAWN,
    TREACHERY_PLAYED,
)
from bottega.games.princes.rules.verbs import DISCARD_TREACHERY, DRAW
from bottega.games.princes.table.state import Ints, Player, Princes
from bottega.games.princes.table.words import TREACHERY
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, HIDDEN, NATURE, Action, Frame, all_but, only

DRAWN: Final[list[Action]] = [(DRAW, kind) for kind in range(TREACHERY.size)]
THROW: Final[list[Action]] = [(DISCARD_TREACHERY, kind) for kind in range(TREACHERY.size)]


def hand_limit(t: Princes, p: Player) -> int:
    """How many treachery tiles somebody may hold: two, and more with some families and tiles."""
    return p.standing.limit


def including(tiles: Ints, tile: int) -> Ints:
    """One tile more, in order."""
    found = [*tiles, tile]
    found.sort()
    return tuple(found)


def without(tiles: Ints, tile: int) -> Ints:
    """One tile fewer."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def buy_treachery(t: Princes, seat: int) -> None:
    """Pay 1 gold and 1 influence and draw a tile (4.3)."""
    p = t.players[seat]
    p.gold -= TREACHERY_GOLD
    p.influence -= TREACHERY_INFLUENCE
    t.tell(TREACHERY_BOUGHT, EVERYONE, seat, TREACHERY_GOLD, TREACHERY_INFLUENCE)
    draw_tile(t, seat)


def draw_tile(t: Princes, seat: int) -> None:
    """Draw the top tile."""
    t.then((DRAW_TREACHERY, NATURE, seat))


def play_tile(t: Princes, seat: int, kind: int) -> None:
    """A tile is played: everybody sees it on the discard pile."""
    throw(t, seat, kind)
    t.tell(TREACHERY_PLAYED, EVERYONE, seat, kind)


def throw(t: Princes, seat: int, kind: int) -> None:
    """A tile goes from the hand to the discards."""
    p = t.players[seat]
    p.hand = without(p.hand, kind)
    t.discards = (*t.discards, kind)


class DrawTreachery(Step[Princes]):
    """A tile is drawn face down; whoever now holds too many discards one (4.3).

    If the deck is empty the discards are shuffled into a new one [R6].
    """

    def options(self, t: Princes, f: Frame) -> list[Action]:
        return [DRAWN[kind] for kind in sorted(set(t.deck or t.discards))]

    def weights(self, t: Princes, f: Frame) -> list[int] | None:
        deck = t.deck or t.discards
        return [deck.count(kind) for kind in sorted(set(deck))]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, _, to = f
        _, kind = a
        p = t.players[to]
        if not t.deck:
            t.deck, t.discards = tuple(sorted(t.discards)), ()
            t.tell(DECK_SHUFFLED, EVERYONE, len(t.deck))
        t.deck = without(t.deck, kind)
        p.hand = including(p.hand, kind)
        t.tell(TREACHERY_DRAWN, only(to), to, kind)
        t.tell(TREACHERY_DRAWN, all_but(to), to, HIDDEN)
        if len(p.hand) > hand_limit(t, p):
            t.then((DISCARD, to))


class Discard(Step[Princes]):
    """Too many tiles in hand: one of them, the new one perhaps, goes face up to the discards."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        seat = f[1]
        return [THROW[kind] for kind in sorted(set(t.players[seat].hand))]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        seat = f[1]
        _, kind = a
        throw(t, seat, kind)
        t.tell(TREACHERY_DISCARDED, EVERYONE, seat, kind)
