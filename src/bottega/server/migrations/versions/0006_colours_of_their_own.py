"""Colours of their own: until now a colour came with the seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.Integer))


def downgrade() -> None:
    op.drop_column("seats", "colour")
