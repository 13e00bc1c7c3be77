"""The things of Princes of the Renaissance and what they are called, in the order of the rules."""

from __future__ import annotations

from typing import Final

from bottega.kernel.effects import Goods
from bottega.kernel.words import Amounts, Domain, Numbers

GOLD: Final = 0
INFLUENCE: Final = 1
VP: Final = 2
EITHER: Final = -1
"""Whichever currency is used."""

GOOD: Final = Domain("good", ["gold", "influence", "vp"])
CURRENCY: Final = Domain("good", GOOD.names[:VP])


def goods(gold: int = 0, influence: int = 0, vp: int = 0) -> Goods:
    """So many of each, in canonical order."""
    return (gold, influence, vp)


VENICE: Final = 0
MILAN: Final = 1
FLORENCE: Final = 2
ROME: Final = 3
NAPLES: Final = 4
CITIES: Final = 5
CITY: Final = Domain("city", ["venice", "milan", "florence", "rome", "naples"])

CAVALRY: Final = 0
INFANTRY: Final = 1
PIKES: Final = 2
CROSSBOW: Final = 3
ARTILLERY: Final = 4
FORT: Final = 5
TROOPS: Final = 6
ANY_TROOP: Final = -1
TROOP: Final = Domain("troop", ["cavalry", "infantry", "pikes", "crossbow", "artillery", "fort"])

BRIBE_TROOP: Final = 0
BRIBE_CARDINAL: Final = 1
BLOCK_BID: Final = 2
STEAL_INFLUENCE: Final = 3
RAID_GOLD: Final = 4
VETO: Final = 5
START_WAR: Final = 6
TREACHERY: Final = Domain(
    "treachery",
    [
        "bribe troop",
        "bribe cardinal",
        "block bid",
        "steal influence",
        "raid gold",
        "veto",
        "start war",
    ],
)

ATTACKER: Final = 0
DEFENDER: Final = 1
ALLY: Final = 2
SIDE: Final = Domain("side", ["attacker", "defender"])
ROLE: Final = Domain("role", [*SIDE.names, "ally"])
"""Whose troops fight in a war: the two condottieri's and the allied Pope's."""

WARS: Final[list[tuple[int, int]]] = [
    (a, d) for a in range(CITIES) for d in range(CITIES) if a != d
]
WAR: Final = Domain("war", [f"{CITY.names[a]} {CITY.names[d]}" for a, d in WARS])
"""Attacking city, defending city: attacker × 4 + defender among the other four."""

BY_TILE: Final = 0
BY_LORENZO: Final = 1
MEANS: Final = Domain("means", ["tile", "lorenzo"])
"""With what a war is vetoed."""

INTO_INFLUENCE: Final = 0
INTO_GOLD: Final = 1
EXCHANGE: Final = Domain("exchange", ["gold to influence", "influence to gold"])

IN_TURN: Final = 0
OFF: Final = 1
FULL: Final = 2
TRADING: Final = Domain("trading", ["turn", "off", "full"])
"""When offers may be made (section 11); the first is the default."""

BAR_BLOCKED: Final = 2
BAR: Final = Domain("bar", [*CURRENCY.names, "blocked"])
"""Why somebody cannot bid: too little of a currency, or a rival's tile; `NONE` if they could."""

MOST: Final = 99
"""The largest amount that can be named; a figure of our own that makes options finite."""

AMOUNT: Final = Numbers("amount", 0, MOST)
AHEAD: Final = Numbers("ahead", 1, 5)
"""A seat by how far it sits clockwise from whoever is asked."""

PIPS: Final = Numbers("pips", 1, 6)
DECADE: Final = Numbers("decade", 1, 3)
ROUND: Final = Numbers("round", 1, 2)
"""The rounds of a war: the attack and the counter-attack."""

COUNT: Final = Amounts("count")
