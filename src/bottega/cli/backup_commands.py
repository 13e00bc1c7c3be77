"""``bottega backup`` and ``bottega restore``: a house in one file, and back.

What only they need is imported where it is used, as in `bottega.cli.serve`.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape

from bottega.cli.app import app, console
from bottega.cli.progress import progress
from bottega.cli.serve import (
    DatabaseAddress,
    check_sqlite_file,
    clear_about_database,
    database_address,
    hold_file,
    sqlite_file,
)
from bottega.kernel.words import Unreadable

File = Annotated[Path, Parameter(help="The file of the copy.")]


@app.command
def backup(
    file: File,
    *,
    database: DatabaseAddress = None,
    force: Annotated[bool, Parameter(negative="", help="Write over a file that is there.")] = False,
) -> None:
    """Copy a house into one file, while it runs.

    Everything as it stands at one moment: people, tables, answers and chat. The file holds seeds of
    games that are being played, and password hashes; only you can read it.
    """
    from bottega.server.backup import back_up

    address = database_address(database)
    own = sqlite_file(address)
    check_sqlite_file(address)
    if own is not None and not own.exists():
        raise Unreadable(f"--database: there is no file {own}")
    if own is not None and file.exists() and own.samefile(file):
        raise Unreadable(f"{file}: this is the house itself")
    with progress("copying") as show:
        copied = run(back_up(address, file, force, show))
    console.print(f"{escape(str(file))}: {copied}")


@app.command
def restore(file: File, *, database: DatabaseAddress = None) -> None:
    """Put a copy into an empty database: all of it, or nothing.

    The database may be of the other kind: this is how a house moves from SQLite to PostgreSQL.
    """
    from bottega.server.backup import restore as put_back

    address = database_address(database)
    own = sqlite_file(address)
    is_new = own is not None and not own.exists()
    held = hold_file(address)  # no server may be running on it
    try:
        with progress("restoring") as show:
            copied = run(put_back(file, address, show))
    except BaseException:
        if own is not None and is_new:
            own.unlink(missing_ok=True)
        raise
    finally:
        if held is not None:
            held.close()
    console.print(f"restored from {escape(str(file))}: {copied}")


def run(work: Any) -> Any:
    """Do it; whatever is wrong is said in one line."""
    from bottega.server.backup import CannotBackUp

    with clear_about_database():
        try:
            return asyncio.run(work)
        except CannotBackUp as problem:
            raise Unreadable(str(problem)) from None
