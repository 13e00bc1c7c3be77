"""Nobody answers a question that has just come below their finger, before it can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import sits
from tests.browser.person import SHOWN
from tests.browser.princes_tables import comes, table_of
from tests.server.house import House

ANSWERS_REACHED = f"""async ([by, first]) => {{
    const shown = {SHOWN}
    const acts = () => [...document.querySelectorAll('.prompt .acts button:not([disabled], .sq)')]
    const reached = {{
        tap: (act) => {{
            const box = act.getBoundingClientRect()
            const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            return there?.closest('button') === act
        }},
        enter: (act) => {{
            const pressed = {{ key: 'Enter', bubbles: true, cancelable: true }}
            return act.dispatchEvent(new KeyboardEvent('keydown', pressed))
        }},
    }}[by]
    const before = shown()
    const next = new Promise((done) => {{
        const changes = new MutationObserver(() => {{
            if (shown() === before || !document.title.startsWith('◆') || !acts().length) return
            changes.disconnect()
            done(acts().map(reached))
        }})
        const everything = {{ subtree: true, childList: true, attributes: true }}
        changes.observe(document.documentElement, everything)
    }})
    acts().find((act) => act.innerText.includes(first)).click()
    const at_once = await next
    await new Promise((done) => setTimeout(done, 450))
    return [at_once, acts().map(reached)]
}}"""
"""Which answers to the next question are reached, as soon as it is put and a moment later."""


@pytest.mark.parametrize("by", ["tap", "enter"])
def test_a_press_that_meant_the_last_question_does_not_answer_the_next(
    newcomer: Newcomer, house: House, by: str
) -> None:
    asked = table_of(3, comes("war offer", 0), trade="full")
    person = sits(newcomer(width=360, height=740, has_touch=True), house, asked)
    at_once, later = person.page.evaluate(ANSWERS_REACHED, [by, "No offer"])
    assert at_once
    assert not any(at_once)
    assert later
    assert all(later)


def test_enter_that_is_held_down_answers_once(newcomer: Newcomer, house: House) -> None:
    asked = table_of(3, comes("bid", 0, lambda table: table.players[0].gold > 9))
    person = sits(newcomer(), house, asked)
    person.until_read()
    person.prompt.get_by_role("button", name="Bid").focus()
    before = person.shown()
    person.page.keyboard.down("Enter")
    person.wait_for_change(before)
    person.wait_until_asked()
    person.until_read()
    asked_now = person.shown()
    person.page.keyboard.down("Enter")  # once more without having been let go
    person.page.keyboard.up("Enter")
    person.page.wait_for_timeout(300)
    assert person.shown() == asked_now
    expect(person.page.locator("main.shell[data-sent]")).to_have_count(0)


def test_a_space_that_skips_what_the_others_do_does_not_answer_what_comes_next(
    newcomer: Newcomer, house: House
) -> None:
    asked = table_of(3, comes("bid", 0, lambda table: table.players[0].gold > 9))
    person = sits(newcomer(motion=True, speed="normal"), house, asked)
    person.until_read()
    person.prompt.get_by_role("button", name="Bid").focus()
    person.page.keyboard.press("Enter")
    skipping = person.page.get_by_role("button", name="Skip")
    expect(skipping).to_be_visible()
    person.page.keyboard.press("Space")
    focused = """() => {
        const prompt = document.activeElement.closest('.prompt')
        return prompt !== null && !prompt.innerText.includes('You can only pass')
    }"""
    while not person.page.evaluate(focused):
        person.page.keyboard.press("Space")
        person.page.wait_for_timeout(60)
    asked_now, words = person.shown(), person.prompt.inner_text()
    for _ in range(2):
        person.page.wait_for_timeout(400)  # longer than a question takes to be read at all
        person.page.keyboard.press("Space")
    assert (person.shown(), person.prompt.inner_text()) == (asked_now, words)
    expect(person.page.locator("main.shell[data-sent]")).to_have_count(0)
    assert person.page.evaluate(focused)
