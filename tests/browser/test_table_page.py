"""What people do at a table besides answering."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import near_the_end, sits
from tests.browser.person import LEADERS, Person
from tests.server.house import House


def begin(person: Person) -> None:
    """Past the choice of leaders, and of goods for whoever drew a later seat, to the first turn."""
    person.play_now()
    person.page.locator(LEADERS).first.wait_for()
    person.answer_by_clicking()
    person.answer_until_asked("Your turn")


def take_a_line_with_goods(person: Person) -> None:
    """Take the first row or column whose label promises something to store."""
    person.page.get_by_role("tab", name="Actions").click()
    rows = person.page.locator(".actions button[data-action^=market]")
    rows.first.wait_for()
    for good in ("coin", "stone", "servant", "shield"):
        wanted = rows.filter(has_text=good)
        if wanted.count():
            wanted.first.click()
            wanted.first.click()
            break
    expect(person.prompt).to_contain_text("Store")


@pytest.mark.parametrize("game", ["masters", "lorenzo", "princes"])
@pytest.mark.parametrize(("width", "height"), [(1280, 640), (1440, 900)])
def test_the_log_has_its_part_of_the_rail_beside_what_the_others_did(
    newcomer: Newcomer, house: House, game: str, width: int, height: int
) -> None:
    person = sits(newcomer(width=width, height=height), house, near_the_end(game, 4, 12))
    since = person.page.locator(".rail .since")
    for _ in range(6):
        if since.count():
            break
        person.answer_with_keys()
        person.wait_until_asked()
    expect(since).to_be_visible()
    person.come_to_rest()
    rail, seats, log = (
        person.page.locator(f".rail{part}").evaluate("it => it.getBoundingClientRect().height")
        for part in ("", " .seats", " .roll")
    )
    assert log >= 0.4 * (rail - seats)
    assert log >= 100


def test_a_reload_in_mid_turn_comes_back_to_the_same_question(newcomer: Newcomer) -> None:
    person = newcomer()
    begin(person)
    take_a_line_with_goods(person)
    asked = person.question
    person.page.reload()
    expect(person.prompt).to_contain_text(asked.splitlines()[0])


def test_an_answer_can_be_taken_back_until_the_turn_ends(newcomer: Newcomer) -> None:
    person = newcomer()
    begin(person)
    market = person.page.locator(".tray").inner_html()
    take_a_line_with_goods(person)
    person.page.get_by_role("button", name="Take back").click()
    expect(person.prompt).to_contain_text("Your turn")
    assert person.page.locator(".tray").inner_html() == market


def test_what_cannot_be_done_says_why(newcomer: Newcomer) -> None:
    person = newcomer()
    begin(person)
    person.page.get_by_role("tab", name="Actions").click()
    person.page.locator(".actions summary").click()
    expect(person.page.locator(".actions details")).to_contain_text("Missing: ")


def test_an_option_tells_its_consequence_before_it_is_sent(newcomer: Newcomer) -> None:
    person = newcomer()
    begin(person)
    person.page.keyboard.press("1")
    expect(person.prompt.locator(".ask small")).not_to_be_empty()
    expect(person.prompt.locator("button.primary")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.prompt.locator("button.primary")).to_have_count(0)


def test_after_a_click_in_the_bar_enter_still_confirms_what_was_chosen(newcomer: Newcomer) -> None:
    person = newcomer()
    begin(person)
    light = person.page.locator("header button.tool").last
    light.click()
    shone = light.get_attribute("aria-label")
    person.page.keyboard.press("1")
    expect(person.prompt.locator("button.primary")).to_contain_text("Enter")
    before = person.shown()
    person.until_read()
    person.page.keyboard.press("Enter")
    person.wait_for_change(before)
    assert light.get_attribute("aria-label") == shone


def test_what_one_says_the_other_reads(newcomer: Newcomer) -> None:
    host, guest = newcomer(), newcomer()
    link = host.make_table([{"kind": "me"}, {"kind": "open"}])
    host.go(link)
    guest.go(link)
    guest.page.get_by_role("button", name="Sit down").click()
    for person in (host, guest):
        person.prompt.wait_for()
        person.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_role("textbox").fill("Buona fortuna")
    guest.page.keyboard.press("Enter")
    expect(host.page.locator("#panel")).to_contain_text("Buona fortuna")


def test_an_onlooker_sees_no_leader_in_hand_and_can_do_nothing(newcomer: Newcomer) -> None:
    person, onlooker = newcomer(), newcomer()
    begin(person)
    onlooker.go(person.page.url.removeprefix(person.home))
    onlooker.prompt.wait_for()
    onlooker.page.get_by_role("tab", name="Actions").click()
    expect(onlooker.page.locator(".actions button")).to_have_count(0)
    names = [f"L{n:02}" for n in range(1, 17)]
    state = onlooker.page.locator("body").inner_html()
    assert not [name for name in names if f">{name}<" in state]


def test_the_rules_are_one_key_away(newcomer: Newcomer) -> None:
    person = newcomer()
    begin(person)
    person.page.keyboard.press("r")
    expect(person.page.get_by_role("dialog")).to_contain_text("Vatican")
    meant = person.page.locator(".meant")  # the paragraph of what is asked
    expect(meant).to_be_in_viewport()
    expect(meant).to_contain_text("one main action")
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_marbles_roll_and_the_game_goes_on_with_motion_too(newcomer: Newcomer) -> None:
    person = newcomer(motion=True)
    begin(person)
    for turn in range(6):
        person.wait_until_asked()
        person.answer_by_clicking(pick=turn)
    person.page.get_by_role("tab", name="Log").click()
    expect(person.page.locator(".log")).to_contain_text("takes")


def test_a_new_turn_shows_a_phone_the_market_and_not_the_leaders(newcomer: Newcomer) -> None:
    person = newcomer(width=390, height=844)
    person.play_now()
    person.answer_until_asked("Your turn")  # two leaders are kept
    shell = person.page.locator("main.shell")
    for _ in range(2):
        expect(shell).to_have_attribute("data-pane", "market")
        person.answer_with_keys()  # a line of it; its goods are stored at one's own board
        person.answer_until_asked("Your turn")


def test_a_page_in_italian_speaks_italian(newcomer: Newcomer) -> None:
    person = newcomer(locale="it-IT")
    person.go("/")
    expect(person.play_button("Maestri del Rinascimento")).to_have_text("Gioca subito")
    person.play_button("Maestri del Rinascimento").click()
    expect(person.prompt).to_contain_text("Quali due Carte Leader tieni?")
    person.page.get_by_role("tab", name="Azioni").click()
    expect(person.page.locator(".actions")).to_contain_text("Tieni ")


def test_only_tables_that_exist_can_be_made(newcomer: Newcomer) -> None:
    """Two against two in Die Wiege is for four."""
    person = newcomer(locale="it-IT")
    person.go("/make")
    form = person.page.locator("main form")
    form.get_by_role("radio", name="Die Wiege der Renaissance").check(force=True)
    seats = form.get_by_role("group", name="Posti")
    expect(seats.get_by_role("radio", name="3")).to_be_checked()
    form.get_by_role("radio", name="2 contro 2").check(force=True)
    expect(seats.get_by_role("radio", name="4")).to_be_checked()
    for number in ("2", "3"):
        expect(seats.get_by_role("radio", name=number)).to_be_disabled()
    for seat in range(2, 5):
        form.get_by_label(f"Posto {seat}").select_option("bot")
    form.get_by_role("button", name="Comincia a giocare").click()
    person.prompt.wait_for()
    expect(person.page.locator(".seat")).to_have_count(4)


def test_an_unknown_address_leads_back_to_the_lobby(newcomer: Newcomer) -> None:
    person = newcomer(quiet=True, locale="it-IT")
    for nowhere in ("/no-such-page", "/t/no-such-table"):
        person.go(nowhere)
        expect(person.page.locator("main")).to_contain_text("Questa pagina non esiste")
    person.page.get_by_role("link", name="Alla pagina iniziale", exact=True).click()
    person.play_button("Lorenzo il Magnifico").wait_for()


def test_the_contents_of_the_rules_lead_to_a_section(newcomer: Newcomer) -> None:
    person = newcomer()
    person.go("/rules/lorenzo")
    person.page.locator("main summary").first.wait_for()
    person.page.get_by_role("button", name="8. Harvest").click()
    heading = person.page.get_by_role("heading", name="8. Harvest")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    expect(person.page.get_by_role("button", name="16. Actions")).to_have_count(0)
    actions = person.page.locator("details.coded").get_by_role("heading", name="16. Actions")
    expect(actions).to_have_count(0)  # folded away
    person.page.get_by_text("For programmers").click()
    expect(actions).to_be_visible()


def test_the_move_of_a_bot_is_told_skipped_and_marked_until_it_is_seen(newcomer: Newcomer) -> None:
    person = newcomer(motion=True, speed="normal")
    person.go(person.make_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}]))
    person.page.locator(".setup .spot").first.wait_for()
    person.answer_by_clicking()
    person.answer_until_asked("Your turn")
    caption = person.page.locator("section.caption")
    for turn in range(12):
        if caption.count():
            break
        person.wait_until_asked()
        person.answer_by_clicking(pick=turn)
    expect(caption).to_contain_text("random")
    person.page.keyboard.press("Space")
    person.wait_until_asked()
    expect(caption).to_have_count(0)
    since = person.page.get_by_role("region", name="Since your last turn")
    expect(since).to_contain_text("random")
    for pennant in person.page.locator(".marks .pennant").all():
        box = pennant.bounding_box()
        assert box
        assert box["width"] * box["height"] <= 16 * 16  # no icon or heading lies below it
    place = person.page.locator(".board").bounding_box()
    since.get_by_role("button", name="I have seen it").click()
    expect(since).to_have_count(0)
    assert person.page.locator(".board").bounding_box() == place


def test_whoever_hurries_at_one_table_follows_the_moves_at_the_next(newcomer: Newcomer) -> None:
    person = newcomer(motion=True, speed="normal")
    menu = person.page.get_by_role("button", name="This table")
    speed = person.page.get_by_role("group", name="Speed of the others’ moves")
    at_once = speed.get_by_role("button", name="at once")
    hurried, next_one = (
        person.make_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}]) for _ in range(2)
    )
    person.go(hurried)
    menu.click()
    at_once.click()
    person.go(hurried)
    menu.click()
    expect(at_once).to_have_attribute("aria-pressed", "true")
    person.go(next_one)
    menu.click()
    expect(at_once).to_have_attribute("aria-pressed", "false")


def test_the_log_follows_until_somebody_scrolls_back_and_then_leads_to_the_newest_line(
    newcomer: Newcomer,
) -> None:
    """In a low window the strip of what the others did takes room from the log."""
    person = newcomer(width=1280, height=640)
    begin(person)
    roll = person.page.locator(".rail .roll")
    newest = roll.get_by_role("button", name="Newest")

    def from_the_end() -> float:
        found: float = roll.evaluate("(e) => e.scrollHeight - e.scrollTop - e.clientHeight")
        return found

    for _ in range(3):
        person.answer_until_asked("Your turn")
        person.answer_with_keys()
        person.come_to_rest()
        assert from_the_end() < 2
        expect(newest).to_have_count(0)
    # A line comes, and what takes room from the log before its page hears that it has rolled on.
    roll.evaluate(
        """(roll) => {
            roll.firstElementChild.append(document.createElement('li'), 'A line')
            roll.scrollTop = roll.scrollHeight
            roll.closest('.panel').style.marginTop = '60px'
        }"""
    )
    person.come_to_rest()
    assert from_the_end() < 2
    roll.hover()
    person.page.mouse.wheel(0, -200)
    expect(newest).to_be_visible()
    boxes = newest.bounding_box(), roll.locator(".log").bounding_box()
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["width"] >= boxes[1]["width"]  # no line is hidden by half
    person.answer_until_asked("Your turn")
    person.answer_with_keys()
    person.come_to_rest()
    assert from_the_end() > 100
    newest.click()
    expect(newest).to_have_count(0)
    assert from_the_end() < 2
