"""What goods, cards and leaders are worth in each round.

All of it follows from what is printed and how far the game has come, so it is worked out once, when
this module is read: players look it up for every answer they think of.
"""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.cards import AT_WORK, Amounts, PerThing, Trade, Work
from bottega.games.lorenzo.cards.effects import Ability, Act, Worth
from bottega.games.lorenzo.cards.leader_cards import ABILITY, IS_ONCE
from bottega.games.lorenzo.rules.gains import per_thing
from bottega.games.lorenzo.table.state import ROUNDS, Player
from bottega.games.lorenzo.table.words import HELD, PRIVILEGES
from bottega.kernel.effects import Gain, Rule

EARLY: Final = [0.9, 0.85, 0.85, 0.75, 0.55, 1.0, 1.0]
LATE: Final = [0.3, 0.3, 0.3, 0.35, 0.3, 1.0, 1.0]
"""What one of each good is worth at the beginning and in the last round."""

PRIVILEGE_VALUE: Final = 1.7


def prices_in(round_: int) -> list[float]:
    """What one of each good is worth in a round; during set-up as much as in the first."""
    gone = max(0, round_ - 1) / (ROUNDS - 1)
    return [early + gone * (late - early) for early, late in zip(EARLY, LATE, strict=True)]


PRICES: Final[list[list[float]]] = [prices_in(round_) for round_ in range(ROUNDS + 1)]
"""Round by round, from set-up on, as in all that follows."""


def worth(amounts: Amounts, prices: list[float]) -> float:
    """What some goods are worth."""
    total = 0.0
    for good, n in amounts:
        total += n * prices[good]
    return total


# Cards at work -------------------------------------------------------------------------------


def trade_value(trade: Trade, prices: list[float]) -> float:
    """What an exchange gains over what it pays."""
    gain = worth(trade.gain, prices) + PRIVILEGE_VALUE * trade.privileges
    return gain - worth(trade.pay, prices)


def printed_value(works: Work, prices: list[float]) -> float:
    """What one activation of a card gives by what is printed on it alone."""
    best = max([0.0, *[trade_value(trade, prices) for trade in works.trades]])
    return worth(works.gain, prices) + PRIVILEGE_VALUE * works.privileges + 0.8 * best


PRINTED_VALUE: Final[list[list[float]]] = [
    [printed_value(works, prices) for works in AT_WORK] for prices in PRICES
]
"""Round by round and card by card."""

PER: Final[list[PerThing | None]] = [works.per for works in AT_WORK]


def work_value(p: Player, card: int, round_: int) -> float:
    """What one activation of a card gives. What gives something per card gives nothing else."""
    per = PER[card]
    if per is None:
        return PRINTED_VALUE[round_][card]
    return worth(per_thing(p, per), PRICES[round_])


# Leaders in play -----------------------------------------------------------------------------

GIVES: Final[list[bool]] = [isinstance(ability, Gain | Act) for ability in ABILITY]
"""Whether a leader gives something whenever it is used; the others change a rule."""


def use_value(ability: Ability, prices: list[float]) -> float:
    """What one use of such a leader gives."""
    if not isinstance(ability, Gain):
        return 2.0
    gain = 0.0
    for good in range(HELD):
        gain += ability.goods[good] * prices[good]
    return gain + PRIVILEGE_VALUE * ability.goods[PRIVILEGES]


USE_VALUE: Final[list[list[float]]] = [
    [use_value(ability, prices) for ability in ABILITY] for prices in PRICES
]
"""Round by round and leader by leader."""


def is_strong(leader: int) -> bool:
    """Whether it changes for good what members are worth, or a rule."""
    return isinstance(ABILITY[leader], Worth | Rule) and not IS_ONCE[leader]


AT_LEAST: Final[list[float]] = [2.0 if is_strong(leader) else 1.0 for leader in range(len(ABILITY))]
A_ROUND: Final[list[float]] = [1.5 if is_strong(leader) else 1.2 for leader in range(len(ABILITY))]
"""What a leader that changes a rule is worth at least, and for each round to come."""
