"""A match: one game being played, from the first draw to the last point.

The match asks seats and lets nature answer from the seed. It keeps every answer, tells every
seat what it may know, and undoes. People, bots, the server and the arena all play through it.

In Python seats are counted from 0, so that ``match.scores[seat]`` is that seat's. In notation,
in records and on screens people count from 1.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Literal, NamedTuple

from bottega.kernel.answers import Answer
from bottega.kernel.game import Decision, Game, Illegal
from bottega.kernel.laws import same
from bottega.kernel.position import Since, came_about, write_position
from bottega.kernel.record import Origin, Record
from bottega.kernel.shape import Json
from bottega.kernel.shuffle import Shuffle
from bottega.kernel.state import NATURE, Action, Event, State, may_see
from bottega.kernel.words import SEAT, Unreadable
from bottega.play.nature import commitment, draw, seed_from
from bottega.play.shuffling import key_of


class Question(NamedTuple):
    """What is asked, in words: who must answer, which paragraph of the rules, and how they may.

    >>> Question(0, "choose", {}, ["submit 7", "submit 12"])
    Question(seat=0, step='choose', subject={}, options=['submit 7', 'submit 12'])
    """

    seat: int  # `NATURE` is -1
    step: str
    subject: dict[str, Json]  # what it is about, as a position writes it
    options: list[str]  # in notation


def in_words(game: Game[Any], question: Decision) -> Question:
    """A question as people and programs read it."""
    step = game.steps[question.frame[0]]
    words = game.vocabulary(question.seat)
    return Question(
        question.seat,
        step.key,
        step.subject.write(question.frame[2:]),
        [words.text(action) for action in question.options],
    )


@lru_cache(maxsize=20_000)
def answer_of(seat: int, action: Action) -> Answer:
    """Who answered, and what: one and the same in all matches. Of the memory of a match that lasts
    its answers are a good part, and hardly any was never given before."""
    return Answer(seat, action)


class Mark(NamedTuple):
    """Where undo may go back to: before one answer."""

    seat: int
    state: State
    plies: int
    told: int


class Match:
    """One game being played.

    ``seed``: what nature's answers follow from. Without one nature's questions stay open, to be
    answered like any other: that is how positions are studied and records replayed.
    ``listen=False``: nobody wants the events, so none are kept and nothing can be undone.
    ``start``: a table to begin at instead of the empty one.
    ``came``: the players in the order in which they came, where seats were drawn by lot.
    ``shuffle``: what else nature's answers follow from, at a table of the house.
    """

    def __init__(
        self,
        game: Game[Any],
        players: list[str],
        seed: bytes | None = None,
        options: dict[str, str] | None = None,
        *,
        listen: bool = True,
        start: State | None = None,
        came: list[str] | None = None,
        shuffle: Shuffle | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.came = came
        self.origins: list[Origin] = []  # finished games it goes on from, see `play_on`
        self.options: dict[str, str] = options or {}
        self.commitment = ""
        self.shuffle_by(seed, shuffle)
        self.listen = listen
        self.began_at: State | None = None if start is None else game.clone(start)
        self.state: State = game.new(len(players), options) if start is None else start
        self.answers: list[Answer] = []
        self.log: list[Event] = []
        self.draws = 0  # how often nature has answered
        self.marks: list[Mark] = []
        self.turn: tuple[int, State | None] = 0, self.began_at  # answers before one, and its table
        self.questions: list[Decision] = []  # all that are open: several where seats choose at once
        self.go_on()

    # What is asked ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return not self.questions

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.state.seats

    @property
    def question(self) -> Question | None:
        """The question on the table, in words; ``None`` once the game is over.

        Where several seats choose at once it is the first of theirs; see `question_for`.
        """
        return self.in_words(self.questions[0]) if self.questions else None

    def question_for(self, seat: int) -> Question | None:
        """What this seat is asked now, in words, if anything."""
        found = self.asked(self.check_seat(seat))
        return None if found is None else self.in_words(found)

    def in_words(self, question: Decision) -> Question:
        return in_words(self.game, question)

    def check_seat(self, seat: int | None) -> Any:
        """A seat of this table, or an onlooker; anybody else is a mistake."""
        if seat is None or (type(seat) is int and 0 <= seat < self.state.seats):
            return seat
        raise Unreadable(f"expected a seat from 0 to {self.seats - 1}, got {seat!r}")

    def asked(self, seat: int) -> Decision | None:
        """What this seat is asked now, as players get it, if anything."""
        return next((q for q in self.questions if q.seat == seat), None)

    def legal(self, seat: int | None = None) -> list[str]:
        """What may be answered now, in notation: by a seat, or by whoever is asked first."""
        question = self.question if seat is None else self.question_for(seat)
        return [] if question is None else question.options

    def mask(self, seat: int | None = None) -> bytearray:
        """One byte for every action of the game's vocabulary: 1 where it may be answered now.

        ``numpy.frombuffer(match.mask(), "u1")`` makes an array of it without a copy. Nature's
        answers are no actions of the vocabulary: at her questions the mask is all zeros.
        """
        found = bytearray(self.game.actions.size)
        asked = self.questions[:1] if seat is None else [self.asked(self.check_seat(seat))]
        question = asked[0] if asked else None
        if question is not None and question.seat != NATURE:
            for action in question.options:
                found[self.game.actions.indices[action]] = 1
        return found

    # Playing ------------------------------------------------------------------------------

    def play(self, answer: str | int | Action, seat: int | None = None) -> None:
        """Answer the question on the table; `Illegal` or `Unreadable` says why not.

        An answer is notation (``"market row 2"``), an action's number in the vocabulary, or an
        action itself. ``seat`` says whose answer it is where several seats choose at once;
        notation may say it too, as records do: ``"2: keep 1 3"``.
        """
        if not self.questions:
            raise Illegal(f"{answer!r}: the game is over, nothing is asked")
        if isinstance(answer, str) and ":" in answer:
            who, _, answer = (part.strip() for part in answer.partition(":"))
            named = self.read_seat(who)
            if seat not in (None, named):
                raise Illegal(f"the answer is seat {SEAT.text(named)}'s, but seat={seat!r}")
            seat = named
        if seat is None:
            seat = self.questions[0].seat
        self.answer(seat, self.read_answer(answer, seat))

    def read_seat(self, who: str) -> int:
        return SEAT.at(self.seats).parse(who)

    def read_answer(self, answer: object, seat: int) -> Action:
        """The action that somebody means."""
        words = self.game.vocabulary(seat)
        if isinstance(answer, str):
            try:
                return words.parse(answer)
            except Unreadable as problem:
                asked = self.asked(seat)
                if asked is None:
                    raise
                join = " Possible" if str(problem).endswith("?") else "; possible"
                raise Unreadable(f"{problem}{join}: {self.game.listing(asked)}") from None
        if isinstance(answer, int) and not isinstance(answer, bool):
            if not 0 <= answer < words.size:
                raise Unreadable(f"expected an action from 0 to {words.size - 1}, got {answer}")
            return words.actions[answer]
        if isinstance(answer, tuple):
            return answer
        raise Unreadable(f"expected an answer in notation, its number or an action, got {answer!r}")

    def answer(self, seat: int, action: Action) -> list[Event]:
        """Carry out a seat's answer; raises `Illegal` and changes nothing if it is not allowed.

        Returns everything that was told because of it.
        """
        before = len(self.log)
        mark = None
        if self.listen and seat != NATURE:
            mark = Mark(seat, self.game.clone(self.state), len(self.answers), before)
        self.carry_out(seat, action)
        if mark is not None:
            self.remember(mark)
        self.go_on()
        return self.log[before:]

    def carry_out(self, seat: int, action: Action) -> None:
        self.state.events = [] if self.listen else None
        self.game.answer(self.state, seat, action)
        self.answers.append(answer_of(seat, action))
        if seat == NATURE:
            self.draws += 1
            self.marks.clear()  # what nature has shown cannot be taken back

    def go_on(self) -> None:
        """Let everything happen that needs no player, nature's answers included."""
        while True:
            if self.state.events is None and self.listen:
                self.state.events = []
            self.questions = self.game.decisions(self.state)
            self.collect_events()
            if not self.questions or self.questions[0].seat != NATURE or self.key is None:
                break
            question = self.questions[0]
            weights = self.game.weights(self.state, question)
            chosen = draw(self.key, self.draws, len(question.options), weights)
            self.carry_out(NATURE, question.options[chosen])
        if self.over:
            self.marks.clear()  # the seed is shown now: nothing can be played another way

    def collect_events(self) -> None:
        told = self.state.events or []
        self.state.events = None
        self.log += told
        if any(self.game.events[e[0]].reveals or self.game.events[e[0]].turn for e in told):
            self.marks.clear()

    def shuffle_by(self, seed: bytes | None, shuffle: Shuffle | None) -> None:
        """Nature's answers follow from a seed, and from everybody's nonces where there are any."""
        self.seed, self.shuffle, self.key = seed, shuffle, seed
        if seed is not None:
            self.commitment = commitment(seed)
            if shuffle is not None:
                self.key = key_of(seed, shuffle, self.game, self.options)

    def draw_from(self, seed: bytes, shuffle: Shuffle | None = None) -> None:
        """From here on nature's answers follow from this seed, and what is past stays as it is."""
        self.shuffle_by(seed, shuffle)
        self.draws = 0
        self.marks.clear()  # what was answered before is no longer anybody's to take back
        self.go_on()

    # Undo ---------------------------------------------------------------------------------

    def remember(self, mark: Mark) -> None:
        """An answer may be taken back by whoever gave it, until somebody else answers."""
        if self.marks and self.marks[-1].seat != mark.seat:
            self.marks.clear()
        self.marks.append(mark)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether this seat, or anybody, may take its last answer back."""
        return bool(self.marks) and seat in (None, self.marks[-1].seat)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer, this seat's or whoever's it was.

        Allowed back to the start of the turn, until nature answered, something hidden was shown
        or somebody else answered; `Illegal` otherwise.
        """
        if seat is None and self.marks:
            seat = self.marks[-1].seat
        if seat is None or not self.can_undo(seat):
            who = "nobody" if seat is None else f"seat {SEAT.text(seat)}"
            what = "anything" if seat is None else "nothing"
            raise Illegal(f"{who} has {what} to take back")
        mark = self.marks.pop()
        self.state = self.game.clone(mark.state)  # a copy of this match may have the same mark
        del self.answers[mark.plies :]
        del self.log[mark.told :]
        if self.turn[0] > mark.plies:  # what it began with was taken back
            self.turn = 0, self.began_at
        self.questions = self.game.decisions(self.state)

    # Looking ------------------------------------------------------------------------------

    def view(self, seat: int | None) -> State:
        """What a seat may know, as a state with `HIDDEN` in it; ``None`` is an onlooker."""
        view: State = self.game.redact(self.state, self.check_seat(seat))
        return view

    def position(self, seat: int | Literal["truth"] | None = "truth") -> str:
        """The table as text that `bottega.position` reads.

        The truth, or what a seat may know; ``None`` is an onlooker.
        """
        if seat != "truth":
            return write_position(self.game, self.view(seat))
        return write_position(self.game, self.state, self.since())

    def since(self) -> Since | None:
        """How the turn began that is under way, and what was answered in it; in no turn nothing."""
        plies, table = self.turn
        found = came_about(self.game, self.state, self.answers[plies:], self.options, table)
        if found is not None and found.start is not None:
            self.turn = len(self.answers) - len(found.answers), found.start
        return found

    def told(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat was told, from some place of the log on."""
        return [event for event in self.log[since:] if may_see(event, seat)]

    def events(self, seat: int | None = None, since: int = 0) -> list[Json]:
        """What a seat was told, in the words of the game; an onlooker's share without a seat."""
        self.check_seat(seat)
        return [self.game.write_event(event) for event in self.told(seat, since)]

    @property
    def scores(self) -> list[int]:
        """Everybody's points as they stand now, by seat."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty until the game is over, and where everybody lost."""
        return self.game.winners(self.state) if self.over else []

    def result(self) -> Json:
        """Scores with their breakdown, and who won."""
        game, t = self.game, self.state
        return {
            "scores": self.scores,
            "winners": [seat + 1 for seat in self.winners],
            "breakdown": [dict(game.breakdown(t, seat)) for seat in range(self.seats)],
        }

    def record(self, with_seed: bool = False) -> Record:
        """The game so far, every answer in notation.

        The seed is in it once the game is over. ``with_seed``: before that too, for a file from
        which the game is played on; whoever reads it knows what nature will answer.
        """
        if self.began_at is not None:
            raise Unreadable("a record begins at the empty table, this match at a position")
        record = Record(
            self.game, self.players, self.options, self.commitment, self.came, self.origins
        )
        record.answers = self.answers[:]
        record.shuffle = self.shuffle
        if self.over:
            record.result = self.result()
        if self.seed is not None and (self.over or with_seed):
            record.seed = self.seed.hex()
            if self.shuffle is not None and self.key is not None:
                record.shuffle = self.shuffle._replace(key=self.key.hex())
        return record

    # Copies -------------------------------------------------------------------------------

    def clone(self) -> Match:
        """An independent copy. It has the same seed, so nature will answer it the same."""
        copy = Match.__new__(Match)
        copy.game, copy.options = self.game, self.options
        copy.players, copy.came, copy.origins = self.players, self.came, self.origins
        copy.seed, copy.shuffle, copy.key = self.seed, self.shuffle, self.key
        copy.commitment, copy.listen = self.commitment, self.listen
        copy.began_at, copy.turn = self.began_at, self.turn  # never played on
        copy.state = self.game.clone(self.state)
        copy.answers, copy.log, copy.draws = self.answers[:], self.log[:], self.draws
        copy.marks = self.marks[:]  # their states are never played on
        copy.questions = self.questions[:]
        return copy

    def imagine(self, seat: int | None, seed: str = "") -> Match:
        """A match that looks the same to a seat, with what it cannot know drawn anew.

        The same words give the same world. Nobody's secrets and nothing of nature's future are
        in it: that is where a player may try its ideas.
        """
        words = f"imagined/{seed}/{len(self.answers)}/{seat}"
        world: State = self.game.determinize(self.view(seat), seat, Random(words))
        return Match(
            self.game, self.players, seed_from(words), self.options, listen=self.listen, start=world
        )

    def __eq__(self, other: object) -> bool:
        """The same table after the same answers, with the same future."""
        if not isinstance(other, Match):
            return NotImplemented
        return (
            self.game.usual is other.game.usual
            and self.game.edition == other.game.edition
            and self.key == other.key
            and self.answers == other.answers
            and same(self.state, other.state)
        )

    __hash__ = None  # type: ignore[assignment] # a match changes

    # Showing ------------------------------------------------------------------------------

    def __repr__(self) -> str:
        """The match in one line."""
        usual = self.game.decided({})
        unusual = [value for name, value in self.options.items() if value != usual[name]]
        table = ", ".join([self.game.key, f"{self.seats} seats", *unusual])
        answers = f"after {len(self.answers)} answers"
        if self.over:
            winners = ", ".join(SEAT.text(seat) for seat in self.winners) or "nobody"
            points = ", ".join(map(str, self.scores))
            return f"<Match of {table}: over {answers}, won by {winners}, scores {points}>"
        if not self.questions:  # where somebody only looks, who is asked may be hidden
            return f"<Match of {table}: {answers} nobody can be seen to be asked>"
        question = self.questions[0]
        step = self.game.steps[question.frame[0]].key
        who = "nature" if question.seat == NATURE else f"seat {SEAT.text(question.seat)}"
        options = f"{len(question.options)} option{'s' * (len(question.options) != 1)}"
        return f"<Match of {table}: {answers} {who} is asked to {step!r}, {options}>"

    def svg(self, seat: int | Literal["truth"] | None = "truth", lang: str = "en") -> str:
        """The table as a picture: the truth, or what a seat may know; ``None`` is an onlooker."""
        from bottega.play.glimpse import glimpse  # noqa: PLC0415 - a glimpse is a match
        from bottega.play.svg import svg  # noqa: PLC0415 - only where somebody looks

        if seat == "truth":
            return svg(self, None, lang)
        return svg(glimpse(self, self.check_seat(seat)), seat, lang)

    def _repr_html_(self) -> str:
        """The table as a notebook shows it."""
        from bottega.play.picture import html  # noqa: PLC0415 - only where somebody looks

        return html(self)

    def _repr_svg_(self) -> str:
        """The table as a picture, for what shows no HTML."""
        return self.svg()
