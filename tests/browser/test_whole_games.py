"""Whole games in a real browser, as people play them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import near_the_end, side_by_side
from tests.browser.person import LEADERS, LONGEST_GAME, SPOTS, Person
from tests.server.house import House

TALL = 1400
"""A window in which no board is drawn smaller: to find how small takes longer than to answer."""

Way = Callable[[Person, int], bool]
"""How somebody tries to answer, for the so-manieth time; whether something came of it."""


def with_keys(person: Person, _: int) -> bool:
    return person.answer_with_keys()


def by_clicking(spots: str = SPOTS) -> Way:
    return lambda person, number: person.answer_by_clicking(number, spots)


def on_the_board(ringed: str, stride: int = 1) -> Way:
    """Nothing but what has a gold ring is pressed; with a stride it is seldom the next one."""
    return lambda person, number: person.answer_on_the_board(ringed, number * stride)


def play(*people: Person, way: Way = with_keys, most: float = math.inf) -> int:
    """Everybody answers whenever they are asked; how many answers it took."""
    end = time.monotonic() + LONGEST_GAME
    tries = answers = 0
    while answers < most and not all(person.over() for person in people):
        assert time.monotonic() < end, f"no end after {answers} answers: {people[0].question}"
        asked = next((person for person in people if person.is_asked()), None)
        if asked is None:
            people[0].page.wait_for_timeout(30)
            for person in people:
                person.read_on()
        else:
            answers += way(asked, tries)
            tries += 1
    return answers


def play_to_the_end(*people: Person, way: Way = with_keys) -> int:
    return play(*people, way=way)


def test_two_people_play_by_link(newcomer: Newcomer) -> None:
    host, friend = newcomer(), newcomer()
    host.share_table(friend, [{"kind": "me"}, {"kind": "open"}])
    play(host, friend, most=12)
    told = host.page.locator("#panel .log")
    for words in ("You ", "Guest "):
        expect(told).to_contain_text(words)


def test_two_people_finish_a_game(newcomer: Newcomer, house: House) -> None:
    host, friend = newcomer(height=TALL), newcomer(height=TALL)
    side_by_side(host, friend, house, near_the_end("masters", seats=3, left=4))
    assert play_to_the_end(host, friend) > 1
    for person in (host, friend):
        rows = person.page.locator("main.end").get_by_role("row")
        expect(rows).to_have_count(4)  # a heading, two people and a bot


def test_a_game_against_bots_is_finished_with_the_keyboard_alone(newcomer: Newcomer) -> None:
    person = newcomer()
    person.go("/")
    button = person.play_button()
    button.focus()
    person.page.keyboard.press("Enter")
    person.prompt.wait_for()
    assert play_to_the_end(person) > 10


def test_a_game_alone_ends_against_lorenzo(newcomer: Newcomer) -> None:
    person = newcomer(height=TALL)
    person.go(person.make_table([{"kind": "me"}]))
    person.prompt.wait_for()
    assert play_to_the_end(person, way=by_clicking()) > 10
    shown = person.page.locator("main.end").inner_text()
    assert any(said in shown for said in ("Lost this time", "You win with", "wins with"))


def test_two_around_one_screen_hand_it_on(newcomer: Newcomer) -> None:
    person = newcomer()
    seats: list[dict[str, object]] = [{"kind": "me", "name": name} for name in ("Anna", "Bea")]
    person.go(person.make_table(seats))
    person.page.get_by_role("button", name="I am Anna").click()
    person.page.locator(LEADERS).first.wait_for()
    leaders = person.page.locator(".board").inner_text()
    person.answer_by_clicking()
    person.page.get_by_role("button", name="I am Bea").wait_for()
    person.page.get_by_role("button", name="I am Bea").click()
    expect(person.page.locator(".board")).not_to_have_text(leaders)
