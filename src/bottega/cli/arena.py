"""The command that says how strong players are."""

from __future__ import annotations

import json as json_
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.markup import escape
from rich.table import Table

from bottega.cli.app import AsJson, Lang, Measure, Whole, app, console, voice_for
from bottega.cli.crews import (
    Games,
    Jobs,
    Option,
    Ray,
    Seed,
    check_counts,
    crew_for,
    read_players,
    resumable,
)
from bottega.cli.editions import Edition, game_in
from bottega.cli.progress import progress
from bottega.cli.seats import read_options
from bottega.players.arena import LONGEST, SECONDS
from bottega.text.voice import Voice

if TYPE_CHECKING:
    from bottega.lab.standings import Standing, Standings


@app.command
def arena(
    game: str,
    *,
    players: Annotated[
        str,
        Parameter(help="Who meets. cmd:COMMAND is a program of your own, net:FILE a net."),
    ] = "master,journeyman",
    seats: Annotated[
        Whole | None,
        Parameter(
            help="How many sit at a table; by default as many as players are named. "
            "Of fewer names the last one takes all other seats, of more everybody meets everybody."
        ),
    ] = None,
    games: Games = 1000,
    seed: Seed = "1",
    seconds: Annotated[Measure, Parameter(help="The time for an answer.")] = SECONDS,
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Annotated[Path | None, Parameter(help="The plot; by default GAME-arena.svg.")] = None,
    option: Option = None,
    edition: Edition = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Find out who plays better: shares of wins, margins, time, a rating, and a plot.

    Everybody sits at every seat equally often. After Ctrl-C the same command goes on. What bots
    tell about a game (its length, what a seat is worth) is for `simulate` and `report`.

    Parameters
    ----------
    game
        The game's key, such as masters.
    """
    check_counts(games, jobs)
    rulebook = game_in(game, edition)
    from bottega.lab.contest import hold  # noqa: PLC0415 - for this command alone

    with crew_for(jobs, ray) as crew, progress(game) as show, resumable():
        standings = hold(
            out or Path(f"{game}-arena.svg"),
            rulebook,
            read_players(players),
            seats=seats,
            games=games,
            seed=seed,
            seconds=seconds,
            crew=crew,
            progress=show,
            options=read_options(option or []),
        )
    if json:
        print(json_.dumps(standings.summary(), ensure_ascii=False))
    else:
        print_standings(standings, voice_for(lang, rulebook))


HEADINGS = ["simulate share", "simulate interval"]
HEADINGS += ["arena margin", "arena seconds", "arena rating"]


def print_standings(standings: Standings, voice: Voice) -> None:
    """A row for every player, and what else there is to say."""
    title = voice.say("simulate title", games=standings.plan.games)
    shown = Table(title=title, border_style="dim")
    shown.add_column(voice.say("simulate player"))
    for heading in HEADINGS:
        shown.add_column(voice.say(heading), justify="right")
    for standing in standings.table:
        shown.add_row(escape(standing.player), *figures(standing, voice))
    console.print(shown)
    if len({standing.fair for standing in standings.table}) > 1:
        fair = [f"{s.player} {voice.say('a share', share=s.fair)}" for s in standings.table]
        console.print(voice.say("arena fair", shares=", ".join(fair)), markup=False)
    for standing in standings.table:
        if standing.faults:
            console.print(
                voice.say(
                    "arena fault",
                    player=standing.player,
                    games=standing.faults,
                    why=standing.first_fault,
                ),
                markup=False,
            )
    if standings.truncated:
        console.print(voice.say("simulate truncated", games=standings.truncated, most=LONGEST))


def figures(standing: Standing, voice: Voice) -> list[str]:
    def percent(share: float) -> str:
        return voice.say("a share", share=share)

    def decimal(mean: float) -> str:
        return voice.say("an average", mean=mean)

    def give_or_take(value: float, reach: float) -> str:
        return f"{decimal(value)} ± {decimal(reach)}"

    share, margin, rating = standing.share, standing.margin, standing.rating
    return [
        f"[bold]{percent(share.value)}[/]",
        f"{percent(share.low)} – {percent(share.high)}",
        ""
        if margin is None
        else f"{decimal(margin.value)} ± {decimal(margin.high - margin.value)}",
        f"{decimal(standing.seconds * 1000)} ms",
        "" if rating is None else give_or_take(rating.skill, 2 * rating.doubt),
    ]
