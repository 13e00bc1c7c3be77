"""How a table reads what the rulebook leaves open (rules, section 14)."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.kernel.words import Domain

A_SOURCE: Final = 0
NO_SOURCE: Final = 1
BONUS_TILE_AS: Final = Domain("option bonus tile", ["source", "no source"])
"""What the personal bonus tile is to the tiles I-1 to I-4 (ruling A7)."""


class Readings(NamedTuple):
    """The readings of one table: those it has chosen, and those the version of the rules settles.

    ``bonus_tile``, A7: the bonus tile is a source of its own, from which tiles I-1 to I-4 take
    theirs like from a card; or it is none and gives everything. The table decides.

    ``may_leave``, A21: whoever makes up the turn that tile II-7 skipped may leave it, or must place
    a member if possible. Version 1 wanted the placement.
    """

    bonus_tile: int = A_SOURCE
    may_leave: bool = True


READINGS_1: Final = Readings(may_leave=False)
"""What version 1 of the rules played."""
