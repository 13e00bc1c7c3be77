"""What holds for the rules page of every game: whole, the same in each language, and tested.

A game's `test_rules_page` inherits `EveryRulesPage` and says what is its own.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import ClassVar

from tests.languages import languages, rules_file

ROOT = Path(__file__).parents[2]
BUILD = re.compile(r"#+ |\||[*-] |\d+\. |\*\*[AR]\d+\.\*\*")
"""How lines begin that stand in a page of every language: headings, tables, lists, rulings."""


def page(key: str, lang: str) -> str:
    return rules_file(key, lang).read_text(encoding="utf-8")


def section(key: str, lang: str, number: int) -> str:
    """The text of one section."""
    text = page(key, lang)
    starts = [match.start() for match in re.finditer(r"^## \d+\. ", text, re.MULTILINE)]
    return [text[a:b] for a, b in pairwise([*starts, len(text)])][number - 1]


def rows(text: str) -> list[list[str]]:
    """The cells of every table, without the rules between head and body."""
    lines = [line.strip() for line in text.splitlines() if line.strip().startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if not set("".join(row)) <= set("-: ")]


def one_to_one(meant: Iterable[object], said: Iterable[str]) -> bool:
    """Whether a page says the same thing in the same words, and another thing in others."""
    pairs = set(zip(meant, said, strict=True))
    return len(pairs) == len({thing for thing, _ in pairs}) == len({word for _, word in pairs})


def rules_tested(key: str) -> set[str]:
    """What the tests of a game are marked with: ``@rule("masters", "R7")``."""
    found: set[str] = set()
    for source in sorted((Path(__file__).parent / key).glob("test_*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and is_test(node.name):
                for mark in node.decorator_list:
                    found |= rule_of(mark, key)
    return found


def is_test(name: str) -> bool:
    return name.startswith(("test_", "Test"))


def rule_of(mark: ast.expr, key: str) -> set[str]:
    """The number in a mark, if it is one of ours."""
    if not isinstance(mark, ast.Call) or getattr(mark.func, "id", "") != "rule":
        return set()
    said = [a.value for a in mark.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return {said[1]} if len(said) == 2 and said[0] == key else set()


class EveryRulesPage:
    """The rules pages of a game; a subclass fills in the facts below."""

    key: ClassVar[str]
    sections: ClassVar[int]
    rulings: ClassVar[list[str]]
    rulings_section: ClassVar[int]
    """The section in which the rulings stand."""

    authors: ClassVar[list[str]]
    unpointed: ClassVar[set[str]] = set()
    """Rulings that answer questions nobody asks while reading."""

    untested: ClassVar[set[str]] = set()
    """Sections without a rule of their own."""

    def numbers(self) -> list[str]:
        return [str(number) for number in range(1, self.sections + 1)]

    @languages
    def test_every_section_has_its_heading(self, lang: str) -> None:
        found = re.findall(r"^## (\d+)\. \S", page(self.key, lang), re.MULTILINE)
        assert found == self.numbers()

    @languages
    def test_every_ruling_has_its_paragraph(self, lang: str) -> None:
        paragraph = r"(?<=\n\n)\*\*([AR]\d+)\.\*\* \S"
        assert re.findall(paragraph, page(self.key, lang)) == self.rulings
        assert re.findall(paragraph, section(self.key, lang, self.rulings_section)) == self.rulings

    @languages
    def test_every_ruling_is_pointed_to_where_it_matters(self, lang: str) -> None:
        elsewhere = page(self.key, lang).replace(section(self.key, lang, self.rulings_section), "")
        pointed = set(re.findall(r"\b([AR]\d+)[),]", elsewhere))
        assert set(self.rulings) - pointed == self.unpointed

    @languages
    def test_pages_say_whose_game_it_is(self, lang: str) -> None:
        for author in self.authors:
            assert author in page(self.key, lang)[:500]

    @languages
    def test_all_pages_have_the_same_build(self, lang: str) -> None:
        """As many headings, tables, list items and rulings as in English, in the same order."""
        assert self.build(lang) == self.build("en")

    @languages
    def test_apostrophes_and_quotation_marks_are_those_of_a_printer(self, lang: str) -> None:
        prose = re.sub(r"`[^`]*`", "", page(self.key, lang))
        assert [line for line in prose.splitlines() if "'" in line or '"' in line] == []

    @languages
    def test_pages_name_no_file_and_explain_their_mark(self, lang: str) -> None:
        text = page(self.key, lang)
        assert ".py" not in text
        assert text.count("\n\n**†** ") == (1 if "†" in text else 0)

    def build(self, lang: str) -> list[str]:
        lines = [line.strip() for line in page(self.key, lang).splitlines()]
        return [kind[0] for kind in map(BUILD.match, lines) if kind]

    def test_every_rule_has_a_test(self) -> None:
        assert {*self.numbers(), *self.rulings} - rules_tested(self.key) == self.untested

    def test_no_test_is_marked_with_a_rule_that_does_not_exist(self) -> None:
        assert rules_tested(self.key) <= {*self.numbers(), *self.rulings}
