"""Shuffles nobody can choose: what everybody's page commits to and reveals, and what came of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seats", sa.Column("commitment", sa.String(64)))
    op.add_column("seats", sa.Column("nonce", sa.String(64)))
    op.add_column("seats", sa.Column("next_commitment", sa.String(64)))
    op.add_column("tables", sa.Column("dealing_since", sa.Float))
    op.add_column("tables", sa.Column("shuffle", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "shuffle")
    op.drop_column("tables", "dealing_since")
    op.drop_column("seats", "next_commitment")
    op.drop_column("seats", "nonce")
    op.drop_column("seats", "commitment")
