"""Guards: who asks, from where, and how often.

A request that changes something must come from our own page: browsers say where it comes from,
in ``Origin`` or ``Sec-Fetch-Site``, and cookies are ``SameSite``. That is the whole of our
protection against forged requests; it needs no token in every form.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.exceptions import InternalServerException
from litestar.handlers import BaseRouteHandler
from litestar.response import Response

from bottega.server.devices import Device, device_of
from bottega.server.letters import Letters
from bottega.server.limits import AddressLimit, Known, Limit, household
from bottega.server.people import People, Person, hashed
from bottega.server.refusal import Refusal
from bottega.server.rooms import Rooms

COOKIE = "bottega_session"
A_YEAR = 365 * 24 * 3600
SAFE = {"GET", "HEAD", "OPTIONS"}

LONGEST_TOKEN = 64
"""More than any token of ours has; what is longer is not even looked at."""

REQUESTS = Limit(200, 40)
"""Of a session that was verified."""

EVERYBODY_THERE = AddressLimit(2000, 100)
"""Of all who share an address."""

STRANGERS = AddressLimit(600, 40)
"""Of those among them who have shown no session that we know."""

NEWCOMERS = AddressLimit(300, 3)
PASSWORDS = Limit(10, 0.2)
LETTERS = Limit(5, 1 / 60)
"""Letters that somebody may ask for at an address; how many an account gets is counted besides."""

TABLES = Limit(60, 0.2)
"""Tables that a person makes."""

TABLES_THERE = AddressLimit(300, 2)
BOT_TABLES_THERE = AddressLimit(40, 0.2)
"""Tables at which only bots play, of all who share an address."""

KNOWN = Known()


def from_our_page(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    """Whether a browser says that our own page asks; programs that are no browsers say nothing."""
    origin = connection.headers.get("origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc == connection.headers.get("host")
        except ValueError:  # no address at all
            return False
    return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def guard_origin(connection: ASGIConnection) -> None:  # type: ignore[type-arg]
    """Refuse what another page makes a browser send."""
    method = connection.scope.get("method", "WEBSOCKET")
    if method not in SAFE and not from_our_page(connection):
        raise Refusal("other-origin", "this must be asked from our own page", 403)


async def guard(connection: ASGIConnection, route: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """What every request has to pass. It waits for nothing; were it no coroutine, the framework
    would have a thread do it."""
    guard_origin(connection)
    guard_rate(connection, route)


UNLIMITED = "unlimited"
"""Option of a route that may be asked as often as anybody likes: a flood must not hide from those
who watch over the server that it is well."""


def guard_rate(connection: ASGIConnection, route: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Refuse whoever asks too often: a session, an address, or those there without a session."""
    if route.opt.get(UNLIMITED):
        return
    where, session = address(connection), known_session(connection)
    own = STRANGERS.allows(where) if session is None else REQUESTS.allows(session)
    if not own or not EVERYBODY_THERE.allows(where):
        raise Refusal("too-often", "too many requests; wait a moment", 429)


def known_session(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """The session that a cookie names, if it was verified before: its hash."""
    token = connection.cookies.get(COOKIE)
    if not token or len(token) > LONGEST_TOKEN:
        return None
    session = hashed(token)
    return session if session in KNOWN else None


def address(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Where somebody is counted: an address, or a household's share of them."""
    return household(connection.client.host) if connection.client else "?"


async def read_strictly(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that is not exactly of its type: no number for a word, no word for a number."""
    wanted = request.route_handler.parsed_data_field
    if wanted is not None:
        try:
            body = await request.body()
        except InternalServerException:  # so the framework says that its sender has gone
            raise Refusal("unreadable", "the request ended before it was whole") from None
        try:
            msgspec.json.decode(body, type=wanted.annotation)
        except (msgspec.DecodeError, UnicodeError) as problem:
            raise Refusal("unreadable", str(problem)) from None


def rooms_of(connection: ASGIConnection) -> Rooms:  # type: ignore[type-arg]
    rooms: Rooms = connection.app.state.rooms
    return rooms


def people_of(connection: ASGIConnection) -> People:  # type: ignore[type-arg]
    people: People = connection.app.state.people
    return people


def letters_of(connection: ASGIConnection) -> Letters:  # type: ignore[type-arg]
    letters: Letters = connection.app.state.letters
    return letters


def device(connection: ASGIConnection) -> Device:  # type: ignore[type-arg]
    return device_of(connection.headers.get("user-agent", ""))


async def who(connection: ASGIConnection) -> Person | None:  # type: ignore[type-arg]
    """The person behind a request, if there is one."""
    token = connection.cookies.get(COOKIE)
    if token is not None and len(token) > LONGEST_TOKEN:
        return None
    person = await people_of(connection).find(token)
    if person is not None:
        KNOWN.add(person.token)
    return person


async def someone(request: Request) -> Person:  # type: ignore[type-arg]
    """The person behind a request that needs one."""
    person = await who(request)
    if person is None:
        raise Refusal("nobody", "who are you? open the front page first", 401)
    return person


def guard_tables(request: Request, person: Person) -> None:  # type: ignore[type-arg]
    """Refuse whoever makes too many tables."""
    if not TABLES.allows(person.id) or not TABLES_THERE.allows(address(request)):
        raise Refusal("too-many-tables", "too many new tables; wait a moment", 429)


def give_cookie(request: Request, response: Response, token: str) -> None:  # type: ignore[type-arg]
    KNOWN.add(hashed(token))
    response.cookies.append(
        Cookie(
            key=COOKIE,
            value=token,
            max_age=A_YEAR,
            httponly=True,
            secure=request.url.scheme == "https",
            samesite="lax",
            path="/",
        )
    )
