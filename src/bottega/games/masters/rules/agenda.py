"""What can be due: the paragraphs of the rules, each with what its frames are about.

Who carries them out stands in `game`.
"""

from __future__ import annotations

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

USED = Counts(POWER, most=1)
PAYS = Counts(RESOURCE)
GAINS = Counts(GOOD)

STEPS = Steps[Masters]()
# Nature is asked even when she has no choice: each card and marble stands in the record.
TURN_UP = STEPS.declare("turn up", confirm=True, deck=DECK)
FILL_MARKET = STEPS.declare("fill market", confirm=True, place=PLACE)
DEAL = STEPS.declare("deal", confirm=True, to=SEAT)
KEEP_LEADERS = STEPS.declare("keep leaders", rule="3.4", together=True)
STARTING_GOODS = STEPS.declare("starting goods", rule="3.5", left=COUNT)
TAKE_TURN = STEPS.declare("take turn")
ACT = STEPS.declare("act", rule="4.2")
CHOOSE_WHITE = STEPS.declare("choose white", rule="5.3", whites=COUNT, red=COUNT, taken=PAYS)
STORE_GOODS = STEPS.declare("store goods", rule="5.6", taken=PAYS, discarded=COUNT)
PAY_COST = STEPS.declare("pay", rule="7.3", due=PAYS)
TAKE_CARD = STEPS.declare("take card", deck=DECK, slot=SLOT)
CHOOSE_POWERS = STEPS.declare("choose powers", rule="8", used=USED, pays=PAYS, gains=GAINS)
BASIC_FIRST = STEPS.declare("basic power, first input", rule="8")
BASIC_SECOND = STEPS.declare("basic power, second input", rule="8", first=RESOURCE)
BASIC_OUTPUT = STEPS.declare("basic power, output", rule="8", first=RESOURCE, second=RESOURCE)
LEADER_OUTPUT = STEPS.declare(
    "leader power, output", rule="8", used=USED, pays=PAYS, gains=GAINS, leader=HELD
)
RECEIVE = STEPS.declare("receive", gains=GAINS)
FINISH_TURN = STEPS.declare("finish turn", rule="4.3", confirm=True)
PASS_ON = STEPS.declare("pass on")
DRAW_TOKEN = STEPS.declare("draw token", confirm=True)
TAKE_AWAY = STEPS.declare("take away", colour=COLOUR, left=COUNT)
SOLO_CHECK = STEPS.declare("solo check")
