"""The replay of a finished game."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import near_the_end, sits
from tests.browser.person import Person
from tests.browser.test_whole_games import play_to_the_end
from tests.server.house import House


@pytest.fixture
def finished(newcomer: Newcomer, house: House) -> Person:
    """Somebody who has just finished a game against a bot."""
    person = sits(newcomer(), house, near_the_end("masters", seats=2, left=2))
    play_to_the_end(person)
    return person


def replay_of(person: Person) -> str:
    return re.sub(r"\?.*", "", person.page.url.removeprefix(person.home)) + "/replay"


def ply_of(page: Page) -> int:
    found = re.search(r"ply=(\d+)", page.url)
    assert found is not None, page.url
    return int(found.group(1))


def test_a_link_leads_to_a_ply_and_arrows_step_from_it(finished: Person) -> None:
    page, replay = finished.page, replay_of(finished)
    page.get_by_role("button", name="See the board").click()
    line = page.locator("#panel .log a").last
    told = line.get_attribute("href") or ""
    line.click()
    expect(page).to_have_url(finished.home + told)
    assert told.startswith(f"{replay}?ply="), "a line of the log leads to its moment"
    finished.go(replay)
    expect(page).to_have_url(re.compile("ply=33"))  # cards, marbles and leaders are laid out
    finished.go(replay + "?ply=40")
    page.locator(".board").wait_for()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("ply=41"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("ply=39"))
    page.keyboard.press("Shift+ArrowRight")
    turn = page.locator(".roll .cur")
    expect(turn).to_have_count(1)
    page.get_by_role("button", name="Play on from here").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Begin here").click()
    expect(page).not_to_have_url(re.compile("replay"))
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.locator("header")).to_contain_text("goes on from")


def test_a_phone_that_steps_by_turns_shows_where_something_has_changed(
    newcomer: Newcomer, house: House
) -> None:
    person = newcomer(width=360, height=740)
    sits(person, house, near_the_end("masters", seats=2, left=2))
    play_to_the_end(person)
    person.go(replay_of(person) + "?ply=69")
    page = person.page
    board = page.locator(".laid")
    board.wait_for()
    shown = set()
    for _ in range(5):
        before = page.url
        page.keyboard.press("Shift+ArrowRight")
        expect(page).not_to_have_url(before)
        page.wait_for_timeout(200)
        shown.add(board.get_attribute("data-shown"))
    assert shown >= {"look", "market"}, "somebody has produced, and others went to the market"


def test_a_phone_shows_a_purchase_where_the_card_comes_to_lie_and_says_what_was_bought(
    newcomer: Newcomer, house: House
) -> None:
    asked = near_the_end("masters", seats=2, left=2)
    game = asked.match.game
    own = [(who, game.vocabulary(who).text(action)) for who, action in asked.match.answers]
    bought = next(ply for ply, (who, text) in enumerate(own, 1) if who == 0 and text[:4] == "buy ")
    person = sits(newcomer(width=360, height=740), house, asked)
    play_to_the_end(person)
    person.go(f"{replay_of(person)}?ply={bought - 1}")
    page = person.page
    page.locator(".laid").wait_for()
    while "slot" not in page.locator(".scrub").inner_text():
        before = page.url
        page.keyboard.press("ArrowRight")
        expect(page).not_to_have_url(before)
    expect(page.locator(".laid")).to_have_attribute("data-shown", "mine")


def test_the_record_is_offered_and_every_draw_is_made_again_in_the_browser(
    newcomer: Newcomer,
) -> None:
    """From one click on the front page to the last page; then a record in which a name changed."""
    person = newcomer()
    person.play_now()
    play_to_the_end(person)
    page = person.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert record["format"] == "bottega record 1"
    assert len(record["seed"]) == 64
    assert record["seed"] in page.locator("main.end").inner_text().replace("\n", "")
    mine, *bots = record["shuffle"]["nonces"]
    assert (mine["by"], {bot["by"] for bot in bots}) == ("page", {"house"})
    button = page.get_by_role("button", name="Check every draw here")
    said = page.locator("details [role=status]")
    button.click()
    expect(said).to_contain_text(f"A random number of {mine['name']} went in")
    expect(said).to_contain_text(f"For {bots[0]['name']}")
    expect(said).to_contain_text("Your own number, as this browser remembers it, is among them")
    draws = sum(line.startswith("nature") for line in record["answers"])
    expect(said).to_contain_text(f"{draws} draws and the lots for the seats were made again")
    assert person.axe() == []
    forged = json.loads(json.dumps(record).replace(json.dumps(mine["name"]), '"Somebody else"'))
    page.route("**/record", lambda route: route.fulfill(json=forged))
    button.click()
    expect(said).to_contain_text("The cards were not shuffled with these players")
