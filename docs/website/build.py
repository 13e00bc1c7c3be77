"""Gather every page, dress the site as the house is dressed, and build it strictly."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]
from docs.website.commands import commands_page
from docs.website.kernel import kernel_page
from docs.website.lists import (
    Menu,
    decisions_menu,
    decisions_page,
    language_of,
    rules_menu,
    rules_page,
)
from docs.website.pages import DOCS, ROOT, Page, Unlinkable, for_the_site, written_pages

WEB = ROOT / "web"
STYLE = Path(__file__).parent / "style"
FONT = re.compile(r"url\('(@[^']+\.woff2)'\)")

COLOUR = re.compile(r"\x1b\[[0-9;]*m")

MADE = {"commands.md": commands_page, "kernel.md": kernel_page}
"""Pages of which the most part follows from the source."""

FOLDERS = {"rules/": rules_menu, "decisions/": decisions_menu}
"""Parts of the menu that follow from what a folder holds."""


def build(out: Path) -> None:
    """The whole site into a folder, which is replaced."""
    with tempfile.TemporaryDirectory() as folder:
        desk = Path(folder)
        pages = lay_out(desk)
        press(desk)
        mark_languages(desk / "site", pages)
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(desk / "site", out)


def lay_out(desk: Path) -> list[Page]:
    """Pages, pictures, styles and settings, as the generator wants to find them."""
    try:
        pages = all_pages()
    except Unlinkable as problem:
        raise SystemExit(f"docs: {problem}") from None
    for page in pages:
        file = desk / "pages" / page.name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page.text, encoding="utf-8")
    shutil.copytree(DOCS / "images", desk / "pages" / "images")
    dress(desk / "pages" / "assets")
    (desk / "mkdocs.yml").write_text(json.dumps(settings(pages)), encoding="utf-8")  # JSON is YAML
    return pages


def press(desk: Path) -> None:
    """Run the generator; what it complains about, such as a broken link, ends the build."""
    command = [sys.executable, "-m", "zensical", "build", "--strict", "-f", "mkdocs.yml"]
    run = subprocess.run(command, cwd=desk, capture_output=True, text=True, check=False)
    if run.returncode:
        said = COLOUR.sub("", run.stdout + run.stderr).partition("Traceback")[0]
        raise SystemExit(f"{said}docs: the site could not be built")


def all_pages() -> list[Page]:
    """What was written, what is made, and the files that are shown because a page links them."""
    written = written_pages()
    found = {page.name: page for page in (rules_page(written), decisions_page(written))}
    for page in written:
        whole = MADE[page.name](page) if page.name in MADE else page
        ready, shown = for_the_site(whole)
        found[ready.name] = ready
        found.update((file.name, file) for file in shown)
    return list(found.values())


def settings(pages: list[Page]) -> dict[str, Any]:
    """`mkdocs.yml`, with every page in its menu."""
    found: dict[str, Any] = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    found["nav"] = filled(found["nav"], pages)
    lost = {page.name for page in pages if not page.name.startswith("source/")}
    lost -= set(re.findall(r'[^"]+\.md', json.dumps(found["nav"])))
    if lost:
        raise SystemExit(f"mkdocs.yml: no entry of the menu leads to {', '.join(sorted(lost))}")
    return found


def filled(entry: Any, pages: list[Page]) -> Any:
    """A part of the menu; where it names a folder, what the folder holds."""
    if isinstance(entry, list):
        return [filled(each, pages) for each in entry]
    if isinstance(entry, dict):
        return {title: filled(each, pages) for title, each in entry.items()}
    menu: Menu | str = FOLDERS[entry](pages) if entry in FOLDERS else entry
    return menu


def dress(assets: Path) -> None:
    """The tokens, typefaces and emblem of the client, and what is the site's own."""
    assets.mkdir(parents=True)
    shutil.copy(WEB / "src" / "favicon.svg", assets / "emblem.svg")
    for own in STYLE.iterdir():
        shutil.copy(own, assets)
    styles = WEB / "src" / "styles"
    tokens = (styles / "tokens.css").read_text(encoding="utf-8")
    for theme, scheme in (("day", "default"), ("candle", "slate")):
        tokens = tokens.replace(f"[data-theme='{theme}']", f"[data-md-color-scheme='{scheme}']")
    (assets / "tokens.css").write_text(tokens, encoding="utf-8")
    fonts = (styles / "fonts.css").read_text(encoding="utf-8")
    for font in FONT.findall(fonts):
        file = WEB / "node_modules" / font
        if not file.is_file():
            raise SystemExit(f"docs: the typeface {file.name} is not there; `make web` fetches it")
        shutil.copy(file, assets)
        shutil.copy(file.parents[1] / "LICENSE", assets / f"{file.parents[1].name}-LICENSE.txt")
    fonts = FONT.sub(lambda match: f"url('{Path(match[1]).name}')", fonts)
    (assets / "fonts.css").write_text(fonts, encoding="utf-8")


def mark_languages(site: Path, pages: list[Page]) -> None:
    """A page of another language says so, to those who have it read aloud or translated."""
    for page in pages:
        lang = language_of(page) if page.name.startswith("rules/") else "en"
        if lang != "en":
            file = (site / page.name).with_suffix(".html")
            html = file.read_text(encoding="utf-8")
            file.write_text(html.replace('<html lang="en"', f'<html lang="{lang}"'), "utf-8")
