"""docs/strength.md, played: how much better each level is than the one below, in every game.

    make strength                               every row that was not played yet, and the page
    python -m benchmarks.strength masters       only rows whose name begins so
    python -m benchmarks.strength --again wiege-2    once more, with other weights perhaps
    python -m benchmarks.strength --stale       those whose players have changed since
    python -m benchmarks.strength --list        what rows there are, and which were played

Each row is a contest of `bottega arena`. A row that is stopped goes on where it was; one that is
done is a line of benchmarks/strength.jsonl, from which the page is written. So they can be played
one by one, whenever there is time.
"""

from __future__ import annotations

import argparse
import hashlib
import inspect
import json
import sys
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from bottega.cli.progress import progress
from bottega.kernel.compiling import compiled
from bottega.kernel.registry import find_game, games
from bottega.lab.contest import hold
from bottega.lab.report.figures import Estimate
from bottega.lab.standings_plot import Row as PlotRow
from bottega.lab.standings_plot import picture
from bottega.players.player import find_player, players, usual_name
from bottega.text.languages import ENGLISH
from bottega.text.voice import Voice

ROOT = Path(__file__).parents[1]
PLAYED = ROOT / "benchmarks" / "strength.jsonl"
PAGE = ROOT / "docs" / "strength.md"
PICTURES = ROOT / "docs" / "images"
UNDER_WAY = ROOT / "build" / "strength"

LEARNED = ("master", "maestro")
WEIGHTS = ROOT / "src" / "bottega" / "players" / "weights"

ONE_PLY, SEARCH = 1000, 400
"""Games of a row: fewer where somebody searches."""


class Table(NamedTuple):
    """A kind of table: what it is called, how it is laid, how many sit there and who wins there."""

    name: str
    game: str
    options: dict[str, str]
    seats: int
    crowded: bool = False  # one against all others


TABLES = [
    Table("masters-2", "masters", {}, 2),
    Table("masters-4", "masters", {}, 4, True),
    Table("lorenzo-2", "lorenzo", {"mode": "advanced"}, 2),
    Table("lorenzo-4", "lorenzo", {"mode": "advanced"}, 4, True),
    Table("lorenzo-basic-2", "lorenzo", {"mode": "basic"}, 2),
    Table("lorenzo-basic-4", "lorenzo", {"mode": "basic"}, 4, True),
    Table("wiege-2", "wiege", {}, 2),
    Table("wiege-4", "wiege", {}, 4, True),
    Table("wiege-teams", "wiege", {"mode": "teams"}, 4),
    Table("princes-3", "princes", {"trade": "turn"}, 3),
    Table("princes-4", "princes", {"trade": "turn"}, 4, True),
    Table("princes-off-3", "princes", {"trade": "off"}, 3),
    Table("princes-off-4", "princes", {"trade": "off"}, 4, True),
    Table("princes-full-3", "princes", {"trade": "full"}, 3),
    Table("princes-full-4", "princes", {"trade": "full"}, 4, True),
]

BARS: dict[tuple[str, str], tuple[float, float, float | None]] = {
    ("journeyman", "apprentice"): (0.75, 0.50, None),
    ("master", "journeyman"): (0.80, 0.55, 0.50),
    ("maestro", "master"): (0.65, 0.45, 0.40),
    ("maestro", "journeyman"): (0.95, 0.75, 0.65),
}
"""What share of wins is wanted: of two sides, of three players in Princes, of four players."""

ALONE = Table("masters-alone", "masters", {}, 1)
WANTED_ALONE = {"apprentice": None, "journeyman": None, "master": None, "maestro": 0.60}


class Row(NamedTuple):
    """A row of the page: who is measured, against whom, where, and what is wanted."""

    table: Table
    player: str
    against: str | None
    bar: float | None

    @property
    def name(self) -> str:
        return "-".join([self.table.name, self.player, *([self.against] if self.against else [])])

    @property
    def games(self) -> int:
        return SEARCH if "maestro" in (self.player, self.against) else ONE_PLY

    @property
    def possible(self) -> bool:
        """Whether everybody in it is installed."""
        named = [self.player, *([self.against] if self.against else [])]
        return all(usual_name(name) in players() for name in named)

    @property
    def made_of(self) -> str:
        """A digest of what its players are made of: their modules, and weights of the game."""
        found = hashlib.sha256()
        for name in (self.player, self.against):
            if name is not None:
                source = inspect.getsourcefile(find_player(name))
                assert source is not None
                found.update(Path(source).read_bytes())
                if name in LEARNED:
                    for file in sorted(WEIGHTS.glob(f"{self.table.game}-*")):
                        found.update(file.read_bytes())
        return found.hexdigest()[:12]


def rows() -> list[Row]:
    found = []
    for table in TABLES:
        for (player, against), (two, three, four) in BARS.items():
            bar = four if table.crowded else three if table.game == "princes" else two
            if bar is not None:
                found.append(Row(table, player, against, bar))
    return found + [Row(ALONE, player, None, bar) for player, bar in WANTED_ALONE.items()]


# Playing ----------------------------------------------------------------------------------------

Line = dict[str, Any]


def played() -> dict[str, Line]:
    """The latest of every row that was played to its end."""
    text = PLAYED.read_text(encoding="utf-8") if PLAYED.exists() else ""
    return {line["row"]: line for line in map(json.loads, text.splitlines())}


def play(row: Row, games: int | None, jobs: int, seed: str) -> None:
    """Play a row, or the rest of it, and keep what came of it."""
    UNDER_WAY.mkdir(parents=True, exist_ok=True)
    named = [row.player, *([row.against] if row.against else [])]
    with progress(row.name) as show:
        standings = hold(
            UNDER_WAY / f"{row.name}.svg",
            row.table.game,
            named,
            seats=row.table.seats,
            games=games or row.games,
            seed=seed,
            jobs=jobs,
            progress=show,
            options=row.table.options,
        )
    made = {"row": row.name, "date": f"{date.today()}", "made_of": row.made_of}
    line = {**made, **standings.summary()}
    with PLAYED.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
    print(f"{row.name}: {line['players'][0]['share']:.1%} of {line['games']}", file=sys.stderr)


# The page ---------------------------------------------------------------------------------------

ABOUT = [
    "# How strong the players are",
    "",
    "Made by `make strength`, a row at a time; each row is a contest of `bottega arena` with the "
    "seed 1, and says when it was played. Players change seats from game to game. *Share* is that "
    "of the games won by the player named first, a win shared by two being half a win for each; "
    "beside it stand its interval (95 %, by Wilson) and what would be fair if all were equally "
    "good. *Points ahead* is the mean distance to the best of the others. *A choice* is the mean "
    "time on one core, where there is something to choose. *Wanted* is the bar we set ourselves; "
    "it is cleared where the whole interval lies above it.",
    "",
    "`apprentice` overlooks some options and misjudges others; `journeyman` looks one answer ahead "
    "and goes by how the position looks; `master` does the same with a value that was learned "
    "from games against itself ([decision 29](decisions/0029-a-learned-value.md)); `maestro` "
    "searches.",
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
        f"| {who(row)} | {line['games']:,} | **{percent(share.value)}** | "
        f"{percent(share.low)} – {percent(share.high)} | "
        f"{percent(first['fair']) if row.against else ''} | {wanted} | "
        f"{verdict(share, row.bar)} | {margin} | {1000 * first['seconds_per_choice']:.1f} ms, "
        f"{line['engine']}, {line['date']} |"
    )


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


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rows", nargs="*", help="beginnings of names of rows; all by default")
    parser.add_argument("--stale", action="store_true", help="those whose players changed, too")
    parser.add_argument("--again", action="store_true", help="those that were played, too")
    parser.add_argument("--games", type=int, help="instead of 1,000, or 400 with search")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--list", action="store_true", help="play nothing, say what there is")
    parser.add_argument("--page", action="store_true", help="play nothing, write the page")
    asked = parser.parse_args()
    chosen = [r for r in rows() if not asked.rows or r.name.startswith(tuple(asked.rows))]
    if not chosen:
        parser.error(f"no row begins with {' or '.join(asked.rows)}; --list says what there is")
    done = played()
    if asked.list:
        for row in chosen:
            line = done.get(row.name)
            stale = line is not None and row.possible and line.get("made_of") != row.made_of
            how = "" if line is None else f"{line['date']} {line['games']} games"
            print(row.name, how, "(its players have changed since)" if stale else "")
        return 0
    if not asked.page:
        if not compiled():
            print("the engine is not compiled; `make compile` makes this fast", file=sys.stderr)
        for row in chosen:
            line = done.get(row.name)
            stale = asked.stale and line is not None and line.get("made_of") != row.made_of
            if row.possible and (asked.again or line is None or stale):
                play(row, asked.games, asked.jobs, asked.seed)
    for name, drawn in pictures(played()).items():
        (PICTURES / name).write_text(drawn, encoding="utf-8")
    PAGE.write_text(page(played()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
