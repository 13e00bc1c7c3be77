"""How fast the pages are: a cold lobby, the way to a table, and an answer.

Starts a server of its own on loopback and opens its pages in a real Chromium that has never seen
them, as it is and with a processor four times slower. Prints medians in milliseconds: first and
largest paint of the lobby, when its first button can be pressed, from that click to a table in
play, from an answer to the change on the screen; and what a cold lobby weighs on the way.

    PYTHONPATH=. .venv/bin/python benchmarks/page_speed.py --runs 5

Server and browser share the machine; motion is switched off.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import ARGUMENTS
from tests.needs import chromium
from tests.server.house import House

GOALS = {"paint": 1000, "largest": 1000, "usable": 1000, "table": 500, "answer": 100}
SLOW_GOALS = {"paint": 2500, "largest": 2500, "usable": 2500}
WORDS = {
    "paint": "first paint",
    "largest": "largest paint",
    "usable": "lobby can be used",
    "table": "click to table",
    "answer": "answer to change",
}

WATCH = """
addEventListener('DOMContentLoaded', () => {
    const look = () => {
        if (document.querySelector('li.gt button.primary:not([disabled])')) {
            window.usable ??= performance.now()
        }
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    look()
})
new PerformanceObserver((list) => {
    window.largest = list.getEntries().at(-1).startTime
}).observe({ type: 'largest-contentful-paint', buffered: true })
"""

UNTIL = """
([selector, act]) => new Promise((done) => {
    const there = () => document.querySelector(selector)
    const begin = performance.now()
    const watcher = new MutationObserver(() => {
        if (!there()) return
        watcher.disconnect()
        requestAnimationFrame(() => done(performance.now() - begin))
    })
    watcher.observe(document, { childList: true, subtree: true, attributes: true })
    if (act.press) document.querySelector(act.press).click()
    else for (const _ of [1, 2]) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: act.key, bubbles: true }))
    }
})
"""
"""Does something in the page and returns how long it takes until a thing is there and painted."""


def wait_for(page: Page, truth: str) -> None:
    """Until something is true in the page, whose policy forbids it to evaluate strings itself."""
    while not page.evaluate(truth):
        page.wait_for_timeout(10)


def cold_lobby(page: Page, home: str) -> dict[str, float]:
    """The lobby as somebody sees it who comes for the first time."""
    page.add_init_script(WATCH)
    page.goto(home)
    wait_for(page, "window.usable !== undefined && document.fonts.status === 'loaded'")
    page.wait_for_timeout(300)
    found: dict[str, float] = page.evaluate(
        """() => ({
            paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
            largest: window.largest,
            usable: window.usable,
            bytes: performance.getEntries()
                .reduce((sum, entry) => sum + (entry.transferSize ?? 0), 0),
            fonts: performance.getEntriesByType('resource')
                .filter((entry) => entry.name.endsWith('.woff2'))
                .reduce((sum, entry) => sum + entry.transferSize, 0),
        })"""
    )
    return found


def measure(browser: Browser, home: str, slower: int) -> dict[str, float]:
    """One visit: the lobby, a table, an answer."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-US", reduced_motion="reduce"
    )
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    found = cold_lobby(page, home)
    press: dict[str, Any] = {"press": "li.gt:nth-child(2) button.primary"}
    found["table"] = page.evaluate(UNTIL, ["main.shell .prompt .ask", press])
    wait_for(page, "document.title.startsWith('◆')")
    ply = page.locator("main.shell").get_attribute("data-ply")
    changed = f'main.shell:not([data-ply="{ply}"])'
    found["answer"] = page.evaluate(UNTIL, [changed, {"key": "1"}])
    context.close()
    return found


def report(slower: int, runs: list[dict[str, float]]) -> None:
    goals = GOALS if slower == 1 else SLOW_GOALS
    print(f"\nprocessor {slower}× slower" if slower > 1 else "\nthis machine as it is")
    for key, words in WORDS.items():
        found = median(run[key] for run in runs)
        goal = goals.get(key)
        aim = "" if goal is None else f"   (to reach: {goal})"
        print(
            f"  {words:20} {found:6.0f} ms{aim}{'' if goal is None or found <= goal else '  over'}"
        )
    weight, fonts = (median(run[key] for run in runs) / 1024 for key in ("bytes", "fonts"))
    print(f"  {'on the way':20} {weight:6.0f} KiB, of which fonts {fonts:.0f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    path = chromium()
    if path is None:
        print("page_speed: there is no Chromium; run `python -m tests.needs`", file=sys.stderr)
        return 1
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        measure(browser, house.url, 1)  # the server reads its files once
        for slower in (1, 4):
            report(slower, [measure(browser, house.url, slower) for _ in range(runs)])
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
