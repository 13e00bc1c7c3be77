"""Trading gold and influence (rules, section 11) [R23].

An offer is built in four steps: gold given, influence given, gold asked, influence asked. What is
given cannot be asked for as well, and nobody offers nothing for nothing.
"""

from __future__ import annotations

from typing import Final

from bottega.games.princes.rules.agenda import (
    ASK_GOLD,
    ASK_INFLUENCE,
    GIVE_GOLD,
    GIVE_INFLUENCE,
    REPLY,
)
from bottega.games.princes.rules.events import OFFER_ACCEPTED, OFFER_DECLINED, OFFER_MADE
from bottega.games.princes.rules.lots import EVENT_LOTS
from bottega.games.princes.rules.purse import AMOUNTS, capacity, least_bid
from bottega.games.princes.rules.seats import others
from bottega.games.princes.rules.verbs import CONFIRM, PASS_IT, TRADE, YES
from bottega.games.princes.table.state import Princes
from bottega.games.princes.table.words import AHEAD, MOST
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NONE, Action, Frame

TRADES: Final[list[Action]] = [(TRADE, ahead) for ahead in range(AHEAD.size)]
NOTHING: Final = AMOUNTS[:1]
PARTS: Final = ("give_gold", "give_influence", "ask_gold", "ask_influence")
"""What an offer consists of."""


def partners(t: Princes, seat: int) -> list[Action]:
    """Those with whom something could change hands."""
    p = t.players[seat]
    if p.gold or p.influence:
        return TRADES[: t.seats - 1]
    return [TRADES[i] for i, p in enumerate(others(t, seat)) if p.gold or p.influence]


def offer_to(t: Princes, seat: int, other: int) -> None:
    """Somebody says what they would give and what they ask for."""
    t.then((GIVE_GOLD, seat, other))


def largest_parts(t: Princes, seat: int, other: int) -> list[int]:
    """The most that each part of an offer may be, in the order of the steps.

    Nobody hands over what they lack.
    """
    p, partner = t.players[seat], t.players[other]
    return [min(MOST, held) for held in (p.gold, p.influence, partner.gold, partner.influence)]


def amounts(held: int, empty: bool) -> list[Action]:
    """From 0, or from 1 where the whole offer would be empty otherwise, to what is held."""
    return AMOUNTS[int(empty) : held + 1]


class GiveGold(Step[Princes]):
    """First: how much gold would be given."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        _, seat, to = f
        p, other = t.players[seat], t.players[to]
        return amounts(p.gold, not (p.influence or other.gold or other.influence))

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, seat, to = f
        _, give_gold = a
        t.then((GIVE_INFLUENCE, seat, to, give_gold))


class GiveInfluence(Step[Princes]):
    """Second: how much influence would be given."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        _, seat, to, give_gold = f
        p, other = t.players[seat], t.players[to]
        return amounts(p.influence, not (give_gold or other.gold or other.influence))

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, seat, to, give_gold = f
        _, give_influence = a
        t.then((ASK_GOLD, seat, to, give_gold, give_influence))


class AskGold(Step[Princes]):
    """Third: how much gold is asked for, unless gold is given."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        _, _, to, give_gold, give_influence = f
        if give_gold:
            return NOTHING
        other = t.players[to]
        return amounts(other.gold, not (give_influence or other.influence))

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, seat, to, give_gold, give_influence = f
        _, ask_gold = a
        t.then((ASK_INFLUENCE, seat, to, give_gold, give_influence, ask_gold))


class AskInfluence(Step[Princes]):
    """Fourth: how much influence is asked for, unless influence is given. Then the offer stands."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        _, _, to, give_gold, give_influence, ask_gold = f
        if give_influence:
            return NOTHING
        return amounts(t.players[to].influence, not (give_gold or ask_gold))

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, seat, to, give_gold, give_influence, ask_gold = f
        _, ask_influence = a
        t.tell(OFFER_MADE, EVERYONE, seat, to, give_gold, give_influence, ask_gold, ask_influence)
        t.then((REPLY, to, seat, give_gold, give_influence, ask_gold, ask_influence))


class Reply(Step[Princes]):
    """The other side accepts, and the exchange happens at once and as a whole, or declines."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        return [YES, PASS_IT] if may_accept(t, f) else [PASS_IT]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, seat, offerer, give_gold, give_influence, ask_gold, ask_influence = f
        (verb,) = a
        if verb != CONFIRM:
            t.tell(OFFER_DECLINED, EVERYONE, seat, offerer)
            return
        hand_over(t, offerer, seat, give_gold - ask_gold, give_influence - ask_influence)
        t.tell(OFFER_ACCEPTED, EVERYONE, seat, offerer)


def hand_over(t: Princes, giver: int, taker: int, gold: int, influence: int) -> None:
    """What one gives the other; less than nothing goes the other way."""
    p, other = t.players[giver], t.players[taker]
    p.gold -= gold
    p.influence -= influence
    other.gold += gold
    other.influence += influence


def may_accept(t: Princes, f: Frame) -> bool:
    """In an auction: whoever leads must still be able to pay, whoever must open to open."""
    _, seat, offerer, give_gold, give_influence, ask_gold, ask_influence = f
    gold, influence = give_gold - ask_gold, give_influence - ask_influence
    lot, high, leader = t.auction.lot, t.auction.high, t.auction.leader
    if lot == NONE:
        return True
    if high >= 0:
        return seat != leader or capacity(t, t.players[seat], lot, gold, influence) >= high
    if lot >= EVENT_LOTS:
        return True  # events and the Pope can be opened with nothing, condottieri need not be
    return capacity(t, t.players[offerer], lot, -gold, -influence) >= least_bid(t, lot)
