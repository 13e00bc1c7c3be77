"""Steps, verbs and events are known by their names: where a declaration stands says nothing.

Each test copies the package, moves or removes lines of its declarations, and plays with the copy.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any, NamedTuple

import pytest

from bottega.games import masters

FILES = ("agenda.py", "verbs.py", "events.py")

COPY = """
import sys
import bottega.games
bottega.games.__path__.insert(0, sys.argv[1])
"""

PLAY = """
import json
from hashlib import sha256
from random import Random
from bottega.games.masters import GAME, __file__ as place
from bottega.kernel.laws import check_game

assert place.startswith(sys.argv[1])

def play(seats):
    # every position and event of a random game, what options say, and what a bot thinks
    rng, t, seen = Random(seats), GAME.new(seats), []
    t.events = []
    while (question := GAME.decision(t)) is not None:
        facts = [GAME.show.details(t, question.frame, answer) for answer in question.options]
        written = [[fact.name, fact.value, fact.amount] for each in facts for fact in each]
        thought = GAME.value(t, max(0, question.seat))
        seen.append([GAME.write(t), written, thought, GAME.faults(t)])
        GAME.apply(t, rng.choice(question.options))
    seen += [GAME.write(t), GAME.winners(t), [GAME.write_event(event) for event in t.events]]
    return sha256(json.dumps(seen).encode()).hexdigest()

steps = [step.key for step in GAME.steps]
verbs = [verb.key for verb in (*GAME.actions.verbs, *GAME.chance.verbs)]
events = [kind.key for kind in GAME.events]
games = [play(seats) for seats in (1, 2, 4)]
records = [check_game(GAME, seats, Random(seats), inspect=0.05).write() for seats in (1, 3)]
print(json.dumps({"numbers": [steps, verbs, events], "games": games, "records": records}))
"""

IMPORT = """
from importlib import import_module
from pathlib import Path

sys.dont_write_bytecode = True
for argument in sys.argv[2:]:
    file, name, first, last = argument.split()
    path = Path(sys.argv[1], "masters", "rules", file)
    whole = path.read_text(encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    path.write_text("".join(lines[: int(first)] + lines[int(last) :]), encoding="utf-8")
    for module in [module for module in sys.modules if module.startswith("bottega.games.masters")]:
        del sys.modules[module]
    try:
        import_module("bottega.games.masters")
        print("nobody misses", name)
    except (ImportError, NameError) as error:
        print(name, "is missed:", error)
    path.write_text(whole, encoding="utf-8")
"""


class Declaration(NamedTuple):
    """The lines, usually one, in which a step, a verb or an event is declared."""

    register: str
    name: str
    first: int
    last: int


def declarations(source: str) -> list[Declaration]:
    found = []
    for line in ast.parse(source).body:
        match line:
            case ast.Assign(
                targets=[ast.Name(name)],
                value=ast.Call(func=ast.Attribute(value=ast.Name(register), attr="declare")),
            ):
                found.append(Declaration(register, name, line.lineno - 1, line.end_lineno or 0))
    return found


def copy(folder: Path) -> Path:
    """The package of the game in a folder of its own."""
    home = folder / "masters"
    copytree(Path(masters.__file__).parent, home, ignore=ignore_patterns("__pycache__"))
    return home


def run(folder: Path, program: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", COPY + program, str(folder), *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


Blocks = list[list[str]]


def rearrange(file: Path, change: Callable[[Blocks], Blocks]) -> None:
    """Let the declarations of each register change places among themselves."""
    source = file.read_text(encoding="utf-8")
    lines = source.splitlines(keepends=True)
    found = declarations(source)
    texts: dict[int, list[str]] = {}
    for register in {each.register for each in found}:
        own = [each for each in found if each.register == register]
        moved = change([lines[each.first : each.last] for each in own])
        texts |= dict(zip([each.first for each in own], moved, strict=True))
    for each in reversed(found):
        lines[each.first : each.last] = texts[each.first]
    file.write_text("".join(lines), encoding="utf-8")


def as_they_stand(blocks: Blocks) -> Blocks:
    return blocks


def each_odd_one_after_the_next(blocks: Blocks) -> Blocks:
    places = [i ^ 1 for i in range(len(blocks))]
    return [blocks[min(place, len(blocks) - 1)] for place in places]


def each_even_one_after_the_next(blocks: Blocks) -> Blocks:
    return [blocks[0], *each_odd_one_after_the_next(blocks[1:])]


def the_last_one_first(blocks: Blocks) -> Blocks:
    return blocks[::-1]


def played(folder: Path, change: Callable[[Blocks], Blocks]) -> dict[str, Any]:
    home = copy(folder)
    for file in FILES:
        rearrange(home / "rules" / file, change)
    told: dict[str, Any] = json.loads(run(folder, PLAY))
    return told


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the game plays with its declarations as they stand."""
    return played(tmp_path_factory.mktemp("usual"), as_they_stand)


@pytest.mark.parametrize(
    "change",
    [each_odd_one_after_the_next, each_even_one_after_the_next, the_last_one_first],
    ids=lambda change: change.__name__.replace("_", " "),
)
def test_declarations_may_change_places(
    tmp_path: Path, usual: dict[str, Any], change: Callable[[Blocks], Blocks]
) -> None:
    told = played(tmp_path, change)
    for numbers, before in zip(told["numbers"], usual["numbers"], strict=True):
        assert numbers != before
        assert sorted(numbers) == sorted(before)
    assert told["games"] == usual["games"]
    assert told["records"] == usual["records"]


def test_a_declaration_that_is_left_out_is_missed_by_its_name(tmp_path: Path) -> None:
    rules = copy(tmp_path) / "rules"
    run(tmp_path, "import bottega.games.masters")  # what is compiled once need not be again
    left_out = [
        (file, each)
        for file in FILES
        for each in declarations((rules / file).read_text(encoding="utf-8"))
    ]
    arguments = [f"{file} {each.name} {each.first} {each.last}" for file, each in left_out]
    lines = run(tmp_path, IMPORT, *arguments).splitlines()
    for (_, each), line in zip(left_out, lines, strict=True):
        assert line.startswith(f"{each.name} is missed: ")
        assert f"'{each.name}'" in line
