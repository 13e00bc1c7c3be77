"""What somebody can pay (rules, section 5), and the banks (section 10)."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.city_tiles import BANKS, TILES
from bottega.games.princes.cards.effects import POPE, Pays
from bottega.games.princes.cards.figures import BID_PER_STATUS
from bottega.games.princes.cards.treachery_tiles import TREACHERIES
from bottega.games.princes.rules.events import EXCHANGED
from bottega.games.princes.rules.lots import ARMY_LOTS, EVENT_LOTS
from bottega.games.princes.rules.modifiers import Standing
from bottega.games.princes.rules.powers import mark_used
from bottega.games.princes.rules.verbs import BANK, NAME_AMOUNT
from bottega.games.princes.table.state import Player, Princes
from bottega.games.princes.table.words import (
    BRIBE_CARDINAL,
    EXCHANGE,
    GOLD,
    INTO_GOLD,
    INTO_INFLUENCE,
    MOST,
)
from bottega.kernel.effects import Either
from bottega.kernel.state import EVERYONE, NONE, Action

AMOUNTS: Final[list[Action]] = [(NAME_AMOUNT, n) for n in range(MOST + 1)]
"""All amounts; a slice of them ends with the largest that can be named, if not before."""

EXCHANGES: Final[list[Action]] = [(BANK, way) for way in range(EXCHANGE.size)]


def bank_sum() -> int:
    """How much a bank changes at once: 3 gold for 3 influence, or the reverse."""
    power = TILES[BANKS[0]].once
    assert isinstance(power, Either)
    exchange = power.of[0]
    return exchange.pay[GOLD]


def cardinal_sum() -> int:
    """How much influence a bribed cardinal counts as."""
    effect = TREACHERIES[BRIBE_CARDINAL].effect
    assert isinstance(effect, Pays)
    return effect.amount


BANK_SUM: Final[int] = bank_sum()
CARDINAL: Final[int] = cardinal_sum()


# Bids ----------------------------------------------------------------------------------------


def least_bid(t: Princes, lot: int, high: int = NONE) -> int:
    """The least that may be bid: more than the highest bid, if there is one.

    A lot is opened with twice the status of its city, with 0 for events and the Pope [R8, R9].
    """
    if high >= 0:
        return high + 1
    if lot < EVENT_LOTS:
        return BID_PER_STATUS * t.status[t.cards.city_of[lot]]
    return t.cards.lowest_hire if lot >= ARMY_LOTS else 0


def unused_banks(t: Princes, s: Standing) -> int:
    """How many banks somebody may still use in this decade."""
    unused = 0
    for bank in s.banks:
        if bank not in t.used:
            unused += 1
    return unused


def capacity(t: Princes, p: Player, lot: int, more_gold: int = 0, more_influence: int = 0) -> int:
    """The most that somebody can bid for a lot, or could with more gold and influence.

    Cash, discounts, cardinals in hand if it is the Pope, and what banks could change.
    """
    s = p.standing
    gold, influence = p.gold + more_gold, p.influence + more_influence
    most, other = (gold, influence) if t.cards.currency_of[lot] == GOLD else (influence, gold)
    won = t.cards.won_as[lot]
    if won >= 0:
        most += s.less[won]
        if won == POPE and p.hand:
            most += CARDINAL * p.hand.count(BRIBE_CARDINAL)
    if s.banks:
        most += BANK_SUM * min(unused_banks(t, s), other // BANK_SUM)
    return most


def due(t: Princes, seat: int, lot: int, bid: int) -> int:
    """What a winner owes: the bid less discounts, never below zero."""
    p = t.players[seat]
    won = t.cards.won_as[lot]
    less = p.standing.less[won] if won >= 0 else 0
    return max(0, bid - less)


def in_cardinals(amount: int) -> int:
    """How many cardinals cover an amount."""
    return -(-amount // CARDINAL)


def less_cardinals(owed: int, cardinals: int) -> int:
    """What is still owed when cardinals have paid; they give no change."""
    return max(0, owed - CARDINAL * cardinals)


# Banks ---------------------------------------------------------------------------------------


def exchanges(t: Princes, p: Player) -> list[Action]:
    """What an unused bank could change, outside the auction of the decade's last event [R11]."""
    s = p.standing
    if not s.banks or not t.open or not unused_banks(t, s):
        return []
    found = []
    if p.gold >= BANK_SUM:
        found.append(EXCHANGES[INTO_INFLUENCE])
    if p.influence >= BANK_SUM:
        found.append(EXCHANGES[INTO_GOLD])
    return found


def first_bank(t: Princes, p: Player) -> int:
    """The bank that somebody uses next: the first that was not used in this decade."""
    return next(bank for bank in p.standing.banks if bank not in t.used)


def use_bank(t: Princes, seat: int, way: int) -> None:
    """The first unused bank changes exactly 3 of one currency into 3 of the other (10)."""
    p = t.players[seat]
    mark_used(t, seat, first_bank(t, p))
    change = BANK_SUM if way == INTO_GOLD else -BANK_SUM
    p.gold += change
    p.influence -= change
    t.tell(EXCHANGED, EVERYONE, seat, way)
