"""``bottega serve``: open the tables in the browser.

What only the server needs is imported where it is used: every other command starts in half the
time without it.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import os
import socket
import sqlite3
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator
from email.utils import parseaddr
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote, urlsplit
from urllib.request import urlopen

from cyclopts import Parameter
from platformdirs import user_data_path
from rich.markup import escape

import bottega
from bottega.cli.app import Whole, app, console
from bottega.kernel.words import Unreadable, quoted

DATABASE = "BOTTEGA_DATABASE"
PAUSE = "BOTTEGA_PAUSE"
ABANDONED = "BOTTEGA_ABANDONED_DAYS"
EDITIONS = "BOTTEGA_EDITIONS"
MAIL = "BOTTEGA_MAIL"
SMTP_USER = "BOTTEGA_SMTP_USER"
SMTP_PASSWORD = "BOTTEGA_SMTP_PASSWORD"
ADDRESS_LIMITS = "BOTTEGA_ADDRESS_LIMITS"
MOST_GENEROUS = 10_000
LONGEST_PAUSE = 60
MOST_DAYS = 3650
LARGEST_MESSAGE = 16_384
MOST_WORKERS = 64
GRACE = 3
"""Seconds that pages have to go when the server is told to end. Accepted moves are kept already."""


SIGN_OF_LIFE = 45.0
"""Seconds after which a page is asked for one. Pages ask the server by themselves more often."""

DatabaseAddress = Annotated[
    str | None,
    Parameter(
        env_var=DATABASE,
        show_env_var=False,
        help="An address as SQLAlchemy writes it, `postgresql://user@host/name`, also from the "
        f"environment ({DATABASE}); by default a SQLite file in your data folder.",
    ),
]


@app.default
@app.command
def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen on; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[Whole, Parameter(help="The port to listen on.")] = 8000,
    database: DatabaseAddress = None,
    workers: Annotated[Whole, Parameter(help="Processes; more than one need PostgreSQL.")] = 1,
    pause: Annotated[
        float,
        Parameter(
            help="Seconds the table takes at most to answer at a window, for bots and for whoever "
            "can only pass."
        ),
    ] = 0.9,
    abandoned: Annotated[
        float,
        Parameter(help="Days after which a game left alone with bots is no longer listed."),
    ] = 3,
    edition: Annotated[
        list[Path] | None,
        Parameter(help="A file with printed values of a game, for the tables of this house."),
    ] = None,
    smtp: Annotated[
        str | None,
        Parameter(
            help="The mail server, `host:port`, through which forgotten passwords are replaced. "
            "Its name and password come from the environment: BOTTEGA_SMTP_USER and "
            "BOTTEGA_SMTP_PASSWORD."
        ),
    ] = None,
    smtp_from: Annotated[str | None, Parameter(help="From whom letters are.")] = None,
    url: Annotated[
        str | None,
        Parameter(help="The address at which people open the house; links in letters lead there."),
    ] = None,
    address_limits: Annotated[
        float,
        Parameter(
            help="How many times as much as usual may come from one address: more than 1 for a "
            "school or a large club behind one."
        ),
    ] = 1,
    browser: Annotated[bool, Parameter(help="Open the page in a browser.")] = True,
) -> None:
    """Open the tables in the browser. This is also what `bottega` does without a command."""
    if not 1 <= port <= 65_535:
        raise Unreadable(f"--port: expected 1 to 65535, got {port}")
    if not 1 <= workers <= MOST_WORKERS:
        raise Unreadable(f"--workers: expected 1 to {MOST_WORKERS}, got {workers}")
    if not 0 <= pause <= LONGEST_PAUSE:
        raise Unreadable(f"--pause: expected 0 to {LONGEST_PAUSE} seconds, got {pause}")
    if not 0 <= abandoned <= MOST_DAYS:
        raise Unreadable(f"--abandoned: expected 0 to {MOST_DAYS} days, got {abandoned}")
    if not 0 < address_limits <= MOST_GENEROUS:
        raise Unreadable(
            f"--address-limits: expected more than 0 and up to {MOST_GENEROUS}, "
            f"got {address_limits}"
        )
    editions = {found.key: found.edition for found in map(bottega.edition, edition or [])}
    mail = mail_settings(smtp, smtp_from, url)
    address = database_address(database)
    if workers > 1 and not address.startswith("postgresql"):
        raise Unreadable(
            "--workers: several processes need a database they can share; name a PostgreSQL one, "
            "--database postgresql://user@host/name"
        )
    check_port(host, port)
    from bottega.server.app import STATIC

    held = hold_file(address)
    asyncio.run(prepare(address))
    os.environ[DATABASE] = address
    os.environ[PAUSE], os.environ[ABANDONED] = str(pause), str(abandoned)
    os.environ[EDITIONS], os.environ[MAIL] = json.dumps(editions), json.dumps(mail)
    os.environ[ADDRESS_LIMITS] = str(address_limits)
    set_up_logs()
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    url = f"http://{shown}:{port}/"
    console.print(f"[bold]Bottega[/] · [link={url}]{escape(url)}[/link] · Ctrl-C")
    if not (STATIC / "index.html").is_file():
        console.print("[yellow]The client is not built yet: run `make web`.[/]")
    if browser:
        threading.Thread(target=open_browser, args=(url,), daemon=True).start()
    with shared_folders(workers):
        run_server(host, port, workers)
    if held is not None:
        held.close()


def run_server(host: str, port: int, workers: int) -> None:
    """Serve until somebody says to end."""
    import uvicorn

    uvicorn.run(
        "bottega.cli.serve:application",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http="bottega.server.doors:Arrival",
        ws="bottega.server.page_line:PageLine",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=SIGN_OF_LIFE,
        ws_per_message_deflate=False,  # messages are small; a compressor a socket is not
        timeout_graceful_shutdown=GRACE,
    )


@contextlib.contextmanager
def shared_folders(workers: int) -> Iterator[None]:
    """Where several workers add up what they count, and hand on pages to each other."""
    if workers == 1:
        yield
        return
    from bottega.server.doors import FOLDER
    from bottega.server.metrics import SHARED

    with (
        tempfile.TemporaryDirectory(prefix="bottega-figures-") as figures,
        tempfile.TemporaryDirectory(prefix="bottega-doors-") as doors,
    ):
        os.environ[SHARED], os.environ[FOLDER] = figures, doors
        yield


def application() -> Any:
    """What each worker process runs."""
    from bottega.server.app import create_app
    from bottega.server.every_response import on_every_response

    set_up_logs()
    tune_collector()
    app = create_app(
        os.environ[DATABASE],
        pause=float(os.environ[PAUSE]),
        abandoned_days=float(os.environ[ABANDONED]),
        editions=json.loads(os.environ[EDITIONS]),
        mail_server=mail_server(),
        address_limits=float(os.environ[ADDRESS_LIMITS]),
    )
    return on_every_response(app)


def mail_server() -> Any:
    """The mail server, with the name and password that only the environment has."""
    from bottega.server.mail import MailServer

    settings = json.loads(os.environ[MAIL])
    if settings is None:
        return None
    user, secret = os.environ.get(SMTP_USER, ""), os.environ.get(SMTP_PASSWORD, "")
    return MailServer(*settings)._replace(user=user, password=secret)


def mail_settings(
    smtp: str | None, sender: str | None, url: str | None
) -> tuple[str, int, str, str] | None:
    """Where letters are handed in, from whom they are and where they lead; or none are sent.

    The address of the house must be said: what a browser says it is could be anybody's.
    """
    if smtp is None:
        if sender is not None:
            raise Unreadable("--smtp-from: needs --smtp, the mail server")
        return None
    host, _, port = smtp.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or not 1 <= int(port) <= 65_535:
        raise Unreadable(f"--smtp: expected host:port, got {quoted(smtp)}")
    if sender is None or "@" not in parseaddr(sender)[1]:
        raise Unreadable("--smtp-from: expected an e-mail address, such as house@example.org")
    parts = urlsplit(url or "")
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise Unreadable("--url: expected the address of the house, such as https://example.org")
    return host.strip("[]"), int(port), sender, f"{parts.scheme}://{parts.netloc}"


def tune_collector() -> None:
    """Look for garbage seldom, and never among what was loaded at the start.

    Tables in play are many small things that live long, and hardly any of ours point at each other
    in a circle. With the usual settings a quarter of a move's time went into looking at them all,
    a tenth of a second at a stretch.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",  # as many hosts still write it
}
"""What a kind of database is called, and what it is reached through."""


def database_address(given: str | None) -> str:
    """The address of a database with its driver, which nobody has to name; or our own file's."""
    if not given:
        folder = user_data_path("bottega")
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'bottega.db'}"
    kind, colon, place = given.partition(":")
    return f"{DRIVERS.get(kind, kind)}{colon}{place}"


def check_port(host: str, port: int) -> None:
    """Say that a port is taken before anything is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as problem:
            raise Unreadable(f"cannot listen on {host}:{port}: {problem}") from None


async def prepare(address: str) -> None:
    """Bring the database up to date, once, before any worker starts."""
    from sqlalchemy.ext.asyncio import create_async_engine

    from bottega.server.migrations import upgrade

    with clear_about_database():
        engine = create_async_engine(address)
        try:
            await upgrade(engine)
        finally:
            await engine.dispose()


@contextlib.contextmanager
def clear_about_database() -> Iterator[None]:
    """Whatever is wrong with a database, in one line."""
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from bottega.server.migrations import NewerDatabase

    try:
        yield
    except ArgumentError as problem:
        raise Unreadable(f"--database: {problem}") from None
    except NewerDatabase as problem:
        raise Unreadable(f"--database: {problem}") from None
    except ModuleNotFoundError as problem:
        ours = problem.name == "asyncpg"
        remedy = '; `pip install "bottega[postgres]"` brings it' if ours else ""
        raise Unreadable(f"--database: {problem}{remedy}") from None
    except (SQLAlchemyError, OSError) as problem:
        reason = str(problem).splitlines()[0]
        raise Unreadable(f"--database: cannot be opened: {reason}") from None


def hold_file(address: str) -> sqlite3.Connection | None:
    """Be the only server of a SQLite file."""
    from bottega.server.one_house import AnotherHouse, hold

    check_sqlite_file(address)
    file = sqlite_file(address)
    if file is None:
        return None
    try:
        return hold(file)
    except AnotherHouse as problem:
        raise Unreadable(f"--database: {problem}; several processes need PostgreSQL") from None
    except sqlite3.Error as problem:
        raise Unreadable(f"--database: cannot be opened: {problem}") from None


def sqlite_file(address: str) -> Path | None:
    """The file behind an address, if that is one."""
    if not address.startswith("sqlite"):
        return None
    file = address.partition("///")[2].partition("?")[0]
    return None if not file or file == ":memory:" else Path(file)


def check_sqlite_file(address: str) -> None:
    """Look at the file first: the driver's thread would fail more loudly. Nothing is made yet."""
    file = sqlite_file(address)
    if file is None:
        return
    if not file.parent.is_dir():
        raise Unreadable(f"--database: cannot be opened: there is no folder {file.parent}")
    if file.exists():
        try:
            found = sqlite3.connect(f"file:{quote(str(file))}?mode=rw", uri=True, timeout=5)
            found.execute("PRAGMA schema_version").connection.close()
        except sqlite3.Error as problem:
            raise Unreadable(f"--database: cannot be opened: {problem}") from None


def open_browser(url: str) -> None:
    """Once the server answers."""
    for _ in range(100):
        with contextlib.suppress(OSError):
            urlopen(f"{url}health", timeout=1).close()
            webbrowser.open(url)
            return
        time.sleep(0.1)


def set_up_logs() -> None:
    """Readable lines for a person at a terminal, JSON for everybody else. Never a secret."""
    import structlog

    person = sys.stderr.isatty()
    if person:  # traces without the values of variables: those may be secrets
        plain = structlog.dev.plain_traceback
        last: list[Any] = [structlog.dev.ConsoleRenderer(exception_formatter=plain)]
    else:
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
