"""What a person can get wrong on the command line: one line, exit code 2, nothing lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Here
from tests.cli.running import assert_refused, contents, run

MANY = "9" * 5000

REFUSALS: list[tuple[list[str], str]] = [
    # Commands and options that do not exist
    (["nosuch"], "no command 'nosuch'; there is: arena, backup, bench, dataset, .*, verify$"),
    (["plya", "masters"], r"no command 'plya'; there is: .*; did you mean play\?$"),
    (["help"], r"; did you mean --help\?$"),
    (["--nosuch"], "--nosuch$"),
    (["--vresion"], r"--vresion; did you mean --version\?$"),
    (["games", "--jsno"], r"--jsno\. Did you mean --json\?$"),
    (["games", "extra"], "there is no game 'extra'; there is: masters, lorenzo, wiege, princes$"),
    (["games", "masters", "extra"], "nothing more was expected, got 'extra'$"),
    (["games", "--lang", "fr"], "en.*de.*it"),
    (["games", "--json=maybe"], "--json"),
    (["verify"], "file"),
    (["verify", "record.json", "--ply", "3"], "--ply"),
    (["rules"], "game"),
    (["rules", "chess"], "masters"),
    (["rules", "../../README"], "masters"),
    # Who plays what
    (["play"], "bottega games"),
    (["play", "chess"], "masters"),
    (["play", "masters", "--seats", ""], "you,greedy,random"),
    (["play", "masters", "--seats", "you,nobody"], "maestro, master, random"),
    (["play", "masters", "--seats", "you,greedy,greedy,greedy,greedy"], "1 to 4"),
    (["play", "masters", "--seats", f"you:{'x' * 17}"], "16"),
    (["play", "masters", "--option", "x"], "name=value"),
    (["play", "masters", "--option", "x=y"], "no option 'x'"),
    (["play", "masters", "--save", "missing/game.json"], "missing/game.json"),
    (["play", "masters", "--save", "folder"], "folder"),
    (["play", "masters", "--save", "old.json"], "old.json: already exists; use --resume"),
    (["play", "masters", "--seats", "you:a\tb"], "can be printed"),
    (["play", "masters", "--resume", "record.json"], "those of the saved game"),
    (["play", "--resume", "record.json", "--seats", "you"], "those of the saved game"),
    (["play", "--resume", "record.json", "--seed", "s"], "those of the saved game"),
    (["play", "--resume", "record.json", "--option", "x=y"], "those of the saved game"),
    (["play", "--resume", "record.json", "--save", "old.json"], "old.json: already exists"),
    (["play", "masters", "--lang", "fr"], "en.*de.*it"),
    (["play", "--resume", "missing.json"], "missing.json: there is no such file"),
    # Many games
    (["simulate", "chess"], "masters"),
    (["simulate", "masters", "--players", "you,greedy"], "maestro, master, random"),
    (["simulate", "masters", "--players", ""], "maestro, master, random"),
    (["simulate", "masters", "--players", "random,random,random,random,random"], "1 to 4"),
    (["simulate", "masters", "--games", "0"], "--games: expected 1 to"),
    (["simulate", "masters", "--games", "-5"], "--games: expected 1 to"),
    (
        ["simulate", "masters", "--games", "many"],
        "bottega: --games: expected a whole number, got 'many'$",
    ),
    (["simulate", "masters", "--games", "1.5"], "--games: expected a whole number, got '1.5'$"),
    (["simulate", "masters", "--games", MANY], "--games: expected a whole number, got '9{56}…$"),
    (["simulate", "masters", "--jobs", "0"], "--jobs: expected 1 to"),
    (["simulate", "masters", "--jobs", "-1"], "--jobs: expected 1 to"),
    (["simulate", "masters", "--jobs", "1000"], "--jobs: expected 1 to"),
    (["simulate", "masters", "--option", "x=y"], "no option 'x'"),
    (["simulate", "masters", "--ray", "nowhere"], "--ray: expected the address of a cluster"),
    (["dataset", "chess", "--out", "x.parquet"], "there is: masters, lorenzo, wiege, princes"),
    (["dataset", "masters"], "--out"),
    (["dataset", "masters", "--out", "x.parquet", "--players", "you"], "maestro, master, random"),
    (["dataset", "masters", "--out", "x.parquet", "--games", "0"], "--games: expected 1 to"),
    (["dataset", "masters", "--out", "x.parquet", "--option", "x=y"], "it has: discard"),
    (["dataset", "masters", "--out", "old.json"], "old.json: there is such a file already"),
    (["dataset", "masters", "--out", "nowhere/x.parquet"], "nowhere: there is no such folder"),
    (["report", "chess"], "there is: masters, lorenzo, wiege, princes"),
    (["report", "masters", "--players", "random,nobody"], "maestro, master, random"),
    (["report", "lorenzo", "--option", "mode=hard"], "one of advanced, basic"),
    (["report", "princes", "--players", "random,random"], "3 to 6 seats, not 2"),
    (["report", "masters", "--out", "folder"], "folder: this is a folder"),
    (["bench", "chess"], "masters"),
    (["bench", "--seconds", "0"], "--seconds: expected"),
    (["bench", "--seconds", "-1"], "--seconds: expected"),
    (["bench", "--seconds", "nan"], "--seconds: expected"),
    (["bench", "--seconds", "soon"], "bottega: --seconds: expected a number, got 'soon'$"),
    (["laws", "chess"], "masters"),
    (["laws", "--games", "0"], "--games: expected 1 to"),
    (["laws", "--jobs", "-2"], "--jobs: expected 1 to"),
    (["laws", "--inspect", "half"], "--inspect: expected a number, got 'half'$"),
    (["laws", "--inspect", "2"], "--inspect: expected a share"),
    (["laws", "--inspect", "nan"], "--inspect: expected a share"),
    # Records
    (["record", "chess"], "masters"),
    (["record", "masters", "--players", "you,greedy"], "bottega play"),
    (["record", "masters", "--players", "nobody"], "maestro, master, random"),
    (
        ["record", "masters", "--players", "nobody", "--out", "old.json"],
        "maestro, master, random",
    ),
    (["record", "masters", "--option", "x=y", "--out", "old.json"], "no option 'x'"),
    (["record", "masters", "--out", "folder"], "folder"),
    (["record", "masters", "--out", "missing/game.json"], "missing/game.json"),
    (["record", "masters", "--out", "old.json/game.json"], "old.json/game.json"),
    (["record", "masters", "--out", ""], "not a file"),
    (["record", "record.json", "--out", "new.json"], "record.json: a record is printed as it is"),
    (["record", "record.json", "--players", "greedy,random"], "printed as it is"),
    (["record", "record.json", "--seed", "s"], "printed as it is"),
    (["replay", "record.json", "--ply", "-1"], r"--ply: .*0 to \d+.*got -1"),
    (["replay", "record.json", "--ply", "9999"], r"--ply: .*0 to \d+.*got 9999"),
    (["replay", "record.json", "--ply", "last"], "--ply: expected a whole number, got 'last'$"),
    (["replay", "record.json", "--as", "9"], "--as: expected a seat from 1 to 2"),
    (["replay", "record.json", "--as", "0"], "--as: expected a seat from 1 to 2"),
    (["replay", "record.json", "--as", "-1"], "--as: expected a seat from 1 to 2"),
    (["replay", "record.json", "--as", "Anna"], "--as: expected a seat from 1 to 2"),
    (["replay", "record.json", "--as", MANY], "--as: expected a seat from 1 to 2"),
    # Positions
    (["position", "position.json", "--as", "3"], "--as: expected a seat from 1 to 2"),
    (["position", "position.json", "--do", "fly"], "market row 1"),
    (["position", "position.json", "--do", "market row 9"], "market row"),
    (["position", "position.json", "--do", ""], "market row 1"),
    (["position", "position.json", "--do", "end turn"], "not possible now; possible: market row"),
    (["position", "position.json", "--do", "store", "--json"], "not possible now; possible:"),
    (["position", "position.json", "--do", "2: market row 1"], "seat 2 has nothing to answer"),
    (
        ["position", "position.json", "--do", "9: market row 1"],
        "--do: expected a seat from 1 to 2, got 9$",
    ),
    (["position", "position.json", "--do", "13: market row 1"], "a seat from 1 to 2, got 13$"),
    (["position", "position.json", "--do", "Anna: market row 1"], "from 1 to 2, got 'Anna'$"),
    (["position", "position.json", "--do", f"{MANY}: market row 1"], "from 1 to 2, got '9+…$"),
    (
        ["position", "position.json", "--do", "market", "row", "2"],
        "got 'row 2'; an answer with spaces is quoted: --do \"market row 2\"$",
    ),
    (
        ["position", "position.json", "--do", "store", "--do", "keep", "1", "2", "--json"],
        "got '1 2'; an answer with spaces is quoted: --do \"keep 1 2\"$",
    ),
    (["position", "position.json", "market", "row", "2"], "expected, got 'market row 2'$"),
    (
        ["position", "position.json", "--do", "market row 1", "--do", "market row 1"],
        "not possible now; possible:",
    ),
    (["position", "view.json", "--do", "market row 1"], "this is seat 1's view"),
]


@pytest.mark.parametrize(
    ("arguments", "hint"), REFUSALS, ids=[" ".join(a)[:60] for a, _ in REFUSALS]
)
def test_a_mistake_is_answered_in_one_line_that_says_what_was_expected(
    here: Here, folder: Path, arguments: list[str], hint: str
) -> None:
    before = contents(folder)
    assert_refused(here(*arguments), hint)
    assert nothing_lost(folder, before)


def nothing_lost(folder: Path, before: dict[str, bytes | None]) -> bool:
    """Whether everything is as it was, but for the empty folder in which games are saved."""
    after = contents(folder)
    new = {name: data for name, data in after.items() if name not in before}
    kept = {name: after.get(name) for name in before}
    return kept == before and all(data is None for data in new.values())


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["play", "chess"], "masters"),
        (["replay", "record.json", "--as", "9"], "--as: expected a seat from 1 to 2"),
        (["position", "position.json", "--do", "end turn"], "possible: market row 1"),
        (
            ["record", "masters", "--players", "nobody", "--out", "old.json"],
            "maestro, master, random",
        ),
        (["laws", "--jobs", "-2"], "--jobs: expected 1 to"),
        (["games", "--lang", "fr"], "en.*de.*it"),
    ],
)
def test_the_real_command_ends_a_mistake_in_the_same_way(
    folder: Path, arguments: list[str], hint: str
) -> None:
    before = contents(folder)
    assert_refused(run(folder, *arguments), hint)
    assert nothing_lost(folder, before)


@pytest.mark.parametrize("command", ["record", "simulate", "play", "laws", "report"])
def test_a_seed_that_is_no_text_is_refused(here: Here, folder: Path, command: str) -> None:
    before = contents(folder)
    assert_refused(here(command, "masters", "--seed", b"\xff\xfe"), "seed")
    assert nothing_lost(folder, before)


def test_a_file_name_that_is_no_text_is_refused(folder: Path) -> None:
    assert_refused(run(folder, "verify", b"\xff.json"), "there is no such file")


def test_a_complaint_names_a_file_once(here: Here) -> None:
    assert here("verify", "missing.json").err == ("bottega: missing.json: there is no such file\n")


def test_a_complaint_stays_on_one_line_in_a_narrow_terminal_too(folder: Path) -> None:
    outcome = run(folder, "position", "position.json", "--do", "end turn", COLUMNS="40")
    assert_refused(outcome, "market column 4")
