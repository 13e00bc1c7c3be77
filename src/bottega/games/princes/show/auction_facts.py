"""What is at stake in an auction or a war, as facts for the translator."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.effects import Status
from bottega.games.princes.cards.event_tiles import EVENT_TILE
from bottega.games.princes.cards.figures import (
    HIGHEST_STATUS,
    LOWEST_STATUS,
    POPE_GOLD,
    POPE_POINTS,
)
from bottega.games.princes.rules.armies import strength
from bottega.games.princes.rules.lots import ARMY_LOTS, EVENT_LOTS, LOT, POPE_LOT
from bottega.games.princes.rules.purse import (
    BANK_SUM,
    CARDINAL,
    capacity,
    due,
    least_bid,
    less_cardinals,
)
from bottega.games.princes.rules.war import war_pay
from bottega.games.princes.rules.winning import changed_status
from bottega.games.princes.show.card_text import count
from bottega.games.princes.table.state import Player, Princes, War, city_of, seats_of
from bottega.games.princes.table.words import (
    ATTACKER,
    BRIBE_CARDINAL,
    CITY,
    CURRENCY,
    DEFENDER,
    GOLD,
    GOOD,
    INFLUENCE,
    TROOPS,
    VP,
    WARS,
)
from bottega.kernel.effects import Gain, Per
from bottega.kernel.show import Fact, counted
from bottega.kernel.state import NONE
from bottega.kernel.words import SEAT, Domain

OCCASION: Final = Domain("occasion", ["points", "merchant", "rise", "fall"])
"""What an event tile does for its winner."""

SALE: Final = Domain("sale", ["tile", "event", "pope", "army"])
RIVAL: Final = Domain("rival", ["unknown", "city", "condottiere"])
"""Who leads the other side, for whoever bids for an army."""


# Putting something up ------------------------------------------------------------------------


def tile_facts(t: Princes, seat: int, tile: int) -> list[Fact]:
    """What putting a city tile up would mean."""
    city = t.cards.city_of[tile]
    others = [p for i, p in enumerate(t.players) if i != seat]
    return [
        Fact("lot", LOT, tile),
        Fact("city", CITY, city),
        count("status", t.status[city]),
        Fact("least", GOOD, GOLD, least_bid(t, tile)),
        count("capacity", capacity(t, t.players[seat], tile)),
        count("others", sum(p.standing.may_own[city] for p in others)),
    ]


def event_facts(t: Princes, p: Player, event: int) -> list[Fact]:
    """What an event does for its winner, and whether it is the last of the decade."""
    lot = EVENT_LOTS + event
    return [
        Fact("lot", LOT, lot),
        Fact("currency", CURRENCY, t.cards.currency_of[lot]),
        *occasion_facts(t, event),
        count("capacity", capacity(t, p, lot)),
        count("open", len(t.open)),
    ]


def occasion_facts(t: Princes, event: int) -> list[Fact]:
    """Points, gold and points for merchants, or a change of status."""
    effect = t.cards.events[event].effect
    if isinstance(effect, Status):
        name = "rise" if effect.change > 0 else "fall"
        return [occasion(name), count("levels", abs(effect.change))]
    assert isinstance(effect, Gain | Per)
    name = "points" if isinstance(effect, Gain) else "merchant"
    return [occasion(name), *counted("goods", GOOD, effect.goods)]


def occasion(name: str) -> Fact:
    return Fact("effect", OCCASION, OCCASION.values[name])


def pope_facts(t: Princes, p: Player) -> list[Fact]:
    """What the Pope gives, and how much somebody could bid for him."""
    given = [Fact("income", GOOD, GOLD, POPE_GOLD), Fact("points", GOOD, VP, POPE_POINTS)]
    return [*given, count("capacity", capacity(t, p, POPE_LOT))]


# Bidding and paying --------------------------------------------------------------------------


def bid_facts(t: Princes, seat: int, lot: int, bid: int) -> list[Fact]:
    """What a bid would cost and leave, and what it is for."""
    p, good = t.players[seat], t.cards.currency_of[lot]
    owed, cash = due(t, seat, lot, bid), p.held(good)
    return [
        Fact("price", GOOD, good, bid),
        Fact("paid", GOOD, good, owed),
        count("discount", bid - owed),
        count("left", cash - owed),
        count("short", owed - cash),
        *helpers(p, lot, owed - cash),
        count("capacity", capacity(t, p, lot)),
        *lot_facts(t, seat, lot),
    ]


def helpers(p: Player, lot: int, short: int) -> list[Fact]:
    """What cash does not pay: cardinals could for the Pope, and so many banks would."""
    cardinals = p.hand.count(BRIBE_CARDINAL) if lot == POPE_LOT and short > 0 else 0
    banks = max(0, -(-short // BANK_SUM))
    changed = BANK_SUM * banks
    return [count("cardinals", cardinals), count("banks", banks), count("changed", changed)]


def lot_facts(t: Princes, seat: int, lot: int) -> list[Fact]:
    """What is sold; of an army also its pay, the bidder's strength and the other side's."""
    sale = Fact("sale", SALE, sale_of(lot))
    if lot < EVENT_LOTS:
        return [sale, Fact("city", CITY, t.cards.city_of[lot])]
    if lot < POPE_LOT:
        return [sale, *occasion_facts(t, lot - EVENT_LOTS)]
    if lot == POPE_LOT:
        return [sale]
    war, rival = t.war, "unknown"
    side, leading = lot - ARMY_LOTS, (seat, NONE)
    if side == DEFENDER:
        leading = (war.condottieri[ATTACKER], seat)
        rival = "city" if leading[ATTACKER] == NONE else "condottiere"
    return [
        sale,
        Fact("city", CITY, city_of(war, side)),
        Fact("pay", GOOD, GOLD, war_pay(t, side)),
        *strengths(t, war.but(condottieri=leading)),
        Fact("rival", RIVAL, RIVAL.values[rival]),
    ]


def sale_of(lot: int) -> int:
    """What kind of thing a lot is."""
    if lot < EVENT_LOTS:
        return SALE.values["tile"]
    if lot < POPE_LOT:
        return SALE.values["event"]
    return SALE.values["pope" if lot == POPE_LOT else "army"]


def cardinal_facts(p: Player, owed: int, cardinals: int) -> list[Fact]:
    """What is left to pay for the Pope when so many cardinals are bribed."""
    rest = less_cardinals(owed, cardinals)
    return [
        Fact("paid", GOOD, INFLUENCE, rest),
        count("left", p.influence - rest),
        count("short", rest - p.influence),
        Fact("worth", GOOD, INFLUENCE, CARDINAL),
    ]


def city_facts(t: Princes, event: int, city: int) -> list[Fact]:
    """What an artist or the French would make of a city's status."""
    by = t.cards.status_by[event]
    return [
        Fact("event", EVENT_TILE, event),
        *occasion_facts(t, event),
        count("status", t.status[city]),
        count("becomes", changed_status(t, city, by)),
        count("limit", HIGHEST_STATUS if by > 0 else LOWEST_STATUS),
    ]


# War -----------------------------------------------------------------------------------------


def war_facts(t: Princes, war: int) -> list[Fact]:
    """The two cities and what they would pay, and how many wars there may be."""
    attacker, defender = WARS[war]
    return [
        *sides(attacker, defender),
        Fact("attacker_pay", GOOD, GOLD, t.status[attacker]),
        Fact("defender_pay", GOOD, GOLD, t.status[defender]),
        count("wars", t.wars + 1),
        count("limit", t.cards.most_wars[t.seats]),
    ]


def sides(attacker: int, defender: int) -> list[Fact]:
    """The two cities of a war."""
    return [Fact("attacker", CITY, attacker), Fact("defender", CITY, defender)]


def strengths(t: Princes, war: War) -> list[Fact]:
    """Both sides without dice, if the war stood like this: attack, then counter-attack."""
    then = t.clone()
    then.war = war
    return [
        count("attack", strength(then, ATTACKER, attacking=True)),
        count("defence", strength(then, DEFENDER, attacking=False)),
        count("counter", strength(then, DEFENDER, attacking=True)),
        count("guard", strength(then, ATTACKER, attacking=False)),
    ]


def bribe_facts(t: Princes, seat: int, role: int, troop: int) -> list[Fact]:
    """Whose troop it is, and how strong both sides would be without it."""
    war = t.war
    victim = seats_of(war)[role]
    without = war.but(bribed=(*war.bribed, role * TROOPS + troop))
    own = count("own", int(victim == seat))
    return [Fact("victim", SEAT, victim), own, *strengths(t, without)]
