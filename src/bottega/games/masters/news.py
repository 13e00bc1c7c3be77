"""What is told about a game: the kinds of events and their details."""

from __future__ import annotations

from bottega.games.masters.cards import CARD, LEADER, TOKEN
from bottega.games.masters.words import (
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
from bottega.kernel.game import EventKind
from bottega.kernel.shape import Counts
from bottega.kernel.words import SEAT

EVENTS: list[EventKind] = [
    EventKind("card turned", card=CARD),
    EventKind("marble laid", place=PLACE, marble=MARBLE),
    EventKind("leader dealt", seat=SEAT, leader=LEADER),
    EventKind("leaders kept", seat=SEAT, first=LEADER, second=LEADER),
    EventKind("resource chosen", seat=SEAT, resource=RESOURCE),
    EventKind("turn began", seat=SEAT, turn=True),
    EventKind("line taken", seat=SEAT, line=LINE),
    EventKind("white changed", seat=SEAT, resource=RESOURCE, count=COUNT),
    EventKind("stored", seat=SEAT, resource=RESOURCE),
    EventKind("discarded", seat=SEAT, resource=RESOURCE),
    EventKind("faith moved", seat=SEAT, steps=COUNT, space=SPACE),
    EventKind("report held", section=SECTION),
    EventKind("favour decided", seat=SEAT, section=SECTION, favour=FAVOUR),
    EventKind("paid", seat=SEAT, resource=RESOURCE, warehouse=COUNT, strongbox=COUNT),
    EventKind("card bought", seat=SEAT, card=CARD, slot=SLOT),
    EventKind("produced", seat=SEAT, goods=Counts(GOOD)),
    EventKind("leader played", seat=SEAT, leader=LEADER, reveals=True),
    EventKind("leader discarded", seat=SEAT, leader=LEADER),
    EventKind("last round"),
    EventKind("token revealed", token=TOKEN),
    EventKind("card removed", card=CARD),
    EventKind("cross moved", steps=COUNT, space=SPACE),
    EventKind("game over"),
]
