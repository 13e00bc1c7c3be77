"""The rules pages are complete, agree with the cards, and no rule goes without a test."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.cards import CARD, CARDS
from bottega.games.lorenzo.leader_cards import LEADER, LEADERS
from bottega.games.lorenzo.tiles import TILE
from bottega.text.voice import LANGUAGES, Voice

ROOT = Path(__file__).parents[3]
SECTIONS = [str(number) for number in range(1, 17)]
RULINGS = [f"A{number}" for number in range(1, 22)]

languages = pytest.mark.parametrize("lang", LANGUAGES)


def page(lang: str) -> str:
    name = "lorenzo.md" if lang == "en" else f"lorenzo.{lang}.md"
    return (ROOT / "docs" / "rules" / name).read_text(encoding="utf-8")


def section(lang: str, number: int) -> str:
    """The text of one section."""
    text = page(lang)
    starts = [match.start() for match in re.finditer(r"^## \d+\. ", text, re.MULTILINE)]
    return [text[a:b] for a, b in pairwise([*starts, len(text)])][number - 1]


def rows(text: str) -> dict[str, list[str]]:
    """The rows of every table by their first cell."""
    lines = [line.strip().strip("|").split("|") for line in text.splitlines() if line[:1] == "|"]
    return {cells[0].strip(): [cell.strip() for cell in cells[1:]] for cells in lines}


@languages
def test_every_section_has_its_heading(lang: str) -> None:
    assert re.findall(r"^## (\d+)\. \S", page(lang), re.MULTILINE) == SECTIONS


@languages
def test_every_ruling_has_its_paragraph_and_is_pointed_to(lang: str) -> None:
    assert re.findall(r"(?<=\n\n)\*\*(A\d+)\.\*\* \S", section(lang, 14)) == RULINGS
    elsewhere = page(lang).replace(section(lang, 14), "")
    pointed = set(re.findall(r"\b(A\d+)\)", elsewhere))
    assert set(RULINGS) - pointed == {"A9"}  # what the tracks hold stands in section 1


@languages
def test_pages_say_whose_game_it_is(lang: str) -> None:
    for author in ("Gigli", "Brasini", "Luciani"):
        assert author in page(lang)[:400]


def test_both_pages_have_the_same_build() -> None:
    build = []
    for lang in LANGUAGES:
        lines = [line.strip() for line in page(lang).splitlines()]
        kinds = [re.match(r"#+ |\||\* |\d\. |\*\*A\d+\.\*\*", line) for line in lines]
        build.append([kind[0] for kind in kinds if kind])
    assert build[0] == build[1]


@languages
def test_every_card_stands_in_its_table_as_it_is_described(lang: str) -> None:
    voice = Voice(lang, GAME)
    table = rows(section(lang, 6))
    for value, card in enumerate(CARDS):
        cells = table[str(voice.word(CARD, value))]
        assert cells[0] == str(card.period)
        shown = "; ".join(cells)
        for line in voice.card(CARD, value)[1:]:
            if not line.endswith(":"):
                figures = re.findall(r"\d+", line)
                assert all(figure in shown for figure in figures), (line, shown)


@languages
def test_every_leader_and_tile_stands_in_its_table(lang: str) -> None:
    voice = Voice(lang, GAME)
    leaders = rows(section(lang, 11))
    for value in range(len(LEADERS)):
        assert voice.card(LEADER, value)[-1] in leaders[str(voice.word(LEADER, value))][1]
    tiles = rows(section(lang, 12))
    for value in range(TILE.size):
        assert tiles[TILE.names[value]] == [voice.card(TILE, value)[1]]


def test_every_section_and_ruling_has_a_test() -> None:
    tested = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "rule":
                numbers = [x.value for x in node.args if isinstance(x, ast.Constant)]
                tested.add(str(numbers[1]))
    assert {*SECTIONS, *RULINGS} - tested == {"14"}  # the rulings are section 14
