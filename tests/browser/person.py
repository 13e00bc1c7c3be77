"""Somebody in front of the page: what they see and how they play."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Literal

from playwright.sync_api import APIResponse, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

SCHEMES: list[Literal["light", "dark"]] = ["light", "dark"]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
EVERY_RULE = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"]
"""What may be wrong by candlelight only: the rest of the page is the same as by day."""
LONGEST_GAME = 300.0
PATIENCE = 30.0
"""Seconds that a page may take for anything, on a machine that is busy with other tests."""
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


LEADERS = ".setup [data-at^=dealt] button:not(.idle)"
"""Leaders of Masters of which two are kept."""

SMALL_TARGETS = """() => {
    const all = [...document.querySelectorAll('button, a, input, select, [role=button], summary')]
    const seen = all.filter((it) => it.checkVisibility({ visibilityProperty: true }))
    const alone = seen.filter((it) => it.matches('button') || !it.closest('p, .text, .prose, .sr'))
    return alone
        .map((it) => [it.matches('[type=checkbox]') ? it.labels[0] : it, it])
        .map(([pressed, it]) => [pressed.getBoundingClientRect(), it.outerHTML.slice(0, 120)])
        .filter(([box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
        .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)
}"""
"""Links inside running text may be as small as the text; a check box is pressed with its label."""

SHOWN = """() => {
    const shell = document.querySelector('main.shell')
    const ask = document.querySelector('.prompt .ask')?.firstChild
    return shell && `${shell.dataset.ply} ${ask?.textContent}`
}"""

CHANGE = f"""async ([before, patience]) => {{
    const shown = {SHOWN}
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    await frame()  // what was pressed is chosen or sent by now
    await frame()
    const end = performance.now() + patience
    while (document.title.startsWith('◆') && shown() === before) {{
        if (!document.querySelector('main.shell[data-sent]')) return 'nothing'
        if (performance.now() > end) return 'silence'
        await new Promise((done) => setTimeout(done, 15))
    }}
    return 'change'
}}"""
"""What comes of something that was pressed: it may have been a choice that sends nothing yet."""


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
        """A table made through the interface that the page itself uses; its address.

        Everybody stays where they sit down, unless ``keep_order=False`` lets them draw lots.
        """
        plan = {"game": game, "seats": seats, "keep_order": True, **more}
        made = self.post("/api/tables", plan).json()
        return f"/t/{made['id']}?invite={made['invite']}"

    def post(self, path: str, body: dict[str, object]) -> APIResponse:
        """What the page itself would ask of the house, as whoever sits in front of it."""
        if not self.page.context.cookies():
            self.page.request.get(f"{self.home}/api/me")  # come in
        answer = self.page.request.post(self.home + path, data=body)
        assert answer.ok, answer.text()
        return answer

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

    def speak(self, language: str) -> None:
        """Take another language from the menu in the bar, by what it calls itself."""
        self.page.locator("header button[popovertarget]").last.click()  # beside the table's menu
        self.page.get_by_role("button", name=language).click()

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
        end = time.monotonic() + PATIENCE
        while not self.is_asked():
            assert time.monotonic() < end, f"nothing is asked: {self.question}"
            self.page.wait_for_timeout(30)

    def until_read(self) -> None:
        """A question that has only just been put is not answered with Enter: a moment passes."""
        expect(self.page.locator(".prompt > .unread")).to_have_count(0)

    def over(self) -> bool:
        return self.page.locator("main.end").count() > 0

    def read_on(self) -> None:
        """Whoever still reads what has come to its end over the board goes on to what follows."""
        on = self.page.locator(".scene .prompt .primary")
        if not self.is_asked() and on.count():
            self.press(on)

    # Playing --------------------------------------------------------------------------------

    # Each way to answer says whether the page shows something new afterwards.

    def answer_with_keys(self) -> bool:
        """Choose the first action and send it, without touching the mouse."""
        before = self.shown()
        self.page.keyboard.press("1")
        self.page.keyboard.press("1")
        return self.wait_for_change(before)

    def answer_until_asked(self, words: str) -> None:
        """Give the first answer, with keys, until this is asked."""
        self.wait_until_asked()
        while words not in self.question:
            self.answer_with_keys()
            self.wait_until_asked()

    def answer_by_clicking(self, pick: int = 0, spots: str = SPOTS) -> bool:
        """Press something with a gold ring, or a button of the prompt, as a newcomer would."""
        before = self.shown()
        found = self.page.locator(spots)
        plain = self.prompt.locator("button.plain")
        if plain.count():
            self.press(plain.nth(min(pick, plain.count() - 1)))
        elif self.page.locator(LEADERS).count():
            for _ in range(2):  # one that is chosen already would be let go
                self.press(self.page.locator(f"{LEADERS}[aria-pressed=false]").first)
            self.press(self.prompt.locator("button.primary"))
        elif self.page.locator(".shelf").count():  # all that was taken is stored at once
            self.press(self.prompt.locator("button.primary"))
        else:
            count = found.count()
            if not count:
                return False  # the page is just changing
            self.press(found.nth(pick % count))
            primary = self.prompt.locator("button.primary")
            if primary.count():
                self.press(primary.first)
        return self.wait_for_change(before)

    def answer_on_the_board(self, ringed: str, pick: int) -> bool:
        """Press something with a gold ring on the board itself, and confirm it where need be."""
        before = self.shown()
        found = self.page.locator(ringed)
        end = time.monotonic() + PATIENCE
        while not (there := found.count()):
            if not self.is_asked() or self.shown() != before:
                return False  # the page has moved on
            assert time.monotonic() < end, f"no gold ring: {self.question}"
            self.page.wait_for_timeout(15)
        self.press(found.nth(pick % there))
        primary = self.prompt.locator("button.primary")
        if primary.count():  # of a war, the first city alone says nothing yet
            self.press(primary)
        return self.wait_for_change(before)

    def point_at(self, thing: Locator) -> None:
        """The mouse comes and moves: what merely lies below one does not explain itself."""
        thing.hover()
        thing.hover(position={"x": 3, "y": 3})

    def press(self, thing: Locator) -> None:
        """Click, unless the page has moved on and the thing is gone."""
        with suppress(PlaywrightTimeout):
            thing.click(timeout=1500)

    def shown(self) -> str | None:
        """The ply that is on show, and what is asked about it; nothing where no table is."""
        shown: str | None = self.page.evaluate(f"({SHOWN})()")
        return shown

    def wait_for_change(self, before: str | None) -> bool:
        """Until the page shows something new; not at all if nothing was sent. Whether it does."""
        came: str = self.page.evaluate(CHANGE, [before, PATIENCE * 1000])
        assert came != "silence", f"no answer from the server: {self.question}"
        return came == "change"

    # Looking at it --------------------------------------------------------------------------

    def come_to_rest(self) -> None:
        """Until nothing on the page moves or glows any more, but for what always does."""
        self.page.evaluate(
            """async () => {
                await document.fonts.ready
                const frame = () =>
                    new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
                const ends = ({ playState, effect }) =>
                    playState === 'running' && effect.getComputedTiming().endTime < Infinity
                const moving = () => document.getAnimations().filter(ends)
                const ended = () => Promise.allSettled(moving().map(({ finished }) => finished))
                await frame()
                await new Promise((done) => setTimeout(done, 50))
                const late = new Promise((done) => setTimeout(done, 3000, 'late'))
                do {
                    if ((await Promise.race([ended(), late])) === 'late') return
                    await frame()  // what had waited for that is done, and drawn
                    await frame()
                } while (moving().length)
            }"""
        )

    def see_to_the_looks(self) -> None:
        """Everybody can read what is shown now, nothing is cut off, and a finger hits it."""
        complaints = self.small_targets() if self.on_a_phone() else []
        for scheme in SCHEMES:
            self.page.emulate_media(color_scheme=scheme)
            self.come_to_rest()
            self.page.evaluate("scrollTo(0, 0)")  # else something may be half below the bar
            asked = EVERY_RULE if scheme == SCHEMES[0] else RULES_OF_COLOUR
            complaints += [f"{scheme}: {complaint}" for complaint in self.axe(asked)]
        assert not complaints, complaints
        assert not self.scrolls_sideways()

    def fits(self, *widths: int) -> None:
        """In none of these widths anything lies beside the window."""
        for width in widths:
            self.page.set_viewport_size({"width": width, "height": 900})
            self.come_to_rest()
            assert not self.scrolls_sideways(), width

    def see_to_every_pane(self) -> None:
        """The looks of a whole table. A phone has one pane at a time, unless there is a scene."""
        if not self.on_a_phone() or self.page.get_by_role("dialog").count():
            self.see_to_the_looks()
            return
        tabs = self.page.locator(".navp button")
        for pane in (2, 1, 0):
            tabs.nth(pane).click()
            self.see_to_the_looks()

    def on_a_phone(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] < 700

    def axe(self, asked: Sequence[str] = EVERY_RULE) -> list[str]:
        """What axe-core finds wrong with the page by these rules, in a line each.

        What lies half below the bar of a phone can be scrolled to: how large it is on its own we
        measure ourselves.
        """
        if self.page.evaluate("typeof axe") == "undefined":
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            """async (asked) => {
                const only = { runOnly: asked, resultTypes: ['violations'] }
                return (await axe.run(document, only)).violations
            }""",
            asked,
        )
        return [
            f"{violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in found
            for node in violation["nodes"]
            if not (self.on_a_phone() and "partially obscured" in node["failureSummary"])
        ]

    def small_targets(self) -> list[str]:
        """What a finger would miss: anything to press that is smaller than 44 by 44."""
        found = self.page.evaluate(SMALL_TARGETS)
        return [str(line) for line in found]

    def height_of_page(self) -> int:
        """How tall the page is, once letters and all have come."""
        self.come_to_rest()
        height: int = self.page.evaluate("document.documentElement.scrollHeight")
        return height

    def scrolls_sideways(self) -> bool:
        self.come_to_rest()
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollWidth > document.documentElement.clientWidth"
            )
        )
