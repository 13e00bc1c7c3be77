"""How a table looks in a terminal."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from bottega.kernel.drawing import Panel
from bottega.kernel.game import Game
from bottega.kernel.position import pretty
from bottega.kernel.state import Event, State
from bottega.text.voice import Voice

NARROW = 100
"""Below this width panels stand under each other."""

BRACKET = "\ue000"
"""Stands for a literal bracket while marks are read; nobody is called so."""


def table(console: Console, voice: Voice, t: State, seat: int | None) -> RenderableType:
    """The table as a seat sees it; ``t`` is already what that seat may know."""
    game = voice.game
    names = [voice.word_of_seat(i) for i in range(t.seats)]
    rows = game.show.draw(t, seat, names, voice.say)
    if not rows:
        return Text(pretty(game.write(t)))
    return Group(*(row_of(console, row) for row in rows))


def row_of(console: Console, panels: list[Panel]) -> RenderableType:
    frames = [frame(panel) for panel in panels]
    if console.width < NARROW or len(frames) == 1:
        return Group(*frames)
    return Columns(frames, padding=(0, 0))


def frame(panel: Panel) -> Frame:
    body = Text("\n").join(marked(line) for line in panel.lines)
    title = f"[bold]{escape(panel.title)}[/]"
    return Frame(
        body,
        title=f"▶ {title}" if panel.active else title,
        title_align="left",
        border_style="yellow" if panel.active else "dim",
        expand=False,
    )


def marked(line: str) -> Text:
    """A line with marks of colour; rich itself would leave the backslash of some brackets."""
    text = Text.from_markup(line.replace("\\[", BRACKET))
    text.plain = text.plain.replace(BRACKET, "[")
    return text


def log_lines(voice: Voice, events: list[Event]) -> list[str]:
    """What happened, in words; a line an event that is worth one."""
    return [line for line in (voice.event(event) for event in events) if line]


def winners(voice: Voice, game: Game[Any], t: State) -> str:
    """Who won a finished game, in a sentence."""
    names: list[str | int] = [voice.word_of_seat(seat) for seat in game.winners(t)]
    if not names:
        return voice.say("play lost")
    return voice.say("play winners", winners=voice.list(names), count=len(names))


def scores(voice: Voice, game: Game[Any], t: State) -> Table:
    """Everybody's points, line by line."""
    shown = Table(border_style="dim")
    shown.add_column("")
    for seat in range(t.seats):
        shown.add_column(escape(voice.word_of_seat(seat)), justify="right")
    lines = [game.breakdown(t, seat) for seat in range(t.seats)]
    for row, (key, _) in enumerate(lines[0]):
        cells = [str(line[row][1]) for line in lines]
        shown.add_row(voice.say(f"score {key}"), *cells)
    shown.add_section()
    totals = [f"[bold]{sum(points for _, points in line)}[/]" for line in lines]
    shown.add_row(f"[bold]{voice.say('score total')}[/]", *totals)
    return shown
