"""People: names that look alike, devices of sessions, e-mail addresses and letters sent to them.

Accounts of earlier days keep their names. Where two of them look alike the older one holds the
look; the other keeps its spelling.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bottega.server.names import folded, looks

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("users", sa.Column("looks", sa.Text))
    op.add_column("users", sa.Column("email", sa.String(254)))
    op.create_index("users_by_looks", "users", ["looks"], unique=True)
    op.create_index("users_by_email", "users", ["email"])

    op.add_column("sessions", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    for name in ("browser", "system"):
        op.add_column("sessions", sa.Column(name, sa.String(24), nullable=False, server_default=""))
    op.create_index("sessions_by_user", "sessions", ["user_id"])
    op.execute("UPDATE sessions SET seen = created")

    op.create_table(
        "letters",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column(
            "user_id",
            sa.String(32),
            sa.ForeignKey("users.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("letters_by_user", "letters", ["user_id"])
    look_at_accounts()


def look_at_accounts() -> None:
    users = sa.table(
        "users", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("looks")
    )
    db = op.get_bind()
    accounts = sa.select(users.c.id, users.c.name, users.c.login).where(users.c.login.is_not(None))
    rows = db.execute(accounts.order_by(sa.column("created"))).all()
    drawn: set[str] = set()
    spelt = {row.login for row in rows}
    for row in rows:
        change: dict[str, str] = {}
        if (spelling := folded(row.login)) not in spelt:
            change["login"] = spelling
            spelt.add(spelling)
        if (look := looks(row.name)) not in drawn:
            change["looks"] = look
            drawn.add(look)
        if change:
            db.execute(sa.update(users).where(users.c.id == row.id).values(change))


def downgrade() -> None:
    op.drop_table("letters")
    op.drop_index("sessions_by_user", "sessions")
    for name in ("system", "browser", "seen"):
        op.drop_column("sessions", name)
    op.drop_index("users_by_email", "users")
    op.drop_index("users_by_looks", "users")
    for name in ("email", "looks"):
        op.drop_column("users", name)
