"""How much anybody may ask for: so many at once, then so many a second.

Whoever is counted was verified: a session that we gave out, a person, a table, or the address a
connection comes from. What a stranger made up is never a key, and as many keys are known as fit
into a fixed room. Each process counts for itself.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict

MOST_KNOWN = 10_000
HOME = 64
"""Bits of an IPv6 address that belong to one household: the rest it chooses itself."""


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

    def allows(self, who: str) -> bool:
        """Take one permission, if there is one left."""
        now = time.monotonic()
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.size, now)
            if len(self.buckets) > MOST_KNOWN:  # whoever has not asked for longest has a full one
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(who)
        bucket.left = min(self.size, bucket.left + (now - bucket.filled) * self.rate)
        bucket.filled = now
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True

    def give_back(self, who: str) -> None:
        """What was taken turned out not to count."""
        if who in self.buckets:
            self.buckets[who].left += 1


class AddressLimit(Limit):
    """A limit for all who share an address; a house may be more generous with these."""

    def __init__(self, size: float, rate: float) -> None:
        super().__init__(size, rate)
        self.usual = size, rate
        ADDRESS_LIMITS.append(self)

    def scale(self, factor: float) -> None:
        self.size, self.rate = (factor * figure for figure in self.usual)
        self.buckets.clear()


ADDRESS_LIMITS: list[AddressLimit] = []


def scale_address_limits(factor: float) -> None:
    """For a house in which many people share an address: so many times as much for each."""
    for limit in ADDRESS_LIMITS:
        limit.scale(factor)


def household(host: str) -> str:
    """The address by which somebody is counted."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, HOME), strict=False).network_address)


class Known:
    """Sessions that were verified lately, by their hashes."""

    def __init__(self) -> None:
        self.sessions: OrderedDict[str, None] = OrderedDict()

    def add(self, session: str) -> None:
        self.sessions[session] = None
        self.sessions.move_to_end(session)
        if len(self.sessions) > MOST_KNOWN:
            self.sessions.popitem(last=False)

    def __contains__(self, session: str) -> bool:
        return session in self.sessions


class Places:
    """So many at the same time, for each who asks; whoever goes makes room."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    def full(self, who: str) -> bool:
        return self.taken[who] >= self.most if who in self.taken else self.most < 1

    def take(self, who: str) -> None:
        self.taken[who] += 1

    def free(self, who: str) -> None:
        self.taken[who] -= 1
        if self.taken[who] <= 0:
            del self.taken[who]
