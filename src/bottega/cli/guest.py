"""A guest at a house: somebody who comes in by a table's link, as a browser does, and sits there.

What is said to each other stands in `bottega.server.wire`, and a running house tells it at
``/api/messages``. A session's token is the whole identity of a guest: with it one comes back.
"""

from __future__ import annotations

import json
import time
from collections.abc import Generator
from contextlib import AbstractContextManager
from http.cookies import SimpleCookie
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from bottega import Unreadable
from bottega.kernel.words import quoted
from bottega.server.guards import COOKIE
from bottega.server.patch import patched

Json = Any

PATIENCE = 20.0
"""Seconds that a house has for a request, and to let somebody in."""

AWAY = 120.0
"""Seconds for which a house that has gone away is tried again."""

SIGN_OF_LIFE = 30.0
"""Seconds without a word after which we say one, so that we are not taken for gone."""


class House:
    """A house and a table of it, as a link names them."""

    def __init__(self, link: str, token: str | None = None) -> None:
        parts = urlsplit(link)
        place = parts.path.rstrip("/").split("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or place[-2:-1] != ["t"]:
            raise Unreadable(
                f"expected the link of a table, such as https://house.example/t/…, "
                f"got {quoted(link)}"
            )
        self.root = f"{parts.scheme}://{parts.netloc}" + "/".join(place[:-2])
        self.table = place[-1]
        self.invite: str | None = parse_qs(parts.query).get("invite", [None])[0]
        self.token = token

    def ask(self, method: str, path: str, body: Json = None) -> Json:
        """A request; what the house refuses is told in its own words."""
        headers = {"Content-Type": "application/json"}
        if self.token is not None:
            headers["Cookie"] = f"{COOKIE}={self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.root}/api{path}", data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                cookies = SimpleCookie(answer.headers.get("Set-Cookie", ""))
                if COOKIE in cookies:
                    self.token = cookies[COOKIE].value
                return json.loads(answer.read() or b"null")
        except HTTPError as problem:
            raise Unreadable(f"{self.root} refuses: {refusal_in(problem)}") from None
        except (URLError, OSError, ValueError) as problem:
            why = getattr(problem, "reason", problem)
            raise Unreadable(f"{self.root}: no house answers there ({why})") from None

    def at_table(self, method: str, path: str, body: Json = None) -> Json:
        return self.ask(method, f"/tables/{self.table}{path}", body)

    def come_in(self, name: str | None) -> None:
        """As the person of the token, or as a new guest; under this name, if one is given."""
        shown = self.token
        me = self.ask("GET", "/me")
        if shown is not None and self.token != shown:
            raise Unreadable(f"{self.root} knows no such token; the session may have ended")
        if name is not None and me["name"] != name:
            self.ask("PUT", "/me", {"name": name})

    def sit_down(self, seat: int | None) -> Json:
        """Take a seat, unless one is ours already; the table as it stands then."""
        table = self.at_table("GET", "")
        if any(each["you"] for each in table["seats"]):
            return table
        free = [each["seat"] for each in table["seats"] if each["kind"] == "open"]
        wanted = seat if seat is not None else next(iter(free), None)
        if wanted not in free:
            there = ", ".join(map(str, free)) or "none"
            what = "every seat is taken" if seat is None else f"seat {seat} is not free"
            raise Unreadable(f"{self.root}: {what}; free seats: {there}")
        return self.at_table("POST", "/sit", {"seat": wanted, "invite": self.invite})

    def socket(self) -> AbstractContextManager[ClientConnection]:
        """The table's live connection."""
        address = f"ws{self.root.removeprefix('http')}/api/tables/{self.table}/live"
        return connect(
            address,
            additional_headers={"Cookie": f"{COOKIE}={self.token}"},
            open_timeout=PATIENCE,
            max_size=None,
        )


def refusal_in(problem: HTTPError) -> str:
    try:
        return str(json.loads(problem.read())["message"])
    except (ValueError, KeyError, TypeError):
        return f"{problem.code} {problem.reason}"


class LiveTable:
    """What a page would know of a table: kept up to date, through lost connections too."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.connection: ClientConnection | None = None
        self.table: Json = None
        self.update: Json = None  # the latest, with its state made whole
        self.refused: Json = None  # the latest refusal that was not looked at

    def messages(self) -> Generator[str]:
        """What kind of news came, one after the other; ends where the house closes the door."""
        gone_since: float | None = None
        while True:
            try:
                with self.house.socket() as self.connection:
                    self.send({"type": "hello"})
                    yield "connected"
                    while True:
                        yield self.take(self.receive())
                        gone_since = None
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
                if 4400 <= code < 4500:
                    reason = self.refused["message"] if self.refused else code
                    raise Unreadable(f"{self.house.root} refuses: {reason}") from None
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            now = time.monotonic()
            gone_since = now if gone_since is None else gone_since
            if now - gone_since > AWAY:
                raise Unreadable(f"{self.house.root}: the house has gone away")
            time.sleep(min(5.0, 0.2 + (now - gone_since) / 4))

    def receive(self) -> Json:
        assert self.connection is not None
        while True:
            try:
                return json.loads(self.connection.recv(SIGN_OF_LIFE))
            except TimeoutError:
                self.send({"type": "ping", "at": 0})

    def take(self, message: Json) -> str:
        kind = message["type"]
        if kind == "table":
            self.table = message["table"]
        elif kind == "refused":
            self.refused = message
        elif kind == "update":
            if message["base"] is not None:
                message["state"] = patched(self.update["state"], message["state"])
            self.update = message
        return str(kind)

    def send(self, message: Json) -> None:
        assert self.connection is not None
        self.connection.send(json.dumps(message))
