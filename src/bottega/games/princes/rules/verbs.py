"""The words of answers: 266 actions for players (rules, section 16), and nature's own."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.city_tiles import TILE
from bottega.games.princes.cards.event_tiles import EVENT_TILE
from bottega.games.princes.cards.families import FAMILY
from bottega.games.princes.table.words import (
    AHEAD,
    AMOUNT,
    CITY,
    EXCHANGE,
    MEANS,
    PIPS,
    ROLE,
    SIDE,
    TREACHERY,
    TROOP,
    WAR,
)
from bottega.kernel.state import Action
from bottega.kernel.vocabulary import Vocabulary
from bottega.kernel.words import Numbers

ACTIONS: Final = Vocabulary()
PASS: Final = ACTIONS.declare("pass", passes=True)
CONFIRM: Final = ACTIONS.declare("confirm")
TAKE_FAMILY: Final = ACTIONS.declare("family {family}", family=FAMILY)
BUY_TROOP: Final = ACTIONS.declare("buy {troop}", key="buy troop", rule="4.b", troop=TROOP)
DISCARD_TROOP: Final = ACTIONS.declare(
    "discard {troop}", key="discard troop", rule="4.c", troop=TROOP
)
BUY_TREACHERY: Final = ACTIONS.declare("buy treachery", rule="4.d")
AUCTION_TILE: Final = ACTIONS.declare("auction {tile}", key="auction tile", rule="5", tile=TILE)
AUCTION_EVENT: Final = ACTIONS.declare(
    "auction {event}", key="auction event", rule="5", event=EVENT_TILE
)
AUCTION_POPE: Final = ACTIONS.declare("auction pope", rule="7")
DECLARE_WAR: Final = ACTIONS.declare("war {war}", rule="8.a", war=WAR)
PLAY_WAR: Final = ACTIONS.declare("start war {war}", rule="8.a", war=WAR)
STEAL: Final = ACTIONS.declare(
    "steal influence from +{ahead}", key="steal influence", rule="9", ahead=AHEAD
)
RAID: Final = ACTIONS.declare("raid gold of +{ahead}", key="raid gold", rule="9", ahead=AHEAD)
LUCREZIA: Final = ACTIONS.declare("lucrezia +{ahead}", key="lucrezia", rule="10", ahead=AHEAD)
ALFONSO: Final = ACTIONS.declare("alfonso", rule="10")
BANK: Final = ACTIONS.declare("bank {exchange}", rule="10", exchange=EXCHANGE)
BLOCK: Final = ACTIONS.declare("block +{ahead}", key="block", rule="9", ahead=AHEAD)
NAME_AMOUNT: Final = ACTIONS.declare("amount {amount}", amount=AMOUNT)
DISCARD_TREACHERY: Final = ACTIONS.declare(
    "discard {treachery}", key="discard treachery", treachery=TREACHERY
)
NAME_CITY: Final = ACTIONS.declare("city {city}", city=CITY)
VETO_WITH: Final = ACTIONS.declare("veto {means}", means=MEANS)
JOIN: Final = ACTIONS.declare("league {side}", side=SIDE)
BRIBE: Final = ACTIONS.declare("bribe {role} {troop}", role=ROLE, troop=TROOP)
TRADE: Final = ACTIONS.declare(
    "trade with +{ahead}", key="trade", offers=True, rule="11", ahead=AHEAD
)

PASS_IT: Final[Action] = (PASS,)
YES: Final[Action] = (CONFIRM,)

ACTIONS.head("troop", BUY_TROOP, DISCARD_TROOP)
ACTIONS.head("treachery", BUY_TREACHERY)
ACTIONS.head("auction", AUCTION_TILE, AUCTION_EVENT, AUCTION_POPE)
ACTIONS.head("war", DECLARE_WAR, PLAY_WAR)
ACTIONS.head("free", STEAL, RAID, BLOCK, LUCREZIA, ALFONSO, BANK)
ACTIONS.head("trade", TRADE)
ACTIONS.head("pass", PASS)

SEAT_NUMBER: Final = Numbers("seat", 1, 6)
CHANCE: Final = Vocabulary()
PICK_CHOOSER: Final = CHANCE.declare("chooser {seat}", seat=SEAT_NUMBER)
PICK_FIRST: Final = CHANCE.declare("first {seat}", seat=SEAT_NUMBER)
DRAW: Final = CHANCE.declare("draw {treachery}", treachery=TREACHERY)
CAST: Final = CHANCE.declare("roll {side} {pips}", side=SIDE, pips=PIPS)
