"""The command at a pseudo-terminal, as a person uses it."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bottega.games.masters.cards.cards import LEADER
from bottega.kernel.game import Game
from bottega.kernel.record import Record, read_record, replay
from bottega.kernel.registry import find_game
from bottega.kernel.state import Event
from bottega.text.voice import Voice
from tests.cli.running import Terminal, works

MASTERS: Game[Any] = find_game("masters")
PEOPLE = ["Anna", "Bruno", "Carla"]


def saved(folder: Path) -> Record:
    return read_record((folder / "game.json").read_text())


def hand_overs(lang: str = "en") -> dict[str, str]:
    """What is said when the keyboard is handed to somebody, by name."""
    voice = Voice(lang, MASTERS, also="bottega.cli")
    return {name: voice.say("play hand over", seat=name) + " " for name in PEOPLE}


# Alone -----------------------------------------------------------------------------------------


def test_a_whole_game_is_played_by_always_typing_1(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "masters", "--seed", "t", "--save", "game.json") as terminal:
        prompts = 0
        while terminal.at_prompt().endswith("\n> "):
            prompts += 1
            terminal.type("1")
        assert terminal.ended() == 0
    assert prompts > 20
    record = saved(tmp_path)
    assert record.result["winners"]
    assert record.seed is not None
    assert record.seed in terminal.screen
    assert works(tmp_path, "verify", "game.json")


def test_a_game_left_with_q_goes_on_at_the_same_place(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "masters", "--keep-order", "--save", "game.json") as terminal:
        for typed in ("2", "?", "? 1", "? G1a", "s", "l", "h", "77", "fly", "1", "u", "1"):
            terminal.at_prompt()
            terminal.type(typed)
        asked = options(terminal.at_prompt())
        terminal.type("q")
        assert terminal.ended() == 0
    left = saved(tmp_path)
    with Terminal(tmp_path, "play", "--resume", "game.json") as terminal:
        assert options(terminal.at_prompt()) == asked
        terminal.type("1")
        while terminal.at_prompt().endswith("\n> "):
            terminal.type("1")
        assert terminal.ended() == 0
    whole = saved(tmp_path)
    assert whole.answers[: len(left.answers)] == left.answers
    assert whole.result["winners"]
    assert works(tmp_path, "verify", "game.json")


def options(shown: str) -> list[str]:
    return re.findall(r"^ *\d+ .*$", shown, re.MULTILINE)


def test_ctrl_c_ends_a_game_without_a_traceback_and_keeps_it(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "masters", "--keep-order", "--save", "game.json") as terminal:
        terminal.at_prompt()
        terminal.type("1")
        terminal.at_prompt()
        time.sleep(0.5)  # the prompt is shown a moment before the keyboard is read
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.ended() == 130
    assert "Traceback" not in terminal.screen
    assert [a.seat for a in saved(tmp_path).answers].count(0) == 1


def test_ctrl_d_leaves_a_game_like_q(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "masters", "--keep-order", "--save", "game.json") as terminal:
        terminal.at_prompt()
        terminal.press(b"\x04")
        assert terminal.ended() == 0
    assert "Traceback" not in terminal.screen
    assert "--resume" in terminal.screen


# The menu and walking through a record ---------------------------------------------------------


def test_without_a_game_a_menu_leads_into_one(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play") as terminal:
        shown = terminal.read_until(lambda text: text.endswith("[1] "))
        assert "Masters of Renaissance" in shown
        terminal.type("1")
        terminal.read_until(lambda text: text.endswith("[1] "))
        terminal.type("2")
        shown = terminal.read_until(lambda text: text.endswith("[3] "))
        assert "Apprentice" in shown
        terminal.type("2")
        terminal.at_prompt()
        terminal.type("q")
        assert terminal.ended() == 0
    (file,) = (tmp_path / "home" / "data" / "bottega" / "games").iterdir()
    seats = sorted(read_record(file.read_text()).players)
    assert seats == ["apprentice", "apprentice:apprentice 2", "you"]


@pytest.mark.parametrize("typed", ["q\n", "\x04"])
def test_the_menu_can_be_left(tmp_path: Path, typed: str) -> None:
    with Terminal(tmp_path, "play") as terminal:
        terminal.read_until(lambda text: text.endswith("[1] "))
        terminal.press(typed.encode())
        assert terminal.ended() in (0, 2)
    assert "Traceback" not in terminal.screen


def test_a_record_is_walked_through_ply_by_ply(folder: Path, kept: Record) -> None:
    most = len(kept.answers)
    with Terminal(folder, "replay", "record.json") as terminal:
        terminal.at_prompt()
        for typed, at in (("", 1), ("", 2), ("40", 40), ("b", 39), ("9999", most), ("0", 0)):
            terminal.type(typed)
            shown = terminal.at_prompt()
            assert (f"{at}/{most}" in shown) == (at > 0)
        terminal.type("q")
        assert terminal.ended() == 0


def test_walking_through_a_record_ends_with_ctrl_d(folder: Path) -> None:
    with Terminal(folder, "replay", "record.json") as terminal:
        terminal.at_prompt()
        terminal.press(b"\x04")
        assert terminal.ended() == 0
    assert "Traceback" not in terminal.screen


# Several people at one keyboard ----------------------------------------------------------------


def hot_seat(folder: Path, people: list[str], moves: int) -> Iterator[tuple[str, str]]:
    """Play some moves; yields who sat at the keyboard and what they were shown, look by look."""
    seats = ",".join(f"you:{name}" for name in people)
    waiting = hand_overs()
    arguments = ("--seats", seats, "--keep-order", "--seed", "hot", "--save", "game.json")
    with Terminal(folder, "play", "masters", *arguments) as terminal:
        looking = ""
        while moves:
            shown = terminal.at_prompt("\n> ", *waiting.values())
            handed = [name for name, text in waiting.items() if shown.endswith(text)]
            if handed:
                before = shown.removesuffix(waiting[handed[0]])
                if looking:
                    yield looking, before
                looking = handed[0]
                terminal.type("")
                continue
            yield looking, shown
            terminal.type("end turn" if "End the turn" in shown else "1")
            moves -= 1
        terminal.at_prompt("\n> ", *waiting.values())


@pytest.mark.parametrize("people", [PEOPLE[:2], PEOPLE])
def test_nobody_ever_sees_another_persons_leaders(tmp_path: Path, people: list[str]) -> None:
    looks = list(hot_seat(tmp_path, people, moves=30))
    final = MASTERS.write(replay(saved(tmp_path)))["players"]
    voice = Voice("en", MASTERS)
    called = {id_: str(voice.word(LEADER, value)) for value, id_ in enumerate(LEADER.names)}
    held = {
        name: {called[id_] for id_ in [*p["leaders"], *p["rejected"]]}
        for name, p in zip(people, final, strict=True)
    }
    assert not any("played" in p["standing"] for p in final)
    assert {name for name, _ in looks} == set(people)
    for name, shown in looks:
        seen = {leader for leader in called.values() if leader in shown}
        for other in people:
            if other != name:
                assert not seen & held[other]
    own = " ".join(shown for name, shown in looks if name == people[0])
    assert any(leader in own for leader in held[people[0]])


def test_the_screen_is_cleared_before_the_keyboard_changes_hands(tmp_path: Path) -> None:
    arguments = (
        "play",
        "masters",
        "--seats",
        "you:Anna,you:Bruno",
        "--keep-order",
        "--save",
        "game.json",
    )
    with Terminal(tmp_path, *arguments) as terminal:
        waiting = hand_overs()
        terminal.at_prompt(waiting["Anna"])
        terminal.type("")
        terminal.at_prompt()
        seen = len(terminal.raw)
        terminal.type("1")
        terminal.at_prompt(waiting["Bruno"])
        assert b"\x1b[2J" in terminal.raw[seen:]


def test_everybody_is_told_what_the_others_did_since_they_last_looked(tmp_path: Path) -> None:
    looks = list(hot_seat(tmp_path, PEOPLE, moves=30))
    voice = Voice("en", MASTERS, PEOPLE)
    told: list[Event] = []
    t = MASTERS.new(3)
    t.events = told
    for answer in saved(tmp_path).answers:
        MASTERS.answer(t, answer.seat, answer.action)
    kind = next(i for i, event in enumerate(MASTERS.events) if event.key == "line taken")
    taken = [voice.event(event) for event in told if event[0] == kind]
    assert len(taken) > 4
    for line in taken[:3]:
        heard = {name for name, shown in looks if line in shown}
        assert heard == set(PEOPLE), line
