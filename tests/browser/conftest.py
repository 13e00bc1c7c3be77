"""A real Chromium, a real server, and people who sit in front of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.person import Person
from tests.needs import chromium
from tests.server.house import House

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

SLOWER = float(os.environ.get("SLOW_PAGES", "1"))
"""``SLOW_PAGES=6 pytest tests/browser`` finds the tests that are in too much of a hurry."""
LATENCY = 20.0
"""Milliseconds that every message of a page takes then, times as much."""

PATIENT = 15_000
"""Milliseconds that a page may take to show something, on a machine that is busy."""
expect.set_options(timeout=PATIENT)

Newcomer = Callable[..., Person]


def slow_down(page: Page) -> None:
    """As on an old telephone, far from the server."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    latency = {"latency": LATENCY * SLOWER, "downloadThroughput": -1, "uploadThroughput": -1}
    devtools.send("Network.emulateNetworkConditions", {"offline": False, **latency})


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house
        assert "crashed" not in house.said(), house.said()[-4000:]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed after every module: while it runs, no other test of this process may use asyncio."""
    path = chromium()
    assert path is not None, "the browser tests need Chromium: run `python -m tests.needs`"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def newcomer(browser: Browser, house: House) -> Iterator[Newcomer]:
    """Somebody with a browser of their own; whatever their page complains about fails the test."""
    arrived: list[tuple[Page, list[str]]] = []

    def arrive(
        *,
        width: int = 1440,
        height: int = 900,
        locale: str = "en-US",
        motion: bool = False,
        speed: str = "at once",  # of bots, where there is motion; else nobody waits for them
        quiet: bool = False,  # a page that is meant to find nothing may say so in its console
        **more: object,
    ) -> Person:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="no-preference" if motion else "reduce",
            **more,  # type: ignore[arg-type]
        )
        if motion:
            context.add_init_script(f"localStorage.setItem('bottega.speed', '{speed}')")
        page = context.new_page()
        if SLOWER > 1:
            slow_down(page)
        page.set_default_timeout(PATIENT)
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console", lambda line: complaints.append(line.text) if line.type == "error" else None
        )
        arrived.append((page, [] if quiet else complaints))
        return Person(page, house.url)

    yield arrive
    for page, complaints in arrived:
        page.context.close()
        assert complaints == []
