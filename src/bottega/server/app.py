"""The web application: routes, pages, health, and how it opens and closes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Request, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, ScalarRenderPlugin
from litestar.response import File, Response
from litestar.static_files import create_static_files_router
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

import bottega
from bottega.kernel.edition import Values
from bottega.server import accounts, wire
from bottega.server.boards import serve_file
from bottega.server.bot_pool import BotPool
from bottega.server.guards import UNLIMITED, guard, read_strictly
from bottega.server.health import Health
from bottega.server.letters import Letters
from bottega.server.limits import scale_address_limits
from bottega.server.live import live
from bottega.server.lobby import REFUSALS, ROUTES
from bottega.server.mail import Mail, MailServer
from bottega.server.metrics import figures
from bottega.server.migrations import upgrade
from bottega.server.passwords import nobody
from bottega.server.people import People
from bottega.server.programs import program
from bottega.server.punctual import CONNECTIONS, MOST_CONNECTIONS
from bottega.server.refusal import Refusal, not_kept
from bottega.server.rooms import ABANDONED_DAYS, Rooms
from bottega.server.store import Store, outage
from bottega.server.windows import LONGEST_PAUSE

STATIC = Path(__file__).parent / "static"
SWEEP = 3.0
LARGEST_BODY = 65_536
LOG = structlog.get_logger()

PAGES = [
    "/",
    "/t/{table:str}",
    "/t/{table:str}/replay",
    "/rules",
    "/rules/{game:str}",
    "/make",
    "/account",
    "/forgotten",
    "/recover",
    "/confirm",
]


@get(PAGES, include_in_schema=False)
async def page() -> Response[Any]:
    """Every page is the same file; the client looks at the address."""
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(
            "The client is not built: run `make web`.", media_type="text/plain", status_code=503
        )
    return File(
        index,
        media_type="text/html",
        content_disposition_type="inline",
        headers={"cache-control": "no-cache"},
    )


@get("/health", summary="Whether the server and its database are well", opt={UNLIMITED: True})
async def health(request: Request[Any, Any, Any]) -> dict[str, str]:
    state: Health = request.app.state.health
    if not await state.is_well():
        raise Refusal("not-well", "moves cannot be kept just now", 503)
    return {"status": "well", "version": bottega.__version__}


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain", opt={UNLIMITED: True})
async def metrics() -> Response[str]:
    return Response(figures(), headers={"content-type": CONTENT_TYPE_LATEST})


@get("/api/messages", summary="The messages of live play: only their types", responses=REFUSALS)
async def messages() -> wire.Messages:
    raise Refusal("not-found", "these messages are sent over the websocket of a table", 404)


def refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[wire.Problem]:
    return Response(wire.Problem(refusal.code, refusal.message), status_code=refusal.status)


def http_problem(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    """What the framework refuses, in our own form; who reads pages gets one that leads home."""
    index = STATIC / "index.html"
    reads_pages = "text/html" in request.headers.get("accept", "")
    is_page = reads_pages and not request.url.path.startswith("/api/")
    if problem.status_code == 404 and is_page and index.is_file():
        return Response(index.read_bytes(), media_type="text/html", status_code=404)
    codes = {400: "unreadable", 404: "not-found", 405: "not-allowed", 413: "too-large"}
    code = codes.get(problem.status_code, "refused")
    detail = problem.detail
    if isinstance(problem.extra, list) and problem.extra:
        detail = "; ".join(str(extra.get("message", extra)) for extra in problem.extra)
    return Response(wire.Problem(code, detail), status_code=problem.status_code)


def crashed(request: Request[Any, Any, Any], problem: Exception) -> Response[wire.Problem]:
    """A mistake of ours: logged with its trace, never shown."""
    LOG.error("crashed", path=request.url.path, exc_info=problem)
    return Response(
        wire.Problem("crashed", "something went wrong here, not with you"), status_code=500
    )


def database_failed(
    request: Request[Any, Any, Any], problem: SQLAlchemyError
) -> Response[wire.Problem]:
    """Whoever asked while the database was full, locked or gone may try again."""
    if not outage(problem):
        return crashed(request, problem)
    LOG.error("not kept", path=request.url.path, problem=str(problem).splitlines()[0])
    return refused(request, not_kept())


def create_app(
    database: str,
    bot_processes: int = 1,
    pause: float = LONGEST_PAUSE,
    abandoned_days: float = ABANDONED_DAYS,
    editions: dict[str, Values] | None = None,
    mail_server: MailServer | None = None,
    address_limits: float = 1,
) -> Litestar:
    """The application over a database.

    ``pause``: see `bottega.server.windows`. ``abandoned_days``: see `bottega.server.rooms`.
    ``editions``: what is printed at tables that name no edition themselves, by game.
    ``mail_server``: through which it writes to people; without one it does not.
    ``address_limits``: how many times as much as usual may come from one address.
    """
    scale_address_limits(address_limits)
    CONNECTIONS.most = MOST_CONNECTIONS * address_limits

    @contextlib.asynccontextmanager
    async def open_rooms(app: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        await upgrade(store.engine)
        await store.pubsub.open()
        bots = BotPool(bot_processes)
        bots.open()
        people = People(store)
        rooms = Rooms(store, people, bots, pause, abandoned_days, editions, address_limits)
        mail = Mail(mail_server)
        app.state.rooms, app.state.people = rooms, people
        app.state.letters = Letters(people, mail)
        app.state.health = Health(store)
        sweeping = asyncio.create_task(sweep(rooms))
        asyncio.get_running_loop().run_in_executor(None, nobody)
        LOG.info("open")
        try:
            yield
        finally:
            sweeping.cancel()
            await mail.close()
            await rooms.matches.close()
            LOG.info("closed")

    return Litestar(
        route_handlers=[
            *ROUTES,
            *accounts.ROUTES,
            live,
            program,
            page,
            serve_file,
            health,
            metrics,
            messages,
            create_static_files_router(
                path="/assets",
                directories=[STATIC / "assets"],
                cache_control=CacheControlHeader(max_age=31_536_000, immutable=True, public=True),
                include_in_schema=False,
            ),
        ],
        lifespan=[open_rooms],
        state=State(),
        guards=[guard],
        before_request=read_strictly,
        exception_handlers={
            Refusal: refused,
            HTTPException: http_problem,
            SQLAlchemyError: database_failed,
            500: crashed,
        },
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Bottega",
            version=bottega.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(), ScalarRenderPlugin()],
        ),
    )


async def sweep(rooms: Rooms) -> None:
    """Every few seconds, look after tables at which nothing happens."""
    while True:
        await asyncio.sleep(SWEEP)
        try:
            await rooms.gatherings.note_presence()
            await rooms.matches.sweep()
        except Exception as problem:  # the next sweep may succeed: a database that restarts, say
            LOG.error("sweep failed", exc_info=problem)
