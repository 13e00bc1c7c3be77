"""Letters: how an address is proved to be somebody's, and how a forgotten password is replaced.

A letter has a link with a secret in it; the database has its hash. A link works once and for a
while. Who asks for one learns nothing: whether there is such an account, the answer is the same and
comes as soon, because everything is done after it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import structlog

from bottega.server import names
from bottega.server.devices import Device
from bottega.server.mail import Mail
from bottega.server.people import People, Person, hashed, new_secret
from bottega.server.refusal import Refusal
from bottega.server.rows import UserRow
from bottega.server.store import TakenFirst
from bottega.text.catalogue import catalogue

AN_HOUR = 3600.0
LASTS = {"verify": 24 * AN_HOUR, "recover": AN_HOUR}
"""Seconds for which a link works, by what it is for."""

PAGES = {"verify": "/confirm", "recover": "/recover"}
MOST_LETTERS = 3
"""Letters of a kind that go to one account while their links work."""

MOST_ACCOUNTS = 5
"""Accounts with one address that are written to at once."""

LOG = structlog.get_logger()


class Letters:
    """What a house writes to people."""

    def __init__(self, people: People, mail: Mail) -> None:
        self.people = people
        self.rows = people.rows
        self.mail = mail

    def afterwards(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something once the request is answered."""
        task = asyncio.create_task(work)
        self.mail.under_way.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.mail.under_way.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            LOG.error("a letter was not written", problem=type(problem).__name__)

    def check_mail(self) -> None:
        if not self.mail:
            raise Refusal("no-mail", "this house sends no mail: ask whoever runs it", 409)

    # The address of an account ------------------------------------------------------------

    async def set_address(self, person: Person, email: str, password: str, lang: str) -> None:
        """Send a link to an address. It counts once the link was followed."""
        self.check_mail()
        row = await self.people.proven(person, password)
        self.afterwards(self.write(row, "verify", small(email), lang))

    async def forget_address(self, person: Person, password: str) -> None:
        row = await self.people.proven(person, password)
        await self.rows.set_email(row.id, None)

    async def confirm(self, token: str) -> str:
        """The link was followed: the address is theirs. The name of the account."""
        row, email = await self.opened(token, "verify")
        await self.use(token)
        await self.rows.set_email(row.id, email)
        return row.name

    # A forgotten password -----------------------------------------------------------------

    def forgotten(self, who: str, lang: str) -> None:
        """Write to whoever has an account of this name, or accounts with this address."""
        self.check_mail()
        self.afterwards(self.write_to(who, lang))

    async def write_to(self, who: str, lang: str) -> None:
        if "@" in who:
            found = await self.rows.accounts_at(small(who.strip()), MOST_ACCOUNTS)
        else:
            account = await self.rows.account(names.folded(who))
            found = [] if account is None else [account]
        for row in found:
            if row.email is not None:
                await self.write(row, "recover", row.email, lang)

    async def recover(self, token: str, password: str, device: Device) -> tuple[Person, str]:
        """Another password for whoever followed the link. Only a good one uses the link up."""
        row, _ = await self.opened(token, "recover")
        await self.people.new_password(row, password)
        await self.use(token)
        return await self.people.give_password(row, password, device)

    # Links --------------------------------------------------------------------------------

    async def write(self, row: UserRow, purpose: str, email: str, lang: str) -> None:
        """Send a letter, unless too many were sent already."""
        token, since = new_secret(), time.time() - LASTS[purpose]
        fresh = await self.rows.add_letter(
            row.id, purpose, email, hashed(token), since, MOST_LETTERS
        )
        if fresh:
            link = f"{self.mail.url}{PAGES[purpose]}#{token}"
            words = catalogue(lang, ("bottega.server",))
            facts = {"name": row.name, "link": link}
            subject = words.format(f"letter-{purpose}", facts, "subject") or ""
            text = words.format(f"letter-{purpose}", facts, "") or ""
            await self.mail.send(email, subject, text)

    async def opened(self, token: str, purpose: str) -> tuple[UserRow, str]:
        """Whose link this is, and where it was sent."""
        found = await self.rows.letter(hashed(token), purpose, time.time() - LASTS[purpose])
        row = None if found is None else await self.rows.user(found[0])
        if found is None or row is None:
            raise too_late()
        return row, found[1]

    async def use(self, token: str) -> None:
        try:
            await self.rows.use_letter(hashed(token))
        except TakenFirst:
            raise too_late() from None


def small(email: str) -> str:
    """An address as it is kept: nobody's mail server tells capitals apart."""
    return email.replace("\0", "").lower()


def too_late() -> Refusal:
    return Refusal("bad-link", "this link was used already, or is too old", 409)
