"""Charts as SVG, drawn so that they fit any page.

Across, everything is placed by per cent, so a chart is as wide as its page while letters and lines
keep their size; the colours are classes, which the style sheet gives by day and by candlelight.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from math import floor, log10
from typing import NamedTuple

from bottega.lab.report.figures import Estimate

ROW, TALL, FOOT = 26, 190, 24
"""Heights in pixels: a row of a dot chart, a column chart, and the figures under either."""


def figure(pattern: str, value: float) -> str:
    """A figure as it is printed: a true minus sign, and no nought with a sign of its own."""
    said = pattern.format(value)
    if not any(digit in said for digit in "123456789"):
        said = pattern.replace("+", "").format(0)
    return said.replace("-", "−")


class Scale(NamedTuple):
    """From values to per cent of a chart's width."""

    low: float
    high: float

    def at(self, value: float) -> str:
        inside = min(self.high, max(self.low, value))
        return f"{100 * (inside - self.low) / (self.high - self.low):.2f}%"

    def ticks(self, most: int = 6) -> list[float]:
        """Round values, so many at most, and none so near the edge that its figure is cut."""
        step = 10 ** floor(log10((self.high - self.low) / most))
        while (self.high - self.low) / step > most:
            step *= 2 if f"{step:e}"[0] in "15" else 2.5
        first = floor(self.low / step)
        found = [step * (first + i) for i in range(most + 3)]
        edge = (self.high - self.low) * 0.03
        return [round(v, 9) for v in found if self.low + edge <= v <= self.high - edge]


def svg(height: float, label: str, *inside: str) -> str:
    return (
        f'<svg class="chart" width="100%" height="{height}" role="img" '
        f'aria-label="{escape(label)}">{"".join(inside)}</svg>'
    )


def line(kind: str, x1: str, y1: float, x2: str, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1:.1f}" x2="{x2}" y2="{y2:.1f}"/>'


def letters(x: str, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def dot(estimate: Estimate, scale: Scale, kind: str, reference: float, label: str) -> str:
    """One row: a value and its interval, beside where it would lie if nothing were special."""
    middle = ROW / 2
    return svg(
        ROW,
        label,
        line("reference", scale.at(reference), 0, scale.at(reference), ROW),
        line(f"whisker {kind}", scale.at(estimate.low), middle, scale.at(estimate.high), middle),
        f'<circle class="dot {kind}" cx="{scale.at(estimate.value)}" cy="{middle}" r="5"/>',
    )


def axis(scale: Scale, say: str) -> str:
    """The figures under rows of dots; ``say`` is a format, such as ``{:.0%}``."""
    return svg(
        FOOT,
        "",
        *(line("tick", scale.at(v), 0, scale.at(v), 5) for v in scale.ticks()),
        *(letters(scale.at(v), 18, figure(say, v)) for v in scale.ticks()),
    ).replace('role="img" aria-label=""', 'aria-hidden="true"')


LABELS = 8
"""Per cent of a course's width that its figures have to themselves."""


class Series(NamedTuple):
    """Columns of one colour: how many cases at each value."""

    kind: str
    name: str
    shares: dict[int, float]


def columns(series: Sequence[Series], label: str, width: int = 1) -> str:
    """Shares of cases by value, series before series; ``width`` values make one column."""
    values = [v for one in series for v in one.shares]
    first, last = min(values), max(values) + width
    scale = Scale(first, last)
    highest = max(share for one in series for share in one.shares.values()) or 1
    bars = []
    for one in series:
        for value, share in sorted(one.shares.items()):
            height = (TALL - 8) * share / highest
            across = 100 * width / (last - first)
            bars.append(
                f'<rect class="bar {one.kind}" x="{scale.at(value)}" width="{across:.3f}%" '
                f'y="{TALL - height:.1f}" height="{height:.1f}">'
                f"<title>{bin_name(value, width)}: {share:.1%} {escape(one.name)}</title></rect>"
            )
    figures = [
        letters(scale.at(v + width / 2 if width == 1 else v), TALL + 17, figure("{:g}", v))
        for v in scale.ticks(7)
        if v == int(v)
    ]
    base = line("base", "0%", TALL, "100%", TALL)
    return legend(series) + svg(TALL + FOOT, label, *bars, base, *figures)


def bin_name(value: int, width: int) -> str:
    return str(value) if width == 1 else f"{value}–{value + width - 1}"


def legend(series: Sequence[Series]) -> str:
    if len(series) == 1:
        return ""
    items = "".join(f'<li><i class="{one.kind}"></i>{escape(one.name)}</li>' for one in series)
    return f'<ul class="legend">{items}</ul>'


def in_columns(values: Sequence[int], width: int) -> dict[int, float]:
    """The share of values in every column."""
    found: dict[int, float] = {}
    for value in values:
        start = value // width * width
        found[start] = found.get(start, 0) + 1 / len(values)
    return found


def fitting(values: Sequence[int], most: int = 40) -> int:
    """How many values a column takes so that there are not too many columns."""
    reach = max(values) - min(values) + 1
    return next(w for w in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if reach / w <= most)


def course(values: Sequence[float | None], label: str, say: str, top: float | None = None) -> str:
    """A value from the beginning of a game to its end."""
    known = [v for v in values if v is not None]
    high = top or max(known) * 1.1 or 1
    step = (100 - LABELS) / len(values)
    points = [
        (f"{LABELS + step * (i + 0.5):.2f}%", TALL - (TALL - 8) * value / high)
        for i, value in enumerate(values)
        if value is not None
    ]
    up = Scale(0, high)
    levels = [(v, TALL - (TALL - 8) * v / high) for v in up.ticks(4)]
    return svg(
        TALL + FOOT,
        label,
        *(line("level", "0%", y, "100%", y) for _, y in levels),
        *(letters("0%", y - 4, figure(say, v), "start") for v, y in levels),
        *(line("course", *one, *two) for one, two in pairwise(points)),
        *(
            f'<circle class="dot plain" cx="{x}" cy="{y:.1f}" r="3.5">'
            f"<title>{figure(say, v)}</title></circle>"
            for (x, y), v in zip(points, known, strict=True)
        ),
        line("base", "0%", TALL, "100%", TALL),
        letters(f"{LABELS}%", TALL + 17, "beginning", "start"),
        letters(f"{LABELS + (100 - LABELS) / 2}%", TALL + 17, "half-way"),
        letters("100%", TALL + 17, "end", "end"),
    )


def pair(one: float, other: float, most: float, label: str) -> str:
    """Two bars, one above the other: winners, and everybody else."""
    least = min(0.0, one, other)
    scale = Scale(least, max(most, 0.001))
    zero = scale.at(0)

    def bar(kind: str, value: float, y: int) -> str:
        left, right = (zero, scale.at(value)) if value >= 0 else (scale.at(value), zero)
        across = float(right[:-1]) - float(left[:-1])
        return f'<rect class="bar {kind}" x="{left}" width="{across:.2f}%" y="{y}" height="10"/>'

    return svg(ROW, label, bar("won", one, 2), bar("lost", other, 14))
