"""Where the rules page of a game is found, and in which language."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from examples.gara.comforts import GAME as GARA
from examples.gara.game import Rules

from bottega.kernel.registry import games
from bottega.kernel.words import Unreadable
from bottega.text.rules_page import rules_page, rules_pages
from tests.kernel import pebbles

ROOT = Path(__file__).parents[2]


class Elsewhere(Rules):
    """A rulebook whose package is made by a test."""


GAME = Elsewhere("gara", 1, (2, 4), GARA.steps, GARA.actions, GARA.chance, GARA.events, GARA.layout)


@pytest.fixture
def text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder ``text`` of the package that `Elsewhere` was written in."""
    package = tmp_path / "elsewhere"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    module = ModuleType("elsewhere.rules")
    module.__package__ = "elsewhere"
    monkeypatch.setitem(sys.modules, "elsewhere.rules", module)
    monkeypatch.setattr(Elsewhere, "__module__", "elsewhere.rules")
    yield package / "text"
    sys.modules.pop("elsewhere", None)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_our_own_games_have_a_page_in_every_language(lang: str) -> None:
    for key in ("masters", "lorenzo", "princes", "wiege"):
        written = f"{key}.md" if lang == "en" else f"{key}.{lang}.md"
        page = (ROOT / "docs" / "rules" / written).read_text(encoding="utf-8")
        assert rules_page(games()[key], lang) == page


def test_a_game_brings_its_page_beside_its_catalogues() -> None:
    page = (ROOT / "examples" / "gara" / "text" / "rules.md").read_text(encoding="utf-8")
    assert page.startswith("# Gara\n")
    assert rules_page(GARA, "en") == page
    assert list(rules_pages(GARA)) == ["en"]


def test_a_page_that_is_not_translated_is_shown_in_english(text: Path) -> None:
    (text / "rules.md").write_text("# Rules")
    assert rules_page(GAME, "it") == "# Rules"


def test_a_translated_page_is_shown_to_its_readers(text: Path) -> None:
    (text / "rules.md").write_text("# Rules")
    (text / "rules.it.md").write_text("# Regole")
    assert rules_page(GAME, "it") == "# Regole"
    assert rules_page(GAME, "en") == "# Rules"
    assert list(rules_pages(GAME)) == ["en", "it"]


def test_a_page_in_one_language_only_is_better_than_none(text: Path) -> None:
    (text / "rules.it.md").write_text("# Regole")
    assert rules_page(GAME, "en") == "# Regole"
    assert list(rules_pages(GAME)) == ["it"]


def test_a_game_without_a_page_says_so() -> None:
    assert rules_pages(pebbles.GAME) == {}
    with pytest.raises(Unreadable, match="there is no rules page for 'pebbles'"):
        rules_page(pebbles.GAME, "en")
