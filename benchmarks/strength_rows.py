"""The rows of docs/strength.md: who is measured against whom, where, and how well they do.

A row is played from its first game on, as far as somebody has time for. What came of it so far is a
line of benchmarks/strength.jsonl, to which the games played next are added.
"""

from __future__ import annotations

import fcntl
import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bottega.kernel.registry import find_game
from bottega.lab.contest import LONGEST_THOUGHT
from bottega.lab.report.figures import share
from bottega.lab.standings import Standings
from bottega.play.match import Match
from bottega.play.nature import seed_from
from bottega.players.arena import bot_rng
from bottega.players.foreign import NET, find_entrant
from bottega.players.player import players, usual_name

ROOT = Path(__file__).parents[1]
PLAYED = ROOT / "benchmarks" / "strength.jsonl"

ONE_PLY, SEARCH = 1000, 400
"""Games of a row: fewer where somebody searches."""


class Table(NamedTuple):
    """A kind of table: what it is called, how it is laid, how many sit there and who wins there."""

    name: str
    game: str
    options: dict[str, str]
    seats: int
    crowded: bool = False  # one against all others


TABLES = [
    Table("masters-2", "masters", {}, 2),
    Table("masters-4", "masters", {}, 4, True),
    Table("lorenzo-2", "lorenzo", {"mode": "advanced"}, 2),
    Table("lorenzo-4", "lorenzo", {"mode": "advanced"}, 4, True),
    Table("lorenzo-basic-2", "lorenzo", {"mode": "basic"}, 2),
    Table("lorenzo-basic-4", "lorenzo", {"mode": "basic"}, 4, True),
    Table("wiege-2", "wiege", {}, 2),
    Table("wiege-4", "wiege", {}, 4, True),
    Table("wiege-teams", "wiege", {"mode": "teams"}, 4),
    Table("princes-3", "princes", {"trade": "turn"}, 3),
    Table("princes-4", "princes", {"trade": "turn"}, 4, True),
    Table("princes-off-3", "princes", {"trade": "off"}, 3),
    Table("princes-off-4", "princes", {"trade": "off"}, 4, True),
    Table("princes-full-3", "princes", {"trade": "full"}, 3),
    Table("princes-full-4", "princes", {"trade": "full"}, 4, True),
]

BARS: dict[tuple[str, str], tuple[float, float, float | None]] = {
    ("journeyman", "apprentice"): (0.75, 0.50, None),
    ("master", "journeyman"): (0.80, 0.55, 0.50),
    ("maestro", "master"): (0.65, 0.45, 0.40),
    ("maestro", "journeyman"): (0.95, 0.75, 0.65),
}
"""What share of wins is wanted: of two sides, of three players in Princes, of four players."""

EXPLOITER = "exploiter"
EXPLOITING = ROOT / "benchmarks" / "exploiter-masters-2.npz"
"""A net that learned to beat the master, by `bottega train masters --against master`."""

ALONE = Table("masters-alone", "masters", {}, 1)
WANTED_ALONE = {"apprentice": None, "journeyman": None, "master": None, "maestro": 0.60}


class Row(NamedTuple):
    """A row of the page: who is measured, against whom, where, and what is wanted."""

    table: Table
    player: str
    against: str | None
    bar: float | None

    @property
    def name(self) -> str:
        return "-".join([self.table.name, *self.named])

    @property
    def games(self) -> int:
        return SEARCH if "maestro" in (self.player, self.against) else ONE_PLY

    @property
    def possible(self) -> bool:
        """Whether everybody in it is there."""
        return all(
            EXPLOITING.is_file() if name == EXPLOITER else usual_name(name) in players()
            for name in self.named
        )

    @property
    def named(self) -> list[str]:
        return [self.player, *([self.against] if self.against else [])]

    @property
    def made_of(self) -> str:
        """What its players answer: while they answer alike, its games stand."""
        return "/".join(answers_of(name, self.table.name) for name in self.named)

    def still_stands(self, line: Line) -> bool:
        """Whether its players answer as they did when its games were played."""
        now, before = self.made_of.split("/"), line["made_of"].split("/")
        pairs = zip(now, before, strict=False)
        return len(now) == len(before) and all(alike(*answers) for answers in pairs)


def rows() -> list[Row]:
    found = []
    for table in TABLES:
        for (player, against), (two, three, four) in BARS.items():
            bar = four if table.crowded else three if table.game == "princes" else two
            if bar is not None:
                found.append(Row(table, player, against, bar))
    found += [Row(TABLES[0], EXPLOITER, "master", None), Row(TABLES[0], "maestro", EXPLOITER, None)]
    return found + [Row(ALONE, player, None, bar) for player, bar in WANTED_ALONE.items()]


def entrant(name: str) -> str:
    """By what name somebody enters a contest."""
    return f"{NET}{EXPLOITING}" if name == EXPLOITER else name


QUESTIONS = 30
"""So many questions a player is asked, to see whether it still answers as it did."""


SIGNS = 2
"""Of each answer that are written down."""

ROUNDED = 2
"""Answers of these that may differ: where two options are as good, another machine's arithmetic
may round so that the other one looks better."""


def alike(now: str, before: str) -> bool:
    """Whether two lists of answers are those of the same player."""
    places = range(0, len(now), SIGNS)
    differ = sum(now[at : at + SIGNS] != before[at : at + SIGNS] for at in places)
    return len(now) == len(before) and differ <= ROUNDED


@cache
def answers_of(name: str, at: str) -> str:
    """What a player answers to questions of a game that is played at random, two signs for each.

    That depends on all it is made of, the rules and what it learned, and on nothing else: not on
    the time, which it has as much of as it wants, nor on how its code is written.
    """
    table = next(table for table in [*TABLES, ALONE] if table.name == at)
    game, seed = find_game(table.game), seed_from("what they answer")
    match = Match(game, ["random"] * table.seats, seed, table.options, listen=False)
    rng = Random(0)
    asked = []
    while match.questions:
        question = match.questions[0]
        if len(question.options) > 1:
            asked.append((match.view(question.seat), question))
        match.answer(question.seat, rng.choice(question.options))
    found = []
    for view, question in asked[:: len(asked) // QUESTIONS + 1]:
        player = find_entrant(entrant(name))(game, bot_rng(seed, question.seat))
        player.begin(question.seat, view)
        answer = player.choose(view, question, LONGEST_THOUGHT)
        text = game.vocabulary(question.seat).text(answer)
        found.append(sha256(text.encode()).hexdigest()[:SIGNS])
    return "".join(found)


# What came of them ------------------------------------------------------------------------------

Line = dict[str, Any]


def played() -> dict[str, Line]:
    """Every row that was begun, as far as it was played."""
    text = PLAYED.read_text(encoding="utf-8") if PLAYED.exists() else ""
    return {line["row"]: line for line in map(json.loads, text.splitlines())}


def keep(line: Line, before: Line | None) -> None:
    """Write a row's line in the place of the one ``before``.

    Several may play at once, each its own rows.
    """
    lock = ROOT / "build" / "strength.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        found = played()
        if found.get(line["row"]) != before:
            raise SystemExit(f"{line['row']}: somebody else plays this row too")
        found[line["row"]] = line
        PLAYED.write_text("".join(json.dumps(each) + "\n" for each in found.values()), "utf-8")


def line_of(row: Row, standings: Standings) -> Line:
    """What is kept of some games: all that can be added up."""
    line: Line = standings.summary()
    for player, name in zip(line["players"], row.named, strict=True):
        player["player"] = name
        del player["rating"], player["margin_interval"]
    return line


def added(line: Line, more: Line) -> Line:
    """A row's line with what came of the games that follow."""
    pairs = zip(line["players"], more["players"], strict=True)
    return {
        **more,
        "games": line["games"] + more["games"],
        "truncated": line["truncated"] + more["truncated"],
        "players": [both(one, other) for one, other in pairs],
    }


def both(one: Line, other: Line) -> Line:
    """What one player did in some games and in others."""

    def mean(figure: str, of: str) -> float:
        cases = one[of] + other[of]
        return float((one[figure] * one[of] + other[figure] * other[of]) / cases if cases else 0)

    games, wins = one["games"] + other["games"], one["wins"] + other["wins"]
    found = share(wins, games)
    return {
        **one,
        "games": games,
        "wins": wins,
        "share": found.value,
        "interval": [found.low, found.high],
        "score": mean("score", "games"),
        "margin": None if one["margin"] is None else mean("margin", "games"),
        "choices": one["choices"] + other["choices"],
        "seconds_per_choice": mean("seconds_per_choice", "choices"),
        "slowest_choice": max(one["slowest_choice"], other["slowest_choice"]),
        "faults": one["faults"] + other["faults"],
        "first_fault": one["first_fault"] or other["first_fault"],
    }
