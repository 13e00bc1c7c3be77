"""The numbers of everything that can be answered, asked or told.

An action, a frame and an event each begin with one of these. They are listed in the order of
the rules; what they mean stands beside them in `verbs`, `rules` and `news`.
"""

from __future__ import annotations

from typing import Final

# Verbs: what a player answers (section 16) -------------------------------------------------
PASS: Final = 0
CONFIRM: Final = 1
TAKE_FAMILY: Final = 2
BUY_TROOP: Final = 3
DISCARD_TROOP: Final = 4
BUY_TREACHERY: Final = 5
AUCTION_TILE: Final = 6
AUCTION_EVENT: Final = 7
AUCTION_POPE: Final = 8
DECLARE_WAR: Final = 9
PLAY_WAR: Final = 10
STEAL: Final = 11
RAID: Final = 12
LUCREZIA: Final = 13
ALFONSO: Final = 14
BANK: Final = 15
BLOCK: Final = 16
NAME_AMOUNT: Final = 17
DISCARD_TREACHERY: Final = 18
NAME_CITY: Final = 19
VETO_WITH: Final = 20
JOIN: Final = 21
BRIBE: Final = 22
TRADE: Final = 23

# What nature answers -----------------------------------------------------------------------
PICK_CHOOSER: Final = 0
PICK_FIRST: Final = 1
DRAW: Final = 2
CAST: Final = 3

# Steps: paragraphs of the rules ------------------------------------------------------------
DRAW_CHOOSER: Final = 0
PICK_FAMILY: Final = 1
DRAW_FIRST: Final = 2
BEGIN_TURN: Final = 3
MAKE_OFFER: Final = 4
TURN: Final = 5
END_TURN: Final = 6
DRAW_TREACHERY: Final = 7
DISCARD: Final = 8
BID: Final = 9
PAY_POPE: Final = 10
PLACE_EVENT: Final = 11
ALFONSO_NOW: Final = 12
MAY_VETO: Final = 13
HIRE: Final = 14
PAY_ARMIES: Final = 15
HOLY_LEAGUE: Final = 16
MAY_BRIBE: Final = 17
ROLL: Final = 18
JUDGE: Final = 19
MAY_REROLL: Final = 20
COUNTER_ATTACK: Final = 21
GIVE_GOLD: Final = 22
GIVE_INFLUENCE: Final = 23
ASK_GOLD: Final = 24
ASK_INFLUENCE: Final = 25
REPLY: Final = 26
END_DECADE: Final = 27

# News: what is told ------------------------------------------------------------------------
CHOOSER_DRAWN: Final = 0
FAMILY_TAKEN: Final = 1
FIRST_DRAWN: Final = 2
DECADE_BEGAN: Final = 3
TURN_BEGAN: Final = 4
TURN_PASSED: Final = 5
TROOP_BOUGHT: Final = 6
TROOP_DISCARDED: Final = 7
TREACHERY_BOUGHT: Final = 8
DECK_SHUFFLED: Final = 9
TREACHERY_DRAWN: Final = 10
TREACHERY_DISCARDED: Final = 11
TREACHERY_PLAYED: Final = 12
POWER_USED: Final = 13
STOLEN: Final = 14
EXCHANGED: Final = 15
PUT_UP: Final = 16
BLOCKED: Final = 17
BID_MADE: Final = 18
BID_PASSED: Final = 19
LOT_WON: Final = 20
LOT_UNSOLD: Final = 21
ARTIST_PLACED: Final = 22
FRENCH_INVADED: Final = 23
FRENCH_STAYED: Final = 24
STATUS_CHANGED: Final = 25
WAR_DECLARED: Final = 26
WAR_VETOED: Final = 27
WAR_UNFOUGHT: Final = 28
CONDOTTIERE_PAID: Final = 29
LEAGUE_JOINED: Final = 30
LEAGUE_DECLINED: Final = 31
TROOP_BRIBED: Final = 32
ARMY_DRAWN_UP: Final = 33
DIE_CAST: Final = 34
ROUND_FOUGHT: Final = 35
COUNTERED: Final = 36
COUNTER_DECLINED: Final = 37
WAR_WON: Final = 38
WAR_DRAWN: Final = 39
OFFER_MADE: Final = 40
OFFER_ACCEPTED: Final = 41
OFFER_DECLINED: Final = 42
DECADE_ENDED: Final = 43
INCOME: Final = 44
GAME_OVER: Final = 45
