"""Games of other packages in the browser: with a board of their own, and without one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.test_whole_games import on_the_board, play_to_the_end
from tests.examples.packages import install_gara, install_variant, path_to
from tests.kernel import pebbles
from tests.server.house import House

HAND = ".gara-hand button:not([disabled])"
LISTED = ".board .actions button:not([disabled])"
TORN = """
export function mount(element) {
  element.textContent = 'A torn board'
  return { update() { throw new Error('torn') } }
}
"""
UNREADABLE = "export function mount( {"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which Gara and others are installed besides our own games."""
    site = tmp_path_factory.mktemp("site")
    install_gara(site)
    pebbles.install(site)
    install_variant(site, "bare", "Bare Gara")
    install_variant(site, "torn", "Torn Gara", board=TORN)
    install_variant(site, "unread", "Unread Gara", board=UNREADABLE)
    with House(tmp_path_factory.mktemp("house"), packages=path_to(site)) as house:
        yield house
        assert "crashed" not in house.said(), house.said()[-4000:]


def sit_down(person: Person, game: str, bot: str = "Bruno") -> None:
    """At a table with one bot, when it is one's turn."""
    seats: list[dict[str, object]] = [
        {"kind": "me", "name": "Anna"},
        {"kind": "bot", "bot": "greedy", "name": bot},
    ]
    person.go(person.make_table(seats, game))
    person.prompt.wait_for()
    person.wait_until_asked()


def tile(person: Person, title: str) -> Locator:
    heading = person.page.get_by_role("heading", name=title, exact=True)
    return person.page.locator("li.gt", has=heading)


def look_back(person: Person) -> Locator:
    """The board of the replay, at its end: ten designs dealt, four rolls, eight submitted."""
    person.page.get_by_role("link", name="Replay").wait_for()
    address = re.sub(r"\?.*", "", person.page.url.removeprefix(person.home))
    person.go(f"{address}/replay?ply=22")
    return person.page.locator(".board")


# The lobby and the rules -----------------------------------------------------------------------


def test_the_lobby_shows_games_of_other_packages_in_their_own_words(newcomer: Newcomer) -> None:
    person = newcomer()
    person.go("/")
    expect(tile(person, "Gara")).to_contain_text("Submit your designs in secret")
    expect(tile(person, "Gara")).to_contain_text("2–4 players")
    expect(tile(person, "Gara").locator("svg.lunette text")).to_have_text("G")
    person.go("/make")
    form = person.page.locator("main form")
    form.get_by_role("radio", name="Bare Gara").check(force=True)
    paper = form.get_by_role("group", name="Paper")
    expect(paper.get_by_role("radio", name="Rag paper")).to_be_checked()
    paper.get_by_role("radio", name="Fine vellum").check(force=True)
    form.get_by_role("button", name="Open, and copy the link").click()
    expect(person.page.locator(".tags")).to_contain_text("Paper: Fine vellum")


def test_rules_are_offered_where_there_are_any(newcomer: Newcomer) -> None:
    person = newcomer()
    person.go("/")
    tile(person, "Gara").get_by_role("link", name="Rules").click()
    expect(person.page.locator("article")).to_contain_text("Most florins win")
    games = person.page.get_by_role("navigation", name="Games")
    expect(games.get_by_role("link", name="Masters of Renaissance")).to_be_visible()
    expect(games.get_by_role("link", name="Pebbles")).to_have_count(0)
    person.go("/rules/pebbles")
    expect(person.page.locator("main")).to_contain_text("This game comes without a page of rules.")
    person.page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(tile(person, "Pebbles").get_by_role("button", name="Play now")).to_be_visible()
    expect(tile(person, "Pebbles").get_by_role("link")).to_have_count(0)
    tile(person, "Pebbles").get_by_role("button", name="Play now").click()
    person.prompt.wait_for()
    expect(person.page.get_by_role("button", name="Rules")).to_have_count(0)
    person.page.keyboard.press("?")  # the keys are still explained
    expect(person.page.get_by_role("dialog")).to_contain_text("choose an action")


# A board that a package ships -------------------------------------------------------------------


def test_a_game_is_played_to_its_end_on_the_board_its_package_ships(newcomer: Newcomer) -> None:
    person = newcomer(width=1280, height=640, motion=True)
    sit_down(person, "gara", bot="<b>Bruno</b>")
    board = person.page.locator(".board")
    expect(board.locator("tbody th")).to_contain_text(["Anna", "<b>Bruno</b>"])
    expect(board.get_by_role("heading")).to_have_text(["Commissions", "Your designs"])
    expect(board.locator(HAND)).to_have_count(5)
    person.see_to_the_looks()
    board.locator(HAND).first.click()
    expect(board.locator("button[aria-pressed=true]")).to_have_count(1)
    chosen = board.locator("button[aria-pressed=true]").get_attribute("aria-label")
    expect(person.prompt.locator("button.primary")).to_contain_text(str(chosen))
    assert play_to_the_end(person, way=on_the_board(HAND)) >= 4
    shown = look_back(person)
    expect(shown.locator(".gara-tag")).to_have_count(4)  # every commission was paid to somebody
    expect(shown.locator(".gara-hand")).to_have_count(2)  # after the end everybody's hand is open
    expect(shown.locator("button")).to_have_count(0)


def test_a_shipped_board_is_played_with_the_keyboard(newcomer: Newcomer) -> None:
    person = newcomer(width=360, height=740, color_scheme="dark")
    sit_down(person, "gara")
    expect(person.page.locator(".gara-face-down")).to_have_count(1)  # the bot has chosen
    person.see_to_the_looks()
    first = person.page.locator(HAND).first
    first.focus()
    person.page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(first).to_be_focused()  # though the board was drawn anew
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".gara-paid")).to_have_count(1)
    expect(person.page.locator(HAND)).to_have_count(4)


def test_a_board_speaks_the_language_of_the_reader_as_far_as_its_package_does(
    newcomer: Newcomer,
) -> None:
    person = newcomer(locale="it-IT")
    sit_down(person, "gara")
    expect(person.page.locator(".board h2").first).to_have_text("Commissions")
    expect(person.page.get_by_role("tab", name="Azioni")).to_be_visible()
    person.speak("English")
    expect(person.page.get_by_role("tab", name="Actions")).to_be_visible()
    expect(person.page.locator(HAND)).to_have_count(5)


def test_a_board_that_cannot_be_loaded_gives_way_to_the_plain_one(newcomer: Newcomer) -> None:
    person = newcomer(quiet=True)
    with person.page.expect_console_message(lambda line: "SyntaxError" in line.text):
        sit_down(person, "unread")
    expect(person.page.locator(".board")).to_contain_text("Submitted: ")
    expect(person.page.locator(LISTED)).to_have_count(5)


def test_a_board_that_fails_in_mid_game_gives_way_to_the_plain_one(newcomer: Newcomer) -> None:
    person = newcomer(quiet=True)
    sit_down(person, "torn")
    expect(person.page.locator(".board")).to_have_text("A torn board")
    with person.page.expect_console_message(lambda line: "torn" in line.text):
        person.page.keyboard.press("1")  # what is chosen is told to the board
    expect(person.page.locator(".board")).to_contain_text("Submitted: ")
    person.wait_until_asked()
    person.answer_with_keys()
    expect(person.page.locator(".log")).to_contain_text("Anna submits")


# No board at all -------------------------------------------------------------------------------


def test_a_game_without_a_board_is_played_on_its_panels(newcomer: Newcomer) -> None:
    person = newcomer(color_scheme="dark")
    sit_down(person, "bare")
    panels = person.page.locator(".board .panels > section")
    expect(panels.get_by_role("heading")).to_have_text(["Commissions", "Anna", "Bruno"])
    expect(panels.nth(1)).to_contain_text(re.compile(r"Hand: \d+( \d+){4}"))
    expect(panels.nth(2)).to_contain_text("Hand: ? ? ? ?")
    colour = panels.first.locator(".yellow").evaluate("it => getComputedStyle(it).color")
    assert colour != panels.first.evaluate("it => getComputedStyle(it).color")
    for raw in ("agenda", "nature", "[yellow]", "[/]"):
        expect(person.page.locator(".board")).not_to_contain_text(raw)
    person.see_to_the_looks()
    assert play_to_the_end(person, way=on_the_board(LISTED)) >= 4
    shown = look_back(person)
    expect(shown.locator("section h2")).to_have_text(["Commissions", "Anna", "Bruno"])
    expect(shown).to_contain_text(re.compile(r"Hand: \d+\s*Submitted: \d+ \d+ \d+ \d+"))
    expect(shown).not_to_contain_text("?")


def test_a_game_that_draws_nothing_is_spelled_out_without_its_agenda(newcomer: Newcomer) -> None:
    person = newcomer(width=360, height=740)
    sit_down(person, "pebbles")
    labels = person.page.locator(".board dt")
    expect(labels).to_have_text(["Seats", "Pebbles", "Bids", "Points", "Open", "Rounds"])
    expect(person.page.locator(".board dd").nth(1)).to_contain_text(re.compile(r"\dhidden"))
    expect(person.page.locator(".board dd").nth(4)).to_have_text("no")
    expect(person.page.locator(".board")).not_to_contain_text("agenda", ignore_case=True)
    person.see_to_the_looks()
