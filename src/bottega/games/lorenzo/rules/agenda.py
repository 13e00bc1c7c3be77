"""What can be due: the paragraphs of the rules, each with what its frames are about.

Who carries them out stands in `RULEBOOK`, in `game.py`. Steps unpack their frames in this order.
"""

from __future__ import annotations

from bottega.games.lorenzo.cards.leader_cards import SOURCE
from bottega.games.lorenzo.table.state import Lorenzo
from bottega.games.lorenzo.table.words import (
    CHOICE,
    COUNT,
    DIE,
    FLOOR,
    MEMBER,
    PERIOD,
    PLACE,
    PRIVILEGE,
    SLOT,
    SPACE,
    TAXABLE,
)
from bottega.kernel.declared import Steps
from bottega.kernel.shape import Counts
from bottega.kernel.words import SEAT

STEPS = Steps[Lorenzo]()
DRAW_TILE = STEPS.declare("draw tile", period=PERIOD)
DRAW_ORDER = STEPS.declare("draw order", place=PLACE)
HAND_OUT = STEPS.declare("hand out")
CHOOSE_TILE = STEPS.declare("choose tile", rule="2.5")
DEAL = STEPS.declare("deal", to=SEAT)
DRAFT_LEADER = STEPS.declare("draft leader", rule="2.5", together=True)
PASS_LEADERS = STEPS.declare("pass leaders")
BEGIN_ROUND = STEPS.declare("begin round")
# Nature is asked even when she has no choice: each card stands in the record.
DRAW_CARD = STEPS.declare("draw card", confirm=True, floor=FLOOR)
ROLL = STEPS.declare("roll", die=DIE)
SKIP_TURN = STEPS.declare("skip turn")
TAKE_TURN = STEPS.declare("take turn")
ACT = STEPS.declare("act", rule="4")
CHOOSE_SPACE = STEPS.declare("choose space", rule="5", member=MEMBER)
SPEND_SERVANTS = STEPS.declare(
    "spend servants", rule="4.3", member=MEMBER, space=SPACE, spent=COUNT
)
CHOOSE_COST = STEPS.declare("choose cost", rule="6.5", floor=FLOOR, source=SOURCE)
CHOOSE_DISCOUNT = STEPS.declare("choose discount", rule="6", floor=FLOOR, source=SOURCE)
CHOOSE_PRIVILEGE = STEPS.declare(
    "choose privilege", rule="5.b", left=COUNT, taken=Counts(PRIVILEGE), tax=Counts(TAXABLE)
)
CHOOSE_EXCHANGE = STEPS.declare(
    "choose exchange",
    rule="9",
    value=COUNT,
    slot=SLOT,
    first=CHOICE,
    second=CHOICE,
    third=CHOICE,
    fourth=CHOICE,
    fifth=CHOICE,
    sixth=CHOICE,
)
BONUS_TOWER = STEPS.declare("bonus tower", rule="7", source=SOURCE)
BONUS_SERVANTS = STEPS.declare("bonus servants", rule="7", source=SOURCE, floor=FLOOR, spent=COUNT)
BONUS_WORK = STEPS.declare("bonus work", rule="7", source=SOURCE, spent=COUNT)
COPY_ABILITY = STEPS.declare("copy ability", rule="11")
STRENGTHEN = STEPS.declare("strengthen", rule="11")
FINISH_TURN = STEPS.declare("finish turn", rule="4")
REPORT = STEPS.declare("report")
SHOW_SUPPORT = STEPS.declare("show support", rule="10")
END_ROUND = STEPS.declare("end round")
MAKE_UP_TURN = STEPS.declare("make up turn")
MAKE_UP = STEPS.declare("make up", rule="12")
