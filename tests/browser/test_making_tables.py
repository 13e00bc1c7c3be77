"""Making a table: its options, how it reads the rules, and lots for the seats."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.test_whole_games import play_to_the_end
from tests.examples.packages import install_ruled, path_to
from tests.server.house import House

SIZES = [(360, 740), (1280, 640), (1440, 900)]
ME: dict[str, object] = {"kind": "me", "name": "Anna"}
FREE: dict[str, object] = {"kind": "open"}
BOT: dict[str, object] = {"kind": "bot", "bot": "random", "name": "Dante"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which Gara by the Book is installed, which has rulings."""
    site = tmp_path_factory.mktemp("site")
    install_ruled(site)
    with House(tmp_path_factory.mktemp("house"), packages=path_to(site)) as house:
        yield house
        assert "crashed" not in house.said(), house.said()[-4000:]


def form_of(person: Person) -> Locator:
    """The form for a table of Gara by the Book."""
    person.go("/")
    person.page.locator(".hero button.primary").click()
    form = person.page.locator("main form")
    form.get_by_role("radio", name="Gara by the Book").check(force=True)
    return form


def decide(form: Locator, ruling: str) -> None:
    """Another reading than the usual one."""
    readings = form.get_by_role("group", name=ruling).get_by_role("radio")
    readings.last.check(force=True)


# Rulings -----------------------------------------------------------------------------------------


def test_rulings_are_folded_away_and_say_what_they_are_about(newcomer: Newcomer) -> None:
    person = newcomer()
    form = form_of(person)
    expect(form.get_by_role("group", name="Paper")).to_be_visible()
    ties = form.get_by_role("group", name="Equal designs", include_hidden=True)
    expect(ties).to_be_hidden()
    form.locator("summary").click()
    expect(ties).to_be_visible()
    expect(ties.get_by_role("radio").first).to_be_checked()
    expect(form).to_contain_text("Who is paid when two designs are equally good.")
    for ruling in ("Equal designs", "The die"):
        decide(form, ruling)
    expect(form.locator("summary")).to_contain_text("2 changed")


def test_a_ruling_leads_to_its_paragraph_of_the_rules(newcomer: Newcomer) -> None:
    person = newcomer(height=400)
    form = form_of(person)
    form.locator("summary").click()
    for ruling, said in (("R1", "Who is paid"), ("R2", "Is the die seen?")):
        with person.page.context.expect_page() as opened:
            form.get_by_role("link", name=f"Rules, {ruling}").click()
        place = opened.value.locator(f"#{ruling}")
        expect(place).to_contain_text(said)
        expect(place).to_be_focused()
        expect(place).to_be_in_viewport()


def test_printed_values_are_corrected_in_the_form_and_played_with(newcomer: Newcomer) -> None:
    person = newcomer()
    form = form_of(person)
    form.get_by_role("radio", name="Princes").check(force=True)
    form.get_by_text("Printed values").click()
    form.get_by_role("searchbox").fill("orsini gold")
    form.get_by_label("Gold every decade †").fill("7")
    form.get_by_label("Gold every decade †").blur()
    expect(form.locator("summary").last).to_contain_text("1 changed")
    person.page.set_viewport_size({"width": 360, "height": 740})
    person.see_to_the_looks()
    for select in form.locator("ol select.who").all()[1:]:
        select.select_option("bot")
    with person.page.expect_request("**/api/tables") as asked:
        form.locator("button.primary").click()
    sent = asked.value.post_data_json or {}
    assert sent["edition"] == {"tiles.orsini.gold": 7}
    expect(person.page.get_by_role("main")).to_be_visible()


@pytest.mark.parametrize("lang", ["en-US", "it-IT", "de-DE"])
def test_a_ruling_has_the_same_address_in_every_language(newcomer: Newcomer, lang: str) -> None:
    person = newcomer(locale=lang)
    person.go("/rules/masters#R6")
    expect(person.page.locator("#R6")).to_be_in_viewport()
    expect(person.page.locator("#R6 b").first).to_have_text("R6.")


def test_what_was_chosen_is_named_before_during_and_after_the_game(newcomer: Newcomer) -> None:
    person = newcomer()
    form = form_of(person)
    form.get_by_role("group", name="Seats").get_by_role("radio", name="2").check(force=True)
    form.locator("summary").click()
    decide(form, "Equal designs")
    form.get_by_role("button", name="Open, and copy the link").click()
    room = person.page.locator("main.room")
    expect(room.locator(".tags")).to_contain_text("Equal designs: the first")
    expect(room.locator(".tags")).not_to_contain_text("Paper")
    room.get_by_text("All options of this table").click()
    expect(room.locator("dl")).to_contain_text(re.compile(r"Paper\s*Rag paper"))
    room.get_by_label("Seat a bot").select_option("random")
    person.prompt.wait_for()
    expect(person.page.locator("#panel .log")).to_contain_text("Equal designs: the first")
    person.page.keyboard.press("r")
    expect(person.page.get_by_role("dialog")).to_contain_text("Equal designs: the first")
    person.page.keyboard.press("Escape")
    play_to_the_end(person)
    expect(person.page.locator("main.end .tags")).to_have_text("Equal designs: the first")


# Lots --------------------------------------------------------------------------------------------


def names_at(person: Person) -> list[str]:
    """Who sits where, from the plaques at the table."""
    found: list[str] = person.page.evaluate(
        """async () => {
            const id = location.pathname.split('/')[2]
            const table = await (await fetch(`/api/tables/${id}`)).json()
            return table.seats.map((seat) => seat.name)
        }"""
    )
    return found


def test_the_waiting_room_says_that_seats_are_drawn_and_the_log_who_drew_which(
    newcomer: Newcomer,
) -> None:
    host, friend = newcomer(), newcomer()
    link = host.make_table([ME, FREE, BOT], "ruled", keep_order=False, public=False)
    host.go(link)
    room = host.page.locator("main.room")
    expect(room).to_contain_text("Seats are drawn by lot when the game begins")
    friend.go(link)
    friend.page.get_by_role("button", name="Sit down").click()
    for person in (host, friend):
        person.prompt.wait_for()
        drawn = names_at(person)
        assert sorted(drawn)[:2] == ["Anna", "Dante"]
        sentence = f"Seats drawn by lot, clockwise: 1. {drawn[0]}, 2. {drawn[1]} and 3. {drawn[2]}"
        expect(person.page.locator("#panel .log li").first).to_have_text(sentence)
        expect(person.page.locator(".seat").nth(1)).to_contain_text(drawn[1])
        expect(person.page.get_by_role("status").filter(has_text=sentence)).to_be_visible()


def test_a_hand_goes_with_its_holder_to_the_seat_that_was_drawn(newcomer: Newcomer) -> None:
    """Whoever listens in the waiting room sees five designs at their own seat, and no other's."""
    for _ in range(12):
        host, friend = newcomer(), newcomer()
        host.share_table(friend, [ME, FREE], "ruled", keep_order=False)
        for person, own in ((host, True), (friend, False)):
            person.wait_until_asked()
            for name in names_at(person):
                hand = person.page.locator(".board").get_by_role("region", name=name)
                if own == (name == "Anna"):
                    expect(hand).to_contain_text(re.compile(r"(\d+ ){4}\d+"))
                else:
                    expect(hand).to_contain_text("? ? ? ? ?")
        if names_at(host)[0] != "Anna":
            return
    raise AssertionError("nobody ever drew another seat")


def test_where_the_order_is_kept_nothing_is_said_of_lots(newcomer: Newcomer) -> None:
    person = newcomer()
    form = form_of(person)
    expect(form).to_contain_text("Seats are drawn by lot when the game begins")
    form.get_by_label("Everybody stays where they sit").check()
    expect(form).not_to_contain_text("drawn by lot")
    form.get_by_role("button", name="Open, and copy the link").click()
    room = person.page.locator("main.room")
    expect(room).to_contain_text("Everybody stays where they sit.")
    for free in (2, 1):
        expect(room.get_by_label("Seat a bot")).to_have_count(free)
        room.get_by_label("Seat a bot").first.select_option("random")
    person.prompt.wait_for()
    expect(person.page.locator("#panel .log")).not_to_contain_text("drawn by lot")


# The form ----------------------------------------------------------------------------------------


def test_more_seats_move_nothing_else_on_a_desk(newcomer: Newcomer) -> None:
    person = newcomer(width=1280, height=640)
    form = form_of(person)
    below = [form.get_by_label("Everybody stays"), form.locator("summary"), form.locator(".reach")]
    counts = form.get_by_role("group", name="Seats", exact=True).get_by_role("radio")
    seen = set()
    for number in range(1, counts.count()):  # alone there is nobody to invite
        counts.nth(number).check(force=True)
        seen.add(str([one.bounding_box() for one in below]))
    assert (counts.count() > 2, len(seen)) == (True, 1)


def test_a_seat_is_added_where_it_will_be(newcomer: Newcomer) -> None:
    person = newcomer()
    form = form_of(person)
    counts = form.get_by_role("group", name="Seats", exact=True).get_by_role("radio")
    counts.first.check(force=True)
    form.get_by_role("button", name="Add seat").last.click()
    expect(counts.last).to_be_checked()
    expect(form.get_by_role("button", name="Add seat")).to_have_count(0)


# Looks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_form_and_waiting_room_can_be_read_by_everybody(
    newcomer: Newcomer, width: int, height: int
) -> None:
    person = newcomer(width=width, height=height)
    form = form_of(person)
    person.see_to_the_looks()
    form.locator("summary").click()
    decide(form, "Equal designs")
    person.see_to_the_looks()
    form.get_by_role("button", name="Open, and copy the link").click()
    person.page.get_by_text("All options of this table").click()
    person.see_to_the_looks()
