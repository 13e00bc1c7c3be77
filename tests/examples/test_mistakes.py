"""The mistakes of docs/new-game.md, made in Gara one by one: the laws answer as the guide says."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from bottega.kernel.game import Game
from bottega.kernel.laws import Broken, check_game

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "new-game.md"
GARA = ROOT / "examples" / "gara" / "game.py"

MISTAKES: dict[str, tuple[str, str]] = {
    "`clone` forgets the `[:]` behind `t.hands`": ("t.hands[:]", "t.hands"),
    "`redact` hides the own hand too": (" - {seat}:", ":"),
    "`determinize` fills the hands and forgets what lies face down": (
        "for rows in (world.hands, world.submitted):",
        "for rows in (world.hands,):",
    ),
    "the die has a `weights` that forgets the six": (
        "class Choose(",
        "    def weights(self, t: Gara, f: Frame) -> list[int]:\n"
        "        return [1, 1, 1, 1, 1]\n\n\n"
        "class Choose(",
    ),
    "`resolve` leaves a submitted design in the hand": (
        "tuple(x for x in t.hands[seat] if x != design)",
        "t.hands[seat]",
    ),
    "`shown` is not marked `reveals`": (", reveals=True", ""),
    "`redact` forgets the designs that lie face down": (
        "t.submitted[i][:shown] + (HIDDEN,) * len(t.submitted[i][shown:])",
        "t.submitted[i]",
    ),
    "`breakdown` counts another hand": (
        '("pomp", sum(x for x in won if not x % 2))',
        '("pomp", sum(t.hands[seat - 1]))',
    ),
    "`breakdown` has no lines for a seat that was never paid": (
        '("plain", sum(x for x in won if x % 2))]',
        '("plain", sum(x for x in won if x % 2))] if won else []',
    ),
    "`submitted` is told with the design before the seat": (
        "t.tell(SUBMITTED, only(seat), seat, design)",
        "t.tell(SUBMITTED, only(seat), design, seat)",
    ),
}
"""What is changed in the source of Gara, by the words of the guide."""


def rows() -> dict[str, str]:
    """The guide's table of mistakes: what the laws answer to each of them."""
    guide = GUIDE.read_text(encoding="utf-8")
    table = guide.split("| the mistake | the answer |\n|---|---|\n")[1].split("\n\n")[0]
    return dict(re.findall(r"^\| (.*?) \| (.*?) \|$", table, flags=re.MULTILINE))


def gara_with(old: str, new: str) -> Game[Any]:
    """Gara as its source would have it, with one place of it written otherwise."""
    source = GARA.read_text(encoding="utf-8")
    assert source.count(old) == 1
    module = ModuleType("gara with a mistake")
    exec(compile(source.replace(old, new), module.__name__, "exec"), module.__dict__)
    game: Game[Any] = module.GAME
    return game


def first_answer(game: Game[Any]) -> str:
    """What the laws say to random games of two, shortened as in the guide."""
    for seed in range(12):
        try:
            check_game(game, 2, Random(seed))
        except Broken as problem:
            return f"law {problem.law}: {problem.what}"
    return ""


def pattern(said: str) -> str:
    """An answer whatever cards, seats and numbers it names; the law counts."""
    law, told = said.split(":", maxsplit=1)
    return law + re.sub(r"\d+", "…", told)


def test_the_guide_lists_these_mistakes() -> None:
    assert list(rows()) == list(MISTAKES)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_laws_answer_a_mistake_as_the_guide_says(mistake: str) -> None:
    said = first_answer(gara_with(*MISTAKES[mistake]))
    assert said
    assert pattern(said) == pattern(rows()[mistake])
