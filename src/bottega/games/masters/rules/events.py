"""What is told about a game: the kinds of events and their details."""

from __future__ import annotations

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

EVENTS = Events()
CARD_TURNED = EVENTS.declare("card turned", card=CARD)
MARBLE_LAID = EVENTS.declare("marble laid", place=PLACE, marble=MARBLE)
LEADER_DEALT = EVENTS.declare("leader dealt", seat=SEAT, leader=LEADER)
LEADERS_KEPT = EVENTS.declare("leaders kept", seat=SEAT, first=LEADER, second=LEADER)
RESOURCE_CHOSEN = EVENTS.declare("resource chosen", seat=SEAT, resource=RESOURCE)
TURN_BEGAN = EVENTS.declare("turn began", seat=SEAT, turn=True)
LINE_TAKEN = EVENTS.declare("line taken", seat=SEAT, line=LINE)
WHITE_CHANGED = EVENTS.declare("white changed", seat=SEAT, resource=RESOURCE, count=COUNT)
STORED = EVENTS.declare("stored", seat=SEAT, resource=RESOURCE)
DISCARDED_GOOD = EVENTS.declare("discarded", seat=SEAT, resource=RESOURCE)
FAITH_MOVED = EVENTS.declare("faith moved", seat=SEAT, steps=COUNT, space=SPACE)
REPORT_HELD = EVENTS.declare("report held", section=SECTION, milestone=True)
FAVOUR_DECIDED = EVENTS.declare("favour decided", seat=SEAT, section=SECTION, favour=FAVOUR)
PAID = EVENTS.declare("paid", seat=SEAT, resource=RESOURCE, warehouse=COUNT, strongbox=COUNT)
CARD_BOUGHT = EVENTS.declare("card bought", seat=SEAT, card=CARD, slot=SLOT)
PRODUCED = EVENTS.declare("produced", seat=SEAT, goods=Counts(GOOD))
LEADER_PLAYED = EVENTS.declare("leader played", seat=SEAT, leader=LEADER, reveals=True)
LEADER_DISCARDED = EVENTS.declare("leader discarded", seat=SEAT, leader=LEADER)
LAST_ROUND = EVENTS.declare("last round")
TOKEN_REVEALED = EVENTS.declare("token revealed", token=TOKEN)
CARD_REMOVED = EVENTS.declare("card removed", card=CARD)
CROSS_MOVED = EVENTS.declare("cross moved", steps=COUNT, space=SPACE)
GAME_OVER = EVENTS.declare("game over")
DISCARDED_STORED = EVENTS.declare("discarded stored", seat=SEAT, resource=RESOURCE)
DISCOUNT_REFUSED = EVENTS.declare("discount refused", seat=SEAT, leader=LEADER)
