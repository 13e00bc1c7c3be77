"""The page of a report: one file that needs nothing but a browser."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from bottega import __version__
from bottega.lab.report.charts import figure
from bottega.lab.report.figures import FALSE, false_among, mean_of
from bottega.lab.report.findings import Findings, Group, beside
from bottega.lab.report.sections import (
    capital,
    length_section,
    openings_section,
    ordinal,
    points_section,
    reach,
    seats_section,
    tables_section,
    things_section,
)
from bottega.lab.report.watching import BINS
from bottega.text.voice import Voice

SWITCH = """
const root = document.documentElement, button = document.querySelector(".theme");
const system = () => (matchMedia("(prefers-color-scheme: dark)").matches ? "candle" : "day");
const dark = () => (root.dataset.theme ?? system()) === "candle";
const say = () => { button.textContent = dark() ? "Daylight" : "Candlelight"; };
button.addEventListener("click", () => { root.dataset.theme = dark() ? "day" : "candle"; say(); });
say();
"""
"""Between day and candlelight; without a choice the page follows the reader's system."""


def page(
    found: Findings, others: Sequence[tuple[str, Findings]], label: str, command: str, voice: Voice
) -> str:
    """The whole report as HTML."""
    groups = found.groups()
    sections = [
        seats_section(found),
        points_section(found, voice),
        length_section(found),
        things_section(groups, voice),
        openings_section(found),
        tables_section(found, label, beside(found, others)),
    ]
    title = f"{voice.title()}: balance report"
    style = (files("bottega.lab.report") / "page.css").read_text(encoding="utf-8")
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<main>
<header>
<button class="theme" type="button">Candlelight</button>
<p class="kicker">Balance report</p>
<h1>{escape(voice.title())}</h1>
<p class="lead">{escape(label)}. {len(found.games):,} games at this table.</p>
</header>
{facts(found)}
<section><h2>In short</h2><ul class="short">{"".join(in_short(found, groups, voice))}</ul></section>
{"".join(sections)}
<footer><p>Bottega {__version__}. The same command makes the same page again, on any number of
processes or machines:</p><p><code>{escape(command)}</code></p></footer>
</main>
<script>{SWITCH}</script>
</body>
</html>
"""


def facts(found: Findings) -> str:
    """A few figures that somebody wants to see first."""
    figures = found.figures()
    shown = [
        ("Points a seat", f"{figures['score'].value:.1f}", spread(found)),
        ("Highest score", f"{figures['best'].value:.1f}", "on average"),
        ("Lead at the end", f"{figures['margin'].value:.1f}", "of the first over the second"),
        ("Choices a game", f"{figures['choices'].value:.0f}", "of all seats together"),
        ("Options a choice", f"{figures['width'].value:.1f}", "on average"),
    ]
    if found.seats > 1:
        first = figures["first"]
        shown.append(
            (
                "First turn",
                figure("{:+.1%}", first.value),
                f"± {reach(first, '{:.1%}')}, above a fair share",
            )
        )
    items = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}<small>{escape(more)}</small></dd></div>"
        for name, value, more in shown
    )
    return f'<dl class="facts">{items}</dl>'


def spread(found: Findings) -> str:
    scores = [score for game in found.games for score in game["scores"]]
    return f"from {figure('{}', min(scores))} to {max(scores)}"


def in_short(found: Findings, groups: list[Group], voice: Voice) -> list[str]:
    """What the figures say, in a few sentences."""
    said = []
    if found.seats > 1:
        places = [*found.by_place().values()]
        uneven = [
            f"the {ordinal(place)} has {one.value:.1%} of wins"
            for place, one in enumerate(places)
            if false_among(places, found.fair)[place] <= FALSE
        ]
        if uneven:
            said.append(f"Turn order matters: {', '.join(uneven)}; {found.fair:.1%} would be fair.")
        else:
            said.append(
                "Turn order makes no difference that these games could show; "
                f"every place may well have its fair share of {found.fair:.1%}."
            )
    lines = found.lines()
    name, won, lost = max(lines, key=lambda line: line[1].value - line[2].value)
    if found.scores(won=False):
        said.append(
            f"Winners are ahead by {voice.name('score', name)} most of all: "
            f"{won.value:.1f} points, the others {lost.value:.1f}."
        )
    for dealt, how in ((True, "Of what nature deals"), (False, "Of what players come by")):
        sure = [
            (lift.wins.value, capital(str(voice.word(group.domain, lift.thing))))
            for group in groups
            for lift in group.lifts
            if group.card and group.dealt is dealt and lift.certain
        ]
        if sure:
            best, worst = max(sure), min(sure)
            extremes = [
                f"{name} ({figure('{:+.1%}', value)})"
                for value, name in dict.fromkeys([best, worst])
            ]
            said.append(f"{how}, {' and '.join(extremes)} stand out, among {len(sure)}.")
    half = found.over_time("led")[BINS // 2]
    if half is not None and found.seats > 1:
        said.append(f"Half-way, whoever wins in the end leads in points in {half:.0%} of cases.")
    if any(game["truncated"] for game in found.games):
        stopped = sum(game["truncated"] for game in found.games)
        said.append(f"{stopped} games came to no end and were stopped; nobody won them.")
    said.append(
        f"A game takes {mean_of(found.choices()).value:.0f} choices with "
        f"{found.figures()['width'].value:.1f} options each."
    )
    return [f"<li>{escape(sentence)}</li>" for sentence in said]
