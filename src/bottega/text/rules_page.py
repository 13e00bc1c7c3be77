"""The rules reference of a game, as shipped."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from bottega.kernel.words import Unreadable


def rules_page(game: str, lang: str) -> str:
    """The page in Markdown; in English where it is not translated.

    An installed package carries the pages; in a checkout they are read where they are written.
    """
    shipped = files("bottega.text") / "rules"
    checkout = Path(__file__).parents[3] / "docs" / "rules"
    homes: list[Traversable] = [shipped, checkout]
    for name in (f"{game}.{lang}.md", f"{game}.md"):
        for home in homes:
            page = home / name
            if page.is_file():
                return page.read_text(encoding="utf-8")
    raise Unreadable(f"there is no rules page for {game!r}")
