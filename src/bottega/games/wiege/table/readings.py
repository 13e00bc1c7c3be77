"""How a table reads the rules where they can be read in two ways, or were read otherwise before.

What is said here never changes during a game, so clones share it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.kernel.words import Domain

COME_BACK: Final = 0
LEAVE: Final = 1
COVERED_EVENTS: Final = Domain("covered events", ["come back", "leave"])
"""Where covered events go once there are no new ones, as a table decides it: the first is the
default."""

FINAL_PASS: Final = 0
TWO_PASSES: Final = 1
END_OF_DUEL: Final = Domain("duel", ["final", "two passes"])
"""What a pass in a duel means, as a table decides it: the first is the default."""

OPTIONS: Final[dict[str, list[str]]] = {
    domain.key: domain.names for domain in (COVERED_EVENTS, END_OF_DUEL)
}
"""What a table decides."""

RULINGS: Final = {COVERED_EVENTS.key: "A19", END_OF_DUEL.key: "A14"}
"""Where the rules discuss it."""


class Readings(NamedTuple):
    """One reading for each question; what a table does not decide is read as in version 2.

    ``covered_events`` [A19]: after a culture evaluation without a new event the one below lies open
    again, or the whole stack is discarded.
    ``duel`` [A14]: who has passed is out, or a duel goes on until two passes follow each other.
    ``fills_gaps`` (section 9): the display is filled when an evaluation has renewed the deck; in
    version 1 gaps stayed until the next refill.
    """

    covered_events: int
    duel: int
    fills_gaps: bool = True


READINGS_1: Final = Readings(covered_events=LEAVE, duel=FINAL_PASS, fills_gaps=False)
"""What version 1 played."""


def chosen(options: dict[str, str]) -> Readings:
    """What the options of a table mean."""
    return Readings(
        covered_events=COVERED_EVENTS.values[options[COVERED_EVENTS.key]],
        duel=END_OF_DUEL.values[options[END_OF_DUEL.key]],
    )
