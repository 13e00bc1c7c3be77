"""A contest: named players meet in many games, and what can honestly be said of their strength.

`bottega.lab.standings` says it. A contest can be stopped and gone on with, and plays the same games
for the same seed, whoever plays them; only the time that players take is another each time.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

from bottega import Game, Player, Unreadable
from bottega.kernel.game import Decision
from bottega.kernel.registry import find_game
from bottega.kernel.state import Action, Event, State
from bottega.lab.parts import Parts, Progress, folder_of, write_whole
from bottega.lab.plan import Plan, in_parts, plan_for
from bottega.lab.standings import Meeting, Standings
from bottega.lab.standings_plot import plot
from bottega.play.crew import Crew, crew_of
from bottega.players.arena import SECONDS, Players, play_bout, sit_down
from bottega.players.foreign import check_entrant
from bottega.players.lineups import lineup_at, lineups
from bottega.players.player import name_of

LONGEST_THOUGHT = 3600.0


def hold(
    path: str | Path,
    game: str | Game[Any],
    players: Players,
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: str = "1",
    seconds: float = SECONDS,
    jobs: int = 1,
    crew: Crew | None = None,
    progress: Progress | None = None,
    options: dict[str, str] | None = None,
) -> Standings:
    """Let players meet, and draw their shares of wins into an SVG file.

    Without ``seats`` there are as many as players are named, as far as the game allows. Of fewer
    names than seats the last one fills the table; of more, all meet in turn. ``seconds``: the time
    for an answer. What was stopped goes on where it was when the same is asked for again.
    """
    picture, crew = Path(path), crew or crew_of(jobs)
    rules = game if isinstance(game, Game) else find_game(game)
    if picture.is_dir():
        raise Unreadable(f"{picture}: this is a folder, not a file")
    if not 0 < seconds <= LONGEST_THOUGHT:
        raise Unreadable(f"seconds: expected up to {LONGEST_THOUGHT:.0f}, got {seconds!r}")
    if not players:
        raise Unreadable("players: expected at least one")
    if seats is None:
        seats = min(max(len(players), rules.min_seats), rules.max_seats)
    plan = plan_for(rules, players, options or {}, seed, games, crew, seats)
    for player in plan.players:
        check_entrant(player)
    parts = Parts(folder_of(picture), {**plan.written(), "seats": seats, "seconds": seconds})
    work = in_parts(games)
    task = partial(play_part, plan, seats, seconds)
    files = parts.all_of(task, work, [len(some) for some in work], crew, progress)
    played = [Meeting.read(data) for file in files for data in json.loads(file.read_bytes())]
    standings = Standings(plan, seats, seconds, played)
    write_whole(picture, plot(standings).encode())
    parts.remove()
    return standings


def play_part(plan: Plan, seats: int, seconds: float, numbers: range) -> bytes:
    """Some games of a contest."""
    game = plan.game
    tables = lineups(game, plan.players, seats, plan.options)
    played = [meet(plan, game, lineup_at(tables, n), seconds, n)._asdict() for n in numbers]
    return json.dumps(played).encode()


def meet(plan: Plan, game: Game[Any], lineup: Players, seconds: float, number: int) -> Meeting:
    """One game of a contest: that of an arena with this lineup, and how long everybody thought."""
    seats, match, sitting = sit_down(game, lineup, plan.options, plan.seed, number)
    timed = [Timed(player) for player in sitting]
    bout = play_bout(seats, match, list(timed), seconds)
    by_place = [timed[seat] for seat in seats]
    return Meeting(
        [name_of(player) for player in lineup],
        bout,
        [each.choices for each in by_place],
        [each.seconds for each in by_place],
        [each.slowest for each in by_place],
    )


class Timed(Player):
    """A player, and how long it takes over its choices; where there is only one there is none.

    Whoever thinks in this process is given the time of the processor: seconds of one core, whatever
    else the machine does meanwhile.
    """

    def __init__(self, player: Player) -> None:
        super().__init__(player.game, player.rng)
        self.player = player
        if player.thinks_here:
            player.clock = process_time
        self.clock = player.clock
        self.choices = 0
        self.seconds = self.slowest = 0.0

    def begin(self, seat: int, view: State) -> None:
        self.player.begin(seat, view)

    def hear(self, events: Sequence[Event]) -> None:
        self.player.hear(events)

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        started = self.clock()
        chosen = self.player.choose(view, question, seconds)
        if len(question.options) > 1:
            taken = self.clock() - started
            self.choices += 1
            self.seconds += taken
            self.slowest = max(self.slowest, taken)
        return chosen

    def leave(self, scores: list[int], winners: list[int]) -> None:
        self.player.leave(scores, winners)
