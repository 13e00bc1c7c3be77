"""What is told about a game: the kinds of events and their details."""

from __future__ import annotations

from bottega.games.lorenzo.cards import CARD
from bottega.games.lorenzo.leader_cards import LEADER, SOURCE
from bottega.games.lorenzo.tiles import TILE
from bottega.games.lorenzo.words import (
    BONUS_TILE,
    CHOICE,
    COUNT,
    DIE,
    FLOOR,
    HOLDING,
    MEMBER,
    PERIOD,
    PIPS,
    PLACE,
    ROUND,
    SPACE,
)
from bottega.kernel.game import EventKind
from bottega.kernel.shape import Counts
from bottega.kernel.words import SEAT

EVENTS: list[EventKind] = [
    EventKind("tile drawn", tile=TILE),
    EventKind("order drawn", seat=SEAT, place=PLACE),
    EventKind("bonus tile taken", seat=SEAT, tile=BONUS_TILE),
    EventKind("leader dealt", seat=SEAT, leader=LEADER),
    EventKind("leader drafted", seat=SEAT, leader=LEADER),
    EventKind("leaders passed", reveals=True),
    EventKind("round began", round=ROUND),
    EventKind("card laid", floor=FLOOR, card=CARD),
    EventKind("die cast", die=DIE, pips=PIPS),
    EventKind("turn skipped", seat=SEAT),
    EventKind("turn began", seat=SEAT, turn=True),
    EventKind("placed", seat=SEAT, member=MEMBER, space=SPACE, servants=COUNT),
    EventKind("bonus used", seat=SEAT, source=SOURCE, floor=FLOOR, servants=COUNT),
    EventKind("fee paid", seat=SEAT, coins=COUNT),
    EventKind("card taken", seat=SEAT, card=CARD, cost=Counts(HOLDING)),
    EventKind("gained", seat=SEAT, goods=Counts(HOLDING)),
    EventKind("harvested", seat=SEAT, value=COUNT),
    EventKind("produced", seat=SEAT, value=COUNT),
    EventKind("exchanged", seat=SEAT, card=CARD, choice=CHOICE, paid=Counts(HOLDING)),
    EventKind("declined", seat=SEAT, source=SOURCE),
    EventKind("placement lost", seat=SEAT),
    EventKind("leader played", seat=SEAT, leader=LEADER, reveals=True),
    EventKind("leader discarded", seat=SEAT, leader=LEADER, reveals=True),
    EventKind("leader activated", seat=SEAT, leader=LEADER),
    EventKind("ability copied", seat=SEAT, leader=LEADER),
    EventKind("strengthened", seat=SEAT, member=MEMBER),
    EventKind("report held", period=PERIOD),
    EventKind("supported", seat=SEAT, points=COUNT),
    EventKind("excommunicated", seat=SEAT, tile=TILE),
    EventKind("faith scored", seat=SEAT, points=COUNT),
    EventKind("order changed", first=SEAT, second=SEAT, third=SEAT, fourth=SEAT),
    EventKind("game over"),
]
