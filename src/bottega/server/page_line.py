"""The line to an open page: a websocket that keeps nothing of the request it began as.

The server we build on answers a websocket as it does a request: as long as a page is open, its
headers, the framework's view of them and a dozen functions that wait for each other are kept, and
every message passes through all of those. Here the application opens the page, hands it over and is
done; what remains is the connection and whoever talks over it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import structlog
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from bottega.server.latch import Latch

EXTENSION = "bottega.line"
"""By which the application finds the line in what it is told of a websocket."""

MOST_WAITING = 8
"""Messages of a page that are read before it was answered."""

LOG = structlog.get_logger()


class Page(Protocol):
    """Whoever is at the other end."""

    async def send_text(self, text: bytes) -> None:
        """Say something."""

    async def receive_text(self) -> str:
        """What they say next; `WebSocketDisconnect` when they have gone."""

    async def close(self, code: int, reason: str) -> None:
        """End it."""


class AsgiPage:
    """A page over anybody's line that speaks ASGI."""

    def __init__(
        self, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
    ) -> None:
        self.receive = receive
        self.send = send

    async def send_text(self, text: bytes) -> None:
        await self.send({"type": "websocket.send", "text": text.decode(), "bytes": None})

    async def receive_text(self) -> str:
        return text_of(await self.receive())

    async def close(self, code: int, reason: str) -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": reason})


def text_of(event: Any) -> str:
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="the page has gone", code=event["code"])
    return event.get("text") or ""


class Inbox:
    """What has come and was not taken yet; one takes it."""

    __slots__ = ("latch", "letters")

    def __init__(self) -> None:
        self.letters: deque[Any] | None = None  # hardly ever is there anything
        self.latch = Latch()

    def empty(self) -> bool:
        return not self.letters

    def waiting(self) -> int:
        return len(self.letters or ())

    def put_nowait(self, letter: Any) -> None:
        if self.letters is None:
            self.letters = deque()
        self.letters.append(letter)
        self.latch.set()

    async def get(self) -> Any:
        while not self.letters:
            self.letters = None
            self.latch.clear()
            await self.latch.wait()
        return self.letters.popleft()


class PageLine(WebSocketsSansIOProtocol):
    """One websocket, opened by the application and then gone on with.

    What is said at the same moment is sent together: that an answer is kept, and what it led to.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Any = Inbox()
        self.writable: Any = Latch(happened=True)
        self.visit: Callable[[], Awaitable[None]] | None = None
        self.to_post = False  # whether something was said that is not sent yet

    # A page -------------------------------------------------------------------------------

    async def send_text(self, text: bytes) -> None:
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        try:
            self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        if not self.to_post:
            self.to_post = True
            self.loop.call_soon(self.post)

    def post(self) -> None:
        self.to_post = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    async def receive_text(self) -> str:
        return text_of(await self.receive())

    async def close(self, code: int, reason: str) -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def send_receive_event_to_app(self) -> None:
        """Take in a message. Reading stops only when several wait: to stop and go on for each of
        them takes longer than to read it."""
        stopped = self.read_paused
        if self.queue.waiting() < MOST_WAITING:
            self.read_paused = True  # so it is taken for stopped already
            super().send_receive_event_to_app()
            self.read_paused = stopped
        else:
            super().send_receive_event_to_app()

    # Opening ------------------------------------------------------------------------------

    def go_on_with(self, visit: Callable[[], Awaitable[None]]) -> None:
        """What happens here once the application has opened the page."""
        self.visit = visit

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"line": self}}
        try:
            await self.app(self.scope, self.receive, self.send)
            visit, self.visit = self.visit, None
            if visit is not None:
                self.request.headers.clear()  # the parser never lets go of the request itself
                del self.scope, self.request, self.response
                await visit()
            elif not self.handshake_complete:
                self.send_500_response()
        except ClientDisconnected:
            pass
        except Exception as problem:
            LOG.error("a page failed", exc_info=problem)
            self.send_500_response()
        if self.close_timer is None:
            self.post()
            self.transport.close()


def line_of(scope: Any) -> PageLine | None:
    """The line over which somebody opens a page, if it is one of ours."""
    found: PageLine | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("line")
    return found
