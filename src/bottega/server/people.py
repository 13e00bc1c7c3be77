"""People: guests with a name, accounts with a password, and the sessions that tell them apart.

What a browser holds is a random token; the database holds its hash. Names are for show: only
the session says who somebody is.
"""

from __future__ import annotations

import asyncio
import secrets
from hashlib import sha256
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bottega.server.refusal import Refusal
from bottega.server.store import Store, TakenFirst

TOKEN_BYTES = 24
HASHER = PasswordHasher()
NOBODY = HASHER.hash(secrets.token_hex(16))
"""Checked when there is no such account, so that both refusals take the same time."""


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


class People:
    """Who comes to the house."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, token: str | None) -> Person | None:
        """The person a cookie belongs to."""
        if not token:
            return None
        row = await self.store.user_of(hashed(token))
        if row is None:
            return None
        return Person(row.id, row.name, row.login is not None, hashed(token))

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest, and the token for their cookie."""
        token, user = new_secret(), secrets.token_hex(16)
        await self.store.add_guest(user, name, hashed(token))
        return Person(user, name, False, hashed(token)), token

    async def register(self, person: Person, name: str, password: str) -> Person:
        """A guest chooses a password and keeps everything under this name."""
        if person.account:
            raise Refusal("registered", "you already have an account", 409)
        hash_ = await asyncio.to_thread(HASHER.hash, password)
        try:
            await self.store.register(person.id, name, name.casefold(), hash_)
        except TakenFirst:
            raise Refusal("name-taken", "this name belongs to another account", 409) from None
        return person._replace(name=name, account=True)

    async def log_in(self, name: str, password: str) -> tuple[Person, str]:
        """The account of this name, with a new session."""
        row = await self.store.account(name.casefold())
        known = NOBODY if row is None or row.password is None else row.password
        right = await asyncio.to_thread(matches, known, password)
        if row is None or not right:
            raise Refusal("wrong-password", "this name and password do not belong together", 403)
        token = new_secret()
        await self.store.add_session(row.id, hashed(token))
        return Person(row.id, row.name, True, hashed(token)), token


def matches(known: str, password: str) -> bool:
    try:
        return HASHER.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False
