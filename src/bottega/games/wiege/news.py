"""What is told about a game: the kinds of events and their details."""

from __future__ import annotations

from bottega.games.wiege.cards import CARD
from bottega.games.wiege.event_cards import EVENT
from bottega.games.wiege.words import (
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
from bottega.kernel.game import EventKind

EVENTS: list[EventKind] = [
    EventKind("event laid", position=POSITION, history=EVENT, height=COUNT),
    EventKind("card drawn", seat=PLAYER, card=CARD),
    EventKind("card shown", slot=SLOT, card=CARD),
    EventKind("first chosen", seat=PLAYER),
    EventKind("turn began", seat=PLAYER, number=TURN, turn=True),
    EventKind("turn skipped", seat=PLAYER),
    EventKind("exchanged", seat=PLAYER, owner=PLAYER),
    EventKind("placed", seat=PLAYER, man=MAN, position=POSITION, space=SPACE, history=EVENT),
    EventKind(
        "moved",
        seat=PLAYER,
        man=MAN,
        origin=POSITION,
        left=SPACE,
        position=POSITION,
        space=SPACE,
        history=EVENT,
    ),
    EventKind("triggered", seat=PLAYER, position=POSITION, colour=COLOUR, history=EVENT),
    EventKind("bonus earned", seat=PLAYER, colour=COLOUR, cards=COUNT),
    EventKind("card taken", seat=PLAYER, slot=SLOT, card=CARD),
    EventKind("joker shown", seat=PLAYER, card=CARD, reveals=True),
    EventKind("culture played", seat=PLAYER, card=CARD, symbol=SYMBOL, reveals=True),
    EventKind("character laid", seat=PLAYER, card=CARD),
    EventKind("rotated", seat=PLAYER, card=CARD),
    EventKind("top given up", seat=PLAYER, card=CARD),
    EventKind("deck renewed", cards=COUNT),
    EventKind(
        "evaluation began",
        position=POSITION,
        history=EVENT,
        colour=COLOUR,
        seat=PLAYER,
        other=PLAYER,  # nature's seat: nobody else takes part
    ),
    EventKind("pieces returned", seat=PLAYER, stones=COUNT, geniuses=COUNT),
    EventKind("symbol named", seat=PLAYER, symbol=SYMBOL, count=COUNT),
    EventKind("revealed", seat=PLAYER, card=CARD, source=FROM, score=COUNT, reveals=True),
    EventKind("passed", seat=PLAYER),
    EventKind("won", seat=PLAYER, due=COUNT, stones=COUNT),
    EventKind("tied", seat=PLAYER, other=PLAYER, count=COUNT),
    EventKind("paid", seat=PLAYER, to=PLAYER, owner=PLAYER, position=POSITION, space=SPACE),
    EventKind("card kept", seat=PLAYER, card=CARD),
    EventKind("card discarded", seat=PLAYER, card=CARD),
    EventKind("stack discarded", position=POSITION, height=COUNT),
    EventKind(
        "hand compared",
        seat=PLAYER,
        other=PLAYER,  # the partner; nature's seat: everybody plays alone
        cultures=COUNT,
        score=COUNT,
        reveals=True,
    ),
    EventKind("game over"),
]
