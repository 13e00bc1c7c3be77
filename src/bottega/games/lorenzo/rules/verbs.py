"""The words of answers: 175 actions for players (rules, section 16), and nature's own."""

from __future__ import annotations

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

MOST_SERVANTS = 24
"""More are spent by asking again."""

ACTIONS = Vocabulary()
TILE_CHOSEN = ACTIONS.declare("tile {tile}", tile=ADVANCED_TILE)
DRAFT = ACTIONS.declare("draft {leader}", leader=LEADER)
PLAY = ACTIONS.declare("play {leader}", rule="11", leader=LEADER)
DISCARD = ACTIONS.declare("discard {leader}", rule="11", leader=LEADER)
ACTIVATE = ACTIONS.declare("activate {leader}", rule="11", leader=LEADER)
COPY = ACTIONS.declare("copy {leader}", leader=LEADER)
WITH_MEMBER = ACTIONS.declare("member {member}", member=MEMBER)
ON_SPACE = ACTIONS.declare("space {space}", space=SPACE)
SERVANTS = ACTIONS.declare("servants {servants}", servants=Numbers("servants", 0, MOST_SERVANTS))
PAY_IN = ACTIONS.declare("cost {cost}", cost=COST)
SAVE = ACTIONS.declare("discount {material}", material=MATERIAL)
CHANGE_INTO = ACTIONS.declare("privilege {privilege}", privilege=PRIVILEGE)
EXCHANGE = ACTIONS.declare("exchange {choice}", choice=CHOICE)
STAND = ACTIONS.declare("support {answer}", answer=SUPPORT)
DECLINE = ACTIONS.declare("decline")
END = ACTIONS.declare("end turn")
LOSE = ACTIONS.declare("lose placement")

ACTIONS.head("member", WITH_MEMBER)
ACTIONS.head("space", ON_SPACE)
ACTIONS.head("servants", SERVANTS)
ACTIONS.head("leaders", PLAY, DISCARD, ACTIVATE)
ACTIONS.head("decline", DECLINE)
ACTIONS.head("end", LOSE, END)

CHANCE = Vocabulary()
REVEAL_TILE = CHANCE.declare("reveal {tile}", tile=TILE)
SIT = CHANCE.declare("place {place} for {seat}", place=PLACE, seat=Numbers("seat", 1, 4))
DEAL_LEADER = CHANCE.declare("deal {leader} to {seat}", leader=LEADER, seat=Numbers("seat", 1, 4))
LAY_CARD = CHANCE.declare("lay {card}", card=CARD)
CAST = CHANCE.declare("roll {die} {pips}", die=DIE, pips=PIPS)
