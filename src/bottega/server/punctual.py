"""Requests have to come whole, in time and within a size: what is half sent does not wait for ever.

The server we build on gives up a connection that is idle after a response, and no other. This is
its protocol with a clock: a request's head and body have to be there some seconds after the
connection was made, or after the request began. Nor may one address hold all connections.
"""

from __future__ import annotations

import asyncio
import os
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from bottega.server.every_response import GUARDS
from bottega.server.limits import Places, household

SECONDS = 10.0
"""For a whole request."""

LARGEST_HEAD = 16_384
"""Bytes of a request before its body."""

MOST_CONNECTIONS = 500
"""Connections of one address, websockets apart; a web server in front may have any number."""

TRUSTED = "FORWARDED_ALLOW_IPS"
LOCAL = "127.0.0.1,::1"

CONNECTIONS = Places(MOST_CONNECTIONS)
Served: Any = AutoHTTPProtocol


def answer(status: str) -> bytes:
    """A response with nothing in it, after which the connection ends."""
    headers = [*GUARDS, (b"content-length", b"0"), (b"connection", b"close")]
    lines = [b"HTTP/1.1 " + status.encode(), *(b": ".join(header) for header in headers)]
    return b"\r\n".join(lines) + b"\r\n\r\n"


TOO_LATE = answer("408 Request Timeout")
TOO_LARGE = answer("431 Request Header Fields Too Large")


class Punctual(Served):  # type: ignore[misc]
    """One connection, until it ends or becomes a websocket."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.past: Any = None  # the latest request that came whole
        self.head = 0  # bytes of one whose head did not end yet
        self.tail = b""  # the last of them
        self.deadline: asyncio.TimerHandle | None = None
        self.counted: str | None = None
        host = self.client[0] if self.client else ""
        if not trusted(host):
            where = household(host)
            if CONNECTIONS.full(where):
                transport.abort()
                return
            CONNECTIONS.take(where)
            self.counted = where
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.come()
        self.uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.waits_for_head() and self.head + head_in(self.tail, data) > LARGEST_HEAD:
            self.end(TOO_LARGE)
            return
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return  # it has ended, or is a websocket now
        if self.waits_for_head():
            self.head += len(data)
            self.tail = (self.tail + data)[-3:]
            self.wait()
            return
        self.head, self.tail = 0, b""
        if self.cycle.more_body:
            self.wait()
        else:
            self.past = self.cycle
            self.come()

    def waits_for_head(self) -> bool:
        """Whether what comes next belongs to a request's head."""
        return self.cycle is None or self.cycle is self.past

    def handle_websocket_upgrade(self, *request: Any) -> None:
        self.come()
        self.uncount()
        super().handle_websocket_upgrade(*request)

    # The clock ----------------------------------------------------------------------------

    def wait(self) -> None:
        """A request is on its way."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(SECONDS, self.give_up)

    def come(self) -> None:
        """It is there."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        self.deadline = None
        if self.past is not None and self.cycle is self.past and not self.past.response_complete:
            return  # we are the ones who take long
        self.end(TOO_LATE)

    def end(self, last_words: bytes) -> None:
        if not self.transport.is_closing():
            if self.cycle is None or not self.cycle.response_started or self.cycle is self.past:
                self.transport.write(last_words)
            self.transport.close()

    def uncount(self) -> None:
        if self.counted is not None:
            CONNECTIONS.free(self.counted)
            self.counted = None


def head_in(tail: bytes, data: bytes) -> int:
    """How many bytes of what comes belong to a head, of which this was the tail."""
    end = (tail + data).find(b"\r\n\r\n")
    return len(data) if end < 0 else max(0, end - len(tail))


def trusted(host: str) -> bool:
    """Whether this is a web server in front, behind which are many."""
    named = os.environ.get(TRUSTED, LOCAL).split(",")
    return not host or any(one.strip() in ("*", host) for one in named)
