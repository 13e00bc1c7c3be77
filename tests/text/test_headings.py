"""The verbs of the prompt stand beside the boards; they are the games', and have their words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bottega.kernel.registry import find_game
from tests.languages import languages

ROOT = Path(__file__).parents[2]
BOARDS = ROOT / "web" / "src" / "games"
GAMES = ["masters", "lorenzo", "wiege", "princes"]


def verbs_of(key: str) -> dict[str, list[str]]:
    """What a board calls verbs, and the verbs of the engine that belong to each."""
    text = (BOARDS / key / "verbs.ts").read_text(encoding="utf-8")
    found = re.findall(r"id: '(\w+)',\s*icon: '[\w-]+',\s*of: \[(.*?)\]", text, re.DOTALL)
    assert len(found) == text.count("icon: ")
    return {name: re.findall(r"'([^']+)'", verbs) for name, verbs in found}


@pytest.mark.parametrize("key", GAMES)
def test_the_prompt_puts_verbs_under_the_headings_that_the_game_declares(key: str) -> None:
    actions = find_game(key).actions
    declared = {
        heading: [actions.verbs[number].key for number in numbers]
        for heading, numbers in actions.headings.items()
    }
    assert declared
    assert list(declared) == list(verbs_of(key))
    assert declared == verbs_of(key)


@pytest.mark.parametrize("key", GAMES)
@languages
def test_every_heading_has_its_name_and_its_line_where_the_page_reads_them(
    key: str, lang: str
) -> None:
    """`web/vite.config.ts` takes them from the game's catalogue, a line for each of the two."""
    catalogue = (ROOT / "src/bottega/games" / key / "text" / f"{lang}.ftl").read_text("utf-8")
    found = re.findall(r"^do-(\w+) = .+\n +\.help = .+$", catalogue, re.MULTILINE)
    assert found == list(find_game(key).actions.headings)


@pytest.mark.parametrize("key", GAMES)
@languages
def test_what_a_heading_is_called_stands_nowhere_else(key: str, lang: str) -> None:
    catalogue = (BOARDS / key / f"{lang}.ftl").read_text(encoding="utf-8")
    found = re.findall(rf"^{key}-do-([a-z-]+) =", catalogue, re.MULTILINE)
    assert [word for word in found if not word.endswith(("-not", "-how"))] == []
