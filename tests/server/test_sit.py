"""`bottega sit`: players and programs at a table of a house, by its link."""

from __future__ import annotations

import shlex
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

import bottega
from bottega.cli import guest as guests
from bottega.cli.app import main
from bottega.cli.sitting import Sitting
from bottega.kernel.game import Decision
from bottega.kernel.state import Action, State
from bottega.players.random_player import RandomPlayer
from tests.server.client import Person
from tests.server.house import OURS, House, surroundings

HURRY = Path(__file__).parents[2] / "examples" / "bots" / "hurry.py"


@pytest.fixture
def anna(house: House) -> Iterator[Person]:
    person = Person(house, "Anna")
    yield person
    person.close()


def link(house: House, table: str, invite: str | None = None) -> str:
    return f"{house.url}/t/{table}" + (f"?invite={invite}" if invite else "")


class Outcome(NamedTuple):
    code: object
    said: str
    complained: str


Sit = Callable[..., Outcome]


@pytest.fixture
def sit(capsys: pytest.CaptureFixture[str]) -> Sit:
    """The command, without starting Python each time."""

    def run(*arguments: str) -> Outcome:
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(["sit", *arguments])
        return Outcome(left.value.code, *capsys.readouterr())

    return run


def test_a_player_and_a_program_play_a_game_at_a_house(
    house: House, anna: Person, sit: Sit, tmp_path: Path
) -> None:
    table, invite = anna.make_with_invite("open", "open", public=False)
    here = link(house, table, invite)
    lucia = subprocess.Popen(
        [*OURS, "sit", here, "--player", "greedy", "--name", "Lucia"],
        env=surroundings(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    hurry = sit(here, "--player", "cmd:" + shlex.join([sys.executable, str(HURRY)]))
    said, complained = lucia.communicate(timeout=30)
    assert (lucia.returncode, complained) == (hurry.code, hurry.complained) == (0, "")
    assert said.splitlines()[1] == hurry.said.splitlines()[1]
    assert said.splitlines()[1].startswith("over: won by seat ")
    shown = anna.table(table)
    assert shown["status"] == "over"
    assert {seat["name"] for seat in shown["seats"]} == {"Lucia", "hurry"}


def test_a_program_that_fails_leaves_the_table_and_a_bot_plays_on(
    house: House, anna: Person, sit: Sit, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(
        'print(\'{"type": "ready", "name": "clumsy"}\', flush=True)\n'
        "for line in __import__('sys').stdin:\n"
        "    if '\"ask\"' in line:\n"
        '        print(\'{"answer": "fly"}\', flush=True)\n'
    )
    table, invite = anna.make_with_invite("open", "me", public=False)
    outcome = sit(
        link(house, table, invite), "--player", "cmd:" + shlex.join([sys.executable, str(bad)])
    )
    assert outcome.code == 2
    assert "has left the table: 'fly' is none of its" in outcome.complained
    shown = anna.table(table)
    assert shown["status"] == "playing"
    assert [(seat["kind"], seat["name"]) for seat in shown["seats"]] == [
        ("bot", "clumsy"),
        ("person", "Anna"),
    ]


def test_whoever_has_a_token_is_played_for(
    house: House, anna: Person, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.make("me", "greedy")
    monkeypatch.setenv("BOTTEGA_TOKEN", anna.token)
    outcome = sit(link(house, table), "--player", "random")
    assert (outcome.code, outcome.complained) == (0, "")
    assert "over: won by seat " in outcome.said
    assert anna.table(table)["seats"][0]["name"] == "Anna"


def test_a_lost_connection_is_taken_up_again(house: House, anna: Person) -> None:
    table = anna.make("me", "greedy")
    guest = guests.House(link(house, table), anna.token)
    guest.come_in(None)
    guest.sit_down(None)
    lost: list[int] = []

    class Stumbling(RandomPlayer):
        """Pulls the plug now and then, just before it answers."""

        def choose(self, view: State, question: Decision, seconds: float) -> Action:
            if len(lost) < 3 and self.rng.random() < 0.3:
                assert sitting.live.connection is not None
                sitting.live.connection.socket.shutdown(socket.SHUT_RDWR)
                lost.append(question.seat)
            return super().choose(view, question, seconds)

    game, said = bottega.game("masters"), list[str]()
    sitting = Sitting(guest, game, Stumbling(game, Random(1)), 1.0, said.append)
    sitting.play()
    assert len(lost) == 3
    assert said[0].startswith("over: won by seat ")


@pytest.mark.parametrize(
    ("address", "more", "hint"),
    [
        ("nowhere", [], "expected the link of a table"),
        ("http://127.0.0.1:9/t/abc", [], "no house answers there"),
        ("{house}/t/abc", [], "refuses: "),
        ("{house}/t/{table}", ["--seat", "1"], "seat 1 is not free; free seats: 2"),
        ("{house}/t/{table}", ["--token", "nonsense"], "knows no such token"),
        ("{house}/t/{table}", ["--seconds", "0"], "--seconds: expected"),
        ("{house}/t/{table}", ["--name", "x" * 300], "a name has 1 to"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    house: House, anna: Person, sit: Sit, address: str, more: list[str], hint: str
) -> None:
    table = anna.make("me", "open")
    where = address.format(house=house.url, table=table)
    outcome = sit(where, "--player", "random", *more)
    assert (outcome.code, outcome.said) == (2, "")
    assert hint in outcome.complained
    assert outcome.complained.count("\n") == 1
