"""Die Wiege der Renaissance in a real browser: whole games, scenes, a board for everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.test_whole_games import on_the_board, play_to_the_end

Seat = dict[str, object]
ME: Seat = {"kind": "me"}
FREE: Seat = {"kind": "open"}
GREEDY: Seat = {"kind": "bot", "bot": "greedy"}
TEAMS = {"mode": "teams"}

RINGED = (
    ".board :is(.hot > .spot, button.hot:not(.man), .space.may):not([inert] *), "
    ".scene .acts > .plain:is(:text('Pass'), :text('Play no character'))"
)
"""What has a gold ring and answers the question, and to pass, which a scene asks at its foot.

Which piece is placed is no answer yet.
"""

STONES = 7
MOST_GAMES = 3
TWO_ROWS = 12
SIZES = [(360, 740), (390, 844), (768, 1024), (1100, 800), (1280, 800), (1440, 900), (1920, 1080)]


def at_a_table(person: Person, *others: Seat, **more: object) -> Person:
    """At a new table with these others, as soon as something is asked."""
    person.go(person.make_table([ME, *others], game="wiege", **more))
    person.prompt.wait_for()
    person.wait_until_asked()
    return person


def evaluation(person: Person, title: str = "") -> Locator:
    """The scene of an evaluation."""
    return person.page.get_by_role("dialog", name=title)


def play_on_until(person: Person, thing: Locator, *others: Seat, **more: object) -> None:
    """Answer with the keyboard until this is on the page while something is asked.

    A game may end before it comes to that: then there is another one.
    """
    for _ in range(MOST_GAMES):
        while not person.over():
            if not person.is_asked():
                person.page.wait_for_timeout(30)
            elif thing.count():
                return
            else:
                person.answer_with_keys()
        at_a_table(person, *others, **more)
    raise AssertionError(f"{MOST_GAMES} games, and it never came to that: {thing}")


def final_scores(person: Person) -> list[int]:
    """Everybody's points on the last page, the best first."""
    rows = person.page.locator("main.end").get_by_role("row").all()[1:]
    return [int(row.locator("td.sum").inner_text()) for row in rows]


# Whole games -----------------------------------------------------------------------------------


def test_a_game_against_a_bot_is_finished_by_clicking_the_board_alone(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer(), GREEDY)
    answers = play_to_the_end(person, way=on_the_board(RINGED))
    assert answers > 15
    assert sum(final_scores(person)) == 2 * STONES


def test_partners_find_each_other_by_link_and_finish_two_against_two(newcomer: Newcomer) -> None:
    host, partner = newcomer(), newcomer()
    seats = [ME, GREEDY, FREE, GREEDY]
    link = host.make_table(seats, game="wiege", options=TEAMS, public=False)
    host.go(link)
    host.page.get_by_text("Free seat").wait_for()
    partner.go(link)
    partner.page.get_by_role("button", name="Sit down").click()
    host.prompt.wait_for()
    partner.prompt.wait_for()
    assert play_to_the_end(host, partner) > 20
    for person in (host, partner):
        one, *its, other, first, second = final_scores(person)  # each team, then its members
        assert (sum(its), first + second) == (one, other)
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


def test_an_evaluation_is_a_scene_that_can_be_folded_away(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer(), GREEDY)
    play_on_until(person, evaluation(person), GREEDY)
    table = person.page.locator(".board .table")
    assert table.evaluate("it => it.inert")
    person.page.get_by_role("button", name="See the board").click()
    expect(evaluation(person)).to_have_count(0)
    assert not table.evaluate("it => it.inert")
    person.page.get_by_role("button", name="Back to it").click()
    expect(evaluation(person)).to_be_visible()


def test_a_duel_counts_what_is_revealed(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer(), GREEDY)
    duel = evaluation(person, "Duel")
    revealed = duel.locator(".side", has=person.page.locator(".value"))
    play_on_until(person, revealed, GREEDY)
    side = revealed.first
    values = [int(value) for value in side.locator(".value").all_inner_texts()]
    alike = [value for value in values if values.count(value) > 1]
    assert side.locator(".head b").inner_text() == str(sum(values) + len(alike))
    assert side.locator(".gold").count() == len(alike)


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
    person.page.locator(".ev .title .spot").first.hover()
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


def test_the_board_speaks_italian(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer(locale="it-IT"), GREEDY, GREEDY)
    board = person.page.locator(".board")
    for words in ("Carte sul banco", "Cultura", "spazio", "architettura"):
        expect(board).to_contain_text(words)
    assert "wiege-" not in board.inner_text()


# How it looks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [360, 1440])
def test_the_middle_of_a_game_can_be_read_by_everybody(newcomer: Newcomer, width: int) -> None:
    person = newcomer(width=width, height=900 if width > 700 else 740)
    others = [GREEDY, GREEDY, GREEDY]
    at_a_table(person, *others, options=TEAMS)
    moments = [
        evaluation(person),
        person.prompt.get_by_text("Where do you place"),
        person.prompt.get_by_text("card action"),
    ]
    for moment in moments:
        play_on_until(person, moment, *others, options=TEAMS)
        person.see_to_every_pane()


@pytest.mark.parametrize("others", [1, 2, 3])
def test_the_whole_table_fits(newcomer: Newcomer, others: int) -> None:
    person = at_a_table(newcomer(), *[GREEDY] * others)
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        assert not person.scrolls_sideways(), width
        if width >= 1440:
            assert person.height_of_page() <= height


def test_a_large_hand_makes_the_page_no_longer(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer(), GREEDY)
    hand = person.page.locator(".own .hand .wc")
    more_than_two_rows = hand.nth(TWO_ROWS)
    play_on_until(person, more_than_two_rows, GREEDY)  # the first action draws
    assert person.height_of_page() <= 900
    for card in hand.all():
        expect(card).to_be_in_viewport(ratio=1)
