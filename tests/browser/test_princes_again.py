"""Princes in the browser: coming back in the middle of a turn."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from bottega.games.princes.table.state import Princes
from bottega.games.princes.table.words import FORT
from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import side_by_side
from tests.browser.person import Person
from tests.browser.princes_tables import (
    NO_TRADE,
    also,
    answer,
    comes,
    leading,
    play_until,
    scene,
    table_of,
)
from tests.server.house import House

# Coming back in the middle of a turn -----------------------------------------------------------


def come_back(person: Person) -> None:
    """Load the page anew, until the same question is asked again."""
    asked = person.question.splitlines()[0]  # below it stands what the pointer lies on
    person.page.reload()
    person.prompt.wait_for()
    person.wait_until_asked()
    assert person.question.splitlines()[0] == asked


def test_after_a_reload_an_auction_still_shows_who_bid_what(
    newcomer: Newcomer, house: House
) -> None:
    host, friend = newcomer(), newcomer()
    before_it = also(comes("turn", 0), "auction gozzoli")

    def again() -> None:
        side_by_side(host, friend, house, table_of(3, before_it, **NO_TRADE))

    again()
    paddles = host.page.locator(".bidders .pad")
    events = ["gozzoli", "piero della francesca", "verrocchio", "merchant 1", "botticelli"]
    little = [f"amount {n}" for n in range(20)]  # the least that is possible

    def outbid(person: Person) -> bool:
        """It is the host who bids, and not all that is known of the bids is the highest."""
        if person is not host or "Do you bid more?" not in host.question:
            return False
        return sum(text.isdigit() for text in paddles.all_inner_texts()) > 1

    wishes = [f"auction {event}" for event in events] + little
    play_until({host: wishes, friend: little}, outbid, again)
    before = paddles.all_inner_texts()
    assert len(before) == 3
    leads = host.page.locator(".bd.leads .pad").inner_text()
    assert [bid for bid in before if bid.isdigit() and bid != leads], before
    come_back(host)
    expect(paddles).to_have_text(before)


def test_after_a_reload_a_war_goes_on_but_one_that_has_ended_is_not_told_again(
    newcomer: Newcomer, house: House
) -> None:
    host, friend = newcomer(), newcomer()

    def armed(table: Princes) -> bool:
        """The two of them have troops, and the bot cannot pay to lead an army."""
        host, friend, bot = table.players
        hired = min(host.influence, friend.influence) > 1 and bot.influence == 0
        return hired and FORT in host.troops and len(friend.troops) > 0

    wishes = {
        host: ["buy fort", "amount 1"],
        friend: ["war venice rome", "amount 1"],
    }
    before_it = leading(
        also(comes("turn", 1, armed), "war venice rome"),
        comes("counter-attack", 0),
        {0: wishes[host], 1: wishes[friend]},
    )

    def again() -> None:
        side_by_side(host, friend, house, table_of(3, before_it))

    again()
    rounds = host.page.locator(".war .round")
    attacker = friend.page.locator(".seats .seat .who").nth(1).inner_text()

    def defends(person: Person) -> bool:
        """The host is asked about a second round, in a war that the friend began, not the bot."""
        asked = person is host and "Do you counterattack?" in host.question
        return asked and attacker in scene(host).locator(".sub").inner_text()

    def bids(person: Person) -> bool:
        """The host may bid for the defence."""
        return person is host and scene(host, "Who defends Rome?").count() > 0

    play_until(wishes, bids, again)  # and the attack tells nothing but its own bid
    chief = host.page.locator(".war .attacker .chief p")
    expect(chief).to_have_text(re.compile(r"^bids 1, pays \d$"))

    play_until(wishes, defends, again)
    sides = host.page.locator(".war .side")
    before, armies = rounds.all_inner_texts(), sides.all_inner_texts()
    assert re.search(r"\d \+ \d", before[0])  # the position does not tell strength and die
    come_back(host)
    expect(rounds).to_have_text(before, use_inner_text=True)
    expect(sides).to_have_text(armies, use_inner_text=True)

    # The war ends in the same turn, which goes on.
    answer(host)
    play_until(wishes, lambda person: person is friend)
    for person in (host, friend):
        expect(scene(person).get_by_role("button", name="Continue")).to_be_visible()
    come_back(friend)
    expect(friend.page.locator(".board .table")).to_be_visible()
    expect(scene(friend)).to_have_count(0)
    friend.page.get_by_role("tab", name="Log").click()
    expect(friend.page.locator(".log")).to_contain_text("is a draw.")
