"""Steps, verbs and events are known by their names: where a declaration stands says nothing.

Each test plays with a copy of the engine in which the declarations of a game stand otherwise.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.games.copying import run_changed

FILES = ["rules/agenda.py", "rules/verbs.py", "rules/events.py"]
LEFT_OUT = {
    "masters": ["TAKE_TURN", "BUY", "FAITH_MOVED"],
    "lorenzo": ["ACT", "LOSE", "GAINED"],
    "princes": ["PAY_ARMIES", "BLOCK", "BID_MADE"],
    "wiege": ["KEEP_REVEALED", "ROTATE", "TIED"],
}
"""A step, a verb and an event of each game."""

PLAY = """
import json
from hashlib import sha256
from random import Random
import bottega
from bottega.kernel.laws import check_game

GAME = bottega.game(GAME_KEY)

def facts(found):
    return [(fact.name, fact.domain.key, fact.value, fact.amount) for fact in found]

def shown(t, question):
    # all a person at the table is told about a question, and what a bot thinks of it
    seat, f = question.seat, question.frame
    words = GAME.vocabulary(seat)
    yield GAME.write(t), GAME.write(GAME.redact(t, 0)), GAME.show.derived(t), GAME.value(t, 0)
    yield GAME.faults(t)
    yield [(words.text(a), facts(GAME.show.details(t, f, a))) for a in question.options]
    yield [(name, said.message, facts(said.facts)) for name, said in GAME.show.refusals(t, f)]

tables = list(GAME.tables())
for seats, options in (tables[0], tables[-1]):
    rng, t, seen = Random(f"declared/{seats}"), GAME.new(seats, options), sha256()
    t.events = []
    while questions := GAME.decisions(t):
        question = rng.choice(questions)
        if rng.random() < 0.1:
            seen.update(json.dumps(list(shown(t, question))).encode())
        chosen = rng.choices(question.options, GAME.weights(t, question))[0]
        seen.update(GAME.vocabulary(question.seat).text(chosen).encode())
        GAME.answer(t, question.seat, chosen)
    seen.update(json.dumps([GAME.write_event(event) for event in t.events]).encode())
    record = check_game(GAME, seats, Random(seats), options, inspect=0.005).write()
    print(seats, options, GAME.scores(t), GAME.winners(t), seen.hexdigest())
    print(sha256(json.dumps(record).encode()).hexdigest())
names = [step.key for step in GAME.steps], [kind.key for kind in GAME.events]
print(json.dumps([*names, [verb.key for verb in (*GAME.actions.verbs, *GAME.chance.verbs)]]))
"""


class Declaration(NamedTuple):
    """The lines, usually one, in which a step, a verb or an event is declared."""

    register: str
    name: str
    first: int
    end: int


def declarations(text: str) -> list[Declaration]:
    found = []
    for line in ast.parse(text).body:
        match line:
            case ast.AnnAssign(
                target=ast.Name(name),
                value=ast.Call(func=ast.Attribute(value=ast.Name(register), attr="declare")),
            ):
                end = line.end_lineno or line.lineno
                found.append(Declaration(register, name, line.lineno - 1, end))
    return found


def in_the_opposite_order(text: str) -> str:
    """Of any two declarations in a row the other one stands first."""
    lines = text.splitlines(keepends=True)
    turned = lines[:]
    blocks = [list(block) for _, block in groupby(declarations(text), lambda one: one.register)]
    assert all(len(block) > 1 for block in blocks)
    for block in blocks:
        written = ["".join(lines[one.first : one.end]) for one in block]
        for one, other in zip(block, reversed(written), strict=True):
            turned[one.first : one.end] = [other] + [""] * (one.end - one.first - 1)
    return "".join(turned)


def without(name: str) -> Callable[[str], str]:
    def left_out(text: str) -> str:
        [gone] = [one for one in declarations(text) if one.name == name]
        lines = text.splitlines(keepends=True)
        return "".join(lines[: gone.first] + lines[gone.end :])

    return left_out


def played(folder: Path, game: str, files: list[str]) -> list[str]:
    """What is seen of random games with the declarations of these files turned around."""
    changes = dict.fromkeys(files, in_the_opposite_order)
    done = run_changed(folder, game, changes, PLAY.replace("GAME_KEY", repr(game)))
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("game", LEFT_OUT)
def test_declarations_may_change_places(tmp_path: Path, game: str) -> None:
    *games, numbers = played(tmp_path / "as they stand", game, [])
    *other_games, other_numbers = played(tmp_path / "turned around", game, FILES)
    assert len(games) == 4
    assert other_games == games
    assert other_numbers != numbers


@pytest.mark.parametrize(
    ("game", "file", "name"),
    [(game, *case) for game, names in LEFT_OUT.items() for case in zip(FILES, names, strict=True)],
)
def test_a_declaration_that_is_left_out_is_missed_by_name(
    tmp_path: Path, game: str, file: str, name: str
) -> None:
    done = run_changed(tmp_path, game, {file: without(name)}, f"import bottega.games.{game}")
    assert done.returncode != 0
    assert f"name '{name}'" in done.stderr
