"""The house itself, without a socket: for tests in which a moment must be hit exactly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bottega.server import wire
from bottega.server.bot_pool import BotPool
from bottega.server.migrations import upgrade
from bottega.server.people import People, Person
from bottega.server.pubsub import Subscription
from bottega.server.rooms import Rooms
from bottega.server.store import Store


@asynccontextmanager
async def rooms(address: str, pause: float = 0.03) -> AsyncIterator[Rooms]:
    """A house of its own over a database that others may use too."""
    store = Store(address)
    await upgrade(store.engine)
    await store.pubsub.open()
    house = Rooms(store, People(store), BotPool(), pause)
    try:
        yield house
    finally:
        await house.matches.close()


async def somebody(house: Rooms) -> Person:
    person, _ = await People(house.store).welcome("Somebody")
    return person


async def new_table(house: Rooms, person: Person, *kinds: str, **more: Any) -> str:
    """A table, of Masters unless it says otherwise, at which everybody stays where they sit."""
    known = {"me": wire.SeatPlan("me"), "open": wire.SeatPlan("open")}
    plans = [known.get(kind) or wire.SeatPlan("bot", None, kind) for kind in kinds]
    new = {"game": "masters", "seats": plans, "keep_order": True, **more}
    return (await house.create(person, wire.NewTable(**new))).id


async def listens(house: Rooms, table: str) -> Subscription:
    """Somebody looks at a table in this process, which therefore hears of it."""
    watching = house.store.pubsub.subscribe(table)
    async with asyncio.timeout(10):
        while not house.store.pubsub.hears(table):
            await asyncio.sleep(0.005)
    watching.take()
    return watching
