"""A match as a picture: plain text for a log, HTML for a notebook, SVG for everywhere else.

All are made from the panels that a game draws for the terminal. They need no third-party package;
without the one that reads catalogues (`fluent.runtime`) words are shown as their keys.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Any

from bottega.kernel.drawing import Panel, Speak
from bottega.kernel.position import pretty
from bottega.kernel.state import State

if TYPE_CHECKING:
    from bottega.play.match import Match

MARK = re.compile(r"\\\[|\[/\]|\[[a-z_ ]+\]")
"""A literal bracket, the end of a mark, or a mark such as ``[yellow]`` or ``[bold red]``."""

COLOURS = {
    "yellow": "#9a6b00",
    "red": "#a8321f",
    "green": "#3f6b2a",
    "blue": "#2c5c94",
    "magenta": "#7d3c78",
    "cyan": "#1f6f74",
    "white": "#8d8472",
    "bright_black": "#6b6459",
}
"""Colours that can be read on paper and on a dark page alike."""

STYLES = {
    **{name: f"color:{colour}" for name, colour in COLOURS.items()},
    "dim": "opacity:.6",
    "bold": "font-weight:bold",
}

FRAME = "border:1px solid #b9a57e;border-radius:6px;padding:6px 10px;margin:2px"
ACTIVE = "border-color:#9a6b00;border-width:2px"
LETTERS = "margin:0;font:13px/1.35 ui-monospace,'DejaVu Sans Mono',monospace"
GENTLE = "opacity:.7;margin:4px 2px"


def html(match: Match, seat: int | None = None, lang: str = "en") -> str:
    """The table, what is asked and how the points stand; the truth, or what a seat may know."""
    rows = panels(match, seat, lang)
    if rows:
        table = "".join(row_html(row) for row in rows)
    else:
        table = f'<pre style="{LETTERS}">{escape(as_position(match, seat))}</pre>'
    return f'<div><div style="{GENTLE}">{escape(repr(match)[1:-1])}</div>{table}</div>'


def row_html(row: list[Panel]) -> str:
    cells = "".join(panel_html(panel) for panel in row)
    return f'<div style="display:flex;flex-wrap:wrap;align-items:flex-start">{cells}</div>'


def panel_html(panel: Panel) -> str:
    frame = f"{FRAME};{ACTIVE}" if panel.active else FRAME
    body = "\n".join(line_html(line) for line in panel.lines)
    title = f"<b>{'▶ ' * panel.active}{escape(panel.title)}</b>"
    return f'<div style="{frame}">{title}<pre style="{LETTERS}">{body}</pre></div>'


def line_html(line: str) -> str:
    """A line with its marks as spans."""
    found = []
    for words, marks in runs(line):
        styles = [STYLES[name] for name in marks if name in STYLES]
        plainly = escape(words)
        found.append(f'<span style="{";".join(styles)}">{plainly}</span>' if marks else plainly)
    return "".join(found)


def runs(line: str) -> list[tuple[str, list[str]]]:
    """A line in runs of letters, each with the marks it carries.

    A mark that is never closed ends with the line.

    >>> runs("[bold]2 [red]■[/] ×[/] 3")
    [('2 ', ['bold']), ('■', ['bold', 'red']), (' ×', ['bold']), (' 3', [])]
    """
    found: list[tuple[str, list[str]]] = []
    marks: list[list[str]] = []
    place, words = 0, ""
    for mark in MARK.finditer(line):
        words += line[place : mark.start()]
        place = mark.end()
        if mark[0] == "\\[":
            words += "["
            continue
        found.append((words, [name for names in marks for name in names]))
        words = ""
        if mark[0] != "[/]":
            marks.append(mark[0][1:-1].split())
        elif marks:
            marks.pop()
    found.append((words + line[place:], [name for names in marks for name in names]))
    return [run for run in found if run[0]]


def text(match: Match, seat: int | None = None, lang: str = "en") -> str:
    """The table as plain text, panel under panel."""
    rows = panels(match, seat, lang)
    if not rows:
        return as_position(match, seat)
    blocks = [[f"── {panel.title} ──", *map(plain, panel.lines)] for row in rows for panel in row]
    return "\n\n".join("\n".join(block) for block in blocks)


def plain(line: str) -> str:
    """A line without its marks."""
    return MARK.sub(lambda mark: "[" if mark[0] == "\\[" else "", line)


def panels(match: Match, seat: int | None, lang: str) -> list[list[Panel]]:
    return match.game.show.draw(seen(match, seat), seat, match.players, speaker(match, lang))


def seen(match: Match, seat: int | None) -> State:
    return match.state if seat is None else match.view(seat)


def as_position(match: Match, seat: int | None) -> str:
    return pretty(match.game.write(seen(match, seat)))


def speaker(match: Match, lang: str) -> Speak:
    """The words of the game, or the names of its messages where nobody can read a catalogue."""
    try:
        from bottega.text.voice import Voice  # noqa: PLC0415 - fluent.runtime may not be there
    except ModuleNotFoundError:
        return keys_only
    return Voice(lang, match.game, match.players).say


def keys_only(message: str, **_: Any) -> str:
    return message.partition(" ")[2] or message
