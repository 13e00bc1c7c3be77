"""Several answers in one message: one decision as its player saw it, kept whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bottega.server import wire
from bottega.server.live_match import LiveMatch
from bottega.server.presenters.match import foreseen, update
from bottega.server.refusal import Refusal
from bottega.server.rooms import Rooms
from tests.server.client import Page, Person
from tests.server.house import House, sqlite_at
from tests.server.inside import new_table, rooms, somebody


@asynccontextmanager
async def first_turn(tmp_path: Path) -> AsyncIterator[tuple[Rooms, LiveMatch]]:
    """Masters for two at the start of the first turn, everybody around one screen."""
    async with rooms(sqlite_at(tmp_path / "x.db")) as house:
        table = await new_table(house, await somebody(house), "me", "me")
        live = await house.matches.open(table)
        await live.give(house.store, 0, live.plies, ["keep 1 2"])
        await live.give(house.store, 1, live.plies, ["keep 1 2", "choose coin"])
        assert live.match.legal(0)[0] == "market row 1"
        yield house, live


def stored(live: LiveMatch) -> list[str]:
    """A line of the market with goods in it and all of them put away, answer by answer."""
    for line in [text for text in live.match.legal(0) if text.startswith("market")]:
        trial, answers = live.match.clone(), [line]
        trial.play(line)
        while trial.legal() == ["store", "discard"]:
            answers.append("store")
            trial.play("store")
        if len(answers) > 2 and "end turn" in trial.legal():
            return answers
    raise AssertionError("no line of the market has two goods")


async def refused(house: Rooms, live: LiveMatch, seat: int, answers: list[str]) -> Refusal:
    """Why a decision is refused; nothing of it may be kept."""
    before = live.match.clone(), live.plies, await house.store.answers_from(live.id, 0)
    with pytest.raises(Refusal) as refusal:
        await live.give(house.store, seat, live.plies, answers)
    assert (live.match, live.plies, await house.store.answers_from(live.id, 0)) == before
    return refusal.value


def test_answers_sent_together_lead_where_they_lead_one_by_one(tmp_path: Path) -> None:
    async def decide() -> None:
        async with first_turn(tmp_path) as (house, live):
            before, answers = live.plies, stored(live)
            alone = live.match.clone()
            for text in answers:
                alone.play(text)
            await live.give(house.store, 0, before, answers)
            assert live.match == alone
            rows = await house.store.answers_from(live.id, before)
            assert [row.answer for row in rows] == answers
            fresh = await house.matches.build(live.id)
            await fresh.catch_up(house.store)
            (shown, _), (same, _) = (update(match, [0], "en", None) for match in (fresh, live))
            assert shown == same

    asyncio.run(decide())


def test_what_was_sent_together_is_told_as_one_change_in_its_order(tmp_path: Path) -> None:
    async def decide() -> None:
        async with first_turn(tmp_path) as (house, live):
            _, had = update(live, [1], "en", None)
            answers = stored(live)
            await live.give(house.store, 0, live.plies, answers)
            change, _ = update(live, [1], "en", had)
            assert change.base == had.ply
            assert change.ply == had.ply + len(answers)
            told = [event["event"] for event in change.events]
            assert told[0] == "line taken"
            plies = [line.ply for line in change.log]
            assert plies[0] == had.ply + 1
            assert plies == sorted(plies)

    asyncio.run(decide())


@pytest.mark.parametrize(
    ("last", "code"), [("pay 3", "illegal"), ("dance", "unreadable"), ("keep 1 2", "illegal")]
)
def test_one_answer_that_is_not_possible_undoes_all(tmp_path: Path, last: str, code: str) -> None:
    async def decide() -> None:
        async with first_turn(tmp_path) as (house, live):
            answers = [*stored(live), last]
            refusal = await refused(house, live, 0, answers)
            assert (refusal.code, refusal.answer) == (code, len(answers))
            assert refusal.message.startswith(f"answer {len(answers)} of {len(answers)}, '{last}'")

    asyncio.run(decide())


def test_a_refused_decision_leaves_the_others_what_they_could_take_back(tmp_path: Path) -> None:
    async def decide() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            live = await house.matches.open(table)
            await live.give(house.store, 0, live.plies, ["keep 1 2"])
            await refused(house, live, 1, ["keep 1 2", "dance"])
            assert live.can_undo(0)

    asyncio.run(decide())


def test_a_decision_ends_where_somebody_else_is_asked(tmp_path: Path) -> None:
    async def decide() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            live = await house.matches.open(table)
            refusal = await refused(house, live, 0, ["keep 1 2", "market row 1"])
            assert (refusal.code, refusal.answer) == ("not-asked", 2)

    asyncio.run(decide())


def test_nobody_looks_ahead_by_sending_something_impossible_after_a_draw(tmp_path: Path) -> None:
    """Alone against Lorenzo, the end of a turn draws his next token."""

    async def decide() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            table = await new_table(house, await somebody(house), "me")
            live = await house.matches.open(table)
            await live.give(house.store, 0, live.plies, ["keep 1 2"])
            answers = [*stored(live), "end turn"]
            refusal = await refused(house, live, 0, [*answers, "dance"])
            assert (refusal.code, refusal.answer) == ("not-together", len(answers))
            refusal = await refused(house, live, 0, [*answers, "market row 1"])
            assert refusal.code == "not-together"
            await live.give(house.store, 0, live.plies, answers)
            assert live.match.draws > 0

    asyncio.run(decide())


def test_undo_goes_back_one_decision(tmp_path: Path) -> None:
    async def decide() -> None:
        async with first_turn(tmp_path) as (house, live):
            start = live.match.clone()
            await live.give(house.store, 0, live.plies, stored(live))
            between, ply = live.match.clone(), live.plies
            await live.give(house.store, 0, live.plies, ["discard leader 1", "discard leader 2"])
            await live.take_back(house.store, 0, live.plies)
            assert live.match == between
            assert live.plies == ply + 4, "two answers and two that take them back"
            await live.take_back(house.store, 0, live.plies)
            assert live.match == start
            assert not live.can_undo(0)

    asyncio.run(decide())


def test_a_house_that_reads_the_rows_takes_the_same_decision_back(tmp_path: Path) -> None:
    async def decide() -> None:
        async with first_turn(tmp_path) as (house, live):
            start = live.match.clone()
            await live.give(house.store, 0, live.plies, stored(live))
            fresh = await house.matches.build(live.id)
            await fresh.catch_up(house.store)
            await fresh.take_back(house.store, 0, fresh.plies)
            assert fresh.match == start
            await live.catch_up(house.store)
            assert live.match == start
            assert live.decided == fresh.decided

    asyncio.run(decide())


def test_a_decision_that_showed_something_is_not_taken_back(tmp_path: Path) -> None:
    async def decide() -> None:
        async with first_turn(tmp_path) as (house, live):
            await live.give(house.store, 0, live.plies, [*stored(live), "end turn"])
            assert not live.can_undo(0)
            with pytest.raises(Refusal) as refusal:
                await live.take_back(house.store, 0, live.plies)
            assert refusal.value.code == "no-undo"

    asyncio.run(decide())


def test_a_page_sends_a_decision_and_everybody_hears_of_it_once(
    house: House, anna: Person, bruno: Person
) -> None:
    table = anna.make("me", "open")
    bruno.sit(table, 2)

    async def decide() -> None:
        async with anna.page(table) as a, bruno.page(table) as b, Page(house, table) as o:
            await a.answer("keep 1 2")
            for page in (b, o):
                await page.until(lambda page=page: page.ply == a.ply)  # type: ignore[misc]
            form = {"type": "answer", "ply": b.ply, "seat": 2}
            wrong = {**form, "answers": ["keep 1 2", "choose gold"]}
            assert await b.refusal_of(wrong) == "unreadable"
            assert b.refused[-1]["answer"] == 2
            ply = b.ply
            await b.send({**form, "answers": ["keep 1 2", "choose coin"]})
            for page in (a, b, o):
                await page.until(lambda page=page: page.ply == ply + 2)  # type: ignore[misc]
            heard = [frame for frame in o.frames if f'"base":{ply},' in frame]
            assert len(heard) == 1
            assert a.options()[0] == "market row 1"
            await a.send({"type": "look", "ply": a.ply, "seat": 1, "answers": ["market row 1"]})
            await a.until(lambda: len(a.foreseen) == 1)
            assert a.foreseen[0]["answers"] == ["market row 1"]
            assert a.foreseen[0]["question"]["seat"] == 1
            assert a.ply == ply + 2, "nothing of it counts"

    asyncio.run(decide())


# Looking ahead ---------------------------------------------------------------------------------


def test_looking_ahead_shows_the_question_that_answering_would_put(tmp_path: Path) -> None:
    async def decide() -> None:
        async with first_turn(tmp_path) as (house, live):
            before = live.match.clone()
            answers = stored(live)[:-1]
            after = await live.look_ahead(house.store, 0, live.plies, answers)
            ahead = foreseen(live, after, 0, wire.LookAhead(live.plies, 1, answers), "en")
            assert live.match == before
            await live.give(house.store, 0, live.plies, answers)
            now, _ = update(live, [0], "en", None)
            assert [ahead.question] == now.asked
            assert ahead.derived == now.derived

    asyncio.run(decide())


def test_nobody_looks_further_than_they_could_take_back(tmp_path: Path) -> None:
    async def decide() -> None:
        async with first_turn(tmp_path) as (house, live):
            before, answers = live.match.clone(), [*stored(live), "end turn"]
            after = await live.look_ahead(house.store, 0, live.plies, answers)
            asked = wire.LookAhead(live.plies, 1, answers)
            assert foreseen(live, after, 0, asked, "en").question is None
            with pytest.raises(Refusal) as refusal:
                await live.look_ahead(house.store, 0, live.plies, [*answers, "dance"])
            assert (refusal.value.code, refusal.value.answer) == ("not-together", len(answers))
            assert live.match == before

    asyncio.run(decide())
