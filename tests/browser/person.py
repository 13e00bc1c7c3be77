"""Somebody in front of the page: what they see and how they play."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LONGEST_GAME = 150.0
TITLES = {
    "masters": "Masters of Renaissance",
    "lorenzo": "Lorenzo il Magnifico",
    "princes": "Princes of the Renaissance",
    "wiege": "Die Wiege der Renaissance",
}
MASTERS = TITLES["masters"]
SPOTS = (
    ".board button:not(.idle, [disabled], [aria-disabled=true]), "
    ".board [role=button]:not([aria-disabled=true])"
)
"""Whatever can be pressed on the board itself."""


SMALL_TARGETS = """() => {
    const all = [...document.querySelectorAll('button, a, input, select, [role=button], summary')]
    const seen = all.filter((it) => it.checkVisibility({ visibilityProperty: true }))
    const alone = seen.filter((it) => it.matches('button') || !it.closest('p, .text, .prose, .sr'))
    return alone
        .map((it) => [it.getBoundingClientRect(), it.outerHTML.slice(0, 120)])
        .filter(([box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
        .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)
}"""
"""Links inside running text may be as small as the text."""


class Person:
    """One person with one page."""

    def __init__(self, page: Page, home: str) -> None:
        self.page = page
        self.home = home

    def go(self, path: str) -> None:
        self.page.goto(self.home + path)

    def play_button(self, title: str = MASTERS) -> Locator:
        """What begins a game against bots at once, on the front page, in whichever language."""
        tile = self.page.locator("li.gt", has=self.page.get_by_role("heading", name=title))
        return tile.locator("button.primary")

    def play_now(self, title: str = MASTERS) -> None:
        """From the front page to a table against bots, in one click."""
        self.go("/")
        self.play_button(title).click()
        self.prompt.wait_for()

    def make_table(
        self, seats: list[dict[str, object]], game: str = "masters", **more: object
    ) -> str:
        """A table made through the interface that the page itself uses; its address."""
        self.go("/")
        self.page.locator("li.gt button.primary").first.wait_for()
        made = self.page.evaluate(
            """async (plan) => {
                const answer = await fetch('/api/tables', {
                    method: 'POST',
                    headers: { 'content-type': 'application/json' },
                    body: JSON.stringify(plan),
                })
                return await answer.json()
            }""",
            {"game": game, "seats": seats, **more},
        )
        return f"/t/{made['id']}?invite={made['invite']}"

    def share_table(
        self,
        friend: Person,
        seats: list[dict[str, object]],
        game: str = "masters",
        **more: object,
    ) -> None:
        """A table for those who have its link: a friend takes the open seat, and it begins."""
        link = self.make_table(seats, game, public=False, **more)
        self.go(link)
        self.page.get_by_text("Free seat").wait_for()
        friend.go(link)
        friend.page.get_by_role("button", name="Sit down").click()
        self.prompt.wait_for()
        friend.prompt.wait_for()

    # What is on the page --------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.locator("section.prompt")

    @property
    def question(self) -> str:
        return self.prompt.locator(".ask").inner_text()

    def is_asked(self) -> bool:
        """Whether something is asked of this person right now."""
        return bool(self.page.title().startswith("◆"))

    def wait_until_asked(self) -> None:
        end = time.monotonic() + 20
        while not self.is_asked():
            assert time.monotonic() < end, f"nothing is asked: {self.question}"
            self.page.wait_for_timeout(30)

    def over(self) -> bool:
        return self.page.locator("main.end").count() > 0

    # Playing --------------------------------------------------------------------------------

    def answer_with_keys(self) -> None:
        """Choose the first action and send it, without touching the mouse."""
        before = self.told()
        self.page.keyboard.press("1")
        self.page.keyboard.press("1")
        self.wait_for_change(before)

    def answer_by_clicking(self, pick: int = 0, spots: str = SPOTS) -> None:
        """Press something with a gold ring, or a button of the prompt, as a newcomer would."""
        before = self.told()
        found = self.page.locator(spots)
        plain = self.prompt.locator("button.plain")
        if plain.count():
            self.press(plain.nth(min(pick, plain.count() - 1)))
        elif self.page.get_by_role("button", name="Keep these two").count():
            for _ in range(2):  # one that is chosen already would be let go
                self.press(self.page.locator(".setup .spot[aria-pressed=false]").first)
            self.press(self.page.get_by_role("button", name="Keep these two"))
        else:
            if not found.count():
                return  # the page is just changing
            self.press(found.nth(pick % found.count()))
            primary = self.prompt.locator("button.primary")
            if primary.count():
                self.press(primary.first)
        self.wait_for_change(before)

    def press(self, thing: Locator) -> None:
        """Click, unless the page has moved on and the thing is gone."""
        with suppress(PlaywrightTimeout):
            thing.click(timeout=1500)

    def told(self) -> str | None:
        """How much the page has been told so far, and what it asks now."""
        told: str | None = self.page.evaluate(
            """() => {
                const shell = document.querySelector('main.shell')
                const ask = document.querySelector('.prompt .ask')?.firstChild
                return shell && `${shell.dataset.told} ${ask?.textContent}`
            }"""
        )
        return told

    def wait_for_change(self, before: str | None) -> None:
        """Until the page has been told something new, a little while at the most."""
        end = time.monotonic() + 1.5
        while time.monotonic() < end and self.is_asked() and self.told() == before:
            self.page.wait_for_timeout(15)

    def axe(self) -> list[str]:
        """What axe-core finds wrong with the page, in a line each."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            """async () => (await axe.run(document, {
                runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
            })).violations"""
        )
        return [
            f"{violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in found
            for node in violation["nodes"]
        ]

    def small_targets(self) -> list[str]:
        """What a finger would miss: anything to press that is smaller than 44 by 44."""
        found = self.page.evaluate(SMALL_TARGETS)
        return [str(line) for line in found]

    def scrolls_sideways(self) -> bool:
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollWidth > document.documentElement.clientWidth"
            )
        )
