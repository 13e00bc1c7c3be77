"""Gara with its comforts: what a game may say beyond its rules. It plays without them, too.

`value` makes greedy players think, `draw` shows the table in a terminal, and `derived` tells a
board in the browser what a view does not say in so many words. The words of both languages would
stand in ``text``; here is one of them, and the rules page. The board stands in ``web``.
"""

from __future__ import annotations

from bottega.kernel import Json, Panel, Show, Speak
from examples.gara.game import (
    ACTIONS,
    CHANCE,
    CHOOSE,
    DESIGN,
    EVENTS,
    LAYOUT,
    PIECES,
    RULEBOOK,
    SEAT,
    Gara,
    Ints,
    Rules,
)

HIGHEST = DESIGN.size - 1
SUITS = 3.5 / 2
"""What a commission pays on average, times the chance that it wants this kind of design."""


def chance(t: Gara, design: int, roll: int) -> float:
    """How likely a design is to be paid, if everybody else submits any design at all."""
    worse = HIGHEST - design if roll % 2 else design
    return (worse / HIGHEST) ** (t.seats - 1)


def value(t: Gara, seat: int) -> float:
    """By how much a seat leads, and what it may still hope for."""
    face_down = t.submitted[seat][len(t.paid()) :]
    hopes = [t.rolls[-1] * chance(t, design, t.rolls[-1]) for design in face_down]
    hopes += [SUITS * max(chance(t, x, 1), chance(t, x, 2)) for x in t.hands[seat]]
    return GAME.margin(t, seat) + sum(hopes)


class GaraShow(Show[Gara]):
    """Something to look at for people."""

    def derived(self, view: Gara) -> Json:
        """Who is paid for each commission that is over."""
        return {"paid": [SEAT.write(seat) for seat in view.paid()]}

    def draw(self, t: Gara, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
        rolls = [
            f"[yellow]{roll}[/] {say('board plain' if roll % 2 else 'board pomp')}"
            for roll in t.rolls
        ]
        panels = [Panel(say("board commissions"), rolls)]
        for i, name in enumerate(names):
            lines = [
                f"{say('board hand')}: {listed(tuple(sorted(t.hands[i])))}",
                f"{say('board submitted')}: {listed(t.submitted[i])}",
            ]
            panels.append(Panel(name, lines, active=(CHOOSE, i) in t.agenda))
        return [panels]


def listed(designs: Ints) -> str:
    """Designs as they lie on the table, ``3 17 ?``."""
    return " ".join(DESIGN.text(x) for x in designs) or "–"


GAME = Rules(
    "gara",
    1,
    (2, 4),
    RULEBOOK,
    ACTIONS,
    CHANCE,
    EVENTS.kinds,
    LAYOUT,
    pieces=PIECES,
    show=GaraShow(),
    value=value,
)
