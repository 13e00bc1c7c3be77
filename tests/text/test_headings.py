"""The verbs of the prompt stand beside the boards; they are the games', and have their words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bottega.kernel.registry import find_game
from tests.languages import languages

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = ["masters", "lorenzo", "wiege", "princes"]


def verbs_of(key: str) -> dict[str, list[str]]:
    """What a board calls verbs, and the verbs of the engine that belong to each."""
    text = (BOARDS / key / "verbs.ts").read_text(encoding="utf-8")
    found = re.findall(r"id: '(\w+)',\s*icon: '[\w-]+',\s*of: \[(.*?)\]", text, re.DOTALL)
    assert len(found) == text.count("icon: ")
    return {name: re.findall(r"'([^']+)'", verbs) for name, verbs in found}


@pytest.mark.parametrize("key", GAMES)
def test_every_verb_of_the_prompt_is_one_of_the_game(key: str) -> None:
    known = [verb.key for verb in find_game(key).actions.verbs]
    named = [verb for verbs in verbs_of(key).values() for verb in verbs]
    assert named
    assert set(named) <= set(known)
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("key", GAMES)
@languages
def test_every_verb_of_the_prompt_has_its_name_and_its_line(key: str, lang: str) -> None:
    catalogue = (BOARDS / key / f"{lang}.ftl").read_text(encoding="utf-8")
    found = re.findall(rf"^{key}-do-([a-z-]+) =", catalogue, re.MULTILINE)
    words = [word for word in found if not word.endswith("-not")]  # why it cannot be done now
    assert words == [word for name in verbs_of(key) for word in (name, f"{name}-line")]
