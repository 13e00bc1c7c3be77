"""The documentation as a site: whole, searchable, and itself enough."""

from __future__ import annotations

import json
import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from docs.website.build import MADE, all_pages, settings
from docs.website.commands import EXAMPLES, commands
from docs.website.lists import by_language, own_name
from docs.website.pages import DOCS, ROOT, Page, Unlinkable, for_the_site, written_pages
from markdown_it import MarkdownIt

from bottega.kernel.registry import games
from bottega.text.voice import Voice, spoken
from tests.languages import LANGUAGES

WRITTEN = written_pages()


class Tags(HTMLParser):
    """The tags of a page: how many of each, and what they name."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.inside = 0  # how deep in the text that was written
        self.counts: dict[str, int] = {}
        self.loaded: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.inside += tag == "article"
        if self.inside:
            self.counts[tag] = self.counts.get(tag, 0) + 1
        if tag != "a":
            self.loaded += [v for k, v in named.items() if k in ("src", "href", "srcset") and v]

    def handle_endtag(self, tag: str) -> None:
        self.inside -= tag == "article"


def html_of(site: Path, name: str) -> str:
    return (site / name).with_suffix(".html").read_text(encoding="utf-8")


def in_search(site: Path) -> dict[str, str]:
    """What the search knows: text by place."""
    found = json.loads((site / "search.json").read_text(encoding="utf-8"))["items"]
    return {item["location"]: f"{item['title']} {item['text']}" for item in found}


# Every page -----------------------------------------------------------------------------------


def test_every_page_that_is_written_is_in_the_menu_and_in_the_site(site: Path) -> None:
    menu = json.dumps(settings(all_pages())["nav"])
    for path in DOCS.rglob("*.md"):
        name = path.relative_to(DOCS).as_posix()
        assert f'"{name}"' in menu
        assert (site / name).with_suffix(".html").is_file()


def test_a_page_that_no_menu_leads_to_ends_the_build() -> None:
    with pytest.raises(SystemExit, match=re.escape("no entry of the menu leads to lost.md")):
        settings([*all_pages(), Page("lost.md", "# Lost\n")])


def test_a_link_that_leads_nowhere_ends_the_build() -> None:
    page = Page("lost.md", "# Lost\n\n[there](nowhere.md)\n", DOCS / "lost.md")
    with pytest.raises(Unlinkable, match=re.escape("docs/lost.md: nowhere.md")):
        for_the_site(page)


def test_a_link_to_an_example_leads_to_a_page_that_shows_it(site: Path) -> None:
    assert 'href="source/examples/gara/game.py.html"' in html_of(site, "new-game.md")
    assert "STEPS" in html_of(site, "source/examples/gara/game.py.md")


def test_every_decision_is_listed_with_its_title(site: Path) -> None:
    text = html_of(site, "decisions/index.md")
    for path in (DOCS / "decisions").glob("*.md"):
        heading = path.read_text(encoding="utf-8").splitlines()[0]
        assert f'href="{path.stem}.html">{heading.partition(". ")[2]}</a>' in text


@pytest.mark.parametrize(
    "page", [p for p in WRITTEN if p.name not in MADE], ids=lambda page: page.name
)
def test_a_page_has_the_same_lists_tables_and_headings_here_as_elsewhere(
    site: Path, page: Page
) -> None:
    """Pages are written for readers of Markdown that differ in what they take for a list."""
    plain = Tags(f"<article>{MarkdownIt().enable('table').render(page.text)}</article>").counts
    here = Tags(html_of(site, page.name)).counts
    for tag in ("li", "tr", "h1", "h2", "h3", "pre", "strong", "em"):
        assert here.get(tag, 0) == plain.get(tag, 0), tag


# The rules ------------------------------------------------------------------------------------


def test_the_rules_of_every_game_are_there_in_every_language_and_searched(site: Path) -> None:
    known = in_search(site)
    assert set(by_language(WRITTEN)) == set(LANGUAGES)
    for key in games():
        for lang in LANGUAGES:
            name = f"rules/{key}.html" if lang == "en" else f"rules/{key}.{lang}.html"
            page = (site / name).read_text(encoding="utf-8")
            assert f'<html lang="{lang}"' in page
            sections = [text for place, text in known.items() if place.startswith(f"{name}#")]
            assert len(sections) == page.count("<h2") + page.count("<h3") + page.count("<h4")


def test_the_search_finds_what_only_one_rulebook_says(site: Path) -> None:
    known = in_search(site)
    for word, page in [
        ("Black Cross", "rules/masters.html"),
        ("tessera scomunica", "rules/lorenzo.it.html"),
        ("Swiss mercenaries", "rules/princes.html"),
        ("Gutenberg", "rules/wiege.html"),
    ]:
        assert page in {place.partition("#")[0] for place, text in known.items() if word in text}


def test_a_new_language_appears_by_its_file_name() -> None:
    french = Page("rules/wiege.fr.md", "# Die Wiege der Renaissance: les règles\n", DOCS / "x")
    found = by_language([*WRITTEN, french])
    assert [own_name(lang) for lang in found] == ["English", "Deutsch", "Français", "Italiano"]
    assert found["fr"] == [french]


# The command line -----------------------------------------------------------------------------


def test_the_page_of_the_command_line_names_every_command_with_every_option(site: Path) -> None:
    text = html_of(site, "commands.md")
    for name, command in commands().items():
        assert f'<h2 id="{name}">' in text
        section = text.partition(f'<h2 id="{name}">')[2].partition("<h2")[0]
        assert f"bottega {name}" in section
        for parameter in command.assemble_argument_collection():
            for option in parameter.names:
                if option.startswith("--"):
                    assert f"<code>{option}" in section
        assert EXAMPLES[name].split()[:2] == ["bottega", name]
        assert escape(EXAMPLES[name], quote=False) in re.sub("<.*?>", "", section)


def test_what_a_command_takes_and_what_it_defaults_to_is_said(site: Path) -> None:
    text = html_of(site, "commands.md")
    assert "<td><code>--port NUMBER</code></td>\n<td><code>8000</code></td>" in text
    assert "bottega play [GAME] [OPTIONS]" in text
    assert f"<td>Language: {spoken()}; by default that of your system.</td>" in text


# Itself enough --------------------------------------------------------------------------------


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        for loaded in Tags(page.read_text(encoding="utf-8")).loaded:
            assert not re.match(r"(https?:)?//", loaded), (page.name, loaded)
            if not loaded.startswith(("data:", "#")) and page.name != "404.html":
                file = loaded.partition("#")[0]
                assert (page.parent / file).is_file(), (page.name, loaded)
    for style in site.rglob("*.css"):
        named = re.findall(r"(?:url\(|@import )['\"]?([^'\")]+)", style.read_text(encoding="utf-8"))
        assert not [each for each in named if re.match(r"(https?:)?//", each)]


def test_nothing_in_the_site_tells_where_it_was_built(site: Path) -> None:
    places = (str(ROOT), str(site.parent), str(Path.home()) + "/")
    for file in site.rglob("*"):
        if file.suffix in (".html", ".json", ".js", ".css", ".xml"):
            text = file.read_text(encoding="utf-8")
            assert not [place for place in places if place in text], file.name


def test_the_games_of_the_first_page_are_those_there_are(site: Path) -> None:
    text = html_of(site, "index.md")
    for key, game in games().items():
        assert f"<strong>{Voice('en', game).title()}</strong><br><code>{key}</code>" in text
