"""What holds in every language there is: ``@languages`` on a test that takes ``lang``."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.text.languages import ENGLISH
from bottega.text.languages import languages as found

LANGUAGES = found()
languages = pytest.mark.parametrize("lang", LANGUAGES)

RULES = Path(__file__).parents[1] / "docs" / "rules"


def rules_file(game: str, lang: str) -> Path:
    """Where the rules page of a game is written in a language."""
    return RULES / (f"{game}.md" if lang == ENGLISH else f"{game}.{lang}.md")
