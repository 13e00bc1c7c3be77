"""What NOTIFY costs: how many moves a second are kept without it, with it, and told afterwards.

Starts a PostgreSQL of its own on loopback that writes to the disk as a careful one does. The
figures go into `scale.py`.

    .venv/bin/python -m benchmarks.notify
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.postgres import OWNER, Postgres, running_postgres

from bottega.server.pubsub import PostgresPubSub, channel

SECONDS = 4
WRITERS = 8
TABLE = "abcdefghijk"
CAREFUL = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"}


async def connect(cluster: Postgres) -> Any:
    return await asyncpg.connect(
        host="127.0.0.1", port=cluster.port, user=OWNER, database="postgres"
    )


async def commits(cluster: Postgres, notify: bool, afterwards: bool = False) -> float:
    """Transactions a second of several writers.

    ``notify``: with NOTIFY in them. ``afterwards``: told when they are kept, as a house does.
    """
    writers = [await connect(cluster) for _ in range(WRITERS)]
    end, done = time.monotonic() + SECONDS, 0
    pubsub = PostgresPubSub(create_async_engine(cluster.address("postgres")))
    await pubsub.open()

    async def write(db: Any) -> None:
        nonlocal done
        while time.monotonic() < end:
            async with db.transaction():
                await db.execute("INSERT INTO moves (answer) VALUES ('market row 1')")
                if notify:
                    await db.execute(f"SELECT pg_notify('{channel(TABLE)}', 'move')")
            if afterwards:
                pubsub.tell_others(TABLE, "move")
            done += 1

    await asyncio.gather(*map(write, writers))
    await pubsub.close()
    await pubsub.engine.dispose()
    for db in writers:
        await db.close()
    return done / SECONDS


async def measure(cluster: Postgres) -> None:
    db = await connect(cluster)
    await db.execute("CREATE TABLE moves (id serial PRIMARY KEY, answer text)")
    for _ in range(2):
        told = await commits(cluster, notify=False, afterwards=True)
        print(f"commits a second: {await commits(cluster, notify=False):,.0f}")
        print(f"  with NOTIFY in the transaction: {await commits(cluster, notify=True):,.0f}")
        print(f"  told afterwards: {told:,.0f}")
    await db.close()


if __name__ == "__main__":
    with running_postgres(CAREFUL) as running:
        asyncio.run(measure(running))
