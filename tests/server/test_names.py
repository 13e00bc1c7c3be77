"""Names: nothing invisible, one script, and nobody can seem to be somebody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bottega.server.names import checked, distinct, looks
from bottega.server.refusal import Refusal
from tests.server.indoors import indoors

SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("Zoë", "Zoë"),
        ("O’Neil", "O’Neil"),
        ("Łukasz", "Łukasz"),
        ("Đặng Ữ", "Đặng Ữ"),
        ("Анна", "Анна"),
        ("山田たろう", "山田たろう"),
        ("李Anna", "李Anna"),
        ("\U0001d400nna", "Anna"),  # a mathematical A is an A
        ("Anna \u2764\ufe0f", "Anna \u2764"),
        ("Henry 8", "Henry 8"),
    ],
)
def test_a_name_is_shown_in_its_plainest_form(typed: str, shown: str) -> None:
    assert checked(typed) == shown


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("An\u200bna", "name-invisible"),
        ("Anna\u00ad", "name-invisible"),
        ("An\u202ena", "name-invisible"),
        ("An\x00na", "name-invisible"),
        ("An\nna", "name-invisible"),
        ("An\x1b[2Jna", "name-invisible"),
        ("\u3164", "name-invisible"),
        ("Anna\u2800", "name-invisible"),
        ("Anna\U000e0041", "name-invisible"),
        (" ", "name-empty"),
        ("...", "name-empty"),
        ("a\u0301\u0302\u0303", "name-marks"),
        ("Аnna", "name-mixed"),  # a Cyrillic A
        ("Αnna", "name-mixed"),  # a Greek one
        ("\ufdfa\ufdfa", "name-long"),  # two characters that stand for 36
    ],
    ids=ascii,
)
def test_a_name_that_is_not_what_it_seems_is_refused_with_the_reason(typed: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked(typed)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Paolo", "Pa0Io"),
        ("Paolo", "РаоІо"),  # all Cyrillic
        ("Mario", "rnario"),
        ("Ilaria", "llaria"),
        ("Ilaria", "1laria"),
        ("O'Neil", "O’Neil"),
    ],
    ids=ascii,
)
def test_names_that_are_drawn_alike_are_known(one: str, other: str) -> None:
    assert looks(one) == looks(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Elia", "Ella"), ("Zoë", "Zoe"), ("Anna", "Hanna"), ("Jürg", "Jurg"), ("Gino", "Nino")],
)
def test_names_that_only_sound_alike_are_different(one: str, other: str) -> None:
    assert looks(one) != looks(other)


def test_several_who_look_the_same_are_numbered() -> None:
    assert distinct("Paolo", ["Pa0Io"]) == "Paolo 2"
    assert distinct("PAOLO", ["Paolo", "Paolo 2"]) == "PAOLO 3"
    assert distinct("x" * 24, ["X" * 24]) == "x" * 22 + " 2"
    assert distinct("Bruno", ["Paolo"]) == "Bruno"


def test_nobody_takes_the_name_of_an_account_or_one_that_looks_like_it(tmp_path: Path) -> None:
    async def try_all() -> None:
        async with indoors(tmp_path) as house:
            anna, other = await house.guest(), await house.guest()
            await anna.register("Paolo")
            for name in ("Paolo", "pAOLO", "PaoIo", "РаоІо", " Paolo "):
                assert await other.call_me(name) == "name-taken", name
                body = {"name": name, "password": "correct horse battery"}
                assert await other.refused("POST", "/api/register", body) == "name-taken", name
                seats: list[Any] = [{"kind": "me", "name": name}, {"kind": "open"}]
                new = {"game": "masters", "seats": seats}
                assert await other.refused("POST", "/api/tables", new) == "name-taken", name
            assert await other.call_me("Paola") is None
            assert await anna.call_me("PAOLO") is None, "it is their own"

    asyncio.run(try_all())


def test_a_guest_whose_name_somebody_registers_needs_another_to_sit_down(tmp_path: Path) -> None:
    async def meet() -> None:
        async with indoors(tmp_path) as house:
            guest, owner = await house.guest(), await house.guest()
            assert await guest.call_me("Dario") is None
            await owner.register("Dario")
            made = await owner.ok("POST", "/api/tables", {"game": "masters", "seats": SEATS})
            sit = f"/api/tables/{made['id']}/sit"
            assert await guest.refused("POST", sit, {"seat": 2}) == "name-taken"
            new = {"game": "masters", "seats": SEATS}
            assert await guest.refused("POST", "/api/tables", new) == "name-taken"
            table = await guest.ok("POST", sit, {"seat": 2, "name": "Dario B"})
            assert {seat["name"] for seat in table["seats"]} == {"Dario", "Dario B"}

    asyncio.run(meet())


def test_two_at_one_table_never_look_the_same(tmp_path: Path) -> None:
    async def meet() -> None:
        async with indoors(tmp_path) as house:
            one, other = await house.guest(), await house.guest()
            await one.call_me("Ilaria")
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            made = await one.ok("POST", "/api/tables", {"game": "masters", "seats": seats})
            sit = f"/api/tables/{made['id']}/sit"
            table = await other.ok("POST", sit, {"seat": 2, "name": "llaria"})
            assert [seat["name"] for seat in table["seats"]][:2] == ["Ilaria", "llaria 2"]

    asyncio.run(meet())


@pytest.mark.parametrize("name", ["Guest", "gast", "Ospite", "Bottega", "B0ttega"])
def test_names_of_the_house_cannot_be_registered(tmp_path: Path, name: str) -> None:
    async def try_it() -> None:
        async with indoors(tmp_path) as house:
            guest = await house.guest()
            body = {"name": name, "password": "correct horse battery"}
            assert await guest.refused("POST", "/api/register", body) == "name-taken"

    asyncio.run(try_it())


def test_whoever_renames_an_account_logs_in_with_the_new_name(tmp_path: Path) -> None:
    async def rename() -> None:
        async with indoors(tmp_path) as house:
            anna, laptop = await house.guest(), await house.guest()
            await anna.register("Anna")
            assert await anna.call_me("Annalisa") is None
            await laptop.log_in("ANNALISA")
            assert await laptop.call_me("Annalisa") is None
            assert await (await house.guest()).call_me("Anna") is None, "it is free again"

    asyncio.run(rename())


def test_two_who_sit_down_at_the_same_moment_do_not_look_the_same(tmp_path: Path) -> None:
    async def race() -> None:
        async with indoors(tmp_path) as house:
            host, one, other = [await house.guest() for _ in range(3)]
            seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
            made = await host.ok("POST", "/api/tables", {"game": "masters", "seats": seats})
            sit = f"/api/tables/{made['id']}/sit"
            await asyncio.gather(
                one.ok("POST", sit, {"seat": 2, "name": "Ilaria"}),
                other.ok("POST", sit, {"seat": 3, "name": "llaria"}),
            )
            table = await host.ok("GET", f"/api/tables/{made['id']}")
            names = {seat["name"] for seat in table["seats"]} - {"", "Guest"}
            assert names in ({"Ilaria", "llaria 2"}, {"Ilaria 2", "llaria"})

    asyncio.run(race())
