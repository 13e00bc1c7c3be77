"""docs/strength.md, played: how much better each level is than the one below, in every game.

    make strength                               every row to its end, and the page
    python -m benchmarks.strength masters       only rows whose name begins so
    python -m benchmarks.strength --games 120   the first 120 games of each, as far as missing
    python -m benchmarks.strength --fewest --minutes 60     an hour, always for the shortest row
    python -m benchmarks.strength --again wiege-2    from the beginning, with other weights perhaps
    python -m benchmarks.strength --stale       anew where players answer otherwise than they did
    python -m benchmarks.strength --list        what rows there are, the shortest first
    python -m benchmarks.strength --list --stale     and whose players answer otherwise now

Each row is a contest of `bottega arena`: game by game the same whenever it is played, however many
games there are. It can be stopped at any time; what was played is kept in
benchmarks/strength.jsonl, the page is written from that, and a row goes on behind its last game.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from time import monotonic

from benchmarks.strength_page import write_page
from benchmarks.strength_rows import SEARCH, Line, Row, added, entrant, keep, line_of, played, rows

from bottega.cli.progress import progress
from bottega.kernel.compiling import compiled
from bottega.kernel.registry import find_game
from bottega.lab.contest import play_part
from bottega.lab.plan import plan_for
from bottega.lab.standings import Meeting, Standings
from bottega.play.crew import crew_of
from bottega.players.arena import SECONDS

TURNS = 20
"""A row that takes turns with others plays a twentieth of its games at a time."""

Late = Callable[[], bool]


def play(row: Row, line: Line | None, games: int, jobs: int, seed: str, late: Late) -> Line | None:
    """Play a row up to so many games, behind those in its line; keep every few that are done."""
    first = line["games"] if line else 0
    game, crew, seats = find_game(row.table.game), crew_of(jobs), row.table.seats
    named = [entrant(name) for name in row.named]
    plan = plan_for(game, named, row.table.options, seed, games, crew, seats)
    made = {"row": row.name, "date": f"{date.today()}", "made_of": row.made_of}
    kept = played().get(row.name)
    with progress(row.name) as show:
        show(first, games)
        task = partial(play_part, plan, seats, SECONDS)
        for results in crew.each(task, pieces(row, first, games)):
            meetings = [Meeting.read(data) for data in json.loads(results)]
            part = plan._replace(games=len(meetings))
            more = {**made, **line_of(row, Standings(part, seats, SECONDS, meetings))}
            line = more if line is None else added(line, more)
            keep(line, kept)
            kept = line
            show(line["games"], games)
            if late():
                break
    if line is not None:
        print(f"{row.name}: {line['players'][0]['share']:.1%} of {line['games']}", file=sys.stderr)
    return line


def pieces(row: Row, first: int, games: int) -> Sequence[range]:
    """Games from one to another, few enough at a time that a stop loses little.

    In each of them everybody sits at every seat equally often.
    """
    size = row.table.seats * (3 if row.games == SEARCH else 10)
    return [range(start, min(start + size, games)) for start in range(first, games, size)]


def play_all(chosen: Sequence[Row], asked: argparse.Namespace) -> None:
    """Play rows to their end, one after another or in turns, as long as there is time."""
    end = None if asked.minutes is None else monotonic() + 60 * asked.minutes
    lines = {row.name: line_to_go_on(row, asked) for row in chosen}

    def late() -> bool:
        return end is not None and monotonic() >= end

    def wanted(row: Row) -> int:
        return asked.games or row.games

    def share_of(row: Row) -> float:
        line = lines[row.name]
        return line["games"] / wanted(row) if line else 0.0

    while not late() and (missing := [row for row in chosen if share_of(row) < 1]):
        row = min(missing, key=share_of) if asked.fewest else missing[0]
        line, games = lines[row.name], wanted(row)
        if line and not row.still_stands(line):
            print(
                f"{row.name}: its players answer otherwise now; --stale begins anew",
                file=sys.stderr,
            )
            chosen = [each for each in chosen if each is not row]
            continue
        if asked.fewest:
            rounds = -(-games // TURNS // row.table.seats)
            done = line["games"] if line else 0
            games = min(games, done + rounds * row.table.seats)
        lines[row.name] = play(row, line, games, asked.jobs, asked.seed, late)


def line_to_go_on(row: Row, asked: argparse.Namespace) -> Line | None:
    """What was played of a row, unless it is to begin anew."""
    line = played().get(row.name)
    anew = asked.again or (asked.stale and line is not None and not row.still_stands(line))
    return None if anew else line


def list_rows(chosen: Sequence[Row], stale: bool) -> None:
    """What was played of each row, the shortest first."""
    done = played()

    def share_of(row: Row) -> float:
        return done[row.name]["games"] / row.games if row.name in done else 0.0

    for row in sorted(chosen, key=share_of):
        line = done.get(row.name)
        games = f"{line['games'] if line else 0} of {row.games}"
        when = line["date"] if line else ""
        changed = stale and line is not None and not row.still_stands(line)
        print(row.name, games, when, "(its players answer otherwise now)" if changed else "")


def questions() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rows", nargs="*", help="beginnings of names of rows; all by default")
    parser.add_argument("--games", type=int, help="so many, not 1,000 (400 with search)")
    parser.add_argument("--fewest", action="store_true", help="in turns, always the shortest row")
    parser.add_argument("--minutes", type=float, help="stop after so long")
    parser.add_argument("--stale", action="store_true", help="anew where players changed")
    parser.add_argument("--again", action="store_true", help="all anew")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--list", action="store_true", help="play nothing, say what there is")
    parser.add_argument("--page", action="store_true", help="play nothing, write the page")
    return parser


def main() -> int:
    parser = questions()
    asked = parser.parse_args()
    chosen = [r for r in rows() if not asked.rows or r.name.startswith(tuple(asked.rows))]
    if not chosen:
        parser.error(f"no row begins with {' or '.join(asked.rows)}; --list says what there is")
    if asked.list:
        list_rows(chosen, asked.stale)
        return 0
    if not asked.page:
        if not compiled():
            print("the engine is not compiled; `make compile` makes this fast", file=sys.stderr)
        try:
            play_all([row for row in chosen if row.possible], asked)
        except KeyboardInterrupt:
            print("stopped; what was played is kept", file=sys.stderr)
    write_page()
    return 0


if __name__ == "__main__":
    sys.exit(main())
