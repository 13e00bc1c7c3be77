"""What cannot be at a table, besides pieces lost or doubled (rules, section 1)."""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.cards import CARD, DECKS, PERIOD_OF, TYPE_OF
from bottega.games.lorenzo.cards.leader_cards import COPIER, IS_ONCE, LEADER, STRENGTHENER
from bottega.games.lorenzo.cards.tiles import SKIPS, STANDARD, TILES_A_PERIOD
from bottega.games.lorenzo.rules.agenda import (
    CHOOSE_COST,
    CHOOSE_DISCOUNT,
    COPY_ABILITY,
    DRAW_CARD,
    DRAW_TILE,
    MAKE_UP,
    MAKE_UP_TURN,
    REPORT,
    ROLL,
    SHOW_SUPPORT,
)
from bottega.games.lorenzo.rules.leaders import ability_of
from bottega.games.lorenzo.rules.placing import LARGE_FROM, ONE_COLOUR, SHARED, is_closed
from bottega.games.lorenzo.rules.round import ALL_MEMBERS, IN_A_BLOCK
from bottega.games.lorenzo.rules.setup import DEALT
from bottega.games.lorenzo.table.state import (
    MEMBERS,
    MOST_CARDS,
    MOST_FAITH,
    MOST_MILITARY,
    PIECE,
    Lorenzo,
    Player,
    period_of,
)
from bottega.games.lorenzo.table.words import (
    FAITH,
    FLOORS,
    LARGE_HARVEST,
    LARGE_PRODUCTION,
    MARKET,
    MILITARY,
    NEUTRAL,
    PALACE,
    SPACE,
    TYPE,
)
from bottega.kernel.pieces import Pieces
from bottega.kernel.state import HIDDEN, NONE

PIECES: Final = [Pieces(CARD, gone=True), Pieces(LEADER, gone=True), Pieces(PIECE, gone=True)]


def faults(t: Lorenzo) -> list[str]:
    """Everything about a table that cannot be, in words."""
    if len(t.players) != t.seats or len(t.packs) != t.seats:
        return [f"{t.seats} seats but {len(t.players)} boards and {len(t.packs)} packs"]
    if len(set(t.order)) < len(t.order) or any(seat >= t.seats for seat in t.order):
        return ["the turn order names every seat once"]
    if t.round and len(t.order) < t.seats:
        return ["a seat is missing in the turn order"]
    found = tile_faults(t) + skipped_faults(t) + card_faults(t)
    found += leader_faults(t) + member_faults(t) + space_faults(t)
    for seat, p in enumerate(t.players):
        found += [f"seat {seat + 1}: {fault}" for fault in board_faults(p)]
    return found


def subjects(t: Lorenzo, *steps: int) -> list[list[int]]:
    """What the frames of these steps on the agenda are about."""
    return [subject for step, _, *subject in t.agenda if step in steps]


def tile_faults(t: Lorenzo) -> list[str]:
    """One excommunication of each period, suffered after its report only; one bonus tile each."""
    found = []
    drawing = [period for (period,) in subjects(t, DRAW_TILE)]
    for period, tile in enumerate(t.tiles):
        missing = tile == NONE
        if missing != (period in drawing) or (not missing and tile // TILES_A_PERIOD != period):
            found.append(f"one tile of period {period + 1} must lie open")
    for seat, p in enumerate(t.players):
        if p.tiles != tuple(tile for tile in t.tiles if tile in p.tiles):
            found.append(f"seat {seat + 1}: suffers tiles that do not lie open, or in wrong order")
        elif any(not was_reported(t, seat, tile // TILES_A_PERIOD) for tile in p.tiles):
            found.append(f"seat {seat + 1}: is excommunicated before the report")
    tiles = [p.bonus for p in t.players if p.bonus != NONE]
    if not t.advanced and any(tile != STANDARD for tile in tiles):
        found.append("the basic game has standard bonus tiles only")
    if t.advanced and (STANDARD in tiles or len(set(tiles)) < len(tiles)):
        found.append("everybody has another advanced bonus tile")
    if t.round and len(tiles) < t.seats:
        found.append("a bonus tile is missing")
    return found


def skipped_faults(t: Lorenzo) -> list[str]:
    """Only who suffers II-7 makes a turn up, and only where it may be left by a step of its own."""
    making_up = [seat for step, seat, *_ in t.agenda if step in (MAKE_UP_TURN, MAKE_UP)]
    if making_up and not t.readings.may_leave:
        return ["a turn that is made up is a turn like any other by these rules"]
    strangers = [seat for seat in making_up if SKIPS not in t.players[seat].tiles]
    return [f"seat {seat + 1}: no turn was skipped that could be made up" for seat in strangers]


def was_reported(t: Lorenzo, seat: int, period: int) -> bool:
    """Whether a seat has stood before the Church in a period."""
    last = 2 * period + 2
    waiting = subjects(t, REPORT) or (SHOW_SUPPORT, seat) in t.agenda
    return t.round > last or (t.round == last and not waiting)


def card_faults(t: Lorenzo) -> list[str]:
    """Each deck holds what no round has drawn yet; cards lie where their type and period belong."""
    found = []
    drawing = [floor for (floor,) in subjects(t, DRAW_CARD)]
    for type_ in range(TYPE.size):
        deck, name = t.decks[type_], TYPE.names[type_]
        left = 24 - 4 * t.round + sum(1 for floor in drawing if floor >> 2 == type_)
        if len(deck) != left:
            found.append(f"{left} cards must be left in the {name} deck")
        if any(TYPE_OF[card] != type_ for card in deck):
            found.append(f"a card lies in the wrong deck, {name}")
        elif deck and deck[(len(deck) - 1) % IN_A_BLOCK + 1 :] != later_cards(type_, len(deck)):
            found.append(f"cards of later periods are missing in the {name} deck")
        if any(TYPE_OF[card] != type_ for p in t.players for card in p.cards[type_]):
            found.append(f"somebody's {name} cards are of another type")
    for floor, card in enumerate(t.floors):
        if card != NONE and (TYPE_OF[card] != floor >> 2 or PERIOD_OF[card] != period_of(t.round)):
            found.append(f"{CARD.names[card]} cannot lie on {SPACE.names[floor]}")
        if card != NONE and floor in drawing:
            found.append(f"{SPACE.names[floor]} already has its card")
    if any(
        PERIOD_OF[card] > period_of(t.round) for p in t.players for row in p.cards for card in row
    ):
        found.append("a card of a later period is already owned")
    return found


def later_cards(type_: int, left: int) -> tuple[int, ...]:
    """The cards of a type in blocks of which none has been drawn."""
    whole = (left - 1) // IN_A_BLOCK * IN_A_BLOCK
    return DECKS[type_][len(DECKS[type_]) - whole :]


def leader_faults(t: Lorenzo) -> list[str]:
    """Four leaders a player: before them, in hand, in play or discarded."""
    groups = [*t.packs, *(p.hand for p in t.players), *(p.played for p in t.players), t.discarded]
    leaders = sum(map(len, groups))
    if not t.advanced:
        return ["the basic game has no leaders"] if leaders else []
    found = []
    if t.round and leaders != DEALT * t.seats:
        found.append("there must be four leaders for each player")
    if t.round and any(t.packs):
        found.append("the draft is over once the first round begins")
    if not t.round and (t.discarded or any(p.played for p in t.players)):
        found.append("leaders are played and discarded in rounds only")
    for seat, p in enumerate(t.players):
        if len(p.hand) + len(p.played) > DEALT:
            found.append(f"seat {seat + 1}: more than four leaders")
        chosen = COPIER not in p.played or p.copied != NONE
        if not chosen and (COPY_ABILITY, seat) not in t.agenda:
            found.append(f"seat {seat + 1}: whose ability is copied must be chosen")
        others = [x for other in t.players if other is not p for x in other.played]
        if p.copied != NONE and p.copied not in others:
            found.append(f"seat {seat + 1}: only a leader in play can be copied")
    return found


def member_faults(t: Lorenzo) -> list[str]:
    """Everybody's four members are at home or on the board; the dice are rolled once a round."""
    found = []
    placed = [piece for pieces in t.spaces for piece in pieces]
    if any(piece >= MEMBERS * t.seats for piece in placed):
        found.append("a member stands there whose owner does not sit here")
    for seat, p in enumerate(t.players):
        away = {piece % MEMBERS for piece in placed if piece // MEMBERS == seat}
        if p.members != tuple(member for member in ALL_MEMBERS if member not in away):
            found.append(f"seat {seat + 1}: every member is at home or placed, in order")
    rolling = [die for (die,) in subjects(t, ROLL)]
    if any((pips == 0) != (not t.round or die in rolling) for die, pips in enumerate(t.dice)):
        found.append("the dice must be rolled once a round")
    return found


def space_faults(t: Lorenzo) -> list[str]:
    """Closed spaces stay empty, others take one member, save the large ones and the palace."""
    found = []
    if t.seats < LARGE_FROM and (t.spaces[LARGE_HARVEST] or t.spaces[LARGE_PRODUCTION]):
        found.append("the large spaces are closed with two players")
    if any(t.spaces[space] and is_closed(t, space) for space in range(MARKET, PALACE)):
        found.append("these spaces of the market are for four players")
    paying = [floor for floor, _ in subjects(t, CHOOSE_COST, CHOOSE_DISCOUNT)]
    for space, pieces in enumerate(t.spaces):
        if space not in SHARED and any(not may_join(t, piece, space) for piece in pieces[1:]):
            found.append(f"{SPACE.names[space]} takes one member only")
        if pieces and space < FLOORS and t.floors[space] != NONE and space not in paying:
            found.append(f"the card of {SPACE.names[space]} must be taken")
    for group in ONE_COLOUR:
        seats = [
            piece // MEMBERS
            for space in group
            for piece in t.spaces[space]
            if piece % MEMBERS != NEUTRAL
        ]
        if len(set(seats)) < len(seats):
            found.append(f"two coloured members of one player in {SPACE.names[group[0]]}")
    return found


def may_join(t: Lorenzo, piece: int, space: int) -> bool:
    """Whether a member may stand on a space that was occupied: with Ariosto, but not in towers."""
    seat = piece // MEMBERS
    return space >= FLOORS and seat < t.seats and t.players[seat].lasting.occupied


def board_faults(p: Player) -> list[str]:
    """The tracks end somewhere, six cards of a type at most, leaders in play fit together."""
    found = []
    if p.goods[MILITARY] > MOST_MILITARY or p.goods[FAITH] > MOST_FAITH:
        found.append("a track ends before that")
    if any(len(cards) > MOST_CARDS for cards in p.cards):
        found.append("more than six cards of a type")
    if HIDDEN in p.played or HIDDEN in p.used:
        found.append("a leader in play cannot be hidden")
    if p.copied != NONE and (COPIER not in p.played or p.copied in p.played or p.copied == COPIER):
        found.append("only Lorenzo de' Medici has the ability of somebody else's leader")
    for leader in p.used:
        if leader not in p.played or p.used.count(leader) > 1 or not works_once(p, leader):
            found.append(f"{LEADER.text(leader)} cannot have been used")
    if p.strong != NONE and (
        p.strong == NEUTRAL or all(ability_of(p, x) != STRENGTHENER for x in p.used)
    ):
        found.append("nobody made this member a 6")
    return found


def works_once(p: Player, leader: int) -> bool:
    ability = ability_of(p, leader)
    return ability != NONE and IS_ONCE[ability]
