"""What the database keeps. The record is the truth: a game is its rows of `answers`, or `packed`.

States are never stored: any worker makes one again from the answers. Only people, tables, seats and
chat stand beside them. Secrets (session tokens, invites, links in letters,
passwords) are kept as hashes.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(80), unique=True),  # the name of an account, case folded
    Column("password", Text),  # argon2
    Column("created", Float, nullable=False),
    Column("looks", Text),  # how the name of an account is drawn, see `bottega.server.names`
    Column("email", String(254)),  # of an account, once its owner has followed the link sent there
    Index("users_by_looks", "looks", unique=True),
    Index("users_by_email", "email"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # roughly, see `SEEN_AGAIN`
    Column("browser", String(24), nullable=False, server_default=""),
    Column("system", String(24), nullable=False, server_default=""),
    Index("sessions_by_user", "user_id"),
)

letters = Table(
    "letters",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of the secret in the link
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("purpose", String(8), nullable=False),  # see `bottega.server.letters`
    Column("email", String(254), nullable=False),  # where it was sent
    Column("created", Float, nullable=False),
    Index("letters_by_user", "user_id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host_id", ForeignKey("users.id"), nullable=False),
    Column("invite", String(64), nullable=False),  # SHA-256 of the secret in the link
    Column("seed", String(64), nullable=False),
    Column("limit_minutes", Integer),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),  # the last answer that stands; then time limits run
    Column("waiting_for", Text, nullable=False),  # JSON: seats asked now, negative if in secret
    Column("winners", Text, nullable=False),  # JSON: seats that won
    Column("rematch", String(16)),
    Column("keep_order", Boolean, nullable=False, server_default=true()),
    Column("leaving", String(8), nullable=False, server_default="bot"),
    Column("comes_from", Text),  # JSON: the finished game it goes on from
    # JSON: printed values that differ from the usual ones.
    Column("edition", Text, nullable=False, server_default="{}"),
    # The last change that everybody sees: no answer given in secret.
    Column("shown", Float, nullable=False, server_default="0"),
    Column("dealing_since", Float),  # when everybody's page was asked to reveal its nonce
    Column("shuffle", Text),  # JSON: what its draws follow from besides the seed
    Index("tables_by_status", "status", "id"),
    Index("tables_by_host", "host_id"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("user_id", ForeignKey("users.id")),
    Column("name", String(24), nullable=False),
    Column("bot", String(40)),
    Column("colour", Integer),  # which its holder chose
    Column("stand_in", Boolean, nullable=False),
    Column("passing", String(16)),  # until when the table passes for its holder
    Column("commitment", String(64)),  # SHA-256 of the nonce that its holder's page will reveal
    Column("nonce", String(64)),  # what it revealed, or `wrong`
    Column("next_commitment", String(64)),  # the same for a rematch, when the game is over
    Index("seats_by_user", "user_id"),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # -1 is nature
    Column("answer", String(100), nullable=False),  # in notation, or `undo`
    Column("at", Float, nullable=False),
    # Whether it belongs to the decision of the row before.
    Column("goes_on", Boolean, nullable=False, server_default=false()),
)

packed = Table(  # finished games, see `bottega.server.packing`; these have no rows in `answers`
    "packed",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("answers", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("socket", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("user_id", String(32), nullable=False),
    Column("seen", Float, nullable=False),
    Index("presence_by_table", "table_id"),
)
