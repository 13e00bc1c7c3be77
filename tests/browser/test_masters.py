"""Masters of Renaissance in a real browser: what may be done at some tables only."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.test_whole_games import by_clicking, play_to_the_end

STORED = ".wh .place.hot:not(.ghost) > .spot"
"""Stored pieces that may be pressed."""


def sit_alone(person: Person, discard: str) -> None:
    person.go(person.make_table([{"kind": "me"}], options={"discard": discard}))
    person.prompt.wait_for()


def test_where_stored_goods_may_go_a_piece_is_discarded_by_pressing_it(newcomer: Newcomer) -> None:
    person = newcomer()
    sit_alone(person, "any")
    stored = person.page.locator(STORED)
    while not stored.count():  # row after row, and all that fits is stored
        person.wait_until_asked()
        person.answer_with_keys()
    piece = stored.first
    expect(piece).to_have_attribute("aria-label", re.compile("Discard 1 .+ from the Warehouse"))
    before = person.shown()
    piece.click()
    person.prompt.locator("button.primary").click()
    person.wait_for_change(before)
    expect(person.prompt).to_contain_text("have discarded")


def test_a_game_where_stored_goods_may_go_is_finished_by_clicking(newcomer: Newcomer) -> None:
    person = newcomer()
    sit_alone(person, "any")
    assert play_to_the_end(person, way=by_clicking()) > 10


def holds_several(person: Person) -> bool:
    """Whether more than one piece is held, of which the first fits."""
    held, _, _ = person.question.partition("have discarded")
    fits = person.prompt.get_by_role("button", name=re.compile(r"^Store 1")).count() > 0
    return "holding" in held and fits and sum(map(int, re.findall(r"\d+", held))) > 1


def test_goods_from_the_market_are_stored_at_once(newcomer: Newcomer) -> None:
    """One press is enough for all that is held."""
    person = newcomer()
    sit_alone(person, "taken")
    person.wait_until_asked()
    while not holds_several(person):
        person.answer_with_keys()
        person.wait_until_asked()
    held = person.page.locator(".bench .held .place")
    assert held.count() > 1
    before = person.shown()
    person.prompt.get_by_role("button", name=re.compile(r"^Store (all \d|\d, leave)")).click()
    person.wait_for_change(before)
    expect(held).to_have_count(0)


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
