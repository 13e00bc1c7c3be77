"""Shares of wins as a picture: each with its interval, beside what it is measured by."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from bottega.lab.report.figures import Estimate
from bottega.lab.standings import Standings

WIDE, NAMES, FIGURES, EDGE = 720, 170, 150, 20
"""The picture in pixels: all of it, the names to the left, the figures to the right, margins."""

HEAD, ROW, FOOT = 66, 34, 34
LETTER = 7
"""Pixels of a letter, more or less."""


class Row(NamedTuple):
    """A share of wins, whose it is, and the share it is measured by."""

    name: str
    share: Estimate
    mark: float | None


def plot(standings: Standings) -> str:
    """Everybody in a contest, beside a fair share."""
    rows = [Row(each.player, each.share, each.fair) for each in standings.table]
    note = "share of wins with its 95 % interval; dashed: a fair share"
    return picture(title_of(standings), note, rows)


def title_of(standings: Standings) -> str:
    """What was played, in a line."""
    plan = standings.plan
    usual = plan.game.decided({})
    unusual = [f"{name}: {value}" for name, value in plan.options.items() if value != usual[name]]
    seats = "1 seat" if standings.seats == 1 else f"{standings.seats} seats"
    return ", ".join([plan.key, seats, *unusual, f"{plan.games:,} games"])


def picture(title: str, note: str, rows: Sequence[Row], names: int = NAMES) -> str:
    """Shares from nothing to all, a row for each; ``names`` pixels are for what they are called."""
    base = HEAD + ROW * len(rows)
    left, right = EDGE + names, WIDE - EDGE - FIGURES

    def across(share: float) -> float:
        return left + (right - left) * share

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {base + FOOT}" role="img" '
        f'font-family="sans-serif" font-size="13" aria-label="{escape(title)}">',
        f'<rect width="{WIDE}" height="{base + FOOT}" fill="#fffdf8"/>',
        f'<text x="{EDGE}" y="28" font-size="16">{escape(title)}</text>',
        f'<text x="{EDGE}" y="48" fill="#555">{escape(note)}</text>',
    ]
    for tenth in range(0, 11, 2):
        x = across(tenth / 10)
        lines.append(
            f'<path d="M{x:.1f} {HEAD}V{base}" stroke="#ddd"/>'
            f'<text x="{x:.1f}" y="{base + 20}" text-anchor="middle">{tenth * 10}%</text>'
        )
    for place, (name, share, mark) in enumerate(rows):
        top, middle = HEAD + ROW * place, HEAD + ROW * (place + 0.5)
        if mark is not None:
            lines.append(
                f'<path d="M{across(mark):.1f} {top + 4}v{ROW - 8}" stroke="#777" '
                'stroke-dasharray="4 3"/>'
            )
        lines += [
            f'<text x="{EDGE}" y="{middle + 4:.1f}">{escape(short(name, names // LETTER))}</text>',
            f'<path d="M{across(share.low):.1f} {middle:.1f}H{across(share.high):.1f}" '
            f'stroke="{colour(share, mark)}" stroke-width="3"/>',
            f'<circle cx="{across(share.value):.1f}" cy="{middle:.1f}" r="5" '
            f'fill="{colour(share, mark)}"/>',
            f'<text x="{WIDE - EDGE}" y="{middle + 4:.1f}" text-anchor="end">{share.value:.1%} '
            f"({share.low:.1%}–{share.high:.1%})</text>",
        ]
    return "\n".join([*lines, "</svg>", ""])


def colour(share: Estimate, mark: float | None) -> str:
    """Green above what it is measured by, red below, blue where nobody can tell."""
    if mark is None or share.low <= mark <= share.high:
        return "#2b5c8a"
    return "#2e6b3a" if share.low > mark else "#8a2b2b"


def short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
