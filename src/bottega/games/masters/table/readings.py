"""How a table reads the rules where they can be read in two ways, or were read otherwise before.

What is said here never changes during a game, so clones share it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.kernel.words import Domain

TAKEN: Final = 0
ANY: Final = 1

DISCARD: Final = Domain("discard", ["taken", "any"])
"""What may be discarded at the market, as a table decides it: the first is the default."""


class Readings(NamedTuple):
    """One reading for each question; what a table does not decide is read as in version 2.

    ``discard`` [R6]: only what was taken may be discarded, or also what lies in the basic depots.
    ``refusable`` [R9]: a discount may be refused; in version 1 it was always taken off.
    """

    discard: int
    refusable: bool = True


READINGS_1: Final = Readings(discard=TAKEN, refusable=False)
"""What version 1 played."""
