"""The lines that declare steps, verbs and events may change places, and none may be left out.

Each test plays with a copy of the engine in which the lines stand otherwise.
"""

from __future__ import annotations

import ast
from itertools import groupby
from pathlib import Path

import pytest

from tests.games.princes.copying import run_changed

FILES = ["rules/agenda.py", "rules/verbs.py", "rules/events.py"]

PLAY = """
import json
from hashlib import sha256
from random import Random
from bottega.games.princes import GAME
from bottega.kernel.laws import check_game

def facts(found):
    return [(fact.name, fact.domain.key, fact.value, fact.amount) for fact in found]

def shown(t, question):
    # all a person at the table is told about a question, and what a bot thinks of it
    seat, f = question.seat, question.frame
    words = GAME.vocabulary(seat)
    yield GAME.write(t), GAME.write(GAME.redact(t, 0)), GAME.show.derived(t), GAME.value(t, 0)
    yield [(words.text(a), facts(GAME.show.details(t, f, a))) for a in question.options]
    yield [(name, said.message, facts(said.facts)) for name, said in GAME.show.refusals(t, f)]

for seats, options in GAME.tables():
    rng, t, seen = Random(f"declared/{seats}"), GAME.new(seats, options), sha256()
    t.events = []
    while (question := GAME.decision(t)) is not None:
        if rng.random() < 0.05:
            seen.update(json.dumps(list(shown(t, question))).encode())
        GAME.apply(t, rng.choices(question.options, GAME.weights(t, question))[0])
    seen.update(json.dumps([GAME.write_event(event) for event in t.events]).encode())
    print(seats, options, GAME.scores(t), GAME.winners(t), seen.hexdigest())
check_game(GAME, 3, Random(1), {"trade": "full"}, inspect=0.01)
"""


def declarations(text: str) -> list[list[tuple[int, int]]]:
    """Where each declaration of a module stands, from which line to which, by their lists."""

    def declared_in(node: ast.stmt) -> str:
        match node:
            case ast.Assign(value=ast.Call(func=ast.Attribute(ast.Name(name), "declare"))):
                return name
        return ""

    blocks = groupby(ast.parse(text).body, declared_in)
    return [
        [(node.lineno - 1, node.end_lineno or node.lineno) for node in block]
        for name, block in blocks
        if name
    ]


def turned_around(text: str) -> str:
    """Every declaration has changed places with its neighbours: the last stands first."""
    lines = text.splitlines(keepends=True)
    turned = lines[:]
    for places in declarations(text):
        assert len(places) > 1
        written = ["".join(lines[start:end]) for start, end in places]
        for (start, end), other in zip(places, reversed(written), strict=True):
            turned[start:end] = [other] + [""] * (end - start - 1)
    return "".join(turned)


def play(folder: Path, files: list[str]) -> str:
    """What is seen of random games, with the declarations of these files turned around."""
    done = run_changed(folder, dict.fromkeys(files, turned_around), PLAY)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_declared_lines_may_change_places(tmp_path: Path) -> None:
    as_it_is = play(tmp_path / "as it is", [])
    assert len(as_it_is.splitlines()) == 4 * 3  # three to six seats, three ways to trade
    assert play(tmp_path / "turned around", FILES) == as_it_is


@pytest.mark.parametrize(
    ("file", "name"), list(zip(FILES, ["PAY_ARMIES", "BLOCK", "BID_MADE"], strict=True))
)
def test_a_declared_line_that_is_left_out_is_missed_by_name(
    tmp_path: Path, file: str, name: str
) -> None:
    def without(text: str) -> str:
        kept = [line for line in text.splitlines(keepends=True) if not line.startswith(f"{name} =")]
        assert len(kept) == text.count("\n") - 1
        return "".join(kept)

    done = run_changed(tmp_path, {file: without}, "import bottega.games.princes")
    assert done.returncode != 0
    assert f"name '{name}'" in done.stderr
