"""docs/strength.md and its pictures, from what was played."""

from __future__ import annotations

from benchmarks.strength_rows import ROOT, Line, Row, Table, played, rows

from bottega.kernel.registry import find_game, games
from bottega.lab.report.figures import Estimate
from bottega.lab.standings_plot import Row as PlotRow
from bottega.lab.standings_plot import picture
from bottega.text.languages import ENGLISH
from bottega.text.voice import Voice

PAGE = ROOT / "docs" / "strength.md"
PICTURES = ROOT / "docs" / "images"


def write_page() -> None:
    """The page and its pictures, anew."""
    found = played()
    for name, drawn in pictures(found).items():
        (PICTURES / name).write_text(drawn, encoding="utf-8")
    PAGE.write_text(page(found), encoding="utf-8")


ABOUT = [
    "# How strong the players are",
    "",
    "Made by `make strength`, a row at a time; each row is a contest of `bottega arena` with the "
    "seed 1, and says when it was played. Players change seats from game to game. *Share* is that "
    "of the games won by the player named first, a win shared by two being half a win for each; "
    "beside it stand its interval (95 %, by Wilson) and what would be fair if all were equally "
    "good. *Points ahead* is the mean distance to the best of the others. *A choice* is the mean "
    "time of one core, where there is something to choose: the processor's, since 2026-11-18, for "
    "players are given a second of that, whatever else a machine does. *Wanted* is the bar we set "
    "ourselves; it is cleared where the whole interval lies above it. A row of which fewer games "
    "were played than are wanted says so, and is judged by the interval of those.",
    "",
    "`apprentice` overlooks some options and misjudges others; `journeyman` looks one answer ahead "
    "and goes by how the position looks; `master` looks to the end of its turn, with a value that "
    "was learned from games against itself ([decision 29](decisions/0029-a-learned-value.md)); "
    "`maestro` searches. `exploiter` learned to beat `master` and nobody else, from its weights "
    "on, by looking one answer ahead, for some minutes (`bottega train masters --against master`): "
    "what it wins beyond an even share `master` has left open; and `maestro` meets it, too.",
]


COLUMNS = [
    *("who", "games", "share", "interval", "fair", "wanted", "cleared", "points ahead"),
    "a choice",
]


def estimate(line: Line) -> Estimate:
    first = line["players"][0]
    low, high = first["interval"]
    return Estimate(first["share"], low, high, first["games"])


def verdict(share: Estimate, bar: float | None) -> str:
    if bar is None:
        return ""
    if share.low >= bar:
        return "**yes**"
    if share.value >= bar:
        return "not for certain"
    return f"no, {100 * (bar - share.value):.1f} short"


def percent(share: float) -> str:
    return f"{share:.1%}".replace("%", " %")


def row_of(row: Row, line: Line | None) -> str:
    wanted = "" if row.bar is None else f"{100 * row.bar:.0f} %"
    if line is None:
        return f"| {who(row)} | | not played yet | | | {wanted} | | | |"
    first, share = line["players"][0], estimate(line)
    margin = "" if first["margin"] is None else f"{first['margin']:+.1f}".replace("-", "−")
    return (
        f"| {who(row)} | {games_of(row, line)} | **{percent(share.value)}** | "
        f"{percent(share.low)} – {percent(share.high)} | "
        f"{percent(first['fair']) if row.against else ''} | {wanted} | "
        f"{verdict(share, row.bar)} | {margin} | {1000 * first['seconds_per_choice']:.1f} ms, "
        f"{line['engine']}, {line['date']} |"
    )


def games_of(row: Row, line: Line) -> str:
    """How many were played, and of how many where more are wanted."""
    wanted = f" of {row.games:,}" if line["games"] < row.games else ""
    return f"{line['games']:,}{wanted}"


def heading(table: Table) -> str:
    """What a table is called, in words."""
    voice = Voice(ENGLISH, find_game(table.game))
    if table.seats == 1:
        return "Alone, against Lorenzo"
    sides = find_game(table.game).sides(find_game(table.game).new(table.seats, table.options))
    company = {2: "Two players", 3: "One against two", 4: "One against three"}[table.seats]
    if len(sides) < table.seats:
        company = "Two against two"
    chosen = [voice.name("option", f"{name} {value}") for name, value in table.options.items()]
    return ": ".join([company, *chosen])


def page(found: dict[str, Line]) -> str:
    lines = [*ABOUT]
    everything = rows()
    for key, game in games().items():
        mine = [row for row in everything if row.table.game == key]
        if not mine:
            continue
        lines += ["", f"## {Voice(ENGLISH, game).title()}"]
        if f"strength-{key}.svg" in pictures(found):
            lines += ["", f"![shares of wins in {key}](images/strength-{key}.svg)"]
        for table in dict.fromkeys(row.table.name for row in mine):
            there = [row for row in mine if row.table.name == table]
            lines += [
                "",
                f"### {heading(there[0].table)}",
                "",
                f"| {' | '.join(COLUMNS)} |",
                "|---|---:|---:|---:|---:|---:|---|---:|---|",
                *(row_of(row, found.get(row.name)) for row in there),
            ]
    return "\n".join([*lines, ""])


def pictures(found: dict[str, Line]) -> dict[str, str]:
    """A picture of every game of which anything was played, by the name of its file."""
    note = "share of wins with its 95 % interval; dashed: wanted"
    drawn = {}
    for key, game in games().items():
        shown = [
            PlotRow(label(row), estimate(found[row.name]), row.bar)
            for row in rows()
            if row.table.game == key and row.name in found
        ]
        if shown:
            title = Voice(ENGLISH, game).title()
            drawn[f"strength-{key}.svg"] = picture(title, note, shown, 270)
    return drawn


def label(row: Row) -> str:
    usual = find_game(row.table.game).decided({})
    unusual = [value for name, value in row.table.options.items() if value != usual[name]]
    seats = "alone" if row.table.seats == 1 else f"{row.table.seats} seats"
    return ", ".join([*unusual, seats, who(row)])


def who(row: Row) -> str:
    return f"{row.player} over {row.against}" if row.against else row.player
