"""``bottega password``: what the operator of a house does for people who are locked out."""
# ruff: noqa: PLC0415

from __future__ import annotations

import asyncio
import getpass
import sys
from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape

from bottega.cli.app import app, console
from bottega.cli.serve import (
    DatabaseAddress,
    check_sqlite_file,
    database_address,
    prepare,
    sqlite_file,
)
from bottega.kernel.words import Unreadable


@app.command
def password(
    name: Annotated[str, Parameter(help="The name of the account.")],
    *,
    database: DatabaseAddress = None,
) -> None:
    """Give an account of the house a new password.

    It is typed twice, or read as a line from standard input. Every browser that is logged in with
    the account is logged out. The house may be open meanwhile.
    """
    address = database_address(database)
    check_sqlite_file(address)
    file = sqlite_file(address)
    if file is not None and not file.exists():
        raise Unreadable(f"--database: there is no file {file}")
    chosen = read_password()
    asyncio.run(prepare(address))
    asyncio.run(reset(address, name, chosen))
    console.print(f"{escape(name)} has a new password and is logged out everywhere.")


def read_password() -> str:
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    first = getpass.getpass("New password: ")
    if getpass.getpass("Once more: ") != first:
        raise Unreadable("the two passwords differ; nothing was changed")
    return first


async def reset(address: str, name: str, chosen: str) -> None:
    from bottega.server.people import People
    from bottega.server.refusal import Refusal
    from bottega.server.store import Store

    store = Store(address)
    try:
        await People(store).reset_password(name, chosen)
    except Refusal as refusal:
        raise Unreadable(f"{name}: {refusal.message}; nothing was changed") from None
    finally:
        await store.close()
