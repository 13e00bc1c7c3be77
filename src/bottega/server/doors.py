"""Pages of a table go to the same worker.

The workers of a machine share a port, and the system gives a connection to any of them. Each could
serve any table; but where two of them have a page at the same one, both keep its game and make
every move of it. So the request with which a page comes to a table is handed on, with its
connection and before anything is said, to the worker that the table's name leads to.

For that each has a door: a socket in a folder they share. When a worker comes or goes only its own
tables change hands. Nothing but work depends on it: whoever cannot hand a page on serves it.
"""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from bottega.server.punctual import Punctual

FOLDER = "BOTTEGA_DOORS"
"""Names the folder in the environment, where there are several workers."""

LIVE = re.compile(rb"/api/tables/([^/]+)/live(\?|$)")
LARGEST = 65_536
"""Bytes of a request that is handed on."""

AGAIN = 0.01
TRIES = 100
"""How often a page is brought to a door before which too many stand, and after how many seconds."""

LetIn = Callable[[socket.socket, bytes], None]


class Door:
    """Where a worker takes in what others hand on, and from which it hands on itself."""

    def __init__(self, folder: Path, let_in: LetIn, connections: set[Any]) -> None:
        self.folder = folder
        self.name = secrets.token_hex(8)
        self.let_in = let_in
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.setblocking(False)
        self.socket.bind(str(folder / self.name))
        self.loop = asyncio.get_running_loop()
        self.loop.add_reader(self.socket.fileno(), self.take)
        self.connections = connections  # of this worker: they are closed together
        connections.add(self)

    def take(self) -> None:
        """Somebody was handed on: their connection, and what they asked for."""
        with suppress(BlockingIOError):
            request, lines, _, _ = socket.recv_fds(self.socket, LARGEST, 1)
            for line in lines:
                self.let_in(socket.socket(fileno=line), request)

    def hand_on(self, table: bytes, request: bytes, line: int) -> bool:
        """Whether it went to another worker. `BlockingIOError`: not now, too many stand there."""
        try:
            while (name := self.leads_to(table)) != self.name:
                with suppress(ConnectionRefusedError, FileNotFoundError):
                    self.send(name, request, line)
                    return True
                (self.folder / name).unlink(missing_ok=True)  # that worker is no more
        except BlockingIOError:
            raise
        except OSError:
            pass
        return False

    def send(self, name: str, request: bytes, line: int) -> None:
        with_it = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [line]))]
        self.socket.sendmsg([request], with_it, 0, str(self.folder / name))

    def leads_to(self, table: bytes) -> str:
        """The door behind which a table is played: each draws a number for it, the highest wins."""
        names = {self.name, *os.listdir(self.folder)}
        return max(names, key=lambda name: blake2b(table + name.encode()).digest())

    def shutdown(self) -> None:
        """Nobody is taken in any more."""
        self.connections.discard(self)
        self.loop.remove_reader(self.socket.fileno())
        self.socket.close()
        (self.folder / self.name).unlink(missing_ok=True)


class Arrival(Punctual):
    """One connection. A page of a table goes on where that is played."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.was_handed_on = False
        self.waits = False  # to be handed on
        folder = os.environ.get(FOLDER)
        worker: Any = self.server_state
        if folder is not None and not hasattr(worker, "door"):  # it opens with the first who comes
            worker.door = Door(Path(folder), self.letting_in(), self.connections)

    def letting_in(self) -> LetIn:
        """How this worker takes in whom another one has handed on."""
        loop, tasks = self.loop, self.tasks
        given = self.config, self.server_state, self.app_state
        arrival = partial(type(self), *given, _loop=loop)

        async def welcome(line: socket.socket, request: bytes) -> None:
            with suppress(OSError):  # they have gone meanwhile
                _, arrived = await loop.connect_accepted_socket(arrival, line)
                arrived.was_handed_on = True
                arrived.data_received(request)

        def let_in(line: socket.socket, request: bytes) -> None:
            task = loop.create_task(welcome(line, request))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        return let_in

    def handle_websocket_upgrade(self, *request: Any) -> None:
        self.come()
        self.find_worker(request, TRIES)

    def find_worker(self, request: Any, tries: int) -> None:
        """Bring whoever comes to a table to the worker that has it; or let them in here."""
        if self.transport.is_closing():
            return
        try:
            self.waits = False
            if self.goes_on(request):
                self.transport.close()
            else:
                super().handle_websocket_upgrade(*request)
        except BlockingIOError:
            if not tries:
                super().handle_websocket_upgrade(*request)
                return
            self.waits = True
            self.loop.call_later(AGAIN, self.find_worker, request, tries - 1)

    def goes_on(self, request: Any) -> bool:
        """Whether they were handed on."""
        target: bytes = request[0].target if request else self.url  # as its parser tells of it
        door = getattr(self.server_state, "door", None)
        found = LIVE.match(target)
        if door is None or found is None or self.was_handed_on:
            return False
        head = [b"GET " + target + b" HTTP/1.1"]
        head += [name + b": " + value for name, value in self.headers]
        line = self.transport.get_extra_info("socket").fileno()
        went: bool = door.hand_on(found[1], b"\r\n".join([*head, b"", b""]), line)
        return went

    def data_received(self, data: bytes) -> None:
        if self.waits:
            self.transport.close()  # nobody says anything before they are let in
        super().data_received(data)
