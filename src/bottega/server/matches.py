"""The games of a house: how they are dealt, decided and looked after."""

from __future__ import annotations

import asyncio
import time

import structlog
from sqlalchemy.exc import SQLAlchemyError

from bottega.server.autoplay import Autoplay
from bottega.server.bot_pool import BotPool
from bottega.server.dealing import REVEALING, check_reveal, lots_of, ready, shuffle_of
from bottega.server.live_match import LiveMatch
from bottega.server.open_matches import game_at, not_started
from bottega.server.people import Person
from bottega.server.refusal import Refusal, not_yours
from bottega.server.rows import Asked, SeatRow, TableRow
from bottega.server.store import Store, TakenFirst
from bottega.server.unseen import waiting_for
from bottega.server.windows import LONGEST_PAUSE, MY_TURN, has_windows, offered

LOG = structlog.get_logger()
SWEPT_AT_ONCE = 200
PACKED_AT_ONCE = 20
IDLE = 5.0
"""Seconds without a move after which somebody looks whether a bot is asleep."""


class Matches(Autoplay):
    """Where games are begun, played and watched over."""

    def __init__(self, store: Store, bots: BotPool, pause: float = LONGEST_PAUSE) -> None:
        super().__init__(store, bots, pause)
        self.dealing: set[asyncio.Task[None]] = set()  # tables that wait for what pages reveal
        self.swept = ""  # the table the last sweep ended with
        # The finished game that was looked at last; none once all were.
        self.packed: str | None = ""

    # The deal -----------------------------------------------------------------------------

    async def start(self, table: str) -> None:
        """Deal, once everybody's page has revealed its nonce. Open seats must be taken first."""
        row, seats = await self.with_seats(table)
        not_started(row)
        if any(seat.kind == "open" for seat in seats):
            raise Refusal("open-seats", "some seats are still open", 409)
        await self.begin(row, seats)

    async def begin(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Begin at a table, as it was found a moment ago, at which everybody sits."""
        table = row.id
        if all(seat.commitment is None for seat in seats):
            await self.deal(table, (row, seats))
            return
        try:
            await self.store.begin_dealing(table)
        except TakenFirst:
            return  # somebody else started it at the same moment
        task = asyncio.create_task(self.deal_later(table))
        self.dealing.add(task)
        task.add_done_callback(self.dealing.discard)

    async def deal_later(self, table: str) -> None:
        """Should a page stay silent. If this process ends before, somebody's sweep deals."""
        await asyncio.sleep(REVEALING)
        await self.deal_if_possible(table)

    async def deal_if_possible(self, table: str) -> None:
        """A table that was deleted, or whose game is no longer here, holds up no other."""
        try:
            await self.deal(table)
        except Refusal as refusal:
            LOG.warning("a table was not dealt", table=table, problem=refusal.message)

    async def reveal(self, table: str, person: Person, seat: int, nonce: str) -> None:
        """Somebody's page reveals the nonce it has promised; after the last one cards are dealt.

        Sent twice it counts once, and after the deal it changes nothing.
        """
        row, seats = await self.with_seats(table)
        if row.begun:
            return
        if seat >= len(seats) or seats[seat].user_id != person.id:
            raise not_yours()
        kept, wrong = check_reveal(row, seats[seat], nonce)
        if kept != seats[seat].nonce:
            try:
                await self.store.reveal(table, seat, kept)
            except TakenFirst:  # dealt meanwhile, or sent twice at the same moment: look again
                await self.reveal(table, person, seat, nonce)
                return
            await self.deal(table)
        if wrong is not None:
            raise wrong

    async def deal(self, table: str, found: tuple[TableRow, list[SeatRow]] | None = None) -> None:
        """Shuffle, draw lots for the seats and deal, unless there is somebody to wait for.

        ``found``: the table and its seats as they were a moment ago. If that has changed, look
        again.
        """
        while True:
            row, came = await self.with_seats(table) if found is None else found
            found = None
            if not ready(row, came, time.time()):
                return
            shuffle = shuffle_of(row, came)
            lots = lots_of(row, game_at(row), shuffle)
            live = self.made(row, [came[place].name for place in lots], shuffle)
            waiting, opening = waiting_for(live.match), live.opening_rows()
            try:
                sitting = await self.store.start(table, came, lots, shuffle, waiting, opening)
            except TakenFirst:
                continue  # somebody has revealed, left or dealt meanwhile
            for answer in opening:
                live.apply(answer)
            self.remember(live)
            if any(self.answers(live, question, sitting) for question in live.match.questions):
                self.wake_bots(table)
            return

    # Decisions ----------------------------------------------------------------------------

    async def give(
        self,
        table: str,
        person: Person,
        seat: int,
        ply: int,
        answers: list[str],
        again: bool = False,
    ) -> bool:
        """Somebody's decision for a seat of theirs; whether it is kept only now.

        ``again``: it may have come before, and then counts as kept.
        """
        (live, mine), now = await self.held(table, person, seat), True
        try:
            await live.give(self.store, seat, ply, answers, mine=mine, by=person.id)
        except Refusal as refusal:
            late = again and refusal.code == "stale"
            if not late or not await live.has_kept(self.store, seat, ply, answers, mine):
                raise
            now = False
        self.aside.forget(table)
        self.wake_bots(table)
        return now

    async def take_back(self, table: str, person: Person, seat: int, ply: int) -> None:
        live, mine = await self.held(table, person, seat)
        await live.take_back(self.store, seat, ply, mine)
        self.wake_bots(table)

    async def pass_until(self, table: str, person: Person, seat: int, until: str | None) -> None:
        """Somebody lets the table pass for a seat of theirs until something is over, or no more."""
        live, _ = await self.held(table, person, seat)
        if until is not None:
            question = live.match.asked(seat)
            allowed = {MY_TURN} if has_windows(live.game) else set()
            if question is not None:
                allowed |= set(offered(live.match, question))
            if until not in allowed:
                raise Refusal("not-now", f"nobody can pass until {until!r} here and now", 409)
        await self.store.set_passing(table, seat, until)
        self.wake_bots(table)

    async def held(self, table: str, person: Person, seat: int) -> tuple[LiveMatch, list[int]]:
        """The game at a table, for whoever holds this seat; and all the seats they hold."""
        live = await self.open(table)
        seats = await live.sitting(self.store)  # somebody may have left it meanwhile
        if seat >= len(seats) or seats[seat].user_id != person.id:
            raise not_yours()
        return live, [row.seat for row in seats if row.user_id == person.id]

    # Looking after tables -----------------------------------------------------------------

    async def sweep(self) -> None:
        """Look after tables at which nothing happens: wake bots, and stand in for who left."""
        self.store.pubsub.look_again()
        self.let_go_of_others()
        await self.pack_old_games()
        now = time.time()
        for table in await self.store.dealing(now, REVEALING):
            await self.deal_if_possible(table)  # whoever was to do so is gone
        idle = await self.store.idle(now, IDLE, self.swept, SWEPT_AT_ONCE)
        # The next sweep goes on where this one ended, or begins again.
        self.swept = idle[-1].id if len(idle) == SWEPT_AT_ONCE else ""
        seats = await self.store.seats_of_all([row.id for row in idle])
        for row in idle:
            try:
                await self.look_after(row, seats[row.id], now)
            except (SQLAlchemyError, OSError):
                raise
            except Exception as problem:  # the others are looked after all the same
                self.set_aside(row.id, problem)

    async def look_after(self, row: TableRow, seats: list[SeatRow], now: float) -> None:
        asked = [seat for seat in seats if row.asks(seat.seat)]
        if row.is_overdue(now):
            for seat in asked:
                if seat.kind == "person" and not seat.stand_in:
                    await self.end_wait(row, seat)
        if any(seat.bot or seat.stand_in or seat.passing for seat in asked):
            self.wake_bots(row.id)

    async def end_wait(self, row: TableRow, seat: SeatRow) -> None:
        """Somebody took too long: a bot plays on for them.

        If the others may not know that they are asked at all, the table passes for them instead,
        which nobody else is told.
        """
        if seat.passing and row.id in self.thinking:
            return  # the table is about to pass for them
        if Asked(seat.seat, secret=True) in row.waiting_for and not seat.passing:
            await self.store.set_passing(row.id, seat.seat, MY_TURN)
        else:
            await self.store.set_stand_in(row.id, seat.seat, True)
        self.wake_bots(row.id)

    async def pack_old_games(self) -> None:
        """Games that were finished before they were packed: a few at every sweep, once."""
        if self.packed is None:
            return
        finished = await self.store.finished_after(self.packed, PACKED_AT_ONCE)
        for table in finished:
            await self.store.pack(table)
        self.packed = finished[-1] if len(finished) == PACKED_AT_ONCE else None

    async def close(self) -> None:
        """Let go of what is being thought; the answers that were given are already kept."""
        thinking = [*self.thinking.values(), *self.dealing]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)  # they may be reading the database
        await self.bots.close()
        await self.store.close()
