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

        if "\0" in scope["path"]:  # no file, no page and no table is called so
            await refuse(send_with_guards)
        else:
            await app(scope, receive, send_with_guards)

    return answer


async def refuse(send: Send) -> None:
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(NOT_FOUND)).encode()),
    ]
    await send({"type": "http.response.start", "status": 404, "headers": headers})
    await send({"type": "http.response.body", "body": NOT_FOUND, "more_body": False})
