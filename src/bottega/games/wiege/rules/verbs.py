"""The words of answers: 271 actions for players (rules, section 18), and nature's own."""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.cards.cards import CARD
from bottega.games.wiege.cards.event_cards import EVENT
from bottega.games.wiege.table.words import (
    CHARACTER_KIND,
    CULTURE_KIND,
    PLAYER,
    POSITION,
    SLOT,
    SPACE,
    SYMBOL,
)
from bottega.kernel.vocabulary import Vocabulary

ACTIONS: Final = Vocabulary()
STOP: Final = ACTIONS.declare("stop", passes=True)
EXCHANGE: Final = ACTIONS.declare("exchange with {owner}", owner=PLAYER)
PLACE_STONE: Final = ACTIONS.declare(
    "stone on {position} space {space}", position=POSITION, space=SPACE
)
PLACE_GENIUS: Final = ACTIONS.declare(
    "genius on {position} space {space}", position=POSITION, space=SPACE
)
LIFT: Final = ACTIONS.declare("lift from {position} space {space}", position=POSITION, space=SPACE)
TAKE: Final = ACTIONS.declare("take {slot}", slot=SLOT)
DRAW: Final = ACTIONS.declare("draw")
PLAY_CULTURE: Final = ACTIONS.declare("play culture {kind}", kind=CULTURE_KIND)
COLUMN: Final = ACTIONS.declare("column {symbol}", symbol=SYMBOL)
PLAY_CHARACTER: Final = ACTIONS.declare("play character {kind}", kind=CHARACTER_KIND)
ROTATE: Final = ACTIONS.declare("rotate {symbol}", symbol=SYMBOL)
NAME: Final = ACTIONS.declare("name {symbol}", symbol=SYMBOL)
REVEAL_HAND: Final = ACTIONS.declare("reveal from hand {kind}", kind=CHARACTER_KIND)
REVEAL_PILE: Final = ACTIONS.declare("reveal from pile {kind}", kind=CHARACTER_KIND)
KEEP_CULTURE: Final = ACTIONS.declare("keep culture {kind}", kind=CULTURE_KIND)
KEEP_CHARACTER: Final = ACTIONS.declare("keep character {kind}", kind=CHARACTER_KIND)
PAY_COLOUR: Final = ACTIONS.declare("pay stone of {owner}", owner=PLAYER)
PAY_PLACED: Final = ACTIONS.declare(
    "pay from {position} space {space}", position=POSITION, space=SPACE
)

ACTIONS.head("place", PLACE_STONE, PLACE_GENIUS)
ACTIONS.head("lift", LIFT)
ACTIONS.head("draw", TAKE, DRAW)
ACTIONS.head("play", PLAY_CULTURE, PLAY_CHARACTER)
ACTIONS.head("rotate", ROTATE)
ACTIONS.head("exchange", EXCHANGE)
ACTIONS.head("reveal", REVEAL_HAND, REVEAL_PILE)
ACTIONS.head("stop", STOP)

CHANCE: Final = Vocabulary()
PICK: Final = CHANCE.declare("pick {event}", event=EVENT)
LAY: Final = CHANCE.declare("lay {event} on {position}", event=EVENT, position=POSITION)
DEAL: Final = CHANCE.declare("deal {card} to {to}", card=CARD, to=PLAYER)
SHOW: Final = CHANCE.declare("show {card} slot {slot}", card=CARD, slot=SLOT)
BEGIN: Final = CHANCE.declare("begin with {first}", first=PLAYER)
