"""Princes on a phone, in the hand of somebody who has never seen the site."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from bottega.games.princes.rules.decade import income
from bottega.games.princes.rules.lots import ARMY_LOTS
from bottega.games.princes.table.state import Princes
from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import Asked, first, sits
from tests.browser.person import Person
from tests.browser.princes_tables import NO_TRADE, Come, also, comes, leading, scene, table_of
from tests.server.house import House

PHONE = {"width": 360, "height": 740}


def leave_it_at_that(person: Person) -> None:
    """No counter-attack; that is confirmed."""
    person.prompt.get_by_role("button", name="No counterattack").click()
    person.prompt.locator(".primary").click()


def ends_a_war(person: Person, house: House, then: Come, **options: str) -> Person:
    """Asked for a counter-attack, the last question of a war; something else is asked after it."""
    come = leading(comes("counter-attack", 0), then, {0: ["pass"]})
    sits(person, house, table_of(3, come, **options))
    expect(scene(person, re.compile(" attacks "))).to_be_visible()
    leave_it_at_that(person)
    return person


def test_the_end_of_a_war_stays_in_view_until_it_has_been_read(
    newcomer: Newcomer, house: House
) -> None:
    person = ends_a_war(newcomer(**PHONE), house, comes("turn", 0), **NO_TRADE)
    war = scene(person, re.compile(" attacks "))
    expect(person.prompt.get_by_role("button", name="Continue")).to_be_visible()
    expect(person.prompt.locator(".ask")).to_contain_text(
        re.compile(r"The war is over\..*A draw|\w+ beats \w+\..*[+−]\d", re.DOTALL)
    )
    person.page.wait_for_timeout(500)  # a pane that turns does so by now
    expect(war).to_be_visible()
    result, prompt = war.locator(".result").bounding_box(), person.prompt.bounding_box()
    assert result
    assert prompt
    assert result["y"] + result["height"] <= prompt["y"]
    person.prompt.get_by_role("button", name="Continue").click()
    expect(war).to_have_count(0)


def test_a_countdown_does_not_close_the_end_of_a_war(newcomer: Newcomer, house: House) -> None:
    person = newcomer(**PHONE)
    come = leading(comes("counter-attack", 0), comes("end turn", 0), {0: ["pass"]})
    sits(person, house, table_of(3, come, trade="turn"))
    table = person.page.evaluate("location.pathname.split('/').pop()")
    person.page.evaluate(f"localStorage.setItem('bottega.princes-no-offers', '{table}')")
    war = scene(person, re.compile(" attacks "))
    leave_it_at_that(person)
    war.locator(".result").wait_for()
    war.get_by_role("button", name="See the board").click()
    person.page.wait_for_timeout(5000)  # longer than a turn takes that ends by itself
    person.prompt.get_by_role("button", name="Continue").click()
    expect(person.prompt.get_by_role("switch")).to_contain_text(re.compile("Your turn ends in"))


OUTSIDE = """(buttons) => buttons.flatMap((button) => {
    const box = button.getBoundingClientRect()
    return [...button.querySelectorAll('.ic, b, small')].filter((it) => {
        const range = document.createRange()
        range.selectNodeContents(it)
        const all = [it.getBoundingClientRect(), range.getBoundingClientRect()]
        return all.some((one) => one.left < box.left || one.right > box.right)
    }).map((it) => it.textContent || 'icon')
})"""
"""What of a button lies outside of it."""


@pytest.mark.parametrize("locale", ["it-IT", "de-DE", "en-US"])
def test_the_words_of_a_verb_stay_inside_its_button(
    newcomer: Newcomer, house: House, locale: str
) -> None:
    person = newcomer(**PHONE, locale=locale)
    warred = comes("turn", 0, lambda t: t.wars >= t.cards.most_wars[t.seats])
    may_play = also(comes("end turn", 0), "raid gold of +1")
    for asked in (table_of(3, warred), table_of(3, may_play)):
        sits(person, house, asked)
        verbs = person.prompt.locator(".verb")
        expect(verbs.first).to_be_visible()
        assert verbs.evaluate_all(OUTSIDE) == []


def test_a_house_shows_the_income_of_its_tiles_too(newcomer: Newcomer, house: House) -> None:
    def has_tiles(table: Princes) -> bool:
        me = table.players[0]
        return me.standing.merchants > 0 and len(me.events) > 0

    asked = table_of(3, comes("turn", 0, has_tiles), **NO_TRADE)
    table = asked.match.state
    assert isinstance(table, Princes)
    gold, influence = income(table, 0)
    person = sits(newcomer(**PHONE), house, asked)
    person.page.locator(".navp [data-pane=mine]").click()
    line = person.page.locator(".purse .facts li", has_text="Income")
    expect(line.locator(".q").first).to_contain_text(str(gold))
    expect(line.locator(".q").nth(1)).to_contain_text(str(influence))


def test_news_of_an_auction_begin_with_its_result_and_fill_the_width(
    newcomer: Newcomer, house: House
) -> None:
    def auctioned(asked: Asked) -> bool:
        if (asked.step, asked.seat) != ("turn", 0):
            return False
        rules, log = asked.match.game, asked.match.log
        told = [rules.events[kind].key for kind, *_ in log[-12:]]
        return "lot won" in told and "turn began" in told[: told.index("lot won")]

    person = sits(newcomer(**PHONE, has_touch=True), house, first(auctioned, "princes", 3))
    news = person.page.locator(".since:visible")
    card = news.locator(".chip").last
    expect(card).to_contain_text("wins")
    card.tap()
    expect(card.locator(".clause").first).to_contain_text("up for auction")
    width = card.evaluate("it => it.offsetWidth")
    assert width > 290
    lines = card.locator(".clause").evaluate_all("them => them.map((it) => it.offsetTop)")
    assert len(lines) > 2
    assert len(set(lines)) == len(lines)


def test_leaving_an_auction_always_lies_in_the_same_place(newcomer: Newcomer, house: House) -> None:
    person = newcomer(**PHONE)

    def bidding(bids: bool, bank: bool) -> Come:
        def come(asked: Asked) -> bool:
            if not comes("bid", 0)(asked):
                return False
            verbs = {text.split()[0] for text in asked.match.legal(0)}
            return ("amount" in verbs, "bank" in verbs, "pass" in verbs) == (bids, bank, True)

        return come

    places = []
    for bids, bank in ((True, False), (True, True), (False, True)):
        sits(person, house, table_of(3, bidding(bids, bank), **NO_TRADE))
        places.append(person.prompt.get_by_role("button", name="Leave the auction").bounding_box())
    assert places[0] is not None
    assert places == [places[0]] * 3


def test_the_number_beside_a_condottiere_is_explained(newcomer: Newcomer, house: House) -> None:
    person = newcomer(**PHONE)

    def for_an_army(table: Princes) -> bool:
        return table.auction.lot >= ARMY_LOTS

    sits(person, house, table_of(3, comes("bid", 0, for_an_army), **NO_TRADE))
    expect(scene(person).locator(".legend")).to_contain_text("The last number: the margin against")
