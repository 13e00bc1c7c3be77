"""What is told about a game: the kinds of events and their details."""

from __future__ import annotations

from typing import Final

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

EVENTS: Final = Events()
EVENT_LAID: Final = EVENTS.declare("event laid", position=POSITION, history=EVENT, height=COUNT)
CARD_DRAWN: Final = EVENTS.declare("card drawn", seat=PLAYER, card=CARD)
CARD_SHOWN: Final = EVENTS.declare("card shown", slot=SLOT, card=CARD)
FIRST_CHOSEN: Final = EVENTS.declare("first chosen", seat=PLAYER)
TURN_BEGAN: Final = EVENTS.declare("turn began", seat=PLAYER, number=TURN, turn=True)
TURN_SKIPPED: Final = EVENTS.declare("turn skipped", seat=PLAYER)
EXCHANGED: Final = EVENTS.declare("exchanged", seat=PLAYER, owner=PLAYER)
PLACED: Final = EVENTS.declare(
    "placed", seat=PLAYER, man=MAN, position=POSITION, space=SPACE, history=EVENT
)
MOVED: Final = EVENTS.declare(
    "moved",
    seat=PLAYER,
    man=MAN,
    origin=POSITION,
    left=SPACE,
    position=POSITION,
    space=SPACE,
    history=EVENT,
)
TRIGGERED: Final = EVENTS.declare(
    "triggered", seat=PLAYER, position=POSITION, colour=COLOUR, history=EVENT
)
BONUS_EARNED: Final = EVENTS.declare("bonus earned", seat=PLAYER, colour=COLOUR, cards=COUNT)
CARD_TAKEN: Final = EVENTS.declare("card taken", seat=PLAYER, slot=SLOT, card=CARD)
JOKER_SHOWN: Final = EVENTS.declare("joker shown", seat=PLAYER, card=CARD, reveals=True)
CULTURE_PLAYED: Final = EVENTS.declare(
    "culture played", seat=PLAYER, card=CARD, symbol=SYMBOL, reveals=True
)
CHARACTER_LAID: Final = EVENTS.declare("character laid", seat=PLAYER, card=CARD)
ROTATED: Final = EVENTS.declare("rotated", seat=PLAYER, card=CARD)
TOP_GIVEN_UP: Final = EVENTS.declare("top given up", seat=PLAYER, card=CARD)
DECK_RENEWED: Final = EVENTS.declare("deck renewed", cards=COUNT)
EVALUATION_BEGAN: Final = EVENTS.declare(
    "evaluation began",
    milestone=True,
    position=POSITION,
    history=EVENT,
    colour=COLOUR,
    seat=PLAYER,
    other=PLAYER,
)
PIECES_RETURNED: Final = EVENTS.declare(
    "pieces returned", seat=PLAYER, stones=COUNT, geniuses=COUNT
)
SYMBOL_NAMED: Final = EVENTS.declare("symbol named", seat=PLAYER, symbol=SYMBOL, count=COUNT)
REVEALED: Final = EVENTS.declare(
    "revealed", seat=PLAYER, card=CARD, source=FROM, score=COUNT, reveals=True
)
PASSED: Final = EVENTS.declare("passed", seat=PLAYER)
WON: Final = EVENTS.declare("won", ends="duel", seat=PLAYER, due=COUNT, stones=COUNT)
TIED: Final = EVENTS.declare("tied", ends="duel", seat=PLAYER, other=PLAYER, count=COUNT)
PAID: Final = EVENTS.declare(
    "paid", seat=PLAYER, to=PLAYER, owner=PLAYER, position=POSITION, space=SPACE
)
CARD_KEPT: Final = EVENTS.declare("card kept", seat=PLAYER, card=CARD)
CARD_DISCARDED: Final = EVENTS.declare("card discarded", seat=PLAYER, card=CARD)
STACK_DISCARDED: Final = EVENTS.declare("stack discarded", position=POSITION, height=COUNT)
HAND_COMPARED: Final = EVENTS.declare(
    "hand compared", seat=PLAYER, other=PLAYER, cultures=COUNT, score=COUNT, reveals=True
)
GAME_OVER: Final = EVENTS.declare("game over")
EVENT_UNCOVERED: Final = EVENTS.declare(
    "event uncovered", position=POSITION, history=EVENT, height=COUNT
)
