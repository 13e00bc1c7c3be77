"""Programs at a table over a websocket of their own, by name and invitation, or with a token."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import bottega
from tests.server.client import Person
from tests.server.house import House, surroundings

VISITOR = Path(__file__).parents[2] / "examples" / "bots" / "visitor.py"
PATIENCE = 20.0


@pytest.fixture
def anna(house: House) -> Iterator[Person]:
    person = Person(house, "Anna")
    yield person
    person.close()


class Program:
    """A program at the other end of the line."""

    def __init__(self, house: House, table: str, **ready: Any) -> None:
        address = f"ws{house.url.removeprefix('http')}/api/tables/{table}/program"
        self.opened = connect(address, open_timeout=PATIENCE, proxy=None)
        self.line: ClientConnection = self.opened.__enter__()
        assert self.hears() == {"type": "hello", "protocol": 1}
        self.says({"type": "ready", **ready})

    def hears(self) -> Any:
        return json.loads(self.line.recv(PATIENCE))

    def says(self, message: Any) -> None:
        self.line.send(message if isinstance(message, str) else json.dumps(message))

    def closed(self) -> int | None:
        with pytest.raises(ConnectionClosed) as end:
            self.line.recv(PATIENCE)
        return end.value.rcvd.code if end.value.rcvd else None

    def asked(self) -> Any:
        """The next question, past whatever is said before it."""
        while (told := self.hears())["type"] != "ask":
            assert told["type"] in ("seated", "begin"), told
        return told

    def turned_away(self) -> tuple[str, int | None]:
        told = self.hears()
        assert told["type"] == "refused", told
        return told["code"], self.closed()


def test_the_example_plays_a_game_against_a_bot(house: House, anna: Person, tmp_path: Path) -> None:
    table, invite = anna.make_with_invite("open", "greedy", public=False)
    link = f"{house.url}/t/{table}?invite={invite}"
    visitor = subprocess.run(
        [sys.executable, str(VISITOR), link, "Lucia"],
        check=False,
        env=surroundings(tmp_path) | {"PYTHONPATH": os.environ.get("PYTHONPATH", "")},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (visitor.returncode, visitor.stderr) == (0, "")
    assert visitor.stdout.splitlines()[-1].startswith("won by [")
    shown = anna.table(table)
    assert shown["status"] == "over"
    assert shown["seats"][0]["name"] == "Lucia"


def test_it_is_told_what_a_program_is_told_over_pipes(house: House, anna: Person) -> None:
    table, invite = anna.make_with_invite("open", "greedy")
    lucia = Program(house, table, name="Lucia", invite=invite)
    assert set(lucia.hears()) == {"type", "token"}
    begin = lucia.hears()
    game = {"game": "masters", "rules": 2, "edition": {}, "seat": 1, "seats": 2}
    assert game.items() <= begin.items()
    assert type(begin["seed"]) is int
    ask = lucia.hears()
    assert (ask["type"], ask["seconds"]) == ("ask", 86_400)
    seen = bottega.position({"game": "masters", "rules": 2, "state": ask["state"]})
    assert seen.seats == 2
    assert "?" in json.dumps(ask["state"]["players"][1])
    lucia.says({"answer": ask["options"][0]})
    assert lucia.hears()["options"]


def test_with_its_token_it_comes_back_to_the_question_it_left(house: House, anna: Person) -> None:
    table, invite = anna.make_with_invite("open", "greedy")
    lucia = Program(house, table, name="Lucia", invite=invite)
    token = lucia.hears()["token"]
    ask = lucia.asked()
    lucia.line.close()
    again = Program(house, table, token=token)
    assert again.hears()["type"] == "begin"
    assert again.hears()["options"] == ask["options"]
    with sqlite3.connect(house.file) as kept:
        everything = "\n".join(kept.iterdump())
    assert token not in everything
    assert token not in house.said()


def test_it_may_play_for_somebody_who_is_known(house: House, anna: Person) -> None:
    table = anna.make("me", "greedy")
    program = Program(house, table, token=anna.token)
    assert program.asked()["options"]


def test_a_wrong_answer_changes_nothing_and_it_may_answer_again(house: House, anna: Person) -> None:
    table, invite = anna.make_with_invite("open", "me")
    lucia = Program(house, table, name="Lucia", invite=invite)
    ask = lucia.asked()
    for wrong, code in [
        ({"answer": "fly"}, "unreadable"),
        ({"answer": 99}, "illegal"),
        ({"answer": -1}, "unreadable"),
        ({"answer": None}, "unreadable"),
        ("nonsense", "unreadable"),
        ('"' + "x" * 9000 + '"', "too-large"),
        ({"answer": 0, "ply": ask["ply"] + 1}, "not-asked"),
    ]:
        lucia.says(wrong)
        told = lucia.hears()
        assert told.get("code") == code, (wrong, told)
    assert anna.table(table)["waiting_for"] == [1, 2]
    lucia.says({"answer": len(ask["options"]) - 1})
    end = time.monotonic() + PATIENCE
    while anna.table(table)["waiting_for"] != [2]:
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("ready", "refusal"),
    [
        ({"token": "nonsense"}, ("nobody", 4401)),
        ({"name": "Lucia"}, ("not-invited", 4403)),
        ({"name": "Lucia", "invite": "guessed"}, ("not-invited", 4403)),
        ({}, ("unreadable", 4400)),
        ({"name": "x" * 300}, ("unreadable", 4400)),
        ({"name": "Lucia", "seat": 0}, ("unreadable", 4400)),
    ],
)
def test_who_has_no_business_here_is_turned_away(
    house: House, anna: Person, ready: dict[str, Any], refusal: tuple[str, int]
) -> None:
    table = anna.make("me", "open", public=False)
    program = Program(house, table, **ready)
    assert program.turned_away() == refusal


def test_who_holds_no_seat_or_finds_none_is_turned_away(house: House, anna: Person) -> None:
    table, invite = anna.make_with_invite("me", "greedy")
    assert Program(house, table, name="Lucia", invite=invite).turned_away() == ("taken", 4409)
    other = Person(house, "Berta")
    assert Program(house, table, token=other.token).turned_away() == ("not-yours", 4403)
    other.close()


def test_another_page_cannot_use_it(house: House, anna: Person) -> None:
    table = anna.make("me", "greedy")
    address = f"ws{house.url.removeprefix('http')}/api/tables/{table}/program"
    origin = Origin("https://elsewhere.example")
    with pytest.raises(InvalidStatus), connect(address, origin=origin, proxy=None):
        pass


def test_two_programs_are_asked_every_question_once(house: House, anna: Person) -> None:
    """At the table of Wiege both are asked at once, and one may answer before the other."""
    table, invite = anna.make_with_invite("open", "open", game="wiege")
    programs = [Program(house, table, name=name, invite=invite) for name in ("Lucia", "Mina")]
    won: list[Any] = []

    def play(program: Program) -> None:
        while (told := program.hears())["type"] != "end":
            assert told["type"] in ("seated", "begin", "ask"), told
            if told["type"] == "ask":
                program.says({"answer": len(told["options"]) - 1, "ply": told["ply"]})
        won.append(told["winners"])

    with ThreadPoolExecutor() as both:
        list(both.map(play, programs))
    assert won[0] == won[1]
    assert anna.table(table)["winners"] == won[0]
