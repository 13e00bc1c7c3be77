"""Lorenzo il Magnifico in a real browser: whole games, and a board that everybody can read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.test_whole_games import by_clicking, play_to_the_end

GOLD = (
    ".board .hot > .spot, .board .pressed > .spot, .board button.hot, "
    ".prompt .acts .btn:text-is('End the turn')"
)
"""What has a gold ring, and the end of the turn; nothing is looked at or put back by the way."""

ME: dict[str, object] = {"kind": "me"}
OPEN: dict[str, object] = {"kind": "open"}
BOT: dict[str, object] = {"kind": "bot", "bot": "random"}


def sit(person: Person, *seats: dict[str, object], mode: str = "advanced") -> None:
    """At a new table that begins at once."""
    person.go(person.make_table(list(seats), game="lorenzo", options={"mode": mode}))
    person.prompt.wait_for()


# Whole games -----------------------------------------------------------------------------------


def test_an_advanced_game_against_a_bot_is_finished_by_clicking_the_board(
    newcomer: Newcomer,
) -> None:
    person = newcomer()
    sit(person, ME, BOT)
    assert play_to_the_end(person, way=by_clicking(GOLD)) > 40
    expect(person.page.locator("main.end").get_by_role("row")).to_have_count(3)


def test_two_people_and_a_bot_finish_an_advanced_game_by_link_with_keys(newcomer: Newcomer) -> None:
    host, friend = newcomer(), newcomer()
    host.share_table(friend, [ME, BOT, OPEN], game="lorenzo")
    assert play_to_the_end(host, friend) > 60
    for person in (host, friend):
        expect(person.page.locator("main.end").get_by_role("row")).to_have_count(4)


# What the board does ---------------------------------------------------------------------------


def test_a_member_is_taken_up_with_one_click_and_put_back_with_another(newcomer: Newcomer) -> None:
    """It is only thought of: nothing is sent before it is known where the member goes."""
    person = newcomer()
    sit(person, ME, BOT, mode="basic")
    family = person.page.get_by_role("group", name="Family members")
    person.wait_until_asked()
    family.get_by_role("button", name="White member").click()
    expect(person.prompt).to_contain_text("Where do you place your white member?")
    family.get_by_role("button", name="Black member").click()
    expect(person.prompt).to_contain_text("Where do you place your black member?")
    family.get_by_role("button", name="Put the black member back").click()
    expect(person.prompt).to_contain_text("which member do you place?")


def test_a_placement_is_one_decision_whichever_part_is_chosen_first(newcomer: Newcomer) -> None:
    person = newcomer()
    sit(person, ME, BOT, mode="basic")
    person.wait_until_asked()
    shell = person.page.locator("main.shell")
    start = shell.get_attribute("data-ply")
    work = [person.page.get_by_role("region", name=name) for name in ("Harvest", "Production")]
    free = [area.locator("button.spot:not([aria-disabled])").first for area in work]
    free[0].or_(free[1]).first.click()  # the bot may have been first at one of them
    whom = person.prompt.get_by_role("group", name="Whom you place")
    chosen = whom.locator("[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    whom.get_by_role("button", name="Neutral member").click()
    expect(chosen).to_have_accessible_name("neutral member, value 0")
    expect(person.prompt).to_contain_text("with neutral: 0 + 1\xa0servant = 1")
    expect(shell).to_have_attribute("data-ply", start or "")
    person.prompt.get_by_role("button", name="for 1 servant").press("Enter")
    expect(shell).not_to_have_attribute("data-ply", start or "")
    expect(person.page.locator(".work .mem").first).to_be_visible()
    person.wait_until_asked()
    expect(person.prompt.locator("button:focus")).to_have_count(1)  # keys go on where they were


def test_members_move_and_the_game_goes_on_with_motion_too(newcomer: Newcomer) -> None:
    person = newcomer(motion=True)
    sit(person, ME, BOT)
    placed = person.page.locator(".board .as .mem, .board .lane .mem")
    seen = 0
    for number in range(14):
        person.wait_until_asked()
        seen = max(seen, placed.count())  # they go home when a round ends
        person.answer_by_clicking(pick=number, spots=GOLD)
    assert seen > 0


def test_spaces_for_more_players_are_covered(newcomer: Newcomer) -> None:
    person = newcomer()
    sit(person, ME, BOT, mode="basic")
    person.wait_until_asked()
    expect(person.page.locator(".site .shut")).to_have_count(4)
    sit(person, ME, BOT, BOT, mode="basic")
    person.wait_until_asked()
    expect(person.page.locator(".site .shut")).to_have_count(2)


def test_the_board_speaks_italian(newcomer: Newcomer) -> None:
    person = newcomer(locale="it-IT")
    sit(person, ME, BOT, mode="basic")
    person.wait_until_asked()
    board = person.page.locator(".board")
    for word in ("Territori", "Mercato", "Raccolto", "Chiesa"):
        expect(board).to_contain_text(word)
    assert "lorenzo-" not in board.inner_text()


# How it looks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [360, 1440])
def test_the_board_can_be_read_by_everybody(newcomer: Newcomer, width: int) -> None:
    person = newcomer(width=width, height=900 if width > 700 else 740)
    sit(person, ME, BOT, BOT, BOT)
    person.wait_until_asked()  # for a bonus tile, or a leader
    person.see_to_every_pane()
    person.answer_until_asked("Your turn: which member")
    for _ in range(8):
        person.answer_with_keys()
        person.wait_until_asked()
    person.answer_until_asked("Where do you place")
    person.see_to_every_pane()


def test_no_width_scrolls_sideways(newcomer: Newcomer) -> None:
    person = newcomer()
    sit(person, ME, BOT, BOT, BOT, mode="basic")
    person.wait_until_asked()
    person.fits(1920, 1440, 1280, 768, 390, 360)


def test_at_1440_by_900_the_whole_table_is_seen_without_scrolling(newcomer: Newcomer) -> None:
    """From the choice of a bonus tile on: crowded cards may add a line."""
    person = newcomer(locale="it-IT")
    sit(person, ME, BOT, BOT, BOT)
    heights = []
    for _ in range(12):
        person.wait_until_asked()
        heights.append(person.height_of_page())
        person.answer_with_keys()
    assert sorted(heights)[len(heights) // 2] <= 900
    assert max(heights) <= 940
