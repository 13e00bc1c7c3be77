"""The contract of a game.

A `Game` is a rulebook. It holds no play: one object serves every table and every search.
The loop around it is always the same::

    state = game.setup(seats, options)
    while (question := game.decision(state)) is not None:
        game.apply(state, somebody_answers(question))

`apply` trusts its caller, for search must be fast; `answer` is the door for everybody else
and refuses what is not allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from bottega.kernel.compiling import mypyc_attr
from bottega.kernel.declared import EventKind, Step
from bottega.kernel.edition import Changeable, Values
from bottega.kernel.pieces import Pieces, miscounted
from bottega.kernel.shape import Json, Object, check_fields
from bottega.kernel.show import Show
from bottega.kernel.state import HIDDEN, Action, Event, Frame, State
from bottega.kernel.vocabulary import Vocabulary
from bottega.kernel.words import SEAT, Unreadable, quoted

S = TypeVar("S", bound=State)


class Illegal(ValueError):
    """An answer that the rules do not allow here. Nothing was changed."""


class Decision:
    """The question on the table: who must answer, about what, and how they may."""

    __slots__ = ("frame", "options", "seat")

    def __init__(self, seat: int, frame: Frame, options: list[Action]) -> None:
        self.seat: int = seat
        self.frame: Frame = frame
        self.options: list[Action] = options


class Bargain(NamedTuple):
    """An offer somebody might make: how it is begun or built on, to whom, and what it is about.

    ``opens``: whether it is begun here, so that they need not make any. ``terms``: in numbers that
    mean something to the game.
    """

    answer: Action
    partner: int
    opens: bool
    terms: tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A rulebook: its steps, its words, and what can be asked about a state.

    A new game fills in the attributes of ``__init__`` and every method that raises here.
    `bottega.kernel.laws` tells whether it fits.

    ``rulings``: those of the options that settle how the rulebook is read, each with the heading of
    its paragraph in the rules page. ``pieces``: how many there are of what lies on the table.
    ``earlier``: the same game by the rules of earlier versions, for records, positions and tables
    that were begun under them. ``minutes``: about how long people sit at a game of it.

    ``changeable``: the printed values that differ in other editions, see `bottega.kernel.edition`.

    ``show``: what people see of it. ``value``: how good a position is for a seat, for players that
    look one step ahead; where a game says nothing, by how many points it leads.
    """

    def __init__(
        self,
        key: str,
        rules: int,
        seats: tuple[int, int],
        steps: list[Step[S]],
        actions: Vocabulary,
        chance: Vocabulary,
        events: list[EventKind],
        layout: Object,
        options: dict[str, list[str]] | None = None,
        rulings: dict[str, str] | None = None,
        pieces: Sequence[Pieces] = (),
        show: Show[S] | None = None,
        value: Callable[[S, int], float] | None = None,
        earlier: Sequence[Game[S]] = (),
        minutes: int | None = None,
        changeable: Sequence[Changeable] = (),
    ) -> None:
        self.key: str = key
        self.rules: int = rules  # a change of behaviour bumps it: records stay meaningful
        self.min_seats: int = seats[0]
        self.max_seats: int = seats[1]
        self.steps: list[Step[S]] = steps
        self.actions: Vocabulary = actions
        self.chance: Vocabulary = chance
        self.events: list[EventKind] = events
        self.layout: Object = layout
        self.table_options: dict[str, list[str]] = options or {}  # the first value is the default
        self.pieces: Sequence[Pieces] = pieces
        self.versions: dict[int, Game[S]] = {older.rules: older for older in earlier}
        self.versions[rules] = self
        self.minutes: int | None = minutes
        self.changeable: Sequence[Changeable] = changeable
        self.edition: Values = {}  # what is printed otherwise than usual
        self.usual: Game[S] = self  # the same with what is usually printed
        self.show: Show[S] = show or Show()
        self.value: Callable[[S, int], float] = value or self.margin
        self.rulings: dict[str, str] = rulings or {}
        if not self.rulings.keys() <= self.table_options.keys():
            raise ValueError(f"{key}: a ruling is about a table option")
        if not all(self.table_options.values()):
            raise ValueError(f"{key}: a table option has values, the first is the default")
        if any(step.window for step in steps) and not any(verb.passes for verb in actions.verbs):
            raise ValueError(f"{key}: who is asked at a window can pass; no verb says how")
        self.hides_seats: bool = False  # whether a view may hide even who is asked
        self.step_by_key: dict[str, int] = {step.key: i for i, step in enumerate(steps)}

    def __repr__(self) -> str:
        """The rulebook in one line: its seats, and the options of its tables."""
        options = [f"{name}={'|'.join(values)}" for name, values in self.table_options.items()]
        seats = f"{self.min_seats} to {self.max_seats} seats"
        return f"<Game {', '.join([f'{self.key}: {seats}', *options])}>"

    # What every game must say -------------------------------------------------------------

    def setup(self, seats: int, options: dict[str, str]) -> S:
        """A new table: its agenda begins with the set-up. Seats and options are already checked.

        Raises `Illegal` where an option does not go with the number of seats.
        """
        raise NotImplementedError

    def clone(self, t: S) -> S:
        """An independent copy, in which nobody listens to events."""
        raise NotImplementedError

    def redact(self, t: S, seat: int | None) -> S:
        """What a seat may know: a state of the same type with `HIDDEN` in it.

        ``None`` is an onlooker, who knows only what everybody knows.
        """
        raise NotImplementedError

    def determinize(self, view: S, seat: int | None, rng: Random) -> S:
        """A state that looks exactly like this view to that seat, drawn at random."""
        raise NotImplementedError

    def breakdown(self, t: S, seat: int) -> list[tuple[str, int]]:
        """The lines of a seat's score as it stands now; the score is their sum."""
        raise NotImplementedError

    def winners(self, t: S) -> list[int]:
        """The seats that won a finished game; empty when everybody lost."""
        raise NotImplementedError

    def faults(self, t: S) -> list[str]:
        """What is impossible about this table besides its number of pieces, in words."""
        raise NotImplementedError

    # What a game may say ------------------------------------------------------------------

    def sides(self, t: S) -> list[tuple[int, ...]]:
        """Who wins together: each for themselves, where a game says nothing."""
        return [(seat,) for seat in range(t.seats)]

    def tie_breaks(self, t: S) -> list[tuple[str, list[int]]]:
        """What decides between sides level in points, in the order of the rules.

        Of each its name, and what every side of `sides` has of it.
        """
        return []

    def values(self, t: S) -> list[float]:
        """How good a position is for every seat, for games that reckon all of them faster at once.

        Always the same as ``value`` seat by seat.
        """
        return [self.value(t, seat) for seat in range(t.seats)]

    def agendas(self, t: S) -> list[list[Frame]]:
        """Whatever may be due at this table while no turn is under way, as the rules make it.

        That is at the beginning of a turn, whosever it may be, and after the last one, where
        nothing is due. A position there is believed, for nothing in it is anybody's word but the
        table. Where a game says nothing, its positions are believed by all answers so far.
        """
        return []

    def bargains(self, t: S, question: Decision) -> list[Bargain]:
        """Offers that whoever is asked may make to others, and that could be good for both.

        An offer takes several answers, and only means something as a whole: who looks one answer
        ahead does not see what it is worth. A view is enough to tell which there are.
        """
        return []

    def struck(self, t: S, question: Decision, bargain: Bargain, accepted: bool) -> S:
        """The table after an offer of `bargains` was made and accepted, or declined."""
        raise NotImplementedError

    def reprinted(self, values: dict[str, Any]) -> Game[S]:
        """The same game, by the same version, with some of its changeable values printed otherwise.

        The values are read already, each by its shape. `Unreadable` where they do not go together.
        """
        raise NotImplementedError

    # The same for all games ---------------------------------------------------------------

    def new(self, seats: int, options: dict[str, str] | None = None) -> S:
        """A new table, after checking the number of seats and the options."""
        if not self.min_seats <= seats <= self.max_seats:
            raise Illegal(
                f"{self.key} is for {self.min_seats} to {self.max_seats} seats, not {seats}"
            )
        return self.setup(seats, self.decided(options or {}))

    def decided(self, options: dict[str, str]) -> dict[str, str]:
        """Every option with the value that was chosen, or else its usual one, which comes first."""
        chosen = {name: values[0] for name, values in self.table_options.items()}
        for name, value in options.items():
            if name not in chosen:
                known = ", ".join(chosen) or "none"
                raise Illegal(f"{self.key} has no option {name!r}; it has: {known}")
            if value not in self.table_options[name]:
                known = ", ".join(self.table_options[name])
                raise Illegal(f"{name} must be one of {known}, not {value!r}")
            chosen[name] = value
        return chosen

    def tables(self) -> list[tuple[int, dict[str, str]]]:
        """Kinds of tables: every number of seats with every pair of values that go with it.

        The defaults come first. With three options or more not every combination is there, but
        whatever two options do to each other.
        """
        found = []
        for seats in range(self.min_seats, self.max_seats + 1):
            seen: set[tuple[tuple[str, str], ...]] = set()
            for values in product(*self.table_options.values()):
                options = dict(zip(self.table_options, values, strict=True))
                pairs = {*combinations(options.items(), min(2, len(options)))}
                if pairs <= seen:
                    continue
                try:
                    self.setup(seats, options)
                except Illegal:
                    continue
                seen |= pairs
                found.append((seats, options))
        return found

    def decision(self, t: S) -> Decision | None:
        """Let everything happen that needs no answer; ``None`` once the game is over."""
        agenda = t.agenda
        steps = self.steps
        while agenda:
            f = agenda[-1]
            step = steps[f[0]]
            options = step.options(t, f)
            if len(options) != 1 or (step.confirm and step.asks(t, f)):
                return Decision(f[1], f, options)
            agenda.pop()
            step.resolve(t, f, options[0])
        return None

    def apply(self, t: S, a: Action) -> None:
        """Carry out an answer to the question on top. Nothing is checked."""
        f = t.agenda.pop()
        self.steps[f[0]].resolve(t, f, a)

    def decisions(self, t: S) -> list[Decision]:
        """Every question that is open now: one, or one a seat where seats choose together."""
        top = self.decision(t)
        if top is None:
            return []
        others = self.open_frames(t)[1:]
        return [top, *(Decision(f[1], f, self.steps[f[0]].options(t, f)) for f in others)]

    def open_frames(self, t: S) -> list[Frame]:
        """What lies on top of the agenda: one frame, or one a seat where seats choose together."""
        found: list[Frame] = []
        for f in reversed(t.agenda):
            if found and (f[0] != found[0][0] or not self.steps[f[0]].together):
                break
            found.append(f)
        return found

    def asked(self, view: S) -> list[int]:
        """The seats that must answer now, as far as a view tells: `HIDDEN` where it does not."""
        return [f[1] for f in self.open_frames(view)]

    def answer(self, t: S, seat: int, a: Action) -> None:
        """Carry out a seat's answer, or raise `Illegal` and change nothing."""
        for question in self.decisions(t):
            if question.seat == seat:
                break
        else:
            raise Illegal(f"seat {SEAT.text(seat)} has nothing to answer now")
        if not isinstance(a, tuple) or a not in question.options:
            known = self.vocabulary(seat)
            text = known.text(a) if a in known.actions else repr(a)
            raise Illegal(f"{text!r} is not possible now; possible: {self.listing(question)}")
        place = len(t.agenda) - 1
        while t.agenda[place] != question.frame:  # where seats choose together, it may lie deeper
            place -= 1
        del t.agenda[place]
        chosen = question.options[question.options.index(a)]  # (0, 1.0) equals (0, 1)
        self.steps[question.frame[0]].resolve(t, question.frame, chosen)

    def passing(self, question: Decision) -> Action | None:
        """How to pass where somebody is asked at a window; ``None`` where one cannot."""
        if not self.steps[question.frame[0]].window:
            return None
        verbs = self.actions.verbs
        return next((a for a in question.options if verbs[a[0]].passes), None)

    def listing(self, question: Decision) -> str:
        """The options of a question in notation, for a message."""
        known = self.vocabulary(question.seat)
        return ", ".join(known.text(a) for a in question.options)

    def vocabulary(self, seat: int) -> Vocabulary:
        """The vocabulary a seat answers in: nature has its own."""
        return self.chance if seat < 0 else self.actions

    def weights(self, t: S, question: Decision) -> list[int] | None:
        """Nature's weights for the options of her question."""
        return self.steps[question.frame[0]].weights(t, question.frame)

    def scores(self, t: S) -> list[int]:
        """Everybody's points as they stand now."""
        return [sum(points for _, points in self.breakdown(t, i)) for i in range(t.seats)]

    def margin(self, t: S, seat: int) -> float:
        """By how many points a seat is ahead of the best of the others."""
        scores = self.scores(t)
        return scores[seat] - max((s for i, s in enumerate(scores) if i != seat), default=0)

    def impossible(self, t: S) -> list[str]:
        """Everything about a table that cannot be, in words: pieces first, then the game's faults.

        What a miscounted table else may have wrong with it, nobody can tell.
        """
        return miscounted(self.layout, self.pieces, t) or self.faults(t)

    # Words --------------------------------------------------------------------------------

    def write(self, t: S) -> Json:
        """The state as readable JSON: the position."""
        json = self.layout.write(t)
        json["agenda"] = [self.write_frame(f) for f in reversed(t.agenda)]
        return json

    def read(self, json: Json) -> S:
        """The state a position stands for; `Unreadable` says where it is wrong, and how."""
        if not isinstance(json, dict) or not isinstance(json.get("agenda"), list):
            raise Unreadable("the position: expected an object with an agenda")
        t: S = self.layout.read({k: v for k, v in json.items() if k != "agenda"}, "")
        if not self.min_seats <= t.seats <= self.max_seats:
            raise Unreadable(f"seats: {self.key} is for {self.min_seats} to {self.max_seats}")
        frames = [self.read_frame(j, i, t.seats) for i, j in enumerate(json["agenda"])]
        t.agenda = frames[::-1]
        return t

    def write_frame(self, f: Frame) -> Json:
        step = self.steps[f[0]]
        return {"step": step.key, "seat": SEAT.write(f[1]), **step.subject.write(f[2:])}

    def read_frame(self, json: Json, i: int, seats: int) -> Frame:
        """The frame at a place of the agenda, at a table with so many seats."""
        path = f"agenda[{i + 1}]"
        key = json.get("step") if isinstance(json, dict) else None
        number = self.step_by_key.get(key) if isinstance(key, str) else None
        if number is None:
            known = ", ".join(self.step_by_key)
            got = quoted(key if isinstance(json, dict) else json)
            raise Unreadable(f"{path}: expected a step ({known}), got {got}")
        subject = self.steps[number].subject.at(seats)
        check_fields(json, ["step", "seat", *subject.parts], path)
        try:
            seat = SEAT.at(seats).read(json["seat"])
        except Unreadable as problem:
            raise Unreadable(f"{path}.seat: {problem}") from None
        if seat == HIDDEN and not self.hides_seats:
            raise Unreadable(f"{path}.seat: who is asked cannot be hidden")
        return (number, seat, *subject.read({part: json[part] for part in subject.parts}, path))

    def write_event(self, event: Event) -> Json:
        """An event in words, without its audience: only those who may see it get it at all."""
        kind = self.events[event[0]]
        return {"event": kind.key, **kind.details.write(event[2:])}
