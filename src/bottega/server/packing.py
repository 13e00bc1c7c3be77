"""A finished game in one row: all its answers packed together.

Nothing of it changes any more, so it need not be kept ply by ply; packed it takes a tenth of the
room. Rows of games that were finished before there was this are read as they are, for ever.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import msgspec

from bottega.server.rows import AnswerRow

PER_SECOND = 1000
"""Moments are kept to the millisecond."""


class Columns(NamedTuple):
    """The answers of a game, column by column: like stands beside like, and packs well."""

    seats: list[int]
    answers: list[str]
    goes_on: list[int]  # the plies at which an answer belongs to the decision before
    at: list[int]  # milliseconds: the first since 1970, the others since the one before


DECODER = msgspec.json.Decoder(Columns)


def pack(rows: Sequence[AnswerRow]) -> bytes:
    """All answers of a game, and when each was given."""
    moments = [round(PER_SECOND * row.at) for row in rows]
    columns = Columns(
        seats=[row.seat for row in rows],
        answers=[row.answer for row in rows],
        goes_on=[ply for ply, row in enumerate(rows) if row.goes_on],
        at=[b - a for a, b in zip([0, *moments], moments, strict=False)],
    )
    return zlib.compress(msgspec.json.encode(columns), 9)


def unpack(packed: bytes) -> list[AnswerRow]:
    """The answers of a game, as its rows had them."""
    found = DECODER.decode(zlib.decompress(packed))
    goes_on = set(found.goes_on)
    moments = [moment / PER_SECOND for moment in accumulate(found.at)]
    answers = zip(found.seats, found.answers, moments, strict=True)
    return [
        AnswerRow(seat, text, ply in goes_on, at) for ply, (seat, text, at) in enumerate(answers)
    ]
