"""The rules pages are complete, agree with the cards, and no rule goes without a test."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest

from bottega.games.masters import GAME
from bottega.games.masters.cards import CARD, DEVELOPMENTS, LEADER, LEADERS
from bottega.games.masters.faith import FAVOUR_POINTS, FIRST_SPACE, POPE_SPACE, TRACK_POINTS
from bottega.games.masters.setup import STARTING_FAITH, STARTING_RESOURCES
from bottega.games.masters.verbs import ACTIONS, CHANCE
from bottega.text.voice import LANGUAGES, Voice
from tests.rulebook import rule

ROOT = Path(__file__).parents[3]
SECTIONS = [str(number) for number in range(1, 17)]
RULINGS = [f"R{number}" for number in range(1, 22)]

languages = pytest.mark.parametrize("lang", LANGUAGES)


def page(lang: str) -> str:
    name = "masters.md" if lang == "en" else f"masters.{lang}.md"
    return (ROOT / "docs" / "rules" / name).read_text(encoding="utf-8")


def section(lang: str, number: int) -> str:
    """The text of one section."""
    text = page(lang)
    starts = [match.start() for match in re.finditer(r"^## \d+\. ", text, re.MULTILINE)]
    return [text[a:b] for a, b in pairwise([*starts, len(text)])][number - 1]


def rows(text: str) -> list[list[str]]:
    """The cells of every table, without the rules between head and body."""
    lines = [line.strip() for line in text.splitlines() if line.strip().startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if set("".join(row)) != {"-"}]


# Numbers -------------------------------------------------------------------------------------


@languages
def test_every_section_has_its_heading(lang: str) -> None:
    assert re.findall(r"^## (\d+)\. \S", page(lang), re.MULTILINE) == SECTIONS


@languages
def test_every_ruling_has_its_paragraph(lang: str) -> None:
    assert re.findall(r"(?<=\n\n)\*\*(R\d+)\.\*\* \S", page(lang)) == RULINGS
    assert re.findall(r"(?<=\n\n)\*\*(R\d+)\.\*\* \S", section(lang, 13)) == RULINGS


@languages
def test_every_ruling_is_pointed_to_where_it_matters(lang: str) -> None:
    """R17 to R20 answer questions that nobody asks while reading."""
    pointed = set(re.findall(r"\((R\d+)\)", page(lang)))
    assert set(RULINGS) - pointed == {"R17", "R18", "R19", "R20"}


@languages
def test_pages_say_whose_game_it_is(lang: str) -> None:
    top = page(lang)[:400]
    assert "Luciani" in top
    assert "Mangone" in top


def test_both_pages_have_the_same_build() -> None:
    """As many headings, tables, list items and examples in each language, in the same order."""
    build = []
    for lang in LANGUAGES:
        lines = [line.strip() for line in page(lang).splitlines()]
        kinds = [re.match(r"#+ |\||\* |\d\. |\*\*R\d+\.\*\*|\*\*\w+ \d:", line) for line in lines]
        build.append([re.sub(r"[A-Z]\w\w+", "", kind[0]) for kind in kinds if kind])
    assert build[0] == build[1]


# Numbers of the rules ------------------------------------------------------------------------


@languages
def test_the_starting_bonus(lang: str) -> None:
    expected = [
        [str(seat + 1), str(STARTING_RESOURCES[seat]), str(STARTING_FAITH[seat])]
        for seat in range(4)
    ]
    assert rows(section(lang, 3))[1:] == expected


@languages
def test_the_sections_of_the_track(lang: str) -> None:
    found = [
        [int(n) for n in re.findall(r"\d+", " ".join(row))] for row in rows(section(lang, 10))[1:]
    ]
    assert found == [
        [i + 1, FIRST_SPACE[i], POPE_SPACE[i], POPE_SPACE[i], FAVOUR_POINTS[i]] for i in range(3)
    ]


@languages
def test_the_points_of_the_track(lang: str) -> None:
    spaces, points = rows(section(lang, 11))
    for space, worth in zip(spaces[1:], points[1:], strict=True):
        first, _, last = space.partition("–")
        reached = TRACK_POINTS[int(first) : int(last or first) + 1]
        assert set(reached) == {int(worth)}
    assert spaces[1].startswith("0")
    assert spaces[-1] == "24"


@languages
def test_the_table_of_development_cards(lang: str) -> None:
    voice = Voice(lang, GAME)
    expected = []
    for value, card in enumerate(DEVELOPMENTS):
        _, cost, production = (line.split(": ", 1)[1] for line in voice.card(CARD, value))
        expected.append([card.id, str(card.points), cost, production])
    assert rows(section(lang, 7))[1:] == expected


@languages
def test_the_table_of_leaders(lang: str) -> None:
    voice = Voice(lang, GAME)
    expected = []
    for value, leader in enumerate(LEADERS):
        _, *needs, ability = voice.card(LEADER, value)
        named = [need.split(" ", 1)[1] for need in needs]
        required = named[0] if len(named) == 1 else voice.list([*named])
        expected.append([leader.id, required, ability, str(leader.points)])
    assert rows(section(lang, 9))[1:] == expected


@rule("masters", "15")
@languages
def test_the_fifty_actions_are_listed_with_their_numbers(lang: str) -> None:
    listed = 0
    for numbers, notations, _ in rows(section(lang, 15))[1:]:
        first, _, last = numbers.partition("–")
        known = ACTIONS.texts[int(first) : int(last or first) + 1]
        written = re.findall(r"`([^`]+)`", notations)
        assert int(first) == listed
        assert written == (known if len(written) == len(known) else [known[0], known[-1]])
        listed += len(known)
    assert listed == ACTIONS.size == 50


@languages
def test_notation_in_the_text_can_be_read(lang: str) -> None:
    chance = re.findall(r"`((?:turn|marble|deal|token) [^`]+)`", section(lang, 15))
    assert len(chance) == 5
    for notation in chance:
        CHANCE.parse(notation)


# Every rule has a test -----------------------------------------------------------------------


def rules_tested() -> set[str]:
    """What the tests of this folder are marked with: ``@rule("masters", "R7")``."""
    found: set[str] = set()
    for source in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and is_test(node.name):
                for mark in node.decorator_list:
                    found |= rule_of(mark)
    return found


def is_test(name: str) -> bool:
    return name.startswith(("test_", "Test"))


def rule_of(mark: ast.expr) -> set[str]:
    """The number in a mark, if it is one of ours."""
    if not isinstance(mark, ast.Call):
        return set()
    name = mark.func.id if isinstance(mark.func, ast.Name) else ""
    name = mark.func.attr if isinstance(mark.func, ast.Attribute) else name
    said = [a.value for a in mark.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return {said[1]} if name == "rule" and len(said) == 2 and said[0] == GAME.key else set()


@pytest.mark.parametrize("number", [*SECTIONS, *RULINGS])
def test_every_rule_has_a_test(number: str) -> None:
    assert number in rules_tested()


def test_no_test_is_marked_with_a_rule_that_does_not_exist() -> None:
    assert rules_tested() <= {*SECTIONS, *RULINGS}
