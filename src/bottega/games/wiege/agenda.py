"""The numbers of everything that can be answered, asked or told.

An action, a frame and an event each begin with one of these. They are listed in the order of
the rules; what they mean stands beside them in `verbs`, `rules` and `news`.
"""

from __future__ import annotations

from typing import Final

# Verbs: what a player answers (section 18) --------------------------------------------------
STOP: Final = 0
EXCHANGE: Final = 1
PLACE_STONE: Final = 2
PLACE_GENIUS: Final = 3
LIFT: Final = 4
TAKE: Final = 5
DRAW: Final = 6
PLAY_CULTURE: Final = 7
COLUMN: Final = 8
PLAY_CHARACTER: Final = 9
ROTATE: Final = 10
NAME: Final = 11
REVEAL_HAND: Final = 12
REVEAL_PILE: Final = 13
KEEP_CULTURE: Final = 14
KEEP_CHARACTER: Final = 15
PAY_COLOUR: Final = 16
PAY_PLACED: Final = 17

# What nature answers ------------------------------------------------------------------------
PICK: Final = 0
LAY: Final = 1
DEAL: Final = 2
SHOW: Final = 3
BEGIN: Final = 4

# Steps: paragraphs of the rules -------------------------------------------------------------
PICK_EVENT: Final = 0
LAY_EVENT: Final = 1
DRAW_CARD: Final = 2
FILL_SLOT: Final = 3
CHOOSE_FIRST: Final = 4
TAKE_TURN: Final = 5
EXCHANGE_STONES: Final = 6
PLACE_PIECE: Final = 7
LIFT_PIECE: Final = 8
MOVE_PIECE: Final = 9
GENIUS_BONUS: Final = 10
ACT: Final = 11
CHOOSE_COLUMN: Final = 12
REFILL: Final = 13
EVALUATE: Final = 14
NAME_ALONE: Final = 15
NAME_SYMBOL: Final = 16
PLAY_ALONE: Final = 17
DUEL: Final = 18
PAY_STONE: Final = 19
USE_UP: Final = 20
KEEP_FROM_COLUMN: Final = 21
KEEP_REVEALED: Final = 22
DISCARD_REVEALED: Final = 23
NEW_EVENT: Final = 24
PASS_ON: Final = 25

# News: what is told -------------------------------------------------------------------------
EVENT_LAID: Final = 0
CARD_DRAWN: Final = 1
CARD_SHOWN: Final = 2
FIRST_CHOSEN: Final = 3
TURN_BEGAN: Final = 4
TURN_SKIPPED: Final = 5
EXCHANGED: Final = 6
PLACED: Final = 7
MOVED: Final = 8
TRIGGERED: Final = 9
BONUS_EARNED: Final = 10
CARD_TAKEN: Final = 11
JOKER_SHOWN: Final = 12
CULTURE_PLAYED: Final = 13
CHARACTER_LAID: Final = 14
ROTATED: Final = 15
TOP_GIVEN_UP: Final = 16
DECK_RENEWED: Final = 17
EVALUATION_BEGAN: Final = 18
PIECES_RETURNED: Final = 19
SYMBOL_NAMED: Final = 20
REVEALED: Final = 21
PASSED: Final = 22
WON: Final = 23
TIED: Final = 24
PAID: Final = 25
CARD_KEPT: Final = 26
CARD_DISCARDED: Final = 27
STACK_DISCARDED: Final = 28
HAND_COMPARED: Final = 29
GAME_OVER: Final = 30
