"""What is asked must fit the table: a hand-written agenda may ask for the impossible.

At the bottom of the agenda lies the turn, on top of it what must be done before it goes on: a free
play, an auction, a war. Few such heaps can arise; each frame in them follows from the table.
"""

from __future__ import annotations

from bottega.games.princes.cards.city_tiles import ALFONSO_OF_ARAGON, CITY_OF, LUDOVICO
from bottega.games.princes.cards.figures import DECADES
from bottega.games.princes.rules.agenda import (
    ALFONSO_NOW,
    BEGIN_TURN,
    BID,
    COUNTER_ATTACK,
    DISCARD,
    DRAW_CHOOSER,
    DRAW_FIRST,
    DRAW_TREACHERY,
    END_DECADE,
    END_TURN,
    HIRE,
    HOLY_LEAGUE,
    IN_SECRET,
    JUDGE,
    MAKE_OFFER,
    MAY_BRIBE,
    MAY_REROLL,
    MAY_VETO,
    OFFER_PARTS,
    PAY_ARMIES,
    PAY_POPE,
    PICK_FAMILY,
    PLACE_EVENT,
    REPLY,
    ROLL,
    TURN,
    frames_of,
)
from bottega.games.princes.rules.battle import ATTACK, COUNTER, strengths_in
from bottega.games.princes.rules.lots import ARMY_LOTS, EVENT_LOTS, POPE_LOT
from bottega.games.princes.rules.modifiers import standing
from bottega.games.princes.rules.powers import usable
from bottega.games.princes.rules.purse import capacity, due, least_bid
from bottega.games.princes.rules.seats import clockwise
from bottega.games.princes.rules.treachery import hand_limit
from bottega.games.princes.rules.war import fighting
from bottega.games.princes.rules.winning import STATUS_BY
from bottega.games.princes.table.state import NO_AUCTION, NO_WAR, Princes, seats_of
from bottega.games.princes.table.words import ATTACKER, DEFENDER, FULL, OFF, TROOPS
from bottega.kernel.state import HIDDEN, NATURE, NONE, Frame

OFFERING = (*OFFER_PARTS, REPLY)
NAMING_SOMEBODY = (MAKE_OFFER, DRAW_TREACHERY, *OFFERING)
"""Whose frames name another seat first."""

BY_NATURE = (DRAW_CHOOSER, DRAW_FIRST, DRAW_TREACHERY, HIRE, PAY_ARMIES, ROLL, JUDGE, END_DECADE)

Heap = tuple[int, ...]
FREE: list[Heap] = [(), (DRAW_TREACHERY,), (DISCARD,)]
"""What may lie above a turn, in reading order."""

SALES: list[Heap] = [(BID,), (PAY_POPE,), (PLACE_EVENT,), (ALFONSO_NOW,)]
WITHOUT_ATTACKER: list[Heap] = [(MAY_VETO,), (HIRE, HIRE, PAY_ARMIES), (BID, HIRE, PAY_ARMIES)]
WITHOUT_DEFENDER: list[Heap] = [*WITHOUT_ATTACKER, (HIRE, PAY_ARMIES), (BID, PAY_ARMIES)]
UNFOUGHT: list[Heap] = [*WITHOUT_DEFENDER, (PAY_ARMIES,)]
"""A war before it is clear who fights."""

FOUGHT: list[Heap] = [
    (HOLY_LEAGUE, MAY_BRIBE, ROLL, ROLL, JUDGE),
    (MAY_BRIBE, ROLL, ROLL, JUDGE),
    (ROLL, ROLL, JUDGE),
    (ROLL, JUDGE),
    (JUDGE,),
    (MAY_REROLL,),
    (COUNTER_ATTACK,),
]
WARRING: list[Heap] = [*UNFOUGHT, *FOUGHT]
UNDER_OFFERS: list[Heap] = [(), (BID,), (BID, HIRE, PAY_ARMIES), (BID, PAY_ARMIES)]
"""What an offer may interrupt."""


def agenda_faults(t: Princes) -> list[str]:
    """Why the agenda cannot be what is due at this table."""
    coming = t.agenda[::-1]
    for f in coming:
        if not seats_fit(t, f):
            return ["nobody sits there who is asked or named"]
    if t.active == NONE:
        return set_up_faults(t, coming)
    if not coming:
        over = t.decade == DECADES and not t.open and t.auction == NO_AUCTION and t.war == NO_WAR
        return [] if over else ["the game is not over before the last event is sold"]
    return turn_faults(t, coming)


def seats_fit(t: Princes, f: Frame) -> bool:
    """Whether everybody whom a frame asks or names sits at the table."""
    step, seat, *subject = f
    named = subject[:1] if step in NAMING_SOMEBODY else []
    if not all(0 <= other < t.seats and other != seat for other in named):
        return False
    if step in BY_NATURE:
        return seat == NATURE
    return 0 <= seat < t.seats or (seat == HIDDEN and step in IN_SECRET and f is t.agenda[-1])


def set_up_faults(t: Princes, coming: list[Frame]) -> list[str]:
    """Before the first turn: a chooser, families clockwise, a first player."""
    left = [seat for seat, p in enumerate(t.players) if p.family == NONE]
    orders = [clockwise(t, first)[: len(left)] for first in left]
    schedules: list[list[Frame]] = [
        [*((PICK_FAMILY, seat) for seat in order), (DRAW_FIRST, NATURE)]
        for order in orders
        if all(seat in left for seat in order)
    ]
    if len(left) == t.seats:
        schedules.append([(DRAW_CHOOSER, NATURE), (DRAW_FIRST, NATURE)])
    elif not left:
        schedules.append([(DRAW_FIRST, NATURE)])
        schedules += [[(BEGIN_TURN, seat)] for seat in range(t.seats)]
    if coming not in schedules:
        return ["the set-up must go on where it is"]
    return begun_faults(t)


def begun_faults(t: Princes) -> list[str]:
    """In the set-up nothing has been played yet."""
    owned = any(p.tiles or p.troops or p.hand or p.events or p.home for p in t.players)
    played = owned or t.auction != NO_AUCTION or t.war != NO_WAR or t.pope != NONE or t.discards
    return ["the game has not begun, but something was played"] if played else []


# A turn --------------------------------------------------------------------------------------


def turn_faults(t: Princes, coming: list[Frame]) -> list[str]:
    """The turn at the bottom, and above it one of the heaps that can arise."""
    *above, bottom = coming
    step, seat, *_ = bottom
    if step == BEGIN_TURN:
        right = not above and seat == (t.active + 1) % t.seats and t.open != ()
        return [] if right and is_quiet(t) else ["a turn begins when the one before is over"]
    if step == END_DECADE:
        right = not above and not t.open
        return [] if right and is_quiet(t) else ["a decade ends when its last event is sold"]
    if bottom not in ((TURN, t.active), (END_TURN, t.active)):
        return ["the turn of the active player must come to its end"]
    found = offer_faults(t, above, step)
    if found:
        return found
    trading = frames_of(above, MAKE_OFFER, *OFFERING)
    heap = [f for f in above if f not in trading]
    steps = steps_of(heap)
    if steps not in FREE and (step == TURN or steps not in [*SALES, *WARRING]):
        return ["this cannot be due all at once"]
    if trading and steps not in UNDER_OFFERS:
        return ["nobody trades now"]
    found = auction_faults(t, heap) + war_faults(t, heap) + last_event_faults(t, heap, step)
    for f in heap:
        if not found:
            found = frame_faults(t, f, step)
    return found


def steps_of(heap: list[Frame]) -> Heap:
    """What is due in a heap, whoever is asked."""
    return tuple(step for step, *_ in heap)


def is_quiet(t: Princes) -> bool:
    """Whether nothing is sold and nobody fights."""
    return t.auction == NO_AUCTION and t.war == NO_WAR


def last_event_faults(t: Princes, heap: list[Frame], bottom: int) -> list[str]:
    """Without an open event, the last one is being sold or the decade is about to end."""
    if t.open:
        return []
    event = EVENT_LOTS <= t.auction.lot < POPE_LOT
    selling = event or steps_of(heap) in ((), (PLACE_EVENT,))
    fine = bottom == END_TURN and selling
    return [] if fine else ["the decade must end when its last event is sold"]


# Trade ---------------------------------------------------------------------------------------


def offer_faults(t: Princes, above: list[Frame], bottom: int) -> list[str]:
    """One offer at a time, by whoever may make one, of what there is (section 11)."""
    asked = frames_of(above, MAKE_OFFER)
    offers = frames_of(above, *OFFERING)
    if not asked and not offers:
        return []
    if t.trading == OFF or len(offers) > 1 or above[: len(offers)] != offers:
        return ["nobody can make this offer"]
    last = [(t.active - i) % t.seats for i in range(len(asked), 0, -1)]
    waiting = [(MAKE_OFFER, seat, t.active) for seat in last]
    now = t.trading == FULL and bottom == TURN and not t.offers and above == [*offers, *asked]
    if asked and (not now or asked != waiting or len(asked) >= t.seats):
        return ["nobody is asked for an offer now"]
    return offer_fits(t, offers[0], asked) if offers else []


def offer_fits(t: Princes, f: Frame, asked: list[Frame]) -> list[str]:
    """Whether the offer fits its maker and what both hold."""
    step, seat, named, *said = f
    giver, other = (named, seat) if step == REPLY else (seat, named)
    terms = (*said, 0, 0, 0, 0)[:4]
    p, o = t.players[giver], t.players[other]
    held = (p.gold, p.influence, o.gold, o.influence)
    if any(not 0 <= n <= most for n, most in zip(terms, held, strict=True)):
        return ["an offer of what nobody has"]
    give_gold, give_influence, ask_gold, ask_influence = terms
    if (give_gold and ask_gold) or (give_influence and ask_influence):
        return ["an offer gives and asks for the same"]
    if not any(terms) and not any(held[len(said) :]):
        return ["an offer of nothing"]
    if t.auction != NO_AUCTION:
        mine = t.trading == FULL and t.auction.offered and t.auction.bidding[:1] == (giver,)
    elif giver == t.active:
        mine = t.offers > 0 and not asked
    else:
        before = (t.active - len(asked) - 1) % t.seats
        mine = t.trading == FULL and other == t.active and giver == before
    return [] if mine else ["nobody can make this offer"]


# Auctions ------------------------------------------------------------------------------------


def auction_faults(t: Princes, heap: list[Frame]) -> list[str]:
    """What is sold can be sold, to those who bid (section 5)."""
    lot, high, leader, bidding, blocked, offered = t.auction
    asking = frames_of(heap[:1], BID, PAY_POPE)
    if not asking:
        return [] if t.auction == NO_AUCTION else ["nobody is asked to bid"]
    if lot == NONE or not bidding or any(seat >= t.seats for seat in (*bidding, leader)):
        return ["nothing is sold"]
    if (high == NONE) != (leader == NONE) or (offered and t.trading != FULL):
        return ["the auction has no highest bid or no highest bidder"]
    if [seat for seat in clockwise(t, bidding[0]) if seat in bidding] != list(bidding):
        return ["the bidders must be listed clockwise"]
    if any(seat not in bidding for seat in blocked) or len(set(blocked)) < len(blocked):
        return ["only bidders can be blocked, once each"]
    if not all(may_bid(t, seat, lot) for seat in bidding):
        return ["somebody bids who may not"]
    if not for_sale(t, lot, heap):
        return ["this cannot be sold now"]
    return bid_faults(t, *asking)


def bid_faults(t: Princes, asking: Frame) -> list[str]:
    """Who bids next, and what the highest bidder can pay."""
    lot, high, leader, bidding, _, _ = t.auction
    if leader == NONE:
        most = capacity(t, t.players[bidding[0]], lot)
        if lot < ARMY_LOTS and (bidding[0] != t.active or most < least_bid(t, lot)):
            return ["the active player must open"]
    else:
        p = t.players[leader]
        known = HIDDEN not in p.hand or lot != POPE_LOT
        if bidding[-1] != leader or high < least_bid(t, lot):
            return ["the highest bid is wrong"]
        if known and capacity(t, p, lot) < high:
            return ["the highest bidder cannot pay"]
    fits = asking == (BID, bidding[0], lot, high) and bidding[0] != leader
    if lot == POPE_LOT and bidding == (leader,):
        fits = asking == (PAY_POPE, leader, due(t, leader, lot, high))
    return [] if fits else ["somebody else must bid or pay"]


def may_bid(t: Princes, seat: int, lot: int) -> bool:
    """Whether somebody may win a lot at all."""
    p = t.players[seat]
    if lot < EVENT_LOTS:
        return standing(p.family, p.tiles).may_own[CITY_OF[lot]]
    if lot >= ARMY_LOTS:
        return bool(p.troops) and seat != t.war.condottieri[ATTACKER]
    return True


def for_sale(t: Princes, lot: int, heap: list[Frame]) -> bool:
    """Whether a lot is there to be sold, in a war or outside."""
    if lot >= ARMY_LOTS:
        return len(heap) == 3 - (lot - ARMY_LOTS) and t.war != NO_WAR
    alone = len(heap) == 1 and t.war == NO_WAR
    if lot < EVENT_LOTS:
        return alone and lot in t.tiles
    return alone and (lot < POPE_LOT or t.pope == NONE)


# Wars ----------------------------------------------------------------------------------------


def war_faults(t: Princes, heap: list[Frame]) -> list[str]:
    """Who fights, for which cities, with what (section 8)."""
    war = t.war
    steps = steps_of(heap)
    if steps not in WARRING:
        return [] if war == NO_WAR else ["a war must go on"]
    if war.attacker == war.defender or NONE in (war.attacker, war.defender):
        return ["two different cities fight"]
    for _, _, attacker, defender in frames_of(heap, MAY_VETO, HOLY_LEAGUE, MAY_BRIBE):
        if (attacker, defender) != (war.attacker, war.defender):
            return ["another war is asked about"]
    if any(seat >= t.seats for seat in seats_of(war)):
        return ["nobody sits there who fights"]
    there = fighting(t)
    if len(set(there)) < len(there) or any(not t.players[seat].troops for seat in there):
        return ["everybody who fights is another player with troops"]
    if (war.ally == NONE) != (war.side == NONE) or war.ally not in (NONE, t.pope):
        return ["only the Pope can be an ally, on one side"]
    return bribe_faults(t) + stage_faults(t, heap)


def bribe_faults(t: Princes) -> list[str]:
    """Only troops that are there can be bribed, each once."""
    war = t.war
    if list(war.bribed) != sorted(set(war.bribed)):
        return ["bribed troops must be listed in order, each once"]
    for soldier in war.bribed:
        seat = seats_of(war)[soldier // TROOPS]
        if seat == NONE or soldier % TROOPS not in t.players[seat].troops:
            return ["a troop is bribed that is not there"]
    return []


def stage_faults(t: Princes, heap: list[Frame]) -> list[str]:
    """How far the war has come must fit who fights and what was rolled."""
    war, stage = t.war, steps_of(heap)
    attacker, defender = war.condottieri
    hiring = [side for _, _, side in frames_of(heap, HIRE)]
    if hiring not in ([], [DEFENDER], [ATTACKER, DEFENDER]):
        return ["the attacking condottiere comes first"]
    if stage in UNFOUGHT:
        early = war.ally == NONE and not war.bribed and war.dice == (0, 0)
        if stage in WITHOUT_ATTACKER:
            early = early and attacker == NONE
        if stage in WITHOUT_DEFENDER:
            early = early and defender == NONE
        return [] if early else ["the war has not begun"]
    if attacker == defender == NONE:
        return ["nobody fights"]
    rolled = [side for _, _, side in frames_of(heap, ROLL)]
    if rolled not in ([], [DEFENDER], [ATTACKER, DEFENDER]):
        return ["the dice are rolled in order"]
    judged = [round for _, _, round in frames_of(heap, JUDGE)]
    if MAY_BRIBE in stage and (war.dice != (0, 0) or judged != [ATTACK]):
        return ["no bribes after the first roll"]
    if not rolled and 0 in war.dice:
        return ["the dice were not rolled"]
    return []


# Single frames -------------------------------------------------------------------------------


def frame_faults(t: Princes, f: Frame, bottom: int) -> list[str]:
    """Why a frame cannot be asked at this table, while such a step lies at the bottom."""
    step, seat, *subject = f
    fits = True
    if step in (DRAW_TREACHERY, DISCARD):
        [to] = subject if step == DRAW_TREACHERY else [seat]
        p = t.players[to]
        with_alfonso = ALFONSO_OF_ARAGON in p.tiles and ALFONSO_OF_ARAGON in t.used
        fits = with_alfonso or (to == t.active and bottom == END_TURN)
        fits = fits and (len(p.hand) > hand_limit(p)) == (step == DISCARD)
    elif step == PLACE_EVENT:
        [event] = subject
        fits = STATUS_BY[event] != 0
    elif step == ALFONSO_NOW:
        fits = seat != t.active and usable(t, t.players[seat], ALFONSO_OF_ARAGON)
    elif step == MAY_VETO:
        fits = seat != t.active
    elif step == HOLY_LEAGUE:
        free = seat not in t.war.condottieri and t.war.ally == NONE
        fits = seat == t.pope and free and bool(t.players[seat].troops)
    elif step == MAY_BRIBE:
        fits = seat == HIDDEN or seat in fighting(t)
    elif step == JUDGE:
        [round] = subject
        fits = round in (ATTACK, COUNTER)
    elif step == MAY_REROLL:
        round, *totals = subject
        fits = round_fits(t, round, totals) and usable(t, t.players[seat], LUDOVICO)
    elif step == COUNTER_ATTACK:
        attacker_total, defender_total = subject
        fits = round_fits(t, ATTACK, subject) and attacker_total <= defender_total
        fits = fits and seat == t.war.condottieri[DEFENDER]
    return [] if fits else ["somebody is asked what cannot be asked"]


def round_fits(t: Princes, round: int, totals: list[int]) -> bool:
    """Whether such a round can be fought, with these totals of the two sides."""
    if round not in (ATTACK, COUNTER):
        return False
    ours, theirs = strengths_in(t, round)
    attacker, defender = t.war.dice
    return totals == [ours + attacker, theirs + defender]
