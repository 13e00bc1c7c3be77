"""Windows of Princes leak nothing: neither who is asked, nor whether they could have acted.

A veto or a bribe is offered to whoever holds a treachery tile, whatever it is. The others are sent
the same bytes at the same moments, whether or not it was the tile that mattered.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bottega.kernel.answers import Answer
from bottega.kernel.registry import find_game
from bottega.kernel.state import NATURE
from bottega.play.match import Match
from bottega.play.nature import seed_from
from tests.server.client import Page, Person, wait_for_any
from tests.server.house import House
from tests.server.scripted import step_by_step

GAME = find_game("princes")
NO_TRADE = {"trade": "off"}
WINDOWS = ("veto", "bribe")
SHOWN = ("veto", "bribe", "block", "steal", "raid", "start war", "discard", "alfonso")
"""How answers begin that show a tile, or would be asked of other tiles only."""


def warlike(options: list[str], rng: Random, held: int) -> str:
    """An answer of somebody who likes tiles, troops and wars, but never shows a tile."""
    quiet = [text for text in options if not text.startswith(SHOWN)]
    if held >= 2:
        quiet = [text for text in quiet if text != "buy treachery"]
    for liked, share in (("buy treachery", 0.6), ("buy", 0.5), ("war", 1.0), ("amount", 0.7)):
        found = [text for text in quiet if text.startswith(liked)]
        if found and rng.random() < share:
            return found[0] if liked == "amount" else rng.choice(found)
    return "pass" if "pass" in quiet else rng.choice(quiet)


def cautious(seed: str, moves: int) -> tuple[list[Answer], dict[str, int]]:
    """A game in which tiles are bought and wars declared, but no tile is ever shown."""
    rng, asked = Random(seed), dict.fromkeys(WINDOWS, 0)
    match = Match(GAME, ["A", "B", "C"], seed_from(seed), NO_TRADE)
    for _ in range(moves):
        question = match.questions[0]
        key = GAME.steps[question.frame[0]].key
        if key in asked:
            asked[key] += 1
        held = len(GAME.write(match.state)["players"][question.seat]["hand"])
        chosen = warlike([GAME.actions.text(a) for a in question.options], rng, held)
        match.answer(question.seat, GAME.actions.parse(chosen))
        assert not match.over
    return match.answers, asked


def exchanged(answers: list[Answer], rng: Random, observer: int) -> list[Answer]:
    """The same answers, with the tiles drawn by others in another order."""
    draw = GAME.chance.by_key["draw"].number
    whose = [
        a.seat
        for a in answers
        if a.seat != NATURE and GAME.actions.text(a.action) == "buy treachery"
    ]
    places = [i for i, a in enumerate(answers) if a.seat == NATURE and a.action[0] == draw]
    assert len(whose) == len(places)
    others = [i for i, seat in zip(places, whose, strict=True) if seat != observer]
    tiles = [answers[i].action for i in others]
    rng.shuffle(tiles)
    twin = list(answers)
    for i, tile in zip(others, tiles, strict=True):
        twin[i] = Answer(NATURE, tile)
    return twin


def test_other_tiles_in_other_hands_send_the_same_bytes() -> None:
    differing, windows = 0, dict.fromkeys(WINDOWS, 0)
    for number in range(4):
        answers, asked = cautious(f"windows {number}", moves=60)
        for key, times in asked.items():
            windows[key] += times
        for observer in (0, 1, 2):
            truth, state = step_by_step(GAME, ["A", "B", "C"], answers, [observer], NO_TRADE)
            twin = exchanged(answers, Random(number), observer)
            told, other = step_by_step(GAME, ["A", "B", "C"], twin, [observer], NO_TRADE)
            assert told == truth
            differing += GAME.write(other) != GAME.write(state)
    assert differing > 6, "the tables were to differ"
    assert min(windows.values()) > 3, f"too few windows to tell: {windows}"


def empty_updates(page: Page) -> list[str]:
    """Changes after which a page knows nothing but that there was one."""
    found = []
    told = dict.fromkeys(("asked", "waiting_for", "scores", "can_undo"))
    for frame in page.frames:
        update = json.loads(frame)
        if update["type"] != "update":
            continue
        now = {key: update[key] for key in told}
        news = [update[key] for key in ("state", "derived", "log", "events")]
        if update["base"] is not None and now == told and not any(news) and not update["result"]:
            found.append(frame)
        told = now
    return found


@pytest.fixture
def slow_house(tmp_path: Path) -> Iterator[House]:
    """A house in which everybody has the time to answer before the table passes for them."""
    with House(tmp_path, pause=60) as house:
        yield house


def test_nobody_learns_over_the_wire_who_is_asked_in_a_window(slow_house: House) -> None:
    house = slow_house
    people = [Person(house, name) for name in ("Anna", "Bruno", "Carla")]
    table = people[0].make("me", "open", "open", game="princes", options=NO_TRADE)
    for seat in (2, 3):
        people[seat - 1].sit(table, seat)
    seen = dict.fromkeys(WINDOWS, 0)

    async def watch() -> None:
        rng = Random(3)
        pages = [await person.page(table).__aenter__() for person in people]
        onlooker = await Page(house, table).__aenter__()
        everybody = [*pages, onlooker]
        while not pages[0].over and min(seen.values()) < 3:
            await wait_for_any(pages)
            acting = next(page for page in pages if page.asked)
            question = acting.asked[0]
            held = len(acting.update["state"]["players"][question["seat"] - 1]["hand"])
            await acting.answer(warlike([o["action"] for o in question["options"]], rng, held))
            await wait_for_any(pages)
            await asyncio.sleep(0.05)  # whoever sees nothing of it is told nothing
            key = next((q["step"] for page in pages for q in page.asked), "")
            if key not in seen:
                continue
            seen[key] += 1
            for page, person in zip(everybody, [*people, people[0]], strict=True):
                if page.asked:
                    assert page.update["waiting_for"] == [page.asked[0]["seat"]]
                    assert person.table(table)["your_turn"]
                else:
                    assert page.update["waiting_for"] == []
                    assert page.update["state"]["agenda"][0]["seat"] == "?"
                assert person.table(table)["waiting_for"] == []
        for page in everybody:
            await page.__aexit__(None, None, None)
            assert not empty_updates(page), "nobody is told that something happened unseen"

    asyncio.run(watch())
    assert min(seen.values()) > 0, f"no window was seen: {seen}"
