"""People: guests with a name, accounts with a password, and the sessions that tell them apart.

What a browser holds is a random token; the database holds its hash. Only the session says who
somebody is; but the name of an account is reserved, so that nobody else can seem to be them.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from hashlib import sha256
from typing import NamedTuple

from bottega.server import names
from bottega.server.devices import UNKNOWN, Device
from bottega.server.limits import Limit
from bottega.server.passwords import check_password, hash_of, matches, nobody
from bottega.server.people_store import PeopleStore
from bottega.server.refusal import Refusal, not_found
from bottega.server.rows import SessionRow, UserRow
from bottega.server.store import Store, TakenFirst

TOKEN_BYTES = 24
TRIES = Limit(20, 1 / 30)
"""Wrong passwords for one account, from wherever they come; sessions that it has are not touched.
How many may be tried from one address is counted besides, see `bottega.server.guards`."""

SEEN_AGAIN = 300.0
"""Seconds between two notes that a session is in use."""


class Person(NamedTuple):
    """Whoever is behind a session."""

    id: str
    name: str
    account: bool
    token: str  # its hash


def new_secret() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(secret: str) -> str:
    """Tokens are long and random: a plain hash is enough, and can be looked up."""
    return sha256(secret.encode()).hexdigest()


def session_id(token: str) -> str:
    """What a session is called in the list of sessions: nothing one could log in with."""
    return hashed(token)[:16]


class People:
    """Who comes to the house."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rows = PeopleStore(store)

    # Coming and going ---------------------------------------------------------------------

    async def find(self, token: str | None) -> Person | None:
        """The person a cookie belongs to."""
        if not token:
            return None
        row = await self.store.user_of(hashed(token))
        if row is None:
            return None
        if not 0 <= time.time() - row.seen < SEEN_AGAIN:
            await self.rows.see_again(hashed(token))
        return Person(row.id, row.name, row.login is not None, hashed(token))

    async def welcome(self, name: str, device: Device = UNKNOWN) -> tuple[Person, str]:
        """A new guest, and the token for their cookie."""
        token, user = new_secret(), secrets.token_hex(16)
        await self.store.add_guest(user, name, hashed(token), device)
        return Person(user, name, False, hashed(token)), token

    async def call_guest(self, person: Person, guest: str) -> Person:
        """Whoever never chose a name goes by the house's word for a guest as they speak now."""
        if person.account or person.name == guest or person.name not in names.of_newcomers():
            return person
        await self.rows.rename(person.id, guest)
        return person._replace(name=guest)

    async def register(
        self, person: Person, name: str, password: str, device: Device
    ) -> tuple[Person, str]:
        """A guest chooses a password and keeps everything under this name, in a new session."""
        if person.account:
            raise Refusal("registered", "you already have an account", 409)
        shown = await self.free_name(person, name)
        if names.looks(shown) in names.of_the_house():
            raise Refusal("name-taken", "this name belongs to the house", 409)
        await asyncio.to_thread(check_password, password, [shown])
        change = {
            "name": shown,
            "login": names.folded(shown),
            "looks": names.looks(shown),
            "password": await asyncio.to_thread(hash_of, password),
        }
        token = new_secret()
        try:
            await self.rows.register(person.id, change, person.token, hashed(token), device)
        except TakenFirst:
            raise taken() from None
        return Person(person.id, shown, True, hashed(token)), token

    async def log_in(
        self, name: str, password: str, device: Device, now: Person | None
    ) -> tuple[Person, str]:
        """The account of this name, with a new session. ``now``: who the browser was until now."""
        row = await self.rows.account(names.folded(name))
        if not await self.knows_password(row, password):
            raise Refusal("wrong-password", "this name and password do not belong together", 403)
        assert row is not None
        token = new_secret()
        was = None if now is None else (now.id, now.token)
        await self.rows.add_session(row.id, hashed(token), device, was)
        return Person(row.id, row.name, True, hashed(token)), token

    async def knows_password(self, row: UserRow | None, password: str) -> bool:
        """Whether this is the password of an account; it takes as long where there is none."""
        if row is not None and not TRIES.allows(row.id):
            raise Refusal("too-often", "too many wrong passwords for this account; wait", 429)
        known = None if row is None else row.password
        if known is None:
            known = await asyncio.to_thread(nobody)
        right = await asyncio.to_thread(matches, known, password)
        if row is not None and right:
            TRIES.give_back(row.id)
        return row is not None and right

    # Names --------------------------------------------------------------------------------

    async def free_name(self, person: Person, name: str) -> str:
        """A name somebody may go by: readable, and nobody else's account looks like it."""
        shown = names.checked(name)
        if await self.rows.holders(names.folded(shown), names.looks(shown)) - {person.id}:
            raise taken()
        return shown

    async def rename(self, person: Person, name: str) -> Person:
        """Another name. Whoever has an account logs in with it from now on."""
        shown = await self.free_name(person, name)
        if not person.account:
            await self.rows.rename(person.id, shown)
            return person._replace(name=shown)
        if names.looks(shown) in names.of_the_house():
            raise Refusal("name-taken", "this name belongs to the house", 409)
        try:
            await self.rows.rename_account(
                person.id, shown, names.folded(shown), names.looks(shown)
            )
        except TakenFirst:
            raise taken() from None
        return person._replace(name=shown)

    # Passwords and sessions ---------------------------------------------------------------

    async def change_password(
        self, person: Person, old: str, new: str, device: Device
    ) -> tuple[Person, str]:
        """Another password: every session ends but this one, which goes on under a new token."""
        row = await self.proven(person, old)
        return await self.give_password(row, new, device)

    async def give_password(
        self, row: UserRow, password: str, device: Device
    ) -> tuple[Person, str]:
        """A password for an account, and a session to go with it; all others end."""
        hash_ = await self.new_password(row, password)
        token = new_secret()
        await self.rows.set_password(row.id, hash_, hashed(token), device)
        return Person(row.id, row.name, True, hashed(token)), token

    async def reset_password(self, name: str, password: str) -> None:
        """The operator gives an account another password; every session of it ends."""
        row = await self.rows.account(names.folded(name))
        if row is None:
            raise not_found("account")
        await self.rows.set_password(row.id, await self.new_password(row, password))

    async def new_password(self, row: UserRow, password: str) -> str:
        """The hash of a password that is good enough for an account."""
        await asyncio.to_thread(check_password, password, [row.name, row.email or ""])
        return await asyncio.to_thread(hash_of, password)

    async def proven(self, person: Person, password: str) -> UserRow:
        """The account of somebody who knows its password: a stolen session is not enough."""
        row = await self.rows.user(person.id)
        if row is None or row.login is None:
            raise Refusal("no-account", "you have no account yet", 409)
        if not await self.knows_password(row, password):
            raise Refusal("not-password", "this is not your password", 403)
        return row

    async def sessions(self, person: Person) -> list[SessionRow]:
        return await self.rows.sessions_of(person.id)

    async def end_session(self, person: Person, which: str) -> None:
        """End one session of one's own, by what it is called in the list."""
        found = [row.token for row in await self.sessions(person) if session_id(row.token) == which]
        if not found:
            raise not_found("session")
        await self.rows.end_sessions(person.id, found)

    async def end_others(self, person: Person) -> None:
        """End every session but this one."""
        others = [row.token for row in await self.sessions(person) if row.token != person.token]
        await self.rows.end_sessions(person.id, others)


def taken() -> Refusal:
    return Refusal("name-taken", "this name, or one that looks like it, belongs to an account", 409)
