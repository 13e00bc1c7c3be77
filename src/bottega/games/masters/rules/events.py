"""What is told about a game: the kinds of events and their details."""

from __future__ import annotations

from typing import Final

from bottega.games.masters.cards.cards import CARD, LEADER, TOKEN
from bottega.games.masters.table.words import (
    COUNT,
    FAVOUR,
    GOOD,
    LINE,
    MARBLE,
    PLACE,
    RESOURCE,
    SECTION,
    SLOT,
    SPACE,
)
from bottega.kernel.declared import Events
from bottega.kernel.shape import Counts
from bottega.kernel.words import SEAT

EVENTS: Final = Events()
CARD_TURNED: Final = EVENTS.declare("card turned", card=CARD)
MARBLE_LAID: Final = EVENTS.declare("marble laid", place=PLACE, marble=MARBLE)
LEADER_DEALT: Final = EVENTS.declare("leader dealt", seat=SEAT, leader=LEADER)
LEADERS_KEPT: Final = EVENTS.declare("leaders kept", seat=SEAT, first=LEADER, second=LEADER)
RESOURCE_CHOSEN: Final = EVENTS.declare("resource chosen", seat=SEAT, resource=RESOURCE)
TURN_BEGAN: Final = EVENTS.declare("turn began", seat=SEAT, turn=True)
LINE_TAKEN: Final = EVENTS.declare("line taken", seat=SEAT, line=LINE)
WHITE_CHANGED: Final = EVENTS.declare("white changed", seat=SEAT, resource=RESOURCE, count=COUNT)
STORED: Final = EVENTS.declare("stored", seat=SEAT, resource=RESOURCE)
DISCARDED_GOOD: Final = EVENTS.declare("discarded", seat=SEAT, resource=RESOURCE)
FAITH_MOVED: Final = EVENTS.declare("faith moved", seat=SEAT, steps=COUNT, space=SPACE)
REPORT_HELD: Final = EVENTS.declare("report held", section=SECTION, milestone=True)
FAVOUR_DECIDED: Final = EVENTS.declare("favour decided", seat=SEAT, section=SECTION, favour=FAVOUR)
PAID: Final = EVENTS.declare("paid", seat=SEAT, resource=RESOURCE, warehouse=COUNT, strongbox=COUNT)
CARD_BOUGHT: Final = EVENTS.declare("card bought", seat=SEAT, card=CARD, slot=SLOT)
PRODUCED: Final = EVENTS.declare("produced", seat=SEAT, goods=Counts(GOOD))
LEADER_PLAYED: Final = EVENTS.declare("leader played", seat=SEAT, leader=LEADER, reveals=True)
LEADER_DISCARDED: Final = EVENTS.declare("leader discarded", seat=SEAT, leader=LEADER)
LAST_ROUND: Final = EVENTS.declare("last round")
TOKEN_REVEALED: Final = EVENTS.declare("token revealed", token=TOKEN)
CARD_REMOVED: Final = EVENTS.declare("card removed", card=CARD)
CROSS_MOVED: Final = EVENTS.declare("cross moved", steps=COUNT, space=SPACE)
GAME_OVER: Final = EVENTS.declare("game over")
DISCARDED_STORED: Final = EVENTS.declare("discarded stored", seat=SEAT, resource=RESOURCE)
DISCOUNT_REFUSED: Final = EVENTS.declare("discount refused", seat=SEAT, leader=LEADER)
