"""Who sits where, drawn by lot.

The lots are nature's, like every other draw: they follow from the seed whose commitment is shown
before the first move, and ``bottega verify`` draws them again. A record keeps the names in the
order in which people came, beside the order in which they sit.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import TypeVar

from bottega.kernel.words import Unreadable

Somebody = TypeVar("Somebody")


def draw_seats(seed: bytes, people: int) -> list[int]:
    """For each seat in turn, who takes it: the place in which they came, counted from 0.

    Whoever takes a seat is drawn from those who still stand, by
    ``HMAC-SHA256(seed, "seat" and the number of the seat)``, read as `nature.draw` reads it.
    """
    standing = list(range(people))
    found = []
    for seat in range(people):
        digest = hmac.digest(seed, b"seat" + seat.to_bytes(8, "big"), "sha256")
        found.append(standing.pop(int.from_bytes(digest, "big") % len(standing)))
    return found


def seated(seed: bytes, came: Sequence[Somebody]) -> list[Somebody]:
    """Those who came, in the order in which they sit."""
    return [came[place] for place in draw_seats(seed, len(came))]


def in_order_of_coming(seed: bytes, sitting: Sequence[Somebody]) -> list[Somebody]:
    """Those who sit where the lots put them, in the order in which they came."""
    found = list(sitting)
    for seat, place in enumerate(draw_seats(seed, len(sitting))):
        found[place] = sitting[seat]
    return found


def check_seating(seed: bytes, came: list[str], players: list[str]) -> None:
    """Refuse a record in which somebody sits where the lots did not put them."""
    expected = seated(seed, came)
    for seat, (drawn, sits) in enumerate(zip(expected, players, strict=True), 1):
        if drawn != sits:
            raise Unreadable(
                f"players[{seat}]: {sits!r} does not follow from the seed; {drawn!r} drew this seat"
            )
