"""How much anybody may ask for: so many at once, then so many a second."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_KNOWN = 10_000


class Bucket:
    """A bucket of permissions that fills up again by itself."""

    __slots__ = ("filled", "left")

    def __init__(self, size: float, now: float) -> None:
        self.left = size
        self.filled = now


class Limit:
    """``size`` at once, refilled at ``rate`` a second, for each who asks."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def knows(self, who: str) -> bool:
        """Whether somebody has asked before."""
        return who in self.buckets

    def allows(self, who: str) -> bool:
        """Take one permission, if there is one left."""
        now = time.monotonic()
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.size, now)
            if len(self.buckets) > MOST_KNOWN:
                self.buckets.popitem(last=False)
        bucket.left = min(self.size, bucket.left + (now - bucket.filled) * self.rate)
        bucket.filled = now
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True
