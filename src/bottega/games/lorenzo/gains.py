"""Receiving goods and points (rules, sections 5, 12 and ruling A9)."""

from __future__ import annotations

from bottega.games.lorenzo.agenda import CHOOSE_PRIVILEGE
from bottega.games.lorenzo.cards import Amounts, PerThing, pairs
from bottega.games.lorenzo.events import GAINED
from bottega.games.lorenzo.state import MOST_FAITH, MOST_MILITARY, Ints, Lorenzo, Player
from bottega.games.lorenzo.verbs import CHANGE_INTO
from bottega.games.lorenzo.words import (
    FAITH,
    HELD,
    MILITARY,
    PRIVILEGE,
    PRIVILEGE_GOODS,
    STOCK,
    TAXED,
)
from bottega.kernel.game import Step
from bottega.kernel.state import EVERYONE, Action, Frame

UNTAXED: Ints = (0,) * HELD
FRESH: Ints = (0,) * PRIVILEGE.size
"""No privilege of this effect has been changed yet."""

PRIVILEGE_GAINS: list[Amounts] = [pairs(found) for found in PRIVILEGE_GOODS]
CHANGES: list[Action] = [(CHANGE_INTO, into) for into in range(PRIVILEGE.size)]


def receive(p: Player, amounts: Amounts, tax: Ints) -> None:
    """What one source gives, less what excommunications take of it.

    The tracks end at 25 military and 15 faith: what is beyond is lost [A9].
    """
    held = p.goods
    for good, n in amounts:
        held[good] += n - tax[good]
    held[MILITARY] = min(held[MILITARY], MOST_MILITARY)
    held[FAITH] = min(held[FAITH], MOST_FAITH)


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
    given = [good for good, _ in amounts]
    return tuple(0 if good in given else n for good, n in enumerate(tax))


def privileges(seat: int, count: int, tax: Ints = UNTAXED) -> Frame:
    """The question what to change privileges of one effect into."""
    return (CHOOSE_PRIVILEGE, seat, count, *FRESH, *tax[:TAXED])


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
        if f[3:8] == FRESH:
            return CHANGES
        return [CHANGES[into] for into in range(PRIVILEGE.size) if not f[3 + into]]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        seat, left, into = f[1], f[2] - 1, a[1]
        p = t.players[seat]
        before = p.goods[:]
        receive(p, PRIVILEGE_GAINS[into], (*f[8:], 0, 0))
        if t.events is not None:
            tell_gain(t, seat, before)
        if left:
            taken = [1 if i == into else f[3 + i] for i in range(PRIVILEGE.size)]
            t.then((CHOOSE_PRIVILEGE, seat, left, *taken, *f[8:]))
