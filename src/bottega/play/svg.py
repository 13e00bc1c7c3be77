"""A match as a picture of its own: the panels that a game draws for the terminal, as SVG.

It brings its paper with it, so it can be read on any page, and needs nothing but a font whose
letters are of one width.
"""

from __future__ import annotations

import textwrap
from html import escape
from typing import TYPE_CHECKING

from bottega.kernel.drawing import Panel, literal
from bottega.play.picture import COLOURS, as_position, panels, plain, runs

if TYPE_CHECKING:
    from bottega.play.match import Match

LETTER, LINE, SIZE = 7.8, 18, 13
"""The width of a letter, the height of a line, the size of the font."""

PAD, GAP, WIDE = 10, 8, 1180
"""Within a panel, between panels, and how wide a row may grow before it is broken."""

INK, GENTLE, PAPER, LEAF, EDGE, GOLD = (
    "#2a2018",
    "#6e5a45",
    "#f4ecda",
    "#fcf8ee",
    "#b9a57e",
    "#9a6b00",
)
FONT = "ui-monospace,'DejaVu Sans Mono','Menlo','Consolas',monospace"


def svg(match: Match, seat: int | None, lang: str) -> str:
    """The table, what is asked and how the points stand; as a seat sees it, or all that is there.

    A game that draws nothing is shown as its position.
    """
    rows = panels(match, seat, lang)
    if not rows:
        lines = [literal(line) for line in as_position(match, seat).splitlines()]
        rows = [[Panel(match.game.key, lines)]]
    caption = textwrap.wrap(repr(match)[1:-1], int(WIDE / LETTER))
    drawn: list[str] = []
    y = float(GAP)
    for words in caption:
        drawn.append(letters(GAP, y + SIZE, words, f'fill="{GENTLE}"'))
        y += LINE
    y += GAP / 2
    width = 2 * GAP + max(map(len, caption)) * LETTER
    for row in [part for whole in rows for part in broken(whole)]:
        x = float(GAP)
        height = max(size(panel)[1] for panel in row)
        for panel in row:
            across, _ = size(panel)
            drawn.append(panel_svg(panel, x, y, across, height))
            x += across + GAP
        width = max(width, x)
        y += height + GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{y:.0f}" '
        f'viewBox="0 0 {width:.0f} {y:.0f}" role="img" font-family="{FONT}" font-size="{SIZE}">'
        f"<title>{escape(repr(match)[1:-1])}</title>"
        f'<rect width="100%" height="100%" rx="6" fill="{PAPER}"/>{"".join(drawn)}</svg>'
    )


def size(panel: Panel) -> tuple[float, float]:
    """Width and height of a panel."""
    longest = max([len(titled(panel)), *(len(plain(line)) for line in panel.lines)])
    return longest * LETTER + 2 * PAD, (len(panel.lines) + 1) * LINE + 2 * PAD


def titled(panel: Panel) -> str:
    return "▶ " * panel.active + panel.title


def broken(row: list[Panel]) -> list[list[Panel]]:
    """A row of panels in as many as it takes."""
    found: list[list[Panel]] = [[]]
    across = 0.0
    for panel in row:
        width = size(panel)[0] + GAP
        if found[-1] and across + width > WIDE:
            found.append([])
            across = 0.0
        found[-1].append(panel)
        across += width
    return found


def panel_svg(panel: Panel, x: float, y: float, width: float, height: float) -> str:
    edge, thick = (GOLD, 2) if panel.active else (EDGE, 1)
    drawn = [
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="6" '
        f'fill="{LEAF}" stroke="{edge}" stroke-width="{thick}"/>',
        letters(x + PAD, y + PAD + SIZE, titled(panel), f'fill="{INK}" font-weight="bold"'),
    ]
    for number, line in enumerate(panel.lines, start=2):
        place = x + PAD
        for words, marks in runs(line):
            if words.strip():
                drawn.append(
                    letters(place, y + PAD + (number - 1) * LINE + SIZE, words, ink(marks))
                )
            place += len(words) * LETTER
    return "".join(drawn)


def ink(marks: list[str]) -> str:
    """The colour and weight of a run of letters."""
    colours = [COLOURS[mark] for mark in marks if mark in COLOURS]
    found = [f'fill="{colours[-1] if colours else INK}"']
    if "bold" in marks:
        found.append('font-weight="bold"')
    if "dim" in marks:
        found.append('opacity=".6"')
    return " ".join(found)


def letters(x: float, y: float, words: str, style: str) -> str:
    """A run of letters, as wide as it is in a terminal whatever the font."""
    inner = words.strip(" ")
    x += (len(words) - len(words.lstrip(" "))) * LETTER
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" textLength="{len(inner) * LETTER:.1f}" '
        f'lengthAdjust="spacingAndGlyphs" xml:space="preserve" {style}>{escape(inner)}</text>'
    )
