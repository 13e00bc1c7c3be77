"""Receiving goods and points (rules, sections 5, 12 and ruling A9)."""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.cards import Amounts, PerThing, pairs
from bottega.games.lorenzo.rules.agenda import CHOOSE_PRIVILEGE
from bottega.games.lorenzo.rules.events import GAINED
from bottega.games.lorenzo.rules.verbs import CHANGE_INTO
from bottega.games.lorenzo.table.readings import NO_SOURCE
from bottega.games.lorenzo.table.state import MOST_FAITH, MOST_MILITARY, Ints, Lorenzo, Player
from bottega.games.lorenzo.table.words import (
    FAITH,
    HELD,
    MILITARY,
    PRIVILEGE,
    PRIVILEGE_GOODS,
    STOCK,
    TAXED,
)
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, Action, Frame

UNTAXED: Final[Ints] = (0,) * HELD
FRESH: Final[Ints] = (0,) * PRIVILEGE.size
"""No privilege of this effect has been changed yet."""

NEVER_TAXED: Final[Ints] = (0,) * (HELD - TAXED)
TAKEN: Final = 3
TAX: Final[int] = TAKEN + PRIVILEGE.size
"""Where the question about a privilege says which others were chosen, and what the tax is."""

PRIVILEGE_GAINS: Final[list[Amounts]] = [pairs(found) for found in PRIVILEGE_GOODS]
CHANGES: Final[list[Action]] = [(CHANGE_INTO, into) for into in range(PRIVILEGE.size)]


def receive(p: Player, amounts: Amounts, tax: Ints) -> None:
    """What one source gives, less what excommunications take of it.

    The tracks end at 25 military and 15 faith: what is beyond is lost [A9].
    """
    held = p.goods
    for good, n in amounts:
        held[good] += n - tax[good]
    if held[MILITARY] > MOST_MILITARY or held[FAITH] > MOST_FAITH:
        held[MILITARY] = min(held[MILITARY], MOST_MILITARY)
        held[FAITH] = min(held[FAITH], MOST_FAITH)


def gain(t: Lorenzo, seat: int, amounts: Amounts, tax: Ints) -> None:
    """Receive what one source gives, and report it."""
    p = t.players[seat]
    if t.events is None:
        receive(p, amounts, tax)
    else:
        before = p.goods[:]
        receive(p, amounts, tax)
        tell_gain(t, seat, before)


def per_thing(p: Player, per: PerThing) -> Amounts:
    """So many of a good for every so many of a thing: own cards of a type, or military points."""
    good, n, thing, every = per
    count = p.goods[MILITARY] if thing == MILITARY else len(p.cards[thing])
    total = n * (count // every)
    return ((good, total),) if total else ()


def doubled(amounts: Amounts) -> Amounts:
    """Santa Rita: resources of an immediate effect twice, points once."""
    return tuple((good, 2 * n if good < STOCK else n) for good, n in amounts)


def tax_left(tax: Ints, amounts: Amounts) -> Ints:
    """What excommunications may still take from a source after its printed gain [A7]."""
    if tax == UNTAXED:
        return tax
    given = [good for good, _ in amounts]
    return tuple(0 if good in given else n for good, n in enumerate(tax))


def tax_on_tile(t: Lorenzo, tax: Ints) -> Ints:
    """What excommunications take from the bonus tile: nothing where it is no source [A7]."""
    return UNTAXED if t.readings.bonus_tile == NO_SOURCE else tax


def privileges(seat: int, count: int, tax: Ints = UNTAXED) -> Frame:
    """The question what to change privileges of one effect into."""
    return (CHOOSE_PRIVILEGE, seat, count, *FRESH, *tax[:TAXED])


def tax_on_privilege(f: Frame) -> Ints:
    """What such a question takes of each good; faith and victory points are never taxed."""
    return f[TAX:] + NEVER_TAXED


def tell_gain(t: Lorenzo, seat: int, before: list[int]) -> None:
    """Report what a player has more than before."""
    now = t.players[seat].goods
    t.tell(GAINED, EVERYONE, seat, *(n - m for n, m in zip(now, before, strict=True)))


class ChoosePrivilege(Step[Lorenzo]):
    """A privilege is changed into one of five things; those of one effect all differ (section 5).

    An excommunication takes its 1 from a privilege too, unless the source that gave it has
    lost it already [A7]. Privileges of different effects know nothing of each other [A14].
    """

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        taken = f[TAKEN:TAX]
        if 1 not in taken:
            return CHANGES
        return [change for into, change in enumerate(CHANGES) if not taken[into]]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        seat, left = f[1], f[2]
        _, into = a
        gain(t, seat, PRIVILEGE_GAINS[into], tax_on_privilege(f))
        if left > 1:
            taken = list(f[TAKEN:TAX])
            taken[into] = 1
            t.then((CHOOSE_PRIVILEGE, seat, left - 1, *taken, *f[TAX:]))
