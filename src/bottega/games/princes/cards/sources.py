"""Where a figure comes from.

Not every value printed on the tiles could be found. Each line of data says for each of its
figures whether it stands in the rulebook (``BOOK``), was found in other public texts (``PUBLIC``)
or was reconstructed by us (``OURS``). Whoever owns the game can correct what is not in the rulebook
by an edition of their own (see `edition`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.kernel.words import Domain

BOOK: Final = 0
PUBLIC: Final = 1
OURS: Final = 2
SOURCE: Final = Domain("source", ["rulebook", "public", "reconstructed"])


class OfFamily(NamedTuple):
    """Where the figures of a family come from."""

    income: int
    ability: int
    home: int


class OfTile(NamedTuple):
    """Where the figures of a city tile come from."""

    city: int
    income: int
    ability: int


class OfTroop(NamedTuple):
    """Where the figures of a type of troops come from."""

    number: int
    cost: int
    attack: int
    defence: int
    income: int


class OfEvent(NamedTuple):
    """Where the figures of an event tile come from; its decade is always ours."""

    name: int
    effect: int
    currency: int
    decade: int = OURS


class OfTreachery(NamedTuple):
    """Where the figures of a type of treachery tiles come from."""

    effect: int
    number: int


Sources = OfFamily | OfTile | OfTroop | OfEvent | OfTreachery
NAMES: Final = ("name", "home")
"""What makes no difference in play."""


def weakest(marks: Sources) -> int:
    """The mark of a whole line: reconstructed as soon as one figure is that matters in play."""
    return max(x for name, x in zip(marks._fields, marks, strict=True) if name not in NAMES)
