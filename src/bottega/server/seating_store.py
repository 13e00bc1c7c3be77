"""Making tables, sitting down at them, and the deal: what the database keeps of it.

The table's row is written first in every transaction: whoever starts the game meanwhile waits, or
is waited for.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import func, select, update

from bottega.kernel.shuffle import Shuffle
from bottega.server.database import Database
from bottega.server.moves import ADD_ANSWER, rows_of
from bottega.server.rows import (
    AnswerRow,
    Asked,
    Holder,
    SeatRow,
    Status,
    TableRow,
    write_asked,
    write_shuffle,
)
from bottega.server.schema import seats, tables
from bottega.server.seat_numbers import number_of
from bottega.server.statements import NotAsExpected, Row, Step, TakenFirst
from bottega.server.table_statements import (
    ADD_SEAT,
    ADD_TABLE,
    BEGIN_DEALING,
    BOT_TABLES,
    CLEAR_SEATS,
    FOLLOW,
    HOLD,
    PASSING,
    REVEAL,
    SEATS,
    STAND_IN,
    START,
    STILL_DEALING,
    THEIR_SEATS,
    TOUCH,
)

Company = list[tuple[str, int | None]]
"""Those at some seats: what they go by, and the colour they chose."""


class SitsAlready(NotAsExpected):
    """Somebody who may have one seat at a table holds it."""


def nobody_there(found: list[Row]) -> None:
    if found:
        raise SitsAlready


def all_taken(found: list[Row]) -> None:
    if any(row["kind"] == "open" for row in found):
        raise NotAsExpected


class SeatingStore(Database):
    """Tables until their games begin, and who sits at them."""

    async def change(self, table: str, steps: list[Step]) -> None:
        """Change something about a table, if it still is as when that was decided."""
        try:
            await self.keep_and_tell(table, steps)
        except SitsAlready:
            raise
        except NotAsExpected:
            raise TakenFirst from None

    async def add_table(
        self,
        row: TableRow,
        plan: list[SeatRow],
        begun: Sequence[AnswerRow] = (),
        follows: str | None = None,
    ) -> None:
        """A new table; if its game goes on from another, with the answers it begins with.

        ``follows``: the table whose rematch it is. Only the first who asks for one makes one.
        """
        steps = [Step(ADD_TABLE, [row.written()]), Step(ADD_SEAT, [s.written() for s in plan])]
        if begun:
            steps.append(Step(ADD_ANSWER, rows_of(row.id, 0, begun)))
        if follows is None:
            await self.driver.commit(steps, lambda _: None)
            return
        led_here = {"of_table": follows, "now_rematch": row.id}
        await self.change(follows, [Step(FOLLOW, [led_here], must=True), *steps])

    async def bot_tables(self, user: str) -> int:
        """At how many tables of somebody's only bots are playing, for whomever."""
        found: int = (await self.driver.fetch(BOT_TABLES, of_user=user))[0]["tables"]
        return found

    async def set_invite(self, table: str, invite: str) -> None:
        """Another secret for the link; its hash."""
        async with self.write() as db:
            await db.execute(update(tables).where(tables.c.id == table).values(invite=invite))
            await self.pubsub.notify(db, table, "table")
        self.pubsub.publish(table, "table")

    # Sitting ------------------------------------------------------------------------------

    async def change_holder(
        self,
        table: str,
        seat: int,
        was: Holder,
        now: Holder,
        status: Status | None = None,
        beside: Company | None = None,
        only_one: bool = False,
    ) -> None:
        """Give a seat to somebody, if seat and table still are as when that was decided.

        ``beside``: and if those at the other seats still go by these names and colours.
        ``only_one``: and if they have no other there.
        """
        holds = {
            **{"of_table": table, "of_seat": number_of(seat)},
            **{"was_kind": was.kind, "was_user": was.user_id},
            **{f"now_{column}": value for column, value in now._asdict().items()},
        }

        def still_beside(found: list[Row]) -> None:
            others = [row for row in found if row["seat"] != number_of(seat)]
            if beside is not None and [(row["name"], row["colour"]) for row in others] != beside:
                raise NotAsExpected

        steps = [self.touch(table, status)]
        if only_one:
            theirs = {"of_table": table, "of_user": now.user_id}
            steps.append(Step(THEIR_SEATS, [theirs], check=nobody_there))
        steps.append(Step(HOLD, [holds], must=True))
        if beside is not None:
            steps.append(Step(SEATS, [{"of_table": table}], check=still_beside))
        await self.change(table, steps)

    def touch(self, table: str, status: Status | None = None) -> Step:
        """When somebody last answered stays as it is: nothing else resets a time limit."""
        touched = {"of_table": table, "was_status": status, "now_shown": time.time()}
        return Step(TOUCH, [touched], must=True)

    async def set_stand_in(self, table: str, seat: int, stand_in: bool) -> None:
        """Whether a bot plays on for whoever holds a seat."""
        change = {"of_table": table, "of_seat": number_of(seat), "now_stand_in": stand_in}
        await self.change(table, [self.touch(table), Step(STAND_IN, [change], must=True)])

    async def set_passing(self, table: str, seat: int, until: str | None) -> None:
        """Until when the table passes for whoever holds a seat. The table's own row stays as it is:

        that somebody has asked for this is nobody else's business.
        """
        change = {"of_table": table, "of_seat": number_of(seat), "now_passing": until}
        await self.keep_and_tell(table, [Step(PASSING, [change])])

    async def promise(self, table: str, user: str, commitment: str) -> None:
        """Somebody's page commits to a nonce for a rematch: with their first seat, once it is over.

        Once there is a rematch it is too late, and nothing happens.
        """
        over = (tables.c.id == table, tables.c.status == "over", tables.c.rematch.is_(None))
        theirs = select(func.min(seats.c.seat)).where(
            seats.c.table_id == table, seats.c.user_id == user
        )
        its_seat = (seats.c.table_id == table, seats.c.seat == theirs.scalar_subquery())
        async with self.write() as db:
            if (await db.execute(update(tables).where(*over).values(status="over"))).rowcount == 1:
                change = update(seats).where(*its_seat).values(next_commitment=commitment)
                await db.execute(change)

    # The deal -----------------------------------------------------------------------------

    async def begin_dealing(self, table: str) -> None:
        """Everybody sits, and from now on nobody sits down or leaves: their pages may reveal."""
        now = time.time()
        begins = {"of_table": table, "now_since": now, "now_updated": now}
        await self.change(
            table,
            [
                Step(BEGIN_DEALING, [begins], must=True),
                Step(SEATS, [{"of_table": table}], check=all_taken),
            ],
        )

    async def reveal(self, table: str, seat: int, nonce: str) -> None:
        """Keep what a seat's page has revealed, once, and only while the table deals."""
        revealed = {"of_table": table, "of_seat": number_of(seat), "now_nonce": nonce}
        steps = [
            Step(STILL_DEALING, [{"of_table": table}], must=True),
            Step(REVEAL, [revealed], must=True),
        ]
        try:
            await self.driver.commit(steps, lambda _: None)
        except NotAsExpected:
            raise TakenFirst from None

    async def dealing(self, now: float, seconds: float) -> list[str]:
        """Tables that have waited so long for what pages reveal, or whose clock was set back."""
        since = tables.c.dealing_since
        long_ago = (since <= now - seconds) | (since > now + seconds)
        query = select(tables.c.id).where(tables.c.status == "dealing", long_ago)
        async with self.read() as db:
            return list((await db.execute(query)).scalars())

    async def start(
        self,
        table: str,
        came: list[SeatRow],
        lots: list[int],
        shuffle: Shuffle,
        waiting_for: list[Asked],
        rows: list[AnswerRow],
    ) -> list[SeatRow]:
        """The game begins: everybody takes the seat they drew, and nature gives the first answers.

        ``came``: who sat where until now, as it went into the shuffle; if that has changed since,
        or the game has begun, nothing happens but `TakenFirst`.
        ``lots``: for each seat, where whoever takes it sat until now (see `bottega.play.lots`).
        """

        def as_they_came(found: list[Row]) -> None:
            if [SeatRow.read(row) for row in found] != came:
                raise NotAsExpected
            all_taken(found)

        now = time.time()
        begins = {
            **{"of_table": table, "now_shuffle": write_shuffle(shuffle)},
            **{"now_asked": write_asked(waiting_for), "now_updated": now, "now_shown": now},
        }
        # What was revealed stands in the shuffle from now on.
        sitting = [came[place]._replace(seat=seat, nonce=None) for seat, place in enumerate(lots)]
        await self.change(
            table,
            [
                Step(START, [begins], must=True),
                Step(SEATS, [{"of_table": table}], check=as_they_came),
                Step(CLEAR_SEATS, [{"of_table": table}]),
                Step(ADD_SEAT, [row.written() for row in sitting]),
                Step(ADD_ANSWER, rows_of(table, 0, rows)),
            ],
        )
        return sitting
