"""``make images``: the pictures of docs/images, taken anew from the real thing."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.person import Person
from tests.browser.test_whole_games import play_to_the_end
from tests.needs import chromium
from tests.server.house import House

IMAGES = Path(__file__).parents[2] / "docs" / "images"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def sit(browser: Browser, home: str, size: dict[str, int], theme: str) -> Person:
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if theme == "candle" else "light",
        reduced_motion="reduce",
        locale="en-US",
    )
    return Person(context.new_page(), home)


def take(person: Person, name: str) -> None:
    person.page.wait_for_timeout(700)
    person.page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=85)
    print(f"docs/images/{name}.jpg")


def play_some(person: Person, answers: int) -> None:
    """Play for a while, so that there is something to see."""
    for number in range(answers):
        person.wait_until_asked()
        person.answer_by_clicking(pick=number)
    person.wait_until_asked()


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder)) as house,
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for theme in ("day", "candle"):
            person = sit(browser, house.url, DESKTOP, theme)
            person.go("/")
            person.play_button().wait_for()
            take(person, f"lobby-{theme}")
            person.play_now()
            play_some(person, 14)
            take(person, f"masters-{theme}")
        play_to_the_end(person, keys=True)
        take(person, "end-candle")
        phone = sit(browser, house.url, PHONE, "day")
        phone.play_now()
        play_some(phone, 6)
        take(phone, "masters-phone-day")
        browser.close()


if __name__ == "__main__":
    main()
