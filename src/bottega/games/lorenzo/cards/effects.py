"""What cards, leaders and tiles do, beyond the vocabulary that all games share."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.kernel.effects import Act, Cheaper, Either, Exchange, Gain, Goods, Per, Raise
from bottega.kernel.words import Domain

COLOURED: Final = 0
ONE_COLOURED: Final = 1
THE_NEUTRAL: Final = 2
WHOSE = Domain("whose", ["coloured", "one coloured", "neutral"])


class Worth(NamedTuple):
    """Members are worth so much more or less, or so much instead of their die (section 4.1)."""

    whose: int
    more: int = 0
    becomes: int = 0


# Rules that one card alone changes.
NO_FLOOR_BONUS: Final = 0
OCCUPIED_SPACES: Final = 1
NO_TOWER_FEE: Final = 2
NO_MILITARY_NEED: Final = 3
COPY_LEADER: Final = 4
DOUBLE_IMMEDIATE: Final = 5
SUPPORT_BONUS: Final = 6
NO_MARKET: Final = 7
DEAR_SERVANTS: Final = 8
SKIP_FIRST_TURN: Final = 9
RULE = Domain(
    "rule",
    [
        "no floor bonus",
        "occupied spaces",
        "no tower fee",
        "no military need",
        "copy leader",
        "double immediate",
        "support bonus",
        "no market",
        "dear servants",
        "skip first turn",
    ],
)


class Rule(NamedTuple):
    """A rule of the game does not hold, or holds differently, for the owner."""

    which: int


class Tax(NamedTuple):
    """Every source of these goods gives so many fewer (section 12)."""

    goods: Goods


class Unscored(NamedTuple):
    """Cards of a type score nothing at the end."""

    type: int


class Forfeit(NamedTuple):
    """At the end one victory point is lost for every so many of a thing."""

    thing: int
    every: int = 1


class Cost(NamedTuple):
    """One way to pay for a card: goods, or military points, of which so many are ``needed``."""

    goods: Goods
    needed: int = 0


class Cards(NamedTuple):
    """A requirement: at least so many own cards of a type; of any one type, if none is named."""

    type: int
    amount: int


class Supply(NamedTuple):
    """A requirement: at least so many of a good held."""

    good: int
    amount: int


Immediate = Gain | Per | Act
Working = Gain | Per | Either | Exchange
Lasting = Raise | Cheaper | Either | Rule
Ability = Gain | Act | Worth | Rule | Cheaper
Penalty = Tax | Raise | Worth | Rule | Unscored | Forfeit
