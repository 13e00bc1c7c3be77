"""Seats drawn by lot: tables from before keep the order in which people sat down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    keep_order = sa.Column("keep_order", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("tables", keep_order)


def downgrade() -> None:
    op.drop_column("tables", "keep_order")
