"""A match being played at a table, as this process knows it.

It is a match made again from the table's rows. Nobody owns a table: any process may accept an
answer, by writing the next row. If somebody else was first, the match is brought up to date and the
answer refused as stale. Nothing is shown before it is written.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from bottega import Game, Illegal, Unreadable
from bottega.kernel.record import Origin
from bottega.kernel.state import NATURE
from bottega.play.match import Match
from bottega.play.replay import Replay
from bottega.server.refusal import Refusal, stale
from bottega.server.rows import AnswerRow, Asked
from bottega.server.seat_numbers import number_of
from bottega.server.store import NotPlaying, Store, TakenFirst
from bottega.server.windows import ended_by

UNDO = "undo"


class LiveMatch:
    """One game with its rows applied so far: played, kept and taken back."""

    def __init__(
        self,
        table: str,
        game: Game[Any],
        options: dict[str, str],
        names: list[str],
        seed: bytes,
        came: list[str] | None = None,
        host: str = "",
        origins: list[Origin] | None = None,
    ) -> None:
        self.id = table
        self.host = host  # who made the table: its bots play for them
        self.game = game
        self.options = options
        self.names = names
        self.seed = seed
        self.came = came  # the names in the order in which they came, if seats were drawn by lot
        self.origins = origins or []  # finished games whose answers are its first rows
        self.begins = self.origins[-1].plies if self.origins else 0
        self.lock = asyncio.Lock()
        self.begin()

    def begin(self) -> None:
        """The empty table, before any row."""
        seed = None if self.begins else self.seed  # before it begins, nature's answers are kept
        self.match = Match(self.game, self.names, seed, self.options, came=self.came)
        self.match.origins = self.origins
        self.plies = 0  # rows applied, undone answers and the undoing included
        self.undos = 0
        self.void = 0  # rows that the record leaves out: what was undone, and the undoing
        self.decided: list[int] = []  # for every decision, how many answers there were before it
        self.behind = False  # whether rows may have been written that are not applied here
        self.marks: list[int] = []  # for every line of the log, the ply of the record it is told at
        self.points: list[list[int]] | None = None
        self.mark_log()

    def mark_log(self) -> None:
        """New lines of the log were told at this ply; lines that were undone are gone.

        It is counted as the record counts: a replay shows at this ply what the line tells.
        """
        told = len(self.match.log)
        del self.marks[told:]
        self.marks += [self.plies - self.void] * (told - len(self.marks))

    # Rows ---------------------------------------------------------------------------------

    def opening_rows(self) -> list[AnswerRow]:
        """What nature has laid out before anybody is asked."""
        return self.rows(self.match, 0)

    def rows(self, match: Match, since: int) -> list[AnswerRow]:
        """The rows of a match's answers, from one of them on."""
        return [
            AnswerRow(seat, self.game.vocabulary(seat).text(action))
            for seat, action in match.answers[since:]
        ]

    def apply(self, row: AnswerRow) -> None:
        """Make one row of the database true here."""
        if self.plies < self.begins:
            self.match.answer(row.seat, self.game.vocabulary(row.seat).parse(row.answer))
            if self.plies == self.begins - 1:
                self.match.draw_from(self.seed)
        elif row.answer == UNDO:
            before = len(self.match.answers)
            self.match.undo(row.seat)
            self.undos += 1
            self.void += 1 + before - len(self.match.answers)
            while self.decided and self.decided[-1] >= len(self.match.answers):
                self.decided.pop()
        elif row.seat != NATURE:  # nature's rows follow from the seed: the match gives them itself
            if not row.goes_on:
                self.decided.append(len(self.match.answers))
            self.match.answer(row.seat, self.game.actions.parse(row.answer))
        self.plies += 1
        self.mark_log()

    async def catch_up(self, store: Store) -> None:
        """Apply what other processes wrote meanwhile."""
        for row in await store.answers_from(self.id, self.plies):
            self.apply(row)
        self.behind = False

    async def refresh(self, store: Store) -> None:
        """Catch up where others write too, or after a failure. Call it with the lock held."""
        if store.postgres or self.behind:
            await self.catch_up(store)

    async def give(
        self, store: Store, seat: int, ply: int, texts: list[str], goes_on: bool = False
    ) -> None:
        """A seat's decision about the question as it stood at a ply; kept before this returns.

        It consists of one answer or several, and is tried on a copy: all of them count or none.
        ``goes_on``: the table gives it for a person. It belongs to what they decided before, if
        that was theirs, and cannot be taken back by itself.
        """
        async with self.lock:
            await self.ready_at(store, ply)
            after = self.after(seat, texts)
            rows = self.rows(after, len(self.match.answers))
            for place in range(0 if goes_on else 1, len(texts)):
                rows[place] = rows[place]._replace(goes_on=True)
            await self.keep(store, after, rows)

    def after(self, seat: int, texts: list[str]) -> Match:
        """A copy on which a seat has answered so; or why not."""
        after = self.match.clone()
        for place, text in enumerate(texts):
            try:
                self.answer(after, seat, text)
                if place < len(texts) - 1:
                    check_nothing_shown(after, seat)
            except Refusal as refusal:
                raise which_of(texts, place, refusal) from None
        return after

    def answer(self, match: Match, seat: int, text: str) -> None:
        """One answer, in notation; or why not."""
        if match.asked(seat) is None:
            raise Refusal("not-asked", "this seat is not asked anything now", 409)
        try:
            match.answer(seat, self.game.actions.parse(text))
        except Unreadable as problem:
            raise Refusal("unreadable", str(problem)) from None
        except Illegal as problem:
            raise Refusal("illegal", str(problem)) from None

    async def take_back(self, store: Store, seat: int, ply: int) -> None:
        """A seat takes its last decision back: all the answers it consisted of."""
        async with self.lock:
            await self.ready_at(store, ply)
            if not self.can_undo(seat):
                message = f"seat {number_of(seat)} has nothing to take back"
                raise Refusal("no-undo", message, 409)
            after = self.match.clone()
            rows: list[AnswerRow] = []
            while len(after.answers) > self.decided[-1]:
                after.undo(seat)
                rows.append(AnswerRow(seat, UNDO, goes_on=bool(rows)))
            await self.keep(store, after, rows)

    async def ready_at(self, store: Store, ply: int) -> None:
        await self.refresh(store)
        if ply != self.plies:
            raise stale()

    async def keep(self, store: Store, after: Match, rows: list[AnswerRow]) -> None:
        """Write the rows that lead to a match, and then make them true here, as all others do."""
        winners = after.winners if after.over else None
        ended = ended_by(self.game, after.log[len(self.match.log) :])
        try:
            await store.append(self.id, self.plies, rows, waiting_for(after), winners, ended)
        except BaseException as problem:
            self.behind = True
            with suppress(SQLAlchemyError, OSError):  # if even that fails, whoever looks next tries
                await self.catch_up(store)
            if isinstance(problem, TakenFirst):
                raise stale() from None
            if isinstance(problem, NotPlaying):
                raise Refusal("closed", "this game was closed", 409) from None
            raise
        for row in rows:
            self.apply(row)

    # Looking ------------------------------------------------------------------------------

    async def look_ahead(self, store: Store, seat: int, ply: int, texts: list[str]) -> Match | None:
        """The match as it would be if a seat answered so; nothing of it is kept.

        ``None`` if that could not be taken back: looking shows no more than undo would.
        """
        async with self.lock:
            await self.ready_at(store, ply)
            after = self.after(seat, texts)
            return after if after.can_undo(seat) else None

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last decision back: every answer of it, or none."""
        began = self.decided[-1:]
        return self.match.can_undo(seat) and any([m.plies] == began for m in self.match.marks)

    def history(self) -> list[list[int]]:
        """Everybody's points turn by turn in the finished game; worked out once."""
        if self.points is None:
            self.points = Replay(self.match.record()).points
        return self.points


def waiting_for(match: Match) -> list[Asked]:
    """The seats that are asked something; in secret where an onlooker cannot tell."""
    known = match.game.asked(match.view(None))
    return [Asked(q.seat, secret=q.seat not in known) for q in match.questions]


def check_nothing_shown(match: Match, seat: int) -> None:
    """Whether a seat may answer more in the same message: as long as it may take back what it said.

    Otherwise somebody could look at the next card, and have all refused by something impossible.
    """
    if not match.can_undo(seat):
        raise Refusal(
            "not-together",
            "what it leads to cannot be taken back, so it has to be the last of them",
            409,
        )


def which_of(texts: list[str], place: int, refusal: Refusal) -> Refusal:
    """The same refusal, of one of several answers that were sent together."""
    if len(texts) == 1:
        return refusal
    message = f"answer {place + 1} of {len(texts)}, {texts[place]!r}: {refusal.message}"
    return Refusal(refusal.code, message, refusal.status, place + 1)
