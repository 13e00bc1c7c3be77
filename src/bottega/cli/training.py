"""The command that teaches players by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bottega import Unreadable
from bottega.cli.app import Measure, Whole, app, console
from bottega.cli.crews import MOST_JOBS, Jobs
from bottega.cli.seats import read_options


@app.command
def train(
    game: str,
    *,
    seats: Annotated[Whole | None, Parameter(help="How many sit there; two, or the least.")] = None,
    option: Annotated[
        list[str] | None, Parameter(help="A table option, name=value; several values by commas.")
    ] = None,
    jobs: Jobs = 1,
    minutes: Annotated[Measure, Parameter(help="How long it learns this time.")] = 10.0,
    out: Annotated[Path, Parameter(help="The folder of the training; goes on from there.")] = Path(
        "training"
    ),
    seed: Annotated[str, Parameter(help="The same seed and jobs learn the same.")] = "1",
    device: Annotated[str, Parameter(help="auto, numpy, cpu or cuda.")] = "auto",
    every: Annotated[Measure, Parameter(help="Seconds from one evaluation to the next.")] = 120.0,
    games: Annotated[Whole, Parameter(help="Games of an evaluation, against greedy.")] = 200,
    weights: Annotated[
        Path | None, Parameter(help="Weights to begin with, of any number of seats.")
    ] = None,
    reward: Annotated[str, Parameter(help="What is learned: to win, or the rank.")] = "win",
    against: Annotated[
        str | None, Parameter(help="A player to exploit, who has all seats but one.")
    ] = None,
) -> None:
    """Teach a value of a game's positions by self-play, as the player *master* uses it.

    Needs NumPy; takes PyTorch where it is installed. In its folder there are a checkpoint, the
    weights, and the curve as lines of JSON and as a plot. Ctrl-C keeps what was learned.

    Parameters
    ----------
    game
        The game's key, such as masters.
    """
    try:
        from bottega.lab.train import Training, rulebook  # noqa: PLC0415 # NumPy takes a while
        from bottega.lab.train import train as teach  # noqa: PLC0415
    except ImportError as problem:
        raise Unreadable(f"training needs NumPy: pip install numpy ({problem})") from None
    if not 1 <= jobs <= MOST_JOBS:
        raise Unreadable(f"--jobs: expected 1 to {MOST_JOBS}, got {jobs}")
    if not 0 < minutes <= 100_000:
        raise Unreadable(f"--minutes: expected more than nothing, got {minutes}")
    if games < 1:
        raise Unreadable(f"--games: expected 1 or more, got {games}")
    if out.exists() and not out.is_dir():
        raise Unreadable(f"{out}: this is not a folder")
    least = max(2, rulebook(game).min_seats)
    training = Training(
        game,
        least if seats is None else seats,
        read_options(option or []),
        jobs,
        minutes,
        out,
        seed,
        device=device,
        every=every,
        games=games,
        weights=weights,
        reward=reward,
        against=against,
    )
    learned = teach(training, lambda line: console.print(line, markup=False))
    console.print(f"[green]✔[/] {learned}", soft_wrap=True)
