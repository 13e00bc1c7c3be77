"""Commands of the lab: games as data, and a report on how balanced a game is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bottega.cli.app import app, console
from bottega.cli.crews import (
    Games,
    Jobs,
    Option,
    Ray,
    Seed,
    Who,
    check_counts,
    crew_for,
    needing,
    read_players,
    resumable,
)
from bottega.cli.editions import Edition, game_in
from bottega.cli.progress import progress
from bottega.cli.seats import read_options


@app.command
def dataset(
    game: str,
    *,
    out: Annotated[Path, Parameter(help="The file for decisions; games go beside it.")],
    players: Who = "greedy,random",
    games: Games = 1000,
    seed: Seed = "1",
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Option = None,
    edition: Edition = None,
) -> None:
    """Let bots play many games and write all of it down as Parquet, for those who learn from it.

    One file has a row for every decision: what the seat saw, its options, its choice, the outcome.
    The other has a row for every game, with its record. After Ctrl-C the same command goes on.

    Parameters
    ----------
    game
        The game's key, such as masters.
    """
    check_counts(games, jobs)
    rulebook = game_in(game, edition)
    with needing("lab", "dataset"):
        from bottega.lab.dataset import write  # noqa: PLC0415 - an extra
    with crew_for(jobs, ray) as crew, progress(game) as show, resumable():
        written = write(
            out,
            rulebook,
            read_players(players),
            games=games,
            seed=seed,
            crew=crew,
            progress=show,
            options=read_options(option or []),
        )
    for path in written:
        console.print(f"[green]✔[/] {path}: {path.stat().st_size / 1e6:,.1f} MB")


@app.command
def report(
    game: str,
    *,
    out: Annotated[Path | None, Parameter(help="The page; by default GAME-report.html.")] = None,
    players: Annotated[
        str | None,
        Parameter(help="Who plays; seats rotate. By default greedy, at the smallest table."),
    ] = None,
    games: Games = 1000,
    seed: Seed = "1",
    jobs: Jobs = 1,
    ray: Ray = None,
    variants: Annotated[
        bool, Parameter(help="Half of the games at tables that differ in one thing.")
    ] = True,
    option: Option = None,
    edition: Edition = None,
) -> None:
    """Let bots play many games and write a page on how balanced the game is.

    Who wins by seat and turn order, where points come from, how long it takes, what every card and
    tile is worth, openings, and what table options change. After Ctrl-C the same command goes on.

    Parameters
    ----------
    game
        The game's key, such as masters.
    """
    check_counts(games, jobs)
    rulebook = game_in(game, edition)
    names = read_players(players) if players else ["greedy"] * max(2, rulebook.min_seats)
    with needing("lab", "report"):
        from bottega.lab import report as lab_report  # noqa: PLC0415 - for this command alone
    with crew_for(jobs, ray) as crew, progress(game) as show, resumable():
        written = lab_report.write(
            out or Path(f"{game}-report.html"),
            rulebook,
            names,
            games=games,
            seed=seed,
            variants=variants,
            crew=crew,
            progress=show,
            options=read_options(option or []),
        )
    console.print(f"[green]✔[/] {written}: {written.stat().st_size / 1e3:,.0f} kB")
