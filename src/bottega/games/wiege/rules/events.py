"""What is told about a game: the kinds of events and their details."""

from __future__ import annotations

from bottega.games.wiege.cards.cards import CARD
from bottega.games.wiege.cards.event_cards import EVENT
from bottega.games.wiege.table.words import (
    COLOUR,
    COUNT,
    FROM,
    MAN,
    PLAYER,
    POSITION,
    SLOT,
    SPACE,
    SYMBOL,
    TURN,
)
from bottega.kernel.declared import Events

EVENTS = Events()
EVENT_LAID = EVENTS.declare("event laid", position=POSITION, history=EVENT, height=COUNT)
CARD_DRAWN = EVENTS.declare("card drawn", seat=PLAYER, card=CARD)
CARD_SHOWN = EVENTS.declare("card shown", slot=SLOT, card=CARD)
FIRST_CHOSEN = EVENTS.declare("first chosen", seat=PLAYER)
TURN_BEGAN = EVENTS.declare("turn began", seat=PLAYER, number=TURN, turn=True)
TURN_SKIPPED = EVENTS.declare("turn skipped", seat=PLAYER)
EXCHANGED = EVENTS.declare("exchanged", seat=PLAYER, owner=PLAYER)
PLACED = EVENTS.declare(
    "placed", seat=PLAYER, man=MAN, position=POSITION, space=SPACE, history=EVENT
)
MOVED = EVENTS.declare(
    "moved",
    seat=PLAYER,
    man=MAN,
    origin=POSITION,
    left=SPACE,
    position=POSITION,
    space=SPACE,
    history=EVENT,
)
TRIGGERED = EVENTS.declare(
    "triggered", seat=PLAYER, position=POSITION, colour=COLOUR, history=EVENT
)
BONUS_EARNED = EVENTS.declare("bonus earned", seat=PLAYER, colour=COLOUR, cards=COUNT)
CARD_TAKEN = EVENTS.declare("card taken", seat=PLAYER, slot=SLOT, card=CARD)
JOKER_SHOWN = EVENTS.declare("joker shown", seat=PLAYER, card=CARD, reveals=True)
CULTURE_PLAYED = EVENTS.declare(
    "culture played", seat=PLAYER, card=CARD, symbol=SYMBOL, reveals=True
)
CHARACTER_LAID = EVENTS.declare("character laid", seat=PLAYER, card=CARD)
ROTATED = EVENTS.declare("rotated", seat=PLAYER, card=CARD)
TOP_GIVEN_UP = EVENTS.declare("top given up", seat=PLAYER, card=CARD)
DECK_RENEWED = EVENTS.declare("deck renewed", cards=COUNT)
EVALUATION_BEGAN = EVENTS.declare(
    "evaluation began",
    milestone=True,
    position=POSITION,
    history=EVENT,
    colour=COLOUR,
    seat=PLAYER,
    other=PLAYER,
)
PIECES_RETURNED = EVENTS.declare("pieces returned", seat=PLAYER, stones=COUNT, geniuses=COUNT)
SYMBOL_NAMED = EVENTS.declare("symbol named", seat=PLAYER, symbol=SYMBOL, count=COUNT)
REVEALED = EVENTS.declare(
    "revealed", seat=PLAYER, card=CARD, source=FROM, score=COUNT, reveals=True
)
PASSED = EVENTS.declare("passed", seat=PLAYER)
WON = EVENTS.declare("won", ends="duel", seat=PLAYER, due=COUNT, stones=COUNT)
TIED = EVENTS.declare("tied", ends="duel", seat=PLAYER, other=PLAYER, count=COUNT)
PAID = EVENTS.declare("paid", seat=PLAYER, to=PLAYER, owner=PLAYER, position=POSITION, space=SPACE)
CARD_KEPT = EVENTS.declare("card kept", seat=PLAYER, card=CARD)
CARD_DISCARDED = EVENTS.declare("card discarded", seat=PLAYER, card=CARD)
STACK_DISCARDED = EVENTS.declare("stack discarded", position=POSITION, height=COUNT)
HAND_COMPARED = EVENTS.declare(
    "hand compared", seat=PLAYER, other=PLAYER, cultures=COUNT, score=COUNT, reveals=True
)
GAME_OVER = EVENTS.declare("game over")
EVENT_UNCOVERED = EVENTS.declare("event uncovered", position=POSITION, history=EVENT, height=COUNT)
