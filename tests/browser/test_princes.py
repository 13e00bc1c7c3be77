"""Princes in a real browser: whole games, secrets, turns, and a board for everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import Asked, near_the_end, side_by_side, sits
from tests.browser.princes_tables import (
    BOT,
    NO_TRADE,
    RINGED,
    also,
    answer,
    at_a_table,
    comes,
    scene,
    table_of,
)
from tests.browser.test_whole_games import TALL, on_the_board, play_to_the_end
from tests.server.house import House

# Whole games -----------------------------------------------------------------------------------


def test_a_game_against_bots_is_finished_by_clicking_the_board_alone(
    newcomer: Newcomer, house: House
) -> None:
    last_decade = comes("turn", 0, lambda table: table.decade == 3)
    person = sits(newcomer(height=TALL), house, table_of(3, last_decade, **NO_TRADE))
    assert play_to_the_end(person, way=on_the_board(RINGED, stride=7)) > 1
    expect(person.page.locator("main.end").get_by_role("row")).to_have_count(4)


def test_two_people_and_a_bot_finish_a_game_with_keys(newcomer: Newcomer, house: House) -> None:
    host, friend = newcomer(height=TALL), newcomer(height=TALL)
    side_by_side(host, friend, house, near_the_end("princes", seats=3, left=12, **NO_TRADE))
    assert play_to_the_end(host, friend) > 1
    for person in (host, friend):
        expect(person.page.locator("main.end").get_by_role("row")).to_have_count(4)


def test_whoever_passes_is_not_asked_whether_they_end_the_turn(
    newcomer: Newcomer, house: House
) -> None:
    """Offers could be made before: passing is one decision, taken and confirmed."""
    host, friend = newcomer(), newcomer()
    idle = also(comes("turn", 0, lambda table: not table.players[0].hand), "pass")
    side_by_side(host, friend, house, table_of(3, idle))
    host.wait_until_asked()
    host.prompt.locator(".verb", has_text="Pass").click()
    host.until_read()
    host.prompt.locator(".primary").click()
    friend.wait_until_asked()
    assert "Your turn" in friend.question


# Secrets ---------------------------------------------------------------------------------------


def test_who_is_asked_for_a_veto_stays_a_secret(newcomer: Newcomer, house: House) -> None:
    """In full trading there is more to do than to pass, so the table leaves it to the friend."""
    host, friend = newcomer(), newcomer()
    side_by_side(host, friend, house, table_of(3, comes("turn", 1), trade="full"))
    name = friend.page.locator(".seats .seat").nth(1).locator(".who").inner_text()
    expect(host.prompt).to_contain_text(f"{name} is thinking")
    side_by_side(host, friend, house, table_of(3, comes("veto", 1), trade="full"))
    friend.wait_until_asked()
    assert "do you veto the war?" in friend.question
    expect(friend.prompt.get_by_role("button", name="No veto")).to_be_visible()
    expect(scene(host)).to_contain_text("Is there a veto?")
    expect(host.prompt.locator(".ask")).to_have_text("Waiting for an answer")
    expect(host.page.locator(".seat.turn")).to_have_count(0)
    expect(host.page.locator(".seat[aria-current]")).to_have_count(0)
    expect(friend.page.locator(".seat.turn .who")).to_have_text(name)


def test_treachery_in_other_hands_lies_face_down(newcomer: Newcomer, house: House) -> None:
    host, friend = newcomer(), newcomer()
    hidden = comes("turn", 0, lambda table: len(table.players[1].hand) > 1)
    side_by_side(host, friend, house, table_of(3, hidden, **NO_TRADE))
    hands = friend.page.locator(".hand .tch")
    hands.first.wait_for()
    held = hands.count()
    names = hands.locator("h4").all_inner_texts()
    host.page.locator(".seats .seat").nth(1).get_by_role("button").click()
    expect(host.page.locator(".backs .back")).to_have_count(held)
    assert not [name for name in names if name in host.page.locator(".house").inner_text()]


def test_whoever_has_acted_ends_the_turn_with_one_click(newcomer: Newcomer, house: House) -> None:
    acted = comes("end turn", 0, lambda table: len(table.players[0].hand) > 1)
    person = sits(newcomer(), house, table_of(3, acted, **NO_TRADE))
    before = person.shown()
    expect(person.prompt.get_by_role("button", name="Pass")).to_have_count(0)
    person.prompt.get_by_role("button", name="End the turn").click()
    person.wait_for_change(before)


def bought(asked: Asked) -> bool:
    """The first seat has just bought a troop, and could only trade any more."""
    if not comes("end turn", 0)(asked):
        return False
    words = asked.match.game.vocabulary(0)
    last = words.text(asked.match.answers[-1][1])
    only = all(text == "pass" or text.startswith("trade") for text in asked.match.legal(0))
    return last.startswith("buy ") and last != "buy treachery" and only


def may_offer(asked: Asked) -> bool:
    return comes("make offer", 0)(asked)


def test_no_offers_until_my_turn_is_said_in_full_and_ended(
    newcomer: Newcomer, house: House
) -> None:
    person = sits(newcomer(), house, table_of(3, may_offer, trade="full"))
    aside = person.prompt.get_by_role("button", name=re.compile("until my turn"))
    expect(aside).to_have_text(["No offers until my turn"])
    expect(aside).to_have_attribute("title", re.compile("Everything else is still asked"))
    aside.click()
    expect(aside).to_have_count(0)
    again = person.prompt.get_by_role("button", name="Ask about offers again")
    expect(again).to_have_attribute("title", "You make no offers until your turn.")
    again.click()
    expect(again).to_have_count(0)


def test_whoever_answers_with_keys_is_put_on_the_answer_and_not_beside_it(
    newcomer: Newcomer, house: House
) -> None:
    person = sits(newcomer(), house, table_of(3, may_offer, trade="full"))
    person.prompt.get_by_role("button", name="No offer", exact=True).focus()
    before = person.shown()
    person.page.keyboard.press("Enter")
    person.wait_for_change(before)
    person.wait_until_asked()
    expect(person.page.locator(".aside:focus, .until :focus")).to_have_count(0)


def test_a_turn_that_ends_by_itself_says_so_and_can_be_taken_back(
    newcomer: Newcomer, house: House
) -> None:
    person = sits(newcomer(), house, table_of(3, bought, trade="turn"))
    aside = person.prompt.get_by_role("switch", name="My turns end by themselves")
    off = looks_like(aside)
    aside.click()
    expect(aside).to_be_checked()
    assert looks_like(aside) != off
    aside.click()
    expect(aside).not_to_be_checked()
    expect(aside).to_have_text("My turns end by themselves")
    aside.click()
    person.page.get_by_role("button", name="Take back").click()
    expect(person.prompt).to_contain_text("Your turn")
    expect(aside).to_have_count(0)
    buy = person.page.locator("[data-action^='buy ']").first
    answer(person, str(buy.get_attribute("data-action")) if buy.count() else "buy pikes")
    expect(aside).to_contain_text(re.compile("Your turn ends in"))
    person.wait_for_change(person.shown())


def test_switching_offers_off_does_not_end_the_turn_in_which_it_is_done(
    newcomer: Newcomer, house: House
) -> None:
    person = sits(newcomer(), house, table_of(3, bought, trade="turn"))
    before = person.shown()
    aside = person.prompt.get_by_role("switch", name="My turns end by themselves")
    aside.click()
    expect(aside).to_be_checked()
    person.page.wait_for_timeout(5000)  # longer than a turn takes that ends by itself
    assert person.shown() == before
    expect(aside).to_have_text("My turns end by themselves")


def looks_like(switch: Locator) -> str:
    """The colour of its track, and where the knob lies on it."""
    switch.page.wait_for_timeout(200)  # it slides
    return str(
        switch.locator(".switch").evaluate(
            """(track) => getComputedStyle(track).backgroundColor
                + getComputedStyle(track, '::before').transform"""
        )
    )


def test_a_turn_does_not_end_by_itself_while_an_offer_is_written(
    newcomer: Newcomer, house: House
) -> None:
    person = sits(newcomer(), house, table_of(3, bought, trade="turn"))
    expect(person.prompt).to_contain_text("What you can still do costs none.")
    person.prompt.get_by_role("switch").click()
    person.page.reload()  # a turn in which it is switched on does not end by itself
    expect(person.prompt.get_by_role("switch")).to_contain_text(re.compile("Your turn ends in"))
    person.prompt.get_by_role("button", name=re.compile("an offer$")).first.click()
    expect(person.prompt.get_by_role("switch")).to_have_count(0)
    before = person.shown()
    person.page.wait_for_timeout(5000)  # longer than a turn takes that ends by itself
    assert person.shown() == before
    expect(scene(person, re.compile("An offer to"))).to_be_visible()


# How it looks ----------------------------------------------------------------------------------


def test_with_six_seats_the_whole_table_is_seen_at_once(newcomer: Newcomer, house: House) -> None:
    person = newcomer(locale="it-IT")
    sits(person, house, table_of(6, comes("pick family", 0)))
    families = person.page.locator(".setup .fam")
    expect(families).to_have_count(6)
    assert person.height_of_page() <= 900
    sits(person, house, table_of(6, comes("turn", 0)))
    assert "Tocca a te" in person.question
    expect(families).to_have_count(0)
    expect(person.page.get_by_role("group", name="Proponi uno scambio a")).to_be_visible()
    assert person.height_of_page() <= 900


@pytest.mark.parametrize("width", [360, 1440])
def test_the_board_can_be_read_by_everybody(newcomer: Newcomer, house: House, width: int) -> None:
    person = newcomer(width=width, height=900 if width > 700 else 740)
    for step in ("pick family", "turn", "bid"):
        sits(person, house, table_of(6, comes(step, 0), **NO_TRADE))
        person.see_to_every_pane()


def test_the_board_speaks_italian(newcomer: Newcomer) -> None:
    person = newcomer(locale="it-IT")
    at_a_table(person, BOT, BOT)
    board = person.page.locator(".board")
    for word in ("Venezia", "Guerre", "Eventi del decennio", "Truppe"):
        expect(board).to_contain_text(word)
    assert "princes-" not in board.inner_text()
