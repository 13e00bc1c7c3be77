"""What NOTIFY costs: how many commits a second carry one, and what a worker pays for hearing it.

Starts a PostgreSQL of its own on loopback that writes to the disk as a careful one does. The
figures go into `scale.py`.

    .venv/bin/python -m benchmarks.notify
"""

from __future__ import annotations

import asyncio
import subprocess
import time
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from tests.server.postgres import OWNER, Postgres, programs, running_postgres

from bottega.server.pubsub import CHANNEL
from bottega.server.store import Store

SECONDS = 4
WRITERS = 8
NEWS = 5000
CAREFUL = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"}


async def connect(cluster: Postgres) -> Any:
    return await asyncpg.connect(
        host="127.0.0.1", port=cluster.port, user=OWNER, database="postgres"
    )


async def commits(cluster: Postgres, notify: bool) -> float:
    """Transactions a second of several writers."""
    writers = [await connect(cluster) for _ in range(WRITERS)]
    end, done = time.monotonic() + SECONDS, 0

    async def write(db: Any) -> None:
        nonlocal done
        while time.monotonic() < end:
            async with db.transaction():
                await db.execute("INSERT INTO moves (answer) VALUES ('market row 1')")
                if notify:
                    await db.execute(f"SELECT pg_notify('{CHANNEL}', 'move abcdefghijk')")
            done += 1

    await asyncio.gather(*map(write, writers))
    for db in writers:
        await db.close()
    return done / SECONDS


async def cost_of_news(cluster: Postgres) -> float:
    """Seconds of processor time for a notice of a table that nobody looks at here."""
    store = Store(cluster.address("postgres"))
    await store.pubsub.open()
    psql = str(programs() / "psql")
    where = ["-h", "127.0.0.1", "-p", str(cluster.port), "-U", OWNER, "-d", "postgres", "-q"]
    told = "\n".join(f"NOTIFY {CHANNEL}, 'move t{table}';" for table in range(NEWS))
    before = time.process_time()
    speaker = await asyncio.create_subprocess_exec(
        psql, *where, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    )
    await speaker.communicate(told.encode())
    await asyncio.sleep(0.5)
    spent = time.process_time() - before
    await store.close()
    return spent / NEWS


async def measure(cluster: Postgres) -> None:
    db = await connect(cluster)
    await db.execute("CREATE TABLE moves (id serial PRIMARY KEY, answer text)")
    print(f"commits a second: {await commits(cluster, notify=False):,.0f}")
    print(f"commits a second with NOTIFY: {await commits(cluster, notify=True):,.0f}")
    print(f"a notice heard: {await cost_of_news(cluster) * 1e6:.0f} µs")
    await db.close()


if __name__ == "__main__":
    with running_postgres(CAREFUL) as running:
        asyncio.run(measure(running))
