"""How good a position looks, for players that think one answer ahead.

Everything somebody has is priced in victory points: city tiles by what they may score and earn,
gold and influence by what they can still buy, troops and treachery tiles by what they are good for.
What is not settled yet is reckoned in: the lot being sold, and the war being fought.

Players look at little else, so all seats are reckoned at once: what a city is worth and how a war
may end is the same for everybody, and what each seat has is looked at by all the others.
"""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.figures import DECADES, POPE_GOLD, POPE_POINTS
from bottega.games.princes.rules.agenda import (
    BID,
    DRAW_TREACHERY,
    OFFER_PARTS,
    PLACE_EVENT,
    REPLY,
)
from bottega.games.princes.rules.armies import arms
from bottega.games.princes.rules.lots import ARMY_LOTS, EVENT_LOTS, POPE_LOT
from bottega.games.princes.rules.purse import capacity, due, least_bid
from bottega.games.princes.rules.scoring import (
    city_values,
    gold_points,
    influence_points,
    points,
)
from bottega.games.princes.table.state import Player, Princes
from bottega.games.princes.table.words import CITIES, GOLD
from bottega.games.princes.think.prices import (
    GOLD_PRICE,
    INFLUENCE_PRICE,
    LATER_GOLD,
    LATER_INFLUENCE,
    incomes,
    price,
)
from bottega.games.princes.think.wars import add_war, army_lot_worth, interest
from bottega.kernel.state import NONE

SURE: Final = [0.3, 0.5, 0.7]
"""How sure it is in each decade that a city ends where it stands now."""

MOST_SHARE: Final = [0.05, 0.15, 0.5]
"""Most gold and influence score at the end: a share of it, more as the end comes near."""

TRICK: Final = [0.5, 0.8, 0.5, 0.7, 0.9, 0.6, 0.7]
"""What a treachery tile of each type is worth in hand."""

DRAWN: Final = 0.75
"""What a tile that is about to be drawn is worth."""

POWER: Final = 0.8
"""What a power that is used once a decade is worth each decade."""

ABILITY: Final = 0.5
"""What each other ability of a city tile is worth each decade."""

STRENGTH: Final = 0.16
"""What a point of attack or defence is worth each decade, with diminishing returns."""

ENVY: Final = 0.15
"""How much it hurts when somebody else gains."""

TALK: Final = 100.0
"""Who thinks one answer ahead cannot haggle; offers are thought of as a whole, see `bargains`."""

LOWEST: Final = float("-inf")
"""Less than anything is worth."""


def value(t: Princes, seat: int) -> float:
    """What a seat has and may hope for, less a share of the best other's."""
    return values(t)[seat]


def values(t: Princes) -> list[float]:
    """The same for every seat."""
    if not t.agenda:
        scores = [float(points(t, seat)) for seat in range(t.seats)]
        best, second = best_two(scores)
        return [score - (second if score == best else best) for score in scores]
    worth = city_worths(t)
    promises = promised(t, worth)
    hopes = unsettled(t, worth)
    best, second = best_two(promises)
    found: list[float] = []
    for seat in range(t.seats):
        promise = promises[seat]
        others = second if promise == best else best
        found.append(promise + hopes[seat] - ENVY * others)
    return found


def best_two(worths: list[float]) -> tuple[float, float]:
    """The best and the second best, which is as good where two are level."""
    best = second = LOWEST
    for worth in worths:
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return best, second


# What somebody has ---------------------------------------------------------------------------


def city_worths(t: Princes) -> list[float]:
    """What a tile of each city may score: its place now, and its status, which lasts longer."""
    places, status = city_values(t), t.status
    sure = SURE[t.decade - 1]
    unsure = (1 - sure) * 1.3
    return [sure * places[city] + unsure * (status[city] - 2) for city in range(CITIES)]


def promised(t: Princes, worth: list[float]) -> list[float]:
    """Everything each seat has, priced in points."""
    now = t.decade - 1
    gold, influence = GOLD_PRICE[now], INFLUENCE_PRICE[now]
    share = MOST_SHARE[now]
    most_gold, most_influence = gold_points(t), influence_points(t)
    found: list[float] = []
    for seat in range(t.seats):
        p = t.players[seat]
        total = gold * (p.gold + p.home) + influence * p.influence
        total += p.markers * (p.markers + 1) / 2
        total = with_income(t, p, total)
        total += tiles_worth(t, p, worth)
        total += army_worth(t, p)
        total += hand_worth(p)
        if t.pope == seat:
            total += POPE_GOLD * gold + (POPE_POINTS if t.decade == DECADES else 0.5)
        found.append(total + share * (most_gold[seat] + most_influence[seat]))
    return found


def with_income(t: Princes, p: Player, total: float) -> float:
    """Some total, and what family, city tiles and event tiles will earn and score besides."""
    if p.family == NONE:
        return total
    cards, s, now = t.cards, p.standing, t.decade - 1
    later_gold = LATER_GOLD[now]
    total += s.gold * later_gold + s.influence * LATER_INFLUENCE[now]
    for event in p.events:
        total += cards.event_points[event]
        each = cards.per_merchant_points[event] + cards.per_merchant_gold[event] * later_gold
        total += each * merchants(t, p)
    return total


def merchants(t: Princes, p: Player) -> float:
    """How many merchants somebody will have, about."""
    return p.standing.merchants + 0.6 * (DECADES - t.decade)


def tiles_worth(t: Princes, p: Player, worth: list[float]) -> float:
    """What somebody's city tiles may score and can do."""
    city_of = t.cards.city_of
    total = 0.0
    for tile in p.tiles:
        total += worth[city_of[tile]] + skill(t, tile) * incomes(t)
    return total


def skill(t: Princes, tile: int) -> float:
    """What a tile can do, besides scoring and earning."""
    power = POWER if t.cards.powers[tile] else 0.0
    return ABILITY * t.cards.abilities[tile] + power


def army_worth(t: Princes, p: Player) -> float:
    """An army wins wars while there are wars to come; the first troop opens the door."""
    if not p.troops:
        return 0.0
    influence = 0
    for troop in p.troops:
        influence += t.cards.troop_influence[troop]
    attack, defence = arms(t, p)
    strong = 0.6 + STRENGTH * min(attack + defence, 12)
    return influence * LATER_INFLUENCE[t.decade - 1] + incomes(t) * strong


def hand_worth(p: Player) -> float:
    """What treachery tiles are worth in hand, seen or not."""
    total = 0.0
    for kind in p.hand:
        total += TRICK[kind] if kind >= 0 else DRAWN
    return total


# What is not settled -------------------------------------------------------------------------


def unsettled(t: Princes, worth: list[float]) -> list[float]:
    """What may still come for each seat of a tile to be drawn, an offer, the auction or the war."""
    hopes = [0.0] * t.seats
    for f in t.agenda:
        step = f[0]
        if step == DRAW_TREACHERY:
            hopes[f[2]] += DRAWN
        elif step in OFFER_PARTS:
            hopes[f[1]] -= TALK
        elif step == REPLY:
            _, _, offerer, _, _, _, _ = f
            hopes[offerer] -= TALK
        elif step == PLACE_EVENT:
            _, asked, event = f
            hopes[asked] += best_change(t, asked, t.cards.status_by[event])
    if t.auction.lot != NONE:
        add_bid(t, worth, hopes)
    elif t.war.attacker != NONE:
        add_war(t, hopes)
    return hopes


def add_bid(t: Princes, worth: list[float], hopes: list[float]) -> None:
    """What the lot being sold may bring: whoever leads may win it, whoever opens must bid."""
    auction = t.auction
    lot, high, leader, bidding = auction.lot, auction.high, auction.leader, auction.bidding
    if leader != NONE:
        gain = lot_worth(t, leader, lot, worth) - cost(t, leader, lot, high)
        hopes[leader] += 0.9 * gain if gain > 0 else gain
    elif t.agenda[-1] == (BID, bidding[0], lot, high):
        hopes[bidding[0]] += opening(t, bidding[0], lot, worth)


def opening(t: Princes, seat: int, lot: int, worth: list[float]) -> float:
    """What a lot may bring to whoever opens: somebody else may bid for it too."""
    wish, least = lot_worth(t, seat, lot, worth), least_bid(t, lot)
    forced = wish - cost(t, seat, lot, least)
    if forced <= 0:  # nor is it worth more than that
        return forced if lot < ARMY_LOTS else 0.0
    gain = wish - cost(t, seat, lot, max(least, rival_bid(t, seat, lot, worth)))
    return 0.7 * gain if gain > 0 else 0.0


def cost(t: Princes, seat: int, lot: int, bid: int) -> float:
    """What winning with a bid costs, in points."""
    return due(t, seat, lot, bid) * price(t, t.cards.currency_of[lot])


def rival_bid(t: Princes, seat: int, lot: int, worth: list[float]) -> int:
    """Up to where somebody else would probably go."""
    each = price(t, t.cards.currency_of[lot])
    best = 0
    for other in t.auction.bidding:
        if other != seat:
            wish = int(lot_worth(t, other, lot, worth) / each)
            if wish > best:
                best = max(best, min(wish, capacity(t, t.players[other], lot)))
    return best


def lot_worth(t: Princes, seat: int, lot: int, worth: list[float]) -> float:
    """What a lot is worth to a seat, in points."""
    if lot < EVENT_LOTS:
        return tile_worth(t, seat, lot, worth)
    if lot < POPE_LOT:
        return event_worth(t, seat, lot - EVENT_LOTS)
    if lot == POPE_LOT:
        return POPE_GOLD * price(t, GOLD) + (POPE_POINTS if t.decade == DECADES else 1.0)
    return army_lot_worth(t, seat, lot - ARMY_LOTS)


def tile_worth(t: Princes, seat: int, tile: int, worth: list[float]) -> float:
    """What a city tile is worth to a seat; one with a merchant more, by what rewards merchants."""
    cards, now = t.cards, t.decade - 1
    total = worth[cards.city_of[tile]] + skill(t, tile) * incomes(t)
    later_gold = LATER_GOLD[now]
    total += cards.tile_gold[tile] * later_gold + cards.tile_influence[tile] * LATER_INFLUENCE[now]
    if cards.merchants[tile]:
        more = 0.0
        for event in t.players[seat].events:
            more += cards.per_merchant_points[event] * (1 + later_gold)
        total += more
    return total


def event_worth(t: Princes, seat: int, event: int) -> float:
    """What an event tile is worth to a seat."""
    cards = t.cards
    if cards.status_by[event]:
        return best_change(t, seat, cards.status_by[event])
    gold = cards.per_merchant_gold[event] * LATER_GOLD[t.decade - 1]
    each = cards.per_merchant_points[event] + gold
    return cards.event_points[event] + each * merchants(t, t.players[seat])


def best_change(t: Princes, seat: int, change: int) -> float:
    """What changing the status of the best city for it is worth."""
    best = 0.0
    for city in range(CITIES):
        best = max(best, interest(t, seat, city) * change * 1.4)
    return best
