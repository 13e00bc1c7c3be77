"""What can be due: the paragraphs of the rules, each with what its frames are about.

Who carries them out stands in `game`. Steps unpack their frames in this order: step, seat, subject.
"""

from __future__ import annotations

from bottega.games.princes.cards.event_tiles import EVENT_TILE
from bottega.games.princes.rules.lots import LOT
from bottega.games.princes.table.state import Princes
from bottega.games.princes.table.words import AMOUNT, CITY, COUNT, ROUND, SIDE
from bottega.kernel.declared import Steps
from bottega.kernel.state import Frame
from bottega.kernel.words import SEAT

STEPS = Steps[Princes]()
DRAW_CHOOSER = STEPS.declare("draw chooser")
PICK_FAMILY = STEPS.declare("pick family", rule="2")
DRAW_FIRST = STEPS.declare("draw first")
BEGIN_TURN = STEPS.declare("begin turn")
MAKE_OFFER = STEPS.declare("make offer", rule="11", window="turn", to=SEAT)
TURN = STEPS.declare("turn", rule="4.2", confirm=True)
END_TURN = STEPS.declare("end turn", rule="4.3", confirm=True, window="turn")
# Nature is asked even when she has no choice: each tile stands in the record.
DRAW_TREACHERY = STEPS.declare("draw treachery", confirm=True, to=SEAT)
DISCARD = STEPS.declare("discard", rule="4.d", confirm=True)
BID = STEPS.declare("bid", rule="5", confirm=True, window="auction", lot=LOT, high=AMOUNT)
PAY_POPE = STEPS.declare("pay pope", rule="6", confirm=True, due=COUNT)
PLACE_EVENT = STEPS.declare("place event", rule="7", event=EVENT_TILE)
ALFONSO_NOW = STEPS.declare("alfonso now", rule="10")
MAY_VETO = STEPS.declare(
    "veto", rule="8.b", confirm=True, window="war", attacker=CITY, defender=CITY
)
HIRE = STEPS.declare("hire", rule="8.c", side=SIDE)
PAY_ARMIES = STEPS.declare("pay armies")
HOLY_LEAGUE = STEPS.declare("holy league", rule="8.e", attacker=CITY, defender=CITY)
MAY_BRIBE = STEPS.declare(
    "bribe", rule="8.f", confirm=True, window="war", attacker=CITY, defender=CITY
)
ROLL = STEPS.declare("roll", side=SIDE)
JUDGE = STEPS.declare("judge", round=ROUND)
MAY_REROLL = STEPS.declare(
    "reroll", rule="8.h", round=ROUND, attacker_total=COUNT, defender_total=COUNT
)
COUNTER_ATTACK = STEPS.declare(
    "counter-attack", rule="8.i", attacker_total=COUNT, defender_total=COUNT
)
GIVE_GOLD = STEPS.declare("give gold", rule="11", to=SEAT)
GIVE_INFLUENCE = STEPS.declare("give influence", rule="11", to=SEAT, give_gold=COUNT)
ASK_GOLD = STEPS.declare("ask gold", rule="11", to=SEAT, give_gold=COUNT, give_influence=COUNT)
ASK_INFLUENCE = STEPS.declare(
    "ask influence", rule="11", to=SEAT, give_gold=COUNT, give_influence=COUNT, ask_gold=COUNT
)
REPLY = STEPS.declare(
    "reply",
    rule="11",
    confirm=True,
    offerer=SEAT,
    give_gold=COUNT,
    give_influence=COUNT,
    ask_gold=COUNT,
    ask_influence=COUNT,
)
END_DECADE = STEPS.declare("end decade")
WAR_OFFER = STEPS.declare("war offer", rule="11", window="war", attacker=CITY, defender=CITY)

OFFER_PARTS = (GIVE_GOLD, GIVE_INFLUENCE, ASK_GOLD, ASK_INFLUENCE)
"""The questions an offer is built from, in the order in which they are put (section 11)."""

IN_SECRET = (MAY_VETO, MAY_BRIBE)
"""Questions of which nobody else sees to whom they are put."""


def frames_of(frames: list[Frame], *steps: int) -> list[Frame]:
    """Those frames whose step is one of these."""
    return [f for f in frames if f[0] in steps]
