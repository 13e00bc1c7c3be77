"""What cards, leaders and tiles do, beyond what cards of other games do too; what they require."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.lorenzo.table.words import GOOD, KIND, THING, TYPE
from bottega.kernel.effects import Discount, Either, Exchange, Gain, Goods, Per, Rule
from bottega.kernel.printed import NUMBER, Alternatives, AnyOf, Effects, Signed, SoMany
from bottega.kernel.shape import Counts
from bottega.kernel.words import Domain

EFFECTS: Final = Effects("effect")
REQUIREMENTS: Final = Effects("needs")
AMOUNTS: Final = Counts(GOOD)

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
RULE: Final = Domain(
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

EFFECTS.declare(Gain, goods=AMOUNTS)
EFFECTS.declare(Per, goods=AMOUNTS, thing=SoMany(THING, "every"), every=NUMBER)
EFFECTS.declare(Exchange, pay=AMOUNTS, gain=AMOUNTS)
EFFECTS.declare(Either, of=Alternatives(Exchange))
EFFECTS.declare(Discount, on=AnyOf(TYPE), good=SoMany(GOOD, "amount"), amount=NUMBER)
EFFECTS.declare(Rule, rule=RULE)


class EitherDiscount(NamedTuple):
    """Cards of a type cost so many less of one of two goods, of the owner's choice."""

    on: int
    one: int
    other: int
    amount: int


EFFECTS.declare(
    EitherDiscount,
    on=TYPE,
    one=SoMany(GOOD, "amount"),
    other=SoMany(GOOD, "amount"),
    amount=NUMBER,
)


class Act(NamedTuple):
    """An action besides the usual one, of a kind and value; what it buys costs ``less``."""

    action: int
    value: int
    less: Goods = ()


EFFECTS.declare(Act, action=AnyOf(KIND), value=NUMBER, less=AMOUNTS)


class Raise(NamedTuple):
    """Actions of a kind are worth so much more, or less."""

    action: int
    amount: int


EFFECTS.declare(Raise, action=KIND, amount=Signed())

COLOURED: Final = 0
ONE_COLOURED: Final = 1
THE_NEUTRAL: Final = 2
WHOSE: Final = Domain("whose", ["coloured", "one coloured", "neutral"])


class Worth(NamedTuple):
    """Members are worth so much more or less, or so much instead of their die (section 4.1)."""

    whose: int
    more: int = 0
    becomes: int = 0


EFFECTS.declare(Worth, whose=WHOSE, more=Signed(), becomes=NUMBER)


class Tax(NamedTuple):
    """Every source of these goods gives so many fewer (section 12)."""

    goods: Goods


EFFECTS.declare(Tax, goods=AMOUNTS)


class Unscored(NamedTuple):
    """Cards of a type score nothing at the end."""

    type: int


EFFECTS.declare(Unscored, type=TYPE)


class Forfeit(NamedTuple):
    """At the end one victory point is lost for every so many of a thing."""

    thing: int
    every: int = 1


EFFECTS.declare(Forfeit, thing=SoMany(THING, "every"), every=NUMBER)

Immediate = Gain | Per | Act
Working = Gain | Per | Either | Exchange
Lasting = Raise | Discount | EitherDiscount | Rule
Ability = Gain | Act | Worth | Rule | Discount
Penalty = Tax | Raise | Worth | Rule | Unscored | Forfeit


class Cost(NamedTuple):
    """One way to pay for a card: goods, or military points, of which so many are ``needed``."""

    goods: Goods
    needed: int = 0


# What leaders require -------------------------------------------------------------------------


class Cards(NamedTuple):
    """At least so many own cards of a type; of any one type, if none is named."""

    type: int
    amount: int


OWNED: Final = AnyOf(
    Domain("thing", TYPE.names)
)  # a type as a thing to be counted: "3 territories"
REQUIREMENTS.declare(Cards, type=SoMany(OWNED, "amount"), amount=NUMBER)


class Supply(NamedTuple):
    """At least so many of a good held."""

    good: int
    amount: int


REQUIREMENTS.declare(Supply, good=SoMany(GOOD, "amount"), amount=NUMBER)
