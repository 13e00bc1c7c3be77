"""How kept games were made, and how they are read.

``python -m tests.kept.keeping FOLDER`` plays random games and keeps their records, a digest of
the table at every question, and some positions whole. What lies in ``v1`` and ``v2`` was made when
those were the rules, and is never made again: it is what old files look like. In ``v1`` there is a
game of every kind of table; in ``v2`` of every number of seats, and of every pair of options where
most sit.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import bottega
from bottega import Game, Match

HOME = Path(__file__).parent
POSITIONS = 6
"""Positions of each game that are kept whole: at the start, and spread over its questions."""


LATER = {
    "lorenzo": ["players.faith"],
    "masters": ["reports"],
    "princes": ["incomes"],
    "wiege": ["ends"],
}
"""What is worked out for people since these games were kept, and is left out of their digests."""

LATER_OF_QUESTIONS = {"masters": ["closes"]}
"""The same of what is worked out at some questions only."""


class Kept(NamedTuple):
    """One game as it was kept."""

    name: str
    record: str
    digests: list[str]  # of the truth and of every view, before each answer of a player
    positions: list[dict[str, Any]]  # {"ply": …, "seat": …, "text": …}; the truth has no seat


def digest(match: Match) -> str:
    """Everything that can be seen of a table, shortened."""
    game, t = match.game, match.state
    views = [t, *(game.redact(t, seat) for seat in [*range(t.seats), None])]
    seen = [[game.write(view), derived_then(game, view)] for view in views]
    asked = [[q.seat, game.write_frame(q.frame), game.listing(q)] for q in match.questions]
    told = json.dumps([seen, asked, match.scores], ensure_ascii=False)
    return sha256(told.encode()).hexdigest()[:12]


def derived_then(game: Game[Any], view: Any) -> dict[str, Any]:
    """What was derived of a table when games were kept."""
    found: dict[str, Any] = dict(game.show.derived(view))
    for name in LATER.get(game.key, []):
        whole, _, part = name.partition(".")
        if part:
            found[whole] = [without(each, part) for each in found[whole]]
        else:
            found = without(found, whole)
    for name in LATER_OF_QUESTIONS.get(game.key, []):
        found.pop(name, None)
    return found


def without(things: dict[str, Any], name: str) -> dict[str, Any]:
    assert name in things
    return {key: value for key, value in things.items() if key != name}


def kinds(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats at a usual table, and with most seats everything else there is."""
    usual = game.decided({})
    return [
        (seats, options)
        for seats, options in game.tables()
        if seats == game.max_seats or options == usual
    ]


def name_of(game: Game[Any], seats: int, options: dict[str, str]) -> str:
    return "-".join([game.key, str(seats), *options.values()]).replace(" ", "_")


def keep(game: Game[Any], seats: int, options: dict[str, str]) -> Kept:
    """Play a random game and keep it."""
    name = name_of(game, seats, options)
    rng = Random(name)
    match = bottega.new(game, seats=seats, seed=f"kept/{name}", options=options)
    digests, written = [], []
    while not match.over:
        digests.append(digest(match))
        asked = rng.choice(match.questions)
        written.append(
            (len(match.answers), asked.seat, match.position(), match.position(asked.seat))
        )
        match.answer(asked.seat, rng.choice(asked.options))
    chosen = [written[0], *sorted(rng.sample(written[1:], POSITIONS - 1))]
    positions: list[dict[str, Any]] = []
    for ply, seat, truth, view in chosen:
        positions.append({"ply": ply, "seat": None, "text": truth})
        positions.append({"ply": ply, "seat": seat, "text": view})
    return Kept(name, match.record().write(), digests, positions)


def write(kept: Kept, folder: Path) -> None:
    (folder / f"{kept.name}.record.json").write_text(kept.record, encoding="utf-8")
    rest = {"digests": " ".join(kept.digests), "positions": kept.positions}
    text = json.dumps(rest, ensure_ascii=False, indent=1) + "\n"
    (folder / f"{kept.name}.tables.json").write_text(text, encoding="utf-8")


def read(record: Path) -> Kept:
    name = record.name.removesuffix(".record.json")
    rest = json.loads(record.with_name(f"{name}.tables.json").read_text(encoding="utf-8"))
    text = record.read_text(encoding="utf-8")
    return Kept(name, text, rest["digests"].split(), rest["positions"])


if __name__ == "__main__":
    for each in bottega.games().values():
        for table in kinds(each):
            write(keep(each, *table), Path(sys.argv[1]))
