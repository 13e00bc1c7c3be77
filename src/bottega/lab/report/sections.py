"""The sections of a report: findings put into words, charts and tables."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from bottega.lab.report.charts import (
    Scale,
    Series,
    axis,
    columns,
    course,
    dot,
    figure,
    fitting,
    in_columns,
    pair,
)
from bottega.lab.report.figures import FALSE, LEAST, Estimate, false_among, mean_of
from bottega.lab.report.findings import Findings, Group, Kind, Lift
from bottega.text.voice import Voice, readable

ENDS = 8
"""Things that are shown of a long list: the best, and the worst."""

WIDEST = 40
"""Options of a choice, from which on choices are counted together."""

ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"]


def ordinal(place: int) -> str:
    return ORDINALS[place] if place < len(ORDINALS) else f"{place + 1}th"


def section(title: str, *inside: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(inside)}</section>"


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def row(name: str, plot: str, figure: str, kind: str = "") -> str:
    return (
        f'<li class="{kind}"><span class="name">{escape(name)}</span>'
        f'<span class="plot">{plot}</span><span class="figure">{figure}</span></li>'
    )


def rows(items: Iterable[str], scale: Scale, say: str) -> str:
    return f'<ul class="rows">{"".join(items)}{row("", axis(scale, say), "", "axis")}</ul>'


def between(estimate: Estimate, say: str) -> str:
    value, low, high = (figure(say, v) for v in estimate[:3])
    return f"{value} <small>{low} to {high}</small>"


def verdict(estimate: Estimate, reference: float) -> str:
    """Better, worse, or not to be told apart from what would be usual."""
    if estimate.low > reference:
        return "good"
    return "bad" if estimate.high < reference else "open"


# Who wins -------------------------------------------------------------------------------------


def win_shares(found: dict[str, Estimate], fair: float) -> str:
    """A row for each, around a fair share; coloured is what is not so by chance."""
    reach = max([fair / 2, *(abs(e - fair) for one in found.values() for e in one[1:3])]) * 1.1
    scale = Scale(max(0.0, fair - reach), min(1.0, fair + reach))
    chances = false_among([*found.values()], fair)
    return rows(
        (
            row(
                name,
                dot(
                    one,
                    scale,
                    verdict(one, fair) if false <= FALSE else "open",
                    fair,
                    f"{name}: {one.value:.1%} of wins",
                ),
                between(one, "{:.1%}"),
            )
            for (name, one), false in zip(found.items(), chances, strict=True)
        ),
        scale,
        "{:.0%}",
    )


def seats_section(found: Findings) -> str:
    if found.seats == 1:
        [only] = found.by_seat().values()
        return section("How often it is won", win_shares({"alone": only}, 0.5))
    places = {f"{ordinal(int(str(k)))} turn": e for k, e in found.by_place().items()}
    halves = [
        f"<div><h3>By turn order</h3>{note('Who had the first turn of the game, and so on.')}"
        f"{win_shares(places, found.fair)}</div>"
    ]
    if found.order_is_drawn():
        seats = {f"seat {int(str(k)) + 1}": e for k, e in found.by_seat().items()}
        about = note("Where somebody sat. In this game it does not settle who begins.")
        halves.append(f"<div><h3>By seat</h3>{about}{win_shares(seats, found.fair)}</div>")
    players = {str(name): e for name, e in found.by_player().items()}
    if len(players) > 1:
        about = note("Everybody sat everywhere equally often.")
        halves.append(f"<div><h3>By player</h3>{about}{win_shares(players, found.fair)}</div>")
    if len(halves) == 1:
        halves.append(points_by_place(found))
    said = note(
        f"The dotted line is a fair share, {found.fair:.1%}. Intervals are of 95 % (Wilson); "
        f"a win that is shared counts in part. Wins were shared in {found.shared().value:.1%} "
        "of the games. Coloured is what stands out among all that are compared."
    )
    return section("Who wins", said, f'<div class="two">{"".join(halves)}</div>')


def points_by_place(found: Findings) -> str:
    points = found.points_by_place()
    overall = sum(e.value for e in points) / len(points)
    reach = max([1.0, *(abs(e - overall) for one in points for e in one[1:3])]) * 1.15
    scale = Scale(overall - reach, overall + reach)
    inside = rows(
        (
            row(
                f"{ordinal(place)} turn",
                dot(one, scale, verdict(one, overall), overall, f"{one.value:.1f} points"),
                between(one, "{:.1f}"),
            )
            for place, one in enumerate(points)
        ),
        scale,
        "{:.1f}",
    )
    return f"<div><h3>Points by turn order</h3>{note('Means, beside that of all.')}{inside}</div>"


# Points ---------------------------------------------------------------------------------------


def points_section(found: Findings, voice: Voice) -> str:
    won, lost = found.scores(won=True), found.scores(won=False)
    width = fitting([*won, *lost])
    series = [
        Series(kind, name, in_columns(scores, width))
        for kind, name, scores in (("lost", "others", lost), ("won over", "winners", won))
        if scores
    ]
    lines = found.lines()
    most = max([1.0, *(max(one.value, other.value) for _, one, other in lines)])
    shown = "".join(
        row(
            voice.name("score", name),
            pair(one.value, other.value, most, f"{one.value:.1f} and {other.value:.1f} points"),
            f"{figure('{:.1f}', one.value)} <small>others {figure('{:.1f}', other.value)}</small>",
        )
        for name, one, other in lines
    )
    spread = f"<div><h3>Scores at the end</h3>{columns(series, 'Scores', width)}</div>"
    sources = f'<div><h3>Where points come from</h3><ul class="rows">{shown}</ul></div>'
    said = note("Winners, and everybody else: all points of a game, and its lines of the score.")
    return section("Points", said, f'<div class="two">{spread}{sources}</div>')


# Length ---------------------------------------------------------------------------------------


def length_section(found: Findings) -> str:
    choices, widths = found.choices(), found.widths()
    width = fitting(choices)
    total = widths.total() or 1
    capped: dict[int, float] = {}
    for options, number in widths.items():
        place = min(options, WIDEST)
        capped[place] = capped.get(place, 0) + number / total
    lengths = columns([Series("won", "games", in_columns(choices, width))], "Choices", width)
    wide = columns([Series("won", "choices", capped)], "Options of a choice")
    branching = course(found.over_time("branching"), "Options over a game", "{:.0f}")
    charts = [
        ("Choices in a game", "Answers with at least two options, of all seats.", lengths),
        ("Options of a choice", f"{WIDEST} and more are counted together.", wide),
        ("Options, from beginning to end", "The mean number at a choice.", branching),
    ]
    led = found.over_time("led")
    if found.seats > 1 and any(value is not None for value in led):
        charts.append(
            (
                "When it is decided",
                "How often whoever wins in the end has the most points already, alone or not.",
                course(led, "Lead of the winner", "{:.0%}", top=1.05),
            )
        )
    inside = "".join(
        f"<div><h3>{escape(title)}</h3>{note(about)}{chart}</div>" for title, about, chart in charts
    )
    said = note(
        f"{mean_of(found.turns()).value:.1f} turns a game on average; "
        f"{found.forced():.0%} of all answers could be no other and count as no choice."
    )
    return section("Length and choices", said, f'<div class="two">{inside}</div>')


# What things are worth ------------------------------------------------------------------------


def things_section(groups: list[Group], voice: Voice) -> str:
    if not groups:
        why = f"No card or tile was had by at least {LEAST} seats, and lacked by as many."
        return section("What things are worth", note(f"{why} More games will tell."))
    lifts = [lift for group in groups for lift in group.lifts]
    sure = sum(lift.certain for lift in lifts)
    said = [
        note(
            "How many more per cent of wins seats had that had a thing, than seats that had not: "
            "the same player, at the same place of the turn order. Behind it: how many more "
            "points, and how many seats had it."
        ),
        note(
            f"{len(lifts)} comparisons; {sure} are called better or worse, of which about "
            f"{FALSE:.0%} at most are so by chance (Benjamini and Hochberg). Intervals count "
            "games, not seats."
        ),
        note(
            "What nature dealt before the game makes the difference itself. What players chose may "
            "also go along with it: whoever is ahead can afford more, and bots have tastes."
        ),
        '<ul class="legend"><li><i class="good"></i>better</li><li><i class="bad"></i>worse</li>'
        '<li><i class="open"></i>not to be told apart</li></ul>',
    ]
    cards = [group_part(group, voice) for group in groups if group.card]
    other = [group_part(group, voice) for group in groups if not group.card]
    if other:
        other = [f"<details><summary>What else was done</summary>{''.join(other)}</details>"]
    return section("What things are worth", *said, *cards, *other)


def group_part(group: Group, voice: Voice) -> str:
    reach = max(max(abs(lift.wins.low), abs(lift.wins.high)) for lift in group.lifts) * 1.05
    scale = Scale(-reach, reach)

    def shown(lifts: list[Lift]) -> str:
        return rows((lift_row(lift, group, voice, scale) for lift in lifts), scale, "{:+.0%}")

    lifts, middle = group.lifts, []
    if len(lifts) > 2 * ENDS + 4:
        lifts, middle = lifts[:ENDS] + lifts[-ENDS:], lifts[ENDS:-ENDS]
    tag = '<span class="tag dealt">dealt by nature</span>' if group.dealt else ""
    name = readable(group.event)
    if group.domain.key not in group.event:
        name += f": {group.domain.key}"
    title = f"<h3>{escape(name)}{tag}</h3>"
    rest = ""
    if middle:
        rest = f"<details><summary>the {len(middle)} between</summary>{shown(middle)}</details>"
    if group.rare:
        rest += note(f"{group.rare} more were had too seldom, or too often, to tell.")
    return f'<div class="group">{title}{shown(lifts)}{rest}</div>'


def lift_row(lift: Lift, group: Group, voice: Voice, scale: Scale) -> str:
    name = capital(str(voice.word(group.domain, lift.thing)))
    kind = verdict(lift.wins, 0) if lift.certain else "open"
    label = f"{name}: {lift.wins.value:+.1%} of wins, had by {lift.had:.0%} of seats"
    points = f"{figure('{:+.1f}', lift.points.value)} p. · {lift.had:.0%}"
    said = f"{figure('{:+.1%}', lift.wins.value)} <small>{points}</small>"
    quiet = "" if lift.certain else "quiet"
    return row(name, dot(lift.wins, scale, kind, 0, label), said, quiet)


def capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def openings_section(found: Findings) -> str:
    openings = found.openings()
    if not openings:
        why = f"No first turn was played {LEAST} times. More games will tell."
        return section("Openings", note(why))
    shown = {f"{one.moves} ({one.played:.1%})": one.wins for one in openings}
    said = note(
        "The most frequent first turns, up to three choices in notation, how many seats played "
        "them, and how many of them won. The dotted line is a fair share; coloured is what stands "
        "out, as above."
    )
    return section("Openings", said, win_shares(shown, found.fair))


# Other tables ---------------------------------------------------------------------------------

FIGURES = [
    ("score", "points a seat", "{:.1f}", "{:+.1f}"),
    ("best", "highest score", "{:.1f}", "{:+.1f}"),
    ("margin", "lead of the first over the second", "{:.1f}", "{:+.1f}"),
    ("choices", "choices a game", "{:.0f}", "{:+.0f}"),
    ("width", "options a choice", "{:.1f}", "{:+.1f}"),
    ("first", "first turn, above a fair share", "{:+.1%}", "{:+.1%}"),
]
"""What tables are compared by: name, heading, and how it and a difference of it are printed."""


def reach(estimate: Estimate, say: str) -> str:
    """How far to either side the true value may lie."""
    return figure(say.replace("+", ""), (estimate.high - estimate.low) / 2)


def tables_section(base: Findings, label: str, kinds: list[Kind]) -> str:
    if not kinds:
        return ""
    heads = "".join(f"<th>{escape(title)}</th>" for _, title, _, _ in FIGURES)
    mine = base.figures()
    first = "".join(
        f"<td>{figure(say, mine[name].value)}<small>± {reach(mine[name], say)}</small></td>"
        for name, _, say, _ in FIGURES
    )
    body = [f"<tr><th>{escape(label)}<br><small>{len(base.games):,} games</small></th>{first}</tr>"]
    for kind in kinds:
        cells = []
        for name, _, say, more in FIGURES:
            change = kind.beside[name]
            sure = ' class="sure"' if kind.false[name] <= FALSE else ""
            cells.append(
                f"<td{sure}>{figure(say, getattr(kind, name).value)}"
                f"<small>{figure(more, change.value)} ± {reach(change, say)}</small></td>"
            )
        body.append(
            f"<tr><th>{escape(kind.label)}<br><small>{kind.games:,} games</small></th>"
            f"{''.join(cells)}</tr>"
        )
    said = note(
        "Tables that differ from that of this report in one option, or in the number of seats. "
        "Under each figure: by how much it differs, in bold where that is more than chance (again "
        "by Benjamini and Hochberg)."
    )
    table = f"<table><thead><tr><th>table</th>{heads}</tr></thead><tbody>{''.join(body)}</tbody>"
    return section("Other tables", said, f'<div class="scroll">{table}</table></div>')
