"""Bots think in processes of their own: what happens to those harms nobody."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bottega.server.fair_queue import FairQueue
from tests.server.client import Person
from tests.server.house import House

TABLES = 20
GAP = 0.05


def silences_while_bots_are_killed(house: House, person: Person, seconds: float) -> list[float]:
    """How long the house took for each answer while its thinking processes were killed."""
    took = []
    killed: set[int] = set()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for pid in set(house.children("bot_process")) - killed:
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        start = time.monotonic()
        person.ok(person.get("/api/tables"))
        took.append(time.monotonic() - start)
        time.sleep(GAP)
    assert len(killed) > 1, "nothing was killed"
    return took


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    """A house with many tables at which only bots sit."""
    with House(tmp_path_factory.mktemp("busy"), pause=0) as house:
        person = Person(house)
        for _ in range(TABLES):
            person.make("greedy", "greedy", "greedy", "greedy", game="lorenzo")
        yield house, person


def test_a_killed_bot_process_stops_no_table_and_not_the_house(busy: tuple[House, Person]) -> None:
    house, person = busy
    took = silences_while_bots_are_killed(house, person, 4)
    assert max(took) < 2, max(took)
    assert asyncio.run(seconds_until_a_bot_answers(Person(house))) < 5


async def seconds_until_a_bot_answers(person: Person) -> float:
    """At a new table, among all the others."""
    start = time.monotonic()
    async with person.page(person.make("greedy", "me")) as page:
        await page.until(lambda: page.update["waiting_for"] == [2])  # both keep leaders at once
    return time.monotonic() - start


def test_a_house_whose_bots_were_killed_ends_when_it_is_told_to(busy: tuple[House, Person]) -> None:
    house, _ = busy
    for pid in house.children("bot_process"):
        os.kill(pid, signal.SIGKILL)
    assert house.process is not None
    start = time.monotonic()
    house.process.send_signal(signal.SIGTERM)
    house.process.wait(20)
    assert time.monotonic() - start < 5
    assert "Traceback" not in house.said()


def test_whoever_asks_much_delays_nobody_else() -> None:
    async def first_three() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        for number in range(100):
            queue.put("busy", f"busy {number}")
        queue.put("quiet", "quiet 0")
        return [await queue.get() for _ in range(3)]

    assert asyncio.run(first_three()) == ["busy 0", "quiet 0", "busy 1"]


def test_an_empty_queue_waits_for_the_next_question() -> None:
    async def wait_and_put() -> str:
        queue: FairQueue[str] = FairQueue()
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        assert not waiting.done()
        queue.put("anybody", "a question")
        return await waiting

    assert asyncio.run(wait_and_put()) == "a question"


def test_what_a_bot_prints_is_no_answer(tmp_path: Path) -> None:
    """Bots of other packages may print: that goes to the server's log, not between its answers."""
    program = tmp_path / "chatty.py"
    program.write_text(
        "from bottega.server import bot_process\n"
        "def think(asked):\n"
        "    print('let me see')\n"
        "    return 'pass'\n"
        "bot_process.think = think\n"
        "bot_process.main()\n"
    )
    asked = (
        b'{"game":"wiege","rules":2,"edition":{},"view":"{}","seat":0,"frame":{},"options":["pass"],'
        b'"player":"chatty","label":"1"}\n'
    )
    ran = subprocess.run(
        [sys.executable, str(program)],
        input=asked,
        capture_output=True,
        check=True,
    )
    assert ran.stdout == b'{"answer":"pass","problem":null}\n'
    assert b"let me see" in ran.stderr
