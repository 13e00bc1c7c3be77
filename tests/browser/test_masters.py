"""Masters of Renaissance in a real browser: what may be done at some tables only."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.test_whole_games import by_clicking, play_to_the_end

SHELF = ".shelf .good"
"""What was taken from the market and is to be stored."""


def sit_alone(person: Person, discard: str) -> None:
    person.go(person.make_table([{"kind": "me"}], options={"discard": discard}))
    person.prompt.wait_for()


def answer_until_seen(person: Person, *things: str) -> None:
    """Give the first answer, with keys, until all of these are on the board."""
    person.wait_until_asked()
    while not all(person.page.locator(thing).count() for thing in things):
        person.answer_with_keys()
        person.wait_until_asked()


def test_where_stored_goods_may_go_a_depot_pressed_twice_gives_up_a_piece(
    newcomer: Newcomer,
) -> None:
    person = newcomer()
    sit_alone(person, "any")
    answer_until_seen(person, SHELF, ".depots .place:not(.ghost) svg")
    person.page.keyboard.press("h")
    depot = person.page.locator(".depots .depot:has(svg) .handle").first
    before = person.page.locator(".depots svg").count()
    depot.click()
    depot.click()
    expect(person.page.locator(".depots svg")).to_have_count(before - 1)
    person.page.keyboard.press("a")
    asked = person.shown()
    person.prompt.locator("button.primary").click()
    person.wait_for_change(asked)
    person.page.get_by_role("tab", name="Log").click()
    expect(person.page.locator(".log")).to_contain_text("from the Warehouse")


def test_a_game_where_stored_goods_may_go_is_finished_by_clicking(newcomer: Newcomer) -> None:
    person = newcomer()
    sit_alone(person, "any")
    assert play_to_the_end(person, way=by_clicking()) > 10


def test_goods_from_the_market_are_stored_at_once(newcomer: Newcomer) -> None:
    """One press is enough for all that is held; by hand a piece goes into a depot by two."""
    person = newcomer()
    sit_alone(person, "taken")
    answer_until_seen(person, f"{SHELF} ~ .good")
    person.page.keyboard.press("h")
    shelf = person.page.locator(SHELF)
    shelf.first.click()
    person.page.locator(".depot.takes .handle").first.click()
    expect(person.page.locator(".depot .ghost")).to_have_count(1)
    person.page.keyboard.press("Escape")  # by hand no longer
    before = person.shown()
    person.prompt.get_by_role("button", name=re.compile(r"^Store (all \d|\d, leave)")).click()
    person.wait_for_change(before)
    expect(shelf).to_have_count(0)


def test_a_production_is_put_together_sent_and_taken_back_at_once(newcomer: Newcomer) -> None:
    person = newcomer()
    sit_alone(person, "taken")
    answer_until_seen(person, ".basic.hot")
    supply = person.page.locator(".mine .wh").inner_html()
    person.prompt.locator(".verb", has_text="Produce").click()
    produce = person.prompt.locator("button.primary")
    expect(produce).to_be_disabled()
    pays, gets = (person.page.get_by_role("group", name=name) for name in ("pay 2", "get 1"))
    pays.locator("button:not([disabled])").first.click()
    pays.locator("button:not([disabled])").last.click()
    gets.locator("button").first.click()
    expect(person.page.locator(".wh .paid")).to_have_count(2)
    expect(person.prompt).to_contain_text("Pay")
    before = person.shown()
    produce.click()
    person.wait_for_change(before)
    expect(person.page.locator("[data-at=box-1-coin]")).to_contain_text("1")
    person.page.get_by_role("button", name="Take back").click()
    expect(person.prompt).to_contain_text("Your turn")
    assert person.page.locator(".mine .wh").inner_html() == supply


def test_cards_and_leaders_bear_their_names_and_tips_their_ids(newcomer: Newcomer) -> None:
    person = newcomer()
    sit_alone(person, "taken")
    person.wait_until_asked()
    ids = re.compile(r"\b(L\d\d|[GBYP][1-3][a-d])\b")
    expect(person.page.locator(".leader .name")).to_have_count(4)
    expect(person.page.locator(".dev .head .name")).to_have_count(12)
    assert not ids.search(person.page.locator("main").inner_text())
    card = person.page.locator(".gr .cell .spot").first
    card.hover()
    expect(person.page.get_by_role("tooltip")).to_contain_text(ids)


def test_notation_stands_below_actions_where_somebody_asks_for_it(newcomer: Newcomer) -> None:
    person = newcomer()
    sit_alone(person, "taken")
    table = person.page.url.removeprefix(person.home)
    notation = person.page.locator("#panel .actions small")
    person.page.get_by_role("tab", name="Actions").click()
    person.page.locator("#panel .actions button").first.wait_for()
    expect(notation).to_have_count(0)
    person.go("/account")
    person.page.get_by_label("below each action").check(force=True)
    person.go(table)
    person.page.get_by_role("tab", name="Actions").click()
    expect(notation.first).to_have_text("keep 1 2")
