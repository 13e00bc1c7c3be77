"""Mail: sent through a server that the operator names, never on anybody's time.

With a name and password for that server the connection must be encrypted: by STARTTLS, or from the
start on port 465. Without them it is encrypted where the server offers it. A letter that cannot be
sent is logged without its text and its address.
"""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple

import aiosmtplib
import structlog

PATIENCE = 30.0
"""Seconds that the mail server has for anything."""

TLS_FROM_THE_START = 465
LOG = structlog.get_logger()


class MailServer(NamedTuple):
    """Where letters are handed in, and from whom they are. ``url``: where links lead to."""

    host: str
    port: int
    sender: str
    url: str
    user: str = ""
    password: str = ""


class Mail:
    """The mail of a house. Where no server is named, nothing can be sent."""

    def __init__(self, server: MailServer | None) -> None:
        self.server = server
        self.under_way: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        return self.server is not None

    @property
    def url(self) -> str:
        return "" if self.server is None else self.server.url.rstrip("/")

    async def send(self, to: str, subject: str, text: str) -> None:
        """Hand in a letter."""
        if self.server is None:
            return
        host, port, sender, _, user, password = self.server
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = sender, to, subject
        letter["Date"], letter["Message-ID"] = (
            formatdate(),
            make_msgid(domain=sender.split("@")[-1]),
        )
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        at_once = port == TLS_FROM_THE_START
        try:
            await aiosmtplib.send(
                letter,
                hostname=host,
                port=port,
                username=user or None,
                password=password or None,
                use_tls=at_once,
                start_tls=False if at_once else (True if user else None),
                timeout=PATIENCE,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError) as problem:
            LOG.error("a letter was not sent", problem=type(problem).__name__)

    async def close(self) -> None:
        """Wait a moment for letters that are being handed in."""
        if self.under_way:
            await asyncio.wait(self.under_way, timeout=2)
        for task in self.under_way:
            task.cancel()
