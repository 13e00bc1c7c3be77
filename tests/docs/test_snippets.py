"""What the pages show really works: snippets run, command lines are understood."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from docs.website.commands import EXAMPLES
from docs.website.pages import DOCS, ROOT

from bottega.cli.app import app
from bottega.kernel.registry import games

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
BLOCK = re.compile(r"^```(\w*)(?: +(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A block of code: its language, the file it is an excerpt of, its text, and its line."""

    language: str
    file: str
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(found[1], found[2] or "", found[3], text.count("\n", 0, found.start()) + 1)
        for found in BLOCK.finditer(text)
    ]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def snippets(page: Path) -> list[Block]:
    """What runs by itself; an excerpt of a file is held against the file."""
    return [b for b in blocks(page) if b.language in ("python", "pycon") and not b.file]


def with_snippets() -> list[Path]:
    return [page for page in PAGES if snippets(page)]


@pytest.mark.parametrize("page", with_snippets(), ids=name)
def test_every_snippet_of_python_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of a page one after the other, as somebody types them who reads it."""
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {"__name__": "__main__"}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for block in snippets(page):
        if ">>>" in block.text:
            test = doctest.DocTestParser().get_doctest(
                block.text, known, name(page), str(page), block.line
            )
            said: list[str] = []
            runner.run(test, out=said.append, clear_globs=False)
            known.update(test.globs)
            assert not said, "".join(said)
        else:
            exec(compile(block.text, f"{name(page)}:{block.line}", "exec"), known)


def test_the_readme_has_a_snippet_that_is_run() -> None:
    assert ROOT / "README.md" in with_snippets()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_an_excerpt_stands_in_the_file_it_names(page: Path) -> None:
    for block in blocks(page):
        if block.file:
            assert block.text in (ROOT / block.file).read_text(encoding="utf-8"), block.line


# Command lines --------------------------------------------------------------------------------


def command_lines() -> list[str]:
    """Every command of ours that a page shows, without its comment and what it is piped into."""
    shown = [line for page in PAGES for line in page.read_text(encoding="utf-8").splitlines()]
    ours = [line.strip() for line in shown if re.match(r"( {4})?bottega( |$)", line)]
    plain = {re.split(r" +#| [|<>] ", line)[0].strip() for line in ours}
    return sorted(plain | {*EXAMPLES.values()})


@pytest.mark.parametrize("line", command_lines())
def test_a_command_line_that_is_shown_is_understood(line: str) -> None:
    """Its command, its options, and the table it asks for are there."""
    words = shlex.split(line)[1:]
    _, asked, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    given = asked.arguments
    game = games().get(given.get("game") or given.get("what") or "")
    if game is not None:
        chosen = dict(pair.split("=") for pair in given.get("option") or [])
        seats = given.get("seats") or given.get("players")
        if isinstance(seats, str):
            seats = max(game.min_seats, len(seats.split(",")))
        if seats is not None:
            game.new(seats, chosen)
        for option, value in chosen.items():
            assert value in game.table_options[option]


def test_many_command_lines_are_shown() -> None:
    assert len(command_lines()) > 25
