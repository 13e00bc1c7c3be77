"""Files that are missing, broken, cut off, tampered with or of another kind."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Here
from tests.cli.running import assert_refused, contents, run

READERS = [["verify"], ["replay"], ["record"], ["play", "--resume"], ["position"]]
READING = pytest.mark.parametrize("command", READERS, ids=[c[0] for c in READERS])


def refused(here: Here, command: list[str], file: str, hint: str) -> None:
    """The file is named in the complaint, and everything is as it was."""
    folder = Path.cwd()
    before = contents(folder)
    outcome = here(*command, f"./{file}")
    assert_refused(outcome, hint)
    assert file in outcome.err
    assert contents(folder) == before


# Nothing one could read ------------------------------------------------------------------------


@READING
def test_a_file_that_is_not_there_is_refused(here: Here, command: list[str]) -> None:
    refused(here, command, "missing.json", "no such file")


@READING
def test_a_folder_is_refused(here: Here, command: list[str]) -> None:
    refused(here, command, "folder", "folder")


@READING
def test_a_file_that_is_no_text_is_refused(here: Here, folder: Path, command: list[str]) -> None:
    (folder / "picture.json").write_bytes(bytes(range(256)) * 20)
    refused(here, command, "picture.json", "not a text file")


@READING
def test_a_file_that_is_cut_off_is_refused(here: Here, folder: Path, command: list[str]) -> None:
    name = "position.json" if command == ["position"] else "record.json"
    text = (folder / name).read_text()
    (folder / "cut.json").write_text(text[: len(text) // 2])
    refused(here, command, "cut.json", r"expected JSON, but line \d+, column \d+")


@READING
def test_a_file_of_another_kind_is_refused(here: Here, command: list[str]) -> None:
    name = "record.json" if command == ["position"] else "position.json"
    refused(here, command, name, "expected a record with|the position: ")


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "expected JSON"),
        ("\n\n", "expected JSON"),
        ("[]", "expected"),
        ("null", "expected"),
        ('"record"', "expected"),
        ("[" * 5000, "nested too deeply|expected JSON"),
        ("9" * 5000, "expected"),
        ('{"game": NaN}', "expected|missing"),
    ],
    ids=["empty", "blank", "list", "null", "word", "deep", "long number", "nan"],
)
@pytest.mark.parametrize("command", [["verify"], ["position"]], ids=["verify", "position"])
def test_json_of_the_wrong_kind_is_refused(
    here: Here, folder: Path, command: list[str], text: str, hint: str
) -> None:
    (folder / "odd.json").write_text(text)
    refused(here, command, "odd.json", hint)


# Records ---------------------------------------------------------------------------------------

Change = Callable[[dict[str, Any]], object]


def tampered(folder: Path, change: Change) -> None:
    data = json.loads((folder / "record.json").read_text())
    change(data)
    (folder / "tampered.json").write_text(json.dumps(data))


def put(data: dict[str, Any], ply: int, line: Any) -> None:
    data["answers"][ply - 1] = line


UNREADABLE: list[tuple[str, Change, str]] = [
    ("true rules", lambda d: d.update(rules=True), "rules version true of masters"),
    ("rules", lambda d: d.update(rules=99), "rules version 99 of masters; .* version 1"),
    ("format", lambda d: d.update(format="PGN"), "bottega record 1"),
    ("game", lambda d: d.update(game="chess"), "there is: .*masters"),
    ("no answers", lambda d: d.pop("answers"), "'answers' is missing"),
    ("more", lambda d: d.update(more=1), "unknown field 'more'"),
    ("players", lambda d: d.update(players=7), "players: expected a list of names"),
    ("seat", lambda d: put(d, 40, "3: end turn"), r"answers\[40\]: .* from 1 to 2, got 3"),
    ("notation", lambda d: put(d, 40, "1: fly"), r"answers\[40\]: .*not an action"),
    ("number", lambda d: put(d, 40, 5), r"answers\[40\]: expected 'seat: answer'"),
    ("huge seat", lambda d: put(d, 40, "9" * 5000 + ": x"), r"answers\[40\]: "),
    ("illegal", lambda d: put(d, 34, "1: end turn"), r"answers\[34\]: .* possible: keep 1 2"),
    ("no seats", lambda d: d.update(players=[], answers=[]), "1 to 4 seats, not 0"),
    ("five", lambda d: d.update(players=["random"] * 5, answers=[]), "1 to 4 seats, not 5"),
    ("option", lambda d: d.update(options={"x": "y"}), "no option 'x'"),
]


@pytest.mark.parametrize(
    ("change", "hint"), [(c, h) for _, c, h in UNREADABLE], ids=[name for name, _, _ in UNREADABLE]
)
def test_a_record_that_cannot_be_replayed_is_refused_by_every_reader(
    here: Here, folder: Path, change: Change, hint: str
) -> None:
    tampered(folder, change)
    for command in (["verify"], ["replay", "--ply", "0"], ["record"]):
        refused(here, command, "tampered.json", hint)


@pytest.mark.parametrize(
    ("change", "hint"),
    [
        (lambda d: d.update(seed=None), "no seed yet|does not hold its seed"),
        (lambda d: d.update(seed="00" * 32), "SHA-256"),
        (lambda d: d.update(seed="00"), "32 bytes"),
        (lambda d: d.update(seed="gg" * 32), "hexadecimal"),
        (lambda d: d["answers"].insert(0, d["answers"].pop(1)), r"answers\[1\]"),
    ],
    ids=["no seed", "another seed", "short seed", "no hexadecimal", "tampered draw"],
)
@pytest.mark.parametrize("command", [["verify"], ["play", "--resume"]], ids=["verify", "play"])
def test_a_record_whose_seed_does_not_explain_it_is_neither_verified_nor_resumed(
    here: Here, folder: Path, command: list[str], change: Change, hint: str
) -> None:
    tampered(folder, change)
    refused(here, command, "tampered.json", hint)


@pytest.mark.parametrize(
    ("change", "hint"),
    [
        (lambda d: d["result"]["scores"].reverse(), r"result\.scores\[1\]: expected \d+, got \d+$"),
        (lambda d: d.update(result=None), r"is over after \d+ answers, but .* has no result$"),
        (lambda d: d.update(result="won"), "result: expected .*, got 'won'$"),
        (lambda d: d["answers"].pop(), r"has a result, but its answers break off after \d+"),
    ],
    ids=["scores", "no result", "odd result", "last answer"],
)
def test_a_record_whose_end_was_tampered_with_is_not_verified(
    here: Here, folder: Path, change: Change, hint: str
) -> None:
    tampered(folder, change)
    refused(here, ["verify"], "tampered.json", hint)


def test_a_game_left_in_the_middle_is_not_passed_off_as_verified(here: Here, folder: Path) -> None:
    tampered(folder, lambda d: d.update(answers=d["answers"][:33], result=None))
    for lang, said in (
        ("en", "the game is not over"),
        ("de", "die Partie ist noch nicht zu Ende"),
        ("it", "la partita non è finita"),
    ):
        outcome = here("verify", "tampered.json", "--lang", lang)
        assert (outcome.code, outcome.err) == (0, "")
        assert "33" in outcome.out
        assert said in outcome.out


def test_a_record_of_players_that_are_not_here_cannot_be_played_on(
    here: Here, folder: Path
) -> None:
    tampered(folder, lambda d: d.update(players=["you", "grandmaster"]))
    refused(here, ["play", "--resume"], "tampered.json", "master, random")


@pytest.mark.parametrize("name", ["[/x]", "[red", "a\tb\nc", "", "x" * 3000])
def test_a_record_with_odd_names_is_shown_or_refused(here: Here, folder: Path, name: str) -> None:
    tampered(folder, lambda d: d.update(players=[name, "random"]))
    for command in ("replay", "record"):
        assert here(command, "./tampered.json").code in (0, 2)


def test_a_record_with_a_name_that_cannot_be_printed_is_shown_or_refused(folder: Path) -> None:
    tampered(folder, lambda d: d.update(players=["\ud800", "random"]))
    outcome = run(folder, "record", "./tampered.json")
    assert "Traceback" not in outcome.err
    assert outcome.code in (0, 2)


# Positions -------------------------------------------------------------------------------------


def misplaced(folder: Path, change: Change) -> None:
    data = json.loads((folder / "position.json").read_text())
    change(data["state"])
    (folder / "odd.json").write_text(json.dumps(data))


def first(state: dict[str, Any]) -> Any:
    return state["players"][0]


def ask(state: dict[str, Any], **frame: Any) -> None:
    state["agenda"] = [frame]


IMPOSSIBLE: list[tuple[str, Change, str]] = [
    ("faith", lambda s: first(s).update(faith=31), r"players\[1\]\.faith: .* 0 to 24, got 31"),
    ("goods", lambda s: first(s).update(warehouse={"coin": 9}), "impossible: .*warehouse"),
    ("gold", lambda s: first(s).update(warehouse={"gold": 1}), "coin, stone, servant, shield"),
    ("marble", lambda s: s.update(slide="pink"), "slide: expected a marble"),
    (
        "marbles",
        lambda s: s.update(market=[["white"] * 4] * 3),
        "impossible: marble white is there 13 times",
    ),
    ("boards", lambda s: s["players"].pop(), "impossible: 2 seats but 1 boards"),
    ("seats", lambda s: s.update(seats=7), "seats: expected a number from 1 to 4"),
    ("leader twice", lambda s: first(s).update(leaders=["L01", "L01"]), "impossible: .*L01"),
    ("card lost", lambda s: s["under"].update({"green 1": []}), "impossible: .*missing"),
    ("slot", lambda s: first(s).update(slots=[["G3a"], [], []]), "impossible: .*"),
    ("step", lambda s: ask(s, step="dance", seat=1), r"agenda\[1\]: expected a step"),
    ("step list", lambda s: ask(s, step=["act"], seat=1), r"agenda\[1\]: expected a step"),
    (
        "asked seat",
        lambda s: ask(s, step="act", seat=4),
        r"agenda\[1\]\.seat: .* from 1 to 2, got 4",
    ),
    ("hidden seat", lambda s: ask(s, step="act", seat="?"), r"agenda"),
    ("nature acts", lambda s: ask(s, step="act", seat="nature"), "this cannot be due here"),
    ("debt", lambda s: ask(s, step="pay", seat=1, due={"coin": 9}), "nobody could answer"),
    ("no agenda", lambda s: s.pop("agenda"), "expected an object with an agenda"),
    ("standing", lambda s: first(s).update(standing=["?", "none"]), "impossible|standing"),
    ("three", lambda s: first(s).update(standing=["played"] * 3), "impossible"),
    ("standing only", lambda s: first(s).update(leaders=[], rejected=[]), "impossible"),
]


@pytest.mark.parametrize(
    ("change", "hint"), [(c, h) for _, c, h in IMPOSSIBLE], ids=[name for name, _, _ in IMPOSSIBLE]
)
def test_an_impossible_position_is_refused_with_what_is_wrong(
    here: Here, folder: Path, change: Change, hint: str
) -> None:
    misplaced(folder, change)
    refused(here, ["position"], "odd.json", hint)


def test_a_position_of_other_rules_is_refused(here: Here, folder: Path) -> None:
    data = json.loads((folder / "position.json").read_text()) | {"rules": 99}
    (folder / "odd.json").write_text(json.dumps(data))
    refused(here, ["position"], "odd.json", "rules version 99 of masters; .* version 1")


# The real command --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ["verify", "missing.json"],
        ["replay", "folder"],
        ["position", "cut.json"],
        ["play", "--resume", "cut.json"],
        ["record", "./position.json"],
    ],
    ids=["missing", "folder", "cut position", "cut record", "another kind"],
)
def test_the_real_command_refuses_a_bad_file_in_the_same_way(
    folder: Path, arguments: list[str]
) -> None:
    (folder / "cut.json").write_text((folder / "record.json").read_text()[:700])
    before = contents(folder)
    assert_refused(run(folder, *arguments), arguments[-1].removeprefix("./"))
    assert contents(folder) == before
