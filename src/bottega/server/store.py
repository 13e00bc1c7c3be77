"""Reading and writing the database: one SQL for SQLite and PostgreSQL.

Every method is one transaction. Whoever changes a table notifies the other processes within it.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from bottega.server.attendance_store import (
    AttendanceStore,
    ended,
    which_are_alive,
    who_is_present,
)
from bottega.server.database import outage
from bottega.server.devices import Device
from bottega.server.moves import AT_ONCE, Move
from bottega.server.packing import pack, unpack
from bottega.server.postgres_driver import PostgresDriver
from bottega.server.rows import (
    AnswerRow,
    Asked,
    SeatRow,
    TableRow,
    UserRow,
    write_asked,
    write_seats,
)
from bottega.server.schema import answers, packed, seats, tables
from bottega.server.seat_numbers import number_of
from bottega.server.seating_store import SeatingStore, SitsAlready
from bottega.server.statements import NotAsExpected, Step, TakenFirst
from bottega.server.table_statements import (
    ADD_GUEST,
    ADD_SESSION,
    ANSWERS,
    PACKED,
    SEATS,
    TABLE,
    USER_OF,
)

__all__ = ["NotPlaying", "SitsAlready", "Store", "TakenFirst", "outage"]

LOG = structlog.get_logger()


class NotPlaying(Exception):
    """The game at this table was closed, the table deleted, or the seat given to another."""


class Look(NamedTuple):
    """A table as it is at a moment, with who has it open and which sessions have ended."""

    row: TableRow | None
    seats: list[SeatRow]
    present: set[str]
    ended: set[str]


class Store(SeatingStore, AttendanceStore):
    """What the database of a house keeps."""

    # People -------------------------------------------------------------------------------

    async def add_guest(self, user: str, name: str, token: str, device: Device) -> None:
        """A new person and their session."""
        guest = {"now_id": user, "now_name": name, "now_created": time.time()}
        session = new_session(user, token, device)
        steps = [Step(ADD_GUEST, [guest]), Step(ADD_SESSION, [session])]
        await self.driver.commit(steps, lambda _: None)

    async def user_of(self, token: str) -> UserRow | None:
        """Whose session this is."""
        found = await self.driver.fetch(USER_OF, of_token=token)
        return UserRow.read(found[0]) if found else None

    async def find_user(self, query: Select[Any]) -> UserRow | None:
        async with self.read() as db:
            row = (await db.execute(query)).mappings().first()
        return None if row is None else UserRow.read(row)

    # Tables -------------------------------------------------------------------------------

    async def table(self, table: str) -> TableRow | None:
        found = await self.driver.fetch(TABLE, of_table=table)
        return TableRow.read(found[0]) if found else None

    async def table_with_seats(self, table: str) -> tuple[TableRow | None, list[SeatRow]]:
        """A table and its seats, in order."""
        here = {"of_table": table}
        found, sitting = await self.driver.fetch_all((TABLE, here), (SEATS, here))
        row = TableRow.read(found[0]) if found else None
        return row, [SeatRow.read(seat) for seat in sitting]

    async def look(self, table: str, tokens: Sequence[str]) -> Look:
        """All that is shown of a table; ``tokens``: the sessions of those who look at it."""
        here = {"of_table": table}
        found, sitting, present, alive = await self.driver.fetch_all(
            (TABLE, here), (SEATS, here), who_is_present(table), which_are_alive(tokens)
        )
        return Look(
            TableRow.read(found[0]) if found else None,
            [SeatRow.read(seat) for seat in sitting],
            {row["user_id"] for row in present},
            ended(tokens, alive),
        )

    async def find_tables(self, query: Select[Any]) -> list[TableRow]:
        async with self.read() as db:
            rows = (await db.execute(query)).mappings().all()
        found = []
        for row in rows:
            try:
                found.append(TableRow.read(row))
            except (ValueError, TypeError) as problem:  # the others can be read all the same
                LOG.error("a table cannot be read", table=row["id"], exc_info=problem)
        return found

    async def seats_of(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        return [SeatRow.read(row) for row in await self.driver.fetch(SEATS, of_table=table)]

    async def seats_of_all(self, ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        """The seats of some tables, in order."""
        found: dict[str, list[SeatRow]] = {table: [] for table in ids}
        query = select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.seat)
        async with self.read() as db:
            for row in (await db.execute(query)).mappings():
                found[row["table_id"]].append(SeatRow.read(row))
        return found

    async def public_tables(self, most: int, abandoned: float) -> list[TableRow]:
        """Tables that everybody may see, but no game that one person has left alone with bots.

        ``abandoned``: the moment before which that happened.
        """
        people = select(seats.c.table_id).where(seats.c.kind == "person").group_by(seats.c.table_id)
        company = people.having(func.count(seats.c.user_id.distinct()) > 1)
        alive = (tables.c.updated >= abandoned) | tables.c.id.in_(company)
        query = (
            select(tables)
            .where(
                tables.c.public,
                (tables.c.status == "waiting") | (tables.c.status == "playing") & alive,
            )
            .order_by(tables.c.status.desc(), tables.c.shown.desc())
            .limit(most)
        )
        return await self.find_tables(query)

    async def tables_of(self, user: str, most: int) -> list[TableRow]:
        """The tables somebody sits at or made: those in play first, and the latest before others.

        Which they are is found by the two indexes, without looking at any other table.
        """
        sitting = select(seats.c.table_id).where(seats.c.user_id == user)
        made = select(tables.c.id).where(tables.c.host_id == user)
        query = (
            select(tables)
            .where(tables.c.id.in_(sitting.union(made)))
            .order_by(tables.c.status.in_(["over", "closed"]), tables.c.shown.desc())
            .limit(most)
        )
        return await self.find_tables(query)

    async def live_counts(self) -> dict[str, int]:
        query = (
            select(tables.c.game, func.count())
            .where(tables.c.status == "playing")
            .group_by(tables.c.game)
        )
        async with self.read() as db:
            return {row[0]: row[1] for row in (await db.execute(query)).all()}

    async def close_game(self, table: str) -> None:
        """The game ends here, without a result."""
        change = {"status": "closed", "waiting_for": "[]", "shown": time.time()}
        playing = (tables.c.id == table, tables.c.status == "playing")
        async with self.write() as db:
            await db.execute(update(tables).where(*playing).values(change))
            await self.pubsub.notify(db, table, "table")
        self.pubsub.publish(table, "table")

    async def pass_on(self, table: str, user: str) -> None:
        """The table belongs to somebody else from now on."""
        async with self.write() as db:
            await db.execute(update(tables).where(tables.c.id == table).values(host_id=user))
            await self.pubsub.notify(db, table, "table")
        self.pubsub.publish(table, "table")

    async def delete_table(self, table: str) -> None:
        """A table with all that happened there. What it was a rematch of may have another one."""
        leads_here = tables.c.rematch == table
        async with self.write() as db:
            await db.execute(update(tables).where(leads_here).values(rematch=None))
            await db.execute(delete(tables).where(tables.c.id == table))
            await self.pubsub.notify(db, table, "table")
        self.pubsub.publish(table, "table")

    # Answers ------------------------------------------------------------------------------

    async def answers_from(self, table: str, ply: int, most: int | None = None) -> list[AnswerRow]:
        """The rows of a game from a ply on; all of them, or so many."""
        found = await self.driver.fetch(ANSWERS, of_table=table, from_ply=ply)
        if found:
            return [AnswerRow(**row) for row in found[:most]]
        game = await self.driver.fetch(PACKED, of_table=table)
        return unpack(game[0]["answers"])[ply:][:most] if game else []

    async def pack(self, table: str) -> None:
        """Keep a finished game in one row; nothing of it changes any more."""
        its_rows = answers.c.table_id == table
        async with self.write() as db:
            found = (
                await db.execute(select(answers).where(its_rows).order_by(answers.c.ply))
            ).all()
            if found:
                game = pack([AnswerRow(r.seat, r.answer, bool(r.goes_on), r.at) for r in found])
                await db.execute(insert(packed).values(table_id=table, answers=game))
                await db.execute(delete(answers).where(its_rows))

    async def finished_after(self, table: str, most: int) -> list[str]:
        """Games that are over, in order of their ids."""
        over = (
            select(tables.c.id)
            .where(tables.c.status == "over", tables.c.id > table)
            .order_by(tables.c.id)
            .limit(most)
        )
        async with self.read() as db:
            return list((await db.execute(over)).scalars())

    async def append(
        self,
        table: str,
        ply: int,
        rows: list[AnswerRow],
        waiting_for: list[Asked],
        winners: list[int] | None,
        ended: Sequence[tuple[str, int | None]] = (),
        updated: float | None = None,
        shown: bool = True,
        by: tuple[int, str] | None = None,
    ) -> None:
        """Keep a move: all of its rows or none. ``winners`` once the game is over.

        ``ended``: what is over with it, for a seat or for all; nobody passes until that any more.
        ``updated``: since when those who are asked now have time, if not since now. ``shown``:
        whether everybody can see that something happened. ``by``: the seat that answers, and who
        has to hold it still.
        """
        now = time.time()
        seat, user = (None, None) if by is None else (number_of(by[0]), by[1])
        move = Move(
            table,
            ply,
            rows=[row if row.at else row._replace(at=now) for row in rows],
            asked=write_asked(waiting_for),
            since=now if updated is None else updated,
            shown=now if shown else None,
            status="playing" if winners is None else "over",
            winners=write_seats(winners or []),
            ended=[(until, None if whose is None else number_of(whose)) for until, whose in ended],
            seat=seat,
            user=user,
        )
        try:
            await self.keep(move)
        except NotAsExpected:
            raise NotPlaying from None
        if winners is not None:
            await self.pack_quietly(table)

    async def keep(self, move: Move) -> None:
        if isinstance(self.driver, PostgresDriver):
            await self.driver.commit_at_once(
                AT_ONCE, move.at_once(), lambda found: self.tell_move(move, found[0])
            )
        else:
            await self.driver.commit(
                move.steps(), lambda changed: self.tell_move(move, move.passed_on(changed))
            )

    async def pack_quietly(self, table: str) -> None:
        """The game is kept already: if it cannot be packed now, it will be after the next start."""
        try:
            await self.pack(table)
        except (SQLAlchemyError, OSError) as problem:
            LOG.warning("not packed", table=table, problem=str(problem).splitlines()[0])

    def tell_move(self, move: Move, passed_on: int) -> None:
        """A move was kept: news for all who look on, here and in other processes."""
        self.pubsub.publish(move.table, "move")
        self.pubsub.tell_others(move.table, "move", move.news)
        if passed_on:
            self.pubsub.publish(move.table, "table")
            self.pubsub.tell_others(move.table, "table")

    async def idle(self, now: float, seconds: float, after: str, most: int) -> list[TableRow]:
        """Tables being played at which nothing happened for some seconds, from an id on.

        A clock that was set back leaves moves in the future: those are long ago, too.
        """
        long_ago = (tables.c.updated < now - seconds) | (tables.c.updated > now + seconds)
        query = (
            select(tables)
            .where(tables.c.status == "playing", long_ago, tables.c.id > after)
            .order_by(tables.c.id)
            .limit(most)
        )
        return await self.find_tables(query)


def new_session(user: str, token: str, device: Device) -> dict[str, Any]:
    """The columns of a session that begins now."""
    now = time.time()
    return {"token": token, "user_id": user, "created": now, "seen": now, **device._asdict()}
