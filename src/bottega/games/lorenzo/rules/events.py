"""What is told about a game: the kinds of events and their details."""

from __future__ import annotations

from bottega.games.lorenzo.cards.cards import CARD
from bottega.games.lorenzo.cards.leader_cards import LEADER, SOURCE
from bottega.games.lorenzo.cards.tiles import TILE
from bottega.games.lorenzo.table.words import (
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
from bottega.kernel.declared import Events
from bottega.kernel.shape import Counts
from bottega.kernel.words import SEAT

EVENTS = Events()
TILE_DRAWN = EVENTS.declare("tile drawn", tile=TILE)
ORDER_DRAWN = EVENTS.declare("order drawn", seat=SEAT, place=PLACE)
BONUS_TILE_TAKEN = EVENTS.declare("bonus tile taken", seat=SEAT, tile=BONUS_TILE)
LEADER_DEALT = EVENTS.declare("leader dealt", seat=SEAT, leader=LEADER)
LEADER_DRAFTED = EVENTS.declare("leader drafted", seat=SEAT, leader=LEADER)
LEADERS_PASSED = EVENTS.declare("leaders passed", reveals=True)
ROUND_BEGAN = EVENTS.declare("round began", round=ROUND, new_round=True)
CARD_LAID = EVENTS.declare("card laid", floor=FLOOR, card=CARD)
DIE_CAST = EVENTS.declare("die cast", die=DIE, pips=PIPS)
TURN_SKIPPED = EVENTS.declare("turn skipped", seat=SEAT)
TURN_BEGAN = EVENTS.declare("turn began", seat=SEAT, turn=True)
PLACED = EVENTS.declare("placed", seat=SEAT, member=MEMBER, space=SPACE, servants=COUNT)
BONUS_USED = EVENTS.declare("bonus used", seat=SEAT, source=SOURCE, floor=FLOOR, servants=COUNT)
FEE_PAID = EVENTS.declare("fee paid", seat=SEAT, coins=COUNT)
CARD_TAKEN = EVENTS.declare("card taken", seat=SEAT, card=CARD, cost=Counts(HOLDING))
GAINED = EVENTS.declare("gained", seat=SEAT, goods=Counts(HOLDING))
HARVESTED = EVENTS.declare("harvested", seat=SEAT, value=COUNT)
PRODUCED = EVENTS.declare("produced", seat=SEAT, value=COUNT)
EXCHANGED = EVENTS.declare("exchanged", seat=SEAT, card=CARD, choice=CHOICE, paid=Counts(HOLDING))
DECLINED = EVENTS.declare("declined", seat=SEAT, source=SOURCE)
PLACEMENT_LOST = EVENTS.declare("placement lost", seat=SEAT)
LEADER_PLAYED = EVENTS.declare("leader played", seat=SEAT, leader=LEADER, reveals=True)
LEADER_DISCARDED = EVENTS.declare("leader discarded", seat=SEAT, leader=LEADER, reveals=True)
LEADER_ACTIVATED = EVENTS.declare("leader activated", seat=SEAT, leader=LEADER)
ABILITY_COPIED = EVENTS.declare("ability copied", seat=SEAT, leader=LEADER)
STRENGTHENED = EVENTS.declare("strengthened", seat=SEAT, member=MEMBER)
REPORT_HELD = EVENTS.declare("report held", period=PERIOD, milestone=True)
SUPPORTED = EVENTS.declare("supported", seat=SEAT, points=COUNT)
EXCOMMUNICATED = EVENTS.declare("excommunicated", seat=SEAT, tile=TILE)
FAITH_SCORED = EVENTS.declare("faith scored", seat=SEAT, points=COUNT)
ORDER_CHANGED = EVENTS.declare("order changed", first=SEAT, second=SEAT, third=SEAT, fourth=SEAT)
GAME_OVER = EVENTS.declare("game over")
PLACEMENT_LEFT = EVENTS.declare("placement left", seat=SEAT)
