"""The numbers of everything that can be answered, asked or told.

An action, a frame and an event each begin with one of these. They are listed in the order of
the rules; what they mean stands beside them in `verbs`, `rules` and `news`.
"""

from __future__ import annotations

from typing import Final

# Verbs: what a player answers (section 16) -------------------------------------------------
TILE_CHOSEN: Final = 0
DRAFT: Final = 1
PLAY: Final = 2
DISCARD: Final = 3
ACTIVATE: Final = 4
COPY: Final = 5
WITH_MEMBER: Final = 6
ON_SPACE: Final = 7
SERVANTS: Final = 8
PAY_IN: Final = 9
SAVE: Final = 10
CHANGE_INTO: Final = 11
EXCHANGE: Final = 12
STAND: Final = 13
DECLINE: Final = 14
END: Final = 15
LOSE: Final = 16

# What nature answers -----------------------------------------------------------------------
REVEAL_TILE: Final = 0
SIT: Final = 1
DEAL_LEADER: Final = 2
LAY_CARD: Final = 3
CAST: Final = 4

# Steps: paragraphs of the rules ------------------------------------------------------------
DRAW_TILE: Final = 0
DRAW_ORDER: Final = 1
HAND_OUT: Final = 2
CHOOSE_TILE: Final = 3
DEAL: Final = 4
DRAFT_LEADER: Final = 5
PASS_LEADERS: Final = 6
BEGIN_ROUND: Final = 7
DRAW_CARD: Final = 8
ROLL: Final = 9
SKIP_TURN: Final = 10
TAKE_TURN: Final = 11
ACT: Final = 12
CHOOSE_SPACE: Final = 13
SPEND_SERVANTS: Final = 14
CHOOSE_COST: Final = 15
CHOOSE_DISCOUNT: Final = 16
CHOOSE_PRIVILEGE: Final = 17
CHOOSE_EXCHANGE: Final = 18
BONUS_TOWER: Final = 19
BONUS_SERVANTS: Final = 20
BONUS_WORK: Final = 21
COPY_ABILITY: Final = 22
STRENGTHEN: Final = 23
FINISH_TURN: Final = 24
REPORT: Final = 25
SHOW_SUPPORT: Final = 26
END_ROUND: Final = 27

# News: what is told ------------------------------------------------------------------------
TILE_DRAWN: Final = 0
ORDER_DRAWN: Final = 1
BONUS_TILE_TAKEN: Final = 2
LEADER_DEALT: Final = 3
LEADER_DRAFTED: Final = 4
LEADERS_PASSED: Final = 5
ROUND_BEGAN: Final = 6
CARD_LAID: Final = 7
DIE_CAST: Final = 8
TURN_SKIPPED: Final = 9
TURN_BEGAN: Final = 10
PLACED: Final = 11
BONUS_USED: Final = 12
FEE_PAID: Final = 13
CARD_TAKEN: Final = 14
GAINED: Final = 15
HARVESTED: Final = 16
PRODUCED: Final = 17
EXCHANGED: Final = 18
DECLINED: Final = 19
PLACEMENT_LOST: Final = 20
LEADER_PLAYED: Final = 21
LEADER_DISCARDED: Final = 22
LEADER_ACTIVATED: Final = 23
ABILITY_COPIED: Final = 24
STRENGTHENED: Final = 25
REPORT_HELD: Final = 26
SUPPORTED: Final = 27
EXCOMMUNICATED: Final = 28
FAITH_SCORED: Final = 29
ORDER_CHANGED: Final = 30
GAME_OVER: Final = 31
