"""The games being played in this process: open tables, and the bots that sit at them."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict

import structlog

import bottega
from bottega.kernel.game import Decision
from bottega.kernel.words import Unreadable
from bottega.play.lots import draw_seats, in_order_of_coming
from bottega.play.replay import Replay
from bottega.server.bot_pool import STAND_IN, BotFailed, BotPool
from bottega.server.live_match import LiveMatch, waiting_for
from bottega.server.people import Person
from bottega.server.refusal import Refusal, not_found, not_yours
from bottega.server.rows import SeatRow, TableRow
from bottega.server.store import Store, TakenFirst
from bottega.server.windows import LONGEST_PAUSE, MY_TURN, after_a_pause, offered, pass_of

LOG = structlog.get_logger()
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
SWEPT_AT_ONCE = 200
IDLE = 5.0
"""Seconds without a move after which somebody looks whether a bot is asleep."""

MOST_KEPT = 2_000
"""Tables kept ready in memory; others are made again from their rows."""

FIRST_REST, LONGEST_REST = 0.5, 60.0
"""Seconds before a bot that gave no answer is asked again; twice as long each time."""

MOST_REPLAYED = 100
"""Finished games kept ready to be replayed; others are replayed once more."""


class Matches:
    """Where games are opened, played and watched over."""

    def __init__(self, store: Store, bots: BotPool, pause: float = LONGEST_PAUSE) -> None:
        self.store = store
        self.bots = bots
        self.pause = pause  # seconds an answer takes at most at a window
        self.live: OrderedDict[str, LiveMatch] = OrderedDict()
        self.replays: OrderedDict[str, Replay] = OrderedDict()
        self.opening: dict[str, asyncio.Lock] = {}
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.swept = ""  # the table the last sweep ended with

    async def row(self, table: str) -> TableRow:
        row = await self.store.table(table) if TABLE_ID.fullmatch(table) else None
        if row is None:
            raise not_found("table")
        return row

    async def waiting_row(self, table: str) -> TableRow:
        row = await self.row(table)
        if row.status != "waiting":
            raise Refusal("started", "the game has already begun", 409)
        return row

    async def start(self, table: str) -> None:
        """Draw lots for the seats, and deal. Open seats must be taken first."""
        row = await self.waiting_row(table)
        seats = await self.store.seats_of(table)
        if any(seat.kind == "open" for seat in seats):
            raise Refusal("open-seats", "some seats are still open", 409)
        places = list(range(len(seats)))
        lots = places if row.keep_order else draw_seats(row.seed, len(seats))
        live = await self.build(table)  # what nature lays out does not depend on who sits where
        try:
            waiting = waiting_for(live.match)
            await self.store.start(table, lots, waiting, live.opening_rows())
        except TakenFirst:
            return  # somebody else started it at the same moment
        self.wake_bots(table)

    async def build(self, table: str) -> LiveMatch:
        row = await self.row(table)
        try:
            game = bottega.game(row.game, row.rules, row.edition)
        except Unreadable as problem:
            raise Refusal("old-rules", str(problem), 409) from None
        seats = await self.store.seats_of(table)
        names = [seat.name for seat in seats]
        drawn = not row.keep_order and len(names) > 1
        came = in_order_of_coming(row.seed, names) if drawn else None
        origins = [] if row.comes_from is None else [*row.comes_from.origins]
        return LiveMatch(
            table, game, row.options, names, row.seed, came, host=row.host_id, origins=origins
        )

    async def open(self, table: str) -> LiveMatch:
        """The game at a table, as far as it is known here."""
        live = self.live.get(table)
        if live is not None:
            self.live.move_to_end(table)
            if live.behind:
                async with live.lock:
                    await live.refresh(self.store)
            return live
        async with self.opening.setdefault(table, asyncio.Lock()):
            if table not in self.live:
                if (await self.row(table)).status == "waiting":
                    raise Refusal("not-started", "the game has not begun yet", 409)
                live = await self.build(table)
                await live.catch_up(self.store)
                self.live[table] = live
                while len(self.live) > MOST_KEPT:
                    self.live.popitem(last=False)
        self.opening.pop(table, None)
        return self.live[table]

    async def finished(self, table: str) -> LiveMatch:
        """A game that is over: now its record is open to all."""
        if (await self.row(table)).status != "over":
            raise Refusal("not-over", "the record opens when the game is over", 409)
        live = await self.open(table)
        if not live.match.over:
            async with live.lock:
                await live.catch_up(self.store)
        return live

    def forget(self, table: str) -> None:
        """A table that was deleted."""
        self.live.pop(table, None)
        self.replays.pop(table, None)

    def replay(self, live: LiveMatch) -> Replay:
        """A finished game looked back upon; whoever looks at one ply soon looks at the next."""
        past = self.replays.pop(live.id, None) or Replay(live.match.record())
        self.replays[live.id] = past
        while len(self.replays) > MOST_REPLAYED:
            self.replays.popitem(last=False)
        return past

    async def give(
        self, table: str, person: Person, seat: int, ply: int, answers: list[str]
    ) -> None:
        """Somebody's decision for a seat of theirs."""
        live = await self.held(table, person, seat)
        await live.give(self.store, seat, ply, answers)
        self.wake_bots(table)

    async def take_back(self, table: str, person: Person, seat: int, ply: int) -> None:
        live = await self.held(table, person, seat)
        await live.take_back(self.store, seat, ply)
        self.wake_bots(table)

    async def pass_until(self, table: str, person: Person, seat: int, until: str | None) -> None:
        """Somebody lets the table pass for a seat of theirs until something is over, or no more."""
        live = await self.held(table, person, seat)
        if until is not None:
            question = live.match.asked(seat)
            allowed = {MY_TURN} if any(step.window for step in live.game.steps) else set()
            if question is not None:
                allowed |= set(offered(live.match, question))
            if until not in allowed:
                raise Refusal("not-now", f"nobody can pass until {until!r} here and now", 409)
        await self.store.set_passing(table, seat, until)
        self.wake_bots(table)

    async def held(self, table: str, person: Person, seat: int) -> LiveMatch:
        """The game at a table, for whoever holds this seat."""
        live = await self.open(table)
        seats = await self.store.seats_of(table)  # somebody may have left it meanwhile
        if seat >= len(seats) or seats[seat].user_id != person.id:
            raise not_yours()
        return live

    # Bots ---------------------------------------------------------------------------------

    def wake_bots(self, table: str) -> None:
        """Let the table answer what it answers by itself, for bots and at windows."""
        running = self.thinking.get(table)
        if running is None or running.done():
            task = asyncio.create_task(self.play_bots(table))
            self.thinking[table] = task
            task.add_done_callback(lambda done: self.rested(table, done))

    def rested(self, table: str, task: asyncio.Task[None]) -> None:
        if self.thinking.get(table) is task:
            del self.thinking[table]
        if not task.cancelled() and task.exception() is not None:
            raise_later(task)

    async def play_bots(self, table: str) -> None:
        live = await self.open(table)
        rest = FIRST_REST
        while True:
            async with live.lock:
                await live.refresh(self.store)
            seats = await self.store.seats_of(table)  # somebody may take a seat back
            if not seats:
                return  # the table was deleted
            asked = next((q for q in live.match.questions if self.answers(live, q, seats)), None)
            if asked is None:
                return
            ply, seat = live.plies, asked.seat
            answer = self.answer(live, asked, seats[seat])
            if live.game.steps[asked.frame[0]].window:
                answer = after_a_pause(self.pause, answer)
            try:
                text = await answer
            except BotFailed as problem:  # it may do better next time; nobody else waits for it
                LOG.warning("a bot gave no answer", table=table, problem=str(problem))
                await asyncio.sleep(rest)
                rest = min(2 * rest, LONGEST_REST)
                continue
            rest = FIRST_REST
            passing = bot_of(seats[seat]) is None
            if passing and not self.answers(live, asked, await self.store.seats_of(table)):
                continue  # they would rather answer themselves
            try:
                await live.give(self.store, seat, ply, [text], goes_on=passing)
            except Refusal as refusal:
                if refusal.code == "closed":
                    return
                # somebody else was first; look again

    def answers(self, live: LiveMatch, question: Decision, seats: list[SeatRow]) -> bool:
        """Whether the table answers a question: for a bot, or for a person who passes."""
        row = seats[question.seat]
        return bot_of(row) is not None or pass_of(live.match, question, row) is not None

    async def answer(self, live: LiveMatch, question: Decision, row: SeatRow) -> str:
        bot = bot_of(row)
        if bot is not None:
            return await self.bots.think(live, question.seat, bot, live.host)
        passing = pass_of(live.match, question, row)
        assert passing is not None, "the table was to answer this"
        return live.game.actions.text(passing)

    async def sweep(self) -> None:
        """Look after tables at which nothing happens: wake bots, and stand in for who left."""
        now = time.time()
        idle = await self.store.idle(now, IDLE, self.swept, SWEPT_AT_ONCE)
        # The next sweep goes on where this one ended, or begins again.
        self.swept = idle[-1].id if len(idle) == SWEPT_AT_ONCE else ""
        seats = await self.store.seats_of_all([row.id for row in idle])
        for row in idle:
            asked = [seat for seat in seats[row.id] if row.asks(seat.seat)]
            if row.limit_minutes is not None and now - row.updated > 60 * row.limit_minutes:
                for seat in asked:
                    if seat.kind == "person" and not seat.stand_in:
                        await self.store.set_stand_in(row.id, seat.seat, True)
                        self.wake_bots(row.id)
            if any(seat.bot or seat.stand_in or seat.passing for seat in asked):
                self.wake_bots(row.id)

    async def close(self) -> None:
        """Let go of what is being thought; the answers that were given are already kept."""
        thinking = list(self.thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)  # they may be reading the database
        await self.bots.close()
        await self.store.close()


def bot_of(row: SeatRow) -> str | None:
    """The bot that answers for a seat, if one does."""
    return row.bot or (STAND_IN if row.stand_in else None)


def raise_later(task: asyncio.Task[None]) -> None:
    """A bot's failure must not pass unseen."""
    problem = task.exception()
    loop = asyncio.get_running_loop()
    loop.call_exception_handler({"message": "a bot failed", "exception": problem, "task": task})
