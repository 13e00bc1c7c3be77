"""Leaving for good: what becomes of a game that somebody leaves; until now nobody could."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    leaving = sa.Column("leaving", sa.String(8), nullable=False, server_default="bot")
    op.add_column("tables", leaving)


def downgrade() -> None:
    op.drop_column("tables", "leaving")
