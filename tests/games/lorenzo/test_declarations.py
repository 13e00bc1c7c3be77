"""Steps, verbs and events are told apart by name: where their lines stand makes no difference.

Each test copies the engine, changes where declarations stand, and plays with the copy.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import bottega

DECLARATIONS = ["agenda.py", "verbs.py", "events.py"]
GAMES = """
from hashlib import sha256
from json import dumps
from random import Random

from bottega.games.lorenzo import GAME
from bottega.kernel.laws import check_state

for seats, mode in (2, "basic"), (4, "advanced"):
    rng = Random(f"{seats} {mode}")
    t = GAME.new(seats, {"mode": mode})
    t.events, story = [], sha256()
    while questions := GAME.decisions(t):
        question = rng.choice(questions)
        chosen = rng.choice(question.options)
        seen = [GAME.vocabulary(question.seat).text(chosen)]
        if rng.random() < 0.2:
            facts = GAME.show.details(t, question.frame, chosen)
            told = [(fact.name, fact.value, fact.amount) for fact in facts]
            seen += [GAME.write(t), GAME.faults(t), told, GAME.value(t, 0)]
        if rng.random() < 0.01:
            check_state(GAME, t, rng)
        story.update(dumps(seen).encode())
        GAME.answer(t, question.seat, chosen)
    story.update(dumps([GAME.write_event(event) for event in t.events]).encode())
    print(seats, mode, len(t.events), GAME.scores(t), story.hexdigest())
"""


def copied(folder: Path) -> Path:
    """A copy of the engine; where its rules are."""
    source = Path(bottega.__file__).parent
    unneeded = ignore_patterns("__pycache__", "server", "cli", "masters", "princes", "wiege")
    copytree(source, folder / "bottega", ignore=unneeded)
    return folder / "bottega" / "games" / "lorenzo" / "rules"


def run(program: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    place = {} if folder is None else {"PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | place,
        capture_output=True,
        text=True,
        check=False,
    )


def declarations(text: str) -> list[list[tuple[str, int, int]]]:
    """The declarations of a module, by what they are declared with: name, first and last line."""
    found: dict[str, list[tuple[str, int, int]]] = {}
    for statement in ast.parse(text).body:
        match statement:
            case ast.Assign(
                targets=[ast.Name(name)],
                value=ast.Call(func=ast.Attribute(value=ast.Name(book), attr="declare")),
            ):
                last = statement.end_lineno or statement.lineno
                found.setdefault(book, []).append((name, statement.lineno - 1, last))
    return list(found.values())


def reorder(file: Path, order: str) -> None:
    """Neighbours change places, or the first declaration becomes the last, and so on."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    parts = []
    for group in declarations(text):
        places = list(range(len(group)))
        if order == "reversed":
            places.reverse()
        else:
            last = len(group) - 1
            places = [min(place ^ 1, last) for place in places]
        for (_, first, end), place in zip(group, places, strict=True):
            _, its_first, its_end = group[place]
            parts.append((first, end, lines[its_first:its_end]))
    for first, end, instead in sorted(parts, key=lambda part: -part[0]):
        lines[first:end] = instead
    file.write_text("".join(lines), encoding="utf-8")


@pytest.fixture(scope="module")
def played() -> str:
    """What random games come to with the declarations as they stand."""
    done = run(GAMES)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("file", DECLARATIONS)
def test_declarations_may_change_places_with_their_neighbours(
    tmp_path: Path, file: str, played: str
) -> None:
    reorder(copied(tmp_path) / file, "swapped")
    done = run(GAMES, tmp_path)
    assert (done.stdout, done.stderr) == (played, "")


def test_declarations_may_stand_in_reverse_order(tmp_path: Path, played: str) -> None:
    rules = copied(tmp_path)
    for file in DECLARATIONS:
        reorder(rules / file, "reversed")
    done = run(GAMES, tmp_path)
    assert (done.stdout, done.stderr) == (played, "")


@pytest.mark.parametrize(
    ("file", "name"), [("agenda.py", "ACT"), ("verbs.py", "LOSE"), ("events.py", "GAINED")]
)
def test_a_declaration_that_is_left_out_is_missed_by_name(
    tmp_path: Path, file: str, name: str
) -> None:
    rules = copied(tmp_path)
    text = (rules / file).read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    [(first, end)] = [
        (first, end) for group in declarations(text) for x, first, end in group if x == name
    ]
    del lines[first:end]
    (rules / file).write_text("".join(lines), encoding="utf-8")
    done = run("import bottega.games.lorenzo", tmp_path)
    assert done.returncode == 1
    assert f"name '{name}'" in done.stderr
