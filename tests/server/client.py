"""Two small clients: a person with a browser's cookies, and a page that looks at a table.

The page has no rules. It keeps what it is sent, applies changes as a browser would, and may
only answer with what it was offered.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bottega.server.patch import patched
from tests.server.house import House

COOKIE = "bottega_session"
PATIENCE = 20.0

Json = Any


class Person:
    """Somebody with a browser: a session of their own."""

    def __init__(self, house: House, name: str | None = None) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.url, timeout=30, trust_env=False)
        self.ok(self.patiently("GET"))
        if name is not None:
            self.ok(self.patiently("PUT", json={"name": name}))

    def patiently(self, method: str, **more: Json) -> httpx.Response:
        """Come in, even if somebody at this address has just asked for too much."""
        end = time.monotonic() + PATIENCE
        while True:
            answer = self.http.request(method, "/api/me", **more)
            if answer.status_code != 429 or time.monotonic() > end:
                return answer
            time.sleep(0.2)

    @property
    def token(self) -> str:
        return self.http.cookies[COOKIE]

    def get(self, path: str, **query: str | int) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, body: Json = None) -> httpx.Response:
        return self.http.post(path, json=body)

    @staticmethod
    def ok(response: httpx.Response) -> Json:
        assert response.is_success, f"{response.status_code}: {response.text}"
        return response.json() if response.content else None

    # Tables -------------------------------------------------------------------------------

    def make(self, *plan: str | dict[str, Json], **more: Json) -> str:
        """A table of masters; ``me``, ``open`` or the key of a bot for each seat.

        Everybody stays where they sit down, unless ``keep_order=False`` lets them draw lots.
        """
        return str(self.make_with_invite(*plan, **more)[0])

    def make_with_invite(self, *plan: str | dict[str, Json], **more: Json) -> tuple[str, str]:
        seats = [seat_plan(p) for p in plan]
        body = {"game": "masters", "seats": seats, "keep_order": True, **more}
        made = self.ok(self.post("/api/tables", body))
        return made["id"], made["invite"]

    def table(self, table: str) -> Json:
        return self.ok(self.get(f"/api/tables/{table}"))

    def sit(self, table: str, seat: int, **more: Json) -> Json:
        return self.ok(self.post(f"/api/tables/{table}/sit", {"seat": seat, **more}))

    def page(self, table: str, at: House | None = None, **more: Any) -> Page:
        return Page(at or self.house, table, self, **more)

    def pages(self, table: str, *houses: House) -> list[Page]:
        """One at each of several houses that have the same database."""
        return [self.page(table, house) for house in houses]

    def close(self) -> None:
        self.http.close()


def seat_plan(plan: str | dict[str, Json]) -> dict[str, Json]:
    if isinstance(plan, dict):
        return plan
    return {"kind": plan} if plan in ("me", "open") else {"kind": "bot", "bot": plan}


def refusal(response: httpx.Response) -> tuple[int, str]:
    """The status and code of a refusal, which has a sentence too."""
    problem = response.json()
    assert set(problem) == {"code", "message"}, problem
    assert problem["message"]
    return response.status_code, problem["code"]


class Page:
    """A page open at a table, as an asynchronous context."""

    def __init__(
        self,
        house: House,
        table: str,
        person: Person | None = None,
        *,
        lang: str = "en",
        plain: bool = False,
        ply: int | None = None,
        greet: bool = True,
        headers: dict[str, str] | None = None,
    ) -> None:
        self.url = house.live_url(table, lang, plain)
        self.headers = dict(headers or {})
        if person is not None:
            self.headers["Cookie"] = f"{COOKIE}={person.token}"
        self.greeting = {"type": "hello"} | ({} if ply is None else {"ply": ply}) if greet else None
        self.ply = -1
        self.update: Json = None  # the latest, with state and log made whole
        self.table: Json = None
        self.chat: list[Json] = []
        self.kept: list[Json] = []
        self.refused: list[Json] = []
        self.explained: list[Json] = []
        self.foreseen: list[Json] = []
        self.pongs: list[float] = []
        self.frames: list[str] = []
        self.closed: int | None = None  # the code the socket was closed with
        self.news = asyncio.Condition()

    async def __aenter__(self) -> Page:
        self.socket: ClientConnection = await connect(
            self.url,
            additional_headers=self.headers,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
        )
        self.reading = asyncio.create_task(self.read())
        if self.greeting is not None:
            await self.greet()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()
        await self.reading

    async def greet(self) -> None:
        """Say hello, again where it came faster than people are, and wait for all that is told."""
        refused = len(self.refused)
        with suppress(ConnectionClosed):
            await self.send(self.greeting)
        await self.until(lambda: self.ready or self.closed is not None or self.too_fast(refused))
        if self.too_fast(refused):
            await asyncio.sleep(0.5)
            await self.greet()

    def too_fast(self, since: int) -> bool:
        return any(refusal["code"] == "too-often" for refusal in self.refused[since:])

    @property
    def ready(self) -> bool:
        """Whether the greeting was answered in full."""
        if self.table is None:
            return False
        return self.update is not None or self.table["status"] == "waiting"

    # Reading ------------------------------------------------------------------------------

    async def read(self) -> None:
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                async with self.news:
                    self.frames.append(frame)
                    self.take(json.loads(frame))
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self.news:
                self.closed = self.socket.close_code
                self.news.notify_all()

    def take(self, message: Json) -> None:
        kind = message.pop("type")
        if kind == "update":
            self.take_update(message)
        elif kind == "table":
            self.table = message["table"]
        elif kind == "chat":
            self.chat = [
                {k: v for k, v in line.items() if k != "type"} for line in message["lines"]
            ]
        elif kind == "said":
            self.chat.append(message)
        elif kind == "kept":
            self.kept.append(message)
        elif kind == "refused":
            self.refused.append(message)
        elif kind == "explained":
            self.explained.append(message)
        elif kind == "foreseen":
            self.foreseen.append(message)
        else:
            assert kind == "pong", kind
            self.pongs.append(message["at"])

    def take_update(self, update: Json) -> None:
        if update["base"] is not None:
            assert update["base"] == self.ply, f"a change of ply {update['base']}, not {self.ply}"
            for part in ("state", "derived"):
                update[part] = patched(self.update[part], update[part])
            update["log"] = self.update["log"] + update["log"]
            update["turns_before"] = self.update["turns_before"]
        self.update = update
        self.ply = update["ply"]

    # Looking ------------------------------------------------------------------------------

    @property
    def asked(self) -> list[Json]:
        asked: list[Json] = [] if self.update is None else self.update["asked"]
        return asked

    @property
    def over(self) -> bool:
        return self.update is not None and self.update["result"] is not None

    def knows(self) -> Json:
        """All that the page shows of the game, to be compared with another page's."""
        return {k: v for k, v in self.update.items() if k not in ("base", "events")}

    def options(self, seat: int | None = None) -> list[str]:
        """What may be answered now, in notation."""
        return [
            option["action"]
            for question in self.asked
            if seat is None or question["seat"] == seat
            for option in question["options"]
        ]

    async def until(self, true: Callable[[], object], seconds: float = PATIENCE) -> None:
        """Wait until something is so."""
        try:
            async with asyncio.timeout(seconds), self.news:
                await self.news.wait_for(lambda: bool(true()))
        except TimeoutError:
            heard = [frame[:200] for frame in self.frames[-3:]]
            state = "open" if self.closed is None else f"closed with {self.closed}"
            raise TimeoutError(f"the socket is {state}; last heard: {heard}") from None

    async def quiet(self, seconds: float = 0.3) -> int:
        """How many frames come while we only wait."""
        before = len(self.frames)
        await asyncio.sleep(seconds)
        return len(self.frames) - before

    # Doing --------------------------------------------------------------------------------

    async def send(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def send_raw(self, raw: str | bytes) -> None:
        await self.socket.send(raw)

    async def refusal_of(self, message: Json) -> str:
        """The code with which a message is refused; text goes out as it is."""
        before = len(self.refused)
        await self.send_raw(message if isinstance(message, str | bytes) else json.dumps(message))
        await self.until(lambda: len(self.refused) > before or self.closed is not None)
        assert len(self.refused) > before, f"closed with {self.closed}"
        assert self.refused[before]["message"]
        return str(self.refused[before]["code"])

    async def answer(self, action: str, seat: int | None = None, ply: int | None = None) -> None:
        """Answer the first question, and wait until the table has moved on."""
        given = self.ply if ply is None else ply
        seat = self.asked[0]["seat"] if seat is None else seat
        await self.move_on({"type": "answer", "ply": given, "seat": seat, "answers": [action]})

    async def take_back(self, seat: int) -> None:
        """Take back the decision before, and wait until the table has gone back."""
        await self.move_on({"type": "undo", "ply": self.ply, "seat": seat})

    async def move_on(self, message: Json) -> None:
        """Send what makes a new ply, again where it came faster than people are."""
        given = message["ply"]
        refused = len(self.refused)
        await self.send(message)
        await self.until(lambda: self.ply > given or len(self.refused) > refused)
        if len(self.refused) == refused:
            return
        code = self.refused[refused]["code"]
        if code == "too-often":
            await asyncio.sleep(0.5)
            await self.move_on(message)
        else:  # another seat may have answered at the same moment
            assert code == "stale", self.refused[refused:]
            await self.until(lambda: self.ply > given)

    async def answer_at_random(self, rng: Random) -> None:
        question = rng.choice(self.asked)
        option = rng.choice(question["options"])
        await self.answer(option["action"], question["seat"])


async def play(
    pages: Iterable[Page], rng: Random, until: Callable[[], bool] | None = None, most: int = 1000
) -> int:
    """Let pages answer at random, with bots in between, until the end; how many answers it took.

    Before each answer, and at the end, every page has caught up with the others.
    """
    pages = list(pages)
    given = 0
    while given < most:
        while not any(page.asked or page.over for page in pages):
            await wait_for_any(pages)
        await catch_up(pages)
        if any(page.over for page in pages) or (until is not None and until()):
            break
        asked = [page for page in pages if page.asked]
        if asked:
            await rng.choice(asked).answer_at_random(rng)
            given += 1
    await catch_up(pages)
    return given


async def catch_up(pages: Iterable[Page]) -> None:
    """Until no page is behind another."""
    pages = list(pages)
    ply = max(page.ply for page in pages)
    for page in pages:
        await page.until(lambda page=page: page.ply >= ply)  # type: ignore[misc]


async def wait_for_any(pages: list[Page]) -> None:
    """Until one of the pages hears something."""
    waits = [
        asyncio.create_task(page.until(lambda page=page: page.asked or page.over))  # type: ignore[misc]
        for page in pages
    ]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            if wait.done():
                wait.result()
    finally:
        for wait in waits:
            wait.cancel()
            with suppress(asyncio.CancelledError, TimeoutError):
                await wait
