"""A database of an earlier day is brought up to date, and its games go on where they stood."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bottega.kernel.record import read_record
from bottega.play.verifying import verify
from tests.kept.database import FOLDER, TOKEN
from tests.server.client import COOKIE, Person, play
from tests.server.house import House

KEPT = sorted(FOLDER.glob("*.sql"))


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.stem)
def test_games_go_on_after_an_upgrade(kept: Path, tmp_path: Path) -> None:
    folder = tmp_path / "house"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "bottega.db")) as db:
        db.executescript(kept.read_text(encoding="utf-8"))
        answers = dict(db.execute("select table_id, count(*) from answers group by table_id"))
    with House(folder) as house:
        person = Person(house)
        person.http.cookies.clear()
        person.http.cookies.set(COOKIE, TOKEN)
        tables = {table["id"]: table for table in person.ok(person.get("/api/tables/mine"))}
        assert tables.keys() == answers.keys()
        for table, info in tables.items():
            if info["status"] == "over":
                verify(read_record(person.get(f"/api/tables/{table}/record").text))
                continue
            before = info["status"], answers[table]
            assert asyncio.run(plies_after_three_more(person, table)) >= answers[table] + 3, before
        assert sum(info["status"] == "over" for info in tables.values()) == 1


async def plies_after_three_more(person: Person, table: str) -> int:
    async with person.page(table) as page:
        await play([page], Random(1), most=3)
        return page.ply
