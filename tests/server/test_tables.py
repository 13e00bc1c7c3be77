"""Tables before play: made, filled, left, started, limited, and followed by another."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from tests.server.client import Person, play, refusal
from tests.server.conftest import Opener
from tests.server.house import House


def kinds(info: Any) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


# Making ------------------------------------------------------------------------------------


def test_a_table_with_open_seats_waits_and_then_starts_by_itself(
    anna: Person, bruno: Person
) -> None:
    table = anna.make("me", "open")
    info = anna.table(table)
    assert info["status"] == "waiting"
    assert kinds(info) == ["person", "open"]
    assert info["host"]
    assert [seat["you"] for seat in info["seats"]] == [True, False]
    after = bruno.sit(table, 2)
    assert after["status"] == "playing"
    assert not after["host"]
    assert [seat["you"] for seat in after["seats"]] == [False, True]
    assert [seat["name"] for seat in after["seats"]] == ["Anna", "Bruno"]
    assert len(after["commitment"]) == 64


def test_whoever_makes_a_table_is_told_how_it_stands(anna: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    body = {"game": "masters", "seats": seats, "commitment": "5e" * 32}
    made = anna.ok(anna.post("/api/tables", body))
    assert made["table"]["status"] == "dealing"
    assert made["table"] == anna.table(made["id"])


def test_a_hot_seat_table_starts_at_once_and_tells_its_players_apart(anna: Person) -> None:
    guest = {"kind": "me", "name": "Guest of Anna"}
    table = anna.make("me", "me", guest, "greedy")
    info = anna.table(table)
    assert info["status"] == "playing"
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Anna 2", "Guest of Anna", "greedy"]
    assert [seat["you"] for seat in info["seats"]] == [True, True, True, False]
    assert info["seats"][3]["bot"] == "greedy"


def test_even_long_names_are_told_apart(anna: Person) -> None:
    long = "x" * 24
    table = anna.make(*[{"kind": "me", "name": long}] * 3)
    names = [seat["name"] for seat in anna.table(table)["seats"]]
    assert len(set(names)) == 3
    assert all(len(name) <= 24 for name in names)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "nonesuch"},
        {"seats": [{"kind": "me"}] * 5},
        {"options": {"nonesuch": "yes"}},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nonesuch"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot"}]},
    ],
    ids=str,
)
def test_an_impossible_table_is_refused(anna: Person, change: dict[str, Any]) -> None:
    before = anna.ok(anna.get("/api/tables/mine"))
    body = {"game": "masters", "seats": [{"kind": "me"}], **change}
    assert refusal(anna.post("/api/tables", body)) == (400, "bad-table")
    assert anna.ok(anna.get("/api/tables/mine")) == before


# Sitting and leaving -----------------------------------------------------------------------


def test_a_taken_seat_cannot_be_taken_again(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open", "open")
    bruno.sit(table, 2, name="Bruno the Great")
    for seat in (1, 2):
        answer = anna.post(f"/api/tables/{table}/sit", {"seat": seat})
        assert refusal(answer) == (409, "taken")
    assert anna.table(table)["seats"][1]["name"] == "Bruno the Great"
    absent = anna.post(f"/api/tables/{table}/sit", {"seat": 4})
    assert refusal(absent) == (404, "not-found")
    for bad in (0, -1, 13, True, 1.5, None):
        answer = anna.post(f"/api/tables/{table}/sit", {"seat": bad})
        assert refusal(answer) == (400, "unreadable")


def test_people_and_bots_of_one_name_can_be_told_apart(house: House) -> None:
    host, friend, third = (Person(house, "Guest") for _ in range(3))
    table = host.make("me", "open", "open", "greedy")
    friend.sit(table, 2)
    third.sit(table, 3)
    assert [seat["name"] for seat in host.table(table)["seats"]] == [
        "Guest",
        "Guest 2",
        "Guest 3",
        "greedy",
    ]


def test_a_seat_can_be_left_and_taken_by_somebody_else_before_the_start(
    house: House, anna: Person, bruno: Person
) -> None:
    table = anna.make("me", "open", "open")
    bruno.sit(table, 2)
    carla = Person(house, "Carla")
    stolen = carla.post(f"/api/tables/{table}/leave", {"seat": 2})
    assert refusal(stolen) == (403, "not-yours")
    left = bruno.ok(bruno.post(f"/api/tables/{table}/leave", {"seat": 2}))
    assert kinds(left) == ["person", "open", "open"]
    carla.sit(table, 2)
    freed = anna.ok(anna.post(f"/api/tables/{table}/leave", {"seat": 2}))
    assert kinds(freed) == ["person", "open", "open"], "the host may free a seat"


def test_only_one_of_many_who_sit_down_at_once_gets_the_seat(house: House, anna: Person) -> None:
    table = anna.make("me", "open", "open")
    crowd = [Person(house, f"P{i}") for i in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda p: p.post(f"/api/tables/{table}/sit", {"seat": 2}), crowd))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7


def test_nobody_leaves_a_game_that_begins_at_the_same_moment(house: House) -> None:
    """Whoever was first wins: a game being played has no open seat."""
    host, guest = Person(house, "Host"), Person(house, "Guest")
    torn = []
    with ThreadPoolExecutor(2) as pool:
        for _ in range(25):
            table = host.make("me", "open")
            leaving = pool.submit(host.post, f"/api/tables/{table}/leave", {"seat": 1})
            sitting = pool.submit(guest.post, f"/api/tables/{table}/sit", {"seat": 2})
            leaving.result()
            sitting.result()
            info = host.table(table)
            if info["status"] == "playing" and "open" in kinds(info):
                torn.append(table)
    assert torn == []


def test_a_private_table_needs_its_invite(anna: Person, bruno: Person) -> None:
    table, invite = anna.make_with_invite("me", "open", "open", public=False)
    path = f"/api/tables/{table}"
    for body in ({"seat": 2}, {"seat": 2, "invite": "x"}, {"seat": 2, "invite": ""}):
        assert refusal(bruno.post(f"{path}/sit", body)) == (403, "not-invited")
    assert refusal(bruno.post(f"{path}/invite")) == (403, "not-yours")
    renewed = anna.ok(anna.post(f"{path}/invite"))["invite"]
    old = bruno.post(f"{path}/sit", {"seat": 2, "invite": invite})
    assert refusal(old) == (403, "not-invited"), "the old link is closed"
    assert kinds(bruno.sit(table, 2, invite=renewed)) == ["person", "person", "open"]
    assert kinds(anna.sit(table, 3, name="Anna too")) == ["person"] * 3, "the host needs none"


def test_the_host_fills_seats_with_bots_and_nobody_else_does(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open", "open")
    path = f"/api/tables/{table}/bot"
    assert refusal(bruno.post(path, {"seat": 2, "bot": "greedy"})) == (403, "not-yours")
    assert refusal(anna.post(path, {"seat": 2, "bot": "nonesuch"})) == (400, "bad-bot")
    assert refusal(anna.post(path, {"seat": 1, "bot": "greedy"})) == (409, "taken")
    assert kinds(anna.ok(anna.post(path, {"seat": 2, "bot": "greedy"})))[1] == "bot"
    full = anna.ok(anna.post(path, {"seat": 3, "bot": "random"}))
    assert full["status"] == "playing"


def test_only_the_host_starts_and_only_a_full_table_once(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open")
    path = f"/api/tables/{table}"
    assert refusal(bruno.post(f"{path}/start")) == (403, "not-host")
    assert refusal(anna.post(f"{path}/start")) == (409, "open-seats")
    bruno.sit(table, 2)
    assert refusal(anna.post(f"{path}/start")) == (409, "started")
    assert refusal(bruno.post(f"{path}/leave", {"seat": 2})) == (409, "started")
    assert refusal(bruno.post(f"{path}/sit", {"seat": 2})) == (409, "started")
    assert refusal(anna.post(f"{path}/bot", {"seat": 2, "bot": "greedy"})) == (409, "started")


# After the end -----------------------------------------------------------------------------


def test_a_rematch_is_made_once_and_who_kept_the_order_sits_one_seat_further(
    house: House, anna: Person, bruno: Person
) -> None:
    table = anna.make("me", "open")
    bruno.sit(table, 2)
    path = f"/api/tables/{table}/rematch"
    assert refusal(anna.post(path)) == (409, "not-over")

    async def to_the_end() -> str:
        async with anna.page(table) as a, bruno.page(table) as b:
            await play([a, b], Random(3))
            with ThreadPoolExecutor(2) as pool:
                made = list(pool.map(lambda p: p.ok(p.post(path))["id"], [anna, bruno]))
            assert made[0] == made[1]
            await a.until(lambda: a.table["rematch"] == made[0])
            await b.until(lambda: b.table["rematch"] == made[0])
            return str(made[0])

    following = asyncio.run(to_the_end())
    info = anna.table(following)
    assert info["status"] == "playing"
    assert [seat["name"] for seat in info["seats"]] == ["Bruno", "Anna"]
    assert [seat["you"] for seat in bruno.table(following)["seats"]] == [True, False]
    assert not info["public"]
    assert refusal(Person(house).post(path)) == (403, "not-yours")


# A seat left alone -------------------------------------------------------------------------


def let_time_pass(house: House, table: str, seconds: float) -> None:
    """As if the last thing that happened at a table had happened longer ago."""
    with sqlite3.connect(house.file, timeout=30) as db:
        db.execute("UPDATE tables SET updated = updated - ? WHERE id = ?", (seconds, table))
    db.close()


def wait_for(true: Any, seconds: float = 25) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.1)


def test_a_seat_left_alone_too_long_is_played_on_and_can_be_taken_back(
    anna: Person, bruno: Person, house: House
) -> None:
    table = anna.make("me", "open", limit_minutes=1)
    bruno.sit(table, 2)
    other = anna.make("me", "open")
    bruno.sit(other, 2)

    async def go() -> None:
        async with anna.page(table) as page:
            await page.answer_at_random(Random(4))
        let_time_pass(house, table, 90)
        let_time_pass(house, other, 90)
        wait_for(lambda: anna.table(table)["seats"][1]["stand_in"])
        assert not any(seat["stand_in"] for seat in anna.table(other)["seats"]), "it has no limit"
        async with anna.page(table) as a, bruno.page(table) as b:
            await play([a], Random(5), most=8)
            assert refusal(anna.post(f"/api/tables/{table}/return", {"seat": 2}))[0] == 403
            info = bruno.ok(bruno.post(f"/api/tables/{table}/return", {"seat": 2}))
            assert not info["seats"][1]["stand_in"]
            await b.until(lambda: not b.table["seats"][1]["stand_in"])
            await play([a, b], Random(6), until=lambda: bool(b.asked))
            assert await b.quiet(1.0) == 0, "the bot no longer answers for Bruno"
            await b.answer_at_random(Random(7))

    asyncio.run(go())


def test_a_seat_can_be_taken_back_while_only_bots_are_playing(open_house: Opener) -> None:
    house = open_house()
    anna = Person(house, "Anna")
    table = anna.make("me", *["greedy"] * 3, limit_minutes=1)
    wait_for(lambda: anna.table(table)["waiting_for"] == [1])
    let_time_pass(house, table, 90)
    wait_for(lambda: anna.table(table)["seats"][0]["stand_in"])
    anna.ok(anna.post(f"/api/tables/{table}/return", {"seat": 1}))

    async def back() -> None:
        async with anna.page(table) as page:
            await page.until(lambda: page.asked or page.over)
            assert not page.over, "the game was played to its end without Anna"
            assert page.table["seats"][0]["stand_in"] is False
            await page.quiet(1)  # what was decided for her while she was late may still come
            ply = page.ply
            await page.quiet(1.5)
            assert page.ply == ply, "a bot still answers for Anna"
            await page.answer_at_random(Random(8))

    asyncio.run(back())
