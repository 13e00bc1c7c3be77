"""The words of answers: fifty actions for players (rules, section 15), and nature's own."""

from __future__ import annotations

from bottega.games.masters.agenda import (
    BUY,
    CHOOSE,
    DEAL_LEADER,
    DISCARD,
    DISCARD_LEADER,
    END_TURN,
    KEEP,
    LAY_MARBLE,
    MARKET_COLUMN,
    MARKET_ROW,
    PAY,
    PLAY_LEADER,
    POWERS_DONE,
    PRODUCE,
    REVEAL_TOKEN,
    STORE,
    TURN_CARD,
    USE_BASIC,
    USE_LEADER,
    USE_SLOT,
)
from bottega.games.masters.cards import CARD, DECK_OF, LEADER, TOKEN
from bottega.games.masters.words import (
    COLOUR,
    COLUMN,
    DECK,
    HELD,
    MARBLE,
    PAIR,
    PLACE,
    RESOURCE,
    ROW,
    SLOT,
)
from bottega.kernel.vocabulary import Verb, Vocabulary
from bottega.kernel.words import Domain, Numbers

ACTIONS = Vocabulary(
    [
        Verb(KEEP, "keep {pair}", pair=PAIR),
        Verb(CHOOSE, "choose {resource}", resource=RESOURCE),
        Verb(MARKET_ROW, "market row {row}", row=ROW),
        Verb(MARKET_COLUMN, "market column {column}", column=COLUMN),
        Verb(STORE, "store"),
        Verb(DISCARD, "discard"),
        Verb(BUY, "buy {colour} slot {slot}", colour=COLOUR, slot=SLOT),
        Verb(PAY, "pay {units}", units=Numbers("units", 0, 5)),
        Verb(PRODUCE, "produce"),
        Verb(USE_BASIC, "use basic"),
        Verb(USE_SLOT, "use slot {slot}", slot=SLOT),
        Verb(USE_LEADER, "use leader {leader}", leader=HELD),
        Verb(POWERS_DONE, "powers done"),
        Verb(PLAY_LEADER, "play leader {leader}", leader=HELD),
        Verb(DISCARD_LEADER, "discard leader {leader}", leader=HELD),
        Verb(END_TURN, "end turn"),
    ]
)

DECK_CARD = Domain(
    "deck card", [f"{DECK.names[DECK_OF[i]]} {id}" for i, id in enumerate(CARD.names)]
)

CHANCE = Vocabulary(
    [
        Verb(TURN_CARD, "turn {card}", card=DECK_CARD),
        Verb(LAY_MARBLE, "marble {place} {marble}", place=PLACE, marble=MARBLE),
        Verb(
            DEAL_LEADER,
            "deal leader seat {seat} {leader}",
            key="deal",
            seat=Numbers("seat", 1, 4),
            leader=LEADER,
        ),
        Verb(REVEAL_TOKEN, "token {token}", token=TOKEN),
    ]
)
