"""How seats are counted: from nought in the server, as in the engine, and from one outside of it.

Messages and the database count as people do. Whatever leaves or enters the server goes through
here; nowhere else is one added or taken away.
"""

from __future__ import annotations

from bottega.kernel.words import SEAT


def number_of(seat: int) -> int:
    """A seat as messages and the database count it."""
    return SEAT.first + seat


def seat_of(number: int) -> int:
    """The seat of a number that came in a message or from the database."""
    return number - SEAT.first
