"""Whole games in a real browser, as people play them."""

from __future__ import annotations

import time

from tests.browser.conftest import Newcomer
from tests.browser.person import LONGEST_GAME, SPOTS, Person


def play_to_the_end(*people: Person, keys: bool = False, spots: str = SPOTS) -> int:
    """Everybody answers whenever they are asked; how many answers it took."""
    end = time.monotonic() + LONGEST_GAME
    answers = 0
    while not all(person.over() for person in people):
        assert time.monotonic() < end, f"no end after {answers} answers: {people[0].question}"
        asked = next((person for person in people if person.is_asked()), None)
        if asked is None:
            people[0].page.wait_for_timeout(30)
        elif keys:
            asked.answer_with_keys()
        else:
            asked.answer_by_clicking(pick=answers, spots=spots)
        answers += asked is not None
    return answers


def test_two_people_finish_a_game_by_link(newcomer: Newcomer) -> None:
    host, friend = newcomer(), newcomer()
    host.share_table(friend, [{"kind": "me"}, {"kind": "open"}])
    assert play_to_the_end(host, friend, keys=True) > 20
    for person in (host, friend):
        assert (
            person.page.locator("main.end").get_by_role("row").count() == 3
        )  # heading, two people


def test_a_game_against_bots_is_finished_with_the_keyboard_alone(newcomer: Newcomer) -> None:
    person = newcomer()
    person.go("/")
    button = person.play_button()
    button.focus()
    person.page.keyboard.press("Enter")
    person.prompt.wait_for()
    assert play_to_the_end(person, keys=True) > 10


def test_a_game_alone_ends_against_lorenzo(newcomer: Newcomer) -> None:
    person = newcomer()
    person.go(person.make_table([{"kind": "me"}]))
    person.prompt.wait_for()
    assert play_to_the_end(person) > 10
    shown = person.page.locator("main.end").inner_text()
    assert "Lost this time" in shown or "wins with" in shown


def test_two_around_one_screen_hand_it_on(newcomer: Newcomer) -> None:
    person = newcomer()
    seats: list[dict[str, object]] = [{"kind": "me", "name": name} for name in ("Anna", "Bea")]
    person.go(person.make_table(seats))
    person.page.get_by_role("button", name="I am Anna").click()
    leaders = person.page.locator(".board").inner_text()
    person.answer_by_clicking()
    person.page.get_by_role("button", name="I am Bea").wait_for()
    assert "I am Bea" in person.page.inner_text("body")
    person.page.get_by_role("button", name="I am Bea").click()
    assert person.page.locator(".board").inner_text() != leaders
