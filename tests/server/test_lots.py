"""Seats drawn by lot: when the game begins, from the table's seed, among those who sit there."""

from __future__ import annotations

import asyncio
import hmac
import json
import sqlite3
from random import Random
from typing import Any

import pytest

from bottega.kernel.record import read_record
from bottega.play.nature import commitment
from bottega.play.verifying import verify
from tests.play.test_lots import by_hand
from tests.server.client import Page, Person, play, refusal
from tests.server.house import House

GUEST = {"kind": "me", "name": "Guest"}
MANY = 30
"""Tables after which somebody has moved, unless nobody ever does."""


def names(info: Any) -> list[str]:
    return [seat["name"] for seat in info["seats"]]


def mine(info: Any) -> list[str]:
    return [seat["name"] for seat in info["seats"] if seat["you"]]


def key_of(house: House, table: str, came: list[str]) -> bytes:
    """What the server does not tell anybody yet, as the documentation says it is made."""
    asked = "SELECT seed, game, rules, options, edition FROM tables WHERE id = ?"
    with sqlite3.connect(house.file, timeout=30) as db:
        ((digits, game, rules, options, edition),) = db.execute(asked, (table,)).fetchall()
    db.close()
    seed = bytes.fromhex(digits)
    nonces = [
        [name, "house", "", hmac.digest(seed, b"nonce" + place.to_bytes(8, "big"), "sha256").hex()]
        for place, name in enumerate(came)
    ]
    said = ["bottega shuffle 1", table, game, rules, json.loads(edition), json.loads(options)]
    text = json.dumps([*said, True, nonces], separators=(",", ":"), sort_keys=True)
    return hmac.digest(seed, text.encode(), "sha256")


# Drawing -----------------------------------------------------------------------------------


def test_everybody_at_one_screen_sits_where_the_seed_puts_them(house: House, anna: Person) -> None:
    came = ["Anna", "Guest", "greedy", "random"]
    found = set()
    for _ in range(MANY):
        table = anna.make("me", GUEST, "greedy", "random", keep_order=False)
        info = anna.table(table)
        assert info["status"] == "playing"
        assert names(info) == by_hand(key_of(house, table, came), came)
        assert sorted(mine(info)) == ["Anna", "Guest"]
        assert {seat["bot"]: seat["name"] for seat in info["seats"] if seat["bot"]} == {
            "greedy": "greedy",
            "random": "random",
        }
        found.add(tuple(names(info)))
    assert len(found) > 5


def test_lots_are_drawn_unless_a_table_says_otherwise(house: House, anna: Person) -> None:
    plan = {"game": "masters", "seats": [{"kind": "me"}, GUEST]}
    table = anna.ok(anna.post("/api/tables", plan))["id"]
    assert anna.table(table)["keep_order"] is False
    came = ["Anna", "Guest"]
    assert names(anna.table(table)) == by_hand(key_of(house, table, came), came)


def test_nobody_moves_before_the_game_begins(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open", "greedy", "open", keep_order=False)
    bruno.sit(table, 2)
    info = bruno.table(table)
    assert names(info) == ["Anna", "Bruno", "greedy", ""]
    assert (info["status"], info["keep_order"]) == ("waiting", False)
    assert mine(info) == ["Bruno"]


def test_whoever_took_the_place_of_somebody_who_left_draws_for_them(
    house: House, anna: Person, bruno: Person
) -> None:
    carla = Person(house, "Carla")
    table = anna.make("me", "open", "open", keep_order=False)
    bruno.sit(table, 2)
    bruno.ok(bruno.post(f"/api/tables/{table}/leave", {"seat": 2}))
    carla.sit(table, 3)
    anna.ok(anna.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "greedy"}))
    came = ["Anna", "greedy", "Carla"]
    assert names(anna.table(table)) == by_hand(key_of(house, table, came), came)
    assert mine(carla.table(table)) == ["Carla"]
    assert mine(bruno.table(table)) == []


def test_the_order_may_be_kept(anna: Person) -> None:
    for _ in range(MANY):
        table = anna.make("me", GUEST, "random", keep_order=True)
        assert names(anna.table(table)) == ["Anna", "Guest", "random"]


# Two people by link, and a bot ---------------------------------------------------------------


def own_leaders(page: Page, seat: int) -> set[str]:
    return {*page.update["state"]["players"][seat - 1]["leaders"]}


async def somebody_moves(anna: Person, bruno: Person) -> tuple[str, Page, Page, Page]:
    """A table at which Anna drew another seat, and pages that were open all the time."""
    for _ in range(MANY):
        plan = {"public": False, "keep_order": False}
        table, invite = anna.make_with_invite("me", "open", "greedy", **plan)
        pages = anna.page(table), bruno.page(table), Page(anna.house, table)
        for page in pages:
            await page.__aenter__()
        assert [page.update for page in pages] == [None] * 3
        await pages[0].send({"type": "say", "text": "who begins?"})
        await pages[0].until(lambda pages=pages: pages[0].chat)  # type: ignore[misc]
        bruno.sit(table, 2, invite=invite)
        for page in pages:
            await page.until(lambda page=page: page.update)  # type: ignore[misc]
        if names(pages[0].table)[0] != "Anna":
            return table, *pages
        await close(*pages)
    raise AssertionError("Anna never drew another seat")


async def close(*pages: Page) -> None:
    for page in pages:
        await page.__aexit__(None, None, None)


def test_after_the_draw_everybody_sees_through_their_own_eyes(anna: Person, bruno: Person) -> None:
    async def go() -> None:
        table, a, b, onlooker = await somebody_moves(anna, bruno)
        seats = {name: seat for seat, name in enumerate(names(a.table), 1)}
        assert names(a.table) == names(b.table) == names(onlooker.table)
        for page, name in ((a, "Anna"), (b, "Bruno")):
            assert mine(page.table) == [name]
            assert page.update["seat"] == seats[name]
            assert {question["seat"] for question in page.asked} <= {seats[name]}
            for other, seat in seats.items():
                hidden = own_leaders(page, seat) == {"?"}
                assert hidden == (other != name), "a hand is for whoever holds it"
        assert onlooker.update["seat"] is None
        assert all(own_leaders(onlooker, seat) == {"?"} for seat in seats.values())
        hands = own_leaders(a, seats["Anna"]), own_leaders(b, seats["Bruno"])
        for page, theirs in ((a, hands[1]), (b, hands[0]), (onlooker, hands[0] | hands[1])):
            sent = "".join(page.frames)
            assert not any(f'"{leader}"' in sent for leader in theirs)
        assert [line["seat"] for line in a.chat] == [None], "then nobody had drawn a seat"
        async with anna.page(table) as again:
            assert again.knows() == a.knows()
        await close(a, b, onlooker)

    asyncio.run(go())


def test_after_the_draw_nobody_answers_for_the_seat_they_came_to(
    anna: Person, bruno: Person
) -> None:
    async def go() -> None:
        table, a, b, onlooker = await somebody_moves(anna, bruno)
        answer = {"type": "answer", "ply": a.ply, "seat": 1, "answers": ["pass"]}
        assert await a.refusal_of(answer) == "not-yours"
        assert refusal(anna.post(f"/api/tables/{table}/return", {"seat": 1})) == (403, "not-yours")
        await close(a, b, onlooker)

    asyncio.run(go())


def test_the_record_says_who_came_and_is_verified_with_its_lots(
    anna: Person, bruno: Person
) -> None:
    async def go() -> str:
        table, a, b, onlooker = await somebody_moves(anna, bruno)
        await play([a, b, onlooker], Random(1))
        await close(a, b, onlooker)
        return table

    table = asyncio.run(go())
    info = anna.table(table)
    record = read_record(anna.get(f"/api/tables/{table}/record").text)
    assert record.came == ["Anna", "Bruno", "greedy"]
    assert record.players == names(info)
    assert record.seed is not None
    seed = bytes.fromhex(record.seed)
    assert commitment(seed) == info["commitment"]
    assert record.shuffle is not None
    assert record.players == by_hand(bytes.fromhex(record.shuffle.key), record.came)
    assert verify(record) > 0


# Rematch and tables for one --------------------------------------------------------------------


@pytest.mark.parametrize("keep_order", [False, True])
def test_a_rematch_draws_anew_unless_the_order_was_kept(
    house: House, anna: Person, bruno: Person, keep_order: bool
) -> None:
    table = anna.make("me", "open", keep_order=keep_order)
    bruno.sit(table, 2)
    sat = names(anna.table(table))

    async def go() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            await play([a, b], Random(2))

    asyncio.run(go())
    worn = {seat["name"]: seat["colour"] for seat in anna.table(table)["seats"]}
    following = bruno.ok(bruno.post(f"/api/tables/{table}/rematch"))["id"]
    info = anna.table(following)
    assert (info["status"], info["keep_order"]) == ("playing", keep_order)
    further = sat[1:] + sat[:1]
    key = key_of(house, following, further)
    assert names(info) == (further if keep_order else by_hand(key, further))
    assert mine(info) == ["Anna"]
    assert mine(bruno.table(following)) == ["Bruno"]
    assert {seat["name"]: seat["colour"] for seat in info["seats"]} == worn


def test_whoever_plays_alone_has_nothing_to_draw(anna: Person) -> None:
    table = anna.make("me", keep_order=False)

    async def go() -> None:
        async with anna.page(table) as page:
            await play([page], Random(3))

    asyncio.run(go())
    record = read_record(anna.get(f"/api/tables/{table}/record").text)
    assert (record.players, record.came) == (["Anna"], None)
    verify(record)
