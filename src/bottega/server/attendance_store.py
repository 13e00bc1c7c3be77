"""Who has a table open, and what is said there: what the database keeps of it."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

from sqlalchemy import delete, func, insert, select, update

from bottega.server.database import Database
from bottega.server.pubsub import TELL_IF_PLAYING
from bottega.server.rows import ChatRow
from bottega.server.schema import chat, presence
from bottega.server.seat_numbers import number_of
from bottega.server.statements import Row, Statement, Step, Values
from bottega.server.table_statements import ALIVE, ARRIVE, CHAT, DEPART, PRESENT, THEIR_SEATS

PRESENT_FOR = 60.0
"""Seconds after which somebody who was not seen again counts as gone."""

MOST_NAMED = 500
"""Rows that one statement names."""


def who_is_present(table: str) -> tuple[Statement, Values]:
    """The question who has a table open somewhere."""
    now = time.time()
    return PRESENT, {"of_table": table, "since": now - PRESENT_FOR, "until": now + PRESENT_FOR}


def which_are_alive(tokens: Sequence[str]) -> tuple[Statement, Values]:
    """The question which of these sessions have not ended."""
    return ALIVE, {"tokens": json.dumps(tokens)}


def ended(tokens: Sequence[str], alive: list[Row]) -> set[str]:
    return set(tokens) - {row["token"] for row in alive}


class AttendanceStore(Database):
    """Those who are at tables, and what they say."""

    # Talk ---------------------------------------------------------------------------------

    async def say(self, table: str, name: str, seat: int | None, text: str) -> None:
        """Add a line of chat; whoever speaks at the same moment waits."""
        async with self.write() as db:
            if self.postgres:
                await db.execute(select(func.pg_advisory_xact_lock(func.hashtext(table))))
            last = select(func.max(chat.c.line)).where(chat.c.table_id == table)
            line = ((await db.execute(last)).scalar() or 0) + 1
            number = None if seat is None else number_of(seat)
            row = {"table_id": table, "line": line, "name": name, "seat": number}
            await db.execute(insert(chat).values(**row, text=text, at=time.time()))
            await self.pubsub.notify(db, table, "chat")
        self.pubsub.publish(table, "chat")

    async def chat_after(self, table: str, line: int, most: int) -> list[ChatRow]:
        """What was said after a line: the latest of it."""
        rows = await self.driver.fetch(CHAT, of_table=table, after=line, most=most)
        return [ChatRow.read(row) for row in reversed(rows)]

    async def greeting(
        self, table: str, most: int, token: str | None
    ) -> tuple[list[ChatRow], bool]:
        """What was said last, for somebody who comes; and whether their session has ended."""
        tokens = [] if token is None else [token]
        rows, alive = await self.driver.fetch_all(
            (CHAT, {"of_table": table, "after": 0, "most": most}), which_are_alive(tokens)
        )
        return [ChatRow.read(row) for row in reversed(rows)], bool(ended(tokens, alive))

    # Presence -----------------------------------------------------------------------------

    async def arrive(self, socket: str, table: str, user: str) -> None:
        """Somebody opens a table. The others are told if they play there."""
        row = {"socket": socket, "table_id": table, "user_id": user, "seen": time.time()}
        await self.come_or_go(Step(ARRIVE, [row]), table, user)

    async def depart(self, socket: str, table: str, user: str) -> None:
        await self.come_or_go(Step(DEPART, [{"of_socket": socket}]), table, user)

    async def come_or_go(self, step: Step, table: str, user: str) -> None:
        here = {"of_table": table, "of_user": user}
        plays = Step(THEIR_SEATS, [here])
        if self.postgres:
            plays = Step(TELL_IF_PLAYING, [here | self.pubsub.message(table, "table")])

        def tell(found: list[int]) -> None:
            if found[1]:
                self.pubsub.publish(table, "table")

        await self.driver.commit([step, plays], tell)

    async def still_here(self, sockets: Sequence[str]) -> None:
        """These are open yet; those who went away without a word are forgotten."""
        now = time.time()
        lately = presence.c.seen.between(now - PRESENT_FOR, now + PRESENT_FOR)
        async with self.write() as db:
            for start in range(0, len(sockets), MOST_NAMED):
                here = presence.c.socket.in_(sockets[start : start + MOST_NAMED])
                await db.execute(update(presence).where(here).values(seen=now))
            await db.execute(delete(presence).where(~lately))

    async def ended_sessions(self, tokens: Sequence[str]) -> set[str]:
        """Which of these sessions are over."""
        return ended(tokens, (await self.driver.fetch_all(which_are_alive(tokens)))[0])
