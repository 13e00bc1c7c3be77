"""What can be due: the paragraphs of the rules, each with what its frames are about.

Who carries them out stands in `RULEBOOK`, in `game.py`. Steps unpack their frames in this order.
"""

from __future__ import annotations

from typing import Final

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

STEPS: Final = Steps[Lorenzo]()
DRAW_TILE: Final = STEPS.declare("draw tile", period=PERIOD)
DRAW_ORDER: Final = STEPS.declare("draw order", place=PLACE)
HAND_OUT: Final = STEPS.declare("hand out")
CHOOSE_TILE: Final = STEPS.declare("choose tile", rule="2.5")
DEAL: Final = STEPS.declare("deal", to=SEAT)
DRAFT_LEADER: Final = STEPS.declare("draft leader", rule="2.5", together=True)
PASS_LEADERS: Final = STEPS.declare("pass leaders")
BEGIN_ROUND: Final = STEPS.declare("begin round")
# Nature is asked even when she has no choice: each card stands in the record.
DRAW_CARD: Final = STEPS.declare("draw card", confirm=True, floor=FLOOR)
ROLL: Final = STEPS.declare("roll", die=DIE)
SKIP_TURN: Final = STEPS.declare("skip turn")
TAKE_TURN: Final = STEPS.declare("take turn")
ACT: Final = STEPS.declare("act", rule="4")
CHOOSE_SPACE: Final = STEPS.declare("choose space", rule="5", member=MEMBER)
SPEND_SERVANTS: Final = STEPS.declare(
    "spend servants", rule="4.3", member=MEMBER, space=SPACE, spent=COUNT
)
CHOOSE_COST: Final = STEPS.declare("choose cost", rule="6.5", floor=FLOOR, source=SOURCE)
CHOOSE_DISCOUNT: Final = STEPS.declare("choose discount", rule="6", floor=FLOOR, source=SOURCE)
CHOOSE_PRIVILEGE: Final = STEPS.declare(
    "choose privilege", rule="5.b", left=COUNT, taken=Counts(PRIVILEGE), tax=Counts(TAXABLE)
)
CHOOSE_EXCHANGE: Final = STEPS.declare(
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
BONUS_TOWER: Final = STEPS.declare("bonus tower", rule="7", source=SOURCE)
BONUS_SERVANTS: Final = STEPS.declare(
    "bonus servants", rule="7", source=SOURCE, floor=FLOOR, spent=COUNT
)
BONUS_WORK: Final = STEPS.declare("bonus work", rule="7", source=SOURCE, spent=COUNT)
COPY_ABILITY: Final = STEPS.declare("copy ability", rule="11")
STRENGTHEN: Final = STEPS.declare("strengthen", rule="11")
FINISH_TURN: Final = STEPS.declare("finish turn", rule="4")
REPORT: Final = STEPS.declare("report")
SHOW_SUPPORT: Final = STEPS.declare("show support", rule="10")
END_ROUND: Final = STEPS.declare("end round")
MAKE_UP_TURN: Final = STEPS.declare("make up turn")
MAKE_UP: Final = STEPS.declare("make up", rule="12")
