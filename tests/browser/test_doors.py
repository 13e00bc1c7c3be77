"""The ways to a table and away from it: invitations, onlookers, a lost line, leaving for good."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.server.house import House

HOST: dict[str, object] = {"kind": "me", "name": "Bruno", "colour": 4}
ME: dict[str, object] = {"kind": "me", "name": "Anna"}
FREE: dict[str, object] = {"kind": "open"}
BOT: dict[str, object] = {"kind": "bot", "bot": "greedy", "name": "Chiara", "colour": 3}


def invited(newcomer: Newcomer, **size: int) -> tuple[Person, Person]:
    """Bruno has made a table of three, and a friend has opened its link."""
    host, friend = newcomer(), newcomer(**size)
    link = host.make_table([HOST, BOT, FREE], "lorenzo", public=False, keep_order=False)
    host.go(link)
    friend.go(link)
    friend.page.get_by_text("Sit down with them").wait_for()
    return host, friend


def seat_of(person: Person, name: str) -> Locator:
    return person.page.locator(".seat", has_text=name)


# The invitation ----------------------------------------------------------------------------------


def test_an_invited_friend_sits_down_with_a_name_and_colour_of_their_own(
    newcomer: Newcomer,
) -> None:
    host, friend = invited(newcomer)
    letter = friend.page.locator(".letter")
    expect(letter).to_contain_text("Bruno invites you to the table")
    expect(letter).to_contain_text("about 90 min")
    expect(friend.page.locator(".company")).to_contain_text("bot · Journeyman")
    expect(friend.page.locator(".company").get_by_role("img", name="level 3 of 5")).to_be_visible()
    taken = friend.page.get_by_role("radio", name="Tower Bruno")
    expect(taken).to_be_disabled()
    friend.page.get_by_label("Your name").fill("Elena")
    friend.page.get_by_role("radio", name="Rose").check(force=True)
    friend.page.get_by_role("button", name="Sit down as Elena").click()
    for person in (host, friend):
        person.prompt.wait_for()
        expect(seat_of(person, "Elena").locator("use").first).to_have_attribute("href", "#em-rose")
        expect(seat_of(person, "Bruno").locator("use").first).to_have_attribute("href", "#em-tower")


def test_a_friend_can_talk_before_sitting_down(newcomer: Newcomer) -> None:
    host, friend = invited(newcomer, width=360, height=740)
    friend.page.get_by_role("button", name="Chat").click()
    friend.page.keyboard.type("Is it long?")
    friend.page.keyboard.press("Enter")
    expect(host.page.locator("main .chat")).to_contain_text("Is it long?")
    friend.page.get_by_label("Your name").fill("")
    friend.page.locator(".reach").get_by_role("button", name="Sit down").click()
    expect(friend.page.get_by_label("Your name")).to_be_focused()


# Watching, returning, practising -----------------------------------------------------------------


def test_an_onlooker_is_told_so_and_the_holder_of_a_seat_returns(newcomer: Newcomer) -> None:
    person, onlooker = newcomer(), newcomer()
    person.go(person.make_table([ME, BOT], "masters"))
    person.prompt.wait_for()
    onlooker.go(person.page.url.removeprefix(person.home))
    expect(onlooker.prompt).to_contain_text("You are watching")
    expect(person.prompt).not_to_contain_text("You are watching")
    table = re.sub(r"\?.*", "", person.page.url.removeprefix(person.home))
    person.go("/")
    own = person.page.locator(f'.aside a[href="{table}"]')
    expect(own).to_contain_text("Return")
    own.click()
    person.prompt.wait_for()


def test_practising_alone_begins_the_game_that_the_button_names(newcomer: Newcomer) -> None:
    person = newcomer()
    person.play_now("Lorenzo il Magnifico")
    person.go("/")
    person.page.get_by_role("button", name="Play against bots: Lorenzo il Magnifico").click()
    person.prompt.wait_for()
    expect(person.page.locator("header")).to_contain_text("Lorenzo il Magnifico")


# Leaving for good --------------------------------------------------------------------------------


def choose(person: Person, what: str) -> None:
    """From the menu of the table, and once more when it is asked back."""
    person.page.get_by_role("button", name="This table").click()
    person.page.get_by_role("group", name="This table").get_by_role("button", name=what).click()
    person.page.get_by_role("dialog").get_by_role("button", name=what).click()
    person.play_button().wait_for()


def test_whoever_leaves_for_good_is_followed_by_a_bot(newcomer: Newcomer) -> None:
    host, friend = newcomer(), newcomer()
    host.share_table(friend, [ME, FREE])
    choose(friend, "Leave for good")
    expect(seat_of(host, "Guest").get_by_role("img", name="bot")).to_be_visible()


def test_a_game_that_was_closed_leads_to_its_replay_and_to_the_lobby(newcomer: Newcomer) -> None:
    person = newcomer()
    person.go(person.make_table([ME, BOT]))
    person.wait_until_asked()
    table = person.page.url
    choose(person, "Leave for good")
    person.page.goto(table)
    expect(person.prompt).to_contain_text("This game was closed")
    expect(person.page.locator(".seat.turn")).to_have_count(0)
    person.prompt.get_by_role("link", name="Replay").click()
    expect(person.page.locator("main.rp .seat")).to_have_count(2)
    person.page.get_by_role("link", name="Board").click()
    person.prompt.get_by_role("link", name="To the lobby").click()
    person.play_button().wait_for()


def test_the_menu_of_a_table_copies_its_link_and_leads_to_the_lobby(newcomer: Newcomer) -> None:
    person = newcomer()
    person.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.go(person.make_table([ME, BOT]))
    person.wait_until_asked()
    menu = person.page.get_by_role("button", name="This table")
    menu.click()
    person.page.get_by_role("button", name="Copy the link").click()
    expect(person.page.get_by_text("The link is copied.")).to_be_visible()
    copied = person.page.evaluate("navigator.clipboard.readText()")
    assert copied == re.sub(r"\?.*", "", person.page.url)
    menu.click()
    person.page.get_by_role("group", name="This table").get_by_role("link").click()
    person.play_button().wait_for()


def test_a_table_of_ones_own_is_deleted_from_its_menu(newcomer: Newcomer) -> None:
    person = newcomer(quiet=True)  # its address leads nowhere then
    person.go(person.make_table([ME, BOT]))
    person.prompt.wait_for()
    table = person.page.url
    choose(person, "Delete the table")
    expect(person.page.get_by_text("The table is deleted.")).to_be_visible()
    expect(person.page.locator(".toast.trouble")).to_have_count(0)
    person.page.goto(table)
    expect(person.page.locator("main")).to_contain_text("This page does not exist")


# A lost line -------------------------------------------------------------------------------------


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house that can be stopped without disturbing other tests."""
    with House(tmp_path / "own") as house:
        yield house


def answer(person: Person) -> None:
    person.page.keyboard.press("1")
    person.page.keyboard.press("1")


def test_an_answer_given_without_a_line_is_sent_once_when_it_is_back(
    newcomer: Newcomer, own_house: House
) -> None:
    person = newcomer(quiet=True)  # the console tells of every attempt
    person.home = own_house.url
    person.page.clock.install()
    person.go(person.make_table([ME, {"kind": "me", "name": "Bea"}], "masters"))
    person.page.get_by_role("button", name="I am Anna").click()
    person.wait_until_asked()
    before = int(person.page.locator("main.shell").get_attribute("data-ply") or 0)
    own_house.stop()
    alert = person.page.get_by_role("alert")
    expect(alert).to_contain_text("The connection is lost")
    answer(person)
    expect(alert).to_contain_text("Your answer waits here")
    person.page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
    own_house.start()  # the page's own next attempt does not come while its clock stands still
    alert.get_by_role("button", name="Try now").click()
    person.page.clock.resume()
    expect(person.page.locator("main.shell")).to_have_attribute("data-ply", str(before + 1))
    expect(alert).to_have_count(0)


def test_an_answer_kept_on_a_line_that_breaks_before_it_says_so_counts_once(
    newcomer: Newcomer, house: House
) -> None:
    """The first line carries the answer to the server, and nothing back any more."""
    person = newcomer()
    answers: list[Any] = []

    def line(page: WebSocketRoute) -> None:
        server, breaks = page.connect_to_server(), not answers

        def to_server(message: str | bytes) -> None:
            if '"answer"' in str(message):
                answers.append(json.loads(message))
            server.send(message)

        def to_page(message: str | bytes) -> None:
            if not (breaks and answers):
                page.send(message)
            elif '"kept"' in str(message):
                page.close()

        page.on_message(to_server)
        server.on_message(to_page)

    person.page.route_web_socket("**/live?*", line)
    person.go(person.make_table([ME, {"kind": "me", "name": "Bea"}], "masters"))
    person.page.get_by_role("button", name="I am Anna").click()
    person.wait_until_asked()
    before = int(person.page.locator("main.shell").get_attribute("data-ply") or 0)
    answer(person)
    expect(person.page.locator("main.shell")).to_have_attribute("data-ply", str(before + 1))
    person.page.wait_for_timeout(200)
    assert len(answers) == 2
    assert answers[0] == answers[1], "sent again as it was"
    expect(person.page.get_by_text("your answer no longer fits")).to_have_count(0)
    (table,) = re.findall(r"/t/([\w-]+)", person.page.url)
    query = "select count(*) from answers where table_id = ? and seat >= 0"
    with closing(sqlite3.connect(house.file)) as db:
        assert db.execute(query, (table,)).fetchone() == (1,)


def test_an_answer_that_no_longer_fits_is_refused_in_sight(newcomer: Newcomer) -> None:
    """The same seat in two windows: what one answers, the other cannot answer any more."""
    person, other = newcomer(quiet=True), newcomer()
    person.go(person.make_table([ME, BOT], "masters"))
    person.wait_until_asked()
    other.page.context.add_cookies(person.page.context.cookies())  # type: ignore[arg-type]
    other.page.goto(person.page.url)
    other.wait_until_asked()
    person.page.context.set_offline(True)
    alert = person.page.get_by_role("alert")
    expect(alert).to_be_visible()
    answer(person)
    expect(alert).to_contain_text("Your answer waits here")
    before = other.shown()
    answer(other)
    other.wait_for_change(before)
    person.page.context.set_offline(False)
    expect(person.page.get_by_text("your answer no longer fits")).to_be_visible()
    expect(alert).to_have_count(0)
