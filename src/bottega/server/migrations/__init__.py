"""How the database came to be as it is. `upgrade` brings any older one up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 7_160_305
"""An advisory lock in PostgreSQL, so that several machines that start together take turns."""


class NewerDatabase(Exception):
    """A later version of Bottega has already changed this database."""


async def upgrade(engine: AsyncEngine) -> None:
    """Apply what is missing."""
    async with engine.begin() as db:
        if engine.dialect.name == "postgresql":
            await db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await db.run_sync(run)


def run(connection: Connection, revision: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    refuse_newer(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, revision)


def refuse_newer(connection: Connection, script: ScriptDirectory) -> None:
    """Stop before anything is changed if the database is of a later version."""
    known = {migration.revision for migration in script.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise NewerDatabase(
            f"a later version of Bottega has used this database (its schema is {found}, known here "
            f"up to {script.get_current_head()}); install that version, or restore a backup"
        )
