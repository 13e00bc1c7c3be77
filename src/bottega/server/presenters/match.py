"""A match as somebody sees it who sits there, or looks on."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from bottega import Unreadable
from bottega.kernel.game import Decision
from bottega.kernel.show import Fact
from bottega.kernel.state import HIDDEN, NONE, Event, State, may_see
from bottega.play.match import Match
from bottega.server import wire
from bottega.server.live_match import LiveMatch
from bottega.server.patch import difference, state_difference
from bottega.server.refusal import Refusal
from bottega.server.seat_numbers import number_of
from bottega.server.windows import offered, passed_while
from bottega.text.catalogue import GAPS
from bottega.text.position import spelled_out
from bottega.text.voice import Voice

ENCODER = msgspec.json.Encoder()
SHOWN = msgspec.json.Decoder()
GAP = GAPS[0].encode()[:2]
"""How every gap for a name begins in writing."""

LOG_LINES = 400
"""The most lines of the log that a newcomer is sent."""


class Sent(NamedTuple):
    """What a client is known to have.

    Every open page has one for as long as it is open. A view shares most of what it consists of
    with the match and takes less memory than it would in writing; what is derived is kept in bytes.
    """

    ply: int
    seat: int | None
    view: State
    derived: bytes
    told: int  # how much of the match's log
    undos: int


def voice_of(live: LiveMatch, lang: str) -> Voice:
    """A language, speaking about this match and those who play it."""
    return Voice(lang, live.game, live.names)


# The table -------------------------------------------------------------------------------------


def update(
    live: LiveMatch, seats: list[int], lang: str, had: Sent | None, plain: bool = False
) -> tuple[wire.Update, Sent]:
    """The table for somebody who holds these seats (none for an onlooker).

    ``had``: what they are known to have, so that they are sent what differs. ``plain``: their page
    has no board of the game and wants it in words.
    """
    match, game, voice = live.match, live.game, voice_of(live, lang)
    asked = [question for question in match.questions if question.seat in seats]
    seat = eyes(seats, asked, had)
    view = match.view(seat)
    derived = game.show.derived(view)
    if had is not None and (had.seat != seat or had.undos != live.undos_of(seats)):
        had = None  # what they have does not lead here
    written_derived = ENCODER.encode(derived)
    told = had.told if had is not None else max(0, len(match.log) - LOG_LINES)
    news = match.log[had.told if had is not None else turn_began(live) :]
    message = wire.Update(
        ply=live.ply_of(seats),
        base=had.ply if had is not None else None,
        seat=None if seat is None else number_of(seat),
        state=game.write(view) if had is None else state_difference(game, had.view, view),
        derived=derived if had is None else since_told(had.derived, written_derived, derived),
        asked=[
            question_of(match, q, voice, view if q.seat == seat else match.view(q.seat))
            for q in asked
        ],
        waiting_for=[number_of(seat) for seat in game.asked(view) if seat != HIDDEN],
        log=log_since(live, seat, voice, told, you=seats[0] if len(seats) == 1 else None),
        turns_before=0 if had is not None else turns_in(live, told),
        events=[game.write_event(event) for event in news if may_see(event, seat)],
        scores=game.scores(view),
        can_undo=any(live.can_undo(mine) for mine in seats),
        result=result(live, lang) if match.over else None,
        plain=in_words(voice, view, seat) if plain else None,
    )
    undos = live.undos_of(seats)
    return message, Sent(message.ply, seat, view, written_derived, len(match.log), undos)


def since_told(had: bytes, written: bytes, derived: Any) -> dict[str, Any]:
    """How what is derived has changed since a page was told; at most moves it has not."""
    return {} if had == written else difference(SHOWN.decode(had), derived) or {}


def eyes(seats: list[int], asked: list[Decision], had: Sent | None) -> int | None:
    """Through whose eyes somebody sees who holds these seats.

    Those of the seat that is asked; else of the one they saw through before, or of their first.
    """
    if asked:
        return asked[0].seat
    if had is not None and had.seat in seats:
        return had.seat
    return seats[0] if seats else None


def in_words(voice: Voice, view: State, seat: int | None) -> wire.Plain:
    """What a seat may know in words: as the game draws itself, or else spelled out."""
    rows = voice.game.show.draw(view, seat, voice.names, voice.say)
    return wire.Plain(
        rows=[[wire.Panel(*panel) for panel in row] for row in rows],
        words={} if rows else spelled_out(voice, view),
    )


# Questions -------------------------------------------------------------------------------------


def question_of(match: Match, question: Decision, voice: Voice, view: State) -> wire.Question:
    """What a seat is asked, and everything it may answer; ``view``: what it sees."""
    frame = question.frame
    step = match.game.steps[frame[0]]
    return wire.Question(
        seat=number_of(question.seat),
        step=step.key,
        prompt=voice.ask(view, frame),
        subject=step.subject.write(frame[2:]),
        options=[choice(voice, view, question, action) for action in question.options],
        automatic=len(question.options) == 1 and match.game.passing(question) is not None,
        pass_until=offered(match, question),
        passed_while=passed_while(match, question),
        denied={thing: voice.sentence(why) for thing, why in match.game.show.refusals(view, frame)},
        rule=step.rule,
    )


def foreseen(
    live: LiveMatch, after: Match | None, seat: int, asked: wire.LookAhead, lang: str
) -> wire.Foreseen:
    """What a seat would be asked in a match that is only looked at, as far as it may be."""
    question = None if after is None else after.asked(seat)
    if after is None or question is None:
        return wire.Foreseen(asked.ply, asked.answers, None, {})
    view = after.view(seat)
    return wire.Foreseen(
        ply=asked.ply,
        answers=asked.answers,
        question=question_of(after, question, voice_of(live, lang), view),
        derived=live.game.show.derived(view),
    )


def choice(voice: Voice, view: State, question: Decision, action: tuple[int, ...]) -> Any:
    """One option as it is sent. An equal one is, at every table, but for names: so it is written
    once. Kept in writing it takes a third of the memory."""
    seat, facts = question.frame[1], voice.game.show.details(view, question.frame, action)
    written: bytes = voice.once(
        *("option", view.seats, seat, action, *chain.from_iterable(facts)),
        make=lambda nobody: ENCODER.encode(new_choice(nobody, view, question, action, facts)),
    )
    return msgspec.Raw(with_names(written, voice.names))


def with_names(written: bytes, names: list[str]) -> bytes:
    """A message with gaps, about these; the very same if it is about nobody."""
    if GAP in written:
        for name, gap in zip(names, GAPS, strict=False):
            written = written.replace(gap.encode(), ENCODER.encode(name)[1:-1])
    return written


def new_choice(
    voice: Voice, view: State, question: Decision, action: tuple[int, ...], facts: list[Fact]
) -> wire.Choice:
    verbs = voice.game.actions
    return wire.Choice(
        action=verbs.text(action),
        label=voice.action(view, question.frame, action, facts),
        verb=verbs.verb(action).key,
        args=verbs.arguments(action),
        facts=written(facts),
        rule=verbs.verb(action).rule,
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


def explain(live: LiveMatch, seat: int, text: str, lang: str) -> str:
    """What an option that is open to a seat does."""
    question = live.match.asked(seat)
    if question is None:
        raise Refusal("not-asked", "this seat is not asked anything now", 409)
    try:
        action = live.game.actions.parse(text)
    except Unreadable as problem:
        raise Refusal("unreadable", str(problem)) from None
    if action not in question.options:
        raise Refusal("illegal", "this is not possible now")
    view = live.match.view(seat)
    return voice_of(live, lang).explain(view, question.frame, action) or ""


# The log ---------------------------------------------------------------------------------------


def log_since(
    live: LiveMatch, seat: int | None, voice: Voice, since: int, you: int | None
) -> list[wire.LogLine]:
    """What a seat was told, from a place of the match's log on; ``you`` as to whoever reads it."""
    told = zip(live.match.log[since:], live.marks[since:], strict=True)
    return log_lines(voice, ((event, ply) for event, ply in told if may_see(event, seat)), you)


def log_lines(
    voice: Voice, told: Iterable[tuple[Event, int]], you: int | None = None
) -> list[wire.LogLine]:
    """Events, each with the ply it was told at, in words; those that are worth a line."""
    lines = [log_line(voice, event, ply, you) for event, ply in told]
    return [line for line in lines if line.text]


def log_line(voice: Voice, event: Event, ply: int, you: int | None) -> wire.LogLine:
    about = "line", event[0], event[2:], you
    made: wire.LogLine = voice.once(*about, make=lambda nobody: new_line(nobody, event, you))
    return wire.LogLine(ply, made.event, made.seat, voice.named(made.text), made.turn)


def new_line(voice: Voice, event: Event, you: int | None) -> wire.LogLine:
    kind = voice.game.events[event[0]]
    whom = voice.game.write_event(event).get("seat")
    return wire.LogLine(
        ply=0,
        event=kind.key,
        seat=whom if isinstance(whom, int) else None,
        text=voice.event(event, you),
        turn=kind.turn,
    )


def turns_in(live: LiveMatch, end: int) -> int:
    """How many turns the log announces before a place of it."""
    return sum(live.game.events[event[0]].turn for event in live.match.log[:end])


def turn_began(live: LiveMatch) -> int:
    """The place in the log at which the turn under way was announced."""
    log, kinds = live.match.log, live.game.events
    turns = (place for place in reversed(range(len(log))) if kinds[log[place][0]].turn)
    return next(turns, len(log))


# The end ---------------------------------------------------------------------------------------


def result(live: LiveMatch, lang: str) -> wire.Result:
    """How the finished game ended, with the seed."""
    match, voice = live.match, voice_of(live, lang)
    boards = [live.game.breakdown(match.state, seat) for seat in range(match.seats)]
    lines = [
        wire.ScoreLine(key, voice.name("score", key), [board[i][1] for board in boards])
        for i, (key, _) in enumerate(boards[0])
    ]
    sides = live.game.sides(match.state)
    ending = live.game.show.ending(match.state)
    return wire.Result(
        winners=[number_of(seat) for seat in match.winners],
        scores=match.scores,
        lines=lines,
        sides=[[number_of(seat) for seat in side] for side in sides],
        tie_breaks=[
            wire.TieBreak(key, voice.name("tie", key), amounts)
            for key, amounts in live.game.tie_breaks(match.state)
        ],
        why="" if ending is None else voice.sentence(ending),
        history=live.history(),
        seed=live.seed.hex(),
        commitment=match.commitment,
    )
