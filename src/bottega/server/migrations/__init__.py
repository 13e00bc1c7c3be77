"""How the database came to be as it is. `upgrade` brings any older one up to date."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

if TYPE_CHECKING:
    from alembic.config import Config

VERSIONS = Path(__file__).parent / "versions"
LOCK = 7_160_305
"""An advisory lock in PostgreSQL, so that several machines that start together take turns."""


class NewerDatabase(Exception):
    """A later version of Bottega has already changed this database."""


async def upgrade(engine: AsyncEngine) -> None:
    """Apply what is missing. Most often nothing is: then a server opens half a second sooner."""
    async with engine.connect() as db:
        if await db.run_sync(revision_of) == latest():
            return
    async with engine.begin() as db:
        if engine.dialect.name == "postgresql":
            await db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await db.run_sync(run)


def revision_of(connection: Connection) -> str | None:
    """Up to which migration a database has come."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def latest() -> str:
    """The last migration there is: the one that no other follows."""
    texts = [file.read_text(encoding="utf-8") for file in VERSIONS.glob("[0-9]*.py")]
    own = re.compile(r'^revision = "(\w+)"', re.M)
    found: set[str] = {name for text in texts for name in own.findall(text)}
    before = re.compile(r'^down_revision = "(\w+)"', re.M)
    followed = {name for text in texts for name in before.findall(text)}
    (last,) = found - followed
    return last


def run(connection: Connection, revision: str = "head") -> None:
    from alembic import command  # noqa: PLC0415 - only where there is something to do

    config = settings()
    config.attributes["connection"] = connection
    refuse_newer(connection)
    command.upgrade(config, revision)


def settings() -> Config:
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config


def revisions() -> list[str]:
    """Every version of the schema that is known here, the latest first."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    script = ScriptDirectory.from_config(settings())
    return [migration.revision for migration in script.walk_revisions()]


def refuse_newer(connection: Connection) -> None:
    """Stop before anything is changed if the database is of a later version."""
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415

    known = revisions()
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise NewerDatabase(
            f"a later version of Bottega has used this database (its schema is {found}, known here "
            f"up to {known[0]}); install that version, or restore a backup"
        )
