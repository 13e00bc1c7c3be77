"""The lines that declare steps, verbs and events may change places, and none may be left out.

Each test plays with a copy of the engine in which the lines of one file stand otherwise.
"""

from __future__ import annotations

import ast
from itertools import groupby
from pathlib import Path

import pytest

from tests.games.wiege.copying import run_changed

FILES = ["rules/agenda.py", "rules/verbs.py", "rules/events.py"]

PLAY = """
import json
from hashlib import sha256
from random import Random
from bottega.games.wiege import GAME
from bottega.kernel.laws import check_game

def facts(found):
    return [(fact.name, fact.domain.key, fact.value) for fact in found]

def shown(t, question):
    # all a person at the table is told about a question, and what a bot thinks of it
    seat, f = question.seat, question.frame
    vocabulary = GAME.vocabulary(seat)
    yield GAME.write(t), GAME.show.derived(t), seat, GAME.value(t, 0)
    yield [(vocabulary.text(a), facts(GAME.show.details(t, f, a))) for a in question.options]
    yield [(name, said.message, facts(said.facts)) for name, said in GAME.show.refusals(t, f)]

for seats, options in GAME.tables():
    rng, t, read = Random(f"declared/{seats}"), GAME.new(seats, options), sha256()
    t.events = []
    while (question := GAME.decision(t)) is not None:
        if rng.random() < 0.1:
            read.update(json.dumps(list(shown(t, question))).encode())
        GAME.apply(t, rng.choice(question.options))
    read.update(json.dumps([GAME.write_event(event) for event in t.events]).encode())
    print(seats, options, t.turn, GAME.scores(t), read.hexdigest())
    check_game(GAME, seats, Random(seats), options, inspect=0.005)
"""


def declarations(text: str) -> list[list[tuple[int, int]]]:
    """The lines of each declaration of a module, from and to, by the list that they stand in."""

    def declares(node: ast.stmt) -> str:
        match node:
            case ast.Assign(value=ast.Call(func=ast.Attribute(ast.Name(into), "declare"))):
                return into
        return ""

    found = groupby(ast.parse(text).body, declares)
    return [
        [(node.lineno - 1, node.end_lineno or node.lineno) for node in nodes]
        for into, nodes in found
        if into
    ]


def in_the_opposite_order(text: str) -> str:
    """Of any two declarations in a list the other one stands first."""
    lines = text.splitlines(keepends=True)
    turned = lines[:]
    for places in declarations(text):
        assert len(places) > 1
        written = ["".join(lines[start:end]) for start, end in places]
        for (start, end), other in zip(places, reversed(written), strict=True):
            turned[start:end] = [other] + [""] * (end - start - 1)
    return "".join(turned)


@pytest.fixture(scope="module")
def as_it_is(tmp_path_factory: pytest.TempPathFactory) -> str:
    done = run_changed(tmp_path_factory.mktemp("as it is"), FILES[0], str, PLAY)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("file", FILES)
def test_declared_lines_may_change_places(tmp_path: Path, file: str, as_it_is: str) -> None:
    done = run_changed(tmp_path, file, in_the_opposite_order, PLAY)
    assert done.returncode == 0, done.stderr
    assert done.stdout == as_it_is


@pytest.mark.parametrize(
    ("file", "name"), list(zip(FILES, ["KEEP_REVEALED", "ROTATE", "TIED"], strict=True))
)
def test_a_declared_line_that_is_left_out_is_missed_by_name(
    tmp_path: Path, file: str, name: str
) -> None:
    def without(text: str) -> str:
        kept = [line for line in text.splitlines(keepends=True) if not line.startswith(f"{name} =")]
        assert len(kept) == text.count("\n") - 1
        return "".join(kept)

    done = run_changed(tmp_path, file, without, "import bottega.games.wiege")
    assert done.returncode != 0
    assert f"name '{name}'" in done.stderr
