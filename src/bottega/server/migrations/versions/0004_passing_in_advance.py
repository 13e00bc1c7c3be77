"""Passing in advance: until when the table passes for whoever holds a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("passing", sa.String(16)))


def downgrade() -> None:
    op.drop_column("seats", "passing")
