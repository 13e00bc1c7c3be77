"""Die Wiege der Renaissance in a real browser: whole games, scenes, a board for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from bottega.games.wiege import GAME
from bottega.games.wiege.cards.cards import VALUE_OF
from bottega.games.wiege.rules.agenda import EVALUATE, NEW_EVENT
from bottega.games.wiege.rules.evaluation import ends_the_game
from bottega.games.wiege.table.state import Wiege, frames_of
from bottega.games.wiege.table.words import BLUE
from bottega.kernel.state import Action
from bottega.play.match import Match
from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import (
    Asked,
    first,
    fullest_of_each_step,
    lay,
    near_the_end,
    side_by_side,
    sits,
)
from tests.browser.person import Person
from tests.browser.test_whole_games import TALL, on_the_board, play, play_to_the_end
from tests.server.house import House

Seat = dict[str, object]
ME: Seat = {"kind": "me"}
FREE: Seat = {"kind": "open"}
GREEDY: Seat = {"kind": "bot", "bot": "greedy"}
TEAMS = {"mode": "teams"}

RINGED = (
    ".board :is(.hot > .spot, button.hot:not(.man), .space.may):not([inert] *), "
    ".scene .acts > .plain:is(:text('Pass'), :text('Play no character')), "
    ".scene .acts > .primary:text('Continue'), "
    ".shell > .prompt .acts > .plain:is(:text('End'), :text('no more'), :text('Go on without'))"
)
"""What has a gold ring and answers the question, and to do no more, which the prompt asks.

Which piece is placed is no answer yet.
"""

PASS = re.compile("^Pass( and end the duel)?$")

STONES = 7
TWO_ROWS = 12


def at_a_table(person: Person, *others: Seat, **more: object) -> Person:
    """At a new table with these others, as soon as something is asked."""
    person.go(person.make_table([ME, *others], game="wiege", **more))
    person.prompt.wait_for()
    person.wait_until_asked()
    return person


def few(asked: Asked) -> bool:
    """So few answers that the prompt would have a button for each."""
    question = asked.match.asked(asked.seat)
    return question is not None and len(question.options) in (2, 3)


def evaluation(person: Person, title: str = "") -> Locator:
    """The scene of an evaluation."""
    return person.page.get_by_role("dialog", name=title)


def table_where(
    step: str, seats: int, more: Callable[[Wiege], bool] = lambda _: True, **options: str
) -> Asked:
    """Where the first seat is asked this, at such a table, with more than one answer."""

    def come(asked: Asked) -> bool:
        table, question = asked.match.state, asked.match.asked(0)
        assert isinstance(table, Wiege)
        if question is None or (asked.step, asked.seat) != (step, 0):
            return False
        return len(question.options) > 1 and more(table)

    return first(come, "wiege", seats, **options)


def final_scores(person: Person) -> list[int]:
    """Everybody's points on the last page, the best first."""
    rows = person.page.locator("main.end").get_by_role("row").all()[1:]
    return [int(row.locator("td.sum").inner_text()) for row in rows]


# Whole games -----------------------------------------------------------------------------------


def test_a_game_against_a_bot_is_finished_by_clicking_the_board_alone(
    newcomer: Newcomer, house: House
) -> None:
    person = sits(newcomer(height=TALL), house, near_the_end("wiege", seats=2, left=15))
    assert play_to_the_end(person, way=on_the_board(RINGED)) > 1
    assert sum(final_scores(person)) == 2 * STONES


def test_the_end_speaks_to_whoever_reads_it_and_leads_a_phone_to_the_board(
    newcomer: Newcomer, house: House
) -> None:
    person = sits(newcomer(width=360, height=740), house, near_the_end("wiege", seats=2, left=2))
    play_to_the_end(person)
    page = person.page
    won = page.locator("main.end h1").inner_text().startswith("You win")
    expect(page.locator("main.end .by")).to_contain_text("Bot" if won else "you")
    page.get_by_role("button", name="See the board").click()
    page.locator(".navp [data-pane=cards]").click()
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="See the board").click()
    expect(page.locator("main.shell")).to_have_attribute("data-pane", "table")


def test_the_name_on_a_plaque_stays_whole_beside_how_the_points_have_changed(
    newcomer: Newcomer, house: House
) -> None:
    person = sits(newcomer(width=1280, height=640), house, near_the_end("wiege", seats=2, left=9))
    plaque = person.page.locator(".rail .seat", has_text="Bot ")
    plaque.locator(".vp").evaluate("""it => {
        const grown = Object.assign(document.createElement('i'), {className: 'grown'})
        grown.textContent = '+2'
        it.prepend(grown)
    }""")
    plaque.locator(".who").evaluate("it => (it.textContent = 'Chiara')")
    name = person.page.locator(".rail .who", has_text="Chiara")
    assert name.evaluate("it => it.scrollWidth <= it.clientWidth")


def test_partners_find_each_other_by_link(newcomer: Newcomer) -> None:
    host, partner = newcomer(), newcomer()
    host.share_table(partner, [ME, GREEDY, FREE, GREEDY], game="wiege", options=TEAMS)
    play(host, partner, most=8)
    told = host.page.locator("#panel .log")
    for words in ("You ", "Guest "):
        expect(told).to_contain_text(words)


def test_partners_finish_two_against_two(newcomer: Newcomer, house: House) -> None:
    host, partner = newcomer(height=TALL), newcomer(height=TALL)
    late = near_the_end("wiege", seats=4, left=5, **TEAMS)
    side_by_side(host, partner, house, late, second=2)
    assert play_to_the_end(host, partner) > 1
    for person in (host, partner):
        one, *its, other, third, fourth = final_scores(person)  # each team, then its members
        assert (sum(its), third + fourth) == (one, other)
        assert one + other == 4 * STONES
        decided = person.page.locator("main.end .ladder .decides")
        assert decided.count() == 1


# What the board does ---------------------------------------------------------------------------


def test_the_genius_is_placed_instead_of_a_stone(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer(), GREEDY)
    space = person.page.locator(".space.may").first
    space.click()
    expect(person.prompt.locator("button.primary")).to_contain_text("stone on space")
    person.page.get_by_role("button", name="genius", exact=True).click()
    expect(person.prompt.locator("button.primary")).to_contain_text("genius on space")
    space.click()
    expect(person.prompt).not_to_contain_text("Where do you place")
    expect(person.page.locator(".place-of").get_by_label("Genius on an event")).to_be_visible()


def test_the_own_seat_is_below_and_the_next_one_on_the_left(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer(), GREEDY, GREEDY, GREEDY)
    shown = person.page.locator(".position", has_text="border with greedy")
    names = {"greedy": "near-left", "greedy 3": "near-right"}
    for name, place in names.items():
        mine = shown.filter(has=person.page.get_by_text(f"border with {name}", exact=True))
        assert mine.evaluate("it => it.style.gridArea") == place
    expect(person.page.get_by_text("between greedy and greedy 2")).to_be_visible()
    expect(person.page.get_by_text("between greedy 2 and greedy 3")).to_be_visible()


def test_an_evaluation_is_a_scene_that_can_be_folded_away(newcomer: Newcomer, house: House) -> None:
    person = sits(newcomer(), house, table_where("duel", 2))
    expect(evaluation(person)).to_be_visible()
    table = person.page.locator(".board .table")
    assert table.evaluate("it => it.inert")
    person.page.get_by_role("button", name="See the board").click()
    expect(evaluation(person)).to_have_count(0)
    assert not table.evaluate("it => it.inert")
    person.page.get_by_role("button", name="Back to the evaluation").click()
    expect(evaluation(person)).to_be_visible()


RAISED = 3
"""Pixels by which a card is raised that has been chosen."""

MIDDLES = """(scene) => Object.fromEntries([...scene.querySelectorAll('[data-does]')].map((row) => {
    const { left, right, top, bottom } = row.getBoundingClientRect()
    return [row.dataset.does, [Math.round((left + right) / 2), Math.round((top + bottom) / 2)]]
}))"""


def moved(rows: dict[str, list[int]], before: dict[str, list[int]]) -> int:
    """By how many pixels the row that lies farthest from where it was."""
    return max(abs(rows[row][axis] - before[row][axis]) for row in before for axis in (0, 1))


@pytest.mark.parametrize("step", ["duel", "keep revealed", "name symbol", "keep from column"])
def test_a_finger_chooses_the_row_that_it_touches_and_no_row_moves(
    newcomer: Newcomer, house: House, step: str
) -> None:
    person = newcomer(width=360, height=740, has_touch=True, is_mobile=True)
    sits(person, house, table_where(step, 2))
    scene, page = evaluation(person), person.page
    page.wait_for_timeout(400)  # the sheet has come up
    rows = scene.evaluate(MIDDLES)
    for action, (x, y) in rows.items():
        page.touchscreen.tap(x, y)
        chosen = scene.locator(f'[data-does="{action}"]')
        expect(chosen).to_have_attribute("aria-pressed", "true")
        expect(person.prompt.locator(".ask small")).not_to_contain_text("Tap")
        assert moved(scene.evaluate(MIDDLES), rows) <= RAISED
        page.get_by_role("button", name="Cancel").tap()
        expect(chosen).to_have_attribute("aria-pressed", "false")
        assert moved(scene.evaluate(MIDDLES), rows) <= RAISED


def test_the_last_duel_says_that_the_game_ends_with_it(newcomer: Newcomer, house: House) -> None:
    def last(table: Wiege) -> bool:
        frames = frames_of(table.agenda, NEW_EVENT)
        return any(ends_the_game(table, place, colour) for _, _, place, colour, _ in frames)

    person = sits(newcomer(), house, table_where("duel", 2, last))
    expect(evaluation(person, "ends the game")).to_be_visible()


def whose_pass_ends_a_duel(event: str, alone: bool) -> Callable[[Asked], bool]:
    """Where the first seat may pass, and that ends a duel so; ``alone``: it can do nothing else."""

    def come(asked: Asked) -> bool:
        if (asked.step, asked.seat) != ("duel", 0):
            return False
        if (len(asked.match.legal(0)) == 1) != alone:
            return False
        after = asked.match.clone()
        told = len(after.log)
        after.answer(0, GAME.actions.parse("stop"))
        return any(GAME.events[told_[0]].key == event for told_ in after.log[told:])

    return come


def test_nothing_is_asked_any_more_while_a_tie_is_shown(newcomer: Newcomer, house: House) -> None:
    tie = first(whose_pass_ends_a_duel("tied", alone=False), "wiege", 2)
    person = sits(newcomer(motion=True, speed="slow"), house, tie)
    for _ in range(2):  # it is chosen, and confirmed
        person.prompt.get_by_role("button", name="Pass and end the duel").click()
    expect(person.page.locator(".scene .verdict")).to_contain_text("level")
    expect(person.prompt.locator(".ask")).to_contain_text("The duel is over.")
    expect(person.prompt.locator(".ask")).not_to_contain_text("Do you reveal")
    expect(person.prompt.get_by_role("button", name="Undo")).to_have_count(0)
    expect(person.page.locator(".scene .verdict svg")).to_have_count(0)  # nobody has won


def test_when_an_evaluation_begins_nothing_is_asked_or_counted_yet(
    newcomer: Newcomer, house: House
) -> None:
    def leads_to_one(asked: Asked) -> bool:
        if (asked.step, asked.seat) != ("act", 0) or "stop" not in asked.match.legal(0):
            return False
        after = asked.match.clone()
        told = len(after.log)
        after.answer(0, GAME.actions.parse("stop"))
        happened = [GAME.events[kind].key for kind, *_ in after.log[told:]]
        return "evaluation began" in happened

    asked = first(leads_to_one, "wiege", 2)
    person = sits(newcomer(motion=True, speed="slow"), house, asked)
    person.prompt.get_by_role("button", name="End").click()
    person.prompt.locator(".primary").click()
    expect(person.prompt.locator(".ask")).to_contain_text("The evaluation begins.")
    expect(person.prompt.get_by_role("button")).to_have_count(0)
    expect(evaluation(person)).not_to_contain_text("no cards")


def test_who_was_passed_for_is_told_how_a_duel_ended(newcomer: Newcomer, house: House) -> None:
    won = first(whose_pass_ends_a_duel("won", alone=True), "wiege", 2)
    person = newcomer(motion=True)  # bots at once
    person.go(lay(house, person, won.match, 0))
    expect(person.page.locator(".scene .verdict")).to_contain_text(re.compile("won|lost"))


def lost_by_a_pass(asked: Asked) -> bool:
    """The first seat loses a duel with what is not revealed any more, and pays for it at once."""
    if not whose_pass_ends_a_duel("won", alone=False)(asked):
        return False
    after = asked.match.clone()
    told = len(after.log)
    after.answer(0, GAME.actions.parse("stop"))
    happened = {GAME.events[kind].key: who for kind, _, *who in after.log[told:]}
    return "stack discarded" in happened and happened.get("paid", [1])[0] == 0


@pytest.mark.parametrize("width", [360, 1280])
def test_a_duel_that_was_lost_stays_until_it_has_been_read(
    newcomer: Newcomer, house: House, width: int
) -> None:
    person = newcomer(width=width, height=740 if width < 700 else 640, motion=True)
    sits(person, house, first(lost_by_a_pass, "wiege", 2))
    person.prompt.get_by_role("button", name=PASS).last.click()
    person.prompt.locator(".primary").click()
    lost = re.compile(r"You lost \d stones? to Bot 2")
    expect(person.page.locator(".scene .verdict")).to_contain_text(lost)
    person.wait_until_asked()
    person.page.get_by_role("button", name="Continue").click()
    expect(evaluation(person)).to_have_count(0)
    expect(person.prompt.locator(".ask small")).to_contain_text(lost)


def test_whoever_looks_on_sees_how_an_evaluation_ended_for_a_while(
    newcomer: Newcomer, house: House
) -> None:
    person, onlooker = newcomer(), newcomer(motion=True, speed="normal")
    sits(person, house, first(lost_by_a_pass, "wiege", 2))
    onlooker.page.goto(person.page.url)
    expect(evaluation(onlooker)).to_be_visible()
    person.prompt.get_by_role("button", name=PASS).last.click()
    person.prompt.locator(".primary").click()
    expect(onlooker.page.get_by_role("button", name="Continue")).to_be_visible()
    expect(onlooker.page.locator(".verdict")).to_contain_text("Bot 2 won")
    expect(evaluation(onlooker)).to_have_count(0)


def test_a_duel_counts_what_is_revealed(newcomer: Newcomer, house: House) -> None:
    asked = table_where("duel", 2, lambda table: max(len(p.revealed) for p in table.players) > 1)
    person = sits(newcomer(), house, asked)
    duel = evaluation(person, "Character evaluation")
    side = duel.locator(".side", has=person.page.locator(".value")).first
    expect(side).to_be_visible()
    values = [int(value) for value in side.locator(".value").all_inner_texts()]
    alike = [value for value in values if values.count(value) > 1]
    assert side.locator(".head b").inner_text() == str(sum(values) + len(alike))
    assert side.locator(".gold").count() == len(alike)


def test_a_duel_on_a_phone_says_what_equal_values_add(newcomer: Newcomer, house: House) -> None:
    def pair(asked: Asked) -> bool:
        table = asked.match.state
        assert isinstance(table, Wiege)
        values = [VALUE_OF[card] for card in table.players[0].revealed]
        return (asked.step, asked.seat) == ("duel", 0) and len(values) == 3 > len(set(values)) > 1

    asked = first(pair, "wiege", 2)
    person = sits(newcomer(width=360, height=740), house, asked)
    side = evaluation(person, "Character evaluation").locator(".side.asked")
    values = [int(value) for value in side.locator(".value").all_inner_texts()]
    expect(side.locator(".sum")).to_have_text(re.compile(rf"{sum(values)}\s*\+2 for a pair"))
    expect(side.locator(".sum")).to_be_visible()
    assert side.locator(".head b").inner_text() == str(sum(values) + 2)


def test_what_an_answer_does_is_told_to_whoever_points_at_it_and_not_before(
    newcomer: Newcomer, house: House
) -> None:
    person = sits(newcomer(), house, table_where("duel", 2))
    line = person.prompt.locator(".ask small")
    stop = person.prompt.get_by_role("button", name="Pass and end the duel")
    nothing = line.inner_text()
    stop.hover()
    expect(line).not_to_have_text(nothing)
    box = stop.bounding_box()
    assert box
    person.page.reload()
    person.wait_until_asked()
    stop.wait_for()
    person.page.wait_for_timeout(300)  # the button has come to lie below the pointer
    expect(line).to_have_text(nothing)
    person.page.mouse.move(box["x"] + box["width"] / 2 + 4, box["y"] + box["height"] / 2)
    expect(line).not_to_have_text(nothing)


SPACES = """(event) => [...event.querySelectorAll('.space')].map((space) => {
    const { left, top, right, bottom } = space.getBoundingClientRect()
    return [left, top, right, bottom]
})"""


@pytest.mark.parametrize("width", [360, 1280])
def test_spaces_below_each_other_lie_apart(newcomer: Newcomer, house: House, width: int) -> None:
    def has_one_below_the_middle(asked: Asked) -> bool:
        assert isinstance(asked.match.state, Wiege)
        lie = [stack[-1] for stack in GAME.write(asked.match.state)["stacks"] if stack]
        return (asked.step, asked.seat) == ("place piece", 0) and "E26" in lie

    person = newcomer(width=width, height=740 if width < 700 else 640)
    sits(person, house, first(has_one_below_the_middle, "wiege", 2))
    event = person.page.locator(".ev", has_text="The Sack of Rome")
    middle, _, _, below = event.evaluate(SPACES)
    assert middle[3] <= below[1]


def test_to_whoever_looks_on_nothing_is_closed(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer(), GREEDY, GREEDY, GREEDY)
    borders_of_others = person.page.locator(".ev.closed").filter(has_text="between greedy")
    expect(borders_of_others).to_have_count(2)
    onlooker = newcomer()
    onlooker.page.goto(person.page.url)
    expect(onlooker.page.locator(".ev")).to_have_count(6)
    expect(onlooker.page.locator(".ev.closed")).to_have_count(0)
    expect(onlooker.page.get_by_text("between Guest and greedy", exact=True)).to_be_visible()


def test_cards_say_what_they_are_and_mark_what_of_it_is_reconstructed(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer(), GREEDY)
    person.point_at(person.page.locator(".ev .title .spot").first)
    expect(person.page.get_by_role("tooltip")).to_contain_text("†")


def test_pieces_and_cards_move_and_the_game_goes_on(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer(motion=True), GREEDY)
    for turn in range(8):
        person.wait_until_asked()
        person.answer_on_the_board(RINGED, pick=turn)
    expect(person.page.locator(".log")).to_contain_text("places", timeout=15_000)


def test_a_phone_turns_to_where_something_can_be_done(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer(width=390, height=844), GREEDY)
    shell = person.page.locator("main.shell")
    expect(shell).to_have_attribute("data-pane", "table")
    person.answer_with_keys()  # a piece is placed; cards are played elsewhere
    expect(shell).to_have_attribute("data-pane", "cards")
    person.page.locator(".navp button").first.click()
    expect(shell).to_have_attribute("data-pane", "table")  # whoever wants to look back may


def test_a_tab_says_what_its_number_counts_and_is_underlined_when_it_is_seen(
    newcomer: Newcomer,
) -> None:
    person = at_a_table(newcomer(width=390, height=844), GREEDY)
    page = person.page
    tabs = page.locator(".navp button")
    expect(tabs.first).to_have_accessible_description(re.compile(r"\d+ answers to the question"))
    actions = page.locator(".navp [data-pane=actions]")
    for seat, seen in ((0, ["Mine"]), (1, [])):
        actions.click()
        page.locator(".seats .look").nth(seat).click()
        expect(page.locator(".navp [aria-current] i")).to_have_count(0)
        assert page.locator(".navp [aria-current]").all_inner_texts() == seen


def test_a_phone_turns_to_where_the_others_play(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer(width=390, height=844, motion=True, speed="normal"), GREEDY)
    while person.is_asked():
        person.answer_with_keys()  # the last of it with cards
    expect(person.page.locator("main.shell[data-pane=table] > .caption")).to_be_attached()


MARKED = """() => [...document.querySelectorAll('.marks > .mark')].map(one => one.style.cssText)"""
TURN_OVER = """(length) => {
  for (const event of document.querySelectorAll('.board .ev')) {
    event.animate([{ transform: 'rotateY(88deg)' }, { transform: 'none' }], length)
    event.classList.toggle('moved')
  }
}"""
"""Every event turns over, and the page has a reason to look where its marks belong."""


def after_a_turn_of_the_bot(person: Person) -> Person:
    """When the bot has moved before one's eyes: of a move from before, the page knows no places."""
    while not person.page.locator(".marks > .mark").count():
        person.wait_until_asked()
        person.answer_with_keys()
    person.wait_until_asked()
    return person


def before_a_turn_that_is_marked(asked: Asked) -> bool:
    """The first seat may end its turn, and wherever the second places its piece, that is all.

    There is a mark on the space then, and no evaluation, which would lie over the board.
    """
    if (asked.step, asked.seat) != ("act", 0):
        return False
    ended = asked.match.clone()
    ended.answer(0, GAME.actions.parse("stop"))
    (question,) = ended.questions
    if (question.seat, GAME.steps[question.frame[0]].key) != (1, "place piece"):
        return False

    def is_quiet(option: Action) -> bool:
        placed = ended.clone()
        placed.answer(1, option)
        return all(GAME.events[told[0]].key != "triggered" for told in placed.log[len(ended.log) :])

    return all(is_quiet(option) for option in question.options)


def after_a_turn_that_is_marked(person: Person, house: House) -> Page:
    """The bot has placed its piece, and everything has come to rest."""
    sits(person, house, first(before_a_turn_that_is_marked, "wiege", 2))
    before = person.shown()
    person.prompt.get_by_role("button", name="End your card actions").click()
    person.prompt.get_by_role("button", name="End your card actions").click()
    person.wait_for_change(before)
    person.wait_until_asked()
    expect(person.page.locator(".marks > .mark")).not_to_have_count(0)
    person.come_to_rest()
    return person.page


def test_marks_stay_with_a_card_that_has_just_turned_over(newcomer: Newcomer, house: House) -> None:
    person = newcomer(width=360, height=740, motion=True)
    page = after_a_turn_that_is_marked(person, house)
    marked = page.evaluate(MARKED)
    page.evaluate(TURN_OVER, 400)
    person.come_to_rest()
    assert page.evaluate(MARKED) == marked


def test_a_table_that_is_opened_again_still_marks_what_the_others_did(
    newcomer: Newcomer, house: House
) -> None:
    person = newcomer(motion=True)
    page = after_a_turn_that_is_marked(person, house)
    told = page.locator(".since:visible")
    marked, moves = page.evaluate(MARKED), told.inner_text()
    page.reload()
    expect(page.locator(".marks > .mark")).to_have_count(len(marked))
    person.come_to_rest()
    assert page.evaluate(MARKED) == marked
    assert told.inner_text() == moves
    expect(told.get_by_role("button", name="Play again")).to_be_visible()


def test_what_was_put_away_stays_away_when_the_table_is_opened_again(
    newcomer: Newcomer, house: House
) -> None:
    person = newcomer(motion=True)
    page = after_a_turn_that_is_marked(person, house)
    page.locator(".since:visible").get_by_role("button", name="I have seen it").click()
    expect(page.locator(".since")).to_have_count(0)
    page.reload()
    person.wait_until_asked()
    person.come_to_rest()
    assert page.locator(".since").count() == 0


def test_a_line_of_the_log_leads_a_phone_to_where_it_happened(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer(width=360, height=740, motion=True), GREEDY)
    page = after_a_turn_of_the_bot(person).page
    page.locator(".navp [data-pane=log]").click()
    page.locator(".phone-panel .log button.line", has_text="places").last.click()
    expect(page.locator("main.shell")).to_have_attribute("data-pane", "table")


def test_what_cannot_be_taken_back_is_said_before_it_is_done(
    newcomer: Newcomer, house: House
) -> None:
    def plays(asked: Asked) -> bool:
        return any(answer.startswith("play culture") for answer in asked.match.legal(asked.seat))

    person = sits(newcomer(), house, first(plays, "wiege", 2))
    person.press(person.page.locator(".hand .culture.hot > .spot").first)
    expect(person.prompt).to_contain_text("There is no taking it back.")


def test_on_a_phone_a_duel_that_is_folded_away_stands_above_the_board(
    newcomer: Newcomer, house: House
) -> None:
    def duel(asked: Asked) -> bool:
        return asked.step == "duel" and few(asked)

    person = sits(newcomer(width=360, height=740), house, first(duel, "wiege", 2))
    evaluation(person).locator(".fold").click()
    back = person.page.get_by_role("button", name="Back to the evaluation")
    expect(back).to_be_in_viewport()
    back.click()
    expect(evaluation(person)).to_be_visible()


def test_a_question_keeps_its_room_beside_the_way_back_to_a_duel(
    newcomer: Newcomer, house: House
) -> None:
    def duel(asked: Asked) -> bool:
        return asked.step == "duel" and few(asked)

    person = sits(newcomer(width=1280, height=640), house, first(duel, "wiege", 2))
    evaluation(person).locator(".fold").click()
    asked = person.prompt.locator(".ask")
    assert asked.evaluate("it => it.clientWidth > it.clientHeight")
    expect(person.prompt).not_to_have_class(re.compile(r"\bover\b"))  # nor does it hide the board


def test_what_is_ringed_on_a_phone_is_not_offered_again_below(
    newcomer: Newcomer, house: House
) -> None:
    asked = first(lambda asked: asked.step == "move piece" and few(asked), "wiege", 4, **TEAMS)
    person = newcomer(width=360, height=740)
    person.go(lay(house, person, asked.match, asked.seat))
    person.wait_until_asked()
    expect(person.page.locator(".board .space.may").first).to_be_in_viewport(ratio=0.99)
    expect(person.prompt.locator(".plain")).to_have_count(0)


def test_the_board_speaks_italian(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer(locale="it-IT"), GREEDY, GREEDY)
    board = person.page.locator(".board")
    for words in ("Carte sul banco", "Cultura", "spazio", "architettura"):
        expect(board).to_contain_text(words)
    assert "wiege-" not in board.inner_text()


# How it looks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [360, 1440])
def test_the_middle_of_a_game_can_be_read_by_everybody(
    newcomer: Newcomer, house: House, width: int
) -> None:
    person = newcomer(width=width, height=900 if width > 700 else 740)
    for asked in fullest_of_each_step("wiege", 4, games=1, **TEAMS):
        if asked.step in ("duel", "place piece", "act"):
            sits(person, house, asked)
            person.see_to_every_pane()


def with_a_large_hand() -> Asked:
    """The first seat always does what is offered first, which draws; alike cards lie in heaps."""
    rng = Random(0)
    match = Match(GAME, ["Player 1", "Player 2"], bytes(32), {})
    printed = GAME.show.static_data()["cards"]
    while True:
        question = match.questions[0]
        step = GAME.steps[question.frame[0]].key
        if (question.seat, step) == (0, "act"):
            assert isinstance(match.state, Wiege)
            held = GAME.write(match.state)["players"][0]["hand"]
            if len({printed[card]["kind"] for card in held}) > TWO_ROWS:
                return Asked(match, 0, step)
        options = question.options
        match.answer(question.seat, options[0] if question.seat == 0 else rng.choice(options))


def test_a_large_hand_makes_the_page_no_longer(newcomer: Newcomer, house: House) -> None:
    person = sits(newcomer(), house, with_a_large_hand())
    hand = person.page.locator(".own .hand .wc")
    expect(hand.nth(TWO_ROWS)).to_be_visible()
    assert person.height_of_page() <= 900
    for card in hand.all():
        expect(card).to_be_in_viewport(ratio=1)


# What is said of answers and spaces --------------------------------------------------------------


@pytest.mark.parametrize(("step", "words"), [("duel", "Pass"), ("genius bonus", "Take no more")])
def test_to_do_no_more_goes_by_its_own_words(
    newcomer: Newcomer, house: House, step: str, words: str
) -> None:
    def with_many_answers(asked: Asked) -> bool:
        question = asked.match.asked(asked.seat)
        return asked.step == step and question is not None and len(question.options) > 3

    person = sits(newcomer(), house, first(with_many_answers, "wiege", 2))
    stop = person.page.locator(".prompt:visible .acts").get_by_role("button", name=words)
    expect(stop.last).to_be_visible()


def test_passing_for_a_while_is_confirmed_before_it_gives_up_a_duel(
    newcomer: Newcomer, house: House
) -> None:
    def in_the_turn_of_another(asked: Asked) -> bool:
        question = asked.match.asked(asked.seat)
        elsewhere = (
            asked.step == "duel" and question is not None and question.frame[3] != asked.seat
        )
        return elsewhere and question is not None and len(question.options) == 2

    person = sits(newcomer(), house, first(in_the_turn_of_another, "wiege", 3))
    asked = person.shown()
    person.page.get_by_role("button", name="Pass everything until my turn").click()
    expect(person.page.get_by_role("button", name="Yes: pass now too")).to_be_visible()
    assert person.shown() == asked


def test_one_press_does_not_pass_in_a_duel(newcomer: Newcomer, house: House) -> None:
    def with_few_answers(asked: Asked) -> bool:
        question = asked.match.asked(asked.seat)
        return asked.step == "duel" and question is not None and len(question.options) == 3

    person = sits(newcomer(), house, first(with_few_answers, "wiege", 2))
    asked = person.shown()
    acts = person.page.locator(".prompt:visible .acts")
    acts.get_by_role("button", name=PASS).last.click()
    expect(acts.locator(".primary")).to_contain_text("Pass")
    assert person.shown() == asked


def test_a_closed_space_says_why_nothing_goes_there(newcomer: Newcomer, house: House) -> None:
    asked = first(
        lambda asked: asked.step == "place piece" and len(asked.match.answers) > 90, "wiege", 2
    )
    person = sits(newcomer(), house, asked)
    person.page.locator(".space.closed").first.click(force=True)
    expect(person.page.get_by_role("tooltip")).to_contain_text(
        re.compile("No road|already|Two other")
    )


# The last evaluation -----------------------------------------------------------------------------


def ends_with_a_comparison(asked: Asked) -> bool:
    """Whether the game is over with what is done now: nobody has to choose in what follows."""
    t = asked.match.state
    assert isinstance(t, Wiege)
    due = [(position, colour) for _, _, position, colour in frames_of(t.agenda, EVALUATE)]
    if asked.step != "act" or not any(
        colour == BLUE and ends_the_game(t, position, colour) for position, colour in due
    ):
        return False
    after = asked.match.clone()
    question = after.asked(asked.seat)
    assert question
    after.answer(asked.seat, question.options[0])
    return after.over


def test_a_culture_evaluation_that_ends_the_game_leaves_the_board_whole(
    newcomer: Newcomer, house: House
) -> None:
    """Its event has left the table before all of it has been shown: it is not looked for there."""
    asked = first(ends_with_a_comparison, "wiege", 2)
    person = newcomer(motion=True)
    sits(person, house, asked)
    person.answer_with_keys()
    expect(person.page.locator(".verdict")).to_contain_text("won")
    person.page.get_by_role("button", name="Continue").click()
    person.page.get_by_role("button", name="See the board").click()
    expect(person.page.locator(".laid.wiege .ev").first).to_be_visible()
    table = re.sub(r"\?.*", "", person.page.url.removeprefix(person.home))
    person.go(f"{table}/replay?ply={len(asked.match.answers)}")
    board = person.page.locator(".laid.wiege .ev").first
    expect(board).to_be_visible()
    person.page.keyboard.press("ArrowRight")
    expect(person.page).to_have_url(re.compile(f"ply={len(asked.match.answers) + 1}"))
    person.page.keyboard.press("ArrowRight")  # a card is drawn, and the evaluation follows
    expect(person.page.locator(".verdict")).to_be_visible()
    expect(person.page.locator(".verdict")).to_be_hidden()
    expect(board).to_be_visible()
