"""The documentation in a real browser, opened from its folder: nothing else is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from docs.website.build import build
from playwright.sync_api import Browser, Page, expect

from tests.browser.person import AXE

SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
Look = Callable[[str, str, str], Page]
PAGES = ["index", "play", "commands", "rules/masters"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    build(folder)
    return folder


@pytest.fixture
def open_page(browser: Browser, site: Path) -> Iterator[Look]:
    """Opens a page of the site; what it wants from elsewhere, or complains about, is a fault."""
    faults: list[str] = []
    opened: list[Page] = []

    def look(name: str, size: str, scheme: str) -> Page:
        width, height = SIZES[size]
        page = browser.new_page(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "candle" else "light",
            reduced_motion="reduce",
        )
        opened.append(page)
        page.on(
            "request",
            lambda asked: faults.append(asked.url) if asked.url.startswith("http") else None,
        )
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        page.goto((site / f"{name}.html").as_uri())
        return page

    yield look
    for page in opened:
        page.close()
    assert faults == []


@pytest.mark.parametrize(("size", "scheme"), [("desktop", "day"), ("phone", "candle")])
def test_a_page_of_the_documentation_can_be_read_by_everybody(
    open_page: Look, size: str, scheme: str
) -> None:
    for name in PAGES:
        page = open_page(name, size, scheme)
        root = "document.documentElement"
        assert page.evaluate(f"{root}.scrollWidth - {root}.clientWidth") <= 0
        page.evaluate(AXE.read_text(encoding="utf-8"))
        asked = "{ runOnly: ['color-contrast', 'image-alt', 'link-name'], preload: false }"
        found = page.evaluate(f"async () => (await axe.run(document, {asked})).violations")
        assert [node["failureSummary"] for fault in found for node in fault["nodes"]] == []


def test_the_search_finds_a_rule_without_a_server(open_page: Look) -> None:
    page = open_page("index", "desktop", "day")
    page.locator(".md-search__button").click()
    page.keyboard.type("vatican report")
    expect(page.get_by_role("option", name="10. Faith and Vatican Reports")).to_be_visible()


def test_the_light_is_changed_by_hand_and_kept(open_page: Look) -> None:
    page = open_page("index", "desktop", "day")
    desk = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(desk) == "rgb(227, 215, 190)"
    page.get_by_title("Candlelight").click()
    assert page.evaluate(desk) == "rgb(18, 14, 11)"
    page.reload()
    assert page.evaluate(desk) == "rgb(18, 14, 11)"


def test_the_typefaces_of_the_house_are_there(open_page: Look) -> None:
    page = open_page("index", "desktop", "day")
    page.evaluate("document.fonts.ready")
    assert page.evaluate("document.fonts.check('16px \"EB Garamond Variable\"')")
    assert page.evaluate("document.fonts.check('16px \"Alegreya Sans\"')")
