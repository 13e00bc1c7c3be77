"""Lorenzo il Magnifico in a real browser: whole games, and a board that everybody can read."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from bottega.games.lorenzo.cards.leader_cards import LEADER
from bottega.games.lorenzo.rules.church import FAITH_POINTS
from bottega.games.lorenzo.table.state import ROUNDS, Lorenzo
from bottega.games.lorenzo.table.words import FAITH
from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import (
    Asked,
    first,
    fullest_of_each_step,
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

TOWERS = {
    "territory": "Territories",
    "character": "Characters",
    "building": "Buildings",
    "venture": "Ventures",
}
"""What the towers are called, in the order in which a phone has their tabs."""

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
    expect(person.page.locator("main.end")).to_contain_text("for faith at Vatican Reports")
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


def may_go_to_the_council(asked: Asked) -> bool:
    return len(members(asked)) > 1 and all("palace" in known["space"] for known in members(asked))


def test_a_member_that_is_carried_to_a_space_is_seen_there_before_it_is_placed(
    newcomer: Newcomer, house: House
) -> None:
    person = sits(newcomer(), house, first(may_go_to_the_council, "lorenzo", 2, mode="basic"))
    shell = person.page.locator("main.shell")
    ply = shell.get_attribute("data-ply") or ""
    palace = person.page.locator("[data-drop=palace]")
    family = person.page.get_by_role("group", name="Family members")
    for member in (
        family.get_by_role("button").first,
        person.prompt.get_by_role("group", name="Whom you place").get_by_role("button").last,
    ):
        member.hover()
        person.page.mouse.down()
        palace.hover()
        person.page.mouse.up()
        expect(palace.get_by_role("button")).to_have_attribute("aria-pressed", "true")
        expect(person.page.locator(".carried")).to_have_count(0)
        expect(person.prompt.locator("button.primary")).to_be_enabled()
        person.come_to_rest()
        expect(shell).to_have_attribute("data-ply", ply)
    person.prompt.locator("button.primary").click()
    expect(shell).not_to_have_attribute("data-ply", ply)


def towers_open(asked: Asked) -> set[str]:
    """The towers in which somebody could be placed, where that is asked."""
    question = asked.match.asked(asked.seat)
    assert question is not None
    verbs = asked.match.game.vocabulary(asked.seat)
    found = set()
    for option in question.options if asked.step == "act" else []:
        if verbs.verb(option).key != "member":
            continue
        placed = asked.match.clone()
        placed.answer(asked.seat, option)
        then = placed.asked(asked.seat)
        words = [verbs.text(way).split() for way in then.options] if then else []
        found |= {word[1] for word in words if word[0] == "space" and word[1] in TOWERS}
    return found


def test_a_tower_in_which_nobody_can_be_placed_can_be_looked_at(
    newcomer: Newcomer, house: House
) -> None:
    """A phone shows one tower: it stays the one that is chosen until something else is asked."""
    person = newcomer(width=360, height=740, has_touch=True)
    late = first(lambda asked: len(towers_open(asked)) == 1, "lorenzo", 2, mode="advanced")
    sits(person, house, late)
    (only,) = towers_open(late)
    person.page.locator(".navp [data-pane=towers]").tap()
    tabs = person.page.get_by_role("group", name="Which tower").get_by_role("button")
    expect(tabs.nth([*TOWERS].index(only))).to_have_attribute("aria-pressed", "true")
    for place, tower in enumerate(TOWERS.values()):
        tabs.nth(place).tap()
        person.come_to_rest()
        expect(tabs.nth(place)).to_have_attribute("aria-pressed", "true")
        expect(person.page.locator(".tw:visible")).to_have_accessible_name(tower)


def words_of(asked: Asked) -> list[str]:
    """What may be answered, in notation."""
    question = asked.match.asked(asked.seat)
    assert question is not None
    return [asked.match.game.vocabulary(asked.seat).text(option) for option in question.options]


def leads_to(asked: Asked, step: str) -> list[str]:
    """The answers after which whoever gives them is asked this at once."""
    question = asked.match.asked(asked.seat)
    assert question is not None
    found = []
    for option in question.options if len(question.options) < 4 else []:
        given = asked.match.clone()
        given.answer(asked.seat, option)
        then = given.asked(asked.seat)
        if then and len(then.options) > 1 and asked.match.game.steps[then.frame[0]].key == step:
            found.append(asked.match.game.vocabulary(asked.seat).text(option))
    return found


def test_a_vatican_report_is_told_beside_the_answers_and_says_how_long_a_tile_holds(
    newcomer: Newcomer, house: House
) -> None:
    person = newcomer(width=360, height=740, has_touch=True)

    def comes(asked: Asked) -> bool:
        view = asked.match.view(asked.seat)
        assert isinstance(view, Lorenzo)
        early = view.round < 6  # the tiles of the last period cost something at the end
        return early and asked.step == "choose space" and bool(leads_to(asked, "show support"))

    report = first(comes, "lorenzo", 2, mode="advanced")
    sits(person, house, report)
    person.page.locator(f"[data-does='{leads_to(report, 'show support')[0]}']").first.tap()
    person.prompt.locator(".primary").tap()
    told = person.page.locator(".proclaimed ol")
    expect(told).to_contain_text("Report")
    answers = person.page.locator(".ask .option")
    expect(answers).to_have_count(2)
    expect(answers.last).to_contain_text("for the rest of the game")
    person.come_to_rest()
    said = told.bounding_box()
    assert said is not None
    for answer in answers.all():
        box = answer.bounding_box()
        assert box is not None
        assert box["y"] >= said["y"] + said["height"] or box["y"] + box["height"] <= said["y"]


def test_an_action_for_towers_alone_is_called_so(newcomer: Newcomer, house: House) -> None:
    """On a phone the other spaces have a tab of their own."""

    def comes(asked: Asked) -> bool:
        return asked.step == "bonus tower" and len(words_of(asked)) > 4

    person = newcomer(width=360, height=740, has_touch=True)
    sits(person, house, first(comes, "lorenzo", 2, mode="advanced"))
    expect(person.prompt.locator(".verb").first).to_contain_text("Towers")
    expect(person.prompt).not_to_contain_text("Spaces")


def worth_more(asked: Asked) -> str:
    """A harvest or production in which each member that can go there does more with servants."""
    question = asked.match.asked(asked.seat)
    assert question is not None
    verbs, show = asked.match.game.vocabulary(asked.seat), asked.match.game.show
    kinds: dict[str, list[bool]] = {"harvest": [], "production": []}
    for option in question.options if asked.step == "act" else []:
        if verbs.verb(option).key != "member":
            continue
        for kind, found in kinds.items():
            went = asked.match.clone()
            went.answer(asked.seat, option)
            then = went.asked(asked.seat)
            spaces = then.options if then else []
            space = next((way for way in spaces if verbs.text(way) == f"space {kind}"), None)
            if space is None:
                continue
            went.answer(asked.seat, space)
            paid = went.asked(asked.seat)
            if paid is None or went.game.steps[paid.frame[0]].key != "spend servants":
                continue
            view = went.view(asked.seat)
            gains = [
                [
                    fact.domain.text(fact.value)
                    for fact in show.details(view, paid.frame, way)
                    if fact.name in ("gain", "exchanges")
                ]
                for way in paid.options
            ]
            found.append(gains[0] != gains[-1])
    return next((kind for kind, found in kinds.items() if found and all(found)), "")


def test_a_counter_stays_below_the_finger_while_the_prompt_grows(
    newcomer: Newcomer, house: House
) -> None:
    person = newcomer(width=360, height=740, has_touch=True)
    asked = first(lambda asked: bool(worth_more(asked)), "lorenzo", 2, mode="advanced")
    sits(person, house, asked)
    person.page.locator(".navp [data-pane=spaces]").tap()
    work = person.page.get_by_role("region", name=worth_more(asked).capitalize())
    work.locator("button.spot:not([aria-disabled]):not([disabled])").first.tap()
    counter = person.page.locator(".spend .stepper")
    counter.wait_for()
    person.page.wait_for_timeout(700)  # prompt and board have taken their places
    before, low = counter.bounding_box(), person.prompt.bounding_box()
    counter.get_by_role("button", name="more").tap()
    person.page.wait_for_timeout(700)
    after, high = counter.bounding_box(), person.prompt.bounding_box()
    assert before is not None
    assert after is not None
    assert low is not None
    assert high is not None
    assert high["height"] > low["height"], "the prompt did not grow"
    assert after["y"] == before["y"]
    assert after["y"] + after["height"] < high["y"]


def nobody_can_be_placed(asked: Asked) -> bool:
    return asked.step == "act" and not members(asked)


def test_who_can_place_nobody_is_not_asked_whom_to_place(newcomer: Newcomer, house: House) -> None:
    person = newcomer(width=360, height=740, has_touch=True)
    sits(person, house, first(nobody_can_be_placed, "lorenzo", 2, mode="advanced"))
    expect(person.prompt).to_contain_text("none of your members can be placed")
    expect(person.prompt).not_to_contain_text("Tap a space")
    person.page.set_viewport_size({"width": 1280, "height": 640})
    expect(person.prompt.get_by_role("group", name="Whom you place")).to_have_count(0)


def faith_is_still_to_be_counted(asked: Asked) -> bool:
    """Somebody's turn in the first round, with faith that brings points for certain."""
    t = asked.match.state
    assert isinstance(t, Lorenzo)
    return asked.step == "act" and t.round == 1 and t.players[asked.seat].goods[FAITH] > 0


def test_points_are_shown_with_what_the_faith_brings_for_certain_from_the_first_round(
    newcomer: Newcomer, house: House
) -> None:
    asked = first(faith_is_still_to_be_counted, "lorenzo", 2, mode="advanced")
    t = asked.match.state
    assert isinstance(t, Lorenzo)
    faith = t.players[asked.seat].goods[FAITH]
    points = asked.match.scores[asked.seat] + FAITH_POINTS[faith]
    person = sits(newcomer(), house, asked)
    plaque = person.page.locator(".rail .seat").nth(asked.seat)
    expect(plaque.locator(".vp b")).to_have_text(str(points))
    person.point_at(plaque.locator(".look"))
    tip = person.page.get_by_role("tooltip")
    expect(tip).to_contain_text(f"If the game ended now: {points} points")
    expect(tip).to_contain_text(f"faith, counted after round {ROUNDS} at the latest, whether you")
    expect(tip).to_contain_text(f"support the Church or not: {FAITH_POINTS[faith]}")


def takes_a_card_that_acts_later(asked: Asked) -> bool:
    """Somebody's turn in the first round, where a character can be taken."""
    t = asked.match.state
    assert isinstance(t, Lorenzo)
    return asked.step == "act" and asked.seat == 0 and t.round == 1


def test_on_a_phone_a_card_that_is_tapped_says_in_words_what_it_does(
    newcomer: Newcomer, house: House
) -> None:
    asked = first(takes_a_card_that_acts_later, "lorenzo", 2, mode="advanced")
    person = sits(newcomer(width=360, height=740), house, asked)
    spots = person.page.locator(".tw.current .fl > button.spot:not(.idle)")
    spots.first.click()
    expect(person.prompt.locator(".does")).to_contain_text(
        re.compile(r"(At once|From then on|In harvests|In productions).*: .+\.$")
    )
    person.prompt.get_by_role("button", name="Cancel").click()
    expect(person.prompt.locator(".does")).to_have_count(0)
    expect(person.prompt).not_to_contain_text("−")


def lucrezia_may_come(asked: Asked) -> bool:
    """Leaders are dealt, and Lucrezia Borgia is among them: hers are six cards of any one type."""
    question = asked.match.asked(asked.seat)
    assert question is not None
    words = asked.match.game.vocabulary(asked.seat)
    offered = [words.text(option) for option in question.options]
    return asked.step == "draft leader" and "draft lucrezia borgia" in offered


def lucrezia_is_in_hand(asked: Asked) -> bool:
    t = asked.match.state
    assert isinstance(t, Lorenzo)
    hand = t.players[asked.seat].hand
    return asked.step == "act" and len(hand) > 2 and LEADER.names.index("lucrezia borgia") in hand


@pytest.mark.parametrize("come", [lucrezia_may_come, lucrezia_is_in_hand])
@pytest.mark.parametrize(("width", "height"), [(1280, 640), (1440, 900), (360, 740)])
def test_lucrezia_says_on_her_card_that_it_takes_six_cards_of_one_type(
    newcomer: Newcomer, house: House, come: Callable[[Asked], bool], width: int, height: int
) -> None:
    person = newcomer(width=width, height=height)
    sits(person, house, first(come, "lorenzo", 2, mode="advanced"))
    if person.on_a_phone() and come is lucrezia_is_in_hand:
        person.page.get_by_role("navigation").get_by_role("button", name="My board").click()
    needs = person.page.locator(".ld", has_text="Lucrezia").locator(".needs")
    expect(needs).to_contain_text("6")
    expect(needs).to_contain_text("of one type")
    cut = "all => all.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.innerText)"
    assert person.page.locator(".ld, .ld .name").evaluate_all(cut) == []


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
    for asked in fullest_of_each_step("lorenzo", 4, games=1, mode="advanced"):
        if asked.step in ("choose tile", "choose space"):
            sits(person, house, asked)
            person.see_to_every_pane()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_ones_own_question_a_phone_shows_points_and_news_whole_or_not_at_all(
    newcomer: Newcomer, house: House, seats: int
) -> None:
    def comes_late(asked: Asked) -> bool:
        return asked.seat == 0 and len(asked.match.log) > 150 and bool(members(asked))

    late = first(comes_late, "lorenzo", seats, mode="advanced")
    person = sits(newcomer(width=360, height=740, has_touch=True), house, late)
    person.page.wait_for_timeout(600)  # until all is in its place
    person.come_to_rest()
    ceiling = person.page.locator("header.top").bounding_box()
    assert ceiling
    for read in person.page.locator(".seats, .since").all():
        box = read.bounding_box()
        if box:
            below = box["y"] >= ceiling["height"]
            assert below or box["y"] + box["height"] <= ceiling["height"]


def test_a_phone_that_turns_away_from_the_leaders_offers_the_towers_again(
    newcomer: Newcomer, house: House
) -> None:
    def with_leaders(asked: Asked) -> bool:
        legal = asked.match.legal(asked.seat)
        return asked.step == "act" and any(text.startswith("discard") for text in legal)

    person = sits(
        newcomer(width=360, height=740), house, first(with_leaders, "lorenzo", 2, mode="advanced")
    )
    page = person.page
    page.locator(".prompt .acts").get_by_role("button", name="Leaders").click()
    page.locator("[data-pane]", has_text="Towers").click()
    expect(page.locator(".board :is(.hot, [data-does]):visible").first).to_be_visible()
