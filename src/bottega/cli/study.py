"""Commands for measuring: how strong players are, how fast the engine is, whether the laws hold."""

from __future__ import annotations

import json as json_
from statistics import mean, pstdev
from typing import Annotated

from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

import bottega
from bottega import Tally, Unreadable
from bottega.cli.app import AsJson, Lang, Measure, app, console, voice_for
from bottega.cli.crews import (
    Games,
    Jobs,
    Option,
    Ray,
    Seed,
    Who,
    check_counts,
    crew_for,
    read_players,
)
from bottega.cli.editions import Edition, game_in
from bottega.cli.progress import watched
from bottega.cli.seats import read_options
from bottega.cli.speed import Speed, measure
from bottega.kernel.compiling import compiled
from bottega.players.arena import LONGEST
from bottega.text.voice import Voice


@app.command
def simulate(
    game: str,
    *,
    players: Who = "greedy,random",
    games: Games = 1000,
    seed: Seed = "1",
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Option = None,
    edition: Edition = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games: wins, scores, lengths and what a seat is worth.

    This is about a game, and keeps nothing. How strong players are is for `arena`.

    Parameters
    ----------
    game
        The game's key, such as masters.
    """
    check_counts(games, jobs)
    rulebook = game_in(game, edition)
    names = read_players(players)
    with crew_for(jobs, ray) as crew, watched(games, game) as done:
        tally = bottega.arena(
            rulebook,
            names,
            games=games,
            seed=seed,
            crew=crew,
            progress=done,
            options=read_options(option or []),
        )
    if json:
        print(json_.dumps(tally.summary(), ensure_ascii=False))
    else:
        print_summary(tally, voice_for(lang, rulebook))


def print_summary(tally: Tally, voice: Voice) -> None:
    games = len(tally.bouts)

    def percent(share: float) -> str:
        return voice.say("a share", share=share)

    def decimal(mean: float) -> str:
        return voice.say("an average", mean=mean)

    shown = Table(title=voice.say("simulate title", games=games), border_style="dim")
    shown.add_column(voice.say("simulate player"))
    for heading in ("wins", "share", "interval", "score", "range"):
        shown.add_column(voice.say(f"simulate {heading}"), justify="right")
    for i, name in enumerate(tally.names):
        low, high = tally.interval(i)
        scores = tally.scores(i)
        shown.add_row(
            escape(name),
            voice.say("a number", number=tally.wins(i)),
            f"[bold]{percent(tally.share(i))}[/]",
            f"{percent(low)} – {percent(high)}",
            f"{decimal(mean(scores))} ± {decimal(pstdev(scores))}",
            f"{min(scores)} – {max(scores)}",
        )
    console.print(shown)
    lengths = tally.lengths()
    most, least, average = max(lengths), min(lengths), decimal(mean(lengths))
    console.print(voice.say("simulate lengths", mean=average, least=least, most=most))
    if tally.truncated():
        console.print(voice.say("simulate truncated", games=tally.truncated(), most=LONGEST))
    shares = [percent(tally.seat_wins(s) / games) for s in range(len(tally.names))]
    console.print(voice.say("simulate seats", shares=" · ".join(shares)))


@app.command
def bench(
    *keys: str,
    seconds: Annotated[Measure, Parameter(help="CPU seconds a run; three runs a row.")] = 2.0,
    json: AsJson = False,
) -> None:
    """Measure the engine: decisions, games and playouts a second; clone and options.

    Parameters
    ----------
    keys
        Keys of games; all by default.
    """
    if not 0.01 <= seconds <= 600:
        raise Unreadable(f"--seconds: expected 0.01 to 600, got {seconds}")
    chosen = [bottega.game(key) for key in keys] or list(bottega.games().values())
    tables = [(game, n) for game in chosen for n in range(game.min_seats, game.max_seats + 1)]
    rows = []
    with watched(len(tables), "bench") as done:
        for game, n in tables:
            rows.append(measure(game, n, seconds))
            done(n)
    if json:
        print(json_.dumps([row._asdict() for row in rows]))
    else:
        print_speeds(rows)


def print_speeds(rows: list[Speed]) -> None:
    engine = "compiled engine" if compiled() else "engine in plain Python"
    shown = Table(border_style="dim", title=engine, box=SIMPLE_HEAD, padding=0, pad_edge=False)
    for heading in ("game", "seats"):
        shown.add_column(heading)
    headings = ["decisions\n/s", "games\n/s", "decisions\n/game", "options", "clone\nµs"]
    for heading in [*headings, "options\nµs", "playouts\n/s", "spread"]:
        shown.add_column(heading, justify="right", no_wrap=True)
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
            f"{row.playouts_per_s:,.0f}",
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
    seed: Seed = "1",
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
    for game in [bottega.game(key) for key in keys] or list(bottega.games().values()):
        tables = [(n, o) for n, o in game.tables() if wanted.items() <= o.items()]
        if not tables:
            raise Unreadable(f"--option: {game.key} has no table with {', '.join(option or [])}")
        for seats, options in tables:
            what = ", ".join([game.key, f"{seats} seats", *options.values()])
            with watched(games, what) as done:
                [kept] = bottega.check(
                    game,
                    games=games,
                    seats=seats,
                    seed=seed,
                    inspect=inspect,
                    jobs=jobs,
                    progress=done,
                    options=options,
                )
            console.print(
                f"[green]✔[/] {what}: {games} games, {min(kept.answers)} to {max(kept.answers)} "
                f"answers ({round(sum(kept.answers) / games)} on average), no law broken "
                f"[dim](every law at {inspect:.0%} of the questions)[/]"
            )
