"""Commands for measuring: how strong players are, how fast the engine is, whether the laws hold."""

from __future__ import annotations

import json as json_
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from random import Random
from statistics import mean, pstdev
from typing import Annotated, TypeVar

from cyclopts import Parameter
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bottega.cli.app import AsJson, Lang, Measure, Whole, app, console, errors, voice_for
from bottega.cli.seats import read_options
from bottega.cli.speed import Speed, measure
from bottega.kernel.laws import check_game
from bottega.kernel.registry import find_game
from bottega.kernel.registry import games as all_games
from bottega.kernel.shape import Json
from bottega.kernel.words import Unreadable
from bottega.play.nature import seed_from
from bottega.players.arena import LONGEST, Tally, arena, interval
from bottega.text.voice import Voice

T = TypeVar("T")
MOST_JOBS = 64
MOST_GAMES = 10_000_000

Games = Annotated[Whole, Parameter(help="How many games.")]
Jobs = Annotated[Whole, Parameter(help="How many processes work on it.")]


def watched(work: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Show how far the work is, where somebody is watching."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        yield from bar.track(work, total=total, description=what)


def check_counts(games: int, jobs: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise Unreadable(f"--games: expected 1 to {MOST_GAMES}, got {games}")
    if not 1 <= jobs <= MOST_JOBS:
        raise Unreadable(f"--jobs: expected 1 to {MOST_JOBS}, got {jobs}")


@app.command
def simulate(
    game: str,
    *,
    players: Annotated[str, Parameter(help="Who plays; seats rotate.")] = "greedy,random",
    games: Games = 1000,
    seed: Annotated[str, Parameter(help="The same seed plays the same games.")] = "1",
    jobs: Jobs = 1,
    option: Annotated[list[str] | None, Parameter(help="A table option, name=value.")] = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games: wins, scores, lengths and what a seat is worth.

    Parameters
    ----------
    game
        The game's key, such as masters.
    """
    check_counts(games, jobs)
    rulebook = find_game(game)
    names = [name.strip() for name in players.split(",")]
    work = arena(rulebook, names, read_options(option or []), games, seed, jobs)
    tally = Tally(names)
    tally.bouts.extend(watched(work, games, game))
    if json:
        print(json_.dumps(summary(game, seed, tally), ensure_ascii=False))
    else:
        print_summary(tally, voice_for(lang, rulebook))


def summary(game: str, seed: str, tally: Tally) -> Json:
    """Everything an arena says, for programs."""
    games = len(tally.bouts)
    lengths = tally.lengths()
    return {
        "game": game,
        "games": games,
        "seed": seed,
        "players": [
            {
                "player": name,
                "wins": tally.wins(i),
                "share": tally.wins(i) / games,
                "interval": interval(tally.wins(i), games),
                "score": mean(tally.scores(i)),
                "score_deviation": pstdev(tally.scores(i)),
                "score_range": [min(tally.scores(i)), max(tally.scores(i))],
            }
            for i, name in enumerate(tally.names)
        ],
        "seats": [
            {
                "seat": seat + 1,
                "wins": tally.seat_wins(seat),
                "share": tally.seat_wins(seat) / games,
            }
            for seat in range(len(tally.names))
        ],
        "truncated": tally.truncated(),
        "answers": {"mean": mean(lengths), "least": min(lengths), "most": max(lengths)},
    }


def print_summary(tally: Tally, voice: Voice) -> None:
    games = len(tally.bouts)
    shown = Table(title=voice.say("simulate title", games=games), border_style="dim")
    shown.add_column(voice.say("simulate player"))
    for heading in ("wins", "share", "interval", "score", "range"):
        shown.add_column(voice.say(f"simulate {heading}"), justify="right")
    for i, name in enumerate(tally.names):
        low, high = interval(tally.wins(i), games)
        scores = tally.scores(i)
        shown.add_row(
            escape(name),
            f"{tally.wins(i):g}",
            f"[bold]{tally.wins(i) / games:.1%}[/]",
            f"{low:.1%} – {high:.1%}",
            f"{mean(scores):.1f} ± {pstdev(scores):.1f}",
            f"{min(scores)} – {max(scores)}",
        )
    console.print(shown)
    lengths = tally.lengths()
    most, least, average = max(lengths), min(lengths), f"{mean(lengths):.1f}"
    console.print(voice.say("simulate lengths", mean=average, least=least, most=most))
    if tally.truncated():
        console.print(voice.say("simulate truncated", games=tally.truncated(), most=LONGEST))
    shares = [f"{tally.seat_wins(s) / games:.1%}" for s in range(len(tally.names))]
    console.print(voice.say("simulate seats", shares=" · ".join(shares)))


@app.command
def bench(
    *keys: str,
    seconds: Annotated[Measure, Parameter(help="CPU seconds a run; three runs a row.")] = 2.0,
    json: AsJson = False,
) -> None:
    """Measure the engine: decisions and games a second, clone and options in microseconds.

    Parameters
    ----------
    keys
        Keys of games; all by default.
    """
    if not 0.01 <= seconds <= 600:
        raise Unreadable(f"--seconds: expected 0.01 to 600, got {seconds}")
    chosen = [find_game(key) for key in keys] or list(all_games().values())
    tables = [(game, n) for game in chosen for n in range(game.min_seats, game.max_seats + 1)]
    rows = [measure(game, n, seconds) for game, n in watched(tables, len(tables), "bench")]
    if json:
        print(json_.dumps([row._asdict() for row in rows]))
    else:
        print_speeds(rows)


def print_speeds(rows: list[Speed]) -> None:
    shown = Table(border_style="dim")
    for heading in ("game", "seats"):
        shown.add_column(heading)
    headings = ["decisions/s", "games/s", "decisions/game", "options", "clone µs", "options µs"]
    for heading in [*headings, "spread"]:
        shown.add_column(heading, justify="right")
    for row in rows:
        shown.add_row(
            row.game,
            str(row.seats),
            f"[bold]{row.decisions_per_s:,.0f}[/]",
            f"{row.games_per_s:,.0f}",
            f"{row.decisions_per_game:.1f}",
            f"{row.options_per_decision:.1f}",
            f"{row.clone_us:.2f}",
            f"{row.options_us:.2f}",
            f"{row.spread_pct:.0f} %",
        )
    console.print(shown)


@app.command
def laws(
    *keys: str,
    games: Games = 1000,
    jobs: Jobs = 1,
    inspect: Annotated[
        Measure, Parameter(help="Share of questions at which every law is checked.")
    ] = 0.02,
    option: Annotated[
        list[str] | None, Parameter(help="Only tables with this option, name=value.")
    ] = None,
    seed: str = "1",
) -> None:
    """Hold random games to the laws of the kernel, at every number of seats and with every option.

    Parameters
    ----------
    keys
        Keys of games; all by default.
    """
    check_counts(games, jobs)
    if not 0 <= inspect <= 1:
        raise Unreadable(f"--inspect: expected a share from 0 to 1, got {inspect}")
    wanted = read_options(option or [])
    for game in [find_game(key) for key in keys] or list(all_games().values()):
        tables = [(n, o) for n, o in game.tables() if wanted.items() <= o.items()]
        if not tables:
            raise Unreadable(f"--option: {game.key} has no table with {', '.join(option or [])}")
        for seats, options in tables:
            what = ", ".join([game.key, f"{seats} seats", *options.values()])
            answers = hold(game.key, seats, options, games, jobs, inspect, seed, what)
            console.print(
                f"[green]✔[/] {what}: {games} games, {min(answers)} to {max(answers)} answers "
                f"({round(sum(answers) / games)} on average), no law broken"
            )


def hold(
    key: str,
    seats: int,
    options: dict[str, str],
    games: int,
    jobs: int,
    inspect: float,
    seed: str,
    what: str,
) -> list[int]:
    """Check so many games of one table; how many answers each of them took."""
    numbers = list(range(games))
    fixed = (key, seats, options, inspect, seed)
    if jobs == 1:
        return list(watched((check_one(*fixed, number) for number in numbers), games, what))
    with ProcessPoolExecutor(jobs) as pool:
        work = pool.map(check_one, *(repeat(x) for x in fixed), numbers, chunksize=20)
        return list(watched(work, games, what))


def check_one(
    key: str, seats: int, options: dict[str, str], inspect: float, seed: str, number: int
) -> int:
    """One random game against the laws, in whichever process."""
    rng = Random(seed_from(f"{seed}/{seats}/{number}"))
    return len(check_game(find_game(key), seats, rng, options, inspect=inspect).answers)
