"""Accounts from within: sessions and their tokens, passwords, and what the operator may do."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from bottega.cli.people import reset
from bottega.kernel.words import Unreadable
from bottega.server.devices import device_of
from bottega.server.migrations import run
from bottega.server.passwords import hash_of
from tests.server.house import OURS, sqlite_at, surroundings
from tests.server.indoors import Guest, indoors

SECRET = "correct horse battery"
ANOTHER = "seven bridges of gold"


async def sessions(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await guest.ok("GET", "/api/account"))["sessions"]
    return found


async def with_token(guest: Guest, token: str) -> int:
    """What a request with this token is answered."""
    headers = {"Cookie": f"bottega_session={token}"}
    answer = await guest.http.get("/api/tables/mine", headers=headers)
    return answer.status_code


# Tokens ------------------------------------------------------------------------------------------


def test_the_token_is_another_after_registering_and_logging_in(tmp_path: Path) -> None:
    """Whoever knew the old one, or put it into the browser, knows nothing afterwards."""

    async def rotate() -> None:
        async with indoors(tmp_path) as house:
            anna, thief = await house.guest(), await house.guest()
            tokens = [anna.token]
            made = {"game": "masters", "seats": [{"kind": "me"}, {"kind": "open"}]}
            await anna.ok("POST", "/api/tables", made)
            for step in (anna.register, anna.log_in):
                await step("Anna")
                tokens.append(anna.token)
            assert len(set(tokens)) == 3
            thief.http.cookies.clear()
            assert [await with_token(thief, token) for token in tokens] == [401, 401, 200]
            assert len(await sessions(anna)) == 1
            assert len(await anna.ok("GET", "/api/tables/mine")) == 1

    asyncio.run(rotate())


def test_every_token_is_long_random_and_kept_as_a_hash(tmp_path: Path) -> None:
    async def collect() -> list[str]:
        async with indoors(tmp_path) as house:
            anna = await house.guest()
            tokens = [anna.token]
            await anna.register("Anna")
            tokens.append(anna.token)
            await anna.ok("PUT", "/api/password", {"old": SECRET, "new": ANOTHER})
            return [*tokens, anna.token]

    tokens = asyncio.run(collect())
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("bottega.db*"))
    assert len(set(tokens)) == 3
    for token in tokens:
        assert len(token) >= 32
        assert token.encode() not in kept
    assert sha256(tokens[-1].encode()).hexdigest().encode() in kept
    assert SECRET.encode() not in kept
    assert ANOTHER.encode() not in kept


# Sessions ----------------------------------------------------------------------------------------

PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1"


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (PHONE, ("Safari", "iPhone")),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36", ("Chrome", "Windows")),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537.36 Edg/140", ("Edge", "Windows")),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537", ("Chrome", "Android")),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/18 Safari/605", ("Safari", "macOS")),
        ("curl/8", ("", "")),
        ("", ("", "")),
    ],
)
def test_a_device_is_told_roughly(agent: str, words: tuple[str, str]) -> None:
    assert device_of(agent) == words


def test_sessions_are_listed_with_their_device_and_this_one_is_marked(tmp_path: Path) -> None:
    async def look() -> None:
        async with indoors(tmp_path) as house:
            laptop, phone = await house.guest(), await house.guest(PHONE)
            before = time.time()
            await laptop.register("Anna")
            await phone.log_in("Anna")
            listed = await sessions(phone)
            words = {(one["browser"], one["system"], one["this"]) for one in listed}
            assert words == {("Firefox", "Linux", False), ("Safari", "iPhone", True)}
            assert all(before <= one["created"] <= one["seen"] for one in listed)
            known = {phone.token, laptop.token}
            assert not known & {one["id"] for one in listed}, "no id is a token"

    asyncio.run(look())


def test_a_session_that_is_used_again_is_seen_again(tmp_path: Path) -> None:
    async def come_back() -> None:
        async with indoors(tmp_path) as house:
            anna = await house.guest()
            with sqlite3.connect(tmp_path / "bottega.db") as db:
                db.execute("UPDATE sessions SET seen = seen - 86400")
            db.close()
            (session,) = await sessions(anna)
            assert time.time() - session["seen"] < 60

    asyncio.run(come_back())


def test_sessions_end_one_by_one_or_all_others_at_once(tmp_path: Path) -> None:
    async def end() -> None:
        async with indoors(tmp_path) as house:
            own, *others = [await house.guest() for _ in range(4)]
            stranger = await (await house.guest()).register("Bruno")
            await own.register("Anna")
            for other in others:
                await other.log_in("Anna")
            first = next(one for one in await sessions(others[0]) if one["this"])["id"]
            assert await stranger.refused("DELETE", f"/api/sessions/{first}") == "not-found"
            await own.ok("DELETE", f"/api/sessions/{first}")
            assert [await other.is_known() for other in others] == [False, True, True]
            await own.ok("DELETE", "/api/sessions")
            assert [await other.is_known() for other in others] == [False] * 3
            assert await own.is_known()
            assert await stranger.is_known()

    asyncio.run(end())


# Passwords ---------------------------------------------------------------------------------------


def test_another_password_logs_out_every_other_device(tmp_path: Path) -> None:
    async def change() -> None:
        async with indoors(tmp_path) as house:
            own, other = await house.guest(), await house.guest()
            await own.register("Anna")
            await other.log_in("Anna")
            old = own.token
            wrong = {"old": "not the password", "new": ANOTHER}
            assert await own.refused("PUT", "/api/password", wrong) == "not-password"
            weak = {"old": SECRET, "new": "password"}
            assert await own.refused("PUT", "/api/password", weak) == "password-common"
            assert await other.is_known(), "nothing was changed"
            await own.ok("PUT", "/api/password", {"old": SECRET, "new": ANOTHER})
            assert await own.is_known()
            assert not await other.is_known()
            assert await with_token(other, old) == 401
            await other.ok("GET", "/api/me")
            login = {"name": "Anna", "password": SECRET}
            assert await other.refused("POST", "/api/login", login) == "wrong-password"
            await other.log_in("Anna", ANOTHER)

    asyncio.run(change())


@pytest.mark.parametrize(
    ("password", "code"),
    [("1234567", "password-short"), ("password", "password-common"), ("Dorotea1", "password-name")],
)
def test_a_weak_password_is_refused_with_the_reason(
    tmp_path: Path, password: str, code: str
) -> None:
    async def try_it() -> None:
        async with indoors(tmp_path) as house:
            guest = await house.guest()
            body = {"name": "Dorotea", "password": password}
            assert await guest.refused("POST", "/api/register", body) == code
            assert (await guest.ok("GET", "/api/me"))["account"] is False

    asyncio.run(try_it())


def test_a_guest_has_no_password_to_change(tmp_path: Path) -> None:
    async def try_it() -> None:
        async with indoors(tmp_path) as house:
            guest = await house.guest()
            body = {"old": SECRET, "new": ANOTHER}
            assert await guest.refused("PUT", "/api/password", body) == "no-account"

    asyncio.run(try_it())


# The operator ------------------------------------------------------------------------------------


def bottega_password(folder: Path, name: str, typed: str) -> subprocess.CompletedProcess[str]:
    command = [*OURS, "password", name, "--database", sqlite_at(folder / "bottega.db")]
    return subprocess.run(
        command,
        input=f"{typed}\n",
        capture_output=True,
        text=True,
        env=surroundings(folder),
        cwd=folder,
        check=False,
    )


def test_the_operator_gives_somebody_another_password(tmp_path: Path) -> None:
    """While the house is open, and without mail."""

    async def lock_out() -> None:
        async with indoors(tmp_path) as house:
            anna = await (await house.guest()).register("Anna")
            for name, typed, said in [
                ("Nobody", ANOTHER, "no such account"),
                ("Anna", "password", "many people use this password"),
            ]:
                with pytest.raises(Unreadable, match=said):
                    await reset(sqlite_at(tmp_path / "bottega.db"), name, typed)
            assert await anna.is_known(), "nothing was changed"
            done = await asyncio.to_thread(bottega_password, tmp_path, "anna", ANOTHER)
            assert done.returncode == 0, done.stderr
            assert ANOTHER not in done.stdout + done.stderr
            assert not await anna.is_known()
            await anna.ok("GET", "/api/me")
            await anna.log_in("Anna", ANOTHER)

    asyncio.run(lock_out())


def test_the_operator_makes_no_database_by_mistake(tmp_path: Path) -> None:
    failed = bottega_password(tmp_path, "Anna", ANOTHER)
    assert failed.returncode == 2
    assert "there is no file" in failed.stderr
    assert list(tmp_path.glob("*.db")) == []


# Accounts of earlier days ------------------------------------------------------------------------


def test_accounts_of_earlier_days_keep_their_names_passwords_and_sessions(tmp_path: Path) -> None:
    """Even where two of them look alike; from now on nobody else may."""
    file = tmp_path / "bottega.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as db:
        run(db, "0008")
    engine.dispose()
    hash_ = hash_of(SECRET)
    with sqlite3.connect(file) as old:
        people = [("1", "Paolo", "paolo"), ("2", "PaoIo", "paoio"), ("3", "Annalisa", "anna")]
        for at, (user, name, login) in enumerate(people):
            columns = "id, name, login, password, created"
            values = (user, name, login, hash_, float(at))
            old.execute(f"INSERT INTO users ({columns}) VALUES (?, ?, ?, ?, ?)", values)
        token = sha256(b"the old token").hexdigest()
        old.execute("INSERT INTO sessions (token, user_id, created) VALUES (?, '1', 5)", (token,))
    old.close()

    async def come_back() -> None:
        async with indoors(tmp_path) as house:
            guest = await house.guest()
            assert await with_token(guest, "the old token") == 200
            assert await guest.call_me("Pa0lo") == "name-taken"
            assert await guest.call_me("AnnaIisa") == "name-taken"
            for name in ("Paolo", "PaoIo", "anna"):
                await (await house.guest()).log_in(name)

    asyncio.run(come_back())
