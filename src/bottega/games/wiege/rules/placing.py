"""Phase 1: one piece is placed, or moved (rules, section 6), and the genius bonus (section 7)."""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.rules.agenda import ACT, EVALUATE, GENIUS_BONUS, MOVE_PIECE, REFILL
from bottega.games.wiege.rules.columns import marks
from bottega.games.wiege.rules.events import (
    BONUS_EARNED,
    MOVED,
    PIECES_RETURNED,
    PLACED,
    TRIGGERED,
    TURN_SKIPPED,
)
from bottega.games.wiege.rules.verbs import LIFT, PLACE_GENIUS, PLACE_STONE
from bottega.games.wiege.table.positions import IS_CENTRAL, REACH, partner
from bottega.games.wiege.table.state import Wiege
from bottega.games.wiege.table.words import (
    GENIUS,
    MOST_POSITIONS,
    MOST_SEATS,
    MOST_SPACES,
    SLOTS,
    STONE,
    Ints,
)
from bottega.kernel.declared import Step
from bottega.kernel.state import AUTO, EVERYONE, NONE, Action, Frame, replaced

CARD_ACTIONS: Final = 2
CARD_ACTIONS_WHEN_TRIGGERED: Final = 1
"""Of a turn."""


def on_spaces(verb: int) -> list[list[list[Action]]]:
    """The actions of a verb by position and set of spaces."""
    return [
        [
            [(verb, position, space) for space in range(MOST_SPACES) if spaces >> space & 1]
            for spaces in range(1 << MOST_SPACES)
        ]
        for position in range(MOST_POSITIONS)
    ]


STONES_ON: Final = on_spaces(PLACE_STONE)
GENIUS_ON: Final = on_spaces(PLACE_GENIUS)
OWNED_BY: Final = [1 << owner for owner in range(MOST_SEATS) for _ in (STONE, GENIUS)]
"""Whose a piece is; sets of seats, like those of spaces, are sums of 1, 2, 4, …"""

CROWDED: Final = [
    [(owners & ~(1 << seat)).bit_count() > 1 for owners in range(1 << MOST_SEATS)]
    for seat in range(MOST_SEATS)
]
"""Whether among these owners there are two others than a seat."""

SEATS_IN: Final = [
    [seat for seat in range(MOST_SEATS) if owners >> seat & 1] for owners in range(1 << MOST_SEATS)
]
"""The seats of a set."""


# Where a piece may stand ---------------------------------------------------------------------


def open_spaces(t: Wiege, seat: int, position: int, pieces: Ints) -> int:
    """The spaces of a position that are legal for a seat, with these pieces there (section 6.2).

    Empty, and joined by a road to any piece that is there [A5]; not where two others are [A1], and
    in the team game not beside the partner on a central event.
    """
    if not pieces:
        return 0
    covered = owners = 0
    bit = 1
    for piece in pieces:
        if piece != NONE:
            covered += bit
            owners |= OWNED_BY[piece]
        bit += bit
    if CROWDED[seat][owners]:
        return 0
    if t.teams and owners >> partner(seat) & 1 and IS_CENTRAL[t.seats][position]:
        return 0
    return t.cards.open_to[t.stacks[position][-1]][covered]


def rival_on(pieces: Ints, seat: int) -> int:
    """Who else has pieces on an event: nobody, or one."""
    for piece in pieces:
        if piece != NONE and piece >> 1 != seat:
            return piece >> 1
    return NONE


def owners_of(pieces: Ints) -> set[int]:
    """Whose pieces stand on an event."""
    return {piece >> 1 for piece in pieces if piece != NONE}


def has_open_space(t: Wiege, seat: int) -> bool:
    """Whether any space is legal for a seat."""
    return any(
        open_spaces(t, seat, position, t.pieces[position]) for position in REACH[t.seats][seat]
    )


def genius_is_home(t: Wiege, seat: int) -> bool:
    """Whether the genius is in its owner's reserve: it stands on no event."""
    genius = 2 * seat + GENIUS
    return all(genius not in t.pieces[position] for position in REACH[t.seats][seat])


def take_back(t: Wiege, position: int) -> None:
    """All pieces of an event return to their owners, geniuses included [A23]."""
    pieces = t.pieces[position]
    for piece in pieces:
        if piece != NONE and piece & 1 == STONE:
            owner = piece >> 1
            t.players[owner].reserve[owner] += 1
    if t.events is not None:
        for seat in range(t.seats):
            stones, geniuses = pieces.count(2 * seat + STONE), pieces.count(2 * seat + GENIUS)
            if stones or geniuses:
                t.tell(PIECES_RETURNED, EVERYONE, seat, stones, geniuses)
    t.pieces[position] = (NONE,) * len(pieces)


# Placing -------------------------------------------------------------------------------------


class PlacePiece(Step[Wiege]):
    """A stone from the reserve or the genius is placed; that is compulsory.

    Without a legal space the whole turn is skipped (section 6.4).
    """

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        seat = f[1]
        has_stones, home = t.players[seat].reserve[seat] > 0, True
        genius = 2 * seat + GENIUS
        found: list[Action] = []
        geniuses: list[Action] = []
        for position in REACH[t.seats][seat]:
            pieces = t.pieces[position]
            if home and genius in pieces:
                home = False
            spaces = open_spaces(t, seat, position, pieces)
            if spaces:
                if has_stones:
                    found += STONES_ON[position][spaces]
                if home:
                    geniuses += GENIUS_ON[position][spaces]
        if home:
            found += geniuses
        return found or AUTO

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        seat = f[1]
        if not a:
            t.tell(TURN_SKIPPED, EVERYONE, seat)
            return
        verb, position, space = a
        man = GENIUS if verb == PLACE_GENIUS else STONE
        if man == STONE:
            t.players[seat].reserve[seat] -= 1
        t.pieces[position] = replaced(t.pieces[position], space, 2 * seat + man)
        if t.events is not None:
            t.tell(PLACED, EVERYONE, seat, man, position, space, t.stacks[position][-1])
        follow_up(t, seat, man, position, space)


class LiftPiece(Step[Wiege]):
    """With nothing left to place one of the own pieces is lifted and moved (section 6.3).

    It must have somewhere to go; otherwise the turn is skipped.
    """

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        seat = f[1]
        found: list[Action] = []
        for position in REACH[t.seats][seat]:
            for space, piece in enumerate(t.pieces[position]):
                if piece >> 1 == seat and destinations(t, seat, position, space):
                    found.append((LIFT, position, space))
        return found or AUTO

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        seat = f[1]
        if not a:
            t.tell(TURN_SKIPPED, EVERYONE, seat)
            return
        _, position, space = a
        t.then((MOVE_PIECE, seat, position, space))


class MovePiece(Step[Wiege]):
    """The lifted piece is put on another space, of the same or another event, as if placed."""

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        _, seat, origin, left = f
        return destinations(t, seat, origin, left)

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, seat, origin, left = f
        _, position, space = a
        piece = t.pieces[origin][left]
        man = piece & 1
        t.pieces[origin] = replaced(t.pieces[origin], left, NONE)
        t.pieces[position] = replaced(t.pieces[position], space, piece)
        event = t.stacks[position][-1]
        t.tell(MOVED, EVERYONE, seat, man, origin, left, position, space, event)
        follow_up(t, seat, man, position, space)


def destinations(t: Wiege, seat: int, origin: int, left: int) -> list[Action]:
    """Where a piece may go: the rules of placing hold for the table without it."""
    stays = t.pieces[origin]
    on = GENIUS_ON if stays[left] & 1 == GENIUS else STONES_ON
    found: list[Action] = []
    for position in REACH[t.seats][seat]:
        if position == origin:
            spaces = open_spaces(t, seat, position, replaced(stays, left, NONE)) & ~(1 << left)
        else:
            spaces = open_spaces(t, seat, position, t.pieces[position])
        found += on[position][spaces]
    return found


def follow_up(t: Wiege, seat: int, man: int, position: int, space: int) -> None:
    """What the rest of the turn consists of (section 4).

    Covering the last space of a colour triggers an evaluation and leaves one card action
    (section 6.5); otherwise there are two, after the bonus of a genius.
    """
    event = t.stacks[position][-1]
    colour = t.cards.colour_of[event][space]
    if is_full(t.pieces[position], t.cards.spaces_in[event][colour]):
        t.tell(TRIGGERED, EVERYONE, seat, position, colour, event)
        t.then(
            (ACT, seat, CARD_ACTIONS_WHEN_TRIGGERED),
            (REFILL, seat),
            (EVALUATE, seat, position, colour),
        )
        return
    t.then((ACT, seat, CARD_ACTIONS), (REFILL, seat))
    if man == GENIUS:
        earn_bonus(t, seat, colour)


def is_complete(t: Wiege, position: int, colour: int) -> bool:
    """Whether an event lies there that has spaces of a colour, and all of them are covered."""
    pieces = t.pieces[position]
    spaces = t.cards.spaces_in[t.stacks[position][-1]][colour] if pieces else 0
    return bool(spaces) and is_full(pieces, spaces)


def is_full(pieces: Ints, spaces: int) -> bool:
    """Whether all of some spaces are covered."""
    covered, bit = 0, 1
    for piece in pieces:
        if piece != NONE:
            covered += bit
        bit += bit
    return not spaces & ~covered


def earn_bonus(t: Wiege, seat: int, colour: int) -> None:
    """The genius may take cards of the display before the card actions (section 7)."""
    cards = bonus_cards(t, seat, colour)
    if cards:
        t.tell(BONUS_EARNED, EVERYONE, seat, colour, cards)
        t.then((GENIUS_BONUS, seat, cards))


def bonus_cards(t: Wiege, seat: int, colour: int) -> int:
    """As many as own columns show this genius mark on top, if so many lie in the display."""
    return min(marks(t, t.players[seat], colour), SLOTS - t.display.count(NONE))
