"""Finished games in one packed row each, and tables found by who made them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "packed",
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("answers", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_host", "tables", ["host_id"])


def downgrade() -> None:
    op.drop_index("tables_by_host", "tables")
    op.drop_table("packed")
