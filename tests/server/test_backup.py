"""A copy made while the house runs is complete and consistent, and every game in it goes on."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from bottega.play.verifying import verify
from bottega.server.backup import CannotBackUp, Copied, back_up, restore
from bottega.server.people import Person
from bottega.server.refusal import Refusal
from bottega.server.rooms import Rooms
from bottega.server.schema import metadata
from bottega.server.unseen import waiting_for
from tests.kept.database import FOLDER
from tests.server.client import Person as Browser
from tests.server.conftest import Opener
from tests.server.house import sqlite_at
from tests.server.inside import new_table, rooms, somebody
from tests.server.postgres import Postgres

GAMES = [("masters", 2), ("lorenzo", 2), ("princes", 3), ("wiege", 2)]
SIDES = ["sqlite", "postgres"]

Address = Callable[[str], str]


def nobody_looks(_done: int, _total: int) -> None:
    """Progress that nobody watches."""


@pytest.fixture
def address(tmp_path: Path, request: pytest.FixtureRequest) -> Address:
    """A new, empty database of either kind."""

    def empty(kind: str) -> str:
        name = f"b{os.urandom(6).hex()}"
        if kind == "sqlite":
            return sqlite_at(tmp_path / f"{name}.db")
        cluster: Postgres = request.getfixturevalue("postgres")
        return cluster.create(name)

    return empty


async def answer(house: Rooms, person: Person, table: str, rng: Random) -> bool:
    """One answer at random, whoever is asked; whether there was anybody."""
    live = await house.matches.open(table)
    if live.match.over:
        return False
    question = rng.choice(live.match.questions)
    text = live.game.actions.text(rng.choice(question.options))
    await house.matches.give(table, person, question.seat, live.plies, [text])
    return True


async def furnish(house: Rooms) -> tuple[Person, list[str]]:
    """A table of every game, some answers in; and one game that is over."""
    person, rng = await somebody(house), Random(1)
    laid = [await new_table(house, person, *["me"] * seats, game=game) for game, seats in GAMES]
    for table in laid:
        for _ in range(10):
            await answer(house, person, table, rng)
        await house.store.say(table, "Somebody", None, "Let us go on tomorrow.")
    over = await new_table(house, person, "me", "me")
    while await answer(house, person, over, rng):
        pass
    return person, [*laid, over]


async def go_on_playing(house: Rooms, person: Person, laid: list[str]) -> None:
    """Until somebody calls it off."""
    rng = Random(2)
    while True:
        with suppress(Refusal):  # the table may have passed for them at the same moment
            await answer(house, person, rng.choice(laid), rng)
        await asyncio.sleep(0.002)


async def check(house: Rooms, person: Person, laid: list[str]) -> None:
    """Every table reads, its row and its answers are of one moment, and it goes on."""
    for table in laid:
        row, live = await house.row(table), await house.matches.open(table)
        assert row.waiting_for == tuple(waiting_for(live.match))
        if row.status == "over":
            verify(live.match.record())
        else:
            before = live.plies
            assert await answer(house, person, table, Random(3))
            assert live.plies > before


async def contents(house: Rooms) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table that is kept."""
    kept = [table for table in metadata.sorted_tables if table.name != "presence"]
    async with house.store.engine.connect() as db:
        return {
            table.name: sorted(map(tuple, (await db.execute(select(table))).all()), key=repr)
            for table in kept
        }


@pytest.mark.parametrize("source", SIDES)
@pytest.mark.parametrize("target", SIDES)
def test_a_copy_made_while_moves_are_made_goes_on_in_either_database(
    source: str, target: str, address: Address, tmp_path: Path
) -> None:
    copy, old, new = tmp_path / "copy.db", address(source), address(target)
    told: list[tuple[int, int]] = []

    async def go() -> None:
        async with rooms(old) as house:
            person, laid = await furnish(house)
            playing = asyncio.create_task(go_on_playing(house, person, laid[:-1]))
            await asyncio.sleep(0.05)
            copied = await back_up(old, copy, False, lambda *far: told.append(far))
            live = await house.matches.open(laid[0])
            assert not playing.done()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            assert live.plies > 0
        assert told[-1] == (sum(copied.counts.values()),) * 2
        assert copied == await restore(copy, new, nobody_looks)
        async with rooms(new) as house:
            await check(house, person, laid)

    asyncio.run(go())


@pytest.mark.parametrize("source", SIDES)
@pytest.mark.parametrize("target", SIDES)
def test_what_is_restored_is_all_that_was_there(
    source: str, target: str, address: Address, tmp_path: Path
) -> None:
    copy, old, new = tmp_path / "copy.db", address(source), address(target)

    async def go() -> None:
        async with rooms(old) as house:
            person, laid = await furnish(house)
            await house.store.set_stand_in(laid[0], 1, True)
            await house.store.set_passing(laid[1], 0, "turn")
            await house.people.rows.add_letter(person.id, "email", "a@b.example", "0" * 64, 0.0, 1)
            before = await contents(house)
            await back_up(old, copy, False, nobody_looks)
        assert all(before.values()), "there is something of everything"
        await restore(copy, new, nobody_looks)
        async with rooms(new) as house:
            assert await contents(house) == before

    asyncio.run(go())


def test_a_copy_of_an_earlier_day_is_brought_up_to_date(tmp_path: Path) -> None:
    old, copy, new = tmp_path / "old.db", tmp_path / "copy.db", sqlite_at(tmp_path / "new.db")
    with closing(sqlite3.connect(old)) as db:
        db.executescript((FOLDER / "0005.sql").read_text(encoding="utf-8"))

    async def go() -> None:
        await back_up(sqlite_at(old), copy, False, nobody_looks)
        with closing(sqlite3.connect(copy)) as db:
            assert db.execute("select version_num from alembic_version").fetchone() == ("0005",)
        await restore(copy, new, nobody_looks)
        async with rooms(new) as house:
            laid = [row.id for row in await house.store.tables_of("someone", 100)]
            assert len(laid) == 5
            await check(house, Person("someone", "Somebody", False, ""), laid)

    asyncio.run(go())


# What is refused -----------------------------------------------------------------------------


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of a house with one table."""
    file, house_file = tmp_path / "copy.db", sqlite_at(tmp_path / "house.db")

    async def make() -> None:
        async with rooms(house_file) as house:
            await new_table(house, await somebody(house), "me", "me")
        await back_up(house_file, file, False, nobody_looks)

    asyncio.run(make())
    return file


def refusal(work: Any) -> str:
    with pytest.raises(CannotBackUp) as refused:
        asyncio.run(work)
    return str(refused.value)


def test_a_copy_is_for_its_owner_alone_and_is_not_written_over(copy: Path) -> None:
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    house, before = sqlite_at(copy.with_name("house.db")), copy.read_bytes()
    assert "--force" in refusal(back_up(house, copy, False, nobody_looks))
    assert copy.read_bytes() == before
    asyncio.run(back_up(house, copy, True, nobody_looks))
    assert copy.read_bytes() != before, "it says when it was made"


def test_a_copy_that_is_broken_off_leaves_nothing_behind(copy: Path) -> None:
    def stop(_done: int, _total: int) -> None:
        raise RuntimeError("the power is gone")

    folder = copy.parent / "copies"
    folder.mkdir()
    house = sqlite_at(copy.with_name("house.db"))
    with pytest.raises(RuntimeError):
        asyncio.run(back_up(house, folder / "copy.db", False, stop))
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("kind", SIDES)
def test_a_restoring_that_is_broken_off_leaves_an_empty_database(
    kind: str, address: Address, copy: Path
) -> None:
    def stop(done: int, total: int) -> None:
        if done > total / 2:
            raise RuntimeError("the power is gone")

    target = address(kind)
    with pytest.raises(RuntimeError):
        asyncio.run(restore(copy, target, stop))
    assert asyncio.run(restore(copy, target, nobody_looks)).counts["tables"] == 1


@pytest.mark.parametrize("kind", SIDES)
def test_a_database_in_which_there_is_anything_is_left_alone(
    kind: str, address: Address, copy: Path
) -> None:
    target = address(kind)

    async def go() -> tuple[str, bool]:
        async with rooms(target) as house:
            await somebody(house)
            before = await contents(house)
            with pytest.raises(CannotBackUp) as refused:
                await restore(copy, target, nobody_looks)
            return str(refused.value), await contents(house) == before

    said, as_before = asyncio.run(go())
    assert said == "the database is not empty: it has 1 people, 0 tables, 0 answers"
    assert as_before


def test_a_house_that_nobody_has_entered_yet_takes_a_copy(address: Address, copy: Path) -> None:
    target = address("sqlite")

    async def go() -> Copied:
        async with rooms(target):
            pass
        return await restore(copy, target, nobody_looks)

    assert asyncio.run(go()).counts["users"] == 1


def test_a_copy_of_a_later_version_is_refused(copy: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(copy)) as db, db:
        db.execute("update alembic_version set version_num = '9999'")
    said = refusal(restore(copy, sqlite_at(tmp_path / "new.db"), nobody_looks))
    assert "a later version of Bottega has written it (its schema is 9999" in said


def test_a_file_that_lacks_something_is_refused(copy: Path, tmp_path: Path) -> None:
    target = sqlite_at(tmp_path / "new.db")
    whole = copy.read_bytes()
    copy.write_bytes(whole[: len(whole) // 2])
    assert "broken" in refusal(restore(copy, target, nobody_looks))
    copy.write_bytes(whole)
    with closing(sqlite3.connect(copy)) as db, db:
        db.execute("delete from seats where seat = 2")
    assert "broken: expected 2 rows of seats, found 1" in refusal(
        restore(copy, target, nobody_looks)
    )
    assert not (tmp_path / "new.db").exists()


def test_a_file_that_is_no_copy_is_refused(tmp_path: Path) -> None:
    text, other, target = tmp_path / "text", tmp_path / "other.db", sqlite_at(tmp_path / "new.db")
    text.write_text("a letter")
    with closing(sqlite3.connect(other)) as db, db:
        db.execute("create table users (id)")
    assert "broken" in refusal(restore(text, target, nobody_looks))
    assert "not what `bottega backup` writes" in refusal(restore(other, target, nobody_looks))
    assert "there is no such file" in refusal(restore(tmp_path / "no.db", target, nobody_looks))


def test_a_database_that_no_house_has_used_cannot_be_copied(
    address: Address, tmp_path: Path
) -> None:
    said = refusal(back_up(address("postgres"), tmp_path / "copy.db", False, nobody_looks))
    assert said == "there is nothing to copy: no house has used this database"


# As a command ----------------------------------------------------------------------------------


def test_whoever_runs_a_house_copies_it_while_it_is_open(
    open_house: Opener,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from bottega.cli.app import main  # noqa: PLC0415

    def command(*arguments: str) -> tuple[Any, str]:
        with pytest.raises(SystemExit) as ended:
            main([*arguments])
        out, err = capsys.readouterr()
        return ended.value.code, " ".join((out + err).split()).replace(" :", ":")  # broken lines

    house, copy = open_house(), str(tmp_path / "copy.db")
    table = Browser(house, "Anna").make("me", "me")
    there = ("--database", house.database)
    assert command("backup", copy, *there) == (0, f"{copy}: 1 people, 1 tables, 33 answers")
    assert command("backup", copy, *there)[0] == 2
    monkeypatch.setenv("BOTTEGA_DATABASE", house.database)
    assert command("backup", copy, "--force")[0] == 0
    monkeypatch.delenv("BOTTEGA_DATABASE")
    assert command("backup", str(house.file), "--force", *there) == (
        2,
        f"bottega: {house.file}: this is the house itself",
    )
    code, said = command("restore", copy, *there)
    assert (code, "another server has" in said) == (2, True)
    new = tmp_path / "new.db"
    assert command("restore", copy, "--database", sqlite_at(new))[0] == 0
    with closing(sqlite3.connect(new)) as db:
        assert db.execute("select id from tables").fetchall() == [(table,)]
    gone = tmp_path / "gone.db"
    assert command("restore", str(tmp_path / "x"), "--database", sqlite_at(gone))[0] == 2
    assert not gone.exists()
