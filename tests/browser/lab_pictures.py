"""Pictures of the lab for docs/images: a report, and a match as a notebook shows it."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

import bottega
from bottega.lab import report
from tests.browser.conftest import ARGUMENTS
from tests.needs import chromium

IMAGES = Path(__file__).parents[2] / "docs" / "images"
GAMES = 1600


def take_report(browser: Browser, page: Path) -> None:
    themes: dict[str, Literal["light", "dark"]] = {"day": "light", "candle": "dark"}
    for theme, scheme in themes.items():
        context = browser.new_context(viewport={"width": 1280, "height": 1180}, color_scheme=scheme)
        shown = context.new_page()
        shown.goto(page.as_uri())
        shown.screenshot(path=IMAGES / f"report-{theme}.jpg", type="jpeg", quality=85)
        context.close()


def take_match(browser: Browser, folder: Path) -> None:
    match = bottega.new("masters", seats=2, seed="7")
    players = [bottega.bots()["greedy"](match.game, Random(seat)) for seat in (0, 1)]
    for _ in range(60):
        question = match.questions[0]
        match.answer(
            question.seat, players[question.seat].choose(match.view(question.seat), question, 1)
        )
    (folder / "match.svg").write_text(match.svg(), encoding="utf-8")
    shown = browser.new_page(viewport={"width": 1000, "height": 700})
    shown.goto((folder / "match.svg").as_uri())
    shown.locator("svg").screenshot(path=IMAGES / "notebook.jpg", type="jpeg", quality=90)
    shown.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as name, sync_playwright() as p:
        folder = Path(name)
        page = report.write(folder / "r.html", "masters", ["greedy"] * 3, games=GAMES, jobs=2)
        browser = p.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        take_report(browser, page)
        take_match(browser, folder)
        browser.close()


if __name__ == "__main__":
    main()
