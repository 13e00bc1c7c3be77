"""A table being played, as this process knows it.

It is a match made again from the table's rows. Nobody owns a table: any process may accept an
answer, by writing the next row. If somebody else was first, the match is brought up to date and the
answer refused as stale. Nothing is shown before it is written.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

import bottega
from bottega import Game, Illegal, Unreadable
from bottega.kernel.game import Decision, Fact
from bottega.kernel.state import HIDDEN, NATURE, NONE, Event, State, may_see
from bottega.play.hindsight import Hindsight
from bottega.server import wire
from bottega.server.patch import difference
from bottega.server.refusal import Refusal, stale
from bottega.server.store import Row, Store, TakenFirst
from bottega.text.position import spelled_out
from bottega.text.voice import Voice

UNDO = "undo"
LOG_LINES = 400
"""The most lines of the log that a newcomer is sent."""


class Sent(NamedTuple):
    """What a client is known to have."""

    ply: int
    seat: int | None
    state: Any
    gloss: Any
    told: int  # how much of the match's log
    undos: int


class LiveTable:
    """One game, its rows applied so far, and what can be told about it."""

    def __init__(
        self,
        table: str,
        game: Game[Any],
        options: dict[str, str],
        names: list[str],
        holders: list[str | None],
        seed: bytes,
    ) -> None:
        self.id = table
        self.game = game
        self.options = options
        self.names = names
        self.holders = holders  # whose seats they are: fixed once the game has begun
        self.seed = seed
        self.lock = asyncio.Lock()
        self.voices: dict[str, Voice] = {}
        self.begin()

    def begin(self) -> None:
        """The empty table, before any row."""
        self.match = bottega.new(
            self.game, players=self.names, seed=self.seed, options=self.options
        )
        self.plies = 0  # rows applied, undone answers and the undoing included
        self.undos = 0
        self.behind = False  # whether rows may have been written that are not applied here
        self.marks: list[int] = []  # for every line of the log, the ply it was told at
        self.mark_log()

    def mark_log(self) -> None:
        """New lines of the log were told at this ply; lines that were undone are gone."""
        told = len(self.match.log)
        del self.marks[told:]
        self.marks += [self.plies] * (told - len(self.marks))

    # Rows ---------------------------------------------------------------------------------

    def opening_rows(self) -> list[Row]:
        """What nature has laid out before anybody is asked."""
        return [self.row(i) for i in range(len(self.match.answers))]

    def row(self, i: int) -> Row:
        seat, action = self.match.answers[i]
        return Row(seat, self.game.vocabulary(seat).text(action))

    def apply(self, row: Row) -> None:
        """Make one row of the database true here."""
        if row.answer == UNDO:
            self.match.undo(row.seat)
            self.undos += 1
        elif row.seat != NATURE:  # nature's rows follow from the seed: the match gives them itself
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

    async def give(self, store: Store, seat: int, ply: int, text: str) -> None:
        """A seat's answer to the question as it stood at a ply; kept before this returns."""
        async with self.lock:
            await self.ready_at(store, ply)
            if self.match.asked(seat) is None:
                raise Refusal("not-asked", "this seat is not asked anything now", 409)
            before = len(self.match.answers)
            try:
                self.match.answer(seat, self.game.actions.parse(text))
            except Unreadable as problem:
                raise Refusal("unreadable", str(problem)) from None
            except Illegal as problem:
                raise Refusal("illegal", str(problem)) from None
            rows = [self.row(i) for i in range(before, len(self.match.answers))]
            await self.keep(store, rows)

    async def take_back(self, store: Store, seat: int, ply: int) -> None:
        """A seat takes its last answer back."""
        async with self.lock:
            await self.ready_at(store, ply)
            try:
                self.match.undo(seat)
            except Illegal as problem:
                raise Refusal("no-undo", str(problem), 409) from None
            self.undos += 1
            await self.keep(store, [Row(seat, UNDO)])

    async def ready_at(self, store: Store, ply: int) -> None:
        await self.refresh(store)
        if ply != self.plies:
            raise stale()

    async def keep(self, store: Store, rows: list[Row]) -> None:
        """Write what the match has already done; if that fails, forget it and look again."""
        over = self.match.over
        winners = [seat + 1 for seat in self.match.winners] if over else None
        try:
            await store.append(self.id, self.plies, rows, self.waiting_for(), winners)
        except BaseException as problem:
            self.begin()  # what was not written did not happen; the rows are read again
            self.behind = True
            with suppress(SQLAlchemyError, OSError):  # if even that fails, whoever looks next tries
                await self.catch_up(store)
            if isinstance(problem, TakenFirst):
                raise stale() from None
            raise
        self.plies += 1
        self.mark_log()  # what nature answered belongs to the answer that led to it
        self.plies += len(rows) - 1

    # What can be told ---------------------------------------------------------------------

    def waiting_for(self) -> list[int]:
        """The seats that are asked something, counted from one; negative if others may not know."""
        known = self.game.asked(self.match.view(None))
        asked = [question.seat for question in self.match.questions]
        return [seat + 1 if seat in known else -seat - 1 for seat in asked]

    def voice(self, lang: str) -> Voice:
        if lang not in self.voices:
            self.voices[lang] = Voice(lang, self.game, self.names)
        return self.voices[lang]

    def update(
        self, seats: list[int], lang: str, had: Sent | None, plain: bool = False
    ) -> tuple[wire.Update, Sent]:
        """The table for somebody who holds these seats (none for an onlooker).

        They see through the eyes of the seat that is asked, or of their first. ``plain``: their
        page has no board of the game and wants it in words.
        """
        match = self.match
        asked = [question for question in match.questions if question.seat in seats]
        seat = asked[0].seat if asked else (seats[0] if seats else None)
        if not asked and had is not None and had.seat in seats:
            seat = had.seat
        view = match.view(seat)
        state = self.game.write(view)
        gloss = self.game.gloss(view)
        if had is not None and (had.seat != seat or had.undos != self.undos):
            had = None  # what they have does not lead here
        told = had.told if had is not None else max(0, len(match.log) - LOG_LINES)
        news = match.log[had.told if had is not None else self.turn_began() :]
        update = wire.Update(
            ply=self.plies,
            base=had.ply if had is not None else None,
            seat=None if seat is None else seat + 1,
            state=state if had is None else difference(had.state, state) or {},
            gloss=gloss if had is None else difference(had.gloss, gloss) or {},
            asked=[self.question(question, lang) for question in asked],
            waiting_for=[seat + 1 for seat in self.game.asked(view) if seat != HIDDEN],
            log=self.log_lines(seat, lang, told),
            turns_before=0 if had is not None else self.turns_in(match.log[:told]),
            events=[self.game.write_event(event) for event in news if may_see(event, seat)],
            scores=self.game.scores(view),
            can_undo=any(match.can_undo(mine) for mine in seats),
            result=self.result(lang) if match.over else None,
            plain=self.plain(view, seat, lang) if plain else None,
        )
        return update, Sent(self.plies, seat, state, gloss, len(match.log), self.undos)

    def turns_in(self, log: list[Event]) -> int:
        """How many turns a part of the log announces."""
        return sum(self.game.events[event[0]].turn for event in log)

    def turn_began(self) -> int:
        """The place in the log at which the turn under way was announced."""
        log, kinds = self.match.log, self.game.events
        turns = (place for place in reversed(range(len(log))) if kinds[log[place][0]].turn)
        return next(turns, len(log))

    def plain(self, view: State, seat: int | None, lang: str) -> wire.Plain:
        """What a seat may know in words: as the game draws itself, or else spelled out."""
        voice = self.voice(lang)
        rows = self.game.draw(view, seat, self.names, voice.say)
        return wire.Plain(
            rows=[[wire.Panel(*panel) for panel in row] for row in rows],
            words={} if rows else spelled_out(voice, view),
        )

    def question(self, question: Decision, lang: str) -> wire.Question:
        voice = self.voice(lang)
        view = self.match.view(question.seat)
        step = self.game.steps[question.frame[0]]
        verbs = self.game.actions
        return wire.Question(
            seat=question.seat + 1,
            step=step.key,
            prompt=voice.ask(view, question.frame),
            subject=step.subject.write(question.frame[2:]),
            options=[
                wire.Choice(
                    action=verbs.text(action),
                    label=voice.action(view, question.frame, action),
                    verb=verbs.verb(action).key,
                    args=verbs.arguments(action),
                    facts=written(self.game.details(view, question.frame, action)),
                )
                for action in question.options
            ],
            denied={
                thing: voice.sentence(reason)
                for thing, reason in self.game.refusals(view, question.frame)
            },
        )

    def explain(self, seat: int, text: str, lang: str) -> str:
        """What an option that is open to a seat does."""
        question = self.match.asked(seat)
        if question is None:
            raise Refusal("not-asked", "this seat is not asked anything now", 409)
        try:
            action = self.game.actions.parse(text)
        except Unreadable as problem:
            raise Refusal("unreadable", str(problem)) from None
        if action not in question.options:
            raise Refusal("illegal", "this is not possible now")
        view = self.match.view(seat)
        return self.voice(lang).explain(view, question.frame, action) or ""

    def log_lines(self, seat: int | None, lang: str, since: int) -> list[wire.LogLine]:
        log = self.match.log[since:]
        marks = self.marks[since:]
        seen = [(e, ply) for e, ply in zip(log, marks, strict=True) if may_see(e, seat)]
        lines = [self.log_line(event, ply, lang) for event, ply in seen]
        return [line for line in lines if line.text]

    def log_line(self, event: Event, ply: int, lang: str) -> wire.LogLine:
        kind = self.game.events[event[0]]
        whom = self.game.write_event(event).get("seat")
        return wire.LogLine(
            ply=ply,
            seat=whom if isinstance(whom, int) else None,
            text=self.voice(lang).event(event),
            turn=kind.turn,
        )

    def result(self, lang: str) -> wire.Result:
        """How the finished game ended, with the seed."""
        t = self.match.state
        voice = self.voice(lang)
        boards = [self.game.breakdown(t, seat) for seat in range(t.seats)]
        lines = [
            wire.ScoreLine(key, voice.name("score", key), [board[i][1] for board in boards])
            for i, (key, _) in enumerate(boards[0])
        ]
        return wire.Result(
            winners=[seat + 1 for seat in self.match.winners],
            scores=self.match.scores,
            lines=lines,
            history=Hindsight(self.match.record()).points,
            seed=self.seed.hex(),
            commitment=self.match.commitment,
        )


def written(facts: list[Fact]) -> dict[str, int | dict[str, int]]:
    """Facts by name: a number, or so many of each."""
    found: dict[str, int | dict[str, int]] = {}
    for fact in facts:
        word = fact.domain.write(fact.value)
        if isinstance(word, int):
            found[fact.name] = word
            continue
        heap = found.setdefault(fact.name, {})
        if isinstance(heap, dict) and fact.value != NONE:
            heap[word] = fact.amount
    return found
