"""Languages in the browser: found by their catalogues, chosen in the bar, fetched when chosen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Request, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import TITLES, Person
from tests.languages import languages


def begin(person: Person) -> Locator:
    """What begins a game of Masters of Renaissance, whatever it is called in the language."""
    return person.page.locator("li.gt button.primary").first


def test_german_is_chosen_in_the_bar_and_spoken_in_lobby_and_at_the_table(
    newcomer: Newcomer,
) -> None:
    person = newcomer()
    person.go("/")
    page = person.page
    expect(begin(person)).to_have_text("Play now")
    person.speak("Deutsch")
    expect(begin(person)).to_have_text("Sofort spielen")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    begin(person).click()
    expect(person.prompt).to_contain_text("Welche zwei Anführer behältst du?")
    expect(page.locator(".setup")).to_contain_text("0 von 2 gewählt")
    page.get_by_role("tab", name="Aktionen").click()
    expect(page.locator(".actions")).to_contain_text("Behalte ")
    page.reload()
    expect(person.prompt).to_contain_text("Welche zwei Anführer behältst du?")


def test_a_table_changes_its_language_while_it_is_played(newcomer: Newcomer) -> None:
    person = newcomer(locale="de-AT")
    person.go("/")
    begin(person).click()
    expect(person.prompt).to_contain_text("Welche zwei Anführer behältst du?")
    person.speak("Italiano")
    expect(person.prompt).to_contain_text("Quali due Carte Leader tieni?")
    expect(person.page.locator(".setup")).to_contain_text("0 di 2 scelti")
    person.speak("English")
    expect(person.prompt).to_contain_text("Which two Leader Cards do you keep?")


def test_whoever_never_chose_a_name_is_called_a_guest_in_the_language_they_speak(
    newcomer: Newcomer,
) -> None:
    person = newcomer(locale="it-IT")
    person.go("/")
    called = person.page.locator("button.chip b")
    expect(called).to_have_text("Ospite")
    person.speak("Deutsch")
    expect(called).to_have_text("Gast")


@pytest.mark.parametrize(
    ("locale", "start"),
    [("de-CH", "Sofort spielen"), ("it-IT", "Gioca subito"), ("fr-FR", "Play now")],
)
def test_a_page_begins_in_the_language_of_the_browser(
    newcomer: Newcomer, locale: str, start: str
) -> None:
    person = newcomer(locale=locale)
    person.go("/")
    expect(begin(person)).to_have_text(start)


def what_is_fetched(person: Person, kind: str) -> dict[str, set[str]]:
    """The files of a kind that the page asks for from now on, by name: their digests."""
    fetched: dict[str, set[str]] = {}

    def note(request: Request) -> None:
        for name, digest in re.findall(rf"/assets/([^/]+)-([\w-]{{8}})\.{kind}$", request.url):
            fetched.setdefault(name, set()).add(digest)

    person.page.on("request", note)
    return fetched


def test_only_the_language_that_is_spoken_is_fetched(newcomer: Newcomer) -> None:
    person = newcomer(locale="de-DE")
    scripts = what_is_fetched(person, "js")
    person.go("/")
    begin(person).wait_for()
    assert [name for name in scripts if len(name) == 2] == ["de"]


def test_letters_that_only_a_name_holds_are_fetched_with_it(newcomer: Newcomer) -> None:
    person = newcomer()
    fonts = what_is_fetched(person, "woff2")
    person.go(person.make_table([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]))
    person.prompt.wait_for()
    person.come_to_rest()
    assert not [name for name in fonts if "latin-ext" in name]
    bot: dict[str, object] = {"kind": "bot", "bot": "greedy", "name": "Łukasz"}
    person.go(person.make_table([{"kind": "me"}, bot]))
    person.prompt.wait_for()
    person.come_to_rest()
    assert "eb-garamond-latin-ext-wght-normal" in fonts


@pytest.mark.parametrize("size", [(1280, 640), (360, 740)], ids=["desktop", "phone"])
def test_the_menu_of_languages_can_be_read_and_hit(
    newcomer: Newcomer, size: tuple[int, int]
) -> None:
    person = newcomer(width=size[0], height=size[1])
    person.go("/")
    begin(person).wait_for()
    page = person.page
    page.get_by_role("button", name="EN: Language").click()
    person.see_to_the_looks()
    menu = page.get_by_role("group", name="Language")
    expect(menu.get_by_role("button")).to_have_text(
        [re.compile("English"), re.compile("Deutsch"), re.compile("Italiano")]
    )
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()


@languages
def test_every_page_fits_a_phone(newcomer: Newcomer, lang: str) -> None:
    person = newcomer(width=360, height=740, locale=lang)
    fonts = what_is_fetched(person, "woff2")
    for path in ("/", "/account", "/rules/masters"):
        person.go(path)
        person.page.locator("main").wait_for()
        assert not person.scrolls_sideways(), path
    bot: dict[str, object] = {"kind": "bot", "bot": "greedy"}
    for game in TITLES:
        person.go(person.make_table([{"kind": "me"}, bot, bot], game))
        person.prompt.wait_for()
        for pane in (2, 1, 0):
            person.page.locator(".navp button").nth(pane).click()
            assert not person.scrolls_sideways(), (game, pane)
        person.page.evaluate("game => localStorage.setItem('bottega.game', game)", game)
        person.go("/")  # it offers the game that was played last
        person.page.locator("main").wait_for()
        assert not person.scrolls_sideways(), f"lobby after {game}"
    # The small file of a typeface did; its whole one has the same name.
    assert {name: len(files) for name, files in fonts.items()} == dict.fromkeys(fonts, 1)
