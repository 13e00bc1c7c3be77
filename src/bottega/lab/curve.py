"""The curve of a training: a line of JSON an evaluation, and a plot of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

WIDE, HIGH, EDGE = 720, 400, 56
"""The plot in pixels, and the margin around its axes."""


def append(path: Path, point: dict[str, Any]) -> None:
    """Add an evaluation to the file of a curve."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(point) + "\n")


def points_of(path: Path) -> list[dict[str, Any]]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [json.loads(line) for line in lines]


def plot(points: list[dict[str, Any]], title: str, fair: float) -> str:
    """The share of wins against greedy players over the games played, with its 95 % interval."""
    most: int = max([1, *[point["games"] for point in points]])

    def x(games: float) -> float:
        return EDGE + (WIDE - 2 * EDGE) * games / most

    def y(share: float) -> float:
        return HIGH - EDGE - (HIGH - 2 * EDGE) * share

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fffdf8"/>',
        f'<text x="{EDGE}" y="28" font-size="16">{title}</text>',
    ]
    for tenth in range(0, 11, 2):
        share = tenth / 10
        lines.append(
            f'<path d="M{EDGE} {y(share):.1f}H{WIDE - EDGE}" stroke="#ddd"/>'
            f'<text x="{EDGE - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        )
    lines.append(
        f'<path d="M{EDGE} {y(fair):.1f}H{WIDE - EDGE}" stroke="#a33" stroke-dasharray="5 4"/>'
    )
    for quarter in range(5):
        games = most * quarter / 4
        lines.append(
            f'<text x="{x(games):.1f}" y="{HIGH - EDGE + 20}" text-anchor="middle">'
            f"{games:,.0f}</text>"
        )
    middle = f'x="{WIDE / 2}" y="{HIGH - 14}" text-anchor="middle"'
    lines.append(f"<text {middle}>games against itself</text>")
    if points:
        upper = " ".join(f"{x(p['games']):.1f},{y(p['high']):.1f}" for p in points)
        lower = " ".join(f"{x(p['games']):.1f},{y(p['low']):.1f}" for p in reversed(points))
        line = " ".join(f"{x(p['games']):.1f},{y(p['share']):.1f}" for p in points)
        lines.append(f'<polygon points="{upper} {lower}" fill="#2b5c8a" opacity="0.18"/>')
        lines.append(f'<polyline points="{line}" fill="none" stroke="#2b5c8a" stroke-width="2"/>')
    return "\n".join([*lines, "</svg>", ""])
