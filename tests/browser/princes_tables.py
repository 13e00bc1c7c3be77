"""Tables of Princes in the browser: where a test begins, and how a person answers there."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator

from bottega.games.princes.cards.families import FAMILIES
from bottega.games.princes.table.state import Player, Princes
from tests.browser.laid_tables import Asked, first, sits
from tests.browser.person import LONGEST_GAME, Person
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
            for person in people:
                if person.page.locator("header").get_by_role("button", name="Result").count():
                    person.read_on()
        elif come(asked):
            return asked
        else:
            answer(asked, *people[asked])
    raise AssertionError("it never came to that")


def asks(words: str) -> Callable[[Person], bool]:
    return lambda person: words in person.question


MY_TURN = asks("Your turn")


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
