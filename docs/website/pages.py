"""The pages of the site: where each is written, what it is called there, where its links lead.

Pages are written for whoever reads the repository: a link names a file. Here each becomes a page,
and a link to a file that is no page, such as an example, becomes a page that shows the file.
"""

from __future__ import annotations

import os.path
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

ELSEWHERE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "README.md": "index.md",
    "web/README.md": "client.md",
}
"""Pages that are written outside `docs`. The site's first page stands for the README."""

LISTED = {"decisions", "rules"}
"""Folders of which a list is made: a link to the folder leads to its list."""

LANGUAGE_OF_FILE = {".py": "python", ".ts": "ts", ".toml": "toml", ".json": "json", ".ftl": "text"}

FENCE = re.compile(r"^(```|~~~~)(\S*)(?: +(\S+))?$")
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)\s#]+)(#[^)\s]*)?\)")
NESTED = re.compile(r"^ {2,3}(?=([-*]|\d+\.) )")


class Unlinkable(Exception):
    """A link of a page leads nowhere."""


class Page(NamedTuple):
    """A page of the site, in Markdown; one that is not written but made has no source."""

    name: str
    text: str
    source: Path | None = None

    @property
    def title(self) -> str:
        """The heading of the page."""
        return self.text.partition("\n")[0].removeprefix("# ").strip()


def written_pages() -> list[Page]:
    """Every page that somebody wrote, as it is written."""
    sources = {p.relative_to(DOCS).as_posix(): p for p in sorted(DOCS.rglob("*.md"))}
    sources |= {name: ROOT / path for path, name in ELSEWHERE.items() if path != "README.md"}
    return [Page(name, path.read_text(encoding="utf-8"), path) for name, path in sources.items()]


def name_of(path: Path) -> str | None:
    """What a file of the repository is called in the site, if it is there."""
    inside = path.relative_to(ROOT).as_posix()
    if inside in ELSEWHERE:
        return ELSEWHERE[inside]
    if not path.is_relative_to(DOCS):
        return None
    name = path.relative_to(DOCS).as_posix()
    if name in LISTED:
        return f"{name}/index.md"
    return name if path.is_file() else None


def shown_file(path: Path) -> Page:
    """A page that shows a file which is not one itself."""
    inside = path.relative_to(ROOT).as_posix()
    language = LANGUAGE_OF_FILE.get(path.suffix, "text")
    text = path.read_text(encoding="utf-8")
    return Page(f"source/{inside}.md", f"# {inside}\n\n~~~~{language}\n{text}~~~~\n")


def for_the_site(page: Page) -> tuple[Page, list[Page]]:
    """A written page as the site needs it, and the files it wants to show."""
    assert page.source is not None
    shown: dict[str, Page] = {}

    def lead(match: re.Match[str]) -> str:
        name, file = follow(page, match[1])
        if file is not None:
            shown[name] = file
        here = os.path.dirname(page.name) or "."
        return f"]({Path(os.path.relpath(name, here)).as_posix()}{match[2] or ''})"

    text = outside_code(page.text, lambda line: NESTED.sub("    ", LINK.sub(lead, line)))
    return page._replace(text=text), list(shown.values())


def follow(page: Page, target: str) -> tuple[str, Page | None]:
    """What a link leads to in the site, and the file that has to be shown for it."""
    assert page.source is not None
    path = Path(os.path.normpath(page.source.parent / target))
    if path.is_relative_to(ROOT):
        name = name_of(path)
        if name is not None:
            return name, None
        if path.is_file() and not path.is_relative_to(DOCS):
            file = shown_file(path)
            return file.name, file
    raise Unlinkable(f"{page.source.relative_to(ROOT)}: {target} is no page and no file")


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Change the lines of a page; code stays as it is, and its fence says what the site expects."""
    lines = text.splitlines()
    fence = ""
    for i, line in enumerate(lines):
        match = FENCE.match(line)
        if fence:
            fence = "" if line == fence else fence
        elif match:
            fence = match[1]
            lines[i] = fence + opened(match[2], match[3], lines[i + 1 : i + 2])
        else:
            lines[i] = change(line)
    return "\n".join(lines) + "\n"


def opened(language: str, file: str | None, first: list[str]) -> str:
    """How a block of code begins: a session of Python as one, an excerpt under its file's name."""
    if language == "python" and first and first[0].startswith(">>>"):
        language = "pycon"
    if language == "ftl":
        language = "text"
    return f'{language} title="{file}"' if file else language
