"""Law 8 through the wire: what a seat may not know is in no byte that is sent to it.

Two tables with the same public history and other hidden cards must look the same, byte for byte.
The second is made from the record of the first: leaders that an observer never saw are exchanged
among themselves where nature dealt them, and everything is played again.
"""

from __future__ import annotations

import asyncio
import re
from random import Random
from typing import Any

import pytest

from bottega.games.masters.cards.cards import LEADER
from bottega.kernel.answers import Answer
from bottega.kernel.registry import find_game
from bottega.kernel.state import NATURE
from bottega.play.match import Match
from bottega.play.nature import seed_from
from bottega.text.voice import Voice
from tests.server.client import Page, Person, play
from tests.server.house import House
from tests.server.scripted import step_by_step

GAME: Any = find_game("masters")
ID = re.compile(r"(?<![\w-])L\d\d(?![\w-])")
LEADERS = 16
NAMES = {id_: str(Voice("en", GAME).word(LEADER, i)) for i, id_ in enumerate(LEADER.names)}


def named(frame: str) -> set[str]:
    """The leaders that a message names, by their ids or in words."""
    return {*ID.findall(frame), *(id_ for id_, name in NAMES.items() if name in frame)}


def played(names: list[str], seed: bytes, moves: int, rng: Random) -> list[Answer]:
    """The answers of a game played at random for so many moves."""
    match = Match(GAME, names, seed)
    for _ in range(moves):
        question = rng.choice(match.questions)
        match.answer(question.seat, rng.choice(question.options))
        if match.over:
            raise AssertionError("the game must not be over yet: then all is open")
    return match.answers


def hidden_from(state: Any, observer: int | None) -> list[int]:
    """The leaders an observer knows nothing about: in other hands, rejected, or never dealt."""
    view = GAME.redact(state, observer)
    known = {card for p in view.players for card in (*p.leaders, *p.rejected)}
    return [leader for leader in range(LEADERS) if leader not in known]


def exchanged(answers: list[Answer], hidden: list[int], rng: Random) -> list[Answer]:
    """The same answers with hidden leaders exchanged among themselves as they were dealt."""
    shuffled = hidden[:]
    rng.shuffle(shuffled)
    other = dict(zip(hidden, shuffled, strict=True))
    deal = GAME.chance.by_key["deal"].number
    return [
        Answer(seat, (*action[:-1], other.get(action[-1], action[-1])))
        if seat == NATURE and action[0] == deal
        else Answer(seat, action)
        for seat, action in answers
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_tables_that_differ_only_in_hidden_cards_send_the_same_bytes(seats: int) -> None:
    names = [f"P{i}" for i in range(seats)]
    differing = 0
    for number in range(4):
        rng = Random(number)
        seed = seed_from(f"leak {seats} {number}")
        answers = played(names, seed, 8 + 15 * number, rng)
        for observer in [None, *range(seats)]:
            mine = [] if observer is None else [observer]
            truth, state = step_by_step(GAME, names, answers, mine)
            twin = exchanged(answers, hidden_from(state, observer), rng)
            told, other = step_by_step(GAME, names, twin, mine)
            assert told == truth
            differing += GAME.write(other) != GAME.write(state)
    assert differing > 4 * seats, "the tables were to differ"


def test_the_comparison_would_see_a_leak() -> None:
    """The same comparison through other eyes fails: it is not blind."""
    names = ["P0", "P1"]
    seed, rng = seed_from("not blind"), Random(1)
    answers = played(names, seed, 10, rng)
    truth, state = step_by_step(GAME, names, answers, [1])
    twin = exchanged(answers, hidden_from(state, 0), rng)
    told, _ = step_by_step(GAME, names, twin, [1])
    assert told != truth


def own_leaders(page: Page, seat: int) -> set[str]:
    player = page.update["state"]["players"][seat - 1]
    return {*player["leaders"], *player["rejected"]} - {"?"}


def shown_leaders(page: Page, seat: int) -> set[str]:
    player = page.update["state"]["players"][seat - 1]
    standing = player["standing"] or [""] * len(player["leaders"])
    return {x for x, s in zip(player["leaders"], standing, strict=True) if s == "played"}


@pytest.mark.parametrize("number", range(3))
def test_no_frame_names_a_leader_before_its_holder_shows_it(house: House, number: int) -> None:
    people = [Person(house, f"Player {i}") for i in range(3)]
    table = people[0].make("me", "open", "open")
    for i in (1, 2):
        people[i].sit(table, i + 1)

    async def watch() -> None:
        rng = Random(number)
        pages = [await person.page(table).__aenter__() for person in people]
        onlooker = await Page(house, table).__aenter__()
        everybody = [*pages, onlooker]
        mine = [own_leaders(page, i + 1) for i, page in enumerate(pages)]
        read = [0] * 4
        while not pages[0].over:
            await play(everybody, rng, most=1)
            ply = max(page.ply for page in everybody)
            for page in everybody:
                await page.until(lambda page=page, ply=ply: page.ply >= ply)  # type: ignore[misc]
            if pages[0].over:
                break
            if rng.random() < 0.08:
                await ask_for_more(rng.choice(pages), rng)
            shown = set().union(*(shown_leaders(page, i + 1) for i, page in enumerate(pages)))
            for i, page in enumerate(everybody):
                allowed = shown | (mine[i] if i < 3 else set())
                for frame in page.frames[read[i] :]:
                    assert named(frame) <= allowed, frame
                read[i] = len(page.frames)
        for page in everybody:
            await page.__aexit__(None, None, None)

    asyncio.run(watch())


async def ask_for_more(page: Page, rng: Random) -> None:
    """Refusals and explanations must not tell either."""
    seat = page.update["seat"]
    action = rng.choice([GAME.actions.text(action) for action in GAME.actions.indices])
    for other in (1, 2, 3):
        await page.send({"type": "explain", "seat": other, "action": action})
        if other != seat or not page.asked:
            form = {"type": "answer", "ply": page.ply, "seat": other, "answers": [action]}
            await page.refusal_of(form)
        await page.refusal_of({"type": "undo", "ply": page.ply - 1, "seat": other})
    answered = len(page.pongs) + 1
    await page.send({"type": "ping", "at": 0.0})
    await page.until(lambda: len(page.pongs) == answered)
