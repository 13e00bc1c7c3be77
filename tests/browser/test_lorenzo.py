"""Lorenzo il Magnifico in a real browser: whole games, and a board that everybody can read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import (
    Asked,
    first,
    latest_of_each_step,
    near_the_end,
    side_by_side,
    sits,
)
from tests.browser.person import Person
from tests.browser.test_whole_games import TALL, by_clicking, play_to_the_end
from tests.server.house import House

GOLD = (
    ".board .hot > .spot, .board .pressed > .spot, .board button.hot, "
    ".prompt .acts .btn:text-is('End the turn')"
)
"""What has a gold ring, and the end of the turn; nothing is looked at or put back by the way."""

ME: dict[str, object] = {"kind": "me"}
BOT: dict[str, object] = {"kind": "bot", "bot": "random"}


def sit(person: Person, *seats: dict[str, object], mode: str = "advanced") -> None:
    """At a new table that begins at once."""
    person.go(person.make_table(list(seats), game="lorenzo", options={"mode": mode}))
    person.prompt.wait_for()


# Whole games -----------------------------------------------------------------------------------


def test_an_advanced_game_against_a_bot_is_finished_by_clicking_the_board(
    newcomer: Newcomer, house: House
) -> None:
    late = near_the_end("lorenzo", seats=2, left=25, mode="advanced")
    person = sits(newcomer(height=TALL), house, late)
    assert play_to_the_end(person, way=by_clicking(GOLD)) > 1
    expect(person.page.locator("main.end").get_by_role("row")).to_have_count(3)


def test_two_people_and_a_bot_finish_an_advanced_game_with_keys(
    newcomer: Newcomer, house: House
) -> None:
    host, friend = newcomer(height=TALL), newcomer(height=TALL)
    late = near_the_end("lorenzo", seats=3, left=10, mode="advanced")
    side_by_side(host, friend, house, late, second=2)
    assert play_to_the_end(host, friend) > 1
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
    person.page.get_by_role("button", name="This table").click()
    person.page.keyboard.press("Escape")  # closes the menu, and means nothing below it
    expect(person.page.get_by_role("group", name="This table")).to_be_hidden()
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
    expect(person.prompt).to_contain_text("with the neutral member: 0 + 1\xa0servant = 1")
    expect(shell).to_have_attribute("data-ply", start or "")
    person.prompt.get_by_role("button", name="spending 1 servant").press("Enter")
    expect(shell).not_to_have_attribute("data-ply", start or "")
    expect(person.page.locator(".work .mem").first).to_be_visible()
    person.wait_until_asked()
    expect(person.prompt.locator("button:focus")).to_have_count(1)  # keys go on where they were


def members(asked: Asked) -> list[dict[str, list[str]]]:
    """Every member that can be placed, with what is known of it, where that is asked."""
    question = asked.match.asked(asked.seat)
    assert question is not None
    show, view = asked.match.game.show, asked.match.view(asked.seat)
    verbs = asked.match.game.vocabulary(asked.seat)
    found: list[dict[str, list[str]]] = []
    for option in question.options if asked.step == "act" else []:
        if verbs.verb(option).key == "member":
            found.append({})
            for fact in show.details(view, question.frame, option):
                found[-1].setdefault(fact.name, []).append(fact.domain.text(fact.value))
    return found


def has_one_place_to_pay_for(asked: Asked) -> bool:
    """Whether somebody can go to a single space only: a floor with a card that costs something."""
    return any(" " in known["space"][0] and known["cost"] != ["none"] for known in members(asked))


def test_the_only_placement_of_a_member_is_seen_with_its_price_before_it_is_made(
    newcomer: Newcomer, house: House
) -> None:
    """Where it goes is not asked by itself: the board shows it, and nothing is sent unseen."""
    person = newcomer(width=360, height=740, has_touch=True)
    sits(person, house, first(has_one_place_to_pay_for, "lorenzo", 2, mode="advanced"))
    ply = person.page.locator("main.shell").get_attribute("data-ply") or ""
    family = person.page.get_by_role("group", name="Family members")
    family.get_by_role("button", name=re.compile(r"value \d: .* for ")).tap()
    expect(person.page.locator(".towers .as.sel:visible .mem")).to_have_count(1)
    expect(person.prompt.locator(".line .q").first).to_contain_text("−")
    expect(person.prompt.locator(".primary")).to_contain_text("Take")
    expect(person.page.locator("main.shell")).to_have_attribute("data-ply", ply)
    person.prompt.locator(".primary").tap()
    expect(person.page.locator("main.shell")).not_to_have_attribute("data-ply", ply)


def nobody_can_be_placed(asked: Asked) -> bool:
    return asked.step == "act" and not members(asked)


def test_who_can_place_nobody_is_not_asked_whom_to_place(newcomer: Newcomer, house: House) -> None:
    person = newcomer(width=360, height=740, has_touch=True)
    sits(person, house, first(nobody_can_be_placed, "lorenzo", 2, mode="advanced"))
    expect(person.prompt).to_contain_text("none of your members can be placed")
    expect(person.prompt).not_to_contain_text("Tap a space")


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
def test_the_board_can_be_read_by_everybody(newcomer: Newcomer, house: House, width: int) -> None:
    person = newcomer(width=width, height=900 if width > 700 else 740)
    for asked in latest_of_each_step("lorenzo", 4, games=1, mode="advanced"):
        if asked.step in ("choose tile", "choose space"):
            sits(person, house, asked)
            person.see_to_every_pane()
