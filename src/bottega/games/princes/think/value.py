"""How good a position looks, for players that think one answer ahead.

Everything somebody has is priced in victory points: city tiles by what they may score and earn,
gold and influence by what they can still buy, troops and treachery tiles by what they are good for.
What is not settled yet is reckoned in: the lot being sold, and the war being fought.
"""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.figures import DECADES, POPE_GOLD, POPE_POINTS
from bottega.games.princes.rules.agenda import (
    BID,
    COUNTER_ATTACK,
    DRAW_TREACHERY,
    JUDGE,
    MAY_REROLL,
    OFFER_PARTS,
    PLACE_EVENT,
    REPLY,
)
from bottega.games.princes.rules.armies import led_by, strength, total
from bottega.games.princes.rules.battle import ATTACK, COUNTER
from bottega.games.princes.rules.lots import ARMY_LOTS, EVENT_LOTS, POPE_LOT
from bottega.games.princes.rules.purse import capacity, due, least_bid
from bottega.games.princes.rules.scoring import (
    breakdown,
    city_values,
    points,
)
from bottega.games.princes.rules.war import war_pay
from bottega.games.princes.table.state import Player, Princes
from bottega.games.princes.table.words import ATTACKER, CITIES, DEFENDER, GOLD, INFLUENCE
from bottega.kernel.state import NONE

GOLD_PRICE: Final = [0.42, 0.36, 0.16]
INFLUENCE_PRICE: Final = [0.40, 0.34, 0.14]
"""What one is worth in each decade."""

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

VICTORY: Final = 1.6
"""What the next victory is worth beyond its marker."""

ENVY: Final = 0.15
"""How much it hurts when somebody else gains."""

TALK: Final = 100.0
"""Who thinks one answer ahead cannot haggle; offers are thought of as a whole, see `bargains`."""

GREATER: Final[list[float]] = [
    sum(1 for one in range(1, 7) for other in range(1, 7) if one + d > other) / 36
    for d in range(-24, 25)
]
"""How likely a die with so much more strength, from 24 less to 24 more, beats another die."""


def value(t: Princes, seat: int) -> float:
    """What a seat has and may hope for, less a share of the best other's."""
    return reckoned(t, [seat])[0]


def values(t: Princes) -> list[float]:
    """The same for every seat."""
    return reckoned(t, list(range(t.seats)))


def reckoned(t: Princes, seats: list[int]) -> list[float]:
    """The same for some seats: what tiles are worth and everybody has is reckoned once."""
    if not t.agenda:
        scores = [float(points(t, i)) for i in range(t.seats)]
        return [scores[seat] - best_of_others(scores, seat) for seat in seats]
    worth = city_worths(t)
    promises = [promise(t, i, worth) for i in range(t.seats)]
    return [
        promises[seat] + unsettled(t, seat, worth) - ENVY * best_of_others(promises, seat)
        for seat in seats
    ]


def best_of_others(values: list[float], seat: int) -> float:
    return max([value for i, value in enumerate(values) if i != seat])


# What somebody has ---------------------------------------------------------------------------


def incomes(t: Princes) -> int:
    """How often there will be income."""
    return DECADES + 1 - t.decade


def prices(t: Princes) -> tuple[float, float]:
    """What one gold and one influence are worth now."""
    return GOLD_PRICE[t.decade - 1], INFLUENCE_PRICE[t.decade - 1]


def later_prices(t: Princes) -> tuple[float, float]:
    """What all gold or influence of one income each decade is worth, added up."""
    return sum(GOLD_PRICE[t.decade - 1 :]), sum(INFLUENCE_PRICE[t.decade - 1 :])


def city_worths(t: Princes) -> list[float]:
    """What a tile of each city may score: its place now, and its status, which lasts longer."""
    places = city_values(t)
    sure = 0.3 + 0.2 * (t.decade - 1)
    return [sure * places[city] + (1 - sure) * 1.3 * (t.status[city] - 2) for city in range(CITIES)]


def promise(t: Princes, seat: int, worth: list[float]) -> float:
    """Everything a seat has, priced in points."""
    p = t.players[seat]
    gold, influence = prices(t)
    total = gold * (p.gold + p.home) + influence * p.influence
    total += p.markers * (p.markers + 1) / 2
    s = p.standing if p.family != NONE else None
    if s is not None:
        later_gold, later_influence = later_prices(t)
        total += s.gold * later_gold + s.influence * later_influence
        for event in p.events:
            total += t.cards.event_points[event]
            each = (
                t.cards.per_merchant_points[event] + t.cards.per_merchant_gold[event] * later_gold
            )
            total += each * (s.merchants + 0.6 * (DECADES - t.decade))
    total += sum(worth[t.cards.city_of[tile]] + skill(t, tile) * incomes(t) for tile in p.tiles)
    total += army_worth(t, p)
    total += sum(TRICK[kind] if kind >= 0 else DRAWN for kind in p.hand)
    if t.pope == seat:
        total += POPE_GOLD * gold + (POPE_POINTS if t.decade == DECADES else 0.5)
    return total + ranks(t, seat)


def skill(t: Princes, tile: int) -> float:
    """What a tile can do, besides scoring and earning."""
    found = t.cards.tiles[tile]
    return ABILITY * len(found.always) + (POWER if found.once is not None else 0.0)


def army_worth(t: Princes, p: Player) -> float:
    """An army wins wars while there are wars to come; the first troop opens the door."""
    if not p.troops:
        return 0.0
    earned = sum(t.cards.army[x].income[INFLUENCE] for x in p.troops) * later_prices(t)[1]
    return earned + incomes(t) * (0.6 + STRENGTH * min(sum(arms(t, p)), 12))


def arms(t: Princes, p: Player) -> tuple[int, int]:
    """Attack and defence of somebody's troops, with their bonuses."""
    fit = led_by(t, p, ATTACKER).fit
    return total(t, fit, attacking=True), total(t, fit, attacking=False)


def ranks(t: Princes, seat: int) -> float:
    """Most gold and influence score at the end: a share of it, more as the end comes near."""
    share = (0.05, 0.15, 0.5)[t.decade - 1]
    return share * sum(n for name, n in breakdown(t, seat) if name in ("gold", "influence"))


# What is not settled -------------------------------------------------------------------------


def unsettled(t: Princes, seat: int, worth: list[float]) -> float:
    """What may still come of the auction, the war, a tile to be drawn or an offer."""
    total = 0.0
    for f in t.agenda:
        step, asked, *subject = f
        if step == DRAW_TREACHERY and subject == [seat]:
            total += DRAWN
        elif step in OFFER_PARTS and asked == seat:
            total -= TALK
        elif step == REPLY:
            offerer, *_ = subject
            if offerer == seat:
                total -= TALK
        elif step == PLACE_EVENT and asked == seat:
            [event] = subject
            total += best_change(t, seat, t.cards.status_by[event])
    if t.auction.lot != NONE:
        total += hope(t, seat, worth)
    if t.war.attacker != NONE and t.auction.lot == NONE:
        total += war_hope(t, seat)
    return total


def hope(t: Princes, seat: int, worth: list[float]) -> float:
    """What the lot being sold may bring: whoever leads may win it, whoever opens must bid."""
    auction = t.auction
    lot, high, leader, bidding = auction.lot, auction.high, auction.leader, auction.bidding
    if leader == seat:
        gain = lot_worth(t, seat, lot, worth) - cost(t, seat, lot, high)
        return 0.9 * gain if gain > 0 else gain
    if leader == NONE and bidding[0] == seat and t.agenda[-1] == (BID, seat, lot, high):
        least = least_bid(t, lot)
        price = max(least, rival_bid(t, seat, lot, worth))
        gain = lot_worth(t, seat, lot, worth) - cost(t, seat, lot, price)
        if gain > 0:
            return 0.7 * gain
        forced = lot_worth(t, seat, lot, worth) - cost(t, seat, lot, least)
        return min(0.0, forced) if lot < ARMY_LOTS else 0.0
    return 0.0


def cost(t: Princes, seat: int, lot: int, bid: int) -> float:
    """What winning with a bid costs, in points."""
    return due(t, seat, lot, bid) * prices(t)[t.cards.currency_of[lot]]


def rival_bid(t: Princes, seat: int, lot: int, worth: list[float]) -> int:
    """Up to where somebody else would probably go."""
    best = 0
    for other in t.auction.bidding:
        if other != seat:
            wish = lot_worth(t, other, lot, worth) / prices(t)[t.cards.currency_of[lot]]
            best = max(best, min(int(wish), capacity(t, t.players[other], lot)))
    return best


def lot_worth(t: Princes, seat: int, lot: int, worth: list[float]) -> float:
    """What a lot is worth to a seat, in points."""
    p = t.players[seat]
    gold, _ = prices(t)
    later_gold, later_influence = later_prices(t)
    if lot < EVENT_LOTS:
        income = t.cards.tiles[lot].income
        total = worth[t.cards.city_of[lot]] + skill(t, lot) * incomes(t)
        total += income[GOLD] * later_gold + income[INFLUENCE] * later_influence
        if t.cards.merchants[lot]:
            total += sum(t.cards.per_merchant_points[x] * (1 + later_gold) for x in p.events)
        return total
    if lot < POPE_LOT:
        return event_worth(t, seat, lot - EVENT_LOTS)
    if lot == POPE_LOT:
        return POPE_GOLD * gold + (POPE_POINTS if t.decade == DECADES else 1.0)
    return army_lot_worth(t, seat, lot - ARMY_LOTS)


def event_worth(t: Princes, seat: int, event: int) -> float:
    """What an event tile is worth to a seat."""
    p = t.players[seat]
    if t.cards.status_by[event]:
        return best_change(t, seat, t.cards.status_by[event])
    each = (
        t.cards.per_merchant_points[event] + t.cards.per_merchant_gold[event] * later_prices(t)[0]
    )
    merchants = p.standing.merchants + 0.6 * (DECADES - t.decade)
    return t.cards.event_points[event] + each * merchants


def best_change(t: Princes, seat: int, change: int) -> float:
    """What changing the status of the best city for it is worth."""
    return max(0.0, *(interest(t, seat, city) * change * 1.4 for city in range(CITIES)))


def interest(t: Princes, seat: int, city: int) -> float:
    """Own tiles of a city, less a part of what others have there."""
    mine = others = 0
    for i, p in enumerate(t.players):
        held = sum(1 for tile in p.tiles if t.cards.city_of[tile] == city)
        if i == seat:
            mine = held
        else:
            others += held
    return mine - others / (t.seats - 1) * 0.8


# Wars ----------------------------------------------------------------------------------------


def army_lot_worth(t: Princes, seat: int, side: int) -> float:
    """Pay, and a victory perhaps: an army of one's own against what the other side may have."""
    war = t.war
    p = t.players[seat]
    attack, defence = arms(t, p)
    foe_attack, foe_defence = 3, 3
    if side == DEFENDER and war.condottieri[ATTACKER] != NONE:
        foe_attack, foe_defence = strength(t, ATTACKER, True), strength(t, ATTACKER, False)
    if side == ATTACKER:
        win = greater(attack - foe_defence)
        lose = (1 - win) * greater(foe_attack - defence)
    else:
        lose = greater(foe_attack - defence)
        win = (1 - lose) * greater(attack - foe_defence)
    stake = stake_of(t, seat) if side == ATTACKER else -stake_of(t, seat)
    return war_pay(t, side) * prices(t)[0] + win * (VICTORY + p.markers) + (win - lose) * stake


def stake_of(t: Princes, seat: int) -> float:
    """How much more a seat cares for the attacking city than for the other."""
    return 1.3 * (interest(t, seat, t.war.attacker) - interest(t, seat, t.war.defender))


def greater(difference: int) -> float:
    """How likely the side with so much more strength rolls more."""
    return GREATER[max(-24, min(24, difference)) + 24]


def war_hope(t: Princes, seat: int) -> float:
    """What the war will probably bring: markers, and cities that rise and fall."""
    war = t.war
    won, lost = chances(t)
    total = (won - lost) * stake_of(t, seat)
    markers = VICTORY + t.players[seat].markers
    if war.condottieri[ATTACKER] == seat:
        total += won * markers
    elif war.condottieri[DEFENDER] == seat:
        total += lost * markers
    return total


def chances(t: Princes) -> tuple[float, float]:
    """How likely the attacking and the defending city win, as far as the war has come."""
    if t.war.condottieri == (NONE, NONE):
        return 0.4, 0.25  # nobody knows yet who will fight
    round = ATTACK
    for f in t.agenda:
        step, _, *subject = f
        if step == JUDGE:
            [round] = subject
        elif step == COUNTER_ATTACK:
            round = COUNTER
        elif step == MAY_REROLL:
            return settled(t, *subject)
    won = greater(strength(t, ATTACKER, True) - strength(t, DEFENDER, False))
    if round == COUNTER:
        won = 0.0
    return won, (1 - won) * countered(t)


def settled(t: Princes, round: int, attacker: int, defender: int) -> tuple[float, float]:
    """The same when the dice have fallen."""
    if round == ATTACK and attacker > defender:
        return 1.0, 0.0
    if round == COUNTER:
        return 0.0, float(defender > attacker)
    return 0.0, countered(t)


def countered(t: Princes) -> float:
    """How likely a counter-attack succeeds."""
    return greater(strength(t, DEFENDER, True) - strength(t, ATTACKER, False))
