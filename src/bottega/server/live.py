"""The websocket of a table: one for every open page.

Whoever connects is sent the table as their seat may know it, and from then on what changes. What
they send is decoded strictly; whatever is wrong with it is answered with `Refused` and changes
nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from bottega.server import wire
from bottega.server.guards import from_our_page, rooms_of, who
from bottega.server.limits import Limit
from bottega.server.metrics import MOVES, SOCKETS, WAITED
from bottega.server.people import Person
from bottega.server.presenters.match import Sent, explain, foreseen
from bottega.server.presenters.match import update as present
from bottega.server.presenters.tables import said
from bottega.server.pubsub import News
from bottega.server.refusal import Refusal
from bottega.server.rooms import Rooms
from bottega.server.seat_numbers import seat_of
from bottega.text.languages import ENGLISH, languages

LARGEST = 8192
"""Bytes of the longest message a client may send."""

SILENCE = 120.0
"""Seconds without a word after which a socket is taken for dead."""

SEEN = 25.0
"""Seconds between two notes that somebody is still here."""

CHAT_KEPT = 200
MESSAGES = Limit(100, 30)

DECODER = msgspec.json.Decoder(wire.ClientMessage)
ENCODER = msgspec.json.Encoder()
LOG = structlog.get_logger()

Socket = WebSocket[Any, Any, Any]

GONE = (WebSocketDisconnect, ClientDisconnected, TimeoutError)
"""How a page goes away; even while it is being answered."""


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str]) -> None:
    """Live play at a table."""
    if not from_our_page(socket):
        await socket.close(code=4403, reason="other origin")
        return
    await socket.accept()
    rooms = rooms_of(socket)
    person = await who(socket)
    try:
        await rooms.row(table)
    except Refusal as refusal:
        await socket.send_text(
            ENCODER.encode(wire.Refused(refusal.code, refusal.message, 0)).decode()
        )
        await socket.close(code=4404, reason="no such table")
        return
    lang = socket.query_params.get("lang", ENGLISH)
    known = lang if lang in languages() else ENGLISH
    plain = socket.query_params.get("plain") == "true"
    await Visit(socket, rooms, table, person, known, plain).stay()


class Visit:
    """One page looking at one table. A plain one has no board of the game and is sent words."""

    def __init__(
        self,
        socket: Socket,
        rooms: Rooms,
        table: str,
        person: Person | None,
        lang: str,
        plain: bool,
    ) -> None:
        self.socket = socket
        self.rooms = rooms
        self.table = table
        self.person = person
        self.lang = lang
        self.plain = plain
        self.id = secrets.token_hex(16)
        self.sent: Sent | None = None
        self.info: wire.TableInfo | None = None
        self.chat_line = 0
        self.greeted = asyncio.Event()
        self.subscription = rooms.store.pubsub.subscribe(table)

    async def stay(self) -> None:
        """Listen and tell until the page goes away."""
        SOCKETS.inc()
        await self.rooms.store.arrive(self.id, self.table, self.person.id if self.person else "")
        work = {asyncio.create_task(self.tell()), asyncio.create_task(self.listen())}
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in work:
                task.cancel()
            for ended in await asyncio.gather(*work, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, GONE):
                    LOG.error("a visit failed", table=self.table, exc_info=ended)
            self.rooms.store.pubsub.unsubscribe(self.subscription)
            await self.rooms.store.depart(self.id, self.table)
            SOCKETS.dec()

    async def send(self, message: wire.ServerMessage) -> None:
        await self.socket.send_text(ENCODER.encode(message).decode())

    # Telling ------------------------------------------------------------------------------

    async def tell(self) -> None:
        """After the greeting, which sends all: whenever there is news of the table, that."""
        await self.greeted.wait()
        seen = time.monotonic()
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.subscription.event.wait(), SEEN)
            news = self.subscription.take()
            if time.monotonic() - seen > SEEN:
                seen = time.monotonic()
                await self.rooms.store.still_here(self.id)
            if "table" in news and await self.has_logged_out():
                await self.socket.close(code=4401, reason="logged out")
                return
            try:
                await self.send_news(news)
            except Refusal as refusal:  # the table was deleted
                await self.refuse(refusal)
                await self.socket.close(code=4404, reason="no such table")
                return

    async def has_logged_out(self) -> bool:
        """Whether the session that opened this page has ended meanwhile."""
        if self.person is None:
            return False
        return await self.rooms.store.user_of(self.person.token) is None

    async def send_news(self, news: set[News]) -> None:
        if "table" in news:
            await self.send_table()
        if "move" in news or "table" in news:
            await self.send_update()
        if "chat" in news:
            await self.send_chat()

    async def send_table(self) -> None:
        """Who sits here, if that has changed."""
        info = await self.rooms.info(self.table, self.person)
        quiet = (
            info if self.info is None else msgspec.structs.replace(info, updated=self.info.updated)
        )
        if quiet != self.info:
            self.info = info
            await self.send(wire.TableNews(info))

    async def send_update(self) -> None:
        """The game, if it has moved on."""
        if self.info is None or self.info.status == "waiting":
            return
        live = await self.rooms.matches.open(self.table)
        async with live.lock:
            await live.refresh(self.rooms.store)
            if self.sent is not None and self.sent.ply == live.plies:
                return
            seats = [seat_of(seat.seat) for seat in self.info.seats if seat.you]
            update, self.sent = present(live, seats, self.lang, self.sent, self.plain)
        await self.send(update)
        if update.result is not None:
            await self.send_table()

    async def send_chat(self) -> None:
        rows = await self.rooms.store.chat_after(self.table, self.chat_line, CHAT_KEPT)
        if rows:
            self.chat_line = rows[-1].line
        for row in rows:
            await self.send(said(row))

    # Listening ----------------------------------------------------------------------------

    async def listen(self) -> None:
        """Take messages one after the other; a wrong one changes nothing."""
        while True:
            raw = await asyncio.wait_for(self.socket.receive_data(mode="text"), SILENCE)
            if not MESSAGES.allows(self.id):
                await self.refuse(Refusal("too-often", "too many messages; wait a moment"))
                continue
            if len(raw.encode()) > LARGEST:
                await self.refuse(Refusal("too-large", f"a message has at most {LARGEST} bytes"))
                continue
            try:
                message = DECODER.decode(raw)
            except (msgspec.DecodeError, UnicodeError) as problem:
                await self.refuse(Refusal("unreadable", str(problem)))
                continue
            try:
                await self.obey(message)
            except Refusal as refusal:
                await self.refuse(refusal)
            except GONE:
                raise
            except Exception as problem:  # a mistake of ours: logged, and the page stays
                LOG.error("crashed", table=self.table, exc_info=problem)
                await self.refuse(Refusal("crashed", "something went wrong here, not with you"))

    async def refuse(self, refusal: Refusal) -> None:
        ply = self.sent.ply if self.sent is not None else 0
        await self.send(wire.Refused(refusal.code, refusal.message, ply, refusal.answer))
        if refusal.code == "stale":
            await self.send_update()

    async def obey(self, message: wire.ClientMessage) -> None:
        matches = self.rooms.matches
        match message:
            case wire.Hello():
                await self.hello(message)
            case wire.GiveAnswers():
                started = time.perf_counter()
                seat, person = seat_of(message.seat), self.someone()
                await matches.give(self.table, person, seat, message.ply, message.answers)
                MOVES.inc(len(message.answers))
                WAITED.observe(time.perf_counter() - started)
            case wire.TakeBack():
                seat, person = seat_of(message.seat), self.someone()
                await matches.take_back(self.table, person, seat, message.ply)
            case wire.PassUntil():
                seat, person = seat_of(message.seat), self.someone()
                await matches.pass_until(self.table, person, seat, message.until)
            case wire.Say():
                await self.say(message)
            case wire.Explain():
                await self.explain(message)
            case wire.LookAhead():
                await self.look_ahead(message)
            case wire.Ping():
                await self.send(wire.Pong(message.at))

    def someone(self) -> Person:
        if self.person is None:
            raise Refusal("nobody", "who are you? open the front page first", 401)
        return self.person

    async def hello(self, message: wire.Hello) -> None:
        """Greet: a page that still has the latest ply is sent only what it may answer."""
        self.info = None
        rows = await self.rooms.store.chat_after(self.table, 0, CHAT_KEPT)
        self.chat_line = rows[-1].line if rows else 0
        await self.send_table()
        await self.send(wire.ChatLog([said(row) for row in rows]))
        if message.ply is None or self.sent is None or self.sent.ply != message.ply:
            self.sent = None
        await self.send_update()
        self.greeted.set()
        if self.info is not None and self.info.status == "playing":
            self.rooms.matches.wake_bots(self.table)  # nobody may have done so since a restart

    async def say(self, message: wire.Say) -> None:
        person = self.someone()
        text = message.text.strip()
        if not text or not text.replace("\n", " ").isprintable():
            raise Refusal("unreadable", "only words, please")
        mine = [seat for seat in self.info.seats if seat.you] if self.info is not None else []
        name, seat = (mine[0].name, seat_of(mine[0].seat)) if mine else (person.name, None)
        if self.info is not None and self.info.status == "waiting":
            seat = None  # it may be another once lots are drawn
        await self.rooms.store.say(self.table, name, seat, text)

    async def explain(self, message: wire.Explain) -> None:
        seat = seat_of(message.seat)
        live = await self.rooms.matches.held(self.table, self.someone(), seat)
        text = explain(live, seat, message.action, self.lang)
        await self.send(wire.Explained(message.action, text))

    async def look_ahead(self, message: wire.LookAhead) -> None:
        seat, answers = seat_of(message.seat), message.answers
        live = await self.rooms.matches.held(self.table, self.someone(), seat)
        after = await live.look_ahead(self.rooms.store, seat, message.ply, answers)
        await self.send(foreseen(live, after, seat, answers, self.lang))
