"""The words of answers: ninety actions for players (rules, section 15), and nature's own."""

from __future__ import annotations

from bottega.games.masters.cards.cards import CARD, DECK_OF, LEADER, TOKEN
from bottega.games.masters.table.words import (
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
    WITHOUT,
)
from bottega.kernel.vocabulary import Vocabulary
from bottega.kernel.words import Domain, Numbers

ACTIONS = Vocabulary()
KEEP = ACTIONS.declare("keep {pair}", pair=PAIR)
CHOOSE = ACTIONS.declare("choose {resource}", resource=RESOURCE)
MARKET_ROW = ACTIONS.declare("market row {row}", rule="5.1", row=ROW)
MARKET_COLUMN = ACTIONS.declare("market column {column}", rule="5.1", column=COLUMN)
STORE = ACTIONS.declare("store")
DISCARD = ACTIONS.declare("discard")
BUY = ACTIONS.declare("buy {colour} slot {slot}", rule="7.1", colour=COLOUR, slot=SLOT)
PAY = ACTIONS.declare("pay {units}", units=Numbers("units", 0, 5))
PRODUCE = ACTIONS.declare("produce", rule="8")
USE_BASIC = ACTIONS.declare("use basic", rule="8")
USE_SLOT = ACTIONS.declare("use slot {slot}", slot=SLOT)
USE_LEADER = ACTIONS.declare("use leader {leader}", leader=HELD)
POWERS_DONE = ACTIONS.declare("powers done")
PLAY_LEADER = ACTIONS.declare("play leader {leader}", rule="9", leader=HELD)
DISCARD_LEADER = ACTIONS.declare("discard leader {leader}", rule="9", leader=HELD)
END_TURN = ACTIONS.declare("end turn")
DISCARD_STORED = ACTIONS.declare("discard stored {resource}", rule="5.6", resource=RESOURCE)
BUY_WITHOUT = ACTIONS.declare(
    "buy {colour} slot {slot} without {without}",
    key="buy without",
    colour=COLOUR,
    slot=SLOT,
    without=WITHOUT,
)

ACTIONS.head("market", MARKET_ROW, MARKET_COLUMN)
ACTIONS.head("buy", BUY, BUY_WITHOUT)
ACTIONS.head("produce", PRODUCE, USE_BASIC, USE_SLOT, USE_LEADER, POWERS_DONE)
ACTIONS.head("leaders", PLAY_LEADER, DISCARD_LEADER)
ACTIONS.head("end", END_TURN)

DECK_CARD = Domain(
    "deck card", [f"{DECK.names[DECK_OF[i]]} {id}" for i, id in enumerate(CARD.names)]
)

CHANCE = Vocabulary()
TURN_CARD = CHANCE.declare("turn {card}", card=DECK_CARD)
LAY_MARBLE = CHANCE.declare("marble {place} {marble}", place=PLACE, marble=MARBLE)
DEAL_LEADER = CHANCE.declare(
    "deal leader seat {seat} {leader}", key="deal", seat=Numbers("seat", 1, 4), leader=LEADER
)
REVEAL_TOKEN = CHANCE.declare("token {token}", token=TOKEN)
