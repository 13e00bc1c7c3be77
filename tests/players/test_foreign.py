"""Programs as players: the examples play, and whatever one does wrong costs it its game alone."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
import time
from pathlib import Path

import pytest
from web.node import environment

import bottega
from bottega import Unreadable
from bottega.players import foreign, program
from bottega.players.arena import Bout, play_bout, sit_down
from bottega.players.foreign import check_entrant, find_entrant
from bottega.players.player import find_player

BOTS = Path(__file__).parents[2] / "examples" / "bots"

WELL = """
import json, sys, time
for number, line in enumerate(sys.stdin):
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({{"type": "ready"}}), flush=True)
    elif told["type"] == "ask":
        if number > 4:
            {fault}
        print(json.dumps({{"answer": told["options"][0]}}), flush=True)
"""


def command(script: Path) -> str:
    return "cmd:" + shlex.join([sys.executable, str(script)])


def faulty(folder: Path, fault: str) -> str:
    """A program that plays well for a few answers, and then does this."""
    script = folder / "bot.py"
    script.write_text(WELL.format(fault=fault))
    return command(script)


def bouts(name: str, games: int = 2, against: str = "random") -> list[Bout]:
    return bottega.arena("masters", [name, against], games=games, seed="t").bouts


# The examples ----------------------------------------------------------------------------------


def node() -> str:
    found = shutil.which("node", path=environment()["PATH"])
    assert found is not None
    return found


@pytest.mark.parametrize("script", ["hurry.py", "hurry.mjs"])
def test_the_examples_play_to_the_end_and_are_short(script: str) -> None:
    runs = {".py": sys.executable, ".mjs": node()}[Path(script).suffix]
    played = bouts("cmd:" + shlex.join([runs, str(BOTS / script)]), games=4)
    assert [bout.forfeited for bout in played] == [-1] * 4
    assert sum(bout.wins[0] for bout in played) >= 2
    assert len((BOTS / script).read_text().splitlines()) <= 40


def test_the_same_seed_plays_the_same_game_with_a_program_too() -> None:
    name = command(BOTS / "hurry.py")
    together = bottega.arena("masters", [name, "random"], games=2, seed="t", jobs=2)
    assert bouts(name) == bouts(name) == together.bouts


def test_a_program_may_play_against_itself() -> None:
    name = command(BOTS / "hurry.py")
    assert [bout.forfeited for bout in bouts(name, 1, name)] == [-1]


def test_a_program_is_told_what_its_seat_may_know_and_nothing_more(tmp_path: Path) -> None:
    script, heard = tmp_path / "bot.py", tmp_path / "heard"
    script.write_text(
        "import json, sys\n"
        f"with open({str(heard)!r}, 'a') as file:\n"
        "    for line in sys.stdin:\n"
        "        file.write(line)\n"
        "        file.flush()\n"
        "        told = json.loads(line)\n"
        "        if told['type'] == 'hello':\n"
        '            print(\'{"type": "ready"}\', flush=True)\n'
        "        elif told['type'] == 'ask':\n"
        "            print('{\"answer\": 0}', flush=True)\n"
    )
    [bout] = bouts(command(script), 1)
    limit = time.monotonic() + 10
    while '"type":"end"' not in heard.read_text() or heard.read_text()[-1] != "\n":
        assert time.monotonic() < limit
        time.sleep(0.01)
    lines = [json.loads(line) for line in heard.read_text().splitlines()]
    hello, begin, *asked, end = lines
    assert hello == {"type": "hello", "protocol": 1}
    assert (begin["type"], begin["game"]) == ("begin", "masters")
    assert (begin["seat"], begin["seats"]) == (1, 2)
    assert {line["type"] for line in asked} == {"ask"}
    assert all(line["seconds"] == 1.0 for line in asked)
    view = asked[0]["state"]["players"]
    assert "?" not in view[0]["leaders"]
    assert set(view[1]["leaders"]) == {"?"}
    position = {"game": "masters", "rules": begin["rules"], "state": asked[3]["state"]}
    assert bottega.position(position).seats == 2
    events = [event for line in lines[2:] for event in line["events"]]
    assert len([event for event in events if event["event"] == "turn began"]) > 10
    assert (end["type"], end["scores"]) == ("end", [bout.scores[0], bout.scores[1]])
    assert end["winners"] == [seat + 1 for seat in range(2) if bout.wins[seat]]


# Faults ----------------------------------------------------------------------------------------

FAULTS = {
    "crash": ("raise ValueError('no idea')", r"it ended \(exit code 1\); .*ValueError: no idea"),
    "leaving": ("sys.exit(3)", r"it ended \(exit code 3\)"),
    "silence": ("time.sleep(60)", r"it took longer than 0\.3 s to answer '.*'"),
    "deafness": ("sys.stdin.close(); time.sleep(60)", "it took longer than|it ended"),
    "illegal": ("told['options'][0] = 'fly away'", r"'fly away' is none of its \d+ options"),
    "place": ("print('{\"answer\": 999}', flush=True)", r"999 is none of its \d+ options"),
    "truth": ("print('{\"answer\": true}', flush=True)", r"true is none of its \d+ options"),
    "garbage": ("print('%$§', flush=True)", "expected a line of JSON with an object, got '%"),
    "list": ("print('[1]', flush=True)", r"expected a line of JSON with an object, got '\[1\]'"),
    "nothing": ("print('{}', flush=True)", 'expected {"answer": …}'),
    "depth": ("print('[' * 60000, flush=True)", "expected a line of JSON"),
    "flood": ("sys.stdout.write('x' * 10**6)", "a line is longer than 65536 bytes"),
    "bytes": ("sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()", "expected a line"),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())
def test_whatever_a_program_does_wrong_loses_that_game_and_is_told(
    fault: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foreign, "LATE", 0.1)
    does, hint = fault
    table = sit_down(bottega.game("masters"), [faulty(tmp_path, does), "random"], {}, "t", 0)
    bout = play_bout(*table, seconds=0.2)
    assert (bout.forfeited, bout.wins) == (0, [0.0, 1.0])
    assert re.search(hint, bout.why), bout.why


def test_the_others_share_the_win_and_the_next_game_is_played(tmp_path: Path) -> None:
    """Every program answers a few times and leaves: all games are lost, each with a new one."""
    name = faulty(tmp_path, "sys.exit(1)")
    found = bottega.arena("masters", [name, "random", "random"], games=3, seed="t").bouts
    assert [bout.wins for bout in found] == [[0.0, 0.5, 0.5]] * 3


def test_a_program_that_will_not_read_is_not_waited_for(tmp_path: Path) -> None:
    script = tmp_path / "deaf.py"
    script.write_text('import time; print(\'{"type": "ready"}\', flush=True); time.sleep(60)')
    deaf = program.Program(shlex.join([sys.executable, str(script)]))
    started = time.monotonic()
    with pytest.raises(program.Trouble, match="to read what it is sent"):
        deaf.send({"much": "x" * 10**6}, 0.3)
    assert time.monotonic() - started < 2
    deaf.end()


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    child = tmp_path / "child"
    made = f"sleep 60 & echo $! > {child}; wait"
    shell = program.Program(shlex.join(["sh", "-c", made]))
    limit = time.monotonic() + 10
    while not child.exists() or not child.read_text().strip():
        assert time.monotonic() < limit
        time.sleep(0.02)
    shell.end()
    runs = Path(f"/proc/{child.read_text().strip()}/exe")  # gone too where it waits to be buried
    while runs.exists():
        assert time.monotonic() < limit
        time.sleep(0.02)


# Who may be a program --------------------------------------------------------------------------


def test_a_command_is_no_player_for_houses_and_records() -> None:
    assert issubclass(find_entrant("cmd:true"), foreign.ForeignPlayer)
    with pytest.raises(Unreadable, match="there is no player 'cmd:true'"):
        find_player("cmd:true")


def test_a_command_that_does_not_start_is_refused_before_anything_is_played() -> None:
    with pytest.raises(Unreadable, match="cmd:nosuch: it cannot be started: No such file"):
        check_entrant("cmd:nosuch")
    check_entrant(command(BOTS / "hurry.py"))
    check_entrant("random")
