"""The deal: everybody's page commits to a nonce, and reveals it when all sit."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bottega
from bottega.kernel.record import Record, read_record
from bottega.kernel.shuffle import Nonce
from bottega.play.verifying import verify
from bottega.server import wire
from bottega.server.dealing import REVEALING
from bottega.server.people import Person
from bottega.server.refusal import Refusal
from bottega.server.rooms import Rooms
from tests.server import inside
from tests.server.client import Person as Client
from tests.server.client import play
from tests.server.conftest import Opener
from tests.server.house import House, sqlite_at


def new_nonce() -> str:
    return secrets.token_hex(32)


def sealed(nonce: str) -> str:
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


async def laid(house: Rooms, person: Person, *kinds: str, **more: Any) -> str:
    return await inside.new_table(house, person, *kinds, **more)


async def status(house: Rooms, table: str) -> str:
    return (await house.row(table)).status


async def nonces(house: Rooms, table: str) -> list[Nonce]:
    shuffle = (await house.row(table)).shuffled()
    assert shuffle is not None
    return [*shuffle.nonces]


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refusal:
        await work
    assert refusal.value.status == 409 or refusal.value.code == "not-yours"
    return refusal.value.code


async def played_out(house: Rooms, table: str) -> Record:
    """The record of a table at which everybody answers at random from here on."""
    rng = Random(1)
    live = await house.matches.open(table)
    while not live.match.over:
        question = live.match.questions[0]
        answer = live.game.actions.text(rng.choice(question.options))
        await live.give(house.store, question.seat, live.plies, [answer])
    return read_record(live.match.record().write())


@asynccontextmanager
async def two_people(folder: Path) -> AsyncIterator[tuple[Rooms, Person, Person]]:
    async with inside.rooms(sqlite_at(folder / "bottega.db")) as house:
        yield house, await inside.somebody(house), await inside.somebody(house)


Story = Callable[[Rooms, Person, Person], Awaitable[None]]


def tell(folder: Path, story: Story) -> None:
    async def go() -> None:
        async with two_people(folder) as (house, anna, bruno):
            await story(house, anna, bruno)

    asyncio.run(go())


# Committing and revealing --------------------------------------------------------------------


def test_a_table_to_which_nobody_commits_is_dealt_at_once(tmp_path: Path) -> None:
    async def story(house: Rooms, anna: Person, bruno: Person) -> None:
        table = await laid(house, anna, "me", "open", "greedy")
        await house.sit(table, bruno, wire.Sit(2))
        assert await status(house, table) == "playing"
        assert [(one.by, one.commitment) for one in await nonces(house, table)] == [
            ("house", None)
        ] * 3

    tell(tmp_path, story)


def test_the_cards_are_dealt_when_the_last_page_has_revealed(tmp_path: Path) -> None:
    """And the record shows whose nonces went in."""

    async def story(house: Rooms, anna: Person, bruno: Person) -> None:
        hers, his = new_nonce(), new_nonce()
        table = await laid(house, anna, "me", "open", "open", commitment=sealed(hers))
        await house.sit(table, bruno, wire.Sit(2, commitment=sealed(his)))
        assert await status(house, table) == "waiting"
        await house.seat_bot(table, anna, 2, "random", None)
        assert await status(house, table) == "dealing"
        shown = await house.info(table, bruno)
        assert [seat.commitment for seat in shown.seats] == [sealed(hers), sealed(his), None]
        await house.matches.reveal(table, bruno, 1, his)
        assert await status(house, table) == "dealing"
        await house.matches.reveal(table, anna, 0, hers)
        assert await status(house, table) == "playing"
        record = await played_out(house, table)
        assert record.shuffle is not None
        assert [(n.by, n.nonce) for n in record.shuffle.nonces[:2]] == [
            ("page", hers),
            ("page", his),
        ]
        assert record.shuffle.nonces[2].by == "house"
        assert record.shuffle.table == table
        assert verify(record) > 30
        assert record.commitment == shown.commitment

    tell(tmp_path, story)


def test_lots_are_drawn_with_everybodys_nonces(tmp_path: Path) -> None:
    """The same seed and people, and other nonces: everybody sits elsewhere, sooner or later."""

    async def story(house: Rooms, anna: Person, bruno: Person) -> None:
        found = set()
        for _ in range(12):
            hers = new_nonce()
            table = await laid(
                house, anna, "me", "random", "random", keep_order=False, commitment=sealed(hers)
            )
            assert await status(house, table) == "dealing"
            await house.matches.reveal(table, anna, 0, hers)
            seats = await house.store.seats_of(table)
            found.add(next(seat.seat for seat in seats if seat.user_id == anna.id))
            came = [one.name for one in await nonces(house, table)]
            assert came == ["Somebody", "random", "random 2"]
        assert len(found) > 1
        verify(await played_out(house, table))

    tell(tmp_path, story)


def test_whoever_stays_silent_gets_the_houses_nonce_and_is_marked(tmp_path: Path) -> None:
    async def story(house: Rooms, anna: Person, bruno: Person) -> None:
        hers, his = new_nonce(), new_nonce()
        table = await laid(house, anna, "me", "open", commitment=sealed(hers))
        await house.sit(table, bruno, wire.Sit(2, commitment=sealed(his)))
        await house.matches.reveal(table, anna, 0, hers)
        await at_another_time(house, table, REVEALING)
        await house.matches.sweep()
        assert await status(house, table) == "playing"
        of_anna, of_bruno = await nonces(house, table)
        assert (of_anna.by, of_anna.nonce) == ("page", hers)
        assert (of_bruno.by, of_bruno.commitment) == ("silent", sealed(his))
        assert of_bruno.nonce not in (his, hers)
        before = await nonces(house, table)
        await house.matches.reveal(table, bruno, 1, his)  # too late
        assert await nonces(house, table) == before
        verify(await played_out(house, table))

    tell(tmp_path, story)


async def at_another_time(house: Rooms, table: str, ago: float) -> None:
    """As if pages had been asked so many seconds ago."""
    database = house.store.engine.url.database
    assert database is not None
    with sqlite3.connect(database) as db:
        db.execute("UPDATE tables SET dealing_since = ? WHERE id = ?", (time.time() - ago, table))
    db.close()


def test_a_silent_page_is_waited_for_two_seconds_and_no_longer(tmp_path: Path) -> None:
    async def story(house: Rooms, anna: Person, bruno: Person) -> None:
        table = await laid(house, anna, "me", "random", commitment=sealed(new_nonce()))
        began = time.monotonic()
        await house.matches.sweep()
        assert await status(house, table) == "dealing"
        while await status(house, table) == "dealing":
            assert time.monotonic() - began < 10
            await asyncio.sleep(0.05)
        assert time.monotonic() - began >= REVEALING - 0.1

    tell(tmp_path, story)


def test_a_clock_that_was_set_back_keeps_no_table_waiting(tmp_path: Path) -> None:
    async def story(house: Rooms, anna: Person, bruno: Person) -> None:
        table = await laid(house, anna, "me", "random", commitment=sealed(new_nonce()))
        await at_another_time(house, table, -3600)
        await house.matches.sweep()
        assert await status(house, table) == "playing"

    tell(tmp_path, story)


def test_another_nonce_than_was_committed_to_is_refused_and_marked(tmp_path: Path) -> None:
    async def story(house: Rooms, anna: Person, bruno: Person) -> None:
        hers, his = new_nonce(), new_nonce()
        table = await laid(house, anna, "me", "open", commitment=sealed(hers))
        await house.sit(table, bruno, wire.Sit(2, commitment=sealed(his)))
        assert await refused(house.matches.reveal(table, bruno, 1, new_nonce())) == "wrong-nonce"
        assert await status(house, table) == "dealing"
        assert await refused(house.matches.reveal(table, bruno, 1, his)) == "wrong-nonce"
        await asyncio.gather(*(house.matches.reveal(table, anna, 0, hers) for _ in range(3)))
        of_anna, of_bruno = await nonces(house, table)
        assert (of_anna.by, of_bruno.by) == ("page", "wrong")
        verify(await played_out(house, table))

    tell(tmp_path, story)


def test_nothing_is_revealed_before_all_sit_nor_for_others(tmp_path: Path) -> None:
    async def story(house: Rooms, anna: Person, bruno: Person) -> None:
        hers = new_nonce()
        table = await laid(house, anna, "me", "open", commitment=sealed(hers))
        reveal = house.matches.reveal
        assert await refused(reveal(table, anna, 0, hers)) == "not-yet"
        await house.sit(table, bruno, wire.Sit(2))
        assert await refused(reveal(table, bruno, 0, hers)) == "not-yours"
        assert await refused(reveal(table, bruno, 7, hers)) == "not-yours"
        assert await refused(reveal(table, bruno, 1, new_nonce())) == "no-commitment"
        assert await status(house, table) == "dealing"

    tell(tmp_path, story)


def test_while_cards_are_dealt_nobody_sits_down_or_leaves(tmp_path: Path) -> None:
    """Whoever knew what was revealed could otherwise choose what else goes in."""

    async def story(house: Rooms, anna: Person, bruno: Person) -> None:
        hers, his = new_nonce(), new_nonce()
        table = await laid(house, anna, "me", "open", commitment=sealed(hers))
        await house.sit(table, bruno, wire.Sit(2, commitment=sealed(his)))
        assert await refused(house.leave(table, bruno, 1)) == "started"
        assert await refused(house.sit(table, bruno, wire.Sit(2))) == "started"
        assert await refused(house.matches.start(table)) == "started"
        assert await refused(house.resign(table, bruno, 1)) == "not-playing"
        assert await refused(house.delete(table, anna)) == "being-played"
        assert await refused(house.matches.open(table)) == "not-started"

    tell(tmp_path, story)


def test_whoever_leaves_takes_their_commitment_with_them(tmp_path: Path) -> None:
    async def story(house: Rooms, anna: Person, bruno: Person) -> None:
        table = await laid(house, anna, "me", "open", "open")
        await house.sit(table, bruno, wire.Sit(2, commitment=sealed(new_nonce())))
        await house.leave(table, bruno, 1)
        await house.seat_bot(table, anna, 1, "random", None)
        await house.seat_bot(table, anna, 2, "random", None)
        assert await status(house, table) == "playing"

    tell(tmp_path, story)


def test_only_the_first_seat_of_whoever_makes_a_table_holds_their_commitment(
    tmp_path: Path,
) -> None:
    async def story(house: Rooms, anna: Person, bruno: Person) -> None:
        hers = new_nonce()
        table = await laid(house, anna, "random", "me", "me", commitment=sealed(hers))
        seats = await house.store.seats_of(table)
        assert [seat.commitment for seat in seats] == [None, sealed(hers), None]
        await house.matches.reveal(table, anna, 1, hers)
        assert [one.by for one in await nonces(house, table)] == ["house", "page", "house"]

    tell(tmp_path, story)


def test_a_rematch_and_a_game_that_goes_on_are_shuffled_the_same_way(tmp_path: Path) -> None:
    async def story(house: Rooms, anna: Person, bruno: Person) -> None:
        hers = new_nonce()
        table = await laid(house, anna, "me", "open", commitment=sealed(hers))
        await house.sit(table, bruno, wire.Sit(2))
        await house.matches.reveal(table, anna, 0, hers)
        past = await played_out(house, table)
        again = (await house.rematch(table, bruno)).id
        assert [one.by for one in await nonces(house, again)] == ["house", "house"]
        verify(await played_out(house, again))
        further = (await house.play_on(table, bruno, len(past.answers) // 2, 1, "random")).id
        record = await played_out(house, further)
        assert record.origins[0].shuffle == past.shuffle
        assert record.shuffle is not None
        assert [one.name for one in record.shuffle.nonces] == record.players
        verify(record)

    tell(tmp_path, story)


def test_in_a_rematch_go_the_nonces_to_which_pages_committed_after_the_game(
    tmp_path: Path,
) -> None:
    """Whoever asks for it; and what a page promised for one table is not taken for another."""

    async def story(house: Rooms, anna: Person, bruno: Person) -> None:
        hers, his, first = new_nonce(), new_nonce(), new_nonce()
        table = await laid(house, anna, "me", "open", "random", commitment=sealed(first))
        await house.sit(table, bruno, wire.Sit(2))
        assert await refused(house.promise(table, anna, sealed(hers))) == "not-over"
        await house.matches.reveal(table, anna, 0, first)
        await played_out(house, table)
        carla = await inside.somebody(house)
        assert await refused(house.promise(table, carla, sealed(hers))) == "not-yours"
        for person, nonce in ((anna, hers), (bruno, his)):
            await house.promise(table, person, sealed(nonce))
        again = (await house.rematch(table, bruno)).id
        assert await status(house, again) == "dealing"
        for person, nonce in ((anna, hers), (bruno, his)):
            (seat,) = await house.my_seats(again, person)
            await house.matches.reveal(again, person, seat, nonce)
        found = {one.nonce: one.by for one in await nonces(house, again)}
        assert (found[hers], found[his]) == ("page", "page")
        await house.promise(table, anna, sealed(new_nonce()))  # too late, and nothing happens
        verify(await played_out(house, again))

    tell(tmp_path, story)


def test_an_edition_goes_into_the_shuffle(tmp_path: Path) -> None:
    async def story(house: Rooms, anna: Person, bruno: Person) -> None:
        one = bottega.game("wiege").changeable[0]
        low = getattr(one.shape, "low", None)
        other = one.usual + 1 if isinstance(one.usual, int) and low is not None else None
        edition = {one.key: other} if other is not None else {}
        hers = new_nonce()
        table = await laid(
            house, anna, "me", "me", game="wiege", edition=edition, commitment=sealed(hers)
        )
        await house.matches.reveal(table, anna, 0, hers)
        verify(await played_out(house, table))

    tell(tmp_path, story)


# Processes that die, and several at once -------------------------------------------------------


def test_two_houses_over_one_database_deal_once_and_keep_what_both_were_told(
    database: str,
) -> None:
    """Both pages reveal at the same moment, each to another process."""

    async def go() -> None:
        async with inside.rooms(database) as one, inside.rooms(database) as other:
            anna, bruno = await inside.somebody(one), await inside.somebody(other)
            for _ in range(10):
                hers, his = new_nonce(), new_nonce()
                table = await laid(one, anna, "me", "open", commitment=sealed(hers))
                await other.sit(table, bruno, wire.Sit(2, commitment=sealed(his)))
                await asyncio.gather(
                    one.matches.reveal(table, anna, 0, hers),
                    other.matches.reveal(table, bruno, 1, his),
                    *(house.matches.sweep() for house in (one, other)),
                )
                assert await status(one, table) == "playing"
                assert [n.nonce for n in await nonces(one, table)] == [hers, his]
                mine, theirs = await one.matches.open(table), await other.matches.open(table)
                assert mine.match == theirs.match
            verify(await played_out(other, table))

    asyncio.run(go())


def test_a_house_that_is_killed_while_it_deals_goes_on_where_it_was(open_house: Opener) -> None:
    """What was committed to and revealed before is kept, and the rest is still waited for."""
    house = open_house()
    anna, bruno = Client(house, "Anna"), Client(house, "Bruno")
    hers, his = new_nonce(), new_nonce()
    table = anna.make("me", "open", commitment=sealed(hers))
    assert bruno.sit(table, 2, commitment=sealed(his))["status"] == "dealing"
    answer = anna.post(f"/api/tables/{table}/reveal", {"seat": 1, "nonce": hers})
    assert anna.ok(answer)["status"] == "dealing"
    house.kill()
    house.start()

    async def look() -> None:
        async with anna.page(table) as page:
            await play([page], Random(1), most=1)

    asyncio.run(look())
    with sqlite3.connect(house.file, timeout=30) as db:
        ((kept,),) = db.execute("SELECT shuffle FROM tables WHERE id = ?", (table,)).fetchall()
    db.close()
    assert [(n["by"], n["commitment"]) for n in json.loads(kept)["nonces"]] == [
        ("page", sealed(hers)),
        ("silent", sealed(his)),
    ]
    assert json.loads(kept)["nonces"][0]["nonce"] == hers


# Over the wire -------------------------------------------------------------------------------


def test_a_page_is_told_when_it_is_to_reveal_and_when_cards_are_dealt(
    house: House, anna: Client, bruno: Client
) -> None:
    hers, his = new_nonce(), new_nonce()

    async def go() -> None:
        table = anna.make("me", "open", commitment=sealed(hers))
        async with anna.page(table) as page:
            bruno.sit(table, 2, commitment=sealed(his))
            await page.until(lambda: page.table["status"] == "dealing")
            assert page.update is None
            bruno.ok(bruno.post(f"/api/tables/{table}/reveal", {"seat": 2, "nonce": his}))
            anna.ok(anna.post(f"/api/tables/{table}/reveal", {"seat": 1, "nonce": hers}))
            await page.until(lambda: page.update is not None)
            assert page.table["status"] == "playing"
            assert not any(hers in frame or his in frame for frame in page.frames)

    asyncio.run(go())


@pytest.mark.parametrize("nonce", ["", "0" * 63, "0" * 65, "A" * 64, "0" * 64 + "\n", 3, None])
def test_what_is_no_nonce_is_refused(anna: Client, nonce: Any) -> None:
    table = anna.make("me", "open")
    body = {"seat": 1, "nonce": nonce}
    assert anna.post(f"/api/tables/{table}/reveal", body).status_code == 400
    if nonce is not None:
        plan = {"game": "masters", "seats": [{"kind": "me"}], "commitment": nonce}
        assert anna.post("/api/tables", plan).status_code == 400
        assert anna.post(f"/api/tables/{table}/promise", {"commitment": nonce}).status_code == 400


def test_the_draws_of_a_finished_game_are_listed_with_what_could_have_been_drawn(
    anna: Client,
) -> None:
    table = anna.make("me")
    assert anna.get(f"/api/tables/{table}/draws").status_code == 409

    async def go() -> None:
        async with anna.page(table) as page:
            await play([page], Random(3))

    asyncio.run(go())
    record = anna.ok(anna.get(f"/api/tables/{table}/record"))
    draws = anna.ok(anna.get(f"/api/tables/{table}/draws"))
    natures = [(ply, line) for ply, line in enumerate(record["answers"], 1) if "nature" in line]
    assert [draw["ply"] for draw in draws] == [ply for ply, _ in natures]
    for draw, (_, line) in zip(draws, natures, strict=True):
        assert line.removeprefix("nature: ") in draw["options"]
        assert draw["weights"] is None or len(draw["weights"]) == len(draw["options"])
