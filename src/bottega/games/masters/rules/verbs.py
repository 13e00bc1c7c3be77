"""The words of answers: ninety actions for players (rules, section 15), and nature's own."""

from __future__ import annotations

from typing import Final

from bottega.games.masters.cards.cards import CARD, DECK_OF, LEADER, TOKEN
from bottega.games.masters.table.words import (
    COLOUR,
    COLUMN,
    DECK,
    HELD,
    KINDS,
    MARBLE,
    PAIR,
    PLACE,
    RESOURCE,
    ROW,
    SLOT,
    WITHOUT,
)
from bottega.kernel.state import Action
from bottega.kernel.vocabulary import Vocabulary
from bottega.kernel.words import Domain, Numbers

ACTIONS: Final = Vocabulary()
KEEP: Final = ACTIONS.declare("keep {pair}", pair=PAIR)
CHOOSE: Final = ACTIONS.declare("choose {resource}", resource=RESOURCE)
MARKET_ROW: Final = ACTIONS.declare("market row {row}", rule="5.1", row=ROW)
MARKET_COLUMN: Final = ACTIONS.declare("market column {column}", rule="5.1", column=COLUMN)
STORE: Final = ACTIONS.declare("store")
DISCARD: Final = ACTIONS.declare("discard")
BUY: Final = ACTIONS.declare("buy {colour} slot {slot}", rule="7.1", colour=COLOUR, slot=SLOT)
PAY: Final = ACTIONS.declare("pay {units}", units=Numbers("units", 0, 5))
PRODUCE: Final = ACTIONS.declare("produce", rule="8")
USE_BASIC: Final = ACTIONS.declare("use basic", rule="8")
USE_SLOT: Final = ACTIONS.declare("use slot {slot}", slot=SLOT)
USE_LEADER: Final = ACTIONS.declare("use leader {leader}", leader=HELD)
POWERS_DONE: Final = ACTIONS.declare("powers done")
PLAY_LEADER: Final = ACTIONS.declare("play leader {leader}", rule="9", leader=HELD)
DISCARD_LEADER: Final = ACTIONS.declare("discard leader {leader}", rule="9", leader=HELD)
END_TURN: Final = ACTIONS.declare("end turn")
DISCARD_STORED: Final = ACTIONS.declare("discard stored {resource}", rule="5.6", resource=RESOURCE)
BUY_WITHOUT: Final = ACTIONS.declare(
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

DECK_CARD: Final = Domain(
    "deck card", [f"{DECK.names[DECK_OF[i]]} {id}" for i, id in enumerate(CARD.names)]
)

CHOICES: Final[list[Action]] = [(CHOOSE, kind) for kind in range(KINDS)]
"""Any resource at all."""

CHANCE: Final = Vocabulary()
TURN_CARD: Final = CHANCE.declare("turn {card}", card=DECK_CARD)
LAY_MARBLE: Final = CHANCE.declare("marble {place} {marble}", place=PLACE, marble=MARBLE)
DEAL_LEADER: Final = CHANCE.declare(
    "deal leader seat {seat} {leader}", key="deal", seat=Numbers("seat", 1, 4), leader=LEADER
)
REVEAL_TOKEN: Final = CHANCE.declare("token {token}", token=TOKEN)
