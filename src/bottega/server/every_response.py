"""What every response carries, whoever makes it: guards for the browser, and a name for the log.

This stands around the whole application, so that a page, a file, a refusal and a mistake of ours
are alike in that.
"""

from __future__ import annotations

import secrets

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "font-src 'self' data:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self'"
)
GUARDS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]
LARGEST_COOKIES = 4096
LARGEST_HEADERS = 16_384
LARGEST_ADDRESS = 8192
"""Bytes. Ours has one cookie of some fifty."""

TOO_LARGE = b'{"code":"too-large","message":"the headers, the cookie or the address are too long"}'
NOT_FOUND = b'{"code":"not-found","message":"there is no such page"}'


def on_every_response(app: ASGIApp) -> ASGIApp:
    """An application whose every response has the guards, and a request id that the log has too."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request)
        own = [*GUARDS, (b"x-request-id", request.encode())]

        async def send_with_guards(message: Message) -> None:
            if message["type"] == "http.response.start":
                named = {name for name, _ in own}
                theirs = [pair for pair in message["headers"] if pair[0].lower() not in named]
                message["headers"] = [*theirs, *own]
            await send(message)

        if too_large(scope):
            await refuse(scope, send_with_guards, 431, TOO_LARGE)
        elif "\0" in scope["path"]:  # no file, no page and no table is called so
            await refuse(scope, send_with_guards, 404, NOT_FOUND)
        else:
            await app(scope, receive, send_with_guards)

    return answer


def too_large(scope: Scope) -> bool:
    """Whether somebody sends more before the body than any browser of ours does."""
    headers = list(scope["headers"])
    cookies = sum(len(value) for name, value in headers if name == b"cookie")
    address = len(scope.get("raw_path") or b"") + len(scope["query_string"])
    return (
        cookies > LARGEST_COOKIES
        or address > LARGEST_ADDRESS
        or sum(len(name) + len(value) for name, value in headers) > LARGEST_HEADERS
    )


async def refuse(scope: Scope, send: Send, status: int, problem: bytes) -> None:
    if str(scope["type"]) == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": None})
        return
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(problem)).encode()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": problem, "more_body": False})
