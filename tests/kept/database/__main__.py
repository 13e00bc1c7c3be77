"""Keep the database of today: ``python -m tests.kept.database`` writes a house with tables in play.

Run it when the schema changes and before the change; what is kept is never written again. Somebody
with the token ``TOKEN`` sits at every table; bots sit around, and one game is over.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from pathlib import Path
from random import Random

from alembic.script import ScriptDirectory

from bottega.server import wire
from bottega.server.devices import UNKNOWN
from bottega.server.people import Person, hashed
from bottega.server.rooms import Rooms
from tests.kept.database import FOLDER, TOKEN
from tests.server.house import sqlite_at
from tests.server.inside import rooms

PLAYED = 40
MIGRATIONS = Path(__file__).parents[3] / "src" / "bottega" / "server" / "migrations"
KINDS: list[tuple[str, int, dict[str, str]]] = [
    ("masters", 2, {}),
    ("lorenzo", 3, {"mode": "advanced"}),
    ("princes", 3, {"trade": "full"}),
    ("wiege", 4, {"mode": "teams"}),
]


async def play(house: Rooms, person: Person, table: str, most: int) -> None:
    """All seats are this person's; they answer at random."""
    rng = Random(table)
    live = await house.matches.open(table)
    for _ in range(most):
        if live.match.over:
            return
        question = rng.choice(live.match.questions)
        text = live.game.actions.text(rng.choice(question.options))
        await house.matches.give(table, person, question.seat, live.plies, [text])


async def furnish(file: Path) -> None:
    async with rooms(sqlite_at(file)) as house:
        await house.store.add_guest("someone", "Somebody", hashed(TOKEN), UNKNOWN)
        person = Person("someone", "Somebody", account=False, token=hashed(TOKEN))
        for game, seats, options in KINDS:
            plan = [wire.SeatPlan("me", f"Guest {seat}") for seat in range(1, seats + 1)]
            new = wire.NewTable(game=game, seats=plan, options=options, keep_order=True)
            table = (await house.create(person, new)).id
            await play(house, person, table, PLAYED)
            await house.store.say(table, "Somebody", None, "Let us go on tomorrow.")
        plan = [wire.SeatPlan("me", "Guest 1"), wire.SeatPlan("me", "Guest 2")]
        table = (await house.create(person, wire.NewTable(game="masters", seats=plan))).id
        await play(house, person, table, 10_000)


def main() -> None:
    revision = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    kept = FOLDER / f"{revision}.sql"
    if kept.exists():
        raise SystemExit(f"{kept.name} is kept already")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bottega.db"
        asyncio.run(furnish(file))
        db = sqlite3.connect(file)
        kept.write_text("\n".join(db.iterdump()) + "\n", encoding="utf-8")
        db.close()


if __name__ == "__main__":
    main()
