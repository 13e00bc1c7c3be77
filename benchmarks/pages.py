"""People's pages for benchmarks, as cheap as they can be: they share the cores with the server.

Every request and message goes over a connection of its own as a browser's does, and every message
is read; but nothing is checked, no library stands between, and of an update only what decides the
next answer is looked at. Frames are masked with zeros, which the protocol allows.
"""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import Callable
from typing import Any

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
UPGRADE = (
    "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n"
)


class Option(msgspec.Struct):
    """Something that may be answered."""

    action: str


class Question(msgspec.Struct):
    """What a seat is asked."""

    seat: int
    options: list[Option]


class Message(msgspec.Struct):
    """Of whatever the server says, what a page needs to play on."""

    type: str
    ply: int = -1
    asked: list[Question] = []
    result: msgspec.Raw | None = None


READER = msgspec.json.Decoder(Message)


class Line(asyncio.Protocol):
    """A connection to the server: requests one after the other, or one that becomes a websocket."""

    def __init__(self, told: Callable[[Message, int], None] | None = None) -> None:
        self.told = told  # what happens with a message, and how many bytes it had
        self.buffer = bytearray()
        self.answered: asyncio.Future[tuple[int, str, bytes]] | None = None
        self.live = False  # whether it is a websocket by now
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if self.answered is not None and not self.answered.done():
            self.answered.set_exception(exc or ConnectionError("the server closed the line"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.live:
            self.read_response()
        if self.live:
            self.read_frames()

    # Requests -----------------------------------------------------------------------------

    async def ask(self, method: str, path: str, cookie: str = "", data: Any = None) -> Any:
        """A request, and what was answered; a newcomer is answered with their cookie."""
        body = b"" if data is None else json.dumps(data).encode()
        status, head, found = await self.request(
            f"{method} {path} HTTP/1.1\r\nhost: house\r\ncookie: {cookie}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n",
            body,
        )
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {found.decode()}")
        _, _, given = head.lower().partition("\r\nset-cookie: ")
        if given:  # as it was sent, not in lower case
            place = len(head) - len(given)
            return head[place:].partition(";")[0]
        return json.loads(found) if found else None

    async def upgrade(self, path: str, cookie: str) -> None:
        head = f"GET {path} HTTP/1.1\r\nhost: house\r\ncookie: {cookie}\r\n{UPGRADE}\r\n"
        status, _, _ = await self.request(head, b"")
        if status != 101:
            raise RuntimeError(f"{path}: {status}")

    async def request(self, head: str, body: bytes) -> tuple[int, str, bytes]:
        self.answered = asyncio.get_running_loop().create_future()
        self.transport.write(head.encode() + body)
        return await self.answered

    def read_response(self) -> None:
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0 or self.answered is None:
            return
        head = self.buffer[:end].decode("latin-1")
        status = int(head[9:12])
        _, _, length = head.lower().partition("\r\ncontent-length: ")
        whole = end + 4 + int(length.partition("\r\n")[0] or 0)
        if len(self.buffer) < whole:
            return
        body = bytes(self.buffer[end + 4 : whole])
        del self.buffer[:whole]
        self.live = status == 101
        if not self.answered.done():  # whoever asked may have gone
            self.answered.set_result((status, head, body))

    # The websocket ------------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        self.write_frame(TEXT, text)

    def write_frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = struct.pack("!B", 128 | size) if size < 126 else struct.pack("!BH", 254, size)
        self.transport.write(bytes([128 | kind]) + length + bytes(4) + payload)

    def read_frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if start > len(buffer) or len(buffer) < start + size:
                break
            self.take(buffer[at] & 15, bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

    def take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT and self.told is not None:
            self.told(READER.decode(payload), len(payload))
        elif kind == PING:
            self.write_frame(PONG, payload)
        elif kind == CLOSE:
            self.transport.close()

    def close(self) -> None:
        if self.live and not self.transport.is_closing():
            self.write_frame(CLOSE, struct.pack("!H", 1000))
        else:
            self.transport.close()


async def connect(port: int, told: Callable[[Message, int], None] | None = None) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(told), "127.0.0.1", port)
    return line
