"""Requests come whole, in time and within a size; and whoever is cut off leaves no trace."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bottega.server import punctual
from bottega.server.app import create_app
from bottega.server.every_response import on_every_response
from bottega.server.guards import COOKIE
from tests.server.client import Person
from tests.server.house import House, free_port, sqlite_at
from tests.server.inside import new_table, rooms, somebody

# Requests that do not come ---------------------------------------------------------------------


@asynccontextmanager
async def served(tmp_path: Path) -> AsyncIterator[int]:
    """The house on a port of this machine, in this process."""
    app: Any = on_every_response(create_app(sqlite_at(tmp_path / "x.db"), address_limits=100))
    port = free_port()
    config = uvicorn.Config(app, port=port, http=punctual.Punctual, log_config=None, lifespan="on")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield port
    finally:
        server.should_exit = True
        await serving


async def said_to(port: int, sent: bytes, then: bytes = b"") -> bytes:
    """What comes back until the other side ends; something more is sent every now and then."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    reading = asyncio.create_task(reader.read())
    while then and not reading.done():
        writer.write(then)
        await asyncio.wait([reading], timeout=0.05)
    try:
        return await asyncio.wait_for(reading, 5)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


POST = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


@pytest.mark.parametrize(
    ("sent", "then"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nhost:", b""),
        (b"GET / HTTP/1.1\r\nhost: x\r\n", b"x: y\r\n"),
        (POST + b"content-length: 1000\r\n\r\n{", b" "),
        (b"GET /api/tables/x/live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n", b""),
        (b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /health HTTP/1.1\r\n", b"x: y\r\n"),
    ],
    ids=["nothing", "half a head", "a slow head", "a slow body", "half a handshake", "a second"],
)
def test_a_request_that_is_half_sent_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes, then: bytes
) -> None:
    monkeypatch.setattr(punctual, "SECONDS", 0.3)

    async def story() -> None:
        async with served(tmp_path) as port:
            began = time.monotonic()
            answered = await said_to(port, sent, then)
            assert 0.2 < time.monotonic() - began < 3
            if b"GET /health" not in sent:
                assert answered in (punctual.TOO_LATE, b"")

    asyncio.run(story())


def test_a_whole_request_may_wait_for_its_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(punctual, "SECONDS", 0.3)

    async def story() -> None:
        async with served(tmp_path) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for _ in range(3):
                writer.write(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n")
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
                assert head.startswith(b"HTTP/1.1 200")
                length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
                await reader.readexactly(length)
                await asyncio.sleep(0.4)
            writer.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "headers",
    [
        b"cookie: " + b"x" * 54_000,
        b"cookie: " + b"x" * 5_000,
        b"x: " + b"y" * 17_000,
        b"\r\n".join(b"x%d: %s" % (i, b"y" * 80) for i in range(200)),
    ],
    ids=["a huge cookie", "a large cookie", "a large header", "many headers"],
)
def test_headers_and_cookies_have_a_size(tmp_path: Path, headers: bytes) -> None:
    async def story() -> bytes:
        async with served(tmp_path) as port:
            request = b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n" + headers + b"\r\n\r\n"
            return await said_to(port, request)

    assert asyncio.run(story()).split(b"\r\n")[0].startswith(b"HTTP/1.1 431")


def test_one_address_does_not_hold_all_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(punctual.TRUSTED, "192.0.2.1")
    monkeypatch.setattr("bottega.server.app.MOST_CONNECTIONS", 0.03)  # times a hundred

    async def story() -> None:
        async with served(tmp_path) as port:
            held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            await asyncio.sleep(0.05)
            assert await said_to(port, b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n") == b""
            for _, writer in held:
                writer.close()
            await asyncio.sleep(0.05)
            request = b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
            assert (await said_to(port, request)).startswith(b"HTTP/1.1 200")

    asyncio.run(story())


def test_a_page_that_never_says_a_word_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.server.live.GREETING", 0.2)

    async def story() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            table = await new_table(house, await somebody(house), "me", "open")
        async with served(tmp_path) as port:
            address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
            async with connect(address, proxy=None) as page:
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(page.recv(), 3)

    asyncio.run(story())


# Connections that are cut ----------------------------------------------------------------------


def cut(port: int, sent: bytes) -> None:
    """Send something and go away without a word."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(sent)
        time.sleep(0.05)
        reset = b"\x01\x00\x00\x00\x00\x00\x00\x00"
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)


def test_whatever_is_cut_leaves_no_trace_in_the_log(house: House) -> None:
    person = Person(house)
    table = person.make("me", "greedy")
    before = len(house.said())
    whole = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"
    cut(house.port, whole[:20])
    cut(house.port, whole)
    cookie = f"cookie: {COOKIE}={person.token}\r\n".encode()
    cut(house.port, POST + cookie + b'content-length: 500\r\n\r\n{"game":')

    async def cut_pages() -> None:
        pages = [await person.page(table).__aenter__() for _ in range(8)]
        acting = pages[-1]
        for page in pages:
            await page.until(lambda page=page: page.asked)  # type: ignore[misc]
        answer = {"type": "answer", "ply": acting.ply, "seat": 1, "answers": acting.options()[:1]}
        await acting.send(answer)
        for page in pages:
            page.socket.transport.abort()
        await asyncio.gather(*(page.reading for page in pages))

    asyncio.run(cut_pages())
    time.sleep(0.5)
    said = house.said()[before:]
    assert "Traceback" not in said, said
    assert '"level": "error"' not in said, said
    assert person.get("/api/tables").is_success
