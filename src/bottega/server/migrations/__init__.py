"""How the database came to be as it is. `upgrade` brings any older one up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 7_160_305
"""An advisory lock in PostgreSQL, so that several machines that start together take turns."""


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
    command.upgrade(config, revision)
