"""What games that are over cost: bytes on the disk, the list of one's own tables, and a start.

Some games are played to their end by chance, and then written down again under other names until
there are as many as asked for, a tenth of them one person's. Prints the bytes a game, how long that
person waits for the list of their tables (median), and how long a server takes to open.

    PYTHONPATH=. .venv/bin/python benchmarks/stored_games.py --games 10000

Goals on a quiet machine: 10 kB a game, 30 ms for the list, 2 s to open.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

import httpx
from tests.server.house import House, sqlite_at
from tests.server.inside import new_table, rooms

from bottega.server.people import People
from bottega.server.rooms import Rooms

PLAYED = 10
"""Games that are played; all others are copies of these."""

MINE = 0.1
ASKED = 21


async def play_games(file: Path) -> str:
    """Fill a database with a few finished games; the cookie of whoever played them."""
    async with rooms(sqlite_at(file)) as house:
        people = People(house.store)
        person, token = await people.welcome("Anna")
        await people.welcome("Everybody")
        for number in range(PLAYED):
            await play_to_the_end(house, await new_table(house, person, "me", "me"), number)
    return token


async def play_to_the_end(house: Rooms, table: str, seed: int) -> None:
    live, rng = await house.matches.open(table), Random(seed)
    while not live.match.over:
        question = rng.choice(live.match.questions)
        answer = live.game.actions.text(rng.choice(question.options))
        await live.give(house.store, question.seat, live.plies, [answer])


def copy_games(file: Path, games: int) -> None:
    """The same games once more, under other names; most of them somebody else's."""
    db = sqlite3.connect(file)
    played = [row[0] for row in db.execute("SELECT id FROM tables")]
    ((anna,), (other,)) = db.execute("SELECT id FROM users ORDER BY name").fetchall()
    for number in range(games - len(played)):
        new, old = f"copy{number:07}", played[number % len(played)]
        whose = anna if number < MINE * games - len(played) else other
        for table, key in (("tables", "id"), ("seats", "table_id"), ("answers", "table_id")):
            copy_rows(db, table, key, old, new, whose)
        if "packed" in {row[0] for row in db.execute("SELECT name FROM sqlite_master")}:
            copy_rows(db, "packed", "table_id", old, new, whose)
    db.commit()
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()


def copy_rows(db: sqlite3.Connection, table: str, key: str, old: str, new: str, whose: str) -> None:
    columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
    changed = {key: ":new", "host_id": ":whose", "user_id": ":whose"}
    read = ", ".join(changed.get(column, column) for column in columns)
    into = ", ".join(columns)
    query = f"INSERT INTO {table} ({into}) SELECT {read} FROM {table} WHERE {key} = :old"
    db.execute(query, {"new": new, "old": old, "whose": whose})


def time_the_list(house: House, token: str) -> tuple[float, int]:
    """Median seconds for the list of one's own tables, and how many there are in it."""
    taken = []
    with httpx.Client(cookies={"bottega_session": token}, timeout=30) as client:
        for _ in range(ASKED):
            began = time.perf_counter()
            answer = client.get(f"{house.url}/api/tables/mine")
            taken.append(time.perf_counter() - began)
    return median(taken), len(answer.json())


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "house")
        token = asyncio.run(play_games(house.file))
        copy_games(house.file, PLAYED)  # nothing yet, but the file is whole
        before = house.file.stat().st_size
        copy_games(house.file, asked.games)
        size = house.file.stat().st_size - before
        print(f"bytes a stored game: {size / (asked.games - PLAYED):.0f}")
        began = time.perf_counter()
        with house:
            print(f"open with {asked.games} games: {time.perf_counter() - began:.2f} s")
            taken, shown = time_the_list(house, token)
            mine = int(MINE * asked.games)
            print(f"list of own tables, {mine} of them ({shown} shown): {1000 * taken:.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
