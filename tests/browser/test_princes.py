"""Princes of the Renaissance in a real browser: whole games, scenes, and a board for everybody."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from bottega.games.princes.cards.families import FAMILIES
from bottega.games.princes.rules.lots import ARMY_LOTS
from bottega.games.princes.table.state import Player, Princes
from bottega.games.princes.table.words import FORT
from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import Asked, first, near_the_end, side_by_side, sits
from tests.browser.person import LONGEST_GAME, Person
from tests.browser.test_whole_games import TALL, on_the_board, play_to_the_end
from tests.server.house import House

Seat = dict[str, object]
ME: Seat = {"kind": "me"}
BOT: Seat = {"kind": "bot", "bot": "random"}
NO_TRADE = {"trade": "off"}

Come = Callable[[Asked], bool]
STRAIGHT = 12
"""Answers within which a turn leads to what a test is about."""

RINGED = ".board :is(.hot > .spot, button.hot, .scene .prompt :is(.plain, .primary)):not([inert] *)"
"""What has a gold ring at the table, and the answers at the foot of the scene in its place."""


def at_a_table(person: Person, *others: Seat, **more: object) -> Person:
    """At a new table with these others, as soon as something is asked."""
    person.go(person.make_table([ME, *others], game="princes", **more))
    person.prompt.wait_for()
    person.wait_until_asked()
    return person


def comes(step: str, seat: int, more: Callable[[Princes], bool] = lambda _: True) -> Come:
    """Whether a seat is asked this, at such a table, with more than one answer."""

    def come(asked: Asked) -> bool:
        table, question = asked.match.state, asked.match.asked(seat)
        assert isinstance(table, Princes)
        if question is None or (asked.step, asked.seat) != (step, seat):
            return False
        return len(question.options) > 1 and more(table)

    return come


def also(come: Come, answer: str) -> Come:
    """Whether it comes to that, and this is one of the answers."""
    return lambda asked: come(asked) and answer in asked.match.legal(asked.seat)


def leading(come: Come, to: Come, wishes: dict[int, list[str]]) -> Come:
    """Whether it leads straight to something else, if nobody is asked but those with wishes."""

    def comes_to_it(asked: Asked) -> bool:
        if not come(asked):
            return False
        match = asked.match.clone()
        for _ in range(STRAIGHT):
            seat = match.questions[0].seat
            if seat not in wishes:
                return False
            legal = match.legal(seat)
            match.play(next((w for w in (*wishes[seat], "pass") if w in legal), legal[0]), seat)
            if match.over:
                return False
            question = match.questions[0]
            if to(Asked(match, question.seat, match.game.steps[question.frame[0]].key)):
                return True
        return False

    return comes_to_it


def table_of(seats: int, come: Come, **options: str) -> Asked:
    return first(come, "princes", seats, **options)


def scene(person: Person, title: str | re.Pattern[str] = "") -> Locator:
    """The auction, war or offer that lies over the table."""
    return person.page.get_by_role("dialog", name=title)


def answer(person: Person, *wishes: str) -> None:
    """Take the first of these actions that is offered; else pass, or whatever comes first."""
    before = person.shown()
    tab = person.page.get_by_role("tab", name="Actions")
    if tab.get_attribute("aria-selected") != "true":
        tab.click()
        person.page.locator("#panel .actions").wait_for()
    offered = person.page.locator("#panel .actions button")
    for wish in (*wishes, "pass"):
        row = offered.and_(person.page.locator(f"[data-action='{wish}']"))
        if row.count():
            break
    else:
        row = offered.first
    person.press(row)
    person.press(row)
    person.wait_for_change(before)


def play_until(
    people: dict[Person, list[str]],
    come: Callable[[Person], bool],
    again: Callable[[], None] | None = None,
) -> Person:
    """Everybody answers as they wish until it has come to that for somebody who is asked.

    A game may end before: then there is another one, if they know how to sit down again.
    """
    end = time.monotonic() + LONGEST_GAME
    while time.monotonic() < end:
        asked = next((person for person in people if person.is_asked()), None)
        if any(person.over() for person in people):
            assert again is not None, "the game is over"
            again()
        elif asked is None:
            next(iter(people)).page.wait_for_timeout(20)
        elif come(asked):
            return asked
        else:
            answer(asked, *people[asked])
    raise AssertionError("it never came to that")


def asks(words: str) -> Callable[[Person], bool]:
    return lambda person: words in person.question


MY_TURN = asks("Your turn")


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
    before = person.shown()
    aside = person.prompt.locator(".aside")
    expect(aside).to_have_text("No offers in my turns")
    aside.click()
    expect(aside).to_have_text(re.compile("Your turn ends in . s · ask me again"))
    assert person.shown() == before
    aside.click()
    expect(aside).to_have_text("No offers in my turns")
    aside.click()
    person.page.get_by_role("button", name="Take back").click()
    expect(person.prompt).to_contain_text("Your turn")
    expect(aside).to_have_count(0)
    buy = person.page.locator("[data-action^='buy ']").first
    answer(person, str(buy.get_attribute("data-action")) if buy.count() else "buy pikes")
    expect(aside).to_have_text(re.compile("Your turn ends in"))
    person.wait_for_change(person.shown())


# Scenes ----------------------------------------------------------------------------------------


def full_price(player: Player) -> bool:
    """Whether a family pays artists their full price."""
    return FAMILIES[player.family].name in ("baglioni", "bentivoglio", "este", "malatesta")


def in_turn(person: Person, house: House, seats: int, **options: str) -> Person:
    """On the first seat in one's own turn, with a full purse, where each city can be attacked."""

    def rich(table: Princes) -> bool:
        me, other = table.players[:2]
        return full_price(me) and min(me.gold, me.influence) > 4 and other.influence > 0

    come = also(comes("turn", 0, rich), "war milan naples")
    return sits(person, house, table_of(seats, come, **options))


def purse(person: Person, good: str) -> int:
    shown = person.page.locator(".cash .q").filter(has=person.page.get_by_label(good))
    return int(shown.inner_text())


def test_a_bid_is_named_with_a_stepper_and_nowhere_else(newcomer: Newcomer, house: House) -> None:
    person = in_turn(newcomer(), house, 3, **NO_TRADE)
    event = person.page.locator(".ev.hot").first
    good = event.locator("footer").get_by_role("img").get_attribute("aria-label") or ""
    held = purse(person, good)
    event.get_by_role("button").click()
    event.get_by_role("button").click()
    auction = scene(person, re.compile("is up for auction"))
    bid, says = auction.get_by_role("spinbutton"), auction.locator(".ask")
    expect(bid).to_have_value("0")
    expect(says).to_contain_text(f"Bid 0: you pay 0 {good} and keep {held}.")
    expect(says).to_contain_text(f"You can go up to {held}.")
    expect(auction.get_by_role("button", name="Less")).to_be_disabled()
    more = auction.get_by_role("button", name="More")
    more.click()
    more.press("ArrowUp")
    expect(bid).to_have_value("2")
    expect(says).to_contain_text(f"Bid 2: you pay 2 {good} and keep {held - 2}.")
    expect(person.page.locator("section.prompt")).to_have_count(1)
    person.page.get_by_role("tab", name="Actions").click()
    rows = person.page.locator("#panel .actions .what")
    assert rows.all_inner_texts()[0] == "Bid 2"
    assert sum(text.startswith("Bid ") for text in rows.all_inner_texts()) == 1
    bid.fill("4")
    bid.press("Enter")
    person.page.get_by_role("tab", name="Log").click()
    expect(person.page.locator(".log")).to_contain_text(f"You bid 4 {good} for")


def test_what_is_chosen_in_the_list_of_an_auction_is_confirmed_in_its_prompt(
    newcomer: Newcomer, house: House
) -> None:
    bidding = also(comes("bid", 0), "pass")
    person = sits(newcomer(), house, table_of(3, bidding, **NO_TRADE))
    person.page.get_by_role("tab", name="Actions").click()
    person.page.locator("#panel .actions [data-action=pass]").click()
    prompt = scene(person).locator("section.prompt")
    expect(prompt.locator(".ask")).to_contain_text("Pass")
    prompt.locator(".primary").click()
    person.page.get_by_role("tab", name="Log").click()
    expect(person.page.locator(".log")).to_contain_text("You leave the bidding")


def test_a_phone_offers_a_stepper_and_no_grid_of_bids_below_the_log(
    newcomer: Newcomer, house: House
) -> None:
    bidding = also(comes("bid", 0), "amount 9")
    person = sits(newcomer(width=360, height=740), house, table_of(3, bidding, **NO_TRADE))
    person.page.locator(".navp [data-pane=log]").click()
    expect(person.prompt.get_by_role("spinbutton")).to_be_visible()
    expect(person.prompt.get_by_role("button", name=re.compile("^Bid "))).to_have_count(1)


def test_a_war_is_declared_on_the_map_by_naming_two_cities(
    newcomer: Newcomer, house: House
) -> None:
    person = in_turn(newcomer(), house, 3, **NO_TRADE)
    map_of_italy = person.page.get_by_role("region", name="Italy")
    map_of_italy.get_by_role("button", name="Let Milan attack").click()
    expect(map_of_italy).to_contain_text("Milan attacks: choose whom.")
    map_of_italy.get_by_role("button", name="Attack Naples with Milan").click()
    expect(map_of_italy.locator(".march")).to_have_count(2)
    map_of_italy.get_by_role("button", name="Attack Naples with Milan").click()
    person.page.get_by_role("tab", name="Log").click()
    expect(person.page.locator(".log")).to_contain_text("You declare war: Milan attacks Naples.")


def test_a_war_is_declared_on_a_phone_by_tapping_two_cities(
    newcomer: Newcomer, house: House
) -> None:
    person = in_turn(newcomer(width=360, height=740), house, 3, **NO_TRADE)
    shell = person.page.locator("main.shell")
    person.page.locator(".navp [data-pane=cities]").click()
    person.prompt.locator(".verb", has_text="War").click()
    expect(shell).to_have_attribute("data-pane", "cities")  # they are here
    cities = person.page.locator(".cities")
    for city in cities.locator(".city").all():
        expect(city.locator("header")).to_be_in_viewport(ratio=1)  # all five at once
    cities.get_by_role("button", name="Let Milan attack").click()
    expect(person.prompt).to_contain_text("Milan attacks")
    cities.get_by_role("button", name="Attack Naples with Milan").click()
    expect(person.prompt.locator(".primary")).to_contain_text("Attack Naples with Milan")
    person.prompt.locator(".primary").click()
    expect(person.page.locator("main.shell[data-sent]")).to_have_count(0)
    person.page.locator(".navp [data-pane=log]").click()
    log = person.page.locator(".phone-panel .log")
    expect(log).to_contain_text("You declare war: Milan attacks Naples.")


def test_a_phone_turns_to_where_what_is_meant_can_be_done(newcomer: Newcomer, house: House) -> None:
    person = in_turn(newcomer(width=360, height=740), house, 3, **NO_TRADE)
    shell = person.page.locator("main.shell")
    person.page.locator(".navp [data-pane=cities]").click()
    person.prompt.locator(".verb", has_text="Troop").click()
    expect(shell).to_have_attribute("data-pane", "supply")
    expect(person.page.locator(".troops .hot").first).to_be_in_viewport(ratio=0.9)


def test_a_phone_tells_what_the_points_of_a_house_are_made_of(
    newcomer: Newcomer, house: House
) -> None:
    person = in_turn(newcomer(width=360, height=740), house, 3)
    person.page.locator(".seat .look").first.click()  # one's own, from among the cities
    expect(person.page.locator(".house .points")).to_contain_text("If the game ended now")


@pytest.mark.parametrize("locale", ["de-DE", "it-IT"])
def test_a_phone_shows_everybody_who_bids_for_an_army(
    newcomer: Newcomer, house: House, locale: str
) -> None:
    asked = table_of(6, comes("bid", 0, lambda table: table.auction.lot >= ARMY_LOTS))
    person = sits(newcomer(width=360, height=740, locale=locale), house, asked)
    floor = person.prompt.bounding_box()
    assert floor is not None
    for bidder in person.page.locator(".hirelings .bd").all():
        box = bidder.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= floor["y"]


def test_lists_on_a_phone_begin_with_the_question_and_end_with_what_came_last(
    newcomer: Newcomer, house: House
) -> None:
    """Whoever has scrolled down at the cities sees a list from its top all the same."""
    person = newcomer(width=360, height=740)
    late = comes("turn", 0, lambda table: table.decade > 1)  # there is much to tell by then
    sits(person, house, table_of(3, late, **NO_TRADE))
    asked = person.question.splitlines()[0]
    page = person.page
    page.evaluate("scrollTo(0, 9999)")
    page.locator(".navp [data-pane=actions]").click()
    heading = page.locator(".phone-panel").get_by_role("heading").first
    expect(heading).to_have_text(asked)
    expect(heading).to_be_in_viewport(ratio=1)
    page.locator(".navp [data-pane=log]").click()
    last = page.locator(".phone-panel .log li").last
    expect(last).to_be_in_viewport(ratio=1)
    line, prompt = last.bounding_box(), person.prompt.bounding_box()
    assert line
    assert prompt
    assert line["y"] + line["height"] <= prompt["y"]
    assert person.height_of_page() <= 740


def test_an_offer_is_made_in_one_dialog(newcomer: Newcomer, house: House) -> None:
    person = in_turn(newcomer(), house, 3)
    seat = person.page.locator(".seats .seat").nth(1)
    name = seat.locator(".who").inner_text()
    trade = person.page.get_by_role("group", name="Offer a trade to")
    trade.get_by_role("button", name=f"Make {name} an offer").click()
    offer = scene(person, f"An offer to {name}")
    make = person.prompt.get_by_role("button", name="Make the offer")
    expect(make).to_be_disabled()
    offer.get_by_role("button", name="give gold").click(click_count=2)
    offer.get_by_role("button", name="get influence").click()
    expect(person.prompt).to_contain_text("You give 2 gold and get 1 influence.")
    make.click()
    expect(offer).to_have_count(0)
    person.page.get_by_role("tab", name="Log").click()
    log = person.page.locator(".log")
    expect(log).to_contain_text(f"You offer {name} 2 gold for 1 influence.")
    expect(log).to_contain_text(re.compile(f"{name} (accepts|declines) your offer"))


def test_an_offer_is_made_in_the_middle_of_a_war(newcomer: Newcomer, house: House) -> None:
    host, friend = newcomer(), newcomer()
    asked = comes("war offer", 0, lambda t: t.players[0].gold > 0 and len(t.players[1].hand) > 0)
    side_by_side(host, friend, house, table_of(3, asked, trade="full"))
    host.wait_until_asked()
    assert "before the war goes on?" in host.question
    name = host.page.locator(".seats .seat").nth(1).locator(".who").inner_text()
    war = scene(host, re.compile(" attacks "))
    partner = war.get_by_role("group", name="Offer a trade to").get_by_role("button", name=name)
    if partner.count():  # else it is the first one to be thought of
        partner.click()
    offer = war.get_by_role("group", name=f"Your offer to {name}")
    offer.get_by_role("button", name="give gold").click()
    war.get_by_role("button", name="Make the offer").click()
    theirs = scene(friend, re.compile(" attacks "))
    expect(theirs).to_contain_text("gives you 1 gold and gets nothing.")
    expect(war.locator(".sub")).to_contain_text("Until then you can take it back.")
    theirs.get_by_role("button", name="Decline").click()
    expect(theirs.get_by_role("button", name="No veto")).to_be_visible()
    theirs.get_by_role("button", name="Make an offer first").click()
    expect(
        theirs.get_by_role("group", name="Offer a trade to").get_by_role("button")
    ).to_have_count(1)
    expect(host.page.locator(".seat.turn")).to_have_count(0)  # nobody sees who is asked


def test_a_scene_folds_away_to_let_the_board_be_seen(newcomer: Newcomer, house: House) -> None:
    person = in_turn(newcomer(), house, 3, **NO_TRADE)
    event = person.page.locator(".ev.hot").first.get_by_role("button")
    event.click()
    event.click()
    auction = scene(person, re.compile("is up for auction"))
    auction.get_by_role("button", name="See the board").click()
    expect(auction).to_have_count(0)
    expect(person.page.locator(".board .table")).not_to_have_attribute("inert", "")
    expect(person.prompt).to_contain_text("What do you bid for")
    person.page.keyboard.press("b")
    expect(auction).to_be_visible()


def scale(person: Person) -> float:
    """How large the board is drawn, once it has come to rest."""
    person.come_to_rest()
    person.page.wait_for_timeout(400)  # a board is looked at again when nothing has changed
    return float(person.page.locator(".fit").evaluate("node => getComputedStyle(node).zoom"))


def test_an_auction_of_ones_own_is_drawn_as_large_as_any_other(
    newcomer: Newcomer, house: House
) -> None:
    person = in_turn(newcomer(width=1280, height=640, motion=True), house, 4, **NO_TRADE)
    event = person.page.locator(".ev.hot").first.get_by_role("button")
    event.click()
    event.click()
    auction = scene(person, re.compile("is up for auction"))
    expect(auction).to_be_visible()
    assert scale(person) > 0.9
    person.page.keyboard.press("b")
    expect(auction).to_have_count(0)
    person.page.keyboard.press("b")
    expect(auction).to_be_visible()
    assert scale(person) > 0.9


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
