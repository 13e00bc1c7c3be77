"""Nobody takes more than their share: requests, pages, talk, tables, and time to send something."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.connection import Request

from bottega.server import gathering, guards, limits, people, punctual, wire
from bottega.server.devices import UNKNOWN
from bottega.server.guards import COOKIE, KNOWN, REQUESTS, guard_rate
from bottega.server.limits import Limit, Places, household, scale_address_limits
from bottega.server.lobby import list_tables
from bottega.server.people import hashed
from bottega.server.pubsub import PubSub
from bottega.server.refusal import Refusal
from tests.server.client import Person, refusal
from tests.server.house import House, sqlite_at
from tests.server.inside import new_table, rooms, somebody

# Requests ------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def usual_limits() -> None:
    """Whatever was served in this process before."""
    scale_address_limits(1)


def asks(cookie: str, host: str) -> Any:
    """Somebody who asks something, with a cookie, from an address."""
    headers = [(b"cookie", f"{COOKIE}={cookie}".encode())]
    scope: Any = {"type": "http", "method": "GET", "headers": headers, "client": (host, 1)}
    return Request(scope)


def passed(connections: list[Any]) -> int:
    """How many of these are let through."""
    found = 0
    refused: set[tuple[int, str]] = set()
    for connection in connections:
        try:
            guard_rate(connection, list_tables)
            found += 1
        except Refusal as problem:
            refused.add((problem.status, problem.code))
    assert refused <= {(429, "too-often")}
    return found


def test_invented_sessions_are_counted_as_one_address_and_never_kept() -> None:
    before = len(KNOWN.sessions), len(REQUESTS.buckets)
    callers = [asks(f"made-up-{i % 200}" + "x" * 5_000, "10.1.0.1") for i in range(4_000)]
    assert passed(callers) < 1_000
    assert (len(KNOWN.sessions), len(REQUESTS.buckets)) == before


def test_a_verified_session_is_not_slowed_down_by_strangers_at_its_address() -> None:
    passed([asks(f"made-up-{i}", "10.1.0.2") for i in range(1_000)])
    KNOWN.add(hashed("a token of ours"))
    assert passed([asks("a token of ours", "10.1.0.2") for _ in range(100)]) == 100


def test_many_sessions_of_one_address_have_a_limit_together() -> None:
    for number in range(100):
        KNOWN.add(hashed(f"session {number}"))
    callers = [asks(f"session {i % 100}", "10.1.0.3") for i in range(6_000)]
    assert passed(callers) < 3_000


def test_a_club_at_one_address_opens_its_pages_at_once() -> None:
    """Thirty people, each with a page and what belongs to it."""
    for number in range(30):
        KNOWN.add(hashed(f"member {number}"))
    assert passed([asks(f"member {i % 30}", "10.1.0.4") for i in range(30 * 40)]) == 30 * 40


def test_as_many_callers_are_known_as_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KNOWN", 10)
    limit = Limit(1, 0)
    assert limit.allows("first")
    for number in range(100):
        limit.allows("first")
        limit.allows(f"caller {number}")
    assert len(limit.buckets) == 10
    assert not limit.allows("first"), "whoever keeps asking is not forgotten"


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_counted_as_one(host: str, counted: str) -> None:
    assert household(host) == counted


# Pages ---------------------------------------------------------------------------------------


def inside(tmp_path: Path, story: Callable[[Any], Any]) -> None:
    async def told() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            await story(house)

    asyncio.run(told())


def test_a_person_a_table_and_an_address_have_so_many_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "MOST_OF_A_PERSON", 2)
    monkeypatch.setattr(gathering, "MOST_ONLOOKERS", 3)
    monkeypatch.setattr(gathering, "MOST_THERE", 5)

    async def story(house: Any) -> None:
        host = await somebody(house)
        table = await new_table(house, host, "me", "me")
        enter = house.gatherings.enter
        first = await enter("1", table, host, "here")
        await enter("2", table, host, "here")
        with pytest.raises(Refusal, match="close some"):
            await enter("3", table, host, "here")
        for number in (4, 5, 6):
            await enter(str(number), table, None, "here")
        with pytest.raises(Refusal, match="at your address"):
            await enter("7", table, None, "here")
        with pytest.raises(Refusal, match="looking on"):
            await enter("8", table, None, "there")
        house.gatherings.leave(first)
        await enter("9", table, host, "there")  # whoever plays has a place at a full table

    inside(tmp_path, story)


def test_all_pages_of_a_table_share_one_reading(tmp_path: Path) -> None:
    async def story(house: Any) -> None:
        table = await new_table(house, await somebody(house), "me", "open")
        await house.gatherings.enter("1", table, None, "here")
        subscription = house.store.pubsub.subscribe(table)
        look = house.gatherings.look
        first, *others = await asyncio.gather(*(look(table) for _ in range(100)))
        assert all(other is first for other in others)
        assert first.shown_to(None)[1] is first.shown_to("a stranger")[1], "one message for all"
        await house.sit(table, await somebody(house), wire.Sit(2))
        assert (await look(table)).row.status == "playing", "after news it is read again"
        house.store.pubsub.unsubscribe(subscription)

    inside(tmp_path, story)


def test_news_of_who_is_there_come_a_few_times_a_second_and_the_last_is_not_lost() -> None:
    async def story() -> tuple[int, int]:
        pubsub, heard = PubSub(), 0
        subscription = pubsub.subscribe("a table")
        end = time.monotonic() + 0.6
        published = 0
        while time.monotonic() < end:
            pubsub.publish("a table", "table")
            published += 1
            heard += bool(subscription.take())
            await asyncio.sleep(0.002)
        pubsub.publish("a table", "table")
        await asyncio.sleep(0.3)
        assert subscription.take() == {"table"}
        return heard, published

    heard, published = asyncio.run(story())
    assert published > 50
    assert heard <= 4


def test_moves_and_talk_are_told_at_once() -> None:
    async def story() -> None:
        pubsub = PubSub()
        subscription = pubsub.subscribe("a table")
        for _ in range(2):
            pubsub.publish("a table", "table")
            pubsub.publish("a table", "move")
            pubsub.publish("a table", "chat")
            assert {"move", "chat"} <= subscription.take()

    asyncio.run(story())


def test_those_who_only_look_on_come_and_go_unheard(tmp_path: Path) -> None:
    async def story(house: Any) -> None:
        player, onlooker = await somebody(house), await somebody(house)
        table = await new_table(house, player, "me", "open")
        subscription = house.store.pubsub.subscribe(table)
        await house.store.arrive("1", table, onlooker.id)
        await house.store.depart("1", table, onlooker.id)
        assert subscription.take() == set()
        await house.store.arrive("2", table, player.id)
        assert subscription.take() == {"table"}
        house.store.pubsub.unsubscribe(subscription)

    inside(tmp_path, story)


def test_places_are_forgotten_when_they_are_free() -> None:
    places = Places(1)
    places.take("somebody")
    assert places.full("somebody")
    places.free("somebody")
    assert not places.full("somebody")
    assert not places.taken


# Talk ----------------------------------------------------------------------------------------


def test_a_stranger_does_not_talk_at_a_table_by_invitation(house: House, anna: Person) -> None:
    table, invite = anna.make_with_invite("me", "open", public=False)
    stranger = Person(house, "Stranger")

    async def talk() -> None:
        async with anna.page(table) as page, stranger.page(table) as other:
            hello = {"type": "say", "text": "hello"}
            assert await other.refusal_of(hello) == "not-invited"
            assert await other.refusal_of({**hello, "invite": "invented"}) == "not-invited"
            await other.send({**hello, "invite": invite})
            await page.until(lambda: len(page.chat) == 1)
            await page.send({"type": "say", "text": "just us"})
            await page.until(lambda: len(page.chat) == 2)
            assert [line["text"] for line in page.chat] == ["hello", "just us"]

    asyncio.run(talk())


def test_whoever_talks_without_end_must_wait_on_all_their_pages(anna: Person) -> None:
    table = anna.make("me", "me")

    async def talk() -> None:
        async with anna.page(table) as one, anna.page(table) as other:
            for number in range(20):
                await one.send({"type": "say", "text": f"{number}"})
                await other.send({"type": "say", "text": f"{number}"})
            for page in (one, other):
                await page.until(lambda page=page: len(page.chat) >= 30 and page.refused)  # type: ignore[misc]
            assert len(one.chat) <= 32
            codes = {refused["code"] for refused in [*one.refused, *other.refused]}
            assert codes == {"too-often"}

    asyncio.run(talk())


# Tables --------------------------------------------------------------------------------------


def test_a_person_makes_so_many_tables_at_once(house: House) -> None:
    person = Person(house)
    body = {"game": "masters", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answers = [person.post("/api/tables", body) for _ in range(70)]
    refused = {refusal(answer) for answer in answers if not answer.is_success}
    assert refused == {(429, "too-many-tables")}
    assert sum(answer.is_success for answer in answers) >= 60


def test_only_bots_play_at_so_many_tables_of_one_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.server.rooms.MOST_BOT_TABLES", 2)

    async def story(house: Any) -> None:
        house.matches.pause = 60  # so that none of them is finished
        person, other = await somebody(house), await somebody(house)
        for _ in range(2):
            await new_table(house, person, "random", "random")
        for seats in (["random", "random"], ["me", "random"]):
            with pytest.raises(Refusal, match="let them finish"):
                await new_table(house, person, *seats)
        left_alone = await new_table(house, other, "me", "random")
        await new_table(house, other, "random", "random")
        await house.store.set_stand_in(left_alone, 0, True)
        with pytest.raises(Refusal, match="let them finish"):
            await new_table(house, other, "me", "random")

    inside(tmp_path, story)


def test_a_stranger_takes_one_seat_of_a_listed_table(tmp_path: Path) -> None:
    async def story(house: Any) -> None:
        host, stranger = await somebody(house), await somebody(house)
        table = await new_table(house, host, "me", "open", "open", "open")
        sitting = [house.sit(table, stranger, wire.Sit(seat)) for seat in (2, 3)]
        first, second = await asyncio.gather(*sitting, return_exceptions=True)
        found = first or second
        assert isinstance(found, Refusal)
        assert found.code == "one-seat"
        assert len(await house.my_seats(table, stranger)) == 1
        [free] = [seat + 1 for seat in (1, 2) if seat not in await house.my_seats(table, stranger)]
        await house.sit(table, host, wire.Sit(free))
        assert len(await house.my_seats(table, host)) == 2, "whoever made it seats guests"

    inside(tmp_path, story)


def test_whoever_has_the_link_seats_a_guest(tmp_path: Path) -> None:
    async def story(house: Any) -> None:
        host, friend = await somebody(house), await somebody(house)
        plans = [wire.SeatPlan("me"), wire.SeatPlan("open"), wire.SeatPlan("open")]
        made = await house.create(host, wire.NewTable("masters", plans))
        for seat in (2, 3):
            await house.sit(made.id, friend, wire.Sit(seat, invite=made.invite))
        assert len(await house.my_seats(made.id, friend)) == 2

    inside(tmp_path, story)


def test_limits_are_read_where_they_are_documented() -> None:
    """The page for hosts names the numbers that the code has."""
    page = (Path(__file__).parents[2] / "docs" / "host.md").read_text()
    for limit in (guards.REQUESTS, guards.EVERYBODY_THERE, guards.STRANGERS, guards.TABLES):
        size = limit.usual[0] if isinstance(limit, limits.AddressLimit) else limit.size
        assert f"{size:,.0f}" in page
    for number in (
        gathering.MOST_OF_A_PERSON,
        gathering.MOST_ONLOOKERS,
        gathering.MOST_THERE,
        punctual.MOST_CONNECTIONS,
    ):
        assert f" {number} " in page


def test_the_passwords_of_an_account_cannot_be_tried_without_end_from_many_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever they come from; right ones are not counted, and another account is not concerned."""
    secret = "correct horse battery"
    monkeypatch.setattr(people, "TRIES", Limit(3, 0))

    async def told() -> None:
        async with rooms(sqlite_at(tmp_path / "house.db")) as house:
            for name in ("Anna", "Bruno"):
                guest, _ = await house.people.welcome("a guest")
                await house.people.register(guest, name, secret, UNKNOWN)

            async def code(name: str, password: str) -> str:
                try:
                    await house.people.log_in(name, password, UNKNOWN, None)
                except Refusal as refusal:
                    return refusal.code
                return "in"

            assert [await code("Anna", secret) for _ in range(5)] == ["in"] * 5
            tried = await asyncio.gather(*(code("Anna", f"guess {i}") for i in range(5)))
            assert sorted(tried) == ["too-often"] * 2 + ["wrong-password"] * 3
            assert await code("Anna", secret) == "too-often"
            assert await code("Bruno", secret) == "in"

    asyncio.run(told())
