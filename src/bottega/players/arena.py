"""The arena: many games between players, and what can honestly be said about them.

Players change seats from game to game, so that nobody is measured by where they sat. Every
game has a seed of its own made from the arena's seed and its number: the same arena can be
run again, on one core or many, with the same outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import sqrt
from random import Random
from statistics import mean, pstdev
from typing import Any, NamedTuple

from bottega.kernel.edition import Values
from bottega.kernel.game import Decision, Game
from bottega.kernel.registry import find_game, must_be_registered
from bottega.kernel.shape import Json
from bottega.kernel.state import Action, State
from bottega.play.crew import Crew, crew_of
from bottega.play.match import Match
from bottega.play.nature import seed_from
from bottega.players.foreign import Forfeit, find_entrant
from bottega.players.player import Player, name_of
from bottega.players.seated import Seated, listens

Players = Sequence[str | type[Player]]
"""Who meets: names of players, or classes."""

SECONDS = 1.0
"""Time a player has for an answer, unless somebody says otherwise."""


LONGEST = 5_000
"""Answers after which a game between bots is stopped; no game of ours takes a tenth of that."""


class Bout(NamedTuple):
    """How one game went. Everything is by player, in the order they were named, not by seat."""

    seats: list[int]  # where each player sat
    scores: list[int]
    wins: list[float]  # a win shared by two is half a win for each
    answers: int  # by players, nature not counted
    truncated: bool  # stopped after `LONGEST` answers; nobody won
    forfeited: int = -1  # who crashed, fell silent or answered nonsense and lost by it, if anybody
    why: str = ""  # what they did


class Tally:
    """What many games add up to. Players are counted in the order in which they were named."""

    def __init__(self, game: str, names: list[str], seed: str) -> None:
        self.game = game
        self.names = names
        self.seed = seed
        self.bouts: list[Bout] = []

    def wins(self, player: int) -> float:
        return sum(bout.wins[player] for bout in self.bouts)

    def scores(self, player: int) -> list[int]:
        return [bout.scores[player] for bout in self.bouts]

    def seat_wins(self, seat: int) -> float:
        return sum(
            win for b in self.bouts for s, win in zip(b.seats, b.wins, strict=True) if s == seat
        )

    def truncated(self) -> int:
        return sum(bout.truncated for bout in self.bouts)

    def lengths(self) -> list[int]:
        return [bout.answers for bout in self.bouts]

    def share(self, player: int) -> float:
        """The share of games that a player won."""
        return self.wins(player) / len(self.bouts)

    def interval(self, player: int) -> tuple[float, float]:
        """Between what the true share lies, with 95 % confidence."""
        return interval(self.wins(player), len(self.bouts))

    def summary(self) -> Json:
        """Everything an arena says, for programs."""
        games, lengths = len(self.bouts), self.lengths()
        return {
            "game": self.game,
            "games": games,
            "seed": self.seed,
            "players": [
                {
                    "player": name,
                    "wins": self.wins(i),
                    "share": self.share(i),
                    "interval": self.interval(i),
                    "score": mean(self.scores(i)),
                    "score_deviation": pstdev(self.scores(i)),
                    "score_range": [min(self.scores(i)), max(self.scores(i))],
                }
                for i, name in enumerate(self.names)
            ],
            "seats": [
                {"seat": s + 1, "wins": self.seat_wins(s), "share": self.seat_wins(s) / games}
                for s in range(len(self.names))
            ],
            "truncated": self.truncated(),
            "answers": {"mean": mean(lengths), "least": min(lengths), "most": max(lengths)},
        }

    def __repr__(self) -> str:
        """A line a player: the share of wins, its interval, the mean score."""
        lines = [f"<{len(self.bouts)} games of {self.game}, seed {self.seed!r}"]
        width = max(map(len, self.names))
        for i, name in enumerate(self.names):
            low, high = self.interval(i)
            share = f"{self.share(i):.1%} of wins ({low:.1%} to {high:.1%})"
            lines.append(f"  {name:{width}}  {share}, score {mean(self.scores(i)):.1f}")
        return "\n".join(lines) + ">"


def interval(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % confidence interval for a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low, high = (centre - spread) / scale, (centre + spread) / scale
    return max(0.0, min(share, low)), min(1.0, max(share, high))  # whatever rounding did


def bot_rng(seed: bytes | None, seat: int) -> Random:
    """A bot's own dice for imagining and for breaking ties: never nature's, but as repeatable."""
    return Random(f"{(seed or b'').hex()}/{seat}")


Watch = Callable[[State, Decision, Action], object]
"""Who looks on: called with every view, question and answer, before the answer is carried out."""


def play_out(
    match: Match, sitting: list[Player], seconds: float = SECONDS, watch: Watch | None = None
) -> bool:
    """Let players, by seat, answer until the game is over; whether it came to its end.

    Some rules set no limit to a game, and two cautious players could go on for ever. However it
    ends, everybody leaves the table.
    """
    try:
        seated = [
            Seated(player, seat, match.view(seat), len(match.log))
            for seat, player in enumerate(sitting)
        ]
        while match.questions:
            if len(match.answers) >= LONGEST:
                return False
            question = match.questions[0]
            seat = question.seat
            view = match.view(seat)
            chosen = seated[seat].answer(view, match.log, question, seconds)
            if watch is not None:
                watch(view, question, chosen)
            match.answer(seat, chosen)
        for each in seated:
            each.hear(match.log)
        return True
    finally:
        scores = match.scores if match.over else []
        for player in sitting:
            player.leave(scores, match.winners)


def sit_down(
    game: Game[Any],
    players: Players,
    options: dict[str, str],
    seed: str,
    number: int,
    kind: type[Match] = Match,
    listen: bool = False,
) -> tuple[list[int], Match, list[Player]]:
    """The table of one game: everybody sits one place further than in the game before.

    Gives the seat of each player, the match, and who sits at each seat.
    """
    seats = [(place + number) % len(players) for place in range(len(players))]
    by_seat = [players[seats.index(seat)] for seat in range(len(players))]
    start = seed_from(f"{seed}/{number}")
    kinds = [find_entrant(player) for player in by_seat]
    sitting = [kind(game, bot_rng(start, seat)) for seat, kind in enumerate(kinds)]
    listen = listen or any(map(listens, kinds))
    names = [name_of(player) for player in by_seat]
    return seats, kind(game, names, start, options, listen=listen), sitting


def bout(
    game: Game[Any], players: Players, options: dict[str, str], seed: str, number: int
) -> Bout:
    """One game of an arena."""
    seats, match, sitting = sit_down(game, players, options, seed, number)
    return play_bout(seats, match, sitting)


def play_bout(
    seats: list[int], match: Match, sitting: list[Player], seconds: float = SECONDS
) -> Bout:
    """Let a game be played that was sat down to; how it went."""
    finished, culprit, why = True, None, ""
    try:
        finished = play_out(match, sitting, seconds)
    except Forfeit as forfeit:
        culprit, why = forfeit.seat, str(forfeit)
    scores = match.scores
    wins = shares(match) if culprit is None else shares_without(match, culprit)
    answers = len(match.answers) - match.draws
    return Bout(
        seats,
        [scores[seat] for seat in seats],
        [wins[seat] for seat in seats],
        answers,
        not finished,
        -1 if culprit is None else seats.index(culprit),
        why,
    )


def shares_without(match: Match, culprit: int) -> list[float]:
    """The win of a game that somebody forfeited: all others' who do not win with them."""
    lost = next(side for side in match.game.sides(match.state) if culprit in side)
    return [0.0 if seat in lost else 1 / (match.seats - len(lost)) for seat in range(match.seats)]


def shares(match: Match) -> list[float]:
    """How much of the win each seat has: a win shared by two is half a win for each."""
    winners = match.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]


def bouts(
    key: str,
    rules: int,
    edition: Values,
    players: Players,
    options: dict[str, str],
    seed: str,
    numbers: list[int],
) -> list[Bout]:
    """Some games of an arena, in another process: it finds the game by its key."""
    game = find_game(key, rules, edition)
    return [bout(game, players, options, seed, number) for number in numbers]


def bouts_of(
    game: Game[Any],
    players: Players,
    options: dict[str, str],
    games: int,
    seed: str,
    jobs: int = 1,
    crew: Crew | None = None,
) -> Iterator[Bout]:
    """Play so many games, in so many processes or by a crew; yields them in order when done."""
    check_seating(game, players, options)
    crew = crew or crew_of(jobs)
    if not crew.elsewhere:
        for number in range(games):
            yield bout(game, players, options, seed, number)
        return
    must_be_registered(game)
    size = max(1, min(20, games // (4 * crew.hands)))
    chunks = [list(range(i, min(i + size, games))) for i in range(0, games, size)]
    task = partial(bouts, game.key, game.rules, game.edition, players, options, seed)
    for done in crew.each(task, chunks):
        yield from done


def check_seating(
    game: Game[Any], players: Players, options: dict[str, str], seats: int | None = None
) -> None:
    """Refuse impossible tables before anything is started."""
    game.new(len(players) if seats is None else seats, options)
    for player in players:
        find_entrant(player)
