"""Nothing is lost and nothing is doubled (rules, section 17)."""

from __future__ import annotations

from collections import Counter

from bottega.games.princes.cards.city_tiles import CITY_OF, TILE, TILES
from bottega.games.princes.cards.event_tiles import EVENT_TILE, EVENT_TILES
from bottega.games.princes.cards.families import FAMILY
from bottega.games.princes.cards.figures import (
    MOST_CITIES,
    MOST_TILES,
    MOST_WARS,
    PASSING_ROUNDS,
)
from bottega.games.princes.cards.treachery_tiles import DECK
from bottega.games.princes.cards.troops import ARMY
from bottega.games.princes.rules.agenda import DISCARD, PICK_FAMILY, PLACE_EVENT, frames_of
from bottega.games.princes.rules.lots import EVENT_LOTS, POPE_LOT
from bottega.games.princes.rules.treachery import hand_limit
from bottega.games.princes.rules.winning import STATUS_BY
from bottega.games.princes.table.due import agenda_faults
from bottega.games.princes.table.state import Ints, Player, Princes
from bottega.games.princes.table.words import OFF, TREACHERY, TROOP, TROOPS
from bottega.kernel.state import HIDDEN, NONE


def faults(t: Princes) -> list[str]:
    """Everything about a table that cannot be, in words."""
    if len(t.players) != t.seats:
        return [f"{t.seats} seats but {len(t.players)} players"]
    if t.active >= t.seats or t.pope >= t.seats:
        return ["nobody sits there: the active player or the Pope"]
    found = family_faults(t) + tile_faults(t) + event_faults(t) + troop_faults(t)
    if not found:  # how many tiles a hand may hold follows from families and city tiles
        found = treachery_faults(t)
    if t.wars > MOST_WARS[t.seats]:
        found.append(f"{MOST_WARS[t.seats]} wars a decade at most")
    if t.passes > PASSING_ROUNDS * t.seats:
        found.append("nobody may pass so often")
    if t.trading == OFF and t.offers:
        found.append("there is no trade at this table")
    if not found:  # what is asked can only be looked at on a sound table
        found = [f"the agenda: {fault}" for fault in agenda_faults(t)]
    return found


def family_faults(t: Princes) -> list[str]:
    """Everybody has another family, or still has to pick one."""
    found = []
    taken = Counter(p.family for p in t.players if p.family != NONE)
    found += [f"two players are {FAMILY.names[family]}" for family, n in taken.items() if n > 1]
    if t.active != NONE and any(p.family == NONE for p in t.players):
        found.append("somebody has no family")
    for seat, p in enumerate(t.players):
        if p.family != NONE and (PICK_FAMILY, seat) in t.agenda:
            found.append(f"seat {seat + 1} has picked a family already")
    return found


def in_order(tiles: Ints) -> bool:
    """Whether tiles are listed in order and each once."""
    return list(tiles) == sorted(set(tiles))


def tile_faults(t: Princes) -> list[str]:
    """Each city tile lies on the table or belongs to somebody; six of three cities at most."""
    found = []
    everywhere = Counter(t.tiles)
    owned: list[int] = []
    for seat, p in enumerate(t.players):
        everywhere.update(p.tiles)
        owned += p.tiles
        if len(p.tiles) > MOST_TILES or len({CITY_OF[tile] for tile in p.tiles}) > MOST_CITIES:
            found.append(f"seat {seat + 1}: six city tiles of three cities at most")
        if not in_order(p.tiles):
            found.append(f"seat {seat + 1}: city tiles must be listed in order")
    if not in_order(t.tiles):
        found.append("city tiles on the table must be listed in order")
    found += [
        f"{TILE.names[tile]} is there {everywhere[tile]} times"
        for tile in range(TILE.size)
        if everywhere[tile] != 1
    ]
    if not in_order(t.used) or any(TILES[x].once is None or x not in owned for x in t.used):
        found.append("only owned tiles with a power can have been used, each once")
    return found


def event_faults(t: Princes) -> list[str]:
    """Each event of this decade and before is in one place; later ones have not come yet."""
    found = []
    places = Counter(t.open)
    for seat, p in enumerate(t.players):
        places.update(p.events)
        if not in_order(p.events) or any(STATUS_BY[event] for event in p.events):
            found.append(f"seat {seat + 1}: artists with points and merchants are kept, in order")
    for box in t.boxes:
        places.update(box)
        if any(STATUS_BY[event] <= 0 for event in box):
            found.append("only artists who raise the status are placed in a city")
    if EVENT_LOTS <= t.auction.lot < POPE_LOT:
        places[t.auction.lot - EVENT_LOTS] += 1
    places.update(event for _, _, event in frames_of(t.agenda, PLACE_EVENT))
    if not in_order(t.open) or any(EVENT_TILES[event].decade != t.decade for event in t.open):
        found.append("events of this decade are open, in order")
    for event, tile in enumerate(EVENT_TILES):
        fewest = 1 if tile.decade <= t.decade and STATUS_BY[event] >= 0 else 0
        most = 1 if tile.decade <= t.decade else 0
        if not fewest <= places[event] <= most:
            found.append(f"{EVENT_TILE.names[event]} is there {places[event]} times")
    return found


def troop_faults(t: Princes) -> list[str]:
    """The troops of each type are in the supply or somebody's, one each at most."""
    found = []
    for seat, p in enumerate(t.players):
        if not in_order(p.troops):
            found.append(f"seat {seat + 1}: one troop of a type at most, in order")
    for troop in range(TROOPS):
        owned = sum(1 for p in t.players if troop in p.troops)
        if owned + t.supply[troop] != ARMY[troop].number:
            found.append(f"there are {ARMY[troop].number} tiles of {TROOP.names[troop]}")
    return found


def treachery_faults(t: Princes) -> list[str]:
    """Twenty treachery tiles; no more in hand than allowed, unless one is being discarded."""
    found = []
    everywhere = Counter(t.deck)
    everywhere.update(t.discards)
    for seat, p in enumerate(t.players):
        everywhere.update(p.hand)
        if list(p.hand) != sorted(p.hand):
            found.append(f"seat {seat + 1}: treachery tiles must be listed in order")
        if len(p.hand) > allowed(t, seat, p):
            found.append(f"seat {seat + 1}: too many treachery tiles in hand")
    if list(t.deck) != sorted(t.deck):
        found.append("the deck must be listed in order")
    if sum(everywhere.values()) != len(DECK):
        found.append(f"there are {len(DECK)} treachery tiles")
    for kind, number in Counter(DECK).items():
        if everywhere[kind] > number or (everywhere[kind] < number and not everywhere[HIDDEN]):
            found.append(f"there are {number} tiles of {TREACHERY.names[kind]}")
    return found


def allowed(t: Princes, seat: int, p: Player) -> int:
    """How many treachery tiles somebody may hold at this moment."""
    if p.family == NONE:
        return 0
    return hand_limit(p) + ((DISCARD, seat) in t.agenda)
