"""The words of answers: 271 actions for players (rules, section 18), and nature's own."""

from __future__ import annotations

from bottega.games.wiege.agenda import (
    BEGIN,
    COLUMN,
    DEAL,
    DRAW,
    EXCHANGE,
    KEEP_CHARACTER,
    KEEP_CULTURE,
    LAY,
    LIFT,
    NAME,
    PAY_COLOUR,
    PAY_PLACED,
    PICK,
    PLACE_GENIUS,
    PLACE_STONE,
    PLAY_CHARACTER,
    PLAY_CULTURE,
    REVEAL_HAND,
    REVEAL_PILE,
    ROTATE,
    SHOW,
    STOP,
    TAKE,
)
from bottega.games.wiege.cards import CARD
from bottega.games.wiege.event_cards import EVENT
from bottega.games.wiege.words import (
    CHARACTER_KIND,
    CULTURE_KIND,
    PLAYER,
    POSITION,
    SLOT,
    SPACE,
    SYMBOL,
)
from bottega.kernel.vocabulary import Verb, Vocabulary

ACTIONS = Vocabulary(
    [
        Verb(STOP, "stop"),
        Verb(EXCHANGE, "exchange with {owner}", owner=PLAYER),
        Verb(PLACE_STONE, "stone on {position} space {space}", position=POSITION, space=SPACE),
        Verb(PLACE_GENIUS, "genius on {position} space {space}", position=POSITION, space=SPACE),
        Verb(LIFT, "lift from {position} space {space}", position=POSITION, space=SPACE),
        Verb(TAKE, "take {slot}", slot=SLOT),
        Verb(DRAW, "draw"),
        Verb(PLAY_CULTURE, "play culture {kind}", kind=CULTURE_KIND),
        Verb(COLUMN, "column {symbol}", symbol=SYMBOL),
        Verb(PLAY_CHARACTER, "play character {kind}", kind=CHARACTER_KIND),
        Verb(ROTATE, "rotate {symbol}", symbol=SYMBOL),
        Verb(NAME, "name {symbol}", symbol=SYMBOL),
        Verb(REVEAL_HAND, "reveal from hand {kind}", kind=CHARACTER_KIND),
        Verb(REVEAL_PILE, "reveal from pile {kind}", kind=CHARACTER_KIND),
        Verb(KEEP_CULTURE, "keep culture {kind}", kind=CULTURE_KIND),
        Verb(KEEP_CHARACTER, "keep character {kind}", kind=CHARACTER_KIND),
        Verb(PAY_COLOUR, "pay stone of {owner}", owner=PLAYER),
        Verb(PAY_PLACED, "pay from {position} space {space}", position=POSITION, space=SPACE),
    ]
)

CHANCE = Vocabulary(
    [
        Verb(PICK, "pick {event}", event=EVENT),
        Verb(LAY, "lay {event} on {position}", event=EVENT, position=POSITION),
        Verb(DEAL, "deal {card} to {to}", card=CARD, to=PLAYER),
        Verb(SHOW, "show {card} slot {slot}", card=CARD, slot=SLOT),
        Verb(BEGIN, "begin with {first}", first=PLAYER),
    ]
)
