"""The first tables: people, sessions, tables, seats, answers, chat, presence."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def person(ondelete: str | None = None) -> sa.ForeignKey:
    return sa.ForeignKey("users.id", ondelete=ondelete)


def table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("login", sa.String(80), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), person(ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host_id", sa.String(32), person(), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("limit_minutes", sa.Integer),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("waiting_for", sa.Text, nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(16)),
    )
    op.create_index("tables_by_status", "tables", ["status", "updated"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), table(), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user_id", sa.String(32), person()),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("stand_in", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_user", "seats", ["user_id"])
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(16), table(), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("answer", sa.String(100), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), table(), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("socket", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), table(), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("presence_by_table", "presence", ["table_id"])


def downgrade() -> None:
    for name in ("presence", "chat", "answers", "seats", "tables", "sessions", "users"):
        op.drop_table(name)
