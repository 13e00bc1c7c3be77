"""The warehouse (rules, section 6), and paying from it (sections 7 and 8).

Goods may be rearranged freely, so only the totals of each kind matter; where they lie is
derived when somebody looks.
"""

from __future__ import annotations

from typing import Final

from bottega.games.masters.rules.agenda import PAY_COST
from bottega.games.masters.rules.events import PAID
from bottega.games.masters.rules.verbs import PAY
from bottega.games.masters.table.state import Masters, Player
from bottega.games.masters.table.words import KINDS, PLAYED
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NONE, Action, Frame

DEPOTS: Final = [1, 2, 3]
"""The places of the three basic depots."""


def holds(warehouse: list[int], room: list[int]) -> bool:
    """Whether depots and leader depots can hold these totals.

    What leader depots cannot take goes to the basic depots, a kind to a depot.
    """
    needs = [max(0, n - r) for n, r in zip(warehouse, room, strict=True)]
    a, b, c, d = sorted(needs)
    return a == 0 and b <= 1 and c <= 2 and d <= 3


def can_store(p: Player, kind: int) -> bool:
    """Whether one more of a kind fits, after any rearrangement.

    The second unit of a kind needs a depot of at least 2 places, the third one of 3; every other
    kind with as many units takes one of these depots.
    """
    needs, n = p.warehouse, p.warehouse[kind] + 1
    if PLAYED in p.standing:
        needs, n = in_basic_depots(p), max(0, n - p.depot_places()[kind])
    taken = 0
    for other in needs:
        if other >= n:
            taken += 1
    return n == 0 or taken + n <= len(DEPOTS)


def store_what_fits(p: Player, taken: list[int]) -> list[int]:
    """Store as many as there is room for, in the order in which they are asked about [R21].

    Returns how many of each kind were stored.
    """
    stored = [0] * KINDS
    for kind, n in enumerate(taken):
        while stored[kind] < n and can_store(p, kind):
            p.warehouse[kind] += 1
            stored[kind] += 1
    return stored


def in_basic_depots(p: Player) -> list[int]:
    """How many of each kind lie in the basic depots: leader depots are filled first [R8]."""
    if PLAYED not in p.standing:
        return p.warehouse[:]
    return [max(0, n - r) for n, r in zip(p.warehouse, p.depot_places(), strict=True)]


def arrange(p: Player) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Where the goods lie: ``(kind, count)`` in the depots of 1, 2 and 3, and in leader depots.

    The largest need lies in the largest depot; an empty depot is ``(NONE, 0)``.
    """
    in_leaders: list[tuple[int, int]] = []
    if PLAYED in p.standing:
        room = p.depot_places()
        in_leaders = [(k, min(p.warehouse[k], room[k])) for k in range(KINDS) if room[k]]
    needs = [(n, k) for k, n in enumerate(in_basic_depots(p))]
    needs.sort(key=lambda need: -need[0])
    depots = [(k, n) if n else (NONE, 0) for n, k in needs[:3]]
    return depots[::-1], in_leaders


def arrange_with(p: Player, kind: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Where the goods would lie with one more of a kind that fits."""
    more = p.clone()
    more.warehouse[kind] += 1
    return arrange(more)


def covers(owned: list[int], cost: tuple[int, ...]) -> bool:
    """Whether there is enough of each kind."""
    return (
        cost[0] <= owned[0] and cost[1] <= owned[1] and cost[2] <= owned[2] and cost[3] <= owned[3]
    )


def pay(t: Masters, seat: int, cost: list[int]) -> None:
    """Pay from warehouse and strongbox in any mix.

    Where only one mix is possible the goods go at once; the other kinds are asked for, in
    canonical order.
    """
    p = t.players[seat]
    due = [0] * KINDS
    for kind, n in enumerate(cost):
        if n:
            mixes = payable(p, kind, n)
            if len(mixes) == 1:
                take(t, seat, kind, mixes[0], n - mixes[0])
            else:
                due[kind] = n
    if any(due):
        t.then((PAY_COST, seat, *due))


def payable(p: Player, kind: int, n: int) -> range:
    """How many of so many units may come from the warehouse, the rest from the strongbox."""
    return range(max(0, n - p.strongbox[kind]), min(n, p.warehouse[kind]) + 1)


def take(t: Masters, seat: int, kind: int, from_warehouse: int, from_strongbox: int) -> None:
    p = t.players[seat]
    p.warehouse[kind] -= from_warehouse
    p.strongbox[kind] -= from_strongbox
    t.tell(PAID, EVERYONE, seat, kind, from_warehouse, from_strongbox)


class PayCost(Step[Masters]):
    """How many units of the next kind come from the warehouse; the rest from the strongbox."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        _, seat, *due = f
        kind = next_kind(due)
        return [(PAY, units) for units in payable(t.players[seat], kind, due[kind])]

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        _, seat, *due = f
        _, units = a
        kind = next_kind(due)
        take(t, seat, kind, units, due[kind] - units)
        due[kind] = 0
        if any(due):
            t.then((PAY_COST, seat, *due))


def next_kind(counts: list[int]) -> int:
    """The first kind, in canonical order, of which there still are some."""
    kind = 0
    while not counts[kind]:
        kind += 1
    return kind
