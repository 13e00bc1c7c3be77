"""Games a learner plays against itself or somebody else, many tables at once, and what they teach.

At every choice each option is tried, the outcomes of all tables are valued together, and mostly the
best is taken. A game that is over teaches what each seat saw after its choices, with TD(λ) targets:
what came of it later, in the player's own opinion and in the end.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bottega.kernel.encoder import encoder_of
from bottega.kernel.game import Game
from bottega.kernel.tables import Tables
from bottega.players.arena import SECONDS
from bottega.players.learned_choice import features, settled, values
from bottega.players.player import Player, find_player
from bottega.players.value_net import Floats, ValueNet, chance

LONGEST = 3000
"""Choices after which a game is broken off and forgotten."""


class Dice(Random):
    """Quick ones: most of what chance does in an imagined world is shuffling.

    The bias of multiplying instead of drawing again is far below anything a game could show.
    """

    def shuffle(self, x: Any) -> None:
        random = self.random
        for i in range(len(x) - 1, 0, -1):
            j = int(random() * (i + 1))
            x[i], x[j] = x[j], x[i]


class Exploring(NamedTuple):
    """How a learner tries what does not look best, and how far it looks for its targets."""

    temperature: float  # options are taken by the softmax of their log odds over this
    random: float  # the share of choices at which anything is taken
    trace: float  # λ


class Lesson(NamedTuple):
    """Positions of finished games. ``counts``: how many features are on in each."""

    indices: npt.NDArray[np.uint16]
    counts: npt.NDArray[np.int32]
    lead: Floats
    target: Floats
    won: Floats
    games: int

    @staticmethod
    def of(lessons: list[Lesson]) -> Lesson:
        """Several as one."""
        return Lesson(
            np.concatenate([lesson.indices for lesson in lessons]),
            np.concatenate([lesson.counts for lesson in lessons]),
            np.concatenate([lesson.lead for lesson in lessons]),
            np.concatenate([lesson.target for lesson in lessons]),
            np.concatenate([lesson.won for lesson in lessons]),
            sum(lesson.games for lesson in lessons),
        )


class Seen(NamedTuple):
    """What a seat saw after a choice of its own, and what it thought of it."""

    indices: npt.NDArray[np.uint16]
    lead: float
    taken: float  # the chance to win with what was taken
    best: float  # and with what looked best
    wild: bool  # taken at random


class Company:
    """Somebody who plays at every seat of some tables but the learner's, one player a seat.

    The learner sits one place further from game to game of a table, and from table to table.
    """

    def __init__(self, player: str, tables: Tables, seed: str) -> None:
        self.kind = find_player(player)
        self.tables = tables
        self.seed = seed
        self.ended = [0] * len(tables.states)  # games of each
        self.sitting: list[dict[int, Player]] = [{} for _ in tables.states]

    def learner(self, table: int) -> int:
        """Where the learner sits at a table now."""
        return (table + self.ended[table]) % self.tables.players

    def begin_anew(self, table: int) -> None:
        """A game has ended there, and the next begins."""
        self.ended[table] += 1
        self.sitting[table] = {}

    def choose(self, table: int) -> int:
        """What they answer at a table where the learner is not asked: the number of an action."""
        tables, question = self.tables, self.tables.questions[table]
        game, seat = tables.game, question.seat
        view = game.redact(tables.states[table], seat)
        player = self.sitting[table].get(seat)
        if player is None:
            player = self.kind(game, Random(f"{self.seed}/{table}/{self.ended[table]}/{seat}"))
            player.begin(seat, view)
            self.sitting[table][seat] = player
        return game.actions.index(player.choose(view, question, SECONDS))


class SelfPlay:
    """Some tables of one game at which every seat plays by the same net, or one seat of each.

    ``against``: the player who has the other seats then; only the learner's teach anything.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, str],
        tables: int,
        seed: str,
        reward: str = "win",
        against: str | None = None,
    ) -> None:
        encoder = encoder_of(game, seats)
        dice: list[Random] = [Dice(f"{seed}/{table}") for table in range(tables)]
        self.tables = Tables(game, seats, options, dice, encoder, reward, False, LONGEST)
        self.company = None if against is None else Company(against, self.tables, seed)
        self.rng = np.random.default_rng([*seed.encode()])
        self.seen: list[list[list[Seen]]] = [[[] for _ in range(seats)] for _ in range(tables)]
        self.seats = seats

    def play(self, net: ValueNet, steps: int, how: Exploring) -> Lesson:
        """Let every table make so many choices; what the games that ended meanwhile teach."""
        lessons: list[Lesson] = [nothing_learned()]
        tables = self.tables
        for _ in range(steps):
            ahead = tables.look_ahead()
            indices, offsets = features(ahead)
            lead = net.lead(ahead)
            logits = settled(net.logits(indices, offsets, lead), ahead)
            chances = chance(logits)
            small = indices.astype(np.uint16)
            noise = self.rng.gumbel(size=len(logits)).astype(np.float32)
            tempted = logits / how.temperature + noise
            actions: list[int] = []
            legal = np.frombuffer(tables.legal, np.int64)
            first = 0
            for i, offered in enumerate(tables.offered):
                last = first + offered
                if self.company is not None and tables.seats[i] != self.company.learner(i):
                    actions.append(self.company.choose(i))
                    first = last
                    continue
                best = first + int(np.argmax(logits[first:last]))
                wild = self.rng.random() < how.random
                if wild:
                    taken = first + int(self.rng.integers(offered))
                else:
                    taken = first + int(np.argmax(tempted[first:last]))
                start = offsets[taken]
                self.seen[i][tables.seats[i]].append(
                    Seen(
                        small[start : start + ahead.found[taken]].copy(),
                        float(lead[taken]),
                        float(chances[taken]),
                        float(chances[best]),
                        wild,
                    )
                )
                actions.append(int(legal[taken]))
                first = last
            tables.play(actions)
            for i, won, broken_off in tables.ended:
                if not broken_off and any(self.seen[i]):
                    lessons.append(lesson(self.seen[i], won, how.trace))
                self.seen[i] = [[] for _ in range(self.seats)]
                if self.company is not None:
                    self.company.begin_anew(i)
        return Lesson.of(lessons)


def nothing_learned() -> Lesson:
    empty = np.zeros(0, np.float32)
    return Lesson(np.zeros(0, np.uint16), np.zeros(0, np.int32), empty, empty, empty, 0)


def lesson(game: list[list[Seen]], won: list[float], trace: float) -> Lesson:
    """What one game teaches: every seat's choices, each with what came of it."""
    seen = [each for seat in game for each in seat]
    target: list[float] = []
    for seat, outcome in zip(game, won, strict=True):
        target += targets(seat, outcome, trace)
    return Lesson(
        np.concatenate([each.indices for each in seen]),
        np.array([len(each.indices) for each in seen], np.int32),
        np.array([each.lead for each in seen], np.float32),
        np.array(target, np.float32),
        np.repeat(np.array(won, np.float32), [len(seat) for seat in game]),
        1,
    )


def targets(seen: list[Seen], outcome: float, trace: float) -> list[float]:
    """TD(λ): the last choice was worth the outcome, each before it a mixture.

    A choice at random says nothing about the one before: that is worth what looked best then.
    """
    found = [0.0] * len(seen)
    ahead = outcome
    for i in range(len(seen) - 1, -1, -1):
        found[i] = ahead
        here = seen[i]
        ahead = here.best if here.wild else (1 - trace) * here.taken + trace * ahead
    return found


def match(net: ValueNet, play: Tables, games: range, company: Company | None = None) -> list[float]:
    """Play one game a table against greedy players, or others; the share of the win in each.

    ``games``: their numbers. The net sits one place further from game to game.
    """
    tables, seats = len(play.states), play.players
    result: list[float | None] = [None] * tables
    place = [number % seats for number in games]
    rng = np.random.default_rng(games.start)
    while None in result:
        ahead = play.look_ahead()
        learned = values(net, ahead)
        greedy = np.array(ahead.own)
        tie = rng.random(len(greedy)) * 1e-9
        legal = np.frombuffer(play.legal, np.int64)
        actions, first = [], 0
        for i, offered in enumerate(play.offered):
            last = first + offered
            mine = play.seats[i] == place[i]
            if company is not None and not mine:
                actions.append(company.choose(i))
            else:
                worth = learned if mine else greedy
                actions.append(int(legal[first + np.argmax(worth[first:last] + tie[first:last])]))
            first = last
        play.play(actions)
        for i, won, _ in play.ended:
            if result[i] is None:
                result[i] = won[place[i]]
            if company is not None:
                company.begin_anew(i)
    return [share for share in result if share is not None]


def new_match(
    game: Game[Any], seats: int, options: dict[str, str], games: range, seed: str
) -> Tables:
    """Tables for a match, each with dice of its own."""
    dice: list[Random] = [Dice(f"{seed}/match/{number}") for number in games]
    return Tables(game, seats, options, dice, encoder_of(game, seats), "win", False, LONGEST)
