"""Positions: any state as text a person can read and edit, exact at every question.

What FEN is to chess. A position names its game and rules version, then the state::

    {
      "game": "masters",
      "rules": 1,
      "state": {"seats": 2, "market": [["white", "blue", …], …], …}
    }

Between turns everything that is due follows from the table, so the state is all there is to say,
and may be made up. In the middle of a turn, of the set-up or of the end it is not: there a
position says where it comes from, the table as the turn began and the answers since::

      "since": {"state": {…}, "answers": ["1: market row 2", "1: store"]}

These are played when it is read, and must lead to the very state. Nobody can claim to be about to
receive what no answer gave. Where the first turn has not begun, ``since`` holds the table's
``options`` instead of a state, and all answers.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from bottega.kernel.answers import Answer, carry_out, read_answers, write_answer
from bottega.kernel.edition import read_edition, write_edition
from bottega.kernel.game import Decision, Game, Illegal
from bottega.kernel.registry import edition_of, find_game, version_of
from bottega.kernel.shape import Json, check_fields
from bottega.kernel.state import AUTO, HIDDEN, Action, Frame, State
from bottega.kernel.words import Unreadable, quoted

S = TypeVar("S", bound=State)


class Since(NamedTuple):
    """Where a table comes from: one at which no turn was under way, and the answers since.

    Without a ``start`` that is the empty table of these ``options``.
    """

    start: State | None
    options: dict[str, str]
    answers: list[Answer]


class Position(NamedTuple):
    """What a text says of a table.

    ``believed``: what is due there follows from the table, or from answers that were played. That
    is not so for a seat's view, nor for a position in the middle of a turn without ``since``, as it
    was written at first: nobody can tell whether what it asks for ever came about.
    """

    game: Game[Any]
    state: State
    since: Since | None
    believed: bool


def between_turns(game: Game[S], t: S) -> bool:
    """Whether no turn is under way: what is due is what the rules make of the table alone."""
    return t.agenda in game.agendas(t)


def came_about(
    game: Game[Any],
    t: State,
    answers: Sequence[Answer],
    options: dict[str, str] | None = None,
    start: State | None = None,
) -> Since | None:
    """The last table between turns on the way to a state, and the answers since.

    ``answers`` are all since the empty table with these options, or since ``start``. Nothing where
    the state is between turns itself, or where nobody knows how the start came about.
    """
    if between_turns(game, t):
        return None
    table = game.new(t.seats, options) if start is None else game.clone(start)
    game.decision(table)
    found: Since | None = None
    if start is None:
        found = Since(None, options or {}, list(answers))
    for ply in range(len(answers) + 1):
        if between_turns(game, table):
            found = Since(game.clone(table), {}, list(answers[ply:]))
        if ply < len(answers):
            carry_out(game, table, answers[ply : ply + 1])
    return found


# Writing and reading ---------------------------------------------------------------------------


def write_position(game: Game[Any], t: State, since: Since | None = None) -> str:
    """The position as text."""
    edition = write_edition(game.key, game.edition)
    data: Json = {"game": game.key, "rules": game.rules, **edition, "state": game.write(t)}
    if since is not None:
        first: Json = {"options": since.options}
        if since.start is not None:
            first = {"state": game.write(since.start)}
        data["since"] = {**first, "answers": [write_answer(game, a) for a in since.answers]}
    return pretty(data) + "\n"


def read_position(text: str, game: Game[Any] | None = None) -> tuple[Game[Any], State]:
    """The game and the state a text stands for; `Unreadable` says what is wrong with it."""
    found = parse_position(text, game)
    return found.game, found.state


def parse_position(text: str, game: Game[Any] | None = None) -> Position:
    """Everything a text says of a table; `Unreadable` says what is wrong with it.

    A table with pieces too many or too few is refused, and one that the answers do not lead to.
    """
    data = parse_json(text)
    if isinstance(data, dict):
        data.pop("asked", None)  # what is asked there follows from the state
    told = isinstance(data, dict) and "since" in data
    fields = [*edition_field(data), "state", *["since"] * told]
    check_fields(data, ["game", "rules", *fields], "the position")
    game = game_of(data, game)
    t = read_table(game, data["state"], "")
    if hides(game, t):
        if told:
            raise Unreadable("since: a view does not say how it came about")
        if t.agenda and t.agenda[-1][1] in viewers(game, t):
            somebody_can_answer(game, t, 1, t.agenda[-1])
        return Position(game, t, None, believed=False)
    if told:
        since = read_since(game, t, data["since"])
        return Position(game, t, since, believed=True)
    believed = between_turns(game, t)
    if not believed:
        if not t.agenda and type(game).agendas is not Game.agendas:
            raise Unreadable("agenda: nothing is due, but the game is not over at this table")
        nothing_fails_there(game, t)
    return Position(game, t, None, believed)


def read_table(game: Game[Any], json: Json, place: str) -> State:
    """A state that is possible as far as anybody can count."""
    t: State = game.read(json)
    faults = game.impossible(t)
    if faults:
        raise Unreadable(f"{place}this position is impossible: {'; '.join(faults)}")
    return t


def read_since(game: Game[Any], t: State, json: Json) -> Since:
    """Play what was answered since the turn began: it must lead to the state."""
    from_empty = isinstance(json, dict) and "options" in json
    check_fields(json, ["options" if from_empty else "state", "answers"], "since")
    start, options = None, {}
    if from_empty:
        options = json["options"]
        if not isinstance(options, dict) or not all(isinstance(v, str) for v in options.values()):
            raise Unreadable("since.options: expected an object of words")
        try:
            table: State = game.new(t.seats, options)
        except Illegal as problem:
            raise Unreadable(f"since.options: {problem}") from None
    else:
        try:
            start = read_table(game, json["state"], "")
        except Unreadable as problem:
            raise Unreadable(f"since.state: {problem}") from None
        if hides(game, start) or not between_turns(game, start):
            raise Unreadable("since.state: expected the table as a turn begins, and all of it")
        table = game.clone(start)
    answers = read_answers(game, table.seats, json["answers"], "since.answers")
    carry_out(game, table, answers, "since.answers")
    expected, got = game.write(table), game.write(t)
    if expected != got:
        where = first_difference(expected, got, "state")
        raise Unreadable(f"the answers do not lead to this state; {where}")
    return Since(start, options, answers)


def nothing_fails_there(game: Game[Any], t: State) -> None:
    """Whoever looks at what nobody vouches for must find questions that can be answered."""
    for place, f in enumerate(game.open_frames(t), 1):
        try:
            for action in somebody_can_answer(game, t, place, f):
                world = game.clone(t)
                del world.agenda[-place]
                game.steps[f[0]].resolve(world, f, action)
            game.show.derived(t)
        except Unreadable:
            raise
        except Exception as problem:  # a step may take for granted what the rules see to
            raise Unreadable(f"agenda[{place}]: this cannot be due here") from problem


def somebody_can_answer(game: Game[Any], t: State, place: int, f: Frame) -> list[Action]:
    """The options of a question; there must be some."""
    options = game.steps[f[0]].options(t, f)
    if not options:
        raise Unreadable(f"agenda[{place}]: nobody could answer this question here")
    return options


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


# Views -----------------------------------------------------------------------------------------


def hides(game: Game[S], t: S) -> bool:
    """Whether something in a state is hidden: it is a view then, not the whole truth."""
    return '"?"' in json.dumps(game.write(t))


def viewers(game: Game[S], t: S) -> list[int | None]:
    """Whose view a state with hidden things is: seats, then ``None`` if it is an onlooker's.

    It is a seat's view if some whole state looks exactly like it to that seat. Several seats see
    the same where none of them knows a secret; what somebody made up may be nobody's view.
    """
    return [seat for seat in (*range(t.seats), None) if is_view_of(game, t, seat)]


def is_view_of(game: Game[S], t: S, seat: int | None) -> bool:
    """Whether what a state hides can be filled in so that this seat sees exactly this state."""
    try:
        world = game.determinize(t, seat, Random(0))
        seen = game.write(game.redact(world, seat))
    except Exception:  # a game need not know how to imagine what cannot be
        return False
    return bool(seen == game.write(t))


def knows_enough(game: Game[S], t: S, seat: int) -> bool:
    """Whether a state hides nothing that this seat knows, so that its own view follows from it."""
    return is_view_of(game, game.redact(t, seat), seat)


def questions_seen(game: Game[S], view: S, seat: int | None) -> list[Decision]:
    """What a seat sees of the questions on the table: its own options, and who else is asked.

    What others may answer can depend on what is hidden, so theirs are empty; and nothing happens
    that needs no answer.
    """
    found = []
    for f in game.open_frames(view):
        options = game.steps[f[0]].options(view, f) if f[1] == seat else []
        if f[1] != HIDDEN and options != AUTO:
            found.append(Decision(f[1], f, options))
    return found


def game_of(data: Json, game: Game[Any] | None = None) -> Game[Any]:
    """The game a file names, in the rules version and the edition it was written for.

    A game that is not registered, because its author is still at work, may be handed in.
    """
    if game is None or data["game"] != game.key:
        game = find_game(data["game"])
    return edition_of(version_of(game, data["rules"]), read_edition(game.key, data))


def edition_field(data: Json) -> list[str]:
    """The field that names an edition, where there is one: the usual one is not mentioned."""
    return ["edition"] if isinstance(data, dict) and "edition" in data else []


def parse_json(text: str) -> Json:
    """JSON, with an error that says where it stops being JSON."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as problem:
        where = f"line {problem.lineno}, column {problem.colno}"
        raise Unreadable(f"expected JSON, but {where}: {problem.msg}") from None
    except ValueError:  # Python refuses to read numbers of thousands of digits
        raise Unreadable("expected JSON, but a number in it is too long") from None
    except RecursionError:
        raise Unreadable("expected JSON, but it is nested too deeply") from None


def pretty(data: Json, indent: str = "", width: int = 100) -> str:
    """JSON with short things on one line and long ones spread out: easy to read and to compare."""
    flat = json.dumps(data, ensure_ascii=False)
    if len(flat) + len(indent) <= width or not isinstance(data, dict | list) or not data:
        return flat
    inner = indent + "  "
    if isinstance(data, dict):
        lines = [
            f"{inner}{json.dumps(k, ensure_ascii=False)}: {pretty(v, inner, width)}"
            for k, v in data.items()
        ]
        return "{\n" + ",\n".join(lines) + "\n" + indent + "}"
    return "[\n" + ",\n".join(inner + pretty(v, inner, width) for v in data) + "\n" + indent + "]"
