"""The numbers of everything that can be answered, asked or told.

An action, a frame and an event each begin with one of these. They are listed in the order of
the rules; what they mean stands beside them in `verbs`, `rules` and `news`.
"""

from __future__ import annotations

from typing import Final

# Verbs: what a player answers (section 15) -------------------------------------------------
KEEP: Final = 0
CHOOSE: Final = 1
MARKET_ROW: Final = 2
MARKET_COLUMN: Final = 3
STORE: Final = 4
DISCARD: Final = 5
BUY: Final = 6
PAY: Final = 7
PRODUCE: Final = 8
USE_BASIC: Final = 9
USE_SLOT: Final = 10
USE_LEADER: Final = 11
POWERS_DONE: Final = 12
PLAY_LEADER: Final = 13
DISCARD_LEADER: Final = 14
END_TURN: Final = 15

# What nature answers -----------------------------------------------------------------------
TURN_CARD: Final = 0
LAY_MARBLE: Final = 1
DEAL_LEADER: Final = 2
REVEAL_TOKEN: Final = 3

# Steps: paragraphs of the rules ------------------------------------------------------------
TURN_UP: Final = 0
FILL_MARKET: Final = 1
DEAL: Final = 2
KEEP_LEADERS: Final = 3
STARTING_GOODS: Final = 4
TAKE_TURN: Final = 5
ACT: Final = 6
CHOOSE_WHITE: Final = 7
STORE_GOODS: Final = 8
PAY_COST: Final = 9
TAKE_CARD: Final = 10
CHOOSE_POWERS: Final = 11
BASIC_FIRST: Final = 12
BASIC_SECOND: Final = 13
BASIC_OUTPUT: Final = 14
LEADER_OUTPUT: Final = 15
RECEIVE: Final = 16
FINISH_TURN: Final = 17
PASS_ON: Final = 18
DRAW_TOKEN: Final = 19
TAKE_AWAY: Final = 20
SOLO_CHECK: Final = 21

# News: what is told ------------------------------------------------------------------------
CARD_TURNED: Final = 0
MARBLE_LAID: Final = 1
LEADER_DEALT: Final = 2
LEADERS_KEPT: Final = 3
RESOURCE_CHOSEN: Final = 4
TURN_BEGAN: Final = 5
LINE_TAKEN: Final = 6
WHITE_CHANGED: Final = 7
STORED: Final = 8
DISCARDED_GOOD: Final = 9
FAITH_MOVED: Final = 10
REPORT_HELD: Final = 11
FAVOUR_DECIDED: Final = 12
PAID: Final = 13
CARD_BOUGHT: Final = 14
PRODUCED: Final = 15
LEADER_PLAYED: Final = 16
LEADER_DISCARDED: Final = 17
LAST_ROUND: Final = 18
TOKEN_REVEALED: Final = 19
CARD_REMOVED: Final = 20
CROSS_MOVED: Final = 21
GAME_OVER: Final = 22
