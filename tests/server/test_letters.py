"""Letters: an address is confirmed by a link, and so is a forgotten password replaced."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bottega.cli.serve import mail_settings
from bottega.kernel.words import Unreadable
from bottega.server.mail import MailServer
from tests.server.client import COOKIE, Person
from tests.server.house import House
from tests.server.indoors import Guest, Indoors, indoors
from tests.server.postbox import ADDRESS, CERTIFICATE, URL, Postbox

SECRET = "correct horse battery"
ANOTHER = "seven bridges of gold"


def with_address(name: str) -> dict[str, str]:
    return {"email": name, "password": SECRET}


async def arrived(post: Postbox, count: int) -> None:
    await asyncio.to_thread(post.wait, count)


async def settled(house: Indoors) -> None:
    """Until all that is done after answers is done."""
    under_way = house.app.state.letters.mail.under_way
    while under_way:
        await asyncio.wait(set(under_way))


async def anna_with_address(house: Indoors, post: Postbox) -> Guest:
    anna = await (await house.guest()).register("Anna")
    before = len(post.letters)
    await anna.ok("PUT", "/api/email", with_address(ADDRESS))
    await arrived(post, before + 1)
    await anna.ok("POST", "/api/email/confirm", {"secret": post.secret()})
    return anna


def test_an_address_counts_once_its_link_was_followed(tmp_path: Path, post: Postbox) -> None:
    async def confirm() -> None:
        async with indoors(tmp_path, post.server) as house:
            anna, elsewhere = await house.guest(), await house.guest()
            await anna.register("Anna")
            wrong = {"email": ADDRESS, "password": "not the password"}
            assert await anna.refused("PUT", "/api/email", wrong) == "not-password"
            await anna.ok("PUT", "/api/email?lang=it", with_address(ADDRESS))
            await arrived(post, 1)
            assert (await anna.ok("GET", "/api/account"))["email"] is None, "not yet"
            (letter,) = post.letters
            assert letter["To"] == ADDRESS
            assert letter["Subject"] == "Bottega: è il tuo indirizzo?"
            assert "Ciao Anna" in post.text()
            assert f"{URL}/confirm#" in post.text()
            link = {"secret": post.secret()}
            assert await elsewhere.refused(
                "POST", "/api/recover", {**link, "password": ANOTHER}
            ) == ("bad-link"), "it is no link for another password"
            await elsewhere.ok("POST", "/api/email/confirm", link)
            assert (await anna.ok("GET", "/api/account"))["email"] == ADDRESS
            assert await elsewhere.refused("POST", "/api/email/confirm", link) == "bad-link"
            await anna.ok("PUT", "/api/email", {"email": None, "password": SECRET})
            assert (await anna.ok("GET", "/api/account"))["email"] is None

    asyncio.run(confirm())


@pytest.mark.parametrize(
    "bad", ["anna", "a@b", "a b@example.org", "a@example.org\nBcc: b@c.de", ""]
)
def test_what_is_no_address_is_refused(tmp_path: Path, post: Postbox, bad: str) -> None:
    async def try_it() -> None:
        async with indoors(tmp_path, post.server) as house:
            anna = await (await house.guest()).register("Anna")
            assert await anna.refused("PUT", "/api/email", with_address(bad)) == "unreadable"

    asyncio.run(try_it())
    assert post.letters == []


@pytest.mark.parametrize("who", ["anna", "Anna@Example.org"])
def test_a_forgotten_password_is_replaced_by_a_link_that_works_once(
    tmp_path: Path, post: Postbox, who: str
) -> None:
    async def recover() -> None:
        async with indoors(tmp_path, post.server) as house:
            anna, forgetful = await anna_with_address(house, post), await house.guest()
            await forgetful.ok("POST", "/api/forgotten?lang=de", {"who": who})
            await arrived(post, 2)
            assert "Hallo Anna" in post.text()
            assert f"{URL}/recover#" in post.text()
            link = {"secret": post.secret()}
            weak = {**link, "password": "password"}
            assert await forgetful.refused("POST", "/api/recover", weak) == "password-common"
            new = {**link, "password": ANOTHER}
            came = await forgetful.ok("POST", "/api/recover", new)
            assert came == {"name": "Anna", "account": True}
            assert await forgetful.is_known(), "they are logged in"
            assert not await anna.is_known(), "whoever had the old password is not"
            assert await forgetful.refused("POST", "/api/recover", new) == "bad-link"
            await (await house.guest()).log_in("Anna", ANOTHER)

    asyncio.run(recover())


def test_of_two_who_follow_one_link_at_once_one_is_too_late(tmp_path: Path, post: Postbox) -> None:
    async def race() -> None:
        async with indoors(tmp_path, post.server) as house:
            await anna_with_address(house, post)
            people = [await house.guest() for _ in range(4)]
            await people[0].ok("POST", "/api/forgotten", {"who": "Anna"})
            await arrived(post, 2)
            body = {"secret": post.secret(), "password": ANOTHER}
            tries = [person.ask("POST", "/api/recover", body) for person in people]
            codes = sorted(answer.status_code for answer in await asyncio.gather(*tries))
            assert codes == [200, 409, 409, 409]

    asyncio.run(race())


def test_who_asks_learns_nothing_about_who_has_an_account(tmp_path: Path, post: Postbox) -> None:
    async def ask() -> None:
        async with indoors(tmp_path, post.server) as house:
            await anna_with_address(house, post)
            await (await house.guest()).register("Bruno")  # without an address
            thief = await house.guest()
            answers = [
                await thief.ask("POST", "/api/forgotten", {"who": who})
                for who in ("Anna", "Bruno", "Nobody", "nobody@example.org", "a\0b")
            ]
            assert {answer.status_code for answer in answers} == {202}
            assert len({answer.content for answer in answers}) == 1
            named = [set(answer.headers) - {"content-length"} for answer in answers]
            assert all(names == named[0] for names in named)
            await settled(house)
            assert [letter["To"] for letter in post.letters] == [ADDRESS, ADDRESS]

    asyncio.run(ask())


def test_nobody_is_flooded_with_letters(tmp_path: Path, post: Postbox) -> None:
    async def flood() -> None:
        async with indoors(tmp_path, post.server) as house:
            await anna_with_address(house, post)
            for _ in range(6):  # from many addresses
                await (await house.guest()).ok("POST", "/api/forgotten", {"who": "Anna"})
            await settled(house)
            assert len(post.letters) == 1 + 3
            pest = await house.guest()
            codes = [
                (await pest.ask("POST", "/api/forgotten", {"who": f"Nobody {i}"})).status_code
                for i in range(7)
            ]
            assert codes == [202] * 5 + [429] * 2

    asyncio.run(flood())


@pytest.mark.parametrize(("age", "works"), [(3500, True), (3700, False)])
def test_a_link_works_for_an_hour(tmp_path: Path, post: Postbox, age: int, works: bool) -> None:
    async def wait() -> None:
        async with indoors(tmp_path, post.server) as house:
            await anna_with_address(house, post)
            anna = await house.guest()
            await anna.ok("POST", "/api/forgotten", {"who": "Anna"})
            await arrived(post, 2)
            with sqlite3.connect(tmp_path / "bottega.db") as db:
                db.execute("UPDATE letters SET created = created - ?", (age,))
            db.close()
            body = {"secret": post.secret(), "password": ANOTHER}
            assert (await anna.ask("POST", "/api/recover", body)).is_success is works

    asyncio.run(wait())


def test_links_are_kept_as_hashes(tmp_path: Path, post: Postbox) -> None:
    async def write() -> None:
        async with indoors(tmp_path, post.server) as house:
            anna = await anna_with_address(house, post)
            await anna.ok("POST", "/api/forgotten", {"who": "Anna"})
            await arrived(post, 2)

    asyncio.run(write())
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("bottega.db*"))
    for number in range(2):
        assert len(post.secret(number)) >= 32
        assert post.secret(number).encode() not in kept


# Mail servers ------------------------------------------------------------------------------------


def test_a_house_without_mail_says_so(tmp_path: Path) -> None:
    async def try_it() -> None:
        async with indoors(tmp_path) as house:
            anna = await (await house.guest()).register("Anna")
            assert (await anna.ok("GET", "/api/account"))["mails"] is False
            assert await anna.refused("PUT", "/api/email", with_address(ADDRESS)) == "no-mail"
            assert await anna.refused("POST", "/api/forgotten", {"who": "Anna"}) == "no-mail"

    asyncio.run(try_it())


def test_a_mail_server_with_a_password_is_spoken_to_over_tls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))

    async def write(post: Postbox) -> None:
        async with indoors(tmp_path, post.server) as house:
            await anna_with_address(house, post)

    with Postbox(guarded=True) as post:
        asyncio.run(write(post))
        assert len(post.letters) == 1


def test_a_password_is_never_sent_to_a_mail_server_in_the_clear(
    tmp_path: Path, post: Postbox
) -> None:
    """It offers no TLS; or somebody in between says so."""

    async def write(server: MailServer) -> None:
        async with indoors(tmp_path, server) as house:
            anna = await (await house.guest()).register("Anna")
            await anna.ok("PUT", "/api/email", with_address(ADDRESS))
            await settled(house)

    asyncio.run(write(post.server._replace(user="house", password="secret")))
    assert post.letters == []


def test_a_mail_server_that_is_away_disturbs_nobody(tmp_path: Path) -> None:
    async def write() -> None:
        server = MailServer("127.0.0.1", 9, "house@example.org", URL)
        async with indoors(tmp_path, server) as house:
            anna = await (await house.guest()).register("Anna")
            await anna.ok("PUT", "/api/email", with_address(ADDRESS))
            await settled(house)
            assert await anna.is_known()

    asyncio.run(write())


@pytest.mark.parametrize(
    ("smtp", "sender", "url", "said"),
    [
        ("mail.example.org", "a@b.de", URL, "--smtp: expected host:port"),
        ("mail.example.org:99999", "a@b.de", URL, "--smtp: expected host:port"),
        ("localhost:25", None, URL, "--smtp-from: expected an e-mail address"),
        ("localhost:25", "house", URL, "--smtp-from: expected an e-mail address"),
        ("localhost:25", "a@b.de", None, "--url: expected the address of the house"),
        ("localhost:25", "a@b.de", "house", "--url: expected the address of the house"),
        ("localhost:25", "a@b.de", f"{URL}/below", "--url: expected the address of the house"),
        (None, "a@b.de", URL, "--smtp-from: needs --smtp"),
    ],
)
def test_settings_of_mail_that_cannot_work_are_refused(
    smtp: str | None, sender: str | None, url: str | None, said: str
) -> None:
    with pytest.raises(Unreadable, match=said):
        mail_settings(smtp, sender, url)


def test_no_secret_of_an_account_is_logged(tmp_path: Path, post: Postbox) -> None:
    """With a real server from the command line, through every step of an account."""
    with House(tmp_path / "house", more=post.options) as house:
        anna, laptop = Person(house), Person(house)
        tokens = [anna.token]
        for method, path, body in steps(post):
            anna.ok(anna.http.request(method, path, json=body()))
            tokens.append(anna.token)
        wrong = {"name": "Anna", "password": f"{ANOTHER}?"}
        assert laptop.post("/api/login", wrong).status_code == 403
        anna.ok(anna.post("/api/forgotten", {"who": ADDRESS}))
        post.close()
        laptop.ok(laptop.post("/api/forgotten", {"who": ADDRESS}))
        said = house.said()
    said += house.said()
    links = [post.secret(number) for number in range(2)]
    hidden = [*tokens, *links, SECRET, ANOTHER, ADDRESS, COOKIE]
    assert "a letter was not sent" in house.said()
    assert [secret for secret in hidden if secret in said] == []


def steps(post: Postbox) -> list[tuple[str, str, Any]]:
    """What somebody does with an account: how, where, and what they send."""

    def link() -> dict[str, str]:
        post.wait(1)
        return {"secret": post.secret(0)}

    def other_password() -> dict[str, str]:
        post.wait(2)
        return {"secret": post.secret(1), "password": ANOTHER}

    return [
        ("POST", "/api/register", lambda: {"name": "Anna", "password": SECRET}),
        ("PUT", "/api/email", lambda: with_address(ADDRESS)),
        ("POST", "/api/email/confirm", link),
        ("POST", "/api/forgotten", lambda: {"who": "Anna"}),
        ("POST", "/api/recover", other_password),
        ("POST", "/api/login", lambda: {"name": "Anna", "password": ANOTHER}),
    ]
