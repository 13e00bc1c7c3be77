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


def test_goods_are_stored_at_once_and_taken_back_at_once(
    newcomer: Newcomer,
) -> None:
    """Row after row until there are several: one press stores them, one undo holds them again."""
    person = newcomer()
    sit_alone(person, "taken")
    at_once = person.prompt.get_by_role("button", name=re.compile(r"^Store (all \d|\d, leave)"))
    while not at_once.count():
        person.wait_until_asked()
        person.answer_with_keys()
    held = person.page.locator(".bench .held .place")
    pieces = held.count()
    assert pieces > 1
    before = person.shown()
    at_once.click()
    person.wait_for_change(before)
    expect(held).to_have_count(0)
    before = person.shown()
    person.prompt.get_by_role("button", name="Take back").click()
    person.wait_for_change(before)
    expect(held).to_have_count(pieces)
