"""A match: one game being played, with its record.

The match asks seats and lets nature answer from the seed. It keeps every answer, tells every
seat what it may know, and undoes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from bottega.kernel.game import Decision, Game, Illegal
from bottega.kernel.record import Answer, Record
from bottega.kernel.shape import Json
from bottega.kernel.state import NATURE, Action, Event, State, may_see
from bottega.kernel.words import SEAT, Unreadable, quoted
from bottega.play.nature import commitment, draw, read_seed


class Mark(NamedTuple):
    """Where undo may go back to: before one answer."""

    seat: int
    state: State
    plies: int
    told: int


class Match:
    """One game being played from the empty table on."""

    def __init__(
        self,
        game: Game[Any],
        players: list[str],
        seed: bytes,
        options: dict[str, str] | None = None,
        listen: bool = True,
    ) -> None:
        """``listen=False``: nobody wants the events, so none are kept and nothing can be undone."""
        self.game = game
        self.seed = seed
        self.state: State = game.new(len(players), options)
        self.record = Record(game, players, options, commitment(seed))
        self.log: list[Event] = []
        self.draws = 0  # how often nature has answered
        self.marks: list[Mark] = []
        self.listen = listen
        self.questions: list[Decision] = []
        self.go_on()

    # Playing ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.questions

    def question(self, seat: int) -> Decision | None:
        """What this seat is asked now, if anything."""
        return next((q for q in self.questions if q.seat == seat), None)

    def answer(self, seat: int, action: Action) -> list[Event]:
        """Carry out a seat's answer; raises `Illegal` and changes nothing if it is not allowed.

        Returns everything that was told because of it.
        """
        before = len(self.log)
        mark = None
        if self.listen:
            mark = Mark(seat, self.game.clone(self.state), len(self.record.answers), before)
        self.carry_out(seat, action)
        if mark is not None:
            self.remember(mark)
        self.go_on()
        return self.log[before:]

    def carry_out(self, seat: int, action: Action) -> None:
        self.state.events = [] if self.listen else None
        self.game.answer(self.state, seat, action)
        self.record.answers.append(Answer(seat, action))

    def go_on(self) -> None:
        """Let everything happen that needs no player, nature's answers included."""
        while True:
            if self.state.events is None and self.listen:
                self.state.events = []
            self.questions = self.game.decisions(self.state)
            self.collect_events()
            if not self.questions or self.questions[0].seat != NATURE:
                break
            question = self.questions[0]
            weights = self.game.weights(self.state, question)
            chosen = draw(self.seed, self.draws, len(question.options), weights)
            self.draws += 1
            self.marks.clear()  # what nature has shown cannot be taken back
            self.carry_out(NATURE, question.options[chosen])
        if self.over:
            self.marks.clear()  # the seed is shown now: nothing can be played another way
            self.record.seed = self.seed.hex()
            self.record.result = self.result()

    def collect_events(self) -> None:
        told = self.state.events or []
        self.state.events = None
        self.log += told
        if any(self.game.events[e[0]].reveals or self.game.events[e[0]].turn for e in told):
            self.marks.clear()

    # Undo ---------------------------------------------------------------------------------

    def remember(self, mark: Mark) -> None:
        """An answer may be taken back by whoever gave it, until somebody else answers."""
        if self.marks and self.marks[-1].seat != mark.seat:
            self.marks.clear()
        self.marks.append(mark)

    def can_undo(self, seat: int) -> bool:
        return bool(self.marks) and self.marks[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer.

        Allowed back to the start of the turn, until nature answered, something hidden was shown
        or somebody else answered.
        """
        if not self.can_undo(seat):
            raise Illegal(f"seat {SEAT.text(seat)} has nothing to take back")
        mark = self.marks.pop()
        self.state = mark.state
        del self.record.answers[mark.plies :]
        del self.log[mark.told :]
        self.questions = self.game.decisions(self.state)

    # Looking ------------------------------------------------------------------------------

    def view(self, seat: int | None) -> State:
        """What a seat may know; ``None`` is an onlooker."""
        view: State = self.game.redact(self.state, seat)
        return view

    def told(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat was told, from some place of the log on."""
        return [event for event in self.log[since:] if may_see(event, seat)]

    def result(self) -> Json:
        """Scores with their breakdown, and who won."""
        seats = range(self.state.seats)
        return {
            "scores": self.game.scores(self.state),
            "winners": [seat + 1 for seat in self.game.winners(self.state)],
            "breakdown": [dict(self.game.breakdown(self.state, seat)) for seat in seats],
        }


def resume(record: Record, seed: bytes) -> Match:
    """The match a record belongs to, ready to be played on."""
    if commitment(seed) != record.commitment:
        raise Unreadable("the seed does not belong to this record: its SHA-256 is another one")
    try:
        match = Match(record.game, record.players, seed, record.options)
    except Illegal as problem:
        raise Unreadable(f"the record: {problem}") from None
    plies = len(match.record.answers)
    for ply, answer in enumerate(record.answers, 1):
        if answer.seat == NATURE or ply <= len(match.record.answers):
            check_draw(match, ply, answer)
        else:
            try:
                match.answer(*answer)
            except Illegal as problem:
                raise Unreadable(f"answers[{ply}]: {problem}") from None
        plies = ply
    if len(match.record.answers) > plies:
        raise Unreadable(f"the record breaks off after {plies} answers, before nature's next one")
    return match


def check_draw(match: Match, ply: int, answer: Answer) -> None:
    """Nature's answers follow from the seed: the match has already given the same one."""
    given = match.record.answers
    if ply > len(given) or given[ply - 1] != answer:
        follows = f"{match.record.line(given[ply - 1])!r} does" if ply <= len(given) else ""
        raise Unreadable(
            f"answers[{ply}]: {match.record.line(answer)!r} does not follow from the seed; "
            f"{follows or 'nature is not asked here'}"
        )


def verify(record: Record) -> int:
    """Check every draw of a finished record against its seed; returns how many there were."""
    if record.seed is None:
        raise Unreadable("this record has no seed yet: it is shown when the game is over")
    match = resume(record, read_seed(record.seed))
    if match.record.result == record.result:
        return match.draws
    plies = len(record.answers)
    if match.record.result is None:
        raise Unreadable(
            f"the record has a result, but its answers break off after {plies}: "
            "the game is not over there"
        )
    if record.result is None:
        raise Unreadable(f"the game is over after {plies} answers, but the record has no result")
    raise Unreadable(first_difference(match.record.result, record.result, "result"))


def first_difference(expected: Json, got: Json, place: str) -> str:
    """Where something written down first differs from what follows from the game, and how."""
    found: list[tuple[str, Json, Json]] = []
    if isinstance(expected, dict) and isinstance(got, dict) and expected.keys() == got.keys():
        found = [(f"{place}.{name}", expected[name], got[name]) for name in expected]
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        pairs = enumerate(zip(expected, got, strict=True), 1)
        found = [(f"{place}[{i}]", *pair) for i, pair in pairs]
    for inner, one, other in found:
        if one != other:
            return first_difference(one, other, inner)
    return f"{place}: expected {quoted(expected)}, got {quoted(got)}"
