"""The words of answers: 175 actions for players (rules, section 16), and nature's own."""

from __future__ import annotations

from bottega.games.lorenzo.agenda import (
    ACTIVATE,
    CAST,
    CHANGE_INTO,
    COPY,
    DEAL_LEADER,
    DECLINE,
    DISCARD,
    DRAFT,
    END,
    EXCHANGE,
    LAY_CARD,
    LOSE,
    ON_SPACE,
    PAY_IN,
    PLAY,
    REVEAL_TILE,
    SAVE,
    SERVANTS,
    SIT,
    STAND,
    TILE_CHOSEN,
    WITH_MEMBER,
)
from bottega.games.lorenzo.cards import CARD
from bottega.games.lorenzo.leader_cards import LEADER
from bottega.games.lorenzo.tiles import TILE
from bottega.games.lorenzo.words import (
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
from bottega.kernel.vocabulary import Verb, Vocabulary
from bottega.kernel.words import Numbers

MOST_SERVANTS = 24
"""More are spent by asking again."""

ACTIONS = Vocabulary(
    [
        Verb(TILE_CHOSEN, "tile {tile}", tile=ADVANCED_TILE),
        Verb(DRAFT, "draft {leader}", leader=LEADER),
        Verb(PLAY, "play {leader}", leader=LEADER),
        Verb(DISCARD, "discard {leader}", leader=LEADER),
        Verb(ACTIVATE, "activate {leader}", leader=LEADER),
        Verb(COPY, "copy {leader}", leader=LEADER),
        Verb(WITH_MEMBER, "member {member}", member=MEMBER),
        Verb(ON_SPACE, "space {space}", space=SPACE),
        Verb(SERVANTS, "servants {servants}", servants=Numbers("servants", 0, MOST_SERVANTS)),
        Verb(PAY_IN, "cost {cost}", cost=COST),
        Verb(SAVE, "discount {material}", material=MATERIAL),
        Verb(CHANGE_INTO, "privilege {privilege}", privilege=PRIVILEGE),
        Verb(EXCHANGE, "exchange {choice}", choice=CHOICE),
        Verb(STAND, "support {answer}", answer=SUPPORT),
        Verb(DECLINE, "decline"),
        Verb(END, "end turn"),
        Verb(LOSE, "lose placement"),
    ]
)

CHANCE = Vocabulary(
    [
        Verb(REVEAL_TILE, "reveal {tile}", tile=TILE),
        Verb(SIT, "place {place} for {seat}", place=PLACE, seat=Numbers("seat", 1, 4)),
        Verb(DEAL_LEADER, "deal {leader} to {seat}", leader=LEADER, seat=Numbers("seat", 1, 4)),
        Verb(LAY_CARD, "lay {card}", card=CARD),
        Verb(CAST, "roll {die} {pips}", die=DIE, pips=PIPS),
    ]
)
