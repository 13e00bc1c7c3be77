"""What cannot be at a table, besides pieces lost or doubled (rules, section 19)."""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.cards.cards import CARD, CHARACTERS, CULTURES
from bottega.games.wiege.cards.event_cards import EVENT, GROUP_OF
from bottega.games.wiege.rules.agenda import (
    CHOOSE_COLUMN,
    EVALUATE,
    FILL_SLOT,
    LAY_EVENT,
    NEW_EVENT,
    PICK_EVENT,
    REFILL,
)
from bottega.games.wiege.rules.evaluation import LAST_EVENTS
from bottega.games.wiege.rules.paying import placed_stones
from bottega.games.wiege.rules.placing import is_complete, owners_of
from bottega.games.wiege.table.positions import IS_CENTRAL, REACH, SET_UP, TEAM_SEATS, TEAMS
from bottega.games.wiege.table.state import STONES, Player, Wiege, frames_of
from bottega.games.wiege.table.view import groups_to_pick, seen_events
from bottega.games.wiege.table.words import (
    BLUE,
    COLOUR,
    GROUP,
    GROUPS,
    MOST_SEATS,
    PIECE,
    RED,
    SYMBOL,
    SYMBOLS,
)
from bottega.kernel.pieces import Pieces
from bottega.kernel.state import HIDDEN, NONE

MOST_PLAYERS: Final = 2
"""On one event."""


PIECES: Final = [
    Pieces(EVENT, gone=True),
    Pieces(CARD, held_by=[CHOOSE_COLUMN]),
    Pieces(PIECE, [STONES, 1] * MOST_SEATS, gone=True),
]


def faults(t: Wiege) -> list[str]:
    """Everything about a table that cannot be, in words."""
    found = shape_faults(t)
    if not found:
        found = event_faults(t) + card_faults(t) + piece_faults(t) + stone_faults(t)
        for seat, p in enumerate(t.players):
            found += [f"seat {seat + 1}: {fault}" for fault in column_faults(t, p)]
    return found


def shape_faults(t: Wiege) -> list[str]:
    """As many players, stacks and spaces as there must be."""
    positions = len(SET_UP[t.seats].positions)
    if len(t.players) != t.seats:
        return [f"{t.seats} seats but {len(t.players)} players"]
    if t.teams and t.seats != TEAM_SEATS:
        return [f"two against two is for {TEAM_SEATS} seats"]
    if len(t.stacks) != positions or len(t.pieces) != positions:
        return [f"there must be {positions} positions"]
    for position, stack in enumerate(t.stacks):
        if len(t.pieces[position]) != (t.cards.spaces_of[stack[-1]] if stack else 0):
            return [f"position {position + 1} must have as many spaces as its top event"]
    return []


# Events --------------------------------------------------------------------------------------


def event_faults(t: Wiege) -> list[str]:
    """As many events as there must be, of every group; no gap while there are new ones."""
    everywhere = [*t.event_deck, *seen_events(t)]
    found = []
    in_game = SET_UP[t.seats].events - len(frames_of(t.agenda, PICK_EVENT))
    if len(everywhere) != in_game:
        found.append(f"{len(everywhere)} events in the game instead of {in_game}")
    groups = {GROUP_OF[event] for event in everywhere if event != HIDDEN}
    waiting = groups_to_pick(t)
    for group in range(GROUPS):
        if (group in groups) == (group in waiting) and HIDDEN not in t.event_deck:
            found.append(
                f"events of the {GROUP.names[group]} group are missing, or there too early"
            )
    laying = [position for _, _, position in frames_of(t.agenda, LAY_EVENT)]
    vacant = [i for i, stack in enumerate(t.stacks) if not stack and i not in laying]
    if vacant and t.event_deck and t.turn:
        found.append("a position is vacant although there are events left")
    if t.agenda and t.turn and len(t.stacks) - len(vacant) <= LAST_EVENTS:
        found.append("with two events left the game is over")
    return found


# Cards ---------------------------------------------------------------------------------------


def card_faults(t: Wiege) -> list[str]:
    """Cards lie where their sort may be; the deck is renewed at once, and so are open cards."""
    found = []
    for seat, p in enumerate(t.players):
        if any(0 <= card < CULTURES for card in (*p.pile, *p.revealed)):
            found.append(f"seat {seat + 1}: only characters lie in a pile or are revealed")
    seen = [*t.deck, *t.discards, *t.display, *(card for p in t.players for card in p.hand)]
    characters = sum(1 for card in seen if card >= CULTURES)
    if characters + sum(len(p.pile) + len(p.revealed) for p in t.players) > CHARACTERS:
        found.append(f"there are {CHARACTERS} characters only")
    evaluating = bool(frames_of(t.agenda, NEW_EVENT))
    if t.agenda and t.discards and not t.deck and not evaluating:
        found.append("an empty deck is renewed at once")
    filling = any(f[0] in (REFILL, FILL_SLOT) for f in t.agenda)
    gap = bool(t.turn) and NONE in t.display and not filling and not evaluating
    if gap and t.deck and t.readings.fills_gaps:
        found.append("a gap in the display is filled while there are cards")
    if any(p.revealed for p in t.players) and not evaluating:
        found.append("characters are revealed in an evaluation only")
    return found


def column_faults(t: Wiege, p: Player) -> list[str]:
    """The symbols of a player's columns are disjoint, and each column shows its own."""
    found = []
    for column, cards in enumerate(p.columns):
        stands_for = [s for s in range(SYMBOLS) if s == column or p.open[s] == column]
        if any(card >= CULTURES for card in cards):
            return ["only culture cards lie in columns"]
        if any(symbol not in t.cards.symbols_on[card] for card in cards for symbol in stands_for):
            found.append(f"a card of the {SYMBOL.names[column]} column shows another symbol")
    for symbol, first in enumerate(p.open):
        if first != NONE and not can_be_open(p, symbol, first):
            found.append(f"there is no open column for {SYMBOL.names[symbol]}")
    lying = [card for cards in p.columns for card in cards]
    if any(card not in lying or not t.cards.turns[card] for card in p.rotated):
        found.append("only rotation cards in columns are rotated")
    if len(set(p.rotated)) < len(p.rotated):
        found.append("a rotated card is listed twice")
    return found


def can_be_open(p: Player, symbol: int, first: int) -> bool:
    """An open column lies under the first of its two symbols, and nothing under the second."""
    return (
        first < symbol
        and bool(p.columns[first])
        and not p.columns[symbol]
        and p.open[first] == NONE
        and p.open.count(first) == 1
    )


# Stones and pieces ---------------------------------------------------------------------------


def stone_faults(t: Wiege) -> list[str]:
    """Of each colour there are seven stones, in reserves and on events."""
    found = []
    for owner in range(MOST_SEATS):
        stones = sum(p.reserve[owner] for p in t.players)
        if owner < t.seats:
            stones += len(placed_stones(t, owner))
        if stones != (STONES if owner < t.seats else 0):
            found.append(f"{stones} stones of seat {owner + 1}")
    if t.seats == 2 and t.players[0].reserve[1] and t.players[1].reserve[0]:
        found.append("with two players not both have won stones")
    return found


def piece_faults(t: Wiege) -> list[str]:
    """Pieces stand where their owners reach, of two players at most; full colours are evaluated."""
    found = []
    due = [(position, colour) for _, _, position, colour in frames_of(t.agenda, EVALUATE)]
    for position, pieces in enumerate(t.pieces):
        owners = owners_of(pieces)
        name = f"position {position + 1}"
        if any(seat >= t.seats or position not in REACH[t.seats][seat] for seat in owners):
            found.append(f"somebody stands on {name} who does not reach it")
        if len(owners) > MOST_PLAYERS:
            found.append(f"more than two players on {name}")
        if t.teams and IS_CENTRAL[t.seats][position] and tuple(sorted(owners)) in TEAMS:
            found.append(f"partners together on {name}")
        for colour in (BLUE, RED):
            if is_complete(t, position, colour) and (position, colour) not in due:
                found.append(f"all {COLOUR.names[colour]} spaces of {name} are covered")
    return found
