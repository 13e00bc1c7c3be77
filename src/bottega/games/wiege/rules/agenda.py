"""What can be due: the paragraphs of the rules, each with what its frames are about.

Who carries them out stands in `game`.
"""

from __future__ import annotations

from bottega.games.wiege.cards.cards import CARD
from bottega.games.wiege.table.state import Wiege
from bottega.games.wiege.table.words import (
    COLOUR,
    COUNT,
    GROUP,
    PLAYER,
    POSITION,
    SLOT,
    SPACE,
    SYMBOL,
    YES_OR_NO,
)
from bottega.kernel.declared import Steps

STEPS = Steps[Wiege]()
# Nature is asked even when she has no choice: each card stands in the record.
PICK_EVENT = STEPS.declare("pick event", confirm=True, group=GROUP)
LAY_EVENT = STEPS.declare("lay event", confirm=True, position=POSITION)
DRAW_CARD = STEPS.declare("draw card", confirm=True, to=PLAYER)
FILL_SLOT = STEPS.declare("fill slot", confirm=True, slot=SLOT)
CHOOSE_FIRST = STEPS.declare("choose first")
TAKE_TURN = STEPS.declare("take turn")
EXCHANGE_STONES = STEPS.declare("exchange stones", rule="5", exchanged=YES_OR_NO)
PLACE_PIECE = STEPS.declare("place piece", rule="6")
LIFT_PIECE = STEPS.declare("lift piece", rule="6.a")
MOVE_PIECE = STEPS.declare("move piece", rule="6.a", position=POSITION, space=SPACE)
GENIUS_BONUS = STEPS.declare("genius bonus", rule="7", left=COUNT)
ACT = STEPS.declare("act", rule="8", left=COUNT)
CHOOSE_COLUMN = STEPS.declare("choose column", rule="8.a", card=CARD)
REFILL = STEPS.declare("refill")
EVALUATE = STEPS.declare("evaluate", position=POSITION, colour=COLOUR)
NAME_ALONE = STEPS.declare("name alone", rule="11.b", position=POSITION)
NAME_SYMBOL = STEPS.declare(
    "name symbol", rule="11.a", position=POSITION, trigger=PLAYER, other=PLAYER, named=SYMBOL
)
# Whether somebody has a character to play is a secret: who might have one is asked.
PLAY_ALONE = STEPS.declare(
    "play alone", rule="11.d", confirm=True, window="duel", position=POSITION
)
DUEL = STEPS.declare(
    "duel",
    rule="11.c",
    confirm=True,
    window="duel",
    position=POSITION,
    trigger=PLAYER,
    other=PLAYER,
    alone=YES_OR_NO,
)
PAY_STONE = STEPS.declare("pay stone", rule="12", to=PLAYER)
USE_UP = STEPS.declare("use up", rule="11.a", symbol=SYMBOL, cards=COUNT)
KEEP_FROM_COLUMN = STEPS.declare("keep from column", rule="11.a", symbol=SYMBOL)
KEEP_REVEALED = STEPS.declare("keep revealed", rule="11.c")
DISCARD_REVEALED = STEPS.declare("discard revealed", rule="11.c")
# Whom the trigger player met is known to the end; nature's seat: nobody.
NEW_EVENT = STEPS.declare("new event", position=POSITION, colour=COLOUR, other=PLAYER)
PASS_ON = STEPS.declare("pass on")
