"""Live play over the websocket: what a page is sent, and what its answers do."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from bottega.kernel.registry import find_game
from bottega.server.live_match import LiveMatch
from bottega.server.presenters.match import LOG_LINES, update
from tests.server.client import Page, Person, play
from tests.server.house import House

Run = Callable[[Coroutine[Any, Any, None]], None]
TEXTS = [find_game("masters").actions.text(a) for a in find_game("masters").actions.indices]


@pytest.fixture
def table(anna: Person, bruno: Person) -> str:
    """Anna and Bruno at the start of a game."""
    table = anna.make("me", "open")
    bruno.sit(table, 2)
    return table


async def first_turn(*pages: Page) -> None:
    """Play until one question is open, to one seat."""
    await play(pages, Random(1), until=lambda: len(pages[0].update["waiting_for"]) == 1, most=20)


# What a page is sent -----------------------------------------------------------------------


def test_a_page_is_first_sent_the_whole_table_as_its_seat_may_know_it(
    anna: Person, bruno: Person, table: str
) -> None:
    async def look() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            for seat, page in enumerate((a, b)):
                update = page.update
                assert update["base"] is None
                assert update["seat"] == seat + 1
                assert update["waiting_for"] == [1, 2]
                assert [question["seat"] for question in update["asked"]] == [seat + 1]
                assert update["asked"][0]["prompt"]
                assert all(option["label"] for option in update["asked"][0]["options"])
                assert update["log"]
                assert update["result"] is None
                players = update["state"]["players"]
                assert set(players[1 - seat]["leaders"]) == {"?"}
                assert "?" not in players[seat]["leaders"]

    asyncio.run(look())


def test_an_onlooker_sees_no_hidden_leader_and_may_answer_nothing(
    house: House, anna: Person, bruno: Person, table: str
) -> None:
    async def look() -> None:
        async with Page(house, table) as page, anna.page(table) as a, bruno.page(table) as b:
            assert page.update["seat"] is None
            assert not any(seat["you"] for seat in page.table["seats"])
            for _ in range(30):
                assert page.asked == []
                assert not page.update["can_undo"]
                for player in page.update["state"]["players"]:
                    for place, leader in enumerate(player["leaders"]):
                        played = player["standing"] and player["standing"][place] == "played"
                        assert leader == "?" or played
                    assert set(player["rejected"]) <= {"?"}
                await play([page, a, b], Random(page.ply), most=1)
                await page.until(lambda: page.ply == max(a.ply, b.ply))

    asyncio.run(look())


def test_changes_add_up_to_what_a_newcomer_is_sent(
    house: House, anna: Person, bruno: Person, table: str
) -> None:
    async def watch() -> None:
        rng = Random(2)
        async with anna.page(table) as a, bruno.page(table) as b, Page(house, table) as o:
            for move in range(400):
                if move % 4 == 0 or a.over:
                    async with anna.page(table) as x, bruno.page(table) as y:
                        assert a.knows() == x.knows()
                        assert b.knows() == y.knows()
                if move % 5 == 0 or a.over:
                    async with Page(house, table) as z:
                        assert o.knows() == z.knows()
                if a.over:
                    break
                if a.update["can_undo"] and rng.random() < 0.3:
                    await a.take_back(1)
                else:
                    await play([a, b, o], rng, most=1)
                ply = max(a.ply, b.ply)
                for page in (a, b, o):
                    await page.until(lambda page=page, ply=ply: page.ply >= ply)  # type: ignore[misc]
            assert a.over
            assert b.over
            assert o.over
            sizes = [len(frame) for frame in a.frames if '"base":' in frame]
            assert sorted(sizes)[len(sizes) // 2] < len(a.frames[2]), "most moves are small"

    asyncio.run(watch())


def test_events_tell_what_happened_once(anna: Person, bruno: Person, table: str) -> None:
    async def watch() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            assert a.update["events"] == []
            await first_turn(a, b)
            await play([a, b], Random(3), most=6)
            before = len(a.frames)
            await play([a, b], Random(4), most=1)
            assert all(event["event"] for event in a.update["events"])
            assert len([f for f in a.frames[before:] if '"type":"update"' in f]) == 1

    asyncio.run(watch())


def test_a_page_that_comes_in_the_middle_of_a_turn_is_told_what_it_missed(
    anna: Person, bruno: Person, table: str
) -> None:
    async def arrive() -> None:
        heard: list[Any] = []
        async with anna.page(table) as a, bruno.page(table) as b:
            for move in range(40):
                await play([a, b], Random(move), most=1)
                await a.until(lambda: a.ply == b.ply)
                if a.update["base"] is not None:
                    heard += a.update["events"]
                turns = [i for i, told in enumerate(heard) if told["event"] == "turn began"]
                async with anna.page(table) as fresh:
                    assert fresh.update["events"] == (heard[turns[-1] :] if turns else [])
        assert len(turns) > 3

    asyncio.run(arrive())


def test_a_newcomer_to_a_long_game_counts_turns_as_everybody_does() -> None:
    game, rng = find_game("lorenzo"), Random(3)
    names = ["Anna", "Bruno", "Carla", "Dario"]
    table = LiveMatch("long", game, {}, names, bytes(32))
    while not table.match.over:
        question = rng.choice(table.match.questions)
        table.match.answer(question.seat, rng.choice(question.options))
        table.mark_log()
    newcomer, _ = update(table, [0], "en", None)
    all_turns = sum(game.events[event[0]].turn for event in table.match.log)
    assert len(newcomer.log) <= LOG_LINES < len(table.match.log)
    assert newcomer.turns_before + sum(line.turn for line in newcomer.log) == all_turns


def test_a_page_resumes_with_the_ply_it_has(anna: Person, bruno: Person, table: str) -> None:
    async def resume() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            await play([a, b], Random(5), most=12)
            updates = sum('"type":"update"' in frame for frame in a.frames)
            await a.send({"type": "hello", "ply": a.ply})
            await a.send({"type": "ping", "at": 1.0})
            await a.until(lambda: a.pongs)
            assert sum('"type":"update"' in frame for frame in a.frames) == updates
            await a.send({"type": "hello", "ply": 0})
            await a.until(lambda: sum('"type":"update"' in f for f in a.frames) > updates)
            assert a.update["base"] is None
            for ply in (a.ply, a.ply - 3, 0, a.ply + 1000):
                async with anna.page(table, ply=ply) as again:
                    assert again.knows() == a.knows()
            await play([a, b], Random(6), most=5)

    asyncio.run(resume())


def test_a_waiting_table_becomes_a_game_before_the_eyes_of_its_pages(
    anna: Person, bruno: Person
) -> None:
    table = anna.make("me", "open")

    async def wait() -> None:
        async with anna.page(table) as page:
            assert page.table["status"] == "waiting"
            assert page.update is None
            answer = {"type": "answer", "ply": 0, "seat": 1, "answers": ["keep 1 2"]}
            assert await page.refusal_of(answer) == "not-started"
            bruno.sit(table, 2)
            await page.until(lambda: page.update is not None)
            assert page.table["status"] == "playing"
            assert page.asked

    asyncio.run(wait())


def test_a_page_speaks_the_language_it_asks_for(anna: Person, table: str) -> None:
    async def look() -> None:
        async with anna.page(table) as en, anna.page(table, lang="it") as it:
            assert en.asked[0]["prompt"] != it.asked[0]["prompt"]
            assert en.options() == it.options()
            assert en.update["log"][0]["text"] != it.update["log"][0]["text"]
            assert en.update["state"] == it.update["state"]
        async with anna.page(table, lang="tlh") as page:
            assert page.asked[0]["prompt"] == en.asked[0]["prompt"]

    asyncio.run(look())


# Answers that do not count -----------------------------------------------------------------


def test_an_answer_sent_twice_counts_once(anna: Person, bruno: Person, table: str) -> None:
    async def twice() -> None:
        async with anna.page(table) as a, bruno.page(table) as b, anna.page(table) as other:
            await first_turn(a, b)
            asked = next(page for page in (a, b) if page.asked)
            person = anna if asked is a else bruno
            ply, seat = asked.ply, asked.asked[0]["seat"]
            answer = {"type": "answer", "ply": ply, "seat": seat, "answers": [asked.options()[0]]}
            await other.until(lambda: other.ply == ply)
            for _ in range(5):
                await asked.send(answer)
            await asked.until(lambda: len(asked.refused) == 4)
            assert {refused["code"] for refused in asked.refused} == {"stale"}
            await other.until(lambda: other.ply > ply)
            async with person.page(table) as fresh:
                assert fresh.knows() == asked.knows()
                played = [f for f in other.frames if f'"base":{ply},' in f]
                assert len(played) == 1

    asyncio.run(twice())


def test_an_answer_to_an_old_question_is_stale_and_brings_the_page_up_to_date(
    anna: Person, bruno: Person, table: str
) -> None:
    async def late() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            await play([a, b], Random(7), most=10)
            before = a.knows()
            for ply in (0, a.ply - 1, a.ply + 1, 1_000_000):
                answer = {"type": "answer", "ply": ply, "seat": 1, "answers": ["keep 1 2"]}
                assert await a.refusal_of(answer) == "stale"
                assert a.refused[-1]["ply"] == a.ply
                undo = {"type": "undo", "ply": ply, "seat": 1}
                assert await a.refusal_of(undo) == "stale"
            async with anna.page(table) as fresh:
                assert fresh.knows() == before

    asyncio.run(late())


def test_only_the_holder_of_a_seat_answers_for_it(
    house: House, anna: Person, bruno: Person, table: str
) -> None:
    carla = Person(house, "Carla")

    async def try_it() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            before = b.knows()
            forms: list[Any] = [
                {"type": "answer", "ply": b.ply, "seat": 2, "answers": [b.options()[0]]},
                {"type": "undo", "ply": b.ply, "seat": 2},
                {"type": "explain", "seat": 2, "action": b.options()[0]},
            ]
            async with carla.page(table) as c, Page(house, table) as nobody:
                for form in forms:
                    assert await a.refusal_of(form) == "not-yours"
                    assert await c.refusal_of(form) == "not-yours"
                    assert await nobody.refusal_of(form) == "nobody"
                assert await nobody.refusal_of({"type": "say", "text": "hello"}) == "nobody"
                assert await a.refusal_of({**forms[0], "seat": 3}) == "not-yours"
            async with bruno.page(table) as fresh:
                assert fresh.knows() == before

    asyncio.run(try_it())


def test_an_answer_out_of_turn_illegal_or_unreadable_changes_nothing(
    anna: Person, bruno: Person, table: str
) -> None:
    async def try_it() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            await first_turn(a, b)
            asked, other = (a, b) if a.asked else (b, a)
            seat = asked.asked[0]["seat"]
            before = a.knows(), b.knows()
            first = asked.options()[0]
            wrong = {"type": "answer", "ply": a.ply, "seat": 3 - seat, "answers": [first]}
            assert await other.refusal_of(wrong) == "not-asked"
            for action in [text for text in TEXTS if text not in asked.options()][:40]:
                answer = {"type": "answer", "ply": a.ply, "seat": seat, "answers": [action]}
                assert await asked.refusal_of(answer) == "illegal"
            for action in ("", "dance", "keep", "keep 1 2 3", "undo", "keep 1 \u0662"):
                answer = {"type": "answer", "ply": a.ply, "seat": seat, "answers": [action]}
                assert await asked.refusal_of(answer) == "unreadable"
                explain = {"type": "explain", "seat": seat, "action": action}
                assert await asked.refusal_of(explain) == "unreadable"
            async with anna.page(table) as x, bruno.page(table) as y:
                assert (x.knows(), y.knows()) == before

    asyncio.run(try_it())


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        '"hello"',
        "{}",
        '{"type": "dance"}',
        '{"type": 7}',
        '{"type": "hello", "ply": "3"}',
        '{"type": "hello", "ply": -1}',
        '{"type": "hello", "ply": 1e400}',
        '{"type": "hello", "as": 2}',
        '{"type": "answer", "ply": 33, "seat": 1}',
        '{"type": "answer", "ply": 33, "seat": "1", "answers": ["keep 1 2"]}',
        '{"type": "answer", "ply": 33, "seat": 0, "answers": ["keep 1 2"]}',
        '{"type": "answer", "ply": 33, "seat": 1, "answers": ["keep 1 2"], "force": true}',
        '{"type": "answer", "ply": 33, "seat": 1, "action": "keep 1 2"}',
        '{"type": "answer", "ply": 33, "seat": 1, "answers": "keep 1 2"}',
        '{"type": "answer", "ply": 33, "seat": 1, "answers": []}',
        json.dumps({"type": "answer", "ply": 33, "seat": 1, "answers": ["pass"] * 65}),
        '{"type": "answer", "ply": true, "seat": 1, "answers": ["keep 1 2"]}',
        '{"type": "say", "text": ""}',
        '{"type": "say", "text": "   "}',
        '{"type": "say", "text": "\\u0000"}',
        '{"type": "say", "text": "\\ud800"}',
        '{"type": "say", "text": "' + "x" * 501 + '"}',
        '{"type": "ping", "at": NaN}',
        "[" * 4000,
        b'{"type": "ping", "at": 1.0}',
        b"\xff\xfe",
    ],
    ids=lambda message: repr(message[:70]),
)
def test_a_message_that_cannot_be_read_is_refused_and_the_socket_stays(
    anna: Person, table: str, message: str | bytes
) -> None:
    async def try_it() -> None:
        async with anna.page(table) as page:
            before, lines = page.knows(), len(page.chat)
            assert await page.refusal_of(message) == "unreadable"
            await page.send({"type": "ping", "at": 2.5})
            await page.until(lambda: page.pongs == [2.5])
            async with anna.page(table) as fresh:
                assert fresh.knows() == before
                assert len(fresh.chat) == lines

    asyncio.run(try_it())


def test_a_message_that_is_too_large_is_refused(house: House, anna: Person, table: str) -> None:
    async def try_it() -> None:
        async with anna.page(table) as page:
            before = page.knows()
            assert await page.refusal_of('{"type": "say", "text": "' + "x" * 9000) == "too-large"
            await page.send_raw("x" * 100_000)
            await page.until(lambda: page.closed is not None)
            assert page.closed == 1009
        async with anna.page(table) as fresh:
            assert fresh.knows() == before
        assert house.healthy()

    asyncio.run(try_it())


def test_a_page_that_says_too_much_must_wait(anna: Person, table: str) -> None:
    async def flood() -> None:
        async with anna.page(table) as page:
            for at in range(300):
                await page.send({"type": "ping", "at": float(at)})
            await page.until(lambda: len(page.pongs) + len(page.refused) == 300)
            assert page.refused
            assert {refused["code"] for refused in page.refused} == {"too-often"}

    asyncio.run(flood())


def test_another_origin_and_an_unknown_table_find_the_door_closed(
    house: House, anna: Person, table: str
) -> None:
    async def knock(origin: str) -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with anna.page(table, headers={"Origin": origin}):
                pass
        assert refused.value.response.status_code == 403

    async def try_it() -> None:
        for origin in ("http://elsewhere.example", "null", "http://127.0.0.1:1", "http://["):
            await knock(origin)
        async with anna.page(table, headers={"Origin": house.url}) as page:
            assert page.asked
        async with anna.page("nonesuch") as page:
            assert [refused["code"] for refused in page.refused] == ["not-found"]
            assert page.closed == 4404

    asyncio.run(try_it())
