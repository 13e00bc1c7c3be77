"""The words of answers: 266 actions for players (rules, section 16), and nature's own."""

from __future__ import annotations

from bottega.games.princes.agenda import (
    ALFONSO,
    AUCTION_EVENT,
    AUCTION_POPE,
    AUCTION_TILE,
    BANK,
    BLOCK,
    BRIBE,
    BUY_TREACHERY,
    BUY_TROOP,
    CAST,
    CONFIRM,
    DECLARE_WAR,
    DISCARD_TREACHERY,
    DISCARD_TROOP,
    DRAW,
    JOIN,
    LUCREZIA,
    NAME_AMOUNT,
    NAME_CITY,
    PASS,
    PICK_CHOOSER,
    PICK_FIRST,
    PLAY_WAR,
    RAID,
    STEAL,
    TAKE_FAMILY,
    TRADE,
    VETO_WITH,
)
from bottega.games.princes.city_tiles import TILE
from bottega.games.princes.event_tiles import EVENT_TILE
from bottega.games.princes.families import FAMILY
from bottega.games.princes.words import (
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
from bottega.kernel.vocabulary import Verb, Vocabulary
from bottega.kernel.words import Numbers

ACTIONS = Vocabulary(
    [
        Verb(PASS, "pass"),
        Verb(CONFIRM, "confirm"),
        Verb(TAKE_FAMILY, "family {family}", family=FAMILY),
        Verb(BUY_TROOP, "buy {troop}", key="buy troop", troop=TROOP),
        Verb(DISCARD_TROOP, "discard {troop}", key="discard troop", troop=TROOP),
        Verb(BUY_TREACHERY, "buy treachery"),
        Verb(AUCTION_TILE, "auction {tile}", key="auction tile", tile=TILE),
        Verb(AUCTION_EVENT, "auction {event}", key="auction event", event=EVENT_TILE),
        Verb(AUCTION_POPE, "auction pope"),
        Verb(DECLARE_WAR, "war {war}", war=WAR),
        Verb(PLAY_WAR, "start war {war}", war=WAR),
        Verb(STEAL, "steal influence from +{ahead}", key="steal influence", ahead=AHEAD),
        Verb(RAID, "raid gold of +{ahead}", key="raid gold", ahead=AHEAD),
        Verb(LUCREZIA, "lucrezia +{ahead}", key="lucrezia", ahead=AHEAD),
        Verb(ALFONSO, "alfonso"),
        Verb(BANK, "bank {exchange}", exchange=EXCHANGE),
        Verb(BLOCK, "block +{ahead}", key="block", ahead=AHEAD),
        Verb(NAME_AMOUNT, "amount {amount}", amount=AMOUNT),
        Verb(
            DISCARD_TREACHERY, "discard {treachery}", key="discard treachery", treachery=TREACHERY
        ),
        Verb(NAME_CITY, "city {city}", city=CITY),
        Verb(VETO_WITH, "veto {means}", means=MEANS),
        Verb(JOIN, "league {side}", side=SIDE),
        Verb(BRIBE, "bribe {role} {troop}", role=ROLE, troop=TROOP),
        Verb(TRADE, "trade with +{ahead}", key="trade", ahead=AHEAD),
    ]
)

SEAT_NUMBER = Numbers("seat", 1, 6)
CHANCE = Vocabulary(
    [
        Verb(PICK_CHOOSER, "chooser {seat}", seat=SEAT_NUMBER),
        Verb(PICK_FIRST, "first {seat}", seat=SEAT_NUMBER),
        Verb(DRAW, "draw {treachery}", treachery=TREACHERY),
        Verb(CAST, "roll {side} {pips}", side=SIDE, pips=PIPS),
    ]
)
