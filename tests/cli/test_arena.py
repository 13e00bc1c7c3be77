"""`bottega arena`: who is stronger, for people and for programs."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Here
from tests.cli.running import Terminal, assert_refused, contents
from tests.languages import languages

Says = Callable[..., str]
ARENA = ("arena", "masters", "--players", "greedy,random")


@languages
def test_arena_prints_a_row_for_every_player_and_draws_them(
    says: Says, folder: Path, lang: str
) -> None:
    said = says(*ARENA, "--games", "2", "--seats", "4", "--lang", lang)
    assert said.count("│ greedy") == said.count("│ random") == 1
    assert "±" in said
    assert "25" in said  # what were fair
    assert (folder / "masters-arena.svg").read_text().startswith("<svg")


def test_arena_for_programs_says_all_of_it(says: Says, folder: Path) -> None:
    data = json.loads(says(*ARENA, "--games", "4", "--json", "--seed", "s", "--out", "x.svg"))
    assert (data["game"], data["games"], data["seats"], data["seed"]) == ("masters", 4, 2, "s")
    greedy, random = data["players"]
    assert greedy["wins"] + random["wins"] == 4
    assert greedy["margin"] == -random["margin"]
    assert greedy["interval"][0] <= greedy["share"] <= greedy["interval"][1]
    assert greedy["seconds_per_choice"] > random["seconds_per_choice"] > 0
    assert greedy["rating"]["skill"] > random["rating"]["skill"]
    assert (folder / "x.svg").exists()


def test_the_same_seed_says_the_same_but_for_the_time(says: Says) -> None:
    def said(*more: str) -> object:
        data = json.loads(says(*ARENA, "--games", "6", "--json", *more))
        for player in data["players"]:
            del player["seconds_per_choice"], player["slowest_choice"]
        return data

    assert said() == said("--jobs", "2")


def test_ctrl_c_says_that_nothing_is_lost(folder: Path) -> None:
    with Terminal(folder, *ARENA, "--games", "2000", "--out", "long.svg") as terminal:
        parts = folder / "long.svg.parts"
        limit = time.monotonic() + 30
        while not (parts / "000001").exists():
            assert time.monotonic() < limit
            time.sleep(0.05)
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.ended() == 130
        assert "the same command goes on where it was" in terminal.screen


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["arena", "chess"], "masters"),
        (["arena", "masters", "--players", "you,greedy"], "there is no player 'you'"),
        (["arena", "masters", "--players", ""], "there is no player ''"),
        (["arena", "masters", "--seats", "5"], "masters is for 1 to 4 seats, not 5"),
        (["arena", "masters", "--seats", "0"], "masters is for 1 to 4 seats, not 0"),
        (["arena", "masters", "--seats", "two"], "--seats: expected a whole number"),
        (["arena", "masters", "--games", "0"], "--games: expected 1 to"),
        (["arena", "masters", "--jobs", "0"], "--jobs: expected 1 to"),
        (["arena", "masters", "--seconds", "0"], "seconds: expected"),
        (["arena", "masters", "--seconds", "nan"], "seconds: expected"),
        (["arena", "masters", "--option", "x=y"], "no option 'x'"),
        (["arena", "masters", "--out", "folder"], "folder: this is a folder"),
        (["arena", "masters", "--out", "nowhere/x.svg"], "nowhere: there is no such folder"),
        (["arena", "masters", "--ray", "nowhere"], "--ray: expected the address of a cluster"),
        (["arena", "masters", "--players", "random,cmd:"], "cmd: expected a command"),
        (["arena", "masters", "--players", "random,cmd:'x"], "cmd:'x: No closing quotation"),
        (["arena", "masters", "--players", "random,cmd:nosuch"], "nosuch: it cannot be started"),
        (["arena", "masters", "--players", "random,cmd:true"], "cmd:true: it ended"),
        (["arena", "masters", "--players", "random,cmd:cat"], "expected {.type.: .ready.}, got"),
        (["arena", "masters", "--players", "random,net:nosuch"], "there is no such file"),
        (["simulate", "masters", "--players", "random,cmd:'x"], "No closing quotation"),
    ],
    ids=lambda found: " ".join(found)[:60] if isinstance(found, list) else "",
)
def test_what_cannot_be_played_is_refused(
    here: Here, folder: Path, arguments: list[str], hint: str
) -> None:
    before = contents(folder)
    assert_refused(here(*arguments), hint)
    assert contents(folder) == before
