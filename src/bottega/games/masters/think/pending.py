"""What is chosen but not yet carried out, carried out in mind on somebody's board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bottega.games.masters.cards.cards import NEEDS, YIELDS
from bottega.games.masters.rules.agenda import (
    BASIC_FIRST,
    BASIC_OUTPUT,
    BASIC_SECOND,
    CHOOSE_POWERS,
    CHOOSE_WHITE,
    LEADER_OUTPUT,
    PAY_COST,
    RECEIVE,
    STEPS,
    STORE_GOODS,
    TAKE_CARD,
)
from bottega.games.masters.rules.faith import give_faith_to_others
from bottega.games.masters.rules.production import (
    FIRST_LEADER,
    FIRST_SLOT,
    next_power,
    parts,
)
from bottega.games.masters.rules.warehouse import covers, store_what_fits
from bottega.games.masters.table.state import LAST_SPACE, Masters, Player
from bottega.games.masters.table.words import FAITH, KINDS
from bottega.games.masters.think.prices import GOOD_VALUE, POWER_VALUE
from bottega.kernel.state import NONE, Frame

TAKEN: Final = 2
"""Where a frame about goods taken at the market begins to list them; where whites are chosen, these
and the faith come first."""

IS_PENDING: Final[list[bool]] = [
    step
    in (
        STORE_GOODS,
        CHOOSE_WHITE,
        PAY_COST,
        TAKE_CARD,
        CHOOSE_POWERS,
        LEADER_OUTPUT,
        RECEIVE,
        BASIC_FIRST,
        BASIC_SECOND,
        BASIC_OUTPUT,
    )
    for step in range(len(STEPS.declared))
]
"""The steps that `settle` can carry out in mind."""


def goods_put_away(t: Masters) -> Masters:
    """The table once everything taken that fits is stored and the others have their faith.

    Where stored goods may be discarded, an answer need not bring the end of the action nearer. What
    the others will get must weigh the same before it and after it, or whoever thinks one
    answer ahead puts it off and discards all there is.
    """
    after = t.clone()
    f = after.agenda.pop()
    seat, taken, discarded = f[1], list(f[TAKEN : TAKEN + KINDS]), f[TAKEN + KINDS]
    discarded += store_in_mind(after.players[seat], taken)
    if discarded:
        give_faith_to_others(after, seat, discarded)
    return after


def is_pending(t: Masters, seat: int) -> bool:
    """Whether there is anything of a seat's to be carried out."""
    for f in t.agenda:  # noqa: SIM110 # slower with `any`
        if f[1] == seat and IS_PENDING[f[0]]:
            return True
    return False


def settled(t: Masters, p: Player, seat: int, discard_cost: float) -> float:
    """Carry out on a copy of a board all that is pending; returns what is lost on the way."""
    waste = 0.0
    for f in reversed(t.agenda):
        if f[1] == seat:
            waste += settle(t, p, f, discard_cost)
    return waste


def settle(t: Masters, p: Player, f: Frame, discard_cost: float) -> float:
    """Carry out one step of it."""
    step = f[0]
    if step == STORE_GOODS:
        taken, discarded = list(f[TAKEN : TAKEN + KINDS]), f[TAKEN + KINDS]
        return discard_cost * (discarded + store_in_mind(p, taken))
    if step == CHOOSE_WHITE:
        return discard_cost * store_in_mind(p, list(f[TAKEN + 2 :]))
    if step == PAY_COST:
        pay_in_mind(p, f[2:])
    elif step == TAKE_CARD:
        _, _, deck, slot = f
        if t.tops[deck] != NONE:
            p.build(t.tops[deck], slot)
    elif step == CHOOSE_POWERS:
        used, pays, gains = parts(list(f[2:]))
        produce_in_mind(p, next_power(used), pays, gains)
    elif step == LEADER_OUTPUT:
        _used, pays, gains = parts(list(f[2:-1]))
        produce_in_mind(p, FIRST_LEADER, pays, gains)
    elif step == RECEIVE:
        gain_in_mind(p, f[2:])
    elif IS_PENDING[step]:  # the basic power
        return GOOD_VALUE + 0.1  # two goods for one
    return 0.0


def store_in_mind(p: Player, taken: list[int]) -> int:
    """Everything that fits is stored; returns how much does not."""
    stored = store_what_fits(p, taken)
    left = 0
    for kind in range(KINDS):
        left += taken[kind] - stored[kind]
    return left


def pay_in_mind(p: Player, cost: Sequence[int]) -> None:
    """The warehouse pays first: what is in the strongbox does not take up room."""
    for kind in range(KINDS):
        n = cost[kind]
        if n:
            from_warehouse = min(n, p.warehouse[kind])
            p.warehouse[kind] -= from_warehouse
            p.strongbox[kind] -= n - from_warehouse


def gain_in_mind(p: Player, goods: Sequence[int]) -> None:
    for kind in range(KINDS):
        p.strongbox[kind] += goods[kind]
    p.faith = min(LAST_SPACE, p.faith + goods[FAITH])


def produce_in_mind(p: Player, first: int, pays: list[int], gains: list[int]) -> None:
    """What was chosen, and every card power from the ``first`` on that can be paid and gains
    something."""
    pay_in_mind(p, pays)
    received: list[Sequence[int]] = [gains]
    for slot in range(max(0, first - FIRST_SLOT), 3):
        if p.slots[slot]:
            card = p.slots[slot][-1]
            if POWER_VALUE[card] > 0 and covers(p.supply(), NEEDS[card]):
                pay_in_mind(p, NEEDS[card])
                received.append(YIELDS[card])
    for goods in received:
        gain_in_mind(p, goods)
