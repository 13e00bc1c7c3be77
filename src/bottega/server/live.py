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
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.utils import ClientDisconnected

from bottega.server import wire
from bottega.server.gathering import Guest
from bottega.server.guards import address, from_our_page, rooms_of, who
from bottega.server.latch import Latch
from bottega.server.limits import Limit
from bottega.server.live_match import LiveMatch
from bottega.server.metrics import MOVES, SOCKETS, WAITED
from bottega.server.page_line import AsgiPage, Page, line_of
from bottega.server.people import Person
from bottega.server.presenters.match import Sent, explain, foreseen
from bottega.server.presenters.match import update as present
from bottega.server.presenters.tables import said
from bottega.server.pubsub import News
from bottega.server.refusal import Refusal, not_kept
from bottega.server.rooms import Rooms, id_of
from bottega.server.seat_numbers import seat_of
from bottega.server.seating import is_invited
from bottega.server.set_aside import table_failed
from bottega.server.silence import Silence
from bottega.server.store import outage
from bottega.text.languages import ENGLISH, languages

LARGEST = 8192
"""Bytes of the longest message a client may send."""

SILENCE = 120.0
"""Seconds without a word after which a socket is taken for dead."""

GREETING = 10.0
"""Seconds within which a page says its first word."""

CHAT_KEPT = 200
MESSAGES = Limit(100, 30)
"""Of a person, whatever pages they have open; of those without a session, at an address."""

TALK = Limit(30, 0.5)
"""Lines of chat of a person."""

TALK_HERE = Limit(120, 5)
"""Lines of chat at a table."""

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
    rooms, asgi = rooms_of(socket), AsgiPage(socket.receive, socket.send)
    person = await who(socket)
    try:
        rooms.matches.check_id(table)
        entering = rooms.gatherings.enter(secrets.token_hex(16), table, person, address(socket))
        guest = await entering
    except Refusal as refusal:
        await turn_away(asgi, refusal)
        return
    lang = socket.query_params.get("lang", ENGLISH)
    known = lang if lang in languages() else ENGLISH
    plain = socket.query_params.get("plain") == "true"
    line = line_of(socket.scope)
    if line is None:
        await Visit(asgi, rooms, guest, known, plain).stay()
    else:
        line.go_on_with(Visit(line, rooms, guest, known, plain).stay)


async def turn_away(page: Page, refusal: Refusal) -> None:
    """Say why nobody is let in here."""
    with contextlib.suppress(*GONE):
        refused = wire.Refused(refusal.code, refusal.message, 0)
        await page.send_text(ENCODER.encode(refused))
        await page.close(code=4000 + refusal.status, reason=refusal.code)


class Visit:
    """One page looking at one table. A plain one has no board of the game and is sent words."""

    patience = SILENCE
    decoder: msgspec.json.Decoder[Any] = DECODER

    def __init__(
        self,
        page: Page,
        rooms: Rooms,
        guest: Guest,
        lang: str,
        plain: bool,
    ) -> None:
        self.page = page
        self.rooms = rooms
        self.guest = guest
        self.table = guest.table
        self.person = guest.person
        self.lang = lang
        self.plain = plain
        self.sent: Sent | None = None
        self.info: wire.TableInfo | None = None
        self.chat_line = 0
        self.warned = False  # that the table fails
        self.greeted = Latch()
        self.subscription = rooms.store.pubsub.subscribe(self.table)

    async def stay(self) -> None:
        """Listen and tell until the page goes away."""
        SOCKETS.inc()
        work: set[asyncio.Task[None]] = set()
        try:
            if self.person is not None:
                await self.rooms.store.arrive(self.guest.socket, self.table, self.person.id)
            work = {asyncio.create_task(self.tell()), asyncio.create_task(self.listen())}
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in work:
                task.cancel()
            for ended in await asyncio.gather(*work, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, GONE):
                    LOG.error("a visit failed", table=self.table, exc_info=ended)
            self.rooms.store.pubsub.unsubscribe(self.subscription)
            self.rooms.gatherings.leave(self.guest)
            SOCKETS.dec()
            if self.person is not None:
                await self.rooms.store.depart(self.guest.socket, self.table, self.person.id)

    async def send(self, message: wire.ServerMessage) -> None:
        await self.page.send_text(ENCODER.encode(message))

    # Telling ------------------------------------------------------------------------------

    async def tell(self) -> None:
        """After the greeting, which sends all: whenever there is news of the table, that."""
        await self.greeted.wait()
        while True:
            await self.subscription.event.wait()
            news = self.subscription.take()
            try:
                await self.send_news(news)
            except Refusal as refusal:  # the table was deleted, or this page may see it no more
                await turn_away(self.page, refusal)
                return
            except (*GONE, SQLAlchemyError, OSError):
                raise
            except Exception as problem:  # of this table: its pages are told, and may stay
                self.rooms.matches.set_aside(self.table, problem)

    async def has_logged_out(self) -> bool:
        """Whether the session that opened this page has ended meanwhile."""
        person = self.person
        return person is not None and bool(await self.rooms.store.ended_sessions([person.token]))

    def check_session(self, ended: bool) -> None:
        if ended:
            raise Refusal("nobody", "this session has ended; open the front page", 401)

    async def send_news(self, news: set[News]) -> None:
        if "table" in news:
            await self.send_table()
            failing = self.rooms.matches.aside.rests(self.table)
            if failing and not self.warned:
                await self.refuse(table_failed())
            self.warned = failing
            if failing:
                return
        if "move" in news or "table" in news:
            await self.send_update()
        if "chat" in news:
            await self.send_chat()

    async def send_table(self) -> None:
        """Who sits here, if that has changed."""
        seen = await self.rooms.gatherings.look(self.table)
        if self.person is not None and self.person.token in seen.ended:
            raise Refusal("logged-out", "you have logged out", 401)
        info, message = seen.shown_to(id_of(self.person))
        if self.info is None or not alike(info, self.info):
            self.info = info
            await self.page.send_text(message)

    async def send_update(self) -> None:
        """The game, if it has moved on."""
        if self.info is None or self.info.status in ("waiting", "dealing"):
            return
        live = await self.rooms.matches.open(self.table)
        async with live.lock:
            await live.refresh(self.rooms.store)
            messages = self.news_of(live, [seat_of(s.seat) for s in self.info.seats if s.you])
        for message in messages:
            await self.page.send_text(message)
        if messages and live.match.over:
            await self.told_the_end()

    def news_of(self, live: LiveMatch, seats: list[int]) -> list[bytes]:
        """What is to be said to whoever holds these seats, if anything."""
        if self.sent is not None and self.sent.ply == live.ply_of(seats):
            return []
        message, self.sent = self.update_for(live, seats)
        return [message]

    async def told_the_end(self) -> None:
        """The game is over, which changes the table."""
        await self.send_table()

    def update_for(self, live: LiveMatch, seats: list[int]) -> tuple[bytes, Sent]:
        """The game as this page is sent it: for all who look on and have the same, made once."""
        had = self.sent
        if seats:
            update, sent = present(live, seats, self.lang, had, self.plain)
            return ENCODER.encode(update), sent
        if live.shared[0] != live.plies:
            live.shared = live.plies, {}
        alike = (self.lang, self.plain, had and (had.ply, had.undos))
        made = live.shared[1].get(alike)
        if made is None:
            update, sent = present(live, seats, self.lang, had, self.plain)
            made = live.shared[1][alike] = ENCODER.encode(update), sent
        return made

    async def send_chat(self) -> None:
        rows = await self.rooms.store.chat_after(self.table, self.chat_line, CHAT_KEPT)
        if rows:
            self.chat_line = rows[-1].line
        for row in rows:
            await self.send(said(row))

    # Listening ----------------------------------------------------------------------------

    async def listen(self) -> None:
        """As long as the page says something now and then."""
        listening = asyncio.current_task()
        assert listening is not None
        silence = Silence(GREETING, listening.cancel)
        try:
            await self.hear(silence)
        finally:
            silence.stop()

    async def hear(self, silence: Silence) -> None:
        """Take messages one after the other; a wrong one changes nothing."""
        speaker = self.guest.address if self.person is None else self.person.id
        while True:
            silence.begin()
            raw = await self.page.receive_text()
            silence.end(self.patience)
            if not MESSAGES.allows(speaker):
                await self.refuse(Refusal("too-often", "too many messages; wait a moment"))
                continue
            if len(raw.encode()) > LARGEST:
                await self.refuse(Refusal("too-large", f"a message has at most {LARGEST} bytes"))
                continue
            try:
                message = self.decoder.decode(raw)
            except (msgspec.DecodeError, UnicodeError) as problem:
                await self.refuse(Refusal("unreadable", str(problem)))
                continue
            its_id = message.id if isinstance(message, wire.GiveAnswers) else None
            try:
                await self.obey(message)
            except Refusal as refusal:
                await self.refuse(refusal, its_id)
            except GONE:
                raise
            except Exception as problem:  # logged, and the page stays
                if isinstance(message, wire.Hello) and not outage(problem):
                    self.rooms.matches.set_aside(self.table, problem)
                    await self.refuse(table_failed())
                    continue
                await self.refuse(self.failed(problem), its_id)

    def failed(self, problem: Exception) -> Refusal:
        """What a page is told of a database that does not write, or of a mistake of ours."""
        if outage(problem):
            LOG.error("not kept", table=self.table, problem=str(problem).splitlines()[0])
            return not_kept()
        LOG.error("crashed", table=self.table, exc_info=problem)
        return Refusal("crashed", "something went wrong here, not with you")

    async def refuse(self, refusal: Refusal, its_id: str | None = None) -> None:
        ply = self.sent.ply if self.sent is not None else 0
        await self.send(wire.Refused(refusal.code, refusal.message, ply, refusal.answer, its_id))
        if refusal.code == "stale":
            await self.send_update()

    async def obey(self, message: wire.ClientMessage) -> None:
        matches = self.rooms.matches
        if not self.greeted.is_set() and not isinstance(message, wire.Hello):
            self.check_session(await self.has_logged_out())
        match message:
            case wire.Hello():
                await self.hello(message)
            case wire.GiveAnswers():
                await self.give(message)
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

    async def give(self, message: wire.GiveAnswers) -> None:
        """Keep a decision, and say so; one that came before is only said to be kept."""
        started = time.perf_counter()
        seat, person = seat_of(message.seat), self.someone()
        again = message.id is not None
        if await self.rooms.matches.give(
            self.table, person, seat, message.ply, message.answers, again
        ):
            MOVES.inc(len(message.answers))
            WAITED.observe(time.perf_counter() - started)
        await self.send(wire.Kept(message.ply, message.id))

    def someone(self) -> Person:
        if self.person is None:
            raise Refusal("nobody", "who are you? open the front page first", 401)
        return self.person

    async def hello(self, message: wire.Hello) -> None:
        """Greet: a page that still has the latest ply is sent only what it may answer."""
        self.info = None
        self.subscription.take()  # what has come before is in what is read now
        token = None if self.person is None else self.person.token
        rows, ended = await self.rooms.store.greeting(self.table, CHAT_KEPT, token)
        self.check_session(ended and not self.greeted.is_set())
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
        if mine:
            name, seat = mine[0].name, seat_of(mine[0].seat)
        else:
            name, seat = await self.rooms.people.free_name(person, person.name), None
        if self.info is not None and self.info.status in ("waiting", "dealing"):
            seat = None  # it may be another once lots are drawn
        await self.check_talk(person, message.invite)
        await self.rooms.store.say(self.table, name, seat, text)

    async def check_talk(self, person: Person, invite: str | None) -> None:
        """Refuse whoever talks without end, or at a table by invitation without being invited."""
        seen = await self.rooms.gatherings.look(self.table)
        info, _ = seen.shown_to(person.id)
        ours = info.public or info.host or any(seat.you for seat in info.seats)
        if not ours and not is_invited(seen.row, invite):
            raise Refusal("not-invited", "this table is by invitation: use its link", 403)
        if not TALK.allows(person.id) or not TALK_HERE.allows(self.table):
            raise Refusal("too-often", "too many lines at once; wait a moment", 429)

    async def explain(self, message: wire.Explain) -> None:
        seat = seat_of(message.seat)
        live, _ = await self.rooms.matches.held(self.table, self.someone(), seat)
        text = explain(live, seat, message.action, self.lang)
        await self.send(wire.Explained(message.action, text))

    async def look_ahead(self, message: wire.LookAhead) -> None:
        seat, answers = seat_of(message.seat), message.answers
        live, mine = await self.rooms.matches.held(self.table, self.someone(), seat)
        after = await live.look_ahead(self.rooms.store, seat, message.ply, answers, mine)
        await self.send(foreseen(live, after, seat, message, self.lang))


def alike(one: wire.TableInfo, other: wire.TableInfo) -> bool:
    """Whether nothing differs but the time at which something last happened."""
    return one is other or msgspec.structs.replace(one, updated=other.updated) == other
