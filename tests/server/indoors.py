"""The whole application in this process, over a real file: for tests that need no socket."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import httpx
from argon2 import PasswordHasher
from litestar import Litestar

from bottega.server import passwords
from bottega.server.app import create_app
from bottega.server.mail import MailServer
from tests.server.client import COOKIE, refusal
from tests.server.house import sqlite_at

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
ADDRESSES = itertools.count(1)
"""Limits are kept by address, for as long as the process lives: everybody has their own."""


class Guest:
    """Somebody with a browser of their own, at an address of their own."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.http.request(method, path, json=body)

    async def ok(self, method: str, path: str, body: Any = None) -> Any:
        response = await self.ask(method, path, body)
        assert response.is_success, f"{response.status_code}: {response.text}"
        return response.json() if response.content else None

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        """The code with which something is refused."""
        return refusal(await self.ask(method, path, body))[1]

    async def call_me(self, name: str) -> str | None:
        """Take a name; the code if it is refused."""
        answer = await self.ask("PUT", "/api/me", {"name": name})
        return None if answer.is_success else refusal(answer)[1]

    async def register(self, name: str, password: str = "correct horse battery") -> Guest:
        await self.ok("POST", "/api/register", {"name": name, "password": password})
        return self

    async def log_in(self, name: str, password: str = "correct horse battery") -> Guest:
        await self.ok("POST", "/api/login", {"name": name, "password": password})
        return self

    async def is_known(self) -> bool:
        return (await self.ask("GET", "/api/tables/mine")).status_code == 200

    @property
    def token(self) -> str:
        return str(self.http.cookies[COOKIE])


class Indoors:
    """A house without a door to the street."""

    def __init__(self, app: Litestar, stack: AsyncExitStack) -> None:
        self.app = app
        self.stack = stack

    async def guest(self, agent: str = FIREFOX, address: str | None = None) -> Guest:
        came_from = (address or f"10.0.{next(ADDRESSES)}.1", 1)
        http = httpx.AsyncClient(
            transport=httpx.ASGITransport(cast(Any, self.app), client=came_from),
            base_url="http://house",
            headers={"User-Agent": agent},
        )
        guest = Guest(await self.stack.enter_async_context(http))
        await guest.ok("GET", "/api/me")
        return guest


CHEAP = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
"""The same kind of hash as ever, made in no time: it is not its strength that is tested here."""


@asynccontextmanager
async def indoors(
    folder: Path, mail: MailServer | None = None, database: str | None = None
) -> AsyncIterator[Indoors]:
    address = database or sqlite_at(folder / "bottega.db")
    app = create_app(address, bot_processes=0, mail_server=mail)
    with patch.object(passwords, "HASHER", CHEAP):
        async with app.lifespan(), AsyncExitStack() as stack:
            yield Indoors(app, stack)
