"""Those who look at a table in this process: how many may, and what is looked up for them at once.

Whatever changes at a table is read from the database once for all pages that show it, and written
once for all who only look on.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from typing import NamedTuple

import msgspec

from bottega.server import wire
from bottega.server.limits import Places
from bottega.server.people import Person
from bottega.server.presenters.tables import table_info
from bottega.server.refusal import Refusal, not_found
from bottega.server.rows import SeatRow, TableRow
from bottega.server.store import Store

MOST_OF_A_PERSON = 40
"""Pages that one person may have open at tables."""

MOST_ONLOOKERS = 200
"""Pages at one table, besides those of whoever plays there."""

MOST_THERE = 400
"""Pages of all who share an address."""

SEEN = 25.0
"""Seconds between two notes of who is still here."""

ENCODER = msgspec.json.Encoder()


class Seen(NamedTuple):
    """A table as it was read for all who look at it."""

    version: int
    row: TableRow
    seats: list[SeatRow]
    present: set[str]
    ended: set[str]  # sessions that were ended meanwhile
    onlookers: tuple[wire.TableInfo, bytes]  # what they see, and how that is sent

    def shown_to(self, me: str | None) -> tuple[wire.TableInfo, bytes]:
        """The table for somebody, and its message. To themselves nobody who looks at it is away."""
        if me is None or (me != self.row.host_id and all(s.user_id != me for s in self.seats)):
            return self.onlookers
        return shown(self.row, self.seats, me, self.present | {me})


def shown(
    row: TableRow, seats: list[SeatRow], me: str | None, present: set[str]
) -> tuple[wire.TableInfo, bytes]:
    info = table_info(row, seats, me, present)
    return info, ENCODER.encode(wire.TableNews(info))


class Guest(NamedTuple):
    """A page that looks at a table."""

    socket: str
    table: str
    person: Person | None
    address: str
    plays: bool


class Gatherings:
    """Every page that looks at a table."""

    def __init__(self, store: Store, address_limits: float = 1) -> None:
        self.store = store
        self.guests: dict[str, dict[str, Guest]] = defaultdict(dict)  # by table and socket
        self.of_person = Places(MOST_OF_A_PERSON)
        self.looking_on = Places(MOST_ONLOOKERS)
        self.there = Places(MOST_THERE * address_limits)
        self.reading: dict[str, tuple[int, asyncio.Task[Seen]]] = {}
        self.noted = time.monotonic()

    # Coming and going ---------------------------------------------------------------------

    async def enter(self, socket: str, table: str, person: Person | None, address: str) -> Guest:
        """Let a page in, if there is room for it."""
        row, seats = await self.store.table_with_seats(table)
        if row is None:
            raise not_found("table")
        plays = person is not None and any(seat.user_id == person.id for seat in seats)
        guest = Guest(socket, table, person, address, plays)
        if person is not None and self.of_person.full(person.id):
            raise too_many("you have too many pages open at tables; close some")
        if self.there.full(address):
            raise too_many("too many pages are open at your address")
        if not plays and self.looking_on.full(table):
            raise too_many("too many are looking on at this table")
        if person is not None:
            self.of_person.take(person.id)
        if not plays:
            self.looking_on.take(table)
        self.there.take(address)
        self.guests[table][socket] = guest
        return guest

    def leave(self, guest: Guest) -> None:
        if guest.person is not None:
            self.of_person.free(guest.person.id)
        if not guest.plays:
            self.looking_on.free(guest.table)
        self.there.free(guest.address)
        here = self.guests[guest.table]
        del here[guest.socket]
        if not here:
            del self.guests[guest.table]
            self.reading.pop(guest.table, None)

    async def note_presence(self) -> None:
        """Now and then, note who is still here: all of them at once.

        An operator may end sessions from outside, so whose page it is is looked up, too.
        """
        if time.monotonic() - self.noted < SEEN:
            return
        self.noted = time.monotonic()
        guests = [guest for here in self.guests.values() for guest in here.values()]
        known = [(guest, guest.person.token) for guest in guests if guest.person is not None]
        await self.store.still_here([guest.socket for guest, _ in known])
        ended = await self.store.ended_sessions(sorted({token for _, token in known}))
        for guest, token in known:
            if token in ended:
                self.store.pubsub.publish(guest.table, "table")

    # Looking ------------------------------------------------------------------------------

    async def look(self, table: str) -> Seen:
        """The table as it is now: all who ask before there is more news share one reading."""
        version = self.store.pubsub.version(table)
        begun = self.reading.get(table)
        if begun is None or begun[0] != version or failed(begun[1]):
            begun = version, asyncio.create_task(self.read(table, version))
            if table in self.guests:
                self.reading[table] = begun
        return await asyncio.shield(begun[1])

    async def read(self, table: str, version: int) -> Seen:
        guests = self.guests.get(table, {}).values()
        tokens = sorted({guest.person.token for guest in guests if guest.person is not None})
        row, seats, present, ended = await self.store.look(table, tokens)
        if row is None:
            raise not_found("table")
        return Seen(version, row, seats, present, ended, shown(row, seats, None, present))


def failed(task: asyncio.Task[Seen]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def too_many(message: str) -> Refusal:
    return Refusal("too-many-pages", message, 429)
