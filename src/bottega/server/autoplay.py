"""What a table answers by itself: for bots, for whoever a bot stands in for, and at windows."""

from __future__ import annotations

import asyncio
import time

import structlog
from sqlalchemy.exc import SQLAlchemyError

from bottega.kernel.game import Decision
from bottega.server.bot_pool import STAND_IN, BotFailed, BotPool
from bottega.server.live_match import LiveMatch
from bottega.server.open_matches import OpenMatches
from bottega.server.refusal import Refusal
from bottega.server.rows import SeatRow
from bottega.server.set_aside import SetAside
from bottega.server.store import Store
from bottega.server.tempo import Tempo, in_time
from bottega.server.windows import LONGEST_PAUSE, pass_of

LOG = structlog.get_logger()

FIRST_REST, LONGEST_REST = 0.5, 60.0
"""Seconds before a bot that gave no answer is asked again; twice as long each time."""


class Autoplay(OpenMatches):
    """Open games that go on by themselves where nobody is to be waited for."""

    def __init__(self, store: Store, bots: BotPool, pause: float = LONGEST_PAUSE) -> None:
        super().__init__(store)
        self.bots = bots
        self.pause = pause  # seconds an answer takes at most at a window
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.aside = SetAside()
        self.tempo = Tempo()

    def wake_bots(self, table: str) -> None:
        """Let the table answer what it answers by itself, for bots and at windows."""
        live = self.live.get(table)
        if live is not None and self.nothing_to_answer(live):
            return
        running = self.thinking.get(table)
        if (running is None or running.done()) and not self.aside.rests(table):
            task = asyncio.create_task(self.play_bots(table))
            self.thinking[table] = task
            task.add_done_callback(lambda done: self.rested(table, done))

    def nothing_to_answer(self, live: LiveMatch) -> bool:
        """Whether it is known here and now that everybody who is asked answers for themselves."""
        if live.behind or live.seats is None or not self.store.pubsub.hears(live.id):
            return False
        seats = live.seats
        return not any(self.answers(live, question, seats) for question in live.match.questions)

    def rested(self, table: str, task: asyncio.Task[None]) -> None:
        if self.thinking.get(table) is task:
            del self.thinking[table]
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, Refusal):  # its rules are too old, or it was deleted
            LOG.warning("no bot plays", table=table, problem=problem.message)
            self.aside.add(table)
        elif isinstance(problem, SQLAlchemyError | OSError):  # the database's fault, not its own
            LOG.error("the bots of a table stopped", table=table, exc_info=problem)
        elif isinstance(problem, Exception):
            self.set_aside(table, problem)

    def set_aside(self, table: str, problem: Exception) -> None:
        """A table fails: it rests for a while, its pages are told, and all others go on."""
        LOG.error("a table fails", table=table, exc_info=problem)
        self.aside.add(table)
        self.store.pubsub.publish(table, "table")

    async def play_bots(self, table: str) -> None:
        live = await self.open(table)
        rest = FIRST_REST
        while True:
            async with live.lock:
                await live.refresh(self.store)
            seats = await live.sitting(self.store)  # somebody may take a seat back
            if not seats:
                return  # the table was deleted
            asked = next((q for q in live.match.questions if self.answers(live, q, seats)), None)
            if asked is None:
                return
            ply, seat = live.plies, asked.seat
            window = bool(live.game.steps[asked.frame[0]].window)
            bot = bot_of(seats[seat])
            usual = 0.0 if bot is None else self.tempo.usual(bot_kind(live, bot))
            answer = self.answer(live, asked, seats[seat])
            try:
                text = await in_time(self.pause, window, usual, answer)
            except BotFailed as problem:  # it may do better next time; nobody else waits for it
                LOG.warning("a bot gave no answer", table=table, problem=str(problem))
                await asyncio.sleep(rest)
                rest = min(2 * rest, LONGEST_REST)
                continue
            rest = FIRST_REST
            if seats[seat].kind == "person" and await self.is_back(live, asked):
                continue  # they would rather answer themselves
            passing = bot_of(seats[seat]) is None
            try:
                await live.give(self.store, seat, ply, [text], goes_on=passing)
            except Refusal as refusal:
                if refusal.code in ("closed", "not-kept"):
                    return  # the next sweep looks again
                # somebody else was first; look again

    async def is_back(self, live: LiveMatch, question: Decision) -> bool:
        """Whether somebody no longer wants an answer given for them, and is in time to say so."""
        if self.answers(live, question, await live.sitting(self.store)):
            return False
        return not (await self.row(live.id)).is_overdue(time.time())

    def answers(self, live: LiveMatch, question: Decision, seats: list[SeatRow]) -> bool:
        """Whether the table answers a question: for a bot, or for a person who passes."""
        row = seats[question.seat]
        return bot_of(row) is not None or pass_of(live.match, question, row) is not None

    async def answer(self, live: LiveMatch, question: Decision, row: SeatRow) -> str:
        bot = bot_of(row)
        if bot is not None:
            began = time.monotonic()
            text = await self.bots.think(live, question.seat, bot, live.host)
            if len(question.options) > 1:
                self.tempo.note(bot_kind(live, bot), time.monotonic() - began)
            return text
        passing = pass_of(live.match, question, row)
        assert passing is not None, "the table was to answer this"
        return live.game.actions.text(passing)

    def needed_here(self, table: str) -> bool:
        return table in self.thinking or super().needed_here(table)

    def forget(self, table: str) -> None:
        super().forget(table)
        self.aside.forget(table)


def bot_of(row: SeatRow) -> str | None:
    """The bot that answers for a seat, if one does."""
    return row.bot or (STAND_IN if row.stand_in else None)


def bot_kind(live: LiveMatch, bot: str) -> str:
    """Bots of a kind think for about as long."""
    return f"{live.game.key} {bot}"
