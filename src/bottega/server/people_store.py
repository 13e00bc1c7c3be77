"""Reading and writing people: their accounts, sessions and the letters sent to them.

Every method is one transaction. Where sessions end, the tables that their owner has open look again
who is there, so that pages of ended sessions close (see `bottega.server.live`).
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bottega.server.devices import UNKNOWN, Device
from bottega.server.rows import SessionRow, UserRow
from bottega.server.schema import letters, presence, sessions, users
from bottega.server.store import Store, TakenFirst, new_session
from bottega.server.table_statements import HOLDERS


class PeopleStore:
    """What the database of a house keeps of people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Accounts -----------------------------------------------------------------------------

    async def account(self, login: str) -> UserRow | None:
        if "\0" in login:  # PostgreSQL takes no such text, and nobody is called so
            return None
        return await self.store.find_user(select(users).where(users.c.login == login))

    async def user(self, user: str) -> UserRow | None:
        return await self.store.find_user(select(users).where(users.c.id == user))

    async def accounts_at(self, email: str, most: int) -> list[UserRow]:
        """Accounts with this address."""
        query = select(users).where(users.c.email == email).limit(most)
        async with self.store.engine.connect() as db:
            return [UserRow.read(row) for row in (await db.execute(query)).mappings()]

    async def holders(self, login: str, looks: str) -> set[str]:
        """Whose account is spelt or drawn like this."""
        found = await self.store.driver.fetch(HOLDERS, a_login=login, a_look=looks)
        return {row["id"] for row in found}

    async def rename(self, user: str, name: str) -> None:
        async with self.store.write() as db:
            await db.execute(update(users).where(users.c.id == user).values(name=name))

    async def rename_account(self, user: str, name: str, login: str, looks: str) -> None:
        """An account takes another name, with which its owner logs in from now on."""
        change = {"name": name, "login": login, "looks": looks}
        try:
            async with self.store.write() as db:
                await db.execute(update(users).where(users.c.id == user).values(change))
        except IntegrityError:
            raise TakenFirst from None

    async def register(
        self,
        user: str,
        change: dict[str, Any],
        was: str,
        token: str,
        device: Device,
    ) -> None:
        """A guest becomes an account and keeps tables and seats, under a new session."""
        try:
            async with self.store.write() as db:
                guest = (users.c.id == user, users.c.login.is_(None))
                changed = await db.execute(update(users).where(*guest).values(change))
                if changed.rowcount != 1:
                    raise TakenFirst
                await db.execute(insert(sessions).values(new_session(user, token, device)))
                told = await self.end(db, user, [was])
        except IntegrityError:
            raise TakenFirst from None
        self.tell(told)

    async def set_password(
        self, user: str, password: str, token: str | None = None, device: Device = UNKNOWN
    ) -> None:
        """Another password: every session ends, and every letter. A new session may begin."""
        async with self.store.write() as db:
            await db.execute(update(users).where(users.c.id == user).values(password=password))
            await db.execute(delete(letters).where(letters.c.user_id == user))
            told = await self.end(db, user, None)
            if token is not None:
                row = new_session(user, token, device)
                await db.execute(insert(sessions).values(row))
        self.tell(told)

    async def set_email(self, user: str, email: str | None) -> None:
        """Another address, or none. Links that were sent to an earlier one no longer work."""
        async with self.store.write() as db:
            await db.execute(update(users).where(users.c.id == user).values(email=email))
            await db.execute(delete(letters).where(letters.c.user_id == user))

    # Sessions -----------------------------------------------------------------------------

    async def add_session(
        self, user: str, token: str, device: Device, was: tuple[str, str] | None = None
    ) -> None:
        """A new session. ``was``: whose the browser's earlier one was, and which; it ends."""
        async with self.store.write() as db:
            await db.execute(insert(sessions).values(new_session(user, token, device)))
            told = [] if was is None else await self.end(db, was[0], [was[1]])
        self.tell(told)

    async def sessions_of(self, user: str) -> list[SessionRow]:
        """Every browser somebody is logged in with, the latest first."""
        kept = [sessions.c[name] for name in SessionRow._fields]
        query = select(*kept).where(sessions.c.user_id == user).order_by(sessions.c.seen.desc())
        async with self.store.engine.connect() as db:
            return [SessionRow(*row) for row in (await db.execute(query)).all()]

    async def end_sessions(self, user: str, tokens: Sequence[str]) -> None:
        async with self.store.write() as db:
            told = await self.end(db, user, tokens)
        self.tell(told)

    async def see_again(self, token: str) -> None:
        """Note that a session is in use."""
        async with self.store.write() as db:
            here = sessions.c.token == token
            await db.execute(update(sessions).where(here).values(seen=time.time()))

    async def end(self, db: AsyncConnection, user: str, tokens: Sequence[str] | None) -> list[str]:
        """End some sessions or all; the tables their owner has open."""
        theirs = sessions.c.user_id == user
        if tokens is not None:
            theirs &= sessions.c.token.in_(tokens)
        await db.execute(delete(sessions).where(theirs))
        query = select(presence.c.table_id).where(presence.c.user_id == user).distinct()
        looked_at = list((await db.execute(query)).scalars())
        for table in looked_at:
            await self.store.pubsub.notify(db, table, "table")
        return looked_at

    def tell(self, looked_at: list[str]) -> None:
        """Once it is kept, tell this process too."""
        for table in looked_at:
            self.store.pubsub.publish(table, "table")

    # Letters ------------------------------------------------------------------------------

    async def add_letter(
        self, user: str, purpose: str, email: str, token: str, since: float, most: int
    ) -> bool:
        """Note a letter that is sent now, unless as many were sent since some moment."""
        same = (letters.c.user_id == user, letters.c.purpose == purpose)
        row = {"token": token, "user_id": user, "purpose": purpose, "email": email}
        async with self.store.write() as db:
            await db.execute(delete(letters).where(*same, letters.c.created < since))
            sent = (await db.execute(select(func.count()).where(*same))).scalar_one()
            if sent >= most:
                return False
            await db.execute(insert(letters).values(**row, created=time.time()))
        return True

    async def letter(self, token: str, purpose: str, since: float) -> tuple[str, str] | None:
        """Whose letter this is and where it went, if it was sent since some moment."""
        query = select(letters.c.user_id, letters.c.email).where(
            letters.c.token == token, letters.c.purpose == purpose, letters.c.created >= since
        )
        async with self.store.engine.connect() as db:
            row = (await db.execute(query)).first()
        return None if row is None else (row[0], row[1])

    async def use_letter(self, token: str) -> None:
        """A link works once: whoever is second is too late."""
        async with self.store.write() as db:
            used = await db.execute(delete(letters).where(letters.c.token == token))
        if used.rowcount != 1:
            raise TakenFirst
