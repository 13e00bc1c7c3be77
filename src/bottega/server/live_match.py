"""A match being played at a table, as this process knows it.

It is a match made again from the table's rows. Nobody owns a table: any process may accept an
answer, by writing the next row. If somebody else was first, the match is brought up to date and the
answer refused as stale. Nothing is shown before it is written.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from bottega import Game, Illegal, Unreadable
from bottega.kernel.record import Origin
from bottega.kernel.shuffle import Shuffle
from bottega.kernel.state import NATURE
from bottega.play.match import Match
from bottega.play.replay import Replay
from bottega.server.refusal import Refusal, not_kept, not_yours, stale
from bottega.server.rows import AnswerRow, SeatRow
from bottega.server.seat_numbers import number_of
from bottega.server.store import NotPlaying, Store, TakenFirst, outage
from bottega.server.unseen import Glimpse, Unseen, asked_in_secret, bits, waiting_for
from bottega.server.windows import ended_by

UNDO = "undo"
LOG = structlog.get_logger()


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
        shuffle: Shuffle | None = None,
    ) -> None:
        self.id = table
        self.host = host  # who made the table: its bots play for them
        self.game = game
        self.options = options
        self.names = names
        self.seed = seed
        self.shuffle = shuffle  # what went into the draws besides; none at tables of earlier days
        self.came = came  # the names in the order in which they came, if seats were drawn by lot
        self.origins = origins or []  # finished games whose answers are its first rows
        self.begins = self.origins[-1].plies if self.origins else 0
        self.lock = asyncio.Lock()
        self.told = False  # whether it is told all news of its table; else it looks every time
        self.seats: list[SeatRow] | None = None  # who sits there, as long as nothing changes
        self.changes = 0  # how often that was heard to change
        # What those who look on are sent at a ply, by what they have; see `bottega.server.live`.
        self.shared: tuple[int, dict[Any, Any]] = (-1, {})
        self.begin()

    def begin(self) -> None:
        """The empty table, before any row."""
        # Before it begins, nature's answers are kept.
        seed, shuffle = (None, None) if self.begins else (self.seed, self.shuffle)
        self.match = Match(
            self.game, self.names, seed, self.options, came=self.came, shuffle=shuffle
        )
        self.match.origins = self.origins
        self.plies = 0  # rows applied, undone answers and the undoing included
        self.undos = 0
        self.unseen = Unseen()
        self.void = 0  # rows that the record leaves out: what was undone, and the undoing
        self.decided: list[int] = []  # for every decision, how many answers there were before it
        self.clock = 0.0  # when the last answer was given that stands
        self.clocks: list[float] = []  # for every decision, what the clock said before it
        self.behind = False  # whether rows may have been written that are not applied here
        self.marks: list[int] = []  # for every line of the log, the ply of the record it is told at
        self.points: list[list[int]] | None = None
        # Of its log, how much the bots know, by seat and name. What is undone they had better
        # not have heard: they begin anew.
        self.bots_heard: dict[tuple[int, str], int] = {}
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
        before = self.glimpse(row)
        self.carry_out(row)
        if row.answer != UNDO:
            self.clock = row.at
        if before is not None:
            unseen_by = before.unchanged(Glimpse.of(self.match))
            self.unseen.note(self.plies, unseen_by, row.answer == UNDO)
        elif row.seat == NATURE:
            self.unseen.follow(self.plies)
        else:
            self.unseen.note(self.plies, 0)
        self.plies += 1
        self.mark_log()

    def glimpse(self, row: AnswerRow) -> Glimpse | None:
        """What everybody sees before a row, if it may be that somebody sees nothing of it."""
        if not self.game.hides_seats or self.plies < self.begins or row.seat == NATURE:
            return None
        if row.answer != UNDO and row.seat not in asked_in_secret(self.match):
            return None
        return Glimpse.of(self.match)

    def carry_out(self, row: AnswerRow) -> None:
        if self.plies < self.begins:
            self.match.answer(row.seat, self.game.vocabulary(row.seat).parse(row.answer))
            if self.plies == self.begins - 1:
                self.match.draw_from(self.seed, self.shuffle)
        elif row.answer == UNDO:
            before = len(self.match.answers)
            self.match.undo(row.seat)
            self.bots_heard.clear()
            self.undos += 1
            self.void += 1 + before - len(self.match.answers)
            while self.decided and self.decided[-1] >= len(self.match.answers):
                self.decided.pop()
                self.clock = self.clocks.pop()
        elif row.seat != NATURE:  # nature's rows follow from the seed: the match gives them itself
            if not row.goes_on:
                self.decided.append(len(self.match.answers))
                self.clocks.append(self.clock)
            self.match.answer(row.seat, self.game.actions.parse(row.answer))

    async def catch_up(self, store: Store) -> None:
        """Apply what other processes wrote meanwhile."""
        self.behind = False  # who hears of more while these are read looks again
        try:
            rows = await store.answers_from(self.id, self.plies)
        except BaseException:
            self.behind = True
            raise
        for row in rows:
            self.apply(row)

    async def sitting(self, store: Store) -> list[SeatRow]:
        """Who sits at the table, in order; asked of the database only when that may have changed.

        None of them once the table was deleted.
        """
        if self.seats is not None and self.told and store.pubsub.hears(self.id):
            return self.seats
        changes = self.changes
        found = await store.seats_of(self.id)
        if changes == self.changes:
            self.seats = found
        return found

    def heard(self, seats_changed: bool, elsewhere: bool) -> None:
        """There are news of the table: from another process, its rows may be new as well."""
        if seats_changed:
            self.seats = None
            self.changes += 1
        if elsewhere:
            self.behind = True

    def follow(self, ply: int, rows: Sequence[AnswerRow]) -> bool:
        """Make a move true that another process has kept, if it is the next one here.

        Whoever holds the lock may be in the middle of another; then the rows are read later.
        """
        if self.behind or not self.told or self.lock.locked() or ply != self.plies:
            return False
        try:
            for row in rows:
                self.apply(row)
        except Exception:  # whoever looks at the table next meets it again, and sets it aside
            return False
        return True

    async def refresh(self, store: Store) -> None:
        """Catch up if others have written, or may have. Call it with the lock held."""
        if self.behind or not (self.told and store.pubsub.hears(self.id)):
            await self.catch_up(store)

    def ply_of(self, seats: Sequence[int]) -> int:
        """The ply as it is counted by whoever holds these seats, or by an onlooker."""
        return self.plies - len(self.unseen.missed(seats))

    def undos_of(self, seats: Sequence[int]) -> int:
        """How often something was taken back before the eyes of whoever holds these seats."""
        return self.undos - sum(row.undo for row in self.unseen.missed(seats))

    async def give(
        self,
        store: Store,
        seat: int,
        ply: int,
        texts: list[str],
        goes_on: bool = False,
        mine: Sequence[int] | None = None,
        by: str | None = None,
    ) -> None:
        """A seat's decision about the question as it stood at a ply; kept before this returns.

        It consists of one answer or several, and is tried on a copy: all of them count or none.
        ``goes_on``: the table gives it for a person. It belongs to what they decided before, if
        that was theirs, and cannot be taken back by itself. ``mine``: the seats of whoever counts
        this ply; without them it is the table's own count. ``by``: who has to hold the seat still.
        """
        async with self.lock:
            await self.ready_at(store, ply, mine)
            after = self.after(seat, texts)
            rows = self.rows(after, len(self.match.answers))
            for place in range(0 if goes_on else 1, len(texts)):
                rows[place] = rows[place]._replace(goes_on=True)
            await self.keep(store, after, rows, by=None if by is None else (seat, by))

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

    async def has_kept(
        self, store: Store, seat: int, ply: int, texts: list[str], mine: Sequence[int]
    ) -> bool:
        """Whether the table has these answers of a seat at a ply: a page may have sent them twice.

        A ply is written once, whatever is taken back later; so there is nothing else to remember.
        ``mine``: the seats of whoever counts this ply.
        """
        try:
            answers = [self.game.actions.text(self.game.actions.parse(text)) for text in texts]
        except Unreadable:
            return False
        rows = await store.answers_from(self.id, self.unseen.row_at(ply, mine), len(texts))
        return [(row.seat, row.answer) for row in rows] == [(seat, answer) for answer in answers]

    async def take_back(
        self, store: Store, seat: int, ply: int, mine: Sequence[int] | None = None
    ) -> None:
        """A seat takes its last decision back: all the answers it consisted of."""
        async with self.lock:
            await self.ready_at(store, ply, mine)
            if not self.can_undo(seat):
                message = f"seat {number_of(seat)} has nothing to take back"
                raise Refusal("no-undo", message, 409)
            after = self.match.clone()
            rows: list[AnswerRow] = []
            while len(after.answers) > self.decided[-1]:
                after.undo(seat)
                rows.append(AnswerRow(seat, UNDO, goes_on=bool(rows)))
            await self.keep(store, after, rows, self.clocks[-1] or None)

    async def ready_at(self, store: Store, ply: int, mine: Sequence[int] | None) -> None:
        await self.refresh(store)
        now = self.plies if mine is None else self.ply_of(mine)
        if ply > now:  # they have seen more than this process: news of it are on the way
            await self.catch_up(store)
            now = self.plies if mine is None else self.ply_of(mine)
        if ply != now:
            raise stale()

    async def keep(
        self,
        store: Store,
        after: Match,
        rows: list[AnswerRow],
        clock: float | None = None,
        by: tuple[int, str] | None = None,
    ) -> None:
        """Write the rows that lead to a match, and then make them true here, as all others do.

        ``clock``: since when whoever is asked then has had time, if not since now. Whoever takes an
        answer back has no more time than before it. ``by``: the seat that answers, and who has to
        hold it still.
        """
        now = time.time()
        rows = [row._replace(at=now) for row in rows]
        ply = self.plies
        winners = after.winners if after.over else None
        ended = ended_by(self.game, after.log[len(self.match.log) :])
        try:
            await store.append(
                *(self.id, ply, rows, waiting_for(after), winners, ended),
                updated=clock,
                shown=self.shows(after, rows[0]),
                by=by,
            )
        except BaseException as problem:
            self.heard(seats_changed=True, elsewhere=True)
            with suppress(SQLAlchemyError, OSError):  # if even that fails, whoever looks next tries
                await self.catch_up(store)
            if isinstance(problem, TakenFirst):
                raise stale() from None
            if isinstance(problem, NotPlaying):
                raise self.no_longer(by, await self.sitting(store)) from None
            if not outage(problem):
                raise
            found = [] if self.behind else await store.answers_from(self.id, ply, len(rows))
            if [row[:3] for row in found] != [row[:3] for row in rows]:
                LOG.error("not kept", table=self.id, problem=str(problem).splitlines()[0])
                raise not_kept() from None
            return  # the line to the database broke just after it was kept
        self.go_on_as(after, rows)

    def go_on_as(self, after: Match, rows: list[AnswerRow]) -> None:
        """The rows of this match were kept: make them true here.

        A single answer need not be worked out again: the copy it was tried on is the match now.
        """
        first, *natures = rows
        answered = sum(row.seat != NATURE for row in rows)
        if answered > 1 or first.answer == UNDO or self.plies < self.begins:
            for row in rows:
                self.apply(row)
            return
        before = self.glimpse(first)
        if not first.goes_on:
            self.decided.append(len(self.match.answers))
            self.clocks.append(self.clock)
        self.match = after
        self.clock = rows[-1].at
        self.unseen.note(self.plies, 0 if before is None else before.unchanged(Glimpse.of(after)))
        self.plies += 1
        self.mark_log()
        for _ in natures:
            self.unseen.follow(self.plies)
            self.plies += 1

    def no_longer(self, by: tuple[int, str] | None, seats: list[SeatRow]) -> Refusal:
        """Why a move was not kept: the seat has another holder by now, or the game was closed."""
        if by is not None and seats and seats[by[0]].user_id != by[1]:
            return not_yours()
        return Refusal("closed", "this game was closed", 409)

    def shows(self, after: Match, row: AnswerRow) -> bool:
        """Whether an onlooker sees that something happened."""
        before = self.glimpse(row)
        return before is None or not before.unchanged(Glimpse.of(after)) & bits([None])

    # Looking ------------------------------------------------------------------------------

    async def look_ahead(
        self,
        store: Store,
        seat: int,
        ply: int,
        texts: list[str],
        mine: Sequence[int] | None = None,
    ) -> Match | None:
        """The match as it would be if a seat answered so; nothing of it is kept.

        ``None`` if that could not be taken back: looking shows no more than undo would.
        """
        async with self.lock:
            await self.ready_at(store, ply, mine)
            after = self.after(seat, texts)
            return after if after.can_undo(seat) else None

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last decision back: every answer of it, or none.

        Nobody may while somebody else is asked in secret: that it ends when they answer would tell
        that they have.
        """
        if not self.match.can_undo(seat):
            return False
        began = self.decided[-1:]
        if not any([m.plies] == began for m in self.match.marks):
            return False
        return all(other == seat for other in asked_in_secret(self.match))

    def history(self) -> list[list[int]]:
        """Everybody's points turn by turn in the finished game; worked out once."""
        if self.points is None:
            self.points = Replay(self.match.record()).points
        return self.points


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
