"""What cannot be done now, and why, as sentences for the translator."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.city_tiles import BANKS, TILE
from bottega.games.princes.cards.figures import (
    MOST_CITIES,
    MOST_TILES,
    PASSING_ROUNDS,
    TREACHERY_GOLD,
    TREACHERY_INFLUENCE,
)
from bottega.games.princes.rules.agenda import (
    BID,
    DISCARD,
    END_TURN,
    MAY_BRIBE,
    MAY_VETO,
    PAY_POPE,
    REPLY,
    TURN,
)
from bottega.games.princes.rules.auction import unblocked
from bottega.games.princes.rules.free_plays import STEALS, victims
from bottega.games.princes.rules.lots import ARMY_LOTS, LOT, POPE_LOT
from bottega.games.princes.rules.purse import BANK_SUM, capacity, exchanges, least_bid
from bottega.games.princes.rules.trading import may_accept
from bottega.games.princes.show.card_text import count
from bottega.games.princes.table.state import Player, Princes
from bottega.games.princes.table.words import (
    BLOCK_BID,
    BRIBE_CARDINAL,
    BRIBE_TROOP,
    GOLD,
    GOOD,
    INFLUENCE,
    RAID_GOLD,
    START_WAR,
    STEAL_INFLUENCE,
    TREACHERY,
    TROOP,
    TROOPS,
    VETO,
)
from bottega.kernel.show import Fact, Sentence
from bottega.kernel.state import HIDDEN, NONE, Frame
from bottega.kernel.words import SEAT

Refusal = tuple[str, Sentence]
"""What somebody might try, by its name, and why it cannot be done."""

WINDOWS: Final[dict[int, tuple[int, ...]]] = {
    BRIBE_TROOP: (MAY_BRIBE,),
    BRIBE_CARDINAL: (PAY_POPE,),
    BLOCK_BID: (BID,),
    STEAL_INFLUENCE: (TURN, END_TURN),
    RAID_GOLD: (TURN, END_TURN),
    VETO: (MAY_VETO,),
    START_WAR: (END_TURN,),
}
"""At which questions each treachery tile can be played (section 9)."""


def refusals(t: Princes, f: Frame) -> list[Refusal]:
    """Everything at this question that somebody may wonder about."""
    step, seat, *_ = f
    if seat < 0:
        return []
    found: list[Refusal] = []
    if step == TURN:
        found += [*tiles(t, seat), *troops(t, seat), *other_actions(t, seat)]
    if step == BID:
        found += bidding(t, f)
    if step in (TURN, END_TURN, BID, MAY_VETO):
        found += powers(t, step, seat)
    if step == REPLY:
        found += accepting(t, f)
    if step != DISCARD:  # there any tile in hand will do
        found += hand(t, step, seat)
    return found


# The action ----------------------------------------------------------------------------------


def tiles(t: Princes, seat: int) -> list[Refusal]:
    """City tiles that cannot be put up."""
    found = []
    for other, p in enumerate(t.players):
        if other != seat:
            owner = Sentence("refused owned", [Fact("owner", SEAT, other)])
            found += [(TILE.names[tile], owner) for tile in p.tiles]
    for tile in t.tiles:
        reason = why_not_up(t, t.players[seat], tile)
        if reason is not None:
            found.append((TILE.names[tile], reason))
    return found


def why_not_up(t: Princes, p: Player, tile: int) -> Sentence | None:
    """The first thing that keeps somebody from putting a city tile up (section 5)."""
    if len(p.tiles) == MOST_TILES:
        return Sentence("refused tiles", [count("most", MOST_TILES)])
    if not p.standing.may_own[t.cards.city_of[tile]]:
        return Sentence("refused cities", [count("most", MOST_CITIES)])
    if capacity(t, p, tile) < least_bid(t, tile):
        return too_little(t, p, tile, least_bid(t, tile))
    return None


def too_little(t: Princes, p: Player, lot: int, least: int) -> Sentence:
    """The lowest bid is more than somebody can pay."""
    facts = [count("least", least), count("capacity", capacity(t, p, lot))]
    return Sentence("refused least", facts)


def troops(t: Princes, seat: int) -> list[Refusal]:
    """Troops that cannot be bought (4.1)."""
    p, costs = t.players[seat], t.cards.costs
    found = []
    for troop in range(TROOPS):
        if troop in p.troops:
            found.append((TROOP.names[troop], Sentence("refused have troop", [])))
        elif not t.supply[troop]:
            found.append((TROOP.names[troop], Sentence("refused no troop", [])))
        elif p.gold < costs[troop]:
            found.append((TROOP.names[troop], too_dear(p, GOLD, costs[troop])))
    return found


def too_dear(p: Player, good: int, cost: int) -> Sentence:
    """It costs more of a currency than somebody has."""
    facts = [Fact("cost", GOOD, good, cost), count("held", p.held(good))]
    return Sentence("refused cost", facts)


def other_actions(t: Princes, seat: int) -> list[Refusal]:
    """A treachery tile, the Pope, a war, passing."""
    p = t.players[seat]
    found = []
    if p.gold < TREACHERY_GOLD:
        found.append((TREACHERY.key, too_dear(p, GOLD, TREACHERY_GOLD)))
    elif p.influence < TREACHERY_INFLUENCE:
        found.append((TREACHERY.key, too_dear(p, INFLUENCE, TREACHERY_INFLUENCE)))
    if t.pope != NONE:
        holder = Sentence("refused pope", [Fact("owner", SEAT, t.pope)])
        found.append((LOT.names[POPE_LOT], holder))
    if t.wars >= t.cards.most_wars[t.seats]:
        found.append(
            ("war", Sentence("refused wars", [count("limit", t.cards.most_wars[t.seats])]))
        )
    if t.passes >= PASSING_ROUNDS * t.seats:
        found.append(("pass", Sentence("refused passing", [count("rounds", PASSING_ROUNDS)])))
    return found


# Auctions, powers, treachery -----------------------------------------------------------------


def bidding(t: Princes, f: Frame) -> list[Refusal]:
    """Why somebody cannot bid, or cannot pass."""
    _, seat, lot, high = f
    p = t.players[seat]
    least = least_bid(t, lot, high)
    if seat in t.auction.blocked:
        return [("bid", Sentence("refused blocked", []))]
    if capacity(t, p, lot) < least:
        return [("bid", too_little(t, p, lot, least))]
    if high < 0 and lot < ARMY_LOTS:
        return [("pass", Sentence("refused must open", []))]
    return []


def accepting(t: Princes, f: Frame) -> list[Refusal]:
    """Why an offer made in an auction cannot be accepted (section 11)."""
    if t.auction.lot == NONE or may_accept(t, f):
        return []
    _, seat, offerer, *_ = f
    if t.auction.leader == seat:
        return [("accept", Sentence("refused must pay", [count("bid", t.auction.high)]))]
    return [("accept", Sentence("refused must bid", [Fact("offerer", SEAT, offerer)]))]


def powers(t: Princes, step: int, seat: int) -> list[Refusal]:
    """Own tiles that were used in this decade, and banks that have nothing to change."""
    p = t.players[seat]
    found = [(TILE.names[x], Sentence("refused used", [])) for x in p.tiles if x in t.used]
    if step != MAY_VETO and not exchanges(t, p):
        needed = [Fact("gold", GOOD, GOLD, BANK_SUM), Fact("influence", GOOD, INFLUENCE, BANK_SUM)]
        reason = Sentence("refused bank", needed)
        if not t.open:
            reason = Sentence("refused last event", [])
        found += [(TILE.names[x], reason) for x in p.tiles if x in BANKS and x not in t.used]
    return found


def hand(t: Princes, step: int, seat: int) -> list[Refusal]:
    """Treachery tiles in hand that cannot be played at this question."""
    found = []
    for kind in sorted(set(t.players[seat].hand) - {HIDDEN}):
        if step not in WINDOWS[kind]:
            found.append((TREACHERY.names[kind], Sentence(f"refused {TREACHERY.names[kind]}", [])))
        elif not has_target(t, seat, kind):
            found.append((TREACHERY.names[kind], Sentence("refused nobody", [])))
    return found


def has_target(t: Princes, seat: int, kind: int) -> bool:
    """Whether there is anybody against whom a tile could be played now."""
    if kind in (STEAL_INFLUENCE, RAID_GOLD):
        good = GOLD if kind == RAID_GOLD else INFLUENCE
        return bool(victims(t, seat, good, STEALS))
    if kind == BLOCK_BID:
        return bool(unblocked(t.auction))
    return True
