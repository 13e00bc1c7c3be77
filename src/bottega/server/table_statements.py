"""What is asked of and written about tables all the time, prepared once.

Names of parameters that begin with ``now_`` are what a column becomes, with ``was_`` what it has to
be for that.
"""

from __future__ import annotations

from sqlalchemy import (
    BindParameter,
    Integer,
    String,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import JSONB

from bottega.server.moves import THE_TABLE
from bottega.server.schema import answers, chat, packed, presence, seats, sessions, tables, users
from bottega.server.statements import Statement

THE_USER: BindParameter[str] = bindparam("of_user")
THE_SEAT: BindParameter[int] = bindparam("of_seat")

# Looking ------------------------------------------------------------------------------------------

TABLE = Statement(select(tables).where(tables.c.id == THE_TABLE))
SEATS = Statement(select(seats).where(seats.c.table_id == THE_TABLE).order_by(seats.c.seat))
ANSWERS = Statement(
    select(answers.c.seat, answers.c.answer, answers.c.goes_on, answers.c.at)
    .where(answers.c.table_id == THE_TABLE, answers.c.ply >= bindparam("from_ply"))
    .order_by(answers.c.ply)
)
PACKED = Statement(select(packed.c.answers).where(packed.c.table_id == THE_TABLE))
CHAT = Statement(
    select(chat)
    .where(chat.c.table_id == THE_TABLE, chat.c.line > bindparam("after"))
    .order_by(chat.c.line.desc())
    .limit(bindparam("most", type_=Integer))
)
PRESENT = Statement(
    select(presence.c.user_id).where(
        presence.c.table_id == THE_TABLE,
        presence.c.seen.between(bindparam("since"), bindparam("until")),
    )
)
NAMED = bindparam("tokens", type_=String)
ALIVE = Statement(  # of the sessions that are named, those that have not ended
    select(sessions.c.token).where(
        sessions.c.token.in_(select(func.json_each(NAMED).table_valued("value").c.value))
    ),
    postgres=select(sessions.c.token).where(
        sessions.c.token.in_(select(func.jsonb_array_elements_text(cast(NAMED, JSONB))))
    ),
)
BOT_TABLES = Statement(  # in play, at which only bots answer
    select(func.count().label("tables"))
    .select_from(tables)
    .where(
        tables.c.status == "playing",
        tables.c.host_id == THE_USER,
        ~select(seats.c.seat)
        .where(seats.c.table_id == tables.c.id, seats.c.kind != "bot", ~seats.c.stand_in)
        .exists(),
    )
)

# People -------------------------------------------------------------------------------------------

ADD_GUEST = Statement(
    insert(users).values(
        id=bindparam("now_id"), name=bindparam("now_name"), created=bindparam("now_created")
    )
)
ADD_SESSION = Statement(insert(sessions))
USER_OF = Statement(
    select(users, sessions.c.seen).join(sessions).where(sessions.c.token == bindparam("of_token"))
)
HOLDERS = Statement(  # whose account is spelt or drawn like this
    select(users.c.id).where(
        (users.c.login == bindparam("a_login")) | (users.c.looks == bindparam("a_look"))
    )
)

# Coming and going ---------------------------------------------------------------------------------

ARRIVE = Statement(insert(presence))
DEPART = Statement(delete(presence).where(presence.c.socket == bindparam("of_socket")))
PLAYING_HERE = (seats.c.table_id == THE_TABLE, seats.c.user_id == THE_USER)
THEIR_SEATS = Statement(select(seats.c.seat).where(*PLAYING_HERE))

# Making tables ------------------------------------------------------------------------------------

ADD_TABLE = Statement(insert(tables))
ADD_SEAT = Statement(insert(seats))
FOLLOW = Statement(
    update(tables)
    .where(tables.c.id == THE_TABLE, tables.c.rematch.is_(None))
    .values(rematch=bindparam("now_rematch"))
)
TOUCH = Statement(  # a table whose status may have to be a certain one
    update(tables)
    .where(
        tables.c.id == THE_TABLE,
        func.coalesce(bindparam("was_status", type_=String), tables.c.status) == tables.c.status,
    )
    .values(shown=bindparam("now_shown"))
)
ITS_SEAT = (seats.c.table_id == THE_TABLE, seats.c.seat == THE_SEAT)
HOLD = Statement(
    update(seats)
    .where(
        *ITS_SEAT,
        seats.c.kind == bindparam("was_kind"),
        seats.c.user_id.is_not_distinct_from(bindparam("was_user", type_=String)),
    )
    .values(
        kind=bindparam("now_kind"),
        user_id=bindparam("now_user_id"),
        name=bindparam("now_name"),
        bot=bindparam("now_bot"),
        colour=bindparam("now_colour"),
        commitment=bindparam("now_commitment"),
    )
)
STAND_IN = Statement(update(seats).where(*ITS_SEAT).values(stand_in=bindparam("now_stand_in")))
PASSING = Statement(update(seats).where(*ITS_SEAT).values(passing=bindparam("now_passing")))

# The deal -----------------------------------------------------------------------------------------

BEGIN_DEALING = Statement(
    update(tables)
    .where(tables.c.id == THE_TABLE, tables.c.status == "waiting")
    .values(
        status="dealing", dealing_since=bindparam("now_since"), updated=bindparam("now_updated")
    )
)
STILL_DEALING = Statement(
    update(tables)
    .where(tables.c.id == THE_TABLE, tables.c.status == "dealing")
    .values(status="dealing")
)
REVEAL = Statement(
    update(seats)
    .where(*ITS_SEAT, seats.c.commitment.is_not(None), seats.c.nonce.is_(None))
    .values(nonce=bindparam("now_nonce"))
)
START = Statement(
    update(tables)
    .where(
        tables.c.id == THE_TABLE, (tables.c.status == "waiting") | (tables.c.status == "dealing")
    )
    .values(
        status="playing",
        shuffle=bindparam("now_shuffle"),
        waiting_for=bindparam("now_asked"),
        updated=bindparam("now_updated"),
        shown=bindparam("now_shown"),
    )
)
CLEAR_SEATS = Statement(delete(seats).where(seats.c.table_id == THE_TABLE))
