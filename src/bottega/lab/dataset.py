"""Games as data: a Parquet file with a row for every decision, and one with a row for every game.

Seats are counted from 0, as in Python. Actions are their numbers in the game's vocabulary; the
schema's metadata, under ``bottega``, lists what each is called and says how the games were made.
The same seed gives the same files, byte for byte, whoever played the games.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from bottega import Game, Match, Unreadable
from bottega.kernel.game import Decision
from bottega.kernel.shape import Json
from bottega.kernel.state import Action, State
from bottega.lab.parts import Parts, Progress, folder_of
from bottega.lab.plan import Plan, in_parts, plan_for
from bottega.play.crew import Crew, crew_of
from bottega.players.arena import Players, play_out, shares, sit_down

FORMAT = 1
"""Bumped when a column changes its name or meaning."""

DECISIONS = pa.schema(
    [
        pa.field("game", pa.int32(), nullable=False),
        pa.field("decision", pa.int32(), nullable=False),
        pa.field("ply", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("step", pa.dictionary(pa.int16(), pa.string()), nullable=False),
        pa.field("subject", pa.string(), nullable=False),
        pa.field("view", pa.string(), nullable=False),
        pa.field("options", pa.list_(pa.field("element", pa.int16())), nullable=False),
        pa.field("choice", pa.int16(), nullable=False),
        pa.field("score", pa.int32(), nullable=False),
        pa.field("rank", pa.int8(), nullable=False),
        pa.field("win", pa.float32(), nullable=False),
    ]
)

LINE = pa.struct([("line", pa.string()), ("points", pa.int32())])

GAMES = pa.schema(
    [
        pa.field("game", pa.int32(), nullable=False),
        pa.field("seed", pa.string(), nullable=False),
        pa.field("players", pa.list_(pa.string()), nullable=False),
        pa.field("scores", pa.list_(pa.int32()), nullable=False),
        pa.field("ranks", pa.list_(pa.int8()), nullable=False),
        pa.field("wins", pa.list_(pa.float32()), nullable=False),
        pa.field("breakdown", pa.list_(pa.list_(LINE)), nullable=False),
        pa.field("decisions", pa.int32(), nullable=False),
        pa.field("answers", pa.int32(), nullable=False),
        pa.field("truncated", pa.bool_(), nullable=False),
        pa.field("record", pa.string(), nullable=False),
    ]
)

ROWS = 20_000
"""About how many decisions make a row group: some forty megabytes of views in memory."""


def games_file(path: Path) -> Path:
    """The file with a row a game, beside that with a row a decision."""
    return path.with_name(f"{path.stem}.games{path.suffix}")


def write(
    path: str | Path,
    game: str | Game[Any],
    players: Players,
    *,
    games: int = 100,
    seed: str = "1",
    jobs: int = 1,
    crew: Crew | None = None,
    progress: Progress | None = None,
    options: dict[str, str] | None = None,
) -> tuple[Path, Path]:
    """Let players meet as in `bottega.arena`, and write down all of it.

    Gives the file of decisions and the file of games. What was stopped goes on where it was when
    the same is asked for again.
    """
    decisions, crew = Path(path), crew or crew_of(jobs)
    plan = plan_for(game, players, options or {}, seed, games, crew)
    for there in (decisions, games_file(decisions)):
        if there.exists():
            raise Unreadable(f"{there}: there is such a file already; name another or remove it")
    parts = Parts(folder_of(decisions), plan.written())
    numbers = in_parts(games)
    sizes = [len(some) for some in numbers]
    done = parts.all_of(partial(play_part, plan), numbers, sizes, crew, progress)
    about = {b"bottega": json.dumps(describe(plan), ensure_ascii=False).encode()}
    with (
        Growing(decisions, DECISIONS.with_metadata(about)) as rows,
        Growing(games_file(decisions), GAMES.with_metadata(about)) as results,
    ):
        for part in done:
            source = pa.BufferReader(part.read_bytes())
            rows.add(pa.ipc.open_stream(source).read_all())
            results.add(pa.ipc.open_stream(source).read_all())
    parts.remove()
    return decisions, games_file(decisions)


def describe(plan: Plan) -> Json:
    """What the columns' numbers mean, and how the games were made."""
    actions = plan.game.actions
    texts = [actions.text(action) for action in actions.actions]
    return {"format": FORMAT, **plan.written(), "actions": texts}


class Growing:
    """A Parquet file that is written row group by row group, and only there once it is whole."""

    def __init__(self, path: Path, schema: pa.Schema) -> None:
        self.path, self.schema = path, schema
        self.draft = path.with_name(path.name + ".part")
        self.writer = pq.ParquetWriter(self.draft, schema, compression="zstd")
        self.waiting: list[pa.Table] = []

    def __enter__(self) -> Growing:
        return self

    def add(self, table: pa.Table) -> None:
        self.waiting.append(table)
        if sum(one.num_rows for one in self.waiting) >= ROWS:
            self.write_group()

    def write_group(self) -> None:
        if self.waiting:
            group = pa.concat_tables(self.waiting).replace_schema_metadata(self.schema.metadata)
            self.writer.write_table(group, row_group_size=group.num_rows)
            self.waiting.clear()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self.write_group()
        self.writer.close()
        if kind is None:
            self.draft.replace(self.path)
        else:
            self.draft.unlink()


# One part -------------------------------------------------------------------------------------


def play_part(plan: Plan, numbers: range) -> bytes:
    """Some games, played and written down: both tables as Arrow streams, one behind the other."""
    game = plan.game
    rows = Columns(DECISIONS)
    results = Columns(GAMES)
    for number in numbers:
        _, match, sitting = sit_down(game, plan.players, plan.options, plan.seed, number)
        asked = Asked(match, number)
        finished = play_out(match, sitting, watch=asked)
        outcome = Outcome(match)
        for row in asked.rows:
            rows.add({**row, **outcome.of(row["seat"])})
        results.add(
            {
                "game": number,
                "seed": (match.seed or b"").hex(),
                "players": match.players,
                "scores": outcome.scores,
                "ranks": outcome.ranks,
                "wins": outcome.wins,
                "breakdown": [
                    [
                        {"line": line, "points": points}
                        for line, points in game.breakdown(match.state, seat)
                    ]
                    for seat in range(match.seats)
                ],
                "decisions": len(asked.rows),
                "answers": len(match.answers),
                "truncated": not finished,
                "record": match.record(with_seed=True).write(),
            }
        )
    sink = pa.BufferOutputStream()
    steps = [step.key for step in game.steps]
    for table in (rows.table({"step": steps}), results.table({})):
        packed = pa.ipc.IpcWriteOptions(compression="zstd")
        with pa.ipc.new_stream(sink, table.schema, options=packed) as stream:
            stream.write_table(table)
    whole: bytes = sink.getvalue().to_pybytes()
    return whole


class Asked:
    """Looks on while a game is played: what was asked, and what was answered."""

    def __init__(self, match: Match, number: int) -> None:
        self.match, self.number = match, number
        self.rows: list[dict[str, Any]] = []

    def __call__(self, view: State, question: Decision, chosen: Action) -> None:
        game = self.match.game
        step = game.steps[question.frame[0]]
        indices = game.actions.indices
        self.rows.append(
            {
                "game": self.number,
                "decision": len(self.rows),
                "ply": len(self.match.answers),
                "seat": question.seat,
                "step": question.frame[0],
                "subject": compact(step.subject.write(question.frame[2:])),
                "view": compact(game.write(view)),
                "options": [indices[action] for action in question.options],
                "choice": indices[chosen],
            }
        )


class Outcome:
    """How a game ended for every seat."""

    def __init__(self, match: Match) -> None:
        self.scores = match.scores
        self.wins = shares(match)
        self.ranks = [1 + sum(s > score for s in self.scores) for score in self.scores]

    def of(self, seat: int) -> dict[str, Any]:
        return {"score": self.scores[seat], "rank": self.ranks[seat], "win": self.wins[seat]}


class Columns:
    """Rows as they come, to be made a table of."""

    def __init__(self, schema: pa.Schema) -> None:
        self.schema = schema
        self.columns: dict[str, list[Any]] = {name: [] for name in schema.names}

    def add(self, row: dict[str, Any]) -> None:
        for name, column in self.columns.items():
            column.append(row[name])

    def table(self, words: dict[str, list[str]]) -> pa.Table:
        """The table; what is kept as the number of a word is given its words."""
        arrays = [
            pa.DictionaryArray.from_arrays(pa.array(values, pa.int16()), pa.array(words[name]))
            if name in words
            else pa.array(values, self.schema.field(name).type)
            for name, values in self.columns.items()
        ]
        return pa.Table.from_arrays(arrays, schema=self.schema)


def compact(data: Json) -> str:
    """JSON without spaces."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
