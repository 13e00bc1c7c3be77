"""The arena: many games between players, and what can honestly be said about them.

Players change seats from game to game, so that nobody is measured by where they sat. Every
game has a seed of its own made from the arena's seed and its number: the same arena can be
run again, on one core or many, with the same outcome.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import sqrt
from random import Random
from statistics import mean, pstdev
from typing import Any, NamedTuple

from bottega.kernel.edition import Values
from bottega.kernel.game import Game
from bottega.kernel.registry import find_game, must_be_registered
from bottega.kernel.shape import Json
from bottega.play.match import Match
from bottega.play.nature import seed_from
from bottega.players.player import Player, find_player, name_of

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


def play_out(match: Match, sitting: list[Player], seconds: float = SECONDS) -> bool:
    """Let players, by seat, answer until the game is over; whether it came to its end.

    Some rules set no limit to a game, and two cautious players could go on for ever.
    """
    while match.questions:
        if len(match.answers) >= LONGEST:
            return False
        question = match.questions[0]
        seat = question.seat
        match.answer(seat, sitting[seat].choose(match.view(seat), question, seconds))
    return True


def bout(
    game: Game[Any], players: Players, options: dict[str, str], seed: str, number: int
) -> Bout:
    """One game of an arena: the players sit one place further than in the game before."""
    seats = [(place + number) % len(players) for place in range(len(players))]
    start = seed_from(f"{seed}/{number}")
    sitting = [
        find_player(players[seats.index(seat)])(game, bot_rng(start, seat))
        for seat in range(len(players))
    ]
    match = Match(game, [name_of(player) for player in players], start, options, listen=False)
    finished = play_out(match, sitting)
    scores, winners = match.scores, match.winners
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    answers = len(match.answers) - match.draws
    return Bout(seats, [scores[seat] for seat in seats], wins, answers, not finished)


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
) -> Iterator[Bout]:
    """Play so many games, in so many processes; yields them in order as they are done."""
    game.new(len(players), options)  # refuse impossible tables before anything is started
    for player in players:
        find_player(player)
    if jobs == 1:
        for number in range(games):
            yield bout(game, players, options, seed, number)
        return
    must_be_registered(game)
    size = max(1, min(20, games // (4 * jobs)))
    chunks = [list(range(i, min(i + size, games))) for i in range(0, games, size)]
    with ProcessPoolExecutor(jobs) as pool:
        fixed = (repeat(x) for x in (game.key, game.rules, game.edition, players, options, seed))
        for done in pool.map(bouts, *fixed, chunks):
            yield from done
