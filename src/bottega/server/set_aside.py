"""Tables that fail, by a mistake in their game or their rows: they rest, and all others go on."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

from bottega.server.refusal import Refusal

FIRST_REST, LONGEST_REST = 10.0, 3600.0
"""Seconds before a table that failed is tried again by itself; twice as long each time."""

MOST_KNOWN = 1_000


class Failure(NamedTuple):
    """Until when a table rests, and for how long this time."""

    until: float
    rest: float


class SetAside:
    """The tables that failed lately."""

    def __init__(self) -> None:
        self.failures: OrderedDict[str, Failure] = OrderedDict()

    def add(self, table: str) -> None:
        """It failed, perhaps once more."""
        before = self.failures.pop(table, None)
        rest = FIRST_REST if before is None else min(2 * before.rest, LONGEST_REST)
        self.failures[table] = Failure(time.monotonic() + rest, rest)
        while len(self.failures) > MOST_KNOWN:
            self.failures.popitem(last=False)

    def rests(self, table: str) -> bool:
        failure = self.failures.get(table)
        return failure is not None and time.monotonic() < failure.until

    def forget(self, table: str) -> None:
        """It goes well again, or is gone."""
        self.failures.pop(table, None)


def table_failed() -> Refusal:
    return Refusal(
        "table-failed", "something is wrong with this table; what was played is kept", 500
    )
