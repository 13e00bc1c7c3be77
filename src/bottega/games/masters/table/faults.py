"""What cannot be at a table, besides pieces lost or doubled (rules, section 16)."""

from __future__ import annotations

from typing import Final

from bottega.games.masters.cards.cards import CARD, DECK_OF, DECKS, LEADER, TOKEN, TOKENS
from bottega.games.masters.rules.agenda import FILL_MARKET, KEEP_LEADERS, STORE_GOODS, TURN_UP
from bottega.games.masters.rules.faith import FIRST_SPACE, POPE_SPACE
from bottega.games.masters.rules.market import LINES
from bottega.games.masters.rules.purchase import LEVELS
from bottega.games.masters.rules.setup import DEALT
from bottega.games.masters.rules.warehouse import DEPOTS, holds
from bottega.games.masters.table.readings import ANY
from bottega.games.masters.table.state import CARDS_TO_END, LAST_SPACE, Masters, Player
from bottega.games.masters.table.words import (
    DECK,
    FACE_UP,
    INACTIVE,
    MARBLE,
    MARBLES,
    SECTION,
)
from bottega.kernel.pieces import Pieces
from bottega.kernel.state import HIDDEN, NONE

PIECES: Final = [
    Pieces(CARD),
    Pieces(LEADER, gone=True),
    Pieces(MARBLE, MARBLES, gone=True),
    Pieces(TOKEN, gone=True),
]
RESHUFFLES: Final = [token.reshuffle for token in TOKENS].index(True)


def faults(t: Masters) -> list[str]:
    """Everything about a table that cannot be, in words."""
    if len(t.players) != t.seats:
        return [f"{t.seats} seats but {len(t.players)} boards"]
    misfits = [seat for seat, p in enumerate(t.players) if not leaders_fit(t, seat, p)]
    if misfits:  # nothing more can be said about such a board
        return [f"seat {seat + 1} must have two leaders kept and two rejected" for seat in misfits]
    found = market_faults(t) + discard_faults(t) + deck_faults(t) + faith_faults(t) + solo_faults(t)
    for seat, p in enumerate(t.players):
        found += [f"seat {seat + 1}: {fault}" for fault in board_faults(p)]
    return found


def leaders_fit(t: Masters, seat: int, p: Player) -> bool:
    """Up to four leaders while choosing, then two kept, each with its standing, two rejected."""
    if not p.standing and not p.rejected:
        return len(p.leaders) <= DEALT and (KEEP_LEADERS, seat) in t.agenda
    return (len(p.leaders), len(p.standing), len(p.rejected)) == (2, 2, 2)


def market_faults(t: Masters) -> list[str]:
    """Thirteen marbles lie on tray and slide once they are laid."""
    laying = any(step == FILL_MARKET for step, *_ in t.agenda)
    return [] if laying or (NONE not in t.market and t.slide != NONE) else ["a marble is missing"]


def discard_faults(t: Masters) -> list[str]:
    """A line of the tray gives four resources at most; where stored ones may go, six more [R6]."""
    most = max(map(len, LINES)) + (sum(DEPOTS) if t.readings.discard == ANY else 0)
    for step, _, *subject in t.agenda:
        if step == STORE_GOODS and sum(subject) > most:
            return [f"{most} resources at most are dealt with after the market"]
    return []


def deck_faults(t: Masters) -> list[str]:
    """Each card lies in its own deck, the top one turned up."""
    turning = [subject for step, _, *subject in t.agenda if step == TURN_UP]
    found = []
    for deck in range(DECK.size):
        if any(card != NONE and card not in DECKS[deck] for card in (t.tops[deck], *t.under[deck])):
            found.append(f"a card lies in the wrong deck, {DECK.names[deck]}")
        if t.under[deck] and t.tops[deck] == NONE and [deck] not in turning:
            found.append(f"no card is turned up in the deck {DECK.names[deck]}")
    return found


def faith_faults(t: Masters) -> list[str]:
    """A section is reported exactly when a marker is on or past its pope space."""
    found = []
    farthest = max([t.cross, *(p.faith for p in t.players)])
    for section in range(3):
        name = SECTION.names[section]
        if t.reported[section] != (farthest >= POPE_SPACE[section]):
            found.append(f"section {name} must be reported when its pope space is reached")
        tiles = [p.favours[section] for p in t.players]
        if any((tile != INACTIVE) != t.reported[section] for tile in tiles):
            found.append(f"the tiles of section {name} do not fit its report")
        if any(p.favours[section] == FACE_UP and p.faith < FIRST_SPACE[section] for p in t.players):
            found.append(f"a tile of section {name} is face up too early")
    ending = farthest == LAST_SPACE or any(len(p.cards()) >= CARDS_TO_END for p in t.players)
    if t.last_round != (ending and not t.solo):
        found.append("the last round must be on exactly when the end was triggered")
    return found


def solo_faults(t: Masters) -> list[str]:
    """The Black Cross, the tokens and removed cards belong to the solo game."""
    if t.solo:
        return [] if RESHUFFLES in t.tokens else [f"{TOKEN.names[RESHUFFLES]} is never used up"]
    if t.cross or t.tokens or t.removed:
        return ["the Black Cross, tokens and removed cards are for the solo game only"]
    return []


def board_faults(p: Player) -> list[str]:
    """A legal warehouse, rising levels in each slot, at most seven cards, known leaders in play."""
    found = []
    if not holds(p.warehouse, p.depot_places()):
        found.append("the warehouse cannot hold this")
    for slot in p.slots:
        if [DECK_OF[card] % LEVELS for card in slot] != list(range(len(slot))):
            found.append("a slot must hold levels 1, 2, 3 from the bottom up")
    if len(p.cards()) > CARDS_TO_END:
        found.append("more than seven cards")
    if HIDDEN in p.played():
        found.append("a leader in play cannot be hidden")
    return found
