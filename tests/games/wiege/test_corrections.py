"""Who owns the printed game corrects one line of data, and the game follows.

Each test copies the engine, changes one line of one file, and plays with the copy.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.copying import run_changed

PLAY = """
from bottega.games.wiege import GAME

def begin(*wanted):
    # a game of two in which seat 1 begins and has, or faces, what is wanted
    t = GAME.new(2)
    while (question := GAME.decision(t)).seat < 0:
        texts = {GAME.chance.text(a): a for a in question.options}
        liked = [a for text, a in texts.items() if any(word in text.split() for word in wanted)]
        GAME.apply(t, (liked or question.options)[0])
    t.events = []
    return t

def do(t, *moves):
    for move in moves:
        options = GAME.decision(t).options
        GAME.apply(t, next(a for a in options if GAME.actions.text(a).startswith(move)))
        GAME.decision(t)

def told(t, kind, detail):
    events = [GAME.write_event(event) for event in t.events]
    print([event[detail] for event in events if event["event"] == kind])
"""


def play(folder: Path, file: str, before: str, after: str, program: str) -> str:
    """What a program prints that plays with a copy of the game, one line of it corrected."""

    def correct(text: str) -> str:
        lines = [line for line in text.splitlines() if before in line]
        assert len(lines) == 1, f"{before!r} is not one line of {file}"
        return text.replace(before, after)

    done = run_changed(folder, "wiege", {f"cards/{file}": correct}, PLAY + program)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


TRIGGER = """
t = begin("E03")
do(t, "stone on 1 space 1", "stop", "stone on 1 space 2")
told(t, "triggered", "colour")
"""
GENIUS = """
t = begin("E01", "C01", "P27")
do(t, "stone on 1 space 1", "play culture science", "stop", "stone on 2", "stop")
do(t, "genius on 1 space 2")
told(t, "bonus earned", "cards")
"""
CHARACTER = """
t = begin("P01")
do(t, "stone on 2 space 1")
print([text for a in GAME.decision(t).options if "character" in (text := GAME.actions.text(a))])
"""


@pytest.mark.parametrize(
    ("file", "before", "after", "program", "printed", "corrected"),
    [
        (
            "event_cards.py",
            '"E03", IN_RED, 1453, (SCIENCE, ARCHITECTURE, RELIGION), (BLUE, BLUE)',
            '"E03", IN_RED, 1453, (SCIENCE, ARCHITECTURE, RELIGION), (RED, RED)',
            TRIGGER,
            "['blue']",
            "['red']",
        ),
        (
            "culture_cards.py",
            'Genius("C01", SCIENCE, BLUE, RECONSTRUCTED)',
            'Genius("C01", SCIENCE, RED)',
            GENIUS,
            "[]",
            "[1]",
        ),
        (
            "character_cards.py",
            'Character("P01", 1, SCIENCE, RECONSTRUCTED, RECONSTRUCTED)',
            'Character("P01", 2, RELIGION)',
            CHARACTER,
            "['play character 1 science']",
            "['play character 2 religion']",
        ),
    ],
    ids=["event", "culture", "character"],
)
def test_one_corrected_line_changes_the_game(
    tmp_path: Path, file: str, before: str, after: str, program: str, printed: str, corrected: str
) -> None:
    assert play(tmp_path / "as it is", file, before, before, program) == printed
    assert play(tmp_path / "corrected", file, before, after, program) == corrected
