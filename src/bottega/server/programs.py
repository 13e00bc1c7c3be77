"""The websocket for programs: the lines of `docs/foreign-bots.md`, at the table of this house.

A program says who it is, with the token of a session or as somebody new who takes a seat, and from
then on it is asked and answers, as over pipes. It is a guest like any other: the same limits hold,
it sees what its seat may know, and an answer counts when it is kept.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import NamedTuple

import msgspec
from litestar import websocket
from litestar.params import FromPath

from bottega.kernel.shape import Json
from bottega.kernel.state import may_see
from bottega.play.match import Question
from bottega.players.foreign import PROTOCOL
from bottega.server import names, wire
from bottega.server.gathering import Guest
from bottega.server.guards import (
    KNOWN,
    NEWCOMERS,
    address,
    device,
    people_of,
    rooms_of,
)
from bottega.server.live import GONE, GREETING, LARGEST, Socket, Visit, turn_away
from bottega.server.live_match import LiveMatch
from bottega.server.metrics import MOVES
from bottega.server.page_line import AsgiPage
from bottega.server.people import Person
from bottega.server.refusal import Refusal, not_yours
from bottega.server.rooms import Rooms
from bottega.server.seat_numbers import number_of
from bottega.server.seating import first_there
from bottega.server.silence import Silence
from bottega.text.languages import ENGLISH

A_DAY = 86_400.0
"""Seconds for which a program may say nothing, and for an answer where nobody sets a limit. Whether
it is still there the websocket itself finds out."""

READY = msgspec.json.Decoder(wire.Ready)
WRITE = msgspec.json.encode


@websocket("/api/tables/{table:str}/program")
async def program(socket: Socket, table: FromPath[str]) -> None:
    """Live play at a table, for programs."""
    await socket.accept()
    page = AsgiPage(socket.receive, socket.send)
    try:
        guest = await let_in(socket, page, table)
    except GONE:
        return
    except Refusal as refusal:
        await turn_away(page, refusal)
        return
    await ProgramVisit(page, rooms_of(socket), guest).stay()


async def let_in(socket: Socket, page: AsgiPage, table: str) -> Guest:
    """Find out who it is, give a newcomer a seat, and let them look."""
    rooms = rooms_of(socket)
    rooms.matches.check_id(table)
    await page.send_text(WRITE({"type": "hello", "protocol": PROTOCOL}))
    said = await first_word(page)
    person = await who_says(socket, said)
    if person is None:
        person, token = await take_a_seat(socket, table, said)
        await page.send_text(WRITE({"type": "seated", "token": token}))
    return await rooms.gatherings.enter(secrets.token_hex(16), table, person, address(socket))


async def first_word(page: AsgiPage) -> wire.Ready:
    """Who somebody is; said soon, or they are not waited for."""
    async with asyncio.timeout(GREETING):
        raw = await page.receive_text()
    if len(raw.encode()) > LARGEST:
        raise Refusal("too-large", f"a message has at most {LARGEST} bytes")
    try:
        return READY.decode(raw)
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise Refusal("unreadable", str(problem)) from None


async def who_says(socket: Socket, said: wire.Ready) -> Person | None:
    """The person of a token; nobody yet, where somebody comes without one."""
    if said.token is None:
        return None
    person = await people_of(socket).find(said.token)
    if person is None:
        raise Refusal("nobody", "this house knows no such token; the session may have ended", 401)
    KNOWN.add(person.token)
    return person


async def take_a_seat(socket: Socket, table: str, said: wire.Ready) -> tuple[Person, str]:
    """Somebody new sits down; with the token they come back."""
    if said.name is None:
        raise Refusal("unreadable", "say your name, or a token", 400)
    if not NEWCOMERS.allows(address(socket)):
        raise Refusal("too-often", "too many newcomers; wait a minute", 429)
    person, token = await people_of(socket).welcome(names.checked(said.name), device(socket))
    rooms = rooms_of(socket)
    for seat in await free_seats(rooms, table) if said.seat is None else [said.seat]:
        try:
            await rooms.sit(table, person, wire.Sit(seat, invite=said.invite))
        except Refusal as refusal:
            if refusal.code != "taken":
                raise
        else:
            return person, token
    raise first_there()


async def free_seats(rooms: Rooms, table: str) -> list[int]:
    info = await rooms.info(table, None)
    return [seat.seat for seat in info.seats if seat.kind == "open"]


class Asked(NamedTuple):
    """A question that was put and not answered yet.

    ``ply``: where the game stands now; others may have answered theirs since it was ``put``.
    """

    question: Question
    put: int
    ply: int


class ProgramVisit(Visit):
    """A program at its seat. Whoever holds several has it play at the first."""

    patience = A_DAY
    decoder = msgspec.json.Decoder(wire.Chosen)

    def __init__(self, page: AsgiPage, rooms: Rooms, guest: Guest) -> None:
        super().__init__(page, rooms, guest, ENGLISH, False)
        self.undos: int | None = None  # how often something was taken back before it began
        self.told = 0  # how much of the log
        self.seat = 0
        self.asked: Asked | None = None
        self.turn = asyncio.Lock()  # one of us speaks: nothing is asked while an answer is kept

    # Telling ------------------------------------------------------------------------------

    async def send_table(self) -> None:
        """Nothing is said of who sits here; but whether the game goes on has to be known."""
        seen = await self.rooms.gatherings.look(self.table)
        person = self.someone()
        if person.token in seen.ended:
            raise Refusal("logged-out", "you have logged out", 401)
        self.info, _ = seen.shown_to(person.id)
        if self.info.status == "closed":
            raise Refusal("closed", "this game was closed", 409)
        if not any(seat.you for seat in self.info.seats):
            raise not_yours()

    async def send_update(self) -> None:
        """What happened, once this seat is asked or the game is over."""
        async with self.turn:
            await super().send_update()

    async def told_the_end(self) -> None:
        await self.page.close(code=1000, reason="over")

    def news_of(self, live: LiveMatch, seats: list[int]) -> list[bytes]:
        """What is to be said now. Where something was taken back, the game begins anew.

        A question is put once, though others may answer theirs before this seat does.
        """
        match, found = live.match, list[bytes]()
        self.seat = seats[0]
        if self.undos != live.undos_of(seats):
            self.undos, self.told, self.asked = live.undos_of(seats), len(match.log), None
            found.append(WRITE(self.beginning(live)))
        if match.over:
            winners = [number_of(seat) for seat in match.winners]
            end = {"type": "end", "scores": match.scores, "winners": winners}
            return [*found, WRITE({**end, "events": self.events(live)})]
        question = match.question_for(self.seat)
        ply = live.ply_of(seats)
        if question is None:
            self.asked = None
            return found
        if self.asked is not None and self.asked.question == question:
            self.asked = self.asked._replace(ply=ply)
            return found
        self.asked = Asked(question, ply, ply)
        limit = self.info and self.info.limit_minutes
        ask = {
            "type": "ask",
            "ply": ply,
            "seconds": 60.0 * limit if limit else A_DAY,
            "step": question.step,
            "subject": question.subject,
            "options": question.options,
            "events": self.events(live),
            "state": live.game.write(match.view(self.seat)),
        }
        return [*found, WRITE(ask)]

    def beginning(self, live: LiveMatch) -> Json:
        game = live.game
        return {
            "type": "begin",
            "game": game.key,
            "rules": game.rules,
            "edition": game.edition,
            "seat": number_of(self.seat),
            "seats": live.match.seats,
            "seed": secrets.randbits(31),
            "state": game.write(live.match.view(self.seat)),
        }

    def events(self, live: LiveMatch) -> list[Json]:
        """What this seat was told since."""
        news, self.told = live.match.log[self.told :], len(live.match.log)
        return [live.game.write_event(event) for event in news if may_see(event, self.seat)]

    async def send_chat(self) -> None:
        """Programs do not chat."""

    # Listening ----------------------------------------------------------------------------

    async def hear(self, silence: Silence) -> None:
        """Tell it how things stand, and then take its answers."""
        silence.end(self.patience)
        try:
            await self.send_table()
            await self.send_update()
        except Refusal as refusal:
            await turn_away(self.page, refusal)
            return
        self.greeted.set()
        if self.info is not None and self.info.status == "playing":
            self.rooms.matches.wake_bots(self.table)  # nobody may have done so since a restart
        await super().hear(silence)

    async def obey(self, chosen: wire.Chosen) -> None:  # type: ignore[override]
        """Keep an answer; where others were quicker, the question is put once more."""
        async with self.turn:
            if self.asked is None:
                raise Refusal("not-asked", "this seat is not asked anything now", 409)
            asked, person = self.asked, self.someone()
            if chosen.ply not in (None, asked.put):
                raise Refusal("not-asked", "this was answered to another question", 409)
            text = option(asked.question.options, chosen.answer)
            try:
                await self.rooms.matches.give(self.table, person, self.seat, asked.ply, [text])
            except Refusal as refusal:
                if refusal.code != "stale":
                    raise
                self.asked = None
                await super().send_update()
            else:
                self.asked = None
                MOVES.inc()


def option(options: list[str], answer: str | int) -> str:
    """An option by its notation or its place."""
    if isinstance(answer, str):
        return answer
    if answer >= len(options):
        raise Refusal("illegal", f"there are {len(options)} options, counted from 0")
    return options[answer]
