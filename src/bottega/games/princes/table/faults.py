"""What cannot be at a table, besides pieces lost or doubled (rules, section 17)."""

from __future__ import annotations

from bottega.games.princes.cards.cards import Cards
from bottega.games.princes.cards.city_tiles import TILE, TILES
from bottega.games.princes.cards.event_tiles import EVENT_TILE
from bottega.games.princes.cards.families import FAMILY
from bottega.games.princes.cards.figures import (
    MOST_CITIES,
    MOST_TILES,
    PASSING_ROUNDS,
)
from bottega.games.princes.rules.agenda import (
    DISCARD,
    MAY_VETO,
    PLACE_EVENT,
    WAR_OFFER,
    frames_of,
)
from bottega.games.princes.rules.lots import EVENT_LOTS, POPE_LOT
from bottega.games.princes.rules.parley import offers_in_war
from bottega.games.princes.rules.treachery import hand_limit
from bottega.games.princes.table.state import Princes
from bottega.games.princes.table.words import OFF, TREACHERY, TROOP
from bottega.kernel.pieces import Pieces
from bottega.kernel.state import NONE


def pieces(cards: Cards) -> list[Pieces]:
    """How many there are of what lies on the table."""
    return [
        Pieces(FAMILY, gone=True),
        Pieces(TILE),
        Pieces(EVENT_TILE, gone=True, held_by=[PLACE_EVENT]),
        Pieces(TROOP, [troop.number for troop in cards.army]),
        Pieces(TREACHERY, [tile.number for tile in cards.treacheries]),
    ]


def faults(t: Princes) -> list[str]:
    """Everything about a table that cannot be, in words."""
    if len(t.players) != t.seats:
        return [f"{t.seats} seats but {len(t.players)} players"]
    if t.active >= t.seats or t.pope >= t.seats:
        return ["nobody sits there: the active player or the Pope"]
    if t.active != NONE and any(p.family == NONE for p in t.players):
        return ["somebody has no family"]
    found = tile_faults(t) + event_faults(t) + hand_faults(t) + war_faults(t)
    if t.wars > t.cards.most_wars[t.seats]:
        found.append(f"{t.cards.most_wars[t.seats]} wars a decade at most")
    if t.passes > PASSING_ROUNDS * t.seats:
        found.append("nobody may pass so often")
    if t.trading == OFF and t.offers:
        found.append("there is no trade at this table")
    return found


def tile_faults(t: Princes) -> list[str]:
    """Six city tiles of three cities at most; only owned tiles with a power have been used."""
    found = []
    owned = [tile for p in t.players for tile in p.tiles]
    for seat, p in enumerate(t.players):
        if (
            len(p.tiles) > MOST_TILES
            or len({t.cards.city_of[tile] for tile in p.tiles}) > MOST_CITIES
        ):
            found.append(f"seat {seat + 1}: six city tiles of three cities at most")
    if len(set(t.used)) < len(t.used) or any(
        TILES[tile].once is None or tile not in owned for tile in t.used
    ):
        found.append("only owned tiles with a power can have been used, each once")
    return found


def event_faults(t: Princes) -> list[str]:
    """Each event of this decade and before is in one place; later ones have not come yet."""
    found = []
    for seat, p in enumerate(t.players):
        if any(t.cards.status_by[event] for event in p.events):
            found.append(f"seat {seat + 1}: only artists with points and merchants are kept")
    if any(t.cards.status_by[event] <= 0 for box in t.boxes for event in box):
        found.append("only artists who raise the status are placed in a city")
    if any(t.cards.events[event].decade != t.decade for event in t.open):
        found.append("only events of this decade are open")
    lying = [*t.open, *(event for box in t.boxes for event in box)]
    lying += [event for p in t.players for event in p.events]
    lying += [event for _, _, event in frames_of(t.agenda, PLACE_EVENT)]
    if EVENT_LOTS <= t.auction.lot < POPE_LOT:
        lying.append(t.auction.lot - EVENT_LOTS)
    for event, tile in enumerate(t.cards.events):
        gone = t.cards.status_by[event] < 0  # who lowers the status is laid aside
        if tile.decade <= t.decade and event not in lying and not gone:
            found.append(f"{EVENT_TILE.names[event]} is nowhere")
        if tile.decade > t.decade and event in lying:
            found.append(f"{EVENT_TILE.names[event]} comes in a later decade")
    return found + [
        f"{EVENT_TILE.names[x]} is there twice" for x in set(lying) if lying.count(x) > 1
    ]


def hand_faults(t: Princes) -> list[str]:
    """Troops of different types; no more treachery tiles than allowed, but one to be discarded."""
    found = []
    for seat, p in enumerate(t.players):
        if len(set(p.troops)) < len(p.troops):
            found.append(f"seat {seat + 1}: one troop of a type at most")
        allowed = 0 if p.family == NONE else hand_limit(t, p) + ((DISCARD, seat) in t.agenda)
        if len(p.hand) > allowed:
            found.append(f"seat {seat + 1}: too many treachery tiles in hand")
    return found


def war_faults(t: Princes) -> list[str]:
    """Offers in a war are made where the table knows them, in a war, and once a seat and window."""
    found = []
    offered = t.war.offered
    if not offers_in_war(t) and (offered or frames_of(t.agenda, WAR_OFFER)):
        found.append("no offers are made in a war at this table")
    if offered and t.war.attacker == NONE:
        found.append("offers of a war are told although there is none")
    if len(set(offered)) < len(offered) or any(seat >= t.seats for seat in offered):
        found.append("each player at the table may make one offer at a window of a war")
    if not t.readings.own_veto and any(f[1] == t.active for f in frames_of(t.agenda, MAY_VETO)):
        found.append("whoever declares a war cannot veto it by these rules")
    return found
