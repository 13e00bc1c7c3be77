"""What is told about a game: the kinds of events and their details."""

from __future__ import annotations

from typing import Final

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

EVENTS: Final = Events()
TILE_DRAWN: Final = EVENTS.declare("tile drawn", tile=TILE)
ORDER_DRAWN: Final = EVENTS.declare("order drawn", seat=SEAT, place=PLACE)
BONUS_TILE_TAKEN: Final = EVENTS.declare("bonus tile taken", seat=SEAT, tile=BONUS_TILE)
LEADER_DEALT: Final = EVENTS.declare("leader dealt", seat=SEAT, leader=LEADER)
LEADER_DRAFTED: Final = EVENTS.declare("leader drafted", seat=SEAT, leader=LEADER)
LEADERS_PASSED: Final = EVENTS.declare("leaders passed", reveals=True)
ROUND_BEGAN: Final = EVENTS.declare("round began", round=ROUND, new_round=True)
CARD_LAID: Final = EVENTS.declare("card laid", floor=FLOOR, card=CARD)
DIE_CAST: Final = EVENTS.declare("die cast", die=DIE, pips=PIPS)
TURN_SKIPPED: Final = EVENTS.declare("turn skipped", seat=SEAT)
TURN_BEGAN: Final = EVENTS.declare("turn began", seat=SEAT, turn=True)
PLACED: Final = EVENTS.declare("placed", seat=SEAT, member=MEMBER, space=SPACE, servants=COUNT)
BONUS_USED: Final = EVENTS.declare(
    "bonus used", seat=SEAT, source=SOURCE, floor=FLOOR, servants=COUNT
)
FEE_PAID: Final = EVENTS.declare("fee paid", seat=SEAT, coins=COUNT)
CARD_TAKEN: Final = EVENTS.declare("card taken", seat=SEAT, card=CARD, cost=Counts(HOLDING))
GAINED: Final = EVENTS.declare("gained", seat=SEAT, goods=Counts(HOLDING))
HARVESTED: Final = EVENTS.declare("harvested", seat=SEAT, value=COUNT)
PRODUCED: Final = EVENTS.declare("produced", seat=SEAT, value=COUNT)
EXCHANGED: Final = EVENTS.declare(
    "exchanged", seat=SEAT, card=CARD, choice=CHOICE, paid=Counts(HOLDING)
)
DECLINED: Final = EVENTS.declare("declined", seat=SEAT, source=SOURCE)
PLACEMENT_LOST: Final = EVENTS.declare("placement lost", seat=SEAT)
LEADER_PLAYED: Final = EVENTS.declare("leader played", seat=SEAT, leader=LEADER, reveals=True)
LEADER_DISCARDED: Final = EVENTS.declare("leader discarded", seat=SEAT, leader=LEADER, reveals=True)
LEADER_ACTIVATED: Final = EVENTS.declare("leader activated", seat=SEAT, leader=LEADER)
ABILITY_COPIED: Final = EVENTS.declare("ability copied", seat=SEAT, leader=LEADER)
STRENGTHENED: Final = EVENTS.declare("strengthened", seat=SEAT, member=MEMBER)
REPORT_HELD: Final = EVENTS.declare("report held", period=PERIOD, milestone=True)
SUPPORTED: Final = EVENTS.declare("supported", seat=SEAT, points=COUNT)
EXCOMMUNICATED: Final = EVENTS.declare("excommunicated", seat=SEAT, tile=TILE)
FAITH_SCORED: Final = EVENTS.declare("faith scored", seat=SEAT, points=COUNT)
ORDER_CHANGED: Final = EVENTS.declare(
    "order changed", first=SEAT, second=SEAT, third=SEAT, fourth=SEAT
)
GAME_OVER: Final = EVENTS.declare("game over")
PLACEMENT_LEFT: Final = EVENTS.declare("placement left", seat=SEAT)
