"""``make images``: the pictures of docs/images, taken anew from the real thing."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.person import TITLES, Person
from tests.browser.test_whole_games import play_to_the_end
from tests.needs import chromium
from tests.server.house import House

IMAGES = Path(__file__).parents[2] / "docs" / "images"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ANSWERS = {"masters": 14, "lorenzo": 40, "princes": 1, "wiege": 30}
"""After how many answers there is something to see."""


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
            for key, title in TITLES.items():
                person = sit(browser, house.url, DESKTOP, theme)
                person.play_now(title)
                play_some(person, ANSWERS[key])
                take(person, f"{key}-{theme}")
        for key, title in TITLES.items():
            phone = sit(browser, house.url, PHONE, "day")
            phone.play_now(title)
            play_some(phone, 6)
            take(phone, f"{key}-phone-day")
        person = sit(browser, house.url, DESKTOP, "candle")
        person.play_now()
        play_to_the_end(person)
        take(person, "end-candle")
        browser.close()


if __name__ == "__main__":
    main()
