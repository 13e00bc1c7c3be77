"""Alembic runs this: the connection is handed over, nothing is configured in files."""

from alembic import context

from bottega.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True
)
context.run_migrations()
