"""What can be due: the paragraphs of the rules, each with what its frames are about.

Who carries them out stands in `game`.
"""

from __future__ import annotations

from typing import Final

from bottega.games.masters.table.state import Masters
from bottega.games.masters.table.words import (
    COLOUR,
    COUNT,
    DECK,
    GOOD,
    HELD,
    PLACE,
    POWER,
    RESOURCE,
    SLOT,
)
from bottega.kernel.declared import Steps
from bottega.kernel.shape import Counts
from bottega.kernel.words import SEAT

USED: Final = Counts(POWER, most=1)
PAYS: Final = Counts(RESOURCE)
GAINS: Final = Counts(GOOD)

STEPS: Final = Steps[Masters]()
# Nature is asked even when she has no choice: each card and marble stands in the record.
TURN_UP: Final = STEPS.declare("turn up", confirm=True, deck=DECK)
FILL_MARKET: Final = STEPS.declare("fill market", confirm=True, place=PLACE)
DEAL: Final = STEPS.declare("deal", confirm=True, to=SEAT)
KEEP_LEADERS: Final = STEPS.declare("keep leaders", rule="3.4", together=True)
STARTING_GOODS: Final = STEPS.declare("starting goods", rule="3.5", left=COUNT)
TAKE_TURN: Final = STEPS.declare("take turn")
ACT: Final = STEPS.declare("act", rule="4.2")
CHOOSE_WHITE: Final = STEPS.declare("choose white", rule="5.3", whites=COUNT, red=COUNT, taken=PAYS)
STORE_GOODS: Final = STEPS.declare("store goods", rule="5.6", taken=PAYS, discarded=COUNT)
PAY_COST: Final = STEPS.declare("pay", rule="7.3", due=PAYS)
TAKE_CARD: Final = STEPS.declare("take card", deck=DECK, slot=SLOT)
CHOOSE_POWERS: Final = STEPS.declare("choose powers", rule="8", used=USED, pays=PAYS, gains=GAINS)
BASIC_FIRST: Final = STEPS.declare("basic power, first input", rule="8")
BASIC_SECOND: Final = STEPS.declare("basic power, second input", rule="8", first=RESOURCE)
BASIC_OUTPUT: Final = STEPS.declare(
    "basic power, output", rule="8", first=RESOURCE, second=RESOURCE
)
LEADER_OUTPUT: Final = STEPS.declare(
    "leader power, output", rule="8", used=USED, pays=PAYS, gains=GAINS, leader=HELD
)
RECEIVE: Final = STEPS.declare("receive", gains=GAINS)
FINISH_TURN: Final = STEPS.declare("finish turn", rule="4.3", confirm=True)
PASS_ON: Final = STEPS.declare("pass on")
DRAW_TOKEN: Final = STEPS.declare("draw token", confirm=True)
TAKE_AWAY: Final = STEPS.declare("take away", colour=COLOUR, left=COUNT)
SOLO_CHECK: Final = STEPS.declare("solo check")
