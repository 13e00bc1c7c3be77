"""Nothing is lost and nothing is doubled: the pieces of a table, counted over its layout.

A game says once how many there are of each piece, and its layout says where pieces lie (``piece``
in `OneOf` and `Counts`). What is merely mentioned somewhere is not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from bottega.kernel.shape import Lying, Object
from bottega.kernel.state import HIDDEN, State
from bottega.kernel.words import Domain


class Pieces(NamedTuple):
    """How many there are of each piece of a domain; without ``numbers`` one of each.

    ``gone``: some of them may be out of the game, or not in it yet. The others all lie somewhere,
    or are in somebody's hand while they are dealt with: first in the subject of a frame of one of
    the steps ``held_by``.
    """

    domain: Domain
    numbers: Sequence[int] = ()
    gone: bool = False
    held_by: Sequence[int] = ()


def miscounted(layout: Object, pieces: Sequence[Pieces], t: State) -> list[str]:
    """What lies on a table too often or not at all, in words. A hidden piece may be any."""
    lying: Lying = {}
    layout.count(t, lying)
    found = []
    for domain, numbers, gone, held_by in pieces:
        there = Counter(lying.get(domain.key, ()))
        there.update(f[2] for f in t.agenda if f[0] in held_by)
        wanted = numbers or [1] * domain.size
        for value, number in enumerate(wanted):
            if there[value] > number:
                what = "once" if number == 1 else f"{number} times"
                found.append(
                    f"{domain.key} {domain.names[value]} is there {there[value]} times, not {what}"
                )
        missing = [
            f"{number - there[value]} {domain.names[value]}" if number > 1 else domain.names[value]
            for value, number in enumerate(wanted)
            if there[value] < number
        ]
        if not gone and there.total() != sum(wanted) and not (found and not missing):
            if there[HIDDEN]:
                found.append(f"there are {sum(wanted)} of {domain.key}, not {there.total()}")
            elif missing:
                found.append(f"of {domain.key} there are missing: {', '.join(missing)}")
    return found
