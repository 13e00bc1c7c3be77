"""What can be due: the paragraphs of the rules, each with what its frames are about.

Who carries them out stands in `game`. Steps unpack their frames in this order: step, seat, subject.
"""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.event_tiles import EVENT_TILE
from bottega.games.princes.rules.lots import LOT
from bottega.games.princes.table.state import Princes
from bottega.games.princes.table.words import AMOUNT, CITY, COUNT, ROUND, SIDE
from bottega.kernel.declared import Steps
from bottega.kernel.state import Frame
from bottega.kernel.words import SEAT

STEPS: Final = Steps[Princes]()
DRAW_CHOOSER: Final = STEPS.declare("draw chooser")
PICK_FAMILY: Final = STEPS.declare("pick family", rule="2")
DRAW_FIRST: Final = STEPS.declare("draw first")
BEGIN_TURN: Final = STEPS.declare("begin turn")
MAKE_OFFER: Final = STEPS.declare("make offer", rule="11", window="offers", to=SEAT)
TURN: Final = STEPS.declare("turn", rule="4.2", confirm=True)
END_TURN: Final = STEPS.declare("end turn", rule="4.3", confirm=True, window="turn")
# Nature is asked even when she has no choice: each tile stands in the record.
DRAW_TREACHERY: Final = STEPS.declare("draw treachery", confirm=True, to=SEAT)
DISCARD: Final = STEPS.declare("discard", rule="4.d", confirm=True)
BID: Final = STEPS.declare(
    "bid", rule="5", confirm=True, window="auction", for_good=True, lot=LOT, high=AMOUNT
)
PAY_POPE: Final = STEPS.declare("pay pope", rule="6", confirm=True, due=COUNT)
PLACE_EVENT: Final = STEPS.declare("place event", rule="7", event=EVENT_TILE)
ALFONSO_NOW: Final = STEPS.declare("alfonso now", rule="10")
MAY_VETO: Final = STEPS.declare(
    "veto", rule="8.b", confirm=True, window="war", attacker=CITY, defender=CITY
)
HIRE: Final = STEPS.declare("hire", rule="8.c", side=SIDE)
PAY_ARMIES: Final = STEPS.declare("pay armies")
HOLY_LEAGUE: Final = STEPS.declare("holy league", rule="8.e", attacker=CITY, defender=CITY)
MAY_BRIBE: Final = STEPS.declare(
    "bribe", rule="8.f", confirm=True, window="war", attacker=CITY, defender=CITY
)
ROLL: Final = STEPS.declare("roll", side=SIDE)
JUDGE: Final = STEPS.declare("judge", round=ROUND)
MAY_REROLL: Final = STEPS.declare(
    "reroll", rule="8.h", round=ROUND, attacker_total=COUNT, defender_total=COUNT
)
COUNTER_ATTACK: Final = STEPS.declare(
    "counter-attack", rule="8.i", attacker_total=COUNT, defender_total=COUNT
)
GIVE_GOLD: Final = STEPS.declare("give gold", rule="11", to=SEAT)
GIVE_INFLUENCE: Final = STEPS.declare("give influence", rule="11", to=SEAT, give_gold=COUNT)
ASK_GOLD: Final = STEPS.declare(
    "ask gold", rule="11", to=SEAT, give_gold=COUNT, give_influence=COUNT
)
ASK_INFLUENCE: Final = STEPS.declare(
    "ask influence", rule="11", to=SEAT, give_gold=COUNT, give_influence=COUNT, ask_gold=COUNT
)
REPLY: Final = STEPS.declare(
    "reply",
    rule="11",
    confirm=True,
    offerer=SEAT,
    give_gold=COUNT,
    give_influence=COUNT,
    ask_gold=COUNT,
    ask_influence=COUNT,
)
END_DECADE: Final = STEPS.declare("end decade")
WAR_OFFER: Final = STEPS.declare(
    "war offer", rule="11", window="offers", attacker=CITY, defender=CITY
)

OFFER_PARTS: Final = [GIVE_GOLD, GIVE_INFLUENCE, ASK_GOLD, ASK_INFLUENCE]
"""The questions an offer is built from, in the order in which they are put (section 11)."""

IN_SECRET: Final = [MAY_VETO, MAY_BRIBE]
"""Questions of which nobody else sees to whom they are put."""


def frames_of(frames: list[Frame], *steps: int) -> list[Frame]:
    """Those frames whose step is one of these."""
    return [f for f in frames if f[0] in steps]
