"""Playing on from a finished game: which one a table goes on from, if any."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("comes_from", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "comes_from")
