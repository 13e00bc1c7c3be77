"""An account from its owner's side: made, secured, forgotten and found again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.server.house import House
from tests.server.postbox import ADDRESS, Postbox

SECRET = "correct horse battery"
ANOTHER = "seven bridges of gold"


@pytest.fixture
def villa(tmp_path: Path, post: Postbox) -> Iterator[House]:
    """A house of its own, which sends letters."""
    with House(tmp_path / "villa", more=post.options) as house:
        yield house
        assert "crashed" not in house.said(), house.said()[-4000:]


def at(villa: House, person: Person, path: str = "/account") -> Page:
    person.home = villa.url
    person.go(path)
    return person.page


def sign_in(villa: House, person: Person, name: str, password: str) -> Page:
    page = at(villa, person)
    page.get_by_text("back again").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Sign in").click()
    return page


def register(villa: House, person: Person, name: str) -> Page:
    page = at(villa, person)
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password", exact=True).fill(SECRET)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text(f"Welcome, {name}.")).to_be_visible()
    person.go("/account")
    page.get_by_role("heading", name="Where you are signed in").wait_for()
    return page


def follow(villa: House, person: Person, post: Postbox, letters: int, path: str) -> None:
    """Open the link of the latest letter."""
    post.wait(letters)
    person.go("/")
    person.go(f"{path}#{post.secret()}")


def test_an_account_is_made_and_says_what_is_wrong_with_name_and_password(
    newcomer: Newcomer, villa: House
) -> None:
    first, second = newcomer(), newcomer(quiet=True)  # the console tells of every refusal
    register(villa, first, "Paolo")
    page = at(villa, second)
    for name, password, reason in [
        ("PaoIo", SECRET, "looks just like it"),
        ("An\u200bna", SECRET, "cannot be seen"),
        ("Аnna", SECRET, "different scripts"),
        ("Anna", "password", "Many people use this password"),
        ("Annalisa", "annalisa", "little more than your name"),
    ]:
        page.get_by_label("Your name").fill(name)
        page.get_by_label("Password", exact=True).fill(password)
        page.get_by_role("button", name="Make an account").click()
        expect(page.get_by_role("alert")).to_contain_text(reason)


def test_a_device_is_signed_out_from_another_and_leaves_its_table(
    newcomer: Newcomer, villa: House
) -> None:
    laptop, phone = newcomer(), newcomer(quiet=True)
    page = register(villa, laptop, "Anna")
    sign_in(villa, phone, "Anna", SECRET)
    expect(phone.page.get_by_text("Welcome, Anna.")).to_be_visible()
    phone.go(phone.make_table([{"kind": "me"}, {"kind": "open"}]))
    phone.page.get_by_text("Free seat").wait_for()
    page.reload()
    listed = page.locator("li", has_text="Chrome on")
    expect(listed).to_have_count(2)
    expect(listed.filter(has_text="this browser")).to_have_count(1)
    page.get_by_role("button", name="Sign out: Chrome").click()
    expect(listed).to_have_count(1)
    expect(phone.page.get_by_text("You play as a guest")).to_have_count(0)
    expect(phone.page.get_by_role("button", name="Sit down").first).to_be_visible()
    phone.go("/account")
    expect(phone.page.get_by_text("You play as a guest")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)], ids=["desktop", "phone"])
def test_a_forgotten_password_is_replaced_by_a_letter(
    newcomer: Newcomer, villa: House, post: Postbox, size: tuple[int, int]
) -> None:
    """Every page on the way is readable by everybody, by day and by candlelight."""
    width, height = size
    person = newcomer(width=width, height=height)
    page = register(villa, person, "Anna")
    email = page.locator("form", has=page.get_by_label("E-mail"))
    email.get_by_label("E-mail").fill(ADDRESS)
    email.get_by_label("Password", exact=True).fill(SECRET)
    email.get_by_role("button", name="Send a link").click()
    expect(page.get_by_role("status").first).to_contain_text(f"sent a link to {ADDRESS}")
    person.see_to_the_looks()

    follow(villa, person, post, 1, "/confirm")
    page.get_by_role("button", name="Yes, it is mine").wait_for()
    person.see_to_the_looks()
    page.get_by_role("button", name="Yes, it is mine").click()
    expect(page.get_by_text("Your e-mail address is confirmed.")).to_be_visible()
    person.go("/account")
    expect(page.get_by_text(f"a link goes to {ADDRESS}")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()

    page.get_by_text("back again").click()
    page.get_by_role("link", name="Forgotten your password?").click()
    page.get_by_label("Name or e-mail").fill("Anna")
    person.see_to_the_looks()
    page.get_by_role("button", name="Send the link").click()
    expect(page.locator("main").get_by_role("status")).to_contain_text(
        "If there is such an account"
    )

    follow(villa, person, post, 2, "/recover")
    page.get_by_label("New password").fill(ANOTHER)
    person.see_to_the_looks()
    page.get_by_role("button", name="Keep it and sign in").click()
    expect(page.get_by_text("Welcome, Anna.")).to_be_visible()


def test_a_house_without_mail_shows_no_dead_form(newcomer: Newcomer) -> None:
    person = newcomer()
    person.go("/forgotten")
    expect(person.page.locator("main")).to_contain_text("This house sends no e-mail")
    expect(person.page.locator("main form")).to_have_count(0)
