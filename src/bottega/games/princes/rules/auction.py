"""Auctions (rules, section 5)."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.rules.agenda import BID
from bottega.games.princes.rules.events import BID_MADE, BID_PASSED, BLOCKED, LOT_UNSOLD, PUT_UP
from bottega.games.princes.rules.lots import ARMY_LOTS, EVENT_LOTS, POPE_LOT
from bottega.games.princes.rules.paying import pay
from bottega.games.princes.rules.purse import (
    AMOUNTS,
    BANK_SUM,
    capacity,
    exchanges,
    least_bid,
    unused_banks,
    use_bank,
)
from bottega.games.princes.rules.seats import clockwise, how_far, seat_ahead
from bottega.games.princes.rules.trading import offer_to, partners
from bottega.games.princes.rules.treachery import play_tile
from bottega.games.princes.rules.verbs import BANK, BLOCK, NAME_AMOUNT, PASS, PASS_IT
from bottega.games.princes.rules.windows import Window
from bottega.games.princes.table.state import NO_AUCTION, Auction, Ints, Player, Princes
from bottega.games.princes.table.words import (
    AHEAD,
    BAR_BLOCKED,
    BLOCK_BID,
    FULL,
    INTO_INFLUENCE,
)
from bottega.kernel.state import EVERYONE, NONE, Action, Frame, all_but, only

BLOCKS: Final[list[Action]] = [(BLOCK, ahead) for ahead in range(AHEAD.size)]


def put_up(t: Princes, lot: int) -> None:
    """The active player puts a tile or the Pope up; everybody who may own it may bid."""
    order = clockwise(t, t.active)
    if lot < EVENT_LOTS:
        city = t.cards.city_of[lot]
        players = t.players
        order = [seat for seat in order if players[seat].standing.may_own[city]]
    elif lot < POPE_LOT:
        t.open = tuple(event for event in t.open if event != lot - EVENT_LOTS)
    open_bidding(t, lot, tuple(order))


def open_bidding(t: Princes, lot: int, bidding: Ints) -> None:
    """The first of the eligible players opens; an army nobody may lead remains unsold."""
    if bidding:
        t.tell(PUT_UP, EVERYONE, bidding[0], lot, least_bid(t, lot), t.cards.currency_of[lot])
        go_on(t, Auction(lot, bidding=bidding))
    else:
        t.tell(LOT_UNSOLD, EVERYONE, lot)


def go_on(t: Princes, auction: Auction) -> None:
    """Ask the next bidder, or end the auction: one is left who has bid, or nobody at all."""
    lot, high, bidding = auction.lot, auction.high, auction.bidding
    t.auction = auction
    if high >= 0 and len(bidding) == 1:
        pay(t, auction.leader, lot, high)
    elif bidding:
        t.then((BID, bidding[0], lot, high))
    else:
        t.auction = NO_AUCTION
        t.tell(LOT_UNSOLD, EVERYONE, lot)


def unblocked(auction: Auction) -> list[int]:
    """Whom the bidder could block: everybody else in the auction who is not blocked already."""
    return [other for other in auction.bidding[1:] if other not in auction.blocked]


class Bid(Window):
    """Bid more than anybody, or pass for good; before that, block others or use a bank.

    Whoever opens must bid, except for a condottiere. A blocked player cannot bid [R21].
    """

    def options(self, t: Princes, f: Frame) -> list[Action]:
        _, seat, lot, high = f
        p, auction = t.players[seat], t.auction
        least = least_bid(t, lot, high)
        if seat in auction.blocked:
            found = [PASS_IT]
        else:
            found = AMOUNTS[least : capacity(t, p, lot) + 1]
            if high >= 0 or lot >= ARMY_LOTS:
                found.append(PASS_IT)
        if BLOCK_BID in p.hand:
            found += [BLOCKS[how_far(t, seat, other)] for other in unblocked(auction)]
        if p.tiles:
            changes = exchanges(t, p)
            if changes and high < 0 and lot < EVENT_LOTS:
                changes = [(verb, way) for verb, way in changes if keeps_opening(t, p, way, least)]
            found += changes
        if t.trading == FULL and not auction.offered:
            found += partners(t, seat)
        return found

    def asks(self, t: Princes, f: Frame) -> bool:
        _, _, lot, _ = f
        return super().asks(t, f) and (lot == POPE_LOT or len(unblocked(t.auction)) > 0)

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, seat, lot, _ = f
        auction, verb = t.auction, a[0]
        high, leader = auction.high, auction.leader
        bidding, blocked = auction.bidding, auction.blocked
        if verb == NAME_AMOUNT:
            _, bid = a
            t.tell(BID_MADE, EVERYONE, seat, lot, bid, t.cards.currency_of[lot])
            go_on(t, Auction(lot, bid, seat, (*bidding[1:], seat), blocked, False))
        elif verb == PASS:
            tell_passed(t, seat, lot)
            blocked = tuple(other for other in blocked if other != seat) if blocked else blocked
            go_on(t, Auction(lot, high, leader, bidding[1:], blocked, False))
        else:
            t.then(f)  # the player still has to bid or pass
            if verb == BLOCK:
                _, ahead = a
                victim = seat_ahead(t, seat, ahead)
                play_tile(t, seat, BLOCK_BID)
                t.tell(BLOCKED, EVERYONE, seat, victim, lot)
                blocked = (*blocked, victim)
                t.auction = Auction(lot, high, leader, bidding, blocked, auction.offered)
            elif verb == BANK:
                _, way = a
                use_bank(t, seat, way)
            else:
                _, ahead = a
                t.auction = Auction(lot, high, leader, bidding, blocked, True)
                offer_to(t, seat, seat_ahead(t, seat, ahead))


def tell_passed(t: Princes, seat: int, lot: int) -> None:
    """Somebody is out, by choice or because they cannot bid: who could not was perhaps never asked.

    What everybody holds lies open, but tiles in hand may pay for the Pope: then it is told to
    nobody else.
    """
    if t.events is None:
        return
    bar = bar_to(t, seat, lot)
    if bar != NONE and lot == POPE_LOT and t.players[seat].hand and bar != BAR_BLOCKED:
        t.tell(BID_PASSED, only(seat), seat, lot, bar)
        t.tell(BID_PASSED, all_but(seat), seat, lot, NONE)
    else:
        t.tell(BID_PASSED, EVERYONE, seat, lot, bar)


def bar_to(t: Princes, seat: int, lot: int) -> int:
    """Why somebody cannot bid; `NONE` if they can."""
    if seat in t.auction.blocked:
        return BAR_BLOCKED
    able = capacity(t, t.players[seat], lot) >= least_bid(t, lot, t.auction.high)
    return NONE if able else t.cards.currency_of[lot]


def keeps_opening(t: Princes, p: Player, way: int, least: int) -> bool:
    """Whether somebody who must open for a city tile still could after using a bank that way."""
    if way != INTO_INFLUENCE:
        return True  # what the bank gives now it cannot give later: the same can be paid
    banks = unused_banks(t, p.standing) - 1
    gold, influence = p.gold - BANK_SUM, p.influence + BANK_SUM
    return gold + BANK_SUM * min(banks, influence // BANK_SUM) >= least
