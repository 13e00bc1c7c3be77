"""Every page on a phone and a desktop, by day and by candlelight: readable by everybody."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.test_whole_games import play_to_the_end

SIZES = {"desktop": (1440, 900), "phone": (360, 740)}


def lobby(person: Person) -> None:
    person.go("/")
    person.play_button().wait_for()


def rules(person: Person) -> None:
    person.go("/rules/masters")
    expect(person.page.locator("main")).to_contain_text("Vatican")


def account(person: Person) -> None:
    person.go("/account")
    person.page.get_by_role("button").first.wait_for()


def waiting_room(person: Person) -> None:
    person.go(person.make_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))
    person.page.get_by_text("Free seat").first.wait_for()


def invitation(person: Person) -> None:
    """As a friend sees it, who is asked for a name and a colour."""
    seats: list[dict[str, object]] = [
        {"kind": "me", "colour": 1},
        {"kind": "bot", "bot": "greedy", "name": "Chiara", "colour": 3},
        {"kind": "open"},
    ]
    link = person.make_table(seats, "lorenzo", limit_minutes=1440)
    person.page.context.clear_cookies()  # somebody else now
    person.go(link)
    person.page.get_by_text("Sit down with them").wait_for()


def all_rules(person: Person) -> None:
    person.go("/rules")
    person.page.get_by_role("link", name="Read the rules").first.wait_for()


def leaders(person: Person) -> None:
    person.play_now()


def turn(person: Person) -> None:
    person.play_now()
    person.answer_until_asked("Your turn")


def nowhere(person: Person) -> None:
    person.go("/t/no-such-table")
    person.page.locator("main.leaflet").wait_for()


PAGES: list[Callable[[Person], None]] = [
    lobby,
    rules,
    account,
    waiting_room,
    invitation,
    all_rules,
    leaders,
    turn,
    nowhere,
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_a_page_can_be_read_by_everybody(
    newcomer: Newcomer, page: Callable[[Person], None], size: str
) -> None:
    width, height = SIZES[size]
    person = newcomer(width=width, height=height, quiet=page is nowhere)
    page(person)
    person.see_to_the_looks()


@pytest.mark.parametrize("size", SIZES)
def test_the_end_and_the_replay_can_be_read_by_everybody(newcomer: Newcomer, size: str) -> None:
    width, height = SIZES[size]
    person = newcomer(width=width, height=height)
    person.play_now()
    play_to_the_end(person)
    person.see_to_the_looks()
    person.page.get_by_role("link", name="Replay").or_(
        person.page.get_by_role("button", name="Replay")
    ).first.click()
    expect(person.page).to_have_url(re.compile("/replay"))
    person.page.locator(".board").wait_for()
    person.see_to_the_looks()


def test_a_game_is_played_on_a_phone(newcomer: Newcomer) -> None:
    person = newcomer(width=390, height=844, has_touch=True, is_mobile=True)
    person.play_now()
    assert play_to_the_end(person) > 10


def test_no_width_scrolls_sideways(newcomer: Newcomer) -> None:
    person = newcomer()
    turn(person)
    person.fits(1920, 1440, 1280, 768, 390, 360)


def test_at_1440_by_900_the_whole_table_is_seen_without_scrolling(newcomer: Newcomer) -> None:
    person = newcomer()
    turn(person)
    assert person.height_of_page() <= 900
