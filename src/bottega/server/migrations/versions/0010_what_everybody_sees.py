"""When a table changed as everybody sees it, apart from when somebody answered in secret."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shown", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET shown = updated")


def downgrade() -> None:
    op.drop_column("tables", "shown")
