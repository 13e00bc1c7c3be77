"""Plain text pictures of a table.

A game draws itself as rows of panels. Lines carry colour as simple marks, ``[green]text[/]``,
that a terminal shows as colour and anything else may strip; a literal bracket is written ``\\[``.
Nothing here knows how to print.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

Speak = Callable[..., str]
"""``say(message, **arguments)``: a sentence of the game's catalogue in the reader's language."""


def literal(text: str) -> str:
    """A text as it stands, for a line with marks: somebody may be called ``[red]``."""
    return text.replace("[", "\\[")


class Panel(NamedTuple):
    """A framed part of the table. An active one belongs to whoever has to act.

    Lines carry marks, the title does not.
    """

    title: str
    lines: list[str]
    active: bool = False
