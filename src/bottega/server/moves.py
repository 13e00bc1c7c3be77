"""A move as it is kept: the rows of its answers, the table after it, and who passes no more.

It is the one thing that is written all the time. SQLite takes it as some statements of a
transaction that it shares with the moves of other tables; PostgreSQL as a single one, so that it
goes there and back once.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    BindParameter,
    Float,
    Integer,
    String,
    and_,
    bindparam,
    exists,
    func,
    insert,
    null,
    update,
)

from bottega.server.rows import AnswerRow
from bottega.server.schema import answers, seats, tables
from bottega.server.statements import Statement, Step

THE_TABLE: BindParameter[str] = bindparam("of_table")

ADD_ANSWER = Statement(insert(answers))
STILL_OPEN = and_(
    tables.c.id == THE_TABLE,
    tables.c.status == "playing",
    bindparam("by_user", type_=String).is_(None)
    | exists().where(
        seats.c.table_id == THE_TABLE,
        seats.c.seat == bindparam("by_seat"),
        seats.c.user_id == bindparam("by_user", type_=String),
    ),
)
CHANGES = {
    "waiting_for": bindparam("now_asked"),
    "updated": bindparam("since"),
    "shown": func.coalesce(bindparam("now_shown", type_=Float), tables.c.shown),
}
KEEP = Statement(update(tables).where(STILL_OPEN).values(CHANGES))
END: dict[str, BindParameter[Any]] = {
    "status": bindparam("now_status"),
    "winners": bindparam("now_winners"),
}
KEEP_LAST = Statement(update(tables).where(STILL_OPEN).values({**CHANGES, **END}))
"""A game's last move. To name a column that an index has makes SQLite write the index anew, even
where nothing about it changes; so the others do not."""
END_PASSING = Statement(
    update(seats)
    .where(
        seats.c.table_id == THE_TABLE,
        seats.c.passing == bindparam("until"),
        func.coalesce(bindparam("of_seat", type_=Integer), seats.c.seat) == seats.c.seat,
    )
    .values(passing=null())
)

AT_ONCE = """
WITH kept AS (
    UPDATE tables SET waiting_for = $2, updated = $3, shown = coalesce($4::float8, shown),
        status = $5, winners = $6
    WHERE id = $1 AND status = 'playing' AND ($8::text IS NULL OR EXISTS (
        SELECT 1 FROM seats WHERE table_id = $1 AND seat = $7 AND user_id = $8
    ))
    RETURNING id
), added AS (
    INSERT INTO answers (table_id, ply, seat, answer, goes_on, at)
    SELECT kept.id, row.ply, row.seat, row.answer, row.goes_on, row.at
    FROM kept, unnest($9::int[], $10::int[], $11::text[], $12::bool[], $13::float8[])
        AS row (ply, seat, answer, goes_on, at)
), passed AS (
    UPDATE seats SET passing = NULL FROM kept
    WHERE seats.table_id = kept.id AND EXISTS (
        SELECT 1 FROM unnest($14::text[], $15::int[]) AS ended (until, seat)
        WHERE ended.until = seats.passing AND coalesce(ended.seat, seats.seat) = seats.seat
    )
    RETURNING seats.seat
)
SELECT (SELECT count(*) FROM passed) FROM kept
"""
"""All of it in PostgreSQL; it finds how many pass no more."""


LONGEST_NEWS = 7_000
"""Bytes of a move that travel with its news; PostgreSQL takes less than 8,000 for all of it."""


def read_news(written: str) -> tuple[int, list[AnswerRow]]:
    """The ply and the rows of a move, as another process tells of it."""
    ply, *rows = json.loads(written)
    return ply, [AnswerRow(*row) for row in rows]


def rows_of(table: str, ply: int, rows: Sequence[AnswerRow]) -> list[dict[str, Any]]:
    """Answers from a ply on, as their columns."""
    now = time.time()
    return [
        {"table_id": table, "ply": ply + i, **row._asdict(), "at": row.at or now}
        for i, row in enumerate(rows)
    ]


class Move(NamedTuple):
    """What is kept together, as the database writes it: its seats are counted from one."""

    table: str
    ply: int
    rows: list[AnswerRow]
    asked: str
    since: float
    shown: float | None  # nothing where not everybody can see that something happened
    status: str
    winners: str
    ended: list[tuple[str, int | None]]  # until when, and at which seat, nobody passes any more
    seat: int | None  # that answers, and
    user: str | None  # who has to hold it still

    def steps(self) -> list[Step]:
        """Statement by statement. The second has to find the table as it is expected."""
        kept = {
            **{"of_table": self.table, "by_seat": self.seat, "by_user": self.user},
            **{"now_asked": self.asked, "since": self.since, "now_shown": self.shown},
        }
        keep = KEEP
        if self.status != "playing":
            keep, kept = KEEP_LAST, {**kept, "now_status": self.status, "now_winners": self.winners}
        return [
            Step(ADD_ANSWER, rows_of(self.table, self.ply, self.rows)),
            Step(keep, [kept], must=True),
            *(
                Step(END_PASSING, [{"of_table": self.table, "until": until, "of_seat": seat}])
                for until, seat in self.ended
            ),
        ]

    @staticmethod
    def passed_on(changed: list[int]) -> int:
        """How many pass no more, of the rows that each of the steps changed."""
        return sum(changed[2:])

    def news(self) -> str:
        """What other processes are told of it, so that they need not ask; nothing if it is long."""
        written = json.dumps([self.ply, *self.rows], ensure_ascii=False, separators=(",", ":"))
        return written if len(written.encode()) <= LONGEST_NEWS else ""

    def at_once(self) -> list[Any]:
        """What stands for the parameters of `AT_ONCE`, in order."""
        plies = list(range(self.ply, self.ply + len(self.rows)))
        columns = [[row[i] for row in self.rows] for i in range(len(AnswerRow._fields))]
        ended = [[end[i] for end in self.ended] for i in range(2)]
        return [
            *(self.table, self.asked, self.since, self.shown, self.status, self.winners),
            *(self.seat, self.user),
            *(plies, *columns),
            *ended,
        ]
