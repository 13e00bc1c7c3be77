"""The headings of the action list stand in the browser's catalogues; their verbs are the games'."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bottega.kernel.registry import find_game
from tests.languages import languages

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("key", ["masters", "lorenzo", "wiege", "princes"])
@languages
def test_every_heading_belongs_to_a_verb_of_its_game(key: str, lang: str) -> None:
    catalogue = (BOARDS / key / f"{lang}.ftl").read_text(encoding="utf-8")
    headings = re.findall(rf"^{key}-verb-([a-z-]+) =", catalogue, re.MULTILINE)
    verbs = {verb.key.replace(" ", "-") for verb in find_game(key).actions.verbs}
    assert headings
    assert set(headings) <= verbs
