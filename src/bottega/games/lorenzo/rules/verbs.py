"""The words of answers: 175 actions for players (rules, section 16), and nature's own."""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.cards import CARD
from bottega.games.lorenzo.cards.leader_cards import LEADER
from bottega.games.lorenzo.cards.tiles import TILE
from bottega.games.lorenzo.table.words import (
    ADVANCED_TILE,
    CHOICE,
    COST,
    DIE,
    MATERIAL,
    MEMBER,
    PIPS,
    PLACE,
    PRIVILEGE,
    SPACE,
    SUPPORT,
)
from bottega.kernel.vocabulary import Vocabulary
from bottega.kernel.words import Numbers

MOST_SERVANTS: Final = 24
"""More are spent by asking again."""

ACTIONS: Final = Vocabulary()
TILE_CHOSEN: Final = ACTIONS.declare("tile {tile}", tile=ADVANCED_TILE)
DRAFT: Final = ACTIONS.declare("draft {leader}", leader=LEADER)
PLAY: Final = ACTIONS.declare("play {leader}", rule="11", leader=LEADER)
DISCARD: Final = ACTIONS.declare("discard {leader}", rule="11", leader=LEADER)
ACTIVATE: Final = ACTIONS.declare("activate {leader}", rule="11", leader=LEADER)
COPY: Final = ACTIONS.declare("copy {leader}", leader=LEADER)
WITH_MEMBER: Final = ACTIONS.declare("member {member}", member=MEMBER)
ON_SPACE: Final = ACTIONS.declare("space {space}", space=SPACE)
SERVANTS: Final = ACTIONS.declare(
    "servants {servants}", servants=Numbers("servants", 0, MOST_SERVANTS)
)
PAY_IN: Final = ACTIONS.declare("cost {cost}", cost=COST)
SAVE: Final = ACTIONS.declare("discount {material}", material=MATERIAL)
CHANGE_INTO: Final = ACTIONS.declare("privilege {privilege}", privilege=PRIVILEGE)
EXCHANGE: Final = ACTIONS.declare("exchange {choice}", choice=CHOICE)
STAND: Final = ACTIONS.declare("support {answer}", answer=SUPPORT)
DECLINE: Final = ACTIONS.declare("decline")
END: Final = ACTIONS.declare("end turn")
LOSE: Final = ACTIONS.declare("lose placement")

ACTIONS.head("member", WITH_MEMBER)
ACTIONS.head("space", ON_SPACE)
ACTIONS.head("servants", SERVANTS)
ACTIONS.head("leaders", PLAY, DISCARD, ACTIVATE)
ACTIONS.head("decline", DECLINE)
ACTIONS.head("end", LOSE, END)

CHANCE: Final = Vocabulary()
REVEAL_TILE: Final = CHANCE.declare("reveal {tile}", tile=TILE)
SIT: Final = CHANCE.declare("place {place} for {seat}", place=PLACE, seat=Numbers("seat", 1, 4))
DEAL_LEADER: Final = CHANCE.declare(
    "deal {leader} to {seat}", leader=LEADER, seat=Numbers("seat", 1, 4)
)
LAY_CARD: Final = CHANCE.declare("lay {card}", card=CARD)
CAST: Final = CHANCE.declare("roll {die} {pips}", die=DIE, pips=PIPS)
