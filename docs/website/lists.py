"""Pages that list what a folder holds: the rules in every language, and the decisions."""

from __future__ import annotations

import re
from typing import Any

from babel import Locale
from docs.website.pages import Page

from bottega.kernel.registry import games
from bottega.text.voice import Voice

Menu = list[Any]
"""Entries of the menu, as `mkdocs.yml` writes them: a page, or a title with pages."""

RULES_HEAD = """\
# Rules

What the program plays by, in our own words: a rules reference for each game, with every ruling on
what a rulebook leaves open. The same pages stand beside every table in the browser, and
`bottega rules KEY` shows them in a terminal.
"""

DECISIONS_HEAD = """\
# Decisions

Why things are as they are. Each page asks a question, weighs the choices and says what follows;
where we change our mind, the page changes with the code.

| no. | decision | what was asked |
|---|---|---|
"""


# The rules -----------------------------------------------------------------------------------


def language_of(page: Page) -> str:
    """The language of a rules page, from its file: ``masters.it.md``; English has no mark."""
    _, *marks = page.name.removesuffix(".md").split("/")[-1].split(".")
    return marks[0] if marks else "en"


def by_language(pages: list[Page]) -> dict[str, list[Page]]:
    """The rules pages of each language there is, English first."""
    rules = [p for p in pages if p.name.startswith("rules/") and p.source is not None]
    languages = sorted({language_of(page) for page in rules}, key=lambda lang: (lang != "en", lang))
    return {lang: [page for page in rules if language_of(page) == lang] for lang in languages}


def own_name(lang: str) -> str:
    """What a language calls itself."""
    return str(Locale.parse(lang).get_language_name(lang)).capitalize()


def game_of(page: Page) -> str:
    """The title of the game that a rules page is about."""
    return page.title.partition(":")[0]


def rules_page(pages: list[Page]) -> Page:
    """Every game with its rules in every language."""
    rows = ["| game | players | rules |", "|---|---|---|"]
    for key, game in games().items():
        links = [
            f"[{own_name(lang)}]({page.name.removeprefix('rules/')})"
            for lang, found in by_language(pages).items()
            for page in found
            if key_of(page) == key
        ]
        title = Voice("en", game).title()
        rows.append(
            f"| **{title}**<br>`{key}` | {game.min_seats}–{game.max_seats} | {', '.join(links)} |"
        )
    return Page("rules/index.md", "\n".join([RULES_HEAD, *rows, ""]))


def key_of(page: Page) -> str:
    return page.name.removeprefix("rules/").partition(".")[0]


def rules_menu(pages: list[Page]) -> Menu:
    """First the overview, then a part for each language."""
    parts = [
        {own_name(lang): [{game_of(page): page.name} for page in found]}
        for lang, found in by_language(pages).items()
    ]
    return ["rules/index.md", *parts]


# The decisions -------------------------------------------------------------------------------


def decisions(pages: list[Page]) -> list[Page]:
    return [p for p in pages if p.name.startswith("decisions/") and p.source is not None]


def asked(page: Page) -> str:
    """What a decision was about: its question in one sentence, or else how the page begins."""
    paragraphs = [" ".join(part.split()) for part in page.text.split("\n\n")[1:]]
    first = re.sub(r"^\*\*\w+\.\*\* ", "", paragraphs[0])
    sentences = re.split(r"(?<=[.?]) ", first)
    return next((s for s in reversed(sentences) if s.endswith("?")), sentences[0])


def decisions_page(pages: list[Page]) -> Page:
    rows = []
    for page in decisions(pages):
        number, _, title = page.title.partition(". ")
        rows.append(f"| {number} | [{title}]({page.name[10:]}) | {asked(page)} |")
    return Page("decisions/index.md", DECISIONS_HEAD + "\n".join(rows) + "\n")


def decisions_menu(pages: list[Page]) -> Menu:
    return ["decisions/index.md", *({page.title: page.name} for page in decisions(pages))]
