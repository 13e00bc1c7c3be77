"""Packages that bring a game, laid into a folder as an installer would lay them."""

from __future__ import annotations

from pathlib import Path

from tests.kernel import pebbles

ROOT = Path(__file__).parents[2]
GARA = ROOT / "examples" / "gara"

MODULE = """
from examples.gara.comforts import GaraShow, value
from examples.gara.game import ACTIONS, CHANCE, EVENTS, LAYOUT, PIECES, RULEBOOK, Rules

class Variant(Rules):
    pass

OPTIONS = {{"paper": ["rag", "vellum"]}}
GAME = Variant(
    "{key}", 1, (2, 4), RULEBOOK, ACTIONS, CHANCE, EVENTS.kinds, LAYOUT, OPTIONS,
    pieces=PIECES, show=GaraShow(), value=value
)
"""


RULED = """
from examples.gara.comforts import GaraShow, value
from examples.gara.game import ACTIONS, CHANCE, EVENTS, LAYOUT, PIECES, RULEBOOK, Rules

class Show(GaraShow):
    def __init__(self, florins):
        self.florins = florins

    def static_data(self):
        return {"florins": self.florins}

class Ruled(Rules):
    def __init__(self, rules, florins, **more):
        super().__init__(
            "ruled", rules, (2, 4), RULEBOOK, ACTIONS, CHANCE, EVENTS.kinds, LAYOUT,
            pieces=PIECES, show=Show(florins), value=value, **more
        )

PAPER = {"paper": ["rag", "vellum"]}
GAME = Ruled(
    2, 12,
    options={**PAPER, "ties": ["shared", "first"], "dice": ["open", "hidden"]},
    rulings={"ties": "R1", "dice": "R2"},
    earlier=[Ruled(1, 10, options=PAPER)],
)
"""
RULED_WORDS = """
game-ruled = Gara by the Book
about-ruled = Gara, read in more than one way.
option-paper = Paper
option-paper-rag = Rag paper
option-paper-vellum = Fine vellum
option-ties = Equal designs
    .help = Who is paid when two designs are equally good.
option-ties-shared = both
option-ties-first = the first
option-dice = The die
    .help = Whether everybody sees what was rolled before they choose.
option-dice-open = open
option-dice-hidden = hidden
"""
RULED_PAGE = """# Gara by the Book

## 1. The game

It is played as Gara is.

## 2. Rulings

**R1.** *Who is paid when two designs are equally good?* Both.

| | |
|---|---|
| **R2** | *Is the die seen?* It lies open. |
"""


def install_ruled(site: Path) -> None:
    """Gara with two rulings; before them it had a first version of its rules."""
    package = site / "ruled_package"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text(RULED)
    words = (GARA / "text" / "en.ftl").read_text(encoding="utf-8") + RULED_WORDS
    (package / "text" / "en.ftl").write_text(words, encoding="utf-8")
    (package / "text" / "rules.md").write_text(RULED_PAGE, encoding="utf-8")
    pebbles.install(site, "ruled", "ruled_package.rules:GAME")


def install_gara(site: Path) -> None:
    """Gara as it stands in examples."""
    pebbles.install(site, "gara", "examples.gara.comforts:GAME")


def install_variant(site: Path, key: str, title: str, **board: str) -> Path:
    """Gara under another key, with a table option and words of its own; its folder.

    It has no rules page, and of a board only the files that are given.
    """
    package = site / f"{key}_package"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text(MODULE.format(key=key))
    words = (GARA / "text" / "en.ftl").read_text(encoding="utf-8")
    words += f"""
game-{key} = {title}
about-{key} = Gara on paper of your choice.
option-paper = Paper
option-paper-rag = Rag paper
option-paper-vellum = Fine vellum
"""
    (package / "text" / "en.ftl").write_text(words, encoding="utf-8")
    for name, text in board.items():
        (package / "web").mkdir(exist_ok=True)
        (package / "web" / f"{name}.js").write_text(text, encoding="utf-8")
    pebbles.install(site, key, f"{key}_package.rules:GAME")
    return package


def path_to(site: Path) -> str:
    """``PYTHONPATH`` with these packages, and the checkout in which the examples stand."""
    return f"{site}:{ROOT}"
