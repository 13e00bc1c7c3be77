"""A real mail server on this machine, and the letters that were handed in there."""

from __future__ import annotations

import re
import ssl
import time
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from bottega.server.mail import MailServer
from tests.server.house import free_port

CERTIFICATE = Path(__file__).parent / "loopback.pem"
"""Of ``localhost``, with its key: made for these tests, and worth nothing elsewhere."""

PATIENCE = 20.0
URL = "https://house.example"
ADDRESS = "anna@example.org"
USER, PASSWORD = "house", "the password of the house"


class Postbox:
    """Takes every letter. ``guarded``: only over TLS, from whoever has a name and password."""

    def __init__(self, guarded: bool = False) -> None:
        self.letters: list[EmailMessage] = []
        self.guarded = guarded
        self.closed = False
        more: dict[str, Any] = {}
        if guarded:
            context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
            context.load_cert_chain(CERTIFICATE)
            more = {
                "tls_context": context,
                "require_starttls": True,
                "auth_required": True,
                "authenticator": self.authenticate,
            }
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port, **more)

    def __enter__(self) -> Postbox:
        self.controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.controller.stop()

    @property
    def server(self) -> MailServer:
        known = (USER, PASSWORD) if self.guarded else ()
        return MailServer("localhost", self.port, "Bottega <house@example.org>", URL, *known)

    @property
    def options(self) -> list[str]:
        """How a house is told on its command line to hand its letters in here."""
        letters = ["--smtp", f"localhost:{self.port}", "--smtp-from", "house@example.org"]
        return [*letters, "--url", URL]

    def authenticate(self, *asked: Any) -> AuthResult:
        given = asked[-1]
        right = isinstance(given, LoginPassword) and given == LoginPassword(
            USER.encode(), PASSWORD.encode()
        )
        return AuthResult(success=right)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 taken"

    def wait(self, count: int) -> None:
        """Until so many letters have come."""
        end = time.monotonic() + PATIENCE
        while len(self.letters) < count:
            assert time.monotonic() < end, f"{len(self.letters)} letters, not {count}"
            time.sleep(0.02)

    def secret(self, number: int = -1) -> str:
        """What stands in the link of a letter."""
        found = re.search(r"/(?:confirm|recover)#(\S+)", self.text(number))
        assert found is not None, self.text(number)
        return found[1]

    def text(self, number: int = -1) -> str:
        return str(self.letters[number].get_content())
