"""Every page on a phone and a desktop, by day and by candlelight: readable by everybody."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import near_the_end, sits
from tests.browser.person import Person
from tests.browser.test_whole_games import play_to_the_end
from tests.server.house import House

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
    invitation,
    all_rules,
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


def test_what_opens_over_a_table_can_be_read_by_everybody(newcomer: Newcomer) -> None:
    """A screen that changes hands, the menu and what it warns of, the rules, a broken line."""
    width, height = SIZES["phone"]
    person = newcomer(width=width, height=height, quiet=True)  # a broken line says so
    page, dialog = person.page, person.page.get_by_role("dialog")
    seats: list[dict[str, object]] = [{"kind": "me", "name": name} for name in ("Anna", "Bea")]
    person.go(person.make_table(seats))
    dialog.get_by_role("button", name="I am Anna").wait_for()
    person.see_to_the_looks()
    dialog.get_by_role("button").click()
    page.get_by_role("button", name="This table").click()
    person.see_to_the_looks()
    page.get_by_role("button", name="Leave for good").click()
    person.see_to_the_looks()
    dialog.get_by_role("button").first.click()
    page.keyboard.press("r")
    expect(dialog).to_contain_text("Vatican")
    person.see_to_the_looks()
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    page.get_by_role("alert").wait_for()
    person.see_to_the_looks()


@pytest.mark.parametrize("size", SIZES)
def test_the_end_and_the_replay_can_be_read_by_everybody(
    newcomer: Newcomer, house: House, size: str
) -> None:
    width, height = SIZES[size]
    person = newcomer(width=width, height=height)
    sits(person, house, near_the_end("masters", seats=3, left=2))
    play_to_the_end(person)
    person.see_to_the_looks()
    person.page.get_by_role("link", name="Replay").or_(
        person.page.get_by_role("button", name="Replay")
    ).first.click()
    expect(person.page).to_have_url(re.compile("/replay"))
    person.page.locator(".board").wait_for()
    person.see_to_the_looks()
    person.page.get_by_role("button", name="Play on from here").first.click()
    person.see_to_the_looks()


def test_a_game_is_finished_on_a_phone(newcomer: Newcomer, house: House) -> None:
    person = newcomer(width=390, height=844, has_touch=True, is_mobile=True)
    sits(person, house, near_the_end("masters", seats=3, left=10))
    assert play_to_the_end(person) > 1
