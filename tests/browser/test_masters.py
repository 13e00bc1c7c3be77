"""Masters of Renaissance in a real browser: what may be done at some tables only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from bottega.games.masters.table.state import Masters
from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import (
    Asked,
    first,
    fullest_of_each_step,
    lay,
    near_the_end,
    sits,
)
from tests.browser.person import Person
from tests.browser.test_whole_games import by_clicking, play_to_the_end
from tests.server.house import House

SHELF = ".shelf .good"
"""What was taken from the market and is to be stored."""


def sit_alone(person: Person, discard: str) -> None:
    person.go(person.make_table([{"kind": "me"}], options={"discard": discard}))
    person.prompt.wait_for()


def answer_until_seen(person: Person, *things: str) -> None:
    """Give the first answer, with keys, until all of these are on the board."""
    person.wait_until_asked()
    while not all(person.page.locator(thing).count() for thing in things):
        person.answer_with_keys()
        person.wait_until_asked()


def of_another_kind(person: Person) -> str | None:
    """The picture of goods in a depot of which none was taken: else what is given up comes back."""
    kinds: dict[str, list[str]] = person.page.evaluate(
        """(shelf) => {
            const found = (where) => [...document.querySelectorAll(where + ' use')]
            const kinds = (where) => found(where).map((use) => use.getAttribute('href'))
            return { shelf: kinds(shelf), depots: kinds('.depots .place:not(.ghost)') }
        }""",
        SHELF,
    )
    return next((kind for kind in kinds["depots"] if kind not in kinds["shelf"]), None)


def test_where_stored_goods_may_go_a_depot_pressed_twice_gives_up_a_piece(
    newcomer: Newcomer,
) -> None:
    person = newcomer()
    sit_alone(person, "any")
    answer_until_seen(person, SHELF, ".depots .place:not(.ghost) svg")
    while not (other := of_another_kind(person)):
        person.answer_with_keys()
        answer_until_seen(person, SHELF, ".depots .place:not(.ghost) svg")
    person.page.keyboard.press("h")
    depot = person.page.locator(".depots .depot", has=person.page.locator(f"use[href='{other}']"))
    depot = depot.locator(".handle").first
    before = person.page.locator(".depots svg").count()
    depot.click()
    depot.click()
    expect(person.page.locator(".depots svg")).to_have_count(before - 1)
    person.page.keyboard.press("a")
    asked = person.shown()
    person.prompt.locator("button.primary").click()
    person.wait_for_change(asked)
    person.page.get_by_role("tab", name="Log").click()
    expect(person.page.locator(".log")).to_contain_text("from the Warehouse")


def test_a_game_where_stored_goods_may_go_is_finished_by_clicking(
    newcomer: Newcomer, house: House
) -> None:
    person = sits(newcomer(), house, near_the_end("masters", seats=2, left=10, discard="any"))
    assert play_to_the_end(person, way=by_clicking()) > 1


def several_by_hand(newcomer: Newcomer) -> Person:
    """Somebody who stores several goods by hand and has taken up the first."""
    person = newcomer()
    sit_alone(person, "taken")
    answer_until_seen(person, f"{SHELF} ~ .good")
    person.page.keyboard.press("h")
    person.page.locator(SHELF).first.click()
    return person


def test_goods_from_the_market_are_stored_at_once(newcomer: Newcomer) -> None:
    """One press is enough for all that is held; by hand a piece goes into a depot by two."""
    person = several_by_hand(newcomer)
    person.page.locator(".depot.takes .handle").first.click()
    expect(person.page.locator(".depot .ghost")).to_have_count(1)
    person.page.keyboard.press("Escape")  # by hand no longer
    before = person.shown()
    person.prompt.get_by_role("button", name=re.compile(r"^Store (all \d|\d, leave)")).click()
    person.wait_for_change(before)
    expect(person.page.locator(SHELF)).to_have_count(0)


def test_goods_stored_by_hand_lie_where_they_were_put_and_enter_throws_nothing_away(
    newcomer: Newcomer,
) -> None:
    person = newcomer()
    sit_alone(person, "taken")
    answer_until_seen(person, SHELF)
    person.page.keyboard.press("h")
    person.page.locator(SHELF).first.click()
    person.page.locator(".depot.takes .handle").last.focus()
    person.page.keyboard.press("Enter")
    depots = person.page.locator(".depots .depot")
    by_hand = [depots.nth(place).locator("svg").count() for place in range(3)]
    assert sum(by_hand) > 0
    before = person.shown()
    person.until_read()
    person.prompt.get_by_role("button", name=re.compile("^Store")).focus()
    person.page.keyboard.press("Enter")
    person.wait_for_change(before)
    person.wait_until_asked()
    assert [depots.nth(place).locator("svg").count() for place in range(3)] == by_hand
    expect(person.prompt.get_by_role("button", name="End the turn")).to_be_focused()


def test_as_long_as_more_would_fit_enter_does_not_give_up_what_is_left_on_the_shelf(
    newcomer: Newcomer,
) -> None:
    person = several_by_hand(newcomer)
    person.page.locator(".depot.takes .handle").last.click()
    store = person.prompt.get_by_role("button", name=re.compile(r"^Store \d, leave"))
    expect(store).to_be_enabled()
    expect(person.prompt.locator("button.primary")).to_have_count(0)
    expect(store).not_to_contain_text("Enter")
    before = person.shown()
    person.until_read()
    person.page.evaluate("document.activeElement.blur()")
    person.page.keyboard.press("Enter")
    person.come_to_rest()
    assert person.shown() == before
    expect(store).to_be_visible()
    store.click()
    person.wait_for_change(before)


def test_on_a_phone_goods_and_depots_are_in_sight_when_something_is_stored(
    newcomer: Newcomer, house: House
) -> None:
    person = newcomer(width=360, height=740)
    sits(person, house, first(lambda asked: asked.step == "act", "masters", seats=2))
    person.page.locator(".tray .push").last.scroll_into_view_if_needed()
    answer_until_seen(person, SHELF)
    for place in (SHELF, ".depots .depot"):
        for thing in person.page.locator(place).all():
            expect(thing).to_be_in_viewport(ratio=1)


def test_alone_against_lorenzo_his_turn_is_told(newcomer: Newcomer) -> None:
    person = newcomer()
    sit_alone(person, "taken")
    person.answer_until_asked("Your turn")
    told = person.page.locator(".proclaimed")
    expect(told).not_to_contain_text("Lorenzo")
    person.answer_with_keys()
    person.answer_until_asked("Your turn")
    expect(told).to_contain_text("Lorenzo reveals the")


def test_a_production_is_put_together_sent_and_taken_back_at_once(newcomer: Newcomer) -> None:
    person = newcomer()
    sit_alone(person, "taken")
    answer_until_seen(person, ".basic.hot")
    supply = person.page.locator(".mine .wh").inner_html()
    person.prompt.locator(".verb", has_text="Produce").click()
    produce = person.prompt.locator("button.primary")
    expect(produce).to_be_disabled()
    pays, gets = (person.page.get_by_role("group", name=name) for name in ("pay 2", "get 1"))
    pays.locator("button:not([disabled])").first.click()
    pays.locator("button:not([disabled])").last.click()
    gets.locator("button").first.click()
    expect(person.page.locator(".wh .paid")).to_have_count(2)
    expect(person.prompt).to_contain_text("Pay")
    before = person.shown()
    produce.click()
    person.wait_for_change(before)
    expect(person.page.locator("[data-at=box-1-coin]")).to_contain_text("1")
    person.page.get_by_role("button", name="Take back").click()
    expect(person.prompt).to_contain_text("Your turn")
    assert person.page.locator(".mine .wh").inner_html() == supply


def test_cards_and_leaders_bear_their_names_and_tips_their_ids(newcomer: Newcomer) -> None:
    person = newcomer()
    sit_alone(person, "taken")
    person.wait_until_asked()
    ids = re.compile(r"\b(L\d\d|[GBYP][1-3][a-d])\b")
    expect(person.page.locator(".leader .name")).to_have_count(4)
    expect(person.page.locator(".dev .head .name")).to_have_count(12)
    assert not ids.search(person.page.locator("main").inner_text())
    card = person.page.locator(".gr .cell .spot").first
    person.point_at(card)
    expect(person.page.get_by_role("tooltip")).to_contain_text(ids)


def test_notation_stands_below_actions_where_somebody_asks_for_it(newcomer: Newcomer) -> None:
    person = newcomer()
    sit_alone(person, "taken")
    table = person.page.url.removeprefix(person.home)
    notation = person.page.locator("#panel .actions small")
    person.page.get_by_role("tab", name="Actions").click()
    person.page.locator("#panel .actions button").first.wait_for()
    expect(notation).to_have_count(0)
    person.go("/account")
    person.page.get_by_label("below each action").check(force=True)
    person.go(table)
    person.page.get_by_role("tab", name="Actions").click()
    expect(notation.first).to_have_text("keep 1 2")


def test_a_slot_that_is_only_proposed_is_chosen_by_the_first_click_and_buys_by_the_second(
    newcomer: Newcomer, house: House
) -> None:
    person = sits(newcomer(), house, first(may_buy_into_any_slot, "masters", 2))
    shell = person.page.locator("main.shell")
    ply = shell.get_attribute("data-ply") or ""
    person.page.locator(".gr .card.hot .spot").last.click()
    proposed = person.page.locator(".pslot:has([data-at*=coming])")
    slot = proposed.locator("button.spot")
    expect(slot).to_have_attribute("aria-pressed", "false")
    slot.click()
    expect(slot).to_have_attribute("aria-pressed", "true")
    person.come_to_rest()
    expect(shell).to_have_attribute("data-ply", ply)
    expect(person.prompt.locator("button.primary")).to_contain_text("Buy")
    slot.click()
    expect(shell).not_to_have_attribute("data-ply", ply)


# On a phone ------------------------------------------------------------------------------------


def may_buy_into_any_slot(asked: Asked) -> bool:
    """Somebody's turn, with a card that several slots would take."""
    if asked.step != "act":
        return False
    question = asked.match.asked(asked.seat)
    assert question is not None
    verbs = asked.match.game.vocabulary(asked.seat)
    found = [verbs.text(option) for option in question.options]
    return any(re.match(r"buy .* slot 2$", text) for text in found) and "market row 1" in found


def with_a_phone(newcomer: Newcomer, house: House) -> Person:
    person = newcomer(width=360, height=740, has_touch=True)
    return sits(person, house, first(may_buy_into_any_slot, "masters", 2))


def ends_above_the_prompt(person: Person, thing: str) -> None:
    """The lower edge of all of these stands no lower than where the prompt begins."""
    lowest = f"""() => {{
        const things = [...document.querySelectorAll("{thing}")]
        const seen = things.filter((it) => it.checkVisibility())
        const ends = seen.map((it) => it.getBoundingClientRect().bottom)
        const prompt = document.querySelector('section.prompt').getBoundingClientRect().top
        return ends.length > 0 && Math.max(...ends) <= prompt + 1
    }}"""
    person.page.wait_for_function(lowest)


def test_a_phone_shows_the_market_whole_and_its_verb_leads_there(
    newcomer: Newcomer, house: House
) -> None:
    person = with_a_phone(newcomer, house)
    tabs = person.page.get_by_role("navigation", name="Parts of the table")
    for pane in ("Cards", "My board"):
        tabs.get_by_role("button", name=pane).tap()
        expect(person.page.locator(".mk")).to_be_hidden()
        person.prompt.locator(".verb", has_text="Market").tap()
        expect(person.page.locator(".mk")).to_be_visible()
        ends_above_the_prompt(person, ".mk .push")
        person.prompt.get_by_role("button", name="Another action").tap()


def test_a_second_tap_on_what_is_chosen_decides_nothing(newcomer: Newcomer, house: House) -> None:
    person = with_a_phone(newcomer, house)
    person.page.get_by_role("navigation").get_by_role("button", name="Market").tap()
    ply = person.page.locator("main.shell").get_attribute("data-ply") or ""
    board_row = person.page.locator(".mk").get_by_role("button", name="Take row 1")
    board_row.tap()
    person.page.wait_for_timeout(400)  # the page has come to rest: the tap is meant
    board_row.tap()
    expect(board_row).to_have_attribute("aria-pressed", "true")
    expect(person.page.locator("main.shell")).to_have_attribute("data-ply", ply)
    person.prompt.locator(".primary").tap()
    expect(person.page.locator("main.shell")).not_to_have_attribute("data-ply", ply)


def test_the_slot_for_a_card_is_chosen_beside_the_button_that_buys_it(
    newcomer: Newcomer, house: House
) -> None:
    person = with_a_phone(newcomer, house)
    person.page.get_by_role("navigation").get_by_role("button", name="Cards").tap()
    person.page.locator(".gr .card.hot .spot").last.tap()
    slots = person.page.get_by_role("group", name="into slot")
    expect(slots).to_be_in_viewport(ratio=1)
    ends_above_the_prompt(person, ".gr .card.sel, .ways .slotpick")
    slots.get_by_role("button", name="2").tap()
    expect(person.prompt).to_contain_text("slot 2")


def test_a_plaque_opens_its_board_from_a_list(newcomer: Newcomer, house: House) -> None:
    person = with_a_phone(newcomer, house)
    for whose in person.page.locator(".seats .look").all():
        person.page.get_by_role("navigation").get_by_role("button", name="Actions").tap()
        whose.tap()
        expect(person.page.get_by_role("heading", name="Warehouse")).to_be_visible()
        expect(whose).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("width", "height"), [(1280, 640), (1440, 765), (1440, 900)])
def test_the_board_is_as_large_in_every_phase(
    newcomer: Newcomer, house: House, width: int, height: int
) -> None:
    person = newcomer(width=width, height=height)
    scales, markets = set(), set()
    for asked in fullest_of_each_step("masters", 4, games=4):
        sits(person, house, asked)
        person.come_to_rest()
        scales.add(person.page.locator(".fit").evaluate("it => it.style.zoom"))
        box = person.page.locator(".board .market").bounding_box()
        assert box
        markets.add(round(box["width"]))
    assert (len(scales), len(markets)) == (1, 1)


def test_beside_the_rules_the_question_keeps_its_height_and_the_board_its_place(
    newcomer: Newcomer, house: House
) -> None:
    person = newcomer(width=1280, height=640)
    sits(person, house, first(may_buy_into_any_slot, "masters", 2))
    boxes = """() => ['.prompt', '.prompt .ask', '.prompt .acts', '.board .market'].map((thing) => {
        const { x, y, width, height } = document.querySelector(thing).getBoundingClientRect()
        return { x, y, width, height }
    })"""
    person.come_to_rest()
    before = person.page.evaluate(boxes)
    person.page.keyboard.press("r")
    rules = person.page.get_by_role("dialog", name="Rules")
    rules.locator(".prose").first.wait_for()
    person.come_to_rest()
    beside = person.page.evaluate(boxes)
    prompt, ask, acts, market = beside
    assert prompt["height"] <= before[0]["height"]
    assert ask["x"] + ask["width"] <= acts["x"]
    drawer = rules.bounding_box()
    assert drawer
    verbs = person.prompt.locator(".verb")
    expect(verbs).to_have_count(4)
    for verb in verbs.all():
        box = verb.bounding_box()
        assert box
        assert box["x"] + box["width"] <= drawer["x"]
    assert market == before[3]
    person.page.keyboard.press("Escape")
    person.come_to_rest()
    assert person.page.evaluate(boxes) == before


# What the prompt says --------------------------------------------------------------------------


def has_bought(asked: Asked) -> bool:
    """Whether somebody who has just bought a card is asked whether that is all."""
    mine = [action for who, action in asked.match.answers if who == asked.seat]
    last = asked.match.game.vocabulary(asked.seat).text(mine[-1]) if mine else ""
    return asked.step == "finish turn" and last.startswith(("buy ", "pay "))


def choices(asked: Asked) -> int:
    question = asked.match.asked(asked.seat)
    return len(question.options) if question else 0


def has_bought_and_holds_a_leader(asked: Asked) -> bool:
    return has_bought(asked) and choices(asked) > 1


def test_before_the_end_of_a_turn_it_is_said_what_else_there_is(
    newcomer: Newcomer, house: House
) -> None:
    person = newcomer(width=360, height=740, has_touch=True)
    sits(person, house, first(has_bought_and_holds_a_leader, "masters", 2))
    expect(person.prompt).to_contain_text("Nothing can be taken back any more")


def has_nothing_left(asked: Asked) -> bool:
    """Whether somebody who has just bought a card has no leader left either."""
    return has_bought(asked) and choices(asked) == 1


def test_a_turn_in_which_nothing_is_left_to_do_ends_by_itself(
    newcomer: Newcomer, house: House
) -> None:
    asked = first(has_nothing_left, "masters", 2)
    person = newcomer()
    person.go(lay(house, person, asked.match, asked.seat))
    expect(person.page.locator(".log")).to_contain_text(re.compile("Turn.*Bot"))


# What lies on the board is explained -----------------------------------------------------------


def test_a_tile_of_the_popes_favour_says_what_decides_on_it(
    newcomer: Newcomer, house: House
) -> None:
    asked = first(lambda asked: asked.step == "act", "masters", 2)
    person = sits(newcomer(width=1280, height=640), house, asked)
    person.page.locator(".favs .spot").first.click(force=True)
    expect(person.page.get_by_role("tooltip")).to_contain_text("as soon as somebody reaches")


def test_what_enters_the_strongbox_moves_no_button(newcomer: Newcomer, house: House) -> None:
    def produces(asked: Asked) -> bool:
        t = asked.match.state
        assert isinstance(t, Masters)
        board = t.players[asked.seat]
        return asked.step == "act" and sum(board.warehouse) > 2

    person = sits(newcomer(width=1280, height=640), house, first(produces, "masters", 2))
    person.prompt.get_by_role("button", name="Produce").click()
    picks = person.page.locator(".basic.open button")
    before = [button.bounding_box() for button in picks.all()]
    picks.last.click()
    expect(person.page.locator(".sb .after")).to_have_count(1)
    assert [button.bounding_box() for button in picks.all()] == before
