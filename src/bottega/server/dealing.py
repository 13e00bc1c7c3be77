"""The deal: when all sit, everybody's page reveals its nonce, and then the cards are shuffled.

What was promised and revealed stands in the rows of the seats, so any process may go on from there.
Nobody is told a nonce before the game is over, and from the first that is revealed nobody can sit
down, leave or be renamed: whoever knew one could otherwise choose what else goes in.
"""

from __future__ import annotations

from typing import Any

from bottega.kernel.game import Game
from bottega.kernel.shuffle import HOUSE, PAGE, SILENT, WRONG, Nonce, Shuffle
from bottega.play.lots import draw_seats
from bottega.play.shuffling import commitment_to, house_nonce, key_of
from bottega.server.refusal import Refusal
from bottega.server.rows import SeatRow, TableRow

REVEALING = 2.0
"""Seconds that everybody's page has to reveal its nonce; then the house's goes in."""


def ready(row: TableRow, seats: list[SeatRow], now: float) -> bool:
    """Whether the cards can be dealt: all sit, and nobody is waited for any more."""
    if row.begun or any(seat.kind == "open" for seat in seats):
        return False
    if all(seat.commitment is None or seat.nonce is not None for seat in seats):
        return True
    since = row.dealing_since
    return since is not None and not 0 <= now - since < REVEALING


def check_reveal(row: TableRow, seat: SeatRow, nonce: str) -> tuple[str, Refusal | None]:
    """What is kept of a nonce that a seat's page reveals, and what it is told if it is wrong."""
    if row.status == "waiting":
        raise Refusal("not-yet", "nothing is revealed before everybody sits", 409)
    if seat.commitment is None:
        raise Refusal("no-commitment", "this seat's page has committed to no nonce", 409)
    if commitment_to(nonce) == seat.commitment and seat.nonce != WRONG:
        return nonce, None
    message = "the nonce that was revealed is not the one committed to: its SHA-256 is another one"
    return WRONG, Refusal("wrong-nonce", message, 409)


def shuffle_of(row: TableRow, came: list[SeatRow]) -> Shuffle:
    """What the draws of a table follow from; ``came``: its seats before lots are drawn."""
    lots = not row.keep_order and len(came) > 1
    nonces = [nonce_of(row.seed, place, seat) for place, seat in enumerate(came)]
    return Shuffle(row.id, lots, tuple(nonces))


def nonce_of(seed: bytes, place: int, seat: SeatRow) -> Nonce:
    """What goes in for a seat, and whose it is."""
    if seat.commitment is None:
        return Nonce(seat.name, HOUSE, None, house_nonce(seed, place))
    if seat.nonce is None or seat.nonce == WRONG:
        by = SILENT if seat.nonce is None else WRONG
        return Nonce(seat.name, by, seat.commitment, house_nonce(seed, place))
    return Nonce(seat.name, PAGE, seat.commitment, seat.nonce)


def lots_of(row: TableRow, game: Game[Any], shuffle: Shuffle) -> list[int]:
    """For each seat, where whoever takes it sat before lots were drawn."""
    if not shuffle.lots:
        return list(range(len(shuffle.nonces)))
    return draw_seats(key_of(row.seed, shuffle, game, row.options), len(shuffle.nonces))
