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
from litestar.handlers import BaseRouteHandler
from litestar.response import Response

from bottega.server.limits import Limit
from bottega.server.people import People, Person
from bottega.server.refusal import Refusal
from bottega.server.rooms import Rooms

COOKIE = "bottega_session"
A_YEAR = 365 * 24 * 3600
SAFE = {"GET", "HEAD", "OPTIONS"}

REQUESTS = Limit(200, 40)
STRANGERS = Limit(250, 20)
PASSWORDS = Limit(10, 0.2)
NEWCOMERS = Limit(1000, 20)


def from_our_page(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    """Whether a browser says that our own page asks; programs that are no browsers say nothing."""
    origin = connection.headers.get("origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc == connection.headers.get("host")
        except ValueError:  # no address at all
            return False
    return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def guard_origin(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Refuse what another page makes a browser send."""
    method = connection.scope.get("method", "WEBSOCKET")
    if method not in SAFE and not from_our_page(connection):
        raise Refusal("other-origin", "this must be asked from our own page", 403)


UNLIMITED = "unlimited"
"""Option of a route that may be asked as often as anybody likes: a flood must not hide from those
who watch over the server that it is well."""


def guard_rate(connection: ASGIConnection, route: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Refuse whoever asks too often: a session, or an address with ever new sessions."""
    if route.opt.get(UNLIMITED):
        return
    token = connection.cookies.get(COOKIE) or address(connection)
    known = REQUESTS.knows(token)
    if not (known or STRANGERS.allows(address(connection))) or not REQUESTS.allows(token):
        raise Refusal("too-often", "too many requests; wait a moment", 429)


def address(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    return connection.client.host if connection.client else "?"


async def read_strictly(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that is not exactly of its type: no number for a word, no word for a number."""
    wanted = request.route_handler.parsed_data_field
    if wanted is not None:
        try:
            msgspec.json.decode(await request.body(), type=wanted.annotation)
        except (msgspec.DecodeError, UnicodeError) as problem:
            raise Refusal("unreadable", str(problem)) from None


def rooms_of(connection: ASGIConnection) -> Rooms:  # type: ignore[type-arg]
    rooms: Rooms = connection.app.state.rooms
    return rooms


def people_of(connection: ASGIConnection) -> People:  # type: ignore[type-arg]
    people: People = connection.app.state.people
    return people


async def who(connection: ASGIConnection) -> Person | None:  # type: ignore[type-arg]
    """The person behind a request, if there is one."""
    return await people_of(connection).find(connection.cookies.get(COOKIE))


async def someone(request: Request) -> Person:  # type: ignore[type-arg]
    """The person behind a request that needs one."""
    person = await who(request)
    if person is None:
        raise Refusal("nobody", "who are you? open the front page first", 401)
    return person


def give_cookie(request: Request, response: Response, token: str) -> None:  # type: ignore[type-arg]
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
