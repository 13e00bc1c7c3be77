"""Decisions of several answers: every answer from before was a decision by itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    goes_on = sa.Column("goes_on", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("answers", goes_on)


def downgrade() -> None:
    op.drop_column("answers", "goes_on")
