"""The rules reference of a game: a page in Markdown that is shipped with it."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from bottega.kernel.game import Game
from bottega.kernel.words import Unreadable
from bottega.text.languages import ENGLISH, languages
from bottega.text.voice import catalogue_of


def rules_page(game: Game[Any], lang: str) -> str:
    """The page in this language; else in English, or in whichever language there is one."""
    pages = rules_pages(game)
    page = pages.get(lang) or next(iter(pages.values()), None)
    if page is None:
        raise Unreadable(f"there is no rules page for {game.key!r}")
    return page.read_text(encoding="utf-8")


def rules_pages(game: Game[Any]) -> dict[str, Traversable]:
    """The pages of a game by language, English first.

    A game keeps them beside its catalogues, as ``rules.md`` and ``rules.it.md``. Those of our own
    games are part of the documentation: an installed package carries them, in a checkout they are
    read where they are written.
    """
    package = catalogue_of(game)
    homes: list[tuple[Traversable, str]] = [
        *([(files(package) / "text", "rules")] if package else []),
        (files("bottega.text") / "rules", game.key),
        (Path(__file__).parents[3] / "docs" / "rules", game.key),
    ]
    found: dict[str, Traversable] = {}
    for lang in languages():
        endings = [f".{lang}.md", *([".md"] if lang == ENGLISH else [])]
        pages = [home / f"{name}{ending}" for home, name in homes for ending in endings]
        there = [page for page in pages if page.is_file()]
        if there:
            found[lang] = there[0]
    return found
