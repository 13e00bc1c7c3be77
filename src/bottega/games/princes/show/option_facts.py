"""What an option means here and now, as facts for the translator. Only which words, no words."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.city_tiles import LUCREZIA_BORGIA, TILE, TILES
from bottega.games.princes.cards.effects import WON, Arms, Room, Steal
from bottega.games.princes.cards.families import HOME
from bottega.games.princes.cards.figures import TREACHERY_GOLD, TREACHERY_INFLUENCE
from bottega.games.princes.cards.treachery_tiles import TREACHERIES
from bottega.games.princes.rules.agenda import (
    ALFONSO_NOW,
    ASK_GOLD,
    ASK_INFLUENCE,
    BID,
    COUNTER_ATTACK,
    END_TURN,
    GIVE_GOLD,
    GIVE_INFLUENCE,
    HOLY_LEAGUE,
    MAKE_OFFER,
    MAY_BRIBE,
    MAY_REROLL,
    MAY_VETO,
    PAY_POPE,
    PLACE_EVENT,
    REPLY,
    TURN,
    WAR_OFFER,
)
from bottega.games.princes.rules.battle import COUNTER
from bottega.games.princes.rules.purse import BANK_SUM, first_bank
from bottega.games.princes.rules.seats import seat_ahead
from bottega.games.princes.rules.trading import PARTS, largest_parts
from bottega.games.princes.rules.treachery import hand_limit
from bottega.games.princes.rules.turn import refund_of
from bottega.games.princes.rules.verbs import (
    ALFONSO,
    AUCTION_EVENT,
    AUCTION_POPE,
    AUCTION_TILE,
    BANK,
    BLOCK,
    BRIBE,
    BUY_TREACHERY,
    BUY_TROOP,
    CONFIRM,
    DECLARE_WAR,
    DISCARD_TREACHERY,
    DISCARD_TROOP,
    JOIN,
    LUCREZIA,
    NAME_AMOUNT,
    NAME_CITY,
    PICK_CHOOSER,
    PICK_FIRST,
    PLAY_WAR,
    RAID,
    STEAL,
    TAKE_FAMILY,
    TRADE,
    VETO_WITH,
)
from bottega.games.princes.show.auction_facts import (
    bid_facts,
    bribe_facts,
    cardinal_facts,
    city_facts,
    event_facts,
    pope_facts,
    sides,
    strengths,
    tile_facts,
    war_facts,
)
from bottega.games.princes.show.card_text import count
from bottega.games.princes.table.state import Player, Princes
from bottega.games.princes.table.words import (
    CURRENCY,
    GOLD,
    GOOD,
    INFLUENCE,
    INTO_GOLD,
    RAID_GOLD,
    STEAL_INFLUENCE,
    TROOP,
    goods,
)
from bottega.kernel.effects import Discount
from bottega.kernel.show import Fact, counted
from bottega.kernel.state import NONE, Action, Frame
from bottega.kernel.words import SEAT, Domain

MOMENTS: Final[dict[int, str]] = {
    MAKE_OFFER: "offer",
    TURN: "turn",
    END_TURN: "end",
    BID: "bid",
    PAY_POPE: "cardinals",
    PLACE_EVENT: "place",
    ALFONSO_NOW: "alfonso",
    MAY_VETO: "veto",
    HOLY_LEAGUE: "league",
    MAY_BRIBE: "bribe",
    MAY_REROLL: "reroll",
    COUNTER_ATTACK: "counter",
    GIVE_GOLD: "give",
    GIVE_INFLUENCE: "give",
    ASK_GOLD: "ask",
    ASK_INFLUENCE: "ask",
    REPLY: "reply",
    WAR_OFFER: "parley",
}
MOMENT: Final = Domain("moment", sorted(set(MOMENTS.values())))
"""Passing, agreeing and naming an amount mean something else at each question."""

ABILITY: Final = Domain("ability", [*WON.names, "room", "arms"])


def details(t: Princes, f: Frame, a: Action) -> list[Fact]:
    """What a person wants to know before choosing this."""
    step, seat, *subject = f
    verb, *arguments = a
    if seat < 0:
        return [Fact("who", SEAT, *arguments)] if verb in (PICK_CHOOSER, PICK_FIRST) else []
    p = t.players[seat]
    if verb in (STEAL, RAID, LUCREZIA, BLOCK, TRADE):
        [ahead] = arguments
        return other_facts(t, seat, seat_ahead(t, seat, ahead), verb)
    if verb == TAKE_FAMILY:
        return family_facts(t, *arguments)
    if verb in (BUY_TROOP, DISCARD_TROOP):
        return troop_facts(t, p, *arguments)
    if verb in (BUY_TREACHERY, ALFONSO):
        return hand_facts(t, p)
    if verb == AUCTION_TILE:
        return tile_facts(t, seat, *arguments)
    if verb == AUCTION_EVENT:
        return event_facts(t, p, *arguments)
    if verb == AUCTION_POPE:
        return pope_facts(t, p)
    if verb in (DECLARE_WAR, PLAY_WAR):
        return war_facts(t, *arguments)
    if verb == BANK:
        return bank_facts(t, p, *arguments)
    if verb == NAME_CITY:
        return city_facts(t, *subject, *arguments)
    if verb == VETO_WITH:
        return sides(*subject)
    if verb == JOIN:
        [side] = arguments
        return [*sides(*subject), *strengths(t, t.war.but(ally=seat, side=side))]
    if verb == BRIBE:
        return bribe_facts(t, seat, *arguments)
    if verb == DISCARD_TREACHERY:
        return []
    moment = Fact("moment", MOMENT, MOMENT.values[MOMENTS[step]])
    if verb == NAME_AMOUNT:
        [amount] = arguments
        return [moment, *amount_facts(t, f, amount)]
    if verb == CONFIRM:
        return [moment, *agreeing_facts(t, f)]
    return [moment]


def amount_facts(t: Princes, f: Frame, amount: int) -> list[Fact]:
    """What an amount means at this question: a bid, so many cardinals, or a part of an offer."""
    step, seat, *subject = f
    p = t.players[seat]
    if step == BID:
        lot, _ = subject
        return bid_facts(t, seat, lot, amount)
    if step == PAY_POPE:
        [owed] = subject
        return cardinal_facts(p, owed, amount)
    to, *_ = subject
    good = GOLD if step in (GIVE_GOLD, ASK_GOLD) else INFLUENCE
    giver = p if step in (GIVE_GOLD, GIVE_INFLUENCE) else t.players[to]
    return part_facts(giver, to, good, amount)


def agreeing_facts(t: Princes, f: Frame) -> list[Fact]:
    """What agreeing means at this question: a trade, or one more roll of the dice."""
    step, seat, *subject = f
    if step == REPLY:
        return reply_facts(t.players[seat], f)
    round = COUNTER
    if step == MAY_REROLL:
        round, _, _ = subject
    return [count("round", round + 1), *strengths(t, t.war)]


# Families, troops, treachery, banks ----------------------------------------------------------


def family_facts(t: Princes, family: int) -> list[Fact]:
    """Home, income and ability."""
    found = t.cards.families[family]
    ability = found.ability
    name, more, troop = "room", 0, NONE
    if isinstance(ability, Discount):
        name, more = WON.names[ability.on], ability.amount
    elif isinstance(ability, Arms):
        name, more, troop = "arms", ability.attack, ability.troop
    elif isinstance(ability, Room):
        more = ability.more
    return [
        Fact("home", HOME, family),
        *counted("income", GOOD, found.income),
        Fact("ability", ABILITY, ABILITY.values[name]),
        count("more", more),
        Fact("troop", TROOP, troop),
    ]


def troop_facts(t: Princes, p: Player, troop: int) -> list[Fact]:
    """What a troop costs and does, and what it would give back."""
    found, cost = t.cards.army[troop], t.cards.costs[troop]
    return [
        Fact("cost", GOOD, GOLD, cost),
        count("attack", found.attack),
        count("defence", found.defence),
        Fact("left", GOOD, GOLD, max(0, p.gold - cost)),
        *counted("refund", GOOD, goods(gold=refund_of(t, troop))),
    ]


def hand_facts(t: Princes, p: Player) -> list[Fact]:
    """What a treachery tile costs; how many are held, of how many."""
    held, limit = len(p.hand), hand_limit(t, p)
    return [
        *counted("cost", GOOD, goods(TREACHERY_GOLD, TREACHERY_INFLUENCE)),
        count("held", held),
        count("limit", limit),
        count("full", int(held >= limit)),
    ]


def bank_facts(t: Princes, p: Player, way: int) -> list[Fact]:
    """Which bank it is, what it gives for what, and what would be held afterwards."""
    change = BANK_SUM if way == INTO_GOLD else -BANK_SUM
    pay, gain = (INFLUENCE, GOLD) if way == INTO_GOLD else (GOLD, INFLUENCE)
    return [
        Fact("tile", TILE, first_bank(t, p)),
        Fact("pay", GOOD, pay, BANK_SUM),
        Fact("gain", GOOD, gain, BANK_SUM),
        *left_facts(p, change, -change),
    ]


# Other players -------------------------------------------------------------------------------


def other_facts(t: Princes, seat: int, other: int, verb: int) -> list[Fact]:
    """Who is robbed, blocked or made an offer, what they have, and how much could be offered."""
    p, who = t.players[other], Fact("other", SEAT, other)
    if verb == TRADE:
        parts = zip(PARTS, largest_parts(t, seat, other), strict=True)
        most = [count(part, n) for part, n in parts]
        return [who, *counted("held", GOOD, goods(p.gold, p.influence)), *most]
    if verb == BLOCK:
        return [who]
    kind = RAID_GOLD if verb == RAID else STEAL_INFLUENCE
    effect = TILES[LUCREZIA_BORGIA].once if verb == LUCREZIA else TREACHERIES[kind].effect
    assert isinstance(effect, Steal)
    held = p.held(effect.good)
    taken = Fact("goods", GOOD, effect.good, min(effect.amount, held))
    return [who, taken, Fact("held", GOOD, effect.good, held)]


def part_facts(giver: Player, other: int, good: int, amount: int) -> list[Fact]:
    """One part of an offer: what whoever gives it would have left."""
    return [
        Fact("other", SEAT, other),
        Fact("good", CURRENCY, good),
        Fact("price", GOOD, good, amount),
        count("left", giver.held(good) - amount),
    ]


def reply_facts(p: Player, f: Frame) -> list[Fact]:
    """Both sides of an offer, and what it would leave whoever accepts."""
    _, _, _, give_gold, give_influence, ask_gold, ask_influence = f
    return [
        count("give_gold", give_gold),
        count("give_influence", give_influence),
        count("ask_gold", ask_gold),
        count("ask_influence", ask_influence),
        *left_facts(p, give_gold - ask_gold, give_influence - ask_influence),
    ]


def left_facts(p: Player, gold: int, influence: int) -> list[Fact]:
    """What somebody would have after such a change."""
    return counted("left", GOOD, goods(p.gold + gold, p.influence + influence))
