"""What can be due: the paragraphs of the rules, each with what its frames are about.

Who carries them out stands in `game`.
"""

from __future__ import annotations

from typing import Final

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

STEPS: Final = Steps[Wiege]()
# Nature is asked even when she has no choice: each card stands in the record.
PICK_EVENT: Final = STEPS.declare("pick event", confirm=True, group=GROUP)
LAY_EVENT: Final = STEPS.declare("lay event", confirm=True, position=POSITION)
DRAW_CARD: Final = STEPS.declare("draw card", confirm=True, to=PLAYER)
FILL_SLOT: Final = STEPS.declare("fill slot", confirm=True, slot=SLOT)
CHOOSE_FIRST: Final = STEPS.declare("choose first")
TAKE_TURN: Final = STEPS.declare("take turn")
EXCHANGE_STONES: Final = STEPS.declare("exchange stones", rule="5", exchanged=YES_OR_NO)
PLACE_PIECE: Final = STEPS.declare("place piece", rule="6")
LIFT_PIECE: Final = STEPS.declare("lift piece", rule="6.a")
MOVE_PIECE: Final = STEPS.declare("move piece", rule="6.a", position=POSITION, space=SPACE)
GENIUS_BONUS: Final = STEPS.declare("genius bonus", rule="7", left=COUNT)
ACT: Final = STEPS.declare("act", rule="8", left=COUNT)
CHOOSE_COLUMN: Final = STEPS.declare("choose column", rule="8.a", card=CARD)
REFILL: Final = STEPS.declare("refill")
EVALUATE: Final = STEPS.declare("evaluate", position=POSITION, colour=COLOUR)
NAME_ALONE: Final = STEPS.declare("name alone", rule="11.b", position=POSITION)
NAME_SYMBOL: Final = STEPS.declare(
    "name symbol", rule="11.a", position=POSITION, trigger=PLAYER, other=PLAYER, named=SYMBOL
)
# Whether somebody has a character to play is a secret: who might have one is asked.
PLAY_ALONE: Final = STEPS.declare(
    "play alone", rule="11.d", confirm=True, window="duel", for_good=True, position=POSITION
)
DUEL: Final = STEPS.declare(
    "duel",
    rule="11.c",
    confirm=True,
    window="duel",
    position=POSITION,
    trigger=PLAYER,
    other=PLAYER,
    alone=YES_OR_NO,
)
PAY_STONE: Final = STEPS.declare("pay stone", rule="12", to=PLAYER)
USE_UP: Final = STEPS.declare("use up", rule="11.a", symbol=SYMBOL, cards=COUNT)
KEEP_FROM_COLUMN: Final = STEPS.declare("keep from column", rule="11.a", symbol=SYMBOL)
KEEP_REVEALED: Final = STEPS.declare("keep revealed", rule="11.c")
DISCARD_REVEALED: Final = STEPS.declare("discard revealed", rule="11.c")
# Whom the trigger player met is known to the end; nature's seat: nobody.
NEW_EVENT: Final = STEPS.declare("new event", position=POSITION, colour=COLOUR, other=PLAYER)
PASS_ON: Final = STEPS.declare("pass on")
