"""Whoever is refused something about their account reads why, in their own language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bottega.server
from tests.catalogues import entries
from tests.languages import languages

ABOUT_PEOPLE = ["accounts", "letters", "names", "passwords", "people"]


def codes(module: str) -> set[str]:
    """The codes of refusals that stand in a module."""
    text = (Path(bottega.server.__file__).parent / f"{module}.py").read_text(encoding="utf-8")
    return set(re.findall(r"Refusal\(\s*\"([a-z-]+)\"", text))


@languages
@pytest.mark.parametrize("module", ABOUT_PEOPLE)
def test_every_refusal_about_people_has_words(module: str, lang: str) -> None:
    found = codes(module)
    assert found
    assert {f"refused-{code}" for code in found} - entries("web/src/text", lang).keys() == set()
