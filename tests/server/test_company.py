"""Around the moves: undo, hot-seat, bots, chat, presence and explanations over the websocket."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from random import Random

import pytest

from tests.server.client import Page, Person, play
from tests.server.house import House


@pytest.fixture
def table(anna: Person, bruno: Person) -> str:
    table = anna.make("me", "open")
    bruno.sit(table, 2)
    return table


def test_an_answer_can_be_taken_back_by_its_giver_only(
    house: House, anna: Person, bruno: Person, table: str
) -> None:
    async def undo() -> None:
        async with anna.page(table) as a, bruno.page(table) as b, Page(house, table) as o:
            rng = Random(1)
            while True:
                before = {page: page.knows() for page in (a, b, o)}
                await play([a, b, o], rng, most=1)
                await a.until(lambda: a.ply == b.ply)
                if a.update["can_undo"]:
                    break
            await o.until(lambda: o.ply == a.ply)
            ply = a.ply
            assert not b.update["can_undo"]
            for page, seat in ((b, 2), (b, 1), (o, 1)):
                code = await page.refusal_of({"type": "undo", "ply": ply, "seat": seat})
                assert code in ("no-undo", "not-yours", "nobody")
            await a.send({"type": "undo", "ply": ply, "seat": 1})
            for page in (a, b, o):
                await page.until(lambda page=page: page.ply == ply + 1)  # type: ignore[misc]
                for part in ("state", "asked", "waiting_for", "scores", "seat"):
                    assert page.update[part] == before[page][part], part
                assert [line["text"] for line in page.update["log"]] == [
                    line["text"] for line in before[page]["log"]
                ]
            code = await a.refusal_of({"type": "undo", "ply": ply, "seat": 1})
            assert code == "stale", "sent twice it counts once"
            await play([a, b, o], rng)
            assert a.over

    asyncio.run(undo())


def test_there_is_nothing_to_take_back_at_first_and_at_last(
    anna: Person, bruno: Person, table: str
) -> None:
    async def undo() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            assert await a.refusal_of({"type": "undo", "ply": a.ply, "seat": 1}) == "no-undo"
            await play([a, b], Random(2))
            for page, seat in ((a, 1), (b, 2)):
                assert not page.update["can_undo"]
                form = {"type": "undo", "ply": page.ply, "seat": seat}
                assert await page.refusal_of(form) == "no-undo"
                answer = {"type": "answer", "ply": page.ply, "seat": seat, "answers": ["keep 1 2"]}
                assert await page.refusal_of(answer) == "not-asked"

    asyncio.run(undo())


def test_a_hot_seat_page_sees_through_the_eyes_of_whoever_is_asked(anna: Person) -> None:
    table = anna.make("me", "me")

    async def pass_round() -> None:
        eyes = set()
        async with anna.page(table) as page:
            for _ in range(500):
                if page.over:
                    break
                seat = page.update["seat"]
                eyes.add(seat)
                assert page.asked[0]["seat"] == seat
                other = page.update["state"]["players"][2 - seat]
                for place, leader in enumerate(other["leaders"]):
                    assert leader == "?" or other["standing"][place] == "played"
                question = page.asked[0]
                rng = Random(page.ply)
                await page.answer(rng.choice(question["options"])["action"], question["seat"])
            assert page.over
        assert eyes == {1, 2}

    asyncio.run(pass_round())


def test_bots_play_their_seats_to_the_end(anna: Person) -> None:
    table = anna.make("me", "greedy", "random")

    async def against_bots() -> None:
        async with anna.page(table) as page:
            await play([page], Random(3))
            result = page.update["result"]
            await page.until(lambda: page.table["status"] == "over")
            assert len(result["scores"]) == 3
            assert result["winners"] == page.table["winners"]
            assert result["commitment"] == page.table["commitment"]
            assert [len(line["points"]) for line in result["lines"]] == [3] * len(result["lines"])
            assert [sum(line["points"][i] for line in result["lines"]) for i in range(3)] == result[
                "scores"
            ]

    asyncio.run(against_bots())


def test_what_is_said_reaches_everybody_and_those_who_come_later(
    house: House, anna: Person, bruno: Person, table: str
) -> None:
    carla = Person(house, "Carla")

    async def talk() -> None:
        async with anna.page(table) as a, bruno.page(table) as b, carla.page(table) as c:
            await a.send({"type": "say", "text": "  Buona fortuna!  "})
            await b.until(lambda: len(b.chat) == 1)
            await c.send({"type": "say", "text": "<b>&amp; 🎲</b>\nsecond line"})
            for page in (a, b, c):
                await page.until(lambda page=page: len(page.chat) == 2)  # type: ignore[misc]
                said = [(line["name"], line["seat"], line["text"]) for line in page.chat]
                assert said == [
                    ("Anna", 1, "Buona fortuna!"),
                    ("Carla", None, "<b>&amp; 🎲</b>\nsecond line"),
                ]
            async with Page(house, table) as late:
                assert late.chat == a.chat
            ply = a.ply
            await asyncio.gather(
                *(page.send({"type": "say", "text": f"{i}"}) for i in range(10) for page in (a, b))
            )
            await c.until(lambda: len(c.chat) == 22)
            assert a.ply == ply

    asyncio.run(talk())


def test_whoever_says_something_without_greeting_is_known_all_the_same(
    anna: Person, table: str
) -> None:
    async def talk() -> None:
        async with anna.page(table, greet=False) as silent, anna.page(table) as page:
            await silent.send({"type": "say", "text": "first words"})
            await page.until(lambda: len(page.chat) == 1)
            assert page.chat[0]["text"] == "first words"
            assert not [f for f in silent.frames if '"update"' in f]

    asyncio.run(talk())


def test_presence_is_shown_as_people_come_and_go(
    house: House, anna: Person, bruno: Person, table: str
) -> None:
    def online(page: Page) -> list[bool]:
        return [seat["online"] for seat in page.table["seats"]]

    async def come_and_go() -> None:
        async with anna.page(table) as a:
            await a.until(lambda: online(a) == [True, False])
            async with bruno.page(table), Page(house, table):
                await a.until(lambda: online(a) == [True, True])
                async with bruno.page(table):
                    pass
                assert online(a) == [True, True], "one of his two pages is still open"
            await a.until(lambda: online(a) == [True, False])
            heard = [json.loads(frame) for frame in a.frames]
            tables = [message["table"] for message in heard if message["type"] == "table"]
            assert all(news["seats"][0]["online"] for news in tables), (
                "nobody is away to themselves"
            )
        shown = anna.table(table)["seats"]
        assert not shown[1]["online"]

    asyncio.run(come_and_go())


def test_every_option_can_be_explained_to_whom_it_is_offered(
    anna: Person, bruno: Person, table: str
) -> None:
    async def ask() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            await play([a, b], Random(4), most=15)
            page = a if a.asked else b
            question = page.asked[0]
            for option in question["options"][:20]:
                form = {"type": "explain", "seat": question["seat"], "action": option["action"]}
                await page.send(form)
            asked = min(20, len(question["options"]))
            await page.until(lambda: len(page.explained) == asked)
            assert [e["action"] for e in page.explained] == page.options()[:asked]
            assert all(isinstance(e["text"], str) for e in page.explained)
            other, seat = (b, 2) if page is a else (a, 1)
            form = {"type": "explain", "seat": seat, "action": page.options()[0]}
            assert await other.refusal_of(form) == "not-asked"

    asyncio.run(ask())


def test_those_who_talk_at_the_same_time_are_all_heard(house: House, table: str) -> None:
    people = [Person(house) for _ in range(6)]

    async def talk(page: Page) -> None:
        for i in range(15):
            await page.send({"type": "say", "text": f"{i}"})
            await asyncio.sleep(0.002)

    async def all_at_once() -> None:
        async with AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(one.page(table)) for one in people]
            await asyncio.gather(*(talk(page) for page in pages))
            for page in pages:
                with suppress(TimeoutError):
                    await page.until(lambda page=page: len(page.chat) >= 90, 4)  # type: ignore[misc]
            assert [page.closed for page in pages] == [None] * 6, "nobody is thrown out"
            assert [len(page.chat) for page in pages] == [90] * 6

    asyncio.run(all_at_once())


def test_somebody_who_greets_while_others_talk_misses_nothing(
    anna: Person, bruno: Person, table: str
) -> None:
    """News that come in the middle of a greeting are told when it is over."""

    async def late(number: int) -> Page:
        await asyncio.sleep(number * 0.01)
        return await bruno.page(table).__aenter__()

    async def talk(page: Page) -> None:
        for i in range(10):
            await page.send({"type": "say", "text": f"{i}"})
            await asyncio.sleep(0.025)

    async def crowd(said: int) -> None:
        async with anna.page(table) as a:
            talking = asyncio.create_task(talk(a))
            pages = await asyncio.gather(*(late(i) for i in range(25)))
            await talking
            await a.until(lambda: len(a.chat) == said)
            for page in pages:
                with suppress(TimeoutError):
                    await page.until(lambda page=page: len(page.chat) >= said, 2)  # type: ignore[misc]
            heard = [len(page.chat) for page in pages]
            await asyncio.gather(*(page.__aexit__(None, None, None) for page in pages))
            assert heard == [said] * 25

    for number in (1, 2, 3):
        asyncio.run(crowd(10 * number))
