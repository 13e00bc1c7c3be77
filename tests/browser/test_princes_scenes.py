"""Auctions, wars and offers of Princes in the browser, on a laptop and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from bottega.games.princes import GAME
from bottega.games.princes.cards.figures import DECADES
from bottega.games.princes.rules.lots import ARMY_LOTS, POPE_LOT
from bottega.games.princes.table.state import Princes
from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import Asked, side_by_side, sits
from tests.browser.person import Person
from tests.browser.princes_tables import (
    NO_TRADE,
    also,
    answer,
    comes,
    in_turn,
    play_until,
    purse,
    scene,
    table_of,
)
from tests.server.house import House

# Scenes ----------------------------------------------------------------------------------------


def test_a_bid_is_named_with_a_stepper_and_nowhere_else(newcomer: Newcomer, house: House) -> None:
    person = in_turn(newcomer(), house, 3, **NO_TRADE)
    event = person.page.locator(".ev.hot").first
    good = event.locator("footer").get_by_role("img").get_attribute("aria-label") or ""
    held = purse(person, good)
    event.get_by_role("button").click()
    event.get_by_role("button").click()
    auction = scene(person, re.compile("Up for auction"))
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
    expect(prompt.locator(".ask")).to_contain_text("Leave the auction")
    prompt.locator(".primary").click()
    person.page.get_by_role("tab", name="Log").click()
    expect(person.page.locator(".log")).to_contain_text("You leave the auction of")


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


@pytest.mark.parametrize("step", ["turn", "bid", "veto", "reply"])
def test_a_phone_keeps_the_gold_and_influence_of_whoever_decides_in_view(
    newcomer: Newcomer, house: House, step: str
) -> None:
    asked = table_of(3, comes(step, 0, lambda table: table.players[0].gold > 9))
    person = sits(newcomer(width=360, height=740), house, asked)
    person.page.mouse.wheel(0, 2000)
    means = person.prompt.get_by_role("list", name="What Guest has").locator(".q")
    table = asked.match.state
    assert isinstance(table, Princes)
    me = table.players[0]
    expect(means).to_have_text([str(me.gold), str(me.influence)])
    for good in means.all():
        expect(good).to_be_in_viewport(ratio=1)


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


def test_enter_makes_the_offer_that_was_put_together_by_clicking(
    newcomer: Newcomer, house: House
) -> None:
    person = in_turn(newcomer(), house, 3)
    trade = person.page.get_by_role("group", name="Offer a trade to")
    trade.get_by_role("button").first.click()
    more = scene(person).get_by_role("button", name="give gold")
    more.press("Enter")  # a button that has the focus is pressed
    more.click()
    expect(person.prompt).to_contain_text("You give 2 gold")
    person.page.keyboard.press("Enter")
    expect(scene(person, re.compile("An offer to"))).to_have_count(0)
    person.page.get_by_role("tab", name="Log").click()
    expect(person.page.locator(".log")).to_contain_text(re.compile("You offer .* 2 gold"))


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
    expect(theirs).to_contain_text("gives you 1 gold and gets nothing. Do you accept?")
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
    auction = scene(person, re.compile("Up for auction"))
    auction.get_by_role("button", name="See the board").click()
    expect(auction).to_have_count(0)
    expect(person.page.locator(".board .table")).not_to_have_attribute("inert", "")
    expect(person.prompt).to_contain_text("What do you bid for")
    person.page.keyboard.press("b")
    expect(auction).to_be_visible()


def test_the_way_back_to_a_scene_lies_where_the_way_to_the_board_lay(
    newcomer: Newcomer, house: House
) -> None:
    """Whoever presses twice at one place has looked at the board, and has not bid."""
    person = in_turn(newcomer(width=1280, height=640), house, 3, **NO_TRADE)
    event = person.page.locator(".ev.hot").first.get_by_role("button")
    event.click()
    event.click()
    auction = scene(person, re.compile("Up for auction"))
    box = auction.get_by_role("button", name="See the board").bounding_box()
    assert box
    asked = person.shown()
    for seen in (0, 1):
        person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(auction).to_have_count(seen)
        person.page.wait_for_timeout(500)
    assert person.shown() == asked


def may_change_and_more(asked: Asked) -> bool:
    """The first seat bids, owns a bank, and could do something else before."""
    verbs = {text.split()[0] for text in asked.match.legal(asked.seat)}
    return comes("bid", 0)(asked) and {"amount", "bank", "trade", "pass"} <= verbs


@pytest.mark.parametrize("locale", ["de-DE", "en-US"])
def test_a_bid_can_be_named_and_read_beside_all_that_may_be_done_before_it(
    newcomer: Newcomer, house: House, locale: str
) -> None:
    asked = table_of(4, may_change_and_more, trade="full")
    person = sits(newcomer(width=1280, height=640, locale=locale), house, asked)
    number = person.prompt.get_by_role("spinbutton")
    more = person.prompt.locator(".stepper button").last
    words = person.prompt.locator(".ask").bounding_box()
    whole = person.prompt.bounding_box()
    assert words
    assert whole
    assert words["width"] > 300
    assert whole["height"] < 120
    before = int(number.input_value())
    assert more.is_enabled()
    place = more.bounding_box()
    more.click()
    assert more.bounding_box() == place
    expect(number).to_have_value(str(before + 1))


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
    auction = scene(person, re.compile("Up for auction"))
    expect(auction).to_be_visible()
    assert scale(person) > 0.9
    person.page.keyboard.press("b")
    expect(auction).to_have_count(0)
    person.page.keyboard.press("b")
    expect(auction).to_be_visible()
    assert scale(person) > 0.9


def test_the_end_of_a_decade_is_told_before_the_first_question_of_the_next(
    newcomer: Newcomer, house: House
) -> None:
    wishes: list[str] = []

    def ends_the_decade(asked: Asked) -> bool:
        """With the host's pass a decade ends, and the friend has the first turn of the next."""
        if asked.seat != 0 or "pass" not in asked.match.legal(0)[1:]:
            return False
        match = asked.match.clone()
        told = len(match.log)
        match.play("pass", 0)
        ended = any(GAME.events[event[0]].key == "decade ended" for event in match.log[told:])
        if not ended or match.over or match.questions[0].seat != 1:
            return False
        wishes[:] = [text for text in match.legal(1) if text.startswith("auction")]
        return bool(wishes)

    host, friend = newcomer(), newcomer()
    side_by_side(host, friend, house, table_of(3, ends_the_decade, **NO_TRADE))
    host.wait_until_asked()
    play_until({host: [], friend: wishes}, lambda person: person is friend)
    over = scene(friend, re.compile("Decade . is over"))
    expect(over).to_be_visible()
    expect(over.get_by_role("button", name="Continue")).to_contain_text("Enter")
    friend.until_read()
    friend.page.keyboard.press("Enter")  # whatever has the focus
    expect(over).to_have_count(0)
    answer(friend, *wishes)
    # Nothing of the next decade is told there before it is gone on with.
    expect(scene(host, re.compile("Decade . is over")).locator(".ask")).to_contain_text("begins")
    play_until({host: [], friend: ["pass"]}, lambda person: person is host)
    expect(scene(host, re.compile("Decade . is over"))).to_be_visible()
    scene(host).get_by_role("button", name="Continue").click()
    # The bot between them may have ended the auction before it came to the host.
    expect(host.prompt).to_contain_text(re.compile("bid|Your turn"))


def ends_the_game(asked: Asked) -> bool:
    """With the first seat's pass the last decade ends, and everybody else is a bot."""
    table = asked.match.state
    assert isinstance(table, Princes)
    if table.decade < DECADES or asked.seat != 0 or "pass" not in asked.match.legal(0)[1:]:
        return False
    match = asked.match.clone()
    match.play("pass", 0)
    return match.over


def test_the_last_income_and_what_it_brings_are_read_before_the_result(
    newcomer: Newcomer, house: House
) -> None:
    person = sits(newcomer(), house, table_of(3, ends_the_game, **NO_TRADE))
    answer(person, "pass")
    over = scene(person, "Decade 3 is over")
    expect(over).to_contain_text("Gold in the end")
    expect(over).to_contain_text("6 pts")  # whoever has most gold
    person.page.wait_for_timeout(2500)  # longer than the last move is looked at
    expect(person.page.locator("main.end")).to_have_count(0)
    over.get_by_role("button", name="Continue").click()
    expect(person.page.locator("main.end")).to_be_visible()


def test_a_counterattack_says_that_it_costs_nothing_and_is_confirmed(
    newcomer: Newcomer, house: House
) -> None:
    striking = comes("counter-attack", 0)
    person = sits(newcomer(width=360, height=740), house, table_of(3, striking, **NO_TRADE))
    prompt = scene(person).locator("section.prompt")
    expect(prompt.locator(".ask")).to_contain_text("to win. If it fails the war is a draw")
    for name in ("No counterattack", re.compile("^Counterattack")):
        person.until_read()
        prompt.get_by_role("button", name=name).click()
        expect(prompt.locator(".ask")).to_contain_text("There is no taking it back.")
        expect(prompt.locator(".primary")).to_have_count(1)
        prompt.get_by_role("button", name="Cancel").click()


def test_where_an_artist_goes_is_asked_with_what_that_does(
    newcomer: Newcomer, house: House
) -> None:
    placing = also(comes("place event", 0), "city milan")
    asked = table_of(3, lambda asked: placing(asked) and asked.match.legal(0)[-1] != "pass")
    person = sits(newcomer(width=1280, height=640), house, asked)
    expect(person.prompt).to_contain_text("Raises a city of your choice by 1 and stays there")
    head = person.page.get_by_role("region", name="Milan").locator("header")
    person.point_at(head.get_by_role("button"))
    expect(person.prompt).to_contain_text("The artist stays in the city")


def test_a_veto_says_what_follows_before_its_tile_is_spent(
    newcomer: Newcomer, house: House
) -> None:
    asked = table_of(3, also(comes("veto", 0), "veto tile"), **NO_TRADE)
    person = sits(newcomer(width=360, height=740), house, asked)
    prompt = scene(person).locator("section.prompt")
    prompt.get_by_role("button", name="Veto: tile").click()
    expect(prompt.locator(".ask")).to_contain_text("nothing changes. The tile is used up.")
    expect(prompt.locator(".ask")).to_contain_text("There is no taking it back.")
    expect(prompt.get_by_role("combobox")).to_have_count(0)


def more_than_held(asked: Asked) -> bool:
    """Asked for a bid, and able to go beyond what is held with the help of a bank alone."""
    table, question = asked.match.state, asked.match.asked(0)
    assert isinstance(table, Princes)
    if (asked.step, asked.seat) != ("bid", 0) or question is None or table.auction.high < 0:
        return False
    _, _, lot, _ = question.frame
    bids = [text for text in asked.match.legal(0) if text.startswith("amount")]
    held = table.players[0].held(table.cards.currency_of[lot])
    return lot != POPE_LOT and bool(bids) and int(bids[-1].removeprefix("amount ")) == held + 3


def test_a_bid_beyond_what_one_has_says_what_it_costs_besides(
    newcomer: Newcomer, house: House
) -> None:
    person = sits(newcomer(), house, table_of(3, more_than_held, **NO_TRADE))
    bid = scene(person).get_by_role("spinbutton")
    bid.fill("99")
    bid.blur()
    says = scene(person).locator("section.prompt .ask")
    expect(says).to_contain_text(re.compile("Your bank changes 3 .* is used up for this decade"))
    expect(says).not_to_contain_text("ardinal")


def test_whoever_bids_is_seen_with_the_banks_that_can_still_pay(
    newcomer: Newcomer, house: House
) -> None:
    def rival_has_a_bank(table: Princes) -> bool:
        return table.auction.lot < ARMY_LOTS and table.players[1].standing.banks != ()

    person = sits(newcomer(), house, table_of(3, comes("bid", 0, rival_has_a_bank), **NO_TRADE))
    rival = scene(person).locator("[data-at=bidder-2]")
    expect(rival.get_by_role("img", name=re.compile("^Bank"))).to_be_visible()


def test_leaving_an_auction_is_confirmed_beside_a_bid(newcomer: Newcomer, house: House) -> None:
    bidding = also(also(comes("bid", 0), "pass"), "amount 9")
    person = sits(newcomer(), house, table_of(3, bidding, **NO_TRADE))
    prompt = scene(person).locator("section.prompt")
    prompt.get_by_role("button", name="Leave the auction").click()
    expect(prompt.locator(".ask")).to_contain_text("You are out of this auction for good.")
    prompt.get_by_role("button", name="Cancel").click()
    expect(prompt.get_by_role("button", name="Leave the auction")).to_be_visible()


def test_whoever_blocks_is_told_what_that_means_before_they_name_somebody(
    newcomer: Newcomer, house: House
) -> None:
    def may_block_two(asked: Asked) -> bool:
        blocks = [text for text in asked.match.legal(asked.seat) if text.startswith("block")]
        return comes("bid", 0)(asked) and len(blocks) > 1

    person = sits(newcomer(), house, table_of(3, may_block_two, **NO_TRADE))
    prompt = scene(person).locator("section.prompt")
    prompt.get_by_role("button", name="Block a bidder").click()
    expect(prompt.locator(".ask")).to_contain_text("Whom do you block?")
    scene(person).get_by_role("button", name=re.compile("^Block .*bid$")).first.click()
    expect(prompt.locator(".ask")).to_contain_text("cannot bid at the next bidding turn")


def test_what_may_be_done_before_a_bid_stands_above_it_and_no_stray_press_passes_on(
    newcomer: Newcomer, house: House
) -> None:
    bidding = also(comes("bid", 0), "pass")

    def may_block(asked: Asked) -> bool:
        return bidding(asked) and any(text.startswith("block") for text in asked.match.legal(0))

    blocking = table_of(3, may_block, **NO_TRADE)
    person = sits(newcomer(width=1280, height=640), house, blocking)
    prompt = scene(person).locator("section.prompt")
    bid, before = prompt.locator(".primary"), prompt.locator(".before").first
    bottom = before.evaluate("it => it.getBoundingClientRect().bottom")
    assert bottom <= bid.evaluate("it => it.getBoundingClientRect().top")
    expect(prompt.get_by_role("combobox")).to_have_count(1)
    expect(prompt.get_by_role("button", name=re.compile("until my turn"))).to_have_count(0)
