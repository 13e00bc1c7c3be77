"""A turn (rules, section 4)."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.city_tiles import TILE
from bottega.games.princes.cards.event_tiles import EVENT_TILE
from bottega.games.princes.cards.figures import (
    BID_PER_STATUS,
    DECADES,
    PASSING_ROUNDS,
    TREACHERY_GOLD,
    TREACHERY_INFLUENCE,
)
from bottega.games.princes.rules.agenda import BEGIN_TURN, END_DECADE, END_TURN, MAKE_OFFER, TURN
from bottega.games.princes.rules.auction import put_up
from bottega.games.princes.rules.events import (
    TROOP_BOUGHT,
    TROOP_DISCARDED,
    TURN_BEGAN,
    TURN_PASSED,
)
from bottega.games.princes.rules.free_plays import FREE_PLAYS, free_plays, play_freely
from bottega.games.princes.rules.lots import EVENT_LOTS, POPE_LOT
from bottega.games.princes.rules.purse import BANK_SUM, unused_banks
from bottega.games.princes.rules.seats import clockwise, how_far
from bottega.games.princes.rules.trading import TRADES, offer_to, partners
from bottega.games.princes.rules.treachery import buy_treachery, including, play_tile, without
from bottega.games.princes.rules.verbs import (
    AUCTION_EVENT,
    AUCTION_POPE,
    AUCTION_TILE,
    BUY_TREACHERY,
    BUY_TROOP,
    DECLARE_WAR,
    DISCARD_TROOP,
    PASS,
    PASS_IT,
    PLAY_WAR,
    TRADE,
)
from bottega.games.princes.rules.war import declare_war
from bottega.games.princes.rules.windows import Window
from bottega.games.princes.table.state import Princes
from bottega.games.princes.table.words import FULL, START_WAR, TROOPS, WAR
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NATURE, NONE, Action, Frame

BUY: Final[list[Action]] = [(BUY_TROOP, troop) for troop in range(TROOPS)]
DISMISS: Final[list[Action]] = [(DISCARD_TROOP, troop) for troop in range(TROOPS)]
BUY_TILE: Final[Action] = (BUY_TREACHERY,)
SELL_TILE: Final[list[Action]] = [(AUCTION_TILE, tile) for tile in range(TILE.size)]
SELL_EVENT: Final[list[Action]] = [(AUCTION_EVENT, event) for event in range(EVENT_TILE.size)]
SELL_POPE: Final[Action] = (AUCTION_POPE,)
DECLARE: Final[list[Action]] = [(DECLARE_WAR, war) for war in range(WAR.size)]
START: Final[list[Action]] = [(PLAY_WAR, war) for war in range(WAR.size)]


def turn_of(t: Princes, seat: int) -> list[Frame]:
    """A turn up to its action. With all trade allowed, the others may make an offer first."""
    if t.trading != FULL:
        return [(TURN, seat)]
    return [*((MAKE_OFFER, other, seat) for other in clockwise(t, seat)[1:]), (TURN, seat)]


class BeginTurn(Step[Princes]):
    """Somebody becomes the active player."""

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        seat = t.active = f[1]
        t.offers = 0
        t.tell(TURN_BEGAN, EVERYONE, seat)
        t.then_all(turn_of(t, seat))


def agendas(t: Princes) -> list[list[Frame]]:
    """What is due while nothing is under way: the active player's turn, or nothing at the end.

    Those who were to make an offer may have passed already, one after the other.
    """
    if t.active == NONE or t.auction.lot != NONE or t.war.attacker != NONE:
        return []
    if not t.open:
        return [[]] if t.decade == DECADES else []
    turn = turn_of(t, t.active)
    return [turn[passed:][::-1] for passed in range(len(turn))]


class MakeOffer(Step[Princes]):
    """Before the active player decides anything, each other player may make one offer (11a)."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        _, seat, to = f
        to_active = TRADES[how_far(t, seat, to)]
        return [to_active, PASS_IT] if to_active in partners(t, seat) else [PASS_IT]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, seat, to = f
        verb = a[0]
        if verb == TRADE:
            offer_to(t, seat, to)


class Turn(Window):
    """Free plays, any number, until exactly one action is taken.

    Buy or discard, put something up for auction, start a war, or pass. Passing is not allowed
    when everybody has done nothing else for two rounds [R7].
    """

    def options(self, t: Princes, f: Frame) -> list[Action]:
        seat = f[1]
        p = t.players[seat]
        gold, troops, supply, costs = p.gold, p.troops, t.supply, t.cards.costs
        found = [
            BUY[troop]
            for troop in range(TROOPS)
            if costs[troop] <= gold and supply[troop] and troop not in troops
        ]
        for troop in troops:
            found.append(DISMISS[troop])
        if gold >= TREACHERY_GOLD and p.influence >= TREACHERY_INFLUENCE:
            found.append(BUY_TILE)
        s = p.standing
        if s.banks:
            gold += BANK_SUM * min(unused_banks(t, s), p.influence // BANK_SUM)
        status, may_own = t.status, s.may_own
        for tile in t.tiles:
            city = t.cards.city_of[tile]
            if may_own[city] and gold >= BID_PER_STATUS * status[city]:
                found.append(SELL_TILE[tile])
        for event in t.open:
            found.append(SELL_EVENT[event])
        if t.pope == NONE:
            found.append(SELL_POPE)
        if t.wars < t.cards.most_wars[t.seats]:
            found += DECLARE
        if t.passes < PASSING_ROUNDS * t.seats:
            found.append(PASS_IT)
        found += free_plays(t, seat)
        return found

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        seat, verb = f[1], a[0]
        if verb in FREE_PLAYS:
            t.then(f)  # a free play does not use up the action
            play_freely(t, seat, a)
            return
        t.then((END_TURN, seat))
        if verb == PASS:
            t.passes += 1
            t.tell(TURN_PASSED, EVERYONE, seat)
            return
        t.passes = 0
        if verb == BUY_TROOP:
            _, troop = a
            buy_troop(t, seat, troop)
        elif verb == DISCARD_TROOP:
            _, troop = a
            discard_troop(t, seat, troop)
        elif verb == BUY_TREACHERY:
            buy_treachery(t, seat)
        elif verb == AUCTION_TILE:
            _, tile = a
            put_up(t, tile)
        elif verb == AUCTION_EVENT:
            _, event = a
            put_up(t, EVENT_LOTS + event)
        elif verb == AUCTION_POPE:
            put_up(t, POPE_LOT)
        else:
            _, war = a
            t.wars += 1  # also if it is vetoed
            declare_war(t, seat, war)


def buy_troop(t: Princes, seat: int, troop: int) -> None:
    """One tile of a type that one does not own yet, for its cost in gold (4.1)."""
    p, cost = t.players[seat], t.cards.costs[troop]
    p.gold -= cost
    p.troops = including(p.troops, troop)
    t.supply[troop] -= 1
    t.tell(TROOP_BOUGHT, EVERYONE, seat, troop, cost)


def refund_of(t: Princes, troop: int) -> int:
    """What a troop gives back: a share of its cost, rounded down [R5]."""
    return t.cards.costs[troop] * t.cards.refund // 100


def discard_troop(t: Princes, seat: int, troop: int) -> None:
    """A troop goes back to the supply; the rulebook names no price for it [R5]."""
    p = t.players[seat]
    refund = refund_of(t, troop)
    p.gold += refund
    p.troops = without(p.troops, troop)
    t.supply[troop] += 1
    t.tell(TROOP_DISCARDED, EVERYONE, seat, troop, refund)


class EndTurn(Window):
    """After the action: free plays again, and wars with tiles, one after the other.

    Then the next player's turn begins; or the decade ends, if its last event was sold [R4].
    """

    def options(self, t: Princes, f: Frame) -> list[Action]:
        if not t.open:
            return [PASS_IT]
        seat = f[1]
        found = free_plays(t, seat)
        if START_WAR in t.players[seat].hand:
            found += START
        found.append(PASS_IT)
        return found

    def asks(self, t: Princes, f: Frame) -> bool:
        return len(t.open) > 0 and super().asks(t, f)

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        seat, verb = f[1], a[0]
        if verb == PASS:
            t.then((BEGIN_TURN, (seat + 1) % t.seats) if t.open else (END_DECADE, NATURE))
        elif verb == PLAY_WAR:
            _, war = a
            t.then(f)
            play_tile(t, seat, START_WAR)
            declare_war(t, seat, war)
        else:
            t.then(f)
            play_freely(t, seat, a)
