"""Every Fluent catalogue of the project, the browser's too, taken apart for tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]

FOLDERS = sorted(
    path.parent.relative_to(ROOT).as_posix()
    for home in ("src", "web/src")
    for path in (ROOT / home).rglob("en.ftl")
)
"""Wherever there is a catalogue in English, from the root of the checkout."""

Entry = ast.Message | ast.Term


def entries(folder: str, lang: str) -> dict[str, Entry]:
    """The messages of a catalogue, and its terms with their dash; nothing is broken or twice."""
    path = ROOT / folder / f"{lang}.ftl"
    assert path.is_file(), f"{folder} has no {path.name}"
    found: dict[str, Entry] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{folder}, {lang}: {entry.content}"
        if isinstance(entry, Entry):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert name not in found, f"{folder}, {lang}: {name} stands twice"
            found[name] = entry
    return found


def messages(folder: str, lang: str) -> dict[str, list[str]]:
    """The messages of a catalogue with the names of their attributes."""
    return {
        name: [attribute.id.name for attribute in entry.attributes]
        for name, entry in entries(folder, lang).items()
        if isinstance(entry, ast.Message)
    }


def patterns(entry: Entry) -> Iterator[tuple[str, ast.Pattern]]:
    """What a message says, and what each of its attributes says."""
    if entry.value is not None:
        yield "", entry.value
    for attribute in entry.attributes:
        yield f".{attribute.id.name}", attribute.value


class Parts(Visitor):
    """What a pattern says and refers to, and which variables it shows or selects on."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.texts: list[str] = []
        self.references: set[str] = set()
        self.shown: set[str] = set()
        self.selected: set[str] = set()
        self.visit(pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selected.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)
