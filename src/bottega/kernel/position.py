"""Positions: any state as text a person can read and edit, exact at every question.

What FEN is to chess. A position names its game and rules version, then the state::

    {
      "game": "masters",
      "rules": 1,
      "state": {"seats": 2, "market": [["white", "blue", …], …], …}
    }
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, TypeVar

from bottega.kernel.game import Decision, Game
from bottega.kernel.registry import find_game
from bottega.kernel.shape import Json, check_fields
from bottega.kernel.state import AUTO, HIDDEN, State
from bottega.kernel.words import Unreadable, quoted

S = TypeVar("S", bound=State)


def write_position(game: Game[S], t: S) -> str:
    """The position as text."""
    return pretty({"game": game.key, "rules": game.rules, "state": game.write(t)}) + "\n"


def read_position(text: str, game: Game[Any] | None = None) -> tuple[Game[Any], State]:
    """The game and the state a text stands for; `Unreadable` says what is wrong with it.

    A state that breaks the game's own count of its pieces is refused too.
    """
    data = parse_json(text)
    if isinstance(data, dict):
        data.pop("asked", None)  # what is asked there follows from the state
    check_fields(data, ["game", "rules", "state"], "the position")
    game = game_of(data, game)
    t: State = game.read(data["state"])
    faults = game.faults(t)
    if faults:
        raise Unreadable(f"this position is impossible: {'; '.join(faults)}")
    if t.agenda:
        f = t.agenda[-1]
        tells = not hides(game, t) or f[1] in viewers(game, t)  # what may be answered there
        if tells and not game.steps[f[0]].options(t, f):
            raise Unreadable("agenda[1]: nobody could answer this question here")
    return game, t


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
    """The game a file names, in the rules version it was written for.

    A game that is not registered, because its author is still at work, may be handed in.
    """
    if game is None or data["game"] != game.key:
        game = find_game(data["game"])
    if type(data["rules"]) is not int or data["rules"] != game.rules:  # true is not version 1
        raise Unreadable(
            f"this was written for rules version {quoted(data['rules'])} of {game.key}; "
            f"this program plays version {game.rules}"
        )
    return game


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
