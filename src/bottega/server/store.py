"""Reading and writing the database: one SQL for SQLite and PostgreSQL.

Every method is one transaction. Whoever changes a table notifies the other processes within it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bottega.server.pubsub import PostgresPubSub, PubSub
from bottega.server.rows import (
    AnswerRow,
    Asked,
    ChatRow,
    Holder,
    SeatRow,
    Status,
    TableRow,
    UserRow,
    write_asked,
    write_seats,
)
from bottega.server.schema import answers, chat, presence, seats, sessions, tables, users
from bottega.server.seat_numbers import number_of

PRESENT = 60.0
"""Seconds after which somebody who was not seen again counts as gone."""


READERS = 16
"""Connections to SQLite that are kept open: each has a thread, and making one takes a while."""


class TakenFirst(Exception):
    """Somebody else wrote this row first. Look again."""


class NotPlaying(Exception):
    """The game at this table was closed, or the table deleted."""


class Store:
    """The database of a house."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = url.startswith("postgresql")
        self.writing = asyncio.Lock()
        if self.postgres:
            self.engine: AsyncEngine = create_async_engine(
                url, hide_parameters=True, pool_pre_ping=True, pool_size=10, max_overflow=10
            )
            self.pubsub: PubSub = PostgresPubSub(self.engine)
        else:
            self.engine = create_async_engine(
                url, hide_parameters=True, pool_size=READERS, connect_args={"timeout": 30}
            )
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)
            self.pubsub = PubSub()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite has one writer: ours queue here, not in its waits."""
        if self.postgres:
            async with self.engine.begin() as db:
                yield db
        else:
            async with self.writing, self.engine.begin() as db:
                yield db

    async def close(self) -> None:
        await self.pubsub.close()
        await self.engine.dispose()

    # People -------------------------------------------------------------------------------

    async def add_guest(self, user: str, name: str, token: str) -> None:
        """A new person and their session."""
        now = time.time()
        async with self.write() as db:
            await db.execute(insert(users).values(id=user, name=name, created=now))
            await db.execute(insert(sessions).values(token=token, user_id=user, created=now))

    async def add_session(self, user: str, token: str) -> None:
        async with self.write() as db:
            row = {"token": token, "user_id": user, "created": time.time()}
            await db.execute(insert(sessions).values(row))

    async def end_session(self, token: str, user: str) -> None:
        """End it; the tables this person has open look again who is there."""
        theirs = select(presence.c.table_id).where(presence.c.user_id == user).distinct()
        async with self.write() as db:
            await db.execute(delete(sessions).where(sessions.c.token == token))
            looked_at = (await db.execute(theirs)).scalars().all()
            for table in looked_at:
                await self.pubsub.notify(db, table, "table")
        for table in looked_at:
            self.pubsub.publish(table, "table")

    async def user_of(self, token: str) -> UserRow | None:
        """Whose session this is."""
        return await self.find_user(select(users).join(sessions).where(sessions.c.token == token))

    async def account(self, login: str) -> UserRow | None:
        return await self.find_user(select(users).where(users.c.login == login))

    async def find_user(self, query: Select[Any]) -> UserRow | None:
        async with self.engine.connect() as db:
            row = (await db.execute(query)).mappings().first()
        return None if row is None else UserRow.read(row)

    async def rename(self, user: str, name: str) -> None:
        async with self.write() as db:
            await db.execute(update(users).where(users.c.id == user).values(name=name))

    async def register(self, user: str, name: str, login: str, password: str) -> None:
        """A guest becomes an account, and keeps tables and seats."""
        change = {"name": name, "login": login, "password": password}
        try:
            async with self.write() as db:
                await db.execute(update(users).where(users.c.id == user).values(change))
        except IntegrityError:
            raise TakenFirst from None

    # Tables -------------------------------------------------------------------------------

    async def add_table(
        self, row: TableRow, plan: list[SeatRow], begun: Sequence[AnswerRow] = ()
    ) -> None:
        """A new table; if its game goes on from another, with the answers it begins with."""
        async with self.write() as db:
            await db.execute(insert(tables).values(row.written()))
            await db.execute(insert(seats), [seat.written() for seat in plan])
            if begun:
                await self.write_rows(db, row.id, 0, begun)

    async def table(self, table: str) -> TableRow | None:
        found = await self.find_tables(select(tables).where(tables.c.id == table))
        return found[0] if found else None

    async def find_tables(self, query: Select[Any]) -> list[TableRow]:
        async with self.engine.connect() as db:
            return [TableRow.read(row) for row in (await db.execute(query)).mappings()]

    async def seats_of(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        return (await self.seats_of_all([table]))[table]

    async def seats_of_all(self, ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        """The seats of some tables, in order."""
        found: dict[str, list[SeatRow]] = {table: [] for table in ids}
        query = select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.seat)
        async with self.engine.connect() as db:
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
            .order_by(tables.c.status.desc(), tables.c.updated.desc())
            .limit(most)
        )
        return await self.find_tables(query)

    async def tables_of(self, user: str, most: int) -> list[TableRow]:
        sitting = select(seats.c.table_id).where(seats.c.user_id == user)
        query = (
            select(tables)
            .where(tables.c.id.in_(sitting) | (tables.c.host_id == user))
            .order_by(tables.c.status.in_(["over", "closed"]), tables.c.updated.desc())
            .limit(most)
        )
        return await self.find_tables(query)

    async def live_counts(self) -> dict[str, int]:
        query = (
            select(tables.c.game, func.count())
            .where(tables.c.status == "playing")
            .group_by(tables.c.game)
        )
        async with self.engine.connect() as db:
            return {row[0]: row[1] for row in (await db.execute(query)).all()}

    async def set_invite(self, table: str, invite: str) -> None:
        """Another secret for the link; its hash."""
        async with self.write() as db:
            change = {"invite": invite, "updated": time.time()}
            await db.execute(update(tables).where(tables.c.id == table).values(change))
            await self.pubsub.notify(db, table, "table")
        self.pubsub.publish(table, "table")

    async def change_holder(
        self, table: str, seat: int, was: Holder, now: Holder, status: Status | None = None
    ) -> None:
        """Give a seat to somebody, if seat and table still are as when that was decided."""
        still = [seats.c.kind == was.kind, seats.c.user_id == was.user_id]
        await self.change_seat(table, seat, still, now._asdict(), status)

    async def set_stand_in(self, table: str, seat: int, stand_in: bool) -> None:
        """Whether a bot plays on for whoever holds a seat."""
        await self.change_seat(table, seat, [], {"stand_in": stand_in})

    async def set_passing(self, table: str, seat: int, until: str | None) -> None:
        """Until when the table passes for whoever holds a seat. The table's own row stays as it is:

        that somebody has asked for this is nobody else's business.
        """
        its_seat = (seats.c.table_id == table, seats.c.seat == number_of(seat))
        async with self.write() as db:
            await db.execute(update(seats).where(*its_seat).values(passing=until))
            await self.pubsub.notify(db, table, "table")
        self.pubsub.publish(table, "table")

    async def change_seat(
        self,
        table: str,
        seat: int,
        still: list[ColumnElement[bool]],
        now: dict[str, Any],
        status: Status | None = None,
    ) -> None:
        """Change a seat of which something still holds, at a table that still has this status.

        The table's row is written first: whoever starts the game meanwhile waits, or is waited for.
        """
        the_table = [tables.c.id == table]
        if status is not None:
            the_table.append(tables.c.status == status)
        the_seat = [seats.c.table_id == table, seats.c.seat == number_of(seat), *still]
        async with self.write() as db:
            touched = await db.execute(update(tables).where(*the_table).values(updated=time.time()))
            changed = await db.execute(update(seats).where(*the_seat).values(now))
            if touched.rowcount != 1 or changed.rowcount != 1:
                raise TakenFirst
            await self.pubsub.notify(db, table, "table")
        self.pubsub.publish(table, "table")

    async def start(
        self, table: str, lots: list[int], waiting_for: list[Asked], rows: list[AnswerRow]
    ) -> None:
        """The game begins: everybody takes the seat they drew, and nature gives the first answers.

        ``lots``: for each seat, where whoever takes it sat until now (see `bottega.play.lots`).
        """
        waiting = write_asked(waiting_for)
        change = {"status": "playing", "waiting_for": waiting, "updated": time.time()}
        async with self.write() as db:
            changed = await db.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.status == "waiting")
                .values(change)
            )
            if changed.rowcount != 1:
                raise TakenFirst
            await self.change_places(db, table, lots)
            await self.write_rows(db, table, 0, rows)
            await self.pubsub.notify(db, table, "table")
        self.pubsub.publish(table, "table")

    async def change_places(self, db: AsyncConnection, table: str, lots: list[int]) -> None:
        """Whoever sits at a table moves to the seat they drew. No seat may be open."""
        its_seats = seats.c.table_id == table
        query = select(seats).where(its_seats).order_by(seats.c.seat)
        came = [SeatRow.read(row) for row in (await db.execute(query)).mappings()]
        if any(row.kind == "open" for row in came):
            raise TakenFirst
        await db.execute(delete(seats).where(its_seats))
        sitting = [came[place]._replace(seat=seat) for seat, place in enumerate(lots)]
        await db.execute(insert(seats), [row.written() for row in sitting])

    async def close_game(self, table: str) -> None:
        """The game ends here, without a result."""
        change = {"status": "closed", "waiting_for": "[]", "updated": time.time()}
        playing = (tables.c.id == table, tables.c.status == "playing")
        async with self.write() as db:
            await db.execute(update(tables).where(*playing).values(change))
            await self.pubsub.notify(db, table, "table")
        self.pubsub.publish(table, "table")

    async def delete_table(self, table: str) -> None:
        """A table with all that happened there."""
        async with self.write() as db:
            await db.execute(delete(tables).where(tables.c.id == table))
            await self.pubsub.notify(db, table, "table")
        self.pubsub.publish(table, "table")

    async def set_rematch(self, table: str, following: str) -> None:
        """Only the first who asks for a rematch makes one."""
        where = (tables.c.id == table, tables.c.rematch.is_(None))
        async with self.write() as db:
            changed = await db.execute(update(tables).where(*where).values(rematch=following))
            if changed.rowcount != 1:
                raise TakenFirst
            await self.pubsub.notify(db, table, "table")
        self.pubsub.publish(table, "table")

    # Answers ------------------------------------------------------------------------------

    async def answers_from(self, table: str, ply: int) -> list[AnswerRow]:
        """The rows of a game from a ply on."""
        query = (
            select(answers.c.seat, answers.c.answer, answers.c.goes_on)
            .where(answers.c.table_id == table, answers.c.ply >= ply)
            .order_by(answers.c.ply)
        )
        async with self.engine.connect() as db:
            return [AnswerRow(*row) for row in (await db.execute(query)).all()]

    async def append(
        self,
        table: str,
        ply: int,
        rows: list[AnswerRow],
        waiting_for: list[Asked],
        winners: list[int] | None,
        ended: Sequence[tuple[str, int | None]] = (),
    ) -> None:
        """Keep a move: all of its rows or none. ``winners`` once the game is over.

        ``ended``: what is over with it, for a seat or for all; nobody passes until that any more.
        """
        passed_on = 0
        change: dict[str, Any] = {
            "waiting_for": write_asked(waiting_for),
            "updated": time.time(),
        }
        if winners is not None:
            change |= {"status": "over", "winners": write_seats(winners)}
        try:
            async with self.write() as db:
                await self.write_rows(db, table, ply, rows)
                playing = (tables.c.id == table, tables.c.status == "playing")
                kept = await db.execute(update(tables).where(*playing).values(change))
                if kept.rowcount != 1:
                    raise NotPlaying
                for until, seat in ended:
                    passed_on += await self.end_passing(db, table, until, seat)
                await self.pubsub.notify(db, table, "table" if passed_on else "move")
        except IntegrityError:
            raise TakenFirst from None
        self.pubsub.publish(table, "table" if passed_on else "move")

    async def end_passing(
        self, db: AsyncConnection, table: str, until: str, seat: int | None
    ) -> int:
        """Nobody at a table, or not this seat, passes until then any more; how many did."""
        those = [seats.c.table_id == table, seats.c.passing == until]
        if seat is not None:
            those.append(seats.c.seat == number_of(seat))
        changed = await db.execute(update(seats).where(*those).values(passing=None))
        return changed.rowcount

    async def write_rows(
        self, db: AsyncConnection, table: str, ply: int, rows: Sequence[AnswerRow]
    ) -> None:
        now = time.time()
        await db.execute(
            insert(answers),
            [
                {"table_id": table, "ply": ply + i, "at": now, **row._asdict()}
                for i, row in enumerate(rows)
            ],
        )

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

    # Chat and presence --------------------------------------------------------------------

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
        query = (
            select(chat)
            .where(chat.c.table_id == table, chat.c.line > line)
            .order_by(chat.c.line.desc())
            .limit(most)
        )
        async with self.engine.connect() as db:
            rows = (await db.execute(query)).mappings().all()
        return [ChatRow.read(row) for row in reversed(rows)]

    async def arrive(self, socket: str, table: str, user: str) -> None:
        row = {"socket": socket, "table_id": table, "user_id": user, "seen": time.time()}
        async with self.write() as db:
            await db.execute(insert(presence).values(row))
            await self.pubsub.notify(db, table, "table")
        self.pubsub.publish(table, "table")

    async def still_here(self, socket: str) -> None:
        async with self.write() as db:
            here = presence.c.socket == socket
            await db.execute(update(presence).where(here).values(seen=time.time()))

    async def depart(self, socket: str, table: str) -> None:
        now = time.time()
        lately = presence.c.seen.between(now - PRESENT, now + PRESENT)
        async with self.write() as db:
            gone = (presence.c.socket == socket) | ~lately
            await db.execute(delete(presence).where(gone))
            await self.pubsub.notify(db, table, "table")
        self.pubsub.publish(table, "table")

    async def present(self, table: str) -> set[str]:
        """Who has the table open somewhere."""
        now = time.time()
        lately = presence.c.seen.between(now - PRESENT, now + PRESENT)
        query = select(presence.c.user_id).where(presence.c.table_id == table, lately)
        async with self.engine.connect() as db:
            return set((await db.execute(query)).scalars())

    async def check_health(self) -> None:
        """Write something that changes nothing: raises, or takes long, if moves cannot be kept."""
        async with self.write() as db:
            await db.execute(text("UPDATE alembic_version SET version_num = version_num"))


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and references are kept."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
