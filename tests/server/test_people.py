"""People: guests, accounts, sessions, and what of them is in the database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from tests.server.client import COOKIE, Page, Person, refusal
from tests.server.house import House

SECRET = "correct horse battery"


@pytest.fixture
def villa(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of its own: passwords are counted by address, and all tests share one."""
    with House(tmp_path_factory.mktemp("villa")) as house:
        yield house


def rows(house: House, sql: str) -> list[tuple[Any, ...]]:
    """What stands in the file of the database."""
    db = sqlite3.connect(house.file, timeout=30)
    try:
        return db.execute(sql).fetchall()
    finally:
        db.close()


def everything_in(house: House) -> bytes:
    """Every byte of the database, what is not yet folded into the main file included."""
    rows(house, "SELECT 1")
    return b"".join(path.read_bytes() for path in sorted(house.folder.glob("bottega.db*")))


def register(person: Person, name: str, password: str = SECRET) -> Any:
    return person.post("/api/register", {"name": name, "password": password})


def test_a_newcomer_becomes_a_guest_with_a_careful_cookie(house: House) -> None:
    guest = Person(house)
    assert guest.ok(guest.get("/api/me")) == {"name": "Guest", "account": False}
    fresh = guest.http.get("/api/me", headers={"Cookie": ""})
    cookie = fresh.headers["set-cookie"].lower()
    assert cookie.startswith(f"{COOKIE}=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


@pytest.mark.parametrize(("lang", "name"), [("it", "Ospite"), ("de", "Gast")])
def test_a_newcomer_is_called_a_guest_in_their_language(house: House, lang: str, name: str) -> None:
    guest = Person(house)
    guest.http.cookies.clear()
    assert guest.ok(guest.get("/api/me", lang=lang))["name"] == name


def test_whoever_never_chose_a_name_is_a_guest_in_the_language_they_speak_now(house: House) -> None:
    guest = Person(house)
    assert guest.ok(guest.get("/api/me", lang="de"))["name"] == "Gast"
    assert guest.ok(guest.get("/api/me", lang="it"))["name"] == "Ospite"
    guest.http.put("/api/me", json={"name": "Bea"})
    assert guest.ok(guest.get("/api/me", lang="de"))["name"] == "Bea"


def test_two_newcomers_are_two_people(house: House) -> None:
    one, other = Person(house), Person(house)
    assert one.token != other.token
    assert len(one.token) >= 32
    table = one.make("me", "open")
    assert table not in {t["id"] for t in other.ok(other.get("/api/tables/mine"))}


def test_a_session_and_an_invite_are_in_the_database_only_as_hashes(house: House) -> None:
    guest = Person(house)
    _, invite = guest.make_with_invite("me", "open", public=False)
    stored = everything_in(house)
    for secret in (guest.token, invite):
        assert secret.encode() not in stored
        assert sha256(secret.encode()).hexdigest().encode() in stored


def test_a_name_can_be_changed_within_reason(anna: Person) -> None:
    changed = anna.http.put("/api/me", json={"name": "Annalisa"})
    assert changed.json() == {"name": "Annalisa", "account": False}
    for bad in ("", "x" * 25, 7, None):
        answer = anna.http.put("/api/me", json={"name": bad})
        assert refusal(answer) == (400, "unreadable")
    assert anna.ok(anna.get("/api/me"))["name"] == "Annalisa"


def test_a_made_up_session_is_nobody(anna: Person) -> None:
    for cookie in ("nonesuch", "x" * 4000, "'; DROP TABLE users; --", "é"):
        headers = {b"Cookie": f"{COOKIE}={cookie}".encode()}
        answer = anna.http.get("/api/tables/mine", headers=headers)
        assert refusal(answer) == (401, "nobody")


def test_an_account_keeps_its_tables_on_every_device(villa: House) -> None:
    phone = Person(villa, "Carla")
    table = phone.make("me", "open")
    assert register(phone, "Carla").json() == {"name": "Carla", "account": True}
    laptop = Person(villa)
    entered = laptop.post("/api/login", {"name": "CARLA", "password": SECRET})
    assert laptop.ok(entered) == {"name": "Carla", "account": True}
    assert "httponly" in entered.headers["set-cookie"].lower()
    assert "samesite=lax" in entered.headers["set-cookie"].lower()
    (seen,) = laptop.ok(laptop.get("/api/tables/mine"))
    assert seen["id"] == table
    assert seen["host"]
    assert phone.token != laptop.token

    password = rows(villa, "SELECT password FROM users WHERE login = 'carla'")[0][0]
    assert password.startswith("$argon2id$")
    stored = everything_in(villa)
    assert SECRET.encode() not in stored
    assert laptop.token.encode() not in stored

    old = laptop.token
    assert laptop.post("/api/logout").status_code == 204
    after = laptop.http.get("/api/tables/mine", headers={"Cookie": f"{COOKIE}={old}"})
    assert refusal(after) == (401, "nobody")
    assert phone.get("/api/tables/mine").status_code == 200, "only one device was left"


def test_wrong_passwords_and_taken_names_are_refused(villa: House) -> None:
    dario, impostor = Person(villa, "Dario"), Person(villa, "Dario")
    assert register(dario, "Dario").status_code == 200
    assert refusal(register(impostor, "dARIO")) == (409, "name-taken")
    assert impostor.ok(impostor.get("/api/me"))["account"] is False
    assert refusal(register(dario, "Other")) == (409, "registered")
    wrong = impostor.post("/api/login", {"name": "Dario", "password": "not the password"})
    unknown = impostor.post("/api/login", {"name": "Nobody", "password": "not the password"})
    assert refusal(wrong) == refusal(unknown) == (403, "wrong-password")
    assert wrong.json() == unknown.json(), "the refusal does not tell which names exist"
    assert "set-cookie" not in wrong.headers
    assert refusal(register(impostor, "Long", "x" * 129)) == (400, "unreadable")
    body = {"name": "Extra", "password": SECRET, "admin": True}
    assert refusal(impostor.post("/api/register", body)) == (400, "unreadable")


def test_passwords_cannot_be_tried_without_end(villa: House) -> None:
    thief = Person(villa, "Thief")
    tried = [
        thief.post("/api/login", {"name": "Dario", "password": f"guess {i:04}"}) for i in range(14)
    ]
    assert refusal(tried[-1]) == (429, "too-often")
    assert refusal(tried[0]) == (403, "wrong-password")


def test_two_who_register_one_name_at_once_do_not_both_get_it(villa: House) -> None:
    people = [Person(villa, "Twin") for _ in range(2)]
    codes = sorted(register(person, "Twin").status_code for person in people)
    assert codes == [200, 409]


def test_a_page_closes_when_its_session_ends(villa: House) -> None:
    """Logged out there, ended from another device one by one or with all others, or by a password.

    A page that has said nothing yet is no exception: what it sends is not obeyed.
    """
    phone = Person(villa, "Elena")
    table = phone.make("me", "open")
    register(phone, "Elena")

    def laptop() -> Person:
        other = Person(villa)
        other.ok(other.post("/api/login", {"name": "Elena", "password": SECRET}))
        return other

    def end_one() -> None:
        listed = phone.ok(phone.get("/api/account"))["sessions"]
        (other,) = [one["id"] for one in listed if not one["this"]]
        phone.ok(phone.http.delete(f"/api/sessions/{other}"))

    def change_password() -> None:
        phone.ok(phone.http.put("/api/password", json={"old": SECRET, "new": f"{SECRET} 2"}))

    async def play() -> None:
        async with phone.page(table) as at_hand:
            other = laptop()
            async with other.page(table) as left_open:
                other.ok(other.post("/api/logout"))
                await closes(left_open)
            other = laptop()
            async with other.page(table) as left_open, other.page(table, greet=False) as silent:
                end_one()
                await closes(left_open)
                say = {"type": "say", "text": "Still here?"}
                assert await silent.refusal_of(say) == "nobody"
            async with laptop().page(table) as left_open:
                phone.ok(phone.http.delete("/api/sessions"))
                await closes(left_open)
            await at_hand.send({"type": "say", "text": "Still here"})
            await at_hand.until(lambda: bool(at_hand.chat))
            assert [line["text"] for line in at_hand.chat] == ["Still here"]
            async with laptop().page(table) as left_open:
                change_password()
                await closes(left_open)
            await closes(at_hand)  # it comes back with its new token
        async with phone.page(table) as again:
            assert again.table["seats"][0]["you"]

    asyncio.run(play())


async def closes(page: Page) -> None:
    await page.until(lambda: page.closed is not None)
    assert page.closed == 4401
